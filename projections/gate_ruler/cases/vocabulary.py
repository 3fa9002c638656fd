"""What case files of Gate Ruler call actions, and what is odd in how they state them."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from senpu.events import gate_ruler as events
from senpu.events.match import CardIdentified, PlayerConceded, StepEntered
from senpu.projections.cases.action import Said
from senpu.projections.cases.contract import Impossible, NotUnderstood
from senpu.projections.cases.dialect import Word
from senpu.projections.cases.shapes import is_list, needs, unknown_name
from senpu.projections.gate_ruler.actions.events import event_is_normal_and_open, set_event_is_own
from senpu.projections.gate_ruler.actions.overdrive import overdrive_is_present
from senpu.projections.gate_ruler.actions.passing import passes_own_priority
from senpu.projections.gate_ruler.actions.rearranging import zones_are_two_own
from senpu.projections.gate_ruler.actions.revealing import drive_card_is_face_down
from senpu.projections.gate_ruler.actions.setting import card_goes_to_own_set_zone
from senpu.projections.gate_ruler.actions.summoning import field_is_open, unit_is_open
from senpu.projections.gate_ruler.actions.turn import gate_is_done
from senpu.projections.gate_ruler.cases.position import number_of
from senpu.projections.gate_ruler.phases import next_phases
from senpu.projections.gate_ruler.rules.general import card_is_in_hand_or_drive_zone
from senpu.projections.rules import Rule

Room = Callable[[Said, str], Impossible]


ZONE_WORDS = (
    *get_args(events.Source),
    "overdrive",
    "zones",
    "fields",
    "soul",
    "energy",
    "gate",
    "ruler",
)
"""Zones a card may be said to be played from, whether or not the rules allow it."""


def card(said: Said) -> None:
    """A drive or set card by its name, any other by its number; whence, where that is not told.

    One of the drive or a set zone may also be told by its number.
    """
    named = next((zone for zone in ("drive", "set") if zone in said.left), "hand")
    zone: Any = said.left.setdefault("source", said.left.pop("from", named))
    if zone == named != "hand":
        said.left["card"] = said.left.pop(named)
        return
    if named != "hand":
        ja, en = f"{named} は from: {zone} と合わない", f"{named} does not go with from: {zone}"
        raise NotUnderstood(ja, en, said.where)
    if str(zone).removeprefix("opponent_") not in ZONE_WORDS:
        raise unknown_name(str(zone), ZONE_WORDS, f"{said.where}.from")
    needs(said.left, ["card"], said.where)
    number = said.left["card"]
    number = number[0] if is_list(number) and len(number) == 1 else number
    if isinstance(number, str):
        number_of(said.at.board.book.cards, number)
        laid = {"drive": said.side.drive, "set": said.side.set}.get(zone, ())
        said.left["card"] = next((each.id for each in laid if each.card == number), number)


def discount(said: Said) -> None:
    """What lowers a cost is the card's own text, unless another is named."""
    if said.left.get("discount"):
        said.left.setdefault("discount_source", said.left.get("card", ""))


def zone(said: Said) -> None:
    """Raises NotUnderstood for a zone that no ruler on record has."""
    rulers = (card.zones for card in said.at.board.book.cards.values() if card.type == "ruler")
    names = {zone for each in rulers for zone in each.attack + each.defence}
    told = said.left.get("zone", "")
    if told and isinstance(told, str) and told not in names:
        raise unknown_name(told, names, f"{said.where}.zone")


def ability(said: Said) -> None:
    """The ruler is called `ruler`, or by its number."""
    if said.left.get("source") in ("ruler", said.side.ruler.id):
        said.left["source"] = f"{said.player}.ruler"


def two_zones(said: Said) -> None:
    """No event says another number of zones."""
    zones = said.left.get("zones", ())
    if is_list(zones) and len(zones) != 2:
        names, chosen = " ".join(said.side.zone_names), " ".join(map(str, zones))
        raise Impossible(zones_are_two_own.id, chosen=chosen, zones=names)


def end_phase(said: Said) -> None:
    """6-3b, 6-3c: both give up priority in turn; only the turn player ends the phase."""
    board = said.at.board
    if said.player != board.player:
        raise Impossible(passes_own_priority.id, player=said.player, priority=board.player)
    if said.kind == "end_main" and board.step != "main":
        raise Impossible(gate_is_done.id, step=board.step, on_gate=len(board.gate))
    due = next(iter(next_phases(board)), "")
    said.left.setdefault("to" if "to" in said.left else "phase", due)


def one(rule: Rule) -> Room:
    """The rule speaks of one card."""
    return lambda said, text: Impossible(rule.id, number=text, name=text)


def whence(rule: Rule) -> Room:
    """No event takes a card from that zone."""
    return lambda said, text: Impossible(
        rule.id, number=str(said.left.get("card") or "-"), source=text
    )


def _event(said: Said, text: str) -> Impossible:
    rule = set_event_is_own if said.left.get("source") == "set" else event_is_normal_and_open
    return one(rule)(said, text)


FROM = {"from": str, "drive": str, "set": str}
HAND = whence(card_is_in_hand_or_drive_zone)
DRIVE, LINK = {"drive": "card"}, {"overdrive": "card"}
OVERDRIVE = {"card": one(overdrive_is_present)}
PHASE = Word(StepEntered, {"phase": "step", "to": "step"}, odd=(end_phase,))
WORDS: Mapping[str, Word] = {
    "reveal": Word(events.DriveCardRevealed, DRIVE, room={"card": one(drive_card_is_face_down)}),
    "play_unit": Word(
        events.UnitPlayed, odd=(card, discount, zone), own=FROM,
        room={"card": one(unit_is_open), "source": HAND},
    ),
    "play_field": Word(
        events.FieldPlayed, odd=(card, discount), own=FROM,
        room={"card": one(field_is_open), "source": HAND},
    ),
    "play_event": Word(
        events.EventPlayed, odd=(card, discount), own=FROM, room={"card": _event, "source": HAND}
    ),
    "set": Word(
        events.CardSet, {"slot": "zone"}, odd=(card,), own=FROM,
        room={"card": one(card_goes_to_own_set_zone), "source": whence(card_goes_to_own_set_zone)},
    ),
    "play_ability": Word(events.AbilityPlayed, {"source": "card"}, odd=(ability,)),
    "play_overdrive": Word(events.OverdrivePlayed, LINK, room=OVERDRIVE),
    "remove_overdrive": Word(events.OverdriveRemoved, LINK, room=OVERDRIVE),
    "drop_overdrive": Word(events.OverdriveRemoved, LINK, room=OVERDRIVE),
    "rearrange": Word(events.UnitsRearranged, odd=(two_zones,)),
    "pass": Word(events.PriorityPassed),
    "resolve": Word(events.GateItemResolved, odd=(zone,)),
    "effect": Word(events.EffectResolved, {"changes": "effects"}),
    "identify": Word(CardIdentified, {"card": "handle", "as": "card"}),
    "end_main": PHASE,
    "end_phase": PHASE,
    "enter_phase": PHASE,
    "concede": Word(PlayerConceded),
}  # fmt: skip
NAMES = frozenset({"card", "targets", "item", "effects"})
"""Fields that name what lies on the board, or whose parts do."""
