"""Pictures for messages: drawn off the event loop; a game without pictures is played in words."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
from collections.abc import AsyncIterable, Coroutine, Hashable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from cogs.messages.message import PictureFile
from engine.core.text import text
from host import TableInfo
from host.traces import TimedPart
from render import PictureRequest, Rendered, game_pictures
from render.drawing import pool
from render.recap import PastMove
from render.zoom import Zoom
from words import label

log = logging.getLogger(__name__)

MadeT = TypeVar("MadeT")

LONGEST_WAIT_SECONDS = 60.0  # after which a message goes without its picture
BOARD = "board"
PLAYER = "player"
SCORE = "score"
POSTER, FILM = "poster", "film"
_failed: set[tuple[str, str, type[Exception]]] = set()


@lru_cache(maxsize=32)
def has_pictures(game: str) -> bool:
    """Whether there is a folder that draws this game."""
    return importlib.util.find_spec(f"render.{game}") is not None


def kinds(game: str, *, private: bool) -> tuple[str, ...]:
    """The names of a game's pictures: those for everybody, or those for the eyes of one seat."""
    if not has_pictures(game):
        return ()
    return tuple(name for name, kind in game_pictures(game).pictures.items() if kind.private == private)


def board_kinds(game: str) -> list[str]:
    """All pictures that are drawn from a view: those for everybody first, the score sheet left out."""
    return [kind for private in (False, True) for kind in kinds(game, private=private) if kind != SCORE]


def own_kinds(game: str) -> tuple[str, ...]:
    """What shows one seat's things: pictures for its eyes only, else its board, which everybody may see."""
    return kinds(game, private=True) or tuple(kind for kind in kinds(game, private=False) if kind == PLAYER)


def has_board(game: str) -> bool:
    return BOARD in kinds(game, private=False)


def posted(game: str) -> str:
    """The board as a post has it, where everybody sees it unopened."""
    return game_pictures(game).posted if has_pictures(game) else BOARD


async def drawn(request: PictureRequest, slot: Hashable = None) -> Rendered | None:
    """One picture with its words; None if the game has none of this kind or a newer one was asked for."""
    if not has_pictures(request.game):
        return None
    known = game_pictures(request.game)
    if request.picture not in (*known.pictures_and_parts, *known.endings):
        return None
    with TimedPart("picture"):
        return await pool.rendered(request, slot)


async def film(frames: AsyncIterable[PictureRequest]) -> bytes:
    """Pictures, one after the other, as an animated WebP."""
    with TimedPart("picture"):
        return await pool.film(frames)


async def picture(request: PictureRequest) -> PictureFile | None:
    """A picture, ready to be put into a message."""
    made = await drawn(request)
    return None if made is None else PictureFile.of(made)


async def picture_in_time(table: TableInfo, request: PictureRequest, slot: Hashable = None) -> PictureFile | None:
    """A picture for a message that is better sent without it than not at all."""
    made = await drawn_in_time(table, request.picture, drawn(request, slot))
    return None if made is None else PictureFile.of(made)


async def drawn_in_time(table: TableInfo, kind: str, drawing: Coroutine[Any, Any, MadeT]) -> MadeT | None:
    """What was drawn in time; a picture that fails is logged once."""
    try:
        async with asyncio.timeout(LONGEST_WAIT_SECONDS):
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


def practice_band(table: TableInfo, lang: str) -> str:
    """What stands above the pictures of a practice table."""
    start = table.practice
    return "" if start is None else label(text("practice.band", turn=start.turn, origin=str(start.table)), lang)


def in_words(table: TableInfo, kind: str, view: Any, lang: str) -> str:
    """What a picture shows, for where it cannot be drawn."""
    return game_pictures(table.game).pictures[kind].text(view, names=table.names, lang=lang)


def has_zoom(game: str, key: str) -> bool:
    """Whether a game has a picture of its own for a question."""
    return has_pictures(game) and key in game_pictures(game).zooms


def tells_options(game: str, key: str) -> bool:
    """Whether the picture of a question says of every option by its number what it costs and brings."""
    return has_pictures(game) and key in game_pictures(game).telling


def names_options(game: str, key: str) -> bool:
    """Whether beside its number the picture of a question has the name of every option."""
    return has_pictures(game) and key in game_pictures(game).naming


def lines_options(game: str, key: str) -> bool:
    """Whether the options of a question with its picture are lines above their numbers, however many there are."""
    return has_pictures(game) and key in game_pictures(game).lining


def shows_purse(game: str, key: str) -> bool:
    """Whether a question with its picture shows all that its seat can spend."""
    return has_pictures(game) and key in game_pictures(game).holding


async def zoomed(
    table: TableInfo, zoom: Zoom, lang: str, lit: tuple[str, ...] = (), lately: Sequence[PastMove] = ()
) -> Rendered:
    """The picture a game has for a question, above what happened `lately`."""
    with TimedPart("picture"):
        made = await pool.rendered(
            PictureRequest(table.game, zoom.key, zoom, table.names, lang, lit=lit, lately=lately)
        )
    assert made is not None  # only where a newer one is asked for by the same `slot`
    return made


async def public_pictures(table: TableInfo, view: Any, lang: str) -> list[Rendered]:
    """Everything that lies on the table for all to see, the board first; not the score sheet."""
    names = sorted((kind for kind in kinds(table.game, private=False) if kind != SCORE), key=lambda kind: kind != BOARD)
    band = practice_band(table, lang)
    made = [await drawn(PictureRequest(table.game, kind, view, table.names, lang, practice=band)) for kind in names]
    return [one for one in made if one is not None]
