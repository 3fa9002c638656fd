"""Words in Japanese and English. Messages need no more than this of the projections."""

from collections.abc import Mapping
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


def texts(words: Mapping[str, tuple[str, str]]) -> dict[str, Text]:
    """Words in Japanese and English as texts."""
    return {word: Text(*said) for word, said in words.items()}


class _Shown(dict[str, Any]):
    def __missing__(self, name: str) -> str:
        return "?"
