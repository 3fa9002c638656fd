"""Cases for checking: how they are told short, and how one is checked."""

import json
from collections.abc import Mapping
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
