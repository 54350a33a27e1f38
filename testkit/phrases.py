"""What the bot says by a message of ours: tests name the message and its arguments, not the words it is put in."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core.text import Text, text
from words import say


def phrase(key: str, /, *, language: str = "en", names: Sequence[str] = (), **args: int | str | Text) -> str:
    """The sentence of a message with its arguments; `names` are those of the seats."""
    return say(text(key, **args), language, names)


def outline(told: Text, *, inside: bool = False) -> str:
    """A message by its key and arguments, without the name of its game: `no.resource(need=thing.iron, have=0)`."""
    parts = [(name, outline(one, inside=True) if isinstance(one, Text) else str(one)) for name, one in told.args]
    if told.key.startswith("core.join."):
        return (" + " if inside else "; ").join(said for _, said in parts)
    if told.key == "core.verbatim":
        return parts[0][1]
    key, found = told.key.partition(".")[2], [f"{name}={said}" for name, said in parts if name != "components"]
    return f"{key}({', '.join(found)})" if found else key


def phrase_like(key: str, /, **args: int | str | Text | re.Pattern[str]) -> re.Pattern[str]:
    """What matches the English sentence of a message whatever some arguments are: these are given as patterns."""
    unknown = {f"<{name}>": one.pattern for name, one in args.items() if isinstance(one, re.Pattern)}
    given = {name: f"<{name}>" if isinstance(one, re.Pattern) else one for name, one in args.items()}
    made = re.escape(say(text(key, **given), "en"))
    for mark, pattern in unknown.items():
        made = made.replace(mark, f"(?:{pattern})")
    return re.compile(made)
