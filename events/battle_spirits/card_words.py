"""The words that printed facts of Battle Spirits cards are written in, Japanese and English."""

from collections.abc import Mapping

COLUMNS: Mapping[str, str] = {
    "番号": "id", "カード番号": "id", "number": "id", "no": "id", "no.": "id",
    "名前": "name", "カード名": "name", "名称": "name", "英語名": "name_en", "英名": "name_en",
    "種類": "type", "カードの種類": "type", "カテゴリ": "type", "kind": "type",
    "色": "colors", "属性": "colors", "color": "colors", "colour": "colors", "colours": "colors",
    "コスト": "cost", "軽減": "reduction", "軽減シンボル": "reduction", "icons": "reduction",
    "シンボル": "symbols", "symbol": "symbols", "系統": "family", "families": "family",
    "lv": "levels", "レベル": "levels", "level": "levels", "区分": "subtype",
    "合体条件": "brave_condition", "合体bp": "brave_bp", "合体lv": "brave_levels",
    "異魔神": "two_hosts", "召喚条件": "summon_condition", "転召": "transmigration",
    "ミラージュ": "mirage", "アクセル": "accel", "バースト": "has_burst", "メイン": "has_main",
    "フラッシュ": "has_flash", "メインステップ効果": "has_main_step_effect",
    "メインステップのフラッシュ": "flash_in_main", "効果なし": "no_effect_text",
    "効果": "effects",
    "枚数": "copies", "枚数制限": "copies", "制限": "limited", "備考": "note", "メモ": "note",
}  # fmt: skip

KINDS: Mapping[str, str] = {
    "スピリット": "spirit", "アルティメット": "ultimate", "ブレイヴ": "brave",
    "ネクサス": "nexus", "マジック": "magic",
}  # fmt: skip

SUBTYPES: Mapping[str, str] = {
    "創界神": "grandwalker", "創界神ネクサス": "grandwalker", "創界石": "grandstone",
    "創界石ネクサス": "grandstone", "契約": "contract", "契約カード": "contract",
}  # fmt: skip

COLOURS: Mapping[str, str] = {
    "赤": "red", "紫": "purple", "緑": "green", "白": "white", "黄": "yellow", "青": "blue",
}  # fmt: skip

ICONS: Mapping[str, str] = {**COLOURS, "極": "ultimate", "神": "god", "全": "any", "◇": "any"}

EFFECTS: Mapping[str, str] = {
    "メイン": "main", "フラッシュ": "flash", "バースト": "burst", "メインステップ": "main-step",
    "その他": "other", "なし": "none",
}  # fmt: skip

LIMITS: Mapping[str, str] = {"禁止": "banned", "制限": "limited"}

PLACES: Mapping[str, str] = {
    "ボイド": "void", "トラッシュ": "core_trash", "リザーブ": "reserve",
}  # fmt: skip
