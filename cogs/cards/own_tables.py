"""The component tables of a game that hold values of our own, where we do not know the printed ones."""

from __future__ import annotations

import re
from typing import Any

from engine.core import games
from engine.core.components import provenance

# Where a value comes from, and how it was found; docs/components.md and docs/balance.md tell that.
REMARKS = re.compile(
    r"source|.*_source|field_sources|ref|.*_ref|note|.*_note|balance|check|confidence|fixed_by_.*|.*_hint|.*_refs"
)


def own_tables(game: str, components: str | None = None) -> list[str]:
    """Which tables of a component set, or of the one in use, hold values of our own."""
    shelf = games.get(game).shelf
    tables = shelf.tables(components or shelf.current())
    sources = [(top_table(one.table), one.source) for one in provenance(tables)]
    return list(dict.fromkeys(name for name, source in sources if source == "house" and _has_values(tables[name])))


def top_table(path: str) -> str:
    """The table that a part of it belongs to: `orders` of `orders.rows (35 of 36)`."""
    return path.partition(" (")[0].split(".")[0]


def _has_values(content: Any) -> bool:
    return not isinstance(content, dict) or any(not REMARKS.fullmatch(key) for key in content)
