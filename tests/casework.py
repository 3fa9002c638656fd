"""Cases for checking: how they are told short, and how one is checked."""

import copy
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from invented import CARDS
from senpu.events.cards.catalogue import card_from_facts
from senpu.events.cards.source import Place
from senpu.projections.cases.contract import Case
from senpu.projections.cases.dialect import dialects
from senpu.replay.check.case_file import Written
from senpu.replay.check.results import Checker, Result

Facts = dict[str, Any]

SLUG = "battle_spirits"
RULES = dialects()[SLUG]
GAME = RULES.game
SHARED = Path(__file__).parents[2] / "shared"
SHARED_CASES = SHARED / "cases" / "battle_spirits_main_step.json"
SHARED_CARDS = SHARED / "cards" / "battle_spirits.json"
INVENTED: Mapping[str, Any] = {
    str(facts["id"]): card_from_facts(facts, GAME.card_type) for facts in CARDS
}


def side(*field: Facts, **zones: Any) -> Facts:
    """A player's side: five lives, a deck, and what is said."""
    return {"life": 5, "reserve": 0, "deck_count": 30, "field": list(field), **zones}


def lying(iid: str, card: str, cores: int = 0, **more: Any) -> Facts:
    """A card on the field; `braves` are pairs of name and number."""
    braves = [{"iid": name, "card": number} for name, number in more.pop("braves", ())]
    return {"iid": iid, "card": card, "cores": cores, "braves": braves, **more}


def case(
    action: Facts,
    A: Facts | None = None,
    B: Facts | None = None,
    *,
    after: Facts | None = None,
    at: Facts | None = None,
    **more: Any,
) -> Facts:
    """A case of A's main step: illegal, unless it says what is `after` it."""
    setup = {"turn": 5, "turn_player": "A", "step": "main", **(at or {})}
    sides = {"A": A or side(), "B": B or side()}
    told: Facts = {"id": "T-1", "setup": {**setup, **sides}, "action": {"player": "A", **action}}
    if after is None:
        return {**told, "verdict": "illegal", **more}
    return {**told, "verdict": "legal", "after": after, **more}


def checker(*texts: Path, cards: Mapping[str, Any] = INVENTED) -> Checker:
    """A checker that knows the invented cards, unless others are given."""
    return Checker(cards={SLUG: cards}, texts={SLUG: RULES.texts(texts)})


def checked(told: Facts, *texts: Path, cards: Mapping[str, Any] = INVENTED) -> Result:
    """How a case comes out."""
    written = Written(case=msgspec.convert(told, Case), at=Place())
    return checker(*texts, cards=cards).check(written)


def cited(result: Result) -> tuple[str, ...]:
    """The rules a refusal cites."""
    return tuple(breach.rule for breach in result.breaches)


def written(path: Path, *cases: Facts, **more: Any) -> Path:
    """A case file with the invented cards."""
    whole = {"cards": CARDS, "cases": cases, **more}
    path.write_text(json.dumps(whole, ensure_ascii=False), encoding="utf-8")
    return path


def inside(node: Any) -> list[tuple[Any, Any]]:
    """The values in an object or a list, each with its key."""
    match node:
        case {**pairs}:
            return list(pairs.items())
        case [*each]:
            return list(enumerate(each))
        case _:
            return []


def ways(node: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside a value."""
    for key, value in inside(node):
        yield (*way, key)
        yield from ways(value, (*way, key))


def garbled(told: Facts, changes: list[tuple[int, Any]]) -> Any:
    """A case with other values somewhere in its setup, action and end state; None if it is none."""
    spoilt: Any = copy.deepcopy(told)
    for where, value in changes:
        places = [way for way in ways(spoilt) if way[0] in ("setup", "action", "after")]
        *way, last = places[where % len(places)]
        node = spoilt
        for key in way:
            node = node[key]
        node[last] = value
    try:
        msgspec.convert(spoilt, Case)
    except msgspec.ValidationError:
        return None
    return spoilt


def is_judged_or_skipped(result: Result) -> bool:
    """Whether it came out somehow, and says why if it was skipped."""
    known = result.status in ("right", "wrong", "skipped")
    return known and (result.status == "skipped") == (result.reason is not None)


def another(value: Any, card: str, said: Facts) -> Any:
    """Some other value of the same kind: one more `card` in a list, `said` where nothing was."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case [*each]:
            return [*each, card]
        case None:
            return said
        case _:
            return f"{value}x"
