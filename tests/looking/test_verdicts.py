"""Verdicts in words: rule, gist, facts by human names, what would be right."""

import re
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from playing import GAME, boards, header, legal_actions, lying, number, opened, played, table
from senpu.events.base import Breach, Event, other, snake_case
from senpu.events.battle_spirits import CoreMove, CoresMoved, NexusDeployed, Summoned
from senpu.events.battle_spirits.cards import COLOURS, Icon, Kind
from senpu.events.battle_spirits.changes import State, Zone
from senpu.events.envelope import Entry
from senpu.events.match import CorrectionMade, CountTaken, MatchStarted
from senpu.projections.battle_spirits.board import CORE_ZONES, Board
from senpu.projections.battle_spirits.steps import STEPS
from senpu.projections.fold import RECORD, Finding, History
from senpu.projections.rules import Lang, Refused
from senpu.replay.render_words import (
    RECORD_WORDS,
    Wording,
    wording,
)

LANGS: tuple[Lang, ...] = ("ja", "en")


def refused(board: Board, event: Event) -> tuple[Breach, ...]:
    """The breaches of an event that must be refused."""
    decision = GAME.decide(board, event)
    assert isinstance(decision, Refused)
    return decision.breaches


def lines(board: Board, breaches: tuple[Breach, ...], lang: Lang) -> list[str]:
    """The breaches in words, a line each, with the words of the game and the board."""
    return ["".join(wording(GAME, lang, board).verdict(breach).lines) for breach in breaches]


def all_lines(board: Board, breaches: tuple[Breach, ...], lang: Lang) -> list[str]:
    """As they are printed."""
    return wording(GAME, lang, board).lines(breaches)


def test_a_verdict_says_rule_gist_facts_and_what_would_be_right() -> None:
    """In both languages; what would be right on a line of its own."""
    board = table(lying("ryu", 1), lying("hal", 0), holds=["gor"], reserve=6)
    short = Summoned(player="A", card=number("gor"), pay={"reserve": 2}, place={"reserve": 3})
    found = refused(board, short)
    assert all_lines(board, found, "ja") == [
        "BS-C4 支払コストより少なく払えない"
        "（コスト 5、軽減 2、追加コスト 0、支払コスト 3、支払った数 2）",
        "  → 3個払う（コスト5－軽減2＋追加0）。支払は2",
    ]
    assert all_lines(board, found, "en") == [
        "BS-C4 no less than the payable cost is paid"
        " (cost 5, reduction 2, surcharge 0, payable 3, paid 2)",
        "  Right: pay 3 (cost 5 - reduction 2 + 0); paid 2",
    ]
    assert list(map(Wording("en", GAME.rulebook).remedy, found)) == [
        "BS-C4 pay 3 (cost 5 - reduction 2 + 0); paid 2"
    ]


def test_values_are_said_in_words() -> None:
    """Places, kinds, conditions and cards, in facts and in what would be right."""
    board = table(lying("ryu", 1), lying("hal", 0), holds=["urg"], reserve=6)
    move = CoresMoved(player="A", moves=(CoreMove(source="core_trash", target="A.ryu#1", n=1),))
    (closed, short) = lines(board, refused(board, move), "ja")
    assert "（使えない場所 コアトラッシュ）" in closed
    assert "コアトラッシュには0個、1個必要" in short
    direct = Summoned(player="A", card=number("urg"), onto="A.hal#1", pay={"reserve": 2})
    (unfit,) = lines(board, refused(board, direct), "ja")
    assert "合体条件 コスト 5+ / 系統 灰翼" in unfit
    assert "hal1はコスト3のネクサス" in unfit
    (unfit,) = lines(board, refused(board, direct), "en")
    assert "brave Urgi, Shield Fang urg, host hal1, kind of the host nexus" in unfit


def test_what_is_no_word_of_the_game_is_left_alone() -> None:
    """Only whole words are put into the language."""
    breach = Breach(rule="BS-X1", facts={"bars": "reserved A.life#1 reserve life-like"})
    line = wording(GAME, "ja").lines([breach])[0]
    assert "reserved A.life#1 リザーブ life-like" in line


def test_facts_that_say_nothing_are_left_out() -> None:
    """An empty fact is not shown; a rule without facts shows none."""
    move = CoresMoved(player="A", moves=(CoreMove(source="reserve", target="void", n=1),))
    (line,) = lines(table(reserve=2), refused(table(reserve=2), move), "en")
    assert "(closed target void)" in line


def test_a_count_that_differs() -> None:
    """The fields that differ, by name, with what the record says."""
    board = table(reserve=4, life=5)
    count = CountTaken(player="A", counts={"reserve": 3, "life": 5})
    (line,) = lines(board, refused(board, count), "ja")
    assert "違い リザーブ 3 (記録 4)" in line
    assert "ライフ" not in line


