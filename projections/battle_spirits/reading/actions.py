"""Actions as typed, understood on a board: from verb and cards to the event to be decided."""

from collections.abc import Callable, Mapping
from typing import Literal

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import (
    BraveCombined,
    BraveExchanged,
    BraveSeparated,
    BurstSet,
    CoreMove,
    CoresMoved,
    EffectResolved,
    EffectUsed,
    MagicUsed,
    MirageSet,
    NexusDeployed,
    PaidAction,
    Summoned,
)  # fmt: skip
from senpu.events.notation.battle_spirits.short import Deed, Spoken
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Ref
from senpu.projections.battle_spirits.board import UNKNOWN, Board, printed
from senpu.projections.battle_spirits.decide import ENGINE
from senpu.projections.battle_spirits.play import new_handle
from senpu.projections.battle_spirits.reading import slots
from senpu.projections.battle_spirits.reading.burst import activated
from senpu.projections.battle_spirits.reading.cores import moved, shared_out
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.battle_spirits.reading.texts import effects, kept
from senpu.projections.battle_spirits.reading.typed import Typed


def spoken(naming: Naming, said: Spoken) -> EffectResolved:
    """What the text of a card did."""
    return EffectResolved(
        source=naming.either(said.source),
        effects=effects(naming, said.changes),
        keep=kept(naming, said.keeps),
    )


def done(naming: Naming, deed: Deed) -> tuple[Event, ...]:
    """The events an action stands for: one, or two where a burst is named as it is activated.

    Raises Unreadable.
    """
    return _DONE[deed.verb](Typed(naming, deed))


def _summon(action: Typed) -> tuple[Event, ...]:
    number = action.hand()
    event = Summoned(
        card=number, source=action.source, transmigrate=action.given(),
        **action.common(action.deed.arrows),
    )  # fmt: skip
    card = printed(action.board, number)
    return (action.placed(action.paid(event, card.reduction), card.minimum),)


def _direct_brave(action: Typed) -> tuple[Event, ...]:
    number = action.hand()
    card = printed(action.board, number)
    event = Summoned(
        card=number, source=action.source, onto=action.host(slots.takes(card, action.slot)),
        slot=action.slot, transmigrate=action.given(), **action.common(action.deed.arrows[1:]),
    )  # fmt: skip
    return (action.placed(action.paid(event, card.reduction), 0),)


def _deploy(action: Typed) -> tuple[Event, ...]:
    number = action.hand()
    event = NexusDeployed(card=number, source=action.source, **action.common(action.deed.arrows))
    card = printed(action.board, number)
    return (action.placed(action.paid(event, card.reduction), card.minimum),)


def _magic(action: Typed) -> tuple[Event, ...]:
    number = action.hand()
    effect = _magic_effect(action, number)
    common = action.common(action.deed.arrows)
    event = MagicUsed(card=number, source=action.source, effect=effect, **common)
    return (action.paid(event, printed(action.board, number).reduction),)


def _magic_effect(action: Typed, number: str) -> Literal["main", "flash"]:
    """Main in the own main step if the card has it, else flash."""
    said = [letter for letter in action.deed.options if letter in "mf"]
    if said:
        return "main" if said[-1] == "m" else "flash"
    card, board = printed(action.board, number), action.board
    own_main = board.step == "main" and action.naming.seat == board.player
    flash_only = card.has_main is False and card.has_flash is not False
    return "main" if own_main and not flash_only else "flash"


def _mirage(action: Typed) -> tuple[Event, ...]:
    number = action.hand()
    event = MirageSet(card=number, source=action.source, **action.common(action.deed.arrows))
    own = printed(action.board, number).mirage
    return (action.paid(event, own.reduction if own else {}),)


