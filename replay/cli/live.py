"""The prompt at the table: a line recorded at each Enter, completion while typing, one-key undo."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import click
from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app, run_in_terminal
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.enums import DEFAULT_BUFFER
from prompt_toolkit.filters import has_focus
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.key_binding.bindings.named_commands import get_by_name
from prompt_toolkit.utils import get_cwidth

from senpu.events.log.errors import LogError
from senpu.projections.rules import Lang, Text
from senpu.replay import clock, messages
from senpu.replay.attempt import Declined
from senpu.replay.cli import drawing
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.feeding import Feeder
from senpu.replay.layout import laid_out
from senpu.replay.recorder import Recorder

UNDO = "\b"
"""What the prompt gives back for Backspace on an empty line; it cannot be typed."""
HELD = 0.2
"""Seconds within which a second Backspace is a key held down, which erases but does not undo."""
GAP = "  "


class Live:
    """A recorder at a terminal."""

    def __init__(self, feeder: Feeder, lang: Lang) -> None:
        self.feeder = feeder
        self.recorder = feeder.recorder
        self.lang: Lang = lang
        self.line = ""
        self.declined: Declined | None = None
        """The line typed last, and why it was declined, if it was."""
        self.kept = ""
        """A line that could not be written: it stays on the prompt."""
        self.lost = False
        """Whether the log must be opened again before anything can be recorded."""
        self._erased = 0.0
        self.session: PromptSession[str] = PromptSession(
            completer=Following(feeder.recorder),
            key_bindings=self._keys(),
            bottom_toolbar=lambda: toolbar(lang, get_app().output.get_size().columns),
        )

    def run(self, log: Path) -> Exit:
        """Record until the scribe leaves (Ctrl-D)."""
        self._tell(messages.ON_RECORD, path=str(log))
        while True:
            try:
                self.take(self.session.prompt(self._prompt, default=self.kept))
            except KeyboardInterrupt:
                self.kept = ""  # the line is dropped, not the match
            except EOFError:
                return Exit.UNUSABLE if self.lost else Exit.FINE

    def take(self, line: str) -> None:
        """Record a line or undo the last one; a line that cannot be written stays."""
        self.kept = ""
        try:
            if self.lost and not self._reopened():
                self.kept = line
            elif line == UNDO:
                self.feeder.tell(self.recorder.undo(self.feeder.by, clock.now()))
            else:
                answer = self.feeder.feed(self.feeder.lines + 1, line)
                self.line, self.declined = line, answer if isinstance(answer, Declined) else None
        except LogError as error:
            self._lose(line, error)

    def _lose(self, line: str, error: LogError) -> None:
        self.lost, self.kept = True, line.replace(UNDO, "")
        click.echo(error.text(self.lang), err=True)
        self._tell(messages.LINE_KEPT, path=str(self.recorder.writer.path))

    def _reopened(self) -> bool:
        """Whether the log, opened again, is as it was left; else the scribe has to look first."""
        left = self.recorder.writer.tip
        self.recorder.reopen()
        self.lost = False
        found = self.recorder.writer.tip
        said = messages.OPENED_AGAIN if found == left else messages.OPENED_OTHERWISE
        self._tell(said, entries=found.entries, left=left.entries)
        return found == left

    def _tell(self, text: Text, **facts: int | str) -> None:
        click.echo(text.said(self.lang, facts), err=True)

    def _prompt(self) -> str:
        """Turn, player and step, and the first count of the player whose turn it is."""
        history = self.recorder.history
        layout = laid_out(history.game.picture(history.board), self.lang)
        active = next((half for half in (layout.far, layout.near) if half.active), None)
        count = "  {} {}".format(*active.counts[0]) if active and active.counts else ""
        return f"{layout.title}{count} > "

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        keys.add("backspace", filter=has_focus(DEFAULT_BUFFER))(self._erase)
        keys.add("c-o")(self._enter_as_seen)
        keys.add("f2")(_above(lambda: drawing.show_board(self.recorder.history)))
        keys.add("f3")(_above(lambda: drawing.show_offers(self.recorder.history)))
        return keys

    def _erase(self, event: KeyPressEvent) -> None:
        """Erase a letter; on an empty line undo, unless the key is merely held down."""
        now = time.monotonic()
        held, self._erased = now - self._erased < HELD, now
        if event.current_buffer.text:
            get_by_name("backward-delete-char").call(event)
        elif not held:
            event.app.exit(result=UNDO)

    def _enter_as_seen(self, event: KeyPressEvent) -> None:
        """Enter the line refused last, marked as seen; or say why not."""
        if self.declined and (line := as_seen(self.line, self.declined)):
            event.current_buffer.document = Document(line)
            event.current_buffer.validate_and_handle()
        else:
            run_in_terminal(lambda: self._tell(why_not_as_seen(self.declined)))


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


def why_not_as_seen(answer: Declined | None) -> Text:
    """Why there is nothing to record as seen although illegal."""
    if answer is None:
        return messages.NONE_REFUSED
    return messages.NOT_READABLE if answer.unreadable else messages.NOT_SEEN


def toolbar(lang: Lang, columns: int) -> str:
    """The keys, as many as fit, the important ones first."""
    said = ""
    for key in messages.KEYS.said(lang).split(GAP):
        longer = f"{said}{GAP}{key}" if said else key
        if get_cwidth(longer) > columns:
            break
        said = longer
    return said


def _above(show: Callable[[], None]) -> Callable[[KeyPressEvent], None]:
    """A key that shows something above the prompt."""

    def handler(_: KeyPressEvent) -> None:
        run_in_terminal(show)

    return handler
