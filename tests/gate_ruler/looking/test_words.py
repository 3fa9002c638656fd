"""Verdicts in words: facts and values by human names, in both languages."""

import re
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from gate_playing import GAME, boards, in_turn, legal_actions, number, unit
from senpu.events.base import Event, other, snake_case
from senpu.events.gate_ruler import Action, CardSet, Source, UnitPlayed, UnitsRearranged
from senpu.events.gate_ruler.cards import Kind, Timing
from senpu.events.gate_ruler.changes import Pile
from senpu.projections.gate_ruler.board import Board, Laid, Overdrive
from senpu.projections.gate_ruler.words import FACTS, PHASES
from senpu.projections.gate_ruler.zones import KEYS
from senpu.projections.rules import Lang, Refused
from senpu.replay.render_words import RECORD_WORDS, wording

LANGS: tuple[Lang, ...] = ("ja", "en")


def lines(board: Board, event: Event, lang: Lang) -> list[str]:
    """A refusal in words."""
    refused = GAME.decide(board, event)
    assert isinstance(refused, Refused)
    return wording(GAME, lang, board).lines(refused.breaches)


def test_every_fact_of_every_rule_has_a_name_and_none_is_left_over() -> None:
    """In the words of the game; a new rule brings the names of its facts."""
    named = {fact for rule in GAME.rulebook.rules().values() for fact in rule.facts}
    assert set(FACTS) <= named
    assert named <= set(GAME.words)
    assert named.isdisjoint(RECORD_WORDS)


@pytest.mark.parametrize(
    "stored",
    [
        *PHASES, *KEYS, *get_args(Kind), *get_args(Timing), *get_args(Source), *get_args(Pile),
        "play", "token", *GAME.counts(in_turn(), "A"),
        *(snake_case(event.__name__) for event, kind in GAME.rulebook.kinds.items()
       if not kind.by_itself),
    ],
)  # fmt: skip
def test_stored_words_are_said_in_both_languages(stored: str) -> None:
    """Whatever may stand in a fact: phases, zones, kinds, timings, places, counts, events."""
    assert re.search("[ぁ-んァ-ン一-龥]", GAME.words[stored].ja)
    assert re.sub("[ 0-9]", "", GAME.words[stored].en).isalpha()


def test_a_summon_without_a_zone_of_the_ruler() -> None:
    """Zones by their line, numbers by the card's name."""
    board = in_turn(holds=["mag"], summons=1)
    wrong = UnitPlayed(player="A", card=number("mag"), zone="left2")
    said = "\n".join(lines(board, wrong, "ja"))
    assert "左 右 中央" in said and "左2" in said
    assert "召喚権 1" in said
    assert "left right centre" in "\n".join(lines(board, wrong, "en"))


def test_a_card_held_up_by_its_overdrive() -> None:
    """Both numbers are cited, with the two ways on in words."""
    drive = (Laid("A.d1", number("kag"), up=True),)
    board = in_turn(drive=drive, overdrives=(Overdrive("A.o1", "A.d1", "od1"),))
    wrong = UnitPlayed(player="A", card="A.d1", source="drive", zone="left")
    ja, en = lines(board, wrong, "ja"), lines(board, wrong, "en")
    assert [line.split()[0] for line in ja] == ["7-1b-1", "→", "7-2a-2a", "→"]
    ways = (
        ("先にkagのオーバードライブをプレイする（k）か取り除く（k-）", ja),
        ("first play overdrive of kag (k) or remove it (k-)", en),
    )
    for way, said in ways:
        assert all(way in line for line in said[1::2])


def test_a_card_that_is_not_set() -> None:
    """Kinds are said in words."""
    board = in_turn(holds=["mus"])
    _, line = lines(board, CardSet(player="A", card=number("mus"), zone=1), "ja")
    assert "苔守ムスガ musはユニット" in line


@settings(max_examples=60, deadline=None)
@given(boards())
def test_no_stored_word_is_left_in_a_verdict(board: Board) -> None:
    """Refusals of all kinds are said without field names, braces or stored words."""
    for event in list(legal_actions(board))[:40]:
        for wrong in _wrong(event):
            if isinstance(GAME.decide(board, wrong), Refused):
                for lang in LANGS:
                    for line in lines(board, wrong, lang):
                        assert not re.search(r"[a-z]_[a-z]|[{}]|\?\?|\b[AB]\.(?!none)", line), line


def _wrong(event: Any) -> list[Event]:
    if not isinstance(event, Action):
        return []
    wrong: list[Event] = [replace(event, player=other(event.player), barred=("a text",))]
    if hasattr(event, "energy"):
        wrong.append(replace(event, energy=9))
    if isinstance(event, UnitPlayed):
        wrong.append(replace(event, zone="left2", source="graveyard"))
    if isinstance(event, UnitsRearranged):
        wrong.append(replace(event, zones=("right", "right")))
    if isinstance(event, CardSet):
        wrong.append(replace(event, zone=7))
    return wrong


def test_words_of_a_board_name_its_cards() -> None:
    """Without a board only the words of the game; with one the cards too."""
    board = in_turn(left=unit("mus"))
    assert wording(GAME, "en").words == GAME.words
    assert wording(GAME, "en", board).words["A.mus#1"].en == "mus7"
