"""What cards would cost now, without playing them."""

from collections.abc import Mapping
from typing import Any

from senpu.events.base import Seat
from senpu.events.battle_spirits import MagicUsed, NexusDeployed, PaidAction, Summoned
from senpu.projections.battle_spirits.cases.asserting import asserted
from senpu.projections.battle_spirits.cases.position import known
from senpu.projections.battle_spirits.cases.texts import Texts
from senpu.projections.battle_spirits.decide import decide
from senpu.projections.cases.action import Said
from senpu.projections.cases.dialect import Position
from senpu.projections.cases.shapes import State

PLAYED: Mapping[str, type[PaidAction]] = {"nexus": NexusDeployed, "magic": MagicUsed}


def quoted(said: Said, texts: Texts) -> State:
    """The payable costs of the cards an action asks about, by number. Raises NotUnderstood."""
    numbers: tuple[str, ...] = said.take("cards", tuple[str, ...], ())
    said.end()
    return {"quotes": {number: _payable(number, said.player, said.at, texts) for number in numbers}}


def _payable(number: str, player: Seat, at: Position, texts: Texts) -> int:
    kind = known(at.board.book.cards, number).type
    event: Any = PLAYED.get(kind, Summoned)(player=player, card=number)
    said, _ = asserted(event, at, texts)
    done: Any = decide(at.board, said).event
    payable: int = done.cost.payable
    return payable
