"""Cases somebody wrote down about the rules, checked."""
