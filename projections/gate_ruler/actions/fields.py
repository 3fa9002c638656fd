"""7-4: fields played."""

from senpu.events.gate_ruler import FieldPlayed
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.gate import gated
from senpu.projections.gate_ruler.plays import PlayedPlay
from senpu.projections.gate_ruler.rules import BOOK
from senpu.projections.gate_ruler.rules.general import (
    CHAPTER_7,
    PLAYED,
    SEEN,
    cost_is_paid,
    discount_has_source,
)


@BOOK.rule("7-4a", facts="number kind")
def field_is_open(play: "PlayField") -> bool:
    """プレイするのは、公開されているか手札にあるフィールド1枚
    one field, revealed or in hand, is played
    → フィールドを選ぶ。ドライブゾーンのカードは先に公開する（{number}は{kind}）
    → choose a field; reveal a drive-zone card first ({number} is a {kind})
    """
    return play.is_a("field") and play.is_open


@BOOK.action(FieldPlayed)
class PlayField(PlayedPlay):
    """A field is put on the gate."""

    when = CHAPTER_7
    rules = (*SEEN, *PLAYED, field_is_open, discount_has_source, cost_is_paid)

    @staticmethod
    def evolve(board: Board, event: FieldPlayed) -> Board:
        return gated(board, event, "field")
