"""Brave conditions 合体条件 and summoning conditions 召喚条件 in one line of text.

The forms are described in `senpu.events.battle_spirits.card_text`.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any, get_args

from senpu.events.battle_spirits.cards import COLOURS, Kind, SummonCondition
from senpu.events.cards.forms import FormError, choice, spelled

Facts = dict[str, Any]

_ALTERNATIVE = re.compile(r"\s*[|、,]\s*")
_SIDES = re.compile(r"(?:left|左)\s*:(.+?)[;/]\s*(?:right|右)\s*:(.+)", re.IGNORECASE)
_NEED = re.compile(r"([^\W\d_]+)\s*(?:>=\s*(\d+))?\s*(?:&(.*))?", re.DOTALL)

_NEEDS = spelled(
    SummonCondition.__struct_fields__[:-1],
    "spirits/スピリット ultimates/アルティメット braves/ブレイヴ nexuses/ネクサス cards/カード",
)
_Trait = tuple[re.Pattern[str], Callable[[str], Facts]]

_SUBTYPES = spelled(
    ("grandwalker", "grandstone", "contract"),
    "創界神/創界神ネクサス 創界石/創界石ネクサス 契約/契約カード",
)
_KINDS = spelled(get_args(Kind), "スピリット アルティメット ブレイヴ ネクサス マジック")
KIND = choice(_KINDS, "カードの種類", "kind of card")
SUBTYPE = choice(_SUBTYPES, "区分", "subtype")
COLOUR = choice(spelled(COLOURS, "赤 紫 緑 白 黄 青"), "色", "colour")
_TRAITS: tuple[_Trait, ...] = (
    (re.compile(r"(?:cost|コスト)\s*>=\s*(\d+)", re.I), lambda n: {"min_cost": int(n)}),
    (re.compile(r"コスト\s*(\d+)以上"), lambda n: {"min_cost": int(n)}),
    (re.compile(r"(?:cost|コスト)\s*<=\s*(\d+)", re.I), lambda n: {"max_cost": int(n)}),
    (re.compile(r"コスト\s*(\d+)以下"), lambda n: {"max_cost": int(n)}),
    (re.compile(r"(?:family|系統)\s*:\s*(.+)", re.I), lambda text: {"family": text}),
    (re.compile(r"(?:name|名前|名称)\s*:\s*(.+)", re.I), lambda text: {"name": text}),
    (re.compile(r"(?:colou?r|色)\s*:\s*(.+)", re.I), lambda text: {"color": COLOUR(text)}),
    (re.compile(r"(?:type|種類)\s*:\s*(.+)", re.I), lambda text: {"type": KIND(text)}),
    (re.compile(r"(?:subtype|区分)\s*:\s*(.+)", re.I),
     lambda text: {"subtype": _SUBTYPES.get(text, text)}),
    (re.compile(r"(no-text|効果なし)", re.I), lambda _: {"no_effect_text": True}),
)  # fmt: skip


def _joined(parts: Iterable[Facts], text: str) -> Facts:
    """All parts as one. Raises FormError where one would silently replace another."""
    joined: Facts = {}
    for part in parts:
        if twice := joined.keys() & part.keys():
            raise FormError(
                f"「{text}」は同じ条件を二度述べています", f"{text!r} states {min(twice)} twice"
            )
        joined.update(part)
    return joined


def _read_trait(text: str) -> Facts:
    return _joined((_read_quality(part.strip()) for part in text.split("&")), text)


def _read_quality(text: str) -> Facts:
    for pattern, facts in _TRAITS:
        if found := pattern.fullmatch(text):
            return facts(found[1].strip("「」 "))
    raise FormError(
        f"条件「{text}」が読めません（例: cost>=4, family:X, no-text）",
        f"cannot read the condition {text!r}, as in cost>=4, family:X, no-text",
    )


def _read_any_of(text: str) -> Facts:
    return {"any_of": [_read_trait(part) for part in _ALTERNATIVE.split(text.strip())]}


def read_condition(text: str) -> Facts:
    """A brave condition, of one host or of left and right. Raises FormError."""
    sides = _SIDES.fullmatch(text)
    if not sides:
        return _read_any_of(text)
    return {"left": _read_any_of(sides[1]), "right": _read_any_of(sides[2])}


def _read_need(text: str) -> Facts:
    found = _NEED.fullmatch(text.strip())
    field = _NEEDS.get(found[1].lower()) if found else None
    if not found or not field:
        example = "spirits>=2 & color:red"
        raise FormError(
            f"召喚条件「{text}」が読めません（例: {example}）",
            f"cannot read the summoning condition {text!r}, as in {example}",
        )
    return {field: {**(_read_trait(found[3]) if found[3] else {}), "count": int(found[2] or 1)}}


def _read_needs(text: str) -> Facts:
    return _joined((_read_need(part) for part in text.split("+")), text)


def read_summoning(text: str) -> Facts:
    """A summoning condition. Raises FormError."""
    ways = [_read_needs(part) for part in _ALTERNATIVE.split(text.strip())]
    return ways[0] if len(ways) == 1 else {"any_of": ways}
