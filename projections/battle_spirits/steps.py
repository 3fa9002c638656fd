"""The steps of a turn in their order (digest 1.4, 4)."""

from senpu.projections.battle_spirits.board import Board

STEPS = ("start", "core", "draw", "refresh", "main", "attack", "end")
FIRST_TURN_STEPS = ("start", "draw", "refresh", "main", "end")


def steps_of(turn: int) -> tuple[str, ...]:
    """The steps of a turn in order; turn 1 has no core and no attack step (BS-S3)."""
    return FIRST_TURN_STEPS if turn == 1 else STEPS


def steps_until(turn: int, last: str) -> tuple[str, ...]:
    """The steps of a turn after the start step, up to and with `last`."""
    steps = steps_of(turn)
    return steps[1 : steps.index(last) + 1] if last in steps else ()


def next_steps(board: Board) -> tuple[str, ...]:
    """The steps that may come next; after the main step any of the rest."""
    steps = steps_of(board.turn)
    if board.turn == 0 or board.step not in steps:
        return ()
    at = steps.index(board.step)
    return steps[at + 1 : at + 2] if board.step != "main" else steps[at + 1 :]
