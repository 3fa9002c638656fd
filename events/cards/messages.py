"""What parsers and msgspec say about a text or a value, said to people in both languages."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from senpu.events.cards.nearest import near, words_of
from senpu.events.text import Text, table

_WORDS = {
    "int": ("整数", "a whole number"),
    "bool": ("true か false", "true or false"),
    "str": ("文字列", "text"),
    "float": ("小数", "a decimal number"),
    "object": ("名前と値の組", "names and values"),
    "array": ("配列", "a list"),
    "null": ("空", "nothing"),
}

_PATH = re.compile(r" - at `(?:key` in `)?\$?([^`]*)`$")
"""Where inside the field: ` - at `$[0].cores``."""


def explain(error: msgspec.ValidationError, value: Any, kind: Any) -> Text:
    """What is wrong with a `value` that should have been of the type `kind`."""
    where, ja, en = sentence(error, value, kind)
    where = where.lstrip(".")
    return Text(f"{where} {ja}".strip(), f"{where} {en}".strip())


def sentence(error: msgspec.ValidationError, value: Any, kind: Any) -> tuple[str, str, str]:
    """Where inside a `value` of the type `kind` something is wrong (`.levels[0]`), and what."""
    said = str(error)
    path = _PATH.search(said)
    where = path[1] if path else ""
    message = said[: path.start()] if path else said
    return where, *_sentence(message, value if not where else None, kind)


def _sentence(message: str, value: Any, kind: Any) -> tuple[str, str]:
    for pattern, say in _SENTENCES:
        if found := re.match(pattern, message):
            return say(found, value, kind)
    return message, message


def _expected(found: re.Match[str], value: Any, _kind: Any) -> tuple[str, str]:
    wants = [_WORDS.get(word, (word, word)) for word in found[1].split(" | ") if word != "null"]
    got_ja, got_en = _WORDS.get(found[2], (found[2], found[2]))
    if isinstance(value, str):
        got_ja, got_en = f"「{value}」", repr(value)
    want_ja, want_en = "・".join(ja for ja, _ in wants), " or ".join(en for _, en in wants)
    return f"{want_ja}が必要ですが{got_ja}です", f"should be {want_en}, is {got_en}"


def _not_a_choice(found: re.Match[str], _value: Any, kind: Any) -> tuple[str, str]:
    words = [str(word) for word in _choices(kind) if word != ""]
    near_ja, near_en = near(found[1], words)
    choices = ", ".join(words)
    ja, en = (
        f"「{found[1]}」は使えません{near_ja}",
        f"{found[1]!r} is not one of the words{near_en}",
    )
    return (f"{ja}（{choices}）", f"{en}: {choices}") if choices else (ja, en)


def _missing(found: re.Match[str], _value: Any, _kind: Any) -> tuple[str, str]:
    return f"{found[1]} がありません", f"lacks {found[1]}"


def _unknown(found: re.Match[str], _value: Any, kind: Any) -> tuple[str, str]:
    near_ja, near_en = near(found[1], words_of(kind))
    ja, en = f"{found[1]} という項目はありません", f"holds {found[1]}, which is not known here"
    return f"{ja}{near_ja}", f"{en}{near_en}"


_Sentence = Callable[[re.Match[str], Any, Any], tuple[str, str]]
_SENTENCES: tuple[tuple[str, _Sentence], ...] = (
    (r"Expected `(.+)`, got `(.+)`", _expected),
    (r"Invalid enum value '?(.*?)'?$", _not_a_choice),
    (r"Object missing required field `(.+)`", _missing),
    (r"Object contains unknown field `(.+)`", _unknown),
)


def _choices(kind: Any) -> Iterator[Any]:
    """The words of the first choice inside a type."""
    if get_origin(kind) is Literal:
        yield from get_args(kind)
        return
    for inner in get_args(kind):
        words = list(_choices(inner))
        if words:
            yield from words
            return


_PHRASES = table(Path(__file__).with_name("phrases.tsv"))
"""How a parser's sentence begins, and the same for people."""


def unreadable(form: str, said: str) -> Text:
    """Why a text is not of a format; of a sentence that is not known, only that it is not."""
    ja, en = f"{form}として読めません", f"cannot be read as {form}"
    for begins, words in _PHRASES.items():
        if said.startswith(begins):
            return Text(f"{ja}：{words.ja}", f"{en}: {words.en}")
    return Text(ja, en)
