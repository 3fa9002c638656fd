"""Rows of a CSV file (comma or tab) with a header row."""

import csv
import io
from collections import Counter
from collections.abc import Iterator, Sequence

from senpu.events.cards.entries.located import Place, RawEntry, damaged, nfkc
from senpu.events.cards.entries.phrases import unreadable

Row = tuple[int, list[str] | str]
"""The line a row begins in, and its cells; or what is wrong with it."""


def csv_entries(text: str) -> Iterator[RawEntry]:
    """The rows below the header, cells by the names of the header; empty cells are left out."""
    rows = (row for row in _rows(text) if any(row[1]))
    line, header = next(rows, (1, ""))
    if isinstance(header, str):
        yield damaged(Place(line=line), "見出しの行がありません", "no header row")
        return
    names = [nfkc(name) for name in header]
    yield from _repeated(names, line)
    for index, (line, cells) in enumerate(rows, 1):
        yield _entry(names, cells, Place(index=index, line=line))


def _rows(text: str) -> Iterator[Row]:
    """All rows; behind a damaged one, on from the next line."""
    lines = io.StringIO(text, newline="").readlines()
    delimiter = "\t" if lines and "\t" in lines[0] and "," not in lines[0] else ","
    begin = 0
    while begin < len(lines):
        reader = csv.reader(lines[begin:], delimiter=delimiter, strict=True)
        row_at = begin
        try:
            for row in reader:
                yield row_at + 1, [cell.strip() for cell in row]
                row_at = begin + reader.line_num
            return
        except csv.Error as error:
            yield row_at + 1, str(error)
            begin = row_at + 1


def _repeated(names: Sequence[str], line: int) -> Iterator[RawEntry]:
    for name in (name for name, n in Counter(names).items() if n > 1 and name):
        ja, en = (
            f"見出し「{name}」が重複（左の列を使用）",
            f"two columns {name}; the left one is used",
        )
        yield damaged(Place(line=line, column=names.index(name) + 1), ja, en)


def _entry(names: Sequence[str], cells: list[str] | str, place: Place) -> RawEntry:
    if isinstance(cells, str):
        return RawEntry(at=place, fault=unreadable("CSV", cells))
    if any(cells[len(names) :]):
        ja = f"セルが{len(cells)}個、見出しは{len(names)}個です"
        return damaged(place, ja, f"{len(cells)} cells under a header of {len(names)}")
    pairs = list(zip(names, cells, strict=False))
    fields = {name: cell for name, cell in reversed(pairs) if name and cell}
    return RawEntry(at=place, fields=fields, place_of=lambda name: _place(names, name, place))


def _place(names: Sequence[str], name: str, place: Place) -> Place:
    column = names.index(name) + 1 if name in names else None
    return Place(index=place.index, line=place.line, column=column)
