"""The compact forms of Battle Spirits facts."""

from collections.abc import Mapping
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.csv_text import a_card_survives, assert_read, no_cell_raises
from senpu.events.battle_spirits.card_text import FORMS
from senpu.events.battle_spirits.cards import (
    AnyOf,
    BraveCondition,
    Card,
    Colour,
    CombinedLevel,
    Icon,
    Kind,
    Level,
    Limit,
    Need,
    OwnCost,
    SummonCondition,
    Symbol,
    Trait,
    Transmigration,
)
from senpu.events.cards.catalogue import read_catalogue
from senpu.events.cards.forms import read_flag

READ: list[tuple[str, str, Any]] = [
    ("reduction", "red 2 white 1", {"red": 2, "white": 1}),
    ("reduction", "赤2白1", {"red": 2, "white": 1}),
    ("reduction", "赤赤白", {"red": 2, "white": 1}),
    ("reduction", "全2極1神", {"any": 2, "ultimate": 1, "god": 1}),
    ("reduction", "0", {}),
    ("symbols", "Red x2", {"red": 2}),
    ("colors", "red/white", ["red", "white"]),
    ("colors", "赤白", ["red", "white"]),
    ("family", "熾角/灰翼", ["熾角", "灰翼"]),
    ("levels", "1:1:3000 2:3:5000",
     [{"level": 1, "cores": 1, "bp": 3000}, {"level": 2, "cores": 3, "bp": 5000}]),
    ("levels", "Lv1:0 / Lv2:2", [{"level": 1, "cores": 0}, {"level": 2, "cores": 2}]),
    ("brave_levels", "1:0:+3000", [{"bp_plus": 3000}]),
    ("mirage", "2(red 1)", {"cost": 2, "reduction": {"red": 1}}),
    ("mirage", "4(赤2緑1)", {"cost": 4, "reduction": {"red": 2, "green": 1}}),
    ("mirage", "2(0)", {"cost": 2}),
    ("accel", "3", {"cost": 3}),
    ("brave_condition", "cost>=4 | family:竜 & color:red | no-text",
     {"any_of": [{"min_cost": 4}, {"family": "竜", "color": "red"}, {"no_effect_text": True}]}),
    ("brave_condition", "コスト4以上、系統:「竜」、効果なし",
     {"any_of": [{"min_cost": 4}, {"family": "竜"}, {"no_effect_text": True}]}),
    ("brave_condition", "cost<=3 & type:ultimate & subtype:創界神 & name:X",
     {"any_of": [{"max_cost": 3, "type": "ultimate", "subtype": "grandwalker", "name": "X"}]}),
    ("brave_condition", "左: コスト4以下; 右: family:竜",
     {"left": {"any_of": [{"max_cost": 4}]}, "right": {"any_of": [{"family": "竜"}]}}),
    ("summon_condition", "spirits>=2 & color:red + ネクサス>=1",
     {"own_spirits_at_least": {"color": "red", "count": 2}, "own_nexuses_at_least": {}}),
    ("summon_condition", "cards>=3 | braves",
     {"any_of": [{"own_cards_at_least": {"count": 3}}, {"own_braves_at_least": {}}]}),
    ("transmigration", "5", {"min_cost": 5}),
    ("transmigration", "5 トラッシュ", {"min_cost": 5, "to": "core_trash"}),
    ("limited", "禁止 0", {"status": "banned", "max_copies": 0}),
    ("limited", "restricted_or_banned", {"status": "restricted_or_banned"}),
    ("type", "アルティメット", "ultimate"),
    ("subtype", "創界石", "grandstone"),
    ("has_burst", "あり", True),
    ("has_burst", "×", False),
]  # fmt: skip


@pytest.mark.parametrize(("field", "text", "fact"), READ)
def test_a_form_is_read_as_documented(field: str, text: str, fact: Any) -> None:
    """Words of both languages give the stored words."""
    assert_read(Card, field, FORMS.get(field, read_flag)(text), fact)


def test_effects_state_what_there_is_and_what_not() -> None:
    """One list of effects answers every question about them."""
    text = "id,type,cost,効果\nT-1,magic,1,フラッシュ／バースト\nT-2,magic,1,なし\n"
    one, two = read_catalogue(text, Card).cards.values()
    assert (one.has_main, one.has_flash, one.has_burst) == (False, True, True)
    assert (one.no_effect_text, two.no_effect_text, two.has_main) == (False, True, False)


