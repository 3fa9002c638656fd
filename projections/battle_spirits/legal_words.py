"""Actions in a few words, for lists of what can be done."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import asdict

from senpu.events.base import Event
from senpu.events.battle_spirits import (
    BraveCombined,
    BraveExchanged,
    BraveSeparated,
    BurstSet,
    CoresMoved,
    EffectUsed,
    MagicUsed,
    MirageSet,
    NexusDeployed,
    Summoned,
)
from senpu.events.match import HandRedrawn, MatchStarted, StepEntered, TurnStarted
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.names import typed
from senpu.projections.battle_spirits.words import WORDS
from senpu.projections.rules import Lang, Text

SUMMON = Text("召喚", "summon")
GIVING_UP = Text("召喚（転召 {transmigrate}）", "summon, giving up {transmigrate}")
DIRECT = Text("直接合体 → {onto}", "direct brave onto {onto}")
CORES = Text("コアの移動 {source} → {target}", "move a core, {source} to {target}")
SOUL = Text("ソウルコアの移動 {source} → {target}", "move the soul core, {source} to {target}")
STEP = Text("{step}ステップへ", "to the {step} step")
SAID: Mapping[type[Event], Text] = {
    NexusDeployed: Text("配置", "deploy"),
    MagicUsed: Text("使用（{effect}）", "use, {effect}"),
    EffectUsed: Text("効果の使用（{effect}）", "use effect, {effect}"),
    BurstSet: Text("バーストのセット", "set as burst"),
    MirageSet: Text("ミラージュのセット", "set as mirage"),
    BraveCombined: Text("合体 → {onto}", "combine with {onto}"),
    BraveSeparated: Text("分離", "separate"),
    BraveExchanged: Text("交換 → {onto}", "exchange to {onto}"),
    HandRedrawn: Text("{player}の手札の引き直し", "draw the hand of {player} anew"),
    TurnStarted: Text("ターン{turn}", "turn {turn}"),
    MatchStarted: Text("対戦開始", "start the match"),
    StepEntered: STEP,
}


def card_of(event: Any) -> str:
    """The card an action is about: a number, the id of a field card, or nothing."""
    return getattr(event, "brave", "") or getattr(event, "card", "")


def in_words(board: Board, event: Event) -> Text:
    """What is done, in both languages; the card itself is not named."""
    text = WORDED[type(event)](event) if type(event) in WORDED else SAID[type(event)]
    return Text(_said(board, event, text, "ja"), _said(board, event, text, "en"))


def _summoned(event: Summoned) -> Text:
    if event.transmigrate:
        return GIVING_UP
    return DIRECT if event.onto else SUMMON


def _moved(event: CoresMoved) -> Text:
    return SOUL if event.moves[0].soul else CORES


WORDED: Mapping[type[Event], Callable[[Any], Text]] = {Summoned: _summoned, CoresMoved: _moved}


def _said(board: Board, event: Event, text: Text, lang: Lang) -> str:
    subject = event.moves[0] if isinstance(event, CoresMoved) else event
    facts = {name: _word(board, value, lang) for name, value in asdict(subject).items()}
    return text.said(lang, facts)


def _word(board: Board, value: Any, lang: Lang) -> str:
    if not isinstance(value, str):
        return str(value)
    if board.find(value):
        return typed(board, value)
    return WORDS[value].said(lang) if value in WORDS else value
