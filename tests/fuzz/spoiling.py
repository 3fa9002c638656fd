"""Spoiled input: text and bytes as a tired hand, a bad disk or an ill will leave them.

One seed gives the same input for ever. How much is tried follows `SENPU_FUZZ`: "full" is what a
release is measured by, anything else a tenth of it or less, for every run of the tests.
"""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from random import Random
from types import FrameType

FULL = os.environ.get("SENPU_FUZZ") == "full"
PATIENCE = 60
"""Seconds after which a call that takes milliseconds hangs."""

ODD = (
    *"0123456789 \t/|>&%$=+-.,:;~^*@!?#(){}[]<>\"'`\\_",
    *"ｓｋ＞＆１２　・；、。ー～竜龍ドローコア",
    *"İıßŉﬁ㍿①Ⅷ½👻\u0301\u200b\u202e\ufeff\ud7ff",
    *("\x00", "\x07", "\x1b[2J", "\x7f", "\x9b", "\r", "\n"),
    *("99999999999999999999", "-1", "1e9", "0x10", "NaN", "((((((((", "[[[[[[[[", "{" * 40),
    *("%no", ">>", "x:", "!", "~0", "k-", "v1=", "?1=", "2.", "1.1", "//", "^a+1", "p1", "d99"),
)
"""What is put in: signs of the notation, other scripts, control characters, big numbers."""


def much(full: int, share: int = 20) -> int:
    """How many of `full` trials are made in this run."""
    return full if FULL else full // share


def spoiled(text: str, random: Random, pieces: Sequence[str] = ODD) -> str:
    """A text with one to three changes."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        text = random.choice(_CHANGES)(text, random, pieces)
    return text


def spoiled_bytes(data: bytes, random: Random) -> bytes:
    """Bytes with one to three changes: a bit, a stretch lost, doubled, or put elsewhere."""
    for _ in range(random.choice((1, 1, 2, 3))):
        at = random.randrange(len(data) + 1)
        length = random.choice((1, 1, 2, 8, 40, 400))
        cut = data[at : at + length]
        match random.randrange(6):
            case 0:
                data = data[:at] + bytes((random.randrange(256),)) + data[at + 1 :]
            case 1:
                data = data[:at] + data[at + length :]
            case 2:
                data = data[:at] + cut + data[at:]
            case 3:
                data = data[:at]
            case 4:
                there = random.randrange(len(data) + 1)
                data = data[:there] + cut + data[there:]
            case _:
                data = _lines_changed(data, random)
    return data


def _lines_changed(data: bytes, random: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    at = random.randrange(len(lines))
    match random.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines.append(lines.pop(at))
        case _:
            lines[at] = lines[at].replace(b"\n", b"\r\n")
    return b"".join(lines)


def _put_in(text: str, random: Random, pieces: Sequence[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(pieces) + text[at:]


def _left_out(text: str, random: Random, pieces: Sequence[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + text[at + random.choice((1, 1, 2, 5)) :]


def _doubled(text: str, random: Random, pieces: Sequence[str]) -> str:
    at = random.randrange(len(text) + 1)
    length = random.choice((1, 2, 5, len(text)))
    return text[:at] + text[at : at + length] + text[at:]


def _swapped(text: str, random: Random, pieces: Sequence[str]) -> str:
    at = random.randrange(max(len(text) - 1, 1))
    return text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]


def _changed(text: str, random: Random, pieces: Sequence[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(pieces) + text[at + 1 :]


def _grown(text: str, random: Random, pieces: Sequence[str]) -> str:
    return text + random.choice(pieces) * random.choice((1, 3, 200))


_CHANGES: tuple[Callable[[str, Random, Sequence[str]], str], ...] = (
    _put_in, _put_in, _left_out, _doubled, _swapped, _changed, _changed, _grown,
)  # fmt: skip


@contextmanager
def patience(what: object) -> Generator[None]:
    """A call that must end. Raises `TimeoutError`, naming `what`, where it does not."""

    def over(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(what)

    before = signal.signal(signal.SIGALRM, over)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
