"""Names are whole wherever there is room for them, with a badge on every number that can have one."""

from __future__ import annotations

from itertools import product
from operator import attrgetter
from typing import Any

import pytest

from render import game_pictures
from render.kit.changes import Changes, seat_name
from testkit.rotation import chosen
from tests.render.boxes import watching
from tests.render.test_head import GAMES, ended, some_way_in
from words import LANGUAGES

LONG = ("Володимир-Олександр Вишневецький", "Маргарита Добровольська", "Святослав-Володимир Нечуй", "Kim")
MORE = 22  # that everybody has gained of everything


def gained(game: str, view: Any) -> Changes:
    """As if every number that can have a badge had changed."""
    fields = game_pictures(game).badges
    return Changes(
        (), {seat_name(one.seat): {field: attrgetter(field)(one) - MORE for field in fields} for one in view.players}
    )


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), list(product(GAMES, (2, 4))))
def test_no_name_is_cut_on_boards(game: str, seats: int) -> None:
    view, known = some_way_in(game, seats, 90), game_pictures(game)
    for shown, picture in product((view, ended(view, 0)), ("board", *(part.name for part in known.phone["board"]))):
        (lang,) = chosen(LANGUAGES, 1)
        with watching() as seen:
            known.pictures_and_parts[picture].draw(
                shown, names=LONG[:seats], lang=lang, marked={}, changed=gained(game, shown)
            )
        assert [one.what for one in seen.words if one.what.endswith("…")] == [], picture
