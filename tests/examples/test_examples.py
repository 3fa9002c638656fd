"""The examples that `senpu rules ID` shows: each comes out as it says, and every rule has them."""

import pytest

from examples.mining import kept, wanted
from senpu.projections.game import games
from senpu.replay.examples import Example, by_rule, examples, shown
from typed import senpu

EVERY = [
    pytest.param(slug, example, id=f"{slug}-{id}-{example.ends}")
    for slug in games()
    for id, found in examples(slug).items()
    for example in found
]


@pytest.mark.parametrize(("slug", "example"), EVERY)
def test_an_example_comes_out_as_it_says(slug: str, example: Example) -> None:
    """Refused by that rule; legal although asked by it; or something happens by it."""
    came = shown(games()[slug], example)
    if example.ends == "legal":
        assert came.declined is None
        book = games()[slug].rulebook
        asked = [id for s in came.attempt.steps for id in kept(book, s.before, s.entry.event)]
        assert example.rule in asked
    else:
        assert example.rule in [*by_rule(came)]


@pytest.mark.parametrize("slug", games())
def test_most_rules_have_their_examples(slug: str) -> None:
    """Three in four of what can be refused; random lines seldom lead to the rest."""
    rules = games()[slug].rulebook.rules()
    due = [
        (id, ends) for id, rule in rules.items() if rule.force == "forbids" for ends in wanted(rule)
    ]
    there = [(e.rule, e.ends) for found in examples(slug).values() for e in found]
    assert len(set(due) & set(there)) >= 0.75 * len(due)


@pytest.mark.parametrize("number", ["BS-C4", "bs-c4", "ＢＳ－Ｃ４"])
def test_a_rule_is_told_whole(number: str) -> None:
    """Gist, source, what is asked it, one line refused by it and one that keeps it."""
    told = senpu("rules", number).stdout
    for piece in (
        "no less than the payable cost",
        "official",
        "asked of: ",
        "refused: ",
        "legal: ",
    ):
        assert piece in told


def test_a_number_that_no_rule_has_is_refused() -> None:
    """Naming those like it."""
    done = senpu("rules", "BS-C44", lang="ja")
    assert (done.exit_code, "BS-C4" in done.stderr) == (2, True)
