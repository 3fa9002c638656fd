"""Entries as a player, or everybody, may know them: what is hidden leaves no trace."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
import pytest

import gate_playing
import playing
from matches import GAMES, random_match, record
from senpu.events.base import Event, UnknownEvent
from senpu.events.battle_spirits import BurstActivated, BurstSet, Summoned
from senpu.events.battle_spirits import EffectResolved as SpiritText
from senpu.events.battle_spirits import changes as spirits
from senpu.events.envelope import Entry, Header
from senpu.events.gate_ruler import CardsDriven, CardSet
from senpu.events.gate_ruler import EffectResolved as GateText
from senpu.events.gate_ruler import changes as gate
from senpu.events.match import CardDeclared, CardIdentified, MatchStarted, TurnStarted
from senpu.projections.entry_view import Seen, seen
from senpu.projections.fold import History
from senpu.projections.game import game
from senpu.projections.picture import Picture
from senpu.replay.cli.answers import entry_rules
from senpu.replay.picture import match_picture

VIEWS = ("public", "A", "B")
SEEDS = range(5)
every_match = pytest.mark.parametrize("seed", SEEDS)
every_game = pytest.mark.parametrize("slug", GAMES)


@cache
def match(slug: str, seed: int) -> History:
    """A match of random play."""
    return random_match(slug, seed)


def names_of(history: History) -> Mapping[str, re.Pattern[str]]:
    """By number, whatever gives a card away: its number, its names, its short name."""
    book = history.boards[0].book
    return {
        number: re.compile(
            "|".join(
                rf"(?<![A-Za-z]){re.escape(word)}(?![a-z])"
                for word in (number, card.name, card.name_en, book.names.get(number))
                if word
            )
        )
        for number, card in book.cards.items()
    }


def told(history: History, seq: int, view: str) -> str:
    """All that is put out of an entry: as it is stored, in full text, with rules."""
    found = seen(history.game, history.entries[seq - 1], history.boards[seq - 1], view)
    return "\n".join((msgspec.json.encode(found.entry).decode(), *_said(history, found)))


def _said(history: History, found: Seen) -> Iterator[str]:
    for lang in ("ja", "en"):
        yield history.game.write(found.before, found.entry, lang)
        yield from entry_rules(found.entry, found.before, history.game, lang)


@every_match
@pytest.mark.parametrize("view", VIEWS)
@every_game
def test_no_card_is_named_before_it_is_seen(slug: str, view: str, seed: int) -> None:
    """Not by number, name or short name, in any output of any entry."""
    history, shown = match(slug, seed), set[str]()
    names = names_of(history)
    for seq in range(1, history.seq + 1):
        for board in history.boards[seq - 1 : seq + 1]:
            shown |= history.game.view(board, view).book.cards.keys()
        text = told(history, seq, view)
        leaked = [number for number in names.keys() - shown if names[number].search(text)]
        assert not leaked, (leaked, text)


@every_match
@pytest.mark.parametrize("view", VIEWS)
@every_game
def test_no_card_that_is_never_seen_stands_in_the_picture(slug: str, view: str, seed: int) -> None:
    """The whole match as JSON, faces of cards and all."""
    history = match(slug, seed)
    text = msgspec.json.encode(match_picture(history, view)).decode()
    shown = {
        number for board in history.boards for number in history.game.view(board, view).book.cards
    }
    names = names_of(history)
    assert not [number for number in names.keys() - shown if names[number].search(text)]


@every_match
@every_game
def test_the_judge_sees_what_is_stored(slug: str, seed: int) -> None:
    """The entry itself."""
    history = match(slug, seed)
    for entry, before in zip(history.entries, history.boards, strict=False):
        assert seen(history.game, entry, before, "judge") == (entry, before)


def test_random_matches_hide_something() -> None:
    """What is asked above is asked of something: every kind of hidden part occurs."""
    found: set[str] = set()
    for slug in GAMES:
        for seed in SEEDS:
            history = match(slug, seed)
            for entry, before in zip(history.entries, history.boards, strict=False):
                known = seen(history.game, entry, before, "public").entry
                pairs = zip((entry.event, *entry.then), (known.event, *known.then), strict=True)
                found |= {type(event).__name__ for event, shown in pairs if event != shown}
    assert {"BurstSet", "CardSet", "CardsDriven", "CardIdentified"} <= found


# One by one


def begun(slug: str, header: Header | None = None) -> History:
    """The first turn of A, with cards all of which may be in hand unless the header says more."""
    open_hands = playing.header(False) if slug == "battle_spirits" else gate_playing.header()
    history = History(game(slug), header or open_hands)
    record(history, MatchStarted(first="A"))
    record(history, TurnStarted(turn=1, player="A"))
    return history


def views(history: History, event: Event, by: str = "scribe") -> Mapping[str, Any]:
    """An event recorded, as each may know it."""
    before, entry = history.board, record(history, event, by)
    return {view: seen(history.game, entry, before, view).entry for view in ("judge", *VIEWS)}


def cards(entries: Mapping[str, Entry]) -> Mapping[str, str]:
    """The card of each."""
    return {view: entry.event.card for view, entry in entries.items()}  # type: ignore[attr-defined]


def test_a_burst_is_known_to_who_set_it() -> None:
    """`u fla` names the card to its player and the judge alone; turned up, to all."""
    history, fla = begun("battle_spirits"), playing.number("fla")
    assert cards(views(history, BurstSet(player="A", card=fla))) == {
        "judge": fla, "A": fla, "B": "?", "public": "?",
    }  # fmt: skip
    turned = cards(views(history, BurstActivated(player="A", card=fla)))
    assert set(turned.values()) == {fla}


def test_a_set_card_is_known_to_who_set_it() -> None:
    """Face down as it lies, by its place."""
    history, nag = begun("gate_ruler"), gate_playing.number("nag")
    known = views(history, CardSet(player="A", card=nag, zone=2))
    assert cards(known) == {"judge": nag, "A": nag, "B": "?", "public": "?"}
    assert known["public"].event.zone == 2


@pytest.mark.parametrize("card", ["fla", "tow", "?"])
def test_what_is_hidden_makes_no_difference(card: str) -> None:
    """Whichever burst was set, known to the scribe or not, the public reads the same line."""
    history = begun("battle_spirits")
    number = card if card == "?" else playing.number(card)
    record(history, BurstSet(player="A", card=number))
    assert "set burst ?" in told(history, 3, "public")
    other = begun("battle_spirits")
    record(other, BurstSet(player="A"))
    assert told(history, 3, "public") == told(other, 3, "public")


def test_a_card_is_identified_to_whoever_sees_it() -> None:
    """A burst that lies face down to its player, one in the trash to all."""
    history, fla = begun("battle_spirits"), playing.number("fla")
    record(history, BurstSet(player="A"))
    face_down = views(history.branch(), CardIdentified(handle="?1", card=fla))
    assert cards(face_down) == {"judge": fla, "A": fla, "B": "?", "public": "?"}
    record(history, BurstActivated(player="A", card="?1"))
    in_trash = views(history, CardIdentified(handle="?1", card=fla))
    assert set(cards(in_trash).values()) == {fla}
    assert in_trash["public"].event.handle == "?"


def test_facts_of_a_breach_are_those_one_can_see() -> None:
    """A burst without a burst effect: the rule is said to all, the card to its player."""
    history, ryu = begun("battle_spirits"), playing.number("ryu")
    known = views(history, BurstSet(player="A", card=ryu))
    rules = {view: [breach.rule for breach in entry.breaches] for view, entry in known.items()}
    assert rules["public"] == rules["judge"] != []
    assert ryu in str(known["judge"].breaches) and ryu in str(known["A"].breaches)
    assert ryu not in str(known["public"].breaches) and ryu not in str(known["B"].breaches)


def moved(view: Entry) -> str:
    """The card, or cards, of the first change of a text."""
    change = msgspec.to_builtins(view.event)["effects"][0]
    return str(change.get("card") or change["cards"][0])


@pytest.mark.parametrize(("target", "open_to_all"), [("deck_bottom", False), ("trash", True)])
def test_a_card_of_the_hand_is_seen_where_it_lies_open(target: Any, open_to_all: bool) -> None:
    """Put back into the deck it is its player's; in the trash everybody's."""
    history, fla = begun("battle_spirits"), playing.number("fla")
    put = spirits.CardMoved(player="A", card=fla, source="hand", target=target)
    known = views(history, SpiritText(source="a text", effects=(put,)))
    assert [moved(known[view]) for view in ("judge", "A")] == [fla, fla]
    seen_by_others = fla if open_to_all else "?"
    assert [moved(known[view]) for view in ("B", "public")] == [seen_by_others] * 2


@pytest.mark.parametrize(("target", "open_to_all"), [("deck_top", False), ("graveyard", True)])
def test_so_it_is_in_gate_ruler(target: Any, open_to_all: bool) -> None:
    """And what a text drives lies face down."""
    history, nag = begun("gate_ruler"), gate_playing.number("nag")
    put = gate.CardMoved(player="B", card=nag, source="hand", target=target)
    known = views(history, GateText(source="a text", effects=(put,)))
    assert [moved(known[view]) for view in ("judge", "B")] == [nag, nag]
    assert moved(known["public"]) == (nag if open_to_all else "?")
    driven = gate.DeckDriven(player="A", cards=(nag,))
    known = views(history, GateText(source="a text", effects=(driven,)))
    assert {view: moved(entry) for view, entry in known.items()} == {
        "judge": nag, "A": nag, "B": "?", "public": "?",
    }  # fmt: skip


def test_what_is_driven_at_the_start_of_a_turn_lies_face_down() -> None:
    """What followed by rule is looked at like what was done."""
    history, nag = begun("gate_ruler"), gate_playing.number("nag")
    entry = Entry(
        seq=3,
        time="",
        by="B",
        event=TurnStarted(turn=2, player="B"),
        then=(CardsDriven(player="B", cards=(nag, "?7")),),
    )
    for view, known in {"judge": (nag, "?7"), "B": (nag, "?"), "A": ("?", "?")}.items():
        (driven,) = seen(history.game, entry, history.board, view).entry.then
        assert driven.cards == known  # type: ignore[attr-defined]


def test_what_this_version_does_not_know_is_the_judges() -> None:
    """Nobody can say what an event of a later version gives away."""
    later = UnknownEvent(type="peeked", fields={"card": "SEN01-005"})
    known = views(begun("battle_spirits"), later)
    assert known["judge"].event == later
    assert known["public"].event == UnknownEvent(type="peeked", fields={})


def test_a_deck_list_is_its_players() -> None:
    """How many copies it holds is no fact for others, though the rule is."""
    history = begun("battle_spirits", playing.header(True))
    decks = history.board.book.decks
    ours = next(number for number in decks["A"] if number not in decks["B"])
    known = views(history, Summoned(player="B", card=ours, pay={"reserve": 3}))
    counted = {
        view: [breach.facts for breach in entry.breaches if "copies" in breach.facts]
        for view, entry in known.items()
    }
    assert counted["judge"] and counted["B"] == counted["judge"]
    assert not counted["A"] and not counted["public"]
    rules = {tuple(breach.rule for breach in entry.breaches) for entry in known.values()}
    assert len(rules) == 1


def test_a_card_declared_is_seen_when_it_is() -> None:
    """A short name agreed on for a card nobody has seen says too much."""
    history = begun("battle_spirits")
    facts = {"id": "X-1", "type": "magic", "cost": 2, "name": "霧", "name_en": "Mist"}
    declared = views(history, CardDeclared(alias="mis", card="X-1", facts=facts))
    public = msgspec.json.encode(declared["public"]).decode()
    assert not re.search(r"mis\b|X-1|霧|Mist", public)
    assert "X-1" in msgspec.json.encode(declared["judge"]).decode()


def test_pictures_are_for_one_pair_of_eyes() -> None:
    """The judge's names the burst, the public's says that there is one."""
    history, fla = begun("battle_spirits"), playing.number("fla")
    record(history, BurstSet(player="A", card=fla))
    judge, public = match_picture(history), match_picture(history, "public")
    assert (judge.view, public.view) == ("judge", "public")
    assert _burst(judge) == fla and _burst(public) == ""
    assert fla in judge.cards and fla not in public.cards


def _burst(picture: Picture) -> str:
    thing = picture.entries[-1].delta.things["A.burst"]
    assert thing and thing.down
    return thing.card
