"""How values of one kind are written in full text, and read again."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from senpu.events.base import Seat
from senpu.events.notation.full import NOTHING, Codec, Form, Lang, Names, literal, read, write
from senpu.events.notation.line import Scan, Unreadable, escaped, normal, unescaped
from senpu.events.notation.refs import Ref


def _number(scan: Scan, names: Names, lang: Lang) -> Any:
    found = scan.take(_NUMBER)
    return int(found[0]) if found else NOTHING


_NUMBER = re.compile(r"[+-]?\d+")


def _write_number(value: int, names: Names, lang: Lang) -> str:
    return str(value)


NUMBER = Codec(_write_number, _number)


def _no_words(value: bool, names: Names, lang: Lang) -> str:
    return ""


def _true(scan: Scan, names: Names, lang: Lang) -> Any:
    return True


FLAG = Codec(_no_words, _true)
"""True where its words stand."""
_ENTRY = re.compile(r"#?\s*(-?\d+)")


def _write_entry(value: int, names: Names, lang: Lang) -> str:
    return f"#{value}" if value >= 0 else str(value)


def _entry(scan: Scan, names: Names, lang: Lang) -> Any:
    found = scan.take(_ENTRY)
    return int(found[1]) if found else NOTHING


ENTRY = Codec(_write_entry, _entry)
"""The number of an entry; negative: so many back."""


def _told(scan: Scan, names: Names, lang: Lang) -> Any:
    text = scan.told()
    return NOTHING if text is None else text


def _tell(value: str, names: Names, lang: Lang) -> str:
    return f"「{escaped(value, '「」')}」" if lang == "ja" else f"{{{escaped(value)}}}"


TEXT = Codec(_tell, _told)
_QUOTED = re.compile(r'"([^"]*)"')
_PLAIN = re.compile(r"[^\s\"{}(),;|]+")


def quoted(text: str) -> str:
    """Any text in double quotes."""
    return f'"{escaped(text, chr(34))}"'


def _write_word(value: str, names: Names, lang: Lang) -> str:
    plain = _SAFE_WORD.fullmatch(value) and normal(value).text == value
    return value if plain else quoted(value)


_SAFE_WORD = re.compile(r"[\w?][\w.:?#+-]*")


def _word(scan: Scan, names: Names, lang: Lang) -> Any:
    if found := scan.take(_QUOTED):
        return unescaped(found[1])
    found = scan.take(_PLAIN)
    return found[0] if found else NOTHING


WORD = Codec(_write_word, _word)


def _seat(scan: Scan, names: Names, lang: Lang) -> Any:
    found = scan.take(_SEAT)
    return names.seat_of(1 if found[0] in ("P1", "先手") else 2) if found else NOTHING


_SEAT = re.compile(r"P[12]|先手|後手")


def say_seat(seat: Seat, names: Names, lang: Lang) -> str:
    """A player as readers call them: `P1`, `先手`."""
    side = names.side_of(seat)
    return f"P{side}" if lang == "en" else ("先手", "後手")[side - 1]


SEAT = Codec(say_seat, _seat)


_TITLE = re.compile(r"(\d\.)?([^\"《#?]+)(#\d+)?")


def named(
    say: Callable[[str, Names, Lang], str], mean: Callable[[Ref, Names], str], *, title: bool
) -> Codec:
    """Something by its name; a `title` stands in Japanese between 《》."""

    def write_ref(value: str, names: Names, lang: Lang) -> str:
        said = say(value, names, lang)
        plain = _TITLE.fullmatch(said) if title and lang == "ja" else None
        return f"{plain[1] or ''}《{plain[2]}》{plain[3] or ''}" if plain else said

    def read_ref(scan: Scan, names: Names, lang: Lang) -> Any:
        ref = names.take(scan)
        return NOTHING if ref is None else mean(ref, names)

    return Codec(write_ref, read_ref)


def _card(*, fielded: bool, title: bool) -> Codec:
    return named(
        lambda value, names, lang: names.said(value, lang, fielded=fielded),
        lambda ref, names: names.meant(ref, fielded=fielded),
        title=title,
    )


CARD = _card(fielded=False, title=True)
"""A card by its number, in Japanese between 《》."""
FIELD = _card(fielded=True, title=False)
"""A field card, or any other card where none of that name lies on the field."""
TITLE = _card(fielded=True, title=True)
"""As FIELD, between 《》: the card an entry is about."""


def choice(words: Mapping[Any, tuple[str, str]]) -> Codec:
    """One of some values, each by its words in Japanese and English; others in quotes."""

    def write_choice(value: Any, names: Names, lang: Lang) -> str:
        if value not in words:
            return quoted(str(value))
        return words[value][0 if lang == "ja" else 1]

    order = sorted(
        ((said, value) for value, both in words.items() for said in both),
        key=lambda pair: len(pair[0]),
        reverse=True,
    )

    def read_choice(scan: Scan, names: Names, lang: Lang) -> Any:
        for said, value in order:
            if scan.take(literal(said)):
                return value
        found = scan.take(_QUOTED)
        return unescaped(found[1]) if found else NOTHING

    return Codec(write_choice, read_choice)


def known_text(words: Mapping[str, tuple[str, str]]) -> Codec:
    """A text; those that are stored words stand without brackets, by what they mean."""
    known = choice(words)

    def write_text(value: str, names: Names, lang: Lang) -> str:
        return (known if value in words else TEXT).write(value, names, lang)

    def read_text(scan: Scan, names: Names, lang: Lang) -> Any:
        text = TEXT.read(scan, names, lang)
        return known.read(scan, names, lang) if text is NOTHING else text

    return Codec(write_text, read_text)


_AND = re.compile(r"と|and(?![A-Za-z])", re.I)


def listed(codec: Codec, empty: tuple[str, str] = ("なし", "none")) -> Codec:
    """Several values with 'and' between them; `empty` says that there is none."""

    def write_list(values: Any, names: Names, lang: Lang) -> str:
        said = [codec.write(value, names, lang) for value in values]
        return (" と " if lang == "ja" else " and ").join(said) or empty[lang == "en"]

    def read_list(scan: Scan, names: Names, lang: Lang) -> Any:
        if any(scan.take(literal(word)) for word in empty):
            return ()
        found: list[Any] = []
        while True:
            start = scan.at
            if found and not scan.take(_AND):
                break
            value = codec.read(scan, names, lang)
            if value is NOTHING:
                scan.at = start
                break
            found.append(value)
        return tuple(found) or NOTHING

    return Codec(write_list, read_list)


def nested(forms: Sequence[Form]) -> Codec:
    """A value with clauses of its own, in parentheses."""

    def read_nested(scan: Scan, names: Names, lang: Lang) -> Any:
        if not scan.take(_OPEN):
            return NOTHING
        value = read(scan, forms, names, {}, lang)
        if not scan.take(_CLOSE):
            raise scan.fail(f"「{scan.rest}」を読めません", f"cannot read {scan.rest!r}")
        return value

    def write_nested(value: Any, names: Names, lang: Lang) -> str:
        return f"({write(value, forms, names, lang)})"

    return Codec(write_nested, read_nested)


_OPEN = re.compile(r"\(")
_CLOSE = re.compile(r"\)")


def json_text(value: Any) -> str:
    """A JSON object, written so that it survives in a line."""
    plain = json.dumps(msgspec.to_builtins(value), separators=(",", ":"))
    return _STRINGS.sub(_without_braces, plain)


_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"')


def _without_braces(found: re.Match[str]) -> str:
    return found[0].replace("{", "\\u007b").replace("}", "\\u007d")


def _json(scan: Scan, names: Names, lang: Lang) -> Any:
    column = 0 if scan.done else scan.column
    inside = scan.braced()
    return NOTHING if inside is None else read_json(f"{{{inside}}}", column)


def read_json(text: str, column: int) -> Any:
    """A JSON object from text. Raises Unreadable."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(f"JSONではありません：{error}", f"not JSON: {error}", column) from None


def _write_json(value: Any, names: Names, lang: Lang) -> str:
    return json_text(value)


JSON = Codec(_write_json, _json)
