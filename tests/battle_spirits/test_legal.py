"""What can be done on a board, what it costs, and why it cannot be done."""

from collections.abc import Sequence
from typing import Any

from playing import (
    GAME,
    catalogue,
    header,
    legal_actions,
    lying,
    number,
    opened,
    played,
    table,
)
from senpu.events import battle_spirits as bs
from senpu.events.match import HandRedrawn, MatchEnded, MatchStarted, StepEntered, TurnStarted
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.cost import payment
from senpu.projections.battle_spirits.offers import offers
from senpu.projections.game import Offer
from senpu.projections.rules import Accepted


def offered(board: Board, kind: type[Any], card: str = "") -> list[Offer]:
    """The offers of one kind of action, for a card by short name or id."""
    wanted = card if card.startswith("A.") or not card else number(card)
    return [
        offer for offer in offers(board)
        if isinstance(offer.event, kind) and wanted in ("", offer.card)
    ]  # fmt: skip


def only(found: Sequence[Offer]) -> Offer:
    """The one offer there must be."""
    (offer,) = found
    return offer


def event(offer: Offer) -> Any:
    """What is offered."""
    return offer.event


def rules(offer: Offer) -> list[str]:
    """The ids of the rules that block an offer."""
    return [breach.rule for breach in offer.breaches]


def test_card_in_hand_is_summoned_from_the_reserve() -> None:
    """The payable cost is paid and the cores of Lv1 are placed, all from the reserve."""
    board = table(lying("ryu", 1), holds=["gor"], reserve=6)
    offer = only(offered(board, bs.Summoned, "gor"))
    assert (offer.cost, offer.breaches, offer.certain) == (4, (), True)
    assert offer.event == bs.Summoned(
        player="A", card=number("gor"), pay={"reserve": 4}, place={"reserve": 1}
    )


def test_what_lacks_cores_says_what_it_costs_and_how_far_the_cores_go() -> None:
    """Payment first, then placement: the breaches say what was asked and what is there."""
    offer = only(offered(table(holds=["gor"], reserve=3), bs.Summoned, "gor"))
    assert (offer.cost, rules(offer)) == (5, ["BS-C4", "BS-M1a"])
    assert offer.breaches[0].facts["payable"] == 5
    assert offer.breaches[0].facts["paid"] == 3
    assert offer.breaches[1].facts == {"minimum": 1, "placed": 0}


def test_payment_takes_reserve_spare_cores_nexuses_and_last_what_empties_cards() -> None:
    """Each next place is used only when the ones before give no more."""
    side = table(lying("hal", 2), lying("ryu", 3), lying("gor", 1), reserve=2, soul="").sides["A"]
    order = ["reserve"] * 2 + ["A.ryu#1"] * 2 + ["A.hal#1"] * 2 + ["A.ryu#1", "A.gor#1"]
    for n in range(len(order) + 1):
        pay, place = payment(side, n, 0)
        assert pay == {where: order[:n].count(where) for where in order[:n]}
        assert place == {}


def test_payment_as_far_as_it_goes() -> None:
    """More than there is cannot be taken; payment comes before placement."""
    side = table(lying("ryu", 1), reserve=2, soul="").sides["A"]
    assert payment(side, 2, 9) == ({"reserve": 2}, {"A.ryu#1": 1})
    assert payment(side, 9, 1) == ({"reserve": 2, "A.ryu#1": 1}, {})


def test_card_with_the_soul_core_is_emptied_last() -> None:
    """Of two cards that would be emptied, the one without the soul core gives."""
    cards = (lying("ryu", 1), lying("gor", 1))
    side = table(*cards, reserve=0, soul="A.ryu#1").sides["A"]
    assert payment(side, 1, 0)[0] == {"A.gor#1": 1}
    assert payment(side, 2, 0)[0] == {"A.gor#1": 1, "A.ryu#1": 1}


def test_normal_cores_go_before_the_soul_core() -> None:
    """The soul core stays in the reserve as long as normal cores pay."""
    board = table(holds=["kag"], reserve=4, soul="reserve")
    decision = GAME.decide(board, only(offered(board, bs.Summoned, "kag")).event)
    assert isinstance(decision, Accepted)
    assert decision.board.sides["A"].soul == "reserve"


