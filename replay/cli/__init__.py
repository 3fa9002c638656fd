"""The program `senpu`: what can be typed, and how it ends.

A command is imported when it is typed. It returns its exit code, or nothing where all is well.
"""

import os
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NoReturn

import click

from senpu.events.log.errors import LogError
from senpu.replay import messages
from senpu.replay.cli.exits import BROKEN_PIPE, INTERRUPTED, MEANINGS, Exit, exit_of
from senpu.replay.cli.help import HELP
from senpu.replay.cli.words import Command, eager, language, program, say, tell
from senpu.replay.commands import commands


class Program(Command, click.Group):
    """The group of all commands; it alone turns errors into words and exit codes."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(commands())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return command(cmd_name) if cmd_name in commands() else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in commands():
            raise click.UsageError(say(messages.UNKNOWN_COMMAND, name=args[0]), ctx)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        lang = language(ctx)
        with formatter.section(messages.COMMANDS.said(lang)):
            formatter.write_dl(
                [(name, _first(each.words.said(lang))) for name, each in commands().items()]
            )

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        lang = language(ctx)
        with formatter.section(messages.EXIT_CODES.said(lang)):
            formatter.write_dl(
                [(str(int(code)), text.said(lang)) for code, text in MEANINGS.items()]
            )

    def invoke(self, ctx: click.Context) -> Any:
        try:
            code = super().invoke(ctx)
            sys.stdout.flush()
            return code
        except LogError as error:
            click.echo(error.text(language(ctx)), err=True)
            return exit_of(error)
        except BrokenPipeError:
            _silence()
            return BROKEN_PIPE
        except (KeyboardInterrupt, click.Abort):
            tell(messages.INTERRUPTED)
            return INTERRUPTED

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run; in standalone mode leave the program with the exit code, else return it."""
        code = self._ended(partial(super().main, args, prog_name, complete_var, False, **extra))
        if standalone_mode:
            sys.exit(code)
        return code

    def _ended(self, run: Callable[[], Any]) -> int:
        """The exit code, after saying what was wrong if something was."""
        try:
            code = run()
            return code if isinstance(code, int) else Exit.FINE
        except click.UsageError as error:
            click.echo(_said(error), err=True)
            return error.exit_code
        except click.ClickException as error:
            click.echo(error.format_message(), err=True)
            return error.exit_code


def _first(sentences: str) -> str:
    return re.split(r"(?<=。)|(?<=\.) ", sentences, maxsplit=1)[0]


def _said(error: click.UsageError) -> str:
    """What is wrong with the command line, and where it is explained."""
    lang = language(error.ctx)
    why = error.format_message()
    text = messages.USAGE_ERROR
    if isinstance(error, click.NoSuchOption):
        text, why = messages.UNKNOWN_OPTION, error.option_name
    elif isinstance(error, click.MissingParameter) and error.param:
        text, why = messages.MISSING, error.param.human_readable_name
    elif isinstance(error, click.BadParameter):
        text = messages.WRONG_VALUE
    path = error.ctx.command_path if error.ctx else "senpu"
    return f"{text.said(lang, {'why': why})}\n{messages.SEE_HELP.said(lang, {'command': path})}"


def _silence() -> None:
    """Nobody reads any more: nothing is to be said when the streams are flushed at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def command(name: str) -> click.Command:
    """The command of that name. Raises KeyError if there is none."""
    values = vars(import_module(commands()[name].module)).values()
    return next(each for each in values if isinstance(each, click.Command) and each.name == name)


def _show_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked:
        click.echo(program())
        ctx.exit()


def _program() -> Program:
    shown = eager("--version", _show_version, is_flag=True)
    return Program("senpu", words=HELP["senpu"], params=[shown], callback=_pass_language_on)


@click.pass_context
def _pass_language_on(ctx: click.Context) -> None:
    """Commands found elsewhere, which have a `--lang` of their own, begin with ours."""
    ctx.default_map = {name: {"lang": language(ctx)} for name in commands()}


cli = _program()


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run the program on the given or the typed words, and leave."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without kanji shows `?`
    sys.exit(cli.main(args, "senpu", standalone_mode=False))
