"""Gate Ruler as the rest of the program sees it."""

from senpu.events.gate_ruler.cards import Card
from senpu.projections.game import Game, on_use
from senpu.projections.gate_ruler import rules
from senpu.projections.gate_ruler.board import opened
from senpu.projections.gate_ruler.decide import because, decide, evolve
from senpu.projections.gate_ruler.hindsight import HINDSIGHT
from senpu.projections.gate_ruler.names import names
from senpu.projections.gate_ruler.options import PACK, Options
from senpu.projections.gate_ruler.view import counts, measures, view
from senpu.projections.gate_ruler.words import WORDS
from senpu.projections.rules import Text

offering = on_use("senpu.projections.gate_ruler.offers")
drawing = on_use("senpu.projections.gate_ruler.picture")
reading = on_use("senpu.projections.gate_ruler.reading")
spelling = on_use("senpu.projections.gate_ruler.reading.spelling")

GAME = Game(
    slug="gate_ruler",
    name=Text("ゲートルーラー", "Gate Ruler"),
    pack=PACK,
    rulebook=rules.BOOK,
    card_type=Card,
    options=Options,
    opened=opened,
    decide=decide,
    evolve=evolve,
    hindsight=HINDSIGHT,
    because=because,
    legal=offering("offers"),
    counts=counts,
    measures=measures,
    view=view,
    picture=drawing("picture"),
    read=reading("read"),
    items=reading("items"),
    write=reading("write"),
    say=reading("say"),
    complete=reading("complete"),
    varied=offering("varied"),
    pieces=spelling("pieces"),
    rests=reading("rests"),
    words=WORDS,
    names=names,
)
