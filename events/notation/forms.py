"""Forms of full text, made from the declarations of events."""

from collections.abc import Iterable, Iterator, Mapping

from senpu.events.notation.full import Clause, Codec, Form
from senpu.events.parts import Declared, Part, Way, acts, ways

Words = Mapping[str, tuple[str, str]]
"""Japanese and English by stored word."""
NO_WORDS: Words = {}


def forms(
    kinds: Iterable[type[Declared]], codecs: Mapping[str, Codec], words: Words = NO_WORDS
) -> tuple[Form, ...]:
    """The forms of some structs; of two for one struct the first that fits is written.

    `codecs` holds how each kind of part is written, `words` what a game calls something that
    phrases name in braces, as in `{step}`.
    """
    return tuple(_form(way, codecs, words) for way in _particular_first(ways(kinds)) if _said(way))


def _particular_first(found: Iterable[Way]) -> Iterator[Way]:
    """A verb that is only said when a field is set comes before the one that is said always."""
    yield from sorted(found, key=lambda way: not way.verb.when)


def _said(way: Way) -> bool:
    """What has no verb at all is a value inside others, and needs no label."""
    return bool(way.verb.ja) or not way.type.verbs


def _form(way: Way, codecs: Mapping[str, Codec], words: Words) -> Form:
    clauses = (_clause(name, part, codecs, words) for name, part in way.written.items())
    verb = way.verb
    return Form(
        way.type,
        _named(verb.ja, words, 0),
        _named(verb.en, words, 1),
        tuple(clauses),
        verb.fixed,
        verb.usual,
        verb.when,
        acts(way.type),
    )


def _clause(field: str, part: Part, codecs: Mapping[str, Codec], words: Words) -> Clause:
    return Clause(
        field,
        _named(part.ja, words, 0),
        _named(part.en, words, 1),
        codecs[part.fills],
        part.is_("joined"),
        part.is_("always"),
        part.is_("outcome"),
    )


def _named(phrase: str, words: Words, lang: int) -> str:
    for name, said in words.items():
        phrase = phrase.replace(f"{{{name}}}", said[lang])
    return phrase
