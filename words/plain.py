"""What people write, made fit to stand in one of our lines."""

from __future__ import annotations

import unicodedata

TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # the writing direction
BREAKS = ("Cc", "Zl", "Zp")  # line breaks and other characters that only control


def one_line(words: str) -> str:
    """The words in one line that is written in its own direction."""
    kept = (" " if unicodedata.category(one) in BREAKS else one for one in words if one not in TURNING)
    return " ".join("".join(kept).split())
