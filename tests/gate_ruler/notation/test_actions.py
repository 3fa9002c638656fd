"""Short text of actions: verbs, names, zones, defaults."""

from typing import Any

import pytest

from gate_ruler.notation.table import Table, gr_1, gr_2
from senpu.events import gate_ruler as gr
from senpu.events.base import Event, Waiver
from senpu.events.match import CardIdentified
from senpu.projections.game import NotationError

A: dict[str, Any] = {"player": "A"}
B: dict[str, Any] = {"player": "B"}
DRIVEN: dict[str, Any] = {"source": "drive", **A}
MUS, ELF = "A.mus#1", "B.elf#1"


@pytest.fixture(scope="module")
def driving() -> Table:
    """Turn 5 of player 1: KAG turned up as d1, its overdrive waiting, d2 unknown, d3 SIL up."""
    return gr_1().types("5.1 o kag | & ? v1 | o sil")


@pytest.fixture(scope="module")
def paying() -> Table:
    """Turn 4 of player 2, with FIE in play."""
    return gr_2().types("& ? e-1 e1", "f fie p0 %14-3:mag")


@pytest.mark.parametrize(
    ("typed", "event"),
    [
        ("o tat", gr.DriveCardRevealed(card="A.d2", number="TAT", **A)),
        ("o d2 tat", gr.DriveCardRevealed(card="A.d2", number="TAT", **A)),
        ("o ?d2=tat", gr.DriveCardRevealed(card="A.d2", number="TAT", **A)),
        ("o d2 = tat", gr.DriveCardRevealed(card="A.d2", number="TAT", **A)),
        ("O　ｄ２　ＴＡＴ", gr.DriveCardRevealed(card="A.d2", number="TAT", **A)),
        ("o ドライブ2＝《灯の鳥ヒバリ》",
         gr.DriveCardRevealed(card="A.d2", number="GR98-001", **A)),
        ("o d2", gr.DriveCardRevealed(card="A.d2", **A)),
        ("o d1", gr.DriveCardRevealed(card="A.d1", **A)),
        ("k kag", gr.OverdrivePlayed(card="A.o1", **A)),
        ("k k", gr.OverdrivePlayed(card="A.o1", **A)),
        ("k kag/od1", gr.OverdrivePlayed(card="A.o1", **A)),
        ("k d1", gr.OverdrivePlayed(card="A.o1", **A)),
        ("k o1", gr.OverdrivePlayed(card="A.o1", **A)),
        ("k kag p1", gr.OverdrivePlayed(card="A.o1", energy=1, **A)),
        ("k sil", gr.OverdrivePlayed(card="SIL", **A)),
        ("k- kag", gr.OverdriveRemoved(card="A.o1", **A)),
        ("k-kag", gr.OverdriveRemoved(card="A.o1", **A)),
        ("ｋー　ｋａｇ", gr.OverdriveRemoved(card="A.o1", **A)),
        ("s sil9", gr.UnitPlayed(card="A.d3", zone="right", **DRIVEN)),
        ("s sil 9", gr.UnitPlayed(card="A.d3", zone="right", **DRIVEN)),
        ("ssil9", gr.UnitPlayed(card="A.d3", zone="right", **DRIVEN)),
        ("s si9", gr.UnitPlayed(card="A.d3", zone="right", **DRIVEN)),
        ("s sil@right", gr.UnitPlayed(card="A.d3", zone="right", **DRIVEN)),
        ("s sil@yard", gr.UnitPlayed(card="A.d3", zone="yard", **DRIVEN)),
        ("s sil4", gr.UnitPlayed(card="A.d3", zone="left2", **DRIVEN)),
        ("s sil", gr.UnitPlayed(card="A.d3", **DRIVEN)),
        ("s d39", gr.UnitPlayed(card="A.d3", zone="right", **DRIVEN)),
        ("s d3 9", gr.UnitPlayed(card="A.d3", zone="right", **DRIVEN)),
        ("sd sil9", gr.UnitPlayed(card="A.d3", zone="right", **DRIVEN)),
        ("sh sil9", gr.UnitPlayed(card="SIL", zone="right", **A)),
        ("s sil9<g", gr.UnitPlayed(card="SIL", zone="right", source="graveyard", **A)),
        ("s tat9", gr.UnitPlayed(card="TAT", zone="right", **DRIVEN)),
        ("s kag9", gr.UnitPlayed(card="A.d1", zone="right", **DRIVEN)),
        ("s sil9 >mus,2.5", gr.UnitPlayed(
            card="A.d3", zone="right", targets=(MUS, "B.ruler"), **DRIVEN)),
        ("f fie", gr.FieldPlayed(card="FIE", **DRIVEN)),
        ("t3", gr.CardSet(card="A.d2", zone=3, **DRIVEN)),
        ("t 3", gr.CardSet(card="A.d2", zone=3, **DRIVEN)),
        ("td3", gr.CardSet(card="A.d2", zone=3, **DRIVEN)),
        ("t3 d2", gr.CardSet(card="A.d2", zone=3, **DRIVEN)),
        ("t3 ?d2", gr.CardSet(card="A.d2", zone=3, **DRIVEN)),
        ("t d23", gr.CardSet(card="A.d2", zone=3, **DRIVEN)),
        ("th3", gr.CardSet(zone=3, **A)),
        ("th3 nag", gr.CardSet(card="NAG", zone=3, **A)),
        ("a mus/a1", gr.AbilityPlayed(card=MUS, ability="a1", **A)),
        ("a mus7/a2", gr.AbilityPlayed(card=MUS, ability="a2", **A)),
        ("a 7/a2", gr.AbilityPlayed(card=MUS, ability="a2", **A)),
        ("a m/a1", gr.AbilityPlayed(card=MUS, ability="a1", **A)),
        ('a "A.mus#1"/"a1"', gr.AbilityPlayed(card=MUS, ability="a1", **A)),
        ("a 5/r1", gr.AbilityPlayed(card="A.ruler", ability="r1", **A)),
        ("a app/r1", gr.AbilityPlayed(card="A.ruler", ability="r1", **A)),
        ("v1=hen", gr.EventPlayed(card="A.s1#1", source="set", number="HEN", **A)),
        ("v1 hen", gr.EventPlayed(card="A.s1#1", source="set", number="HEN", **A)),
        ("v 1 = 《HEN》", gr.EventPlayed(card="A.s1#1", source="set", number="HEN", **A)),
        ("v2=nag", gr.EventPlayed(card="A.s2#1", source="set", number="NAG", **A)),
        ("v1=nag>elf", gr.EventPlayed(
            card="A.s1#1", source="set", number="NAG", targets=("ELF",), **A)),
        ("w78", gr.UnitsRearranged(zones=("left", "center"), **A)),
        ("w 7 8", gr.UnitsRearranged(zones=("left", "center"), **A)),
        ("w7>8", gr.UnitsRearranged(zones=("left", "center"), **A)),
        ("ｗ７８", gr.UnitsRearranged(zones=("left", "center"), **A)),
        ("w@left@yard", gr.UnitsRearranged(zones=("left", "yard"), **A)),
        (",", gr.PriorityPassed(**A)),
        ("、", gr.PriorityPassed(**A)),
        ("2.,", gr.PriorityPassed(**B)),
        (">", gr.GateItemResolved()),
        (">9", gr.GateItemResolved(zone="right")),
        ("→９", gr.GateItemResolved(zone="right")),
    ],
)  # fmt: skip
def test_actions_of_a_drive_ruler(driving: Table, typed: str, event: Event) -> None:
    """Each form stands for its event; what follows by the gate stands behind it."""
    assert driving.read(typed)[0].event == event


