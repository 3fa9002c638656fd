"""The ledger of Gate Ruler: cards by zone, energy, damage on units, what is on the gate."""

import copy
from collections.abc import Callable, Mapping
from typing import Any

from counted.ledger import Json, Ledger, Side

Card = dict[str, Any]
DECKS = {"deck", "deck_top", "deck_bottom"}
NAMED = {"unit_played": "unit", "field_played": "field", "event_played": "event"}


class GateRuler(Ledger):
    """Cards in `drive`, `set`, `fields` and `zones` are dictionaries with their ids."""

    def __init__(self, log: bytes) -> None:
        self.gate: list[Card] = []
        self.gates: list[list[Card]] = [[]]
        super().__init__(log)

    def opened(self, header: Json, seat: str) -> Side:
        listed = header.get("decks", {}).get(seat, {})
        ruler = self._ruler(header, seat)
        deck = sum(n for number, n in listed.items() if number != ruler["id"]) if listed else 50
        piles: dict[str, Any] = {zone: [] for zone in ("graveyard", "damage", "removed")}
        places = ruler.get("zones", {})
        names = [*places.get("attack", ()), *places.get("defence", ())]
        return Side(
            deck=deck, hand=0, drive=[], overdrives=[], set=[], fields=[], rested=0,
            ready=ruler.get("energy", 0), zones={name: [] for name in names}, **piles,
        )  # fmt: skip

    def _ruler(self, header: Json, seat: str) -> Json:
        said = self.options.get(f"ruler_{seat.lower()}")
        listed = [said, *header.get("decks", {}).get(seat, {}), *self.cards]
        rulers = (self.cards[n] for n in listed if n in self.cards)
        return next((card for card in rulers if card["type"] == "ruler"), {"id": ""})

    def moves(self) -> Mapping[str, Callable[[Json], None]]:
        return {
            "hand_drawn": self.drawn, "hand_redrawn": self.redrawn, "cards_drawn": self.drawn,
            "count_taken": self._counted,
            "card_identified": lambda e: self._named(e["handle"], e["card"]),
            "drive_card_revealed": self._revealed, "overdrive_linked": self._linked,
            "overdrive_played": self._overdriven, "overdrive_removed": self._unlinked,
            "unit_played": self._played, "field_played": self._played, "event_played": self._played,
            "card_set": self._set, "ability_played": self._ability,
            "units_rearranged": self._rearranged, "gate_item_resolved": self._resolved,
            "energy_readied": lambda e: self._readied(self.side(e), e["n"]),
            "energy_turned": lambda e: self._readied(self.side(e), e["n"]),
            "cards_driven": self._driven, "deck_driven": self._driven,
            "damage_cleared": self._healed, "drive_zone_cleared": self._cleared,
            "unit_overwritten": self._removed, "unit_destroyed": self._removed,
            "set_card_overwritten": self._overwritten,
            "damage_dealt": self._damaged,
            "damage_healed": lambda e: self._damaged({**e, "n": -e["n"]}),
            "value_changed": lambda e: None, "ruler_damaged": self._checked,
            "card_moved": self._card_moved, "unit_entered": self._entered,
            "deck_drawn": self.drawn,
            "priority_passed": lambda e: None, "cards_readied": lambda e: None,
            "summon_right_reset": lambda e: None, "summon_right_changed": lambda e: None,
            "card_turned": lambda e: None, "match_lost": lambda e: None,
        }  # fmt: skip

    def _enter(self, entry: Json) -> None:
        event: Json = entry["event"]
        if event["type"] in ("correction_made", "match_rewound"):
            to: int = event["to"]
            self.gate = copy.deepcopy(self.gates[to])
        super()._enter(entry)
        self.gates.append(copy.deepcopy(self.gate))

    # Numbers

    def _readied(self, side: Side, n: int) -> None:
        side["ready"] += n
        side["rested"] -= n

    def _counted(self, event: Json) -> None:
        side = self.side(event)
        energy = side["ready"] + side["rested"]
        for zone in ("deck", "hand", "ready"):
            side[zone] = event["counts"].get(zone, side[zone])
        side["rested"] = energy - side["ready"]

    # Names

    def _named(self, handle: str, number: str) -> None:
        if not number or not handle.startswith("?"):
            return
        countering = [s for s in self.both() if handle in s["damage"] and self._counters(number)]
        self.renamed({"handle": handle, "card": number})
        for side in countering:  # it never was damage
            side["damage"].remove(number)
            side["graveyard"].append(number)
        for side in self.both():
            units = [unit for stood in side["zones"].values() for unit in stood]
            for card in (*side["drive"], *side["set"], *side["fields"], *units):
                card["card"] = number if card["card"] == handle else card["card"]
        for item in self.gate:
            item["card"] = number if item["card"] == handle else item["card"]

    def _lying(self, side: Side, id: str) -> Card | None:
        return next((card for card in (*side["drive"], *side["set"]) if card["id"] == id), None)

    def _lifted(self, side: Side, id: str) -> str:
        """A card of the drive zone or a set zone is taken up: which it is."""
        found = self._lying(side, id)
        for zone in ("drive", "set"):
            side[zone] = [card for card in side[zone] if card is not found]
        return str(found["card"]) if found else id

    def _take(self, side: Side, card: str, zone: str) -> str:
        if zone in ("drive", "set"):
            return self._lifted(side, card)
        if zone == "hand":
            side["hand"] -= 1
        elif zone in DECKS:
            side["deck"] -= 1
        elif zone != "token":
            side.take(zone, card)
        return card

    def _lay(self, side: Side, card: str, zone: str) -> None:
        if zone == "hand":
            side["hand"] += 1
        elif zone in DECKS:
            side["deck"] += 1
        else:
            side[zone].append(card)

    # The drive zone

    def _driven(self, event: Json) -> None:
        side = self.side(event)
        for card in event["cards"]:
            taken = {*(c["id"] for c in side["drive"]), *(o["of"] for o in side["overdrives"])}
            free = (f"{event['player']}.d{n}" for n in range(1, 200))
            id = next(name for name in free if name not in taken)
            side["drive"].append({"id": id, "card": card})
            side["deck"] -= 1

    def _revealed(self, event: Json) -> None:
        found = self._lying(self.side(event), event["card"])
        if found:
            self._named(found["card"], event.get("number", ""))

    def _linked(self, event: Json) -> None:
        self.side(event)["overdrives"].append({"id": event["id"], "of": event["card"]})

    def _unlinked(self, event: Json) -> None:
        side = self.side(event)
        side["overdrives"] = [o for o in side["overdrives"] if o["id"] != event["card"]]

    def _overdriven(self, event: Json) -> None:
        side = self.side(event)
        if any(o["id"] == event["card"] for o in side["overdrives"]):
            self._unlinked(event)
            self._readied(side, -(event.get("energy") or 0))
            self.gate.append(
                {"id": event["id"], "kind": "ability", "card": "", "by": "", "zone": ""}
            )

    def _cleared(self, event: Json) -> None:
        side = self.side(event)
        side["drive"], side["overdrives"] = [], []
        side["graveyard"].extend(event["cards"])

    # The gate

    def _played(self, event: Json) -> None:
        side = self.side(event)
        if event["type"] == "event_played" and (laid := self._lying(side, event["card"])):
            self._named(laid["card"], event.get("number", ""))
        self._readied(side, -(event.get("energy") or 0))
        card = self._take(side, event["card"], event.get("source", "hand"))
        kind = NAMED[event["type"]]
        zone = event.get("zone", "")
        item = {"id": event["id"], "kind": kind, "card": card, "by": event["player"], "zone": zone}
        self.gate.append(item)

    def _ability(self, event: Json) -> None:
        self._readied(self.side(event), -(event.get("energy") or 0))
        self.gate.append({"id": event["id"], "kind": "ability", "card": "", "by": "", "zone": ""})

    def _resolved(self, event: Json) -> None:
        found = [item for item in self.gate if item["id"] == event.get("item")]
        if not found:
            return
        self.gate = [item for item in self.gate if item["id"] != event["item"]]
        item = found[-1]
        if item["kind"] == "ability":
            return
        side = self.sides[item["by"]]
        if item["kind"] == "event":
            self._lay(side, item["card"], "graveyard")
        elif item["kind"] == "field":
            side["fields"].append(self._unit(event["id"], item["card"]))
        else:
            self._stands(
                side, event.get("zone") or item["zone"], self._unit(event["id"], item["card"])
            )

    def _unit(self, id: str, card: str, token: bool = False) -> Card:
        return {"id": id, "card": card, "damage": 0, "token": token}

    def _stands(self, side: Side, zone: str, unit: Card) -> None:
        side["zones"].setdefault(zone, []).append(unit)

    # The table

    def _set(self, event: Json) -> None:
        side = self.side(event)
        self._readied(side, -(event.get("energy") or 0))
        card = self._take(side, event["card"], event.get("source", "hand"))
        side["set"].append({"id": event["id"], "card": card})

    def _rearranged(self, event: Json) -> None:
        one, two = event["zones"]
        zones = self.side(event)["zones"]
        zones[one], zones[two] = zones.get(two, []), zones.get(one, [])

    def _found(self, id: str) -> Card | None:
        side = self.sides.get(id[:1])
        if side is None:
            return None
        units = [unit for stood in side["zones"].values() for unit in stood]
        return next((unit for unit in (*units, *side["fields"]) if unit["id"] == id), None)

    def _leaves(self, side: Side, id: str, zone: str) -> None:
        units = [unit for stood in side["zones"].values() for unit in stood]
        unit = next((unit for unit in (*units, *side["fields"]) if unit["id"] == id), None)
        if unit is None:
            return
        for name, stood in side["zones"].items():
            side["zones"][name] = [each for each in stood if each is not unit]
        side["fields"] = [each for each in side["fields"] if each is not unit]
        if not unit["token"]:
            self._lay(side, unit["card"], zone)

    def _removed(self, event: Json) -> None:
        self._leaves(self.side(event), event["id"], "graveyard")

    def _overwritten(self, event: Json) -> None:
        side = self.side(event)
        if self._lying(side, event["id"]):
            self._lay(side, self._lifted(side, event["id"]), "graveyard")

    def _healed(self, event: Json) -> None:
        for side in self.both():
            for stood in side["zones"].values():
                for unit in stood:
                    unit["damage"] = 0

    # What texts do

    def _damaged(self, event: Json) -> None:
        if unit := self._found(event["unit"]):
            unit["damage"] += event["n"]

    def _checked(self, event: Json) -> None:
        side = self.side(event)
        side["deck"] -= len(event["cards"])
        for card in event["cards"]:
            side["graveyard" if self._counters(card) else "damage"].append(card)

    def _counters(self, card: str) -> bool:
        """Whether a known card counters damage."""
        abilities = self.cards.get(card, {}).get("abilities", ())
        return any(ability["kind"] == "counter" for ability in abilities)

    def _card_moved(self, event: Json) -> None:
        side = self.side(event)
        if event["source"] == "play":
            self._leaves(side, event["card"], event["target"])
        else:
            self._lay(side, self._take(side, event["card"], event["source"]), event["target"])

    def _entered(self, event: Json) -> None:
        side = self.side(event)
        self._take(side, event["card"], event["source"])
        self._stands(
            side, event["zone"], self._unit(event["id"], event["card"], event["source"] == "token")
        )
