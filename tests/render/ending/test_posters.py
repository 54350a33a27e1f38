"""Posters: every number of players, shared victories, long names, four languages, and the same in words."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageStat

import render
from engine.core import games
from engine.core.result import Line, Result, Score, tie_note
from engine.core.table import Table
from engine.core.text import verbatim
from engine.story import BigMove, GameStory, RoundPoints, TurningPoint
from host.seating.seats import player_name
from render import ALT_LIMIT, PictureRequest, game_pictures
from render.ending import portraits, poster, scores
from render.ending.chart import RoundsChart, turning_text
from render.ending.moments import moments
from render.ending.poster import PosterView
from render.ending.score_groups import PLAIN
from render.ending.scores import ScoreView
from render.kit import Sheet, fonts, icon, png, theme
from testkit.hostile.names import HOSTILE_NAMES
from testkit.phrases import phrase
from testkit.rotation import rotated
from tests.render.boxes import watching
from words import LANGUAGES, label

NAMES = ("Святослав-Володимир Нечуй-Левицький", "Маргарита Добровольська", "Bartłomiej Wiśniewski", "Kim")


def view(game: str, seats: int, *, shared: bool = False) -> PosterView:
    """The end of a game that never was, with lines that cross."""
    table = Table.start(game, seats, seed="poster")
    totals = [90 - 7 * (0 if shared and seat < 2 else seat) for seat in range(seats)]
    lines = [(Line(verbatim("Money"), total - 20), Line(verbatim("Land"), 20)) for total in totals]
    ranks = [1 if shared and seat < 2 else seat + 1 for seat in range(seats)]
    scores = tuple(Score(seat, ranks[seat], totals[seat], lines[seat]) for seat in range(seats))
    rounds = [tuple(total * n // 12 + (n * (seat + 2)) % 5 for seat, total in enumerate(totals)) for n in range(12)]
    winners = (0, 1) if shared else (0,)
    story = GameStory(
        (
            *(RoundPoints(n, row, tuple(60 + total // 2 for total in row)) for n, row in enumerate(rounds)),
            RoundPoints(12, tuple(totals), tuple(totals)),
        ),
        48,
        BigMove(seats - 1, 20, 5, 25, verbatim("builds a trading house in laboratory A")),
        None if shared else TurningPoint(0, 9, passed=True, rival=1),
    )
    colours = tuple(table.game.colours(table.game.complete_options(seats, {})))
    return PosterView(table.game.title, colours, Result(scores, winners), story, (2026, 11, 15), table.view(None))


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(["yokohama", "nippon", "mombasa"], 1))
def test_a_poster_is_small_and_in_the_games_colours(game: str) -> None:
    made = render.draw(PictureRequest(game, "poster", view(game, 4), names=NAMES, lang="uk"))
    assert len(made.png) < 400_000
    assert made.filename == f"{game}-poster.png"
    image = (
        game_pictures(game)
        .endings["poster"]
        .draw(view(game, 4), names=NAMES, lang="uk", marked={}, changed=frozenset())
    )
    assert image.size == (1600, 2132)
    assert png.strays(image, game_pictures(game).colours, least=40_000) == []


@pytest.mark.slow
@pytest.mark.parametrize("moved", range(1, 13))
@pytest.mark.parametrize("turned", [4, 9, 11, 12])
def test_the_biggest_move_keeps_away_from_the_turning_point(
    moved: int, turned: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the line of the turning point nor the number beside it hides the other."""
    laid: list[float] = []
    monkeypatch.setattr(Sheet, "pill", lambda _, at, *__, **___: laid.append(at[0]))
    biggest, turning = BigMove(3, moved, 5, 25, verbatim("")), TurningPoint(0, turned, passed=True, rival=1)
    story = replace(view("yokohama", 4).story, biggest=biggest, turning_point=turning)
    seats = theme.seat_styles(NAMES, view("yokohama", 4).colours)
    chart = RoundsChart(Sheet(10, 10), poster.CHART, story, seats, "en")
    chart._biggest()
    assert abs(laid[0] - chart.at(turned, 0)[0]) > 60


