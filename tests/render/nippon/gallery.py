"""Pictures to look at: `python -m tests.render.nippon.gallery FOLDER [--docs]`."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import render
from cogs.kit.changes import changed_ids
from engine.core.table import Table
from render.scores import ScoreView
from tests.render.games import NAMES, marked, smaller, thoughtful
from tests.render.nippon.play import GAME, game

WANTED = (
    "nippon.main",
    "nippon.worker",
    "nippon.market_cell",
    "nippon.trains",
    "nippon.train_cell",
    "nippon.ships",
    "nippon.factory",
    "nippon.factory_type",
    "nippon.machines",
    "nippon.favour_objective",
    "nippon.department_any",
    "nippon.invest",
)
PICTURE = {
    "nippon.factory": "factories",
    "nippon.factory_type": "factories",
    "nippon.machines": "player",
    "nippon.favour_objective": "player",
    "nippon.department_any": "player",
    "nippon.invest": "player",
}


def shown(table: Table, picture: str, lang: str, before: Any = None) -> bytes:
    """One picture of a table as a player sees it, with the marks it would have."""
    view = table.view(table.asks[0].seat if picture == "player" and table.asks else None)
    changed = frozenset() if before is None else changed_ids(before, view)
    names = NAMES[: table.seats]
    return render.draw(GAME, picture, view, names=names, lang=lang, marked=marked(table), changed=changed).png


def score(table: Table, lang: str, names: Sequence[str] = NAMES) -> bytes:
    """The final score sheet."""
    view = ScoreView(table.game.title, tuple(table.game.colours({})), table.game.score(table.state))
    return render.draw(GAME, "score", view, names=names[: table.seats], lang=lang).png


def gallery(folder: Path, seats: int, options: Mapping[str, str], lang: str, name: str) -> None:
    """Opening, middle and end of one game."""
    moments = [table.dump() for table in game(seats, options, mind=thoughtful)]
    taken: dict[str, bytes] = {"opening": moments[0], "end": moments[-1]}
    for number, moment in enumerate(moments[:-1]):
        table = Table.load(moment)
        key = table.asks[0].key
        if number > len(moments) * 0.6 and key in WANTED and key not in taken and marked(table):
            taken[key] = moment
    for key, moment in taken.items():
        table = Table.load(moment)
        earlier = Table.load(moments[max(0, moments.index(moment) - 6 * seats)]).view(None)
        label = key.removeprefix(f"{GAME}.")
        pictures = ("board", "factories", "player") if key in ("opening", "end") else (PICTURE.get(key, "board"),)
        for picture in pictures:
            before = None if key == "opening" else earlier
            (folder / f"{name}-{label}-{picture}.png").write_bytes(shown(table, picture, lang, before))
    (folder / f"{name}-score.png").write_bytes(score(Table.load(moments[-1]), lang))


def documents(folder: Path) -> None:
    """The pictures of the documents: opening, middle and end for one to four players, in English."""
    for seats in (1, 2, 3, 4):
        moments = [table.dump() for table in game(seats, seed=f"documents {seats}", mind=thoughtful)]
        middle = next(m for m in moments[len(moments) * 6 // 10 :] if Table.load(m).asks[0].key == "nippon.main")
        names = ("Kim", "Oksana", "Bartek", "Jo")[:seats]
        for label, moment in (("opening", moments[0]), ("middle", middle), ("end", moments[-1])):
            table = Table.load(moment)
            marks = marked(table) if label == "middle" else {}
            made = render.draw(GAME, "board", table.view(None), names=names, lang="en", marked=marks)
            (folder / f"{GAME}-{label}-{seats}.png").write_bytes(smaller(made.png))
    table = Table.load(middle)
    for picture in ("player", "factories"):
        made = render.draw(GAME, picture, table.view(table.asks[0].seat), names=names, lang="en")
        (folder / f"{GAME}-{picture}-{seats}.png").write_bytes(smaller(made.png))
    (folder / f"{GAME}-score-{seats}.png").write_bytes(smaller(score(Table.load(moments[-1]), "en", names)))


def main(folder: Path, docs: bool) -> None:
    """All of them."""
    folder.mkdir(parents=True, exist_ok=True)
    if docs:
        documents(folder)
        return
    for seats, options, lang, name in (
        (1, {"difficulty": "hard"}, "pl", "1-pl"),
        (2, {"factory_sides": "b"}, "uk", "2-uk"),
        (3, {"module": "late_factories"}, "ru", "3-late-ru"),
        (4, {}, "en", "4-en"),
        (4, {"module": "both", "factory_sides": "random"}, "uk", "4-both-uk"),
    ):
        gallery(folder, seats, options, lang, name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--docs" in sys.argv)
