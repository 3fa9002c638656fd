"""The words of Battle Spirits for stored values, Japanese and English."""

from collections.abc import Mapping

Words = Mapping[str, tuple[str, str]]

PLACES: Words = {
    "reserve": ("リザーブ", "reserve"), "core_trash": ("コアトラッシュ", "core trash"),
    "life": ("ライフ", "life"), "void": ("ボイド", "void"), "removed": ("除外", "removed"),
}  # fmt: skip
ZONES: Words = {
    "reserve": ("リザーブ", "reserve"), "core_trash": ("コアトラッシュ", "core trash"),
    "life": ("ライフ", "life"), "hand": ("手札", "hand"), "deck": ("デッキ", "deck"),
    "deck_top": ("デッキ上", "deck top"), "deck_bottom": ("デッキ下", "deck bottom"),
    "trash": ("トラッシュ", "trash"), "removed": ("除外", "removed"),
    "tegamoto": ("手元", "tegamoto"), "burst": ("バースト", "burst"),
    "mirage": ("ミラージュ", "mirage"), "field": ("フィールド", "field"),
    "token": ("トークン", "token"),
}  # fmt: skip
STEPS: Words = {
    "start": ("スタート", "start"), "core": ("コア", "core"), "draw": ("ドロー", "draw"),
    "refresh": ("リフレッシュ", "refresh"), "main": ("メイン", "main"),
    "attack": ("アタック", "attack"), "end": ("エンド", "end"),
}  # fmt: skip
KINDS: Words = {
    "red": ("赤", "red"), "purple": ("紫", "purple"), "green": ("緑", "green"),
    "white": ("白", "white"), "yellow": ("黄", "yellow"), "blue": ("青", "blue"),
    "ultimate": ("極", "ultimate"), "god": ("神", "god"), "any": ("全", "any"),
}  # fmt: skip
STATES: Words = {
    "ready": ("回復", "ready"), "exhausted": ("疲労", "exhausted"),
    "heavy": ("重疲労", "heavily exhausted"),
}  # fmt: skip
ENDINGS: Words = {
    "life": ("ライフ0", "no life left"), "deck": ("デッキ0", "no deck left"),
    "burst": ("バースト効果のないバースト", "burst without burst effect"),
    "concession": ("投了", "concession"),
}  # fmt: skip
"""Why a match ended by rule, without brackets; any other reason is a text in them."""
