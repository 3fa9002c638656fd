"""Deck lists and the rules for decks."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senpu.events.battle_spirits.cards import Card, Limit
from senpu.events.cards.catalogue import Catalogue, read_catalogue, shipped
from senpu.events.cards.decks import Deck, DeckError, deck_breaches, deck_gists, read_deck

CATALOGUE = read_catalogue(shipped("battle_spirits") / "catalogue.toml", Card)
COPIES = {"SEN01-001": 3, "SEN01-002": 1, "SEN01-045": 10}

LISTS = {
    "toml": '[cards]\nSEN01-001 = 3\n"SEN01-002" = "１"\nsen01-045 = 10\n',
    "json": '{"SEN01-001": 3, "SEN01-002": 1, "SEN01-045": 10}',
    "json with name": '{"name": "x", "cards": {"SEN01-001": 3, "SEN01-002": 1, "SEN01-045": 10}}',
    "count first": "# red\n3 SEN01-001 灯竜リュメル\n1x SEN01-002\n\n10xSEN01-045 # many\n",
    "count last": "SEN01-001 x3\nSEN01-002\nSEN01-045 Nimo, Swarm x 10\n",
    "bare count last": "SEN01-001 3\nSEN01-002 赤炉の広間ハルド\nSEN01-045 10\n",
    "added up": "2 SEN01-001\n1 SEN01-001\n1 SEN01-002\n5 SEN01-045\n5 SEN01-045\n",
    "by name": "3 灯竜リュメル\n赤炉の広間ハルド\n10x Nimo, Swarm of the Shore\n",
    "name in toml": '[cards]\n"灯竜リュメル" = 3\nSEN01-002 = 1\n"nimo, swarm OF the shore" = 10\n',
    "full width": "３　ＳＥＮ０１－００１　灯竜リュメル\n１×　SEN01-002\n１０×SEN01-045　＃\n",
}


@pytest.mark.parametrize("form", LISTS)
def test_each_form_gives_the_same_deck(form: str) -> None:
    """Numbers are found in any case and width and come out as the catalogue writes them."""
    assert read_deck(LISTS[form], CATALOGUE).copies == COPIES


@pytest.mark.parametrize(
    ("ending", "text", "name"),
    [
        ("toml", 'name = "Fire"\n[cards]\nSEN01-001 = 3\n', "Fire"),
        ("toml", "[cards]\nSEN01-001 = 3\n", "my deck"),
        ("json", '{"name": "Fire", "cards": {"SEN01-001": 3}}', "Fire"),
        ("txt", "3 SEN01-001\n", "my deck"),
    ],
)
def test_a_deck_has_the_stated_name_or_that_of_its_file(
    tmp_path: Path, ending: str, text: str, name: str
) -> None:
    """The file's ending tells the format."""
    path = tmp_path / f"my deck.{ending}"
    path.write_text(text, encoding="utf-8-sig")
    assert read_deck(path, CATALOGUE) == Deck(name=name, copies={"SEN01-001": 3})


def problems(text: str) -> list[tuple[int | None, str]]:
    """Line and English reason of every problem of a deck list."""
    with pytest.raises(DeckError) as caught:
        read_deck(text, CATALOGUE)
    assert len(caught.value.text("ja").splitlines()) == len(caught.value.problems)
    return [(problem.at.line, problem.reason.en) for problem in caught.value.problems]


def test_all_problems_of_a_list_are_named_at_once() -> None:
    """Each with its line; an unknown number with the nearest ones."""
    found = problems("3 SEN01-001\n3 SEN01-O11\n0 SEN01-002\nSEN01-003 Kenba 3\n42\n")
    assert [line for line, _ in found] == [2, 3, 5]
    assert "SEN01-011" in found[0][1] and "終火オルグレン" in found[0][1]
    assert "whole number from 1" in found[1][1]
    assert "as in 3 SEN01-001" in found[2][1]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[cards]\nSEN01-001 = 3\nSEN01-002 = -1\n", 3, "whole number from 1"),
        ("[cards]\nSEN01-001 = true\n", 2, "whole number from 1"),
        ("[cards]\nSEN01-001 = = 3\n", 2, "cannot be read as TOML"),
        ('{"SEN01-001": 3,\n "SEN01-002": 2.5}', 2, "whole number from 1"),
        ('{"SEN01-001": 3,\n "SEN01-002" 2}', 2, "cannot be read as JSON"),
        ('{"cards": [1]}', None, "no table of cards"),
        ("{", 1, "cannot be read as JSON"),
    ],
)
def test_a_problem_is_named_with_its_line(text: str, line: int | None, reason: str) -> None:
    """In every format."""
    ((at, said),) = problems(text)
    assert at == line and reason in said


@given(st.text(max_size=60))
def test_no_deck_list_raises_anything_else(text: str) -> None:
    """Whatever stands in a list, it is read or its problems are named."""
    try:
        read_deck(text, CATALOGUE)
    except DeckError as error:
        assert error.problems


def card(number: str, **facts: Any) -> Card:
    """A magic called like its number."""
    facts = {"name": number, **facts}
    return Card(id=number, type="magic", cost=1, **facts)


def broken(copies: dict[str, int], *cards: Card) -> list[tuple[str, dict[str, int | str]]]:
    """Rule and facts of every breach of a deck filled up with 40 good cards."""
    fill = [card(f"F-{n}") for n in range(14)]
    catalogue = Catalogue(card_type=Card, cards={c.id: c for c in (*fill, *cards)})
    deck = Deck(copies={**copies, **{c.id: 3 for c in fill}})
    return [(breach.rule, dict(breach.facts)) for breach in deck_breaches(deck, catalogue)]


