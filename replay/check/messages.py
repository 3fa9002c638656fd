"""What checking says to people: each sentence in both languages, a line of `messages.tsv`."""

from collections.abc import Mapping
from importlib.resources import files

from senpu.projections.rules import Lang, Text

_LINES = (files(__package__) / "messages.tsv").read_text("utf-8").splitlines()
MESSAGES: Mapping[str, Text] = {
    name: Text(ja, en) for name, ja, en in (line.split("\t") for line in _LINES)
}


def filled(name: str, **facts: int | str) -> Text:
    """A message with facts put in, still in both languages."""
    text = MESSAGES[name]
    return Text(text.said("ja", facts), text.said("en", facts))


def said(name: str, lang: Lang, **facts: int | str) -> str:
    """A message in a language."""
    return MESSAGES[name].said(lang, facts)
