"""The words that printed facts of Gate Ruler cards are written in, Japanese and English."""

from collections.abc import Mapping

COLUMNS: Mapping[str, str] = {
    "番号": "id", "カード番号": "id", "number": "id", "no": "id", "no.": "id",
    "名前": "name", "カード名": "name", "名称": "name", "英語名": "name_en", "英名": "name_en",
    "種類": "type", "カードの種類": "type", "kind": "type",
    "レベル": "level", "lv": "level", "lv.": "level", "コスト": "level", "cost": "level",
    "攻撃力": "atk", "attack": "atk", "ストライク": "strike", "stk": "strike",
    "軍": "faction", "army": "faction", "属性": "attributes", "attribute": "attributes",
    "使用タイミング": "timing", "タイミング": "timing", "セット可": "settable",
    "セット": "settable",
    "能力": "abilities", "ability": "abilities", "ライフ": "life",
    "ゾーン": "zones", "領域": "zones", "召喚権": "summon_right", "summon right": "summon_right",
    "支払い": "pays", "コストの支払い": "pays", "手札": "hand", "エナジー": "energy",
    "最初の手札": "start_hand", "初期手札": "start_hand", "ターン開始": "turn_start",
    "スタートフェイズ": "turn_start", "先攻ドロー": "first_draw", "最初のドロー": "first_draw",
    "デッキ": "deck", "デッキ構築": "deck", "イベントの直接プレイ": "events_from_hand",
    "ターンのセット枚数": "sets_a_turn", "備考": "note", "メモ": "note",
}  # fmt: skip

KINDS: Mapping[str, str] = {
    "ルーラー": "ruler", "ユニット": "unit", "イベント": "event", "フィールド": "field",
}  # fmt: skip

TIMINGS: Mapping[str, str] = {
    "通常": "normal", "いつでも": "any_time", "any-time": "any_time", "オープンカード": "open_card",
    "open-card": "open_card", "自動": "automatic", "自動能力扱い": "automatic",
}  # fmt: skip

ABILITIES: Mapping[str, str] = {
    "起動": "activated", "起動能力": "activated", "自動": "automatic", "自動能力": "automatic",
    "常時": "continuous", "常時能力": "continuous", "オーバードライブ": "overdrive",
    "od": "overdrive", "タッチダウン": "touchdown", "td": "touchdown", "カウンター": "counter",
    "cnt": "counter", "キーワード": "keyword",
}  # fmt: skip

ONCE = frozenset({"once", "ターン1", "1ターンに1回"})

COSTS: Mapping[str, str] = {"エナジー": "energy"}

PAYS: Mapping[str, str] = {
    "レベル": "level", "なし": "none", "払わない": "none", "1": "one", "常に1": "one",
}  # fmt: skip

ZONES: Mapping[str, str] = {
    "攻撃": "attack", "a": "attack", "守備": "defence", "防御": "defence", "d": "defence",
    "defense": "defence", "セット": "set", "s": "set",
}  # fmt: skip

STARTS: Mapping[str, str] = {"ドロー": "draw", "ドライブ": "drive", "アクト": "ready"}

DECK_RULES: Mapping[str, str] = {
    "枚数": "size", "cards": "size", "同名": "copies", "レベル": "level_cap",
    "レベル合計": "level_cap", "levels": "level_cap", "level-cap": "level_cap", "軍": "factions",
    "カウンター": "counters", "cnt": "counters",
}  # fmt: skip

NO_LIMIT = frozenset({"none", "any", "なし", "無制限"})
