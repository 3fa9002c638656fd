"""`senpu show`, `log` and `legal`: a recorded match looked at, at any point."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from senpu.events.base import other
from senpu.events.match import CorrectionMade, TurnStarted
from senpu.projections.entry_view import JUDGE, known, seen
from senpu.projections.fold import History
from senpu.projections.offers import proposals
from senpu.projections.shared.names import called
from senpu.projections.undone import undone
from senpu.replay import messages
from senpu.replay.backing import remembered
from senpu.replay.cli import drawing, edge
from senpu.replay.cli.answers import entry_rules
from senpu.replay.cli.exits import Exit
from senpu.replay.cli.help import HELP
from senpu.replay.cli.words import PATH, command, language, option, say, tell

VIEWS = click.Choice(["A", "B", "public", JUDGE])


@command("show")
@click.argument("log", type=PATH)
@option("--at", type=int)
@option("--turn", type=int)
@option("--as", "seat", type=VIEWS, default=JUDGE)
@option("--json", "as_json", is_flag=True)
@option("--picture", is_flag=True)
def show(
    log: Path, at: int | None, turn: int | None, seat: str, as_json: bool, picture: bool
) -> Exit:
    """Draw a position."""
    viewed = edge.view(log, at if turn is None else None)
    seq = place(viewed, at, turn)
    if picture:
        whole = at is None and turn is None
        click.echo(_picture(viewed.history, seat, None if whole else seq))
    elif as_json:
        edge.put_json(_position(viewed.history, seq, seat))
    else:
        click.echo(say(messages.POSITION, seq=seq))
        drawing.show_board(viewed.history, seq, seat)
        _remember(viewed.history, seq)
    return viewed.exit


def _remember(history: History, seq: int) -> None:
    """What both players saw in what was taken back since, and does not lie open now."""
    for player, cards in remembered(history, seq).items():
        names = ", ".join(called(history.boards[seq], card, language()) for card in cards)
        click.echo(
            say(messages.REMEMBERED, seat=1 if player == history.header.first else 2, cards=names)
        )


@command("legal")
@click.argument("log", type=PATH)
@option("--at", type=int)
@option("--turn", type=int)
@option("--as", "seat", type=VIEWS, default=JUDGE)
@option("--json", "as_json", is_flag=True, words=HELP["legal --json"])
def legal(log: Path, at: int | None, turn: int | None, seat: str, as_json: bool) -> Exit:
    """List what can be done in a position."""
    viewed = edge.view(log, at if turn is None else None)
    seq = place(viewed, at, turn)
    if as_json:
        edge.put_json(proposals(viewed.game, known(viewed.game, viewed.history.boards[seq], seat)))
    else:
        drawing.show_offers(viewed.history, seq, seat)
    return viewed.exit


@command("log")
@click.argument("log", type=PATH)
@option("--rules", is_flag=True)
@option("--full-history", is_flag=True)
@option("--penalties", is_flag=True)
@option("--as", "seat", type=VIEWS, default=JUDGE)
def log(log: Path, rules: bool, full_history: bool, penalties: bool, seat: str) -> Exit:
    """Print the history, or what penalties each player got in it."""
    viewed = edge.view(log)
    if penalties:
        for line in _penalties(viewed.history):
            click.echo(line)
        return viewed.exit
    for line in _history(viewed.history, rules, full_history, seat):
        click.echo(line)
    hidden = viewed.history.seq - len(viewed.history.effective())
    if hidden and not full_history:
        tell(messages.HIDDEN_ENTRIES, n=hidden)
    return viewed.exit


def _penalties(history: History) -> Iterator[str]:
    """Every penalty by player, those a judge rewound over too; none for a scribe's slip."""
    gone, entries, lang = undone(history), history.entries, language()
    slips = {seq for seq, by in gone.items() if isinstance(entries[by - 1].event, CorrectionMade)}
    given = [entry for entry in entries if getattr(entry.event, "penalty", None)]
    for seat in (history.header.first, other(history.header.first)):
        own = [e for e in given if getattr(e.event, "player", None) == seat and e.seq not in slips]
        yield say(
            messages.PENALTIES_OF, player=history.header.players.get(seat) or seat, n=len(own)
        )
        for entry in own:
            yield f"  {history.game.write(history.boards[entry.seq - 1], entry, lang)}"


def place(viewed: edge.Viewed, at: int | None, turn: int | None) -> int:
    """The entry whose position is meant; the last one unless said. Raises `click.UsageError`."""
    if turn is not None and at is not None:
        raise click.UsageError(say(messages.AT_OR_TURN))
    if turn is not None:
        return _turn(viewed.history, turn)
    last = viewed.log.tip.entries
    seq = last if at is None else at
    if not 0 <= seq <= last:
        raise click.UsageError(say(messages.NO_ENTRY, at=seq, last=last))
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
    plain: dict[str, Any] = msgspec.to_builtins(known(history.game, history.boards[seq], seat))
    plain.pop("book", None)
    return {"match": history.header.match, "entry": seq, "board": plain}


def _picture(history: History, view: str, seq: int | None) -> str:
    """The picture of a position, or of the whole match, as JSON."""
    from senpu.replay.picture import match_picture, position_picture

    made = match_picture(history, view) if seq is None else position_picture(history, seq, view)
    return msgspec.json.encode(made).decode()


def _history(history: History, rules: bool, full: bool, view: str) -> Iterator[str]:
    standing, gone = frozenset(history.effective()), undone(history)
    game, lang = history.game, language()
    for entry, before in zip(history.entries, history.boards, strict=False):
        if entry.seq in standing or full:
            said = seen(game, entry, before, view)
            line = game.write(said.before, said.entry, lang)
            yield line if entry.seq not in gone else f"{line}  [{say(messages.UNDONE_MARK)}]"
            if rules:
                cited = entry_rules(said.entry, said.before, game, lang)
                yield from (f"    {rule}" for rule in cited)
