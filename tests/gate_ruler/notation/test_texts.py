"""Short text of what card texts do."""

from typing import Any

import pytest

from gate_ruler.notation.table import Table, gr_1, gr_2
from senpu.events.gate_ruler import EffectResolved
from senpu.events.gate_ruler import changes as did
from senpu.projections.game import NotationError

A: dict[str, Any] = {"player": "A"}
B: dict[str, Any] = {"player": "B"}
ELF, MUS = "B.elf#1", "A.mus#1"


@pytest.fixture(scope="module")
def table() -> Table:
    """Turn 4 of player 2: ELF in 7; of player 1 MUS in 7, a set card in 2, two drive cards."""
    return (
        gr_2()
        .side("A", down={2: "?1"}, units={"left": "mus"}, deck=36)
        .types("& ? 1.v1", "& ? 1.v hen", "f fie p0 %14-3:elf")
    )


@pytest.mark.parametrize(
    ("typed", "effects"),
    [
        ("d1", [did.DeckDrawn(n=1, **B)]),
        ("draw 2", [did.DeckDrawn(n=2, **B)]),
        ("ドロー２", [did.DeckDrawn(n=2, **B)]),
        ("1.d1", [did.DeckDrawn(n=1, **A)]),
        ("v1", [did.DeckDriven(cards=("?",), **B)]),
        ("1.v2", [did.DeckDriven(cards=("?", "?"), **A)]),
        ("v hen,?", [did.DeckDriven(cards=("HEN", "?"), **B)]),
        ("ドライブ 《HEN》", [did.DeckDriven(cards=("HEN",), **B)]),
        ("x2", [did.RulerDamaged(cards=("?", "?"), **A)]),
        ("2.x1", [did.RulerDamaged(cards=("?",), **B)]),
        ("x nag,?", [did.RulerDamaged(cards=("NAG", "?"), **A)]),
        ("dmg2 elf", [did.DamageDealt(unit=ELF, n=2)]),
        ("dmg 2: elf,mus", [did.DamageDealt(unit=ELF, n=2), did.DamageDealt(unit=MUS, n=2)]),
        ("ダメージ３ 1.7", [did.DamageDealt(unit=MUS, n=3)]),
        ("dmg3 1.5", [did.RulerDamaged(cards=("?",) * 3, **A)]),
        ("kill elf", [did.CardMoved(card=ELF, source="play", target="graveyard",
                                cause="destroyed", **B)]),
        ("gone mus", [did.CardMoved(card=MUS, source="play", target="graveyard", **A)]),
        ("gone 1.s2", [did.CardMoved(card="A.s2#1", source="set", target="graveyard", **A)]),
        ("gone 1.d1", [did.CardMoved(card="A.d1", source="drive", target="graveyard", **A)]),
        ("back mus,elf", [
            did.CardMoved(card=MUS, source="play", target="hand", cause="returned", **A),
            did.CardMoved(card=ELF, source="play", target="hand", cause="returned", **B)]),
        ("bot fie", [did.CardMoved(card="B.fie#1", source="play", target="deck_bottom",
                               cause="returned", **B)]),
        ("top elf7", [did.CardMoved(card=ELF, source="play", target="deck_top", cause="returned",
                                **B)]),
        ("out elf", [did.CardMoved(card=ELF, source="play", target="removed", **B)]),
        ("dis nag", [did.CardMoved(card="NAG", source="hand", target="graveyard",
                               cause="discarded", **B)]),
        ("1.dis nag", [did.CardMoved(card="NAG", source="hand", target="graveyard",
                                 cause="discarded", **A)]),
        ("mill2", [did.CardMoved(card="?", source="deck_top", target="graveyard", **B)] * 2),
        ("mill nag,?", [did.CardMoved(card="NAG", source="deck_top", target="graveyard", **B),
                        did.CardMoved(card="?", source="deck_top", target="graveyard", **B)]),
        ("mv nag g>h", [did.CardMoved(card="NAG", source="graveyard", target="hand", **B)]),
        ("mv nag 墓地→手札 戻り", [did.CardMoved(card="NAG", source="graveyard", target="hand",
                                             cause="returned", **B)]),
        ("1.mv nag d>x", [did.CardMoved(card="NAG", source="deck_top", target="damage", **A)]),
        ("mv elf play>removed", [did.CardMoved(card=ELF, source="play", target="removed", **B)]),
        ("put sil8", [did.UnitEntered(card="SIL", source="hand", zone="center", **B)]),
        ("put sil8<g", [did.UnitEntered(card="SIL", source="graveyard", zone="center", **B)]),
        ("put sil@yard <damage", [did.UnitEntered(card="SIL", source="damage", zone="yard", **B)]),
        ("1.tok sil9", [did.UnitEntered(card="SIL", source="token", zone="right", **A)]),
        ("re elf", [did.CardTurned(card=ELF, rested=False)]),
        ("act 1.5", [did.CardTurned(card="A.ruler", rested=False)]),
        ("レスト mus", [did.CardTurned(card=MUS, rested=True)]),
        ("e1", [did.EnergyTurned(n=1, **B)]),
        ("1.e-2", [did.EnergyTurned(n=-2, **A)]),
        ("sr+1", [did.SummonRightChanged(n=1, **B)]),
        ("召喚権-1", [did.SummonRightChanged(n=-1, **B)]),
        ("d1 kill mus &e1", [
            did.DeckDrawn(n=1, **B),
            did.CardMoved(card=MUS, source="play", target="graveyard", cause="destroyed", **A),
            did.EnergyTurned(n=1, **B)]),
    ],
)  # fmt: skip
def test_changes(table: Table, typed: str, effects: list[did.Effect]) -> None:
    """Each word stands for its change, in both languages; sides by default or as said."""
    event = table.event(f"& elf {typed}")
    assert event == EffectResolved(source=ELF, effects=tuple(effects))


@pytest.mark.parametrize(
    ("typed", "source"),
    [
        ("elf", ELF), ("el", ELF), ("7", ELF), ("elf7", ELF), ("mus", MUS), ("1.7", MUS),
        ("1.mus7", MUS), ("fie", "B.fie#1"), ("fie#1", "B.fie#1"), ("nag", "NAG"),
        ("5", "B.ruler"), ("1.5", "A.ruler"), ("1.ルーラー", "A.ruler"), ("1.s2", "A.s2#1"),
        ("1.2", "A.s2#1"), ("1.?s2", "A.s2#1"), ("1.d2", "A.d2"), ("?7", "?7"),
        ('"a text"', "a text"), ("=", "B.fie#1"), ("同", "B.fie#1"),
    ],
)  # fmt: skip
def test_sources(table: Table, typed: str, source: str) -> None:
    """What lies on the table, own things first; places, rulers, cards that lie nowhere."""
    assert table.event(f"& {typed} d1").source == source


def test_copies_are_told_apart_by_their_zones() -> None:
    """Without a zone the name of two is refused, with the ways to type them."""
    table = gr_1().types("5.1", "& ? tok sil9", "& ? tok sil7", "& ? 2.tok sil8")
    assert table.event("& sil9 ex sil7").source == "A.sil#1"
    assert table.event("& 2.sil d1").source == "B.sil#1"
    with pytest.raises(NotationError, match="'sil' may be any of: sil7 sil9"):
        table.read("& sil d1")


def test_a_card_named_as_it_is_checked_is_known() -> None:
    """The known ones by number, the others unknown until they are bound by number."""
    table = gr_2().types("& elf x nag,?")
    assert table.board.sides["A"].damage == ("NAG", "?3")
    assert table.event("?3=hen").handle == "?3"
