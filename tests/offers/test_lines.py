"""Every offer, and every choice of it, is a line that is read as exactly that."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import gate_playing
import playing
from senpu.events.base import Event
from senpu.events.gate_ruler import PriorityPassed
from senpu.events.parts import ways
from senpu.projections.battle_spirits.reading.spelling import SPELLING as SPIRITS
from senpu.projections.game import Game, NotationError
from senpu.projections.gate_ruler.reading.spelling import SPELLING as GATE
from senpu.projections.offers import Choice, Proposal, proposals
from senpu.projections.reading.scribe import VERB, Spelling, typed
from senpu.projections.rules import Accepted

Seen = Callable[[Random], Any]
GAMES: dict[str, tuple[Game, Seen]] = {
    "battle_spirits": (
        playing.GAME,
        lambda random: playing.board_after(_course(random, 40), random.random() < 0.5),
    ),
    "gate_ruler": (
        gate_playing.GAME,
        lambda random: gate_playing.board_after(_course(random, 60), _rulers(random)),
    ),
}
in_each_game = pytest.mark.parametrize("slug", GAMES)


def _course(random: Random, most: int) -> list[int]:
    return [random.randrange(2**20) for _ in range(random.randrange(most))]


def _rulers(random: Random) -> gate_playing.Rulers:
    both = (random.choice(gate_playing.RULERS), random.choice(gate_playing.RULERS))
    return both if random.random() < 0.6 else None


def boards(slug: str, n: int) -> Iterator[tuple[Game, Any]]:
    """Boards that legal play leads to, the same each time."""
    game, seen = GAMES[slug]
    return ((game, seen(Random(seed))) for seed in range(n))


def meant(game: Game, board: Any, line: str) -> tuple[Event, tuple[Event, ...]] | None:
    """What a line records first, and what follows; behind it nothing but passes may be implied."""
    try:
        first, *rest = game.read(board, line, "scribe")
    except NotationError:
        return None
    assert all(isinstance(intent.event, PriorityPassed) for intent in rest)
    return decided(game, board, first.event)


def decided(game: Game, board: Any, event: Event) -> tuple[Event, tuple[Event, ...]]:
    """An action as it is recorded, and what follows."""
    decision = game.decide(board, event)
    return decision.event, decision.then


def choices(proposal: Proposal) -> Iterator[Choice]:
    """All choices of a proposal."""
    return (choice for values in proposal.parts.values() for choice in values)


@in_each_game
def test_every_line_is_read_as_what_is_offered(slug: str) -> None:
    """Of each proposal and of each of its choices, which is legal as well."""
    for game, board in boards(slug, 16):
        for proposal in proposals(game, board):
            wanted = decided(game, board, proposal.event)
            assert proposal.line, proposal
            assert meant(game, board, proposal.line) == wanted, proposal
            assert "".join(proposal.pieces.values()) == proposal.line
            for choice in choices(proposal):
                wanted = decided(game, board, choice.event)
                assert meant(game, board, choice.line) == wanted, choice
                assert isinstance(game.decide(board, choice.event), Accepted)


ASSERTED = {
    "effects", "keeps", "waivers", "barred", "targets", "prices", "discount", "open", "author",
    "burst_goes", "timing", "",
}  # fmt: skip
"""Kinds of parts that only a card text brings about, or that a verb says itself."""


@pytest.mark.parametrize(
    ("game", "spelling"), [(playing.GAME, SPIRITS), (gate_playing.GAME, GATE)], ids=GAMES
)
def test_every_kind_of_part_is_spelled(game: Game, spelling: Spelling) -> None:
    """But for what texts do, which no offer has."""
    actions = [way for way in ways(game.rulebook.kinds) if way.verb.key]
    typed_parts = [
        part
        for way in actions
        for name, part in way.typed.items()
        if name in way.type.__struct_fields__
    ]
    assert {part.fills for part in typed_parts} <= {*spelling.kinds, *ASSERTED}
    assert {sign for part in typed_parts for sign in part.signs[:1]} <= {*spelling.signs}


@in_each_game
def test_nothing_can_be_left_out_of_a_line(slug: str) -> None:
    """Without any of its pieces a line is read as something else, or not at all."""
    for game, board in boards(slug, 12):
        for proposal in proposals(game, board):
            for event in (proposal.event, *(choice.event for choice in choices(proposal))):
                line = typed(game, board, event)
                for piece in line.keys() - {VERB}:
                    if line[piece]:
                        less = "".join(said for name, said in line.items() if name != piece)
                        assert meant(game, board, less) != decided(game, board, event), line


@in_each_game
def test_choices_of_several_parts_are_put_together(slug: str) -> None:
    """Pieces of choices in their place make a line that says them all."""
    for game, board in boards(slug, 16):
        for proposal in proposals(game, board):
            random = Random(proposal.line)
            picked = {part: random.choice(values) for part, values in proposal.parts.items()}
            if len(picked) > 1:
                _put_together(game, board, proposal, picked)


def _put_together(game: Game, board: Any, proposal: Proposal, picked: dict[str, Choice]) -> None:
    pieces = dict(proposal.pieces)
    for choice in picked.values():
        pieces |= choice.pieces
    found = game.read(board, "".join(pieces.values()), "scribe")[0].event
    assert type(found) is type(proposal.event)
    told = {field: getattr(found, field) for field in ("onto", "effect", "transmigrate", "zone")
            if hasattr(found, field) and field in picked}  # fmt: skip
    assert told == {field: picked[field].value for field in told}


@in_each_game
def test_every_offer_is_among_the_proposals(slug: str) -> None:
    """As the default, as a choice, or, where it differs in two parts, by choices put together."""
    for game, board in boards(slug, 16):
        found = proposals(game, board)
        proposed = [p.event for p in found] + [c.event for p in found for c in choices(p)]
        for offer in game.legal(board):
            if offer.event not in proposed:
                pieces = typed(game, board, offer.event)
                assert any(_made_of(pieces, proposal) for proposal in found), offer


def _made_of(pieces: Any, proposal: Proposal) -> bool:
    """Whether each piece of a line stands in a proposal or one of its choices."""
    known = [proposal.pieces, *(choice.pieces for choice in choices(proposal))]
    return all(any(each.get(name) == said for each in known) for name, said in pieces.items())


@in_each_game
def test_what_is_offered_is_said_in_both_languages(slug: str) -> None:
    """In the words of full text, with the card and what it is done to; no costs, no author."""
    for game, board in boards(slug, 12):
        for proposal in proposals(game, board):
            ja, en = proposal.what.ja, proposal.what.en
            assert ja
            assert en.isascii()
            assert ja != en
            assert not {"{", "recorded", "paid", "energy", "支払", "エナジー"} & {*en.split(), *ja}


@pytest.mark.parametrize("seat", ["A", "B", "public"])
@in_each_game
def test_what_a_seat_knows_is_enough(slug: str, seat: str) -> None:
    """Offers are made from the view, which holds no secret, and name only cards seen there."""
    for game, board in boards(slug, 10):
        seen = game.view(board, seat)
        for proposal in proposals(game, seen):
            assert proposal.line, proposal
            assert proposal.card not in board.book.cards or proposal.card in seen.book.cards
