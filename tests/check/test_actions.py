"""Every action a case can ask for, told with invented cards: right ones, and the rules cited."""

from typing import Any

import pytest

from casework import Facts, case, checked, cited, lying, side

RYU = lying("a1", "RYU", 1)
KEN = [("v1", "KEN")]


def _placed(card: str, cores: int = 1, **more: Any) -> Facts:
    return {"card": card, "cores": cores, **more}


def _summon(card: str, pay: int = 0, place: int = 1, **more: Any) -> Facts:
    """A summon from the reserve; `how` is its `as`, `whence` its `from`."""
    said = {{"how": "as", "whence": "from"}.get(key, key): value for key, value in more.items()}
    cores = {"pay": {"reserve": pay}, "place": {"reserve": place}}
    return {"type": "summon", "card": card, **cores, **said}


def _move(source: str, target: str, count: int = 1, **more: Any) -> Facts:
    return {"type": "move_cores", "from": source, "to": target, "count": count, **more}


RIGHT: dict[str, Facts] = {
    "summon": case(
        _summon("RYU", 3, 2), side(reserve=5, hand=["RYU"]),
        after={"A": {"reserve": 0, "core_trash": 3, "hand": [],
                     "field": {"new": _placed("RYU", 2, level=1, bp=3000)}}},
    ),
    "summon named by the case": case(
        {"type": "sequence", "steps": [_summon("NUL", iid="x"), _move("reserve", "x", 2)]},
        side(reserve=3, hand=["NUL"]),
        after={"A": {"reserve": 0, "hand": [], "field": {"x": _placed("NUL", 3, level=2)}}},
    ),
    "summon from tegamoto": case(
        _summon("NUL", whence="tegamoto"), side(reserve=1, tegamoto=["NUL"]),
        after={"A": {"reserve": 0, "tegamoto": [], "field": {"new": _placed("NUL")}}},
    ),
    "ultimate": case(
        _summon("ULT", 6), side(RYU, reserve=7, hand=["ULT"]),
        after={"A": {"reserve": 0, "core_trash": 6, "hand": [],
                     "field": {"new": _placed("ULT", level=3, symbols={"ultimate": 1})}}},
    ),
    "direct brave": case(
        _summon("KEN", 2, 0, host="a1", how="direct_brave"),
        side(RYU, reserve=2, hand=["KEN"]),
        after={"A": {"reserve": 0, "core_trash": 2, "hand": [],
                     "field": {"a1": {"braves": ["KEN"], "bp": 5000, "combined_cost": 6}}}},
    ),
    "direct two-host brave on its right": case(
        _summon("MAJ", 5, 0, host="a1", slot="right", how="direct_brave"),
        side(lying("a1", "SHI", 1), reserve=5, hand=["MAJ"]),
        after={"A": {"reserve": 0, "core_trash": 5, "hand": [],
                     "field": {"a1": {"braves": ["MAJ"], "colors": ["white", "red"]}}}},
    ),
    "transmigration": case(
        _summon("TRA", 7, transmigrate="a1"), side(lying("a1", "GOR", 2), reserve=8, hand=["TRA"]),
        after={"A": {"reserve": 0, "core_trash": 9, "hand": [], "trash": ["GOR"],
                     "field": {"a1": None, "new": _placed("TRA")}}},
    ),
    "deploy": case(
        {"type": "deploy_nexus", "card": "HAL", "pay": {"a1": 1, "reserve": 1}},
        side(lying("a1", "RYU", 2), reserve=1, hand=["HAL"]),
        after={"A": {"reserve": 0, "core_trash": 2, "hand": [],
                     "field": {"a1": {"cores": 1}, "new": _placed("HAL", 0, level=1)}}},
    ),
    "mirage over another": case(
        {"type": "set_mirage", "card": "MII", "pay": {"reserve": 1}},
        side(reserve=1, hand=["MII"], mirage="MIR"),
        after={"A": {"reserve": 0, "core_trash": 1, "hand": ["MIR"], "mirage": "MII",
                     "mirage_set_this_turn": True}},
    ),
    "burst over another": case(
        {"type": "set_burst", "card": "BUR"}, side(hand=["BUR"], burst="FLA"),
        after={"A": {"hand": [], "trash": ["FLA"], "burst": "BUR", "burst_set_this_turn": True},
               "B_sees": {"burst_set": True, "card": None, "hand_count": 0}},
    ),
    "combine": case(
        {"type": "combine", "brave": "v1", "host": "a1"}, side(RYU, lying("v1", "KEN", 1)),
        after={"A": {"field": {"v1": None, "a1": {"cores": 2, "braves": ["KEN"]}}}},
    ),
    "separate on cores of two places": case(
        {"type": "separate", "brave": "v1", "place": {"reserve": 1, "a1": 1}},
        side(lying("a1", "RYU", 2, braves=KEN), reserve=1),
        after={"A": {"reserve": 0, "field": {"a1": {"cores": 1, "braves": []},
                                             "v1": _placed("KEN", 2)}}},
    ),
    "separate from one of two hosts": case(
        {"type": "separate", "brave": "v1", "host": "a2"},
        side(lying("a1", "RYU", 1, braves=[("v1", "MAJ")]),
             lying("a2", "SHI", 1, braves=[("v1", "MAJ")])),
        after={"A": {"field": {"a2": {"braves": []}}}},
    ),
    "exchange": case(
        {"type": "exchange", "brave": "v1", "host": "a2"},
        side(lying("a1", "RYU", 1, braves=KEN), lying("a2", "GOR", 1)),
        after={"A": {"field": {"a1": {"braves": []}, "a2": {"braves": ["KEN"], "bp": 5000}}}},
    ),
    "cores moved several ways": case(
        {"type": "move_cores", "moves": [
            {"from": "a1", "to": "reserve", "count": 2},
            {"from": "reserve", "to": "a1", "count": 1, "soul": True}]},
        side(lying("a1", "RYU", 2), reserve=1, soul_core="reserve"),
        after={"A": {"reserve": 2, "soul_core": "a1", "field": {"a1": {"cores": 1}}}},
    ),
    "soul core swapped": case(
        {"type": "swap_soul_core", "from": "a1", "to": "a2"},
        side(RYU, lying("a2", "GOR", 1), soul_core="a1"),
        after={"A": {"soul_core": "a2"}},
    ),
    "soul core placed on the new card": case(
        {**_summon("NUL"), "place": {"reserve": 1, "soul": True}},
        side(reserve=2, soul_core="reserve", hand=["NUL"]),
        after={"A": {"reserve": 1, "soul_core": "new", "hand": [],
                     "field": {"new": _placed("NUL")}}},
    ),
    "end of the step": case({"type": "end_step"}, after={"step": "attack"}),
    "end of the step, not told": case({"type": "end_main"}, after={}),
    "a step by its name": case({"type": "enter_step", "to": "end"}, after={"step": "end"}),
    "giving up": case({"type": "concede"}, after={"winner": "B"}),
    "costs asked for": case(
        {"type": "quote_costs", "cards": ["GOR", "HAL", "FLA", "SHI"]},
        side(RYU, lying("n1", "HAL")),
        after={"A": {}, "quotes": {"GOR": 3, "HAL": 1, "FLA": 1, "SHI": 4}},
    ),
    "two cards in turn": case(
        {"type": "sequence", "steps": [_summon("NUL"), _summon("RYU", 2)]},
        side(reserve=4, hand=["NUL", "RYU"]),
        after={"A": {"reserve": 0, "core_trash": 2, "hand": [],
                     "field": {"new1": _placed("NUL"), "new": _placed("RYU")}}},
    ),
    "verdict alone": {**case(_summon("NUL"), side(reserve=1, hand=["NUL"])), "verdict": "legal"},
}  # fmt: skip

