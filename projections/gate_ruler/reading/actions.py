"""Actions as typed, understood on a board: from verb and cards to the events to be decided."""

from collections.abc import Callable, Mapping

from senpu.events.base import Event
from senpu.events.gate_ruler import EffectResolved, GateItemResolved, PriorityPassed
from senpu.events.match import CardIdentified
from senpu.events.notation.gate_ruler.short import DIGITS
from senpu.events.notation.refs import Ref
from senpu.events.notation.short import Deed
from senpu.events.notation.verbs import OF_TEXT
from senpu.projections.gate_ruler.board import UNKNOWN
from senpu.projections.gate_ruler.reading import candidates
from senpu.projections.gate_ruler.reading.names import Naming, seat_in
from senpu.projections.gate_ruler.reading.places import Place, id_at, place_of, place_said
from senpu.projections.gate_ruler.reading.resolver import Resolver
from senpu.projections.gate_ruler.reading.texts import effects
from senpu.projections.gate_ruler.rules import BOOK
from senpu.projections.reading import lifting


def done(naming: Naming, deed: Deed) -> tuple[Event, ...]:
    """The events an action stands for: one, or two where an unknown card is named as it is set.

    Raises Unreadable.
    """
    if deed.verb == OF_TEXT:
        source = naming.either(deed.first(""))
        own = naming.of(seat_in(source)) if source[1:2] == "." else naming
        waive = lifting.waivers(naming, deed.at("%"), BOOK.rules())
        changes = effects(own, deed.at(OF_TEXT))
        return (EffectResolved(source=source, effects=changes, waive=waive),)
    action = Resolver(naming, deed)
    odd = _ODD.get(deed.verb)
    return odd(action) if odd else (action.event(),)


# The drive zone


def _reveal(action: Resolver) -> tuple[Event, ...]:
    """`o kag`, `o d2 kag`, `o ?d2=kag`."""
    place, name = _place_and_name(action)
    number = action.card(name) if name else ""
    card = action.naming.place(place) if place else _face_down(action, number)
    return (action.event(card=card, number=number),)


def _place_and_name(action: Resolver) -> tuple[Ref | None, Ref | None]:
    first, named = action.needed(), action.deed.first("=")
    action.no_more(1 if named else 2)
    if named or len(action.words) == 2:
        return first, named or action.words[1]
    return (first, None) if _is_driven(action, first) else (None, first)


def _is_driven(action: Resolver, ref: Ref) -> bool:
    place = place_said(ref.name) if ref.kind in ("word", "handle") else None
    return place is not None and place.kind == "drive" and not action.naming.is_card(ref.name)


def _face_down(action: Resolver, number: str) -> str:
    """The face-down drive card of that number, else the first that may be it.

    What was driven after the start of the turn is turned up before what was there already.
    """
    known = action.naming.driven(number, up=False) if number else ""
    unknown = _unknown(action)
    begun = action.side.ruler.turn_start.drive
    fresh = [id for id in unknown if (place_of(id) or FIRST).n > begun]
    return known or next(iter((*fresh, *unknown)), _first_covered(action))


def _first_covered(action: Resolver) -> str:
    covered = (laid.id for laid in action.side.drive if not laid.up)
    return next(covered, id_at(action.side, FIRST))


FIRST = Place("drive", 1)


def _unknown(action: Resolver) -> list[str]:
    """The drive cards face down of which it is not known what they are."""
    drive = action.side.drive
    return [c.id for c in drive if not c.up and candidates.is_unknown(action.naming, c)]


# Set zones


def _set(action: Resolver) -> tuple[Event, ...]:
    """`t2`, `t2 hen`, `td2`, `t3 d1`."""
    ref, digit = next(iter(action.words), None), action.deed.first(DIGITS)
    if digit:
        action.no_more(1)
    elif ref:
        ref, digit = action.with_zone()
    if not digit:
        raise action.error("セットゾーンの番号が必要です（例：t2）", "say which set zone: t2")
    return _set_into(action, ref, int(digit))


def _set_into(action: Resolver, ref: Ref | None, zone: int) -> tuple[Event, ...]:
    naming = action.naming
    named = ref if ref and ref.name != UNKNOWN else None
    driven = named is not None and _is_driven(action, named)
    number = "" if named is None or driven else action.card(named)
    known = naming.driven(number, up=False) if number else ""
    forced = action.deed.first("<") or ("" if action.side.ruler.hand else "drive")
    if not driven and forced != "drive" and (forced or not known):
        return (action.event(card=number or UNKNOWN, source=forced or "hand", zone=zone),)
    unknown = next(iter(_unknown(action)), _first_covered(action))
    card = naming.place(named) if named and driven else known or unknown
    laid = action.side.driven(card)
    event = action.event(card=card, source="drive", zone=zone)
    if number and not known and laid and candidates.is_unknown(naming, laid):
        return (CardIdentified(handle=laid.card, card=number), event)
    return (event,)


def _set_event(action: Resolver) -> tuple[Event, ...]:
    """`v1=hen`, `v1`, `v hen` where it is known to be set."""
    named = action.deed.first("=")
    action.no_more(0 if named else 1)
    name = named or next(iter(action.words), None)
    number = action.card(name) if name else ""
    card = _set_card(action, number)
    laid = action.side.laid(card)
    if laid and not number and candidates.is_unknown(action.naming, laid):
        raise action.error(
            f"何のカードですか（例：v{laid.zone}=hen）",
            f"name the card that was turned up: v{laid.zone}=hen",
        )
    return (action.event(card=card, number=number),)


def _set_card(action: Resolver, number: str) -> str:
    """The set card in the zone said, or the only one known to be of that number."""
    if digit := action.deed.first(DIGITS):
        return id_at(action.side, Place("set", int(digit)))
    known = [laid for laid in action.side.set if action.naming.number(laid.card) == number]
    if len(known) != 1:
        raise action.error("セットゾーンの番号が必要です（例：v1）", "say which set zone: v1")
    return known[0].id


# The field


def _rearrange(action: Resolver) -> tuple[Event, ...]:
    """`w78`, `w @left @yard`."""
    zones = tuple(map(action.zone, action.deed.at(DIGITS))) or action.deed.at("@")
    if len(zones) != 2:
        raise action.error("ゾーンが2つ必要です（例：w78）", "name two zones: w78")
    return (action.event(zones=zones),)


# The gate


def _pass(action: Resolver) -> tuple[Event, ...]:
    """Who is said to pass; else the player with priority, in parentheses the other one."""
    said = bool(action.deed.side) or action.naming.seat != action.board.player
    return (PriorityPassed(player=action.naming.seat if said else action.board.priority),)


def _resolve(action: Resolver) -> tuple[Event, ...]:
    gate = action.board.gate
    there = Naming(action.board, gate[-1].controller) if gate else action.naming
    event = GateItemResolved(
        item=gate[-1].id if gate else "",
        zone=action.zone(action.deed.first(DIGITS) or ""),
        effects=effects(there, action.deed.at("&")),
    )
    return (event,)


_ODD: Mapping[str, Callable[[Resolver], tuple[Event, ...]]] = {
    "o": _reveal,
    "t": _set,
    "v": _set_event,
    "w": _rearrange,
    ",": _pass,
    ">": _resolve,
}
"""Verbs whose parts depend on each other, or on the board."""
