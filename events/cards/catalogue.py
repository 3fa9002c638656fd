"""Card catalogues: printed facts of any game's cards, read from TOML, JSON or CSV.

An entry that cannot be read never stops the rest: it is named by its place, its number if it
has one, and the reason. What cards a game has, and in which compact forms their facts may be
written in a cell or string, stands beside the game's `Card`: see `senpu.events.cards.forms`.
"""

import importlib
import importlib.resources
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Generic, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from senpu.events.cards.card_reader import CardReader, Draft
from senpu.events.cards.entries import Format, RawEntry, format_of, read_entries
from senpu.events.cards.forms import C, Fault, PrintedCard, beside
from senpu.events.cards.source import Place, Source, read_encoded
from senpu.events.text import Lang, Text


class Remark(Struct, frozen=True, kw_only=True):
    """What is to be said about an entry: where it stands, its number if known, and why."""

    at: Place
    id: str = ""
    reason: Text

    def text(self, lang: Lang) -> str:
        """`entry 3, line 12: SEN01-003: levels: [0].cores should be a whole number, is 'x'`."""
        return ": ".join(
            part for part in (self.at.text(lang), self.id, self.reason.said(lang)) if part
        )


class Catalogue(Struct, Generic[C], frozen=True, kw_only=True):
    """The cards of a file by number, the entries that gave none, and what looks like a slip."""

    card_type: type[C]
    cards: Mapping[str, C] = {}
    unreadable: tuple[Remark, ...] = ()
    unknown: tuple[Remark, ...] = ()
    """Fields that the game does not know, each where it stands first."""
    doubts: tuple[Remark, ...] = ()
    extras: Mapping[str, Mapping[str, Any]] = {}
    """By number: the fields that the game does not know."""

    def facts(self, number: str) -> dict[str, Any]:
        """All facts of a card as plain data, unknown fields included: what a log header holds.

        Raises KeyError for a number that is not in the catalogue.
        """
        return {**self.extras.get(number, {}), **msgspec.to_builtins(self.cards[number])}


def read_catalogue(source: Source, card_type: type[C], form: Format | None = None) -> Catalogue[C]:
    """All cards of a file or text that can be read, and every entry that cannot.

    Without `form` the file's ending decides, or how the text begins. Raises OSError if the file
    cannot be opened; nothing else.
    """
    text, encoding = read_encoded(source)
    reader = CardReader(card_type)
    entries = read_entries(text, form or format_of(source, text))
    found = _catalogue(card_type, [reader.read(entry) for entry in entries])
    return replace(found, doubts=(*encoded(encoding), *found.doubts))


def encoded(encoding: str) -> Iterator[Remark]:
    """That a file is not in UTF-8, but in what is said."""
    if encoding:
        ja, en = f"{encoding} として読みました（UTF-8 推奨）", f"read as {encoding}; UTF-8 is safer"
        yield Remark(at=Place(), reason=Text(ja, en))


def card_type(game: str) -> type[PrintedCard]:
    """The type of a game's cards. Raises ModuleNotFoundError for a game that does not exist."""
    module = importlib.import_module(f"senpu.events.{game}.cards")
    return cast(type[PrintedCard], module.Card)


def shipped(game: str) -> Traversable:
    """The folder of invented cards and decks that come with a game: `catalogue.toml` and decks."""
    return importlib.resources.files(f"senpu.events.{game}") / "data"


class CardError(ValueError):
    """Facts that are no card's; `reason` is all that is wrong with them."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason


def card_from_facts(facts: Mapping[str, Any], card_type: type[C]) -> C:
    """The card of one mapping of facts, compact forms allowed.

    Raises CardError, also for a field that the game does not know and that is no remark.
    """
    draft = CardReader(card_type).read(RawEntry(at=Place(), fields=facts))
    unknown = (fault for fault in draft.unknown if not fault.field.endswith("note"))
    faults = (*draft.faults, *unknown)
    if draft.card is None or faults:
        raise CardError(_reason(faults))
    return draft.card


def _catalogue(card_type: type[C], drafts: Sequence[Draft[C]]) -> Catalogue[C]:
    groups: dict[str, list[Draft[C]]] = defaultdict(list)
    for draft in drafts:
        if draft.card is not None:
            groups[draft.card.id].append(draft)
    first = {number: group[0] for number, group in groups.items() if _agree(group)}
    unreadable = [_remark(draft, *draft.faults) for draft in drafts if draft.faults]
    unreadable += [remark for group in groups.values() for remark in _contested(group)]
    return Catalogue(
        card_type=card_type,
        cards={number: draft.card for number, draft in first.items() if draft.card is not None},
        unreadable=tuple(sorted(unreadable, key=lambda remark: remark.at.index)) or _none(drafts),
        unknown=tuple(_unknown_fields(drafts)),
        doubts=(
            *(_remark(draft, doubt) for draft in first.values() for doubt in draft.doubts),
            *_doubts_together(card_type, first),
        ),
        extras={number: draft.extras for number, draft in first.items() if draft.extras},
    )


def _agree(group: Sequence[Draft[C]]) -> bool:
    return all(draft.card == group[0].card for draft in group)


def _contested(group: Sequence[Draft[C]]) -> Iterator[Remark]:
    """All entries of one number whose facts differ: which one is right is not ours to guess."""
    for draft in group if not _agree(group) else ():
        others = [other for other in group if other.card != draft.card]
        fields = ", ".join(sorted({each for other in others for each in _differing(draft, other)}))
        at_ja, at_en = (", ".join(other.at.text(lang) for other in others) for lang in ("ja", "en"))
        ja = f"同じ番号で内容の違う項目があります（{at_ja}）: {fields}"
        en = f"same number with other facts in {at_en}: {fields}"
        yield Remark(at=draft.at, id=draft.id, reason=Text(ja, en))


def _differing(one: Draft[C], other: Draft[C]) -> list[str]:
    fields = cast(Struct, one.card).__struct_fields__
    return [name for name in fields if getattr(one.card, name) != getattr(other.card, name)]


def _none(drafts: Sequence[Draft[C]]) -> tuple[Remark, ...]:
    reason = Text("カードがひとつもありません", "holds no card")
    return (
        ()
        if any(draft.card or draft.faults for draft in drafts)
        else (Remark(at=Place(), reason=reason),)
    )


def _remark(draft: Draft[C], *faults: Fault) -> Remark:
    return Remark(at=draft.at, id=draft.id, reason=_reason(faults))


def _doubts_together(card_type: type[C], drafts: Mapping[str, Draft[C]]) -> Iterator[Remark]:
    """What is doubtful of a card beside the others of the file."""
    checks = beside(card_type, "card_checks")
    cards = {number: draft.card for number, draft in drafts.items()}
    for number, doubt in checks.doubts_together(cards):
        yield _remark(drafts[number], doubt)


def _unknown_fields(drafts: Sequence[Draft[C]]) -> Iterator[Remark]:
    """Every field that is not known, where it stands first, with the nearest that is."""
    seen: set[str] = set()
    for draft in drafts:
        for fault in draft.unknown:
            field = re.sub(r"\[\d+\]", "", fault.field)
            if field not in seen:
                yield _remark(draft, fault)
            seen.add(field)


def _reason(faults: Sequence[Fault]) -> Text:
    """All faults in one sentence, each behind the name of its field."""
    ja = "；".join(": ".join(filter(None, (each.field, each.reason.ja))) for each in faults)
    en = "; ".join(": ".join(filter(None, (each.field, each.reason.en))) for each in faults)
    return Text(ja, en)