def test_a_tie_is_told_in_words_with_poster_and_sheet() -> None:
    tied = view("mombasa", 2, shared=True)
    noted = Result(tied.result.scores, tied.result.winners, tie_note(tied.result.scores, "mombasa.result.tied"))
    told = poster.alt(replace(tied, result=noted), names=NAMES, lang="pl")
    assert "dzielą się zwycięstwem" in told
    sheet = ScoreView("Mombasa", tied.colours, noted)
    assert "dzielą się zwycięstwem" in scores.alt(sheet, names=NAMES, lang="pl")
    assert "dzielą się zwycięstwem" in scores.text(sheet, names=NAMES, lang="pl")


@pytest.mark.slow
def test_no_name_leaves_the_poster_or_the_score_sheet() -> None:
    hostile = [player_name(HOSTILE_NAMES[name]) for name in ("long word", "wide", "combining", "nothing to see")]
    shown = view("mombasa", 4)
    with watching() as found:
        poster.draw(shown, names=hostile, lang="en")
        scores.draw(ScoreView("Mombasa", shown.colours, shown.result), names=hostile, lang="uk")
    assert {(one.what, round(one.over())) for one in found.words if one.over() > 2} == set()
    assert found.covered == set()
    assert len(poster.alt(shown, names=hostile, lang="en")) <= ALT_LIMIT


@pytest.mark.slow
@pytest.mark.parametrize("turned", rotated([1, 6, 11, 12], 2))
def test_the_turning_point_is_told_inside_the_picture_whenever_it_was(turned: int) -> None:
    shown = view("yokohama", 4)
    for passed in (True, False):
        turning = TurningPoint(0, turned, passed=passed, rival=1)
        story = replace(shown.story, turning_point=turning)
        for lang in LANGUAGES:
            with watching() as found:
                poster.draw(replace(shown, story=story), names=NAMES, lang=lang)
            said = label(turning_text(turning), lang)
            flag = next(one for one in found.words if one.what == said)
            assert poster.CHART[0] < flag.box[0]
            assert flag.box[0] + flag.box[2] < poster.CHART[0] + poster.CHART[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_steps_of_the_podium_take_the_whole_width(seats: int) -> None:
    widths = poster.WIDTHS.get(seats, poster.OF_MANY)
    assert sum(widths) + poster.GAP * (seats - 1) == poster.WIDE - 48


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "shared"), [(2, False), (3, False), (4, False), (2, True), (4, True)])
def test_the_podium_holds_everybody(seats: int, shared: bool) -> None:
    shown = view("mombasa", seats, shared=shared)
    for lang in LANGUAGES:
        told = poster.alt(shown, names=NAMES, lang=lang)
        assert len(told) <= ALT_LIMIT
        assert told.count("★") == (2 if shared else 1)
        assert [told.index(name) for name in NAMES[:seats]] == sorted(told.index(name) for name in NAMES[:seats])
    image = poster.draw(shown, names=NAMES[:seats], lang="pl")
    assert image.size == (poster.WIDE, poster.HIGH)
    other = poster.draw(shown, names=NAMES[:seats][::-1], lang="pl")
    assert image.tobytes() != other.tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(["mombasa", "nippon", "yokohama"], 1))
def test_everybody_on_the_podium_has_another_portrait(game: str) -> None:
    """Told apart without colours, too: by the shape of the seat and by the figure."""
    cover = game_pictures(game).cover
    seats = theme.seat_styles(NAMES, ["blue"] * len(NAMES))
    shown = [portraits.of(cover.portrait, seat, 120) for seat in seats]
    drawn = [icon(one.name, one.size, **one.variant).rgba().convert("L") for one in shown]
    for one, another in combinations(drawn, 2):
        assert sum(ImageStat.Stat(ImageChops.difference(one, another)).mean) > 8


def steps(result: Result, seats: int, game: str = "mombasa") -> dict[str, list[float]]:
    """By points of a podium how high above the floor they stand."""
    with watching() as found:
        poster.draw(replace(view(game, seats), result=result), names=NAMES[:seats], lang="en")
    high: dict[str, list[float]] = {}
    for one in found.words:
        if one.box[1] < poster.FLOOR:
            high.setdefault(one.what, []).append(one.box[1])
    return high


