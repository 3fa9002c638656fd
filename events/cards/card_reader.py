"""One entry of a catalogue made a card, with every fault found at once."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, cast, get_type_hints

import msgspec
from msgspec import Struct

from senpu.events.cards.entries import CARDS, RawEntry
from senpu.events.cards.forms import (
    C,
    Fault,
    Form,
    FormError,
    beside,
    fault,
    names_of,
    read_cell,
    read_flag,
)  # fmt: skip
from senpu.events.cards.messages import explain, unreadable
from senpu.events.cards.nearest import Stray, strays, unknown
from senpu.events.cards.source import Place, nfkc
from senpu.events.text import Text

_FORMS: Mapping[Any, Form] = {bool: read_flag, bool | None: read_flag}
"""Of fields that have none of their own, by type."""
_NOT_UTF8 = Text("UTF-8でない文字があります", "holds characters that are not UTF-8")


class Draft(Struct, Generic[C], frozen=True, kw_only=True):
    """What an entry gave: the card, or faults.

    `extras` are the fields the game does not know, `doubts` do not hinder the card's use; the
    faults of `unknown` say the same of each, with the nearest field that is known.
    """

    at: Place
    id: str = ""
    card: C | None = None
    extras: Mapping[str, Any] = {}
    faults: tuple[Fault, ...] = ()
    doubts: tuple[Fault, ...] = ()
    unknown: tuple[Fault, ...] = ()


class CardReader(Generic[C]):
    """Reads entries as cards of one type."""

    def __init__(self, card_type: type[C]) -> None:
        """Finds the game's modules beside `card_type`."""
        self._card_type = card_type
        self._text = beside(card_type, "card_text")
        self._checks = beside(card_type, "card_checks")
        self._fields = {f.name: f for f in msgspec.structs.fields(cast(type[Struct], card_type))}
        self._kinds = get_type_hints(card_type)
        self._names = names_of(card_type)

    def read(self, entry: RawEntry) -> Draft[C]:
        """The card of one entry, or all that is wrong with it."""
        if entry.fault:
            return Draft(at=entry.at, faults=(Fault("", entry.fault),))
        if entry.stray:
            return Draft(at=entry.at, unknown=(Fault(entry.stray, unknown(entry.stray, CARDS)),))
        try:
            return self._read(entry)
        except RecursionError:
            return Draft(at=entry.at, faults=(Fault("", unreadable("", "Too deep")),))

    def _read(self, entry: RawEntry) -> Draft[C]:
        keys, faults = self._named(entry.fields)
        stated = self._spread({f: entry.fields[key] for f, key in keys.items()}, faults)
        lost: list[Stray] = []
        facts = self._facts(stated, faults, lost)
        card = None if faults else self._checked(self._card_type(**facts), faults)
        extras = {key: value for key, value in stated.items() if key not in self._fields}
        return Draft(
            at=entry.at,
            id=str(facts.get("id", stated.get("id", ""))),
            card=card,
            extras=extras,
            faults=tuple(faults),
            doubts=tuple(self._checks.doubts(card)) if card else (),
            unknown=(
                *(Fault(key, unknown(key, (*self._fields, *self._names))) for key in extras),
                *(Fault(f"{each.at}.{each.key}", unknown(each.key, each.known)) for each in lost),
            ),
        )

    def _named(self, fields: Mapping[str, Any]) -> tuple[dict[str, str], list[Fault]]:
        """Each field's name and the name it is stated under; what is null is not stated."""
        keys: dict[str, str] = {}
        faults: list[Fault] = []
        for key in (key for key, value in fields.items() if value is not None):
            field = self._field(key)
            if field in keys:
                ja, en = f"「{keys[field]}」と重複", f"stated twice, as {keys[field]} and {key}"
                faults.append(fault(field, ja, en))
            keys.setdefault(field, key)
        return keys, faults

    def _field(self, key: str) -> str:
        plain = nfkc(key).lower().replace(" ", "_")
        field = self._names.get(plain, plain)
        return field if field in self._fields else key

    def _spread(self, stated: Mapping[str, Any], faults: list[Fault]) -> Mapping[str, Any]:
        faults.extend(_stray_bytes(stated))
        try:
            return cast(Mapping[str, Any], self._text.spread(stated))
        except FormError as error:
            faults.append(Fault(error.field, error.reason))
            return stated

    def _facts(
        self, stated: Mapping[str, Any], faults: list[Fault], lost: list[Stray]
    ) -> dict[str, Any]:
        """The facts in the types of the card; what cannot be is added to `faults`.

        Keys in a fact that mean nothing there are added to `lost`.
        """
        facts: dict[str, Any] = {}
        for field, info in self._fields.items():
            try:
                if field in stated:
                    plain = self._plain(field, stated[field], self._kinds[field])
                    facts[field] = _converted(plain, self._kinds[field])
                    lost += _meant(strays(plain, facts[field], field))
                elif info.required:
                    raise FormError("必須の項目がありません", "is required and not stated")
            except FormError as error:
                faults.append(Fault(field, error.reason))
        return facts

    def _plain(self, field: str, value: Any, kind: Any) -> Any:
        """A value of a field, read from its compact form if it is text. Raises FormError."""
        if isinstance(value, str) and field == "id":
            return nfkc(value)
        if isinstance(value, str) and kind is not str:
            return read_cell(value.strip(), self._text.FORMS.get(field, _FORMS.get(kind)))
        return value

    def _checked(self, card: C, faults: list[Fault]) -> C | None:
        faults.extend(_bad_number(card.id))
        faults.extend(self._checks.faults(card))
        return None if faults else card


def _converted(value: Any, kind: Any) -> Any:
    """A plain value as its type. Raises FormError."""
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        why = explain(error, value, kind)
        raise FormError(why.ja, why.en) from None


def _meant(lost: Iterable[Stray]) -> Iterator[Stray]:
    """Without remarks: a key that ends in `note` says nothing to the rules."""
    return (each for each in lost if not each.key.endswith("note"))


def _stray_bytes(stated: Mapping[str, Any]) -> Iterator[Fault]:
    for field, value in stated.items():
        if "\ufffd" in f"{field}{value}":
            yield Fault(field, _NOT_UTF8)


def _bad_number(number: str) -> Iterator[Fault]:
    if len(number.split()) != 1 or "#" in number:
        ja, en = "空白や # のない番号が必要です", "needs a number without blanks and #"
        yield fault("id", ja, en)
