"""Short names, identities and entries as they are stored, understood on a board."""

from difflib import get_close_matches
from typing import Any, Union

import msgspec
from msgspec import ValidationError

from senpu.events.aliases import clashing, is_alias
from senpu.events.base import Event, UnknownEvent
from senpu.events.battle_spirits import EVENTS
from senpu.events.match import CardDeclared, CardIdentified
from senpu.events.notation import items as said
from senpu.events.notation.codecs import read_json
from senpu.events.notation.items import Item
from senpu.events.notation.line import Unreadable
from senpu.projections.battle_spirits.reading.catalogue import key
from senpu.projections.battle_spirits.reading.cores import ZONES
from senpu.projections.battle_spirits.reading.misnamed import few
from senpu.projections.battle_spirits.reading.moment import Moment

_TAKEN = frozenset({*ZONES, "all", "none", "and", "to", "from", "with"})
"""Words that mean something else where a card may stand."""


def bind(moment: Moment, item: Item) -> tuple[Event, ...]:
    """An unknown card is identified."""
    bound: said.Bind = item.what
    sides = moment.board.sides.values()
    holder = next((side for side in sides if side.burst == bound.handle), None)
    owner = holder.seat if holder else moment.seat
    card = moment.naming.of(owner).card(bound.card)
    return (CardIdentified(handle=bound.handle, card=card, basis=item.note or ""),)


def declare(moment: Moment, item: Item) -> tuple[Event, ...]:
    """A short name for a card of the match, or for one whose facts follow. Raises Unreadable."""
    declared: said.Declare = item.what
    alias = declared.alias.lower()
    written = f"{{{declared.facts}}}" if declared.facts else "{}"
    facts: dict[str, Any] = read_json(written, item.column)
    card = declared.card if facts or moment.lenient else _number(moment, declared, item.column)
    _check_alias(moment, alias, card, item.column)
    return (CardDeclared(alias=alias, card=card, facts=facts),)


def _number(moment: Moment, declared: said.Declare, column: int) -> str:
    if number := moment.naming.catalogue.exact.get(key(declared.card)):
        return number
    numbers = list(moment.board.book.cards)
    near = few(get_close_matches(declared.card, numbers, 5, 0.3) or numbers)
    facts = '{"type":"magic","cost":1}'
    raise Unreadable(
        f"「{declared.card}」という番号のカードはありません（近いもの：{near}、"
        f"新しいカードは内容も続けて書く：{facts}）",
        f"no card has the number {declared.card!r}; near are: {near}; "
        f"of a new card the facts must follow, as in {facts}",
        column,
    )


def _check_alias(moment: Moment, alias: str, card: str, column: int) -> None:
    if not is_alias(alias) or alias.isdecimal() or alias in _TAKEN:
        raise Unreadable(
            f"「{alias}」は短い名前になりません（a-z・0-9・かなで2～4文字）",
            f"{alias!r} can be no short name: 2 to 4 of a-z, 0-9 and kana, not digits alone",
            column,
        )
    others = {name: number for name, number in moment.board.book.aliases.items() if number != card}
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


_EVENT: Any = Union[EVENTS]  # noqa: UP007 - known only at run time


def raw(moment: Moment, item: Item) -> tuple[Event, ...]:
    """An entry as it is stored. Raises Unreadable."""
    fields = read_json(item.what.json, item.column)
    try:
        event: Event = msgspec.convert(fields, _EVENT)
    except ValidationError as error:
        known = {cls.__struct_config__.tag for cls in EVENTS}
        name = str(fields.pop("type", ""))
        if not name or name in known:
            raise Unreadable(
                f"この記録は読めません：{error}", f"no such entry: {error}", item.column
            ) from None
        return (UnknownEvent(type=name, fields=fields),)
    return (event,)
