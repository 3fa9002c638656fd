"""What could follow the text typed so far: verbs, cards, hosts, places, levels, options.

The candidates are those the text would be read with, so whatever is offered is understood.
"""

import re
from collections.abc import Iterator

from senpu.events.notation.battle_spirits.short import VERBS, WORDS, verb_of
from senpu.projections.battle_spirits.board import Board, printed
from senpu.projections.battle_spirits.reading import slots
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.reading.catalogue import key
from senpu.projections.reading.completion import being_typed, ends

_WORDS = "|".join(sorted(WORDS, key=len, reverse=True))
_VERB = re.compile(rf"({_WORDS}|[{VERBS}])\s*(.*)", re.S | re.I)
_TEXT = re.compile(r"&\s*([\w.]*)")
_OBJECT = re.compile(r"(\w*)(.*)", re.S)
_LAST = re.compile(r".*?([>@/<^:]|(?<![^\s])p|\+|(?<=\s))([\w.]*)", re.S)


_FROM_HAND = "/a"
"""What says that an effect is used from the hand: accel."""


def complete(board: Board, text: str) -> tuple[str, ...]:
    """What could follow, each to be appended as it is; nothing inside braces and quotes."""
    typed = being_typed(text)
    return () if typed is None else tuple(dict.fromkeys(_follow(Naming(board), typed)))


def _follow(naming: Naming, typed: str) -> Iterator[str]:
    found = _VERB.fullmatch(typed)
    source = _TEXT.fullmatch(typed)
    if not typed:
        yield from _verbs(naming)
    elif source:
        yield from ends(_everything(naming), source[1])
    elif found:
        yield from _action(naming, verb_of(found[1]), found[2])


def _verbs(naming: Naming) -> Iterator[str]:
    """The verbs for which there is a card, and the end of the step."""
    for verb in VERBS:
        burst = any(side.burst for side in naming.board.sides.values())
        if verb in "cu" or (burst if verb == "U" else any(_objects(naming, verb))):
            yield verb if verb in "uU" else f"{verb} "
    yield from ("/", "//", "=")


def _action(naming: Naming, verb: str, typed: str) -> Iterator[str]:
    found = _OBJECT.fullmatch(typed)
    word, rest = (found[1], found[2]) if found else (typed, "")
    if rest:
        yield from _behind(naming, verb, word, rest)
        return
    yield from ends(_objects(naming, verb), word)
    if verb in "bje" and word and naming.is_card(word):
        yield ">"


def _objects(naming: Naming, verb: str) -> Iterator[str]:
    """The cards, or of `c` the places, that may stand behind a verb."""
    if verb == "c":
        yield from _places(naming)
    elif verb in slots.FIELD:
        yield from _field(naming, slots.FIELD[verb])
    if verb in slots.HAND:
        for number in slots.in_hand(naming, slots.HAND[verb]):
            yield naming.called(number) + (_FROM_HAND if verb == "f" else "")


def _field(naming: Naming, fits: slots.Fits) -> Iterator[str]:
    for card in naming.board.sides[naming.seat].field.values():
        if fits(card):
            yield naming.typed(card.id)


def _places(naming: Naming) -> Iterator[str]:
    side = naming.board.sides[naming.seat]
    yield from ["r"] if side.reserve else []
    for card in side.field.values():
        if card.cores:
            yield naming.typed(card.id)


def _behind(naming: Naming, verb: str, word: str, rest: str) -> Iterator[str]:
    """What may follow a sign behind the card."""
    found = _LAST.fullmatch(rest)
    if not found:
        return
    sign, begun = found[1], found[2]
    if sign == ">":
        yield from ends(_aims(naming, verb, word), begun)
    elif sign == "@":
        yield from ends(_levels(naming, word), begun)
    elif sign == "/":
        yield from ends(slots.OPTIONS.get(verb, ""), begun)
    elif sign in ("p", "+"):
        yield from ends(_places(naming), begun)
    elif sign in ("<", "^"):
        wanted: slots.Fits = (lambda card: bool(card.hosts)) if sign == "^" else (lambda card: True)
        yield from ends(_field(naming, wanted), begun)
    elif sign == ":":
        yield from ends(_everything(naming), begun)


def _aims(naming: Naming, verb: str, word: str) -> Iterator[str]:
    """Hosts of a brave, places of moved cores, else whatever lies on the table."""
    if verb == "c":
        yield from () if key(word) == "r" else ("r",)
        yield from _field(naming, lambda card: card.card.takes_cores)
    elif verb in "bje":
        yield from _hosts(naming, verb, word)
    else:
        yield from _everything(naming)


def _hosts(naming: Naming, verb: str, word: str) -> Iterator[str]:
    numbers = [
        number for number in naming.board.book.cards
        if key(naming.board.book.names.get(number, number)).startswith(key(word))
    ]  # fmt: skip
    braves = [printed(naming.board, number) for number in numbers]
    for brave in braves:
        if brave.type == "brave":
            yield from _field(naming, slots.takes(brave, None))


def _everything(naming: Naming) -> Iterator[str]:
    for side in naming.board.sides.values():
        for id in side.field:
            yield naming.typed(id)


def _levels(naming: Naming, word: str) -> Iterator[str]:
    number = naming.catalogue.exact.get(key(word), "")
    for line in printed(naming.board, number).levels:
        yield str(line.level)
