"""One picture: what is asked for, how it is drawn, and what comes of it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from PIL import Image

from render import past, recap
from render.drawing import around_marks
from render.drawing.illustration import Pointing, illustrated
from render.games import GamePictures, game_pictures
from render.kit import fonts, png
from render.kit.changes import Changes, numbers_said
from render.kit.descriptions import cut_words
from render.recap import PastMove

ZOOM_BYTES = 60_000  # of a picture that comes with a question
ALT_LIMIT = 1024  # characters Discord takes as the description of an attachment
BOARD = "board"  # the picture with the table of players


class PictureRequest(Struct, frozen=True):
    """Everything a picture is made of: equal requests give equal pictures."""

    game: str
    picture: str  # by its name: a whole, a part for a phone, a zoom (the key of its question), a poster, a legend
    view: Any
    names: Sequence[str]  # of the players; what the fonts cannot write is left out
    lang: str
    marked: Mapping[str, str] = {}
    changed: frozenset[str] = frozenset()
    cut: bool = False  # only the part round the marks, if that is a small one
    stamp: str = ""  # above a picture of the past: which turn it was
    lit: tuple[str, ...] = ()  # labels of marks: all but what they lie on is dimmed
    lately: Sequence[PastMove] = ()  # the turns that the strip below the picture is about
    pointing: Pointing | None = None  # an illustration: only the marked, the first of it with a number and an arrow
    practice: str = ""  # above a picture of a practice table: where it plays on from

    def fingerprint(self) -> bytes:
        """The request in 16 bytes."""
        old = dict(self.changed.old) if isinstance(self.changed, Changes) else {}
        marks = (list(self.marked.items()) if self.pointing else sorted(self.marked.items()), sorted(self.changed), old)
        how = (marks, self.cut, self.stamp, self.lit, list(self.lately), self.practice, self.pointing)
        whole = (self.game, self.picture, self.view, list(self.names), self.lang, *how)
        return hashlib.blake2b(msgspec.msgpack.encode(whole), digest_size=16).digest()


class Rendered(NamedTuple):
    """A finished picture, ready to be sent."""

    png: bytes
    alt: str
    text: str
    filename: str
    marks: tuple[str, ...] = ()  # the labels of what is marked in it
    cut: bool = False  # only the part round the marks


def draw(request: PictureRequest) -> Rendered:
    """Draws a picture and describes it."""
    game = game_pictures(request.game)
    kind = game.named(request.picture)
    view, names, lang = request.view, request.names, request.lang
    shown = [fonts.readable(name) for name in names]

    def drawn(marked: Mapping[str, str]) -> Image.Image:
        return kind.draw(view, names=shown, lang=lang, marked=marked, changed=request.changed)

    pointing = request.pointing
    image = illustrated(drawn, request.marked, pointing, game.signs, lang) if pointing else drawn(request.marked)
    image = around_marks.lit(image, request.lit)
    zoom = request.picture in game.zooms
    part = around_marks.cut(image, request.lit) if request.cut else None
    image = recap.below(image, game.recap_rows(request.lately, shown, lang))
    image = past.stamped(image, request.stamp) if request.stamp else image
    image = past.marked_practice(image, request.practice) if request.practice else image
    image = small(image, kind.wide) if kind.wide is not None else image
    above = "".join(f"{words}\n" for words in (request.practice, request.stamp) if words)
    below = "".join(f"\n{one}" for one in (recap.said(request.lately, names, lang), _badges_said(game, request)) if one)
    tight = part is not None or zoom or request.picture in game.parts
    enough = ZOOM_BYTES if zoom else None
    whole_or_part = image if part is None else part
    return Rendered(
        png.encode_freely(whole_or_part)
        if request.lit
        else png.encode_flat(image)
        if pointing
        else png.save(png.to_palette(image, game.colours), kind.level)
        if kind.wide is not None
        else png.encode(whole_or_part, game.colours, tight=tight, enough=enough, level=kind.level),
        cut_words(above + kind.alt(view, names=names, lang=lang) + below, ALT_LIMIT),
        above + kind.text(view, names=names, lang=lang) + below,
        f"{request.game}-{kind.name}{'-light' if request.lit else ''}.png",
        tuple(image.info.get("marks", ())),
        part is not None,
    )


def small(image: Image.Image, wide: int) -> Image.Image:
    """The picture so many px wide."""
    return image.resize((wide, round(image.height * wide / image.width)), Image.Resampling.BOX)


def _badges_said(game: GamePictures, request: PictureRequest) -> str:
    """By how much numbers have changed: what is in the head and in the table of players, as a part has them."""
    parts = [part.name for part in game.phone.get(BOARD, ())]
    if request.picture not in (BOARD, *parts[:1], *parts[-1:]):
        return ""
    badges, headed = game.badged(request.view), game.headed(request.view)
    if request.picture in parts[:-1]:
        badges = {field: called for field, called in badges.items() if field == headed}
    return numbers_said(request.changed, request.view, badges, request.names, request.lang) if badges else ""
