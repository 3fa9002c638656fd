"""The headings of Battle Spirits: rules, moves and consequences of an event or two a file."""
