"""What is printed on a card of Gate Ruler, as the picture shows it."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from senpu.events.gate_ruler.cards import Card
from senpu.projections.gate_ruler.board import Board, on_record, printed
from senpu.projections.gate_ruler.words import WORDS
from senpu.projections.picture import Card as Face
from senpu.projections.picture import Frame, Words, plain, words
from senpu.projections.shared.picture import nameplate

LEVEL, STRENGTH = Words("Lv", "Lv"), Words("ATK/HP/STK", "ATK/HP/STK")
FACTION, ATTRIBUTES = Words("軍", "faction"), Words("属性", "attributes")
LIFE = Words("ライフ", "life")


def frames(cards: Iterable[Face]) -> Mapping[str, Frame]:
    """The factions of some cards: the game gives them no colours of their own."""
    found = dict.fromkeys(faction for card in cards for faction in card.frame)
    return {name: Frame(name=plain(name), letter=plain(name[:1])) for name in found}


def printed_card(board: Board, number: str) -> Face:
    """The printed facts of a card; one without facts on record has its number alone."""
    plate = nameplate(board, number)
    if not on_record(board, number):
        return plate
    card = printed(board, number)
    return replace(
        plate,
        frame=(card.faction,) if card.faction else (),
        kind=words(WORDS[card.type]),
        facts=tuple(_facts(card)),
        noble=card.type == "ruler",
    )


def _facts(card: Card) -> Iterator[tuple[Words, Words]]:
    yield words(WORDS["kind"]), words(WORDS[card.type])
    if card.type == "ruler":
        yield LIFE, plain(card.life)
        yield words(WORDS["summon_right"]), plain(card.summon_right)
    if card.type == "unit":
        yield LEVEL, plain(card.level)
        yield STRENGTH, plain(f"{card.atk} / {card.hp} / {card.strike}")
    if card.faction:
        yield FACTION, plain(card.faction)
    if card.attributes:
        yield ATTRIBUTES, Words("・".join(card.attributes), " / ".join(card.attributes))
