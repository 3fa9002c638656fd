"""Battle Spirits: its board, its rules, and what follows from them."""
