"""Short text of actions: verbs, names, defaults, cores."""

from typing import Any

import pytest

from notation.table import Table
from senpu.events import battle_spirits as bs
from senpu.events.base import Event
from senpu.projections.game import NotationError
from typist import misread

A: dict[str, Any] = {"player": "A"}
RYU, GOR, HAL, KEN, UDE = "A.ryu#1", "A.gor#1", "A.hal#1", "A.ken#1", "A.うで#1"


@pytest.fixture(scope="module")
def table() -> Table:
    """Turn 5 of side 1: RYU with the soul core, GOR, HAL, KEN alone, the arms on RYU, RYU again."""
    return Table().types(
        "start", "1.1 s ryu* | /", "2.2 s bei {a} | s bei | /", "3.1 n hal | /",
        "4.2 /", "5.1 ! & ? v>r20 {for the test}", "s gor@2 | s ken | b うで>ryu/l | s ryu",
    )  # fmt: skip


def moved(*moves: tuple[str, str, int, bool]) -> bs.CoresMoved:
    """Moves of cores."""
    parts = tuple(bs.CoreMove(source=s, target=t, n=n, soul=soul) for s, t, n, soul in moves)
    return bs.CoresMoved(moves=parts, **A)


@pytest.mark.parametrize(
    ("typed", "event"),
    [
        ("s bei", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 1}, **A)),
        ("S BEI", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 1}, **A)),
        ("s be", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 1}, **A)),
        ("s b", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 1}, **A)),
        ("s bei@2", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 2}, **A)),
        ("s bei @lv2", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 2}, **A)),
        ("s bei+3p2", bs.Summoned(card="BEI", pay={"reserve": 2}, place={"reserve": 3}, **A)),
        ("s p2 bei", bs.Summoned(card="BEI", pay={"reserve": 2}, place={"reserve": 1}, **A)),
        ("s bei p0", bs.Summoned(card="BEI", pay={}, place={"reserve": 1}, **A)),
        ("s bei pgor1", bs.Summoned(card="BEI", pay={GOR: 1}, place={"reserve": 1}, **A)),
        ("s bei pgor", bs.Summoned(card="BEI", pay={GOR: 1}, place={"reserve": 1}, **A)),
        ("s bei pryu2", bs.Summoned(card="BEI", pay={"A.ryu#2": 1}, place={"reserve": 1}, **A)),
        ("s bei +ryu2:1", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"A.ryu#2": 1}, **A)),
        ("s beip2", bs.Summoned(card="BEI", pay={"reserve": 2}, place={"reserve": 1}, **A)),
        ("s bei+2 @2", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 2}, **A)),
        ("s bei >>2.bei1", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 1},
                                    targets=("B.bei#1",), **A)),
        ('s "Rubinas, Dragon of Stars"', bs.Summoned(card="BS98-001", pay={"reserve": 4},
                                                 place={"reserve": 1}, **A)),
        ("召喚 bei", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 1}, **A)),
        ("s bei pg1", bs.Summoned(card="BEI", pay={GOR: 1}, place={"reserve": 1}, **A)),
        ("s gor pr1 pgor1", bs.Summoned(card="GOR", pay={"reserve": 1, GOR: 1},
                                     place={"reserve": 1}, **A)),
        ("s gor p3 pgor1", bs.Summoned(card="GOR", pay={"reserve": 2, GOR: 1},
                                    place={"reserve": 1}, **A)),
        ("s gor pgor2 pr", bs.Summoned(card="GOR", pay={"reserve": 1, GOR: 2},
                                    place={"reserve": 1}, **A)),
        ("s gor pryu#1:1 pryu#2:1 +gor1 +2", bs.Summoned(
            card="GOR", pay={RYU: 1, "A.ryu#2": 1}, place={GOR: 1, "reserve": 1}, **A)),
        ("s gor@2+gor1", bs.Summoned(card="GOR", pay={"reserve": 3},
                                  place={GOR: 1, "reserve": 2}, **A)),
        ("s gor +r1+gor2", bs.Summoned(card="GOR", pay={"reserve": 3},
                                    place={GOR: 2, "reserve": 1}, **A)),
        ("s bei*", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 1},
                            soul="place", **A)),
        ("s bei +*", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 1},
                              soul="place", **A)),
        ("s bei +ryu#1*", bs.Summoned(card="BEI", pay={"reserve": 1}, place={RYU: 1},
                                   soul="place", **A)),
        ("s bei p*", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 1},
                              soul="pay", **A)),
        ("s bei pr1*", bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 1},
                                soul="pay", **A)),
        ("s bei/t", bs.Summoned(card="BEI", source="tegamoto", pay={"reserve": 1},
                             place={"reserve": 1}, **A)),
        ("s zer<gor", bs.Summoned(card="BS98-004", pay={"reserve": 8}, place={"reserve": 1},
                               transmigrate=GOR, **A)),
        ("s 極星竜ルビナス", bs.Summoned(card="BS98-001", pay={"reserve": 4}, place={"reserve": 1},
                               **A)),
        ("s rubinas", bs.Summoned(card="BS98-001", pay={"reserve": 4}, place={"reserve": 1}, **A)),
        ("s bs98-001", bs.Summoned(card="BS98-001", pay={"reserve": 4}, place={"reserve": 1}, **A)),
        ("b ken>gor", bs.Summoned(card="KEN", onto=GOR, pay={"reserve": 2}, **A)),
        ("b ウデ>gor/r", bs.Summoned(card="BS98-002", onto=GOR, slot="right", pay={"reserve": 4},
                                **A)),
        ("直接合体 ken→gor", bs.Summoned(card="KEN", onto=GOR, pay={"reserve": 2}, **A)),
        ("b ken>gor>2.bei2", bs.Summoned(card="KEN", onto=GOR, pay={"reserve": 2},
                                      targets=("B.bei#2",), **A)),
        ("n hal", bs.NexusDeployed(card="HAL", pay={"reserve": 1}, **A)),
        ("配置 hal", bs.NexusDeployed(card="HAL", pay={"reserve": 1}, **A)),
        ("n h+1", bs.NexusDeployed(card="HAL", pay={"reserve": 1}, place={"reserve": 1}, **A)),
        ("m fla", bs.MagicUsed(card="FLA", pay={"reserve": 1}, **A)),
        ("使用 fla／メイン", bs.MagicUsed(card="FLA", pay={"reserve": 1}, **A)),
        ("mfpg1", bs.MagicUsed(card="FLA", pay={GOR: 1}, **A)),
        ("m flapgor1>2.bei1", bs.MagicUsed(card="FLA", pay={GOR: 1}, targets=("B.bei#1",), **A)),
        ("m fla/mpg1", bs.MagicUsed(card="FLA", pay={GOR: 1}, **A)),
        ("m/f fla>2.bei1,2.bei2", bs.MagicUsed(card="FLA", effect="flash", pay={"reserve": 1},
                                            targets=("B.bei#1", "B.bei#2"), **A)),
        ("m fla /flash > bei2", bs.MagicUsed(card="FLA", effect="flash", pay={"reserve": 1},
                                          targets=("B.bei#2",), **A)),
        ("m pgor1 fla", bs.MagicUsed(card="FLA", pay={GOR: 1}, **A)),
        ("m fla*", bs.MagicUsed(card="FLA", pay={"reserve": 1}, soul="pay", **A)),
        ("ミラージュ odo", bs.MirageSet(card="BS98-003", pay={"reserve": 2}, **A)),
        ("i odo", bs.MirageSet(card="BS98-003", pay={"reserve": 2}, **A)),
        ("f ryu2", bs.EffectUsed(card="A.ryu#2", effect="flash", **A)),
        ("f odo/a", bs.EffectUsed(card="BS98-003", effect="accel", pay={"reserve": 1}, **A)),
        ("f zer/k>gor", bs.EffectUsed(card="BS98-004", effect="advent", onto=GOR, pay={RYU: 1},
                                   soul="pay", **A)),
        ("f zer /煌臨 >gor>2.bei1", bs.EffectUsed(card="BS98-004", effect="advent", onto=GOR,
                                          pay={RYU: 1}, soul="pay", targets=("B.bei#1",), **A)),
        ("a gor", bs.EffectUsed(card=GOR, effect="main_step", **A)),
        ("u", bs.BurstSet(card="?", **A)),
        ("u ?", bs.BurstSet(card="?", **A)),
        ("u ?1", bs.BurstSet(card="?", **A)),
        ("バースト", bs.BurstSet(card="?", **A)),
        ("バーストセット fla", bs.BurstSet(card="FLA", **A)),
        ("u fla", bs.BurstSet(card="FLA", **A)),
        ("合体 ken>gor", bs.BraveCombined(brave=KEN, onto=GOR, **A)),
        ("分離 うで", bs.BraveSeparated(brave=UDE, **A)),
        ("交換 うで>gor", bs.BraveExchanged(brave=UDE, onto=GOR, **A)),
        ("コア移動 r>gor1", moved(("reserve", GOR, 1, False))),
        ("j ken>gor", bs.BraveCombined(brave=KEN, onto=GOR, **A)),
        ("J KEN>GOR", bs.BraveCombined(brave=KEN, onto=GOR, **A)),
        ("JKEN>GOR", bs.BraveCombined(brave=KEN, onto=GOR, **A)),
        ("j >gor ken", bs.BraveCombined(brave=KEN, onto=GOR, **A)),
        ("j k>g", bs.BraveCombined(brave=KEN, onto=GOR, **A)),
        ("j うで>gor/right", bs.BraveCombined(brave=UDE, onto=GOR, slot="right", **A)),
        ("x うで", bs.BraveSeparated(brave=UDE, **A)),
        ("x うで<ryu1+2", bs.BraveSeparated(brave=UDE, host=RYU, place={"reserve": 2}, **A)),
        ("x うで +gor1*", bs.BraveSeparated(brave=UDE, place={GOR: 1}, soul="place", **A)),
        ("e うで>gor", bs.BraveExchanged(brave=UDE, onto=GOR, **A)),
        ("e うで<ryu>gor/l", bs.BraveExchanged(brave=UDE, onto=GOR, host=RYU, slot="left", **A)),
        ("c r>gor1", moved(("reserve", GOR, 1, False))),
        ("c r > gor 1", moved(("reserve", GOR, 1, False))),
        ("c gor>r", moved((GOR, "reserve", 1, False))),
        ("c gor2>r", moved((GOR, "reserve", 2, False))),
        ("c ryu1>gor*", moved((RYU, GOR, 1, True))),
        ("c ryu2>r", moved(("A.ryu#2", "reserve", 1, False))),
        ("c gor>ryu#2:2", moved((GOR, "A.ryu#2", 2, False))),
        ("c ryu#1>gor* gor>ryu#1:1", moved((RYU, GOR, 1, True), (GOR, RYU, 1, False))),
        ("c r>gor1>hal2", moved(("reserve", GOR, 1, False), ("reserve", HAL, 2, False))),
        ("c l>r1", moved(("life", "reserve", 1, False))),
        ("c ライフ＞リザーブ１", moved(("life", "reserve", 1, False))),
        ("c gor all>r", moved((GOR, "reserve", 3, False))),
        ("c gor>r 全", moved((GOR, "reserve", 3, False))),
        ("c gor>r:all", moved((GOR, "reserve", 3, False))),
        ("c r>ryu2", moved(("reserve", "A.ryu#2", 1, False))),
        ("c r>ryu2:2", moved(("reserve", "A.ryu#2", 2, False))),
        ("c r>ryu2 2", moved(("reserve", "A.ryu#2", 2, False))),
        ("c r2>ryu2", moved(("reserve", "A.ryu#2", 2, False))),
        ("c ryu1>ryu2", moved((RYU, "A.ryu#2", 1, False))),
        ("c r2>gor1", moved(("reserve", GOR, 2, False))),
        ("c r>gor2", moved(("reserve", GOR, 2, False))),
        ("c r1>gor, r1>hal", moved(("reserve", GOR, 1, False), ("reserve", HAL, 1, False))),
        ("c t>gor", moved(("core_trash", GOR, 1, False))),
    ],
)  # fmt: skip
def test_actions(table: Table, typed: str, event: Event) -> None:
    """Each verb with its defaults, and each way to say otherwise."""
    assert table.event(typed) == event