KEEPS: dict[str, Any] = {
    "a number": 1,
    "places": {"reserve": 1},
    "true": True,
    "the brave": "v1",
    "places by brave": {"v1": {"reserve": 1}},
    "a place": {"place": {"reserve": 1}},
    "brave and place": {"brave": "v1", "place": {"reserve": 1}},
}

REFUSED: dict[str, tuple[Facts, tuple[str, ...]]] = {
    "too little": (case(_summon("RYU", 2), side(reserve=9, hand=["RYU"])), ("BS-C4",)),
    "no core": (case(_summon("RYU", 3, 0), side(reserve=9, hand=["RYU"])), ("BS-M1a",)),
    "life": (
        case({**_summon("NUL"), "place": {"life": 1}}, side(hand=["NUL"])), ("BS-C5",),
    ),
    "the opponent's cores": (
        case({**_summon("NUL"), "place": {"b1": 1}}, side(hand=["NUL"]),
             side(lying("b1", "RYU", 2))), ("BS-C5", "BS-C5c"),
    ),
    "another's turn": (
        case(_summon("NUL"), side(reserve=1, hand=["NUL"]), at={"turn_player": "B"}), ("BS-M0",),
    ),
    "not in hand": (case(_summon("NUL"), side(reserve=1, hand=["RYU"])), ("BS-H1",)),
    "not in hand but in the trash": (
        case(_summon("NUL", whence="trash"), side(reserve=1, trash=["NUL"])), ("BS-H1",),
    ),
    "soul core twice": (
        case({**_summon("RYU"), "pay": {"reserve": 3, "soul": True},
              "place": {"reserve": 1, "soul": True}},
             side(reserve=9, soul_core="reserve", hand=["RYU"])), ("BS-C5d",),
    ),
    "no soul core": (
        case({**_summon("NUL"), "place": {"reserve": 1, "soul": True}},
             side(reserve=1, hand=["NUL"])), ("BS-C5d",),
    ),
    "left slot taken": (
        case({"type": "combine", "brave": "v1", "host": "a2", "slot": "left"},
             side(lying("a1", "RYU", 1, braves=[("v1", "MAJ")]), lying("a2", "GOR", 1)),
             setup_note="a1 holds the left slot"), ("BS-M2a",),
    ),
    "kept without its host leaving": (
        case({**_move("reserve", "a1"), "then": {"keep_brave": 1}},
             side(lying("a1", "RYU", 1, braves=KEN), reserve=2)), ("BS-B9a",),
    ),
    "both effects": (
        case({"type": "magic", "card": "FLA", "effect": ["main", "flash"], "pay": {"reserve": 3}},
             side(reserve=3, hand=["FLA"])), ("BS-M4a",),
    ),
    "an effect it lacks": (
        case({"type": "magic", "card": "DAR", "effect": "flash", "pay": {"reserve": 2}},
             side(reserve=2, hand=["DAR"])), ("BS-M4a",),
    ),
    "a second burst": (
        case({"type": "set_burst", "card": "FLA"}, side(hand=["FLA"], burst_set_this_turn=True)),
        ("BS-M7",),
    ),
    "no burst there": (case({"type": "activate_burst"}), ("BS-M9",)),
    "no flash effect": (
        case({"type": "use_effect", "source": "a1", "effect": "flash"},
             side(lying("a1", "PLA", 1))), ("BS-M5a",),
    ),
    "accel unpaid": (
        case({"type": "accel", "card": "ACC"}, side(hand=["ACC"])), ("BS-C4",),
    ),
    "advent without the soul core": (
        case({"type": "advent", "card": "GOR", "host": "a1", "pay": {"reserve": 1}},
             side(RYU, reserve=1, hand=["GOR"])), ("BS-M5f",),
    ),
    "a step back": (
        case({"type": "enter_step", "to": "main"}, at={"step": "attack"}), ("BS-S2",),
    ),
    "another ends the step": (case({"type": "end_step", "player": "B"}), ("BS-M0",)),
    "the second step": (
        case({"type": "sequence", "steps": [_move("a1", "reserve"), _move("reserve", "a1")]},
             side(RYU)), ("BS-M6",),
    ),
}  # fmt: skip

