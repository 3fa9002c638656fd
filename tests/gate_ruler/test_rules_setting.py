"""Cards set face down: 7-5, and what is found out about them later."""

from collections.abc import Iterator

import pytest

from gate_language import given, legal
from gate_table import (
    BOTH_PASS,
    GAME,
    event,
    header,
    overdrive,
    passing,
    put,
    resolving,
    reveal,
    side,
    summon,
    waiving,
)
from language import Given, Story, found, refused, stored
from language import test_example as test_example
from senpu.events.base import Event
from senpu.events.envelope import Entry
from senpu.events.gate_ruler import GateItemResolved, SetCardOverwritten
from senpu.events.match import CardIdentified, CorrectionMade, MatchStarted, TurnStarted
from senpu.projections.fold import Finding, History, verified
from senpu.projections.rules import Refused

HAND = side(hand=["EN", "EN2", "EANY", "EOPEN", "U1", "F1", "USET"])
MAIN = given(A=HAND)
HIDDEN = given(A=side(hand=3)).after(put("?", 2))


def identified(card: str, handle: str = "?1") -> CardIdentified:
    """An unknown card turns out to be this."""
    return CardIdentified(handle=handle, card=card)


CASES: dict[str, Story] = {
    "7-5a-passes-from-hand": MAIN.when(put("EN", 2)).then(
        legal(gate=[], A={"hand": 6, "set": {2: "EN"}})
    ),
    "7-5a-passes-unknown-card": given(A=side(hand=1))
    .when(put("?", 1))
    .then(legal(A={"hand": 0, "set": {1: "?1"}}, handles={"?1": "?"}, set_in={"?1": 3})),
    "7-5a-passes-unknown-card-of-a-known-hand": MAIN.when(put("?", 1)).then(
        legal(A={"hand": 6, "known": []})
    ),
    "7-5a-passes-face-down-from-the-drive-zone": given(A=side("DRIVE", drive=["U1", "EANY"]))
    .when(put("d2", 3))
    .then(legal(A={"drive": ["U1"], "set": {3: "EANY"}})),
    "7-5a-passes-unknown-from-the-drive-zone": given(A=side(drive=["?1"]), handles={"?1": "?"})
    .when(put("d1", 1))
    .then(legal(A={"set": {1: "?1"}}, set_in={"?1": 3})),
    "7-5a-refused-revealed": given(A=side(drive=["EN^"]))
    .when(put("d1"))
    .then(refused("7-5a", number="EN", source="drive")),
    "7-5a-refused-zone-there-is-not": given(A=side("ONE", hand=["EN"]))
    .when(put("EN", 3))
    .then(refused("7-5a", zone=3, set_zones=2)),
    "7-5a-refused-zone-nothing": MAIN.when(put("EN", 0)).then(refused("7-5a")),
    "7-5a-refused-from-the-graveyard": given(A=side(graveyard=["EN"]))
    .when(put("EN", source="graveyard"))
    .then(refused("7-5a", source="graveyard")),
    "7-5a-refused-from-a-set-zone": given(A=side(set={1: "EN"}))
    .when(put("s1", 2))
    .then(refused("7-5a")),
    "7-5a-refused-not-in-hand": given(A=side(hand=["EN"])).when(put("EN2")).then(refused("7-5a")),
    "7-5a-refused-empty-hand": given().when(put("?")).then(refused("7-5a")),
    "7-5a-refused-the-other-players-drive-card": given(B=side(drive=["EN"]))
    .when(put("d1"))
    .then(refused("7-5a")),
    "7-5a-1-passes-normal-event": MAIN.when(put("EN")).then(legal()),
    "7-5a-1-passes-any-time-event": MAIN.when(put("EANY")).then(legal()),
    "7-5a-1-refused-open-card": MAIN.when(put("EOPEN")).then(
        refused("7-5a-1", number="EOPEN", timing="open_card")
    ),
    "7-5a-1-refused-open-card-of-the-drive-zone": given(A=side(drive=["EOPEN"]))
    .when(put("d1"))
    .then(refused("7-5a-1")),
    "7-5a-1-refused-open-card-turned-up": HIDDEN.when(event("s2", number="EOPEN")).then(
        refused("7-5a-1", number="EOPEN")
    ),
    "7-5a-2-passes-by-its-own-ability": MAIN.when(put("USET")).then(legal(A={"set": {1: "USET"}})),
    "7-5a-2-passes-by-a-text": MAIN.when(put("U1", waive=waiving("7-5a-2"))).then(
        legal(A={"set": {1: "U1"}})
    ),
    "7-5a-2-refused-unit": MAIN.when(put("U1")).then(refused("7-5a-2", number="U1", kind="unit")),
    "7-5a-2-refused-field": MAIN.when(put("F1")).then(refused("7-5a-2", kind="field")),
    "7-5a-2-refused-unit-of-the-drive-zone": given(A=side(drive=["UOD"]))
    .when(put("d1"))
    .then(refused("7-5a-2")),
    "7-5a-x1-passes-as-many-as-allowed": given(A=side("SETS", hand=2, sets=1))
    .when(put())
    .then(legal(A={"sets": 2})),
    "7-5a-x1-passes-any-number-by-other-rulers": given(A=side(hand=2, sets=7))
    .when(put())
    .then(legal()),
    "7-5a-x1-refused-one-too-many": given(A=side("SETS", hand=2, sets=2))
    .when(put())
    .then(refused("7-5a-x1", sets=2, sets_allowed=2)),
    "7-5a-x2-passes-the-older-card-goes": given(A=side(hand=["EN2"], set={1: "EN"}))
    .when(put("EN2", 1))
    .then(legal(then=[SetCardOverwritten], A={"set": {1: "EN2"}, "graveyard": ["EN"]})),
    "7-5a-x2-refused-both-stay": given(A=side(hand=["EN2"], set={1: "EN"}))
    .when(stored(put("EN2", 1), lacks=SetCardOverwritten))
    .then(found("REC-3", because="7-5a-x2")),
    "7-5a-x2-switched-off": given(
        A=side(hand=["EN2"], set={1: "EN"}), options={"set_overwrites": False}
    )
    .when(put("EN2", 1))
    .then(refused("7-5a", zone=1)),
    "7-5a-x2-switched-empty-zone-may-still-be-set": given(
        A=side(hand=["EN2"], set={1: "EN"}), options={"set_overwrites": False}
    )
    .when(put("EN2", 2))
    .then(legal(A={"set": {1: "EN", 2: "EN2"}})),
    "7-5a-x3-passes-without-energy": given(A=side("LEVEL", hand=["EN2"]))
    .when(put("EN2"))
    .then(legal(A={"ready": 0, "rested": 0})),
    "7-5a-x3-refused-energy-rested": given(A=side("LEVEL", hand=["EN2"], ready=2))
    .when(put("EN2", energy=2))
    .then(refused("14-3", due=0, energy=2)),
    "7-5a-x3-switched-off": given(
        A=side("LEVEL", hand=["EN2"], ready=2), options={"setting_is_free": False}
    )
    .when(put("EN2"))
    .then(legal(A={"ready": 0, "rested": 2})),
    "7-5a-x3-switched-unpaid": given(
        A=side("LEVEL", hand=["EN2"], ready=1), options={"setting_is_free": False}
    )
    .when(put("EN2"))
    .then(refused("14-3", due=2, ready=1)),
    "7-5a-x4-passes-event": HIDDEN.when(identified("EANY")).then(legal(A={"set": {2: "EANY"}})),
    "7-5a-x4-passes-no-facts-known": HIDDEN.when(identified("NEW")).then(legal()),
    "7-5a-x4-passes-drive-card-that-was-not-set": given(
        A=side(drive=["?1"]), handles={"?1": "?"}
    )
    .when(identified("U1"))
    .then(legal(A={"drive": ["U1"]})),
    "7-5a-x4-refused-open-card": HIDDEN.when(identified("EOPEN")).then(
        refused("7-5a-x4", handle="?1", number="EOPEN", timing="open_card", set_in_turn=3)
    ),
    "7-5a-x4-refused-unit-overwritten-meanwhile": HIDDEN.after(put("EN", 2))
    .when(identified("U1"))
    .then(refused("7-5a-x4", kind="unit")),
    "7-5b-passes-the-next-action-follows-at-once": MAIN.after(put("EN"))
    .when(summon("U1"))
    .then(legal(gate=["U1"])),
    "7-5b-passes-nothing-on-the-gate": MAIN.when(put("EN")).then(
        legal(gate=[], then=(), priority="A")
    ),
    "7-5b-refused-resolving-it": MAIN.after(put("EN")).when(resolving()).then(refused("9-2a")),
    "7-5b-refused-put-on-the-gate": MAIN.when(
        stored(put("EN"), then=(GateItemResolved(item="g1"),))
    ).then(found("REC-3", because="9-2a")),
}  # fmt: skip


