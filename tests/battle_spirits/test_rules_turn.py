"""Turns and steps, the beginning and the end of a match."""

import pytest

from language import Check, Given, Seen, Story, decided, found, given, legal, refused, stored
from language import test_example as test_example
from senpu.events import match as shared
from senpu.events.base import Event, Seat
from senpu.events.battle_spirits import CardDepleted, CoreGained, Refreshed
from senpu.events.battle_spirits.changes import DeckTrashed
from senpu.projections.rules import Accepted
from shared_rules import of_turns
from table import GAME, count, header, move, on, set_burst, shift, side, summon, text

DEALT = side(reserve=4, soul="reserve", hand=4, deck=36)
UNDEALT = side(reserve=4, soul="reserve", hand=0, deck=40)
SEATED = given(A=UNDEALT, B=UNDEALT, turn=0, step="end")
BEFORE = given(A=DEALT, B=DEALT, turn=0, step="end")
TURN_1 = shared.TurnStarted(turn=1, player="A")
TURN_4 = shared.TurnStarted(turn=4, player="B")
MAIN = given(turn=3)
TIRED = side(
    core_trash=3,
    soul="core_trash",
    field={"ryu": on(1, state="exhausted"), "gor": on(1, state="heavy"), "nul": 1},
)
REFRESH = given(B=TIRED, player="B", turn=4, step="draw")
BOTH_DIE = text(shift("life>reserve"), shift("life>reserve", player="B"))
DYING = side(life=1)


def step(name: str) -> shared.StepEntered:
    """A step is entered."""
    return shared.StepEntered(step=name)


def ends(winner: Seat | None, reason: str) -> Check:
    """The match is over, for this reason."""

    def check(seen: Seen) -> None:
        assert isinstance(seen, Accepted), seen
        assert seen.then == (shared.MatchEnded(winner=winner, reason=reason),)

    return check


START = given(A=side(deck=2), step="start")
EMPTIES = text(DeckTrashed(player="A", cards=("?", "?")))