def test_the_hosts_that_fit_come_first(table: Table) -> None:
    """A beginning that two cards share means the one that can be what is asked for."""
    assert table.event("n r").card == "BS98-005"
    assert table.event("i o").card == "BS98-003"
    with pytest.raises(NotationError) as error:
        table.event("s r")
    assert "rub ryu" in error.value.message.en


def test_a_brave_goes_to_the_copy_that_is_free(table: Table) -> None:
    """RYU 1 has a brave: `ryu` alone is the other one, the digit names either."""
    assert table.event("b ken>ryu").onto == "A.ryu#2"
    assert table.event("b ken>ryu1").onto == "A.ryu#1"


test_what_does_not_lie_there_is_said_at_once = misread(
    ("j ken>bei1", 7, "BEI 1 is the other player's: 2.bei1 2.bei2"),
    ("b ken>odo", 7, "ODO is not on the field; on the field lie: gor ryu2"),
    ("x odo", 3, "ODO is not on the field"),
    ("c ryu1>bei", 8, "BEI is the other player's: 2.bei1 2.bei2"),
    ("c zer>ryu1", 3, "ZER is not on the field"),
    (
        "c ryu3>gor",
        3,
        "may be any of: ryu1 ryu2; a number of cores stands behind a colon: ryu1:3",
    ),
    ("c gor2:1>r", 3, "GOR 2 is not on the field"),
    ("m fla pzer1", 7, "ZER 1 is not on the field"),
    ("m fla>bei3", 7, "BEI 3 is not on the field; on the field lie: 2.bei1 2.bei2"),
    ("b ken>2.gor", 7, "GOR is the acting player's own: gor"),
)
"""No card is made up: whose it is, or what lies there instead."""


