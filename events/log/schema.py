"""JSON Schema of all that is stored, made from the types and therefore never behind them."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec

from senpu.events.envelope import FORMAT, Header
from senpu.events.log.codec import codec, games

Schema = dict[str, Any]


def schema() -> Schema:
    """The schema (2020-12) of a line of a log: a header or an entry of any game found.

    `$defs` names the types, those of a game as `<game>.<Type>`: `<game>.Card` is a catalogue card.
    Unknown properties are allowed, as readers keep them; unknown event types are not.
    """
    known = games()
    defs = _header_defs()
    for game in known:
        defs |= _game_defs(game)
    lines = [_ref(f"{game}.{kind}") for game in known for kind in ("Header", "Entry")]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A line of a log in the format {FORMAT}",
        "type": "object",
        "properties": {"hash": {"type": "string", "pattern": "^[0-9a-f]{32}$"}},
        "required": ["hash"],
        "anyOf": lines,
        "$defs": defs,
    }


def _header_defs() -> Schema:
    _, defs = msgspec.json.schema_components((Header,), ref_template="#/$defs/{name}")
    header: Schema = defs["Header"]
    header["properties"]["format"] = {"const": FORMAT}
    header["required"].append("format")
    return defs


def _game_defs(game: str) -> Schema:
    cards = _card_types(game)
    refs, found = msgspec.json.schema_components(
        (codec(game).entry_type, *cards), ref_template=f"#/$defs/{game}.{{name}}"
    )
    generic = refs[0]["$ref"].removeprefix(f"#/$defs/{game}.")  # its name lists all the events
    found["Entry"] = found.pop(generic) | {"title": "Entry"}
    found["Header"] = _header(game, with_cards=bool(cards))
    return {f"{game}.{name}": definition for name, definition in found.items()}


def _header(game: str, *, with_cards: bool) -> Schema:
    special: Schema = {"game": {"const": game}}
    if with_cards:
        special["cards"] = {"items": _ref(f"{game}.Card")}
    return {"allOf": [_ref("Header")], "properties": special}


def _card_types(game: str) -> tuple[type, ...]:
    package = import_module(f"senpu.events.{game}")
    inner = [module.name for module in iter_modules(getattr(package, "__path__", ()))]
    return (import_module(f"{package.__name__}.cards").Card,) if "cards" in inner else ()


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}
