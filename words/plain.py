"""What people write, made fit to stand in one of our lines."""

from __future__ import annotations

import unicodedata

TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # the writing direction
UNSEEN = frozenset("\u00ad\u180e\u200b\u2060\u2061\u2062\u2063\u2064\ufeff")  # nothing, not even in emoji
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # signs that look like a space
JOINING = frozenset("\u200c\u200d")  # of letters and emoji; by themselves they show nothing
BREAKS = ("Cc", "Zl", "Zp")  # line breaks and other characters that only control
ABOVE = ("Mn", "Me")  # what is written above or below another letter
MOST_ABOVE = 3  # at one letter; no language needs more


def one_line(words: str) -> str:
    """The words in one line that is written in its own direction and as high as a line; nothing if nothing shows."""
    kept: list[str] = []
    above = 0
    for one in words:
        kind = unicodedata.category(one)
        above = above + 1 if kind in ABOVE else 0
        if one in TURNING or one in UNSEEN or above > MOST_ABOVE:
            continue
        kept.append(" " if kind in BREAKS or one in BLANK else one)
    line = " ".join("".join(kept).split())
    return line if any(map(_shows, line)) else ""


def _shows(letter: str) -> bool:
    return letter not in JOINING and unicodedata.category(letter) not in (*ABOVE, "Zs", "Cf", "Cn", "Cs")
