"""What was typed: sides are 1 and 2, cards are names, counts are letters."""

from typing import Any, NamedTuple

from senpu.events.base import Mark
from senpu.events.notation.lifts import Lift
from senpu.events.notation.refs import Ref


class Turn(NamedTuple):
    """A turn begins: its number, the side, the step it goes on to if that was said."""

    number: int
    side: int
    to: str = ""


class Step(NamedTuple):
    """A step is entered by name; without one, the next after this."""

    name: str = ""


class Count(NamedTuple):
    """A count of the table by letter; side 0 is the turn player."""

    side: int
    counts: tuple[tuple[str, int], ...]


class Pay(NamedTuple):
    """So much is paid now that was not paid before; `soul` where it is marked with `*`."""

    n: int
    soul: bool


class Judge(NamedTuple):
    """A ruling: role letter, name, penalty, side (0: unsaid), the remedy and what it comes to;
    what is given `back` is for each game to say."""

    role: str
    name: str
    penalty: str
    side: int
    pays: tuple[Pay, ...]
    back: bool
    remedy: str
    changes: tuple[Any, ...]


class Rewind(NamedTuple):
    """Back to the position after an entry; negative: so many actions back."""

    to: int


class Bind(NamedTuple):
    """An unknown card is identified; `lifts` are the rules that texts lift for it."""

    handle: Ref
    card: Ref
    lifts: tuple[Lift, ...] = ()


class Declare(NamedTuple):
    """A short name for a card number, with its facts in JSON if they follow."""

    alias: str
    card: str
    facts: str


class Note(NamedTuple):
    """A remark; the text is the note of the item."""


class Gap(NamedTuple):
    """So many actions were not seen."""

    n: int


class Undo(NamedTuple):
    """The scribe's own slip, as in `Rewind`."""

    to: int


class Concede(NamedTuple):
    """A side gives up; 0 if none was said."""

    side: int


class Result(NamedTuple):
    """The side that won, 0 in a draw, and the word behind it for why."""

    winner: int
    cause: str = ""


class Start(NamedTuple):
    """The match begins."""


class Redraw(NamedTuple):
    """A side draws its opening hand anew; `n` 0: as many as before."""

    side: int
    n: int


class Raw(NamedTuple):
    """An event as it is stored, in JSON."""

    json: str


class Answers(NamedTuple):
    """What the other player did in answer, in that order."""

    items: tuple["Item", ...]


class Item(NamedTuple):
    """One thing typed, with how it is meant. `note` is None where no braces stand, `why` what
    was said to be the reason."""

    what: Any
    column: int
    mark: Mark = "legal"
    note: str | None = None
    clock: str = ""
    doubt: bool = False
    by: str = ""
    why: str = ""
