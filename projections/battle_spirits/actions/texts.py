"""What a text or a judge's remedy did: each typed change with the rules it is asked."""

from typing import Any

from senpu.events.battle_spirits import EffectResolved, RulingGiven
from senpu.events.battle_spirits.changes import (
    BraveParted,
    CardFielded,
    CardMoved,
    CardTurned,
    CoresProtected,
    CoresShifted,
    DeckDrawn,
    DeckTrashed,
    LevelCostSet,
)
from senpu.projections.battle_spirits import changes
from senpu.projections.battle_spirits.board import UNKNOWN, Board
from senpu.projections.battle_spirits.change_play import ChangePlay
from senpu.projections.battle_spirits.plays import new_handle, new_id, soul_use
from senpu.projections.battle_spirits.rules import BOOK
from senpu.projections.battle_spirits.rules.texts import (
    card_can_be_turned,
    deck_has_cards,
    effect_card_is_there,
    effect_cores_are_not_protected,
    effect_cores_are_there,
    effect_cores_have_a_place,
    effect_soul_core_is_there,
    fielded_card_stands,
    soul_core_stays_out,
)
from senpu.projections.declared import ANY_TIME, TextPlay, filled


@BOOK.action(EffectResolved, RulingGiven)
class Resolve(TextPlay):
    """Only the changes are judged."""

    when = ANY_TIME
    rules = ()

    @staticmethod
    def evolve(board: Board, event: EffectResolved | RulingGiven) -> Board:
        return changes.carried_out(board, event.effects)


def shifted(board: Board, change: CoresShifted) -> CoresShifted:
    """Cores moved by a text: the soul core."""
    side = board.sides[change.player]
    said = "pay" if change.soul else ""
    return filled(change, soul=soul_use(side, {change.source: change.n}, {}, said) == "pay")


def fielded(board: Board, change: CardFielded) -> CardFielded:
    """A card put on the field by a text: its name there, the soul core."""
    side = board.sides[change.player]
    soul = soul_use(side, {}, change.place, "place" if change.soul else "") == "place"
    return filled(change, id=new_id(board, change.player, change.card), soul=soul)


def moved(board: Board, change: CardMoved) -> CardMoved:
    """A card moved by a text: a handle, if it is set as burst unseen."""
    unseen = change.card.startswith(UNKNOWN) and change.card not in board.handles
    return filled(change, card=new_handle(board)) if unseen and change.target == "burst" else change


CORES = (
    effect_cores_are_there, effect_soul_core_is_there, soul_core_stays_out,
    effect_cores_are_not_protected,
)  # fmt: skip
THERE = (effect_card_is_there,)


def _enter(change: type[Any], rules: tuple[Any, ...], evolve: Any, complete: Any = None) -> None:
    BOOK.change(change, play=ChangePlay, rules=rules, evolve=evolve, complete=complete)


_enter(CoresShifted, (effect_cores_have_a_place, *CORES), changes.cores_shifted, shifted)
_enter(CardMoved, THERE, changes.card_moved, moved)
_enter(CardFielded, (*THERE, fielded_card_stands, *CORES), changes.card_fielded, fielded)
_enter(DeckDrawn, (deck_has_cards,), changes.deck_drawn)
_enter(DeckTrashed, (deck_has_cards,), changes.deck_trashed)
_enter(CardTurned, (*THERE, card_can_be_turned), changes.card_turned)
_enter(LevelCostSet, THERE, changes.level_cost_set)
_enter(CoresProtected, THERE, changes.cores_protected)
_enter(BraveParted, THERE, changes.brave_parted)
