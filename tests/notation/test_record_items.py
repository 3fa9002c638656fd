"""Short text of the record: turns, steps, counts, rulings, rewinds, notes, results."""

import pytest

from notation.table import CARDS, Table
from senpu.events import match
from senpu.events.base import Event, UnknownEvent
from senpu.events.battle_spirits import BraveCombined, CoreGained, RulingGiven
from senpu.events.battle_spirits.changes import CoresShifted, DeckDrawn
from typist import misread

PAY = CoresShifted(player="A", source="reserve", target="core_trash", n=1)
REWOUND = match.MatchRewound(to=-2, reason="早すぎた")


@pytest.fixture(scope="module")
def table() -> Table:
    """Turn 3 of side 1, in the main step."""
    return Table().types("start", "1.1 s ryu | /", "2.2 s bei | /", "3.1")


@pytest.mark.parametrize(
    ("typed", "events"),
    [
        ("4.2", [match.TurnStarted(turn=4, player="B")]),
        ("4.2/core", [match.TurnStarted(turn=4, player="B", to="core")]),
        ("４．２／コア", [match.TurnStarted(turn=4, player="B", to="core")]),
        ("/", [match.StepEntered(step="attack")]),
        ("//", [match.StepEntered(step="end")]),
        ("/end", [match.StepEntered(step="end")]),
        ("/エンド", [match.StepEntered(step="end")]),
        ("/=r3", [
            match.StepEntered(step="attack"), match.CountTaken(player="A", counts={"reserve": 3})]),
        ("// 2=h1", [
            match.StepEntered(step="end"), match.CountTaken(player="B", counts={"hand": 1})]),
        ("=r0 t1, l2 h3 d4", [match.CountTaken(player="A", counts={
            "reserve": 0, "core_trash": 1, "life": 2, "hand": 3, "deck": 4})]),
        ("JH", [RulingGiven(judge="H")]),
        ("JF:田中 C2", [RulingGiven(judge="F:田中", penalty="C", player="B")]),
        ('JF:"田中 一" {口頭}', [RulingGiven(judge="F:田中 一", text="口頭")]),
        ("JFW1 pay1", [RulingGiven(judge="F", penalty="W", player="A", remedy="pay1",
                                   effects=(PAY,))]),
        ("J F W1 pay1", [RulingGiven(judge="F", penalty="W", player="A", remedy="pay1",
                                     effects=(PAY,))]),
        ("JF pay1 W1", [RulingGiven(judge="F", penalty="W", player="A", remedy="pay1",
                                    effects=(PAY,))]),
        ("JF W1pay1", [RulingGiven(judge="F", penalty="W", player="A", remedy="pay1",
                                   effects=(PAY,))]),
        ("JFW1pay1", [RulingGiven(judge="F", penalty="W", player="A", remedy="pay1",
                                  effects=(PAY,))]),
        ("W1 JF pay 1", [RulingGiven(judge="F", penalty="W", player="A", remedy="pay1",
                                     effects=(PAY,))]),
        ('JF GL 1 "deck checked" &d1', [RulingGiven(judge="F", penalty="GL", player="A",
            remedy="deck checked", effects=(DeckDrawn(player="A", n=1),))]),
        ("JF pay2*", [RulingGiven(judge="F", remedy="pay2*", effects=(CoresShifted(
            player="A", source="reserve", target="core_trash", n=2, soul=True),))]),
        ("JF W2 back", [match.MatchRewound(to=-1),
                        RulingGiven(judge="F", penalty="W", player="B", remedy="back")]),
        ("R-2 JH {早すぎた}", [REWOUND, RulingGiven(judge="H", text="早すぎた")]),
        ("JH R-2 {早すぎた}", [REWOUND, RulingGiven(judge="H", text="早すぎた")]),
        ("R-2 {早すぎた} jh", [REWOUND, RulingGiven(judge="H", text="早すぎた")]),
        ("JH W1 {早すぎた} R-2", [REWOUND, RulingGiven(judge="H", text="早すぎた", penalty="W",
                                                   player="A")]),
        ("J:主審 R#1", [match.MatchRewound(to=1), RulingGiven(judge="主審")]),
        ("JF 戻す", [match.MatchRewound(to=-1), RulingGiven(judge="F", remedy="back")]),
        ('JF pay1 "and a word"', [RulingGiven(judge="F", remedy="pay1 and a word",
                                              effects=(PAY,))]),
        ("Ｒー２　ＪＨ　「早すぎた」", [REWOUND, RulingGiven(judge="H", text="早すぎた")]),
        ("R#12 {x}", [match.MatchRewound(to=12, reason="x")]),
        ("-", [match.CorrectionMade(to=-1)]),
        ("undo", [match.CorrectionMade(to=-1)]),
        ("取り消し", [match.CorrectionMade(to=-1)]),
        ("-2 {typo}", [match.CorrectionMade(to=-2, reason="typo")]),
        ("-#3", [match.CorrectionMade(to=3)]),
        ("ー", [match.CorrectionMade(to=-1)]),
        ("3.1", []),
        ("[12:34]", [match.NoteMade(text="")]),
        (r"{a \} b}", [match.NoteMade(text="a } b")]),
        ("?1=fla {見せた}", [match.CardIdentified(handle="?1", card="FLA", basis="見せた")]),
        ("？１＝ｆｌ", [match.CardIdentified(handle="?1", card="FLA")]),
        ("りゅ:=bs98-001", [match.CardDeclared(alias="りゅ", card="BS98-001")]),
        ('zz := BS01-X02 {"id":"BS01-X02","type":"magic","cost":1}', [match.CardDeclared(
            alias="zz", card="BS01-X02", facts={"id": "BS01-X02", "type": "magic", "cost": 1})]),
        ("{メモ　１}", [match.NoteMade(text="メモ 1")]),
        ("「メモ」", [match.NoteMade(text="メモ")]),
        ("~", [match.GapNoted()]),
        ("〜2 {席を立った}", [match.GapNoted(n=2, text="席を立った")]),
        ("concede 2", [match.PlayerConceded(player="B")]),
        ("投了１", [match.PlayerConceded(player="A")]),
        ("投了 後手", [match.PlayerConceded(player="B")]),
        ("1-0", [match.MatchEnded(winner="A", reason="", cause="rule")]),
        ("0-1 {time}", [match.MatchEnded(winner="B", reason="time", cause="time")]),
        ("1/2", [match.MatchEnded(winner=None, reason="", cause="rule")]),
        ("1/2 合意", [match.MatchEnded(winner=None, reason="", cause="agreed")]),
        ("１－０ 時間 {0:00}", [match.MatchEnded(winner="A", reason="0:00", cause="time")]),
        ("1-0/j", [match.MatchEnded(winner="A", reason="", cause="judge")]),
        ("0-1 out {抽選}", [match.MatchEnded(winner="B", reason="抽選", cause="outside")]),
        ("start", [match.MatchStarted(first="A")]),
        ("redraw 2", [match.HandRedrawn(player="B", n=4)]),
        ("引き直し1+3", [match.HandRedrawn(player="A", n=3)]),
        ('#{"type":"core_gained","player":"A","n":2}', [CoreGained(player="A", n=2)]),
        ('#{"type":"dice_rolled","n":6}', [UnknownEvent(type="dice_rolled", fields={"n": 6})]),
    ],
)  # fmt: skip
def test_items_of_the_record(table: Table, typed: str, events: list[Event]) -> None:
    """Each form, in both widths, stands for its events."""
    assert [intent.event for intent in table.read(typed)] == events


