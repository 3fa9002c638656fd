"""Card texts asserted from data: where they speak, what they change, what is not known of them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from casework import INVENTED, RULES, Facts, case, checked, cited, lying, side

TEXTS = """
[SHI]
hand = [{ needs = { own_nexuses_at_least = { count = 1 } }, set = 2 }]
[HAL]
field = [
  { level = 2, actions = ["summon"], becomes = { white = 2 } },
  { side = "opponent", actions = ["burst"], surcharge = 2, from_reserve = true },
]
[STO]
field = [{ actions = ["burst"], once = true, does = [{ draw = 1 }] }]
[TOW]
field = [{ side = "both", played = { color = "white" }, surcharge = 1 }]
[YAR]
field = [{ played = { type = "spirit", no_effect_text = true }, icons = { white = 1 } }]
[MIX]
instead = { give = { type = "nexus", color = "red" }, to = "deck_bottom" }
[KOU]
facts = { cores_protected = true }
[GOR]
destroyed = [{ level = 2, does = [{ cores = 1, target = "life" }] }]
[FLA]
main = [{ draw = 2 }]
flash = [{ bp = 2000 }, { move = "trash", on = "all", max_bp = 3000 }]
burst = [{ cores = 1, target = "life" }]
[BLI]
flash = [{ turn = "exhausted" }, { move = "hand", kind = "nexus" }]
[DAR]
main = [
  { turn = "ready", on = "own", state = "exhausted" },
  { cores = 9, source = "reserve", target = "life" },
]
[EFF]
main_step = [{ bp = 1000, on = "own" }]
"""


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """The file of invented texts."""
    path = tmp_path / "texts.toml"
    path.write_text(TEXTS, encoding="utf-8")
    return path


def _summon(card: str, pay: int, **more: Any) -> Facts:
    cores = {"pay": {"reserve": pay} if pay else {}, "place": {"reserve": 1}}
    return {"type": "summon", "card": card, **cores, **more}


def _entered(card: str, spent: int, **more: Any) -> Facts:
    """The end of a summon that spends the whole reserve."""
    field = {"new": {"card": card, "cores": 1}, **more}
    return {"A": {"reserve": 0, "core_trash": spent, "hand": [], "field": field}}


def _cost(card: str, pay: int, *field: Facts, B: Facts | None = None) -> Facts:
    """A summon that pays so much."""
    A = side(*field, reserve=pay + 1, hand=[card])
    return case(_summon(card, pay), A, B, after=_entered(card, pay))


COSTS = {
    "without a nexus the printed cost": _cost("SHI", 4),
    "with a nexus its own cost": _cost("SHI", 2, lying("n1", "GRA")),
    "the opponent's nexus does nothing for it": _cost("SHI", 4, B=side(lying("n9", "GRA"))),
    "symbols become others at level two": _cost("SHI", 0, lying("n1", "HAL", 2)),
    "at level one they are what they are": _cost("RYU", 2, lying("n1", "HAL", 1)),
    "what becomes white is no longer red": _cost("RYU", 3, lying("n1", "HAL", 2)),
    "a surcharge for both sides": _cost("SHI", 3, lying("n1", "TOW", 1), lying("n2", "GRA")),
    "and of the opponent's copy": _cost("SHI", 5, B=side(lying("n9", "TOW", 1))),
    "two copies, two surcharges": _cost("SHI", 4, lying("n1", "TOW", 1),
                                        B=side(lying("n9", "TOW", 1))),
    "another colour pays none": _cost("RYU", 3, B=side(lying("n9", "TOW", 1))),
    "an icon more for a plain card": _cost("PLA", 2, lying("v1", "YAR", 1)),
    "none for one with text": _cost("NUL", 0, lying("v1", "YAR", 1)),
    "a combined brave speaks too": _cost("PLA", 2, lying("a1", "RYU", 1, braves=[("v1", "YAR")])),
}  # fmt: skip


@pytest.mark.parametrize("told", COSTS.values(), ids=COSTS)
def test_a_text_changes_the_cost_where_it_speaks(told: Facts, texts: Path) -> None:
    """By level, side, colour and kind of the card played; one core less is refused."""
    result = checked(told, texts)
    assert result.status == "right", (result.breaches, result.played)
    action = told["action"]
    if paid := action["pay"].get("reserve", 0):
        less = {**told, "action": {**action, "pay": {"reserve": paid - 1}}, "verdict": "illegal"}
        assert "BS-C4" in cited(checked(less, texts))


def test_what_a_case_asserts_itself_stands_beside_the_texts(texts: Path) -> None:
    """Its own change of the cost, and the effects of the action as it tells them."""
    taxed = _cost("SHI", 3, lying("n1", "TOW", 1))
    taxed["action"]["adjust"] = [{"source": "n1", "add": 0, "surcharge": 0}]
    assert checked(taxed, texts).status == "right"
    dearer = _cost("SHI", 4, lying("n1", "TOW", 1))
    dearer["action"]["adjust"] = [{"source": "n1", "surcharge": 1}]
    assert checked(dearer, texts).status == "right"
    A = side(reserve=2, hand=["NIG"])
    drawn = {"type": "deck_drawn", "player": "A", "n": 3}
    end = {"core_trash": 2, "hand_count": 3, "deck_count": 27, "trash": ["NIG"]}
    told = case(_magic("NIG", "main", 2, effects=[drawn]), A, after={"A": {"reserve": 0, **end}})
    result = checked(told, texts)
    assert result.status == "right" and result.played and not result.played.taken


SWAP = {"return_nexus_to_deck_bottom": "n1"}


def _instead(*field: Facts, B: Facts | None = None, after: Facts | None = None) -> Facts:
    A = side(*field, reserve=1, hand=["MIX"])
    return case(_summon("MIX", 0, alternative=SWAP), A, B, after=after)


def test_a_card_is_given_up_instead_of_paying(texts: Path) -> None:
    """The own nexus of the colour goes, its cores come back; no other will do."""
    end = _entered("MIX", 0, n1=None)
    end["A"] |= {"deck_count": 31, "reserve": 2}
    assert checked(_instead(lying("n1", "HAL", 2), after=end), texts).status == "right"
    for told in (
        _instead(lying("n1", "RYU", 1)),
        _instead(lying("n1", "GRA", 0)) | {"card_facts": [_white_nexus()]},
        _instead(B=side(lying("n1", "HAL"))),
        _instead(),
    ):
        assert checked(told, texts).status == "right"


def _white_nexus() -> Facts:
    levels = [{"level": 1, "cores": 0}]
    return {"id": "GRA", "type": "nexus", "cost": 3, "colors": ["white"], "levels": levels}


def test_an_alternative_of_an_unknown_text_is_skipped() -> None:
    """Whether it is allowed is not guessed."""
    result = checked(_instead(lying("n1", "HAL")))
    assert result.status == "skipped"
    assert result.reason is not None
    assert "MIX" in result.reason.en


def test_a_burst_set_is_taxed_and_drawn_for(texts: Path) -> None:
    """From the reserve alone; two copies draw once."""
    end = {"burst": "BUR", "burst_set_this_turn": True}
    action = {"type": "set_burst", "card": "BUR", "pay": {"reserve": 2}}
    taxed = side(lying("n9", "HAL"))
    A = side(reserve=2, hand=["BUR"])
    paid: Facts = {"A": {**end, "hand": [], "reserve": 0, "core_trash": 2}}
    assert checked(case(action, A, taxed, after=paid), texts).status == "right"
    elsewhere = side(lying("a1", "RYU", 3), hand=["BUR"])
    from_field = case({**action, "pay": {"a1": 2}}, elsewhere, taxed)
    assert cited(checked(from_field, texts)) == ("BS-X1",)
    unpaid = case({"type": "set_burst", "card": "BUR"}, A, taxed)
    assert cited(checked(unpaid, texts)) == ("BS-M7a",)
    drawers = side(lying("n1", "STO"), lying("n2", "STO"), hand=["BUR"])
    drawn = {"A": {**end, "hand_count": 1, "deck_count": 29}}
    told = case({"type": "set_burst", "card": "BUR"}, drawers, after=drawn)
    result = checked(told, texts)
    assert result.status == "right"
    assert result.played is not None
    assert result.played.texts == ("STO",)


def test_a_surcharge_on_cards_is_none_on_what_costs_nothing(texts: Path) -> None:
    """A white burst is set and a white card's effect used for nothing all the same."""
    white = side(lying("n9", "TOW", 1))
    facts = [{"id": "WHI", "type": "magic", "cost": 3, "colors": ["white"], "has_burst": True}]
    end = {"A": {"hand": list[str](), "burst": "WHI", "burst_set_this_turn": True}}
    told = case({"type": "set_burst", "card": "WHI"}, side(hand=["WHI"]), white, after=end)
    assert checked({**told, "card_facts": facts}, texts).status == "right"
    use = {"type": "use_effect", "source": "a1", "effect": "main"}
    told = case(use, side(lying("a1", "SHI", 1)), white, after={})
    assert checked(told, texts).status == "right"


