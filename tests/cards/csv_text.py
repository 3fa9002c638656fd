"""Cards written, and read again as they were: tests that each game makes of its own cards."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_type_hints

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from senpu.events.cards.catalogue import Catalogue, read_catalogue


def as_csv(rows: Sequence[Mapping[str, str]]) -> str:
    """Rows of cells as CSV text, a column for every field that any row has."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(dict.fromkeys(field for row in rows for field in row)))
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def card_to_cells(card: Any) -> dict[str, str]:
    """A card as cells by field: text as it is, all else as JSON."""
    facts: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(card))
    return {
        field: value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        for field, value in facts.items()
    }


def assert_read(card_type: type[Any], field: str, plain: Any, fact: Any) -> None:
    """What a form gave for a field and a fact are the same to a card."""
    kind = get_type_hints(card_type)[field]
    assert msgspec.convert(plain, kind) == msgspec.convert(fact, kind)


def assert_kept(card: Any, text: str) -> None:
    """A text, JSON or CSV, is read as one card, the same in every fact."""
    read: Catalogue[Any] = read_catalogue(text, card.__class__)
    assert (read.cards, read.unreadable) == ({card.id: card}, ())


def a_card_survives(cards: st.SearchStrategy[Any]) -> Callable[[], None]:
    """A test: card to cells to card and card to JSON to card are the identity."""

    @settings(max_examples=300, deadline=None)
    @given(cards)
    def test(card: Any) -> None:
        assert_kept(card, as_csv([card_to_cells(card)]))
        assert_kept(card, f"[{msgspec.json.encode(card).decode()}]")

    return test


def no_cell_raises(
    card_type: type[Any], facts: Mapping[str, Any], forms: Iterable[str]
) -> Callable[[], None]:
    """A test: whatever the cell of a field with a form holds, it is read or the entry named."""

    @settings(max_examples=500, deadline=None)
    @given(st.sampled_from(sorted(forms)), st.text(max_size=20))
    def test(field: str, cell: str) -> None:
        entry = msgspec.json.encode({**facts, field: cell}).decode()
        read = read_catalogue(f"[{entry}]", card_type)
        assert len(read.cards) + len(read.unreadable) == 1

    return test
