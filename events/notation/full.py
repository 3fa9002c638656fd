"""Full text: one table of clauses for each kind of event, from which it is written and read.

A `Form` is a label and clauses in both languages; a `Clause` is a field, the words around its
value, and the codec that writes the value and reads it again. Writer and reader use the same
tables, so they cannot drift apart. The label found says which language the clauses are in.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from senpu.events.base import Seat
from senpu.events.notation.line import Scan, Unreadable, normal
from senpu.events.notation.refs import Ref

Lang = Literal["ja", "en"]


class Names(Protocol):
    """What only a board knows: how cards are called, which seat a side is."""

    def said(self, what: str, lang: Lang, *, fielded: bool) -> str:
        """How a card (by number or handle) or field card (by id) is written."""
        ...

    def take(self, scan: Scan) -> Ref | None:
        """What is written here, if it is a name."""
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
    """How one kind of value is written.

    `fixed` are fields the label says by itself, `usual` values that go without saying; `when`
    names a field that must be set for this form; `actor`: whoever acts stands before the label.
    """

    type: type[Any]
    ja: str
    en: str
    clauses: tuple[Clause, ...] = ()
    fixed: Mapping[str, Any] = {}
    usual: Mapping[str, Any] = {}
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
        worded = _worded(value, form, clause, names, lang)
        if worded:
            text += (_joint(clause, lang, loose) if text else "") + worded
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


def _worded(value: Any, form: Form, clause: Clause, names: Names, lang: Lang) -> str:
    held = getattr(value, clause.field)
    usual = {**_defaults(form.type), **form.usual}
    if not clause.always and held == usual.get(clause.field, NOTHING):
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
    found = {**form.usual, **given, **form.fixed, **_clauses(scan, form, names, lang)}
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
