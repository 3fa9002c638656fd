"""7-7: activated abilities played; 9-3e-3: as answers."""

from msgspec.structs import replace

from senpu.events.base import other
from senpu.events.gate_ruler import AbilityPlayed
from senpu.events.gate_ruler.cards import Ability
from senpu.projections.declared import filled
from senpu.projections.gate_ruler.board import Board, GateItem, Side, ability_of, new_gate_id
from senpu.projections.gate_ruler.gate import added, paid
from senpu.projections.gate_ruler.plays import EnergyPlay
from senpu.projections.gate_ruler.rules import BOOK, OURS
from senpu.projections.gate_ruler.rules.general import ANSWER, CHAPTER_7
from senpu.projections.shared.plays import fact
from senpu.projections.shared.sides import with_side


@BOOK.rule("7-7a", at="7-7a, 14-1a-1", facts="source name due energy ready")
def ability_is_own_and_paid(play: "PlayAbility") -> bool:
    """自分が支配者である起動能力1つを、コストを払ってプレイする
    one activated ability the player controls is played, its cost paid
    → 自分のカードの、まだ使える起動能力を選び、エナジー{due}を払う（アクト中{ready}）
    → choose an activated ability of an own card that may still be used, and rest {due} energy;
      {ready} ready
    """
    return _own_and_paid(play) and not play.used_up


def _own_and_paid(play: "PlayAbility") -> bool:
    activated = play.ability is not None and play.ability.kind == "activated"
    return activated and play.energy == play.due and play.energy <= play.ready


@BOOK.rule("7-7a-x", at="digest 3.4", source=OURS, option="once_a_turn_binds", facts="source name")
def ability_is_unused(play: "PlayAbility") -> bool:
    """ターン1の能力は1ターンに1回
    an ability marked for once a turn is played once a turn
    → 次のターンを待つ
    → wait for the next turn
    """
    return not play.used_up


@BOOK.rule("9-3e-3", at="9-3e-3, 14-8", facts="source name timing due energy ready")
def ability_may_answer(play: "PlayAbility") -> bool:
    """優先権で使う能力は、自分が支配者の、通常タイミングでない起動能力
    an ability played with priority is an own activated one that is not of normal timing
    → 自分の「いつでも」の起動能力を選び、エナジー{due}を払う（アクト中{ready}）
    → choose an own any-time ability and rest {due} energy; {ready} ready
    """
    return play.timing == "any_time" and _own_and_paid(play)


@BOOK.action(AbilityPlayed)
class PlayAbility(EnergyPlay):
    """An activated ability of a card in play or of the ruler is put on the gate."""

    when = {"normal": CHAPTER_7, "answer": ANSWER}
    rules = {
        "normal": (ability_is_own_and_paid, ability_is_unused),
        "answer": (ability_may_answer, ability_is_unused),
    }
    action: AbilityPlayed
    source: str = fact("action.card")
    """The card asked for."""
    name: str = fact("action.ability")
    """The ability asked for."""

    def __init__(self, board: Board, action: AbilityPlayed) -> None:
        super().__init__(board, action)
        self.ability = _found(self.side, action)
        self.due = self.ability.cost.get("energy", 0) if self.ability else 0

    @property
    def timing(self) -> str:
        """Its timing, also where it is one of the other player."""
        asked = self.ability or _found(self.board.sides[other(self.player)], self.action)
        return asked.timing if asked else "-"

    @property
    def way(self) -> str:
        """Any timing but the normal one makes it an answer (9-3e-3), whoever controls it."""
        return "normal" if self.timing in ("normal", "-") else "answer"

    @property
    def used_up(self) -> bool:
        """Whether it was used this turn and may be used once, where a match keeps to that."""
        once = self.ability is not None and self.ability.once_a_turn
        binds = self.board.book.options.once_a_turn_binds and not self.lifts("7-7a-x")
        return binds and once and f"{self.source}/{self.name}" in self.side.used

    def complete(self) -> AbilityPlayed:
        """The energy rested, the name on the gate."""
        return filled(self.action, energy=self.energy, id=new_gate_id(self.board))

    @staticmethod
    def evolve(board: Board, event: AbilityPlayed) -> Board:
        side = paid(board.sides[event.player], event.energy)
        side = replace(side, used=(*side.used, f"{event.card}/{event.ability}"))
        item = GateItem(event.id, event.player, "ability", event.card, event.ability, source="play")
        return added(with_side(board, side), item, board.last)


def _found(side: Side, action: AbilityPlayed) -> Ability | None:
    """The ability an action asks for, if a card of a side has it."""
    unit = side.unit(action.card)
    is_ruler = action.card == f"{side.seat}.ruler"
    card = side.ruler if is_ruler else unit.card if unit else None
    return ability_of(card, action.ability) if card else None