@pytest.mark.parametrize(
    ("typed", "event"),
    [
        ("s mag9", gr.UnitPlayed(card="MAG", zone="right", **B)),
        ("s mag9 p2", gr.UnitPlayed(card="MAG", zone="right", energy=2, **B)),
        ("s mag9 $-1:fie", gr.UnitPlayed(
            card="MAG", zone="right", discount=1, discount_source="B.fie#1", **B)),
        ("s mag9 $=0:fie", gr.UnitPlayed(
            card="MAG", zone="right", discount=2, discount_source="B.fie#1", **B)),
        ("s mag9 $+1:fie", gr.UnitPlayed(
            card="MAG", zone="right", discount=-1, discount_source="B.fie#1", **B)),
        ("s mag9 %4-3a-1:fie %no:elf", gr.UnitPlayed(
            card="MAG", zone="right", waive=(Waiver(rule="4-3a-1", source="B.fie#1"),),
            barred=(ELF,), **B)),
        ("s ひば9", gr.UnitPlayed(card="GR98-001", zone="right", **B)),
        ("s ヒバ9", gr.UnitPlayed(card="GR98-001", zone="right", **B)),
        ("s 灯の鳥9", gr.UnitPlayed(card="GR98-001", zone="right", **B)),
        ("s 《灯の鳥ヒバリ》9", gr.UnitPlayed(card="GR98-001", zone="right", **B)),
        ("s GR98-0019", gr.UnitPlayed(card="GR98-001", zone="right", **B)),
        ("s fu29", gr.UnitPlayed(card="GR98-002", zone="right", **B)),
        ("f fie", gr.FieldPlayed(card="FIE", **B)),
        ("e hen", gr.EventPlayed(card="HEN", **B)),
        ("e h", gr.EventPlayed(card="HEN", **B)),
        ("t2", gr.CardSet(zone=2, **B)),
        ("t2 ?", gr.CardSet(zone=2, **B)),
        ("t2 hen", gr.CardSet(card="HEN", zone=2, **B)),
        ("t hen2", gr.CardSet(card="HEN", zone=2, **B)),
        ("t2hen", gr.CardSet(card="HEN", zone=2, **B)),
        ("t2 p1", gr.CardSet(zone=2, energy=1, **B)),
        ("td2", gr.CardSet(card="B.d1", zone=2, **{**DRIVEN, **B})),
        ("a elf", gr.AbilityPlayed(card=ELF, ability="a1", **B)),
        ("a fie/a1", gr.AbilityPlayed(card="B.fie#1", ability="a1", **B)),
        ("a 5", gr.AbilityPlayed(card="B.ruler", ability="r1", **B)),
        ("召喚 mag9", gr.UnitPlayed(card="MAG", zone="right", **B)),
        ("セット2", gr.CardSet(zone=2, **B)),
        ("セットから発動1＝hen", gr.EventPlayed(card="B.s1#1", source="set", number="HEN", **B)),
        ("配置変更７８", gr.UnitsRearranged(zones=("left", "center"), **B)),
        ("2.パス", gr.PriorityPassed(**B)),
        ("a ruler", gr.AbilityPlayed(card="B.ruler", ability="r1", **B)),
        ("a wiz", gr.AbilityPlayed(card="B.ruler", ability="r1", **B)),
        ("e = >=", gr.EventPlayed(card="FIE", targets=("B.fie#1",), **B)),
    ],
)  # fmt: skip
def test_actions_of_an_energy_ruler(paying: Table, typed: str, event: Event) -> None:
    """Cards come from the hand, energy and what texts do to the cost may be said."""
    assert paying.read(typed)[0].event == event


