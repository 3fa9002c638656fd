"""The headings of Gate Ruler: rules, moves and consequences of an event or two a file."""
