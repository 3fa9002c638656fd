"""A match as one picture: what its deltas make of its start are its positions."""

from collections.abc import Iterator, Mapping

import msgspec
import pytest

from matches import GAMES, random_match
from senpu.events.base import SEATS
from senpu.events.match import CorrectionMade, MatchRewound
from senpu.projections.delta import delta, followed, patched
from senpu.projections.picture import Now, Picture, Position, Thing, laid
from senpu.replay.picture import match_picture, position_picture

VIEWS = ("judge", "public", "A", "B")
every_match = pytest.mark.parametrize("seed", range(5))
every_view = pytest.mark.parametrize("view", VIEWS)
every_game = pytest.mark.parametrize("slug", GAMES)
COUNTED = {"ready": "energy"}
"""Zones by the name of their count, where that is another."""


def positions(picture: Picture) -> Iterator[Position]:
    """The positions of a match, from its start on."""
    position = picture.start
    yield position
    for entry in picture.entries:
        position = patched(position, entry.delta)
        yield position


def faces(position: Position) -> Mapping[str, list[Thing]]:
    """What lies in each zone in order, however it is named."""
    found: dict[str, list[Thing]] = {}
    for thing in sorted(position.things.values(), key=lambda thing: thing.at):
        found.setdefault(thing.in_, []).append(msgspec.structs.replace(thing, at=0))
    return found


def in_zone(position: Position, zone: str) -> Mapping[str, int]:
    """The ranks of what lies in a zone."""
    return {id: thing.at for id, thing in position.things.items() if thing.in_ == zone}


@every_match
@every_view
@every_game
def test_deltas_lead_to_each_position(slug: str, view: str, seed: int) -> None:
    """What each entry leads to is what is drawn of its board."""
    history = random_match(slug, seed)
    made = list(positions(match_picture(history, view)))
    assert len(made) == history.seq + 1
    for seq, position in enumerate(made):
        drawn = position_picture(history, seq, view).start
        assert (position.now, position.zones) == (drawn.now, drawn.zones)
        assert faces(position) == faces(drawn)


@every_match
@every_game
def test_counts_are_those_of_the_program(slug: str, seed: int) -> None:
    """At every position, in every zone that a closing count names."""
    history = random_match(slug, seed)
    compared = 0
    for board, position in zip(history.boards, positions(match_picture(history)), strict=True):
        for seat in SEATS:
            for name, n in history.game.counts(board, seat).items():
                count = position.zones[f"{seat}.{COUNTED.get(name, name)}"]
                assert (count.n or 0) == n
                compared += 1
    assert compared > 100


@every_match
@every_game
def test_ranks_are_kept(slug: str, seed: int) -> None:
    """In each zone ranks differ; where nothing came, what stays has the rank it had."""
    picture = match_picture(random_match(slug, seed))
    made = [*positions(picture)]
    for told, before, after in zip(picture.entries, made, made[1:], strict=False):
        for zone in faces(after):
            was, ranks = in_zone(before, zone), in_zone(after, zone)
            assert len(set(ranks.values())) == len(ranks)
            if told.kind != "back" and ranks.keys() <= was.keys():
                assert all(was[id] == rank for id, rank in ranks.items())


@every_match
@every_game
def test_a_return_leads_to_the_very_position(slug: str, seed: int) -> None:
    """With the names things had there; the entries taken back are marked, and stay."""
    history = random_match(slug, seed)
    picture = match_picture(history)
    made = list(positions(picture))
    for entry, told in zip(history.entries, picture.entries, strict=True):
        if isinstance(entry.event, (CorrectionMade, MatchRewound)) and entry.mark == "legal":
            assert told.kind == "back"
            assert made[entry.seq] == made[entry.event.to]
    standing = {told.n for told in picture.entries if not told.gone}
    assert standing == set(history.effective())


@every_view
@every_game
def test_a_picture_is_plain_json(slug: str, view: str) -> None:
    """Read again it is the same; it names its version, and rules that are cited alone."""
    picture = match_picture(random_match(slug, 1), view)
    data = msgspec.json.encode(picture)
    plain = msgspec.json.decode(data)
    assert plain["picture"] == 1 and plain["view"] == view
    assert msgspec.json.encode(msgspec.json.decode(data)) == data
    cited = {rule for told in picture.entries for rule in told.why}
    cited |= {wrong.rule for told in picture.entries for wrong in told.wrong}
    assert cited == picture.rules.keys()
    zones = {
        f"{seat}.{zone.id}" for seat, at in picture.seats.items() for zone in at.table.zones
    } | {zone.id for zone in picture.middle}
    for position in positions(picture):
        assert {thing.in_ for thing in position.things.values()} <= zones
        assert {thing.card for thing in position.things.values()} - {""} <= picture.cards.keys()


@every_game
def test_unchanged_entries_say_nothing(slug: str) -> None:
    """A delta between equal positions is empty; a picture grows with what happens alone."""
    history = random_match(slug, 2)
    position = position_picture(history).start
    empty = delta(position, position)
    assert (empty.now, empty.zones, empty.things) == (None, {}, {})


def pile(*cards: str) -> Position:
    """A position with a pile of cards, the lowest first."""
    things = laid(("", Thing(in_="A.trash", card=card)) for card in cards)
    return Position(now=Now(turn=1, seat="A"), zones={}, things=things)


@pytest.mark.parametrize(
    ("before", "after", "names"),
    [
        ("abc", "abcd", "0123"),
        ("abc", "ac", "02"),
        ("abc", "", ""),
        ("aab", "ab", "02"),
        ("abc", "acd", "023"),
        ("abcde", "bd", "13"),
    ],
)
def test_cards_of_a_pile_keep_their_names(before: str, after: str, names: str) -> None:
    """Whichever goes or comes, the others are called as they were, and only the new one anew."""
    position = followed(pile(*before), pile(*after))
    ranked = sorted(position.things.items(), key=lambda each: each[1].at)
    assert "".join(thing.card for _, thing in ranked) == after
    assert "".join(id.rpartition("/")[2] for id, _ in ranked) in (names, names.replace("0", "1", 1))


def test_one_level_deep() -> None:
    """What is gone is null, what changed stands whole."""
    change = delta(pile("a", "b"), pile("a"))
    assert msgspec.to_builtins(change) == {"things": {"A.trash/1": None}}
