"""Another component set is not drawn with the map of the one before."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.table import Table
from engine.nippon.view.structs import View
from render.nippon.board import draw as draw_board
from render.nippon.board import phone
from testkit.rotation import by_turns

WORDS = {"lang": "en", "marked": {}, "changed": frozenset()}


@by_turns(1, days=3)
def test_a_region_with_other_rewards_is_another_picture() -> None:
    view: View = Table.start("nippon", 2, seed="s").view(None)
    first, *others = view.regions
    cell, *cells = first.trains
    corrected = [
        replace(first, supply={"coal": 7}),
        replace(first, trains=(replace(cell, bonus={"money": 9}), *cells)),
    ]
    for draw in (draw_board, phone.draw_map):
        shipped = draw(view, names=("Kim", "Jo"), **WORDS).tobytes()  # type: ignore[arg-type]
        for one in corrected:
            shown = draw(replace(view, regions=(one, *others)), names=("Kim", "Jo"), **WORDS)  # type: ignore[arg-type]
            assert shown.tobytes() != shipped
