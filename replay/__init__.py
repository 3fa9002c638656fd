"""Looking again: recording, stepping through, verifying, drawing; and the command line."""

if __name__ == "replay":
    raise ImportError("import senpu.replay, not the folder replay")
