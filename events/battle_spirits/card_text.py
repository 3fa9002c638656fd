"""How facts of Battle Spirits cards are written in one cell or string.

| field | form | also |
|---|---|---|
| type, subtype, colors | `spirit`, `grandwalker`, `red/white` | スピリット, 創界神, 赤白 |
| cost | `9(red 3 white 3)`: cost and reduction in one | 9(赤3白3) |
| reduction, symbols | `red 2 white 1` | 赤2白1, 赤赤白 |
| family | `a/b` | a・b, a;b |
| effects | `main/flash`: all of main, flash, burst, main-step, other; `none` | メイン/フラッシュ |
| levels | `1:1:3000 2:3:5000`, level:cores:BP; `1:0 2:2` without BP | Lv1:1:3000 |
| brave_levels | `1:0:+3000` | |
| mirage, accel | `2(red 1)`, `2` | 2(赤1), 2(0) |
| brave_condition | `cost>=4 \\| family:X & color:red \\| no-text` | コスト4以上, 系統:X, 効果なし |
| ... with two hosts | `left: cost>=4; right: family:X` | 左: ...; 右: ... |
| summon_condition | `spirits>=2 & color:red + nexuses>=1 \\| cards>=5` | スピリット>=2 |
| burst_condition | `life/destroyed` | ライフ減少/破壊, その他 |
| transmigration | `5 void` | 5 ボイド |
| limited | `banned 0` | 禁止 0 |
| yes or no | `true`, `false` | あり, なし, ○, × |

`|` (also 、 and ,) separates alternatives, `+` needs that must all be met, `&` what one card
must be: `cost>=4`, `cost<=4`, `family:X`, `name:X`, `color:X`, `type:X`, `subtype:X`, `no-text`.
Anything may also be written as JSON. Full-width letters, digits and signs are ordinary ones.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args

from senpu.events.battle_spirits.cards import COLOURS, BurstCondition, Icon, Kind, SummonCondition
from senpu.events.cards import forms
from senpu.events.cards.forms import Form, FormError, choice, spelled, word
from senpu.events.cards.source import nfkc

_EFFECTS = {
    "has_main": "main", "has_flash": "flash", "has_burst": "burst",
    "has_main_step_effect": "main-step",
}  # fmt: skip
_EFFECT_WORDS = spelled(
    (*_EFFECTS.values(), "other", "none"),
    "メイン フラッシュ バースト メインステップ その他 なし",
)
_ICONS = spelled(get_args(Icon), "赤 紫 緑 白 黄 青 極 神 全/◇")
_LIMITS = spelled(("banned", "limited"), "禁止 制限")
_PLACES = spelled(("void", "core_trash", "reserve"), "ボイド トラッシュ リザーブ")

_BURST_CONDITIONS = spelled(
    get_args(BurstCondition),
    "ライフ減少/ライフ 召喚時効果/召喚時 破壊/消滅/破壊・消滅 アタック 手札増加/手札 封印 "
    "効果召喚/効果による召喚 神技 その他",
)

_ICON = re.compile(r"[\s,、+/;・]*([a-z]+|[^\W\d_]|◇)\s*[:x×]?\s*(\d*)", re.IGNORECASE)
_COLOURS = re.compile(r"[\s,、+/|;・]*([a-z]+|[^\W\d_])", re.IGNORECASE)
_OWN_COST = re.compile(r"(\d+)\s*(?:\(\s*(.*?)\s*\))?")
_LEVEL = re.compile(r"(?:lv\.?\s*)?(\d+):(\d+)(?::\+?(\d+))?", re.IGNORECASE)
_PLACE = re.compile(r"(\d+)\s*(\w+)?")
_LIMIT = re.compile(r"(\w+?)\s*(\d+)?")


def spread(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """What one field says of several: a printed cost `9(赤3白3)`, the `effects`.

    Raises FormError, also where a fact is stated a second time.
    """
    effects = facts.get("effects", facts.get("効果"))
    told = {**_told_by_cost(facts.get("cost")), **_told_by_effects(effects)}
    for field, value in told.items():
        if field != "cost" and facts.get(field) not in (None, value):
            raise FormError("ほかの項目の内容と違います", "is stated otherwise elsewhere", field)
    others = {key: value for key, value in facts.items() if key not in ("effects", "効果")}
    return {**others, **told}


def _told_by_cost(cost: Any) -> dict[str, Any]:
    if not isinstance(cost, str) or "(" not in nfkc(cost):
        return {}
    try:
        return _read_own_cost(nfkc(cost))
    except FormError as error:
        raise error.of("cost") from None


def _told_by_effects(effects: Any) -> dict[str, Any]:
    if effects is None:
        return {}
    parts = re.findall(r"[\w-]+", nfkc(str(effects)))
    try:
        named = [word(part, _EFFECT_WORDS, "効果の種類", "kind of effect") for part in parts]
    except FormError as error:
        raise error.of("effects") from None
    told = {field: effect in named for field, effect in _EFFECTS.items()}
    return {**told, "no_effect_text": named == ["none"]}


def _read_icons(text: str) -> dict[str, int]:
    icons: Counter[str] = Counter()
    stated = "" if text in ("0", "なし") else text
    for found in forms.each_matched(_ICON, stated, "red 2 white 1"):
        icons[word(found[1], _ICONS, "色・シンボル", "colour or symbol")] += int(found[2] or 1)
    return icons


def _read_own_cost(text: str) -> dict[str, Any]:
    found = forms.matched(_OWN_COST, text, "2(red 1)")
    icons = _read_icons(found[2] or "0")
    return {"cost": int(found[1]), **({"reduction": icons} if icons else {})}


def _read_lines(text: str, third: str) -> list[dict[str, int]]:
    """Level lines `level:cores` or `level:cores:n`, where `third` names n."""
    lines: list[dict[str, int]] = []
    for part in re.split(r"[\s/,、|;・]+", text.strip()):
        found = forms.matched(_LEVEL, part, "1:1:3000 2:3:5000")
        figures = zip(("level", "cores", third), found.groups(), strict=True)
        lines.append({name: int(n) for name, n in figures if n is not None})
    return lines


def _read_transmigration(text: str) -> dict[str, Any]:
    found = forms.matched(_PLACE, text, "5 void")
    to = word(found[2] or "void", _PLACES, "置き場所", "place")
    return {"min_cost": int(found[1]), "to": to}


def _read_limit(text: str) -> dict[str, Any]:
    found = forms.matched(_LIMIT, text, "limited 1")
    status = _LIMITS.get(found[1], found[1].lower())
    return {"status": status, "max_copies": int(found[2]) if found[2] else None}


def _read_burst_conditions(text: str) -> list[str]:
    """`life/destroyed`, ライフ減少."""
    parts = forms.read_parts(text)
    return [word(part, _BURST_CONDITIONS, "バースト条件", "burst condition") for part in parts]


def _read_colours(text: str) -> list[str]:
    """`red/white`, `赤白`."""
    parts = forms.each_matched(_COLOURS, text, "red/white")
    return [_COLOUR(found[1]) for found in parts]


# brave conditions 合体条件 and summoning conditions 召喚条件

_ALTERNATIVE = re.compile(r"\s*[|、,]\s*")
_SIDES = re.compile(r"(?:left|左)\s*:(.+?)[;/]\s*(?:right|右)\s*:(.+)", re.IGNORECASE)
_NEED = re.compile(r"([^\W\d_]+)\s*(?:>=\s*(\d+))?\s*(?:&(.*))?", re.DOTALL)

_NEEDS = spelled(
    SummonCondition.__struct_fields__[:-1],
    "spirits/スピリット ultimates/アルティメット braves/ブレイヴ nexuses/ネクサス cards/カード",
)
_Trait = tuple[re.Pattern[str], Callable[[str], dict[str, Any]]]

_SUBTYPES = spelled(
    ("grandwalker", "grandstone", "contract"),
    "創界神/創界神ネクサス 創界石/創界石ネクサス 契約/契約カード",
)
_KINDS = spelled(get_args(Kind), "スピリット アルティメット ブレイヴ ネクサス マジック")
_KIND = choice(_KINDS, "カードの種類", "kind of card")
_SUBTYPE = choice(_SUBTYPES, "区分", "subtype")
_COLOUR = choice(spelled(COLOURS, "赤 紫 緑 白 黄 青"), "色", "colour")
_TRAITS: tuple[_Trait, ...] = (
    (re.compile(r"(?:cost|コスト)\s*>=\s*(\d+)", re.I), lambda n: {"min_cost": int(n)}),
    (re.compile(r"コスト\s*(\d+)以上"), lambda n: {"min_cost": int(n)}),
    (re.compile(r"(?:cost|コスト)\s*<=\s*(\d+)", re.I), lambda n: {"max_cost": int(n)}),
    (re.compile(r"コスト\s*(\d+)以下"), lambda n: {"max_cost": int(n)}),
    (re.compile(r"(?:family|系統)\s*:\s*(.+)", re.I), lambda text: {"family": text}),
    (re.compile(r"(?:name|名前|名称)\s*:\s*(.+)", re.I), lambda text: {"name": text}),
    (re.compile(r"(?:colou?r|色)\s*:\s*(.+)", re.I), lambda text: {"color": _COLOUR(text)}),
    (re.compile(r"(?:type|種類)\s*:\s*(.+)", re.I), lambda text: {"type": _KIND(text)}),
    (re.compile(r"(?:subtype|区分)\s*:\s*(.+)", re.I),
     lambda text: {"subtype": _SUBTYPES.get(text, text)}),
    (re.compile(r"(no-text|効果なし)", re.I), lambda _: {"no_effect_text": True}),
)  # fmt: skip


def _joined(parts: Iterable[dict[str, Any]], text: str) -> dict[str, Any]:
    """All parts as one. Raises FormError where one would silently replace another."""
    joined: dict[str, Any] = {}
    for part in parts:
        if twice := joined.keys() & part.keys():
            raise FormError(
                f"「{text}」は同じ条件を二度述べています", f"{text!r} states {min(twice)} twice"
            )
        joined.update(part)
    return joined


def _read_trait(text: str) -> dict[str, Any]:
    return _joined((_read_quality(part.strip()) for part in text.split("&")), text)


def _read_quality(text: str) -> dict[str, Any]:
    for pattern, facts in _TRAITS:
        if found := pattern.fullmatch(text):
            return facts(found[1].strip("「」 "))
    raise FormError(
        f"条件「{text}」が読めません（例: cost>=4, family:X, no-text）",
        f"cannot read the condition {text!r}, as in cost>=4, family:X, no-text",
    )


def _read_any_of(text: str) -> dict[str, Any]:
    return {"any_of": [_read_trait(part) for part in _ALTERNATIVE.split(text.strip())]}


def _read_condition(text: str) -> dict[str, Any]:
    """A brave condition, of one host or of left and right. Raises FormError."""
    sides = _SIDES.fullmatch(text)
    if not sides:
        return _read_any_of(text)
    return {"left": _read_any_of(sides[1]), "right": _read_any_of(sides[2])}


def _read_need(text: str) -> dict[str, Any]:
    found = _NEED.fullmatch(text.strip())
    field = _NEEDS.get(found[1].lower()) if found else None
    if not found or not field:
        example = "spirits>=2 & color:red"
        raise FormError(
            f"召喚条件「{text}」が読めません（例: {example}）",
            f"cannot read the summoning condition {text!r}, as in {example}",
        )
    return {field: {**(_read_trait(found[3]) if found[3] else {}), "count": int(found[2] or 1)}}


def _read_needs(text: str) -> dict[str, Any]:
    return _joined((_read_need(part) for part in text.split("+")), text)


def _read_summoning(text: str) -> dict[str, Any]:
    """A summoning condition. Raises FormError."""
    ways = [_read_needs(part) for part in _ALTERNATIVE.split(text.strip())]
    return ways[0] if len(ways) == 1 else {"any_of": ways}


FORMS: Mapping[str, Form] = {
    "type": _KIND,
    "subtype": _SUBTYPE,
    "colors": _read_colours,
    "family": forms.read_parts,
    "reduction": _read_icons,
    "symbols": _read_icons,
    "levels": lambda text: _read_lines(text, "bp"),
    "brave_levels": lambda text: _read_lines(text, "bp_plus"),
    "brave_condition": _read_condition,
    "summon_condition": _read_summoning,
    "mirage": _read_own_cost,
    "accel": _read_own_cost,
    "transmigration": _read_transmigration,
    "limited": _read_limit,
    "burst_condition": _read_burst_conditions,
}
