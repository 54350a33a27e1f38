"""What the folder of a game offers, and all that is known of it outside: its pictures, and what goes with them.

`render/<game>/__init__.py` builds a `GamePictures` and calls it `GAME`; games are found by name, none is named here.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from msgspec import Struct
from PIL import Image

from engine.core.account import Deed, accounts
from render import film, legend
from render.chapters import Chapters
from render.ending import poster, scores
from render.ending.poster import PLAIN_COVER, Cover
from render.ending.score_groups import PLAIN, ScorePad
from render.film import FilmFrame
from render.kit import png
from render.kit.changes import Changes, seat_name
from render.kit.theme import Colour
from render.legend import Signs, SingleCard
from render.recap import PastMove, Recap, RecapRow

BADGES = ("money", "points", "sum")  # what numbers with badges are called; a sum is that of a forecast


class DrawPicture(Protocol):
    """Draws one picture; the image is new and belongs to the caller."""

    def __call__(
        self, view: Any, /, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
    ) -> Image.Image: ...


class DescribePicture(Protocol):
    """Says in words what a picture shows."""

    def __call__(self, view: Any, /, *, names: Sequence[str], lang: str) -> str: ...


class Picture(NamedTuple):
    """One kind of picture of a game."""

    name: str
    draw: DrawPicture
    alt: DescribePicture  # at most 1,024 characters: what is seen at a glance
    text: DescribePicture  # the whole board in words, for people who do not see pictures
    private: bool = False  # for the eyes of the view's own seat
    targets: Callable[[Any], frozenset[str]] | None = None  # all that can be marked in it, where that is known
    level: int = png.LEVEL  # at which it is packed first; a rich one would only be packed twice
    wide: int | None = None  # px that it is made small to in the end, whatever stands above and below it


def no_card(thing: str, lang: str, components: str = "") -> Image.Image | None:
    """What a game without cards draws of one."""
    return None


def no_totals(view: Any) -> tuple[int, ...]:
    """What a game without points has."""
    return ()


def nothing_headed(view: Any) -> str:
    """What a game has whose head tells no changes."""
    return ""


def nothing_laid(before: Any, now: Any, seat: int) -> frozenset[str]:
    return frozenset()


class GamePictures(Struct, frozen=True, kw_only=True):
    """Everything that a game draws; all but its own pictures may be left out.

    A picture is a pure function of what a seat may see (`engine/<game>/view`), the players' names and a language: no
    state, no database, no clock. Words come from `words.say`; fixed words go into the still layer, which is kept per
    language. `marked` maps component ids (`Option.target`) to the short label of the option that aims there; `changed`
    holds the ids of what is different since the viewer's last move.
    """

    own: Mapping[str, Picture]  # by name: "board", "market", "player", "hand", …
    phone: Mapping[str, tuple[Picture, ...]] = {}  # by picture: its parts on a phone, see `render.phone`
    zooms: Mapping[str, Picture] = {}  # by question: the picture that comes with it, drawn from a `render.zoom.Zoom`
    telling: frozenset[str] = frozenset()  # questions whose picture says of every option what it costs and brings
    naming: frozenset[str] = frozenset()  # of these, those whose picture has the name of every option, too
    lining: frozenset[str] = frozenset()  # of those, questions that are lines above numbers, however many are offered
    holding: frozenset[str] = frozenset()  # questions beside which all is seen that the seat can spend
    score_pad: ScorePad = PLAIN  # what the score sheet counts, and in which groups
    cover: Cover = PLAIN_COVER  # how the poster looks
    signs: Signs = {}  # by icon: what it stands for, see `render.legend`
    legends: Mapping[str, str] = {}  # by picture: the icons it has, of those that have a sign
    chapters: Chapters = {}  # by chapter of the rules: what is shown with it, see `render.chapters`
    single_card: SingleCard = no_card
    recap: Recap | None = None  # what a turn came to, for the strip below the board, see `render.recap`
    totals: Callable[[Any], tuple[int, ...]] = no_totals  # of a view, by seat: what it would come to if it ended now
    badges: Mapping[str, str] = {}  # numbers of players with badges: what they are called in `pictures.ftl`
    compared: frozenset[str] = frozenset()  # fields of things on which nothing is put: they tell of what lies elsewhere
    counted: Mapping[str, str] = {}  # numbers of players: what the places are called on the track that counts them
    laid: Callable[[Any, Any, int], frozenset[str]] = nothing_laid  # what a seat has grown of its own since
    headed: Callable[[Any], str] = nothing_headed  # of a view: which of them the head has; none once it is over
    colours: tuple[Colour, ...] = ()  # the game's own flat colours, all channels multiples of 4
    emojis: Mapping[str, str] = {}  # by text key: the icon that stands for it in buttons and selects

    @property
    def pictures(self) -> Mapping[str, Picture]:
        """The game's own pictures and the score sheet, drawn from a `render.ending.scores.ScoreView`."""
        alt = partial(scores.alt, pad=self.score_pad)
        return {"score": Picture("score", partial(scores.draw, pad=self.score_pad), alt, scores.text), **self.own}

    @property
    def parts(self) -> Mapping[str, Picture]:
        """The parts of all pictures on a phone, by their own names."""
        return {part.name: part for parts in self.phone.values() for part in parts}

    @property
    def posted(self) -> str:
        """The picture of a post, which everybody sees unopened: the map that phones have, else the board."""
        return self.phone["board"][0].name if "board" in self.phone else "board"

    @property
    def pictures_and_parts(self) -> Mapping[str, Picture]:
        return {**self.pictures, **self.parts}

    @property
    def endings(self) -> Mapping[str, Picture]:
        """What looks back on a whole game: its poster, from a `render.ending.poster.PosterView`, and a film of it.

        A picture of the film is drawn from a `render.film.FilmFrame` and has the map that phones have.
        """
        board = self.own["board"].draw if "board" in self.own else None
        draw = partial(poster.draw, pad=self.score_pad, cover=self.cover, board=board)
        alt, text = partial(poster.alt, pad=self.score_pad), partial(poster.text_of, pad=self.score_pad)
        found = {"poster": Picture("poster", draw, alt, text)}
        if board is not None:
            posted, unit = self.pictures_and_parts[self.posted], self.score_pad.unit
            frame = partial(film.draw, board=posted.draw, tell=self.recap_rows, unit=unit)
            found["film"] = Picture("film", frame, film.words, film.words, level=1, wide=film.WIDE)
        return found

    @property
    def references(self) -> Mapping[str, Picture]:
        """What is drawn to be looked up: a legend from a `render.legend.LegendView`, a card from a `ThingView`."""
        words = partial(legend.words, signs=self.signs)
        card = partial(legend.draw_thing, single_card=self.single_card)
        cards = partial(legend.draw_corrected, single_card=self.single_card)
        return {
            "legend": Picture("legend", partial(legend.draw, signs=self.signs), words, words),
            "thing": Picture("thing", card, legend.thing_words, legend.thing_words),
            "corrected": Picture("corrected", cards, legend.corrected_words, legend.corrected_words),
        }

    def grown(self, changed: Changes, before: Any, view: Any, seat: int) -> Changes:
        """What has changed, the places to which the numbers of a seat have grown, and what it has laid on its own."""
        old = changed.old.get(seat_name(seat), {})
        numbers = {number: getattr(view.players[seat], number) for number in self.counted if number in old}
        places = {f"{self.counted[number]}:{now}" for number, now in numbers.items() if now > old[number]}
        return Changes(changed | places | self.laid(before, view, seat), changed.old)

    def badged(self, view: Any) -> dict[str, str]:
        """The numbers that have badges: the sum only where it is a forecast, once it is over no points either."""
        shown = BADGES[: BADGES.index(self.badges.get(self.headed(view), BADGES[0])) + 1]
        return {field: called for field, called in self.badges.items() if called in shown}

    def foretold(self, view: Any) -> bool:
        """Whether the points in the head are what it would come to."""
        return self.badges.get(self.headed(view)) == BADGES[-1]

    def frame(self, view: Any, before: Any, colours: tuple[str, ...], most: int, deeds: tuple[Deed, ...]) -> FilmFrame:
        """A picture of a film after one of `before`, if there is any; points and a forecast are not compared."""
        same = before is not None and self.headed(before) == self.headed(view)
        earlier = self.totals(before) if same else ()
        return FilmFrame(view, colours, self.totals(view), earlier, most, deeds, self.foretold(view))

    def named(self, picture: str) -> Picture:
        """A picture by its name, a part for a phone by its own, a zoom by the key of its question."""
        return {**self.pictures_and_parts, **self.zooms, **self.endings, **self.references}[picture]

    def icons_in(self, picture: str) -> tuple[str, ...]:
        """The icons that a picture has, the whole of which it is a part, or the zoom of a question."""
        zoom = self.zooms.get(picture)
        whole = (name for name, parts in self.phone.items() if picture in {part.name for part in parts})
        return tuple(self.legends.get(next(whole, picture) if zoom is None else zoom.name, "").split())

    def recap_rows(self, moves: Sequence[PastMove], names: Sequence[str], lang: str) -> list[RecapRow]:
        """What those turns came to, as far as the game can tell and they were somebody's."""
        if self.recap is None:
            return []
        found = [self.recap(move, account, names, lang) for move in moves for account in accounts(move.deeds)]
        return [row for row in found if row is not None]


def game_pictures(game: str) -> GamePictures:
    """What the folder of a game offers."""
    if not game.isidentifier():
        raise ValueError(f"no such game: {game!r}")
    found: GamePictures = importlib.import_module(f"render.{game}").GAME
    return found