def test_a_revealed_copy_without_overdrive_is_played_first() -> None:
    """Of two copies the one that may be played; a known face-down one where there is no hand."""
    table = gr_1().types("5.1 o kag | k- kag | & ? v2 | o d2 kag | o d3 sil | ?d4=tat")
    assert table.event("s kag9 ..").card == "A.d1"
    assert table.event("s tat9 ..").card == "A.d4"
    assert table.event("t2 tat").card == "A.d4"


def test_an_unknown_drive_card_is_named_as_it_is_set() -> None:
    """Its identity stands before it; both are decided one after the other."""
    table = gr_1().types("5.1")
    identified, was_set = (intent.event for intent in table.read("t2 nag"))
    assert identified == CardIdentified(handle="?2", card="NAG")
    assert was_set == gr.CardSet(card="A.d1", zone=2, **DRIVEN)
    table.types("t2 nag")
    assert table.event("v2 ..").number == ""
    assert table.event("v nag ..").card == "A.s2#1"


def test_cards_driven_later_are_turned_up_first() -> None:
    """What the overdrive drove, before what was driven at the start of the turn."""
    table = gr_1().types("5.1")
    assert table.event("o kag").card == "A.d1"
    table.types("& ? v1")
    assert table.event("o kag").card == "A.d3"
    assert table.event("t3").card == "A.d1"


