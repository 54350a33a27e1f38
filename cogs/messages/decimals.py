"""Averages as each language writes them: with one decimal, unless they are whole."""

from __future__ import annotations

from engine.core.text import Text, text, verbatim


def decimal(value: float) -> Text:
    """A number to one decimal, which is left out where it is 0."""
    tenths = round(abs(value) * 10)
    sign = "−" if value < 0 < tenths else ""
    if tenths % 10 == 0:
        return verbatim(f"{sign}{tenths // 10}")
    return text("coach.number", sign=sign, whole=tenths // 10, tenth=tenths % 10)
