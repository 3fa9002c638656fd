"""What verdicts call facts and values: tables of words that a player reads.

`facts.tsv` names the attributes that rules state as facts, `words.tsv` of a game the stored words
that stand in them.
"""

from pathlib import Path

from senpu.events.text import Text, table

SHARED, SAID = (table(Path(__file__).with_name(name)) for name in ("facts.tsv", "words.tsv"))


def tables(words: str) -> tuple[dict[str, Text], dict[str, Text]]:
    """The facts and the words of the game whose module of words lies in this file."""
    place = Path(words)
    facts = {**SHARED, **table(place.with_name("facts.tsv"))}
    return facts, {**SAID, **table(place.with_name("words.tsv"))}
