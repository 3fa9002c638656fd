"""The worked turns GR-1 and GR-2 of the notation, typed as they stand there."""

from collections.abc import Callable

import pytest

from gate_ruler.notation.table import Refusal, Table, gr_1, gr_2
from round_trips import ways_to_type
from senpu.events import gate_ruler as gr
from senpu.events.gate_ruler.changes import CardMoved, DamageDealt, DeckDrawn, EnergyTurned
from senpu.events.match import CardIdentified, CountTaken, StepEntered
from senpu.projections.gate_ruler.view import view

GR_1 = "5.1 o kag | k kag &v1 | o sil | s kag9 | w78 | t3 | / =d35g6x3"
GR_2 = (
    "4.2 t2 | s mag9 &d1 (v2=nag>elf &dmg2 elf) | x:e kaj {timing not normal}"
    " | JH W2 back {opponent has seen it}  | v1=hen | / =d30h3e0x4"
)


WAYS = ways_to_type("o kag")


@pytest.fixture(params=WAYS)
def how(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """A way to type a line."""
    name: str = request.param
    return WAYS[name]


def kinds(table: Table) -> list[str]:
    """What was recorded, in order."""
    return [type(entry.event).__name__ for _, entry in table.entries()]


def test_gr_1_gives_the_stated_position(how: Callable[[str], str]) -> None:
    """Both units moved at once, the readied and the rested one; counts as stated."""
    table = gr_1().types(how(GR_1))
    side = table.board.sides["A"]
    units = {zone: (unit.id, unit.rested) for zone, unit in side.units()}
    assert units == {
        "left": ("A.tat#1", False),
        "center": ("A.mus#1", True),
        "right": ("A.kag#1", False),
    }
    assert (side.deck, len(side.graveyard), len(side.damage)) == (35, 6, 3)
    assert side.summons == 1
    assert table.board.step == "attack"
    assert all(entry.mark == "legal" for _, entry in table.entries())


def test_gr_1_gives_the_stated_bindings() -> None:
    """?d1 is KAG, ?d3 is SIL, the card of ?d2 lies unknown in set zone 3."""
    table = gr_1().types(GR_1)
    events = [entry.event for _, entry in table.entries()]
    revealed = [e for e in events if isinstance(e, gr.DriveCardRevealed)]
    assert [(e.card, e.number) for e in revealed] == [("A.d1", "KAG"), ("A.d3", "SIL")]
    (laid,) = [laid for laid in table.board.sides["A"].set if laid.zone == 3]
    assert (laid.card, table.board.handles[laid.card]) == ("?3", "?")
    (was_set,) = [e for e in events if isinstance(e, gr.CardSet)]
    assert (was_set.card, was_set.source, was_set.zone) == ("A.d2", "drive", 3)
    (summoned,) = [e for e in events if isinstance(e, gr.UnitPlayed)]
    assert (summoned.card, summoned.source, summoned.zone) == ("A.d1", "drive", "right")


def test_gr_1_has_every_event_of_the_gate() -> None:
    """After what goes on the gate both players pass, then stands what it did."""
    table = gr_1().types(GR_1)
    assert kinds(table) == [
        "TurnStarted", "DriveCardRevealed", "OverdrivePlayed", "PriorityPassed", "PriorityPassed",
        "EffectResolved", "DriveCardRevealed", "UnitPlayed", "PriorityPassed", "PriorityPassed",
        "UnitsRearranged", "CardSet", "StepEntered", "CountTaken",
    ]  # fmt: skip
    played = {type(entry.event): entry for _, entry in table.entries()}
    assert played[gr.OverdrivePlayed].event == gr.OverdrivePlayed(
        player="A", card="A.o1", energy=0, id="g1"
    )
    assert played[gr.UnitsRearranged].event == gr.UnitsRearranged(
        player="A", zones=("left", "center")
    )
    assert [type(e).__name__ for e in played[StepEntered].then] == ["DriveZoneCleared"]


def test_gr_2_gives_the_stated_position(how: Callable[[str], str]) -> None:
    """Energy, hand, deck as stated; ELF is destroyed, NAG and HEN lie in the graveyards."""
    table = gr_2().types(how(GR_2))
    side, opponent = table.board.sides["B"], table.board.sides["A"]
    assert [unit.id for _, unit in side.units()] == ["B.mag#1"]
    assert (side.deck, side.hand, side.ready, len(side.damage)) == (30, 3, 0, 4)
    assert (side.graveyard, opponent.graveyard) == (("ELF", "HEN"), ("NAG",))
    assert [laid.card for laid in side.set] == ["?3"]
    marks = [entry.mark for _, entry in table.entries() if entry.mark != "legal"]
    assert marks == ["observed"]


def test_gr_2_resolves_the_answer_first() -> None:
    """MAG played, a pass, NAG, passes, its damage, rule processing, MAG enters, draw."""
    table = gr_2().types("t2 | s mag9 &d1 (v2=nag>elf &dmg2 elf)")
    entries = [entry for _, entry in table.entries()][1:]
    events = [entry.event for entry in entries]
    assert [type(event) for event in events] == [
        gr.UnitPlayed, gr.PriorityPassed, gr.EventPlayed, gr.PriorityPassed, gr.PriorityPassed,
        gr.EffectResolved, gr.GateItemResolved, gr.EffectResolved,
    ]  # fmt: skip
    passes = [event.player for event in events if isinstance(event, gr.PriorityPassed)]
    assert passes == ["B", "B", "A"]
    assert [entry.by for entry in entries] == [
        "B", "B", "A", "B", "A", "scribe", "scribe", "scribe",
    ]  # fmt: skip
    assert events[2] == gr.EventPlayed(
        player="A", card="A.s2#1", source="set", number="NAG", targets=("B.elf#1",), energy=0,
        id="g2",
    )  # fmt: skip
    assert entries[4].then == (gr.GateItemResolved(item="g2"),)
    damage = DamageDealt(unit="B.elf#1", n=2)
    assert events[5] == gr.EffectResolved(source="NAG", effects=(damage,))
    assert entries[5].then == (gr.UnitDestroyed(player="B", id="B.elf#1"),)
    assert events[6] == gr.GateItemResolved(item="g1", zone="right", id="B.mag#1")
    drawn = DeckDrawn(player="B", n=1)
    assert events[7] == gr.EffectResolved(source="B.mag#1", effects=(drawn,))


def test_gr_2_takes_the_illegal_event_back() -> None:
    """The card goes back with what was paid for it, and all know that it is there."""
    table = gr_2().types(GR_2)
    entries = [entry for _, entry in table.entries()]
    (observed,) = [entry for entry in entries if entry.mark == "observed"]
    assert [breach.rule for breach in observed.breaches] == ["7-6a"]
    assert observed.reason == "timing not normal"
    (ruling,) = [entry for entry in entries if isinstance(entry.event, gr.RulingGiven)]
    back = CardMoved(player="B", card="KAJ", source="graveyard", target="hand")
    assert ruling.event == gr.RulingGiven(
        judge="H",
        text="opponent has seen it",
        penalty="W",
        player="B",
        remedy="back",
        effects=(back, EnergyTurned(player="B", n=1)),
    )
    assert view(table.board, "A").sides["B"].known == ("KAJ",)


def test_gr_2_binds_the_card_set_two_turns_before() -> None:
    """`v1=hen` says what ?2 was, for all events before too; the card of set zone 2 is unknown."""
    table = gr_2().types(GR_2)
    assert table.board.handles == {"?1": "NAG", "?2": "HEN", "?3": "?"}
    assert not any(isinstance(entry.event, CardIdentified) for _, entry in table.entries())


def test_without_x_the_illegal_event_is_refused() -> None:
    """An event that is no normal one is not played directly."""
    table = gr_2().types("t2 | s mag9 &d1 (v2=nag>elf &dmg2 elf)")
    seq = table.history.seq
    with pytest.raises(Refusal) as refusal:
        table.types("e kaj")
    assert [breach.rule for breach in refusal.value.breaches] == ["7-6a"]
    assert table.history.seq == seq


def test_the_card_is_not_played_before_its_overdrive() -> None:
    """7-1b-1 and 7-2a-2a together; playing it or dropping it are the two ways on."""
    table = gr_1().types("5.1 o kag")
    with pytest.raises(Refusal) as refusal:
        table.types("s kag9")
    assert [breach.rule for breach in refusal.value.breaches] == ["7-1b-1", "7-2a-2a"]
    for way in ("k kag", "k- kag"):
        gr_1().types("5.1 o kag", way, "s kag9")


def test_a_wrong_closing_count_names_the_fields_that_differ() -> None:
    """The phase is left all the same; of the count every differing zone is named."""
    table = gr_1().types(GR_1.partition(" | /")[0])
    with pytest.raises(Refusal) as refusal:
        table.types("/ =d34g6x2")
    (breach,) = refusal.value.breaches
    assert breach.facts["differing"] == "deck 34 (record 35), damage 2 (record 3)"
    assert isinstance(table.history.entries[-1].event, StepEntered)
    assert table.types("x:=d34g6x3").board.sides["A"].deck == 34
    assert isinstance(table.history.entries[-1].event, CountTaken)