def test_what_happened_all_the_same_names_the_card(table: Table) -> None:
    """Marked `x:` or `!`, a card that lies nowhere is taken down by its number."""
    assert table.event("x:b ken>odo").onto == "BS98-003"
    assert table.event("x:m fla pzer1").pay == {"BS98-004": 1}
    assert table.event("m fla>odo").targets == ("BS98-003",)
    assert table.event("j ken>2.bei1").onto == "B.bei#1"
    with pytest.raises(NotationError):
        table.read("x:c ryu1>bei")


def test_the_reserve_is_asked_even_if_it_is_short() -> None:
    """No other source is made up."""
    table = Table().types("start", "1.1 s ryu")
    assert table.event("s gor").pay == {"reserve": 4}


def test_the_card_before_may_be_named_by_a_sign(table: Table) -> None:
    """`=` and 同."""
    assert table.event("s =").card == "RYU"
    assert table.event("s 同").card == "RYU"


def test_in_the_turn_of_the_other_a_magic_is_used_as_flash(table: Table) -> None:
    """In parentheses acts the other player."""
    first, second = table.read("s bei (m fla)")
    assert first.event == bs.Summoned(card="BEI", pay={"reserve": 1}, place={"reserve": 1}, **A)
    assert second.event == bs.MagicUsed(card="FLA", player="B", effect="flash", pay={"reserve": 3})


