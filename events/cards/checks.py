"""What is looked at in the printed facts of any game's cards."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, cast

from msgspec import Struct

from senpu.events.cards.forms import C, Fault, fault
from senpu.events.text import Text


def found(
    checks: Mapping[str, Callable[[C], object]], texts: Mapping[str, Text], card: C
) -> Iterator[Fault]:
    """What holds of a card: each check is named by its field and why, its text has it at `{0}`."""
    for name, holds in checks.items():
        if holds(card):
            field, said = name.partition(" ")[0], texts[name]
            yield fault(field, said.ja.format(card), said.en.format(card))


def within(fact: object, name: str = "") -> Iterator[tuple[str, object]]:
    """A fact and all that lies in it, each with the name of the field it stands in."""
    yield name, fact
    inner: Iterable[tuple[str, object]] = ()
    if isinstance(fact, Struct):
        inner = ((field, getattr(fact, field)) for field in fact.__struct_fields__)
    elif isinstance(fact, Mapping):
        inner = ((name, value) for value in cast(Mapping[str, Any], fact).values())
    elif isinstance(fact, tuple):
        inner = ((name, value) for value in fact)
    for field, value in inner:
        yield from within(value, field)


def below_zero(card: Struct, signed: Collection[str]) -> Iterator[Fault]:
    """Numbers that cannot be below 0, as most cannot; not those in fields named `signed`."""
    for field in card.__struct_fields__:
        for name, n in within(getattr(card, field), field):
            if isinstance(n, int) and n < 0 and name not in signed:
                yield fault(field, f"{n}は負の数です", f"{n} is below 0")
