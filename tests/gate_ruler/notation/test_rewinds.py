"""Going back by actions: what an item of the gate brought with it is taken back with it."""

import pytest

from gate_ruler.notation.table import Table, gr_1, gr_2
from senpu.events.gate_ruler import PriorityPassed
from senpu.replay.returns import TooFar, taken_back


def test_a_rewind_takes_back_whole_actions() -> None:
    """The summon with its passes, then the card set before it; the ruling stands."""
    table = gr_2().types("t2")
    before = table.board
    table.types("s mag9", "R-1 JH {too early}")
    assert table.board == before
    assert table.types("s mag9", "R-2 JH").board == gr_2().board


def test_an_answer_goes_with_what_it_answers() -> None:
    """One summon, one chain: however many entries, one action."""
    table = gr_2()
    before = table.board
    table.types("s mag9 (v2=nag &dmg2 elf)", "R-1 JH")
    assert table.board == before


def test_what_a_text_did_afterwards_is_an_action_of_its_own() -> None:
    """It stands when nothing is on the gate any more."""
    table = gr_2().types("s mag9")
    before = table.board
    assert table.types("& mag d1", "R-1 JH").board == before


def test_an_undo_names_the_action_it_takes_back() -> None:
    """The scribe is asked about the summon, not about a pass."""
    table = gr_1().types("5.1 o sil", "s sil9")
    first, *passes = taken_back(table.types("-").history, table.history.seq)
    assert type(table.history.entries[first - 1].event).__name__ == "UnitPlayed"
    assert passes and table.board == table.history.boards[first - 1]


def test_while_an_action_is_not_over_each_entry_is_undone_alone() -> None:
    """A scribe who types every pass takes back one of them."""
    table = gr_2().types("s mag9 ..")
    before = table.board
    table.types(",")
    assert isinstance(table.history.entries[-1].event, PriorityPassed)
    assert table.types("-").board == before


def test_no_further_back_than_the_beginning() -> None:
    """The error says how many actions there are."""
    with pytest.raises(TooFar) as error:
        Table().types("start", "1.1", "R-9 JH")
    assert error.value.n == 1