def test_findings_about_the_record_itself() -> None:
    """What verifying finds is said with the facts as stored, in both languages."""
    history = History(GAME, header(True))
    entry = Entry(seq=1, time="", by="scribe", event=MatchStarted(first="A"))
    finding = history.judge(entry)
    assert isinstance(finding, Finding)
    (line,) = wording(GAME, "ja").lines(finding.breaches)
    assert line.startswith(
        "REC-3 記録された結果の出来事は規則どおりである（もとになる規則 BS-S10、"
    )
    assert "hand_drawn" not in line and "HandDrawn" not in line
    assert f"規則による値 {GAME.words['hand_drawn'].ja} " in line
    back = history.decide(CorrectionMade(to=7))
    assert isinstance(back, Refused)
    line, right = Wording("en", GAME.rulebook).lines(back.breaches)
    assert "(return to 7, last number 1, those that stand 1)" in line
    assert "Right: choose one of 1;" in right


@pytest.mark.parametrize("lang", LANGS)
def test_what_would_be_right_is_only_said_with_all_its_facts(lang: Lang) -> None:
    """A verdict stored by another version may lack some: then the gist stands alone."""
    rule = GAME.rulebook["BS-C4"]
    for facts in ({}, {"paid": 2}):
        breach = Breach(rule=rule.id, facts=facts)
        (line,) = wording(GAME, lang).lines([breach])
        assert line.startswith(f"BS-C4 {rule.gist.said(lang)}")
        assert "{" not in line and "?" not in line
        remedy = Wording(lang, GAME.rulebook).remedy(breach)
        assert remedy == f"BS-C4 {rule.gist.said(lang)}"


def test_rules_of_other_books_show_their_facts() -> None:
    """A rule that no book at hand states is named with its facts."""
    breach = Breach(rule="XX-1", facts={"some_fact": 3})
    assert Wording("en", GAME.rulebook).lines([breach]) == ["XX-1 (some fact 3)"]
    assert list(map(Wording("en", GAME.rulebook).remedy, [breach])) == ["XX-1"]


def test_every_fact_of_every_rule_has_a_name() -> None:
    """In the words of the game; a new rule brings the names of its facts."""
    named = {fact for rule in GAME.rulebook.rules().values() for fact in rule.facts}
    assert named
    assert named <= set(GAME.words)
    assert named.isdisjoint(RECORD_WORDS)
    of_record = {fact for rule in RECORD.rules().values() for fact in rule.facts}
    assert of_record <= set(RECORD_WORDS)


@pytest.mark.parametrize(
    "stored",
    [*STEPS, *CORE_ZONES, *get_args(Kind), *get_args(State), *get_args(Zone), *COLOURS,
     *get_args(Icon), "flash", "main_step", "accel", "advent", "deck", "token", "field",
     *(snake_case(event.__name__) for event, kind in GAME.rulebook.kinds.items()
       if not kind.by_itself)],
)  # fmt: skip
def test_stored_words_are_said_in_both_languages(stored: str) -> None:
    """Whatever may stand in a fact: steps, places, kinds, states, colours, effects, events."""
    assert re.search("[ぁ-んァ-ン一-龥]", GAME.words[stored].ja)
    assert GAME.words[stored].en.replace(" ", "").isalpha()


@settings(max_examples=40, deadline=None)
@given(boards())
def test_no_stored_word_is_left_in_a_verdict(board: Board) -> None:
    """Refusals of all kinds are said without field names, braces or stored words."""
    for event in list(legal_actions(board))[:40]:
        for wrong in _wrong(event):
            decision = GAME.decide(board, wrong)
            if isinstance(decision, Refused):
                for lang in LANGS:
                    for line in lines(board, decision.breaches, lang):
                        assert not re.search(r"[a-z]_[a-z]|[{}]|\?\?", line), line


def _wrong(event: Any) -> list[Event]:
    if not hasattr(event, "player") or not hasattr(event, "barred"):
        return []
    wrong: list[Event] = [replace(event, player=other(event.player), barred=("a text",))]
    if hasattr(event, "pay"):
        wrong.append(replace(event, pay={"core_trash": 9}))
    if hasattr(event, "place"):
        wrong.append(replace(event, place={"A.none#1": 1}))
    if hasattr(event, "onto"):
        wrong.append(replace(event, onto="A.none#1"))
    return wrong


def test_words_of_a_board_name_its_cards() -> None:
    """Without a board only the words of the game; with one the cards too."""
    board = played(opened(declared=False), MatchStarted(first="A"))
    assert wording(GAME, "en").words == GAME.words
    assert wording(GAME, "en", board).words[number("gor")].en == "Gormus, Roaring Horn gor"
    deploy = NexusDeployed(player="A", card=number("gor"), pay={})
    assert any("Gormus" in line for line in lines(board, refused(board, deploy), "en"))
