"""Short text of what card texts do: changes, costs, rules lifted, braves that stay."""

from typing import Any

import pytest
from msgspec.structs import replace

from notation.table import Table
from senpu.events import battle_spirits as bs
from senpu.events.base import Waiver
from senpu.events.battle_spirits import changes as did
from senpu.projections.game import NotationError
from typist import misread

RYU, KEN, HAL, BEI = "A.ryu#1", "A.ken#1", "A.hal#1", "B.bei#1"
A: dict[str, Any] = {"player": "A"}
B: dict[str, Any] = {"player": "B"}


@pytest.fixture(scope="module")
def table() -> Table:
    """Turn 3 of side 1: RYU with KEN, HAL; BEI across the table."""
    return Table().types("start", "1.1 s ryu* | /", "2.2 s bei | /", "3.1 n hal | b ken>ryu")


def shift(source: str, target: str, n: int, **more: Any) -> did.CoresShifted:
    """Cores of side 1, or as said."""
    return did.CoresShifted(source=source, target=target, n=n, **(A | more))


def gone(card: str, source: Any, target: Any, cause: Any = "", **more: Any) -> did.CardMoved:
    """A card of side 1, or as said, that changes zone."""
    return did.CardMoved(card=card, source=source, target=target, cause=cause, **(A | more))


@pytest.mark.parametrize(
    ("typed", "changes"),
    [
        ("l>r1", [shift("life", "reserve", 1, **B)]),
        ("1.l>r1", [shift("life", "reserve", 1)]),
        ("2.l>1.r2", [shift("life", "reserve", 2, owner="A", **B)]),
        ("2.l>1.r", [shift("life", "reserve", 1, owner="A", **B)]),
        ("2.l>1.r all", [shift("life", "reserve", 5, owner="A", **B)]),
        ("v>r2", [shift("void", "reserve", 2)]),
        ("v>2.r2", [shift("void", "reserve", 2, **B)]),
        ("v>ryu1", [shift("void", RYU, 1)]),
        ("v>bei1", [shift("void", BEI, 1, **B)]),
        ("ryu>r*", [shift(RYU, "reserve", 1, soul=True)]),
        ("bei>r1", [shift(BEI, "reserve", 1, **B)]),
        ("2.bei>t1", [shift(BEI, "core_trash", 1, **B)]),
        ("r>o1", [shift("reserve", "removed", 1)]),
        ("d2", [did.DeckDrawn(n=2, **A)]),
        ("draw 2", [did.DeckDrawn(n=2, **A)]),
        ("ドロー２", [did.DeckDrawn(n=2, **A)]),
        ("2.d1", [did.DeckDrawn(n=1, **B)]),
        ("mill3", [did.DeckTrashed(cards=("?", "?", "?"), **A)]),
        ("2.mill1", [did.DeckTrashed(cards=("?",), **B)]),
        ("mill fla,?,gor", [did.DeckTrashed(cards=("FLA", "?", "GOR"), **A)]),
        ("kill 2.bei", [gone(BEI, "field", "trash", "destroyed", **B)]),
        ("kill bei", [gone(BEI, "field", "trash", "destroyed", **B)]),
        ("破壊 bei、ryu", [gone(BEI, "field", "trash", "destroyed", **B),
                         gone(RYU, "field", "trash", "destroyed")]),
        ("back ryu", [gone(RYU, "field", "hand", "returned")]),
        ("top ryu", [gone(RYU, "field", "deck_top", "returned")]),
        ("bot ryu", [gone(RYU, "field", "deck_bottom", "returned")]),
        ("out ryu", [gone(RYU, "field", "removed")]),
        ("dis fla", [gone("FLA", "hand", "trash", "discarded")]),
        ("2.dis fla", [gone("FLA", "hand", "trash", "discarded", **B)]),
        ("dis 2.?", [gone("?", "hand", "trash", "discarded", **B)]),
        ("mv fla trash>hand", [gone("FLA", "trash", "hand")]),
        ("mv fla hand > trash discarded", [gone("FLA", "hand", "trash", "discarded")]),
        ("2.mv ? top>burst", [gone("?", "deck_top", "burst", **B)]),
        ("ex bei", [did.CardTurned(card=BEI, state="exhausted")]),
        ("疲労 bei", [did.CardTurned(card=BEI, state="exhausted")]),
        ("re ryu", [did.CardTurned(card=RYU, state="ready")]),
        ("hv bei,ryu", [
            did.CardTurned(card=BEI, state="heavy"), did.CardTurned(card=RYU, state="heavy")]),
        ("put gor", [did.CardFielded(card="GOR", source="hand", place={"reserve": 1}, **A)]),
        ("put gor<trash+r1+ryu1", [did.CardFielded(card="GOR", source="trash",
                                               place={"reserve": 1, RYU: 1}, **A)]),
        ("2.put gor+2", [did.CardFielded(card="GOR", source="hand", place={"reserve": 2}, **B)]),
        ("tok bei+v1", [did.CardFielded(card="BEI", source="token", place={"void": 1}, **A)]),
        ("put bei+ryu*", [
            did.CardFielded(card="BEI", source="hand", place={RYU: 1}, soul=True, **A)]),
        ("lv hal=2", [did.LevelCostSet(card=HAL, minimum=2)]),
        ("lock ryu", [did.CoresProtected(card=RYU)]),
        ("unlock ryu", [did.CoresProtected(card=RYU, on=False)]),
        ("part ken<ryu", [did.BraveParted(brave=KEN, host=RYU)]),
        ("part ken", [did.BraveParted(brave=KEN)]),
    ],
)  # fmt: skip
def test_changes(table: Table, typed: str, changes: list[did.Effect]) -> None:
    """Each change, alone behind the card that did it and behind an action."""
    for text in (f"& hal {typed}", f"&hal:{typed}", f"& hal &{typed}"):
        assert table.event(text) == bs.EffectResolved(source=HAL, effects=tuple(changes))
    assert table.event(f"s gor &{typed}").effects == tuple(changes)


