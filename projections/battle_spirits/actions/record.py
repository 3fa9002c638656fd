"""The record itself: how it starts, cards declared and identified, counts, concession."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from senpu.events.base import Event, other
from senpu.events.battle_spirits.cards import Card
from senpu.events.match import CardIdentified, HandRedrawn, MatchEnded
from senpu.projections.battle_spirits.board import UNKNOWN, Board, Side, printed
from senpu.projections.battle_spirits.moving import renamed
from senpu.projections.battle_spirits.plays import copies_seen
from senpu.projections.battle_spirits.rules import BOOK, MANUAL, OURS, QUOTED
from senpu.projections.battle_spirits.rules.main_step import match_is_on
from senpu.projections.battle_spirits.view import COUNTED, counts
from senpu.projections.shared.counts import enter_count
from senpu.projections.shared.declaration import enter_declaration
from senpu.projections.shared.identification import IdentityPlay, identity_rules
from senpu.projections.shared.record import enter_concession, enter_record, enter_start, redrawn
from senpu.projections.shared.sides import of_side

OPENING_HAND = 4
ENDED_BECAUSE = {"life": "BS-S7", "deck": "BS-S8", "burst": "BS-M7e", "concession": "BS-S13"}


def ended_because(event: MatchEnded) -> str:
    """The rule by which the match ended."""
    both = event.reason == "life" and event.winner is None
    return "BS-S11" if both else ENDED_BECAUSE.get(event.reason, "")


def settled(side: Side, counted: Mapping[str, int]) -> Side:
    """As many lie there as were counted."""
    return replace(side, **{name: n for name, n in counted.items() if name in COUNTED})


enter_record(BOOK, ended_because, "BS-R2r")
enter_declaration(BOOK, "BS-R5", Card)
enter_count(BOOK, "BS-R2", "BS-R8", counts, settled)

BOOK.happens("BS-S10", at="setup (digest 1.2, 1.3)", source=MANUAL)("""
    両者は4枚引いて始める。リザーブはコア3個とソウルコア、ライフは5
    both draw four; reserve three cores and the soul core, life five
""")
enter_start(
    BOOK,
    "BS-S12",
    at="setup (digest 1.3)",
    source=MANUAL,
    facts="player due_player dealt",
    hand=lambda side: OPENING_HAND,
    because="BS-S10",
)


@BOOK.rule("BS-M7e", at="burst (digest 1.5, 5.12)", source=MANUAL, facts="handle number")
def identified_burst_has_effect(play: "Identify") -> bool:
    """バーストとしてセットされていたカードは、バースト効果を持つ（持たなければ負け）
    a card that was set as burst has a burst effect; else its player loses
    → {handle}＝{number}にバースト効果はない：セットした行動がさかのぼって反則となる
    → {handle} = {number} has no burst effect: setting it was illegal, found only now
    """
    return play.card.has_burst is not False


@BOOK.action(CardIdentified)
class Identify(IdentityPlay):
    """An unknown card is known from now on."""

    rules = (*identity_rules(BOOK, "BS-R3", "BS-R4"), identified_burst_has_effect)
    copies_seen = staticmethod(copies_seen)

    def __init__(self, board: Board, event: CardIdentified) -> None:
        super().__init__(board, event)
        self.card = printed(board, event.card)

    @staticmethod
    def evolve(board: Board, event: CardIdentified) -> Board:
        handles = {**board.handles, event.handle: event.card}
        sides = {
            seat: renamed(side, event.handle, event.card) for seat, side in board.sides.items()
        }
        return replace(board, handles=handles, sides=sides)

    @staticmethod
    def follows(before: Board, board: Board, event: CardIdentified) -> Iterator[Event]:
        """BS-M7e: whoever set a card without a burst effect as burst loses, even after the end."""
        owner = Identify(before, event).owner()
        unknown = before.handles.get(event.handle) == UNKNOWN
        if owner and unknown and printed(before, event.card).has_burst is False:
            yield MatchEnded(winner=other(owner.seat), reason="burst")


BOOK.happens("BS-S13", at="ending (digest 1.5)", source=OURS)("""
    投了したプレイヤーはただちに負ける
    a player who concedes loses at once
""")
enter_concession(BOOK, match_is_on)


@BOOK.rule("BS-S9", at="digest 1.3, U9", source=QUOTED, facts="turn redrawn allowed")
def redraw_is_allowed(play: "Redraw") -> bool:
    """手札の引き直しは、ターン1の前に、決められた回数まで
    the opening hand is drawn anew before turn 1, as often as the match allows
    → 引き直しは{allowed}回まで（すでに{redrawn}回）
    → {allowed} redraws are allowed, before turn 1; {redrawn} were made
    """
    return play.turn == 0 and play.redrawn < play.allowed


@BOOK.rule("BS-S9a", at="digest 1.3", source=QUOTED, facts="returned drawn")
def redraw_is_complete(play: "Redraw") -> bool:
    """引き直しでは、戻した枚数と同じだけ引く
    as many cards are drawn anew as were returned
    → {returned}枚引く（{drawn}枚）
    → draw {returned}, not {drawn}
    """
    return play.drawn == play.returned


@BOOK.action(HandRedrawn)
class Redraw:
    """The hand goes back to the deck, and as many cards are drawn."""

    when = (match_is_on,)
    rules = (redraw_is_allowed, redraw_is_complete)

    def __init__(self, board: Board, event: HandRedrawn) -> None:
        side = board.sides[event.player]
        self.board = board
        self.turn = board.turn
        self.allowed = board.book.options.redraws
        self.redrawn = side.redrawn
        self.drawn, self.returned = event.n, side.hand

    @staticmethod
    @of_side
    def evolve(side: Side, event: HandRedrawn) -> Side:
        anew: Side = redrawn(side, event.n)
        return replace(anew, redrawn=side.redrawn + 1)