def _effect(action: Typed) -> tuple[Event, ...]:
    if action.by_effect:
        return (_effect_from_hand(action),)
    effect: Literal["flash", "main_step"] = "main_step" if action.verb == "a" else "flash"
    event = EffectUsed(
        card=action.own(), source=action.source, effect=effect,
        **action.common(action.deed.arrows),
    )  # fmt: skip
    return (action.paid(event, {}),)


def _effect_from_hand(action: Typed) -> PaidAction:
    number = action.hand()
    card = printed(action.board, number)
    if "k" in action.deed.options:
        common = action.common(action.deed.arrows[1:])
        event = EffectUsed(
            card=number, source=action.source, effect="advent", onto=action.host(), **common
        )
        return _advent(action, event)
    common = action.common(action.deed.arrows)
    event = EffectUsed(card=number, source=action.source, effect="accel", **common)
    paid: PaidAction = action.paid(event, card.accel.reduction if card.accel else {})
    return paid


def _advent(action: Typed, event: EffectUsed) -> PaidAction:
    """Advent is paid with the soul core, from where it lies."""
    soul = action.board.sides[action.naming.seat].soul
    paid: PaidAction = action.paid(event, {})
    if action.pays or not soul:
        return paid
    pay = {**paid.pay, soul: paid.pay.get(soul, 0) + 1}
    return replace(paid, pay=pay, soul="pay")


def _burst(action: Typed) -> tuple[Event, ...]:
    unknown = action.object is None or action.needed().kind == "handle"
    if unknown and action.object is not None:
        _check_handle(action.board, action.needed())
    event = BurstSet(
        card=UNKNOWN if unknown else action.hand(), **action.common(action.deed.arrows)
    )
    return (action.paid(event, {}),)


def _check_handle(board: Board, ref: Ref) -> None:
    """A card set unknown can only be the next unknown one. Raises Unreadable."""
    due = new_handle(board)
    if ref.name not in (UNKNOWN, due):
        raise Unreadable(
            f"次の未知のカードは {due} です", f"the next unknown card is {due}", ref.column
        )


def _combine(action: Typed) -> tuple[Event, ...]:
    brave = action.own()
    lying = action.board.find(brave)
    fits = slots.takes(lying.card, action.slot) if lying else None
    host, common = action.host(fits), action.common(action.deed.arrows[1:])
    if action.verb == "j":
        return (BraveCombined(brave=brave, onto=host, slot=action.slot, **common),)
    old = action.given(slots.carries(brave))
    return (BraveExchanged(brave=brave, onto=host, slot=action.slot, host=old, **common),)


def _separate(action: Typed) -> tuple[Event, ...]:
    brave = action.own()
    event = BraveSeparated(
        brave=brave, host=action.given(slots.carries(brave)), **action.common(action.deed.arrows)
    )
    needed: int = ENGINE.play(action.board, event).still_needed
    cores = shared_out(action.naming, action.deed.puts, needed)
    soul: Literal["", "place"] = "place" if cores.soul else ""
    return (replace(event, place=cores.places, soul=soul),)


def _move(action: Typed) -> tuple[Event, ...]:
    naming = action.naming
    moves = [moved(naming, naming, said.source, said.target) for said in action.deed.moves]
    if not moves:
        raise Unreadable(
            "コアの移動元と移動先が必要です（例：c r>gor1）",
            "say from where to where: c r>gor1",
            action.deed.column,
        )
    typed = tuple(CoreMove(**move._asdict()) for move in moves)
    return (CoresMoved(moves=typed, **action.common(action.deed.arrows)),)


def _activate(action: Typed) -> tuple[Event, ...]:
    return tuple(activated(action))


_DONE: Mapping[str, Callable[[Typed], tuple[Event, ...]]] = {
    "s": _summon,
    "b": _direct_brave,
    "n": _deploy,
    "m": _magic,
    "i": _mirage,
    "f": _effect,
    "a": _effect,
    "u": _burst,
    "j": _combine,
    "e": _combine,
    "x": _separate,
    "c": _move,
    "U": _activate,
}