def test_what_is_unsaid_follows_whose_card_it_is(table: Table) -> None:
    """A card of the other player takes a life of the turn player and draws for its own."""
    event = table.event("& bei l>r1 d1 mill2")
    assert [change.player for change in event.effects] == ["A", "B", "B"]
    event = table.event("(& bei l>r1 d1)")
    assert [change.player for change in event.effects] == ["A", "B"]


def test_an_attack_is_one_short_line() -> None:
    """In turn 4 an attack of BEI takes one life of side 1."""
    table = Table().types("start", "1.1 /", "2.2 s bei | /", "3.1 /", "4.2 /")
    table.types("& bei l>r1")
    side = table.board.sides["A"]
    assert (side.life, side.reserve) == (4, 6)


def test_several_changes_and_a_brave_that_stays(table: Table) -> None:
    """Changes follow each other; KEN stays on a core of the reserve."""
    event = table.event("& bei kill ryu &d1 l>r1 ^ken")
    assert [type(change) for change in event.effects] == [
        did.CardMoved,
        did.DeckDrawn,
        did.CoresShifted,
    ]
    assert event.keep == {KEN: {"reserve": 1}}
    assert table.event("c ryu>r ^ken+r1+hal1").keep == {KEN: {"reserve": 1, HAL: 1}}
    assert table.event("c ryu>r ^ken+2").keep == {KEN: {"reserve": 2}}


@pytest.mark.parametrize(
    ("typed", "adjust", "paid"),
    [
        ("$=4:hal", bs.Adjustment(source=HAL, set=4), 2),
        ("$-1:hal", bs.Adjustment(source=HAL, add=-1), 2),
        ("＄＋１：ｈａｌ", bs.Adjustment(source=HAL, add=1), 4),
        ("$x1:hal", bs.Adjustment(source=HAL, surcharge=1), 4),
        ("$ir1:hal", bs.Adjustment(source=HAL, icons={"red": 1}), 3),
        ("$sr1:2.bei", bs.Adjustment(source=BEI, symbols={"red": 1}), 3),
        ("$s1:hal", bs.Adjustment(source=HAL, symbols={"red": 1}), 3),
        ("$s赤-1:hal", bs.Adjustment(source=HAL, symbols={"red": -1}), 4),
        ("$sred-1:hal", bs.Adjustment(source=HAL, symbols={"red": -1}), 4),
        ("$free:fla", bs.Adjustment(source="FLA", free=True), 0),
        ("$=4+1ia2sk1x1:hal", bs.Adjustment(source=HAL, set=4, add=1, icons={"any": 2},
                                        symbols={"god": 1}, surcharge=1), 4),
        ('$+1:"rule of the event"', bs.Adjustment(source="rule of the event", add=1), 4),
    ],
)  # fmt: skip
def test_costs(table: Table, typed: str, adjust: bs.Adjustment, paid: int) -> None:
    """What a text does to the cost counts for the default payment."""
    event = table.event(f"s gor {typed}")
    assert isinstance(event, bs.Summoned)
    assert event.adjust == (adjust,)
    assert sum(event.pay.values()) == paid


