"""Lines fed to a recorder one after another: each is acknowledged, or declined with its place."""

import click

from senpu.events.match import NoteMade
from senpu.events.notation.sheets import page, sheet
from senpu.projections.rules import Lang
from senpu.replay import clock, messages
from senpu.replay.attempt import Answer, Declined, Taken
from senpu.replay.cli.answers import refusal, remarks
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.transcript import Tag, is_silent, recorded_value, tag_of
from senpu.replay.cli.words import language, say
from senpu.replay.recorder import Recorder

ASKS = ("?", "？")
"""Typed instead of a line: show what can be typed."""


def cheat_sheet(game: str, lang: Lang) -> str:
    """The notation of a game on one page."""
    return page(sheet(game), lang)


class Feeder:
    """A recorder and where its lines come from; counts what it did."""

    def __init__(self, recorder: Recorder, by: str, name: str = "") -> None:
        """`name` is what the source of the lines is called; without it no places are said."""
        self.recorder = recorder
        self.by = by
        self.name = name
        self.lines = 0
        self.entries = 0
        self.refused = 0

    def feed(self, number: int, line: str) -> Answer:
        """Record line `number` and say what came of it: on stdout what stands, else on stderr."""
        self.lines += 1
        answer = self._answer(line)
        self.tell(answer, number)
        return answer

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
