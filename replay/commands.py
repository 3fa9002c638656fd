"""The commands there are: each package of senpu lists its own in a file `commands.tsv`.

A line is a name, its help in Japanese and in English, and the module that defines the command,
which is imported when it is asked for.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import senpu
from senpu.events.text import Text

LIST = "commands.tsv"


class Listed(NamedTuple):
    """A command before it is imported: the module that defines it, and what its help says."""

    module: str
    words: Text


@cache
def commands() -> Mapping[str, Listed]:
    """All commands by name, those of this package first."""
    found = (path for folder in senpu.__path__ for path in sorted(Path(folder).glob(f"*/{LIST}")))
    return {
        name: Listed(module, Text(ja, en))
        for path in (Path(__file__).with_name(LIST), *found)
        for name, ja, en, module in map(_cells, path.read_text("utf-8").splitlines())
    }


def _cells(line: str) -> list[str]:
    return line.split("\t")
