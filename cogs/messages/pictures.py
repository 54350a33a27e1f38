"""Pictures for messages: drawn off the event loop; a game without pictures is played in words."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
from collections.abc import Coroutine, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import render
from cogs.messages.message import PictureFile
from host import TableInfo
from render.drawing import pool
from render.recap import PastMove
from render.zoom import Zoom

log = logging.getLogger(__name__)

MadeT = TypeVar("MadeT")

DRAWING = 60.0  # seconds after which a message goes without its picture
BOARD = "board"
PLAYER = "player"
SCORE = "score"
POSTER = "poster"
_failed: set[tuple[str, str, type[Exception]]] = set()


@lru_cache(maxsize=32)
def has_pictures(game: str) -> bool:
    """Whether there is a folder that draws this game."""
    return importlib.util.find_spec(f"render.{game}") is not None


def kinds(game: str, *, private: bool) -> tuple[str, ...]:
    """The names of a game's pictures: those for everybody, or those for the eyes of one seat."""
    if not has_pictures(game):
        return ()
    return tuple(name for name, kind in render.pictures(game).items() if kind.private == private)


def board_kinds(game: str) -> list[str]:
    """All pictures that are drawn from a view: those for everybody first, the score sheet left out."""
    return [kind for private in (False, True) for kind in kinds(game, private=private) if kind != SCORE]


def own_kinds(game: str) -> tuple[str, ...]:
    """What shows one seat's things: pictures for its eyes only, else its board, which everybody may see."""
    return kinds(game, private=True) or tuple(kind for kind in kinds(game, private=False) if kind == PLAYER)


def has_board(game: str) -> bool:
    return BOARD in kinds(game, private=False)


async def drawn(
    table: TableInfo,
    kind: str,
    view: Any,
    lang: str,
    *,
    marked: Mapping[str, str] | None = None,
    changed: frozenset[str] = frozenset(),
    cut: bool = False,
    stamp: str = "",
    light: bool = False,
    lately: Sequence[PastMove] = (),
    slot: Hashable = None,
) -> render.Rendered | None:
    """One picture with its words; None if the game has none of this kind or a newer one was asked for."""
    game = table.game
    if not has_pictures(game) or kind not in (*render.pictures(game), *render.all_parts(game), *render.endings(game)):
        return None
    how = {
        "marked": marked,
        "changed": changed,
        "cut": cut,
        "stamp": stamp,
        "light": light,
        "lately": lately,
        "slot": slot,
    }
    return await pool.rendered(game, kind, view, names=table.names, lang=lang, **how)


async def film(frames: list[bytes]) -> bytes:
    """Pictures, one after the other, as an animated WebP."""
    return await pool.film(frames)


async def picture(table: TableInfo, kind: str, view: Any, lang: str, **how: Any) -> PictureFile | None:
    """The same, ready to be put into a message."""
    made = await drawn(table, kind, view, lang, **how)
    return None if made is None else PictureFile.of(made)


async def picture_if_drawn(table: TableInfo, kind: str, view: Any, lang: str, **how: Any) -> PictureFile | None:
    """The same for what is better sent without a picture than not at all."""
    made = await if_drawn(table, kind, drawn(table, kind, view, lang, **how))
    return None if made is None else PictureFile.of(made)


async def if_drawn(table: TableInfo, kind: str, drawing: Coroutine[Any, Any, MadeT]) -> MadeT | None:
    """What was drawn in time; a picture that fails is logged once."""
    try:
        async with asyncio.timeout(DRAWING):
            return await drawing
    except Exception as error:
        log_failed_drawing(table, kind, error)
        return None


def log_failed_drawing(table: TableInfo, kind: str, error: Exception) -> None:
    """One line with all details for each picture of a game and each kind of error."""
    failure = (table.game, kind, type(error))
    if failure not in _failed:
        _failed.add(failure)
        log.error("table=%s game=%s the picture %s cannot be drawn", table.id, table.game, kind, exc_info=error)


def in_words(table: TableInfo, kind: str, view: Any, lang: str) -> str:
    """What a picture shows, for where it cannot be drawn."""
    return render.pictures(table.game)[kind].text(view, names=table.names, lang=lang)


def has_zoom(game: str, key: str) -> bool:
    """Whether a game has a picture of its own for a question."""
    return has_pictures(game) and key in render.zooms(game)


async def zoomed(table: TableInfo, zoom: Zoom, lang: str) -> render.Rendered:
    """The picture a game has for a question."""
    made = await pool.rendered(table.game, zoom.key, zoom, names=table.names, lang=lang)
    assert made is not None  # only where a newer one is asked for by the same `slot`
    return made


async def public_pictures(table: TableInfo, view: Any, lang: str) -> list[render.Rendered]:
    """Everything that lies on the table for all to see, the board first; not the score sheet."""
    names = sorted((kind for kind in kinds(table.game, private=False) if kind != SCORE), key=lambda kind: kind != BOARD)
    made = [await drawn(table, kind, view, lang) for kind in names]
    return [one for one in made if one is not None]
