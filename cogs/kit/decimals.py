"""Numbers with one decimal, as each language writes them."""

from __future__ import annotations

from engine.core.text import Text, text


def decimal(value: float) -> Text:
    """A number to one decimal."""
    tenths = round(abs(value) * 10)
    return text("coach.number", sign="−" if value < 0 < tenths else "", whole=tenths // 10, tenth=tenths % 10)