CASES: dict[str, Story] = {
    "BS-S21-passes-emptied-by-a-text": START.when(EMPTIES).then(
        legal(then=[shared.MatchEnded]), ends("B", "deck")
    ),
    "BS-S21-passes-some-are-left": given(A=side(deck=3), step="start")
    .when(EMPTIES)
    .then(legal(then=())),
    "BS-S21-passes-the-deck-of-the-other-player": given(B=side(deck=1), step="start")
    .when(text(DeckTrashed(player="B", cards=("?",))))
    .then(legal(then=())),
    "BS-S21-passes-in-a-later-step": given(A=side(deck=2), step="core")
    .when(EMPTIES)
    .then(legal(then=())),
    "BS-S21-passes-drawn-in-the-draw-step": given(B=side(deck=1))
    .when(TURN_4)
    .then(legal(B={"deck": 0, "hand": 1})),
    "BS-S21-passes-both-lose-at-once": given(A=side(deck=1), B=side(life=1), step="start")
    .when(text(DeckTrashed(player="A", cards=("?",)), shift("life>reserve", player="B")))
    .then(ends(None, "life")),
    "BS-S21-refused-the-match-goes-on": START.when(stored(EMPTIES, lacks=shared.MatchEnded)).then(
        found("REC-3", because="BS-S8")
    ),
    "BS-S21-switched-off": given(
        A=side(deck=2), step="start", options={"deck_out_during_start": False}
    )
    .when(EMPTIES)
    .then(legal(then=())),
    **of_turns("BS-S1", MAIN, BEFORE),
    # the order of turns and steps
    "BS-S1-passes-second-player-first-if-settled-so": given(
        A=DEALT, B=DEALT, turn=0, step="end", first="B"
    )
    .when(shared.TurnStarted(turn=1, player="B"))
    .then(legal()),
    "BS-S1a-passes-both-have-drawn": BEFORE.when(TURN_1).then(legal()),
    "BS-S1a-refused-before-the-match-started": given(turn=0, step="end")
    .when(TURN_1)
    .then(refused("BS-S1a", dealt=0)),
    "BS-S2a-passes-after-the-refresh-step": given(turn=3, step="refresh")
    .when(TURN_4)
    .then(legal()),
    "BS-S2a-refused-refresh-step-left-out": given(turn=3, step="draw")
    .when(TURN_4)
    .then(refused("BS-S2a", open_step="draw")),
    "BS-S2-passes-step-by-step": given(turn=2, player="B", step="end")
    .after(shared.TurnStarted(turn=3, player="A", to="start"), step("core"), step("draw"))
    .after(step("refresh"), step("main"), step("attack"))
    .when(step("end"))
    .then(legal()),
    "BS-S2-passes-attack-step-left-out": MAIN.when(step("end")).then(legal()),
    "BS-S2-passes-later-after-a-gap": given(turn=3, step="core")
    .after(shared.GapNoted(n=2))
    .when(step("attack"))
    .then(legal()),
    "BS-S2-refused-no-such-step-after-a-gap": MAIN.after(shared.GapNoted())
    .when(step("second main"))
    .then(refused("BS-S2")),
    "BS-S2-refused-back-to-the-draw-step": MAIN.when(step("draw")).then(
        refused("BS-S2", steps_due="attack / end / next_turn")
    ),
    "BS-S2-refused-the-main-step-again": MAIN.when(step("main")).then(refused("BS-S2")),
    "BS-S2-refused-before-the-first-turn": given(turn=0, step="start")
    .when(step("core"))
    .then(refused("BS-S2", steps_due="next_turn")),
    "BS-S2-refused-no-step-before-the-first-turn": BEFORE.when(step("")).then(refused("BS-S2")),
    "BS-S2-refused-back-to-the-main-step": given(turn=3, step="attack")
    .when(step("main"))
    .then(refused("BS-S2", step="main", steps_due="end / next_turn")),
    "BS-S2-refused-draw-step-left-out": given(turn=3, step="core")
    .when(step("refresh"))
    .then(refused("BS-S2", steps_due="draw")),
    "BS-S2-refused-core-step-twice": given(turn=3, step="core")
    .when(step("core"))
    .then(refused("BS-S2")),
    "BS-S2-refused-after-the-end-step": given(turn=3, step="end")
    .when(step("start"))
    .then(refused("BS-S2", steps_due="next_turn")),
    "BS-S2-refused-no-such-step": MAIN.when(step("second main")).then(refused("BS-S2")),
    "BS-S2-refused-turn-that-begins-in-the-attack-step": MAIN.when(
        shared.TurnStarted(turn=4, player="B", to="attack")
    ).then(refused("BS-S2", step="attack")),
    "BS-S3-passes-first-turn-draws": BEFORE.when(TURN_1).then(
        legal(then=[shared.CardsDrawn, shared.StepEntered], A={"reserve": 4, "hand": 5, "deck": 35})
    ),
    "BS-S3-passes-second-players-first-turn-is-complete": given(turn=1, step="end")
    .after(shared.TurnStarted(turn=2, player="B"))
    .when(step("attack"))
    .then(legal(B={"reserve": 5})),
    "BS-S3-refused-core-step": BEFORE.after(shared.TurnStarted(turn=1, player="A", to="start"))
    .when(step("core"))
    .then(refused("BS-S3", "BS-S2", turn=1, step="core")),
    "BS-S3-refused-attack-step": given(turn=1).when(step("attack")).then(refused("BS-S3", "BS-S2")),
    "BS-S3-refused-turn-that-begins-in-the-core-step": BEFORE.when(
        shared.TurnStarted(turn=1, player="A", to="core")
    ).then(refused("BS-S3", turn=1)),
    # what steps bring
    "BS-S4-passes-one-core": given(turn=3, step="start")
    .when(step("core"))
    .then(legal(then=[CoreGained], A={"reserve": 5})),
    "BS-S4-refused-none": MAIN.when(stored(TURN_4, lacks=CoreGained)).then(
        found("REC-3", because="BS-S4")
    ),
    "BS-S4-refused-two": given(turn=3, step="start")
    .when(stored(step("core"), then=(CoreGained(player="A", n=2),)))
    .then(found("REC-3", because="BS-S4")),
    "BS-S5-passes-one-card": given(A=side(deck=9, hand=2), turn=3, step="core")
    .when(step("draw"))
    .then(legal(then=[shared.CardsDrawn], A={"deck": 8, "hand": 3})),
    "BS-S5-passes-none-from-an-empty-deck": given(A=side(deck=0), turn=3, step="core")
    .when(step("draw"))
    .then(legal(then=(), A={"hand": 0})),
    "BS-S5-refused-not-drawn": given(turn=3, step="core")
    .when(stored(step("draw"), lacks=shared.CardsDrawn))
    .then(found("REC-3", because="BS-S5")),
    "BS-S6-passes-all-at-once": REFRESH.when(step("refresh")).then(
        legal(
            then=[Refreshed],
            B={
                "reserve": 3,
                "core_trash": 0,
                "soul": "reserve",
                "field": {"ryu": on(1, state="ready"), "gor": on(1, state="exhausted")},
            },
        )
    ),
    "BS-S6-passes-with-the-turn": given(A=side(core_trash=2), B=TIRED)
    .when(TURN_4)
    .then(
        legal(
            then=[CoreGained, shared.CardsDrawn, Refreshed, shared.StepEntered],
            A={"core_trash": 2},
            B={"reserve": 4, "field": {"ryu": on(1, state="ready")}},
        )
    ),
    "BS-S6-passes-only-cores": given(A=side(core_trash=2), turn=3, step="draw")
    .when(step("refresh"))
    .then(legal(then=[Refreshed], A={"reserve": 2, "core_trash": 0})),
    "BS-S6-passes-only-cards": given(
        A=side(field={"ryu": on(1, state="exhausted")}), turn=3, step="draw"
    )
    .when(step("refresh"))
    .then(legal(then=[Refreshed], A={"field": {"ryu": on(1, state="ready")}})),
    "BS-S6-passes-nothing-to-refresh": given(turn=3, step="draw")
    .when(step("refresh"))
    .then(legal(then=())),
    "BS-S6-refused-a-card-left-exhausted": REFRESH.when(
        stored(step("refresh"), then=(Refreshed(player="B", cards=("B.ryu#1",), cores=3),))
    ).then(found("REC-3", because="BS-S6")),
    "BS-S6-refused-cores-left-in-the-trash": REFRESH.after(step("refresh"), step("main"))
    .when(summon("RYU", player="B"))
    .then(refused("BS-H1", "BS-C4", "BS-M1a")),
    # the end
    "BS-S7-passes-life-becomes-nothing": given(B=DYING)
    .when(text(shift("life>reserve", player="B")))
    .then(legal(then=[shared.MatchEnded])),
    "BS-S7-passes-one-life-left": given(B=side(life=2))
    .when(text(shift("life>reserve", player="B")))
    .then(legal(then=())),
    "BS-S7-refused-match-goes-on": given(B=DYING)
    .when(stored(text(shift("life>reserve", player="B")), lacks=shared.MatchEnded))
    .then(found("REC-3", because="BS-S7")),
    "BS-S7-refused-the-other-wins": given(B=DYING)
    .when(
        stored(
            text(shift("life>reserve", player="B")),
            then=(shared.MatchEnded(winner="B", reason="life"),),
        )
    )
    .then(found("REC-3", because="BS-S7")),
    "BS-S8-passes-empty-deck-at-the-own-start-step": given(B=side(deck=0))
    .when(TURN_4)
    .then(legal(then=[shared.MatchEnded])),
    "BS-S8-passes-empty-deck-of-the-other": given(A=side(deck=0))
    .when(TURN_4)
    .then(legal(then=[CoreGained, shared.CardsDrawn, shared.StepEntered])),
    "BS-S8-refused-turn-goes-on": given(B=side(deck=0))
    .when(stored(TURN_4, lacks=shared.MatchEnded))
    .then(found("REC-3", because="BS-S8")),
    "BS-S11-passes-draw": given(A=DYING, B=DYING)
    .when(BOTH_DIE)
    .then(legal(then=[shared.MatchEnded])),
    "BS-S11-refused-one-wins": given(A=DYING, B=DYING)
    .when(stored(BOTH_DIE, then=(shared.MatchEnded(winner="A", reason="life"),)))
    .then(found("REC-3", because="BS-S11")),
    "BS-S11-switched-off": given(A=DYING, B=DYING, options={"double_loss_is_draw": False})
    .when(BOTH_DIE)
    .then(legal(then=())),
    "BS-S13-passes-conceding-loses": MAIN.when(shared.PlayerConceded(player="A")).then(
        legal(then=[shared.MatchEnded])
    ),
    "BS-S13-refused-match-goes-on": MAIN.when(
        stored(shared.PlayerConceded(player="A"), lacks=shared.MatchEnded)
    ).then(found("REC-3", because="BS-S13")),
    # the beginning
    "BS-S9-passes-once": BEFORE.when(shared.HandRedrawn(player="A", n=4)).then(
        legal(A={"hand": 4, "deck": 36})
    ),
    "BS-S9-passes-each-player": BEFORE.after(shared.HandRedrawn(player="A", n=4))
    .when(shared.HandRedrawn(player="B", n=4))
    .then(legal()),
    "BS-S9-refused-twice": BEFORE.after(shared.HandRedrawn(player="A", n=4))
    .when(shared.HandRedrawn(player="A", n=4))
    .then(refused("BS-S9", redrawn=1, allowed=1)),
    "BS-S9-refused-after-turn-one-began": BEFORE.after(TURN_1)
    .when(shared.HandRedrawn(player="B", n=4))
    .then(refused("BS-S9", turn=1)),
    "BS-S9-refused-where-none-is-allowed": given(
        A=DEALT, B=DEALT, turn=0, step="end", options={"redraws": 0}
    )
    .when(shared.HandRedrawn(player="A", n=4))
    .then(refused("BS-S9", allowed=0)),
    "BS-S9a-passes-as-many": BEFORE.when(shared.HandRedrawn(player="B", n=4)).then(legal()),
    "BS-S9a-refused-more": BEFORE.when(shared.HandRedrawn(player="B", n=5)).then(
        refused("BS-S9a", returned=4, drawn=5)
    ),
    "BS-S10-passes-four-each": SEATED.when(shared.MatchStarted(first="A")).then(
        legal(
            then=[shared.HandDrawn, shared.HandDrawn],
            A={"hand": 4, "deck": 36, "reserve": 4, "soul": "reserve", "life": 5},
            B={"hand": 4},
        )
    ),
    "BS-S10-refused-no-hand": SEATED.when(
        stored(shared.MatchStarted(first="A"), lacks=shared.HandDrawn)
    ).then(found("REC-3", because="BS-S10")),
    "BS-S10-refused-five": SEATED.when(
        stored(
            shared.MatchStarted(first="A"),
            then=(shared.HandDrawn(player="A", n=5), shared.HandDrawn(player="B", n=4)),
        )
    ).then(found("REC-3", because="BS-S10")),
    "BS-S12-passes-once": SEATED.when(shared.MatchStarted(first="A")).then(legal()),
    "BS-S12-refused-twice": SEATED.after(shared.MatchStarted(first="A"))
    .when(shared.MatchStarted(first="A"))
    .then(refused("BS-S12", dealt=8)),
    "BS-S12-refused-another-first-player": SEATED.when(shared.MatchStarted(first="B")).then(
        refused("BS-S12", player="B", due_player="A")
    ),
    "BS-S12-refused-in-the-middle": MAIN.when(shared.MatchStarted(first="A")).then(
        refused("BS-S12")
    ),
}


