"""Asking: stored logs in DuckDB."""

if __name__ == "analytics":
    raise ImportError("import senpu.analytics, not the folder analytics")
