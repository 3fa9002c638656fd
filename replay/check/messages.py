"""What checking says to people: each sentence in both languages, a line of `messages.tsv`."""

from pathlib import Path

from senpu.events.text import Lang, Text, table

MESSAGES = table(Path(__file__).with_name("messages.tsv"))


def filled(name: str, **facts: int | str) -> Text:
    """A message with facts put in, still in both languages."""
    return MESSAGES[name].filled(**facts)


def said(name: str, lang: Lang, **facts: int | str) -> str:
    """A message in a language."""
    return MESSAGES[name].said(lang, facts)