def test_a_turn_that_is_running_goes_on(table: Table) -> None:
    """Its number on another line is no event, unless the turn is said to begin again."""
    for line in ("3.1 s bei", "3.1 | s bei"):
        read = [table.read(item) for item, _ in table.game.items(line)]
        assert [len(intents) for intents in read] == [0, 1]
    assert table.event("x:3.1") == match.TurnStarted(turn=3, player="A")
    assert table.event("3.2") == match.TurnStarted(turn=3, player="B")
    assert table.event("3.1/core") == match.TurnStarted(turn=3, player="A", to="core")


def test_a_result_may_share_a_line(table: Table) -> None:
    """It is no number of full text where a bar follows."""
    for line in ("1-0 | u", "0-1 |  -", "1-0  | u", "1/2 | u"):
        assert len(Table().game.items(line)) == 2
    assert table.event("1-0") == match.MatchEnded(winner="A", reason="", cause="rule")


def test_a_judge_who_types_need_not_be_named(table: Table) -> None:
    """Whoever else types must say whose ruling it is."""
    assert table.read("J", by="judge:Sato")[0].event == RulingGiven(judge="Sato")
    assert table.read("R-1", by="judge:Sato")[0].by == "judge:Sato"


@pytest.mark.parametrize("typed", ["J KEN>GOR", "JKEN>GOR", "J K > G", "J HAL>GOR", "JHAL >GOR"])
def test_in_capitals_j_is_a_verb_where_a_host_follows(typed: str) -> None:
    """No ruling goes on like that."""
    table = Table().types("start", "1.1 ! & ? v>r20 {x} | s gor | s ken | n hal")
    assert isinstance(table.event(typed), BraveCombined)


