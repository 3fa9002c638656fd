"""Lines fed to a recorder one after another: each is acknowledged, or declined with its place."""

import re

import click

from senpu.events.base import Facts
from senpu.events.match import NoteMade
from senpu.events.notation.line import normal
from senpu.events.notation.sheets import page, sheet
from senpu.projections.game import NotationError
from senpu.projections.rules import Lang
from senpu.replay import clock, messages
from senpu.replay.attempt import Answer, Declined, Taken
from senpu.replay.cli.answers import refusal, remarks
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.transcript import Tag, is_silent, recorded_value, tag_of
from senpu.replay.cli.words import language, say
from senpu.replay.recorder import Recorder

_TURN = re.compile(r"\s*(?:x\s*:|!|~.*?(?=\d+\.[12]))?\s*(\d+\.[12])(?![\d.])", re.I)
ASKS = ("?", "？")
"""Typed instead of a line: show what can be typed."""


def cheat_sheet(game: str, lang: Lang) -> str:
    """The notation of a game on one page."""
    return page(sheet(game), lang)


class Feeder:
    """A recorder and where its lines come from; counts what it did."""

    def __init__(self, recorder: Recorder, by: str, name: str = "", whole: bool = False) -> None:
        """`name` is what the source of the lines is called; without it no places are said.

        A `whole` text is not corrected while it is read: what belongs to a turn that was refused
        is left out with it.
        """
        self.recorder = recorder
        self.by = by
        self.name = name
        self.lines = 0
        self.entries = 0
        self.refused = 0
        self.whole = whole
        self.lost: Facts = {}
        """The turn that was refused last, and the line it stands in."""

    def feed(self, number: int, line: str) -> Answer:
        """Record line `number` and say what came of it: on stdout what stands, else on stderr."""
        self.lines += 1
        turns = self._turns(line)
        if turns or not self.whole:
            self.lost = {}
        answer = self._answer(line)
        if isinstance(answer, Declined) and turns and self._runs() != turns[-1]:
            self.lost = {"turn": turns[-1], "line": number}
        self.tell(answer, number)
        return answer

    def _turns(self, line: str) -> list[str]:
        """The turns a line says."""
        try:
            items = self.recorder.game.items(line)
        except NotationError:
            items = ((line, 1),)
        found = (_TURN.match(normal(item).text) for item, _ in items)
        return [turn[1] for turn in found if turn]

    def _runs(self) -> str:
        """The turn on record, as it is typed."""
        board = self.recorder.history.board
        return f"{board.turn}.{1 if board.player == self.recorder.header.first else 2}"

    def tell(self, answer: Answer, number: int = 0) -> Exit:
        """Say what came of line `number`, or of something that was no line."""
        if isinstance(answer, Taken):
            self._acknowledge(answer)
            return Exit.FINE
        self._decline(answer, number)
        return Exit.WRONG

    def _answer(self, line: str) -> Answer:
        if is_silent(line):
            return Taken()
        if line.strip() in ASKS:
            click.echo(cheat_sheet(self.recorder.game.slug, language()))
            return Taken()
        if tag := tag_of(line):
            return self._tag(tag, line)
        if self.lost and not normal(line).text.lstrip().startswith("{"):
            return Declined(item=line.strip(), message=messages.TURN_REFUSED, facts=self.lost)
        return self.recorder.offer(line, self.by, clock.now())

    def _tag(self, tag: Tag, line: str) -> Answer:
        """A tag must say what the header says; where that says nothing, the tag is a note."""
        recorded = recorded_value(tag, self.recorder.header)
        if not recorded:
            note = NoteMade(text=f"{tag.key}: {tag.value}")
            return self.recorder.offer(note, self.by, clock.now())
        if recorded == tag.value:
            return Taken()
        facts = {"key": tag.key, "said": tag.value, "recorded": recorded}
        return Declined(item=line.strip(), message=messages.TAG_DIFFERS, facts=facts)

    def _acknowledge(self, answer: Taken) -> None:
        self.entries += len(answer.steps)
        for step in answer.steps:
            click.echo(self.recorder.game.write(step.before, step.entry, language()))
        for line in remarks(answer, self.recorder.history, language()):
            click.echo(line, err=True)

    def _decline(self, answer: Declined, number: int) -> None:
        self.refused += 1
        if self.name:
            at = say(messages.AT, name=self.name, line=number, column=answer.column)
            click.echo(f"{at}:", err=True)
        for line in refusal(answer, self.recorder.game, language()):
            click.echo(line, err=True)
