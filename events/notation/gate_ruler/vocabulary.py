"""The words of Gate Ruler for stored values, Japanese and English."""

from collections.abc import Mapping

Words = Mapping[str, tuple[str, str]]

COUNTED: Words = {
    "deck": ("デッキ", "deck"), "hand": ("手札", "hand"), "graveyard": ("墓地", "graveyard"),
    "damage": ("ダメージ", "damage"), "ready": ("エナジー", "energy"),
}  # fmt: skip
PILES: Words = {
    "hand": ("手札", "hand"), "deck": ("デッキ", "deck"), "deck_top": ("デッキ上", "deck top"),
    "deck_bottom": ("デッキ下", "deck bottom"), "graveyard": ("墓地", "graveyard"),
    "damage": ("ダメージゾーン", "damage zone"), "removed": ("除外", "removed"),
    "play": ("場", "play"), "set": ("セットゾーン", "set zone"),
    "drive": ("ドライブゾーン", "drive zone"), "token": ("トークン", "token"),
}  # fmt: skip
ZONES: Words = {
    "left": ("左", "left"), "center": ("中央", "center"), "right": ("右", "right"),
    "left2": ("左2", "left2"), "right2": ("右2", "right2"),
}  # fmt: skip
"""Attack and defence zones by the names most rulers give them."""
PHASES: Words = {
    "start": ("スタート", "start"), "main": ("メイン", "main"), "attack": ("アタック", "attack"),
    "end": ("エンド", "end"),
}  # fmt: skip
LOSSES: Words = {
    "damage": ("ダメージ", "damage"), "deck": ("デッキ切れ", "deck-out"),
    "concession": ("投了", "concession"),
}  # fmt: skip
VALUES: Words = {
    "hp": ("HP", "HP"), "atk": ("ATK", "ATK"), "strike": ("STK", "STK"),
    "level": ("レベル", "level"),
}  # fmt: skip
ENDS: Words = {
    "turn": ("ターン終了まで", "until the turn ends"),
    "battle": ("バトル終了まで", "until the battle ends"),
    "stays": ("場にある間", "as long as it stays"),
}  # fmt: skip
