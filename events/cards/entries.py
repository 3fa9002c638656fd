"""The entries of TOML, JSON and CSV files, each with the line in which it begins.

The parsers of the standard library give up at the first fault. Here a damaged entry is one entry
lost, named by its line; the entries around it are read.
"""

import csv
import io
import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal, NoReturn, cast

from msgspec import Struct

from senpu.events.cards.messages import unreadable
from senpu.events.cards.source import Place, Source, ending_of, line_of, nfkc
from senpu.events.text import Text

Format = Literal["toml", "json", "csv"]
FORMATS: tuple[Format, ...] = ("toml", "json", "csv")
Facts = Mapping[str, Any]


class RawEntry(Struct, frozen=True, kw_only=True):
    """An entry as it stands in the file, or the `fault` that keeps it from being read.

    `stray` is no entry but a key beside them that means nothing.
    """

    at: Place
    fields: Facts = {}
    fault: Text | None = None
    stray: str = ""


class Damaged(ValueError):
    """A text that is not of its format: what the parser says, and in which line."""

    def __init__(self, form: str, said: str, line: int | None) -> None:
        self.reason = unreadable(form, said)
        super().__init__(self.reason.en)
        self.at = Place(line=line)


def damaged(at: Place, ja: str, en: str) -> RawEntry:
    """An entry (or, with index 0, a file) that cannot be read."""
    return RawEntry(at=at, fault=Text(ja, en))


def read_entries(text: str, form: Format) -> Iterator[RawEntry]:
    """The entries of a list: `[[card]]` tables, JSON objects (bare list or `cards`), CSV rows."""
    try:
        yield from {"toml": _toml_entries, "json": _json_entries, "csv": _csv_entries}[form](text)
    except Damaged as error:
        yield RawEntry(at=error.at, fault=error.reason)


def _strays(text: str, beside: Facts) -> Iterator[RawEntry]:
    """What stands beside the cards and is more than a remark; cases may bring cards along."""
    for key in (key for key, value in beside.items() if isinstance(value, dict | list)):
        if key not in (*CARDS, "cases"):
            yield RawEntry(at=Place(line=line_of(text, max(text.find(key), 0))), stray=key)


def format_of(source: Source, text: str) -> Format:
    """The format by the file's ending, else by how the text begins."""
    ending = ending_of(source)
    if ending in FORMATS:
        return ending
    if re.match(r"\s*(\{|\[\s*[\]{])", text):
        return "json"
    return "toml" if re.match(r"(?:\s*#.*\n)*\s*(\[|\w+\s*=)", text) else "csv"


# TOML

_HEADER = re.compile(r"(?m)^[ \t]*(?:\[\[[ \t]*([\w-]+)|\[[ \t]*(cards?)[ \t]*(?:\]|$))")
"""Also one whose brackets are not closed, so that the damage stays within its entry."""
CARDS = ("cards", "card")


