"""What the program says to people beside rules and log errors: `messages.TORN` is the line TORN."""

from pathlib import Path

from senpu.events.text import Text, table

MESSAGES = table(Path(__file__).with_name("messages.tsv"))


def __getattr__(name: str) -> Text:
    if name in MESSAGES:
        return MESSAGES[name]
    raise AttributeError(f"no message {name}")
