"""A position drawn in the terminal: boxes where there is one, plain lines where there is none.

Drawn is what `layout` says of a picture in one language.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from senpu.events.base import Seat
from senpu.projections.picture import Picture
from senpu.projections.rules import Lang
from senpu.replay.layout import Box, Grid, Half, Layout, Row, laid_out

STYLES: Mapping[str, str] = {"good": "green", "tired": "yellow", "hidden": "dim", "bad": "red"}
CARD = 24
"""Columns a card takes at least, where there is room for more than one."""
ACTIVE = "▶ "
EMPTY = "-"
"""What stands in a place of the grid where nothing lies."""
SHORT = "⚠"

Boxed = tuple[str, Box]


def draw(picture: Picture, console: Console, lang: Lang, near: Seat = "A") -> None:
    """Draw the position a picture starts with as wide as the console, the half of `near` last.

    Plain lines where the output is no terminal or NO_COLOR is set.
    """
    layout = laid_out(picture, lang, near)
    if console.is_terminal and not console.no_color:
        console.print(_Boxes(layout))
        return
    for line in plain_lines(layout):
        console.print(line, markup=False, highlight=False, emoji=False, soft_wrap=True)


def plain_lines(layout: Layout) -> Iterator[str]:
    """A position in lines without boxes or colour; cards below each other are aligned."""
    far, near = layout.far, layout.near
    yield layout.title
    yield ""
    yield from _plain_heading(far)
    yield from _plain_zones(far.rows)
    yield from _plain_grid(far.grid)
    if layout.middle:
        yield ""
        yield from _plain_zones(layout.middle)
    yield ""
    yield from _plain_heading(near)
    yield from _plain_grid(near.grid)
    yield from _plain_zones(near.rows)


def _plain_heading(half: Half) -> Iterator[str]:
    yield _heading(half)
    yield "  " + "  ".join(_counts(half))


def _heading(half: Half) -> str:
    return ACTIVE + half.heading if half.active else half.heading


def _counts(half: Half) -> Iterator[str]:
    """What is counted; less than nothing is marked, for the record is then ahead of the table."""
    return (f"{name} {n}{SHORT if n.startswith('-') else ''}" for name, n in half.counts)


def _plain_zones(zones: Iterable[Row]) -> Iterator[str]:
    for zone in zones:
        yield from _plain_zone(zone)


def _plain_zone(zone: Row) -> Iterator[str]:
    if _is_list(zone):
        yield f"  {zone.name}: {' / '.join(cell.title for cell in zone.boxes)}"
        return
    yield f"  {zone.name}"
    rows = [(cell.title, *cell.lines) for cell in zone.boxes]
    columns = range(max(map(len, rows)))
    widths = [max(cell_len(row[c]) for row in rows if c < len(row)) for c in columns]
    for row in rows:
        padded = map(set_cell_size, row, widths)
        yield f"    {'  '.join(padded)}".rstrip()


def _is_list(zone: Row) -> bool:
    return not any(cell.lines for cell in zone.boxes)


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


def _plain_place(place: Row | None) -> Iterator[str]:
    if place is not None:
        yield place.name
        yield from (f"  {said}" for cell in place.boxes for said in (cell.title, *cell.lines))
        if not place.boxes:
            yield f"  {EMPTY}"


class _Boxes:
    """A position in boxes, one a half."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        far, near = self.layout.far, self.layout.near
        width = options.max_width - 4
        yield Text(self.layout.title, style="bold")
        yield self._panel(far, [*_zones(far.rows, console, width), *_grid(far, console, width)])
        if self.layout.middle:
            yield Panel(Group(*_zones(self.layout.middle, console, width)), border_style="dim")
        yield self._panel(near, [*_grid(near, console, width), *_zones(near.rows, console, width)])

    def _panel(self, half: Half, inside: Sequence[RenderableType]) -> Panel:
        return Panel(
            Group(_Counts(half), *inside),
            title=Text(_heading(half)),
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


def _zones(zones: Sequence[Row], console: Console, width: int) -> Iterator[RenderableType]:
    """Cards in boxes, as many abreast as there is room for; below them what is only listed."""
    boxed = [(zone.name, cell) for zone in zones if not _is_list(zone) for cell in zone.boxes]
    abreast = max(1, width // CARD)
    for start in range(0, len(boxed), abreast):
        yield _row(boxed[start : start + abreast], console, width // abreast)
    for zone in filter(_is_list, zones):
        yield Text.assemble((f"{zone.name}: ", "dim"), " / ".join(c.title for c in zone.boxes))


def _grid(half: Half, console: Console, width: int) -> Iterator[RenderableType]:
    """The places of each row side by side under those of the row before, however narrow."""
    for row in half.grid:
        boxes = [_place(place) if place else None for place in row]
        yield _row(boxes, console, width // len(row))


def _place(place: Row) -> Boxed:
    """A place as one box, whatever lies in it."""
    if len(place.boxes) == 1:
        return place.name, place.boxes[0]
    said = [line for cell in place.boxes for line in (cell.title, *cell.lines)]
    return place.name, Box(title="\n".join(said) or EMPTY, tone="plain" if said else "hidden")


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


def _box(name: str, cell: Box, width: int, height: int) -> Panel:
    return Panel(
        _body(cell),
        title=Text(name, overflow="ellipsis"),
        title_align="left",
        width=width,
        height=height,
        border_style=STYLES.get(cell.tone, ""),
    )


def _body(cell: Box) -> Text:
    body = Text(overflow="fold")
    body.append(cell.title, style="bold")
    body.append("\n" + "\n".join(cell.lines), style=STYLES.get(cell.tone, ""))
    return body
