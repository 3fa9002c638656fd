"""Actions in a few words, for lists of what can be done."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict

from senpu.events.base import Event
from senpu.events.gate_ruler import (
    AbilityPlayed,
    CardSet,
    DriveCardRevealed,
    EventPlayed,
    FieldPlayed,
    OverdrivePlayed,
    OverdriveRemoved,
    PriorityPassed,
    UnitPlayed,
    UnitsRearranged,
)  # fmt: skip
from senpu.events.match import HandRedrawn, MatchStarted, StepEntered, TurnStarted
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.names import typed
from senpu.projections.gate_ruler.words import LINES, PHASES, PLACES
from senpu.projections.rules import Lang, Text

SAID: Mapping[type[Event], Text] = {
    DriveCardRevealed: Text("公開", "reveal"),
    UnitPlayed: Text("召喚（{source}から → {zone}）", "summon from {source} to {zone}"),
    FieldPlayed: Text("フィールドのプレイ（{source}から）", "play field from {source}"),
    CardSet: Text("セット（{source}から → セット{zone}）", "set from {source} into zone {zone}"),
    EventPlayed: Text("イベントのプレイ（{source}から）", "play event from {source}"),
    AbilityPlayed: Text("起動能力 {ability}", "play ability {ability}"),
    OverdrivePlayed: Text("オーバードライブのプレイ", "play overdrive"),
    OverdriveRemoved: Text("オーバードライブを取り除く", "remove overdrive"),
    UnitsRearranged: Text("配置変更 {zones}", "rearrange {zones}"),
    PriorityPassed: Text("優先権の放棄（{player}）", "pass of {player}"),
    StepEntered: Text("{step}フェイズへ", "to the {step} phase"),
    TurnStarted: Text("ターン{turn}", "turn {turn}"),
    MatchStarted: Text("対戦開始", "start the match"),
    HandRedrawn: Text("{player}の手札の引き直し", "draw the hand of {player} anew"),
}
KNOWN: Mapping[str, Text] = {**LINES, **PLACES, **PHASES}
BETWEEN = Text("と", " and ")


def card_of(event: Any) -> str:
    """The card an action is about: its number, or where it lies; nothing where there is none."""
    return getattr(event, "number", "") or getattr(event, "card", "")


def in_words(board: Board, event: Event) -> Text:
    """What is done, in both languages; where an unknown card lies that may be the one named."""
    return Text(_said(board, event, "ja"), _said(board, event, "en"))


def _said(board: Board, event: Any, lang: Lang) -> str:
    facts = {name: _word(value, lang) for name, value in asdict(event).items()}
    if isinstance(event, UnitsRearranged):
        facts["zones"] = BETWEEN.said(lang).join(_word(zone, lang) for zone in event.zones)
    said = SAID[type(event)].said(lang, facts)
    return f"{said} {_place(board, event)}".rstrip()


def _place(board: Board, event: Any) -> str:
    return typed(board, event.card) if getattr(event, "number", "") else ""


def _word(value: Any, lang: Lang) -> str:
    known = KNOWN.get(value) if isinstance(value, str) else None
    return known.said(lang) if known else str(value)