def _recorded(lying: Given, *events: Event) -> tuple[Finding, ...]:
    """What verifying finds in a log of these events, as they are recorded on a board.

    What is refused is recorded as seen.
    """
    return verified(lying.game, lying.header, _entries(lying, events))[1]


def _entries(lying: Given, events: tuple[Event, ...]) -> Iterator[Entry]:
    history = History(lying.game, lying.header)
    for seq, happened in enumerate(events, 1):
        decision = history.decide(happened)
        wrong = decision.breaches if isinstance(decision, Refused) else ()
        entry = Entry(
            seq=seq, time="", by="scribe", event=decision.event, then=decision.then,
            mark="observed" if wrong else "legal", breaches=wrong,
        )  # fmt: skip
        assert not history.judge(entry)
        yield entry


BEGUN = (MatchStarted(first="A"), TurnStarted(turn=1, player="A"))
DRAWING = Given(header(options={"ruler_a": "DRAW", "ruler_b": "DRAW"}), None, game=GAME)
DRIVING = Given(header(options={"ruler_a": "DRIVE", "ruler_b": "DRIVE"}), None, game=GAME)


def _rules(finding: Finding) -> tuple[int, list[str]]:
    return finding.seq, [breach.rule for breach in finding.breaches]


@pytest.mark.parametrize("turned_up", [event("s2", number="EOPEN"), identified("EOPEN")])
def test_an_open_card_is_found_at_the_entry_that_set_it(turned_up: Event) -> None:
    """Whether it is played from the set zone or only seen: the earlier breach is reported."""
    findings = _recorded(DRAWING, *BEGUN, put("?", 2), put("?", 3), turned_up)
    assert list(map(_rules, findings)) == [(3, ["7-5a-1"])]
    assert findings[0].breaches[0].facts["number"] == "EOPEN"