ODD: Facts = {"A": {"reserve": 1, "field": {"a1": {"cores": 1, "x": 1}}}}
SKIPPED: dict[str, tuple[Facts, str]] = {
    "type": (case({"type": "dance"}), "the action 'dance' is not known"),
    "key": (case({**_move("a1", "reserve"), "speed": 3}, side(RYU)), "action: unknown key speed"),
    "key of a setup": (case(_move("a1", "reserve"), side(RYU, luck=1)), "A: unknown key luck"),
    "key of an end": (
        case(_move("a1", "reserve"), side(RYU), after={"A": {"luck": 1}}), "A: unknown key luck",
    ),
    "key of a card": (
        case(_move("a1", "reserve"), side(lying("a1", "RYU", 2)), after=ODD),
        "after.A.field[...]: unknown key x",
    ),
    "facts": (case(_summon("???"), side(reserve=9, hand=["???"])), "facts of ??? are missing"),
    "facts on the field": (case({"type": "end_step"}, side(lying("a1", "???"))), "facts of ???"),
    "facts of the case": (
        case(_summon("NEW"), side(hand=["NEW"]), card_facts=[{"id": "NEW", "type": "dog"}]),
        "card_facts",
    ),
    "manner": (case(_summon("NUL", how="guest"), side(hand=["NUL"])), "as guest"),
    "no host": (case(_summon("KEN", how="direct_brave"), side(hand=["KEN"])), "a host"),
    "player": (case({**_move("a1", "reserve"), "player": "C"}, side(RYU)), "action.player: 'C'"),
    "a number": (
        case({**_summon("NUL"), "pay": {"reserve": "one"}}, side(hand=["NUL"])),
        "action.pay[...]: should be a whole number",
    ),
    "the same name twice": (case({"type": "end_step"}, side(RYU, RYU)), "a1 is not unique"),
    "transmigration of a card without": (
        case(_summon("NUL", transmigrate="a1"), side(RYU, hand=["NUL"])), "no transmigration",
    ),
    "cores on a magic": (
        case({"type": "magic", "card": "FLA", "pay": {}, "place": {"reserve": 1}},
             side(hand=["FLA"])), "no cores are placed",
    ),
    "no brave to keep": (
        case({**_move("a1", "reserve"), "then": {"keep_brave": 1}}, side(RYU)), "no brave to keep",
    ),
    "no game": (case({"type": "end_step"}, at={"step": None}) | {"setup": {}}, "no game here"),
}  # fmt: skip


