"""How a file of cases is written, told from the tables that read it."""

from collections.abc import Iterable, Iterator, Mapping
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType

from senpu.events.base import Event
from senpu.events.cards.catalogue import shipped
from senpu.projections.cases.action import kinds_of_event
from senpu.projections.cases.contract import Case
from senpu.projections.cases.dialect import Dialect, Word, dialects
from senpu.projections.rules import Lang, Text
from senpu.replay.check.messages import said


def help_format(lang: Lang) -> Iterator[str]:
    """All of it, line by line."""
    yield said("format file", lang)
    yield ""
    yield said("format case", lang)
    for key, kind in get_type_hints(Case).items():
        yield f"  {key:14}{_kind(kind, lang):26}{said(f'case {key}', lang)}"
    for dialect in dialects().values():
        yield from _game(dialect, lang)


def _game(dialect: Dialect, lang: Lang) -> Iterator[str]:
    yield ""
    yield f"== {dialect.game.name.said(lang)} ({dialect.game.slug})"
    yield said("format setup", lang)
    yield from _keys(dialect.setup, lang)
    yield said("format after", lang)
    yield from _keys(dialect.end, lang)
    yield said("format action", lang)
    for name, word in dialect.words.items():
        yield f"  {name}: {_listed(_stated(word), lang)}"
    yield said("format stored", lang)
    covered = {word.event for word in dialect.words.values()}
    yield from _events((event for event in dialect.events if event not in covered), lang)
    yield said("format changes", lang)
    yield from _events(get_args(dialect.changes), lang)
    if dialect.text:
        yield said("format texts", lang)
        yield from _keys(dialect.text, lang)
    yield said("format examples", lang)
    for what, action in examples(dialect.game.slug):
        yield f"  {what.said(lang)}"
        yield f"    {action}"


def examples(slug: str) -> Iterator[tuple[Text, str]]:
    """Actions as JSON that show what may be said: the lines of `cases.tsv` beside the cards."""
    text = (shipped(slug) / "cases.tsv").read_text("utf-8")
    for ja, en, action in (line.split("\t") for line in text.splitlines()):
        yield Text(ja, en), action


def _events(events: Iterable[type[Event]], lang: Lang) -> Iterator[str]:
    for event in events:
        yield f"  {event.__struct_config__.tag}: {_listed(kinds_of_event(event), lang)}"


def _stated(word: Word) -> dict[str, Any]:
    """The keys of an action as a case states them, each with its kind."""
    fields = kinds_of_event(word.event)
    called = {key: fields[field] for key, field in word.keys.items()}
    hidden = {*word.keys.values(), *word.fixed} - {*word.keys}
    return {
        **word.own,
        **called,
        **{k: v for k, v in fields.items() if k not in hidden | {*called}},
    }


def _listed(kinds: Mapping[str, Any], lang: Lang) -> str:
    return ", ".join(f"{key} {_kind(kind, lang)}" for key, kind in kinds.items())


def _keys(
    kind: Any, lang: Lang, indent: str = "  ", shown: list[Any] | None = None
) -> Iterator[str]:
    """The keys of an object, line by line, those of the objects in it below: of both sides and of
    each kind once."""
    kinds, shown = get_type_hints(kind), [] if shown is None else shown
    for key, inner in kinds.items():
        if key[:1] == "B" and f"A{key[1:]}" in kinds:
            continue
        both = f"{key}, B{key[1:]}" if f"B{key[1:]}" in kinds and key[:1] == "A" else key
        yield f"{indent}{both}: {_kind(inner, lang)}"
        for each in _shapes(inner):
            if each not in shown:
                shown.append(each)
                yield from _keys(each, lang, f"{indent}  ", shown)


def _shapes(kind: Any) -> Iterator[Any]:
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
    for inner in get_args(kind):
        yield from _shapes(inner)


def _kind(kind: Any, lang: Lang) -> str:
    """What may stand there: `number`, `A|B`, `[text]`, `{name: number}`."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return "…"
    if origin is Literal:
        return "|".join(str(word) for word in inner if word != "")
    if kind in (int, str, bool, NoneType):
        return said(f"kind {kind.__name__}", lang)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return "{…}"
    if origin in (list, tuple):
        return f"[{_either(inner, lang)}]"
    if origin in (dict, Mapping):
        return f"{{{said('name', lang)}: {_kind(inner[1], lang)}}}"
    return _either(inner, lang)


def _either(kinds: Iterable[Any], lang: Lang) -> str:
    said = (_kind(kind, lang) for kind in kinds if kind not in (UnsetType, Ellipsis))
    return "|".join(dict.fromkeys(filter(None, said)))
