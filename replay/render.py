"""A board drawn in the terminal: boxes where there is one, plain lines where there is none.

Tables and verdicts in words stand in `render_tables` and `render_words`; all are named here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

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
SHORT = "⚠"

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
    yield picture.title
    for half in picture.halves:
        yield ""
        yield _heading(half, players)
        yield "  " + "  ".join(_counts(half))
        for zone in half.zones:
            yield from _plain_zone(zone)


def _heading(half: Half, players: Players) -> str:
    named = " ".join(filter(None, (half.heading, players.get(half.seat))))
    return ACTIVE + named if half.active else named


def _counts(half: Half) -> Iterator[str]:
    """What is counted; less than nothing is marked, for the record is then ahead of the table."""
    return (f"{name} {n}{SHORT if n.startswith('-') else ''}" for name, n in half.counts)


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


class _Boxes:
    """The picture in boxes, one a half."""

    def __init__(self, picture: Picture, players: Players) -> None:
        self.picture = picture
        self.players = players

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.picture.title, style="bold")
        for half in self.picture.halves:
            yield Panel(
                Group(*_half(half, console, options.max_width - 4)),
                title=Text(_heading(half, self.players)),
                title_align="left",
                border_style="bold" if half.active else "dim",
            )


def _half(half: Half, console: Console, width: int) -> Iterator[RenderableType]:
    counts = Text("\n".join(_flow(_counts(half), width)), style="bold")
    counts.highlight_regex(rf"\S+ -\d+\S*{SHORT}", STYLES["bad"])
    yield counts
    boxed = [(zone.name, cell) for zone in half.zones if not _is_list(zone) for cell in zone.cells]
    abreast = max(1, width // CARD)
    for start in range(0, len(boxed), abreast):
        yield _row(boxed[start : start + abreast], console, width // abreast)
    for zone in filter(_is_list, half.zones):
        yield Text.assemble((f"{zone.name}: ", "dim"), " / ".join(c.title for c in zone.cells))


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


def _row(boxed: Sequence[tuple[str, Cell]], console: Console, width: int) -> Table:
    """Cards side by side and equally high, each under the name of its zone."""
    height = max(len(_body(cell).wrap(console, width - 4)) for _, cell in boxed)
    row = Table.grid(*("" for _ in boxed))
    row.add_row(*(_box(name, cell, width, height + 2) for name, cell in boxed))
    return row


def _box(name: str, cell: Cell, width: int, height: int) -> Panel:
    return Panel(
        _body(cell),
        title=Text(name),
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
