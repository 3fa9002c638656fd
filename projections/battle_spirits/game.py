"""Battle Spirits as the rest of the program sees it."""

from senpu.events.battle_spirits.cards import Card
from senpu.projections.battle_spirits import rules
from senpu.projections.battle_spirits.board import opened
from senpu.projections.battle_spirits.decide import because, decide, evolve
from senpu.projections.battle_spirits.names import names
from senpu.projections.battle_spirits.options import PACK, Options
from senpu.projections.battle_spirits.view import counts, measures, view
from senpu.projections.battle_spirits.words import WORDS
from senpu.projections.game import Game, on_use
from senpu.projections.rules import Text

offering = on_use("senpu.projections.battle_spirits.offers")
drawing = on_use("senpu.projections.battle_spirits.picture")
reading = on_use("senpu.projections.battle_spirits.reading")
spelling = on_use("senpu.projections.battle_spirits.reading.spelling")

GAME = Game(
    slug="battle_spirits",
    name=Text("バトルスピリッツ", "Battle Spirits"),
    pack=PACK,
    rulebook=rules.BOOK,
    card_type=Card,
    options=Options,
    opened=opened,
    decide=decide,
    evolve=evolve,
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
    words=WORDS,
    names=names,
)
