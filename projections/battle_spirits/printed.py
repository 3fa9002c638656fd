"""What is printed on a card of Battle Spirits, as the picture shows it."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from senpu.events.battle_spirits.cards import Card, Level
from senpu.projections.battle_spirits.board import Board, printed
from senpu.projections.battle_spirits.words import COLOURS, WORDS
from senpu.projections.picture import Card as Face
from senpu.projections.picture import Frame, Words, both, plain, words
from senpu.projections.rules import Lang, Text
from senpu.projections.shared.picture import nameplate

LETTERS = {
    "red": "R", "purple": "P", "green": "G", "white": "W", "yellow": "Y", "blue": "B",
    "ultimate": "U", "god": "X", "any": "*",
}  # fmt: skip
FRAMES: Mapping[str, Frame] = {
    kind: Frame(name=words(COLOURS[kind]), letter=Words(COLOURS[kind].ja, letter), hue=kind)
    for kind, letter in LETTERS.items()
}
KIND = Words("種類", "kind")
REDUCED = Text("{cost}（軽減 {icons}）", "{cost} (reduction {icons})")
CORES, CORES_BP = Text("コア{n}", "{n} cores"), Text("コア{n}・BP{bp}", "{n} cores, BP {bp}")
COMBINED = Words("合体", "combined")
BETWEEN = Text("・", " / ")
ONE = Text("{kind}{n}", "{kind} {n}")


def printed_card(board: Board, number: str) -> Face:
    """The printed facts of a card; one without facts on record has its number alone."""
    plate = nameplate(board, number)
    if number not in board.book.cards:
        return plate
    card = printed(board, number)
    return replace(
        plate,
        frame=card.colors,
        corner=card.cost,
        pips=tuple(card.symbols.items()),
        kind=words(WORDS[card.type]),
        facts=tuple(_facts(card)),
        noble=card.type == "ultimate",
    )


def _facts(card: Card) -> Iterator[tuple[Words, Words]]:
    yield KIND, words(WORDS[card.type])
    yield words(WORDS["total_cost"]), _cost(card)
    for line in card.levels:
        yield plain(f"Lv{line.level}"), _level(line)
    if card.brave_bp is not None:
        yield COMBINED, plain(f"BP+{card.brave_bp}")
    for plus in card.brave_levels:
        yield COMBINED, plain(f"Lv{plus.level} BP+{plus.bp_plus}")
    if card.family:
        yield words(WORDS["family"]), _between(card.family)


def _cost(card: Card) -> Words:
    if not card.reduction:
        return plain(card.cost)
    return both(lambda lang: REDUCED.said(lang, {"cost": card.cost, "icons": _icons(card, lang)}))


def _icons(card: Card, lang: Lang) -> str:
    icons = card.reduction.items()
    return " ".join(ONE.said(lang, {"kind": COLOURS[icon].said(lang), "n": n}) for icon, n in icons)


def _level(line: Level) -> Words:
    if line.bp is None:
        return words(CORES, n=line.cores)
    return words(CORES_BP, n=line.cores, bp=line.bp)


def _between(names: tuple[str, ...]) -> Words:
    return Words(BETWEEN.ja.join(names), BETWEEN.en.join(names))
