"""Full text: one table of clauses for each kind of event, from which it is written and read.

A `Form` is a label and clauses in both languages; a `Clause` is a field, the words around its
value, and the codec that writes the value and reads it again. Writer and reader use the same
tables, so they cannot drift apart. The label found says which language the clauses are in.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from senpu.events.base import Seat
from senpu.events.notation.line import Scan, Unreadable, escaped, normal, unescaped
from senpu.events.notation.refs import Ref, take_ref

Lang = Literal["ja", "en"]


class Names(Protocol):
    """What only a board knows: how cards are called, which seat a side is."""

    def said(self, what: str, lang: Lang, *, fielded: bool) -> str:
        """How a card (by number or handle) or field card (by id) is written."""
        ...

    def meant(self, ref: Ref, *, fielded: bool) -> str:
        """The number or id of what was written. Raises Unreadable."""
        ...

    def side_of(self, seat: Seat) -> int:
        """1 for the first player, 2 for the other."""
        ...

    def seat_of(self, side: int) -> Seat:
        """The other way round."""
        ...


class Codec(NamedTuple):
    """How a value is written and read; `read` gives NOTHING where none stands."""

    write: Callable[[Any, Names, Lang], str]
    read: Callable[[Scan, Names, Lang], Any]


class _Nothing:
    """No value was found."""


NOTHING = _Nothing()


class Clause(NamedTuple):
    """A field and its words: the value stands at `{}`; without it the words alone mean true.

    `joined` to what is before without a comma; `always` written even with its default value;
    an `outcome` is written, but left out when read, since deciding gives it again.
    """

    field: str
    ja: str
    en: str
    codec: Codec
    joined: bool = False
    always: bool = False
    outcome: bool = False


class Form(NamedTuple):
    """How one kind of value is written. `fixed` are fields the label says by itself; `when` names
    a field that must be set for this form; `actor`: whoever acts is written before the label."""

    type: type[Any]
    ja: str
    en: str
    clauses: tuple[Clause, ...] = ()
    fixed: Mapping[str, Any] = {}
    when: str = ""
    actor: bool = False

    def label(self, lang: Lang) -> str:
        """The label in a language."""
        return self.ja if lang == "ja" else self.en


LANGS: tuple[Lang, Lang] = ("ja", "en")


@cache
def literal(words: str) -> re.Pattern[str]:
    """Words as they are found in a line: any blanks between them, whole words only."""
    parts = [re.escape(part) for part in normal(words).text.split()]
    pattern = r"\s*".join(parts)
    border = r"(?![A-Za-z])" if words and words[-1].isascii() and words[-1].isalpha() else ""
    return re.compile(pattern + border, re.I)


_BETWEEN = re.compile(r"[,;\s]*")


# Writing


def write(value: Any, forms: Sequence[Form], names: Names, lang: Lang) -> str:
    """A value in full text, by the first form that fits it, without its actor."""
    form = form_of(value, forms)
    text = form.label(lang)
    loose = False
    for clause in form.clauses:
        worded = _worded(value, clause, names, lang)
        if worded:
            text += _joint(clause, lang, loose) + worded
            loose = loose or not clause.joined
    return text


def form_of(value: Any, forms: Sequence[Form]) -> Form:
    """The form a value is written in. Raises LookupError if there is none."""
    for form in forms:
        fits = form.type is type(value) and all(
            getattr(value, name) == fixed for name, fixed in form.fixed.items()
        )
        if fits and (not form.when or getattr(value, form.when)):
            return form
    raise LookupError(f"no form for {type(value).__name__}")


def _joint(clause: Clause, lang: Lang, loose: bool) -> str:
    if clause.joined:
        return " " if lang == "en" and not clause.en.startswith(":") else ""
    if lang == "en":
        return ", "
    return " " if loose else "　"


def _worded(value: Any, clause: Clause, names: Names, lang: Lang) -> str:
    held = getattr(value, clause.field)
    if not clause.always and held == _defaults(type(value)).get(clause.field, NOTHING):
        return ""
    words = clause.ja if lang == "ja" else clause.en
    return words.replace("{}", clause.codec.write(held, names, lang)) if "{}" in words else words


_DEFAULTS: dict[type[Any], Mapping[str, Any]] = {}


def _defaults(kind: type[Any]) -> Mapping[str, Any]:
    """The default values of a struct's fields, worked out once."""
    if kind not in _DEFAULTS:
        fields = msgspec.structs.fields(kind)
        made = {f.name: f.default_factory() for f in fields if callable(f.default_factory)}
        given = {f.name: f.default for f in fields if f.default is not msgspec.NODEFAULT}
        _DEFAULTS[kind] = made | given
    return _DEFAULTS[kind]