def _magic(card: str, effect: str, pay: int, **more: Any) -> Facts:
    return {"type": "magic", "card": card, "effect": effect, "pay": {"reserve": pay}, **more}


def test_a_magic_does_what_its_text_says(texts: Path) -> None:
    """Draws; raises BP, and destroys by BP what has not been raised before."""
    A = side(reserve=3, hand=["FLA"])
    end = {"reserve": 0, "core_trash": 3, "trash": ["FLA"]}
    drawn = {"A": {**end, "hand_count": 2, "deck_count": 28}}
    assert checked(case(_magic("FLA", "main", 3), A, after=drawn), texts).status == "right"
    field = [lying("a1", "SHI", 1), lying("a2", "SHI", 1), lying("a3", "SHI", 3)]
    burnt = {**end, "hand": [], "reserve": 1, "trash": ["FLA", "SHI"]}
    fields = {"a1": {"bp": 5000}, "a2": None, "a3": {"bp": 5000}}
    told = case(
        _magic("FLA", "flash", 3, target="a1"),
        side(*field, reserve=3, hand=["FLA"]),
        after={"A": {**burnt, "field": fields}},
    )
    assert checked(told, texts).status == "right"


def test_a_text_on_being_destroyed_is_silent_at_a_lower_level(texts: Path) -> None:
    """It needs the level; depletion is no destruction."""
    text = texts.read_text(encoding="utf-8").replace("max_bp = 3000", "max_bp = 5000")
    texts.write_text(text, encoding="utf-8")
    end = {"hand": [], "core_trash": 2, "trash": ["FLA", "GOR"], "field": {"g": None}}
    for cores, life in ((3, 6), (1, 5)):
        A = side(lying("g", "GOR", cores), reserve=2, hand=["FLA"])
        after = {"A": {**end, "reserve": cores, "life": life}}
        assert checked(case(_magic("FLA", "flash", 2), A, after=after), texts).status == "right"
    move = {"type": "move_cores", "from": "g", "to": "reserve", "count": 3}
    gone = {"A": {"reserve": 3, "trash": ["GOR"], "field": {"g": None}}}
    assert checked(case(move, side(lying("g", "GOR", 3)), after=gone), texts).status == "right"


