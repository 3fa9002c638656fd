"""The log of a match: sealed lines, the file they stand in, old formats read as if new."""
