"""Cases of Gate Ruler: how they are told short, and how one is checked."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from gate_table import CARDS
from senpu.events.cards.catalogue import card_from_facts
from senpu.events.cards.source import Place
from senpu.projections.cases.contract import Case
from senpu.projections.cases.dialect import dialects
from senpu.replay.check.case_file import Written
from senpu.replay.check.results import Checker, Result

Facts = dict[str, Any]

SLUG = "gate_ruler"
RULES = dialects()[SLUG]
GAME = RULES.game
SHARED_CASES = Path(__file__).parents[2] / "shared" / "cases" / "gate_ruler_main_phase.json"
INVENTED: Mapping[str, Any] = {
    str(facts["id"]): card_from_facts(facts, GAME.card_type) for facts in CARDS
}


def side(ruler: str = "FREE", **zones: Any) -> Facts:
    """A player's side: `left="U1"` or a unit told in full, `set={1: "EN"}`, `drive=["U1^"]`.

    A drive card is `d1` ... in order, a set card `s1` by its zone, a unit what its zone is called.
    """
    names = INVENTED[ruler].zones.attack + INVENTED[ruler].zones.defence
    lies: dict[int, str] = zones.pop("set", {})
    told: Facts = {
        "ruler": ruler,
        "deck_count": 30,
        "zones": {zone: _unit(zone, zones.pop(zone, None)) for zone in names},
        "drive": [_driven(n, card) for n, card in enumerate(zones.pop("drive", []), 1)],
        "overdrive": [_linked(*each) for each in enumerate(zones.pop("overdrive", []), 1)],
        "set": [_set(zone, lies.get(zone)) for zone in range(1, INVENTED[ruler].zones.set + 1)],
        "fields": [
            {"iid": f"f{n}", "card": card} for n, card in enumerate(zones.pop("fields", []))
        ],
        "energy": {"ready": zones.pop("ready", 0), "rested": zones.pop("rested", 0)},
    }
    return {**told, **zones}


def _unit(zone: str, lies: Any) -> Facts | None:
    if lies is None:
        return None
    marks: Facts = {"card": lies} if isinstance(lies, str) else lies
    return {"iid": zone, "rested": False, "damage": 0, "souls": [], **marks}


def _driven(n: int, card: str) -> Facts:
    face = "up" if card.endswith("^") else "down"
    return {"iid": f"d{n}", "card": card.removesuffix("^"), "face": face}


def _linked(n: int, told: str) -> Facts:
    of, _, ability = told.partition("/")
    return {"iid": f"o{n}", "of": of, "ability": ability}


def _set(zone: int, card: str | None) -> Facts | None:
    return {"iid": f"s{zone}", "card": card} if card else None


def case(
    action: Facts | list[Facts],
    A: Facts | None = None,
    B: Facts | None = None,
    *,
    violates: str = "",
    after: Facts | None = None,
    at: Facts | None = None,
    **more: Any,
) -> Facts:
    """A case of A's main phase: illegal by the rules it violates, or legal with an end state."""
    setup = {
        "turn": 3, "turn_player": "A", "phase": "main", "first_player": "A", "priority": "A",
        "gate": list[Facts](), **(at or {}),
    }  # fmt: skip
    told = action if isinstance(action, dict) else {"type": "sequence", "steps": action}
    stated: Facts = {"violates": violates.split()} if violates else {"after": after or {}}
    return {
        "id": "T-1",
        "setup": {**setup, "A": A or side(), "B": B or side()},
        "action": {"player": "A", **told},
        "verdict": "illegal" if violates else "legal",
        **stated,
        **more,
    }


def checker(cards: Mapping[str, Any] = INVENTED) -> Checker:
    """A checker that knows the invented cards, unless others are given."""
    return Checker(cards={SLUG: cards}, texts={SLUG: RULES.texts(())})


def checked(told: Facts, cards: Mapping[str, Any] = INVENTED) -> Result:
    """How a case comes out."""
    written = Written(case=msgspec.convert(told, Case), at=Place())
    return checker(cards).check(written)


def cited(result: Result) -> set[str]:
    """The rules a refusal cites."""
    return {breach.rule for breach in result.breaches}
