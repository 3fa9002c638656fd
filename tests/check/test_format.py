"""What a case can say, and that `--help-format` says it."""

import json
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

import casework
import gate_casework
from casework import Facts, case, checked, cited, lying, side
from senpu.projections.cases.action import Said
from senpu.projections.cases.contract import Case
from senpu.projections.cases.course import run
from senpu.projections.cases.dialect import Dialect, dialects
from senpu.replay.check.manual import examples, help_format
from senpu.replay.cli import cli

GATE, gate_side = gate_casework.case, gate_casework.side


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_format_names_every_key_word_and_stored_type(lang: Any) -> None:
    """It is made of the tables that read cases."""
    done = CliRunner().invoke(cli, ["check", "--help-format", "--lang", lang])
    assert done.exit_code == 0
    said = {line.split(":")[0].split()[0] for line in done.stdout.splitlines() if line.strip()}
    for dialect in dialects().values():
        stored = {str(event.__struct_config__.tag) for event in dialect.events}
        covered = {str(w.event.__struct_config__.tag) for w in dialect.words.values()}
        keys = {*dialect.setup.__struct_fields__, *dialect.end.__struct_fields__}
        wanted = {*dialect.words, *(stored - covered), *keys, *Case.__struct_fields__}
        assert wanted - {"B", "B_sees"} <= {word.rstrip(",") for word in said}
    assert (done.stdout.isascii()) == (lang == "en") or "…" in done.stdout


def _board(dialect: Dialect) -> Any:
    """A position on which the examples can be read."""
    battle = dialect is casework.RULES
    told = case({"type": "end_step"}) if battle else GATE({"type": "pass"}, after={})
    cards = casework.INVENTED if battle else gate_casework.INVENTED
    setup = {key: told[key] for key in ("id", "setup", "action", "verdict")}
    return run(Case(**setup), cards, {}, dialect.game.options(), dialect).before


EXAMPLES = [(slug, json.loads(action)) for slug in dialects() for _, action in examples(slug)]


@pytest.mark.parametrize(("slug", "action"), EXAMPLES, ids=str)
def test_every_example_can_be_read(slug: str, action: Facts) -> None:
    """And is in the help."""
    dialect = dialects()[slug]
    said = Said(action, _board(dialect), dialect, "action")
    assert (said.word.ask and said.word.ask(said)) or said.event()
    assert str(action["type"]) in "\n".join(help_format("en"))


def test_an_effect_is_a_step() -> None:
    """Of either side, judged like any effect."""
    draw = {"type": "deck_drawn", "player": "B", "n": 2}
    effect = {"type": "effect", "source": "RYU", "effects": [draw]}
    told = case(effect, after={"B": {"hand_count": 2, "deck_count": 28}})
    assert checked(told).status == "right"
    shift = {"type": "cores_shifted", "player": "A", "source": "reserve", "target": "life", "n": 1}
    assert checked(case({**effect, "effects": [shift]})).status == "right"


def test_a_waiver_lifts_a_rule_and_an_unknown_rule_is_named() -> None:
    """By the card whose text lifts it."""
    action = {"type": "set_burst", "card": "FLA", "waive": [{"rule": "BS-M7", "source": "HAL"}]}
    A = side(hand=["FLA"], burst_set_this_turn=True)
    assert checked(case(action, A, after={"A": {"hand": [], "burst": "FLA"}})).status == "right"
    action["waive"] = [{"rule": "BS-M77", "source": "HAL"}]
    result = checked(case(action, A))
    assert result.reason
    assert result.reason.en == "action.waive[0].rule: unknown rule BS-M77 (nearest: BS-M7)"


def test_a_card_is_unknown_until_it_is_identified() -> None:
    """Set face down, and then it turns out what it was."""
    steps = [{"type": "set_burst", "card": "?1"}, {"type": "identify", "card": "?1", "as": "FLA"}]
    A = side(hand=["?1"])
    hidden: Facts = {"A": {"hand": [], "burst": "?1", "burst_set_this_turn": True}}
    assert checked(case(steps[0], A, after=hidden)).status == "right"
    told = case(
        {"type": "sequence", "steps": steps}, A, after={"A": {**hidden["A"], "burst": "FLA"}}
    )
    assert checked(told).status == "right"
    again = case({"type": "sequence", "steps": [*steps, steps[1]]}, A, illegal_step=3)
    assert checked(again).status == "right"


