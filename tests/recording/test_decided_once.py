"""What is typed is decided once, however many entries it becomes."""

import sys
from types import FrameType
from typing import Any

import pytest

from senpu.events.cards.catalogue import shipped
from senpu.projections.fold import RETURNS
from senpu.projections.game import games
from senpu.replay.attempt import Answer, Taken
from senpu.replay.cli.transcript import is_silent, lines_of, tag_of
from senpu.replay.recorder import SCRIBE, Recorder
from typed import senpu


def counted(recorder: Recorder, line: str) -> tuple[Answer, int]:
    """What came of a line, and how often the game decided, whoever asked it."""
    asked: Any = recorder.game.decide
    found = 0

    def count(frame: FrameType, event: str, _: Any) -> None:
        nonlocal found
        found += event == "call" and frame.f_code is asked.__code__

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        return recorder.offer(line, SCRIBE, ""), found
    finally:
        sys.setprofile(before)


@pytest.mark.parametrize("slug", games())
def test_a_line_is_decided_once(slug: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every line of the match that comes along; going back asks the record, not the game."""
    log = tmp_path_factory.mktemp(slug) / "demo.jsonl"
    assert senpu("demo", "--game", slug, "--keep", log.parent).exit_code == 0
    with Recorder.open(log) as kept:
        header = kept.header
    with Recorder.create(log.with_name("again.jsonl"), header, "") as recorder:
        for line in lines_of((shipped(slug) / "demo.ktn").read_bytes()):
            if is_silent(line) or tag_of(line):
                continue
            answer, decided = counted(recorder, line)
            assert isinstance(answer, Taken)
            steps = [step for step in answer.steps if type(step.entry.event) not in RETURNS]
            assert decided == len(steps), line
