"""What verdicts of Gate Ruler call facts and values, in words a player reads.

Keys are the attribute names that rules state as facts, and the stored words that stand in them.
"""

from collections.abc import Mapping

from senpu.events.notation.gate_ruler import vocabulary
from senpu.projections.rules import Text, texts

FACTS: Mapping[str, Text] = {
    "player": Text("行動したプレイヤー", "acting player"),
    "turn_player": Text("ターンプレイヤー", "turn player"),
    "priority": Text("優先権", "priority"),
    "turn": Text("ターン", "turn"),
    "due_turn": Text("次のターン", "turn due"),
    "due_player": Text("次のプレイヤー", "player due"),
    "step": Text("フェイズ", "phase"),
    "due_steps": Text("次のフェイズ", "phases due"),
    "on_gate": Text("ゲートにある数", "on the gate"),
    "item": Text("解決するもの", "resolving"),
    "top": Text("ゲートの一番上", "top of the gate"),
    "bars": Text("禁じているカード", "forbidden by"),
    "number": Text("カード", "card"),
    "kind": Text("種類", "kind"),
    "timing": Text("使用タイミング", "timing"),
    "source": Text("どこから", "from"),
    "name": Text("能力", "ability"),
    "zone": Text("ゾーン", "zone"),
    "zones": Text("あるゾーン", "zones"),
    "chosen": Text("指定したゾーン", "zones named"),
    "units": Text("そこにいるユニット", "units there"),
    "due": Text("払うエナジー", "energy due"),
    "energy": Text("レストしたエナジー", "energy rested"),
    "ready": Text("アクト中のエナジー", "ready energy"),
    "summons": Text("召喚回数", "summons made"),
    "summon_right": Text("召喚権", "summon right"),
    "set_zones": Text("セットゾーンの数", "set zones"),
    "sets": Text("このターンのセット", "sets this turn"),
    "sets_allowed": Text("セットできる枚数", "sets allowed"),
    "set_in_turn": Text("セットしたターン", "set in turn"),
    "handle": Text("未知のカード", "unknown card"),
    "copies": Text("デッキの枚数", "copies in the deck"),
    "elsewhere": Text("見えている枚数", "copies seen"),
    "asked": Text("求めた数", "asked"),
    "there": Text("ある数", "there"),
    "differing": Text("違い", "different"),
    "discount": Text("軽減", "discount"),
    "lying": Text("そこにあるカード", "card lying there"),
    "rearranged": Text("このターンの配置変更", "rearrangements this turn"),
    "unreadable": Text("読めない内容", "unreadable"),
    "what": Text("出来事", "event"),
}

KINDS: Mapping[str, Text] = {
    "ruler": Text("ルーラー", "ruler"),
    "unit": Text("ユニット", "unit"),
    "event": Text("イベント", "event"),
    "field": Text("フィールド", "field"),
    "ability": Text("起動能力", "ability"),
    "overdrive": Text("オーバードライブ", "overdrive"),
}

TIMINGS: Mapping[str, Text] = {
    "normal": Text("通常", "normal"),
    "any_time": Text("いつでも", "any time"),
    "open_card": Text("オープンカード", "open card"),
    "automatic": Text("自動能力扱い", "automatic"),
}

PLACES: Mapping[str, Text] = {
    **texts(vocabulary.PILES),
    "play": Text("場", "play area"),
    "deck_top": Text("デッキの上", "top of the deck"),
    "deck_bottom": Text("デッキの下", "bottom of the deck"),
    "removed": Text("除外エリア", "removed"),
}

LINES: Mapping[str, Text] = {
    "left": Text("左", "left"),
    "center": Text("中央", "centre"),
    "right": Text("右", "right"),
    "left2": Text("左2", "left 2"),
    "right2": Text("右2", "right 2"),
}
"""Attack and defence zones by the line ライン they lie in."""

PHASES = texts(vocabulary.PHASES)

FOLLOWING: Mapping[str, Text] = {
    "overdrive_linked": Text("オーバードライブの関連付け", "an overdrive linked"),
    "gate_item_resolved": Text("ゲートの解決", "the gate resolving"),
    "unit_destroyed": Text("ユニットの破壊", "a unit destroyed"),
    "unit_overwritten": Text("ユニットの置き換え", "a unit overwritten"),
    "set_card_overwritten": Text("セットカードの置き換え", "a set card overwritten"),
    "drive_zone_cleared": Text("ドライブゾーンの片付け", "the drive zone cleared"),
    "match_ended": Text("対戦の終わり", "the end of the match"),
    "match_lost": Text("敗北", "a loss"),
    "hand_drawn": Text("最初の手札", "the opening hand"),
    "summon_right_reset": Text("召喚権の再設定", "the summon right set anew"),
    "cards_readied": Text("カードのアクト", "cards readied"),
    "energy_readied": Text("エナジーのアクト", "energy readied"),
    "cards_drawn": Text("ドロー", "a draw"),
    "cards_driven": Text("ドライブ", "a drive"),
    "damage_cleared": Text("ダメージの除去", "damage cleared"),
    "step_entered": Text("フェイズの移行", "the next phase"),
}

WORDS: Mapping[str, Text] = {
    **LINES, **TIMINGS, **KINDS, **PLACES, **PHASES, **FOLLOWING, **FACTS,
}  # fmt: skip
"""All of them: no two tables give one key two meanings."""
