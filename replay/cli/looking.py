"""`senpu show`, `log` and `legal`: a recorded match looked at, at any point."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from senpu.events.match import TurnStarted
from senpu.projections.fold import History
from senpu.replay import messages
from senpu.replay import messages_help as helps
from senpu.replay.cli import drawing, edge
from senpu.replay.cli.answers import entry_line, entry_rules
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.recording import PATH
from senpu.replay.cli.words import command, language, option, say, tell


@command("show")
@click.argument("log", type=PATH)
@option("--at", type=int, words=helps.AT)
@option("--turn", type=int, words=helps.TURN)
@option("--as", "seat", type=click.Choice(["A", "B", "public"]), words=helps.AS)
@option("--json", "as_json", is_flag=True, words=helps.JSON)
def show(log: Path, at: int | None, turn: int | None, seat: str | None, as_json: bool) -> Exit:
    """Draw a position."""
    viewed = edge.view(log)
    seq = _place(viewed.history, at, turn)
    if as_json:
        edge.put_json(_position(viewed.history, seq, seat or ""))
    else:
        click.echo(say(messages.POSITION, seq=seq))
        drawing.show_board(viewed.history, seq, seat or "")
    return viewed.exit


@command("legal")
@click.argument("log", type=PATH)
@option("--at", type=int, words=helps.AT)
@option("--turn", type=int, words=helps.TURN)
@option("--json", "as_json", is_flag=True, words=helps.JSON)
def legal(log: Path, at: int | None, turn: int | None, as_json: bool) -> Exit:
    """List what can be done in a position."""
    viewed = edge.view(log)
    seq = _place(viewed.history, at, turn)
    if as_json:
        edge.put_json(viewed.game.legal(viewed.history.boards[seq]))
    else:
        drawing.show_offers(viewed.history, seq)
    return viewed.exit


@command("log")
@click.argument("log", type=PATH)
@option("--rules", is_flag=True, words=helps.RULES_FLAG)
@option("--full-history", is_flag=True, words=helps.FULL)
def log(log: Path, rules: bool, full_history: bool) -> Exit:
    """Print the history."""
    viewed = edge.view(log)
    for line in _history(viewed.history, rules, full_history):
        click.echo(line)
    hidden = viewed.history.seq - len(viewed.history.effective())
    if hidden and not full_history:
        tell(messages.HIDDEN_ENTRIES, n=hidden)
    return viewed.exit


def _place(history: History, at: int | None, turn: int | None) -> int:
    """The entry whose position is meant; the last one unless said. Raises `click.UsageError`."""
    if turn is not None:
        return _turn(history, turn)
    seq = history.seq if at is None else at
    if not 0 <= seq <= history.seq:
        raise click.UsageError(say(messages.NO_ENTRY, at=seq, last=history.seq))
    return seq


def _turn(history: History, turn: int) -> int:
    events = {seq: history.entries[seq - 1].event for seq in history.effective()}
    begins = {event.turn: seq for seq, event in events.items() if isinstance(event, TurnStarted)}
    if turn not in begins:
        known = ", ".join(map(str, begins)) or "-"
        raise click.UsageError(say(messages.NO_TURN, turn=turn, turns=known))
    return begins[turn]


def _position(history: History, seq: int, seat: str) -> dict[str, Any]:
    """A position as plain data, without what the header says for the whole match."""
    board = history.boards[seq]
    seen = history.game.view(board, seat) if seat else board
    plain: dict[str, Any] = msgspec.to_builtins(seen)
    plain.pop("book", None)
    return {"match": history.header.match, "entry": seq, "board": plain}


def _history(history: History, rules: bool, full: bool) -> Iterator[str]:
    standing = frozenset(history.effective())
    game, lang = history.game, language()
    for entry, before in zip(history.entries, history.boards, strict=False):
        if entry.seq in standing or full:
            line = entry_line(entry, before, game, lang)
            yield line if entry.seq in standing else f"{line}  [{say(messages.UNDONE_MARK)}]"
            if rules:
                yield from (f"    {rule}" for rule in entry_rules(entry, before, game, lang))
