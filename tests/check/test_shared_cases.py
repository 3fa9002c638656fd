"""The cases that stand beside the project, and others like them told on the same real cards."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from casework import GAME, SHARED_CARDS, SHARED_CASES, Facts, another, checked
from senpu.events.cards.catalogue import read_catalogue

pytestmark = pytest.mark.skipif(
    not (SHARED_CASES.exists() and SHARED_CARDS.exists()), reason="the shared folder is absent"
)
TEXTS = Path(__file__).parent / "data" / "texts.toml"
SIBLINGS = Path(__file__).parent / "data" / "siblings.json"


def _cases(path: Path) -> list[Any]:
    if not path.exists():
        return []
    cases: list[Facts] = json.loads(path.read_text(encoding="utf-8"))["cases"]
    return [pytest.param(case, id=case["id"]) for case in cases]


@pytest.fixture(scope="module")
def cards() -> Any:
    """The printed facts of the real cards."""
    return read_catalogue(SHARED_CARDS, GAME.card_type).cards


@pytest.mark.parametrize("case", _cases(SHARED_CASES))
def test_a_shared_case_comes_out_right(case: Facts, cards: Any) -> None:
    """None is wrong and none is skipped."""
    result = checked(case, TEXTS, cards=cards)
    assert result.status == "right", (result.reason, result.breaches, result.played)


@pytest.mark.parametrize("case", _cases(SIBLINGS))
def test_a_case_like_them_comes_out_right(case: Facts, cards: Any) -> None:
    """The whole kind is translated, not the case alone: another level, a core less, two copies."""
    result = checked(case, TEXTS, cards=cards)
    assert result.status == "right", (result.reason, result.breaches, result.played)


def test_texts_count_only_where_they_matter(cards: Any) -> None:
    """A nexus at the level where its text is silent asserts nothing; at the other it does."""
    told = {case.values[0]["id"]: case.values[0] for case in _cases(SHARED_CASES)}
    assert _texts(told["BS-BUR-010"], cards) == ("BS16-067",)
    assert _texts(told["BS-BUR-011"], cards) == ()


def _texts(case: Facts, cards: Any) -> tuple[str, ...]:
    played = checked(case, TEXTS, cards=cards).played
    return played.texts if played else ()


@pytest.mark.parametrize("case", _cases(SHARED_CASES))
def test_a_spoilt_case_is_not_right(case: Facts, cards: Any) -> None:
    """So is the other verdict, and every figure of the end state that is changed; a value of the
    wrong kind is named."""
    spoilt = list(_spoilt(case))
    assert spoilt
    for where, told in spoilt:
        assert checked(told, TEXTS, cards=cards).status in ("wrong", "skipped"), where


def _spoilt(case: Facts) -> Iterator[tuple[str, Facts]]:
    if case["verdict"] == "illegal":
        yield "verdict", {**case, "verdict": "legal", "after": {}}
        return
    yield (
        "verdict",
        {key: value for key, value in case.items() if key != "after"} | {"verdict": "illegal"},
    )
    told = {key: value for key, value in case.items() if key != "also_accept"}
    for path in _paths(told["after"]):
        other = copy.deepcopy(told)
        *way, last = path
        node = _at(other["after"], way)
        node[last] = another(node[last], "BS99-999", {"cores": 1})
        yield ".".join(path), other


def _paths(node: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The way to every value that is no object; an object may also go."""
    for key, value in node.items():
        if isinstance(value, dict):
            yield from _paths(value, (*path, key))
        else:
            yield (*path, key)


def _at(node: Any, way: list[str]) -> Any:
    for key in way:
        node = node[key]
    return node


def test_the_options_decide_inferred_rules(cards: Any) -> None:
    """A case that another reading of a rule makes right says which option that is."""
    told = {case.values[0]["id"]: case.values[0] for case in _cases(SHARED_CASES)}
    overpaid = {**told["BS-PAY-006"], "verdict": "legal", "switch": "exact-payment"}
    field: Facts = {"a1": {"cores": 2}, "new": {"card": "BS01-053", "cores": 1}}
    after = {"A": {"core_trash": 3, "reserve": 9, "hand": list[str](), "field": field}}
    result = checked({**overpaid, "after": after}, TEXTS, cards=cards)
    assert (result.status, result.option) == ("wrong", "exact-payment")
