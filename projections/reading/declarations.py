"""Short names, identities and entries as they are stored, understood on a board of any game."""

from difflib import get_close_matches
from typing import Any, Union

import msgspec
from msgspec import ValidationError

from senpu.events.base import Event, UnknownEvent
from senpu.events.cards.aliases import clashing, is_alias
from senpu.events.match import CardDeclared, CardIdentified
from senpu.events.notation import items as said
from senpu.events.notation.codecs import read_json
from senpu.events.notation.items import Item
from senpu.events.notation.line import Unreadable
from senpu.projections.reading.card_names import RESERVED
from senpu.projections.reading.catalogue import key
from senpu.projections.reading.misnamed import few
from senpu.projections.reading.terms import Terms


def bind(reading: Terms, item: Item) -> tuple[Event, ...]:
    """An unknown card is identified: one of the player whose it is, if that leaves one."""
    bound: said.Bind = item.what
    handle = reading.naming.handle(bound.handle)
    card = reading.naming.of(reading.holder(handle)).card(bound.card)
    lifted = reading.waivers(bound.lifts)
    basis = "" if item.mark == "forced" else item.note or ""
    return (CardIdentified(handle=handle, card=card, basis=basis, waive=lifted),)


def declare(reading: Terms, item: Item) -> tuple[Event, ...]:
    """A short name for a card of the match, or for one whose facts follow. Raises Unreadable."""
    declared: said.Declare = item.what
    alias = declared.alias.lower()
    written = f"{{{declared.facts}}}" if declared.facts else "{}"
    facts: dict[str, Any] = read_json(written, item.column)
    taken_down = facts or reading.lenient
    card = declared.card if taken_down else _number(reading, declared, item.column)
    _check_alias(reading, alias, card, item.column)
    return (CardDeclared(alias=alias, card=card, facts=facts),)


def _number(reading: Terms, declared: said.Declare, column: int) -> str:
    number: str | None = reading.naming.catalogue.exact.get(key(declared.card))
    if number:
        return number
    numbers = list(reading.board.book.cards)
    near = few(get_close_matches(declared.card, numbers, 5, 0.3) or numbers)
    facts = reading.facts
    raise Unreadable(
        f"「{declared.card}」という番号のカードはありません（近いもの：{near}、"
        f"新しいカードは内容も続けて書く：{facts}）",
        f"no card has the number {declared.card!r}; near are: {near}; "
        f"of a new card the facts must follow, as in {facts}",
        column,
    )


def _check_alias(reading: Terms, alias: str, card: str, column: int) -> None:
    taken = alias in RESERVED or reading.means_else(alias)
    if not is_alias(alias) or alias.isdecimal() or taken:
        raise Unreadable(
            f"「{alias}」は短い名前になりません（a-z・0-9・かなで2～4文字）",
            f"{alias!r} can be no short name: 2 to 4 of a-z, 0-9 and kana, not digits alone",
            column,
        )
    aliases = reading.board.book.aliases
    others = {name: number for name, number in aliases.items() if number != card}
    if alias in others:
        raise Unreadable(
            f"「{alias}」はすでに {others[alias]} です（別の名前を選ぶ）",
            f"{alias!r} is {others[alias]} already; choose another name",
            column,
        )
    if clash := clashing(alias, others):
        raise Unreadable(
            f"「{alias}」は {others[clash]} の「{clash}」と紛れます（別の名前を選ぶ）",
            f"{alias!r} cannot be told from {clash!r}, which is {others[clash]}",
            column,
        )


def raw(reading: Terms, item: Item) -> tuple[Event, ...]:
    """An entry as it is stored. Raises Unreadable."""
    fields = read_json(item.what.json, item.column)
    stored: Any = Union[reading.events]  # noqa: UP007 - known only at run time
    try:
        event: Event = msgspec.convert(fields, stored)
    except ValidationError as error:
        known = {cls.__struct_config__.tag for cls in reading.events}
        name = str(fields.pop("type", ""))
        if not name or name in known:
            raise Unreadable(
                f"この記録は読めません：{error}", f"no such entry: {error}", item.column
            ) from None
        return (UnknownEvent(type=name, fields=fields),)
    return (event,)
