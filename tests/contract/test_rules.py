"""Every game cites its rules, in both languages, and shows each of them by example."""

import re
import runpy
from collections.abc import Iterable
from pathlib import Path
from random import Random

import msgspec
import pytest

from nonsense import Maker
from senpu.events.log.codec import codec
from senpu.projections.fold import RECORD
from senpu.projections.game import Game, games
from senpu.projections.rules import Rule

TESTS = Path(__file__).parents[1]
KANA_OR_KANJI = re.compile(r"[぀-ヿ一-鿿]")
EXAMPLE = re.compile(r"(?P<rule>.+?)-(?P<end>passes|refused|switched)-(?P<story>[a-z0-9-]+)")

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def rules(game: Game) -> dict[str, Rule]:
    """The rules of a game and of the record."""
    return {**game.rulebook.rules(), **RECORD.rules()}


every_rule = pytest.mark.parametrize(
    ("game", "rule"),
    [
        pytest.param(game, rule, id=f"{slug}-{rule.id}")
        for slug, game in games().items()
        for rule in rules(game).values()
    ],
)


def examples(game: Game) -> Iterable[re.Match[str]]:
    """The ids of the rule examples of a game: `RULE-passes-STORY` and so on."""
    for path in sorted((TESTS / game.slug).glob("test_rules_*.py")):
        for id in runpy.run_path(str(path))["CASES"]:
            found = EXAMPLE.fullmatch(id)
            assert found, f"{path.name}: {id}"
            yield found


Shown = dict[str, dict[str, set[str]]]
"""By game and rule, how its examples end."""


@pytest.fixture(scope="module")
def shown() -> Shown:
    """All examples of all games."""
    table: Shown = {slug: {} for slug in games()}
    for slug, game in games().items():
        for found in examples(game):
            table[slug].setdefault(found["rule"], set()).add(found["end"])
    return table


@every_rule
def test_a_rule_passes_and_refuses_by_example(game: Game, rule: Rule, shown: Shown) -> None:
    """Both are found by `pytest -k ID`; a rule that can be switched off is shown so too."""
    wanted = {"passes", "refused", *(["switched"] if rule.option else [])}
    assert shown[game.slug].get(rule.id, set()) == wanted


@every_game
def test_examples_are_of_rules_that_exist(game: Game, shown: Shown) -> None:
    """No example outlives its rule."""
    assert shown[game.slug].keys() <= rules(game).keys()


@every_rule
def test_a_rule_is_said_and_cited(game: Game, rule: Rule) -> None:
    """Gist in Japanese and English, a source and a place in it; what would be right in both."""
    del game
    for words in (rule.gist, rule.right):
        if words is not None:
            assert KANA_OR_KANJI.search(words.ja)
            assert words.en and not KANA_OR_KANJI.search(words.en.translate(TERMS))
    assert rule.cite.source and rule.cite.locator
    assert rule.id == rule.id.strip() and " " not in rule.id


TERMS = str.maketrans("", "", "極神全転召手元")
"""Printed icons and words that English speaking players name in Japanese."""


@every_rule
def test_a_refusal_fills_its_sentence(game: Game, rule: Rule) -> None:
    """Every fact its `right` speaks of is among the facts it gives, and has a name in words."""
    for words in (rule.right.ja, rule.right.en) if rule.right else ():
        named = set(re.findall(r"(?<!\{)\{(\w+)\}", words))
        assert named <= {*rule.facts}
    if rule.id in game.rulebook.rules():
        assert {*rule.facts} <= game.words.keys()


@every_rule
def test_what_we_inferred_can_be_switched_off(game: Game, rule: Rule) -> None:
    """An inferred rule that forbids names an option of the game; no option is made up."""
    options = {field.name for field in msgspec.structs.fields(game.options)}
    assert not rule.option or rule.option in options
    if rule.cite.standing == "inferred" and rule.force == "forbids":
        assert rule.option


@every_game
def test_consequences_rest_on_rules(game: Game) -> None:
    """What a game says an event follows from is a rule of its own."""
    make = Maker(Random(1), ("x",))
    reasons = {game.because(make(kind)) for kind in codec(game.slug).events for _ in range(5)}
    assert reasons - {""} <= game.rulebook.rules().keys()
