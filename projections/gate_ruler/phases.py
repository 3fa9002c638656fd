"""The phases of a turn in their order (chapter 6)."""

from senpu.projections.gate_ruler.board import Board

PHASES = ("start", "main", "attack", "end")


def next_phases(board: Board) -> tuple[str, ...]:
    """The phases that may come next; any, where something was not seen.

    The attack phase may be left out: nobody need attack.
    """
    if board.turn == 0 or board.step not in PHASES:
        return ()
    if board.gap:
        return PHASES
    at = PHASES.index(board.step)
    return PHASES[at + 1 :] if board.step == "main" else PHASES[at + 1 : at + 2]