def test_sealed_and_protected_cards_do_not_pay() -> None:
    """Cores of grandwalkers and of cards that a text protects are left out."""
    side = table(lying("noe", 3), lying("ryu", 2, protected=True), reserve=0, soul="").sides["A"]
    assert payment(side, 3, 0) == ({}, {})


def test_direct_brave_is_offered_onto_each_fitting_host() -> None:
    """Without cores on the brave; a host keeps what it needs."""
    board = table(lying("ryu", 2), lying("gor", 1), lying("kag", 1), holds=["ken"], reserve=1)
    found = [offer for offer in offered(board, bs.Summoned, "ken") if event(offer).onto]
    assert [offer.event for offer in found] == [
        bs.Summoned(player="A", card=number("ken"), onto=host, pay=pay)
        for host, pay in (
            ("A.ryu#1", {"reserve": 1, "A.ryu#1": 1}),
            ("A.gor#1", {"reserve": 1, "A.ryu#1": 1}),
        )
    ]


def test_of_blocked_variants_the_least_blocked_is_told() -> None:
    """A nexus is no host of KEN, and it cannot be paid for; RYU would be one."""
    board = table(lying("hal", 0), lying("ryu", 1), holds=["ken"], reserve=0, soul="A.ryu#1")
    combined = [o for o in offered(board, bs.Summoned, "ken") if event(o).onto]
    assert [(event(o).onto, rules(o)) for o in combined] == [("A.ryu#1", ["BS-C4"])]


def test_ultimate_without_its_condition_is_blocked() -> None:
    """The summoning condition is a breach of its own."""
    blocked = only(offered(table(holds=["org"], reserve=9), bs.Summoned, "org"))
    assert rules(blocked) == ["BS-M1c"]
    fine = only(offered(table(lying("ryu", 1), holds=["org"], reserve=9), bs.Summoned, "org"))
    assert fine.breaches == ()


def test_transmigration_is_offered_for_each_spirit_that_fits() -> None:
    """Of cost 3 or more, and its cores may pay but not be placed."""
    cards = (lying("kag", 2), lying("ryu", 2), lying("gor", 1))
    board = table(*cards, holds=["wad"], reserve=6, soul="A.kag#1")
    found = offered(board, bs.Summoned, "wad")
    assert [event(o).transmigrate for o in found] == ["A.ryu#1", "A.gor#1"]
    assert all("A.ryu#1" not in event(o).place for o in found[:1])


def test_unknown_hand_may_hold_what_the_deck_has_left() -> None:
    """Cards of which all copies are seen elsewhere are not offered; the others are not certain."""
    seen = (number("gor"),) * 3
    board = table(declared=True, hand=1, known=(), trash=seen)
    cards = {offer.card for offer in offers(board) if offer.card in catalogue().cards}
    assert cards == set(header(True).decks["A"]) - {number("gor")}
    assert not any(offer.certain for offer in offers(board) if offer.card in cards)


def test_unknown_hand_without_a_deck_list_may_hold_any_card() -> None:
    """Every card on record is offered; with the hand known, only that hand."""
    every = {offer.card for offer in offers(table(hand=1, known=()))}
    assert every >= set(catalogue().cards)
    held = {offer.card for offer in offers(table(holds=["gor"]))}
    assert held & set(catalogue().cards) == {number("gor")}


def test_magic_is_offered_for_each_effect_it_has() -> None:
    """Main or flash; a magic with neither is told why; flash that needs a battle too."""
    board = table(holds=["fla", "ans", "cal"], reserve=9)
    effects = [event(o).effect for o in offered(board, bs.MagicUsed, "fla")]
    assert effects == ["main", "flash"]
    assert "BS-M4c" in rules(only(offered(board, bs.MagicUsed, "ans")))
    assert rules(only(offered(board, bs.MagicUsed, "cal"))) == ["BS-M4d"]


def test_nexus_burst_mirage_and_accel() -> None:
    """Each in its own way, for its own cost; what a card has not is not offered."""
    board = table(holds=["porc", "fla", "say", "ema"], reserve=9)
    assert only(offered(board, bs.NexusDeployed, "porc")).cost == 3
    assert only(offered(board, bs.BurstSet)).card == number("fla")
    assert (only(offered(board, bs.MirageSet)).card, offered(board, bs.MirageSet)[0].cost) == (
        number("say"),
        3,
    )
    accel = only(offered(board, bs.EffectUsed, "ema"))
    assert (accel.cost, event(accel).effect) == (2, "accel")


