"""What people write, shown as they wrote it: it never becomes formatting, a link, a mention or a line of the bot's."""

from __future__ import annotations

import re

from engine.core.text import Text
from words import one_line

FORMATTING = re.compile(r"([\\*_~`\[\]<>]|\|(?=\|)|(?<=\|)\||:(?=//))")
AT_THE_START = re.compile(r"^([#+-]|\d+(?=\.))")
UNSEEN = "\u200b"  # a space without width


def escaped(words: str) -> str:
    """Somebody's words as plain ones in a line of a message, whatever characters they chose."""
    line = FORMATTING.sub(r"\\\1", one_line(words)).replace("@", f"@{UNSEEN}")
    return AT_THE_START.sub(lambda found: found[1] + "\\" if found[1].isdigit() else "\\" + found[1], line)


def escaped_lines(words: str) -> str:
    """Several lines, as pictures have them in words, without formatting or mentions: they name the players."""
    return "\n".join(escaped(line) for line in words.splitlines())


def escaped_text(said: Text) -> Text:
    """A text whose words are without formatting or mentions: a mistake quotes what was written."""
    return Text(said.key, tuple((name, _escaped(value)) for name, value in said.args), said.ref)


def _escaped(value: int | str | Text) -> int | str | Text:
    if isinstance(value, Text):
        return escaped_text(value)
    return escaped(value) if isinstance(value, str) else value
