"""Numbers as a language writes them."""

from __future__ import annotations

from babel.numbers import format_decimal


def decimal(number: float, lang: str) -> str:
    """A number with one digit after the point, or after the comma."""
    return format_decimal(number, "0.0", lang)