def test_second_burst_is_blocked() -> None:
    """Once a turn, known or unknown."""
    board = table(holds=["fla"], hand=2, burst_set=True)
    with_burst = [*map(number, ("fla", "tow", "ans", "mad")), "?"]
    blocked = {o.card: rules(o) for o in offered(board, bs.BurstSet)}
    assert blocked == {card: ["BS-M7"] for card in with_burst}


def test_cards_at_hand_are_played_from_there() -> None:
    """A card in the tegamoto is offered for the same cost, and never set from there."""
    board = table(tegamoto=(number("fla"),), reserve=5)
    assert {event(o).source for o in offered(board, bs.MagicUsed, "fla")} == {"tegamoto"}
    assert not offered(board, bs.BurstSet, "fla")


def test_braves_combine_separate_and_change_hosts() -> None:
    """A brave in spirit state combines; a combined one separates or changes its host."""
    free = table(lying("ryu", 1), lying("ken", 1))
    assert only(offered(free, bs.BraveCombined)).event == bs.BraveCombined(
        player="A", brave="A.ken#1", onto="A.ryu#1"
    )
    host = lying("ryu", 1, braves=("A.ken#1",))
    brave = lying("ken", 0, hosts=("A.ryu#1",), slots=("",))
    bound = table(host, brave, lying("gor", 2))
    assert not offered(bound, bs.BraveCombined)
    assert event(only(offered(bound, bs.BraveSeparated))).place == {"reserve": 1}
    assert event(only(offered(bound, bs.BraveExchanged))).onto == "A.gor#1"


def test_effects_of_field_cards_that_have_them() -> None:
    """Flash and own main step; cards without effects offer none."""
    found = offered(table(lying("lum", 1), lying("dom", 2), lying("kag", 1)), bs.EffectUsed)
    assert [(o.card, event(o).effect) for o in found] == [
        ("A.lum#1", "main_step"),
        ("A.lum#1", "flash"),
        ("A.dom#1", "main_step"),
    ]


def test_core_moves_go_one_by_one_between_all_places() -> None:
    """The soul core too, where a normal core would go first; never onto sealed nexuses."""
    board = table(lying("ryu", 2), lying("hal", 0), lying("noe", 1), reserve=1, soul="A.ryu#1")
    moves = [event(offer).moves for offer in offered(board, bs.CoresMoved)]
    r, ryu, hal = "reserve", "A.ryu#1", "A.hal#1"
    assert moves == [
        (bs.CoreMove(source=source, target=target, n=1, soul=soul),)
        for source, target, soul in (
            (r, ryu, False),
            (r, hal, False),
            (ryu, r, False),
            (ryu, r, True),
            (ryu, hal, False),
            (ryu, hal, True),
        )
    ]


def test_steps_are_offered_in_their_order() -> None:
    """Before the match its start, then redraws or turn 1, then step by step to the next turn."""
    board = opened()
    assert list(legal_actions(board)) == [MatchStarted(first="A")]
    board = played(board, MatchStarted(first="A"))
    assert list(legal_actions(board)) == [
        HandRedrawn(player="A", n=4),
        HandRedrawn(player="B", n=4),
        TurnStarted(turn=1, player="A"),
    ]
    board = played(board, TurnStarted(turn=1, player="A"))
    steps = [e for e in legal_actions(board) if isinstance(e, StepEntered)]
    assert steps == [StepEntered(step="end")]
    board = played(board, StepEntered(step="end"))
    assert list(legal_actions(board)) == [TurnStarted(turn=2, player="B")]
    later = [e for e in legal_actions(table()) if isinstance(e, StepEntered)]
    assert later == [StepEntered(step="attack"), StepEntered(step="end")]


def test_nothing_is_offered_after_the_end() -> None:
    """A match that is over offers nothing."""
    over = played(table(holds=["ryu"]), MatchEnded(winner="B", reason="concession"))
    assert offers(over) == ()
