"""The commands of this package, listed as those of `senpu.replay.commands` are."""

from collections.abc import Mapping

COMMANDS: Mapping[str, tuple[str, str, str]] = {
    "query": (
        "senpu.analytics.cli",
        "記録に SQL で問い合わせる。",
        "Ask logs in SQL.",
    ),
    "report": (
        "senpu.analytics.cli",
        "記録についての問いに答える。",
        "Answer a question about logs.",
    ),
}
