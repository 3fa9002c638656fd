"""The case file: every case with its path and line, or what is wrong with the file."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import Struct

from senpu.events.cards.entries import Damaged, json_list, json_value
from senpu.events.cards.messages import sentence
from senpu.events.cards.source import Place, line_of, read_text
from senpu.projections.cases.contract import Case, Facts
from senpu.projections.cases.shapes import is_list, is_object, unknown_key
from senpu.projections.rules import Text
from senpu.replay.check.messages import MESSAGES, filled

FILE_KEYS = ("cards", "cases")
"""Others that hold no more than text are remarks."""


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
    """A case as it stands in the file, its path there; `unknown` are keys that mean nothing."""

    case: Case
    at: Place
    path: str = ""
    unknown: Text | None = None


class CaseFile(Struct, frozen=True, kw_only=True):
    """The cases of a file, and whether it brings facts of cards along."""

    cases: tuple[Written, ...]
    cards: bool = False


def read_cases(path: Path) -> CaseFile:
    """All cases of a file. Raises OSError, and UnreadableFile with everything that is wrong."""
    text = read_text(path)
    try:
        whole = json_value(text)
    except Damaged as error:
        raise UnreadableFile(*_damages(text, error)) from None
    if "\ufffd" in text:
        at = Place(line=line_of(text, text.index("\ufffd")))
        raise UnreadableFile(Fault(at, MESSAGES["not utf-8"]))
    told: Facts = whole if is_object(whole) else {}
    if not is_list(told.get("cases")):
        raise UnreadableFile(Fault(Place(line=1), MESSAGES["no cases"]))
    for key in (key for key, value in told.items() if key not in FILE_KEYS and _means(value)):
        reason = unknown_key(key, FILE_KEYS, "").reason
        raise UnreadableFile(Fault(Place(line=line_of(text, text.index(f'"{key}"'))), reason))
    read = [_case(value, n, line) for n, (line, value) in enumerate(json_list(text, "cases"))]
    cases = tuple(found for found in read if isinstance(found, Written))
    faults = [found for found in read if isinstance(found, Fault)]
    if faults := [*faults, *_twice(cases)]:
        raise UnreadableFile(*faults)
    return CaseFile(cases=cases, cards="cards" in told)


def _damages(text: str, error: Damaged) -> Iterator[Fault]:
    """What keeps the file from being read; if the parser does not say where, case by case."""
    cases: list[Damaged] = []
    with suppress(Damaged):
        read = () if error.at.line else (value for _, value in json_list(text, "cases"))
        cases = [value for value in read if isinstance(value, Damaged)]
    for each in cases or [error]:
        yield Fault(each.at, each.reason)


def _means(value: Any) -> bool:
    """Whether a value of the file is more than a remark."""
    return isinstance(value, dict | list)


def _twice(cases: tuple[Written, ...]) -> Iterator[Fault]:
    seen: set[str] = set()
    for written in cases:
        if written.case.id in seen:
            yield Fault(written.at, filled("twice", id=written.case.id))
        seen.add(written.case.id)


def _case(value: Any, n: int, line: int) -> Written | Fault:
    """A case, or why there is none."""
    at, path = Place(line=line), f"cases[{n}]"
    if not isinstance(value, dict):
        ja, en = MESSAGES["no case"].ja, MESSAGES["no case"].en
        return Fault(at, Text(f"{path}：{ja}", f"{path}: {en}"))
    facts = cast(Facts, value)
    try:
        case = msgspec.convert(facts, Case)
    except msgspec.ValidationError as error:
        where, ja, en = sentence(error, facts, Case)
        return Fault(at, Text(f"{path}{where}：{ja}", f"{path}{where}: {en}"))
    known = Case.__struct_fields__
    unknown = [key for key in facts if key not in known and not key.endswith("note")]
    reason = unknown_key(unknown[0], known, path).reason if unknown else None
    return Written(case=case, at=at, path=path, unknown=reason)