def test_rules_lifted_and_actions_forbidden(table: Table) -> None:
    """Rule ids in short or whole, several texts."""
    event = table.event("s gor %m1a:hal %BS-M0:2.bei %no:hal,fla $-1:hal $x1:bei")
    assert event.waive == (
        Waiver(rule="BS-M1a", source=HAL),
        Waiver(rule="BS-M0", source=BEI),
    )
    assert event.barred == (HAL, "FLA")
    assert [text.source for text in event.adjust] == [HAL, BEI]


test_errors_name_the_column = misread(
    ("&", 2, "name the card whose text did this"),
    ("& bei foo", 7, "'foo' is nothing a text does"),
    ("& bei v>r all", 7, "how many"),
    ("& bei kill xyz", 12, "no card is called 'xyz'"),
    ("s gor $-1:xyz", 11, "no card is called 'xyz'"),
    ("s bei $i1:hal", 11, "which colour"),
    ("s gor ^", 8, "name the brave"),
    ("s gor %M0:", 11, "name the card"),
)
"""What is wrong and what would be right, in both languages."""


BURST = did.CardFielded(player="A", card="GOR", source="burst", place={"reserve": 1})


@pytest.mark.parametrize(
    ("typed", "target", "effects"),
    [
        ("U gor", "trash", ()),
        ("U gor/h", "hand", ()),
        ("U gor/f", "field", (BURST,)),
        ("U gor/f+2", "field", (replace(BURST, place={"reserve": 2}),)),
        ("U gor/フィールド+ryu1", "field", (replace(BURST, place={RYU: 1}),)),
        ("U gor &put", "field", (BURST,)),
        ("U gor &put gor", "field", (BURST,)),
        ("U gor &d1 &put gor+2", "field", (
            did.DeckDrawn(player="A", n=1), replace(BURST, place={"reserve": 2}))),
        ("U gor/f &put bei", "field", (
            BURST, did.CardFielded(player="A", card="BEI", source="hand", place={"reserve": 1}))),
        ("U gor &put gor<hand", "trash", (replace(BURST, source="hand"),)),
    ],
)  # fmt: skip
def test_a_burst_that_comes_to_the_field(
    typed: str, target: str, effects: tuple[did.Effect, ...]
) -> None:
    """It comes from the burst just turned up, and from the hand only where that is said."""
    table = Table().types("start", "1.1 ! & ? v>r9 {x} | s ryu+2 | u gor")
    (intent,) = table.read(typed)
    event = intent.event
    assert isinstance(event, bs.BurstActivated)
    assert (event.player, event.card, event.target, event.effects) == ("A", "GOR", target, effects)


def test_a_burst_on_the_field_is_one_card() -> None:
    """Whatever way that is typed, no card is made or lost."""
    for typed in ("U gor/f", "U gor &put", "U gor &put gor"):
        table = Table().types("start", "1.1 u | /")
        before = table.board.sides["A"].cards
        table.types(typed)
        side = table.board.sides["A"]
        assert (side.cards, side.burst, side.trash) == (before, "", ())
        assert list(side.field) == ["A.gor#1"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("U/f", "name the burst that comes to the field"),
        ("U &put", "name the burst that comes to the field"),
        ("U gor+1", "put on the field it is /f+1"),
        ("U gor/f/h", "only one of them can hold"),
        ("& ryu put", "name the card that is put on the field"),
    ],
)
def test_a_burst_that_is_not_told(typed: str, said: str) -> None:
    """An unknown card does not come to the field, cores do not lie on what does not."""
    table = Table().types("start", "1.1 s ryu | u")
    with pytest.raises(NotationError) as error:
        table.read(typed)
    assert said in error.value.message.en
