"""How facts of Gate Ruler cards are written in one cell or string.

| field | form | also |
|---|---|---|
| type, timing, pays | `unit`, `any-time`, `level` | ユニット, いつでも, レベル |
| attributes | `a/b` | a、b, a・b, a;b |
| abilities | `overdrive / activated any-time [energy 1] once` | 起動 いつでも [エナジー1] ターン1 |
| ... by a name of its own | `burn = activated [energy 2]` | burn = 起動 [エナジー2] |
| zones | `attack 2 defence 1 set 3`, `2/1/3` | 攻撃2 守備1 セット3 |
| turn_start | `draw 2 ready 2`, `drive 2` | ドロー2 アクト2 |
| deck | `cards 50 copies 4 levels 60 factions 2 counters 16` | 枚数50 同名4 レベル60 軍2 |
| ... without a limit | `factions none` | 軍 なし |
| yes or no | `true`, `false` | あり, なし, ○, × |

Abilities are separated by `/`, `、` or `;`; each is its kind, its timing unless normal, its cost
in brackets. One without a name is called by its kind and number: `od1`, `td1`, `a1`, `a2`. Zones
by number are left and right, then left2 and right2; the defence zone is the centre. Anything may
also be written as JSON. Full-width letters, digits and signs are ordinary ones.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from senpu.events.cards import forms
from senpu.events.cards.forms import Form, FormError, choice, spelled, word
from senpu.events.cards.plain import spread as spread
from senpu.events.gate_ruler import cards

_KINDS = spelled(get_args(cards.Kind), "ルーラー ユニット イベント フィールド")
_TIMINGS = spelled(
    get_args(cards.Timing),
    "通常 いつでも/any-time オープンカード/open-card 自動/自動能力扱い",
)
_ABILITIES = spelled(
    get_args(cards.AbilityKind),
    "起動/起動能力 自動/自動能力 常時/常時能力 オーバードライブ/od タッチダウン/td "
    "カウンター/cnt キーワード",
)
_PAYS = spelled(get_args(cards.Pays), "レベル なし/払わない 1/常に1")
_ZONES = spelled(cards.Zones.__struct_fields__, "攻撃/a 守備/防御/d/defense セット/s")
_STARTS = spelled(cards.TurnStart.__struct_fields__, "ドロー ドライブ アクト")
_DECK_RULES = spelled(
    cards.DeckRules.__struct_fields__,
    "枚数/cards 同名 レベル/レベル合計/levels/level-cap 軍 カウンター/cnt",
)
_COSTS = {"エナジー": "energy"}
_ONCE = frozenset({"once", "ターン1", "1ターンに1回"})
_NO_LIMIT = frozenset({"none", "any", "なし", "無制限"})

_STEMS = dict(
    zip(get_args(cards.AbilityKind), ("a", "t", "c", "od", "td", "cnt", "k"), strict=True)
)
"""What an ability without a name of its own is called by, before its number."""
_ATTACK_ZONES = ("left", "right", "left2", "right2")
_DEFENCE_ZONES = ("center",)

_BETWEEN = re.compile(r"\s*[/、;|・]\s*")
_NAMED = re.compile(r"([\w-]+)\s*=\s*(.*)")
_COST = re.compile(r"\[(.*?)\]")
_PAIR = re.compile(r"[\s,、+/;・]*([^\W\d_][\w-]*?)\s*[:x×]?\s*(\d+|(?:none|any)\b|なし|無制限)")
_THREE = re.compile(r"(\d+)\s*/\s*(\d+)\s*/\s*(\d+)")
_MINUS = str.maketrans("−–", "--")


def _read_level(text: str) -> int:
    try:
        return int(text.translate(_MINUS))
    except ValueError:
        raise forms.cannot_read(text, "-2") from None


def _read_abilities(text: str) -> list[dict[str, Any]]:
    parts = [part for part in _BETWEEN.split(text.strip()) if part not in ("", "none", "なし")]
    return list(_all_named(map(_read_ability, parts)))


def _all_named(abilities: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Each under its own name, or by its kind and number."""
    seen: Counter[str] = Counter()
    for ability in abilities:
        seen[ability["kind"]] += 1
        yield {"id": f"{_STEMS[ability['kind']]}{seen[ability['kind']]}", **ability}


def _read_ability(text: str) -> dict[str, Any]:
    named = _NAMED.fullmatch(text)
    said = named[2] if named else text
    kind, *others = re.sub(r"[【】()]", " ", _COST.sub(" ", said)).split() or [""]
    ability: dict[str, Any] = {"id": named[1]} if named else {}
    ability["kind"] = word(kind, _ABILITIES, "能力の種類", "kind of ability")
    for other in others:
        if other in _ONCE:
            ability["once_a_turn"] = True
        else:
            ability["timing"] = word(other, _TIMINGS, "タイミング", "timing")
    return {**ability, "cost": _read_cost(said)}


def _read_cost(text: str) -> dict[str, int]:
    found = _COST.search(text)
    pairs = _pairs(found[1], "energy 1") if found else ()
    return {_COSTS.get(kind, kind): int(n) for kind, n in pairs}


def _pairs(text: str, example: str) -> Iterator[tuple[str, str]]:
    """`draw 2, ready 3`: each word with its number, or with the word for none."""
    return ((found[1], found[2]) for found in forms.each_matched(_PAIR, text, example))


def _numbers(text: str, known: Mapping[str, str], example: str) -> dict[str, int]:
    pairs = {word(name, known, "項目", "thing counted"): n for name, n in _pairs(text, example)}
    if any(not n.isdecimal() for n in pairs.values()):
        raise forms.cannot_read(text, example)
    return {name: int(n) for name, n in pairs.items()}


def _read_zones(text: str) -> dict[str, Any]:
    three = _THREE.fullmatch(text.strip())
    named = f"attack {three[1]} defence {three[2]} set {three[3]}" if three else text
    usual = {"attack": 2, "defence": 1, "set": 3}
    numbers = {**usual, **_numbers(named, _ZONES, "2/1/3")}
    if numbers["attack"] > len(_ATTACK_ZONES) or numbers["defence"] > len(_DEFENCE_ZONES):
        raise FormError(
            "攻撃ゾーン5以上、守備ゾーン2以上は名前で書きます（JSON）",
            "has more zones than there are usual names for: name them, as JSON",
        )
    return {
        "attack": _ATTACK_ZONES[: numbers["attack"]],
        "defence": _DEFENCE_ZONES[: numbers["defence"]],
        "set": numbers["set"],
    }


def _read_start(text: str) -> dict[str, int]:
    return _numbers(text, _STARTS, "draw 2 ready 2")


def _read_deck(text: str) -> dict[str, int | None]:
    pairs = _pairs(text, "cards 50 copies 4")
    named = {word(name, _DECK_RULES, "デッキの決まり", "deck rule"): n for name, n in pairs}
    return {name: None if n in _NO_LIMIT else int(n) for name, n in named.items()}


FORMS: Mapping[str, Form] = {
    "type": choice(_KINDS, "カードの種類", "kind of card"),
    "timing": choice(_TIMINGS, "タイミング", "timing"),
    "pays": choice(_PAYS, "支払い方", "way to pay"),
    "level": _read_level,
    "attributes": forms.read_parts,
    "abilities": _read_abilities,
    "zones": _read_zones,
    "turn_start": _read_start,
    "deck": _read_deck,
}
