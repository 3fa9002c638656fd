"""The record itself: how it starts, cards declared and identified, counts, concession."""

from collections.abc import Iterator, Mapping
from operator import attrgetter

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.gate_ruler import DriveCardRevealed, MatchLost
from senpu.events.gate_ruler.cards import Card
from senpu.events.match import CardIdentified, MatchEnded
from senpu.projections.gate_ruler.actions.revealing import linked_overdrives
from senpu.projections.gate_ruler.board import Board, Side, on_record, printed
from senpu.projections.gate_ruler.changes import identified
from senpu.projections.gate_ruler.rules import BOOK, FANS
from senpu.projections.gate_ruler.rules.general import match_is_on
from senpu.projections.gate_ruler.view import counts
from senpu.projections.gate_ruler.whereabouts import copies_seen
from senpu.projections.shared.counts import enter_count
from senpu.projections.shared.declaration import enter_declaration
from senpu.projections.shared.identification import IdentityPlay, identity_rules
from senpu.projections.shared.record import enter_concession, enter_record, enter_start

COUNTED = ("deck", "hand", "ready")


def ended_because(event: MatchEnded) -> str:
    """The rule by which the match ended: somebody is left, or nobody."""
    return "1-4b" if event.winner else "1-4b-1"


def settled(side: Side, counted: Mapping[str, int]) -> Side:
    """As many lie there as were counted, of zones that are not listed; other energy is rested."""
    energy = side.ready + side.rested
    side = replace(side, **{name: n for name, n in counted.items() if name in COUNTED})
    return replace(side, rested=energy - side.ready)


enter_record(BOOK, ended_because, "GR-4r")
enter_declaration(BOOK, "GR-10", Card)
enter_count(BOOK, "GR-4", "GR-21", counts, settled)

BOOK.happens("5-x", at="setup (digest 1.5)", source=FANS)("""
    ルーラーの準備：エナジーをアクトで置き、最初の手札を引く
    setup by the ruler: energy laid out ready, the opening hand drawn
""")
enter_start(
    BOOK,
    "GR-7",
    at="setup (digest 1.5)",
    source=FANS,
    facts="player due_player turn",
    hand=attrgetter("ruler.start_hand"),
    because="5-x",
)


@BOOK.rule("7-5a-x4", at="7-5a-1, 7-5a-2", facts="handle number kind timing set_in_turn")
def identified_set_card_was_settable(play: "Identify") -> bool:
    """セットされていたと分かったカードは、セットできるカードだった
    a card found to have been set was one that may be set
    → {number}はセットできない：ターン{set_in_turn}のセットがさかのぼって違反となる
    → {number} may not be set: setting it in turn {set_in_turn} was illegal, found only now
    """
    return play.set_in_turn == 0 or play.was_settable


@BOOK.action(CardIdentified)
class Identify(IdentityPlay):
    """An unknown card is known from now on."""

    rules = (*identity_rules(BOOK, "GR-5", "GR-6"), identified_set_card_was_settable)
    copies_seen = staticmethod(copies_seen)

    def __init__(self, board: Board, event: CardIdentified) -> None:
        super().__init__(board, event)
        card = printed(board, event.card)
        self.kind, self.timing = card.type, card.timing
        lifted = {"7-5a-1", "7-5a-2"} & {*board.set_by.get(event.handle, ())}
        self.was_settable = bool(lifted) or may_be_set(board, event.card)
        self.set_in_turn = board.set_in.get(event.handle, 0)

    @staticmethod
    def evolve(board: Board, event: CardIdentified) -> Board:
        return identified(board, event.handle, event.card)

    @staticmethod
    def follows(before: Board, board: Board, event: CardIdentified) -> Iterator[Event]:
        """7-2a-2, of a card that had been turned up without being told."""
        for seat, side in before.sides.items():
            for laid in side.drive:
                if laid.up and laid.card == event.handle:
                    found = DriveCardRevealed(player=seat, card=laid.id)
                    yield from linked_overdrives(board, found)


def may_be_set(board: Board, number: str) -> bool:
    """Whether a card may be set by 7-5a-1 and 7-5a-2; one without facts may."""
    card = printed(board, number)
    if card.type == "event":
        return card.timing != "open_card"
    return card.settable or not on_record(board, number)


BOOK.happens("1-4c")("""
    投了したプレイヤーは負ける
    a player who concedes loses
""")
enter_concession(BOOK, match_is_on, lambda seat: [MatchLost(player=seat, reason="concession")])
