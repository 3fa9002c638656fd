"""7-2: cards of the drive zone turned up."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.gate_ruler import DriveCardRevealed, OverdriveLinked
from senpu.projections.declared import filled
from senpu.projections.gate_ruler.board import Board, Overdrive, Side, new_id, printed
from senpu.projections.gate_ruler.changes import identified
from senpu.projections.gate_ruler.plays import CardPlay
from senpu.projections.gate_ruler.rules import BOOK
from senpu.projections.gate_ruler.rules.general import CHAPTER_7, TOLD
from senpu.projections.shared.sides import of_side, with_side


@BOOK.rule("7-2a", facts="number")
def drive_card_is_face_down(play: "Reveal") -> bool:
    """自分のドライブゾーンにある裏向きのカードを公開する
    a face-down card of the own drive zone is revealed
    → 裏向きのカードを選ぶ
    → choose a card that lies face down in the own drive zone
    """
    return play.driven is not None and not play.driven.up


@BOOK.rule("7-2a-1", facts="number kind timing")
def card_may_be_revealed(play: "Reveal") -> bool:
    """公開できるのは、ユニットかフィールド、または通常タイミングのイベント
    units, fields and events of normal timing are revealed
    → {number}は公開できない：セットする（7-5）か、フェイズ終了時に墓地へ
    → leave {number} face down: set it (7-5), or it goes to the graveyard at the end
    """
    return not play.known or play.kind in ("unit", "field") or play.is_normal_event


BOOK.happens("7-2b")("""
    公開はゲートを使用せず、ただちに実行される
    revealing does not use the gate and is carried out at once
""")


@BOOK.action(DriveCardRevealed)
class Reveal(CardPlay):
    """A face-down card of the drive zone is turned up."""

    when = CHAPTER_7
    rules = (*TOLD, drive_card_is_face_down, card_may_be_revealed)

    def complete(self) -> DriveCardRevealed:
        """The number of the card, if it was known before."""
        told = self.identified and not self.missing
        event: DriveCardRevealed = self.action
        return filled(event, number=self.number if told else self.said)

    @staticmethod
    def evolve(board: Board, event: DriveCardRevealed) -> Board:
        laid = board.sides[event.player].driven(event.card)
        if laid is None:
            return board
        board = identified(board, laid.card, event.number)
        side = board.sides[event.player]
        drive = tuple(replace(c, up=True) if c.id == event.card else c for c in side.drive)
        return with_side(board, replace(side, drive=drive))

    @staticmethod
    def follows(before: Board, board: Board, event: DriveCardRevealed) -> Iterator[Event]:
        """7-2a-2."""
        return linked_overdrives(board, event)


def linked_overdrives(board: Board, event: DriveCardRevealed) -> Iterator[Event]:
    """7-2a-2: each overdrive of the card becomes a pseudo-card of its own."""
    laid = board.sides[event.player].driven(event.card)
    if laid is None:
        return
    for ability in printed(board, laid.card).abilities_of("overdrive"):
        id = new_id(board, f"{event.player}.o")
        linked = OverdriveLinked(player=event.player, id=id, card=event.card, ability=ability.id)
        board = overdrive_linked(board, linked)
        yield linked


@BOOK.happens("7-2a-2", OverdriveLinked, at="7-2a-2, 16-2")
@of_side
def overdrive_linked(side: Side, event: OverdriveLinked) -> Side:
    """公開したカードのオーバードライブ能力は、疑似的なカードとしてドライブゾーンに置かれる
    the overdrive ability of a revealed card lies in the drive zone, linked to it
    """
    linked = side.driven(event.card)
    ability = Overdrive(event.id, event.card, event.ability, linked.card if linked else "")
    return replace(side, overdrives=(*side.overdrives, ability))