def test_who_an_entry_is_by(table: Table) -> None:
    """Actions are by who acts, rulings and rewinds by the judge, what is forced by who types."""
    assert [i.by for i in table.read("s gor (m fla/f)")] == ["A", "B"]
    assert [i.by for i in table.read("R-2 JF:Tanaka W1")] == ["judge:Tanaka", "judge:Tanaka"]
    assert [i.by for i in table.read("JH")] == ["judge:H"]
    assert [i.by for i in table.read("JH", by="judge:Sato")] == ["judge:Sato"]
    assert table.read("J W1", by="judge:Sato")[0].event == RulingGiven(
        judge="Sato", penalty="W", player="A"
    )
    assert [i.by for i in table.read("! s gor")] == ["scribe"]
    assert [i.by for i in table.read("=r0")] == ["scribe"]
    assert [i.by for i in table.read("s gor by:B")] == ["B"]


def test_how_an_item_is_meant(table: Table) -> None:
    """Mark, reason, doubt and time may stand in any order, before or behind."""
    forms = (
        "x:s gor ?! [12:34] {見た}",
        "[12:34] ?! x: s gor{見た}",
        "ｘ：ｓ　ｇｏｒ？！［１２：３４］｛見た｝",
    )
    for typed in forms:
        (intent,) = table.read(typed)
        said = (intent.mark, intent.doubt, intent.clock, intent.reason)
        assert said == ("observed", True, "12:34", "見た")
    (forced,) = table.read("! s gor {審判の許可}")
    assert (forced.mark, forced.reason) == ("forced", "審判の許可")


def test_the_mark_of_a_step_is_for_its_count_too(table: Table) -> None:
    """`x:/ =r9` takes the count; a mark of its own stands for the count alone."""
    assert [i.mark for i in table.read("x:/ =r9")] == ["observed", "observed"]
    assert [i.mark for i in table.read("/ x:=r9")] == ["legal", "observed"]


def test_the_running_turn_said_again_goes_on(table: Table) -> None:
    """A line may begin with its turn each time; said to be observed it is a turn of its own."""
    assert table.read("3.1") == ()
    assert table.read("3.1/main") == ()
    assert [i.event for i in table.read("x:3.1")] == [match.TurnStarted(turn=3, player="A")]
    assert [i.event for i in table.read("3.2")] == [match.TurnStarted(turn=3, player="B")]
    assert [i.event for i in table.read("3.1/core")] == [
        match.TurnStarted(turn=3, player="A", to="core")
    ]


def test_a_step_ends_into_the_next() -> None:
    """Turn 1 has no attack step; from the attack step on the end step follows."""
    table = Table().types("start", "1.1")
    assert table.event("/") == match.StepEntered(step="end")
    table.types("/", "2.2 /")
    assert table.event("/") == match.StepEntered(step="end")
    table.types("/", "3.1/core")
    assert table.event("/") == match.StepEntered(step="draw")


def test_a_rewind_and_its_ruling_are_taken_together() -> None:
    """The last two actions no longer stand, the ruling does."""
    table = Table().types("start", "1.1 s ryu* | {note} | u", "R-2 JH {zu früh}")
    assert table.board.sides["A"].reserve == 4
    assert table.board.sides["A"].burst == ""
    kinds = [type(table.history.entries[seq - 1].event) for seq in table.history.effective()]
    assert kinds == [match.MatchStarted, match.TurnStarted, RulingGiven]


