"""The front door of senpu as a library: one match, opened or created, looked at, continued.

Whatever cannot be done raises a `SenpuError`, whose `text(lang)` says why in English or Japanese;
which kinds, each method names. Nothing here prints.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from senpu.events.base import Event, Seat
from senpu.events.cards.aliases import aliases as short_names
from senpu.events.cards.catalogue import Catalogue, read_catalogue, shipped
from senpu.events.cards.decks import Deck
from senpu.events.envelope import Entry, Header
from senpu.events.errors import SenpuError
from senpu.events.log.chain import LogFile
from senpu.events.log.file import read
from senpu.events.match import MatchEnded
from senpu.projections.entry_view import JUDGE
from senpu.projections.fold import History
from senpu.projections.game import Game, Offer, games
from senpu.projections.picture import Picture
from senpu.projections.rules import Lang
from senpu.replay.attempt import Answer, Declined
from senpu.replay.clock import new_id, now
from senpu.replay.picture import match_picture, position_picture
from senpu.replay.preview import Preview, preview, refused
from senpu.replay.recorder import SCRIBE, Recorder, judged


class Refused(SenpuError):
    """Nothing was recorded. `preview` says why: the item, its column, every rule with its facts."""

    def __init__(self, preview: Preview) -> None:
        super().__init__(preview)
        self.preview = preview

    def text(self, lang: str = "en") -> str:
        """Every reason, one a line."""
        spoken: Lang = "ja" if lang == "ja" else "en"
        message = self.preview.message
        faults = [f"{fault.rule} {fault.said.said(spoken)}" for fault in self.preview.faults]
        return "\n".join([message.said(spoken), *faults] if message else faults)


class NoEntry(SenpuError, IndexError):
    """There is no such entry: its number, the last there is."""

    en = "there is no entry {0}; the last is {1}"
    ja = "{0} 番の記録はありません。最後は {1} 番です"


class LookedAt(SenpuError):
    """A match that was opened to be looked at is not recorded into: path."""

    en = "{0} was opened for looking; open it with recording=True to add to it"
    ja = "{0} は閲覧用に開いています。追記するには recording=True で開いてください"


class GameMissing(SenpuError, LookupError):
    """There is no such game: its name, those there are."""

    en = "there is no game {0!r}; there are: {1}"
    ja = "ゲーム {0!r} はありません。あるもの: {1}"


class Match:
    """A recorded match; a context manager, so that a log being recorded is free again.

    `findings` is what verifying found wrong on opening, `damage` where the file is damaged (what
    stands before that is used). Positions are numbered as entries are: 0 is before the first.
    """

    def __init__(self, path: Path, log: LogFile, recorder: Recorder | None) -> None:
        self.path = path
        self.damage = log.damage
        self._recorder = recorder
        if recorder is None:
            self._history, self.findings = judged(path, log)
        else:
            self.findings = recorder.findings

    @classmethod
    def open(cls, path: str | Path, *, recording: bool = False) -> Self:
        """The match of a log: to be looked at, or to be continued as its one writer.

        Raises a `LogError`: `LogMissing`, `LogDamaged`, `LogLocked`, `GameUnknown` and others.
        """
        path = Path(path)
        if not recording:
            return cls(path, read(path), None)
        recorder = Recorder.open(path)
        return cls(path, recorder.writer.log, recorder)

    @classmethod
    def create(cls, path: str | Path, header: Header) -> Self:
        """A new match, to be recorded: see `header_for`.

        Raises a `LogError`: `LogExists`, `LogUnavailable`, `HeaderUnfit` and others.
        """
        recorder = Recorder.create(path, header, now())
        return cls(Path(path), recorder.writer.log, recorder)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Free the log for other writers; what is recorded can still be looked at."""
        if self._recorder:
            self._history, recorder = self._recorder.history, self._recorder
            self._recorder = None
            recorder.writer.close()

    @property
    def history(self) -> History:
        """All positions and entries, also those taken back."""
        return self._recorder.history if self._recorder else self._history

    @property
    def header(self) -> Header:
        """The first line of the log."""
        return self.history.header

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.history.game

    @property
    def entries(self) -> Sequence[Entry]:
        """The entries that stand, in order: those taken back are only in `history.entries`."""
        return [self.history.entries[seq - 1] for seq in self.history.effective()]

    def board(self, at: int = -1) -> Any:
        """The position after an entry, or now. Raises `NoEntry`."""
        return self.history.boards[self._position(at)]

    def say(self, entry: Entry, lang: Lang = "en") -> str:
        """An entry of this match in full notation."""
        return self.game.write(self.history.boards[entry.seq - 1], entry, lang)

    def legal(self, at: int = -1) -> tuple[Offer, ...]:
        """What can be done on a position, and what not and why. Raises `NoEntry`."""
        return self.game.legal(self.board(at))

    def picture(self, at: int | None = None, view: str = JUDGE) -> Picture:
        """A position as data to be drawn, or the whole match, as `A`, `B`, `public` or `judge`.

        Raises `NoEntry`.
        """
        if at is None:
            return match_picture(self.history, view)
        return position_picture(self.history, self._position(at), view)

    def decide(self, what: str | Event, by: str = SCRIBE) -> Preview:
        """What would come of a typed line or an event, recorded by somebody; nothing is."""
        return preview(self.history, what, by)

    def append(self, what: str | Event, by: str = SCRIBE) -> tuple[Entry, ...]:
        """Record a typed line or an event: its entries, safely on the disk.

        Raises `Refused`, `LookedAt`, and a `LogError`: `LogClosed`, `WriteFailed` and others.
        """
        return self._told(self._writing().offer(what, by, now()))

    def undo(self, by: str = SCRIBE, reason: str = "") -> tuple[Entry, ...]:
        """Take back the last entry as the scribe's slip. Raises what `append` raises."""
        return self._told(self._writing().undo(by, now(), reason))

    def rewind(self, to: int, reason: str, judge: str) -> tuple[Entry, ...]:
        """Back the match up to the position after an entry. Raises what `append` raises."""
        return self._told(self._writing().rewind(to, reason, judge, now()))

    def close(self, result: MatchEnded | None = None, by: str = SCRIBE) -> tuple[Entry, ...]:
        """Write the end record, and the result where the record does not say it.

        Raises what `append` raises.
        """
        return self._told(self._writing().close(result, by, now()))

    def _position(self, at: int) -> int:
        if not -1 <= at <= self.history.seq:
            raise NoEntry(at, self.history.seq)
        return self.history.seq if at < 0 else at

    def _writing(self) -> Recorder:
        if self._recorder is None:
            raise LookedAt(self.path)
        return self._recorder

    def _told(self, answer: Answer) -> tuple[Entry, ...]:
        if isinstance(answer, Declined):
            raise Refused(refused(answer, self.game))
        return tuple(step.entry for step in answer.steps)


