"""Cases like the shared ones of Gate Ruler, told with invented cards by the rules."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gate_casework import GAME, INVENTED, RULES, Facts, case, checked, cited, side
from senpu.projections.cases.contract import Case
from senpu.projections.cases.course import play

A_PASSES, B_PASSES = {"type": "pass", "player": "A"}, {"type": "pass", "player": "B"}
BOTH_PASS = [A_PASSES, B_PASSES]
GATED = {"gate": [{"iid": "g1", "card": "EN", "controller": "A"}]}
ANSWERED = {**GATED, "priority": "B"}


def unit(card: str, zone: str = "left", source: str = "hand", **more: Any) -> Facts:
    """Playing a unit; a name like `d1` is one of the drive zone."""
    return {"type": "play_unit", "zone": zone, **_named(card, source), **more}


def event(card: str, source: str = "hand", **more: Any) -> Facts:
    """Playing an event."""
    return {"type": "play_event", **_named(card, source), **more}


def field(card: str, source: str = "hand", **more: Any) -> Facts:
    """Playing a field."""
    return {"type": "play_field", **_named(card, source), **more}


def put(card: str, slot: int = 1, source: str = "hand", **more: Any) -> Facts:
    """Setting a card."""
    return {"type": "set", "slot": slot, **_named(card, source), **more}


def _named(card: str, source: str) -> Facts:
    if card[1:].isdigit() and card[0] in "ds":
        zone = "drive" if card[0] == "d" else "set"
        return {zone: card, "from": zone}
    return {"card": card, "from": source}


def reveal(card: str = "d1", **more: Any) -> Facts:
    """Revealing a drive card."""
    return {"type": "reveal", "drive": card, **more}


def ability(source: str, name: str, **more: Any) -> Facts:
    """Playing an ability."""
    return {"type": "play_ability", "source": source, "ability": name, **more}


def overdrive(name: str = "o1", **more: Any) -> Facts:
    """Playing an overdrive."""
    return {"type": "play_overdrive", "overdrive": name, **more}


def drop(name: str = "o1", **more: Any) -> Facts:
    """Removing an overdrive."""
    return {"type": "remove_overdrive", "overdrive": name, **more}


def swap(*zones: str, **more: Any) -> Facts:
    """Rearranging."""
    return {"type": "rearrange", "zones": list(zones), **more}


LINKED = side(drive=["UOD^"], overdrive=["d1/od1"])
TWICE = side(drive=["UOO^"], overdrive=["d1/od1", "d1/od2"])
STRONG = side("LEVEL", hand=["U2"], ready=3)
ACTIVE = side(left="UACT")

CASES: dict[str, Facts] = {
    # 7-1
    "own main phase": case(
        unit("U1"), side(hand=["U1"]), after={"A": {"hand": []}, "gate": ["U1"]}
    ),
    "in the end phase": case(
        unit("U1"), side(hand=["U1"]), at={"phase": "end"}, violates="7-1a"
    ),
    "the other player plays": case(
        unit("U1", player="B"), B=side(hand=["U1"]), violates="7-1a"
    ),
    "the other player sets": case(put("EN", player="B"), B=side(hand=["EN"]), violates="7-1a"),
    "a reveal needs an empty gate": case(reveal(), side(drive=["U1"]), at=GATED, violates="7-1a"),
    "removing too needs an empty gate": case(drop(), LINKED, at=GATED, violates="7-1a"),
    "after resolving the gate is empty": case(
        [unit("U1"), *BOTH_PASS, unit("U2", "right")],
        side(hand=["U1", "U2"]),
        after={"A": {"hand": [], "zones": {"left": {"card": "U1"}}, "summons_made": 2},
               "gate": ["U2"]},
    ),
    "not from the graveyard": case(
        unit("U1", source="graveyard"), side(graveyard=["U1"]), violates="7-1b"
    ),
    "not from the deck": case(field("F1", source="deck"), violates="7-1b"),
    "not from the removed cards": case(
        event("EN", source="removed"), side(removed=["EN"]), violates="7-1b"
    ),
    "not from under a unit": case(
        unit("U1", source="soul"), side(left={"card": "U2", "souls": ["U1"]}), violates="7-1b"
    ),
    "not from the other player's hand": case(
        event("EN", source="opponent_hand"), B=side(hand=["EN"]), violates="7-1b"
    ),
    "not the other player's drive card": case(
        unit("d1"), B=side(drive=["U1^"]), violates="7-1b"
    ),
    "a field not in hand": case(field("F1"), side(hand=["F2"]), violates="7-1b"),
    "removed, then played": case(
        [drop(), unit("d1")], LINKED,
        after={"A": {"drive": [], "overdrive": []}, "gate": ["UOD"]},
    ),
    "one of two overdrives left": case([drop("o1"), unit("d1")], TWICE, violates="7-1b-1 7-2a-2a"),
    "an event with its overdrive": case(
        event("d1"), side(drive=["EOD^"], overdrive=["d1/od1"]), violates="7-1b-1 7-2a-2a"
    ),
    "another drive card is free": case(
        unit("d2"), side(drive=["UOD^", "U1^"], overdrive=["d1/od1"]),
        after={"A": {"drive": ["d1"]}, "gate": ["U1"]},
    ),
    # 7-2
    "a unit revealed": case(
        reveal(), side(drive=["U1"]), after={"A": {"drive": [{"iid": "d1", "face": "up"}]}}
    ),
    "a field revealed": case(
        reveal(), side(drive=["F2"]), after={"A": {"drive": [{"iid": "d1", "face": "up"}]}}
    ),
    "a normal event revealed": case(
        reveal("d2"), side(drive=["U1", "EN"]),
        after={"A": {"drive": [{"iid": "d1", "face": "down"}, {"iid": "d2", "face": "up"}]}},
    ),
    "an automatic event stays down": case(reveal(), side(drive=["EAUTO"]), violates="7-2a-1"),
    "a card that is not there": case(reveal("d9"), side(drive=["U1"]), violates="7-2a"),
    "two at once": case(
        {"type": "reveal", "drive": ["d1", "d2"]}, side(drive=["U1", "U2"]), violates="7-2a"
    ),
    "two overdrives, two pseudo-cards": case(
        reveal(), side(drive=["UOO"]),
        after={"A": {"overdrive": [{"of": "d1", "ability": "od1"},
                                   {"of": "d1", "ability": "od2"}]}},
    ),
    "revealed, overdrive played, then the card": case(
        [reveal(), overdrive("od1"), *BOTH_PASS, unit("d1", "center")], side(drive=["UOD"]),
        after={"A": {"drive": [], "overdrive": []}, "gate": ["UOD"]},
    ),
    "revealed, overdrive removed, then the card": case(
        [reveal(), drop("o1"), unit("d1")], side(drive=["UOD"]),
        after={"A": {"drive": [], "overdrive": []}, "gate": ["UOD"]},
    ),
    "revealed twice": case([reveal(), reveal()], side(drive=["U1"]), violates="7-2a"),
    "revealed and rearranged at once": case(
        [reveal(), swap("left", "right")], side(drive=["U1"], left="U2"),
        after={"A": {"zones": {"left": None, "right": {"iid": "left"}}}, "gate": []},
    ),
    # 7-3
    "a field is no unit": case(unit("F1"), side(hand=["F1"]), violates="7-3a"),
    "an event is no unit": case(unit("EN"), side(hand=["EN"]), violates="7-3a"),
    "two units in one action": case(
        {"type": "play_unit", "card": ["U1", "U2"], "zone": "left", "from": "hand"},
        side(hand=["U1", "U2"]), violates="7-3a",
    ),
    "the second of two summons": case(
        unit("U1"), side(hand=["U1"], summons_made=1), after={"A": {"hand": []}, "gate": ["U1"]}
    ),
    "the third of three": case(
        unit("U0", "left2"), side("WIDE", hand=["U0"], summons_made=2),
        after={"A": {"hand": [], "summons_made": 3}, "gate": ["U0"]},
    ),
    "the third of three is all": case(
        unit("U0"), side("WIDE", hand=["U0"], summons_made=3), violates="4-3a-1 7-3a-1"
    ),
    "always one": case(
        unit("U3"), side("ONE", hand=["U3"], ready=1),
        after={"A": {"hand": [], "energy": {"ready": 0, "rested": 1}}, "gate": ["U3"]},
    ),
    "always one, also for nothing": case(
        unit("U0"), side("ONE", hand=["U0"]), violates="14-3"
    ),
    "level nothing costs nothing": case(
        unit("U0"), side("LEVEL", hand=["U0"]), after={"A": {"hand": []}, "gate": ["U0"]}
    ),
    "a ruler that does not pay": case(
        unit("U3"), side(hand=["U3"], ready=2), after={"A": {"hand": []}, "gate": ["U3"]}
    ),
    "rested energy does not pay": case(
        unit("U1"), side("LEVEL", hand=["U1"], rested=3), violates="14-3"
    ),
    "paid too much": case(unit("U2", energy=3), STRONG, violates="14-3"),
    "paid too little": case(unit("U2", energy=1), STRONG, violates="14-3"),
    "a lower cost": case(
        unit("U2", discount=1), STRONG,
        after={"A": {"hand": [], "energy": {"ready": 2, "rested": 1}}, "gate": ["U2"]},
    ),
    "a zone of other rulers": case(
        unit("U0", "center"), side("WIDE", hand=["U0"]), violates="7-3a-1 15-3a-1"
    ),
    "no zone this ruler has": case(unit("U1", "left2"), side(hand=["U1"]), violates="7-3a-1"),
    "into an attack zone ready": case(
        [unit("U1", "right"), *BOTH_PASS], side(hand=["U1"]),
        after={"A": {"hand": [], "zones": {"right": {"card": "U1", "rested": False}},
                     "summons_made": 1}},
    ),
    "into a defence zone rested": case(
        [unit("U1", "center"), *BOTH_PASS], side(hand=["U1"]), switch="enters-by-zone",
        after={"A": {"hand": [], "zones": {"center": {"card": "U1", "rested": True}}}},
    ),
    "the zone chosen by resolution": case(
        [{"type": "play_unit", "card": "U1"}, {"type": "resolve", "zone": "right"}],
        side(hand=["U1"]), switch="zone-at-playing",
        after={"A": {"hand": [], "zones": {"right": {"card": "U1"}}}},
    ),
    "over a unit in the defence zone": case(
        [unit("d1", "center"), *BOTH_PASS],
        side("DRIVE", drive=["U2^"], center={"card": "U1", "damage": 2}),
        after={"A": {"drive": [], "zones": {"center": {"card": "U2", "damage": 0}},
                     "graveyard": ["U1"], "summons_made": 1}},
    ),
    # 7-4
    "a revealed field": case(
        field("d1"), side(drive=["F1^"]), after={"A": {"drive": []}, "gate": ["F1"]}
    ),
    "a face-down field": case(field("d1"), side(drive=["F1"]), violates="7-4a"),
    "a unit is no field": case(field("U1"), side(hand=["U1"]), violates="7-4a"),
    "a field needs no summon right": case(
        [field("F1"), *BOTH_PASS], side(hand=["F1"], summons_made=2, fields=["F2"]),
        after={"A": {"hand": [], "fields": ["F1", "F2"], "summons_made": 2}},
    ),
    # 7-5
    "from the drive zone face down": case(
        put("d1", 3), side(drive=["EN"]),
        after={"A": {"drive": [], "set": [None, None, {"card": "EN"}]}},
    ),
    "a revealed card is not set": case(put("d1"), side(drive=["EN^"]), violates="7-5a"),
    "an any-time event is set": case(
        put("EANY", 2), side(hand=["EANY"]),
        after={"A": {"hand": [], "set": [None, {"card": "EANY"}, None]}},
    ),
    "a card of the graveyard is not set": case(
        put("EN", source="graveyard"), side(graveyard=["EN"]), violates="7-5a"
    ),
    "a soul is not set": case(
        put("EN", source="soul"), side(left={"card": "U1", "souls": ["EN"]}), violates="7-5a"
    ),
    "slot nothing": case(put("EN", 0), side(hand=["EN"]), violates="7-5a"),
    "a unit by its own ability": case(
        put("USET"), side(hand=["USET"]),
        after={"A": {"hand": [], "set": [{"card": "USET"}, None, None]}},
    ),
    "a driven unit is not settable": case(put("d1"), side(drive=["U1"]), violates="7-5a-2"),
    "as many as the ruler allows": case(
        [put("EN", 1), put("EN2", 2), put("EANY", 3)], side("SETS", hand=["EN", "EN2", "EANY"]),
        violates="7-5a-x1",
    ),
    "three in a row": case(
        [put("EN", 1), put("EN2", 2), put("EANY", 3)], side(hand=["EN", "EN2", "EANY"]),
        after={"A": {"hand": [], "set": [{"card": "EN"}, {"card": "EN2"}, {"card": "EANY"}]}},
    ),
    "over a set card from the drive zone": case(
        put("d1", 2), side(drive=["EANY"], set={2: "EN"}),
        after={"A": {"drive": [], "set": [None, {"card": "EANY"}, None], "graveyard": ["EN"]}},
        also_accept={"A": {"drive": [], "set": [None, {"card": "EN"}, None]}},
    ),
    # 7-6
    "a revealed event": case(
        event("d1"), side(drive=["EN^"]), after={"A": {"drive": []}, "gate": ["EN"]}
    ),
    "a face-down event": case(event("d1"), side(drive=["EN"]), violates="7-6a"),
    "an open card from hand": case(event("EOPEN"), side(hand=["EOPEN"]), violates="7-6a"),
    "a unit is no event": case(event("U1"), side(hand=["U1"]), violates="7-6a"),
    "too little energy for an event": case(
        event("EN2"), side("LEVEL", hand=["EN2"], ready=1), violates="14-3"
    ),
    "a ruler that plays events from set zones": case(
        event("EN"), side("SETS", hand=["EN"]), violates="7-6a-x"
    ),
    # 7-7
    "a free ability": case(ability("left", "a1"), ACTIVE, after={"gate": ["a1"]}),
    "an ability that is paid": case(
        ability("left", "a3"), side("LEVEL", left="UACT", ready=2),
        after={"A": {"energy": {"ready": 0, "rested": 2}}, "gate": ["a3"]},
    ),
    "an ability of a field": case(
        ability("f0", "fa1"), side(fields=["FACT"]), after={"gate": ["fa1"]}
    ),
    "an ability of the ruler": case(
        ability("ruler", "r1"), side("DRIVE"), after={"gate": ["r1"]}
    ),
    "no such ability": case(ability("left", "b7"), ACTIVE, violates="7-7a"),
    "an ability resolved": case(
        [ability("left", "a1"), *BOTH_PASS], ACTIVE, after={"gate": []}
    ),
    "once a turn": case(
        [ability("left", "a4"), *BOTH_PASS, ability("left", "a4")], ACTIVE,
        violates="7-7a 7-7a-x", switch="once-a-turn-binds",
    ),
    "used before": case(
        ability("left", "a4"), side(left="UACT", used=["left/a4"]), violates="7-7a 7-7a-x"
    ),
    "an any-time ability of the other player": case(
        ability("left", "a2", player="B"), B=ACTIVE, at=ANSWERED, after={"gate": ["EN", "a2"]}
    ),
    "without priority": case(
        ability("left", "a2", player="B"), B=ACTIVE, at=GATED, violates="9-3e"
    ),
    # 7-8
    "a set event over its cost": case(
        event("s2"), side("LEVEL", set={2: "EN2"}, ready=1), violates="14-3"
    ),
    "a set unit is no event": case(event("s1"), side(set={1: "USET"}), violates="7-8a"),
    "a set any-time event answers": case(
        event("s1", player="B"), B=side(set={1: "EANY"}), at=ANSWERED,
        after={"B": {"set": [None, None, None]}, "gate": ["EN", "EANY"]},
    ),
    "a set any-time event in the own main phase": case(
        event("s1"), side(set={1: "EANY"}),
        after={"A": {"set": [None, None, None]}, "gate": ["EANY"]},
    ),
    "a set automatic event does not answer": case(
        event("s1", player="B"), B=side(set={1: "EAUTO"}), at=ANSWERED, violates="9-3e-2"
    ),
    "set and played in one turn": case(
        [put("EN", 2), event("s2")], side(hand=["EN"]), switch="set-cards-wait",
        after={"A": {"hand": []}, "gate": ["EN"]},
    ),
    "an answer resolves first": case(
        [unit("U1"), A_PASSES, event("s1", player="B"), *BOTH_PASS],
        side(hand=["U1"]), side(set={1: "EANY"}),
        after={"A": {"hand": []}, "B": {"set": [None, None, None], "graveyard": ["EANY"]},
               "gate": ["U1"]},
    ),
    "an answer before the turn player passes": case(
        [unit("U1"), event("s1", player="B")], side(hand=["U1"]), side(set={1: "EANY"}),
        violates="9-3e",
    ),
    # 7-9
    "the same overdrive twice": case(
        [overdrive(), *BOTH_PASS, overdrive()], LINKED, violates="7-9a"
    ),
    "the other player's overdrive": case(overdrive(), B=LINKED, violates="7-9a"),
    "an overdrive over its cost": case(
        overdrive(), side("LEVEL", drive=["UOE^"], overdrive=["d1/od1"], ready=1),
        violates="7-9a 7-9a-x",
    ),
    "one of two overdrives": case(
        overdrive("o2"), TWICE,
        after={"A": {"overdrive": [{"iid": "o1"}], "drive": [{"iid": "d1", "face": "up"}]},
               "gate": ["od2"]},
    ),
    "removing what is not there": case(drop("o3"), LINKED, violates="7-9a"),
    "removing all": case(
        [drop("o1"), drop("o2")], TWICE, after={"A": {"overdrive": []}, "gate": []}
    ),
    # 7-10
    "a unit moves over": case(
        swap("left", "right"), side(left="U1"),
        after={"A": {"zones": {"left": None, "right": {"iid": "left", "rested": False}}}},
    ),
    "the empty zone first": case(
        swap("right", "left"), side(left="U1"),
        after={"A": {"zones": {"left": None, "right": {"iid": "left"}}}},
    ),
    "defence to attack readies": case(
        swap("center", "left"), side(center={"card": "U1", "rested": True}),
        after={"A": {"zones": {"center": None, "left": {"iid": "center", "rested": False}}}},
    ),
    "attack to defence rests": case(
        swap("left", "center"), side(left="U1"), switch="defence-rests",
        after={"A": {"zones": {"left": None, "center": {"iid": "left", "rested": True}}}},
    ),
    "four attack zones": case(
        swap("left", "left2"), side("WIDE", left={"card": "U1", "souls": ["U2"]}),
        after={"A": {"zones": {"left": None, "left2": {"iid": "left", "souls": ["U2"]}}}},
    ),
    "two empty zones": case(
        swap("left", "right"), side(center="U1"), violates="7-10b 7-10b-x",
        switch="empty-rearranging-refused",
    ),
    "a set zone": case(swap("left", "s1"), side(left="U1"), violates="7-10b"),
    "the ruler": case(swap("center", "ruler"), side(center="U1"), violates="7-10b"),
    "three zones": case(swap("left", "right", "center"), side(left="U1"), violates="7-10b"),
    "one zone": case(swap("left"), side(left="U1"), violates="7-10b"),
    "any number of times": case(
        [swap("left", "right"), swap("right", "center"), swap("center", "left")], side(left="U1"),
        after={}, switch="rearranging-once",
    ),
    "not in the attack phase": case(
        swap("left", "right"), side(left="U1"), at={"phase": "attack"}, violates="7-1a 7-10a"
    ),
    # passing and the end of the phase
    "both pass with an empty gate": case(
        BOTH_PASS, side(drive=["U1", "U2^"], hand=["U1"]),
        after={"A": {"drive": [], "graveyard": ["U1", "U2"]}, "phase": "attack"},
    ),
    "passing out of turn": case(B_PASSES, violates="9-3e-1"),
    "the end with something on the gate": case({"type": "end_main"}, at=GATED, violates="6-3b"),
    "the other player ends it": case({"type": "end_main", "player": "B"}, violates="9-3e-1"),
    "acting after the end": case(
        [{"type": "end_main"}, unit("U1")], side(hand=["U1"]), violates="7-1a"
    ),
    "only the own drive zone is cleared": case(
        {"type": "end_main"}, side(drive=["EN"]), side(drive=["EN"]),
        after={"A": {"drive": [], "graveyard": ["EN"]}, "phase": "attack"},
    ),
    "an item resolves": case(
        {"type": "resolve"}, at=GATED, after={"A": {"graveyard": ["EN"]}, "gate": []}
    ),
    "nothing resolves": case({"type": "resolve"}, violates="9-2a"),
    "the gate from the top": case(
        BOTH_PASS,
        at={"gate": [{"iid": "g1", "card": "EN", "controller": "A"},
                     {"iid": "g2", "card": "F1", "controller": "B"}]},
        after={"B": {"fields": ["F1"]}, "gate": ["EN"]},
    ),
    "an ability on the gate": case(
        BOTH_PASS, ACTIVE,
        at={"gate": [{"iid": "g1", "source": "left", "ability": "a1", "controller": "A"}]},
        after={"gate": []},
    ),
    "conceding": case({"type": "concede"}, after={"winner": "B"}),
    "priority told": case(event("EN"), side(hand=["EN"]),
                          after={"A": {"hand": []}, "gate": ["EN"], "priority": "A"}),
}  # fmt: skip


@pytest.mark.parametrize("told", CASES.values(), ids=CASES)
def test_a_case_comes_out_as_told(told: Facts) -> None:
    """The end state is the one stated and nothing else has changed; every rule named is cited."""
    result = checked(told)
    assert result.status == "right", (result.reason, result.breaches, result.played)
    assert cited(result) >= {*told.get("violates", ())}


SWITCHED = {name: told for name, told in CASES.items() if told.get("switch")}


@pytest.mark.parametrize("told", SWITCHED.values(), ids=SWITCHED)
def test_an_inferred_rule_decides_the_case(told: Facts) -> None:
    """With its option the other way the case does not come out as told."""
    option = str(told["switch"]).replace("-", "_")
    usual = GAME.options()
    other = replace(usual, **{option: not getattr(usual, option)})
    played = play(msgspec.convert(told, Case), INVENTED, {}, other, RULES)
    assert played.agrees != (told["verdict"] == "legal")
