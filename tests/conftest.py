"""What holds for every test."""

from collections.abc import Mapping
from typing import Any, cast

import pytest
from hypothesis import settings

import language
import sound
from senpu.events.envelope import Entry
from senpu.projections.fold import Finding, History

settings.register_profile("calm", deadline=None)
settings.load_profile("calm")
"""A machine under load, or the first import of a game, is no fault of what is tested."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A file that takes in the test of examples has `CASES`."""
    if metafunc.function is language.test_example:
        module = cast(Any, metafunc.module)  # pyright: ignore[reportUnknownMemberType]
        cases: Mapping[str, language.Story] = module.CASES
        metafunc.parametrize("story", cases.values(), ids=cases)


@pytest.fixture(autouse=True)
def sound_boards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every board that a fold of a test comes to by a legal entry is sound; work is not counted."""
    if "bench" in request.path.parts:
        return
    judge = History.judge

    def judged(history: History, entry: Entry) -> Finding | None:
        found = judge(history, entry)
        kind = history.game.rulebook.kinds.get(type(entry.event))
        if found is None and entry.mark == "legal" and kind and kind.by_itself:
            before, after = history.boards[-2:]
            assert not sound.faults(before, entry.event, entry.then, after), entry
        return found

    monkeypatch.setattr(History, "judge", judged)
