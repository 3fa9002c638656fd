"""What parsers and msgspec say about a text or a value, said to people in both languages."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec

from senpu.events.cards.source import Reason

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


def explain(error: msgspec.ValidationError, value: Any, kind: Any) -> Reason:
    """What is wrong with a `value` that should have been of the type `kind`."""
    where, ja, en = sentence(error, value, kind)
    where = where.lstrip(".")
    return Reason(f"{where} {ja}".strip(), f"{where} {en}".strip())


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
    choices = ", ".join(str(word) for word in _choices(kind) if word != "")
    ja, en = f"「{found[1]}」は使えません", f"{found[1]!r} is not one of the words"
    return (f"{ja}（{choices}）", f"{en}: {choices}") if choices else (ja, en)


def _missing(found: re.Match[str], _value: Any, _kind: Any) -> tuple[str, str]:
    return f"{found[1]} がありません", f"lacks {found[1]}"


def _unknown(found: re.Match[str], _value: Any, _kind: Any) -> tuple[str, str]:
    return f"{found[1]} という項目はありません", f"holds {found[1]}, which is not known here"


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


_PHRASES: Sequence[tuple[str, str, str]] = (
    # JSON
    ("Expecting value", "値があるはずの所です", "a value is due here"),
    ("Expecting property name", '"名前" があるはずの所です', 'a "name" is due here'),
    ("Expecting ':'", "「:」があるはずの所です", "a colon is due here"),
    ("Expecting ','", "「,」か閉じ括弧があるはずの所です",
     "a comma or a closing bracket is due here"),
    ("Expecting a name", "「\"名前\": 値」があるはずの所です",
     'a "name": and its value are due here'),
    ("Illegal trailing comma", "「,」が余分です", "there is a comma too many"),
    ("Name given twice", "同じ名前が2回あります", "a name is given twice"),
    ("Not closed", "一覧が閉じていません（ファイルが途中で切れているおそれ）",
     "the list is not closed; the file may be cut off"),
    ("No list", "カードの一覧（配列、または \"cards\" を持つオブジェクト）がありません",
     "no list of cards: neither a list nor an object with \"cards\""),
    ("Too deep", "入れ子が深すぎます", "is nested too deeply"),
    ("Extra data", "余分な文字があります", "there is text too much"),
    ("Invalid control character", "文字列の途中に改行か制御文字があります",
     "a line end or control character stands in a string"),
    ("Invalid \\", "「\\」の使い方が違います", "what follows the backslash is unknown"),
    # TOML
    ("Expected '='", "「名前 = 値」の「=」がありません", "the = between name and value is missing"),
    ("Invalid value", "値が読めません（文字列は \" で囲む）",
     "the value cannot be read; text stands in double quotes"),
    ("Invalid initial character for a key", "名前があるはずの所です", "a name is due here"),
    ("Invalid statement", "名前か [ があるはずの所です", "a name or [ is due here"),
    ("Unclosed array", "「]」で閉じていません", "a ] is missing"),
    ("Unclosed inline table", "「}」で閉じていません", "a } is missing"),
    ("Expected ']", "表の見出しが「]」で閉じていません",
     "the heading of a table is not closed by ]"),
    ("Expected newline", "1行に2つ以上あります", "more than one statement stands on the line"),
    ("Cannot overwrite a value", "同じ名前が2回あります", "a name is given twice"),
    ("Cannot declare", "同じ表が2回あります", "a table is given twice"),
    ("Duplicate inline table key", "同じ名前が2回あります", "a name is given twice"),
    ("Illegal character", "使えない文字があります", "a character is not allowed here"),
    ("Unescaped '\\'", "「\\」の使い方が違います", "what follows the backslash is unknown"),
    # both
    ("Unterminated string", "文字列が「\"」で閉じていません", "a text is not closed by its quote"),
    # CSV
    ("unexpected end of data", "「\"」が閉じていません", "a quote is not closed"),
    ("'", "「\"」の後に余分な文字があります", "text stands behind a closing quote"),
)  # fmt: skip
"""How a parser's sentence begins, and the same for people."""


def unreadable(form: str, said: str) -> Reason:
    """Why a text is not of a format; of a sentence that is not known, only that it is not."""
    ja, en = f"{form}として読めません", f"cannot be read as {form}"
    for begins, words_ja, words_en in _PHRASES:
        if said.startswith(begins):
            return Reason(f"{ja}：{words_ja}", f"{en}: {words_en}")
    return Reason(ja, en)
