"""What `--help` says of the program, of options and exit codes, by the name of each."""

from pathlib import Path

from senpu.events.text import table

HELP = table(Path(__file__).with_name("help.tsv"))
