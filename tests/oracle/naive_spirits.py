"""A naive Battle Spirits: one player in the main step, without a soul core. For counting only.

Written from the sentences of the main step and the digest, in plain dictionaries, without a look
at the rules of the program. Cards are some of the invented ones of `invented`.
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from invented import CARDS
from oracle_counting import Move

State = dict[str, Any]
CARD: dict[str, Any] = {str(card["id"]): card for card in CARDS}
HOST_COST = 3
"""What the brave used here asks of its host."""


def start(reserve: int, hand: list[str], field: dict[str, Any], *, burst: bool = False) -> State:
    """A position: cards lie by short name, with their cores or, as braves, their host."""
    lying = {f"{name}#1": _lying(name, marks) for name, marks in field.items()}
    return {"reserve": reserve, "hand": hand, "field": lying, "burst_set": burst, "step": "main"}


def _lying(name: str, marks: int | str) -> State:
    alone = isinstance(marks, int)
    host = "" if alone else f"{marks}#1"
    return {"card": name.upper(), "cores": marks if alone else 0, "host": host}


def grid(state: State) -> Iterator[Move]:
    """Everything the player could say, whatever lies where; and a little of the other."""
    cards = [*state["hand"], *(lies["card"] for lies in state["field"].values())]
    names = sorted({f"{card.lower()}#1" for card in cards})
    for card in sorted(set(state["hand"])):
        for reserve in range(4):
            for pay in ((reserve, "", 0), *((reserve, name, 1) for name in names)):
                yield ("magic", card, pay)
                for placed in (0, 1, 2) if not pay[1] else (1,):
                    yield ("summon", card, pay, placed)
                    yield ("deploy", card, pay, placed)
                if CARD[card]["type"] == "brave" or not pay[1]:
                    yield from (("brave", card, pay, host) for host in names)
        if CARD[card]["type"] == "magic":
            yield from (("burst", card, who) for who in ("A", "B"))
    for source in ("reserve", *names):
        yield from (("move", source, target) for target in ("reserve", *names))
    yield from (("combine", brave, host) for brave in names for host in names)
    yield ("end",)


class Naive:
    """Where a move leads, in this model."""

    def after(self, position: State, move: Move) -> State | None:
        """The position after a move, if it is legal."""
        if position["step"] != "main":
            return None
        state = deepcopy(position)
        act = getattr(self, f"do_{move[0]}")
        if not act(state, *move[1:]):
            return None
        deplete(state)
        return state

    def take(self, state: State, card: str, *kinds: str) -> bool:
        """A card of these kinds is taken out of the hand."""
        if card not in state["hand"] or CARD[card]["type"] not in kinds:
            return False
        state["hand"].remove(card)
        return True

    def pay(self, state: State, card: str, pay: Move, placed: int = 0) -> bool:
        """The cost less red symbols, no more than the card has icons, is paid to the core."""
        reserve, name, n = pay
        icons = CARD[card].get("reduction", {}).get("red", 0)
        payable = CARD[card]["cost"] - min(icons, symbols(state))
        state["reserve"] -= reserve + placed
        if name:
            if not holds_cores(state, name):
                return False
            state["field"][name]["cores"] -= n
        enough = not name or state["field"][name]["cores"] >= 0
        return bool(reserve + n == payable and enough and state["reserve"] >= 0)

    def lay(self, state: State, card: str, cores: int, host: str = "") -> bool:
        """A card comes on the field under the first free name."""
        n = 1
        while f"{card.lower()}#{n}" in state["field"]:
            n += 1
        state["field"][f"{card.lower()}#{n}"] = {"card": card, "cores": cores, "host": host}
        return True

    def do_summon(self, state: State, card: str, pay: Move, placed: int) -> bool:
        """召喚 of a spirit, or of a brave as a spirit: with the core of its lowest level."""
        paid = self.take(state, card, "spirit", "brave") and self.pay(state, card, pay, placed)
        return paid and placed >= 1 and self.lay(state, card, placed)

    def do_deploy(self, state: State, card: str, pay: Move, placed: int) -> bool:
        """配置 of a nexus, cores on it or not."""
        paid = self.take(state, card, "nexus") and self.pay(state, card, pay, placed)
        return paid and self.lay(state, card, placed)

    def do_magic(self, state: State, card: str, pay: Move) -> bool:
        """使用 of a magic for its main effect."""
        has_main = CARD[card].get("has_main", False)
        return self.take(state, card, "magic") and has_main and self.pay(state, card, pay)

    def do_brave(self, state: State, card: str, pay: Move, host: str) -> bool:
        """直接合体: the host must be there still when the cost is paid."""
        fits = free_host(state, host)
        paid = self.take(state, card, "brave") and self.pay(state, card, pay)
        alive = fits and state["field"][host]["cores"] >= 1
        return paid and alive and self.lay(state, card, 0, host)

    def do_burst(self, state: State, card: str, who: str) -> bool:
        """バーストのセット, once a turn."""
        has_burst = CARD[card].get("has_burst", False)
        allowed = who == "A" and not state["burst_set"]
        state["burst_set"] = True
        return self.take(state, card, "magic") and has_burst and allowed

    def do_move(self, state: State, source: str, target: str) -> bool:
        """One core from a place to another."""
        if source == target:
            return False
        for place, n in ((source, -1), (target, 1)):
            if place == "reserve":
                state["reserve"] += n
            elif not holds_cores(state, place):
                return False
            else:
                state["field"][place]["cores"] += n
        there = state["reserve"] if source == "reserve" else state["field"][source]["cores"]
        return bool(there >= 0)

    def do_combine(self, state: State, brave: str, host: str) -> bool:
        """合体: the cores of the brave go to its host."""
        lies = state["field"].get(brave)
        if lies is None or CARD[lies["card"]]["type"] != "brave" or lies["host"]:
            return False
        if not free_host(state, host):
            return False
        state["field"][host]["cores"] += lies["cores"]
        lies.update(cores=0, host=host)
        return True

    def do_end(self, state: State) -> bool:
        """On to the attack step."""
        state["step"] = "attack"
        return True


def symbols(state: State) -> int:
    """Red symbols of the own field."""
    return sum(CARD[lies["card"]]["symbols"].get("red", 0) for lies in state["field"].values())


def holds_cores(state: State, name: str) -> bool:
    """Whether cores lie, or may lie, on a card of the field: not on a combined brave."""
    return name in state["field"] and not state["field"][name]["host"]


def free_host(state: State, name: str) -> bool:
    """A spirit of the cost asked for without a brave."""
    lies = state["field"].get(name)
    taken = any(other["host"] == name for other in state["field"].values())
    if lies is None or taken:
        return False
    facts = CARD[lies["card"]]
    return bool(facts["type"] == "spirit" and facts["cost"] >= HOST_COST)


def deplete(state: State) -> None:
    """A spirit without a core goes, and its braves with it; a nexus stays."""
    field = state["field"]
    gone = {
        name for name, lies in field.items()
        if CARD[lies["card"]]["type"] != "nexus" and not lies["host"] and lies["cores"] < 1
    }  # fmt: skip
    for name in [name for name, lies in field.items() if name in gone or lies["host"] in gone]:
        del field[name]
