"""A naive Gate Ruler: one side acts in its main phase, the other may answer. For counting only.

Written from the text of chapter 7 and the digest, in plain dictionaries, without a look at the
rules of the program. Cards are the invented ones of `gate_table`.
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from gate_table import CARDS
from oracle_counting import Move

State = dict[str, Any]
CARD: dict[str, Any] = {str(card["id"]): card for card in CARDS}
ZONES = ("left", "right", "center")
SLOTS = (1, 2, 3)


def start(A: State, B: State) -> State:
    """A position: A's main phase, nothing on the gate."""
    sides = {"A": deepcopy(EMPTY | A), "B": deepcopy(EMPTY | B)}
    for side in sides.values():
        side["zones"] = {**dict.fromkeys(ZONES), **side["zones"]}
    return {"phase": "main", "priority": "A", "passes": 0, "gate": [], "sides": sides}


EMPTY: State = {
    "pays": "none", "right": 2, "summons": 0, "ready": 0, "hand": [], "drive": {}, "od": [],
    "zones": {}, "set": {}, "fields": [], "used": [],
}  # fmt: skip


def grid(state: State) -> Iterator[Move]:
    """Everything either player could say, whatever lies where."""
    sides = state["sides"].values()
    numbers = sorted({card for side in sides for card in side["hand"]})
    drives = sorted({name for side in sides for name in side["drive"]})
    for who in ("A", "B"):
        yield ("pass", who)
        for one in ("center", "left"):
            for two in ("left", "right", "center"):
                yield ("swap", who, one, two)
        for card in (*numbers, *drives):
            yield from (("unit", who, card, zone) for zone in ZONES)
            yield from (("set", who, card, slot) for slot in SLOTS[:2])
            yield ("field", who, card)
            yield ("event", who, card)
        for name in drives:
            yield ("reveal", who, name)
            yield ("overdrive", who, name)
            yield ("drop", who, name)
        yield from (("turn up", who, slot) for slot in SLOTS[:2])
        yield from (("ability", who, zone, n) for zone in ZONES for n in ("a1", "a2", "a4"))
    yield ("end", "A")


