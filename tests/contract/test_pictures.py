"""Every game draws whatever it may be led to, and says of it what each may know."""

from functools import cache
from random import Random

import msgspec
import pytest

import nonsense
from senpu.events.envelope import Entry
from senpu.projections.delta import delta, followed, patched
from senpu.projections.entry_view import seen
from senpu.projections.fold import History
from senpu.projections.game import Game, games
from senpu.projections.rules import Lang, Refused
from senpu.replay.layout import laid_out
from senpu.replay.picture import match_picture, position_picture

every_game = pytest.mark.parametrize("game", games().values(), ids=games())
every_match = pytest.mark.parametrize("seed", range(4))
VIEWS = ("judge", "public", "A", "B")
LANGS: tuple[Lang, ...] = ("ja", "en")
LENGTH = 60


def nonsense_match(game: Game, seed: int) -> History:
    """A match of nonsense and of what is offered, recorded as it happened."""
    return _recorded(game.slug, seed)


@cache
def _recorded(slug: str, seed: int) -> History:
    game, random = games()[slug], Random(seed)
    history = History(game, nonsense.header(game, random))
    opened = history.board
    for seq in range(1, LENGTH):
        event = nonsense.event(game, opened, history.board, random)
        offered = [offer.event for offer in game.legal(history.board) if not offer.breaches]
        if offered and random.random() < 1 / 3:
            event = random.choice(offered)
        decision = history.decide(event)
        breaches = decision.breaches if isinstance(decision, Refused) else ()
        entry = Entry(
            seq=seq,
            time="2026-11-30T04:00:00.000Z",
            by="scribe",
            event=decision.event,
            then=decision.then,
            mark="observed" if breaches else "legal",
            breaches=breaches,
        )
        history.append(entry, decision.board)
    return history


@every_match
@every_game
def test_every_position_is_drawn(game: Game, seed: int) -> None:
    """For all eyes, in both languages, from both sides; each thing in a zone the table has."""
    history = nonsense_match(game, seed)
    for seq in range(history.seq + 1):
        for view in VIEWS:
            picture = position_picture(history, seq, view)
            for lang in LANGS:
                drawn, turned = laid_out(picture, lang), laid_out(picture, lang, "B")
                assert (drawn.title, drawn.near.rows) == (turned.title, turned.far.rows)
            assert {each.card for each in picture.start.things.values()} - {""} <= set(
                picture.cards
            )


@every_match
@every_game
def test_every_match_is_one_picture(game: Game, seed: int) -> None:
    """Its deltas lead from position to position, and it is plain JSON."""
    history = nonsense_match(game, seed)
    for view in VIEWS:
        picture = match_picture(history, view)
        position = picture.start
        for told in picture.entries:
            position = patched(position, told.delta)
        last = position_picture(history, history.seq, view).start
        assert (position.now, position.zones) == (last.now, last.zones)
        assert len(position.things) == len(last.things)
        plain = msgspec.json.decode(msgspec.json.encode(picture))
        assert (plain["picture"], plain["game"]["id"], plain["view"]) == (1, game.slug, view)
        assert [entry["n"] for entry in plain["entries"]] == list(range(1, history.seq + 1))


@every_match
@every_game
def test_a_delta_makes_one_position_of_another(game: Game, seed: int) -> None:
    """Of any two of a match, forwards and backwards."""
    history, random = nonsense_match(game, seed), Random(seed)
    made = [position_picture(history, seq).start for seq in range(history.seq + 1)]
    for _ in range(20):
        before, other = random.choice(made), random.choice(made)
        after = followed(before, other)
        assert patched(before, delta(before, after)) == after
        assert patched(after, delta(after, before)) == before


@every_match
@every_game
def test_every_entry_is_said_as_it_may_be_known(game: Game, seed: int) -> None:
    """In both languages; of the same kind, with the same rules broken."""
    history = nonsense_match(game, seed)
    for entry, before in zip(history.entries, history.boards, strict=False):
        for view in VIEWS:
            found = seen(game, entry, before, view)
            assert type(found.entry.event) is type(entry.event)
            assert list(map(type, found.entry.then)) == list(map(type, entry.then))
            rules = [breach.rule for breach in entry.breaches]
            assert [breach.rule for breach in found.entry.breaches] == rules
            for lang in LANGS:
                assert game.write(found.before, found.entry, lang)