def scored(*ranked: tuple[int, int]) -> tuple[Score, ...]:
    return tuple(
        Score(seat, rank, total, (Line(verbatim("Money"), total),)) for seat, (rank, total) in enumerate(ranked)
    )


@pytest.mark.slow
def test_who_has_the_same_rank_stands_equally_high() -> None:
    high = steps(Result(scored((1, 90), (2, 71), (2, 71), (4, 50)), (0,)), 4)
    assert len(set(high["71"])) == 1
    assert len(high["71"]) == len(high["2"]) == 2, "both are second"
    assert high["90"][0] < high["71"][0] < high["50"][0]


@pytest.mark.slow
@pytest.mark.parametrize("won", [True, False])
def test_who_played_alone_stands_alone(won: bool) -> None:
    high = steps(Result(scored((1, 90)), (0,) if won else ()), 1, "nippon")
    assert len(high["90"]) == 1
    assert "1" not in high


@pytest.mark.slow
def test_the_head_shows_the_world_of_its_game() -> None:
    """Between title and day, which have paper of their own, there is something to see, and in every game another."""
    heads = []
    for game in ("mombasa", "nippon", "yokohama"):
        sheet = Sheet(poster.WIDE, poster.HEAD)
        game_pictures(game).cover.head(sheet, (0, 0, poster.WIDE, poster.HEAD))
        free = sheet.image.crop((620, 0, 1080, poster.HEAD))
        assert max(n for n, _ in free.getcolors(free.width * free.height) or []) < 0.6 * free.width * free.height, game
        heads.append(free.tobytes())
    assert len(set(heads)) == 3


def test_a_double_name_is_broken_before_it_is_cut() -> None:
    found, size = poster._name(NAMES[0], 42, 320, 3, shrink=(38, 35, 32))
    assert "".join(found).replace(" ", "") == NAMES[0].replace(" ", "")
    assert all(fonts.width(line, size, fonts.CAPITALS) <= 320 for line in found)


def test_words_tell_all_that_the_picture_shows() -> None:
    shown = view("yokohama", 3)
    told = poster.text_of(shown, names=NAMES, lang="en")
    assert "Turning point: round 9" in told
    assert "+25" in told
    for now, after in pairwise(range(1, 12)):
        assert told.index(f"After round {now}:") < told.index(f"After round {after}:")


@pytest.mark.slow
def test_what_the_computer_expected_is_drawn_and_told() -> None:
    shown = view("yokohama", 3)
    bare = tuple(RoundPoints(one.round, one.totals) for one in shown.story.standings)
    unjudged = replace(shown, story=replace(shown.story, standings=bare))
    told = poster.text_of(shown, names=NAMES, lang="en")
    assert f"{NAMES[0]} 90 (90)" in told
    assert told.endswith(phrase("end.poster.brackets"))
    plain = poster.text_of(unjudged, names=NAMES, lang="en")
    assert f"{NAMES[0]} 90" in plain
    assert "(90)" not in plain
    assert "brackets" not in plain
    drawn, without = (poster.draw(one, names=NAMES[:3], lang="en").tobytes() for one in (shown, unjudged))
    assert drawn != without


def test_a_race_that_was_not_close_is_left_out() -> None:
    shown = view("yokohama", 2)
    kinds = [one.kind for one in moments(shown.story, shown.result, PLAIN, NAMES, "en")]
    assert kinds == ["Biggest move · round 5", "Closest race", "Far ahead of everybody"]
    scores = (shown.result.scores[0], Score(1, 2, 20, shown.result.scores[1].lines))
    far = Result(scores, (0,))
    assert [one.kind for one in moments(shown.story, far, PLAIN, NAMES, "en")] == [kinds[0], kinds[2]]


def test_the_poster_is_no_picture_of_a_table_that_runs() -> None:
    for game in games.names():
        if game in ("yokohama", "nippon", "mombasa"):
            assert "poster" not in game_pictures(game).pictures