def test_a_set_card_of_either_side_may_be_unknown() -> None:
    """Of a position of Gate Ruler; what it was shows later."""
    identify = {"type": "identify", "card": "?1", "as": "EN"}
    B = gate_side(set={2: "?1"})
    told = GATE(identify, B=B, after={"B": {"set": [None, {"card": "EN"}, None]}})
    result = gate_casework.checked(told)
    assert result.status == "right", (result.reason, result.breaches, result.played)
    moved = {"type": "card_moved", "player": "B", "card": "s2", "source": "set",
             "target": "graveyard", "cause": "destroyed"}  # fmt: skip
    effect = {"type": "effect", "source": "UACT", "effects": [moved]}
    gone = {"B": {"set": [None, None, None], "graveyard": ["EN"]}}
    told = GATE(effect, B=gate_side(set={2: "EN"}), after=gone)
    result = gate_casework.checked(told)
    assert result.status == "right", (result.reason, result.breaches, result.played)


def test_a_zone_that_a_position_does_not_list_is_empty() -> None:
    """As one that it lists with nothing in it."""
    A: Facts = gate_side(hand=["U1"]) | {"zones": {}}
    play = {"type": "play_unit", "card": "U1", "zone": "left", "from": "hand"}
    passes = [{"type": "pass", "player": "A"}, {"type": "pass", "player": "B"}]
    end: Facts = {"A": {"hand": [], "zones": {"left": {"card": "U1"}, "right": None}}}
    assert gate_casework.checked(GATE([play, *passes], A, after=end)).status == "right"


def test_passes_are_part_of_a_position() -> None:
    """Where one has passed, the pass of the other ends the phase."""
    at = {"priority": "B", "passes": 1}
    told = GATE({"type": "pass", "player": "B"}, at=at, after={"phase": "attack"})
    assert gate_casework.checked(told).status == "right"
    once = GATE({"type": "pass"}, after={"priority": "B", "passes": 1})
    assert gate_casework.checked(once).status == "right"
    assert gate_casework.checked({**once, "after": {"passes": 2}}).status == "wrong"


def test_the_step_that_is_illegal_can_be_told() -> None:
    """Another one refused is wrong."""
    move = {"type": "move_cores", "from": "a1", "to": "reserve", "count": 1}
    told = case({"type": "sequence", "steps": [move, move]}, side(lying("a1", "RYU", 1)))
    assert checked({**told, "illegal_step": 2}).status == "right"
    first = checked({**told, "illegal_step": 1})
    assert (first.status, first.step) == ("wrong", 1)
    alone = case({**move, "count": 2}, side(lying("a1", "RYU", 1)))
    assert checked({**alone, "illegal_step": 1}).status == "right"
    assert checked({**alone, "illegal_step": 3}).status == "skipped"


def test_a_stored_event_is_an_action() -> None:
    """By its type and fields, as a log holds it."""
    assert cited(checked(case({"type": "core_gained"}))) == ("BS-R6",)
    summoned = {"type": "summoned", "card": "NUL", "place": {"reserve": 1}}
    end: Facts = {"A": {"reserve": 0, "hand": [], "field": {"new": {"card": "NUL", "cores": 1}}}}
    assert checked(case(summoned, side(reserve=1, hand=["NUL"]), after=end)).status == "right"


def test_a_position_is_known_by_its_sides() -> None:
    """So that whatever else is misspelt is named."""
    told = case({"type": "end_step"})
    setup = {"stpe" if key == "step" else key: value for key, value in told["setup"].items()}
    result = checked({**told, "setup": setup})
    assert result.reason and result.reason.en == "setup: unknown key stpe (nearest: step)"
    for missing in ("step", "A"):
        setup = {key: value for key, value in told["setup"].items() if key != missing}
        result = checked({**told, "setup": setup})
        assert result.reason and result.reason.en == f"setup: lacks the key {missing}"


