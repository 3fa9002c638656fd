"""Poker hands as facts of play, replayed with PokerKit: the six of its README, and a short one.

A line is what happened, in order: `hole` and `board` cards dealt (`??` unknown), `burn`, `fold`,
`call` (or check), `raise` to a number (nothing: by the limit), `draw` cards discarded (nothing:
stand pat), `runs` of the board asked for, `show` of hole cards.
"""

from collections.abc import Mapping
from math import inf
from typing import Any, NamedTuple

import pokerkit
from pokerkit import Automation, Mode

CALLS: Mapping[str, str] = {
    "hole": "deal_hole",
    "board": "deal_board",
    "burn": "burn_card",
    "fold": "fold",
    "call": "check_or_call",
    "raise": "complete_bet_or_raise_to",
    "draw": "stand_pat_or_discard",
    "runs": "select_runout_count",
    "show": "show_or_muck_hole_cards",
}
AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
SHOWN = (*AUTOMATIC, Automation.HOLE_CARDS_SHOWING_OR_MUCKING)

Step = tuple[str, tuple[Any, ...]]


class Hand(NamedTuple):
    """A hand: its variant, how it is set up, what happened, the payoffs it must come to."""

    variant: str
    automatic: tuple[Automation, ...]
    stakes: tuple[Any, ...]
    """Whether antes are uniform, antes, blinds, bets, starting stacks, players."""
    steps: tuple[Step, ...]
    payoffs: tuple[float, ...]
    mode: Mode = Mode.TOURNAMENT

    @property
    def actions(self) -> int:
        """Actions as PokerKit's own notation counts them: without the cards burnt."""
        return sum(call != CALLS["burn"] for call, _ in self.steps)

    def replay(self) -> Any:
        """The last state of the hand."""
        game = getattr(pokerkit, self.variant)
        state = game.create_state(self.automatic, *self.stakes, mode=self.mode)
        for call, args in self.steps:
            getattr(state, call)(*args)
        return state


def steps(text: str) -> tuple[Step, ...]:
    """What happened, as calls with their arguments."""
    return tuple(
        _step(*item.split()) for item in text.replace("\n", ";").split(";") if item.strip()
    )


def _step(verb: str, what: str = "") -> Step:
    if verb in ("raise", "runs"):
        return CALLS[verb], (int(what),) if what else (None,)
    if verb == "burn":
        return CALLS[verb], ("??",)
    return CALLS[verb], (what,) if what else ()


PUBLISHED: Mapping[str, Hand] = {
    "Hellmuth-Wiggins (four runs)": Hand(
        "NoLimitTexasHoldem",
        SHOWN,
        (False, {-1: 600}, (200, 400, 800), 400, (inf, 116400, 86900, inf, 50000, inf), 6),
        steps(
            """hole JsTh; hole Ah9d; hole KsKc; hole 5c2h; hole 6h5h; hole 6s3s
            fold; raise 2800; fold; call; raise 12600; call; call; call
            burn; board 9hTs9s; call; raise 17000; raise 36000; fold; fold; raise 103800; call
            runs 4; runs
            burn; board Jh; burn; board Ad; burn; board Kh; burn; board 3c
            burn; board 7s; burn; board 8s; burn; board Qc; burn; board Kd"""
        ),
        (-12600, -37000, 62800, 0, -12600, -600),
        Mode.CASH_GAME,
    ),
    "Dwan-Ivey 2009": Hand(
        "NoLimitTexasHoldem",
        SHOWN,
        (True, 500, (1000, 2000), 2000, (1125600, inf, 553500), 3),
        steps(
            """hole Ac2d; hole ????; hole 7h6h; raise 7000; raise 23000; fold; call
            burn; board Jc3d5c; raise 35000; call
            burn; board 4h; raise 90000; raise 232600; raise 1067100; call; burn; board Jh"""
        ),
        (-553500, -2500, 556000),
    ),
    "Phua-Xuan 2019": Hand(
        "NoLimitShortDeckHoldem",
        SHOWN,
        (True, 3000, {-1: 3000}, 3000, (495000, 232000, 362000, 403000, 301000, 204000), 6),
        steps(
            """hole Th8h; hole QsJd; hole QhQd; hole 8d7c; hole KhKs; hole 8c7h
            call; call; raise 35000; fold; raise 298000; fold; fold; fold; call
            burn; board 9h6cKc; burn; board Jh; burn; board Ts"""
        ),
        (-6000, -6000, 322000, -3000, -301000, -6000),
    ),
    "Antonius-Blom 2009": Hand(
        "PotLimitOmahaHoldem",
        SHOWN,
        (True, 0, (500, 1000), 1000, (1259450.25, 678473.5), 2),
        steps(
            """hole Ah3sKsKh; hole 6d9s7d8h
            raise 3000; raise 9000; raise 27000; raise 81000; call
            burn; board 4s5c2h; raise 91000; raise 435000; raise 779000; call
            burn; board 5h; burn; board 9c"""
        ),
        (678473.5, -678473.5),
    ),
    "Arieh-Yockey 2019": Hand(
        "FixedLimitDeuceToSevenLowballTripleDraw",
        SHOWN,
        (True, 0, (75000, 150000), 150000, 300000, (1180000, 4340000, 5910000, 10765000), 4),
        steps(
            """hole 7h6c4c3d2c; hole ??????????; hole ??????????; hole AsQs6s5c3c
            fold; raise; raise; fold; call
            draw; draw AsQs; burn; hole 2hQh; raise; call
            draw; draw Qh; burn; hole 4d; raise; call
            draw; draw 6s; burn; hole 7c; raise; call"""
        ),
        (-1180000, -150000, 0, 1330000),
    ),
    "Alice-Carol (badugi)": Hand(
        "FixedLimitBadugi",
        AUTOMATIC,
        (True, 0, (1, 2), 2, 4, inf, 4),
        steps(
            """hole ????????; hole ????????; hole ????????; hole ????????; fold; call; call; call
            draw ????; draw ????; draw ??; burn; hole ????; hole ????; hole ??
            call; raise; call; call
            draw ??; draw; draw ??; burn; hole ??; hole ??; call; raise; raise; fold; call
            draw ??; draw; burn; hole ??; call; raise; call; show 2s4c6d9h; show 3s5d7c8h"""
        ),
        (-4, 20, 0, -16),
    ),
}
"""The hands of PokerKit's README, all of them."""

FOLDED = Hand(
    "NoLimitTexasHoldem",
    SHOWN,
    (True, 0, (2, 4, 0), 2, (110, 110, 110), 3),
    steps(
        """hole ????; hole ????; hole ????; raise 8; call; fold
        burn; board AcKd2s; call; raise 10; call; burn; board 3h; call; call
        burn; board 5h; raise 20; fold"""
    ),
    (22, -4, -18),
)
"""A hand that nobody sees to the end: no hands of cards to be ranked."""

READ = """
variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [2, 4, 0]
min_bet = 2
starting_stacks = [110, 110, 110]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 8", "p1 cc", "p2 f",
  "d db AcKd2s", "p1 cc", "p3 cbr 10", "p1 cc", "d db 3h", "p1 cc", "p3 cc", "d db 5h",
  "p1 cbr 20", "p3 f"]
"""
"""The same hand in PokerKit's notation."""


def read() -> object:
    """The hand read from its text and replayed."""
    return list(pokerkit.HandHistory.loads(READ))
