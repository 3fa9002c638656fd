"""The case file: every case with the place where it stands, or what is wrong with the file."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import Struct

from senpu.events.cards.entries.from_json import json_members
from senpu.events.cards.entries.located import Lines, Place
from senpu.projections.cases.contract import Case, Facts
from senpu.projections.rules import Text
from senpu.replay.check import messages

_DECODER = json.JSONDecoder()
_BLANK_OR_COMMA = re.compile(r"[\s,]*")
_PATH = re.compile(r"`\$\.(\w+)")


class Fault(Struct, frozen=True):
    """What is wrong with a file, and where."""

    at: Place
    text: Text


class UnreadableFile(ValueError):
    """A case file that cannot be used."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("; ".join(f"{fault.at.text('en')}: {fault.text.en}" for fault in faults))
        self.faults = faults


class Written(Struct, frozen=True, kw_only=True):
    """A case as it stands in the file; `unknown` are its keys that mean nothing to this program."""

    case: Case
    at: Place
    unknown: tuple[str, ...] = ()


class CaseFile(Struct, frozen=True, kw_only=True):
    """The cases of a file and the card facts they share."""

    cases: tuple[Written, ...]
    cards: tuple[Facts, ...] = ()


def read_cases(path: Path) -> CaseFile:
    """All cases of a file. Raises OSError, and UnreadableFile with everything that is wrong."""
    text = _decoded(path.read_bytes())
    shared = _shared(_parsed(text))
    reader = _Reader(text)
    read = [reader.case(value, offset) for value, offset in _elements(text)]
    cases = tuple(found for found in read if isinstance(found, Written))
    faults = [found for found in read if isinstance(found, Fault)]
    if faults := [*faults, *_twice(cases)]:
        raise UnreadableFile(*faults)
    return CaseFile(cases=cases, cards=shared)


def _shared(whole: Any) -> tuple[Facts, ...]:
    """The card facts of a file that has cases."""
    match whole:
        case {"cases": [*_], "cards": [*cards]} if all(isinstance(each, dict) for each in cards):
            return tuple(cards)
        case {"cases": [*_], **rest} if "cards" not in rest:
            return ()
        case _:
            raise UnreadableFile(Fault(Place(line=1, column=1), messages.NO_CASES))


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8-sig")
        at = Lines(before).place(len(before))
        raise UnreadableFile(Fault(at, messages.NOT_UTF8)) from None


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        at = Place(line=error.lineno, column=error.colno)
        raise UnreadableFile(Fault(at, messages.filled(messages.NOT_JSON, why=error.msg))) from None
    except RecursionError:
        raise UnreadableFile(Fault(Place(line=1, column=1), messages.TOO_DEEP)) from None


def _elements(text: str) -> Iterator[tuple[Any, int]]:
    """Each element of the list `cases` and its offset, in a text that has been parsed before."""
    start = next(value for key, _, value in json_members(text, text.index("{")) if key == "cases")
    at = _skip(text, start + 1)
    while text[at] != "]":
        value, end = _DECODER.raw_decode(text, at)
        yield value, at
        at = _skip(text, end)


def _skip(text: str, offset: int) -> int:
    found = _BLANK_OR_COMMA.match(text, offset)
    return found.end() if found else offset


def _twice(cases: tuple[Written, ...]) -> Iterator[Fault]:
    seen: set[str] = set()
    for written in cases:
        if written.case.id in seen:
            yield Fault(written.at, messages.filled(messages.TWICE, id=written.case.id))
        seen.add(written.case.id)


class _Reader:
    """Makes cases of JSON objects and knows where they stand."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = Lines(text)

    def case(self, value: Any, offset: int) -> Written | Fault:
        """The case that stands at an offset, or why there is none."""
        if not isinstance(value, dict):
            return Fault(self._lines.place(offset), messages.NO_CASE)
        facts = cast(Facts, value)
        try:
            case = msgspec.convert(facts, Case)
        except msgspec.ValidationError as error:
            id = str(facts.get("id", "?"))
            text = messages.filled(messages.BAD_CASE, id=id, why=str(error))
            return Fault(self._place(str(error), offset), text)
        unknown = tuple(key for key in facts if not _known(key))
        return Written(case=case, at=self._lines.place(offset), unknown=unknown)

    def _place(self, error: str, offset: int) -> Place:
        """Where the key stands that an error names, else the case itself."""
        named = _PATH.search(error)
        keys = json_members(self._text, offset) if named else ()
        at = next((at for key, at, _ in keys if named and key == named[1]), offset)
        return self._lines.place(at)


def _known(key: str) -> bool:
    """Remarks say nothing to the rules."""
    return key in Case.__struct_fields__ or key.endswith("note")
