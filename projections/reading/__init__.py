"""What was typed, understood on a board: names, shared items, completion."""
