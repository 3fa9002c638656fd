"""Completing what is being typed, in any game."""

import re
from collections.abc import Iterable, Iterator

from senpu.events.notation.line import normal
from senpu.projections.reading.catalogue import key

_ITEM = re.compile(r"(?:.*[|;(])?\s*(?:x\s*:|!)?\s*(?:\d+\.[12](?![\d.])\s*)?", re.I | re.S)


def being_typed(text: str) -> str | None:
    """The item at the end of a text, in ordinary letters, behind its marks and its turn; None
    inside braces and quotes."""
    line = normal(text)
    if line.quoted and (line.quoted[-1] or line.text[-1] in '{"《['):
        return None
    found = _ITEM.match(line.text)
    return line.text[found.end() if found else 0 :]


def ends(words: Iterable[str], begun: str) -> Iterator[str]:
    """What is missing of the words that begin so."""
    start = key(begun)
    for word in words:
        if key(word).startswith(start) and len(key(word)) > len(start):
            yield word[len(begun) :]