def test_cards_are_turned_and_returned(texts: Path) -> None:
    """Only those an effect can reach; what cannot be done is left undone."""
    B = side(lying("b1", "RYU", 1), lying("n9", "HAL", 1))
    own = side(reserve=2, hand=["BLI"])
    end = {"A": {"core_trash": 2, "reserve": 0, "hand": [], "trash": ["BLI"]}}
    turned = {**end, "B": {"field": {"b1": {"exhausted": True}}}}
    told = case(_magic("BLI", "flash", 2, target="b1"), own, B, after=turned)
    assert checked(told, texts).status == "right"
    back = {**end, "B": {"reserve": 1, "hand": ["HAL"], "field": {"n9": None}}}
    told = case(_magic("BLI", "flash", 2, targets=["n9"]), own, B, after=back)
    assert checked(told, texts).status == "right"
    tired = side(lying("a1", "RYU", 1, exhausted=True), reserve=3, hand=["DAR"])
    ready: Facts = {"core_trash": 2, "reserve": 0, "life": 6, "hand": [], "trash": ["DAR"]}
    ready["field"] = {"a1": {"exhausted": False}}
    told = case(_magic("DAR", "main", 2), tired, after={"A": ready})
    assert checked(told, texts).status == "right"


def test_an_effect_of_a_field_card_and_a_burst(texts: Path) -> None:
    """Neither costs anything; the BP lasts for the steps that follow."""
    use = {"type": "use_effect", "source": "a1", "effect": "main"}
    move = {"type": "move_cores", "from": "reserve", "to": "a1", "count": 2}
    raised = {"A": {"reserve": 0, "field": {"a1": {"cores": 3, "bp": 6000}}}}
    steps = {"type": "sequence", "steps": [use, move]}
    A = side(lying("a1", "EFF", 1), reserve=2)
    assert checked(case(steps, A, after=raised), texts).status == "right"
    shown = {"A": {"burst": None, "trash": ["FLA"], "life": 6}}
    told = case({"type": "activate_burst"}, side(burst="FLA"), after=shown)
    assert checked(told, texts).status == "right"


def test_protected_cores_are_a_fact_of_the_card(texts: Path) -> None:
    """Also of one that has just entered."""
    summon = {**_summon("KOU", 7), "place": {"reserve": 3}}
    steps = [summon, {"type": "move_cores", "from": "new", "to": "reserve", "count": 1}]
    told = case({"type": "sequence", "steps": steps}, side(reserve=10, hand=["KOU"]))
    assert cited(checked(told, texts)) == ("BS-C5b",)
    assert checked(told).status == "wrong"


