"""What senpu raises where what was asked for cannot be done: one base, two languages."""

from typing import ClassVar


class SenpuError(Exception):
    """Why something cannot be done. The arguments of each kind are what its sentences name."""

    en: ClassVar[str] = "{0}"
    ja: ClassVar[str] = "{0}"

    def text(self, lang: str = "en") -> str:
        """The sentence for a person, `lang` being `ja` or `en`."""
        return (self.ja if lang == "ja" else self.en).format(*self.args)

    def __str__(self) -> str:
        return self.text()
