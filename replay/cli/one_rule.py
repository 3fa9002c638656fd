"""`senpu rules BS-C4`: one rule with its source, what asks it, and examples as they come out."""

from collections.abc import Iterable, Iterator

from senpu.events.cards.source import nfkc
from senpu.projections.fold import RECORD
from senpu.projections.game import Game, games
from senpu.projections.rules import Asked, Rule, Rulebook
from senpu.replay import messages
from senpu.replay.cli.answers import refusal
from senpu.replay.cli.words import language, say
from senpu.replay.examples import Shown, examples, shown
from senpu.replay.render_tables import FORCES, STANDINGS, defaults, option_told


def rules_named(number: str) -> Iterator[tuple[Game | None, Rule]]:
    """Each rule of that number, with its game; the record's own have none."""
    asked = nfkc(number).lower()
    books: list[tuple[Game | None, Rulebook]] = [(each, each.rulebook) for each in games().values()]
    for game, book in (*books, (None, RECORD)):
        yield from ((game, rule) for id, rule in book.rules().items() if id.lower() == asked)


def told(rule: Rule, game: Game | None) -> Iterator[str]:
    """A rule, line by line."""
    lang = language()
    yield f"{rule.id} {rule.gist.said(lang)}"
    yield f"  {rule.cite.source}, {rule.cite.locator} ({STANDINGS[rule.cite.standing].said(lang)})"
    yield f"  {FORCES[rule.force].said(lang)}"
    if rule.option:
        yield "  " + say(messages.RULE_OPTION, option=_option(rule, game))
    if rule.right:
        yield "  " + say(messages.RULE_RIGHT, right=rule.right.said(lang))
    if game:
        yield from _asked(rule, game)
        for example in examples(game.slug).get(rule.id, ()):
            yield ""
            yield from _example(shown(game, example))


def _option(rule: Rule, game: Game | None) -> str:
    return option_told(rule, defaults(game.options) if game else {}, language())


def _asked(rule: Rule, game: Game) -> Iterator[str]:
    """The actions and typed changes that are asked it, as a scribe types them."""
    book = game.rulebook
    asked = [event for event, kind in book.kinds.items() if _asks(rule, kind.asked.values())]
    asked += [change for change, row in book.changes.items() if _asks(rule, (row.asked,))]
    names = dict.fromkeys(
        (verb.ja if language() == "ja" else verb.en) for each in asked for verb in each.verbs[:1]
    )
    if names:
        yield "  " + say(messages.RULE_ASKED, actions=", ".join(filter(None, names)))


def _asks(rule: Rule, asked: Iterable[Asked]) -> bool:
    return any(rule in each.rules for each in asked)


def _example(example: Shown) -> Iterator[str]:
    game, lang = example.attempt.history.game, language()
    wanted = example.example
    ends = {"refused": messages.EXAMPLE_REFUSED, "legal": messages.EXAMPLE_LEGAL}
    yield say(ends.get(wanted.ends, messages.EXAMPLE_HAPPENS), line=wanted.line)
    if wanted.before:
        yield "  " + say(messages.EXAMPLE_AFTER, lines="  ".join(wanted.before))
    for step in example.attempt.steps:
        yield f"    {game.write(step.before, step.entry, lang)}"
    if example.declined:
        yield from (f"  {line}" for line in [*refusal(example.declined, game, lang)][1:-1])
