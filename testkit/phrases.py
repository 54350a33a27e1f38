"""What the bot says by a message of ours: tests name the message and its arguments, not the words it is put in."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Text, text
from words import say


def phrase(key: str, /, *, language: str = "en", names: Sequence[str] = (), **args: int | str | Text) -> str:
    """The sentence of a message with its arguments; `names` are those of the seats."""
    return say(text(key, **args), language, names)
