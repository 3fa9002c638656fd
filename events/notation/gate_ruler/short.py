"""Short text of Gate Ruler: its signs, and what card texts may be said to do."""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, get_args

from senpu.events.gate_ruler import EVENTS
from senpu.events.gate_ruler.changes import Effect
from senpu.events.notation.changes import Changes, Lexer, among
from senpu.events.notation.gate_ruler.prices import take_price
from senpu.events.notation.gate_ruler.refs import take_card, take_cards
from senpu.events.notation.kinds import CAUSE_WORDS
from senpu.events.notation.lifts import BAR, take_lift
from senpu.events.notation.line import Scan, unescaped
from senpu.events.notation.refs import Ref
from senpu.events.notation.short import Found, Sign, Tongue

PILES: Mapping[str, str] = {
    "h": "hand", "hand": "hand", "手札": "hand",
    "deck": "deck", "デッキ": "deck", "d": "deck_top", "top": "deck_top", "デッキ上": "deck_top",
    "bottom": "deck_bottom", "bot": "deck_bottom", "デッキ下": "deck_bottom",
    "g": "graveyard", "graveyard": "graveyard", "墓地": "graveyard",
    "x": "damage", "damage": "damage", "ダメージ": "damage",
    "removed": "removed", "除外": "removed", "play": "play", "場": "play",
    "set": "set", "セット": "set", "drive": "drive", "ドライブ": "drive",
}  # fmt: skip
"""Letters and words of the zones a text moves cards between."""
UNTIL: Mapping[str, str] = {
    "turn": "turn", "ターン": "turn", "battle": "battle", "バトル": "battle",
    "stays": "stays", "ずっと": "stays",
}  # fmt: skip
"""Until when a value is another."""
SOURCES: Mapping[str, str] = {
    **{word: pile for word, pile in PILES.items() if not pile.startswith(("deck", "play"))},
    "d": "deck", "deck": "deck", "デッキ": "deck",
}  # fmt: skip
"""Where a card is played from, if a text lets it come from there."""

DIGITS = "9"
"""Stand for zones by their keys, close behind a verb."""

_FORCED = re.compile(r"([hd])(?=\s)", re.I)
_FORCED_SET = re.compile(r"([hd])(?=\s|\d(?!\w))", re.I)
_DIGIT = re.compile(r"\d")
_LONE_DIGIT = re.compile(r"\d(?!\w)")
_TWO_ZONES = re.compile(r"(\d)?\s*[,>]?\s*(\d)?(?!\w)")
_OPEN = re.compile(r"\.{2,}")
_IS = re.compile(r"=(?=\s*[^\s=])")
_ABILITY = re.compile(r'/\s*(?:"([^"]*)"|([^\W_]+(?:[-.][^\W_]+)*))')
_ZONE = re.compile(r'@\s*(?:"([^"]*)"|(\w+))')
_FROM = re.compile(r"<")
_PAID = re.compile(r"p\s*(\d+)(?!\w)", re.I)
_ARROW = re.compile(r">")
_NUMBER = re.compile(r"(\d+)(?![\w.])")
_DAMAGE = re.compile(r"(\d+)(?![\w.])\s*:?")
_SIGNED = re.compile(r"([+-]?\d+)(?![\w.])")


# Signs


def begin(scan: Scan, verb: str) -> dict[str, list[Any]]:
    """What stands close behind the verb: where the card comes from, zones by digit."""
    found: dict[str, list[Any]] = {}
    forced = _FORCED_SET if verb == "t" else _FORCED
    if verb in "sfte" and scan.glued and (source := scan.take(forced)):
        found["<"] = ["hand" if source[1].lower() == "h" else "drive"]
    if verb == "w" and (zones := scan.take(_TWO_ZONES)):
        found[DIGITS] = [digit for digit in zones.groups() if digit]
    elif verb in "tv>" and (digit := scan.take(_DIGIT if scan.glued else _LONE_DIGIT)):
        found[DIGITS] = [digit[0]]
    return found


