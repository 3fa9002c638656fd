"""Every action worth asking about on a board. Whether it is legal is not asked here.

Of several unknown cards of a zone the first stands for all: which of them a card may be makes no
difference, and the table would have no end.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

from senpu.events import gate_ruler as gr
from senpu.events.base import Event, other
from senpu.events.gate_ruler.cards import Card
from senpu.events.match import StepEntered, TurnStarted
from senpu.projections.gate_ruler.board import UNKNOWN, Board, GateItem, Laid, Side, printed
from senpu.projections.gate_ruler.fills import FILLS
from senpu.projections.gate_ruler.phases import PHASES, next_phases
from senpu.projections.gate_ruler.whereabouts import copies_seen
from senpu.projections.shared.turn import opening


def intents(board: Board) -> Iterator[Event]:
    """What the player with priority may want to do, and how the turn may go on."""
    if board.over:
        return
    if board.turn == 0:
        hands = any(side.ruler.start_hand for side in board.sides.values())
        yield from opening(board, hands)
        return
    if board.resolving and board.book.options.resolves_all:
        yield from _resolving(board, board.gate[-1])
        return
    side = board.sides[board.priority]
    if board.step == "main" and not board.gate and side.seat == board.player:
        yield from _main_phase(board, side)
    yield from _answers(board, side)
    if board.gate or board.passes < 2:
        yield gr.PriorityPassed(player=side.seat)
    if not board.gate:
        yield from _going_on(board)


def _resolving(board: Board, item: GateItem) -> Iterator[Event]:
    """9-4: the next item, a unit whose zone is not named yet into any."""
    zones = board.sides[item.controller].zone_names if item.kind == "unit" else ()
    for zone in zones if zones and not item.zone else ("",):
        yield gr.GateItemResolved(item=item.id, zone=zone)


def _main_phase(board: Board, side: Side) -> Iterator[Event]:
    """Chapter 7, in its order where a card does not stand in the way."""
    yield from _with_drive_zone(board, side)
    yield from _with_hand(board, side)
    yield from _with_set_zones(board, side, _is_normal)
    yield from _abilities(side, normal=True)
    for overdrive in side.overdrives:
        yield gr.OverdrivePlayed(player=side.seat, card=overdrive.id)
        yield gr.OverdriveRemoved(player=side.seat, card=overdrive.id)
    for zones in combinations(side.zone_names, 2):
        yield gr.UnitsRearranged(player=side.seat, zones=zones)


def _answers(board: Board, side: Side) -> Iterator[Event]:
    """9-3e-2, 9-3e-3."""
    yield from _with_set_zones(board, side, lambda card: not _is_normal(card))
    yield from _abilities(side, normal=False)


# Cards that may be where none is known


def unseen(board: Board, side: Side) -> Iterator[Card]:
    """Cards of the declared deck of which a copy is not seen elsewhere; without one, all cards."""
    deck = board.book.decks.get(side.seat)
    gate = [item for item in board.gate if item.controller == side.seat]
    for number in board.book.cards if deck is None else deck:
        seen = copies_seen(side, number) + sum(item.is_card(number) for item in gate)
        card = printed(board, number)
        if card.type != "ruler" and (deck is None or seen < deck[number]):
            yield card


def _first_unknown(cards: tuple[Laid, ...]) -> Iterator[Laid]:
    unknown = [laid for laid in cards if not laid.up and _is_unknown(laid)]
    yield from unknown[:1]


def _is_unknown(laid: Laid) -> bool:
    return laid.card.startswith(UNKNOWN)


# The drive zone, the hand, the set zones


def _with_drive_zone(board: Board, side: Side) -> Iterator[Event]:
    for laid in side.drive:
        card = printed(board, laid.card)
        if laid.up and not _is_unknown(laid):
            yield from _played(side, card, laid.id, "drive", side.zone_names)
        elif not laid.up and not _is_unknown(laid):
            yield gr.DriveCardRevealed(player=side.seat, card=laid.id)
        if not laid.up:
            yield from _set(side, card, laid)
    for laid in _first_unknown(side.drive):
        for card in unseen(board, side):
            yield gr.DriveCardRevealed(player=side.seat, card=laid.id, number=card.id)


def _set(side: Side, card: Card, laid: Laid) -> Iterator[Event]:
    if _is_unknown(laid) or _may_be_set(card):
        for zone in _set_zones(side):
            yield gr.CardSet(player=side.seat, card=laid.id, source="drive", zone=zone)


def _may_be_set(card: Card) -> bool:
    return FILLS["t"](card) or FILLS["v"](card)


def _set_zones(side: Side) -> range:
    return range(1, side.ruler.zones.set + 1)


def _with_hand(board: Board, side: Side) -> Iterator[Event]:
    """Cards known in hand, and, in one zone, those that may be in it; an unknown one may be set."""
    for number in dict.fromkeys(side.known):
        card = printed(board, number)
        yield from _played(side, card, number, "hand", side.zone_names)
        if _may_be_set(card):
            for zone in _set_zones(side):
                yield gr.CardSet(player=side.seat, card=number, zone=zone)
    if side.hand > len(side.known):
        for card in unseen(board, side):
            if card.id not in side.known:
                yield from _played(side, card, card.id, "hand", _one_zone(side))
        for zone in _set_zones(side):
            yield gr.CardSet(player=side.seat, zone=zone)


def _one_zone(side: Side) -> tuple[str, ...]:
    """The first empty zone, else the first there is."""
    empty = [zone for zone in side.zone_names if not side.zones.get(zone)]
    return tuple((*empty, *side.zone_names)[:1])


def _played(
    side: Side, card: Card, named: str, source: gr.Source, zones: tuple[str, ...]
) -> Iterator[Event]:
    if FILLS["s"](card):
        for zone in zones:
            yield gr.UnitPlayed(player=side.seat, card=named, source=source, zone=zone)
    if FILLS["f"](card):
        yield gr.FieldPlayed(player=side.seat, card=named, source=source)
    if FILLS["v"](card):
        yield gr.EventPlayed(player=side.seat, card=named, source=source)


def _is_normal(card: Card) -> bool:
    return card.timing == "normal"


def _with_set_zones(board: Board, side: Side, wanted: Callable[[Card], bool]) -> Iterator[Event]:
    """Events set by name, and those that one unknown set card may be."""
    for laid in side.set:
        if not _is_unknown(laid) and _is_event(printed(board, laid.card), wanted):
            yield gr.EventPlayed(player=side.seat, card=laid.id, source="set")
    for laid in _first_unknown(side.set):
        for card in unseen(board, side):
            if _is_event(card, wanted):
                yield gr.EventPlayed(player=side.seat, card=laid.id, source="set", number=card.id)


def _is_event(card: Card, wanted: Callable[[Card], bool]) -> bool:
    return FILLS["v"](card) and wanted(card)


def _abilities(side: Side, *, normal: bool) -> Iterator[Event]:
    """Activated abilities, of normal timing or of any other."""
    for source, card in _with_abilities(side):
        for ability in card.abilities_of("activated"):
            if (ability.timing == "normal") is normal:
                yield gr.AbilityPlayed(player=side.seat, card=source, ability=ability.id)


def _with_abilities(side: Side) -> Iterator[tuple[str, Card]]:
    """Cards that may have abilities to play, each by what it is called on the board."""
    yield f"{side.seat}.ruler", side.ruler
    for unit in (*(unit for _, unit in side.units()), *side.fields):
        yield unit.id, unit.card


# Phases and turns


def _going_on(board: Board) -> Iterator[Event]:
    for phase in next_phases(board):
        yield StepEntered(step=phase)
    if board.step not in PHASES[:-1]:
        yield TurnStarted(turn=board.turn + 1, player=other(board.player))
