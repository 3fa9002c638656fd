"""Examples of the rules that both games share, by the number a game gives each of them."""

from collections.abc import Callable
from typing import Any

from language import Check, Given, Story, found, legal, refused, stored
from senpu.events import match as shared
from senpu.events.base import Seat
from senpu.projections.rules import Accepted

NONSENSE = shared.CardDeclared(alias="new", card="NEW", facts={"id": "NEW", "type": "dragon"})
BACK = shared.MatchRewound(to=0, reason="a slip")


def turn(number: int, player: Seat) -> shared.TurnStarted:
    """A turn begins."""
    return shared.TurnStarted(turn=number, player=player)


def began(number: int, player: Seat) -> Check:
    """The turn begins, and nothing is missing any more."""

    def check(seen: Any) -> None:
        assert isinstance(seen, Accepted), seen
        board = seen.board
        assert (board.turn, board.player, board.gap) == (number, player, False)

    return check


def of_turns(rule: str, main: Given, before: Given) -> dict[str, Story]:
    """Turns alternate: `main` is turn 3, of A; `before` is a match that has begun."""
    gap = main.after(shared.GapNoted())
    return {
        f"{rule}-passes-first-turn-of-the-first-player": before.when(turn(1, "A")).then(
            began(1, "A")
        ),
        f"{rule}-passes-the-other-player-next": main.when(turn(4, "B")).then(began(4, "B")),
        f"{rule}-passes-later-after-a-gap": gap.when(turn(7, "A")).then(began(7, "A")),
        f"{rule}-refused-other-players-number-after-a-gap": gap.when(turn(7, "B")).then(
            refused(rule)
        ),
        f"{rule}-refused-the-same-after-a-gap": gap.when(turn(3, "A")).then(refused(rule)),
        f"{rule}-refused-earlier-after-a-gap": gap.when(turn(2, "B")).then(refused(rule)),
        f"{rule}-refused-gap-is-over": gap.after(turn(7, "A"))
        .when(turn(11, "A"))
        .then(refused(rule)),
        f"{rule}-refused-same-player-again": main.when(turn(4, "A")).then(
            refused(rule, due_player="B")
        ),
        f"{rule}-refused-number-left-out": main.when(turn(5, "B")).then(
            refused(rule, turn=5, due_turn=4)
        ),
        f"{rule}-refused-second-player-first": before.when(turn(1, "B")).then(
            refused(rule, due_player="A")
        ),
    }


def of_declaring(rule: str, given: Callable[..., Given]) -> dict[str, Story]:
    """Facts that can be read, where a match asks for that."""
    unread = given(options={"declared_facts_read": False})
    return {
        f"{rule}-refused-facts-unreadable": given()
        .when(NONSENSE)
        .then(refused(rule, number="NEW")),
        f"{rule}-switched-off": unread.when(NONSENSE).then(legal()),
    }


def result(cause: Any, winner: Seat | None = "A") -> shared.MatchEnded:
    """The match ended, says somebody."""
    return shared.MatchEnded(winner=winner, reason="", cause=cause)


def of_results(rule: str, given: Callable[..., Given]) -> dict[str, Story]:
    """What is said to be the end, where the board shows none, another, or too little is known."""
    over = given().after(shared.PlayerConceded(player="B"))
    open_ = given(options={"results_agree": False})
    return {
        **{f"{rule}-passes-{cause or 'untold'}": given().when(result(cause)).then(legal())
           for cause in ("time", "judge", "concession", "agreed", "outside", "")},
        f"{rule}-passes-as-the-board-says": over.when(result("rule")).then(legal()),
        f"{rule}-passes-other-winner-by-a-judge": over.when(result("judge", "B")).then(legal()),
        f"{rule}-passes-after-a-gap": given().after(shared.GapNoted()).when(result("rule"))
        .then(legal()),
        f"{rule}-refused-board-goes-on": given().when(result("rule")).then(
            refused(rule, claimed="A", outcome="not_over")
        ),
        f"{rule}-refused-other-winner": over.when(result("rule", "B")).then(
            refused(rule, claimed="B", outcome="A")
        ),
        f"{rule}-refused-draw-by-time-after-the-end": over.when(result("time", None)).then(
            refused(rule, claimed="no_winner", outcome="A")
        ),
        f"{rule}-switched-off": open_.when(result("rule")).then(legal()),
    }  # fmt: skip


def closed(winner: Seat | None) -> shared.MatchClosed:
    """An end record."""
    return shared.MatchClosed(winner=winner, entries=1, digest="0123456789")


def of_the_record(lying: Given, begun: Given, over: Given) -> dict[str, Story]:
    """Returns and ends on record, in a match, one just begun, and one that B has won."""
    start = stored(shared.CorrectionMade(to=0))
    return {
        "REC-1-passes-correction": lying.when(start).then(found()),
        "REC-1-refused-entry-that-is-not-there": lying.when(
            stored(shared.CorrectionMade(to=7))
        ).then(found("REC-1", to=7, last=0)),
        "REC-1-refused-before-the-beginning": lying.when(stored(shared.CorrectionMade(to=-1))).then(
            found("REC-1")
        ),
        "REC-5-passes-judge": lying.when(stored(BACK, by="judge:F")).then(found()),
        "REC-5-refused-player": lying.when(stored(BACK, by="A")).then(found("REC-5", by="A", to=0)),
        "REC-6-passes-back-to-the-start": begun.when(stored(shared.CorrectionMade(to=1))).then(
            found()
        ),
        "REC-6-refused-before-the-start": begun.when(start).then(found("REC-6", to=0, started=1)),
        "REC-6-refused-by-a-judge-too": begun.when(stored(BACK, by="judge:F")).then(found("REC-6")),
        "REC-7-passes-the-winner-on-record": over.when(stored(closed("B"))).then(found()),
        "REC-7-refused-another-winner": over.when(stored(closed("A"))).then(
            found("REC-7", winner="A", recorded="B")
        ),
        "REC-7-refused-a-draw-that-was-none": over.when(stored(closed(None))).then(
            found("REC-7", winner="no_winner", recorded="B")
        ),
        "REC-7-refused-without-a-result": lying.when(stored(closed("A"))).then(
            found("REC-7", winner="A", recorded="none")
        ),
    }