def _behind(sign: re.Pattern[str]) -> Callable[[Scan], tuple[Ref, ...] | None]:
    """Cards behind a sign, at least one."""

    def take(scan: Scan) -> tuple[Ref, ...] | None:
        if not scan.take(sign):
            return None
        return take_cards(scan) or _no_card(scan)

    return take


def _no_card(scan: Scan) -> tuple[Ref, ...]:
    raise scan.fail("カードが必要です", "a card must follow")


def _open(scan: Scan) -> tuple[bool, ...] | None:
    return (True,) if scan.take(_OPEN) else None


def _ability(scan: Scan) -> tuple[str, ...] | None:
    found = scan.take(_ABILITY)
    return (found[2] if found[1] is None else unescaped(found[1]),) if found else None


def _zone(scan: Scan) -> tuple[str, ...] | None:
    found = scan.take(_ZONE)
    return (found[1] or found[2],) if found and (found[1] or found[2]) else None


def _source(scan: Scan) -> tuple[str, ...] | None:
    found = scan.take(_FROM) and _SOURCE.take(scan)
    return (found,) if found else None


def _named(scan: Scan) -> tuple[Ref, ...] | None:
    if not scan.take(_IS):
        return None
    named = take_card(scan)
    return (named,) if named else _no_card(scan)


def _paid(scan: Scan) -> tuple[int, ...] | None:
    found = scan.take(_PAID)
    return (int(found[1]),) if found else None


def _word(scan: Scan) -> tuple[Ref, ...] | None:
    word = take_card(scan)
    return (word,) if word else None


def _may_pay(found: Found) -> bool:
    """The first word is the card, unless a zone says which card it is."""
    return bool(found.get("") or found.get(DIGITS))


# Parts of what texts do


class Entering(NamedTuple):
    """A unit that enters a zone: the digit behind its name, or `zone`."""

    card: Ref
    zone: str


def _entering(scan: Scan) -> Entering | None:
    card = take_card(scan)
    return Entering(card, next(iter(_zone(scan) or ()), "")) if card else None


def _counted(pattern: re.Pattern[str]) -> Lexer:
    """A number close behind the word."""

    def take(scan: Scan) -> int | None:
        found = scan.take(pattern)
        return int(found[1]) if found else None

    return Lexer(take, take)


def _cards(scan: Scan) -> tuple[Ref, ...] | None:
    return take_cards(scan) or None


def _unknown(scan: Scan) -> tuple[None, ...] | None:
    """So many cards that are not known."""
    found = scan.take(_NUMBER)
    return (None,) * int(found[1]) or None if found else None


_WORD = r"(?i:({}))(?![a-z0-9])"
_SOURCE = among(SOURCES, _WORD)
LEXERS: Mapping[str, Lexer] = {
    "cause": among(CAUSE_WORDS, r"\(?\s*(?i:({}))\)?"),
    "damage": _counted(_DAMAGE),
    "each": Lexer(_cards, each=True),
    "entering": Lexer(_entering),
    "from_deck": Lexer(_cards, _counted(_NUMBER).take, short=True),
    "lies": Lexer(take_card),
    "milled": Lexer(_cards, _unknown, each=True),
    "number": _counted(_NUMBER),
    "pile": among(PILES, _WORD),
    "signed": _counted(_SIGNED),
    "until": among(UNTIL, _WORD),
}
"""Parts of typed changes, by their kind."""
CHANGES = Changes(get_args(Effect), LEXERS)

SIGNS: Mapping[str, Sign] = {
    "&": Sign(CHANGES.take),
    "$": Sign(take_price),
    "%no": Sign(_behind(BAR)),
    "%": Sign(take_lift),
    "..": Sign(_open),
    "/": Sign(_ability, single=True),
    "@": Sign(_zone),
    "<": Sign(_source, single=True),
    "=": Sign(_named, single=True, own=True),
    ">": Sign(_behind(_ARROW)),
    "p": Sign(_paid, single=True, after=_may_pay),
    "": Sign(_word),
}
"""What may stand behind a verb, in the order in which it is looked for."""
TONGUE = Tongue(EVENTS, SIGNS, CHANGES, begin=begin, card=take_card, sided=True, example="& mus d1")
