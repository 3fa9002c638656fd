"""The worked turns BS-1 and BS-2 of the notation, typed as they stand there."""

from collections.abc import Callable

import pytest

from notation.table import Refusal, Table
from round_trips import ways_to_type
from senpu.events.battle_spirits import BurstSet, CoresMoved, MagicUsed, RulingGiven, Summoned
from senpu.events.battle_spirits.changes import CoresShifted
from senpu.events.match import CardIdentified, CountTaken

BEFORE = ("start", "1.1 s ryu* | /", "2.2 s bei | /")
BS_1 = "3.1 n hal | b ken>ryu | u | / =r0t4l5h2d34"
BETWEEN = ("4.2 & bei l>r1 | /",)
BS_2 = (
    "5.1 x:s gor@2 p2 | JF W1 pay1 {counted 3 symbols, card has 2 icons} | e ken>gor"
    "  | c ryu>gor* | m fla/m pgor1 >2.bei | u | ?1=fla {discarded face up} | / =r0t4l4h0d33"
)


WAYS = ways_to_type("n hal")


@pytest.fixture(params=WAYS)
def how(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """A way to type a line."""
    name: str = request.param
    return WAYS[name]


def test_bs_1_gives_the_stated_numbers(how: Callable[[str], str]) -> None:
    """Costs, the default payments, the unknown burst and the closing count are as stated."""
    table = Table().types(*BEFORE)
    table.types(how(BS_1))
    side = table.board.sides["A"]
    assert (side.reserve, side.core_trash, side.life, side.hand, side.deck) == (0, 4, 5, 2, 34)
    assert side.soul == "A.ryu#1"
    assert side.burst == "?1"
    deployed, braved = (entry.event for _, entry in list(table.entries())[-5:-3])
    assert (deployed.cost.payable, deployed.pay) == (2, {"reserve": 2})  # type: ignore[attr-defined]
    assert (braved.cost.payable, braved.pay) == (2, {"reserve": 2})  # type: ignore[attr-defined]


def test_bs_2_gives_the_stated_numbers(how: Callable[[str], str]) -> None:
    """Observed illegal payment, ruling with remedy, exchange, depletion, identity, count."""
    table = Table().types(*BEFORE, BS_1, *BETWEEN)
    before = table.history.seq
    table.types(how(BS_2))
    entries = [entry for _, entry in table.entries()][before + 1 :]
    observed = entries[0]
    assert isinstance(observed.event, Summoned)
    assert (observed.mark, observed.event.pay) == ("observed", {"reserve": 2})
    assert [breach.rule for breach in observed.breaches] == ["BS-C4"]
    assert observed.breaches[0].facts["payable"] == 3
    assert all(entry.mark == "legal" for entry in entries[1:])
    side = table.board.sides["A"]
    assert (side.reserve, side.core_trash, side.life, side.hand, side.deck) == (0, 4, 4, 0, 33)
    assert side.field["A.gor#1"].cores == 3
    assert side.soul == "A.gor#1"
    assert side.trash == ("RYU", "FLA", "FLA")


def test_bs_2_is_understood_item_by_item() -> None:
    """Every item stands for the event with all it says."""
    table = Table().types(*BEFORE, BS_1, *BETWEEN, BS_2)
    events = {type(entry.event): entry.event for _, entry in table.entries()}
    assert events[RulingGiven] == RulingGiven(
        judge="F",
        text="counted 3 symbols, card has 2 icons",
        penalty="W",
        player="A",
        remedy="pay1",
        effects=(CoresShifted(player="A", source="reserve", target="core_trash", n=1),),
    )
    moved = events[CoresMoved]
    assert isinstance(moved, CoresMoved)
    assert [(m.source, m.target, m.n, m.soul) for m in moved.moves] == [
        ("A.ryu#1", "A.gor#1", 1, True)
    ]
    used = events[MagicUsed]
    assert isinstance(used, MagicUsed)
    assert (used.pay, used.effect, used.targets) == ({"A.gor#1": 1}, "main", ("B.bei#1",))
    assert events[BurstSet] == BurstSet(player="A", card="?2")
    identified = CardIdentified(handle="?1", card="FLA", basis="discarded face up")
    assert events[CardIdentified] == identified


def test_without_x_the_wrong_payment_is_refused() -> None:
    """`s gor@2 p2` pays too little: pay 3, seen 2."""
    table = Table().types(*BEFORE, BS_1, *BETWEEN, "5.1")
    with pytest.raises(Refusal) as refusal:
        table.types("s gor@2 p2")
    (breach,) = refusal.value.breaches
    assert (breach.rule, breach.facts["payable"], breach.facts["paid"]) == ("BS-C4", 3, 2)


def test_a_wrong_closing_count_names_the_fields_that_differ() -> None:
    """The step is entered all the same; of the count every differing zone is named."""
    table = Table().types(*BEFORE, "3.1 n hal | b ken>ryu | u")
    with pytest.raises(Refusal) as refusal:
        table.types("/ =r1t4l5h3d34")
    (breach,) = refusal.value.breaches
    assert breach.rule == "BS-R2"
    assert breach.facts["differing"] == "reserve 1 (record 0), hand 3 (record 2)"
    assert table.types("x:=r1t4l5h3d34").history.entries[-1].mark == "observed"


@pytest.mark.parametrize(
    ("line", "host"),
    [("b ken>ryu", "A.ryu#1"), ("b k>r", "A.ryu#1"), ("B KEN>RYU", "A.ryu#1"),
     ("bken>ryu", "A.ryu#1"), ("b ken → ryu", "A.ryu#1"), ("b ken>ryu1", "A.ryu#1"),
     ("b ken>ryu#1", "A.ryu#1"), ("b ken p2>ryu", "A.ryu#1")],
)  # fmt: skip
def test_a_direct_brave_may_be_typed_in_many_ways(line: str, host: str) -> None:
    """Beginnings, capitals, arrows, copy numbers, any order."""
    event = Table().types(*BEFORE, "3.1 n hal").event(line)
    assert isinstance(event, Summoned)
    assert (event.card, event.onto, event.pay) == ("KEN", host, {"reserve": 2})


def test_counts_of_both_sides_may_follow_a_step() -> None:
    """`2=` counts the other side."""
    table = Table().types(*BEFORE, "3.1 / =r4t0 | 2=r3t1h4 | =2r3")
    counts = [e.event for _, e in table.entries() if isinstance(e.event, CountTaken)]
    assert [(count.player, dict(count.counts)) for count in counts] == [
        ("A", {"reserve": 4, "core_trash": 0}),
        ("B", {"reserve": 3, "core_trash": 1, "hand": 4}),
        ("B", {"reserve": 3}),
    ]
