"""What was asked at tables: typed as a scribe types it, judged as the digest says."""

import pytest

from courses import header_of
from gate_table import CARDS, GAME
from senpu.events.match import CardIdentified
from senpu.projections.game import NotationError
from senpu.projections.gate_ruler.board import Board, Side
from typist import Refusal, Typist

ALIASES = {
    "uno": "U1", "dos": "U2", "act": "UACT", "ode": "UOE", "eve": "EN", "any": "EANY",
    "open": "EOPEN", "fie": "F1",
}  # fmt: skip


def table(*lines: str, **options: object) -> Typist[Board]:
    """A match typed so far: first a ruler who pays energy, then one who drives."""
    rulers = {"ruler_a": "DRAW", "ruler_b": "DRIVE", **options}
    header = header_of(GAME, cards=CARDS, aliases=ALIASES, options=rulers)
    return Typist[Board](header).types(*lines)


def own(match: Typist[Board]) -> Side:
    """The first player's side."""
    return match.board.sides["A"]


def refused(match: Typist[Board], line: str) -> dict[str, dict[str, object]]:
    """The rules that refuse a line, each with its facts."""
    with pytest.raises(Refusal) as refusal:
        match.types(line)
    return {breach.rule: dict(breach.facts) for breach in refusal.value.breaches}


@pytest.mark.parametrize("line", [",", "v1=any", "(,)", "a 5/r2", "s uno7", "w79", "t1"])
def test_9_3b_nobody_acts_before_the_first_turn(line: str) -> None:
    """Neither a pass nor an action of chapter 7 nor an answer; the reading can be switched."""
    assert "9-3b-x" in refused(table(), line)
    rules = table(priority_from_turn_1=False)
    assert (line == "," and rules.types(line)) or "9-3b-x" not in refused(rules, line)


@pytest.mark.parametrize("line", ["v1=any", "v1", "v9", "(v9)", "v1=eve"])
def test_7_8a_says_that_nothing_lies_in_the_set_zone(line: str) -> None:
    """No timing of a card that is not there is blamed, and no name of storage is shown."""
    found = refused(table("1.1"), line)
    assert "9-3e-2" not in found
    assert found["7-8a"]["set_card"] == "nothing"
    assert "#" not in str(found["7-8a"])


@pytest.mark.parametrize(
    ("line", "asked", "there"),
    [("& uno mill99", 99, 49), ("& uno d40 mill10", 10, 9), ("& uno 2.mill99", 99, 50)],
)
def test_1_5b_a_mill_beyond_the_deck_is_one_breach(line: str, asked: int, there: int) -> None:
    """One line says how many there are, whatever the text took before."""
    found = refused(table("1.1"), line)
    assert found == {"1-5b": {"asked": asked, "there": there}}


def test_a_mill_of_the_whole_deck_is_possible() -> None:
    """And loses the match, as an empty deck does (12-x2)."""
    assert table("1.1", "& uno mill49").board.winner == "B"


@pytest.mark.parametrize(("line", "source"), [("& uno", "uno"), ("&d1", "d1"), ("& uno {why}", "")])
def test_an_effect_that_does_nothing_is_none(line: str, source: str) -> None:
    """What is missing is named, with an example."""
    with pytest.raises(NotationError) as error:
        table("1.1").types(line)
    assert "what did the text of" in error.value.message.en
    assert source in error.value.message.en


SET_BY_TEXT = ("1.1", "t1 %7-5a-2:fie", "//", "2.2", "//", "3.1")


def test_7_5a_2_lifted_as_a_card_was_set_holds_when_it_is_known() -> None:
    """The unknown card may turn out to be a unit; nothing else is lifted by that."""
    match = table(*SET_BY_TEXT, "?1=uno")
    assert own(match).set[0].card == "U1"
    assert "7-5a-x4" in refused(table("1.1", "t1", "//", "2.2"), "?1=uno")


def test_a_rule_is_lifted_as_a_card_is_identified() -> None:
    """`?1=` takes `%`; what is put through holds its reason, not a basis."""
    for line, told in {
        "?1=uno %7-5a-x4:fie {seen}": ("legal", "seen", ""),
        "!?1=uno {the judge saw it}": ("forced", "", "the judge saw it"),
    }.items():
        (*_, entry) = table("1.1", "t1", line).history.entries
        assert isinstance(entry.event, CardIdentified)
        assert (entry.mark, entry.event.basis, entry.reason) == told


def test_7_7a_x_another_copy_is_another_card() -> None:
    """Once a turn is once for each card: the next one of that name may be used (3-2d)."""
    match = table("start", "1.1", "s act7", "a act/a4")
    assert "7-7a-x" in refused(match, "a act/a4")
    match = table("start", "1.1", "s act7", "a act/a4", "& eve kill act7", "s act9", "a act/a4")
    assert match.board.gate == ()


def test_7_9a_the_cost_is_asked_when_the_card_is_gone() -> None:
    """An overdrive of which the card left keeps its cost, its name and its owner."""
    match = table("1.1", "& eve v ode", "o ode", "& eve mv d1 drive>g")
    assert {"7-9a", "7-9a-x"} <= {*refused(match, "k ode p0")}
    assert own(match.types("k ode")).ready == 1
    assert own(match).overdrives == ()
