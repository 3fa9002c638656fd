"""click in two languages: commands, options and usage errors that speak as the user asked.

The language is that of the last `--lang` said, of the program or of the command, else that of
the system (LC_ALL, LC_MESSAGES, LANG).
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from senpu.events.text import Lang, Text
from senpu.replay import messages
from senpu.replay.cli.help import HELP
from senpu.replay.commands import commands

LANGUAGES: tuple[Lang, Lang] = ("ja", "en")
_SAID = "senpu.lang"
PATH = click.Path(path_type=Path)
"""What a file is said as."""


def system_language() -> Lang:
    """What the environment asks for: Japanese, or else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    said = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return "ja" if said.startswith("ja") else "en"


def language(ctx: click.Context | None = None) -> Lang:
    """The language to speak in; without a context that of the command that runs."""
    ctx = ctx or click.get_current_context(silent=True)
    said: Lang | None = ctx.meta.get(_SAID) if ctx else None
    return said or system_language()


def say(text: Text, /, **facts: int | str) -> str:
    """A message in the language of the command that runs."""
    return text.said(language(), facts)


def tell(text: Text, /, **facts: int | str) -> None:
    """Say, on stderr, what is no result."""
    click.echo(say(text, **facts), err=True)


def program() -> str:
    """The program and its version; what asks for it is slow to import."""
    from importlib.metadata import version

    return f"senpu {version('senpu')}"


class Option(click.Option):
    """An option explained in two languages, by `words` or by what `HELP` says of its name.

    `heading` puts it apart from the others.
    """

    def __init__(
        self,
        names: list[str],
        words: Text | None = None,
        heading: Text = messages.OPTIONS,
        **how: Any,
    ) -> None:
        super().__init__(names, **how)
        self.words = words or HELP[names[0]]
        self.heading = heading

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = self.words.said(language(ctx))
        return super().get_help_record(ctx)


class Command(click.Command):
    """A command explained in two languages, which knows `--lang` and `--help`."""

    def __init__(self, *args: Any, words: Text, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.add_help_option = False
        self.words = words
        self.params += [
            eager("--lang", _remember, type=click.Choice(LANGUAGES)),
            eager("--help", _show_help, is_flag=True),
        ]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Knows the language before anything is said in it, wherever `--lang` stands."""
        _remember(ctx, None, _said_in(args))
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, usage, say(messages.USAGE))

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = self.words.said(language(ctx))
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.params if isinstance(param, Option)]
        for heading in dict.fromkeys(option.heading for option in options):
            records = [o.get_help_record(ctx) for o in options if o.heading == heading]
            with formatter.section(heading.said(language(ctx))):
                formatter.write_dl([record for record in records if record])


def command(name: str) -> Callable[[Callable[..., Any]], Command]:
    """Decorator: the function as the command listed under a name."""
    return click.command(name, cls=Command, words=commands()[name].words)


def option(*names: str, **how: Any) -> Callable[[Any], Any]:
    """Decorator: an option with its help."""
    return click.option(*names, cls=Option, **how)


def eager(name: str, seen_to: Callable[..., None], **how: Any) -> Option:
    """An option that is seen to at once, and that the command does not hear of."""
    return Option([name], is_eager=True, expose_value=False, callback=seen_to, **how)


def _said_in(args: list[str]) -> Lang | None:
    """The language a command line asks for last."""
    pairs = zip(args, [*args[1:], ""], strict=False)
    said = (value if word == "--lang" else word.removeprefix("--lang=") for word, value in pairs)
    return next((lang for word in reversed([*said]) for lang in LANGUAGES if word == lang), None)


def _remember(ctx: click.Context, _: click.Parameter | None, said: Lang | None) -> None:
    if said:
        ctx.meta[_SAID] = said


def _show_help(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()
