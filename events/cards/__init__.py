"""Printed facts of cards: catalogues, decks and short names, for every game."""
