"""Sticks as the rest of the program sees it: what is typed, offered, counted and drawn."""

from senpu.events.base import SEATS
from senpu.events.match import Ruling
from senpu.events.notation.items import Item
from senpu.events.notation.line import Unreadable
from senpu.projections import picture as draw
from senpu.projections.game import Game, Offer
from senpu.projections.reading.completion import Candidates, Completion
from senpu.projections.reading.notation import Notation
from senpu.projections.reading.reader import Reading
from senpu.projections.rules import Text
from senpu.projections.shared.words import SHARED

from ...events.notation.sticks import FORMS, STEPS, TONGUE
from ...events.sticks import EVENTS, SticksTaken
from .board import Board, Options, opened
from .taking import BOOK, ENGINE


class SticksReading(Reading):
    """An item of Sticks on a board."""

    speech, forms, events, ruling = TONGUE.speech, FORMS, EVENTS, Ruling
    acts = (SticksTaken,)
    counts, steps, late, facts = {"p": "pile"}, STEPS, (), "{}"
    decide = staticmethod(ENGINE.decide)

    def deed(self, item: Item) -> tuple[SticksTaken, ...]:
        """Whose turn it is takes. Raises Unreadable."""
        TONGUE.check(item.what)
        if (n := item.what.first("")) is None:
            raise Unreadable("何本取りましたか（例：t3）", "how many? write t3", item.column)
        return (SticksTaken(player=self.seat, n=n),)


NUMBERS: Candidates = lambda naming, way, word: "123"  # noqa: E731
COMPLETION = Completion(TONGUE, {("", "number"): NUMBERS}, {}, "")
NOTATION = Notation.completing(SticksReading, COMPLETION)
TABLE = draw.Table(wide=(1, 1), small=(1, 1), zones=())
PILE = draw.Zone(id="pile", name=draw.Words("棒の山", "pile"), look="cards")


def legal(board: Board) -> tuple[Offer, ...]:
    """One, two, three: whether they may be taken, and why not."""
    events = [SticksTaken(player=board.player, n=n) for n in (1, 2, 3)]
    judged = [(event, ENGINE.judged(board, event)[1]) for event in events]
    return tuple(Offer(card=str(e.n), event=e, breaches=b) for e, b in judged)


def picture(board: Board) -> draw.Picture:
    """The pile between the players, and who is to take."""
    now = draw.Now(turn=board.turn, seat=board.player, over=board.over, winner=board.winner)
    sticks = draw.laid([("", draw.Thing(in_="pile", label="|" * max(0, board.pile)))])
    return draw.Picture(
        seats={seat: draw.Seated(role=draw.plain(""), table=TABLE) for seat in SEATS},
        middle=(PILE,),
        start=draw.Position(now=now, zones={"pile": draw.Count(n=board.pile)}, things=sticks),
    )


GAME = Game(
    slug="sticks",
    name=Text("棒取り", "Sticks"),
    pack="sticks/1.0",
    rulebook=BOOK,
    options=Options,
    opened=opened,
    decide=ENGINE.decide,
    evolve=ENGINE.evolve,
    because=ENGINE.because,
    legal=legal,
    counts=lambda board, seat: {"pile": board.pile},
    measures=lambda board, seat: {"pile": board.pile},
    view=lambda board, seat: board,
    picture=picture,
    read=NOTATION.read,
    items=NOTATION.items,
    write=NOTATION.write,
    say=NOTATION.say,
    pieces=NOTATION.pieces,
    complete=NOTATION.complete,
    words={**SHARED, "n": Text("本数", "number"), "last": Text("直前の数", "taken before")},
)