def test_a_declared_name_may_be_typed_at_once() -> None:
    """Facts may come with it."""
    facts = '{"id":"NEW","type":"spirit","cost":0,"levels":[{"level":1,"cores":1}]}'
    table = Table().types("start", f"1.1 new:=NEW {facts} | s new")
    assert "A.new#1" in table.board.sides["A"].field


def test_a_burst_is_named_as_it_is_activated() -> None:
    """`U fla` identifies the unknown burst first; `(U)` is the other player's."""
    table = Table().types("start", "1.1 u | /", "2.2 (U fla &d1)")
    identified, activated = table.history.entries[-2:]
    assert identified.event == match.CardIdentified(handle="?1", card="FLA")
    assert activated.event.player == "A"  # type: ignore[attr-defined]
    assert table.board.sides["A"].trash == ("FLA",)
    assert table.board.sides["A"].hand == 5


test_errors_name_the_column = misread(
    ("投了", 1, "concede 1"),
    ("=q3", 1, "'q' counts nothing"),
    ("=r1r2", 4, "'r' is counted twice"),
    ("=", 2, "no counts"),
    ("/foo", 1, "there is no step 'foo'"),
    ("JF W1 {abc", 7, "not closed"),
    ("(u", 1, "not closed"),
    ("#{x}", 1, "not JSON"),
    ('#{"type":"core_gained"}', 1, "no such entry"),
    ("?1=zzz", 4, "no card is called 'zzz'"),
    ("1-0 foo", 5, "'foo' is no kind of entry"),
    ("redraw", 1, "redraw 1"),
    ("JF zurück", 4, "'zurück' is nothing a ruling says: penalties W C GL ML DQ"),
    ("JF W1 zurück {x}", 7, "remedies payN, back, R-N"),
    ("JH W3", 4, "with side 1 or 2"),
    ("JX W1", 1, "'X' is no role of a judge: JH head judge JF floor judge JT table judge"),
    ("J", 1, "whose ruling"),
    ("J W1", 1, "whose ruling"),
    ("W1 pay1", 1, "whose ruling"),
    ("JH W1 C1", 7, "two penalties"),
    ("JH W1 2", 7, "two sides"),
    ("JH JF", 4, "two judges"),
    ("JH back R-2", 9, "back twice"),
    ("R-0 JH", 1, "back 0?"),
    ("JH R-0", 4, "back 0?"),
    ("-0", 1, "back 0?"),
    ("R", 1, "how far back"),
    ("R-- JH", 1, "how far back"),
    ("9.9", 1, "the side is 1 (the first player) or 2"),
    ("3.3 s gor", 1, "the side is 1 (the first player) or 2"),
    ("5", 1, "a turn begins with NUMBER.SIDE"),
    ("2.s bei", 1, "acts of the other player stand in parentheses"),
    ("x:", 3, "an action must follow"),
    ("!", 2, "an action must follow"),
    ("?!", 3, "an action must follow"),
    ("x:!u", 3, "one mark"),
    ("[1:00] u [2:00]", 10, "time, by: and because stand once"),
    ("{}", 1, "the braces are empty"),
    ("u {}", 3, "the braces are empty"),
    ("{a } b}", 6, r"a lone } inside a text is written \}"),
    ("~100", 1, "at most 99"),
    ("~99999999999", 2, "too large a number"),
    ("u, u", 2, "write | between actions"),
    ("ryu:=nonsense", 1, "no card has the number 'nonsense'"),
    ("zz:=BS98-009", 1, "near are: BS98-00"),
    ("ryu:=GOR", 1, "'ryu' is RYU already"),
    ("go:=RYU", 1, "'go' cannot be told from 'gor', which is GOR"),
    ("toolong:=RYU", 1, "can be no short name"),
    ("竜:=RYU", 1, "can be no short name"),
    ("12:=RYU", 1, "can be no short name"),
    ("life:=RYU", 1, "can be no short name"),
    ("?1:=RYU", 1, "identified by ?1=RYU"),
    ("zz:=", 5, "the number of the card must follow"),
    (":=RYU", 1, "a short name must stand before"),
)
"""What is wrong and what would be right, in both languages."""


def test_the_cards_of_the_table_are_those_of_the_header() -> None:
    """The catalogue of these tests has every kind of card."""
    assert {card["type"] for card in CARDS} == {"spirit", "ultimate", "brave", "nexus", "magic"}
