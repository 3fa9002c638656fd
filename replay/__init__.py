"""Looking again: recording, stepping through, verifying, drawing; and the command line."""

if __name__ == "replay":
    raise ImportError("import senpu.replay; 'replay' alone is the folder, not the package")
