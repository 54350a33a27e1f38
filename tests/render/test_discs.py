"""The discs of options on all pictures: none lies on another, whatever the question."""

from __future__ import annotations

from math import dist

import pytest

from cogs.panels.question.controls import targets
from engine.core import games
from engine.core.table import Table
from engine.selfplay import playthrough
from render import game_pictures
from render.kit.shapes import Point
from render.kit.sheet import Sheet
from testkit.questions import question_of
from testkit.rotation import rotated
from testkit.sources import ROOT
from tools.pages.pictures import NAMES

APART = 0.62  # of the smaller disc: so much of each number is seen at least
DRAWN = [game for game in games.names() if (ROOT / "render" / game).is_dir()]


def largest(game: str) -> dict[str, tuple[int, bytes]]:
    """Of every question the position in which it aims at most things."""
    found: dict[str, tuple[int, bytes]] = {}
    for seats in games.get(game).seats:
        for table in playthrough(game, seats, "discs", None, ("random",)):
            table.crossed.clear()
            for ask in table.asks[:1]:
                count = len({option.target for option in ask.untold if option.target is not None})
                if count > max(1, found.get(ask.key, (0, b""))[0]):
                    found[ask.key] = count, table.dump()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(DRAWN, 1))
def test_no_disc_lies_on_another(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    discs: list[tuple[Point, int, str]] = []
    plain = Sheet.label

    def noted(sheet: Sheet, at: Point, label: str, size: int = 40) -> None:
        discs.append((at, size, label))
        plain(sheet, at, label, size)

    monkeypatch.setattr(Sheet, "label", noted)
    covered = []
    for key, (_, dump) in largest(game).items():
        table = Table.load(dump)
        question = question_of(table, table.asks[0])
        for name, kind in game_pictures(game).pictures.items():
            if name == "score":
                continue
            discs.clear()
            marked = targets(question)
            kind.draw(question.view, names=NAMES[: table.seats], lang="uk", marked=marked, changed=frozenset())
            for n, (one, size, label) in enumerate(discs):
                for other, other_size, other_label in discs[n + 1 :]:
                    if label != other_label and dist(one, other) < APART * min(size, other_size):
                        covered.append(f"{key} in {name}: {label} and {other_label}")
    assert covered == []
