"""`python -m senpu.replay.cli`, where no script is installed."""

from senpu.replay.cli import main

main()
