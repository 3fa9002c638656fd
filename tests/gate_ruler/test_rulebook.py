"""The rulebook of Gate Ruler: every number of chapter 7, what we inferred, what a refusal says."""

import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from gate_language import given
from gate_table import GAME, drop, overdrive, passing, side, summon
from language import decided
from senpu.projections.game import games
from senpu.projections.gate_ruler.options import Options
from senpu.projections.rules import Accepted, Lang, Refused
from senpu.replay.cli import cli
from senpu.replay.render_words import wording

SEED = Path(__file__).parents[3] / "shared" / "seeds" / "gate_ruler_chapter_7.txt"
NUMBERS = """
7-1a 7-1b 7-1b-1 7-2a 7-2a-1 7-2a-2 7-2a-2a 7-2b 7-3a 7-3a-1 7-4a 7-5a 7-5a-1 7-5a-2 7-5b 7-6a
7-6a-1 7-7a 7-8a 7-9a 7-9b 7-10a 7-10b 7-10b-1 7-10b-2 7-10b-3 7-10c
"""
CHAPTER_7 = NUMBERS.split()
RULES = GAME.rulebook.rules()
SWITCHES = [field.name for field in msgspec.structs.fields(Options) if field.type is bool]
LINKED = given(A=side(drive=["UOD^"], overdrives=["d1"]))


@pytest.mark.parametrize("number", CHAPTER_7)
def test_a_number_of_chapter_7_is_a_rule(number: str) -> None:
    """Under its own number, as the maker published it."""
    assert RULES[number].cite.standing == "official"
    assert RULES[number].cite.locator.startswith(number)
    assert RULES[number].cite.source == GAME.rulebook.source.name


@pytest.mark.skipif(not SEED.exists(), reason="the shared folder is absent")
def test_no_number_of_the_text_is_missing() -> None:
    """The numbers are those of the text itself."""
    numbered = re.findall(r"^\s*(7-\d+[a-z][\w-]*)\.", SEED.read_text(encoding="utf-8"), re.M)
    assert numbered == CHAPTER_7


def test_what_has_no_number_is_marked() -> None:
    """An x behind a number, or GR: nobody looks it up in vain."""
    ours = [rule for rule in RULES.values() if "-x" in rule.id or rule.id.startswith("GR-")]
    assert {rule.id for rule in RULES.values() if rule.cite.source.startswith("reading")} <= {
        *(rule.id for rule in ours), "9-3b", "4-3a-3", "1-4b-1",
    }  # fmt: skip
    assert not {rule.id for rule in ours} & {*CHAPTER_7}


@pytest.mark.parametrize("option", SWITCHES)
def test_an_option_is_a_reading_of_ours_that_is_listed(option: str) -> None:
    """`senpu rules --inferred` names it, with how it stands by default."""
    rules = [rule for rule in RULES.values() if rule.option == option]
    assert rules
    assert all(rule.cite.standing == "inferred" for rule in rules)
    done = CliRunner().invoke(
        cli, ["rules", "--game", "gate_ruler", "--inferred", "--lang", "en"], terminal_width=400
    )
    state = "on" if getattr(Options(), option) else "off"
    assert re.search(rf"\b{option} = {state}\b", done.stdout), done.stdout


SAID: dict[Lang, tuple[str, str]] = {
    "en": (
        "7-1b-1 a drive-zone card is played only while no overdrive ability linked to it is there",
        "7-2a-2a while the overdrive ability is in the drive zone its card is not played",
    ),
    "ja": (
        "7-1b-1 ドライブゾーンのカードは、関連付けられたオーバードライブ能力がそこにない時だけ",
        "7-2a-2a オーバードライブ能力がドライブゾーンにある間、公開したそのカードはプレイできない",
    ),
}
WAYS: dict[Lang, tuple[str, str]] = {"en": ("(k)", "(k-)"), "ja": ("（k）", "（k-）")}


@pytest.mark.parametrize("lang", SAID)
def test_a_card_below_its_overdrive_is_refused_with_both_ways_on(lang: Lang) -> None:
    """Both rules are cited together, with the card, its overdrive and what is to be typed."""
    board = LINKED.reached()
    decision = decided(board, summon("d1"), GAME)
    assert isinstance(decision, Refused)
    lines = wording(GAME, lang, board).lines(decision.breaches)
    assert len(lines) == 4
    for line, ways, gist in zip(lines[::2], lines[1::2], SAID[lang], strict=True):
        assert line.startswith(gist)
        assert all(way in ways for way in WAYS[lang])
        assert "{" not in line + ways


def test_both_ways_on_lead_to_the_card() -> None:
    """Played and resolved, or removed: then the card may be played."""
    for way in ((overdrive(), passing("A"), passing("B")), (drop(),)):
        assert isinstance(decided(LINKED.after(*way).reached(), summon("d1"), GAME), Accepted)


def test_a_refusal_names_nothing_unknown() -> None:
    """No sentence of any rule is left with a blank where a fact belongs."""
    for rule in GAME.rulebook.rules().values():
        for lang in ("ja", "en"):
            facts = dict.fromkeys(rule.facts, "left")
            said = rule.right.said(lang, facts) if rule.right else ""
            assert "?" not in said and "{" not in said, rule.id
    assert "gate_ruler" in games()
