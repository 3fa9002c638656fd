"""An action of a case as an event: one function a type of action."""

from collections.abc import Callable, Mapping
from typing import Any, cast, get_args

from senpu.events.base import Event, Seat
from senpu.events.gate_ruler import (
    AbilityPlayed,
    CardSet,
    DriveCardRevealed,
    EventPlayed,
    FieldPlayed,
    GateItemResolved,
    OverdrivePlayed,
    OverdriveRemoved,
    PriorityPassed,
    Source,
    UnitPlayed,
    UnitsRearranged,
)  # fmt: skip
from senpu.events.match import PlayerConceded, StepEntered
from senpu.projections.cases.contract import Facts, NotUnderstood
from senpu.projections.cases.fields import Fields, Impossible, listed, plain, seat_of
from senpu.projections.gate_ruler.board import Board, Side
from senpu.projections.gate_ruler.cases.setup import known
from senpu.projections.gate_ruler.play_table import next_phases
from senpu.projections.gate_ruler.rules.drive import drive_card_is_face_down, overdrive_is_present
from senpu.projections.gate_ruler.rules.gate import passes_own_priority
from senpu.projections.gate_ruler.rules.general import card_is_in_hand_or_drive_zone
from senpu.projections.gate_ruler.rules.playing import (
    event_is_normal_and_open,
    field_is_open,
    set_event_is_own,
)  # fmt: skip
from senpu.projections.gate_ruler.rules.rearranging import zones_are_two_own
from senpu.projections.gate_ruler.rules.setting import card_goes_to_own_set_zone
from senpu.projections.gate_ruler.rules.summoning import unit_is_open
from senpu.projections.rules import Rule

Names = Mapping[str, str]
"""What a case calls things that came since it began, and what the board calls them."""
SOURCES: tuple[str, ...] = get_args(Source)
"""Zones a card may be said to be played from."""


def event_of(action: Facts, board: Board, names: Names) -> Event:
    """The event an action asks for. Raises NotUnderstood, and Impossible where no event says it."""
    reader = Reader(action, board, names)
    if reader.kind not in MAKES:
        raise NotUnderstood(
            f"行動 {reader.kind} を知らない", f"the action {reader.kind!r} is not known"
        )
    event = MAKES[reader.kind](reader)
    reader.fields.end()
    return event


class Reader:
    """The keys of one action, read on the position it is made in."""

    def __init__(self, action: Facts, board: Board, names: Names) -> None:
        """Raises NotUnderstood for a player there is not."""
        self.fields = Fields(plain(action), "action")
        self.board = board
        self.names = names
        self.kind = self.word("type")
        self.player: Seat = seat_of(self.word("player", board.player))

    @property
    def side(self) -> Side:
        """The side of who acts."""
        return self.board.sides[self.player]

    def word(self, key: str, default: str = "") -> str:
        """A word; the default if it is not stated."""
        return self.fields.word(key, default)

    def one(self, key: str, rule: Rule) -> str:
        """The one thing a key names. Raises Impossible: the rule speaks of one, or of something."""
        stated: Any = self.fields.take(key, str | list[str] | None, None)
        names = list(map(str, listed(stated or [])))
        if len(names) != 1:
            raise Impossible(rule.id, number=" ".join(names) or "-", name=" ".join(names) or "-")
        return self.called(names[0])

    def called(self, word: str) -> str:
        """What the board calls something that came since the case began."""
        return self.names.get(word, word)

    def source(self, rule: Rule) -> Source:
        """Whence a card comes. Raises Impossible for a zone from which no event takes one."""
        named = (zone for zone in ("drive", "set") if zone in self.fields)
        source = self.word("from", next(named, "hand"))
        if source not in SOURCES:
            raise Impossible(rule.id, number=self.word("card") or "-", source=source)
        return cast(Source, source)

    def card(self, source: str, rule: Rule) -> str:
        """A drive or set card by its name, any other by its number.

        One of the drive or a set zone may also be told by its number.
        """
        if source in ("drive", "set") and source in self.fields:
            self.word("card")  # the name says it
            return self.one(source, rule)
        number = known(self.board.book.cards, self.one("card", rule)).id
        laid = {"drive": self.side.drive, "set": self.side.set}.get(source, ())
        return next((card.id for card in laid if card.card == number), number)

    def energy(self) -> int | None:
        """The energy rested; None if that is not told."""
        return self.fields.take("energy", int | None, _UNSAID)

    def played(self, rule: Rule, source: Source) -> dict[str, Any]:
        """What every play of a card states: the card, whence, what is rested for it."""
        card, discount = self.card(source, rule), self.fields.take("discount", int, 0)
        return {
            "player": self.player,
            "card": card,
            "source": source,
            "energy": self.energy(),
            "discount": discount,
            "discount_source": self.word("discount_source", card if discount else ""),
        }


