"""Pictures to look at: `python -m tests.render.yokohama.gallery FOLDER [--docs]`."""

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
from tests.render.yokohama.play import GAME, game

SHORT = ("Kim", "Oksana", "Bartek", "Jo")


def shown(table: Table, picture: str, lang: str, before: Any = None, seat: int | None = None) -> bytes:
    """One picture of a table as a player sees it, with the marks it would have."""
    view = table.view(seat)
    names = NAMES[: table.seats]
    changed = frozenset() if before is None else changed_ids(before, view)
    made = render.draw(GAME, picture, view, names=names, lang=lang, marked=marked(table), changed=changed)
    return made.png


def score(table: Table, lang: str, names: Sequence[str] = NAMES) -> bytes:
    """The final score sheet."""
    colours = tuple(player.colour for player in table.view(None).players)
    result = table.game.score(table.state)
    view = ScoreView(table.game.title, colours, result)
    return render.draw(GAME, "score", view, names=names[: table.seats], lang=lang).png


def gallery(folder: Path, seats: int, options: Mapping[str, str], lang: str, name: str) -> None:
    """Opening, middle and end of one game."""
    moments = [table.dump() for table in game(seats, options, mind=thoughtful)]
    wanted = ("yokohama.place", "yokohama.move", "yokohama.port", "yokohama.laboratory", "yokohama.build")
    taken: dict[str, bytes] = {"opening": moments[0]}
    for number, moment in enumerate(moments):
        table = Table.load(moment)
        if table.over:
            taken["end"] = moment
            break
        key = table.asks[0].key
        if number > len(moments) * 0.55 and key in wanted and key not in taken:
            taken[key] = moment
    for key, moment in taken.items():
        table = Table.load(moment)
        seat = table.asks[0].seat if table.asks else 0
        earlier = Table.load(moments[max(0, moments.index(moment) - 9 * seats)]).view(None)
        label = key.removeprefix(f"{GAME}.")
        for picture in ("board", "market"):
            marks_here = None if key == "opening" else earlier
            (folder / f"{name}-{label}-{picture}.png").write_bytes(shown(table, picture, lang, marks_here))
        (folder / f"{name}-{label}-player.png").write_bytes(shown(table, "player", lang, None, seat))
    (folder / f"{name}-score.png").write_bytes(score(Table.load(moments[-1]), lang))


def documents(folder: Path) -> None:
    """The pictures of the documents: opening, middle and end for two to four players, in English."""
    for seats in (2, 3, 4):
        moments = [table.dump() for table in game(seats, seed=f"documents {seats}", mind=thoughtful)]
        opening = next(moment for moment in moments if Table.load(moment).asks[0].key == "yokohama.turn")
        late = moments[len(moments) * 6 // 10 :]
        middle = next(moment for moment in late if Table.load(moment).asks[0].key == "yokohama.move")
        for label, moment in (("opening", opening), ("middle", middle), ("end", moments[-1])):
            document(folder / f"{GAME}-{label}-{seats}.png", Table.load(moment), "board")
        if seats == 4:
            document(folder / f"{GAME}-market-4.png", Table.load(middle), "market")
            document(folder / f"{GAME}-player-4.png", Table.load(middle), "player")
            (folder / f"{GAME}-score-4.png").write_bytes(smaller(score(Table.load(moments[-1]), "en", SHORT)))


def document(path: Path, table: Table, picture: str) -> None:
    """One picture, packed as small as it gets since it stays in the repository."""
    seat = max(range(table.seats), key=lambda one: len(table.view(one).hand))
    names = SHORT[: table.seats]
    made = render.draw(GAME, picture, table.view(seat), names=names, lang="en", marked=marked(table))
    path.write_bytes(smaller(made.png))


def main(folder: Path, docs: bool) -> None:
    """All of them."""
    folder.mkdir(parents=True, exist_ok=True)
    if docs:
        documents(folder)
        return
    for seats, options, lang, name in (
        (2, {}, "uk", "2-uk"),
        (2, {"edition": "classic"}, "en", "2-classic-en"),
        (3, {}, "pl", "3-pl"),
        (3, {"edition": "classic"}, "ru", "3-classic-ru"),
        (4, {}, "en", "4-en"),
        (4, {"achievement_rewards": "on", "free_agents": "on"}, "uk", "4-modules-uk"),
    ):
        gallery(folder, seats, options, lang, name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--docs" in sys.argv)
