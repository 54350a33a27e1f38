"""What holds for all pictures: nothing leaves its box or hides a word, everything can be read and told apart."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

import pytest

from engine.core.table import Table
from host.seating.seats import player_name
from render import game_pictures
from render.ending.scores import ScoreView
from render.kit import theme
from render.kit.changes import changes_between
from testkit.hostile.names import HOSTILE_NAMES
from testkit.rotation import chosen, rotated, rotation, soaked
from tests.engine.mombasa.players import playing
from tests.render.boxes import Watched, watching
from tests.render.eyes import DEFICIENCIES, difference
from tests.render.nippon.play import GAMES as NIPPON
from tests.render.yokohama.play import GAMES as YOKOHAMA
from tests.render.zooming import asked, met
from tools.pages.pictures import NAMES, marks
from words import LANGUAGES

GAMES = ("mombasa", "nippon", "yokohama")
# Some moments of every game, others each day; all of them when `make soak` looks.
LOOKS = pytest.mark.parametrize(
    ("game", "whole"), [*rotated([(game, False) for game in GAMES], 1), *(soaked((game, True)) for game in GAMES)]
)
SHARE = 9  # of the moments one is looked at
OF_A_GAME = 2  # moments of one game of Mombasa
ON_EDGES = {"mark", "star"}  # the disc of an option, and what a round scores, sit on a corner
ON_PLACES = {"nippon.train", "nippon.ship"}  # pieces that stand on their place, and on its number
READABLE = 22  # px of type
TEXT, MARK = 4.5, 3.0  # contrast
DIFFERENT = 20  # ΔE
DIMMED = {(212, 200, 168), (176, 160, 132)}  # what cannot be chosen, rounds that are over
HOSTILE = tuple(map(player_name, HOSTILE_NAMES.values()))  # as they are stored
MARKS = {theme.VERMILION, theme.RIM, theme.STAR}  # one mark may lie beside another


def tables(game: str, whole: bool) -> Iterator[tuple[Table, Table]]:
    """Moments of games with every number of players and most options, each with an earlier one."""
    if game == "mombasa":
        played = ((2, "first_game"), (3, "advanced"), (4, "advanced"))
        for seats, setup in played if whole else chosen(played, 1):
            dumps = []
            for table in playing(seats, "boxes", {"setup": setup}):
                table.crossed.clear()
                dumps.append(table.dump())
            at = [n * (len(dumps) - 1) // 4 for n in range(5)]
            at = at if whole else chosen(at, OF_A_GAME)
            yield from ((Table.load(dumps[now]), Table.load(dumps[max(0, now - 12)])) for now in at)
        return
    recorded = {"nippon": NIPPON, "yokohama": YOKOHAMA}[game]
    every = range(len(recorded.configurations))
    for configuration in every if whole else chosen(every, -(-len(every) // SHARE)):
        first, second, third = recorded.moments(configuration, 3)
        yield (second, first) if configuration % 2 else (third, second)


def named(number: int) -> tuple[str, ...]:
    """Names of four people, every other time such as nobody wants to draw."""
    at = number // 2 * 4 % len(HOSTILE)
    return (*HOSTILE, *HOSTILE)[at : at + 4] if number % 2 else NAMES


@lru_cache(maxsize=2 * len(GAMES))
def seen(game: str, whole: bool) -> Watched:
    """Everything that is drawn in all pictures of some moments, in all languages by turns, with marks of both kinds."""
    day = 0 if whole else rotation()  # other names and languages with every day's moments
    with watching(painted=True) as found:
        for number, (table, before) in enumerate(tables(game, whole), day):
            names, aimed = named(number)[: table.seats], marks(table.asks[0]) if table.asks else {}
            for shift, (name, kind) in enumerate(game_pictures(game).pictures_and_parts.items()):
                lang = LANGUAGES[(number + shift) % len(LANGUAGES)]
                found.picture += 1
                if name == "score":
                    if table.result is not None:
                        colours = table.game.colours(table.state.options)
                        sheet = ScoreView(table.game.title, tuple(colours), table.result)
                        kind.draw(sheet, names=names, lang=lang, marked={}, changed=frozenset())
                    continue
                seat = (table.asks[0].seat if table.asks else 0) if kind.private else None
                view, was = table.view(seat), before.view(seat)
                kind.draw(view, names=names, lang=lang, marked=aimed, changed=changes_between(was, view))
        positions = met(game, 3)
        for number, dump in enumerate(positions if whole else chosen(positions, -(-len(positions) // SHARE)), day):
            found.picture += 1
            zoom = asked(Table.load(dump))
            lang = LANGUAGES[number % len(LANGUAGES)]
            game_pictures(game).zooms[zoom.key].draw(
                zoom, names=named(number)[:3], lang=lang, marked={}, changed=frozenset()
            )
    return found


@pytest.mark.slow
@LOOKS
def test_no_word_or_icon_leaves_its_box(game: str, whole: bool) -> None:
    words = {(one.what, one.size, round(one.over())) for one in seen(game, whole).words if one.over() > 2}
    icons = {(one.what, one.size, round(one.over())) for one in seen(game, whole).icons if one.over() > 4}
    assert words == set()
    assert {one for one in icons if one[0] not in ON_EDGES | ON_PLACES} == set()


@pytest.mark.slow
@LOOKS
def test_no_word_is_hidden(game: str, whole: bool) -> None:
    assert {pair for pair in seen(game, whole).covered if pair[1] not in ON_PLACES | {"star"}} == set()


@pytest.mark.slow
@LOOKS
def test_everything_written_is_large_enough(game: str, whole: bool) -> None:
    assert {(one.what, one.size) for one in seen(game, whole).words if one.size < READABLE} == set()
    assert {key: round(px, 1) for key, px in seen(game, whole).digits.items() if round(px) < READABLE} == {}


@pytest.mark.slow
@LOOKS
def test_everything_stands_out_from_its_ground(game: str, whole: bool) -> None:
    """What is not there or no longer counts (a zero, a dash, what was used) may be quiet, but not lost."""
    seats = set(theme.SEAT_COLOURS.values())
    pale = set()
    for ink in seen(game, whole).inks | seen(game, whole).marks:
        quiet = ink in seen(game, whole).marks or ink.colour == theme.FAINT or ink.ground in seats
        # What changed has a bright ring in a dark one: on any ground one of them is seen.
        inks = (ink.colour, theme.STAR) if ink.what == "changed" else (ink.colour,)
        contrast = max(theme.ratio(one, ink.ground) for one in inks)
        if ink.ground not in DIMMED | MARKS and contrast < (MARK if quiet else TEXT):
            pale.add((ink.colour, ink.ground, round(contrast, 2), ink.what))
    assert pale == set()


@pytest.mark.slow
@LOOKS
def test_seats_are_told_apart_by_all_eyes(game: str, whole: bool) -> None:
    seats = set(theme.SEAT_COLOURS.values())
    own = sorted(one for one in seen(game, whole).variants if one[2] in seats)
    assert own
    alike = {
        (name, colour, another, eyes)
        for (picture, name, colour, shape), (where, same, another, like) in combinations(own, 2)
        for eyes in DEFICIENCIES
        if (picture, name, shape) == (where, same, like) and difference(colour, another, eyes) < DIFFERENT
    }
    assert alike == set()