def test_the_match_is_laid_out_as_the_rules_say() -> None:
    """Life five, three cores and the soul core in the reserve; without that core four normal."""
    for has_one, soul in ((True, "reserve"), (False, "")):
        board = GAME.opened(header(options={"soul_core": has_one}))
        laid = [(s.life, s.reserve, s.core_trash, s.soul) for s in board.sides.values()]
        assert laid == [(5, 4, 0, soul)] * 2


ENDS = [
    (
        given(B=DYING),
        text(shift("life>reserve", player="B")),
        shared.MatchEnded(winner="A", reason="life"),
    ),
    (given(A=DYING), text(shift("life>reserve")), shared.MatchEnded(winner="B", reason="life")),
    (given(A=DYING, B=DYING), BOTH_DIE, shared.MatchEnded(winner=None, reason="life")),
    (given(B=side(deck=0)), TURN_4, shared.MatchEnded(winner="A", reason="deck")),
    (MAIN, shared.PlayerConceded(player="A"), shared.MatchEnded(winner="B", reason="concession")),
]


@pytest.mark.parametrize(("lying", "event", "end"), ENDS)
def test_the_right_player_wins(lying: Given, event: Event, end: shared.MatchEnded) -> None:
    """Who loses, and why, is part of the end."""
    decision = decided(lying.reached(), event)
    assert decision.then[-1] == end
    assert (decision.board.over, decision.board.winner) == (True, end.winner)


