"""What is different between two views of a board, by the ids of its components; no game is known here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

NAMES = ("id", "area")  # fields by which views name their components
MANY = 4  # of so many things alike, what changed in most of them is not news about any of them


def changed_ids(before: Any, after: Any) -> frozenset[str]:
    """The components that look different now; what changed about most things of a kind (a price) is left out."""
    old = dict(_things(msgspec.to_builtins(before), ""))
    new = dict(_things(msgspec.to_builtins(after), ""))
    kinds = Counter(kind for kind, _ in new)
    differing: dict[tuple[str, str], list[str]] = {}
    for (kind, name), thing in new.items():
        was = old.get((kind, name))
        if was is None:
            differing.setdefault((kind, ""), []).append(name)
            continue
        for key, value in thing.items():
            if was.get(key) != value:
                differing.setdefault((kind, key), []).append(name)
    return frozenset(
        name
        for (kind, _), names in differing.items()
        if kinds[kind] < MANY or 2 * len(names) <= kinds[kind]
        for name in names
    )


def _things(value: Any, path: str) -> Iterator[tuple[tuple[str, str], dict[str, Any]]]:
    """Everything that has an id, with where it lies and its plain fields."""
    if isinstance(value, Mapping):
        name = next((value[key] for key in NAMES if isinstance(value.get(key), str)), None)
        if name is not None:
            yield (path, name), dict(value)
        for key, inner in value.items():
            yield from _things(inner, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _things(inner, path)
