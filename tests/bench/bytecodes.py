"""Bytecodes an entry: exact, and the same on any machine that runs the same Python.

    PYTHONPATH=tests python -m bench.bytecodes [--write]

counts those of the matches in `logs/`; `--write` makes them the reference of this version of
Python, which a change may exceed by a twentieth.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FrameType
from typing import Any

from bench.contestants import matches

HERE = Path(__file__).parent
LOGS, REFERENCE = HERE / "logs", HERE / "bytecodes.json"
KINDS = ("verified fold", "trusting fold")
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"


def bytecodes(work: Callable[[], object]) -> int:
    """How many bytecodes a piece of work executes; it is done once before, to fill its caches."""
    work()
    count = 0

    def step(frame: FrameType, event: str, given: Any) -> Any:
        nonlocal count
        count += event == "opcode"
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def counted() -> Mapping[str, float]:
    """Bytecodes an entry, by game and kind of fold."""
    slugs = sorted(path.stem for path in LOGS.glob("*.jsonl"))
    works = {name: one for slug in slugs for name, one in matches(LOGS, slug).items()}
    kinds = {name: one for name, one in works.items() if name.endswith(KINDS)}
    return {name: round(bytecodes(one.work) / one.units, 1) for name, one in kinds.items()}


def reference() -> Mapping[str, Mapping[str, float]]:
    """What was counted before, by version of Python."""
    found: Mapping[str, Mapping[str, float]] = json.loads(REFERENCE.read_text())
    return found


def main() -> None:
    """Count, print, write if asked."""
    asked = argparse.ArgumentParser(description="Bytecodes an entry.")
    asked.add_argument("--write", action="store_true")
    found = counted()
    known: Mapping[str, Mapping[str, float]] = reference() if REFERENCE.exists() else {}
    for name, n in found.items():
        print(f"{name:40}{n:>10,.1f}{known.get(PYTHON, {}).get(name, 0):>10,.1f}")
    if asked.parse_args().write:
        written = {**known, PYTHON: found}
        REFERENCE.write_text(json.dumps(written, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
