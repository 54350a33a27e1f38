"""Names are whole wherever there is room for them, with a badge on every number that can have one."""

from __future__ import annotations

from itertools import islice, product
from operator import attrgetter
from typing import Any

import pytest

from engine.selfplay import playthrough
from render import game_pictures
from render.head import one_or_two
from render.kit import Sheet
from render.kit.changes import Changes, seat_name
from testkit.rotation import chosen, rotated
from tests.render.boxes import watching
from tests.render.test_head import GAMES, ended, some_way_in
from words import LANGUAGES

LONG = ("Володимир-Олександр Вишневецький", "Маргарита Добровольська", "Святослав-Володимир Нечуй", "Kim")
LINES = {line for name in LONG for line in name.split()}
APART = 6  # px of a name from the edge of its row, which has a frame
MORE = 22  # that everybody has gained of everything


def gained(game: str, view: Any) -> Changes:
    """As if every number that can have a badge had changed."""
    fields = game_pictures(game).badges
    return Changes(
        (), {seat_name(one.seat): {field: attrgetter(field)(one) - MORE for field in fields} for one in view.players}
    )


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), rotated(product(GAMES, (2, 4)), 2))
def test_no_name_is_cut_on_boards(game: str, seats: int) -> None:
    view, known = some_way_in(game, seats, 90), game_pictures(game)
    for shown, picture in product((view, ended(view, 0)), ("board", *(part.name for part in known.phone["board"]))):
        (lang,) = chosen(LANGUAGES, 1)
        with watching() as seen:
            known.pictures_and_parts[picture].draw(
                shown, names=LONG[:seats], lang=lang, marked={}, changed=gained(game, shown)
            )
        assert [one.what for one in seen.words if one.what.endswith("…")] == [], picture
        names = [one for one in seen.words if one.what in LINES]
        assert [one for one in names if one.over() > -APART] == [], picture


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_no_name_is_cut_on_other_pictures(game: str) -> None:
    """Whoever looks."""
    known, (lang,) = game_pictures(game), chosen(LANGUAGES, 1)
    view = next(islice(playthrough(game, 4, "names", {}, ("random",)), 90, None)).view(0)
    for name, picture in known.pictures_and_parts.items():
        if name == "score":  # of a game that is over
            continue
        with watching() as seen:
            picture.draw(view, names=LONG, lang=lang, marked={}, changed=frozenset())
        cut = [one.what for one in seen.words if one.what.endswith("…")]
        assert [what for what in cut if any(what[:4] in line for line in LINES)] == [], name


def test_a_name_that_two_lines_have_no_room_for_is_broken_at_its_hyphen() -> None:
    with watching() as seen:
        one_or_two(Sheet(300, 100), (10, 0, 250, 94), LONG[0], range(38, 29, -2), 32, least=26)
    assert [one.what for one in seen.words] == ["Володимир-", "Олександр", "Вишневецький"]
    assert all(one.box[1] >= 8 and one.box[1] + one.box[3] <= 86 for one in seen.words)