_UNSAID: int | None = None


def reveal(reader: Reader) -> Event:
    """7-2."""
    card = reader.one("drive", drive_card_is_face_down)
    return DriveCardRevealed(player=reader.player, card=card)


def play_unit(reader: Reader) -> Event:
    """7-3."""
    source = reader.source(card_is_in_hand_or_drive_zone)
    return UnitPlayed(**reader.played(unit_is_open, source), zone=reader.word("zone"))


def play_field(reader: Reader) -> Event:
    """7-4."""
    source = reader.source(card_is_in_hand_or_drive_zone)
    return FieldPlayed(**reader.played(field_is_open, source))


def play_event(reader: Reader) -> Event:
    """7-6, 7-8, 9-3e-2."""
    source = reader.source(card_is_in_hand_or_drive_zone)
    rule = set_event_is_own if source == "set" else event_is_normal_and_open
    return EventPlayed(**reader.played(rule, source))


def set_card(reader: Reader) -> Event:
    """7-5."""
    rule = card_goes_to_own_set_zone
    source = reader.source(rule)
    card, slot = reader.card(source, rule), reader.fields.take("slot", int, 0)
    return CardSet(player=reader.player, card=card, source=source, zone=slot)


def play_ability(reader: Reader) -> Event:
    """7-7, 9-3e-3."""
    source, ability = reader.called(reader.word("source")), reader.word("ability")
    if source in ("ruler", reader.side.ruler.id):
        source = f"{reader.player}.ruler"
    player, energy = reader.player, reader.energy()
    return AbilityPlayed(player=player, card=source, ability=ability, energy=energy)


def play_overdrive(reader: Reader) -> Event:
    """7-9a."""
    card = reader.one("overdrive", overdrive_is_present)
    return OverdrivePlayed(player=reader.player, card=card, energy=reader.energy())


def remove_overdrive(reader: Reader) -> Event:
    """7-9b."""
    card = reader.one("overdrive", overdrive_is_present)
    return OverdriveRemoved(player=reader.player, card=card)


def rearrange(reader: Reader) -> Event:
    """7-10."""
    zones: list[str] = reader.fields.take("zones", list[str], [])
    if len(zones) != 2:
        names = " ".join(reader.side.zone_names)
        raise Impossible(zones_are_two_own.id, chosen=" ".join(zones), zones=names)
    return UnitsRearranged(player=reader.player, zones=(zones[0], zones[1]))


def give_up_priority(reader: Reader) -> Event:
    """9-3e-1."""
    return PriorityPassed(player=reader.player)


def resolve(reader: Reader) -> Event:
    """9-2a: both have passed."""
    item = reader.word("item")
    return GateItemResolved(item=item, zone=reader.word("zone"))


def end_phase(reader: Reader) -> Event:
    """6-3b, 6-3c: both give up priority in turn; only the turn player ends the phase."""
    if reader.player != reader.board.player:
        facts = {"player": reader.player, "priority": reader.board.player}
        raise Impossible(passes_own_priority.id, **facts)
    due = next(iter(next_phases(reader.board)), "")
    return StepEntered(step=reader.word("to") or reader.word("phase", due))


def concede(reader: Reader) -> Event:
    """1-4c."""
    return PlayerConceded(player=reader.player)


MAKES: Mapping[str, Callable[[Reader], Event]] = {
    "reveal": reveal,
    "play_unit": play_unit,
    "play_field": play_field,
    "play_event": play_event,
    "set": set_card,
    "play_ability": play_ability,
    "play_overdrive": play_overdrive,
    "remove_overdrive": remove_overdrive,
    "drop_overdrive": remove_overdrive,
    "rearrange": rearrange,
    "pass": give_up_priority,
    "resolve": resolve,
    "end_main": end_phase,
    "end_phase": end_phase,
    "enter_phase": end_phase,
    "concede": concede,
}