test_errors_name_the_column = misread(
    ("q ryu", 1, "begins with no verb"),
    ("s", 1, "name a card"),
    ("s xyz", 3, "no card is called 'xyz'"),
    ("s goe", 3, "near are: gor"),
    ("　ｓ　ｇｏｅ", 4, "near are: gor"),
    ("s gor hal", 7, "one card is enough"),
    ("s gor@7", 1, "it has @1 @2"),
    ("s gor p1 pgor2", 7, "1 in all, but the places named give 2"),
    ("s gor +* p*", 1, "one soul core"),
    ("b ken", 1, "name the host"),
    ("e うで", 1, "name the host"),
    ("c", 1, "from where to where"),
    ("c gor", 1, "gor means nothing behind c"),
    ("c v>gor all", 3, "how many"),
    ("c gor>", 7, "where the cores go"),
    ("j ken>gor p2", 1, "p means nothing behind j"),
    ("m fla +1", 1, "+ means nothing behind m"),
    ("s gor/f", 1, "/f means nothing behind s"),
    ("s gor &foo", 8, "'foo' is nothing a text does"),
    ("s gor $-1", 10, "name the card"),
    ("s gor %Z9:hal", 7, "no rule 'Z9'"),
    ("s gor $s1:gor $i1:x", 19, "no card is called 'x'"),
    ("m fla>bei", 7, "2.bei1 2.bei2"),
    ("c r>ryu", 5, "ryu1 ryu2"),
    ("s kin", 3, "no card is called 'kin'"),
    ("n hal s bei", 7, "what is 's' for? write | between actions"),
    ("n hal 召喚 bei", 7, "write | between actions"),
    ("n hal / =r0", 7, "write | between actions"),
    ("b ken gor", 7, "a host stands behind >, as in >gor"),
    ("m fla/x", 1, "there may stand: /m main /f flash /t from the tegamoto"),
    ("s bei/m", 1, "there may stand: /t from the tegamoto"),
    ("x うで/l", 1, "there may stand: nothing"),
    ("m fla/m/f", 1, "/m /f: only one of them can hold"),
    ("b うで>gor/l/r", 1, "only one of them can hold"),
    ("s gor@", 1, "a level must follow @; gor has @1 @2"),
    ("s gor@1 @2", 9, "one @ is enough"),
    ("s zer<gor<ryu1", 10, "one < is enough"),
    ("s gor+3 @1", 7, "+3 is not level 1"),
    ("s gor +1 +2", 11, "stand once each"),
    ("s gor p2 p3", 10, "stand once each"),
    ("s gor pr1 pr1", 11, "stand once each"),
    ("s gor p3 pr1", 7, "3 in all, but the places named give 1"),
    ("s gor 3", 3, "cores placed are +3, a level @3, a payment p3"),
    ("s gor all", 3, "what is all for?"),
    ("s ryu>r", 1, "a direct brave is b ken>ryu, targets stand behind >>"),
    ("n hal>gor", 1, "targets stand behind >>"),
    ("u>gor", 1, "targets stand behind >>"),
    ("x うで>ryu1", 1, "the host it comes off is <ryu"),
    ("u ?5", 3, "the next unknown card is ?1"),
    ("s ?", 3, "an unknown card can only be set as burst"),
    ("n ?", 3, "an unknown card can only be set as burst"),
    ("m ?1", 3, "an unknown card can only be set as burst"),
    ("i ?", 3, "an unknown card can only be set as burst"),
    ("s 2.bei", 3, "a card in hand has no side"),
    ("s bei#2", 3, "a card in hand has no side and no copy number"),
    ('s "Foo"', 3, "no card is called 'Foo'"),
    ("s gor>>", 8, "name a card here"),
    ("s gor <", 8, "name a card here"),
    ("s gor %no:", 11, "name a card here"),
    ("c r3>gor2", 6, "2 or 3 cores? say it once"),
    ("c r>ryu3", 5, "a number of cores stands behind a colon: ryu1:3"),
    ("c gor2:1>r", 3, "GOR 2 is not on the field"),
    ("c ryu1>r ^うで ^うで", 15, "a brave stays once"),
    ("s gor $=4=5:hal", 10, "the cost is set twice"),
    ("s gor+99999999", 7, "too large a number"),
    ("s gor )", 7, "cannot read ')'"),
    ("f zer/k", 1, "name the host"),
)  # fmt: skip
"""What is wrong and what would be right, in both languages."""
