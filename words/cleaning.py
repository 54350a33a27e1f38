"""Names and words that people type, cleaned so that they fit into one line of ours."""

from __future__ import annotations

import unicodedata

DIRECTION_MARKS = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)  # the writing direction
INVISIBLE = frozenset("\u00ad\u180e\u200b\u2060\u2061\u2062\u2063\u2064\ufeff")  # nothing, not even in emoji
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # signs that look like a space
JOINING = frozenset("\u200c\u200d")  # of letters and emoji; by themselves they show nothing
BREAKS = ("Cc", "Zl", "Zp")  # line breaks and other characters that only control
COMBINING = ("Mn", "Me")  # what is written marks or below another letter
MOST_COMBINING = 3  # at one letter; no language needs more


def one_line(words: str) -> str:
    """The words as one line, without signs that turn its direction or pile up; empty if nothing is visible."""
    kept: list[str] = []
    marks = 0
    for one in words:
        kind = unicodedata.category(one)
        marks = marks + 1 if kind in COMBINING else 0
        if one in DIRECTION_MARKS or one in INVISIBLE or marks > MOST_COMBINING:
            continue
        kept.append(" " if kind in BREAKS or one in BLANK else one)
    line = " ".join("".join(kept).split())
    return line if any(map(_is_visible, line)) else ""


def _is_visible(letter: str) -> bool:
    return letter not in JOINING and unicodedata.category(letter) not in (*COMBINING, "Zs", "Cf", "Cn", "Cs")
