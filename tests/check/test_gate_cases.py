"""The Gate Ruler cases beside the project, spoilt ones, and whatever else may stand in a case."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from casework import another, garbled, inside, is_judged_or_skipped
from gate_casework import GAME, SHARED_CASES, Facts, case, checked, cited, side
from senpu.events.cards.catalogue import card_from_facts
from senpu.replay.cli import cli


def _shared() -> Facts:
    if not SHARED_CASES.exists():
        return {"cases": [], "cards": []}
    told: Facts = json.loads(SHARED_CASES.read_text(encoding="utf-8"))
    return told


SHARED = _shared()
CARDS = {facts["id"]: card_from_facts(facts, GAME.card_type) for facts in SHARED["cards"]}
every_shared_case = pytest.mark.parametrize(
    "told", SHARED["cases"], ids=[told["id"] for told in SHARED["cases"]]
)


@every_shared_case
def test_a_shared_case_comes_out_right(told: Facts) -> None:
    """None is wrong, none is skipped, and every rule it names is cited."""
    result = checked(told, CARDS)
    assert result.status == "right", (result.reason, result.breaches, result.played)
    assert cited(result) >= {*told.get("violates", ())}


@every_shared_case
def test_a_spoilt_case_is_not_right(told: Facts) -> None:
    """So is the other verdict, and every figure of the end state that is changed; a word that
    nobody knows is named."""
    spoilt = list(_spoilt(told))
    assert spoilt
    for where, other in spoilt:
        assert checked(other, CARDS).status in ("wrong", "skipped"), where


def _spoilt(told: Facts) -> Iterator[tuple[str, Facts]]:
    if told["verdict"] == "illegal":
        yield "verdict", {**told, "verdict": "legal", "after": {}}
        return
    yield "verdict", {**told, "verdict": "illegal", "violates": ["7-1a"]}
    for way in _ways(told["after"]):
        other = copy.deepcopy(told)
        *path, last = way
        node = other["after"]
        for key in path:
            node = node[key]
        node[last] = another(node[last], "TEST-U9", {"card": "TEST-U9"})
        yield ".".join(map(str, way)), other


def _ways(node: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside an end state that is no object and no list."""
    for key, value in inside(node):
        if isinstance(value, dict | list) and value:
            yield from _ways(value, (*way, key))
        else:
            yield (*way, key)


@pytest.mark.skipif(not SHARED_CASES.exists(), reason="the shared folder is absent")
def test_the_command_says_that_all_are_right() -> None:
    """One line a case, and the counts."""
    done = CliRunner().invoke(cli, ["check", "--lang", "en", str(SHARED_CASES)])
    assert done.exit_code == 0
    assert f"{len(SHARED['cases'])} right, 0 wrong, 0 skipped" in done.stdout


U1 = {"type": "play_unit", "card": "U1", "zone": "left", "from": "hand"}
HAND = side(hand=["U1"])
PLAYED: Facts = {"A": {"hand": [], "zones": {"left": {"card": "U1"}}}, "gate": []}
RESOLVED = [U1, {"type": "pass", "player": "A"}, {"type": "pass", "player": "B"}]
WRONG: dict[str, tuple[Facts, str]] = {
    "as it is": (PLAYED, ""),
    "a card that left the hand": ({**PLAYED, "A": {"zones": {"left": {"card": "U1"}}}}, "A.hand"),
    "a unit that came": ({**PLAYED, "A": {"hand": []}}, "A.left"),
    "another zone": (
        {"A": {"hand": [], "zones": {"left": {"card": "U1"}, "right": {"card": "U1"}}}}, "A.right",
    ),
    "a mark": (
        {"A": {"hand": [], "zones": {"left": {"card": "U1", "rested": True}}}}, "A.left.rested",
    ),
    "the other side": ({**PLAYED, "B": {"deck_count": 29}}, "B.deck_count"),
    "the gate": ({**PLAYED, "gate": ["U1"]}, "gate"),
    "the phase": ({**PLAYED, "phase": "attack"}, "phase"),
    "priority": ({**PLAYED, "priority": "B"}, "priority"),
    "energy": ({**PLAYED, "A": {**PLAYED["A"], "energy": {"rested": 1}}}, "A.energy"),
    "summons": ({**PLAYED, "A": {**PLAYED["A"], "summons_made": 0}}, "A.summons_made"),
}  # fmt: skip


@pytest.mark.parametrize("told", WRONG.values(), ids=WRONG)
def test_a_wrong_end_state_names_what_differs(told: tuple[Facts, str]) -> None:
    """Both what is listed and what is passed over."""
    after, where = told
    result = checked(case(RESOLVED, HAND, after=after))
    assert result.status == ("wrong" if where else "right")
    if where:
        assert result.played
        assert {each.where for each in result.played.nearest} - {"A.hand_count"} == {where}


