"""What card texts do in short text: changes `&`, costs `$`, rules `%`."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from senpu.events.gate_ruler.changes import (
    CardMoved,
    CardTurned,
    DamageDealt,
    DeckDrawn,
    DeckDriven,
    EnergyTurned,
    RulerDamaged,
    SummonRightChanged,
    UnitEntered,
)  # fmt: skip
from senpu.events.notation.codecs import quoted
from senpu.events.notation.gate_ruler.effects import CAUSES, RESTED, WAYS, ZONES, Way
from senpu.projections.gate_ruler.board import UNKNOWN
from senpu.projections.gate_ruler.reading.names import Naming
from senpu.projections.gate_ruler.zones import KEYS
from senpu.projections.short_record import Part


def first_words(words: Mapping[Any, Any]) -> dict[Any, str]:
    """Its first word by meaning."""
    found: dict[Any, str] = {}
    for word, meaning in words.items():
        found.setdefault(meaning, word)
    return found


_ZONE_WORDS = first_words(ZONES)
_CAUSE_WORDS = first_words(CAUSES)
_WAY_WORDS = first_words(WAYS)
_RESTED_WORDS = first_words(RESTED)


def said_of_rules(naming: Naming, event: Any) -> Iterator[Part]:
    """What texts do to the cost and to the rules, and what the action aims at."""
    if less := getattr(event, "discount", 0):
        source = naming.short(event.discount_source, naming.either)
        yield (f"${-less:+}:{source}",)
    for waiver in event.waive:
        source = naming.short(waiver.source, naming.either)
        yield (f"%{waiver.rule}:{source}", f"%{quoted(waiver.rule)}:{source}")
    for card in event.barred:
        yield (f"%no:{naming.short(card, naming.either)}",)
    for target in event.targets:
        yield (f">{naming.short(target, naming.either)}",)


def change_part(naming: Naming, change: Any) -> Part:
    """What a text did, behind `&`."""
    return tuple(f"&{text}" for text in _CHANGES[type(change)](naming, change))


def zone_text(zone: str) -> str:
    """A zone by its name."""
    plain = zone.isascii() and zone.isalnum()
    return f"@{zone}" if plain else f"@{quoted(zone)}"


def _side(naming: Naming, seat: Any) -> str:
    return "" if seat == naming.seat else f"{naming.side_of(seat)}."


def _lying(naming: Naming, id: str) -> str:
    return naming.short(id, naming.either)


def _hurt(naming: Naming, change: DamageDealt) -> Iterator[str]:
    yield f"dmg{change.n} {_lying(naming, change.unit)}"


def _checked(naming: Naming, change: RulerDamaged) -> Iterator[str]:
    side = f"{naming.side_of(change.player)}."
    for text in _cards(naming, change, "x"):
        yield text
        yield side + text


def _driven(naming: Naming, change: DeckDriven) -> Iterator[str]:
    for text in _cards(naming, change, "v"):
        yield _side(naming, change.player) + text


def _cards(naming: Naming, change: RulerDamaged | DeckDriven, letter: str) -> Iterator[str]:
    yield f"{letter}{len(change.cards)}"
    yield f"{letter} " + ",".join(_card(naming, card) for card in change.cards)


def _card(naming: Naming, card: str) -> str:
    return UNKNOWN if card.startswith(UNKNOWN) else naming.short(card, naming.card)


def _drawn(naming: Naming, change: DeckDrawn) -> Iterator[str]:
    yield f"{_side(naming, change.player)}d{change.n}"


def _moved(naming: Naming, change: CardMoved) -> Iterator[str]:
    in_play = change.source in ("play", "set", "drive")
    card = _lying(naming, change.card) if in_play else naming.short(change.card, naming.card)
    side = "" if in_play else _side(naming, change.player)
    if change.source == "deck_top" and change.target == "graveyard" and not change.cause:
        yield f"{side}mill {card}"
    source = "play" if in_play else change.source
    if word := _WAY_WORDS.get(Way(source, change.target, change.cause)):
        yield f"{side}{word} {card}"
    path = f"{_ZONE_WORDS[change.source]}>{_ZONE_WORDS[change.target]}"
    yield f"{side}mv {card} {path} {_CAUSE_WORDS.get(change.cause, '')}".rstrip()


def _put(naming: Naming, change: UnitEntered) -> Iterator[str]:
    word = "tok" if change.source == "token" else "put"
    start = f"{_side(naming, change.player)}{word} {naming.short(change.card, naming.card)}"
    zone = "" if change.source in ("token", "hand") else f"<{_ZONE_WORDS[change.source]}"
    if digit := KEYS.get(change.zone):
        yield start + digit + zone
    yield start + zone_text(change.zone) + zone


def _turned(naming: Naming, change: CardTurned) -> Iterator[str]:
    yield f"{_RESTED_WORDS[change.rested]} {_lying(naming, change.card)}"


def _energy(naming: Naming, change: EnergyTurned) -> Iterator[str]:
    yield f"{_side(naming, change.player)}e{change.n}"


def _right(naming: Naming, change: SummonRightChanged) -> Iterator[str]:
    yield f"{_side(naming, change.player)}sr{change.n:+}"


_CHANGES: Mapping[type[Any], Callable[[Naming, Any], Iterator[str]]] = {
    DamageDealt: _hurt,
    RulerDamaged: _checked,
    CardMoved: _moved,
    UnitEntered: _put,
    DeckDrawn: _drawn,
    DeckDriven: _driven,
    CardTurned: _turned,
    EnergyTurned: _energy,
    SummonRightChanged: _right,
}
