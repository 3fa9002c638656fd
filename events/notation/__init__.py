"""Text to events and back: what a scribe types, and what the program writes.

Two surfaces say the same. *Short* text is typed at the table, one letter a verb, with everything
that can be computed left out. *Full* text is written by the program, one entry a line, in Japanese
or English. `common` holds what every game shares; the grammar of a game stands in the docstring of
the package or module named like it, the page of what can be typed in `data/sheet.tsv` of the game.

Nothing here knows a board: which copy is meant, what is paid by default and what may follow is
found by the game's `reading` among the projections.
"""