SKIPPED: dict[str, tuple[Facts, str]] = {
    "type": (case({"type": "dance"}), "the action 'dance' is not known"),
    "key": (case({**U1, "speed": 3}, HAND), "action: unknown key speed"),
    "key of a setup": (case(U1, {**HAND, "luck": 1}), "setup.A: unknown key luck"),
    "key of a position": (case(U1, HAND, at={"moon": "full"}), "setup: unknown key moon"),
    "key of an end": (case(U1, HAND, after={"A": {"luck": 1}}), "after.A: unknown key luck"),
    "facts": (case({**U1, "card": "???"}, HAND), "facts of ??? are missing"),
    "facts of a unit": (case(U1, side(left="???")), "facts of ???"),
    "no ruler": (case(U1, {**HAND, "ruler": "???"}), "facts of ???"),
    "player": (case({**U1, "player": "C"}, HAND), "action.player: 'C'"),
    "a number": (case({**U1, "energy": "one"}, HAND), "action.energy"),
    "the same name twice": (
        case(U1, side(left={"card": "U1", "iid": "x"}, right={"card": "U1", "iid": "x"})),
        "x is not unique",
    ),
    "a ruler on the gate": (
        case(U1, HAND, at={"gate": [{"iid": "g1", "card": "FREE", "controller": "A"}]}),
        "never on the gate",
    ),
}  # fmt: skip


@pytest.mark.parametrize("told", SKIPPED.values(), ids=SKIPPED)
def test_what_is_not_understood_is_skipped_with_its_reason(told: tuple[Facts, str]) -> None:
    """Never silently right, whatever the verdict."""
    facts, why = told
    verdicts = ("legal",) if facts["after"] else ("legal", "illegal")
    for verdict in verdicts:
        result = checked({**facts, "verdict": verdict})
        assert result.status == "skipped", result.played
        assert result.reason is not None
        assert why in result.reason.en
        assert result.reason.ja


def test_a_sequence_says_which_step_was_refused() -> None:
    """The steps before it stand; who acts need be said once."""
    twice = {"type": "sequence", "player": "A", "steps": [U1, {**U1, "zone": "right"}]}
    played = checked(case(twice, HAND, violates="7-1a")).played
    assert played is not None
    assert played.step == 2


WORDS = ["", "d1", "s1", "new", "hand", "drive", "U1", "EN", "main", "A", "B", "left", "up"]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(WORDS),
    lambda inner: (
        st.lists(inner, max_size=2)
        | st.dictionaries(st.sampled_from(["iid", "card", "left", "ready"]), inner, max_size=2)
    ),
    max_leaves=4,
)
TABLE = side(
    "LEVEL", hand=["U1", "EN"], drive=["UOD^", "EN"], overdrive=["d1/od1"], set={1: "EANY"},
    left="UACT", fields=["F1"], ready=2,
)  # fmt: skip
END: Facts = {"A": {"hand": [], "zones": {"left": None}, "set": [None, {"card": "EN"}, None]},
              "gate": ["U1"], "phase": "main"}  # fmt: skip
ACTIONS: tuple[Facts, ...] = (
    U1,
    {"type": "play_event", "set": "s1", "from": "set", "discount": 1},
    {"type": "set", "drive": "d2", "slot": 2, "from": "drive"},
    {"type": "play_ability", "source": "left", "ability": "a3"},
    {"type": "sequence", "steps": [{"type": "reveal", "drive": "d2"}, {"type": "pass"}]},
    {"type": "rearrange", "zones": ["left", "right"]},
    {"type": "play_overdrive", "overdrive": "o1"},
    {"type": "end_main"},
    {"type": "resolve", "item": "g1", "zone": "left"},
    {
        "type": "effect",
        "source": "left",
        "effects": [{"type": "damage_dealt", "unit": "left", "n": 1}],
    },
    {"type": "identify", "card": "?1", "as": "EN"},
    {"type": "card_set", "player": "A", "card": "EN", "zone": 1},
)


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.sampled_from(ACTIONS), st.lists(st.tuples(st.integers(0, 999), JSON), max_size=3))
def test_a_garbled_case_is_judged_or_skipped(action: Facts, changes: list[tuple[int, Any]]) -> None:
    """Values of any kind in any place of setup, action and end state: never a traceback."""
    told = garbled(case(action, TABLE, after=END), changes)
    assert told is None or is_judged_or_skipped(checked(told))
