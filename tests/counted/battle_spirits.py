"""The ledger of Battle Spirits: cores by place, cards by zone."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from counted.ledger import Json, Ledger, Side

DECKS = {"deck_top", "deck_bottom"}


class BattleSpirits(Ledger):
    """Cores lie in `cores` by place; a field card is a dictionary in `field`, by its id."""

    def opened(self, header: Json, seat: str) -> Side:
        deck = sum(header.get("decks", {}).get(seat, {}).values()) or 40
        cores = Counter({"reserve": 4, "core_trash": 0, "life": 5})
        piles: dict[str, Any] = {zone: [] for zone in ("trash", "removed", "tegamoto")}
        soul = "reserve" if self.options.get("soul_core", True) else ""
        return Side(
            deck=deck, hand=0, cores=cores, field={}, burst=[], mirage=[], soul=soul, **piles
        )

    def moves(self) -> Mapping[str, Callable[[Json], None]]:
        return {
            "hand_drawn": self.drawn, "hand_redrawn": self.redrawn, "cards_drawn": self.drawn,
            "core_gained": self._gained, "refreshed": self._refreshed, "count_taken": self._counted,
            "card_identified": self.renamed,
            "summoned": self._summoned, "nexus_deployed": self._summoned,
            "brave_combined": self._combined, "brave_separated": self._separated,
            "brave_exchanged": self._exchanged, "magic_used": self._used, "effect_used": self._used,
            "cores_moved": self._moved,
            "burst_set": self._burst_set, "mirage_set": self._mirage_set,
            "burst_activated": self._activated,
            "burst_replaced": lambda e: self._lay(self.side(e), e["card"], "trash"),
            "mirage_returned": lambda e: self._lay(self.side(e), e["card"], "hand"),
            "card_used": lambda e: self._lay(self.side(e), e["card"], e.get("target", "trash")),
            "card_depleted": lambda e: self._gone(self.side(e), e["id"], "trash"),
            "brave_left": lambda e: self._gone(self.side(e), e["id"], e.get("target", "trash")),
            "brave_kept": self._kept,
            "brave_released": lambda e: self._parted(self.side(e), e["id"], e["host"]),
            "cores_shifted": self._shifted, "card_moved": self._card_moved,
            "card_fielded": self._fielded, "deck_drawn": self.drawn, "deck_trashed": self._milled,
            "brave_parted": self._text_parted,
            "card_turned": lambda e: None, "level_cost_set": lambda e: None,
            "cores_protected": lambda e: None,
        }  # fmt: skip

    # Cores

    def _shift(self, side: Side, source: str, target: str, n: int) -> None:
        """Cores from place to place; what is no place of the side gives and takes without end."""
        for place, change in ((source, -n), (target, n)):
            if place in side["field"]:
                side["field"][place]["cores"] += change
            elif place in side["cores"]:
                side["cores"][place] += change

    def _put(self, side: Side, target: str, places: Mapping[str, int]) -> None:
        for place, n in places.items():
            self._shift(side, place, target, n)

    def _paid(self, event: Json) -> None:
        side, pay = self.side(event), event.get("pay", {})
        there = {place: n for place, n in pay.items() if self._lies(side, place, beyond=False)}
        self._put(side, "core_trash", there)
        if event.get("soul") == "pay":
            self.side(event)["soul"] = "core_trash"

    def _gained(self, event: Json) -> None:
        self.side(event)["cores"]["reserve"] += event.get("n", 1)

    def _refreshed(self, event: Json) -> None:
        side = self.side(event)
        self._shift(side, "core_trash", "reserve", event.get("cores", 0))
        side["soul"] = "reserve" if side["soul"] == "core_trash" else side["soul"]

    def _counted(self, event: Json) -> None:
        side = self.side(event)
        for zone, n in event["counts"].items():
            (side["cores"] if zone in side["cores"] else side)[zone] = n

    def _lies(self, side: Side, place: str, *, beyond: bool = True) -> bool:
        """Whether cores may lie at a place, of a side or beyond the table."""
        outside = beyond and place in ("void", "removed")
        return place in side["cores"] or place in side["field"] or outside

    def _moved(self, event: Json) -> None:
        own = self.side(event)
        for move in event["moves"]:
            if not (self._lies(own, move["source"]) and self._lies(own, move["target"])):
                continue  # seen, but no core comes from nowhere or goes there
            self._shift(own, move["source"], move["target"], move["n"])
            if move.get("soul"):
                self.side(event)["soul"] = move["target"]

    def _shifted(self, event: Json) -> None:
        giver = self.side(event)
        taker = self.sides[event.get("owner") or event["player"]]
        if not (self._lies(giver, event["source"]) and self._lies(taker, event["target"])):
            return
        self._shift(giver, event["source"], "", event["n"])
        self._shift(taker, "", event["target"], event["n"])
        if event.get("soul") and taker is giver:
            giver["soul"] = event["target"]

    # Cards

    def _take(self, side: Side, card: str, zone: str) -> None:
        if zone == "hand":
            side["hand"] -= 1
        elif zone in DECKS:
            side["deck"] -= 1
        elif zone in ("burst", "mirage"):
            side[zone].clear()
        elif zone != "token":
            side.take(zone, card)

    def _lay(self, side: Side, card: str, zone: str) -> None:
        if zone == "hand":
            side["hand"] += 1
        elif zone in DECKS:
            side["deck"] += 1
        elif zone in ("burst", "mirage"):
            side[zone][:] = [card]
        else:
            side[zone].append(card)

    def _stand(self, side: Side, id: str, card: str, token: bool = False) -> None:
        side["field"][id] = {"cores": 0, "card": card, "token": token, "under": [], "hosts": []}

    def _summoned(self, event: Json) -> None:
        side, id = self.side(event), event["id"]
        if victim := event.get("transmigrate"):
            self._transmigrated(side, event, victim)
        self._paid(event)
        self._take(side, event["card"], event.get("source", "hand"))
        self._stand(side, id, event["card"])
        place = event.get("place", {})
        self._put(side, id, {p: n for p, n in place.items() if self._lies(side, p, beyond=False)})
        if event.get("soul") == "place":
            side["soul"] = id
        if host := event.get("onto"):
            self._onto(side, id, host)

    def _transmigrated(self, side: Side, event: Json, victim: str) -> None:
        if victim not in side["field"]:
            return
        spent = event.get("pay", {}).get(victim, 0) + event.get("place", {}).get(victim, 0)
        held = side["field"][victim]["cores"] - spent
        text: Json = self.cards.get(event["card"], {}).get("transmigration") or {}
        target = text.get("to", "void")
        self._shift(side, victim, target, held)
        if side["soul"] == victim and not event.get("soul"):
            if target == "void":  # the soul core comes back to the reserve
                self._shift(side, "", "reserve", 1)
                target = "reserve"
            side["soul"] = target

    def _onto(self, side: Side, brave: str, host: str) -> None:
        """The brave's cores go to the host, or to the reserve where the host takes none."""
        field = side["field"]
        if brave not in field or host not in field or brave == host:
            return
        kind = self.cards.get(field[host]["card"], {}).get("subtype")
        taker = "reserve" if kind in ("grandwalker", "grandstone") else host
        self._shift(side, brave, taker, field[brave]["cores"])
        side["soul"] = taker if side["soul"] == brave else side["soul"]
        field[brave]["hosts"].append(host)

    def _parted(self, side: Side, brave: str, host: str) -> None:
        if brave in side["field"]:
            hosts = side["field"][brave]["hosts"]
            hosts[:] = [h for h in hosts if host and h != host]

    def _text_parted(self, event: Json) -> None:
        for side in self.both():
            self._parted(side, event["brave"], event.get("host", ""))

    def _combined(self, event: Json) -> None:
        self._onto(self.side(event), event["brave"], event["onto"])

    def _separated(self, event: Json) -> None:
        side = self.side(event)
        self._parted(side, event["brave"], event.get("host", ""))
        self._put(side, event["brave"], event.get("place", {}))
        if event.get("soul") == "place":
            side["soul"] = event["brave"]

    def _exchanged(self, event: Json) -> None:
        side, brave, new = self.side(event), event["brave"], event["onto"]
        field = side["field"]
        if brave not in field or new not in field:
            return
        old = event.get("host") or next(iter(field[brave]["hosts"]), "")
        self._parted(side, brave, old)
        there = [id for id, card in field.items() if new in card["hosts"]]
        if there and not self._lone(field[brave]) and old in field:
            self._parted(side, there[0], new)
            self._onto(side, there[0], old)
        self._onto(side, brave, new)

    def _lone(self, card: Mapping[str, Any]) -> bool:
        return bool(self.cards.get(card["card"], {}).get("two_hosts"))

    def _kept(self, event: Json) -> None:
        self._separated(
            {**event, "brave": event["id"], "soul": "place" if event.get("soul") else ""}
        )

    def _gone(self, side: Side, id: str, zone: str, below: str = "trash") -> None:
        card = side["field"].pop(id, None)
        if card is None:
            return
        side["cores"]["reserve"] += card["cores"]
        side["soul"] = "reserve" if side["soul"] == id else side["soul"]
        for under in card["under"]:
            self._lay(side, under, below)
        if not card["token"]:
            self._lay(side, card["card"], zone)

    def _used(self, event: Json) -> None:
        """A magic, an accel or an advent leaves the hand; a field card's effect moves nothing."""
        self._paid(event)
        side, how = self.side(event), event.get("effect", "main")
        if event["type"] == "magic_used" or how in ("accel", "advent"):
            self._take(side, event["card"], event.get("source", "hand"))
        host = side["field"].get(event.get("onto", ""))
        if how == "advent" and host:
            host["under"].append(host["card"])
            host["card"] = event["card"]

    def _burst_set(self, event: Json) -> None:
        self._paid(event)
        side = self.side(event)
        self._take(side, event["card"], "hand")
        side["burst"][:] = [event["card"]]

    def _mirage_set(self, event: Json) -> None:
        self._paid(event)
        side = self.side(event)
        self._take(side, event["card"], event.get("source", "hand"))
        side["mirage"][:] = [event["card"]]

    def _activated(self, event: Json) -> None:
        side = self.side(event)
        target = event.get("target", "trash")
        if side["burst"] and target != "field":
            card = side["burst"][0] if event["card"] == "?" else event["card"]
            side["burst"].clear()
            self._lay(side, card, target)

    # What texts do

    def _card_moved(self, event: Json) -> None:
        side, card = self.side(event), event["card"]
        if event["source"] == "field":
            below = (
                event["target"] if not self.options.get("advent_stack_to_trash", True) else "trash"
            )
            self._gone(side, card, event["target"], below)
        else:
            self._take(side, card, event["source"])
            self._lay(side, card, event["target"])

    def _fielded(self, event: Json) -> None:
        side = self.side(event)
        self._take(side, event["card"], event["source"])
        self._stand(side, event["id"], event["card"], event["source"] == "token")
        self._put(side, event["id"], event.get("place", {}))
        if event.get("soul"):
            side["soul"] = event["id"]

    def _milled(self, event: Json) -> None:
        side = self.side(event)
        side["deck"] -= len(event["cards"])
        side["trash"].extend(event["cards"])