@pytest.mark.parametrize(
    ("typed", "column", "said"),
    [
        ("q mag", 1, "begins with no verb"),
        ("s", 1, "name a card behind s"),
        ("s mag5", 1, "5 is no attack or defence zone"),
        ("s mag9 elf", 8, "what is 'elf' for?"),
        ("s zzz9", 3, "no card is called 'zzz'; possible are: mus"),
        ("s m9", 3, "'m' may be any of: mag mus"),
        ("o d1 kag sil", 10, "what is 'sil' for?"),
        ("o mag p1", 1, "p means nothing behind o"),
        ("f fie@left", 1, "@ means nothing behind f"),
        ("k- kag ..", 1, ".. means nothing behind k-"),
        ("w78 mag", 1, "mag means nothing behind w"),
        ("w7", 1, "name two zones"),
        ("w71", 1, "1 is no attack or defence zone"),
        ("t", 1, "say which set zone"),
        ("v", 1, "say which set zone"),
        ("v1", 1, "v1=hen"),
        ("a mag", 1, ""),
        ("& ", 2, "name the card whose text did this"),
        ("s mag9 &foo", 9, "'foo' is nothing a text does"),
        ("& elf d1 foo", 10, "'foo' is nothing a text does"),
        ("s mag9 >", 9, "a card must follow"),
        ("s mag9 %no:", 12, "a card must follow"),
        ("s mag9 p1 p2", 13, "one p is enough"),
        ("v1=hen=nag", 11, "one = is enough"),
        ("v1={x}", 4, "a card must follow"),
        ("a mus/a1/a2", 12, "one / is enough"),
        ("s mag9 <g <x", 13, "one < is enough"),
        ("s mag9 $-1", 8, "by which card"),
        ("s mag9 $-1:fie $-1:elf", 1, "one text changes the cost"),
        ("s mag9 %9-9:elf", 8, "there is no rule '9-9'"),
        ("& elf8 d1", 3, "'elf' does not stand in 8; elf7"),
        ("& 8 d1", 3, "no unit stands in zone 8"),
        ("& elf put mag", 11, "say into which zone"),
        ("s mag9 (v2=nag", 8, "not closed"),
    ],
)
def test_errors_name_the_column(typed: str, column: int, said: str) -> None:
    """What is wrong and what would be right, in both languages."""
    table = gr_2()
    if not said:
        assert table.read(typed)[0].event == gr.AbilityPlayed(card="MAG", ability="", **B)
        return
    table.cannot_read(typed, column, said)


def test_one_of_several_abilities_is_named() -> None:
    """The error lists them; while something is on the gate only those that may answer count."""
    table = gr_1().types("5.1")
    with pytest.raises(NotationError, match="which ability\\? /a1 /a2"):
        table.read("a mus")
    table.types("o sil | s sil9 ..")
    assert table.event("a mus ..").ability == "a2"
