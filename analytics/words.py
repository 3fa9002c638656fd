"""What the commands say: `words.ROWS` is the line ROWS of `words.tsv`."""

from pathlib import Path

from senpu.events.text import Text, table

WORDS = table(Path(__file__).with_name("words.tsv"))


def __getattr__(name: str) -> Text:
    if name in WORDS:
        return WORDS[name]
    raise AttributeError(f"no message {name}")
