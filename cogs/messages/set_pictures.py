"""What is different in a component set, as pictures: cards before and after, and where the rest lies."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from cogs.messages import pictures
from cogs.messages.lookup_index import by_id
from cogs.messages.lookup_pictures import outlined
from cogs.messages.message import PictureFile
from engine.core import games
from engine.core.text import PlayerMistake, Text
from host.coach.examples import example
from host.sets.server_sets import LookedAtSet
from render import PictureRequest, game_pictures
from render.drawing import pool
from render.legend import CorrectedView
from words import label

log = logging.getLogger(__name__)

MOST_CARDS = 12  # in the picture of those before and after
MOST_PLACES = 2  # pictures of the board beside it


async def set_pictures(looked_at: LookedAtSet, lang: str) -> list[PictureFile]:
    """Cards that are different, before and after; then where other things lie, or the board if none of them is drawn.

    A set with which the board of the game cannot be drawn is refused.
    """
    game, key = looked_at.row.game, looked_at.row.hash
    if not pictures.has_pictures(game):
        return []
    shipped = games.get(game).shelf.current()
    ids = list(dict.fromkeys(one.row for one in looked_at.differences if one.row))
    known = game_pictures(game)
    cards = [id for id in ids if known.single_card(id, lang, shipped) is not None]
    try:
        made = [await _cards(game, cards[:MOST_CARDS], shipped, key, lang)] if cards else []
        others = [id for id in ids if id not in cards]
        return [*made, *await _places(game, key, others, lang, alone=not made)]
    except Exception as error:
        log.warning("game=%s components=%s cannot be drawn", game, key, exc_info=error)
        raise PlayerMistake(Text("sets.fault.drawn")) from error


async def _cards(game: str, cards: Sequence[str], before: str, after: str, lang: str) -> PictureFile:
    named = tuple((id, _name(game, id, lang)) for id in cards)
    made = await pool.rendered(PictureRequest(game, "corrected", CorrectedView(named, before, after), (), lang))
    assert made is not None
    return PictureFile(made.filename, made.png, label(Text("sets.cards"), lang))


async def _places(game: str, key: str, ids: Sequence[str], lang: str, *, alone: bool) -> list[PictureFile]:
    """The board with what is different outlined, by the first things that are drawn; always drawn once."""
    place = await example(game, key)
    board = await pool.rendered(PictureRequest(game, pictures.BOARD, place.view, place.names, lang))
    assert board is not None
    found = list[PictureFile]()
    for id in ids:
        made = await outlined(game, (id,), place, lang)
        if made is not None:
            found.append(PictureFile(f"{len(found)}-{made.filename}", made.png, _name(game, id, lang)))
        if len(found) == MOST_PLACES:
            break
    return found if found or not alone else [PictureFile.of(board)]


def _name(game: str, id: str, lang: str) -> str:
    thing = by_id(game).get(id)
    return id if thing is None else label(thing.name, lang)
