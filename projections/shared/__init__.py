"""What several games do alike, stated once: a game gives its book, the ids, and what is its own."""
