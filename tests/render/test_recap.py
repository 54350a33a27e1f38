"""The strip below a board: what the others did, one row for each turn, the same in every game."""

from __future__ import annotations

from functools import lru_cache

import pytest
from PIL import Image

import render
from engine.core.account import seen
from engine.core.table import Table
from engine.selfplay import playthrough
from render import PictureRequest, game_pictures, phone, recap
from render.kit import theme
from render.kit.fonts import CAPITALS
from render.kit.rows import Icon, Words
from render.recap import COLUMN, EDGE, FOLDED, GAP, LOW_ROW, MOST, ROW, PastMove, RecapGain, RecapRow, deed_end
from testkit.rotation import rotated
from tests.render.boxes import watching
from tools.pages.pictures import NAMES
from words import LANGUAGES

GAMES = ("mombasa", "nippon", "yokohama")
TURNS = 50
PAPER = Image.new("RGB", (1600, 20), theme.PAPER)
PHONE = PAPER.resize((phone.WIDE, PAPER.height))
ANNA, KIM = theme.seat_styles(("Anna", "Kim"), ("blue", "pink"))
STAR = Icon("star", 50)


@lru_cache(maxsize=len(GAMES))
def moves(game: str) -> tuple[PastMove, ...]:
    """The first turns of a game of three, as everybody saw them."""
    found: list[PastMove] = []
    before = None
    for table in playthrough(game, 3, "recap", None, ("random",)):
        for boundary in table.crossed:
            after = Table.past_view(game, boundary.snapshot, None)
            if before is not None:
                found.append(PastMove(before, after, seen(boundary.deeds, None)))
            before = after
        table.crossed.clear()
        if len(found) >= TURNS:
            break
    return tuple(found)


def rows(game: str, lang: str = "en") -> list[RecapRow]:
    return game_pictures(game).recap_rows(moves(game), NAMES[:3], lang)


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_every_turn_has_a_row_that_fits(game: str) -> None:
    """Whoever moved, what was done, and what it brought; nothing leaves its box, in any language."""
    told = rows(game)
    assert len(told) > TURNS / 3
    assert {row.seat.name for row in told if row.seat} == set(NAMES[:3])
    assert all(row.did for row in told)
    assert sum(bool(row.gains or row.points) for row in told) > len(told) / 3
    assert any(gain.n < 0 for row in told for gain in row.gains)
    with watching() as seen:
        for lang in LANGUAGES:
            for paper in (PAPER, PHONE):
                for start in range(0, TURNS, 8 * MOST):
                    recap.below(paper, rows(game, lang)[start : start + MOST])
    assert {(one.what, round(one.over())) for one in (*seen.words, *seen.icons) if one.over() > 2} == set()
    assert seen.covered == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_words_of_the_strip_are_in_small_capitals(game: str) -> None:
    """As on the board above it; numbers are not."""
    told = rows(game)
    cells = [cell for row in told for cells in row.parts for cell in cells]
    parts = [part for some in (*cells, *(some for row in told for some in (row.did, row.places))) for part in some]
    plain = [part.words for part in parts if isinstance(part, Words) and part.bold != CAPITALS]
    assert [words for words in plain if any(sign.isalpha() for sign in str(words))] == []


@pytest.mark.slow
def test_the_strip_lies_below_the_board_and_is_told_in_its_words() -> None:
    past = moves("yokohama")[-2:]
    plain = render.draw(PictureRequest("yokohama", "board", past[-1].after, names=NAMES[:3], lang="pl"))
    whole = render.draw(PictureRequest("yokohama", "board", past[-1].after, names=NAMES[:3], lang="pl", lately=past))
    assert whole.png != plain.png
    told = recap.said(past, NAMES, "pl")
    assert told
    assert whole.text == f"{plain.text}\n{told}"
    assert whole.alt.startswith(plain.alt.rstrip("…")[:400])


def test_older_turns_are_folded_into_one_line_of_pieces() -> None:
    few = [RecapRow(ANNA, (Icon("gear", 50),), points=1)] * MOST
    assert recap.below(PAPER, few).height == PAPER.height + MOST // 2 * ROW + GAP
    assert recap.below(PAPER, [*few, *few]).height == PAPER.height + MOST // 2 * ROW + FOLDED + GAP
    assert recap.below(PAPER, []) is PAPER


def test_short_rows_stand_two_abreast() -> None:
    """In the order of the turns; what needs more than half of the width has all of it."""
    short = RecapRow(ANNA, (Icon("gear", 50),), (), (RecapGain(Icon("crate", 46), 3),), 8, STAR)
    long = RecapRow(KIM, (recap.place_name("Wybrzeże Morza Czerwonego"),), (), short.gains * 8, 9, STAR)
    for paper in (PAPER, PHONE):
        high = {}
        for name, told in {"pair": [short, short], "three": [short] * 3, "long": [short, long]}.items():
            with watching() as seen:
                high[name] = recap.below(paper, told).height - paper.height - GAP
            assert [(one.what, round(one.over())) for one in (*seen.words, *seen.icons) if one.over() > 2] == []
            assert seen.covered == set()
        assert (high["pair"], high["three"]) == (ROW, 2 * ROW)
        assert high["long"] > ROW


