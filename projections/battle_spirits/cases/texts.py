"""What card texts do, as far as cases need it: what a scribe at the table would assert of them.

A TOML file has a table a card, by number, with the keys of `CardText`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from senpu.events.battle_spirits.cards import Card, Icon, SummonCondition, Symbol, Trait
from senpu.events.battle_spirits.changes import State, Zone
from senpu.events.bounded import read_whole

Texts = Mapping[str, "CardText"]
"""What texts do, by card number."""

ActionKind = Literal["summon", "deploy", "magic", "mirage", "burst", "effect"]


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of what a text does."""


class Deed(Part, frozen=True, kw_only=True):
    """One thing done: cards drawn, cores put, BP raised for the turn, field cards moved or turned.

    `on` is which field cards: those the player named, all of the own side, all of both sides;
    `kind`, `max_bp` and `state` leave out those that are not so.
    """

    draw: int = 0
    cores: int = 0
    source: str = "void"
    target: str = "reserve"
    bp: int = 0
    move: Zone | None = None
    turn: State | None = None
    on: Literal["named", "own", "all"] = "named"
    kind: Literal["spirit", "nexus"] = "spirit"
    max_bp: int | None = None
    state: State | None = None


class Rider(Part, frozen=True, kw_only=True):
    """What a text adds to actions while its card has `level` and the own side meets `needs`.

    It speaks of these `actions` of this `side`, unless it says otherwise those that pay a card's
    own cost, with any or such a `played` card. `set`, `add`, `icons` and `surcharge` change the
    cost; the card's symbols become `becomes` for it. The surcharge may be asked `from_reserve`
    alone. `once`: further copies do nothing.
    """

    level: int = 1
    side: Literal["own", "opponent", "both"] = "own"
    actions: tuple[ActionKind, ...] = ("summon", "deploy", "magic")
    played: Trait | None = None
    needs: SummonCondition | None = None
    set: int | None = None
    add: int = 0
    icons: Mapping[Icon, int] = {}
    becomes: Mapping[Symbol, int] | None = None
    surcharge: int = 0
    from_reserve: bool = False
    once: bool = False
    does: tuple[Deed, ...] = ()


class Swap(Part, frozen=True, kw_only=True):
    """Instead of paying, an own field card of this trait goes to a zone."""

    give: Trait
    to: Zone


class CardText(Part, frozen=True, kw_only=True):
    """One card's text: printed facts beyond the catalogue, what riders it has on the field, of
    itself in `hand` and when it is `destroyed`, what its effects do (None: not known)."""

    facts: Mapping[str, Any] = {}
    field: tuple[Rider, ...] = ()
    hand: tuple[Rider, ...] = ()
    destroyed: tuple[Rider, ...] = ()
    instead: Swap | None = None
    main: tuple[Deed, ...] | None = None
    flash: tuple[Deed, ...] | None = None
    burst: tuple[Deed, ...] | None = None
    main_step: tuple[Deed, ...] | None = None

    def effect(self, name: str) -> tuple[Deed, ...] | None:
        """What one of its effects does; None if that is not known."""
        return getattr(self, name, None)


def read_texts(paths: tuple[Path, ...]) -> Texts:
    """The texts of TOML files, of which later ones win.

    Raises OSError, and msgspec.DecodeError with the file and what is wrong in it.
    """
    found: dict[str, CardText] = {}
    for path in paths:
        found.update(_decoded(read_whole(path), str(path)))
    return found


def _decoded(toml: bytes, name: str) -> Texts:
    try:
        texts = msgspec.toml.decode(toml, type=dict[str, CardText])
        for text in texts.values():
            with_facts(Card(id="", type="spirit", cost=0), text)
    except msgspec.DecodeError as error:
        raise msgspec.DecodeError(f"{name}: {error}") from None
    return texts


def with_facts(card: Card, text: CardText | None) -> Card:
    """A card with what its text states as facts; what the catalogue says otherwise gives way.

    Raises msgspec.ValidationError for facts that no card has.
    """
    if text is None or not text.facts:
        return card
    kinds = get_type_hints(Card)
    if unknown := text.facts.keys() - kinds.keys():
        raise msgspec.ValidationError(f"no card has the facts {', '.join(sorted(unknown))}")
    facts = {name: msgspec.convert(value, kinds[name]) for name, value in text.facts.items()}
    return replace(card, **facts)