def header_for(
    game: str,
    *,
    catalogue: Catalogue[Any] | None = None,
    decks: Mapping[Seat, Deck] | None = None,
    first: Seat = "A",
    aliases: Mapping[str, str] | None = None,
    **said: Any,
) -> Header:
    """The first line of a new log: the facts of the cards used, and short names for them.

    `catalogue` is the shipped one where none is given; without `decks` all its cards may appear.
    `said` are further fields of `Header`: `players`, `options`, `event`, `round`, `table`.
    Raises `GameMissing`, and KeyError for a card that is not in the catalogue.
    """
    if game not in games():
        raise GameMissing(game, ", ".join(games()))
    known = games()[game]
    cards = catalogue or read_catalogue(shipped(game) / "catalogue.toml", known.card_type)
    lists = decks or {}
    numbers = dict.fromkeys(number for deck in lists.values() for number in deck.copies)
    used = [cards.cards[number] for number in numbers or cards.cards]
    return Header(
        match=new_id(),
        game=game,
        pack=known.pack,
        first=first,
        created=now(),
        cards=tuple(cards.facts(card.id) for card in used),
        aliases=short_names(used, aliases or {}),
        decks={seat: deck.copies for seat, deck in lists.items()},
        players=said.pop("players", {}),
        **said,
    )
