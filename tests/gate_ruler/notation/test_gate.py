"""Answers, implied passes, what texts do as their item resolves."""

import pytest
from msgspec.structs import replace

from gate_ruler.notation.table import HEADER, Refusal, Table, gr_1, gr_2
from senpu.events import gate_ruler as gr
from senpu.events.base import Event
from senpu.projections.game import NotationError

LYING = ("sides", "turn", "player", "priority", "step", "handles")


def told(table: Table, typed: str) -> str:
    """What an item stands for, one letter an event: who passes, who plays what, what texts did."""
    return " ".join(_letter(intent.event) for intent in table.read(typed))


def _letter(event: Event) -> str:
    if isinstance(event, gr.PriorityPassed):
        return event.player.lower()
    if isinstance(event, gr.GateItemResolved):
        return ">"
    if isinstance(event, gr.EffectResolved):
        return f"&{event.source}"
    if isinstance(event, gr.EventPlayed):
        return f"{event.player}:{event.number or event.card}"
    if isinstance(event, (gr.UnitPlayed, gr.AbilityPlayed)):
        return f"{event.player}:{event.card}"
    return type(event).__name__


def answering() -> Table:
    """Turn 4 of player 2: NAG and KAJ in A's set zones 2 and 3, MUS in A's 7; HEN in B's 1."""
    return (
        gr_2()
        .side("A", down={2: "?1", 3: "?3"}, units={"left": "mus"}, deck=36)
        .side("B", units={"left": "elf"}, down={1: "?2"}, deck=31, hand=4, ready=3)
    )


@pytest.mark.parametrize(
    ("typed", "events"),
    [
        ("s mag9", "B:MAG b a"),
        ("s mag9 &d1", "B:MAG b a &B.mag#1"),
        ("s mag9 (v2=nag)", "B:MAG b A:NAG b a >"),
        ("s mag9 (v2=nag &dmg1 elf) &d1", "B:MAG b A:NAG b a &NAG > &B.mag#1"),
        ("s mag9 (v2=nag; v3=kaj)", "B:MAG b A:NAG b A:KAJ b a > >"),
        ("s mag9 (v2=nag &d1; v3=kaj &d1)", "B:MAG b A:NAG b A:KAJ b a &KAJ > &NAG >"),
        ("s mag9 (v2=nag; 2.a elf)", "B:MAG b A:NAG B:B.elf#1 b a > >"),
        ("s mag9 (v2=nag (a elf))", "B:MAG b A:NAG B:B.elf#1 b a > >"),
        ("s mag9 (a mus/a2)", "B:MAG b A:A.mus#1 b a >"),
        ("s mag9 ()", "B:MAG b a"),
        ("s mag9 ..", "B:MAG"),
        ("s mag9…", "B:MAG"),
        ("s mag9 .. (v2=nag)", "B:MAG A:NAG"),
        ("(v2=nag)", "b A:NAG b a"),
        ("(v2=nag &d1)", "b A:NAG b a &NAG"),
        ("1.v2=nag", "b A:NAG b a"),
        ("（ｖ２＝ｎａｇ；ｖ３＝ｋａｊ）", "b A:NAG b A:KAJ b a >"),
        ("(,)", "a"),
        ("t2 (v2=nag)", "CardSet b A:NAG b a"),
        ("w79 {x} (v2=nag)", "UnitsRearranged b A:NAG b a"),
        ("({note}; v2=nag)", "NoteMade b A:NAG b a"),
    ],
)
def test_passes_are_implied(typed: str, events: str) -> None:
    """Who answers is given priority; last in, first out; nothing is implied behind `..`."""
    assert told(answering(), typed) == events


def test_every_implied_pass_is_legal() -> None:
    """A chain three deep is recorded without a breach, and the gate is empty."""
    table = answering().types("s mag9 &d1 (v2=nag &dmg1 elf; 2.a elf &e1 (v3=kaj &v1))")
    assert all(entry.mark == "legal" for _, entry in table.entries())
    assert table.board.gate == ()
    texts = [e.event.source for _, e in table.entries() if isinstance(e.event, gr.EffectResolved)]
    assert texts == ["KAJ", "B.elf#1", "NAG", "B.mag#1"]


