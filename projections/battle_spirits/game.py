"""Battle Spirits as the rest of the program sees it."""

from senpu.events.battle_spirits.cards import Card
from senpu.projections.battle_spirits import rules
from senpu.projections.battle_spirits.board import opened
from senpu.projections.battle_spirits.decide import ENGINE
from senpu.projections.battle_spirits.names import names
from senpu.projections.battle_spirits.options import PACK, PACKS, Options
from senpu.projections.battle_spirits.view import counts, measures, view
from senpu.projections.battle_spirits.words import WORDS
from senpu.projections.rules import Text
from senpu.projections.shared.assembly import assembled

GAME = assembled(
    "battle_spirits",
    ENGINE,
    name=Text("バトルスピリッツ", "Battle Spirits"),
    pack=PACK,
    packs=PACKS,
    rulebook=rules.BOOK,
    card_type=Card,
    options=Options,
    opened=opened,
    counts=counts,
    measures=measures,
    view=view,
    words=WORDS,
    names=names,
)
