"""A film: every turn has its picture, bars tell everybody's points, what has changed is seen, the end stays."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from engine.core import games
from engine.core.table import Table
from engine.selfplay import playthrough
from render import PictureRequest, film, game_pictures, phone
from render.film import FilmFrame
from render.head import if_over
from render.kit import theme
from render.kit.changes import changes_between
from render.kit.rows import Icon
from render.recap import RecapGain, RecapRow
from testkit.rotation import chosen, rotated
from tests.render.boxes import watching
from tests.render.test_head import ended, head_of, some_way_in
from tools.pages.pictures import NAMES
from words import LANGUAGES

GAMES = ("mombasa", "nippon", "yokohama")
UNIT = Icon("star", 50)
LONG = ("Олександра Найдовше-Прізвище", "Святослав-Володимир Нечуй", "Bartłomiej Wiśniewski", "Анастасія Ковальчук")


@lru_cache(maxsize=1)
def begun(game: str) -> tuple[Any, Any]:
    """Two views with some turns between them."""
    tables = playthrough(game, max(games.get(game).seats), "film", {}, ("random",))
    views = [table.view(None) for number, table in zip(range(90), tables, strict=False) if number in (45, 89)]
    return views[0], views[1]


def frame(game: str, view: Any, totals: tuple[int, ...], earlier: tuple[int, ...] = (), most: int = 100) -> FilmFrame:
    table = Table.start(game, len(totals), seed="film")
    colours = tuple(table.game.colours(table.game.complete_options(len(totals), {})))
    return FilmFrame(view, colours, totals, earlier, most)


def blank(view: Any, **how: Any) -> Image.Image:
    return Image.new("RGB", (1080, 200), theme.PAPER)


def silent(*_: Any) -> list[RecapRow]:
    return []


def test_what_was_done_stands_in_the_place_of_the_points_that_bars_tell() -> None:
    """However long it is, everything of it is there, and the picture is as high as one of a turn without a row."""
    gains = tuple(RecapGain(Icon("crate", 46), n) for n in range(11, 31))
    (style,) = theme.seat_styles(("Anna",), ("blue",))
    rows = [RecapRow(None, (Icon("gear", 50),)), RecapRow(style, (Icon("gear", 50),), (), gains, 7)]

    def board(view: Any, **how: Any) -> Image.Image:
        image = Image.new("RGB", (phone.WIDE, 900), theme.PAPER)
        image.paste(theme.VERMILION, (0, 138, phone.WIDE, phone.HEAD))
        image.info["head"] = phone.HEAD
        return image

    def drawn(told: list[RecapRow]) -> tuple[Image.Image, list[str]]:
        with watching() as found:
            image = film.draw(frame("mombasa", None, (100, 40)), names=LONG[:2], lang="uk", marked={},
                              changed=frozenset(), board=board, tell=lambda *_: told, unit=UNIT)  # fmt: skip
        assert {(one.what, round(one.over())) for one in found.words if one.over() > 2} == set()
        return image, [one.what for one in found.words]

    image, said = drawn(rows)
    quiet, _ = drawn([])
    assert {"+7", *(f"+{gain.n}" for gain in gains)} <= set(said)
    assert image.size == quiet.size
    assert image.tobytes() != quiet.tobytes()
    points = [theme.VERMILION in {colour for _, colour in one.getcolors(one.width * one.height) or []}
              for one in (image, quiet)]  # fmt: skip
    assert points == [False, True]  # they stay where nothing else is told


def test_long_names_beside_the_bars_are_whole() -> None:
    shown = frame("mombasa", None, (100, 40, 0, 3))
    with watching() as found:
        film.draw(shown, names=LONG, lang="uk", marked={}, changed=frozenset(), board=blank, tell=silent, unit=UNIT)
    said = "".join(one.what for one in found.words).replace(" ", "")
    assert all(name.replace(" ", "") in said for name in LONG)
    assert {(one.what, round(one.over())) for one in found.words if one.over() > 2} == set()
    assert all(one.size >= 25 for one in found.words)


def test_bars_stand_in_the_order_of_points() -> None:
    shown = frame("mombasa", None, (3, 40, 100, 40))
    with watching() as found:
        film.draw(shown, names=NAMES, lang="en", marked={}, changed=frozenset(), board=blank, tell=silent, unit=UNIT)
    numbers = sorted((one.box[1], one.what) for one in found.words if one.what.isdigit())
    assert [number for _, number in numbers] == ["100", "40", "40", "3"]


@pytest.mark.slow
def test_bars_tell_points_and_by_how_much_they_have_changed() -> None:
    shown = frame("mombasa", None, (100, 40, 0, -3), (90, 40, 2, -3))
    with watching() as found:
        image = film.draw(
            shown, names=NAMES, lang="en", marked={}, changed=frozenset(), board=blank, tell=silent, unit=UNIT
        )
    said = [one.what for one in found.words]
    assert {"100", "40", "0", "−3", "+10", "−2"} <= set(said)
    assert [one for one in said if one[0] in "+−" and one[1:].isdigit()] == ["+10", "−2", "−3"]
    assert {(one.what, round(one.over())) for one in found.words if one.over() > 2} == set()
    styles = theme.seat_styles(NAMES, shown.colours)
    left = film.EDGE + film.PIECE + 28 + film.NAME_ROOM
    lengths = []
    for seat, style in enumerate(styles):
        y = 200 + film.EDGE + film.TITLE + film.ROW * seat + film.ROW // 2
        lengths.append(sum(image.getpixel((x, y)) == style.colour for x in range(left, image.width - 236)))
    assert lengths[0] > lengths[1] > lengths[2] == lengths[3] == 0
    assert abs(lengths[1] / lengths[0] - 0.4) < 0.02


def test_bars_say_whether_they_are_a_forecast() -> None:
    """As the head does, and what is a forecast is not compared with points."""
    for game in GAMES:
        view, known = some_way_in(game, 2), game_pictures(game)
        for before, shown in ((None, view), (view, view), (view, ended(view, 0))):
            made = known.frame(shown, before, (), 1, ())
            head = head_of(game, shown, "en")
            points = {one.style.name: one.points for one in head.standings}
            assert (made.forecast, made.totals) == (head.forecast, tuple(points[one] for one in NAMES[:2]))
            assert bool(made.earlier) == (before is shown)
    for forecast in (True, False):
        bars = replace(frame("nippon", None, (3, 2)), forecast=forecast)
        with watching() as found:
            film.draw(bars, names=NAMES, lang="uk", marked={}, changed=frozenset(), board=blank, tell=silent, unit=UNIT)
        assert [one.what for one in found.words if one.what in ("=", if_over("uk"))] == ["=", if_over("uk")] * forecast
        assert {(one.what, round(one.over())) for one in found.words if one.over() > 2} == set()


@pytest.mark.slow
def test_who_plays_alone_has_a_bar_without_a_lead() -> None:
    shown = frame("nippon", None, (40,))
    image = film.draw(
        shown, names=NAMES[:1], lang="en", marked={}, changed=frozenset(), board=blank, tell=silent, unit=UNIT
    )
    assert theme.GOLD_TINT not in {tint for _, tint in image.getcolors(image.width * image.height) or []}


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_a_picture_of_a_film_says_what_has_changed(game: str) -> None:
    before, view = begun(game)
    totals = game_pictures(game).totals(view)
    assert len(totals) == max(games.get(game).seats)
    shown = frame(game, view, totals, game_pictures(game).totals(before))
    kind, changed = game_pictures(game).endings["film"], changes_between(before, view)
    seated: dict[str, Any] = {"names": NAMES[: len(totals)], "marked": {}}
    (lang,) = chosen(LANGUAGES, 1)
    marked = kind.draw(shown, **seated, lang=lang, changed=changed)
    plain = kind.draw(shown, **seated, lang=lang, changed=frozenset())
    assert marked.tobytes() != plain.tobytes()
    made = render.draw(PictureRequest(game, "film", shown, NAMES[: len(totals)], "uk", changed=changed, stamp="Хід 9"))
    with Image.open(io.BytesIO(made.png)) as image:
        assert image.width == film.WIDE


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_the_last_bars_are_the_result(game: str) -> None:
    *_, table = playthrough(game, 2, "film", {}, ("random",))
    assert table.result is not None
    told = game_pictures(game).totals(table.view(None))
    assert told == tuple(score.total for score in sorted(table.result.scores, key=lambda one: one.seat))


@pytest.mark.slow
def test_a_film_begins_calmly_and_its_end_stays() -> None:
    frames = []
    for n in range(6):
        out = io.BytesIO()
        Image.effect_noise((120, 80 + 10 * (n % 2)), 20 + 30 * n).convert("RGB").save(out, "PNG")
        frames.append(out.getvalue())
    durations = []
    with Image.open(io.BytesIO(film.film(frames))) as made:
        assert (made.format, made.size, getattr(made, "n_frames", 1)) == ("WEBP", (120, 90), 6)
        for n in range(6):
            made.seek(n)
            made.load()
            durations.append(made.info["duration"])
    assert durations == [film.FIRST_FRAME_MS, *[film.FRAME_MS] * 4, film.LAST_FRAME_MS]


@pytest.mark.slow
def test_a_film_that_would_be_too_large_is_made_smaller_first() -> None:
    frames = []
    for n in range(3):
        out = io.BytesIO()
        Image.effect_noise((film.WIDE, 400), 40 + 30 * n).convert("RGB").save(out, "PNG")
        frames.append(out.getvalue())
    whole = film.film(frames)
    smaller = film.film(frames, len(whole) - 1)
    assert len(smaller) < len(whole) / 2
    with Image.open(io.BytesIO(smaller)) as made:
        assert (made.size, getattr(made, "n_frames", 1)) == ((540, 300), 3)


@pytest.mark.parametrize("count", [1, 2])
def test_a_game_of_a_turn_or_none_is_a_film(count: int) -> None:
    out = io.BytesIO()
    Image.new("RGB", (240, 180), theme.SKY).save(out, "PNG")
    with Image.open(io.BytesIO(film.film([out.getvalue()] * count))) as made:
        assert made.size == (240, 180)
