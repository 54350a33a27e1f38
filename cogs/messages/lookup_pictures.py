"""Pictures for what is looked up: a card by itself, a thing where it lies, a sign, the example of a chapter."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from cogs.messages import pictures
from cogs.messages.lookup_index import SIGN, Chapter
from cogs.messages.message import PictureFile
from engine.core.things import Thing
from host.coach.examples import Example, example
from render import PictureRequest, Rendered, game_pictures
from render.drawing import pool
from render.drawing.illustration import Pointing
from render.legend import LegendView, ThingView
from words import label

log = logging.getLogger(__name__)


async def thing_picture(game: str, thing: Thing, lang: str, seen: Example | None = None) -> PictureFile | None:
    """A thing as somebody sees it at their table, else as it lies in the example; None where it is not drawn."""
    if not pictures.has_pictures(game):
        return None
    try:
        made = await _thing(game, thing, lang, seen)
    except Exception:
        log.exception("game=%s thing=%s its picture cannot be drawn", game, thing.id)
        return None
    name = label(thing.name, lang)
    return None if made is None else PictureFile(made.filename, made.png, name)


async def _thing(game: str, thing: Thing, lang: str, seen: Example | None) -> Rendered | None:
    if thing.id.startswith(SIGN):
        return await _made(PictureRequest(game, "legend", LegendView((thing.id.removeprefix(SIGN),)), (), lang))
    if game_pictures(game).single_card(thing.id, lang, "") is not None:
        return await _made(PictureRequest(game, "thing", ThingView(thing.id, label(thing.name, lang)), (), lang))
    for place in (seen, await example(game)):
        if place is not None and (made := await outlined(game, thing.ids, place, lang)) is not None:
            return made
    return None


async def outlined(game: str, ids: Iterable[str], place: Example, lang: str) -> Rendered | None:
    """The part of the first picture that has one of these; the thing itself rather than places in it."""
    for wanted in (tuple(ids)[:1], tuple(ids)):
        for kind in pictures.board_kinds(game):
            targets = game_pictures(game).pictures[kind].targets
            if targets is not None and targets(place.view).isdisjoint(wanted):
                continue
            marked = dict.fromkeys(wanted, "")
            made = await _made(PictureRequest(game, kind, place.view, place.names, lang, marked, cut=True))
            if made.marks:
                return made
    return None


async def chapter_picture(chapter: Chapter, lang: str) -> PictureFile | None:
    """What is shown with a chapter; a page about one thing shows that. None where nothing is."""
    if not pictures.has_pictures(chapter.game):
        return None
    try:
        made = await _chapter(chapter, lang)
    except Exception:
        log.exception("chapter=%s its picture cannot be drawn", chapter.value)
        return None
    return None if made is None else PictureFile.of(made)


async def _chapter(chapter: Chapter, lang: str) -> Rendered | None:
    if chapter.topic not in game_pictures(chapter.game).chapters:
        return None
    moment = game_pictures(chapter.game).chapters[chapter.topic].moment
    return await _made(chapter_request(chapter, await example(chapter.game, None, *moment), lang))


def chapter_request(chapter: Chapter, place: Example, lang: str) -> PictureRequest:
    """The picture of a chapter: things of its example as an illustration, or the whole of a picture."""
    shown = game_pictures(chapter.game).chapters[chapter.topic]
    marked = dict.fromkeys(shown.outlined(place.view), "")
    sign = shown.sign if isinstance(shown.sign, str) else shown.sign(place.view)
    pointing = None if shown.number is None else Pointing(str(shown.number(place.view)), sign, shown.way, shown.near)
    return PictureRequest(chapter.game, shown.picture, place.view, place.names, lang, marked, pointing=pointing)


async def legend_picture(game: str, seen: Iterable[str], lang: str) -> PictureFile | None:
    """The signs of pictures, each once; None where there are none."""
    icons = tuple(dict.fromkeys(icon for picture in seen for icon in game_pictures(game).icons_in(picture)))
    if not icons:
        return None
    return PictureFile.of(await _made(PictureRequest(game, "legend", LegendView(icons), (), lang)))


async def _made(request: PictureRequest) -> Rendered:
    made = await pool.rendered(request)
    assert made is not None  # only where a newer one is asked for by the same `slot`
    return made
