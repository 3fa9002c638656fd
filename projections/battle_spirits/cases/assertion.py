"""What a scribe at the table would assert of the card texts involved in an action.

From the data on texts and the board come what the log knows: adjustments of a cost, effects in
typed changes, cards that forbid the action.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from senpu.events import battle_spirits as events
from senpu.events.base import Event, Seat, other
from senpu.events.battle_spirits.cards import Card, Symbol, Trait
from senpu.events.battle_spirits.changes import CardMoved, Effect
from senpu.projections.battle_spirits.board import Board, FieldCard, printed
from senpu.projections.battle_spirits.cases.deeds import changes_of, raised
from senpu.projections.battle_spirits.cases.texts import ActionKind, Deed, Rider, Texts
from senpu.projections.battle_spirits.changes import changed
from senpu.projections.battle_spirits.conditions import fits, met
from senpu.projections.battle_spirits.decide import evolve
from senpu.projections.cases.dialect import Position

KINDS: Mapping[type[Event], ActionKind] = {
    events.Summoned: "summon",
    events.NexusDeployed: "deploy",
    events.MagicUsed: "magic",
    events.MirageSet: "mirage",
    events.BurstSet: "burst",
    events.EffectUsed: "effect",
}


class Speaking(Struct, frozen=True):
    """A rider in force and the card whose text it is; `lying` where that is on the field."""

    rider: Rider
    card: Card
    lying: FieldCard | None = None


Bonus = Mapping[str, int]
"""BP raised for the turn, by field card."""


def asserted(event: Any, at: Position, texts: Texts) -> tuple[Any, Bonus]:
    """The event with what the texts involved do to it, and the BP raised once it has happened."""
    if isinstance(event, (events.PaidAction, events.BurstSet)):
        speaking = tuple(speaking_of(event, at.board, texts))
        event = _priced(event, speaking)
        deeds = (*_own_deeds(event, at.board, texts), *_ridden(speaking))
        return _effected(event, at, deeds, texts)
    if isinstance(event, events.BurstActivated):
        return _effected(event, at, _own_deeds(event, at.board, texts), texts)
    return event, at.marks


def acted(event: Any, board: Board) -> Card | None:
    """The facts of the card an event is about: the one played, the field card, the burst set."""
    number: str = getattr(event, "card", "")
    if isinstance(event, events.BurstActivated):
        number = board.sides[event.player].burst
    lying = board.find(number)
    return lying.card if lying else board.book.cards.get(number)


def effect_name(event: Any) -> str:
    """The effect an event uses: main, flash, burst, main_step ...; empty for none."""
    return "burst" if isinstance(event, events.BurstActivated) else getattr(event, "effect", "")


def speaking_of(event: Any, board: Board, texts: Texts) -> Iterator[Speaking]:
    """The riders that speak of an action; of several copies one, where the text says so."""
    played, said = printed(board, event.card), set[str]()
    for rider in texts[played.id].hand if played.id in texts else ():
        if _holds(rider, event, board, event.player, played):
            yield Speaking(rider, played)
    for owner, lying, rider in _on_the_field(board, texts):
        again = rider.once and lying.card.id in said
        if not again and _holds(rider, event, board, owner, played):
            said.add(lying.card.id)
            yield Speaking(rider, lying.card, lying)


def _on_the_field(board: Board, texts: Texts) -> Iterator[tuple[Seat, FieldCard, Rider]]:
    """Every rider whose card has its level; a combined brave has the first."""
    for side in board.sides.values():
        for lying in side.field.values():
            level = 1 if lying.hosts else lying.level
            for rider in texts[lying.card.id].field if lying.card.id in texts else ():
                if level >= rider.level:
                    yield side.seat, lying, rider


def _holds(rider: Rider, event: Any, board: Board, owner: Seat, played: Card) -> bool:
    sides = {"own": (owner,), "opponent": (other(owner),), "both": ("A", "B")}
    return (
        event.player in sides[rider.side]
        and KINDS[type(event)] in rider.actions
        and (rider.played is None or _is(rider.played, played))
        and (rider.needs is None or met(board.sides[owner], rider.needs))
    )


def _is(trait: Trait, played: Card) -> bool:
    """Whether a card in hand is of a trait; there a brave is a brave, not a spirit."""
    as_fielded = FieldCard("", played)
    printed_as = replace(trait, type=as_fielded.kind)
    return trait.type in (None, played.type) and fits(printed_as, as_fielded)


def _priced(event: Any, speaking: tuple[Speaking, ...]) -> Any:
    """With the cost as texts change it; what is paid against a text's words is forbidden."""
    adjust = tuple(filter(None, map(_adjustment, speaking)))
    stray = set(event.pay) - {"reserve"}
    barred = tuple(each.card.id for each in speaking if each.rider.from_reserve and stray)
    if not adjust:
        return event
    return replace(event, adjust=(*event.adjust, *adjust), barred=(*event.barred, *barred))


def _adjustment(speaking: Speaking) -> events.Adjustment | None:
    """What a rider does to the cost; None if nothing."""
    rider = speaking.rider
    made = events.Adjustment(
        source=speaking.lying.id if speaking.lying else speaking.card.id,
        set=rider.set,
        add=rider.add,
        icons={str(kind): n for kind, n in rider.icons.items()},
        symbols={} if rider.becomes is None else _added(rider.becomes, speaking.card),
        surcharge=rider.surcharge,
    )
    return None if made == events.Adjustment(source=made.source) else made


def _added(becomes: Mapping[Symbol, int], card: Card) -> dict[str, int]:
    """What must be added to a card's symbols to make them others."""
    added = {str(kind): n for kind, n in becomes.items()}
    for kind, n in card.symbols.items():
        added[kind] = added.get(kind, 0) - n
    return added


def _own_deeds(event: Any, board: Board, texts: Texts) -> tuple[Deed, ...]:
    """What the effect used does, as far as its text is known."""
    card = acted(event, board)
    text = texts.get(card.id) if card else None
    return (text and text.effect(effect_name(event))) or ()


def _ridden(speaking: tuple[Speaking, ...]) -> Iterator[Deed]:
    for each in speaking:
        yield from each.rider.does


def _effected(event: Any, at: Position, deeds: Iterable[Deed], texts: Texts) -> tuple[Any, Bonus]:
    """The event with the changes of the deeds, each as the ones before it left things."""
    board, bonus = evolve(at.board, event), at.marks
    named = getattr(event, "targets", ())
    found = list(event.effects)
    for deed in deeds:
        bonus = raised(deed, board, event.player, named, bonus)
        for change in tuple(changes_of(deed, board, event.player, named, bonus)):
            for each in (change, *_when_destroyed(change, board, texts)):
                found.append(each)
                board = changed(board, each)
    return (replace(event, effects=tuple(found)) if found else event), bonus


def _when_destroyed(change: Any, board: Board, texts: Texts) -> Iterator[Effect]:
    """What the text of a card does on being destroyed, at the level it had."""
    if not isinstance(change, CardMoved) or change.cause != "destroyed":
        return
    lying = board.sides[change.player].field[change.card]
    for rider in texts[lying.card.id].destroyed if lying.card.id in texts else ():
        for deed in rider.does if lying.level >= rider.level else ():
            yield from changes_of(deed, board, change.player, (), {})
