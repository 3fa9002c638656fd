"""The rules of Sticks by example."""

from typing import Any

import pytest

from language import Check, Given, Seen, Story, found, refused, stored
from senpu.events.base import Breach, Event, Seat
from senpu.events.envelope import Header
from senpu.events.match import (
    CorrectionMade,
    MatchClosed,
    MatchEnded,
    MatchRewound,
    MatchStarted,
)
from senpu.projections.game import game
from senpu.projections.rules import Accepted

from ..events.sticks import SticksTaken

GAME = game("sticks")


def pile(n: int, **options: bool) -> Given:
    """So many lie there, and A is to take."""
    settled = {"pile": n, **options}
    header = Header(
        match="m", game="sticks", pack=GAME.pack, first="A", players={}, options=settled
    )
    return Given(header, GAME.opened(header), game=GAME)


def take(n: int, player: str = "A") -> Event:
    """A player takes so many."""
    return SticksTaken(player=player, n=n)  # type: ignore[arg-type]


def legal(seen: Seen) -> None:
    """The taking stands."""
    assert isinstance(seen, Accepted)


def ended(winner: str) -> Check:
    """The match is over."""

    def check(seen: Seen) -> None:
        assert isinstance(seen, Accepted) and seen.board.winner == winner

    return check


def closed(winner: Seat) -> MatchClosed:
    """An end record."""
    return MatchClosed(winner=winner, entries=2, digest="0123456789")


def won(cause: Any) -> MatchEnded:
    """A result that is said."""
    return MatchEnded(winner="A", reason="", cause=cause)


TWELVE = pile(12)
BEGUN = TWELVE.after(MatchStarted(first="A"))
OVER = pile(2).after(take(2))
BACK = MatchRewound(to=0)
SHORT = Breach(rule="ST-1", facts={"n": 4, "there": 12})
CASES: dict[str, Story] = {
    "ST-1-passes-three": TWELVE.when(take(3)).then(legal),
    "ST-1-refused-four": TWELVE.when(take(4)).then(refused("ST-1", n=4, there=12)),
    "ST-1-refused-none": TWELVE.when(take(0)).then(refused("ST-1", "ST-2")),
    "ST-2-passes-another-number": TWELVE.after(take(1)).when(take(3, "B")).then(legal),
    "ST-2-refused-the-same": TWELVE.after(take(2)).when(take(2, "B")).then(refused("ST-2", last=2)),
    "ST-2-switched-off": pile(12, no_copying=False)
    .after(take(2))
    .when(take(2, "B"))
    .then(legal),
    "ST-3-passes-last-one-wins": pile(2).when(take(2)).then(ended("A")),
    "ST-3-refused-the-match-goes-on": pile(2)
    .when(stored(take(2), lacks=MatchEnded))
    .then(found("REC-3", because="ST-3")),
    "ST-4-passes-time": TWELVE.when(won("time")).then(legal),
    "ST-4-refused-sticks-lie-there": TWELVE.when(won("rule")).then(refused("ST-4")),
    "ST-4-switched-off": pile(12, results_agree=False).when(won("rule")).then(legal),
    "REC-1-passes-back": TWELVE.when(stored(CorrectionMade(to=0))).then(found()),
    "REC-1-refused-nowhere": TWELVE.when(stored(CorrectionMade(to=5))).then(found("REC-1")),
    "REC-2-passes-as-it-is": TWELVE.when(stored(take(1))).then(found()),
    "REC-2-refused-altered": TWELVE.when(stored(take(1), breaches=(SHORT,))).then(
        found("REC-4")
    ),
    "REC-3-passes-nothing-follows": TWELVE.when(stored(take(1))).then(found()),
    "REC-3-refused-made-up": TWELVE.when(
        stored(take(1), then=(MatchEnded(winner="B", reason=""),))
    ).then(found("REC-3")),
    "REC-4-passes-seen": TWELVE.when(stored(take(4), mark="observed")).then(found()),
    "REC-4-refused-as-legal": TWELVE.when(stored(take(4))).then(found("ST-1")),
    "REC-5-passes-judge": TWELVE.when(stored(BACK, by="judge:F")).then(found()),
    "REC-5-refused-player": TWELVE.when(stored(BACK, by="A")).then(found("REC-5")),
    "REC-6-passes-to-the-start": BEGUN.when(stored(CorrectionMade(to=1))).then(found()),
    "REC-6-refused-before-it": BEGUN.when(stored(CorrectionMade(to=0))).then(found("REC-6")),
    "REC-7-passes-the-winner": OVER.when(stored(closed("A"))).then(found()),
    "REC-7-refused-the-loser": OVER.when(stored(closed("B"))).then(found("REC-7")),
}  # fmt: skip


@pytest.mark.parametrize("story", CASES.values(), ids=CASES)
def test_example(story: Story) -> None:
    """Each example ends as its rule says."""
    story.run()
