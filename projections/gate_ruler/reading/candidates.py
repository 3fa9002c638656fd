"""Which cards fit the place where a name stands."""

from collections.abc import Iterator

from senpu.events.gate_ruler.cards import Ability, Card
from senpu.projections.gate_ruler.board import UNKNOWN, Laid, Side
from senpu.projections.gate_ruler.fills import FILLS
from senpu.projections.gate_ruler.reading.names import Naming
from senpu.projections.gate_ruler.whereabouts import copies_seen, holds


def _in_deck(card: Card) -> bool:
    return card.type != "ruler"


def likely(naming: Naming, verb: str) -> tuple[str, ...]:
    """The numbers of cards that a verb is for and that may be where it takes them from."""
    side, wanted = naming.board.sides[naming.seat], FILLS[verb]
    open_cards = {naming.number(laid.card) for laid in side.drive if laid.up}
    return tuple(
        card.id
        for card in naming.board.book.cards.values()
        if _in_deck(card)
        and wanted(card)
        and ((verb in "sfe" and card.id in open_cards) or _may_be_hidden(naming, side, card, verb))
    )


def _may_be_hidden(naming: Naming, side: Side, card: Card, verb: str) -> bool:
    """Whether a card may be in hand, or face down where the verb finds it."""
    if card.id in side.known and verb in "sfte":
        return True
    hidden = {"o": side.drive, "v": side.set, "t": side.drive}.get(verb, ())
    if any(naming.number(laid.card) == card.id for laid in hidden if not laid.up):
        return True
    deck = naming.board.book.decks.get(naming.seat)
    left = deck is None or copies_seen(side, card.id) < deck.get(card.id, 0)
    covered = any(is_unknown(naming, laid) for laid in hidden)
    return left and (covered or (verb in "sfte" and holds(side, UNKNOWN)))


def is_unknown(naming: Naming, laid: Laid) -> bool:
    """Whether it is not known which card it is."""
    return naming.number(laid.card).startswith(UNKNOWN)


def activated(naming: Naming, id: str) -> tuple[Ability, ...]:
    """The activated abilities of a card in play, or of the ruler."""
    side = naming.board.owner(id)
    if side is None:
        return ()
    unit = side.unit(id)
    card = side.ruler if id == f"{side.seat}.ruler" else unit.card if unit else None
    return card.abilities_of("activated") if card else ()


def with_abilities(naming: Naming) -> Iterator[str]:
    """The own things in play, and the ruler, that have activated abilities."""
    side = naming.board.sides[naming.seat]
    units = [*(unit.id for _, unit in side.units()), *(field.id for field in side.fields)]
    for id in (*units, f"{side.seat}.ruler"):
        if activated(naming, id):
            yield id
