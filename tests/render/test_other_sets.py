"""What is kept of pictures between two drawings belongs to one component set: no other is drawn in its place."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

import render
from engine.core import games
from engine.core.components import BadComponents
from engine.core.table import Table
from render import PictureRequest, game_pictures
from render.kit import caches

NAMES = ("Kim", "Oksana", "Bartek", "Jo")


def numbers(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to some numbers of a table: the first and the last of each list."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from numbers(inside, (*way, key))
    elif isinstance(value, list) and value:
        for at in dict.fromkeys((0, len(value) - 1)):
            yield from numbers(value[at], (*way, at))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield way


def own_tables(game: str) -> list[str]:
    """The tables that have numbers."""
    shelf = games.get(game).shelf
    return [name for name, content in shelf.tables(shelf.shipped()).items() if next(numbers(content), None)]


def other_sets(game: str, table: str) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Sets in which one number of a table is another, of those that pass the checks."""
    shelf = games.get(game).shelf
    shipped = shelf.tables(shelf.shipped())
    for way in ((table, *rest) for rest in numbers(shipped[table])):
        tables = deepcopy(shipped)
        inside: Any = tables
        for step in way[:-1]:
            inside = inside[step]
        inside[way[-1]] += 1
        try:
            yield way, shelf.remember(tables)
        except BadComponents:
            continue


def pictures(game: str, components: str, seats: int) -> dict[str, bytes] | None:
    """All pictures of the first position; None where the set cannot be played or drawn."""
    try:
        table = Table.start(game, seats, seed="other sets", components=components)
        made = {}
        for name, kind in game_pictures(game).pictures_and_parts.items():
            if name != "score":
                view = table.view(table.asks[0].seat if kind.private else None)
                request = PictureRequest(game, name, view, names=NAMES[:seats], lang="en")
                made[name] = render.draw(request).png
    except Exception:  # whatever an arbitrary set makes rules and pictures do: that is looked at elsewhere
        return None
    return made


TABLES = [(game, table) for game in games.names() for table in own_tables(game)]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "table"), TABLES)
def test_another_set_is_drawn_the_same_whatever_was_drawn_before(game: str, table: str) -> None:
    seats = games.get(game).seats[-1]
    shelf = games.get(game).shelf
    known = shelf.keys()
    found = list(other_sets(game, table))
    try:
        for way, key in (found[0], found[-1]) if found else ():
            assert pictures(game, shelf.shipped(), seats)
            warm = pictures(game, key, seats)
            caches.forget()
            assert warm == pictures(game, key, seats), (
                f"{'.'.join(map(str, way))}: what was kept of another set is shown"
            )
    finally:
        for key in shelf.keys() - known:
            shelf.forget(key)
