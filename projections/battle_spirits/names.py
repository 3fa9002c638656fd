"""What the things on a board are called, and how they are typed."""

from collections.abc import Mapping

from senpu.projections.battle_spirits.board import Board
from senpu.projections.rules import Text
from senpu.projections.shared.names import called_cards, side_before


def typed(board: Board, id: str) -> str:
    """A field card as its owner's scribe types it: `A.ryu#1` is `ryu1`."""
    name = id.partition(".")[2]
    alias, _, copy = name.rpartition("#")
    return alias + copy if alias in board.book.aliases else name


def names(board: Board) -> Mapping[str, Text]:
    """What readers call what verdicts name by number or id: cards, field cards."""
    lying = (id for side in board.sides.values() for id in side.field)
    return {**called_cards(board), **{id: _typed_by_turn_player(board, id) for id in lying}}


def _typed_by_turn_player(board: Board, id: str) -> Text:
    """With the side before it (1 is the first player) where the card is the other player's."""
    word = side_before(board, id[0]) + typed(board, id)
    return Text(word, word)
