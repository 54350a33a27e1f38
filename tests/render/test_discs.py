"""The discs of options on all pictures: none lies on another or on another's thing, whatever the question."""

from __future__ import annotations

from math import dist

import pytest

from cogs.panels.question.controls import targets
from engine.core import games
from engine.core.table import Table
from engine.selfplay import playthrough
from render import game_pictures
from render.drawing.around_marks import spots, thing_under
from render.kit.shapes import Point
from render.kit.sheet import Sheet
from testkit.questions import question_of
from testkit.rotation import by_turns, rotated
from testkit.sources import ROOT
from tests.render.boxes import hidden
from tools.pages.pictures import NAMES

BESIDE = 0.3  # of a disc may lie where the next option is
ON_A_MAP = {"mombasa.enter"}  # its regions are shown by a picture of their own
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


@by_turns(0, days=3)
@pytest.mark.parametrize("game", rotated(DRAWN, 1))
def test_no_disc_lies_on_another(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    discs: list[tuple[Point, int, str]] = []
    plain = Sheet.label

    def noted(sheet: Sheet, at: Point, label: str, size: int = 40) -> None:
        discs.append((at, size, label))
        plain(sheet, at, label, size)

    monkeypatch.setattr(Sheet, "label", noted)
    covered, loose, astray = [], [], []
    for key, (_, dump) in largest(game).items():
        table = Table.load(dump)
        question = question_of(table, table.asks[0])
        for name, kind in game_pictures(game).pictures_and_parts.items():
            if name == "score":
                continue
            discs.clear()
            marked = targets(question)
            image = kind.draw(question.view, names=NAMES[: table.seats], lang="uk", marked=marked, changed=frozenset())
            info = image.info
            for label in info.get("marks", ()):
                own = [thing_under(image, box) for box in spots(image, label)]
                if key in ON_A_MAP:
                    continue
                if None in own:
                    loose.append(f"{key} in {name}: {label}")
                others = [box for other in info["marks"] if other != label for box in spots(image, other)]
                apart = [box for box in others if not any(hidden(one, box) > 0.5 for one in spots(image, label))]
                if any(hidden(disc, box) > BESIDE for disc in info["discs"][label] for box in apart):
                    astray.append(f"{key} in {name}: {label}")
            for n, (one, size, label) in enumerate(discs):
                for other, other_size, other_label in discs[n + 1 :]:
                    if label != other_label and dist(one, other) < APART * min(size, other_size):
                        covered.append(f"{key} in {name}: {label} and {other_label}")
    assert covered == []
    assert loose == [], "things that would be cut through"
    assert astray == []
