"""What the things on a board are called, and how they are typed."""

from collections.abc import Mapping

from senpu.projections.gate_ruler.board import UNKNOWN, Board, GateItem, Laid, Side, ids
from senpu.projections.gate_ruler.zones import KEYS, RULER_KEY
from senpu.projections.rules import Lang, Text
from senpu.projections.shared.names import called, called_cards, side_before

AS_TYPED = Text("{side}{card}", "{side}{card}")
OVERDRIVE = Text("{side}{card}のオーバードライブ", "overdrive of {side}{card}")
RULER = Text("{side}ルーラー", "{side}ruler")


def typed(board: Board, id: str) -> str:
    """What lies on a board as its owner's scribe types it.

    A unit by short name and key (`mus7`), a field, a card that is turned up and its overdrive by
    short name, one face down by its place (`?d1`, `?s3`), a ruler by its key. What has left is
    still called by its short name.
    """
    side = board.owner(id)
    if side is None:
        return id
    if id == f"{side.seat}.ruler":
        return RULER_KEY
    return _laid(board, side, id) or _in_play(board, side, id) or _short_name(id)


def _laid(board: Board, side: Side, id: str) -> str:
    if laid := side.driven(id):
        return _unless_covered(board, laid, _short_name(id))
    if laid := side.laid(id):
        return _unless_covered(board, laid, f"s{laid.zone}")
    ability = side.overdrive(id)
    if ability and side.driven(ability.of):
        return typed(board, ability.of)
    return _short(board, side.card_of(ability)) if ability else ""


def _unless_covered(board: Board, laid: Laid, place: str) -> str:
    """A card by its name where all see it, else by its place."""
    covered = not laid.up or laid.card.startswith(UNKNOWN)
    return UNKNOWN + place if covered else _short(board, laid.card)


def _in_play(board: Board, side: Side, id: str) -> str:
    for zone, unit in side.units():
        if unit.id == id:
            return _at(board, unit.card.id, KEYS.get(zone, ""))
    return next((_short(board, field.card.id) for field in side.fields if field.id == id), "")


def _at(board: Board, number: str, key: str) -> str:
    """With the key of its zone, set apart from a number, which may end in a digit."""
    alias = board.book.names.get(number)
    return f"{alias}{key}" if alias else f"{number} {key}".rstrip()


def _short(board: Board, number: str) -> str:
    return board.book.names.get(number, number)


def _short_name(id: str) -> str:
    """The short name an id is made of: `mus` of `A.mus#1`."""
    return (id.partition(".")[2] or id).partition("#")[0]


def named(board: Board, id: str) -> Text:
    """What verdicts call something that lies on a board, in both languages.

    As it is typed, with the side before it (1 is the first player) where it is not the turn
    player's; what has no name of its own by the card it comes from.
    """
    item = next((item for item in board.gate if item.id == id), None)
    if item:
        return Text(*(gated(board, item, lang) for lang in ("ja", "en")))
    side = board.owner(id)
    words = OVERDRIVE if side and side.overdrive(id) else AS_TYPED
    words = RULER if id.endswith(".ruler") else words
    facts = {"side": side_before(board, id[0]), "card": typed(board, id)}
    return Text(words.said("ja", facts), words.said("en", facts))


def gated(board: Board, item: GateItem, lang: Lang) -> str:
    """What is on the gate: the card, the ability with what it belongs to."""
    if item.kind == "ability":
        return ability_label(board, item)
    return " ".join(filter(None, (called(board, item.card, lang), item.ability)))


def ability_label(board: Board, item: GateItem) -> str:
    """What an ability on the gate is typed as: what it is of, a ruler by its short name."""
    as_typed = typed(board, item.card)
    ruler = board.sides[item.controller].ruler
    card = _short(board, ruler.id) if as_typed == RULER_KEY else as_typed
    return " ".join(filter(None, (card, item.ability)))


def names(board: Board) -> Mapping[str, Text]:
    """What readers call what verdicts name by number or id: cards, and all that lies on a board."""
    rulers = (f"{seat}.ruler" for seat in board.sides)
    return {**called_cards(board), **{id: named(board, id) for id in (*ids(board), *rulers)}}
