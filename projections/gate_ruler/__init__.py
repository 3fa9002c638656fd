"""Gate Ruler: its board, chapter 7 and the gate, and what follows from them."""