def test_the_changes_of_an_answer_are_those_of_its_player() -> None:
    """`&d1` behind A's answer is A's draw; unknown names are read as they lie by then."""
    table = answering()
    effects = [
        i.event for i in table.read("s mag9 &d1 (v2=nag &d1 &kill elf)")
        if isinstance(i.event, gr.EffectResolved)
    ]  # fmt: skip
    assert [[getattr(c, "player", "") for c in e.effects] for e in effects] == [["A", "B"], ["B"]]


def test_explicit_passes_give_the_same_position() -> None:
    """Typed pass by pass it is the same as typed in one item."""
    implied = answering().types("s mag9 &d1 (v2=nag &dmg2 elf)")
    explicit = answering().types(
        "s mag9 ..", ",", "(v2=nag ..)", ",", ",", "& nag dmg2 elf", ">", "& mag d1"
    )
    assert explicit.board == implied.board
    events = [[entry.event for _, entry in table.entries()] for table in (explicit, implied)]
    assert events[0] == events[1]


def test_the_other_player_may_have_priority_first() -> None:
    """Where a match plays so, no pass stands before the answer."""
    options = {**HEADER.options, "turn_player_first": False}
    other_first = Table(replace(HEADER, options=options))
    side = answering().board.sides
    other_first.lies(
        sides=side, turn=4, player="B", priority="B", step="main", handles={"?1": "?", "?3": "?"}
    )
    assert told(other_first, "s mag9 (v2=nag)") == "B:MAG A:NAG b a >"
    one_by_one = Table(replace(HEADER, options={**HEADER.options, "resolves_all": False}))
    one_by_one.lies(**{name: getattr(answering().board, name) for name in LYING})
    typed = "s mag9 (v2=nag) (v3=kaj)"
    assert told(one_by_one, typed) == "B:MAG b A:NAG b a b A:KAJ b a b a"


def test_a_unit_without_zone_waits_for_one() -> None:
    """It cannot resolve without; `>9` resolves it into a zone."""
    table = gr_2()
    with pytest.raises(Refusal) as refusal:
        table.types("s mag")
    assert [breach.rule for breach in refusal.value.breaches] == ["15-3a-1"]
    table = gr_2().types("s mag ..", ",")
    resolved = table.event(">9 &d1")
    assert isinstance(resolved, gr.GateItemResolved)
    assert (resolved.item, resolved.zone, len(resolved.effects)) == ("g1", "right", 1)


def test_what_is_left_on_the_gate_is_not_done_yet() -> None:
    """Changes stand behind what resolves, so behind `..` they would be lost."""
    with pytest.raises(NotationError, match="left on the gate"):
        gr_2().read("s mag9 &d1 ..")


def test_nobody_passes_after_the_end() -> None:
    """The last card drawn ends the match; what is on the gate stays there."""
    table = answering().side("A", down={2: "?1"}, deck=1)
    table.types("s mag9 (v2=nag &v1)")
    assert table.board.over
    assert isinstance(table.history.entries[-1].event, gr.EffectResolved)


def test_marks_are_for_the_action_alone() -> None:
    """Passes are legal; what the text did is meant as its action is."""
    table = gr_2()
    intents = table.read("!s mag9 &d1 {judge's word}")
    assert [(i.mark, i.reason, i.by) for i in intents] == [
        ("forced", "judge's word", "scribe"),
        ("legal", "", "B"),
        ("legal", "", "A"),
        ("forced", "judge's word", "scribe"),
    ]
    assert [i.mark for i in table.read("x:e kaj &d1")] == ["observed", "legal", "legal", "observed"]
    assert [i.column for i in table.read("s mag9 (v2=nag &d1)")] == [1, 9, 9, 9, 9, 9, 1]


def test_an_entry_as_it_is_stored_implies_nothing() -> None:
    """Not even what goes on the gate."""
    stored = '#{"type":"unit_played","player":"B","card":"MAG","zone":"left"}'
    assert told(gr_2(), stored) == "B:MAG"
    assert told(gr_1().types("5.1"), "o kag") == "DriveCardRevealed"
