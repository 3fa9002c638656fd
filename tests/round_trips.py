"""Text to events to text and back: what is written is read as the same entry."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from generated import events
from senpu.events.base import Event
from senpu.events.envelope import Entry
from senpu.events.notation.full import Lang
from senpu.events.parts import parts_of
from senpu.projections.game import Game, NotationError

FULL_WIDTH = {code: code + 0xFEE0 for code in range(0x21, 0x7F)} | {0x20: 0x3000}
CALM = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
WIDE = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 2**32)


def ways_to_type(blanks: str) -> dict[str, Callable[[str], str]]:
    """A line as it stands, as a Japanese keyboard gives it, without the blanks it does not need;
    those in `blanks`, a verb and its card, can go too."""

    def tight(line: str) -> str:
        closed = line.replace(" | ", "|").replace("/ =", "/=")
        return closed.replace(blanks, blanks.replace(" ", ""))

    return {"typed": str, "full width": lambda line: line.translate(FULL_WIDTH), "tight": tight}


def entries(game: str) -> st.SearchStrategy[Entry]:
    """An entry with any event of a game, meant in any way."""
    marks = st.sampled_from(["legal", "observed", "forced"])
    authors = st.sampled_from(["A", "B", "scribe", "judge:x", "judge:田中 一"])
    texts = st.text(max_size=4)
    return st.builds(
        Entry, seq=st.just(5), time=st.just("t"), by=authors, event=events(game), mark=marks,
        reason=texts, clock=texts, doubt=st.booleans(),
    )  # fmt: skip


def read_back(game: Game, board: Any, entry: Entry, lang: Lang) -> None:
    """What is written is decided as the same entry, in both widths."""
    text = game.write(board, entry, lang)
    for typed in (text, text.translate(FULL_WIDTH)):
        (intent,) = game.read(board, typed, "scribe")
        given_back = _told(game, board, intent.event, intent)
        assert given_back == _told(game, board, entry.event, entry), typed


def _told(game: Game, board: Any, event: Event, meant: Any) -> Any:
    """All that an entry is: what was decided, and how it was meant."""
    decision = game.decide(board, event)
    breaches = getattr(decision, "breaches", ())
    return (decision.event, decision.then, breaches, how_meant(meant))


def how_meant(meant: Any) -> Any:
    """What an entry or an intent says besides its event."""
    return (meant.by, meant.mark, meant.reason, meant.clock, meant.doubt)


def carried(game: Game, board: Any, entry: Entry, lang: Lang) -> None:
    """Whatever an entry says, legal or not, its line says too."""
    line = game.write(board, entry, lang)
    for typed in (line, line.translate(FULL_WIDTH)):
        (intent,) = game.read(board, typed, "scribe")
        assert without_outcome(intent.event) == without_outcome(entry.event), line
        assert how_meant(intent) == how_meant(entry), line


def without_outcome(event: Any) -> Any:
    """The event as far as a player chose it: what deciding gives again is left out."""
    kind = cast(type[Event], type(event))
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
    left: dict[str, Any] = {
        name: defaults[name] for name, part in parts_of(kind).items() if part.is_("outcome")
    }
    if effects := getattr(event, "effects", ()):
        left["effects"] = tuple(map(without_outcome, effects))
    return msgspec.structs.replace(event, **left)


def unbroken(game: Game, board: Any, line: str) -> None:
    """Any text is read or is an error with a message; completion offers what is understood."""
    for item, column in game.items(line):
        assert line[column - 1 :].startswith(item)
        try:
            game.read(board, item, "scribe")
        except NotationError as error:
            assert 1 <= error.column <= len(item) + 1
            assert error.message.ja
    game.complete(board, line)