class Naive:
    """Where a move leads, in this model."""

    def after(self, position: State, move: Move) -> State | None:
        """The position after a move, if it is legal."""
        state = deepcopy(position)
        kind, who, *rest = move
        side = state["sides"][who]
        act = getattr(self, "do_" + kind.replace(" ", "_"))
        return state if act(state, side, who, *rest) else None

    # Who may act, and what it costs

    def may_act(self, state: State, who: str) -> bool:
        """The turn player, in the main phase, with priority and an empty gate."""
        return self.may_answer(state, who) and who == "A" and not state["gate"] and in_main(state)

    def may_answer(self, state: State, who: str) -> bool:
        """Who has priority."""
        return bool(state["priority"] == who)

    def pay(self, side: State, card: str) -> bool:
        """By level, always one, or nothing."""
        level = max(0, CARD[card]["level"])
        due = {"none": 0, "one": 1, "level": level}[side["pays"]]
        side["ready"] -= due
        return bool(side["ready"] >= 0)

    def gate(self, state: State, *item: Any) -> bool:
        """Something is put on the gate: all begins anew with the turn player."""
        state["gate"].append(item)
        state["priority"], state["passes"] = "A", 0
        return True

    def open_card(self, side: State, name: str) -> str | None:
        """A card of the hand, or one that lies revealed without an overdrive beside it."""
        if name in side["hand"]:
            side["hand"].remove(name)
            return name
        if name in side["drive"] and side["drive"][name][1] and name not in side["od"]:
            return str(side["drive"].pop(name)[0])
        return None

    # Chapter 7

    def do_reveal(self, state: State, side: State, who: str, name: str) -> bool:
        """7-2."""
        card, up = side["drive"].get(name, ("", True))
        if up or not self.may_act(state, who):
            return False
        side["drive"][name] = (card, True)
        if overdriven(card):
            side["od"].append(name)
        facts = CARD[card]
        return facts["type"] in ("unit", "field") or facts["timing"] == "normal"

    def do_unit(self, state: State, side: State, who: str, name: str, zone: str) -> bool:
        """7-3."""
        card = self.open_card(side, name)
        if card is None or CARD[card]["type"] != "unit" or not self.may_act(state, who):
            return False
        side["summons"] += 1
        paid = self.pay(side, card)
        return paid and side["summons"] <= side["right"] and self.gate(state, card, who, zone)

    def do_field(self, state: State, side: State, who: str, name: str) -> bool:
        """7-4."""
        card = self.open_card(side, name)
        if card is None or CARD[card]["type"] != "field" or not self.may_act(state, who):
            return False
        return self.pay(side, card) and self.gate(state, card, who, "")

    def do_set(self, state: State, side: State, who: str, name: str, slot: int) -> bool:
        """7-5; what was set there before goes away."""
        if name in side["hand"]:
            card = name
            side["hand"].remove(name)
        elif name in side["drive"] and not side["drive"][name][1]:
            card = side["drive"].pop(name)[0]
        else:
            return False
        facts = CARD[card]
        side["set"][slot] = card
        settable = (
            facts["timing"] != "open_card" if is_event(card) else facts.get("settable", False)
        )
        return settable and self.may_act(state, who)

    def do_event(self, state: State, side: State, who: str, name: str) -> bool:
        """7-6."""
        card = self.open_card(side, name)
        if card is None or not is_event(card, "normal") or not self.may_act(state, who):
            return False
        return self.pay(side, card) and self.gate(state, card, who, "")

    def do_ability(self, state: State, side: State, who: str, zone: str, name: str) -> bool:
        """7-7 and 9-3e-3."""
        unit = side["zones"][zone]
        abilities = CARD[unit[0]].get("abilities", ()) if unit else ()
        found = [each for each in abilities if each["id"] == name]
        if not found:
            return False
        normal = found[0].get("timing", "normal") == "normal"
        allowed = self.may_act(state, who) if normal else self.may_answer(state, who)
        once = found[0].get("once_a_turn", False) and name in side["used"]
        side["used"].append(name)
        return allowed and not once and self.gate(state, "", who, "")

    def do_turn_up(self, state: State, side: State, who: str, slot: int) -> bool:
        """7-8 and 9-3e-2."""
        card = side["set"].pop(slot, None)
        if card is None or not is_event(card):
            return False
        normal = is_event(card, "normal")
        allowed = self.may_act(state, who) if normal else self.may_answer(state, who)
        return allowed and self.pay(side, card) and self.gate(state, card, who, "")

    def do_overdrive(self, state: State, side: State, who: str, name: str) -> bool:
        """7-9, played."""
        return self.do_drop(state, side, who, name) and self.gate(state, "", who, "")

    def do_drop(self, state: State, side: State, who: str, name: str) -> bool:
        """7-9, removed."""
        if name not in side["od"] or not self.may_act(state, who):
            return False
        side["od"].remove(name)
        return True

    def do_swap(self, state: State, side: State, who: str, one: str, two: str) -> bool:
        """7-10; whether they are rested changes nothing that is counted."""
        zones = side["zones"]
        zones[one], zones[two] = zones[two], zones[one]
        return one != two and bool(zones[one] or zones[two]) and self.may_act(state, who)

    # The gate and the end of the phase

    def do_pass(self, state: State, side: State, who: str) -> bool:
        """Both in a row: the last thing on the gate resolves, or the phase is over."""
        if state["priority"] != who:
            return False
        state["priority"] = "B" if who == "A" else "A"
        state["passes"] += 1
        if state["passes"] == 2:
            resolve(state) if state["gate"] else end(state)
        return True

    def do_end(self, state: State, side: State, who: str) -> bool:
        """The main phase is over."""
        allowed = in_main(state) and not state["gate"]
        end(state)
        return allowed


def in_main(state: State) -> bool:
    """Whether it is the main phase."""
    return bool(state["phase"] == "main")


def is_event(card: str, timing: str = "") -> bool:
    """Whether a card is an event, of a timing."""
    facts = CARD[card]
    return facts["type"] == "event" and timing in ("", facts["timing"])


def overdriven(card: str) -> bool:
    """Whether a card has an overdrive."""
    return any(each["kind"] == "overdrive" for each in CARD[card].get("abilities", ()))


def resolve(state: State) -> None:
    """A unit enters its zone in place of what stood there, a field the field zone."""
    card, who, zone = state["gate"].pop()
    state["priority"], state["passes"] = "A", 0
    if zone:
        state["sides"][who]["zones"][zone] = (card,)


def end(state: State) -> None:
    """6-3c; in the attack phase nothing is set up again."""
    if in_main(state):
        state["sides"]["A"].update(drive={}, od=[])
        state.update(phase="attack", priority="A", passes=0)
