"""The words in the pictures: names of the game's things and the few words of our own."""

from __future__ import annotations

from render.kit import CAPITALS, Box, GameWords, Sheet, theme, widest, width

_words = GameWords("yokohama")
title, pic, heading, name, plain = _words.title, _words.pic, _words.heading, _words.name, _words.plain


def decimal(lang: str, n: float) -> str:
    """A number that may not be whole, with the sign of the language: 7.5 or 7,5."""
    return f"{n:g}".replace(".", pic(lang, "decimal"))


LARGE = 30  # units of a name that can be read unopened


def large_name(sheet: Sheet, box: Box, words: str, k: float) -> None:
    """A name in one line or two that are never smaller; what is too long is set narrower."""
    x, y, room, high = box
    words = _together(words)
    size = round(LARGE * k)
    each = words.split(" ")
    halves = [[" ".join(each[:n]), " ".join(each[n:])] for n in range(1, len(each))]
    two = min(halves, key=lambda lines: widest(lines, size, CAPITALS), default=[words])
    lines = [words] if width(words, size, CAPITALS) <= room else two
    for n, line in enumerate(lines):
        middle = y + high / 2 + (n - (len(lines) - 1) / 2) * size * 0.87 + 2 * k * (len(lines) - 1)  # below the accents
        sheet.text((x, middle), line, size, bold=CAPITALS, room=room, narrow=True)


def name_block(sheet: Sheet, box: Box, words: str, k: float) -> None:
    """A name in one line if it need not be smaller than 22 units for that, else in two."""
    words = _together(words)
    sizes = [round(size * k) for size in (25, 24, 23, 22)]
    for size in sizes:
        if width(words, size, CAPITALS) <= box[2]:
            sheet.text((box[0], box[1] + box[3] / 2), words, size, bold=CAPITALS)
            return
    if " " in words:
        smaller = [*sizes[1:], max(theme.SMALL, round(20 * k))]
        sheet.block(box, words, sizes[0], bold=CAPITALS, align="lm", shrink=smaller, leading=1.12)
    else:
        sheet.text((box[0], box[1] + box[3] / 2), words, sizes[-1], bold=CAPITALS, room=box[2], narrow=True)


def _together(words: str) -> str:
    """A name whose letter or number does not stand alone in a line."""
    first, space, last = words.rpartition(" ")
    return f"{first}\xa0{last}" if space and len(last) == 1 else words
