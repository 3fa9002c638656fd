"""Asking: stored logs in DuckDB."""

if __name__ == "analytics":
    raise ImportError("import senpu.analytics; 'analytics' alone is the folder, not the package")