NAMED: dict[str, tuple[Facts, str]] = {
    "a step": (case({"type": "end_step"}, at={"step": "mian"}), "setup.step: 'mian' is not one"),
    "a step to go on to": (case({"type": "enter_step", "to": "atack"}), "action.to: 'atack'"),
    "a place of cores": (
        case({"type": "move_cores", "from": "resreve", "to": "a1"}, side(lying("a1", "RYU", 1))),
        "action: resreve is not known (nearest: reserve)",
    ),
    "where the soul core lies": (
        case({"type": "end_step"}, side(soul_core="resreve")),
        "setup.A.soul_core: resreve is not known (nearest: reserve)",
    ),
    "a card of the end": (
        case({"type": "end_step"}, side(lying("ken", "RYU", 1)),
             after={"A": {"field": {"kenn": None}}}),
        "after.A.field: kenn is not known (nearest: ken)",
    ),
    "a key inside a move": (
        case({"type": "move_cores", "moves": [{"from": "reserve", "to": "life", "cuont": 1}]}),
        "action.moves[0]: unknown key cuont",
    ),
    "a key inside a change": (
        case({"type": "effect", "source": "RYU",
              "effects": [{"type": "deck_drawn", "player": "A", "n": 1, "form": "x"}]}),
        "action.effects[0]: unknown key form",
    ),
    "a change": (
        case({"type": "effect", "source": "RYU", "effects": [{"type": "deck_drown"}]}),
        "action.effects[0]",
    ),
    "a fact of a card": (
        case({"type": "end_step"},
             card_facts=[{"id": "NEW", "type": "magic", "cost": 1, "famly": ["x"], "a_note": 1}]),
        "card_facts[0]: famly: is not known (nearest: family)",
    ),
    "whence a card comes": (
        case({"type": "summon", "card": "NUL", "from": "tegmoto"}, side(hand=["NUL"])),
        "action.from: tegmoto is not known (nearest: tegamoto)",
    ),
    "an option": (
        case({"type": "end_step"}, switch="exact-paiment"),
        "switch: unknown option exact-paiment (nearest: exact-payment)",
    ),
    "a host that is missing": (case({"type": "combine", "brave": "v1"}), "lacks the key host"),
}  # fmt: skip


@pytest.mark.parametrize("told", NAMED.values(), ids=NAMED)
def test_what_nobody_knows_is_named(told: tuple[Facts, str]) -> None:
    """Never passed over, with its path."""
    facts, why = told
    result = checked(facts)
    assert result.status == "skipped", (result.breaches, result.played)
    assert result.reason and why in result.reason.en and result.reason.ja


GATE_NAMED: dict[str, tuple[Facts, str]] = {
    "a phase": (GATE({"type": "pass"}, at={"phase": "mian"}, after={}), "setup.phase: 'mian'"),
    "a zone": (
        GATE({"type": "play_unit", "card": "U1", "zone": "lfet"}, gate_side(hand=["U1"]), after={}),
        "action.zone: lfet is not known (nearest: left)",
    ),
    "whence a card comes": (
        GATE({"type": "set", "card": "EN", "from": "hnad", "slot": 1}, gate_side(hand=["EN"]),
             after={}), "action.from: hnad is not known (nearest: hand)",
    ),
    "a card that is missing": (GATE({"type": "set", "slot": 1}, after={}), "lacks the key card"),
    "a name beside another zone": (
        GATE({"type": "play_unit", "drive": "d1", "from": "hand", "zone": "left"}, after={}),
        "action: drive does not go with from: hand",
    ),
    "a zone of the position": (
        GATE({"type": "pass"}, gate_side() | {"zones": {"lfet": None}}, after={}),
        "setup.A.zones: lfet is not known (nearest: left)",
    ),
    "a set zone too many": (
        GATE({"type": "pass"}, gate_side() | {"set": [None] * 4}, after={}),
        "setup.A.set: there are 3 set zones",
    ),
    "a zone of the end": (
        GATE({"type": "pass"}, after={"A": {"zones": {"lfet": None}}}),
        "after.A.zones: lfet is not known (nearest: left)",
    ),
    "a rule": (GATE({"type": "pass", "player": "B"}, violates="9-3e-7"), "unknown rule 9-3e-7"),
}  # fmt: skip


@pytest.mark.parametrize("told", GATE_NAMED.values(), ids=GATE_NAMED)
def test_what_nobody_knows_is_named_in_gate_ruler(told: tuple[Facts, str]) -> None:
    """Phases, zones, rules."""
    facts, why = told
    result = gate_casework.checked(facts)
    assert result.status == "skipped", (result.breaches, result.played)
    assert result.reason and why in result.reason.en and result.reason.ja


@pytest.mark.parametrize("phase", ["start", "attack", "end"])
def test_only_the_main_phase_is_ended_as_such(phase: str) -> None:
    """6-3b."""
    told = GATE({"type": "end_main"}, at={"phase": phase}, violates="6-3b")
    assert gate_casework.checked(told).status == "right"


def test_a_rule_beside_known_ones_is_remarked() -> None:
    """The case is judged by those that are known."""
    B_passes = {"type": "pass", "player": "B"}
    result = gate_casework.checked(GATE(B_passes, violates="9-3e-1 9-3e-7"))
    assert result.status == "right"
    assert cited(result) == ("9-3e-1",)
    assert replace(result, status="right") == result
