"""Objects of a case read strictly: every key is known, every value of its kind, paths are said."""

import re
from collections.abc import Container, Iterable, Mapping
from types import GenericAlias
from typing import Any, Literal, TypeGuard, Union, cast, get_type_hints

import msgspec
from msgspec import UNSET, Struct, UnsetType

from senpu.events.cards.messages import sentence
from senpu.events.cards.nearest import near, strays, words_of
from senpu.projections.cases.contract import NotUnderstood

State = dict[str, Any]
"""An object as plain data: only the keys that are stated."""


def is_object(value: Any) -> TypeGuard[State]:
    """Whether a value is an object of names and values."""
    return isinstance(value, dict)


def is_list(value: Any) -> TypeGuard[list[Any]]:
    """Whether a value is a list."""
    return isinstance(value, list)


def shape(name: str, keys: Mapping[str, Any]) -> Any:
    """The type of an object with these keys, each by its kind, none of them required."""
    fields = [(key, kind | UnsetType, UNSET) for key, kind in keys.items()]
    return msgspec.defstruct(name, fields, forbid_unknown_fields=True, kw_only=True)


def choice(*words: str) -> Any:
    """The kind of a value that is one of these words."""
    return cast(Any, Literal)[words]


def many(*kinds: Any) -> Any:
    """The kind of a list of things, each of one of these kinds."""
    return GenericAlias(list, (cast(Any, Union)[kinds],))


def by_name(*kinds: Any) -> Any:
    """The kind of things by their names."""
    return GenericAlias(dict, (str, cast(Any, Union)[kinds]))


def kinds_of(thing: type[Struct], keys: Mapping[str, str]) -> dict[str, Any]:
    """The kinds of keys that are fields of a struct under other names; a word may be null."""
    hints = get_type_hints(thing)
    kinds = {key: hints[field] for key, field in keys.items()}
    return {key: str | None if kind is str else kind for key, kind in kinds.items()}


def told_zones(side: Struct, keys: Mapping[str, str]) -> State:
    """What lies in zones, by what cases call them."""
    zones = {key: getattr(side, field) for key, field in keys.items()}
    return {key: list(zone) if _is_pile(zone) else zone for key, zone in zones.items()}


def _is_pile(zone: Any) -> TypeGuard[tuple[Any, ...]]:
    return isinstance(zone, tuple)


PILE = many(str, shape("Named", {"card": str}))
"""Cards by number, or objects that hold it."""


def piles(kinds: Mapping[str, Any]) -> dict[str, Any]:
    """The kinds of zones as end states tell them: cards may be objects."""
    return {key: PILE if kind == tuple[str, ...] else kind for key, kind in kinds.items()}


def stated(value: Any, kind: Any, at: str) -> Any:
    """A value as plain data of a kind, remarks left out. Raises NotUnderstood with the path."""
    return msgspec.to_builtins(converted(plain(value), kind, at))


def converted(value: Any, kind: Any, at: str) -> Any:
    """A value as the kind itself. Raises NotUnderstood with the path."""
    try:
        found = msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        path, ja, en = sentence(error, value, kind)
        if unknown := _unknown_field(str(error)):
            raise unknown_key(unknown, words_of(kind), f"{at}{path}") from None
        raise NotUnderstood(ja, en, f"{at}{path}") from None
    for stray in strays(value, found, at):
        raise unknown_key(stray.key, stray.known, stray.at)
    return found


def _unknown_field(said: str) -> str:
    """The key that a struct does not know, if that is what msgspec says."""
    _, found, rest = said.partition("unknown field `")
    return rest.partition("`")[0] if found else ""


def unknown_key(key: str, known: Iterable[str], at: str) -> NotUnderstood:
    """A key nobody knows, with the nearest that is known."""
    ja, en = near(key, known)
    return NotUnderstood(f"項目 {key} を知らない{ja}", f"unknown key {key}{en}", at)


def needs(told: Container[str], keys: Iterable[str], at: str) -> None:
    """Raises NotUnderstood for a key that is not stated."""
    for key in keys:
        if key not in told:
            raise NotUnderstood(f"項目 {key} がない", f"lacks the key {key}", at)


def unknown_name(name: str, known: Iterable[str], at: str) -> NotUnderstood:
    """A zone, place or thing nobody knows, with the nearest that is known."""
    ja, en = near(name, known)
    return NotUnderstood(f"{name} を知らない{ja}", f"{name} is not known{en}", at)


def unknown_rule(rule: str, known: Iterable[str], at: str) -> NotUnderstood:
    """A rule id nobody knows, with the nearest that is known."""
    ja, en = near(rule, known)
    return NotUnderstood(f"規則 {rule} を知らない{ja}", f"unknown rule {rule}{en}", at)


def facts_of(cards: Mapping[str, Any], number: str) -> Any:
    """The facts of a card. Raises NotUnderstood if there are none."""
    if number not in cards:
        number = number or "?"
        raise NotUnderstood(
            f"{number} の印刷内容がない", f"the printed facts of {number} are missing"
        )
    return cards[number]


def unique(names: Iterable[str], taken: Iterable[str] = ()) -> None:
    """Raises NotUnderstood for a name that is empty, given twice or taken."""
    seen = {"", *taken}
    for name in names:
        if name in seen:
            raise NotUnderstood(f"名前 {name} が一意でない", f"the name {name} is not unique")
        seen.add(name)


def is_handle(card: str) -> bool:
    """Whether a card is unknown: `?`, or `?1` where it is spoken of again."""
    return HANDLE.fullmatch(card) is not None


HANDLE = re.compile(r"\?\d*")


def plain(value: Any) -> Any:
    """A value without remarks: a key that ends in `note` says nothing to the rules."""
    if is_object(value):
        return {key: plain(each) for key, each in value.items() if not key.endswith("note")}
    return [plain(each) for each in value] if is_list(value) else value