@pytest.mark.parametrize(("size", "rules"), [(39, ["BS-D1"]), (40, []), (60, [])])
def test_a_deck_has_at_least_forty_cards(size: int, rules: list[str]) -> None:
    """BS-D1; there is no upper limit."""
    many = Catalogue(card_type=Card, cards={"M": card("M", copies=100)})
    breaches = deck_breaches(Deck(copies={"M": size}), many)
    assert [breach.rule for breach in breaches] == rules
    assert all(breach.facts == {"cards": size, "least": 40} for breach in breaches)


def test_three_copies_of_a_name_are_allowed() -> None:
    """BS-D2 counts by name, not by number: a card printed again is the same card."""
    old, new = card("O-1", name="twin"), card("N-1", name="twin")
    facts = {"name": "twin", "copies": 4, "most": 3}
    assert broken({"O-1": 2, "N-1": 1}, old, new) == []
    assert broken({"O-1": 2, "N-1": 2}, old, new) == [("BS-D2", facts)]


@pytest.mark.parametrize(
    ("own", "copies", "legal"), [(1, 1, 1), (1, 2, 0), (10, 10, 1), (10, 11, 0)]
)
def test_a_card_may_state_its_own_number(own: int, copies: int, legal: int) -> None:
    """BS-D2 follows the card's own text, up and down."""
    assert (broken({"X": copies}, card("X", copies=own)) == []) == bool(legal)


def test_a_list_limits_copies() -> None:
    """BS-D3: none of a banned card, as many as listed of a limited one; unknown is not judged."""
    banned = card("B", limited=Limit(status="banned", max_copies=0))
    limited = card("L", limited=Limit(status="limited", max_copies=1))
    unknown = card("U", limited=Limit(status="restricted_or_banned"))
    assert broken({"L": 1, "U": 3}, limited, unknown) == []
    assert broken({"B": 1, "L": 2}, banned, limited) == [
        ("BS-D3", {"name": "B", "copies": 1, "most": 0}),
        ("BS-D3", {"name": "L", "copies": 2, "most": 1}),
    ]


def test_contract_cards_are_of_one_kind() -> None:
    """BS-D4: several copies of one contract card, but no second one."""
    one, two = card("C-1", subtype="contract"), card("C-2", subtype="contract")
    assert broken({"C-1": 3}, one, two) == []
    assert broken({"C-1": 1, "C-2": 1}, one, two) == [
        ("BS-D4", {"kinds": 2, "most": 1, "names": "C-1, C-2"})
    ]


def test_all_breaches_of_a_deck_are_found_at_once() -> None:
    """Every rule has a gist in both languages."""
    cards = (
        card("X", limited=Limit(status="limited", max_copies=1)),
        card("C-1", subtype="contract"),
        card("C-2", subtype="contract"),
    )
    catalogue = Catalogue(card_type=Card, cards={c.id: c for c in cards})
    found = deck_breaches(Deck(copies={"X": 4, "C-1": 1, "C-2": 1}), catalogue)
    gists = deck_gists(catalogue)
    assert sorted(breach.rule for breach in found) == sorted(gists)
    assert all(gist.ja and gist.en for gist in gists.values())


def test_json_repeats_add_up() -> None:
    """A number that stands twice in an object is not silently taken once."""
    text = '{"SEN01-001": 2, "SEN01-001": 1}'
    assert json.loads(text) == {"SEN01-001": 1}
    assert read_deck(text, CATALOGUE).copies == {"SEN01-001": 3}


def test_a_csv_list_is_read_by_its_columns(tmp_path: Path) -> None:
    """By number or name; a header that names neither is said with the nearest known one."""
    path = tmp_path / "deck.csv"
    path.write_bytes("カード名;枚数\n灯竜リュメル;3\n赤炉の広間ハルド;1\n".encode("cp932"))
    deck = read_deck(path, CATALOGUE)
    assert deck.copies == {"SEN01-001": 3, "SEN01-002": 1}
    assert "CP932" in deck.doubts[0].text("en")
    path.write_text("id,copies,shelf\nSEN01-001,3,4\n")
    assert "shelf: is not known" in read_deck(path, CATALOGUE).doubts[0].text("en")
    path.write_text("namme,copies\nx,3\n")
    with pytest.raises(DeckError) as caught:
        read_deck(path, CATALOGUE)
    assert "nearest: name" in caught.value.text("en")


def test_a_name_that_is_nearly_one_is_answered_with_that() -> None:
    """And one that several cards share with their numbers."""
    ((_, said),) = problems("3 灯竜リュメノ\n")
    assert "SEN01-001 灯竜リュメル" in said
    twins = Catalogue(card_type=Card, cards={n: card(n, name="x") for n in ("T-1", "T-2")})
    with pytest.raises(DeckError) as caught:
        read_deck("3 x\n", twins)
    assert "T-1, T-2" in caught.value.text("en")


def test_a_key_nobody_knows_is_doubtful() -> None:
    """Named with the nearest; a misnamed table of cards is no deck."""
    deck = read_deck('nmae = "Red"\n[cards]\nSEN01-001 = 3\n', CATALOGUE)
    (doubt,) = deck.doubts
    assert doubt.text("en") == "line 1: nmae: is not known (nearest: name)"
    assert problems("[crads]\nSEN01-001 = 3\n")