UNKNOWN = {
    "cards drawn": {"A": {"hand_count": 1, "deck_count": 29}},
    "cards milled": {"A": {"deck_count": 29, "trash": ["NIG", "RYU"]}},
    "cores from the void": {"A": {"reserve": 3}, "B": {"life": 6}},
    "a card destroyed": {"B": {"reserve": 2, "trash": ["GOR"], "field": {"b1": None}}},
    "a card returned": {"B": {"reserve": 2, "hand": ["GOR"], "field": {"b1": None}}},
    "a card back in the deck": {"B": {"reserve": 2, "deck_count": 31, "field": {"b1": None}}},
    "a card exhausted": {"B": {"field": {"b1": {"exhausted": True}}}},
    "cores taken off": {"B": {"reserve": 1, "field": {"b1": {"cores": 1}}}},
    "cores to the void": {"B": {"field": {"b1": {"cores": 1}}}},
    "BP of the target": {"B": {"field": {"b1": {"bp": 9000}}}},
}


def _used(after: Facts, **more: Any) -> Facts:
    """An unknown magic, and what the case says came of it."""
    A = {"core_trash": 2, "hand_count": 0, "trash": ["NIG"], **after.get("A", {})}
    end = {**after, "A": A}
    own = side(reserve=2, hand=["NIG"])
    end["A"].setdefault("reserve", 0)
    return case(
        _magic("NIG", "main", 2, target="b1"), own, side(lying("b1", "GOR", 2)), after=end, **more
    )


@pytest.mark.parametrize("after", UNKNOWN.values(), ids=UNKNOWN)
def test_an_unknown_effect_is_told_by_the_case(after: Facts) -> None:
    """And said to be so."""
    result = checked(_used(after))
    assert result.status == "right", result.played
    assert result.played is not None
    assert result.played.taken == ("NIG",)


@pytest.mark.parametrize(
    "after",
    [
        {"A": {"core_trash": 3}},
        {"A": {"hand_count": 3}},
        {"A": {"trash": []}},
        {"A": {"burst": "FLA"}},
        {"B": {"field": {"b1": None}}},
        {"B": {"field": {"b1": {"level": 9}}}},
    ],
    ids=str,
)
def test_what_no_effect_explains_is_wrong(after: Facts) -> None:
    """A wrong payment, cards out of nowhere, a card that went nowhere."""
    assert checked(_used(after)).status == "wrong"


def test_an_effect_that_is_known_is_not_told_by_the_case(texts: Path) -> None:
    """Its text says what it does."""
    end = {"core_trash": 3, "hand_count": 3, "deck_count": 27, "trash": ["FLA"], "reserve": 0}
    told = case(_magic("FLA", "main", 3), side(reserve=3, hand=["FLA"]), after={"A": end})
    assert checked(told, texts).status == "wrong"
    assert checked(told).status == "right"


TEXTED = {**INVENTED, "RYU": replace(INVENTED["RYU"], no_effect_text=False)}


def test_a_verdict_that_rests_on_an_unknown_text_is_skipped(texts: Path) -> None:
    """If a card involved has one and none is asserted; else the rules are wrong."""
    move = {"type": "move_cores", "from": "a1", "to": "reserve", "count": 1}
    told = case(move, side(lying("a1", "RYU", 2)), why="its text forbids it")
    result = checked(told, cards=TEXTED)
    assert result.status == "skipped"
    assert result.reason is not None
    assert "RYU" in result.reason.en
    assert checked(told).status == "wrong"
    assert checked(told, texts, cards=TEXTED).status == "wrong"
    legal = {**told, "verdict": "legal", "action": {**told["action"], "count": 3}, "after": {}}
    assert checked(legal, cards=TEXTED).status == "skipped"


def test_a_triggered_text_is_told_by_the_case() -> None:
    """A card drawn on a summon; with a card that has no text the end state is wrong."""
    end = _entered("NUL", 0)
    end["A"] |= {"hand_count": 1, "deck_count": 29}
    del end["A"]["hand"]
    cards = {**INVENTED, "NUL": replace(INVENTED["NUL"], no_effect_text=False)}
    told = case(_summon("NUL", 0), side(reserve=1, hand=["NUL"]), after=end)
    assert checked(told).status == "wrong"
    result = checked(told, cards=cards)
    assert result.status == "right"
    assert result.played is not None
    assert result.played.taken == ("NUL",)


@pytest.mark.parametrize(
    ("toml", "why"),
    [
        ("[X", "texts.toml"),
        ("[X]\nfield = 3", "field"),
        ("[X]\nspeed = 3", "speed"),
        ("[X]\nfacts = { speed = 3 }", "speed"),
        ("[X]\nfacts = { cost = 'much' }", "int"),
    ],
)
def test_texts_that_cannot_be_read_say_what_is_wrong(toml: str, why: str, tmp_path: Path) -> None:
    """With the file they stand in."""
    path = tmp_path / "texts.toml"
    path.write_text(toml, encoding="utf-8")
    with pytest.raises(msgspec.DecodeError, match=why) as error:
        RULES.texts((path,))
    assert str(path) in str(error.value)
