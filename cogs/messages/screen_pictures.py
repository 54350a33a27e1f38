"""Pictures as the screen of their reader has them: a phone has most of them in parts, each large enough for it.

Discord tells a bot what its people sit at only by their presence, for which it would have to be told whenever any of
them comes and goes; so people say it themselves, in `/settings`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from cogs.messages import pictures
from cogs.messages.reader import Reader
from host import TableInfo
from render import PictureRequest, Rendered, game_pictures

PHONE = "phone"


def parts(game: str, kind: str, screen: str) -> tuple[str, ...]:
    """The pictures that one is on a screen: itself, or the parts that a game has for a phone."""
    made = game_pictures(game).phone.get(kind, ()) if screen == PHONE and pictures.has_pictures(game) else ()
    return tuple(part.name for part in made) or (kind,)


async def on_screen(request: PictureRequest, reader: Reader) -> list[Rendered]:
    """A picture as the screen of its reader has it; the strip of the last turns is below the last part."""
    names = parts(request.game, request.picture, reader.screen)
    made = [
        await pictures.drawn(replace(request, picture=name, lately=request.lately if name == names[-1] else ()))
        for name in names
    ]
    return [one for one in made if one is not None]


async def marked_pictures(
    table: TableInfo,
    view: Any,
    reader: Reader,
    marked: Mapping[str, str],
    *,
    cut: bool = False,
    lit: Sequence[str] = (),
) -> list[Rendered]:
    """Pictures until everything on offer is marked in one of them; those that show nothing new are left out.

    The board comes first, then what is the seat's own, since that may lie in pictures of everybody's things, too.
    """
    found: list[Rendered] = []
    lacking, band = set(marked.values()), "" if cut else pictures.practice_band(table, reader.lang)
    own = pictures.own_kinds(table.game)
    known = game_pictures(table.game).pictures_and_parts if pictures.has_pictures(table.game) else {}
    ranked = sorted(pictures.board_kinds(table.game), key=lambda kind: (kind != pictures.BOARD, kind not in own))
    for kind in (part for one in ranked for part in parts(table.game, one, reader.screen)):
        targets = known[kind].targets
        if not lacking or (targets is not None and targets(view).isdisjoint(marked)):
            continue
        shown = await pictures.drawn(
            PictureRequest(
                table.game, kind, view, table.names, reader.lang, marked, cut=cut, practice=band, lit=tuple(lit)
            )
        )
        if shown is not None and not lacking.isdisjoint(shown.marks):
            lacking.difference_update(shown.marks)
            found.append(shown)
    return found
