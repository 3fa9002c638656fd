"""What happened: events, the log that stores them, and the text that people type.

The names of event types and of their fields are the storage format. They are a promise: a field
may be added with a default, none is renamed, none changes its meaning (`upcast` reads old logs).
An event is a frozen value in the past tense. An *action* event says what a player chose and, once
decided, what came of it; a *consequence* event says what followed by rule.
"""

if __name__ == "events":
    raise ImportError("import senpu.events, not the folder events")
