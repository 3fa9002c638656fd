"""Gate Ruler as the rest of the program sees it."""

from senpu.events.gate_ruler.cards import Card
from senpu.projections.game import on_use
from senpu.projections.gate_ruler import rules
from senpu.projections.gate_ruler.board import opened
from senpu.projections.gate_ruler.decide import ENGINE
from senpu.projections.gate_ruler.hindsight import HINDSIGHT
from senpu.projections.gate_ruler.names import names
from senpu.projections.gate_ruler.options import PACK, PACKS, Options
from senpu.projections.gate_ruler.view import counts, measures, view
from senpu.projections.gate_ruler.words import WORDS
from senpu.projections.rules import Text
from senpu.projections.shared.assembly import assembled

GAME = assembled(
    "gate_ruler",
    ENGINE,
    name=Text("ゲートルーラー", "Gate Ruler"),
    pack=PACK,
    packs=PACKS,
    rulebook=rules.BOOK,
    card_type=Card,
    options=Options,
    opened=opened,
    hindsight=HINDSIGHT,
    counts=counts,
    measures=measures,
    view=view,
    rests=on_use("senpu.projections.gate_ruler.reading")("rests"),
    words=WORDS,
    names=names,
)
