"""The score sheet of a finished game as a picture."""

from __future__ import annotations

from cogs.messages import pictures
from cogs.messages.message import PictureFile
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.result import Result
from host import TableInfo
from render import PictureRequest
from render.ending.scores import ScoreView


async def score_sheet(table: TableInfo, reader: Reader, result: Result) -> PictureFile | None:
    """The sums of the scoring pad; None if they cannot be drawn."""
    if not pictures.has_pictures(table.game):
        return None
    view = ScoreView(reader.label(games.get(table.game).name), tuple(seat.colour for seat in table.seats), result)
    band = pictures.practice_band(table, reader.lang)
    request = PictureRequest(table.game, pictures.SCORE, view, table.names, reader.lang, practice=band)
    return await pictures.picture_in_time(table, request)
