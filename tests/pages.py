"""What must stand on the page of a notation, in any game."""

import re
from collections.abc import Iterator, Sequence

from senpu.events.notation.changes import NO_WORD, Changes
from senpu.events.notation.full import Lang
from senpu.events.notation.sheets import Heading, page
from senpu.events.notation.short import Tongue

SAID_BY = {"moves": ">", "": ""}
"""Signs that are no letters, by what they are typed as."""


def missing(parts: Sequence[Heading], tongue: Tongue, changes: Changes) -> list[str]:
    """The verbs, options, signs and changes that no row of a page shows."""
    rows = [row.typed for part in parts for row in part.rows]
    texts = [text for row in rows for text in re.findall(r"&[^&]*", row)]
    actions = [re.sub(r"&.*", "", row) for row in rows]
    return [
        *(verb for verb in tongue.shapes if not any(_begins(row, verb) for row in rows)),
        *_options(actions, tongue),
        *(sign for sign in tongue.signs
          if not any(SAID_BY.get(sign, sign) in row for row in (rows if sign == "&" else actions))),
        *(f"&{way.verb.key}" for way in changes.ways if not _shown(texts, way.verb.key)),
    ]  # fmt: skip


def assert_page(parts: Sequence[Heading], lang: Lang) -> None:
    """Every row in its language, no line wider than a terminal."""
    shown = page(parts, lang)
    for part in parts:
        assert all(row.typed in shown for row in part.rows)
        assert (part.ja if lang == "ja" else part.en) in shown
    assert max(map(len, shown.splitlines())) <= 80


def _begins(row: str, verb: str) -> bool:
    return re.match(rf"{re.escape(verb)}(?![a-z:-])", row) is not None


def _options(rows: Sequence[str], tongue: Tongue) -> Iterator[str]:
    """Behind their verb, or for themselves where several verbs have them."""
    for verb, shape in tongue.shapes.items():
        fitting = [row for row in rows if _begins(row, verb) or row.startswith("/")]
        for option in shape.options:
            if not any(f"/{option}" in row for row in fitting):
                yield f"{verb} /{option}"


def _shown(texts: Sequence[str], change: str) -> bool:
    """Whether a change stands behind `&`, or behind the card whose text did it."""
    word = r"& \w+ \w+>" if change == NO_WORD else rf"&(?: \w+ )?{change}(?![a-z])"
    return any(re.match(word, text) for text in texts)


def spread(row: str) -> list[str]:
    """`&kill &back elf` as what it stands for: each word with the card behind the last."""
    texts = [text.strip() for text in re.findall(r"&[^&]*", row)]
    words = re.compile(r"&[a-z]+")
    object = words.sub("", texts[-1], count=1)
    return [text + object if words.fullmatch(text) else text for text in texts]