# Reading


def read(
    scan: Scan, forms: Sequence[Form], names: Names, given: Mapping[str, Any], lang: Lang = "ja"
) -> Any:
    """The value written here, with some fields `given`. Raises Unreadable.

    `lang` is the language of a form without a label.
    """
    form, lang = _labelled(scan, forms, lang)
    column = scan.column
    found = {**given, **form.fixed, **_clauses(scan, form, names, lang)}
    known = {field.name for field in msgspec.structs.fields(form.type)}
    try:
        return form.type(**{name: value for name, value in found.items() if name in known})
    except TypeError as error:
        raise Unreadable(
            f"「{form.ja}」に足りないものがあります（{error}）",
            f"something is missing of {form.en!r}: {error}",
            column,
        ) from None


def _labelled(scan: Scan, forms: Iterable[Form], inherited: Lang) -> tuple[Form, Lang]:
    """The form with the longest label that stands here, and the language of that."""
    hits: list[tuple[int, Form, Lang]] = [
        (found.end(), form, lang if form.label(lang) else inherited)
        for form in forms
        for lang in LANGS
        if (found := scan.ahead(literal(form.label(lang))))
    ]
    if not hits:
        raise scan.fail(
            f"「{scan.rest}」はどの記録でもありません", f"{scan.rest!r} is no kind of entry"
        )
    end, form, lang = max(hits, key=lambda hit: hit[0])
    scan.at = end
    scan.space()
    return form, lang


def _clauses(scan: Scan, form: Form, names: Names, lang: Lang) -> dict[str, Any]:
    """The clauses that stand here, each once, in any order."""
    found: dict[str, Any] = {}
    left = list(form.clauses)
    while not scan.done:
        start = scan.at
        scan.take(_BETWEEN)
        clause, value = _next(scan, left, names, lang)
        if clause is None:
            scan.at = start
            break
        left.remove(clause)
        if not clause.outcome:
            found[clause.field] = value
    return found


def _next(scan: Scan, clauses: list[Clause], names: Names, lang: Lang) -> tuple[Clause | None, Any]:
    for clause in clauses:
        start = scan.at
        value = _clause(scan, clause, names, lang)
        if value is not NOTHING:
            return clause, value
        scan.at = start
    return None, NOTHING


def _clause(scan: Scan, clause: Clause, names: Names, lang: Lang) -> Any:
    words = clause.ja if lang == "ja" else clause.en
    before, slot, after = words.partition("{}")
    if before and not scan.take(literal(before)):
        return NOTHING
    if not slot:
        return True
    value = clause.codec.read(scan, names, lang)
    if after and value is not NOTHING and not scan.take(literal(after)):
        return NOTHING
    return value


# Codecs


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
    return f"「{escaped(value, '「」{}')}」" if lang == "ja" else f"{{{escaped(value)}}}"


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


def _card(*, fielded: bool, title: bool) -> Codec:
    def write_ref(value: str, names: Names, lang: Lang) -> str:
        said = names.said(value, lang, fielded=fielded)
        plain = _TITLE.fullmatch(said) if title and lang == "ja" else None
        return f"{plain[1] or ''}《{plain[2]}》{plain[3] or ''}" if plain else said

    def read_ref(scan: Scan, names: Names, lang: Lang) -> Any:
        ref = take_ref(scan)
        return NOTHING if ref is None else names.meant(ref, fielded=fielded)

    return Codec(write_ref, read_ref)


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
