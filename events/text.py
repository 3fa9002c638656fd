"""Words in Japanese and English."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

Lang = Literal["ja", "en"]


class Text(Struct, frozen=True):
    """The same words in Japanese and English."""

    ja: str
    en: str

    def said(self, lang: Lang, facts: Mapping[str, int | str] | None = None) -> str:
        """The text in a language, with facts put where `{name}` stands."""
        words = self.ja if lang == "ja" else self.en
        return words.format_map(_Shown(facts)) if facts else words

    def filled(self, **facts: int | str) -> "Text":
        """The text with facts put in, still in both languages."""
        return Text(self.said("ja", facts), self.said("en", facts))


def texts(words: Mapping[str, tuple[str, str]]) -> dict[str, Text]:
    """Words in Japanese and English as texts."""
    return {word: Text(*said) for word, said in words.items()}


def table(path: Path) -> Mapping[str, Text]:
    """Texts by name, from a file with a line each: the name, Japanese, English, between tabs."""
    lines = (line.split("\t") for line in path.read_text("utf-8").splitlines())
    return {name: Text(ja, en) for name, ja, en, *_ in lines}


class _Shown(dict[str, Any]):
    def __missing__(self, name: str) -> str:
        return "?"
