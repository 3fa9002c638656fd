"""The prompt at the table: a line recorded at each Enter, completion while typing, one-key undo."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import click
from prompt_toolkit import PromptSession
from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys

from senpu.projections.rules import Lang
from senpu.replay import messages
from senpu.replay.attempt import Declined
from senpu.replay.cli import drawing, edge
from senpu.replay.cli.answers import entry_line
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.feeding import Feeder
from senpu.replay.recorder import Recorder

HELP = ("?", "？")
AGREES = ("y", "ｙ")
UNDO = "\b"
"""What the prompt gives back for Backspace on an empty line; it cannot be typed."""


class Live:
    """A recorder at a terminal."""

    def __init__(self, feeder: Feeder, lang: Lang) -> None:
        self.feeder = feeder
        self.recorder = feeder.recorder
        self.lang: Lang = lang
        self.declined = ""
        """The line refused last, as it would be recorded as seen; empty if there is none."""
        self.session: PromptSession[str] = PromptSession(
            completer=Following(feeder.recorder),
            key_bindings=self._keys(),
            bottom_toolbar=messages.CHEATS.said(lang),
        )

    def run(self, log: Path) -> Exit:
        """Record until the scribe leaves (Ctrl-D)."""
        click.echo(messages.ON_RECORD.said(self.lang, {"path": str(log)}))
        while True:
            try:
                self.take(self.session.prompt(self._prompt))
            except KeyboardInterrupt:
                continue  # the line is dropped, not the match
            except EOFError:
                return Exit.FINE

    def take(self, line: str) -> None:
        """Record a line, undo the last one, or explain what can be typed."""
        if line == UNDO:
            self._undo()
        elif line.strip() in HELP:
            click.echo(cheat_sheet(self.recorder.game.slug, self.lang))
        else:
            answer = self.feeder.feed(self.feeder.lines + 1, line)
            self.declined = as_seen(line, answer) if isinstance(answer, Declined) else ""

    def _undo(self) -> None:
        """Undo the last entry, if one more key agrees."""
        seq = self.recorder.undoable
        if not seq or one_key(self._question(seq)) in AGREES:
            self.feeder.tell(self.recorder.undo(self.feeder.by, edge.now()))

    def _question(self, seq: int) -> str:
        history = self.recorder.history
        entry, before = history.entries[seq - 1], history.boards[seq - 1]
        text = entry_line(entry, before, history.game, self.lang)
        return messages.UNDO_ASK.said(self.lang, {"text": text})

    def _prompt(self) -> str:
        """Turn, player and step, and the first count of the player whose turn it is."""
        history = self.recorder.history
        picture = history.game.picture(history.board, self.lang)
        active = next((half for half in picture.halves if half.active), None)
        count = "  {} {}".format(*active.counts[0]) if active and active.counts else ""
        return f"{picture.title}{count} > "

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        empty = Condition(lambda: not self.session.default_buffer.text)
        refused = Condition(lambda: bool(self.declined))
        keys.add("backspace", filter=empty)(_answer(lambda event: UNDO))
        keys.add("c-o", filter=refused)(self._enter_declined)
        keys.add("f2")(_above(lambda: drawing.show_board(self.recorder.history)))
        keys.add("f3")(_above(lambda: drawing.show_offers(self.recorder.history)))
        return keys

    def _enter_declined(self, event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        buffer.document = Document(self.declined)
        buffer.validate_and_handle()


class Following(Completer):
    """What may follow the text typed so far."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterator[Completion]:
        for text in self.recorder.complete(document.text_before_cursor):
            yield Completion(text)


def as_seen(line: str, answer: Declined) -> str:
    """The line with its refused item marked as seen although illegal; empty if that is no way."""
    at = answer.column - 1
    return f"{line[:at]}x:{line[at:]}" if answer.observable else ""


def cheat_sheet(game: str, lang: Lang) -> str:
    """The notation of a game on one page."""
    sheet: str = import_module(f"senpu.events.notation.{game}").cheat_sheet(lang)
    return sheet


def one_key(question: str) -> str:
    """The key somebody answers with; empty for Enter, Escape and Ctrl-C."""
    keys = KeyBindings()
    keys.add(Keys.Any)(_answer(lambda event: event.data))
    for key in ("enter", "escape", "c-c", "c-d"):
        keys.add(key)(_answer(lambda event: ""))
    return PromptSession[str](question, key_bindings=keys).prompt()


def _answer(result: Callable[[KeyPressEvent], str]) -> Callable[[KeyPressEvent], None]:
    """A key that ends the prompt with an answer."""
    return lambda event: event.app.exit(result=result(event))


def _above(show: Callable[[], None]) -> Callable[[KeyPressEvent], None]:
    """A key that shows something above the prompt."""

    def handler(_: KeyPressEvent) -> None:
        run_in_terminal(show)

    return handler
