"""Lines of the log: time, level, where, `key=value` marks of what they are about, the message; and never a secret."""

from __future__ import annotations

import logging
import re
from types import TracebackType

from cogs.operation.settings import Settings
from engine.core.text import printable
from host.traces import marks

# Whoever has the token of an interaction can answer it; libraries write it where they write addresses.
TOKENS = re.compile(r"((?:webhooks|interactions)/\d+/)[\w.%-]{8,}")
# At their most talkative these write whole requests and transactions: messages to one person, hands, seeds.
QUIET = ("discord", "aiosqlite")


Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class MarkedLines(logging.Formatter):
    """Every line says which click and which table it belongs to, unless its message says so itself."""

    def __init__(self, token: str = "") -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s%(marks)s %(message)s")
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage()
        record.marks = "".join(f" {name}={value}" for name, value in marks().items() if f"{name}=" not in said)
        line = TOKENS.sub(r"\1…", super().format(record))
        return line.replace(self._token, "…") if self._token else line

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (the library's name)
        """Whatever somebody has written, it makes no line of its own."""
        record.message = printable(record.message)
        return super().formatMessage(record)

    def formatException(self, raised: Raised) -> str:  # noqa: N802
        """The lines of a traceback are indented, also those that somebody has written."""
        return "\n".join(f"    {printable(line)}" for line in super().formatException(raised).split("\n"))


def log_as_told(settings: Settings) -> None:
    """Everything goes to the standard error stream, from the chosen level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(MarkedLines(settings.token))
    logging.basicConfig(level=settings.level, handlers=[handler])
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[settings.level]))
