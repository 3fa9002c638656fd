"""A board drawn in the terminal: boxes where there is one, plain lines where there is none.

Tables and verdicts in words stand in `render_tables` and `render_words`; all are named here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from senpu.events.base import Seat
from senpu.projections.game import Cell, Half, Picture, Zone
from senpu.replay.render_tables import offers_table, rules_table, show_table
from senpu.replay.render_words import breach_lines, words_of

__all__ = [
    "breach_lines",
    "draw",
    "offers_table",
    "plain_lines",
    "rules_table",
    "show_table",
    "words_of",
]

STYLES: Mapping[str, str] = {"good": "green", "tired": "yellow", "hidden": "dim", "bad": "red"}
CARD = 24
"""Columns a card takes at least, where there is room for more than one."""
ACTIVE = "▶ "
EMPTY = "-"
"""What stands in a place of the grid where nothing lies."""
SHORT = "⚠"

Grid = tuple[tuple[Zone | None, ...], ...]
Boxed = tuple[str, Cell]
Players = Mapping[Seat, str]
NOBODY: Players = {}


def draw(picture: Picture, console: Console, players: Players = NOBODY) -> None:
    """Draw a picture as wide as the console; `players` are the names behind the seats.

    Plain lines where the output is no terminal or NO_COLOR is set.
    """
    if console.is_terminal and not console.no_color:
        console.print(_Boxes(picture, players))
        return
    for line in plain_lines(picture, players):
        console.print(line, markup=False, highlight=False, emoji=False, soft_wrap=True)


def plain_lines(picture: Picture, players: Players = NOBODY) -> Iterator[str]:
    """The picture in lines without boxes or colour; cards below each other are aligned."""
    far, near = picture.halves
    yield picture.title
    yield ""
    yield from _plain_heading(far, players)
    yield from _plain_zones(far.zones)
    yield from _plain_grid(far.grid)
    if picture.middle:
        yield ""
        yield from _plain_zones(picture.middle)
    yield ""
    yield from _plain_heading(near, players)
    yield from _plain_grid(near.grid)
    yield from _plain_zones(near.zones)


def _plain_heading(half: Half, players: Players) -> Iterator[str]:
    yield _heading(half, players)
    yield "  " + "  ".join(_counts(half))


def _heading(half: Half, players: Players) -> str:
    named = " ".join(filter(None, (half.heading, players.get(half.seat))))
    return ACTIVE + named if half.active else named


def _counts(half: Half) -> Iterator[str]:
    """What is counted; less than nothing is marked, for the record is then ahead of the table."""
    return (f"{name} {n}{SHORT if n.startswith('-') else ''}" for name, n in half.counts)


def _plain_zones(zones: Iterable[Zone]) -> Iterator[str]:
    for zone in zones:
        yield from _plain_zone(zone)


def _plain_zone(zone: Zone) -> Iterator[str]:
    if _is_list(zone):
        yield f"  {zone.name}: {' / '.join(cell.title for cell in zone.cells)}"
        return
    yield f"  {zone.name}"
    rows = [(cell.title, *cell.lines) for cell in zone.cells]
    columns = range(max(map(len, rows)))
    widths = [max(cell_len(row[c]) for row in rows if c < len(row)) for c in columns]
    for row in rows:
        padded = map(set_cell_size, row, widths)
        yield f"    {'  '.join(padded)}".rstrip()


def _is_list(zone: Zone) -> bool:
    return not any(cell.lines for cell in zone.cells)


def _plain_grid(grid: Grid) -> Iterator[str]:
    """Places under each other are aligned; in each its name and what lies there."""
    blocks = [[tuple(_plain_place(place)) for place in row] for row in grid]
    lines = zip(*blocks, strict=True)
    widths = [
        max((cell_len(said) for block in line for said in block), default=0) for line in lines
    ]
    for row in blocks:
        for said in zip_longest(*row, fillvalue=""):
            yield f"  {'   '.join(map(set_cell_size, said, widths))}".rstrip()


def _plain_place(place: Zone | None) -> Iterator[str]:
    if place is not None:
        yield place.name
        yield from (f"  {said}" for cell in place.cells for said in (cell.title, *cell.lines))
        if not place.cells:
            yield f"  {EMPTY}"


class _Boxes:
    """The picture in boxes, one a half."""

    def __init__(self, picture: Picture, players: Players) -> None:
        self.picture = picture
        self.players = players

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        far, near = self.picture.halves
        width = options.max_width - 4
        yield Text(self.picture.title, style="bold")
        yield self._panel(far, [*_zones(far.zones, console, width), *_grid(far, console, width)])
        if self.picture.middle:
            yield Panel(Group(*_zones(self.picture.middle, console, width)), border_style="dim")
        yield self._panel(near, [*_grid(near, console, width), *_zones(near.zones, console, width)])

    def _panel(self, half: Half, inside: Sequence[RenderableType]) -> Panel:
        return Panel(
            Group(_Counts(half), *inside),
            title=Text(_heading(half, self.players)),
            title_align="left",
            border_style="bold" if half.active else "dim",
        )


class _Counts:
    """The counts of a half, in as many lines as they need."""

    def __init__(self, half: Half) -> None:
        self.half = half

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        counts = Text("\n".join(_flow(_counts(self.half), options.max_width)), style="bold")
        counts.highlight_regex(rf"\S+ -\d+\S*{SHORT}", STYLES["bad"])
        yield counts


def _zones(zones: Sequence[Zone], console: Console, width: int) -> Iterator[RenderableType]:
    """Cards in boxes, as many abreast as there is room for; below them what is only listed."""
    boxed = [(zone.name, cell) for zone in zones if not _is_list(zone) for cell in zone.cells]
    abreast = max(1, width // CARD)
    for start in range(0, len(boxed), abreast):
        yield _row(boxed[start : start + abreast], console, width // abreast)
    for zone in filter(_is_list, zones):
        yield Text.assemble((f"{zone.name}: ", "dim"), " / ".join(c.title for c in zone.cells))


def _grid(half: Half, console: Console, width: int) -> Iterator[RenderableType]:
    """The places of each row side by side under those of the row before, however narrow."""
    for row in half.grid:
        boxes = [_place(place) if place else None for place in row]
        yield _row(boxes, console, width // len(row))


def _place(place: Zone) -> Boxed:
    """A place as one box, whatever lies in it."""
    if len(place.cells) == 1:
        return place.name, place.cells[0]
    said = [line for cell in place.cells for line in (cell.title, *cell.lines)]
    return place.name, Cell(title="\n".join(said) or EMPTY, tone="plain" if said else "hidden")


def _flow(words: Iterable[str], width: int) -> Iterator[str]:
    """Words in lines of a width, none of them broken."""
    line = ""
    for word in words:
        longer = f"{line}  {word}" if line else word
        if line and cell_len(longer) > width:
            yield line
            longer = word
        line = longer
    yield line


def _row(boxes: Sequence[Boxed | None], console: Console, width: int) -> Table:
    """Cards side by side and equally high, each under the name of its zone; None is a gap."""
    cells = [box[1] for box in boxes if box]
    height = max((len(_body(cell).wrap(console, width - 4)) for cell in cells), default=0)
    row = Table.grid(*("" for _ in boxes))
    row.add_row(*(_box(*box, width, height + 2) if box else " " * width for box in boxes))
    return row


def _box(name: str, cell: Cell, width: int, height: int) -> Panel:
    return Panel(
        _body(cell),
        title=Text(name, overflow="ellipsis"),
        title_align="left",
        width=width,
        height=height,
        border_style=STYLES.get(cell.tone, ""),
    )


def _body(cell: Cell) -> Text:
    body = Text(overflow="fold")
    body.append(cell.title, style="bold")
    body.append("\n" + "\n".join(cell.lines), style=STYLES.get(cell.tone, ""))
    return body
