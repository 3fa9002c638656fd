"""7-6 and 7-8: events played, from hand, drive zone or set zone; 9-3e-2: set cards as answers."""

from typing import Any

from senpu.events.base import other
from senpu.events.gate_ruler import EventPlayed
from senpu.projections.declared import filled
from senpu.projections.gate_ruler.board import Board, printed
from senpu.projections.gate_ruler.changes import identified
from senpu.projections.gate_ruler.gate import gated
from senpu.projections.gate_ruler.plays import PlayedPlay
from senpu.projections.gate_ruler.rules import BOOK, FANS, OURS
from senpu.projections.gate_ruler.rules.general import (
    ANSWER,
    CHAPTER_7,
    PAID,
    PLAYED,
    SETTABLE,
    TOLD,
)


@BOOK.rule("7-6a", facts="number kind timing")
def event_is_normal_and_open(play: "PlayEvent") -> bool:
    """直接プレイするのは、公開されているか手札にある通常タイミングのイベント1枚
    one event of normal timing, revealed or in hand, is played directly
    → 通常タイミングのイベントを選ぶ。裏向きなら先に公開し、ほかのタイミングなら先にセットする
      （{number}は{timing}の{kind}）
    → choose an event of normal timing; reveal it first if it lies face down, set it if its timing
      is another ({number} is of the kind {kind}, timing {timing})
    """
    return (play.missing or play.is_normal_event) and play.is_open


@BOOK.rule("7-6a-x", at="rulers (digest 1.4)", source=FANS, facts="number")
def ruler_plays_events_directly(play: "PlayEvent") -> bool:
    """セットゾーンからしかイベントをプレイできないルーラーがある
    some rulers play events from set zones only
    → {number}を先にセットする
    → set {number} first
    """
    return play.side.ruler.events_from_hand


BOOK.happens("7-6a-1")("""
    プレイなので、イベントはセットゾーンを介さず直接ゲートに置かれる
    being a play, the event goes directly on the gate, past the set zones
""")


@BOOK.rule("7-8a", facts="number kind set_zone set_card")
def set_event_is_own(play: "PlayEvent") -> bool:
    """自分のセットゾーンに裏向きで置かれたイベントをプレイする
    an event that lies face down in an own set zone is played
    → 自分のセットゾーンのイベントを選ぶ（セットゾーン{set_zone}：{set_card}）
    → choose an event in an own set zone; in set zone {set_zone} lies: {set_card}
    """
    return play.laid is not None and (not play.known or play.kind == "event")


@BOOK.rule("7-8a-x", at="U19", source=OURS, option="set_cards_wait", facts="number set_in_turn")
def was_set_before(play: "PlayEvent") -> bool:
    """セットしたターンにはプレイできない
    a set card is not played in the turn it was set
    → 次のターンを待つ
    → wait for the next turn; {number} was set in turn {set_in_turn}
    """
    return play.set_in_turn != play.board.turn


@BOOK.rule("9-3e-2", at="9-3e-2, 14-4b", facts="number timing")
def set_card_may_answer(play: "PlayEvent") -> bool:
    """優先権で使うのは、自分のセットゾーンの、通常タイミングでも自動能力扱いでもないカード
    a set card played with priority is neither of normal timing nor treated as automatic
    → 自分のセットゾーンの「いつでも」のカードを選ぶ（{number}は{timing}）
    → choose an own any-time card; {number} has the timing {timing}
    """
    return play.is_nowhere or (play.laid is not None and play.timing not in ("normal", "automatic"))


SET_CARD = (
    *TOLD, set_event_is_own, was_set_before, *SETTABLE, *PAID,
)  # fmt: skip


@BOOK.action(EventPlayed)
class PlayEvent(PlayedPlay):
    """An event is put on the gate; one that was set turns up."""

    when = {"directly": CHAPTER_7, "set": CHAPTER_7, "answer": ANSWER}
    rules = {
        "directly": (
            *TOLD, *PLAYED, event_is_normal_and_open, ruler_plays_events_directly,
            *PAID,
        ),
        "set": SET_CARD,
        "answer": (set_card_may_answer, *SET_CARD),
    }  # fmt: skip

    @property
    def way(self) -> str:
        """How it is played: directly, from a set zone, or from there as an answer (9-3e-2).

        A set card that is not of normal timing is an answer, whoever set it.
        """
        if self.source != "set":
            return "directly"
        return "set" if self._set_timing() == "normal" else "answer"

    @property
    def is_nowhere(self) -> bool:
        """Whether nothing lies in the set zone named, on either side."""
        lies = any(side.laid(self.action.card) for side in self.board.sides.values())
        return self.source == "set" and not lies

    @property
    def set_zone(self) -> str:
        """The set zone named, by its number."""
        name: str = self.action.card
        return name.partition("#")[0].rpartition(".s")[2]

    @property
    def set_card(self) -> str:
        """What of the player lies there."""
        return self.number if self.laid else "nothing"

    def _set_timing(self) -> str:
        if self.laid:
            return self.timing
        if self.number == "-":
            return "any_time"
        lying = self.board.sides[other(self.player)].laid(self.action.card)
        number = lying.card if lying else self.action.card
        return printed(self.board, self.said or number).timing

    def complete(self) -> Any:
        """The outcome of playing; the number of a set card."""
        done = super().complete()
        return filled(done, number=self.number if self.identified else "") if self.laid else done

    @staticmethod
    def evolve(board: Board, event: EventPlayed) -> Board:
        if laid := board.sides[event.player].laid(event.card):
            board = identified(board, laid.card, event.number)
        return gated(board, event, "event")