def test_no_turn_begins_after_the_end() -> None:
    """Nor a step; notes may still be made, and the table be counted."""
    over = MAIN.after(shared.PlayerConceded(player="A"))
    over.when(TURN_4).then(refused("BS-S0")).run()
    over.when(step("end")).then(refused("BS-S0")).run()
    over.when(shared.PlayerConceded(player="B")).then(refused("BS-S0")).run()
    over.when(shared.NoteMade(text="gg")).then(legal()).run()
    over.when(count(reserve=4)).then(legal()).run()


def test_once_a_turn_is_counted_anew_each_turn() -> None:
    """The marks of the turn player are taken away as the turn begins."""
    set_once = given(A=side(hand=3), turn=3).after(set_burst(), TURN_4)
    set_once.when(shared.TurnStarted(turn=5, player="A")).then(legal(A={"burst_set": False})).run()


def test_life_and_deck_at_once() -> None:
    """Life 0 ends the match before any start step could."""
    dying = given(B=side(life=1, deck=0)).after(text(shift("life>reserve", player="B")))
    dying.when(TURN_4).then(refused("BS-S0")).run()


def test_a_card_emptied_in_the_last_action_still_leaves() -> None:
    """What follows by rule is carried out although the match is over."""
    last = text(shift("life>reserve", player="B"), shift("ryu>reserve"))
    given(A=side(field={"ryu": 1}), B=DYING).when(last).then(
        legal(then=[CardDepleted, shared.MatchEnded])
    ).run()


def test_cores_of_the_core_step_may_be_used_at_once() -> None:
    """A turn goes on to its main step with all that the steps before brought."""
    begun = given(B=side(reserve=0, field={"ryu": 1})).after(TURN_4)
    begun.when(move("reserve>B.ryu#1", player="B")).then(legal(B={"field": {"ryu": 2}})).run()
