"""What the typed changes of an ability or effect do to the board."""

from msgspec.structs import replace

from senpu.events.gate_ruler import changes as typed
from senpu.projections.gate_ruler import moving
from senpu.projections.gate_ruler.board import UNKNOWN, Board, Bonus, Side, Unit, printed
from senpu.projections.gate_ruler.change_play import DECK
from senpu.projections.shared.changes import Movers
from senpu.projections.shared.record import cards_drawn
from senpu.projections.shared.sides import with_side


def identified(board: Board, handle: str, number: str) -> Board:
    """A card is known from now on; an unknown one turned up without being told stays unknown."""
    if not number or not handle.startswith(UNKNOWN) or handle == number:
        return board
    facts, sides = printed(board, number), board.sides
    for side in sides.values():
        if (named := moving.renamed(side, handle, facts)) is not side:
            if handle in side.damage and facts.abilities_of("counter"):  # never was damage
                named = moving.dropped(moving.taken(named, number, "damage"), number, "graveyard")
            sides = {**sides, side.seat: named}
            break
    gate = tuple(replace(i, card=number) if i.card == handle else i for i in board.gate)
    return replace(board, sides=sides, gate=gate, handles={**board.handles, handle: number})


def noted(board: Board, cards: tuple[str, ...]) -> Board:
    """The board with the handles among these cards known as unknown."""
    handles = {card: UNKNOWN for card in cards if card.startswith(UNKNOWN)}
    return replace(board, handles={**handles, **board.handles}) if handles else board


def damage_dealt(board: Board, effect: typed.DamageDealt) -> Board:
    side = board.owner(effect.unit)
    unit = side.unit(effect.unit) if side else None
    if side is None or unit is None:
        return board
    return with_side(board, moving.changed_unit(side, replace(unit, damage=unit.damage + effect.n)))


def damage_healed(board: Board, effect: typed.DamageHealed) -> Board:
    return damage_dealt(board, typed.DamageDealt(unit=effect.unit, n=-effect.n))


def value_changed(board: Board, effect: typed.ValueChanged) -> Board:
    side = board.owner(effect.unit)
    unit = side.unit(effect.unit) if side else None
    if side is None or unit is None:
        return board
    bonuses = (*unit.bonuses, Bonus(effect.stat, effect.n, effect.end))
    side = moving.changed_unit(side, replace(unit, bonuses=bonuses))
    return with_side(board, replace(side, lasting=True))


def ruler_damaged(board: Board, effect: typed.RulerDamaged) -> Board:
    """16-4a: a counter card is no damage; it leaves the counter zone for the graveyard."""
    side = board.sides[effect.player]
    counters = tuple(card for card in effect.cards if counters_damage(board, card))
    harmful = tuple(card for card in effect.cards if card not in counters)
    hurt = replace(
        side,
        deck=side.deck - len(effect.cards),
        damage=(*side.damage, *harmful),
        graveyard=(*side.graveyard, *counters),
    )
    return noted(with_side(board, hurt), effect.cards)


def counters_damage(board: Board, card: str) -> bool:
    """Whether a card, as far as it is known, has a counter ability カウンター."""
    return bool(printed(board, card).abilities_of("counter"))


def card_moved(board: Board, effect: typed.CardMoved) -> Board:
    side = board.sides[effect.player]
    moved = _moved(side, effect)
    if effect.target == "hand" and _is_open(side, effect):
        moved = moving.returned(side, moved)
    if effect.source == "hand" and effect.target in DECK:
        moved = moving.unseen(moved)
    return with_side(board, moved)


def _moved(side: Side, effect: typed.CardMoved) -> Side:
    if effect.source == "play":
        return moving.without(side, effect.card, effect.target)
    if effect.source in ("set", "drive"):
        side, card = moving.lifted(side, effect.card)
        return moving.dropped(side, card, effect.target)
    return moving.dropped(
        moving.taken(side, effect.card, effect.source), effect.card, effect.target
    )


def _is_open(side: Side, effect: typed.CardMoved) -> bool:
    """Whether both players see the card where it comes from."""
    laid = side.driven(effect.card)
    hidden = effect.source in ("hand", "set", *DECK) or (laid is not None and not laid.up)
    return not hidden


def unit_entered(board: Board, effect: typed.UnitEntered) -> Board:
    side = moving.taken(board.sides[effect.player], effect.card, effect.source)
    unit = Unit(
        effect.id,
        printed(board, effect.card),
        rested=rests_in(board, side, effect.zone),
        token=effect.source == "token",
    )
    return with_side(board, moving.entered(side, unit, effect.zone))


def rests_in(board: Board, side: Side, zone: str) -> bool:
    """Whether a unit enters a zone rested (U20)."""
    return board.book.options.enters_by_zone and zone in side.ruler.zones.defence


def deck_driven(board: Board, effect: typed.DeckDriven) -> Board:
    side = moving.driven(board.sides[effect.player], effect.cards)
    return noted(with_side(board, side), effect.cards)


def card_turned(board: Board, effect: typed.CardTurned) -> Board:
    side = board.owner(effect.card)
    if side is None:
        return board
    if effect.card == f"{side.seat}.ruler":
        return with_side(board, replace(side, ruler_rested=effect.rested))
    unit = side.unit(effect.card)
    return (
        board
        if unit is None
        else with_side(board, moving.changed_unit(side, replace(unit, rested=effect.rested)))
    )


def energy_turned(board: Board, effect: typed.EnergyTurned) -> Board:
    side = board.sides[effect.player]
    turned = replace(side, ready=side.ready + effect.n, rested=side.rested - effect.n)
    return with_side(board, turned)


def summon_right_changed(board: Board, effect: typed.SummonRightChanged) -> Board:
    side = board.sides[effect.player]
    return with_side(board, replace(side, summon_bonus=side.summon_bonus + effect.n))


CHANGES: Movers[Board] = Movers(
    {
        typed.DamageDealt: damage_dealt,
        typed.DamageHealed: damage_healed,
        typed.ValueChanged: value_changed,
        typed.RulerDamaged: ruler_damaged,
        typed.CardMoved: card_moved,
        typed.UnitEntered: unit_entered,
        typed.DeckDrawn: cards_drawn,
        typed.DeckDriven: deck_driven,
        typed.CardTurned: card_turned,
        typed.EnergyTurned: energy_turned,
        typed.SummonRightChanged: summon_right_changed,
    }
)
changed, carried_out = CHANGES.changed, CHANGES.carried_out
