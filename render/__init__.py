"""Pictures: a drawing kit, and one folder per game that draws that game's view with it.

What a game's folder `render/<game>/__init__.py` exposes, and all that is known of it outside:

    PICTURES: Mapping[str, Picture]      # by name: "board", "market", "player", "hand", "score", …
    PAD: ScorePad = PLAIN                # what the score sheet counts, and in which groups
    COVER: Cover = PLAIN_COVER           # how the poster looks
    PHONE: Mapping[str, tuple[Picture, …]] = {}   # by picture: its parts on a phone, see `render.phone`
    ZOOMS: Mapping[str, Picture] = {}    # by question: the picture that comes with it, drawn from a `render.zoom.Zoom`
    SIGNS: Signs = {}                    # by icon: what it stands for, see `render.legend`
    LEGENDS: Mapping[str, str] = {}      # by picture: the icons it has, of those that are told about
    CHAPTERS: Chapters = {}              # by chapter of the rules: what is shown with it, see `render.chapters`
    alone(thing, lang) -> Image | None   # a card by itself
    RECAP: Recap = …                     # what a turn came to, for the strip below the board (`render.recap`)
    BADGES: Mapping[str, str] = {}       # numbers of players with badges: what they are called in `pictures.ftl`
    COLOURS: tuple[Colour, ...] = ()     # the game's own flat colours, all channels multiples of 4

A picture is a pure function of what a seat may see (`engine/<game>/view.py`), the players' names and a language: no
state, no database, no clock. Words come from `words.say`; fixed words go into the still layer, which is kept per
language. `marked` maps component ids (`Option.target`) to the short label of the option that aims there; `changed`
holds the ids of what is different since the viewer's last move. The picture "score" is there for every game and is
drawn from a `render.scores.ScoreView`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from PIL import Image

from render import cutting, legend, past, recap, spotlight
from render.chapters import Chapters
from render.ending import poster, scores
from render.ending.poster import PLAIN_COVER, Cover
from render.ending.score_groups import PLAIN, ScorePad
from render.kit import fonts, png
from render.kit.changes import numbers_said
from render.kit.telling import cut_words
from render.legend import Signs
from render.recap import PastMove, Recap, RecapRow

ZOOM_BYTES = 60_000  # of a picture that comes with a question
ALT_LIMIT = 1024  # characters Discord takes as the description of an attachment


class Draw(Protocol):
    """Draws one picture; the image is new and belongs to the caller."""

    def __call__(
        self, view: Any, /, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
    ) -> Image.Image: ...


class Tell(Protocol):
    """Says in words what a picture shows."""

    def __call__(self, view: Any, /, *, names: Sequence[str], lang: str) -> str: ...


class Picture(NamedTuple):
    """One kind of picture of a game."""

    name: str
    draw: Draw
    alt: Tell  # at most 1,024 characters: what is seen at a glance
    text: Tell  # the whole board in words, for people who do not see pictures
    private: bool = False  # for the eyes of the view's own seat
    targets: Callable[[Any], frozenset[str]] | None = None  # all that can be marked in it, where that is known


class Rendered(NamedTuple):
    """A finished picture, ready to be sent."""

    png: bytes
    alt: str
    text: str
    filename: str
    marks: tuple[str, ...] = ()  # the labels of what is marked in it
    cut: bool = False  # only the part round the marks


def pictures(game: str) -> Mapping[str, Picture]:
    """The pictures a game has: its own and the score sheet, which all games share."""
    folder = _folder(game)
    pad: ScorePad = getattr(folder, "PAD", PLAIN)
    score = Picture("score", partial(scores.draw, pad=pad), partial(scores.alt, pad=pad), scores.text)
    return {"score": score, **folder.PICTURES}


def phone_parts(game: str, picture: str) -> tuple[Picture, ...]:
    """What a picture is on a phone, part by part; nothing where it is the same as everywhere."""
    found: Mapping[str, tuple[Picture, ...]] = getattr(_folder(game), "PHONE", {})
    return found.get(picture, ())


def all_parts(game: str) -> Mapping[str, Picture]:
    """The parts of all pictures on a phone by their own names."""
    return {part.name: part for picture in pictures(game) for part in phone_parts(game, picture)}


def endings(game: str) -> Mapping[str, Picture]:
    """What looks back on a whole game that is over: its poster, drawn from a `render.poster.PosterView`."""
    folder = _folder(game)
    pad: ScorePad = getattr(folder, "PAD", PLAIN)
    cover: Cover = getattr(folder, "COVER", PLAIN_COVER)
    board = folder.PICTURES["board"].draw if "board" in folder.PICTURES else None
    drawing = partial(poster.draw, pad=pad, cover=cover, board=board)
    return {"poster": Picture("poster", drawing, partial(poster.alt, pad=pad), partial(poster.text_of, pad=pad))}


def zooms(game: str) -> Mapping[str, Picture]:
    """The pictures that come with certain questions of a game, by the key of the question."""
    found: Mapping[str, Picture] = getattr(_folder(game), "ZOOMS", {})
    return found


def signs(game: str) -> Signs:
    """What the signs in a game's pictures stand for."""
    found: Signs = getattr(_folder(game), "SIGNS", {})
    return found


