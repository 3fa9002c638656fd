"""The compact forms of Gate Ruler facts."""

from typing import Any, get_args

import pytest
from hypothesis import strategies as st

from cards.csv_text import a_card_survives, assert_read, no_cell_raises
from senpu.events.cards.catalogue import read_catalogue
from senpu.events.cards.forms import FormError, read_flag
from senpu.events.gate_ruler.card_checks import OF_RULERS
from senpu.events.gate_ruler.card_text import FORMS
from senpu.events.gate_ruler.cards import (
    Ability,
    AbilityKind,
    Card,
    DeckRules,
    Kind,
    Pays,
    Timing,
    TurnStart,
    Zones,
)

READ: list[tuple[str, str, Any]] = [
    ("type", "ルーラー", "ruler"),
    ("timing", "いつでも", "any_time"),
    ("timing", "open-card", "open_card"),
    ("pays", "レベル", "level"),
    ("pays", "1", "one"),
    ("level", "-2", -2),
    ("level", "−2", -2),
    ("attributes", "騎士/灯、虫", ["騎士", "灯", "虫"]),
    ("abilities", "overdrive", [{"id": "od1", "kind": "overdrive"}]),
    ("abilities", "OD / TD",
     [{"id": "od1", "kind": "overdrive"}, {"id": "td1", "kind": "touchdown"}]),
    ("abilities", "起動 いつでも [エナジー1] 【ターン1】",
     [{"id": "a1", "kind": "activated", "timing": "any_time", "cost": {"energy": 1},
       "once_a_turn": True}]),
    ("abilities", "起動能力;起動 [energy 2, rest 1] 通常",
     [{"id": "a1", "kind": "activated"},
      {"id": "a2", "kind": "activated", "cost": {"energy": 2, "rest": 1}}]),
    ("abilities", "burn = activated [energy 2] / カウンター",
     [{"id": "burn", "kind": "activated", "cost": {"energy": 2}},
      {"id": "cnt1", "kind": "counter"}]),
    ("abilities", "なし", []),
    ("zones", "2/1/3", {}),
    ("zones", "4/0/3", {"attack": ["left", "right", "left2", "right2"], "defence": []}),
    ("zones", "攻撃2 守備1 セット2", {"set": 2}),
    ("zones", "set 2", {"set": 2}),
    ("turn_start", "ドロー2アクト3", {"draw": 2, "ready": 3}),
    ("turn_start", "drive 2", {"drive": 2}),
    ("deck", "cards 50 copies 4 levels 60 factions 2 counters 16",
     {"size": 50, "copies": 4, "level_cap": 60, "factions": 2, "counters": 16}),
    ("deck", "枚数50、同名4、レベル なし、軍2、カウンター16",
     {"size": 50, "copies": 4, "level_cap": None, "factions": 2, "counters": 16}),
    ("hand", "なし", False),
    ("settable", "○", True),
]  # fmt: skip


@pytest.mark.parametrize(("field", "text", "fact"), READ)
def test_a_form_is_read_as_documented(field: str, text: str, fact: Any) -> None:
    """Words of both languages give the stored words."""
    assert_read(Card, field, FORMS.get(field, read_flag)(text), fact)


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        ("type", "spirit", "'spirit' is no kind of card"),
        ("abilities", "flying", "'flying' is no kind of ability"),
        ("abilities", "activated sometimes", "'sometimes' is no timing"),
        ("abilities", "activated [much]", "cannot read 'much', as in energy 1"),
        ("zones", "5/1/3", "name them, as JSON"),
        ("zones", "2/1", "cannot read '2/1', as in 2/1/3"),
        ("turn_start", "draw two", "cannot read 'draw two'"),
        ("turn_start", "draw none", "cannot read 'draw none'"),
        ("deck", "sideboard 15", "'sideboard' is no deck rule"),
        ("level", "high", "cannot read 'high', as in -2"),
    ],
)
def test_what_is_not_in_the_form_is_said(field: str, text: str, said: str) -> None:
    """In both languages, with what would be right."""
    with pytest.raises(FormError) as caught:
        FORMS[field](text)
    assert said in caught.value.reason.en
    assert caught.value.reason.ja != caught.value.reason.en