@pytest.mark.parametrize("told", RIGHT.values(), ids=RIGHT)
def test_an_action_comes_out_as_told(told: Facts) -> None:
    """The end state is the one stated, and nothing else has changed."""
    result = checked(told)
    assert result.status == "right", (result.reason, result.breaches, result.played)


@pytest.mark.parametrize("keep", KEEPS.values(), ids=KEEPS)
def test_a_brave_is_kept_however_it_is_said(keep: Any) -> None:
    """Its host is emptied and it stays on the core that came free."""
    told = case(
        {**_move("a1", "reserve"), "then": {"keep_brave": keep}},
        side(lying("a1", "RYU", 1, braves=KEN)),
        after={"A": {"trash": ["RYU"], "field": {"a1": None, "v1": _placed("KEN")}}},
    )
    assert checked(told).status == "right"


@pytest.mark.parametrize("told", REFUSED.values(), ids=REFUSED)
def test_an_illegal_action_cites_its_rule(told: tuple[Facts, tuple[str, ...]]) -> None:
    """The case is right, and the rule is the one that was broken."""
    facts, rules = told
    result = checked(facts)
    assert result.status == "right"
    assert cited(result) == rules


def test_a_sequence_says_which_step_was_refused() -> None:
    """The steps before it stand."""
    played = checked(REFUSED["the second step"][0]).played
    assert played is not None
    assert played.step == 2


