"""How fast a log is read and folded under enforcement, against two peers in the same run.

    PYTHONPATH=tests python -m bench.fold [--rounds N] [--matches N] [--instructions]

senpu: a match log from bytes to its last position, hash chain checked and every action decided
again. python-chess: `read_game` on games with a clock reading at each move, as our entries have
times; and its bare judging and making of moves. PokerKit: the hands of its README replayed to
their last state. Rounds are interleaved, the best of each counts; the figures that mean something
are the ratios. With `--instructions` (where valgrind is) the instructions a unit are counted too.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from time import process_time

from bench.contestants import Contestant, contestants, settle
from bench.matches import match_log, pgn, undone_log
from senpu.events.log.chain import read_bytes
from senpu.projections.fold import verified
from senpu.projections.game import Game, games

Figures = Mapping[str, float]
SETTLED = {**os.environ, "PYTHONHASHSEED": "0"}
"""The environment, with the same order of sets in each run."""
CHESS, POKER = "python-chess read_game", "PokerKit six hands"


def written(folder: Path, matches: int) -> None:
    """The files all read: so many random matches a game and the demonstration, chess games."""
    for played in games().values():
        for seed in range(matches):
            path = folder / f"{played.slug}-{seed}.jsonl"
            path.write_bytes(match_log(played, seed))
        _demonstrate(played, folder)
    for seed in range(matches):
        (folder / f"{seed}.pgn").write_text(pgn(seed))


def _demonstrate(played: Game, folder: Path) -> None:
    """The demonstration's log, as the command leaves it."""
    kept = folder / f"demo-{played.slug}"
    command = [sys.executable, "-m", "senpu.replay.cli", "demo", "--game", played.slug]
    subprocess.run([*command, "--keep", str(kept)], check=True, capture_output=True)
    (kept / "demo.jsonl").rename(folder / f"{played.slug}-demo.jsonl")


def seconds(found: Mapping[str, Contestant], rounds: int) -> Figures:
    """Processor time a unit, the least of so many rounds in which each has its turn."""
    best = dict.fromkeys(found, float("inf"))
    settle()
    for _ in range(rounds):
        for name, one in found.items():
            began = process_time()
            one.work()
            best[name] = min(best[name], (process_time() - began) / one.units)
    return best


def instructions(folder: Path, found: Mapping[str, Contestant]) -> Figures:
    """Instructions a unit: those of three rounds without those of one, so without starting."""
    counts = {name: [_counted(folder, name, rounds) for rounds in (1, 3)] for name in found}
    return {name: (more - less) / (2 * found[name].units) for name, (less, more) in counts.items()}


def _counted(folder: Path, name: str, rounds: int) -> int:
    driver = [sys.executable, "-m", "bench.contestants"]
    counter = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command = [*counter, *driver, str(folder), name, str(rounds)]
    told = subprocess.run(command, check=True, capture_output=True, text=True, env=SETTLED)
    found = re.search(r"I\s+refs:\s+([\d,]+)", told.stderr)
    assert found, told.stderr
    return int(found[1].replace(",", ""))


def growth(played: Game, sizes: Sequence[int] = (1000, 2000, 4000, 8000)) -> Figures:
    """Seconds an entry to verify logs half of whose entries are corrections, by size."""
    found: dict[str, Contestant] = {}
    for size in sizes:
        log = read_bytes(undone_log(played, size))
        found[f"{size}"] = Contestant(
            lambda log=log: verified(played, log.header, log.entries),  # type: ignore[misc]
            size,
        )
    return seconds(found, 3)


def table(spent: Figures, counted: Figures, slugs: Sequence[str]) -> str:
    """All figures as a table, with what each verified fold is times its peers."""
    lines = [f"{'':44}{'units/s':>12}{'instructions':>14}"]
    for name, time in spent.items():
        count = f"{counted[name]:,.0f}" if name in counted else "-"
        lines.append(f"{name:44}{1 / time:>12,.0f}{count:>14}")
    for slug in slugs:
        for peer in (CHESS, "python-chess is_legal, push", POKER, "PokerKit fold-only hand"):
            lines.append(_ratio(spent, counted, f"{slug}: verified fold", peer))
        for mine in ("trusting fold", "trusting fold, no hash"):
            lines.append(_ratio(spent, counted, f"{slug}: bare decoding", f"{slug}: {mine}"))
    return "\n".join(lines)


def _ratio(spent: Figures, counted: Figures, mine: str, peer: str) -> str:
    """How many times the peer spends what we do."""
    said = f"{spent[peer] / spent[mine]:.2f} by time"
    if mine in counted and peer in counted:
        said += f", {counted[peer] / counted[mine]:.2f} by instructions"
    return f"{peer} / {mine}: {said}"


def main() -> None:
    """Measure, print."""
    asked = argparse.ArgumentParser(description="How fast a log is folded, against two peers.")
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--matches", type=int, default=10)
    asked.add_argument("--instructions", action="store_true")
    told = asked.parse_args()
    if told.instructions and not which("valgrind"):
        asked.error("valgrind is not here")
    slugs = list(games())
    with TemporaryDirectory() as place:
        folder = Path(place)
        written(folder, told.matches)
        found = contestants(folder, slugs)
        counted: Figures = instructions(folder, found) if told.instructions else {}
        print(table(seconds(found, told.rounds), counted, slugs))
    for played in games().values():
        grown = ", ".join(f"{size}: {1e6 * time:.1f}" for size, time in growth(played).items())
        print(f"{played.slug}, half corrections, microseconds an entry: {grown}")


if __name__ == "__main__":
    main()
