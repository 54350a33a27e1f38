"""The score sheet that all games share."""

import pytest
from msgspec.structs import replace

from engine.core import games
from engine.core.result import Line, Result, Score
from engine.core.table import Table
from engine.core.text import Text, verbatim
from render import game_pictures
from render.ending import scores
from render.ending.score_groups import MOST, PLAIN, ScoreGroup, ScorePad, groups_of, lines_as_groups, sum_of
from render.ending.scores import ScoreView
from render.kit import png, theme
from tests.render.boxes import watching
from tools.pages import kit_pictures
from words import LANGUAGES, label


def view(totals: list[int], winners: tuple[int, ...]) -> ScoreView:
    money, debt = verbatim("Money"), verbatim("Debt")
    order = sorted(totals, reverse=True)
    return ScoreView(
        "Toy",
        ("blue", "pink", "purple", "yellow"),
        Result(
            tuple(
                Score(seat, order.index(total) + 1, total, (Line(money, total + 3, verbatim("3 each")), Line(debt, -3)))
                for seat, total in enumerate(totals)
            ),
            winners,
        ),
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.slow
def test_the_sheet_fits_every_number_of_players(players: int) -> None:
    image = kit_pictures.scores_sheet(players)
    assert image.width == 1600
    assert png.strays(image) == []


@pytest.mark.slow
def test_the_winner_is_seen() -> None:
    names = ("Ann", "Bob")
    one, other = (scores.draw(view([20, 20], winners), names=names, lang="en") for winners in ((0,), (1,)))
    shared = scores.draw(view([20, 20], (0, 1)), names=names, lang="en")
    assert len({png.encode(i) for i in (one, other, shared)}) == 3


def test_it_is_told_in_words_in_order_of_rank() -> None:
    position = view([12, 31], (1,))
    told = scores.alt(position, names=("Ann", "Bob"), lang="en")
    assert told.splitlines() == ["Toy", "1. Bob 31 (Money 34; Debt −3)", "2. Ann 12 (Money 15; Debt −3)"]
    assert scores.text(position, names=("Ann", "Bob"), lang="en").splitlines() == [
        "Toy",
        "1. Bob: 31 ★",
        "   Money: 34 (3 each)",
        "   Debt: −3",
        "2. Ann: 12",
        "   Money: 15 (3 each)",
        "   Debt: −3",
    ]


def test_what_nobody_has_is_no_group_and_what_one_has_is_one_for_all() -> None:
    lines = (
        (Line(verbatim("Money"), 5), Line(verbatim("Sea"), 0)),
        (Line(verbatim("Land"), 4), Line(verbatim("Sea"), 0)),
    )
    result = Result((Score(0, 1, 5, lines[0]), Score(1, 2, 4, lines[1])), (0,))
    groups = groups_of(PLAIN, result)
    assert [label(group.label, "en") for group in groups] == ["Money", "Land"]
    assert [[sum_of(group, score).total for group in groups] for score in result.scores] == [[5, 0], [0, 4]]


def test_a_group_keeps_its_colour_whichever_others_are_shown() -> None:
    """And none shares it."""
    names = ("Sea", "Land", "Money")
    pad = ScorePad(groups=tuple(ScoreGroup(verbatim(name), (verbatim(name),)) for name in names))
    colours: dict[Text, set[object]] = {}
    for some in (names, names[1:], names[2:]):
        result = Result((Score(0, 1, 5, tuple(Line(verbatim(name), 5) for name in some)),), (0,))
        for group in groups_of(pad, result):
            colours.setdefault(group.label, set()).add(group.colour)
    assert [len(found) for found in colours.values()] == [1, 1, 1]
    assert len(set.union(*colours.values())) == 3


def ungrouped(pad: ScorePad, result: Result) -> list[Text]:
    """Labels of lines that are in no group, or in several."""
    labels = {line.label for score in result.scores for line in score.lines}
    groups = pad.groups or lines_as_groups(result)
    return [label for label in labels if sum(group.has(Line(label, 0)) for group in groups) != 1]


def test_too_many_lines_end_in_one_group() -> None:
    lines = tuple(Line(verbatim(f"line {n}"), n - 3) for n in range(12))
    result = Result((Score(0, 1, sum(line.points for line in lines), lines),), (0,))
    groups = groups_of(PLAIN, result)
    assert len(groups) <= MOST
    assert sum(sum_of(group, result.scores[0]).total for group in groups) == result.scores[0].total
    assert sum(sum_of(group, result.scores[0]).lost for group in groups) == 6
    assert ungrouped(PLAIN, result) == []


def test_a_loss_stands_beside_what_its_column_brought() -> None:
    """So that the numbers of the columns come to the total, the loss among them."""
    lines = (Line(verbatim("Sea"), 40), Line(verbatim("Land"), 20), Line(verbatim("Late"), -3))
    pad = ScorePad(groups=(ScoreGroup(verbatim("Sea"), (lines[0].label,)),
                           ScoreGroup(verbatim("Rest"), (lines[1].label, lines[2].label))))  # fmt: skip
    toy = ScoreView("Toy", ("blue",), Result((Score(0, 1, 57, lines),), (0,)))
    with watching() as seen:
        scores.draw(toy, names=("Ann",), lang="en", pad=pad)
    at = {one.what: one.box for one in seen.words}
    assert abs(at["−3"][1] - at["20"][1]) < 20
    assert at["20"][0] + at["20"][2] < at["−3"][0] < at["20"][0] + 150
    assert at["57"][1] < at["20"][1]


GAMES = [(game, seats) for game in ("yokohama", "mombasa", "nippon") for seats in games.get(game).seats]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_line_of_a_game_is_in_one_group_and_its_words_fit(game: str, seats: int) -> None:
    """At the beginning of a game, where all lines are on the pad; every label whole in four languages."""
    table = Table.start(game, seats, seed="pad")
    result = table.game.score(table.state)
    pad = game_pictures(game).score_pad
    assert ungrouped(pad, result) == []
    assert len(pad.groups) <= MOST
    for score in result.scores:
        assert sum(sum_of(group, score).total for group in pad.groups) == score.total
    for lang in LANGUAGES:
        size, levels = scores.heads(pad.groups, lang)
        assert size >= 44  # on a phone capitals of 8 px
        for number, group in enumerate(pad.groups):
            lines = scores.lines_of(group, lang, size, scores.room_above(pad.groups, number, len(levels))[1])
            assert " ".join(lines) == label(group.label, lang)


def test_words_above_columns_have_one_size() -> None:
    """A single word too long for its column is narrower, not smaller than its neighbours."""
    pad = game_pictures("nippon").score_pad
    table = Table.start("nippon", 4, seed="pad")
    shown = ScoreView("Nippon", ("blue", "pink", "green", "yellow"), table.game.score(table.state))
    with watching() as seen:
        scores.draw(shown, names=("Ann", "Bob", "Kim", "Jo"), lang="uk", pad=pad)
    words = {word for group in pad.groups for word in label(group.label, "uk").split()}
    sizes = {one.size for one in seen.words if one.what.split()[0] in words}
    assert len(sizes) == 1
    assert [(one.what, round(one.over())) for one in seen.words if one.over() > 2] == []


@pytest.mark.slow
def test_who_leads_an_unfinished_game_has_no_trophy() -> None:
    final, now = (replace(view([12, 31], (1,)), final=final) for final in (True, False))
    drawn = [scores.draw(one, names=("Ann", "Bob"), lang="en") for one in (final, now)]
    assert [sum(n for n, c in image.getcolors(2**20) or [] if c == theme.GOLD_PALE) > 9_000 for image in drawn] == [
        True,
        False,
    ]


@pytest.mark.parametrize("source", ["orders", "buildings", "boards", "achievements"])
def test_points_of_a_single_source_stand_under_its_own_sign(source: str) -> None:
    """Twelve points from orders are no trading house."""
    pad = game_pictures("yokohama").score_pad
    counted = {name: 12 if name == source else 0 for name in ("orders", "buildings", "boards", "achievements", "rest")}
    lines = (Line(Text("yokohama.line.play"), 12, Text("yokohama.line.play.detail", tuple(counted.items()))),)
    position = ScoreView("Toy", ("blue",), Result((Score(0, 1, 12, lines),), ()))
    sign = next(icon for name, icon in pad.groups[0].sources if name == source)
    with watching() as seen:
        scores.draw(position, names=("Ann",), lang="en", pad=pad)
    drawn = [one.what for one in seen.icons]
    assert drawn.count(sign.name) == 1 + [icon.name for icon in pad.groups[0].icons].count(sign.name)