@pytest.mark.parametrize("told", SKIPPED.values(), ids=SKIPPED)
def test_what_is_not_understood_is_skipped_with_its_reason(told: tuple[Facts, str]) -> None:
    """Never silently right, whatever the verdict."""
    facts, why = told
    verdicts = ("legal",) if "after" in facts else ("legal", "illegal")
    for verdict in verdicts:
        result = checked({**facts, "verdict": verdict, "after": facts.get("after", {})})
        assert result.status == "skipped"
        assert result.reason is not None
        assert why in result.reason.en
        assert result.reason.ja


WRONG: dict[str, tuple[Facts, str]] = {
    "cores": ({"A": {"reserve": 1, "trash": ["RYU"], "field": {"a1": None}}}, ""),
    "a count": ({"A": {"reserve": 2, "trash": ["RYU"], "field": {"a1": None}}}, "A.reserve"),
    "a pile": ({"A": {"reserve": 1, "field": {"a1": None}}}, "A.trash"),
    "a card that left": ({"A": {"reserve": 1, "trash": ["RYU"]}}, "A.a1"),
    "the other side": (
        {"A": {"reserve": 1, "trash": ["RYU"], "field": {"a1": None}}, "B": {"life": 4}}, "B.life",
    ),
    "the step": (
        {"A": {"reserve": 1, "trash": ["RYU"], "field": {"a1": None}}, "step": "end"}, "step",
    ),
}  # fmt: skip


@pytest.mark.parametrize("told", WRONG.values(), ids=WRONG)
def test_a_wrong_end_state_names_what_differs(told: tuple[Facts, str]) -> None:
    """Both what is listed and what is passed over."""
    after, where = told
    result = checked(case(_move("a1", "reserve"), side(RYU), after=after))
    assert result.status == ("wrong" if where else "right")
    differing = [each.where for each in result.played.nearest] if result.played else []
    assert differing == ([where] if where else [])


def test_a_card_that_entered_is_listed_once() -> None:
    """Two names for one card are one too many."""
    entered = {"new": _placed("NUL"), "new1": _placed("NUL")}
    end: Facts = {"A": {"reserve": 0, "hand": [], "field": entered}}
    result = checked(case(_summon("NUL"), side(reserve=1, hand=["NUL"]), after=end))
    assert result.status == "wrong"
    assert result.played is not None
    assert len(result.played.nearest) == 1


def test_a_second_end_state_counts_as_right() -> None:
    """`also_accept` is as good as `after`."""
    end = {"A": {"reserve": 1, "trash": ["RYU"], "field": {"a1": None}}}
    told = case(_move("a1", "reserve"), side(RYU), after={"A": {}}, also_accept=end)
    assert checked(told).status == "right"


def test_a_legal_action_that_should_be_illegal_is_wrong() -> None:
    """And the other way round, with the rules that are cited."""
    assert checked(case(_move("a1", "reserve"), side(RYU))).status == "wrong"
    refused = checked(case(_move("a1", "life"), side(RYU), after={}))
    assert (refused.status, cited(refused)) == ("wrong", ("BS-M6",))


def test_the_most_specific_rule_must_be_cited_where_we_know_it() -> None:
    """An id nobody knows is named; where none is known there is nothing to compare."""
    told = case(_move("a1", "life"), side(RYU))
    assert checked({**told, "violates": ["BS-M6", "BS-M0"]}).status == "right"
    assert checked({**told, "violates": ["BS-M6", "7-1a"]}).status == "right"
    unknown = checked({**told, "violates": ["BS-M66"]})
    assert unknown.status == "skipped" and unknown.reason
    assert unknown.reason.en == "violates[0]: unknown rule BS-M66 (nearest: BS-M6)"
    result = checked({**told, "violates": ["7-1a", "BS-M0"]})
    assert (result.status, result.due) == ("wrong", "BS-M0")