def test_a_unit_is_found_although_it_came_from_the_drive_zone() -> None:
    """The handle was given by the drive; what counts is the setting."""
    findings = _recorded(DRIVING, *BEGUN, put("d2", 1), reveal("d1", "U1"), identified("U2", "?2"))
    assert list(map(_rules, findings)) == [(3, ["7-5a-2"])]


def test_what_was_overwritten_is_found_too() -> None:
    """A card that went to the graveyard unknown was set before."""
    findings = _recorded(DRAWING, *BEGUN, put("?", 2), put("?", 2), identified("F1", "?1"))
    assert list(map(_rules, findings)) == [(3, ["7-5a-2"])]


def test_what_may_be_set_is_not_found() -> None:
    """Nor what a text let be set, nor an identification that was taken back."""
    assert not _recorded(DRAWING, *BEGUN, put("?", 2), identified("EANY"))
    assert not _recorded(DRAWING, *BEGUN, put("?", 2), identified("USET"))
    by_text = put("?", 2, waive=waiving("7-5a-2"))
    assert not _recorded(DRAWING, *BEGUN, by_text, identified("U1"))
    slip = (put("?", 2), identified("EOPEN"), CorrectionMade(to=3))
    assert not _recorded(DRAWING, *BEGUN, *slip)


def test_what_was_seen_at_once_is_not_found_again() -> None:
    """The entry bears the breach already."""
    findings = _recorded(DRAWING, *BEGUN, put("EOPEN", 2))
    assert not findings


def test_setting_between_other_actions() -> None:
    """Immediate actions in any order, before and after what uses the gate."""
    lying = given(A=side(hand=["EN", "EANY"], drive=["UOD"]))
    done = lying.after(put("EN"), reveal("d1"), overdrive(), *BOTH_PASS)
    done.when(put("EANY", 2)).then(legal(A={"set": {1: "EN", 2: "EANY"}})).run()
    done.after(put("EANY", 2), passing("A")).when(put("EANY", 3)).then(
        refused("9-3e", "7-5a")
    ).run()
