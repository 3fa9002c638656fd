"""Short text of a game's actions, read by what its events declare.

A `Tongue` knows from the verbs of the events how an action begins, which signs and options it
takes, and what to answer to those it does not take; a game gives it the signs it has and how what
stands behind each is read. What was typed is a `Deed`; what it means is found on a board.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from senpu.events.notation.changes import NO_CHANGES, Changes
from senpu.events.notation.common import Speech
from senpu.events.notation.line import Scan, Unreadable
from senpu.events.notation.marks import Tail
from senpu.events.notation.refs import Ref, take_ref
from senpu.events.notation.verbs import OF_TEXT, OPTION, Letters, Said, Shape, Verbs
from senpu.events.parts import Declared, Way

Found = Mapping[str, list[Any]]
"""What stood behind each sign so far."""

SOUL = "*"
"""Stands behind numbers, places, levels and cards, and is read with them."""
_TEXT = re.compile("&")
_COLON = re.compile(":")
_SIDED = re.compile(r"[12]\s*\.\s*(?=[^\W\d])")


class Deed(NamedTuple):
    """An action as typed: what stood behind each sign, behind none the words.

    `column` is where the verb stands, `side` is 1 or 2 where that was said, else 0.
    """

    verb: str
    column: int
    found: Mapping[str, tuple[Any, ...]] = {}
    side: int = 0

    def at(self, sign: str) -> tuple[Any, ...]:
        """What stood behind a sign."""
        return self.found.get(sign, ())

    def first(self, sign: str) -> Any:
        """The first thing behind a sign; None if there is nothing."""
        return next(iter(self.at(sign)), None)


class Sign(NamedTuple):
    """How what stands behind a sign is read: `take` gives the values, None where it is not there.

    What may stand `once` is the pattern of the sign; of one that is `single` the second is read
    before it is refused. One that is `own` is only looked for with verbs that take it, and, where
    `after` is given, only behind what that finds.
    """

    take: Callable[[Scan], tuple[Any, ...] | None]
    once: re.Pattern[str] | None = None
    single: bool = False
    own: bool = False
    after: Callable[[Found], bool] = lambda found: True


class Tongue(Verbs):
    """The verbs of a game, and how a line of them is read."""

    def __init__(
        self,
        events: Iterable[type[Declared]],
        signs: Mapping[str, Sign],
        changes: Changes = NO_CHANGES,
        letters: Mapping[str, Letters] = {},
        begin: Callable[[Scan, str], dict[str, list[Any]]] = lambda scan, verb: {},
        *,
        card: Callable[[Scan], Ref | None] = take_ref,
        sided: bool = False,
        example: str = "& ryu d1",
    ) -> None:
        """`signs` are tried in their order, `letters` are the options of kinds of parts.

        `begin` reads what stands close behind a verb, `card` the one whose text did something;
        `sided` says whether a side may stand before a verb; the `example` is of what a text did.
        """
        super().__init__(events, letters, sided=sided)
        self.signs = signs
        self.changes = changes
        self.begin = begin
        self.card = card
        self.sided = sided
        self.example = example

    @property
    def speech(self) -> Speech:
        """What it adds to the short text of every game."""
        return Speech(self.read, self.changes.take)

    # The verbs

    # Reading

    def read(self, scan: Scan, tail: Tail) -> Deed:
        """An action, or `&` and what a text did. Raises Unreadable."""
        if self.text and scan.take(_TEXT):
            return self._of_text(scan, tail, self.text)
        column = scan.column
        typed = scan.take(self.begins)
        if not typed:
            raise self._no_verb(scan)
        verb = self.verb_of(typed[2])
        shape, found = self.shapes[verb], self.begin(scan, verb)
        while not scan.done and (tail.take(scan) or self._take(scan, shape.signs, found)):
            pass
        said = {sign: tuple(values) for sign, values in found.items() if values}
        return Deed(verb, column, said, int(typed[1] or 0))

    def _no_verb(self, scan: Scan) -> Unreadable:
        if not self.sided and scan.ahead(_SIDED):
            return scan.fail(
                "相手の行動は括弧に入れます（例：(s bei)）",
                "acts of the other player stand in parentheses: (s bei)",
            )
        ja, en = (
            ", ".join(f"{verb} {shape.said[lang]}" for verb, shape in self.shapes.items())
            for lang in (0, 1)
        )
        return scan.fail(
            f"「{scan.rest}」は動詞で始まっていません（動詞：{ja}）",
            f"{scan.rest!r} begins with no verb; verbs are: {en}",
        )

    def _of_text(self, scan: Scan, tail: Tail, way: Way) -> Deed:
        column = 0 if scan.done else scan.column
        source = self.card(scan)
        if not source:
            raise scan.fail(
                f"& の後に効果を持つカードが必要です（例：{self.example}）",
                f"name the card whose text did this: {self.example}",
            )
        scan.take(_COLON)
        found: dict[str, list[Any]] = {"": [source]}
        others = frozenset(s for part in way.typed.values() for s in part.signs) - {"", OF_TEXT}
        while not scan.done:
            if tail.take(scan) or self._take(scan, others, found, only=True):
                continue
            changes = self.changes.take(scan) or self.changes.read(scan)
            if changes is None:
                raise self.changes.none_here(scan)
            found.setdefault(OF_TEXT, []).extend(changes)
        if OF_TEXT not in found:
            raise scan.fail(
                f"「{source.name}」の効果が何をしたかがありません（例：{self.example}。"
                "カードが先、したことが後）",
                f"what did the text of {source.name!r} do? first the card, then what it did: "
                f"{self.example}",
            )
        return Deed(OF_TEXT, column, {sign: tuple(values) for sign, values in found.items()})

    def _take(
        self, scan: Scan, signs: frozenset[str], found: dict[str, list[Any]], *, only: bool = False
    ) -> bool:
        """Read what stands behind one sign, if one stands here. Raises Unreadable."""
        for sign, row in self.signs.items():
            if ((only or row.own) and sign not in signs) or not row.after(found):
                continue
            if row.once and sign in found and scan.ahead(row.once):
                raise _once(scan, sign)
            start = scan.at
            values = self._take_option(scan) if sign == OPTION and self.options else row.take(scan)
            if values is not None:
                if row.single and sign in found:
                    raise _once(scan, sign)
                found.setdefault(sign, []).extend(values)
                return True
            scan.at = start
        return False

    def _take_option(self, scan: Scan) -> tuple[str, ...] | None:
        option = scan.take(self.option)
        if not option:
            return None
        if not option[1] and not option[2]:
            raise Unreadable(
                "行動は | で区切ります（例：s ryu | /）",
                "write | between actions, as in s ryu | /",
                scan.column_at(option.start()),
            )
        return (self.options[option[1].lower()] if option[1] else option[2],)

    # What was read

    def way(self, deed: Deed) -> Way:
        """The way an action is meant: that of its option, else the one without."""
        chosen = self.shapes[deed.verb].ways
        options = deed.at(OPTION)
        said = (way for way in chosen if way.verb.option and way.verb.option in options)
        return next(said, chosen[0])

    def check(self, deed: Deed) -> None:
        """Whether the verb takes all that was typed. Raises Unreadable."""
        shape = self.shapes[deed.verb]
        for sign, values in deed.found.items():
            known = sign in shape.signs or (sign == OPTION and self.options)
            if values and not known:
                raise self.useless(deed, sign or called(values[0]))
        self._check_options(deed, shape)

    def useless(self, deed: Deed, sign: str) -> Unreadable:
        """An error about a sign, or a word, that means nothing behind a verb."""
        ja, en = self.shapes[deed.verb].hint(sign)
        return Unreadable(
            f"「{deed.verb}」に {sign} は付きません{ja}",
            f"{sign} means nothing behind {deed.verb}{en}",
            deed.column,
        )

    def _check_options(self, deed: Deed, shape: Shape) -> None:
        said = deed.at(OPTION) if self.options else ()
        for option in said:
            if option not in shape.options:
                raise _no_option(deed, option, shape.options)
        for choice in shape.choices:
            both = [option for option in said if option in choice]
            if len(both) > 1 and len(choice) > 1:
                typed = " ".join(f"/{option}" for option in both)
                raise Unreadable(
                    f"{typed} は同時に使えません",
                    f"{typed}: only one of them can hold",
                    deed.column,
                )


def _once(scan: Scan, sign: str) -> Unreadable:
    return scan.fail(f"{sign} は1回だけ書けます", f"one {sign} is enough")


def _no_option(deed: Deed, option: str, allowed: Mapping[str, Said]) -> Unreadable:
    ja, en = (
        " ".join(f"/{letter} {said[lang]}" for letter, said in allowed.items()) or none
        for lang, none in enumerate(("なし", "nothing"))
    )
    return Unreadable(
        f"「{deed.verb}」に /{option} は付きません（付くもの：{ja}）",
        f"/{option} means nothing behind {deed.verb}; there may stand: {en}",
        deed.column,
    )


def called(value: Any) -> str:
    """How a word was typed that names a card or a place."""
    ref: Ref | None = getattr(value, "ref", value)
    return ref.name if ref else "*"
