"""Completion: what could follow the text typed so far."""

import pytest

from notation.table import Table
from senpu.projections.battle_spirits import reading


@pytest.fixture(scope="module")
def table() -> Table:
    """Turn 3 of side 1: RYU, GOR, HAL; BEI across the table."""
    return Table().types(
        "start", "1.1 s ryu* | /", "2.2 s bei | /", "3.1 ! & ? v>r20 {x} | s gor | n hal | u"
    )


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("n ", ("hal", "ro5")),
        ("n h", ("al",)),
        ("配置 h", ("al",)),
        ("バースト発動 r", ("yu", "ub", "o5")),
        ("ｎ　ｈ", ("al",)),
        ("N H", ("al",)),
        ("nh", ("al",)),
        ("n hal", ()),
        ("b k", ("en",)),
        ("b う", ("で",)),
        ("b ken", (">",)),
        ("b ken>", ("ryu", "gor")),
        ("b ken>r", ("yu",)),
        ("3.1 n hal | b ken>g", ("or",)),
        ("x:s g", ("or",)),
        ("s gor@", ("1", "2")),
        ("s gor p", ("r", "ryu", "gor")),
        ("s gor pr1 +g", ("or",)),
        ("m fla/", ("m", "f", "t")),
        ("m fla >", ("ryu", "gor", "hal", "2.bei")),
        ("m fla >2", (".bei",)),
        ("c ", ("r", "ryu", "gor")),
        ("c r>", ("ryu", "gor", "hal")),
        ("c gor>r", ("yu",)),
        ("s gor $-1:h", ("al",)),
        ("& ", ("ryu", "gor", "hal", "2.bei")),
        ("& g", ("or",)),
        ("{n h", ()),
        ("q", ()),
    ],
)
def test_what_could_follow(table: Table, text: str, ends: tuple[str, ...]) -> None:
    """Cards that fit, hosts that fit, places with cores, levels, options."""
    assert reading.complete(table.board, text) == ends


def test_verbs_are_offered_that_have_a_card(table: Table) -> None:
    """No brave is on the field: nothing to separate, exchange or combine; the burst is set."""
    offered = reading.complete(table.board, "")
    assert {"s ", "b ", "n ", "m ", "c ", "u", "U", "/", "="} <= set(offered)
    assert not {"x ", "e ", "j "} & set(offered)


def test_all_that_is_offered_is_understood(table: Table) -> None:
    """Each object offered behind a verb is read as the card it stands for."""
    for verb in "snmuif":
        for end in reading.complete(table.board, f"{verb} "):
            typed = f"{verb} {end}"
            if reading.complete(table.board, typed) == (">",):
                typed += ">" + reading.complete(table.board, f"{typed}>")[0]
            assert table.read(typed)


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("f ", ("ryu", "gor", "rub/k")),
        ("f rub/k>", ("ryu", "gor")),
        ("i odo p", ("r", "ryu", "gor")),
        ("j ken p", ()),
        ("j ken +", ()),
        ("u +", ()),
        ("x ken @", ()),
        ("s gor>", ()),
        ("s gor>>2", (".bei",)),
        ("b ken>ryu>2", (".bei",)),
    ],
)
def test_only_what_the_verb_takes_is_offered(
    table: Table, text: str, ends: tuple[str, ...]
) -> None:
    """Advent is offered; no places, levels or targets behind a verb that takes none."""
    assert set(reading.complete(table.board, text)) >= {*ends}
    assert bool(reading.complete(table.board, text)) == bool(ends)
