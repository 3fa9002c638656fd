"""Which card a recorded name means: a number, a field card's id, or the handle of an unknown."""

from collections.abc import Iterator, Mapping
from typing import Any

from senpu.analytics.columns import cell
from senpu.analytics.told import EFFECTIVE, Told
from senpu.events.base import Event
from senpu.events.match import CardDeclared, CardIdentified

UNKNOWN = "?"


class Names:
    """The names of one match. An identification holds for the whole match, if it stands."""

    def __init__(self, told: Told) -> None:
        self.fielded = dict(_fielded(told))
        self._identified = dict(_identified(told))
        self._names = dict(_names(told))

    def number(self, recorded: str | None) -> str | None:
        """The card number, None while the card is unknown."""
        if not recorded:
            return None
        found = self.fielded.get(recorded, recorded)
        found = self._identified.get(found, found)
        return None if found.startswith(UNKNOWN) else found

    def name(self, number: str | None) -> str | None:
        """The printed name of a card number, the English one where there is no other."""
        return self._names.get(number) if number else None


def printed(told: Told) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """The facts of each card of the match, with the entry that declared it (0: the header)."""
    for facts in told.log.header.cards:
        yield 0, facts
    for entry in told.entries:
        event = entry.event
        if isinstance(event, CardDeclared) and event.facts:
            yield entry.seq, event.facts


def _names(told: Told) -> Iterator[tuple[str, str]]:
    for _, facts in printed(told):
        name = facts.get("name") or facts.get("name_en")
        if name:
            yield str(facts.get("id")), str(name)


def _identified(told: Told) -> Iterator[tuple[str, str]]:
    for entry, standing in zip(told.entries, told.standings, strict=True):
        for event in (entry.event, *entry.then):
            if isinstance(event, CardIdentified) and standing == EFFECTIVE:
                yield event.handle, event.card


def _fielded(told: Told) -> Iterator[tuple[str, str]]:
    """Field cards, from every event or change that gave a card its id."""
    for entry in told.entries:
        for event in (entry.event, *entry.then):
            yield from _given(event)
            for change in cell(event, "effects") or ():
                yield from _given(change)


def _given(event: Event) -> Iterator[tuple[str, str]]:
    id, card = cell(event, "id"), cell(event, "card")
    if id and card:
        yield id, card
