"""The tables of rules and of what can be done."""

from io import StringIO

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from playing import GAME, lying, table
from senpu.projections.offers import proposals
from senpu.projections.rules import Lang
from senpu.replay.render_tables import offers_table, rules_table, show_table
from senpu.replay.render_words import wording

RULES = GAME.rulebook.rules()
LANGS: tuple[Lang, ...] = ("ja", "en")


def shown(printed: Table, width: int = 80, terminal: bool = False) -> str:
    """A table as a terminal or a pipe gets it."""
    out = StringIO()
    console = Console(file=out, width=width, force_terminal=terminal, color_system=None)
    show_table(printed, console)
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_stands_on_a_line_of_its_own_in_a_pipe(lang: Lang) -> None:
    """Id, gist, citation, standing and force, so that the table can be searched."""
    lines = shown(rules_table(GAME.rulebook, lang)).splitlines()
    for rule in RULES.values():
        (line,) = (line for line in lines if line.split()[:1] == [rule.id])
        assert rule.gist.said(lang) in line
        assert f"{rule.cite.source}, {rule.cite.locator}" in line
        assert rule.option in line
    assert len(lines) == len(RULES) + 1


def test_inferred_rules_with_the_defaults_of_their_options() -> None:
    """Only those no source states; each switch with what it is if the match says nothing."""
    text = shown(rules_table(GAME.rulebook, "en", inferred_only=True, options=GAME.options))
    defaults = {field.name: field.default for field in msgspec.structs.fields(GAME.options)}
    inferred = [rule for rule in RULES.values() if rule.cite.standing == "inferred"]
    assert len(text.splitlines()) == len(inferred) + 1
    for rule in inferred:
        if rule.option:
            assert f"{rule.option} = {'on' if defaults[rule.option] else 'off'}" in text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_tables_fit_the_terminal(lang: Lang, width: int) -> None:
    """Long cells are folded, full-width letters counted as two columns."""
    board = table(lying("ryu", 2), lying("ken", 1), hand=3)
    for printed in (
        rules_table(GAME.rulebook, lang, options=GAME.options),
        offers_table(proposals(GAME, board), wording(GAME, lang, board)),
    ):
        text = shown(printed, width, terminal=True)
        assert max(map(cell_len, text.splitlines())) <= width


def test_offers_say_what_card_cost_and_why_not() -> None:
    """With its line; a legal one with its choices and cost, a blocked one with rule and remedy."""
    board = table(holds=["gor", "tsu"], hand=3, reserve=4)
    offers = offers_table(proposals(GAME, board), wording(GAME, "en", board))
    lines = [" ".join(line.split()) for line in shown(offers).splitlines()]
    assert "s tsu @2 +* summon [Tsubuhi, Grain of Fire] 0" in lines
    gormus = "summon [Gormus, Roaring Horn] 5 BS-C4 pay 5 (cost 5 - reduction 0 + 0); paid 4"
    assert f"s gor+0 p4 {gormus}" in lines
    assert "s kag @2 p* +* summon [Kagaro, Ash Wing], if it is there 2" in lines