letters = st.characters(exclude_categories=["C"], exclude_characters="\ufffd")
texts = st.text(letters, max_size=8)
stated = texts.map(str.strip)
numbers = st.integers(0, 20)
counts = st.integers(1, 3)


def bags(kind: Any) -> st.SearchStrategy[Any]:
    """So many of each of some colours."""
    return st.dictionaries(st.sampled_from(get_args(kind)), counts, max_size=3)


def struct(kind: type[Any], **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A struct of which any of the fields may be left out."""
    return st.fixed_dictionaries({}, optional=fields).map(lambda facts: kind(**facts))


QUALITIES: Mapping[str, st.SearchStrategy[Any]] = {
    "type": st.sampled_from(get_args(Kind)), "color": st.sampled_from(get_args(Colour)),
    "family": stated, "name": stated, "min_cost": numbers, "max_cost": numbers,
    "no_effect_text": st.booleans(), "subtype": stated,
}  # fmt: skip
traits = struct(Trait, **QUALITIES)
any_of = st.lists(traits, max_size=3).map(lambda parts: AnyOf(any_of=tuple(parts)))
brave_lines = st.lists(struct(CombinedLevel, cores=numbers, bp_plus=numbers), max_size=2)
goals = st.sampled_from(["void", "core_trash", "reserve"])
conditions = st.builds(
    BraveCondition,
    any_of=st.lists(traits, max_size=2).map(tuple),
    left=st.none() | any_of,
    right=st.none() | any_of,
)
needs = struct(Need, **QUALITIES, count=counts)
NEEDS = ("spirits", "ultimates", "braves", "nexuses", "cards")
ways = struct(SummonCondition, **{f"own_{noun}_at_least": needs for noun in NEEDS})
summonings = ways | st.lists(ways, max_size=2).map(lambda w: SummonCondition(any_of=tuple(w)))
own_costs = st.builds(OwnCost, cost=numbers, reduction=bags(Icon))


@st.composite
def levels(draw: st.DrawFn, first: int) -> tuple[Level, ...]:
    """Rising level lines."""
    steps = draw(st.lists(counts, max_size=3))
    cores = draw(numbers)
    lines = [Level(level=first, cores=cores, bp=draw(st.none() | st.integers(0, 20000)))]
    for step in steps:
        cores += step
        lines.append(Level(level=lines[-1].level + 1, cores=cores, bp=draw(st.none() | numbers)))
    return tuple(lines)


@st.composite
def cards(draw: st.DrawFn) -> Card:
    """Any card that has no fault, however odd."""
    kind = draw(st.sampled_from(get_args(Kind)))
    flag = st.none() | st.booleans()
    return Card(
        id=draw(st.from_regex(r"[A-Z]{1,3}[0-9]{2}-[A-Z0-9]{1,4}", fullmatch=True)),
        type=kind,
        cost=draw(numbers),
        name=draw(stated),
        name_en=draw(stated),
        colors=draw(st.lists(st.sampled_from(get_args(Colour)), max_size=3).map(tuple)),
        reduction=draw(bags(Icon)),
        symbols=draw(bags(Symbol)),
        family=draw(st.lists(stated, max_size=3).map(tuple)),
        levels=draw(levels(3 if kind == "ultimate" else 1)),
        subtype=draw(st.sampled_from(["", "grandwalker", "grandstone", "contract"])),
        brave_condition=draw(st.none() | conditions),
        brave_bp=draw(st.none() | numbers),
        brave_levels=draw(brave_lines.map(tuple)),
        summon_condition=draw(st.none() | summonings),
        transmigration=draw(st.none() | st.builds(Transmigration, min_cost=numbers, to=goals)),
        mirage=draw(st.none() | own_costs),
        accel=draw(st.none() | own_costs),
        has_burst=draw(flag),
        has_main=draw(flag),
        flash_in_main=draw(st.booleans()),
        no_effect_text=draw(flag),
        copies=draw(counts),
        limited=draw(st.none() | st.builds(Limit, status=stated, max_copies=st.none() | numbers)),
        note=draw(stated),
    )


test_a_card_survives_csv_and_json = a_card_survives(cards())
test_no_cell_raises = no_cell_raises(Card, {"id": "T-1", "type": "magic", "cost": 1}, FORMS)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(["json", "toml", "csv"]), st.text(max_size=60))
def test_no_text_raises(form: Any, text: str) -> None:
    """Whatever a file holds, it is read or named."""
    read = read_catalogue(text, Card, form)
    assert read.cards or read.unreadable
