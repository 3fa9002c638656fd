"""What is looked at in the printed facts of any game's cards."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, cast

from msgspec import Struct

from senpu.events.cards.forms import C, Fault, fault
from senpu.events.cards.source import nfkc
from senpu.events.text import Text

LARGEST = 1_000_000
"""No number printed on a card comes near."""


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
        inner = ((name, value) for value in cast(tuple[object, ...], fact))
    for field, value in inner:
        yield from within(value, field)


def impossible(card: Struct, signed: Collection[str]) -> Iterator[Fault]:
    """Numbers that no card has, or that are below 0, as only those in fields named `signed` are."""
    for field in card.__struct_fields__:
        for name, n in within(getattr(card, field), field):
            if isinstance(n, int) and abs(n) > LARGEST:
                yield fault(field, "ありえない大きさの数です", "is a number no card has")
            elif isinstance(n, int) and n < 0 and name not in signed:
                yield fault(field, f"{n}は負の数です", f"{n} is below 0")


def nearly_others(
    cards: Mapping[str, C], field: str, words: Callable[[C], Iterable[str]]
) -> Iterator[tuple[str, Fault]]:
    """A word that one card alone has and that is nearly one that several others have."""
    times = Counter(word for card in cards.values() for word in set(words(card)))
    often = [word for word, n in times.items() if n > 1]
    for number, card in cards.items():
        for word in (word for word in words(card) if times[word] == 1):
            if other := like(word, often):
                ja = f"「{word}」はこのカードだけです（近いもの：{other}）"
                yield number, fault(field, ja, f"no other card has {word} (nearest: {other})")


def like(word: str, known: Iterable[str]) -> str:
    """The one of some words that another is probably meant to be, or nothing."""
    plain = {_plain(each): each for each in known if each != word}
    return next((plain[each] for each in get_close_matches(_plain(word), plain, 1, 0.8)), "")


def _plain(word: str) -> str:
    """A word without what is easily mistaken: width, case, characters that look alike."""
    return nfkc(word).lower().translate(_ALIKE)


_ALIKE = str.maketrans("入八竜獸戰靈劍劒未曰ニカロエタ", "人人龍獣戦霊剣剣末日二力口工夕")
"""竜人 and 竜入, 戦獣 and 戰獸: to a scanner or a tired eye the same."""
