"""Cases checked: positions, an action and the right verdict, against what the rules say."""
