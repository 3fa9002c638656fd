"""What stands on a line of a log: the header on the first, an entry on each that follows."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic

from msgspec import Struct

from senpu.events.base import Breach, Event, Mark, Seat

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    E = TypeVar("E", bound=Event, default=Event, covariant=True)
else:
    from typing import TypeVar

    E = TypeVar("E")  # Python 3.11 knows no default yet; to the reader Entry is Entry[Event]

FORMAT = "senpu/1"


class Header(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Line 0: everything needed to read the match without any other file.

    `cards` are the printed facts of the cards used, `decks` the declared copies by card id,
    `aliases` the short names a scribe types. `origin` names the log this one was salvaged from.
    """

    format: str = FORMAT
    match: str
    game: str
    pack: str
    first: Seat
    players: Mapping[Seat, str]
    options: Mapping[str, bool | int | str] = {}
    event: str = ""
    round: str = ""
    table: str = ""
    decks: Mapping[Seat, Mapping[str, int]] = {}
    aliases: Mapping[str, str] = {}
    cards: tuple[Mapping[str, Any], ...] = ()
    created: str = ""
    program: str = ""
    origin: Mapping[str, Any] = {}


class Entry(Struct, Generic[E], frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An action and all that followed from it: the unit of appending.

    `by` is A, B, scribe or judge:NAME. `reason` says why an action was forced, `clock` is the
    time of a video the match was transcribed from, `doubt` the scribe's own. The parameter is the
    union of a game's events and serves `codec` alone.
    """

    seq: int
    time: str
    by: str
    event: E
    then: tuple[E, ...] = ()
    mark: Mark = "legal"
    breaches: tuple[Breach, ...] = ()
    reason: str = ""
    clock: str = ""
    doubt: bool = False
