"""What lies where on one side, as far as it is known."""

from itertools import chain

from senpu.projections.gate_ruler.board import UNKNOWN, Side


def holds(side: Side, number: str) -> bool:
    """Whether a card is, or may be, in a hand; one not seen may be any of those there."""
    if number.startswith(UNKNOWN):
        return side.hand > 0
    return number in side.known or len(side.known) < side.hand


def lies(side: Side, card: str, zone: str) -> bool:
    """Whether a card lies in a zone: by its name in play, set or driven, else by its number."""
    if zone == "play":
        return side.unit(card) is not None
    if zone in ("set", "drive"):
        return (side.laid(card) or side.driven(card)) is not None
    if zone == "hand":
        return holds(side, card)
    if zone.startswith("deck"):
        return side.deck > 0
    return zone == "token" or card in getattr(side, zone)


def copies_seen(side: Side, number: str) -> int:
    """Copies of a card that are known to be outside the deck and the unknown hand."""
    seen = side.known.count(number) + side.graveyard.count(number)
    seen += side.damage.count(number) + side.removed.count(number)
    for laid in (*side.drive, *side.set):
        seen += laid.card == number
    for unit in chain(*side.zones.values(), side.fields):
        seen += unit.card.id == number and not unit.token
        seen += unit.souls.count(number) if unit.souls else 0
    return seen