def seen(game: str, picture: str) -> tuple[str, ...]:
    """The signs that a picture has, the whole of which it is a part, or the zoom of a question."""
    listed: Mapping[str, str] = getattr(_folder(game), "LEGENDS", {})
    zoom = zooms(game).get(picture)
    whole = (one for one in pictures(game) if picture in {part.name for part in phone_parts(game, one)})
    return tuple(listed.get(next(whole, picture) if zoom is None else zoom.name, "").split())


def references(game: str) -> Mapping[str, Picture]:
    """What is drawn to be looked up: a legend from a `render.legend.LegendView`, a card from a `ThingView`."""
    words = partial(legend.words, signs=signs(game))
    thing = partial(legend.draw_thing, alone=partial(alone, game))
    return {
        "legend": Picture("legend", partial(legend.draw, signs=signs(game)), words, words),
        "thing": Picture("thing", thing, legend.thing_words, legend.thing_words),
    }


def alone(game: str, thing: str, lang: str) -> Image.Image | None:
    """A card of a game by itself; None for what is no card."""
    drawn: Callable[[str, str], Image.Image | None] | None = getattr(_folder(game), "alone", None)
    return None if drawn is None else drawn(thing, lang)


def chapters(game: str) -> Chapters:
    """What is shown with the chapters of a game's rules."""
    found: Chapters = getattr(_folder(game), "CHAPTERS", {})
    return found


def draw(
    game: str,
    picture: str,
    view: Any,
    *,
    names: Sequence[str],
    lang: str,
    marked: Mapping[str, str] | None = None,
    changed: frozenset[str] = frozenset(),
    cut: bool = False,
    stamp: str = "",
    light: bool = False,
    lately: Sequence[PastMove] = (),
) -> Rendered:
    """Draws one picture of a game, a part for a phone, the zoom of a question or a poster, and says it in words.

    Names are reduced to what the fonts can write; `cut` leaves only the part round the marks, if that is a small one;
    `stamp` says above a picture of the past which turn it was; `light` dims all but what is `marked`; `lately` are the
    turns the strip below tells of.
    """
    kind = {**pictures(game), **all_parts(game), **zooms(game), **endings(game), **references(game)}[picture]
    shown = [fonts.readable(name) for name in names]
    image = kind.draw(view, names=shown, lang=lang, marked=marked or {}, changed=changed)
    part = cutting.cut(image) if cut else None
    image = spotlight.lit(image) if light else image
    image = recap.below(image, recap_rows(game, lately, shown, lang))
    image = past.stamped(image, stamp) if stamp else image
    above = f"{stamp}\n" if stamp else ""
    said = [recap.said(lately, names, lang) if lately else "", _badges_said(game, picture, view, changed, names, lang)]
    told = "".join(f"\n{one}" for one in said if one)
    colours = tuple(getattr(_folder(game), "COLOURS", ()))
    zoom = picture in zooms(game)
    tight = part is not None or zoom or picture in all_parts(game)
    enough = ZOOM_BYTES if zoom else None
    shown_part = image if part is None else part
    return Rendered(
        png.encode_freely(image) if light else png.encode(shown_part, colours, tight=tight, enough=enough),
        cut_words(above + kind.alt(view, names=names, lang=lang) + told, ALT_LIMIT),
        above + kind.text(view, names=names, lang=lang) + told,
        f"{game}-{kind.name}{'-light' if light else ''}.png",
        tuple(image.info.get("marks", ())),
        part is not None,
    )


def _badges_said(
    game: str, picture: str, view: Any, changed: frozenset[str], names: Sequence[str], lang: str
) -> str:  # fmt: skip
    """By how much numbers have changed, where the table of the players is: on the board, or in its last part."""
    badges: Mapping[str, str] = getattr(_folder(game), "BADGES", {})
    tables = ("board", *(part.name for part in phone_parts(game, "board")[-1:]))
    return numbers_said(changed, view, badges, names, lang) if badges and picture in tables else ""


def recap_rows(game: str, lately: Sequence[PastMove], names: Sequence[str], lang: str) -> list[RecapRow]:
    """What those turns came to, as far as the game can tell and they were somebody's."""
    row: Recap | None = getattr(_folder(game), "RECAP", None)
    found = [] if row is None else [row(move, names, lang) for move in lately]
    return [one for one in found if one is not None]


def _folder(game: str) -> Any:
    """The package that draws a game; games are found by name, none is named here."""
    if not game.isidentifier():
        raise ValueError(f"no such game: {game!r}")
    return importlib.import_module(f"{__name__}.{game}")


Drawer = Callable[..., Rendered]
