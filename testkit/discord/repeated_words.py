"""How much of a panel says what stands there already, reckoned from its payload."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from cogs.messages import limits
from cogs.messages.heights import BEGIN, MARKS, ShownPanel

PHRASES = re.compile(r": | · | → ")
DETAILS = re.compile(r"; ")
COUNTED_CHARACTERS = 5  # shorter names may well stand there twice


def repeated(panel: ShownPanel) -> float:
    """Which share of the characters of a panel stands there already; lines of lists count.

    What an option costs and brings is repeated where its name is, too: two options may well cost the same.
    """
    seen: set[str] = set()
    again = written = 0
    for name, detail in said_in(panel.components):
        phrases = [one for one in map(bare, PHRASES.split(name)) if len(one) >= COUNTED_CHARACTERS]
        known = [one for one in phrases if one in seen]
        details = [one for one in map(bare, DETAILS.split(detail)) if one]
        written += sum(map(len, (*phrases, *details)))
        again += sum(map(len, known)) + (sum(len(one) for one in details if one in seen) if known else 0)
        seen.update(phrases, details)
    return again / written if written else 0.0


def bare(phrase: str) -> str:
    return re.sub(r"^\d+(\.| ·) ", "", phrase.strip()).casefold().rstrip(".")


def said_in(components: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """Everything written, as names and what is said of each."""
    for part in limits.walk(components):
        if part["type"] == limits.DISPLAY:
            plain = re.sub(BEGIN, "", part["content"]).replace("**", "")
            said = MARKS.sub(lambda found: found[1] or found[2] or "", plain)
            if part["content"].startswith("**") and "\n-# " in part["content"]:  # an option and what is said of it
                name, _, detail = said.partition("\n")
                yield name, detail
                continue
            for line in said.split("\n"):
                name, _, detail = line.partition(": ")
                yield name, detail
        elif part["type"] == limits.BUTTON:
            yield part.get("label") or "", ""
        elif part["type"] == limits.SELECT:
            yield part.get("placeholder") or "", ""
            yield from ((line["label"], line.get("description") or "") for line in part["options"])


def share(values: Iterable[float], at: float) -> float:
    """The value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * at))]
