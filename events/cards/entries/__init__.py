"""TOML, JSON and CSV read so that every entry and field keeps the place where it stands.

The parsers of the standard library give up at the first fault and forget positions. Here a
damaged entry is one entry lost, named by its place; the entries around it are read.
"""

import re
from collections.abc import Iterator
from typing import Literal

from senpu.events.cards.entries.from_csv import csv_entries
from senpu.events.cards.entries.from_json import json_entries
from senpu.events.cards.entries.from_toml import toml_entries
from senpu.events.cards.entries.located import RawEntry, Source, ending_of

Format = Literal["toml", "json", "csv"]

_READERS = {"toml": toml_entries, "json": json_entries, "csv": csv_entries}
_JSON = re.compile(r"\s*(\{|\[\s*[\]{])")
_TOML = re.compile(r"(?:\s*#.*\n)*\s*(\[|\w+\s*=)")


def read_entries(text: str, form: Format) -> Iterator[RawEntry]:
    """The entries of a list: `[[card]]` tables, JSON objects (bare list or `cards`), CSV rows."""
    return _READERS[form](text)


def format_of(source: Source, text: str) -> Format:
    """The format by the file's ending, else by how the text begins."""
    ending = ending_of(source)
    if ending == "json" or (ending not in _READERS and _JSON.match(text)):
        return "json"
    if ending == "toml" or (ending not in _READERS and _TOML.match(text)):
        return "toml"
    return "csv"
