"""Completion: what could follow the text typed so far."""

import pytest

from gate_ruler.notation.table import Table, gr_1, gr_2
from senpu.projections.gate_ruler import reading


@pytest.fixture(scope="module")
def table() -> Table:
    """Turn 5 of player 1: KAG turned up with its overdrive, MUS in 7, TAT in 8, set zone 1."""
    return gr_1().types("5.1 o kag")


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("o t", ("at",)),
        ("o ", ("mus", "tat", "kag", "sil", "mag", "elf", "hen", "fie", "ひば", "fu2")),
        ("k ", ("kag",)),
        ("k- k", ("ag",)),
        ("s k", ("ag",)),
        ("s kag", ("9", "7", "8")),
        ("S KA", ("g",)),
        ("ｓ　ｋ", ("ag",)),
        ("t", ("1", "2", "3")),
        ("t2 h", ("en",)),
        ("v", ("1",)),
        ("v1", ("=",)),
        ("v1=h", ("en",)),
        ("w", ("9", "7", "8")),
        ("w7", ("9", "8")),
        ("a ", ("mus7",)),
        ("a mus7", ("/",)),
        ("a mus7/", ("a1", "a2")),
        ("k kag/", ("od1",)),
        ("召喚 k", ("ag",)),
        ("sd k", ("ag",)),
        ("t2=", ()),
        ("w78 >", ("mus7", "tat8")),
        ("a mus7/a1 >", ("mus7", "tat8")),
        ("s kag9 >t", ("at8",)),
        ("s kag9 $-1:m", ("us7",)),
        ("& ", ("mus7", "tat8")),
        ("& t", ("at8",)),
        ("5.1 o kag | o s", ("il",)),
        ("x:o s", ("il",)),
        ("{o s", ()),
        ("q", ()),
    ],
)
def test_what_could_follow(table: Table, text: str, ends: tuple[str, ...]) -> None:
    """Cards that fit, zones by key, abilities, targets."""
    assert reading.complete(table.board, text) == ends


def test_in_parentheses_the_other_player_speaks() -> None:
    """Their set zones, their things first."""
    board = gr_2().board
    assert reading.complete(board, "s mag9 (v") == ("2",)
    assert reading.complete(board, "s mag9 (v2=nag>") == ("2.elf7",)
    assert reading.complete(board, "s mag9 (v2=nag) | v") == ("1",)
    assert reading.complete(board, "1.v") == ("2",)


def test_verbs_are_offered_that_have_a_card(table: Table) -> None:
    """Nothing is on the gate; nobody has a hand."""
    offered = reading.complete(table.board, "")
    assert {"o ", "k ", "k- ", "s ", "t", "a ", "v", "w", ",", "/", "//", "="} <= {*offered}
    assert not {"e ", "f ", ">"} & {*offered}


def test_all_that_is_offered_is_understood(table: Table) -> None:
    """Each object offered behind a verb is read as the card it stands for."""
    for verb in ("o ", "k ", "k- ", "s ", "t2 ", "v1=", "a "):
        for end in reading.complete(table.board, verb):
            zone = "9" if verb == "s " else "/a1" if verb == "a " else ""
            assert table.read(verb + end + zone)
