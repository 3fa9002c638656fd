"""Short text of the record: turns, phases, counts, rulings, unknown cards."""

from typing import Any

import pytest

from gate_ruler.notation.table import Table, gr_1, gr_2
from senpu.events import match
from senpu.events.base import Event
from senpu.events.gate_ruler import RulingGiven
from senpu.events.gate_ruler.changes import CardMoved, DeckDrawn, EnergyTurned
from senpu.projections.game import NotationError

B: dict[str, Any] = {"player": "B"}


@pytest.fixture(scope="module")
def table() -> Table:
    """Turn 4 of player 2, in the main phase."""
    return gr_2()


@pytest.mark.parametrize(
    ("typed", "events"),
    [
        ("5.1", [match.TurnStarted(turn=5, player="A")]),
        ("5.1/start", [match.TurnStarted(turn=5, player="A", to="start")]),
        ("５．１／スタート", [match.TurnStarted(turn=5, player="A", to="start")]),
        ("4.2", []),
        ("4.2/main", []),
        ("/", [match.StepEntered(step="attack")]),
        ("//", [match.StepEntered(step="end")]),
        ("/アタック", [match.StepEntered(step="attack")]),
        ("/=d31h4", [match.StepEntered(step="attack"),
                     match.CountTaken(counts={"deck": 31, "hand": 4}, **B)]),
        ("=d1h2g3x4e5", [match.CountTaken(counts={
            "deck": 1, "hand": 2, "graveyard": 3, "damage": 4, "ready": 5}, **B)]),
        ("1=d36", [match.CountTaken(player="A", counts={"deck": 36})]),
        ("?s1=hen {見せた}", [match.CardIdentified(handle="?2", card="HEN", basis="見せた")]),
        ("2.?s1=hen", [match.CardIdentified(handle="?2", card="HEN")]),
        ("1.?s2=nag", [match.CardIdentified(handle="?1", card="NAG")]),
        ("１．？ｓ２＝ｎａｇ", [match.CardIdentified(handle="?1", card="NAG")]),
        ("?1=na", [match.CardIdentified(handle="?1", card="NAG")]),
        ("?s3=nag", [match.CardIdentified(handle="?s3", card="NAG")]),
        ("x:kin:=GR99-001", [match.CardDeclared(alias="kin", card="GR99-001")]),
        ("JH W2 pay1", [RulingGiven(judge="H", penalty="W", player="B", remedy="pay1",
                                    effects=(EnergyTurned(n=-1, **B),))]),
        ('JF:田中 C1 "shuffle" &2.d1 {口頭}', [RulingGiven(
            judge="F:田中", penalty="C", player="A", remedy="shuffle", text="口頭",
            effects=(DeckDrawn(n=1, **B),))]),
        ("R-2 JH {早すぎた}", [match.MatchRewound(to=-2, reason="早すぎた"),
                              RulingGiven(judge="H", text="早すぎた")]),
        ("-2", [match.CorrectionMade(to=-2)]),
        ("{メモ}", [match.NoteMade(text="メモ")]),
        ("~2", [match.GapNoted(n=2)]),
        ("投了１", [match.PlayerConceded(player="A")]),
        ("0-1 {time}", [match.MatchEnded(winner="B", reason="time", cause="time")]),
        ("start", [match.MatchStarted(first="A")]),
        ("redraw 2", [match.HandRedrawn(player="B", n=4)]),
    ],
)  # fmt: skip
def test_items_of_the_record(table: Table, typed: str, events: list[Event]) -> None:
    """Each form stands for its events; the running turn said again goes on."""
    assert [intent.event for intent in table.read(typed)] == events


def test_a_drive_card_is_bound_by_its_place() -> None:
    """`?d2=kag` names the card before it is turned up; another name is refused then."""
    table = gr_1().types("5.1 ?d2=kag")
    assert table.board.handles["?3"] == "KAG"
    assert table.event("o kag").card == "A.d2"
    assert table.event("o sil").card == "A.d1"


@pytest.mark.parametrize(
    ("played", "moved"),
    [
        ("x:e kaj", [CardMoved(card="KAJ", source="graveyard", target="hand", **B),
                     EnergyTurned(n=1, **B)]),
        ("x:s tat9", [CardMoved(card="B.tat#1", source="play", target="hand", **B),
                      EnergyTurned(n=2, **B)]),
        ("x:f fie p0", [CardMoved(card="B.fie#1", source="play", target="hand", **B)]),
    ],
)  # fmt: skip
def test_back_puts_the_card_into_the_hand(played: str, moved: list[Any]) -> None:
    """From where it lies, with the energy that was rested for it."""
    table = gr_2().types(played)
    (intent,) = table.read("JH W2 back")
    assert intent.event.effects == tuple(moved)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("lines", "typed", "said"),
    [
        (("5.1 o sil | s sil9",), "JH back", "nothing goes back to that hand"),
        (("5.1",), "=q3", "'q' counts nothing; letters are d=deck"),
        (("5.1",), "/core", "there is no step 'core'; steps are start main attack end"),
        (("5.1",), "?=kag", ""),
    ],
)
def test_what_cannot_be_read(lines: tuple[str, ...], typed: str, said: str) -> None:
    """What is wrong and what would be right, in both languages."""
    table = gr_1().types(*lines)
    if not said:
        assert table.event(typed).handle == "?"
        return
    with pytest.raises(NotationError) as error:
        table.read(typed)
    assert said in error.value.message.en
    assert error.value.message.ja


def test_what_waits_on_the_gate_does_not_go_back() -> None:
    """It must resolve first, or the match is rewound."""
    table = gr_2().types("x:e kaj ..")
    with pytest.raises(NotationError, match="still on the gate"):
        table.read("JH back")


def test_who_an_entry_is_by(table: Table) -> None:
    """Actions and passes are by who acts, rulings by the judge, what is forced by who types."""
    assert [i.by for i in table.read("s mag9 (v2=nag)")] == ["B", "B", "A", "B", "A", "scribe"]
    assert [i.by for i in table.read("JH")] == ["judge:H"]
    assert [i.by for i in table.read("! t2")] == ["scribe"]
    assert [i.by for i in table.read("t2 by:A")] == ["A"]


def test_a_match_is_typed_from_its_start() -> None:
    """Opening hand, turns, phases; the second turn of each player begins with what rulers do."""
    table = Table().types("start", "1.1 o mus | s mus7 | t2 | / =d48g0x0", "//", "2.2 s elf7 | //")
    side = table.board.sides["B"]
    assert (side.hand, side.ready, side.deck) == (5, 2, 44)
    table.types("3.1")
    assert len(table.board.sides["A"].drive) == 2