def toml_value(text: str, first: int = 1) -> dict[str, Any]:
    """A TOML document that begins in line `first`. Raises Damaged."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        said, _, at = str(error).partition(" (at ")
        found = re.match(r"line (\d+)", at)
        ends = isinstance(error, tomllib.TOMLDecodeError)
        line = int(found[1]) if found else line_of(text, len(text)) if ends else 1
        told = "Too deep" if isinstance(error, RecursionError) else said
        raise Damaged("TOML", told, first + line - 1) from None


def _toml_entries(text: str) -> Iterator[RawEntry]:
    """The `[[card]]` tables in their order, each parsed by itself."""
    headers = list(_HEADER.finditer(text))
    begins = [*(found.start() for found in headers), len(text)]
    try:
        yield from _strays(text, toml_value(text[: begins[0]]))
    except Damaged as error:
        yield RawEntry(at=error.at, fault=error.reason)
    if not headers:
        yield damaged(Place(), "[[card]] の表がありません", "no [[card]] table")
    for index, (found, end) in enumerate(zip(headers, begins[1:], strict=True), 1):
        at = Place(index=index, line=line_of(text, found.start()))
        yield _table(text[found.start() : end], found[1] or found[2], at)


def _table(text: str, name: str, at: Place) -> RawEntry:
    if name not in CARDS:
        return damaged(at, f"[[{name}]] は [[card]] ではありません", f"[[{name}]] is no [[card]]")
    try:
        stated = toml_value(text, at.line or 1)[name]
    except Damaged as error:
        return RawEntry(at=Place(index=at.index, line=error.at.line), fault=error.reason)
    return RawEntry(at=at, fields=cast(Facts, stated[0] if isinstance(stated, list) else stated))


# JSON


Pairs = list[tuple[str, Any]]


def once(pairs: Pairs) -> dict[str, Any]:
    """An object that gives no name twice. Raises ValueError."""
    if len(found := dict(pairs)) < len(pairs):
        raise ValueError("Name given twice")
    return found


def json_value(text: str, made: Callable[[Pairs], Any] = once) -> Any:
    """A JSON document, its objects `made` of pairs. Raises Damaged."""
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=made)
    except (ValueError, RecursionError) as error:
        raise _json_damage(error) from None


def json_list(text: str, *names: str) -> Iterator[tuple[int, Any]]:
    """The elements of the list of such a name, or of a bare list, each with its line.

    One that cannot be read is the Damaged that says why; a list that is not closed is one in line
    0. Raises Damaged if there is no such list.
    """
    begin = _list_at(text, names)
    inner = text[:begin].strip() != ""
    at = _skip(text, begin + 1)
    opening = ""
    while at < len(text) and not (text[at] == "]" and _closes(text, at, inner)):
        try:
            value, end = _DECODER.raw_decode(text, at)
            opening = opening or _first_name(text, at)
            members = cast("list[object]", value) if isinstance(value, list) else []
            if any(isinstance(x, dict) for x in members):
                end = at + 1  # a bracket too many has swallowed entries
        except (ValueError, RecursionError) as error:
            value, end = _json_damage(error, line_of(text, at)), _next_entry(text, at, opening)
        yield line_of(text, at), value
        at = _skip(text, end)
    if at >= len(text):
        yield 0, Damaged("JSON", "Not closed", line_of(text, at))


def _closes(text: str, at: int, inner: bool) -> bool:
    """Whether a bracket closes the list: behind one inside an object that goes on, or ends."""
    pattern = r"\]\s*(\}|,\s*\"|$)" if inner else r"\]\s*$"
    return re.compile(pattern).match(text, at) is not None


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is not JSON")


_DECODER = json.JSONDecoder(parse_constant=_no_constant, object_pairs_hook=once)
_BLANK = re.compile(r"[\s,]*")


def _json_damage(error: Exception, line: int | None = None) -> Damaged:
    """What the parser said, in the line where it said it; else in that of the entry."""
    if isinstance(error, json.JSONDecodeError):
        return Damaged("JSON", error.msg, error.lineno)
    if isinstance(error, RecursionError):
        return Damaged("JSON", "Too deep", line or 1)
    return Damaged("JSON", str(error), line)


def _skip(text: str, offset: int) -> int:
    return cast(re.Match[str], _BLANK.match(text, offset)).end()


def _list_at(text: str, names: Sequence[str]) -> int:
    """Where the list opens. Raises Damaged."""
    at = _skip(text, 0)
    if text[at : at + 1] == "{":
        try:
            lists = (value for key, value in _members(text, at) if key in names)
            at = next(lists, len(text))
        except (ValueError, RecursionError) as error:
            raise _json_damage(error) from None
    if text[at : at + 1] != "[":
        raise Damaged("JSON", "No list", None)
    return at


def _members(text: str, offset: int) -> Iterator[tuple[str, int]]:
    """Of the object at `offset`, lazily: keys and the offsets of their values."""
    at = _skip(text, offset + 1)
    while text[at : at + 1] != "}":
        key, end = _DECODER.raw_decode(text, at)
        colon = re.compile(r"\s*:\s*").match(text, end)
        if not colon or not isinstance(key, str):
            raise json.JSONDecodeError("Expecting a name and ':'", text, at)
        yield key, colon.end()
        at = _skip(text, _DECODER.raw_decode(text, colon.end())[1])


def _first_name(text: str, offset: int) -> str:
    found = re.compile(r'\{\s*"([^"\\\n]*)"').match(text, offset)
    return found[1] if found else ""


def _next_entry(text: str, start: int, name: str) -> int:
    """Where the entry after a damaged one begins: where an object opens with the same name.

    Brackets are of no help, since one of them may be what is missing.
    """
    first = name or _first_name(text, start)
    pattern = rf'\{{\s*"{re.escape(first)}"\s*:' if first else r"\{"
    found = re.compile(pattern).search(text, start + 1)
    return found.start() if found else max(text.rfind("]"), start + 1)


def _json_entries(text: str) -> Iterator[RawEntry]:
    with suppress(Damaged):
        if isinstance(whole := json_value(text), dict):
            yield from _strays(text, cast(Facts, whole))
    for index, (line, value) in enumerate(json_list(text, *CARDS), 1):
        at = Place(index=index, line=line)
        if isinstance(value, dict):
            yield RawEntry(at=at, fields=cast(Facts, value))
        elif isinstance(value, Damaged):
            at = Place(index=index if line else 0, line=value.at.line)
            yield RawEntry(at=at, fault=value.reason)
        else:
            ja, en = "名前と値の組ではありません", "not an object of names and values"
            yield damaged(at, ja, en)


# CSV


def _csv_entries(text: str) -> Iterator[RawEntry]:
    """The rows below the header, cells by the names of the header; empty cells are left out."""
    rows = (row for row in _rows(text) if isinstance(row[1], Damaged) or any(row[1]))
    line, header = next(rows, (1, list[str]()))
    if isinstance(header, Damaged) or not header:
        yield damaged(Place(line=line), "見出しの行がありません", "no header row")
        return
    names = [nfkc(name) for name in header]
    for name in (name for name, n in Counter(names).items() if n > 1 and name):
        ja, en = (
            f"見出し「{name}」が重複（左の列を使用）",
            f"two columns {name}; the left one is used",
        )
        yield damaged(Place(line=line), ja, en)
    for index, (line, cells) in enumerate(rows, 1):
        yield _row(names, cells, Place(index=index, line=line))


def _rows(text: str) -> Iterator[tuple[int, list[str] | Damaged]]:
    """Every row with the line it begins in; on behind a damaged one.

    Cut by commas, semicolons or tabs: by what the first line has most of.
    """
    lines = io.StringIO(text, newline="").readlines()
    delimiter = max(",;\t", key=lines[0].count) if lines else ","
    begin = 0
    while begin < len(lines):
        reader, row_at = csv.reader(lines[begin:], delimiter=delimiter, strict=True), begin
        try:
            for row in reader:
                yield row_at + 1, [cell.strip() for cell in row]
                row_at = begin + reader.line_num
            return
        except csv.Error as error:
            yield row_at + 1, Damaged("CSV", str(error), row_at + 1)
            begin = row_at + 1


def _row(names: Sequence[str], cells: list[str] | Damaged, at: Place) -> RawEntry:
    if isinstance(cells, Damaged):
        return RawEntry(at=at, fault=cells.reason)
    if any(cells[len(names) :]):
        ja = f"セルが{len(cells)}個、見出しは{len(names)}個です"
        return damaged(at, ja, f"{len(cells)} cells under a header of {len(names)}")
    pairs = list(zip(names, cells, strict=False))
    return RawEntry(at=at, fields={name: cell for name, cell in reversed(pairs) if name and cell})