def test_japanese_headers_name_the_fields() -> None:
    """A catalogue as a Japanese player types it, full width included."""
    text = (
        "番号,名前,種類,レベル,ＡＴＫ,HP,STK,軍,属性,使用タイミング,能力,セット可\n"
        "T-1,灯,ユニット,－１,２,3,1,残照,灯／虫,,OD,○\n"
        "T-2,風,イベント,1,,,,風紋,,いつでも,,\n"
    )
    one, two = read_catalogue(text, Card).cards.values()
    assert (one.level, one.atk, one.hp, one.strike, one.settable) == (-1, 2, 3, 1, True)
    assert (one.attributes, one.abilities[0].kind) == (("灯", "虫"), "overdrive")
    assert (two.type, two.timing, two.faction) == ("event", "any_time", "風紋")
    rulers = (
        "番号,名前,種類,ライフ,ゾーン,召喚権,コストの支払い,手札,エナジー,最初の手札,ターン開始,先攻ドロー,デッキ\n"
        "T-3,主,ルーラー,10,4/0/3,3,レベル,あり,2,3,ドロー3 アクト2,2,枚数40 同名3\n"
    )
    (ruler,) = read_catalogue(rulers, Card).cards.values()
    assert (ruler.life, ruler.pays, ruler.hand, ruler.energy) == (10, "level", True, 2)
    assert (ruler.zones.defence, ruler.turn_start) == ((), TurnStart(draw=3, ready=2))
    assert (ruler.first_draw, ruler.deck) == (2, DeckRules(size=40, copies=3))


letters = st.characters(exclude_categories=["C"], exclude_characters="\ufffd")
stated = st.text(letters, max_size=8).map(str.strip)
numbers = st.integers(0, 20)
names = st.from_regex(r"[a-z]{1,4}[0-9]?", fullmatch=True)
costs = st.sampled_from(["energy", "rest", "エナジー"]) | stated
abilities = st.builds(
    Ability,
    id=names | st.sampled_from(["od1", "a1", "a2", "td1"]),
    kind=st.sampled_from(get_args(AbilityKind)),
    timing=st.sampled_from(get_args(Timing)),
    cost=st.dictionaries(costs, numbers, max_size=2),
    once_a_turn=st.booleans(),
)


def _zones(named: list[str], n: int) -> Zones:
    return Zones(attack=tuple(named[:n]), defence=tuple(named[n:]), set=n)


usual = st.sampled_from(["left", "right", "left2", "right2", "center"])
zones = st.builds(_zones, st.lists(usual | names, unique=True), st.integers(0, 4))
limits = st.none() | numbers
RULER: dict[str, st.SearchStrategy[Any]] = {
    "life": numbers,
    "zones": zones | st.just(Zones()),
    "summon_right": numbers,
    "pays": st.sampled_from(get_args(Pays)),
    "hand": st.booleans(),
    "energy": numbers,
    "start_hand": numbers,
    "turn_start": st.builds(TurnStart, draw=numbers, drive=numbers, ready=numbers),
    "first_draw": limits,
    "deck": st.builds(
        DeckRules, size=st.integers(1, 90), copies=numbers, level_cap=limits, factions=limits,
        counters=limits,
    ),
    "events_from_hand": st.booleans(),
    "sets_a_turn": limits,
}  # fmt: skip


def test_every_field_of_rulers_is_tried() -> None:
    """None is forgotten below."""
    assert RULER.keys() == set(OF_RULERS)


@st.composite
def cards(draw: st.DrawFn) -> Card:
    """Any card that has no fault, however odd."""
    return Card(
        id=draw(st.from_regex(r"[A-Z]{1,3}[0-9]{2}-[A-Z0-9]{1,4}", fullmatch=True)),
        type=draw(st.sampled_from(get_args(Kind))),
        name=draw(stated),
        name_en=draw(stated),
        level=draw(st.integers(-5, 9)),
        atk=draw(numbers),
        hp=draw(numbers),
        strike=draw(numbers),
        faction=draw(stated),
        attributes=draw(st.lists(stated, max_size=3).map(tuple)),
        timing=draw(st.sampled_from(get_args(Timing))),
        settable=draw(st.booleans()),
        abilities=draw(st.lists(abilities, max_size=3, unique_by=lambda a: a.id).map(tuple)),
        note=draw(stated),
        **{field: draw(strategy) for field, strategy in RULER.items()},
    )


test_a_card_survives_csv_and_json = a_card_survives(cards())
test_no_cell_raises = no_cell_raises(Card, {"id": "T-1", "type": "event"}, FORMS)
