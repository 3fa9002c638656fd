"""How facts of Battle Spirits cards are written in one cell or string.

| field | form | also |
|---|---|---|
| type, subtype, colors | `spirit`, `grandwalker`, `red/white` | スピリット, 創界神, 赤白 |
| cost | `9(red 3 white 3)`: cost and reduction in one | 9(赤3白3) |
| reduction, symbols | `red 2 white 1` | 赤2白1, 赤赤白 |
| family | `a/b` | |
| effects | `main/flash`: all of main, flash, burst, main-step, other; `none` | メイン/フラッシュ |
| levels | `1:1:3000 2:3:5000`, level:cores:BP; `1:0 2:2` without BP | Lv1:1:3000 |
| brave_levels | `1:0:+3000` | |
| mirage, accel | `2(red 1)`, `2` | 2(赤1), 2(0) |
| brave_condition | `cost>=4 \\| family:X & color:red \\| no-text` | コスト4以上, 系統:X, 効果なし |
| ... with two hosts | `left: cost>=4; right: family:X` | 左: ...; 右: ... |
| summon_condition | `spirits>=2 & color:red + nexuses>=1 \\| cards>=5` | スピリット>=2 |
| transmigration | `5 void` | 5 ボイド |
| limited | `banned 0` | 禁止 0 |
| yes or no | `true`, `false` | あり, なし, ○, × |

`|` (also 、 and ,) separates alternatives, `+` needs that must all be met, `&` what one card
must be: `cost>=4`, `cost<=4`, `family:X`, `name:X`, `color:X`, `type:X`, `subtype:X`, `no-text`.
Anything may also be written as JSON. Full-width letters, digits and signs are ordinary ones.
"""

import re
from collections.abc import Mapping
from typing import Any

from senpu.events.battle_spirits import card_words as words
from senpu.events.battle_spirits.card_conditions import KIND, read_condition, read_summoning
from senpu.events.cards.forms import (
    Form,
    FormError,
    cannot_read,
    choice,
    read_parts,
    word,
)  # fmt: skip
from senpu.events.cards.source import nfkc

COLUMNS = words.COLUMNS

_EFFECTS = {
    "has_main": "main", "has_flash": "flash", "has_burst": "burst",
    "has_main_step_effect": "main-step",
}  # fmt: skip
_ICON = re.compile(r"[\s,、+/]*([a-z]+|[^\W\d_]|◇)\s*[:x×]?\s*(\d*)", re.IGNORECASE)
_OWN_COST = re.compile(r"(\d+)\s*(?:\(\s*(.*?)\s*\))?")
_LEVEL = re.compile(r"(?:lv\.?\s*)?(\d+):(\d+)(?::\+?(\d+))?", re.IGNORECASE)
_PLACE = re.compile(r"(\d+)\s*(\w+)?")
_LIMIT = re.compile(r"(\w+?)\s*(\d+)?")


def spread(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """What one field says of several: a printed cost `9(赤3白3)`, the `effects`.

    Raises FormError, also where a fact is stated a second time.
    """
    told = {**_told_by_cost(facts.get("cost")), **_told_by_effects(facts.get("effects"))}
    for field, value in told.items():
        if field != "cost" and facts.get(field) not in (None, value):
            raise FormError("ほかの項目の内容と違います", "is stated otherwise elsewhere", field)
    return {**{field: value for field, value in facts.items() if field != "effects"}, **told}


def _told_by_cost(cost: Any) -> dict[str, Any]:
    if not isinstance(cost, str) or "(" not in nfkc(cost):
        return {}
    try:
        return _read_own_cost(nfkc(cost))
    except FormError as error:
        raise FormError(error.reason.ja, error.reason.en, "cost") from None


def _told_by_effects(effects: Any) -> dict[str, Any]:
    if effects is None:
        return {}
    parts = re.findall(r"[\w-]+", nfkc(str(effects)))
    try:
        named = [word(part, words.EFFECTS, "効果の種類", "kind of effect") for part in parts]
    except FormError as error:
        raise FormError(error.reason.ja, error.reason.en, "effects") from None
    told = {field: effect in named for field, effect in _EFFECTS.items()}
    return {**told, "no_effect_text": named == ["none"]}


def _read_icons(text: str) -> dict[str, int]:
    icons: dict[str, int] = {}
    at = 0
    while text not in ("0", "なし") and (found := _ICON.match(text, at)):
        icon = word(found[1], words.ICONS, "色・シンボル", "colour or symbol")
        icons[icon] = icons.get(icon, 0) + int(found[2] or 1)
        at = found.end()
    if text[at:].strip() not in ("", "0", "なし"):
        raise cannot_read(text[at:].strip(), "red 2 white 1")
    return icons


def _read_own_cost(text: str) -> dict[str, Any]:
    found = _OWN_COST.fullmatch(text)
    if not found:
        raise cannot_read(text, "2(red 1)")
    icons = _read_icons(found[2] or "0")
    return {"cost": int(found[1]), **({"reduction": icons} if icons else {})}


def _read_lines(text: str, third: str) -> list[dict[str, int]]:
    """Level lines `level:cores` or `level:cores:n`, where `third` names n."""
    lines: list[dict[str, int]] = []
    for part in re.split(r"[\s/,、|]+", text.strip()):
        found = _LEVEL.fullmatch(part)
        if not found:
            raise cannot_read(part, "1:1:3000 2:3:5000")
        figures = zip(("level", "cores", third), found.groups(), strict=True)
        lines.append({name: int(n) for name, n in figures if n is not None})
    return lines


def _read_brave_levels(text: str) -> list[dict[str, int]]:
    lines = _read_lines(text, "bp_plus")
    defaults = {"level": 1, "cores": 0, "bp_plus": 0}
    return [{k: n for k, n in line.items() if n != defaults[k]} for line in lines]


def _read_transmigration(text: str) -> dict[str, Any]:
    found = _PLACE.fullmatch(text)
    if not found:
        raise cannot_read(text, "5 void")
    to = word(found[2] or "void", words.PLACES, "置き場所", "place")
    return {"min_cost": int(found[1]), **({"to": to} if to != "void" else {})}


def _read_limit(text: str) -> dict[str, Any]:
    found = _LIMIT.fullmatch(text)
    if not found:
        raise cannot_read(text, "limited 1")
    status = words.LIMITS.get(found[1], found[1].lower())
    return {"status": status, **({"max_copies": int(found[2])} if found[2] else {})}


def _read_colours(text: str) -> list[str]:
    """`red/white`, `赤白`."""
    parts = re.findall(r"[a-z]+|[^\W\d_]", text, re.IGNORECASE)
    return [word(part, words.COLOURS, "色", "colour") for part in parts]


FORMS: Mapping[str, Form] = {
    "type": KIND,
    "subtype": choice(words.SUBTYPES, "区分", "subtype"),
    "colors": _read_colours,
    "family": read_parts,
    "reduction": _read_icons,
    "symbols": _read_icons,
    "levels": lambda text: _read_lines(text, "bp"),
    "brave_levels": _read_brave_levels,
    "brave_condition": read_condition,
    "summon_condition": read_summoning,
    "mirage": _read_own_cost,
    "accel": _read_own_cost,
    "transmigration": _read_transmigration,
    "limited": _read_limit,
}
