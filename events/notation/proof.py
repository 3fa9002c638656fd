"""The proof that a game's events and typed changes say all that text needs, asked at import.

It sees what was left out or contradicts itself, and names it. What it cannot see is a part that
should not be typed with a verb, a wrong order, a word that is a card's name too: those are for
examples.
"""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from senpu.events.parts import NEVER, Declared, Part, Verb, acts, parts_of


class Unwritten(TypeError):
    """What a game's events leave unsaid."""


class Known(NamedTuple):
    """What there is for parts to name: kinds that can be `written`, the `signs` somebody reads,
    kinds that are `meant` on a board."""

    written: Collection[str]
    signs: Collection[str]
    meant: Collection[str]


def prove(
    events: Iterable[type[Declared]],
    of_events: Known,
    changes: Iterable[type[Declared]],
    of_changes: Known,
) -> None:
    """That every event and every typed change can be typed, written and read.

    Raises Unwritten with everything that is missing.
    """
    found = (*gaps(events, of_events), *gaps(changes, of_changes))
    if found:
        raise Unwritten("; ".join(found))


def gaps(kinds: Iterable[type[Declared]], known: Known) -> tuple[str, ...]:
    """What is missing or contradicts itself, each as a sentence that begins with its struct."""
    kinds = tuple(kinds)
    return (*_keys(kinds), *(gap for kind in kinds for gap in _of(kind, known)))


def _keys(kinds: Iterable[type[Declared]]) -> Iterator[str]:
    """No two verbs are typed alike, none is read as two structs."""
    typed: dict[str, str] = {}
    labels: dict[str, str] = {}
    for kind in kinds:
        for verb in kind.verbs:
            words = () if verb.option else verb.words.split()
            for word in filter(None, (verb.key, *words)):
                yield from _twice(typed, kind, word, "typed")
            for label in filter(None, (verb.ja, verb.en)):
                yield from _twice(labels, kind, label, "written")


def _twice(seen: dict[str, str], kind: type[Declared], word: str, how: str) -> Iterator[str]:
    owner = seen.setdefault(word, kind.__name__)
    if owner != kind.__name__:
        yield f"{kind.__name__}: {word!r} is {how} for {owner} already"


def _of(kind: type[Declared], known: Known) -> Iterator[str]:
    name = kind.__name__
    if not kind.verbs:
        yield f"{name}: no verb"
        return
    if not any(verb.ja or verb.en for verb in kind.verbs):
        yield f"{name}: no verb is written"
    for verb in kind.verbs:
        yield from (f"{name}, verb {verb.key!r}: {gap}" for gap in _verb(kind, verb, known))
    parts = parts_of(kind)
    for field in kind.__struct_fields__:
        if field not in parts and not _goes_without(kind, field):
            yield f"{name}.{field}: no part"
    for field, part in parts.items():
        yield from (f"{name}.{field}: {gap}" for gap in _part(kind, field, part, known))


def _goes_without(kind: type[Declared], field: str) -> bool:
    """Who acts stands before the line; what each written verb fixes is said by it."""
    said = [verb for verb in kind.verbs if verb.ja]
    return (field == "player" and acts(kind)) or all(field in verb.fixed for verb in said)


def _verb(kind: type[Declared], verb: Verb, known: Known) -> Iterator[str]:
    if bool(verb.ja) != bool(verb.en) or bool(verb.meaning[0]) != bool(verb.meaning[1]):
        yield "in one language only"
    if not verb.key and not verb.ja:
        yield "neither typed nor written"
    if verb.key and not verb.ja and not verb.meaning[0] and not verb.fixed and not verb.usual:
        yield "nothing says what it means"
    named = (*verb.fixed, *verb.usual, *filter(None, (verb.when,)))
    written = (field for field, part in verb.parts.items() if part is None or part.written)
    for field in (*named, *written):
        if field not in kind.__struct_fields__:
            yield f"there is no field {field!r}"
    for field, part in verb.parts.items():
        if part is not None:
            yield from (f"{field}: {gap}" for gap in _part(kind, field, part, known))
    for sign, hint in verb.hints.items():
        if sign not in known.signs:
            yield f"a hint for {sign!r}, which is read by nobody"
        if not all(hint):
            yield f"the hint for {sign!r} in one language only"


def _part(kind: type[Declared], field: str, part: Part, known: Known) -> Iterator[str]:
    if bool(part.ja) != bool(part.en) or ("{}" in part.ja) != ("{}" in part.en):
        yield "in one language only"
    if part.written and part.fills not in known.written:
        yield f"{part.fills!r} is written by nobody"
    order = kind.order.split()
    if part.written and order and field not in order:
        yield "has no place in the order"
    if part.sign == NEVER:
        return
    for sign in part.signs:
        if sign not in known.signs:
            yield f"the sign {sign!r} is read by nobody"
    if part.fills not in known.meant:
        yield f"{part.fills!r} has no meaning on a board"