def test_what_a_scoring_was_made_of_stands_in_columns() -> None:
    parts = tuple(
        ((Words(name, 34),), (STAR, Words(first, 38)), (STAR, Words("+8", 38)))
        for name, first in (("Kansai", "11"), ("Chu", "7 +12"), ("Kanto", "1"))
    )
    for paper, abreast in ((PAPER, 2), (PHONE, 1)):
        with watching() as seen:
            recap.below(paper, [RecapRow(None, (Icon("gear", 50),), points=1, parts=parts)])
        lefts = [round(one.box[0]) for one in seen.words if one.what == "+8"]
        assert len(set(lefts)) == abreast
        assert [(one.what, round(one.over())) for one in seen.words if one.over() > 2] == []


def test_a_line_of_a_scoring_that_is_too_long_goes_on_below() -> None:
    won = (STAR, Words("13", 38), STAR, Words("+18", 38))
    parts = (((Words("Kansai", 34),), *(won for _ in range(4))),) * 2
    with watching() as seen:
        strip = recap.below(PHONE, [RecapRow(None, (Icon("gear", 50),), points=1, parts=parts)])
    assert strip.height == PHONE.height + ROW + 4 * recap.DETAIL + GAP
    assert [(one.what, round(one.over())) for one in (*seen.words, *seen.icons) if one.over() > 2] == []
    assert seen.covered == set()


@pytest.mark.slow
def test_a_region_that_brought_nothing_has_no_star() -> None:
    told = [row for row in rows("nippon") if row.parts]
    assert told
    cells = [cell for row in told for cells in row.parts for cell in cells]
    words = [str(part.words) for cell in cells for part in cell if isinstance(part, Words)]
    assert "+0" not in words


def test_points_of_a_forecast_stand_behind_their_sign_as_in_the_head() -> None:
    with watching() as seen:
        recap.below(PAPER, [RecapRow(ANNA, (Icon("gear", 50),), points=4, unit=STAR, forecast=True)])
    assert [one.what for one in seen.words if one.what in ("=", "+4")] == ["=", "+4"]


def test_a_turn_that_brought_nothing_takes_little_room() -> None:
    nothing, something = RecapRow(ANNA, (Icon("gear", 50),)), RecapRow(ANNA, (Icon("gear", 50),), points=1)
    assert recap.below(PAPER, [nothing]).height == PAPER.height + LOW_ROW + GAP
    assert recap.below(PAPER, [nothing, nothing, something]).height == PAPER.height + LOW_ROW + ROW + GAP


def test_a_gain_is_filled_and_a_loss_is_hollow() -> None:
    def turn(n: int) -> RecapRow:
        return RecapRow(KIM, (Icon("gear", 50),), (), (RecapGain(Icon("crate", 46), n),))

    gain, loss = recap.below(PAPER, [turn(3)]), recap.below(PAPER, [turn(-3)])
    inside = (round(EDGE + deed_end(turn(3)) + 8), PAPER.height + ROW // 2 - 26)
    assert gain.getpixel(inside) == theme.GAIN
    assert loss.getpixel(inside) == theme.PANEL


def test_gains_follow_their_deeds_and_those_of_short_ones_begin_below_each_other() -> None:
    gains = (RecapGain(Icon("crate", 46), 3),)
    short, longer = (RecapRow(KIM, (Icon("gear", px),), (), gains) for px in (50, 90))
    long = RecapRow(KIM, (recap.place_name("Wybrzeże Morza Czerwonego"),), (), gains)

    def begin(*rows: RecapRow) -> list[float]:
        laid = [one for line in recap.laid_out(rows, PAPER.width) for one in line]
        return [one.chips[0][1] for one in laid]

    assert begin(short) == [deed_end(short)]
    assert begin(short, longer, long) == [deed_end(longer), deed_end(longer), deed_end(long)]
    assert deed_end(longer) < COLUMN < deed_end(long)


@pytest.mark.parametrize("wide", [1600, 1080])
@pytest.mark.slow
def test_what_has_no_room_beside_the_deed_goes_below_it(wide: int) -> None:
    """Every number is told as it is, on a phone as well; the row grows instead."""
    many = tuple(RecapGain(Icon("crate", 46), n) for n in (12, 11, 10, -10, -11, -12, -13, -14))
    row = RecapRow(ANNA, (Icon("gear", 50),), (recap.place_name("Wybrzeże Morza Czerwonego"),), many, 25, STAR)
    paper = PAPER.resize((wide, PAPER.height))
    with watching() as seen:
        strip = recap.below(paper, [row, row])
    told = [one.what for one in seen.words]
    assert told[:10] == [
        "+25",
        "Wybrzeże Morza Czerwonego",
        *(f"{n:+}".replace("-", "−") for n in (gain.n for gain in many)),
    ]
    assert strip.height > paper.height + 2 * ROW + GAP
    assert [(one.what, round(one.over())) for one in (*seen.words, *seen.icons) if one.over() > 2] == []
    assert seen.covered == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_what_a_turn_was_worth_is_said_once(game: str) -> None:
    """No chip says the same as the number at the end of its row."""
    for row in rows(game):
        assert (row.unit, row.points) not in [(gain.icon, gain.n) for gain in row.gains if gain.n]
