"""7-9: overdrive abilities played, or removed without being played."""

from typing import Any

from msgspec.structs import replace

from senpu.events.gate_ruler import OverdrivePlayed, OverdriveRemoved
from senpu.projections.declared import filled
from senpu.projections.gate_ruler.board import (
    Board,
    GateItem,
    Side,
    ability_of,
    new_gate_id,
    printed,
)
from senpu.projections.gate_ruler.gate import added, paid
from senpu.projections.gate_ruler.plays import EnergyPlay
from senpu.projections.gate_ruler.rules import BOOK, OURS
from senpu.projections.gate_ruler.rules.general import CHAPTER_7
from senpu.projections.shared.plays import fact
from senpu.projections.shared.sides import of_side, with_side


class OverdrivePlay(EnergyPlay):
    """Playing or removing an overdrive ability of the drive zone."""

    action: OverdrivePlayed | OverdriveRemoved
    name: str = fact("action.card")
    """The ability asked for."""

    def __init__(self, board: Board, action: Any) -> None:
        super().__init__(board, action)
        self.overdrive = self.side.overdrive(action.card)
        waits = self.overdrive
        card = printed(board, self.side.card_of(waits)) if waits else None
        ability = ability_of(card, waits.ability) if waits and card else None
        self.due = ability.cost.get("energy", 0) if ability else 0

    @property
    def is_removal(self) -> bool:
        """Whether it is taken away without being played."""
        return type(self.action) is OverdriveRemoved

    @property
    def is_paid(self) -> bool:
        """Whether what its text says is rested, where that is checked (U18)."""
        checked = self.board.book.options.overdrive_costs_its_text and not self.lifts("7-9a-x")
        return not checked or (self.energy == self.due and self.energy <= self.ready)


@BOOK.rule("7-9a", facts="name due energy ready")
def overdrive_is_present(play: OverdrivePlay) -> bool:
    """自分のドライブゾーンにあるオーバードライブ能力1つを、プレイするか取り除く
    one overdrive ability in the own drive zone is played, or removed without being played
    → 自分のドライブゾーンにある能力を選び（裏向きのカードにはない）、エナジー{due}を払う
    → choose one that lies there (a face-down card has none until it is revealed), and rest the
      {due} energy it asks for
    """
    return play.overdrive is not None and (play.is_removal or play.is_paid)


@BOOK.rule(
    "7-9a-x",
    at="7-9a, U18",
    source=OURS,
    option="overdrive_costs_its_text",
    facts="name due energy ready",
)
def overdrive_is_paid(play: OverdrivePlay) -> bool:
    """オーバードライブ能力のコストは、その能力に書かれたものだけを支払う
    an overdrive ability costs what its own text says
    → エナジー{due}をレストする（アクト中{ready}）
    → rest {due} energy; {ready} ready
    """
    return play.is_paid


BOOK.happens("7-9b")("""
    取り除く行動はゲートを使用せず、ただちに実行される
    removing it does not use the gate and is carried out at once
""")


@BOOK.action(OverdrivePlayed)
class PlayOverdrive(OverdrivePlay):
    """It is put on the gate."""

    when = CHAPTER_7
    rules = (overdrive_is_present, overdrive_is_paid)

    def complete(self) -> Any:
        """The energy rested, the name on the gate."""
        return filled(self.action, energy=self.energy, id=new_gate_id(self.board))

    @staticmethod
    def evolve(board: Board, event: OverdrivePlayed) -> Board:
        side = board.sides[event.player]
        ability = side.overdrive(event.card)
        if ability is None:
            return board
        card = side.card_of(ability)
        side = paid(_unlinked(side, event.card), event.energy)
        item = GateItem(event.id, event.player, "overdrive", card, ability.ability, source="drive")
        return added(with_side(board, side), item, board.last)


@BOOK.action(OverdriveRemoved)
class RemoveOverdrive(OverdrivePlay):
    """It is taken away at once."""

    when = CHAPTER_7
    rules = (overdrive_is_present,)

    @staticmethod
    @of_side
    def evolve(side: Side, event: OverdriveRemoved) -> Side:
        return _unlinked(side, event.card)


def _unlinked(side: Side, ability: str) -> Side:
    return replace(side, overdrives=tuple(o for o in side.overdrives if o.id != ability))
