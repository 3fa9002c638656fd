"""What every game shares, typed at a table of Gate Ruler."""

import pytest

from gate_ruler.notation.table import Table
from senpu.events.gate_ruler import RulingGiven
from senpu.events.match import CardDeclared, MatchRewound
from senpu.projections.game import NotationError


@pytest.fixture
def table() -> Table:
    """A table in a running turn."""
    return Table()


@pytest.mark.parametrize("typed", ["JF W1 pay1 {x}", "W1 JF pay1 {x}", "JF {x} pay1 W1"])
def test_a_ruling_in_any_order(table: Table, typed: str) -> None:
    """Its parts say the same wherever they stand; what is paid now is energy."""
    ruling: RulingGiven = table.event(typed)
    assert (ruling.judge, ruling.penalty, ruling.remedy) == ("F", "W", "pay1")
    assert ruling.effects == table.event("JF 1 pay1").effects != ()


def test_a_ruling_that_goes_back_is_by_its_judge(table: Table) -> None:
    """The rewind and the ruling both."""
    back, ruling = table.read("JH R-1 {why}")
    assert isinstance(back.event, MatchRewound) and isinstance(ruling.event, RulingGiven)
    assert back.by == ruling.by == "judge:H"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("JF W1 C1", "two penalties"),
        ("JH back R-2", "goes back twice"),
        ("J W1", "whose ruling"),
        ("JH W2 nonsense", "'nonsense' is nothing a ruling says"),
        ("JF pay1*", "cores alone"),
        ("x: ! s mus7", "one mark"),
        ("1.1 [12:00] [12:01]", "stand once"),
        ("~100", "at most 99"),
        ("o kagg", "near are: kag"),
        ("nw:=NOPE-1", "no card has the number 'NOPE-1'"),
        ('s2:=X{"id":"X"}', "can be no short name"),
        ("{ }", "the braces are empty"),
    ],
)
def test_what_contradicts_itself_or_is_unknown_is_refused(
    table: Table, typed: str, why: str
) -> None:
    """With what would be right; nothing is made up or chosen."""
    with pytest.raises(NotationError) as refused:
        table.read(typed)
    assert why in refused.value.message.en


def test_a_short_name_of_a_card_of_the_match(table: Table) -> None:
    """By its number, without facts."""
    assert table.event("mux:=HEN") == CardDeclared(alias="mux", card="HEN")
