"""Writes Mombasa's pictures of seeded games, to be looked at: `python -m tests.render.mombasa.gallery FOLDER`.

With `--docs` those of the documents: three moments of games between computer players.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

import render
from cogs.kit.changes import changed_ids
from engine.core.ask import Ask
from engine.core.table import Table
from engine.selfplay import playthrough
from render.scores import ScoreView
from tests.engine.mombasa.players import playing
from tests.render.games import smaller

NAMES = ("Ann", "Олександра Найдовше-Прізвище", "Bartłomiej Wiśniewski", "Kasia")
LANGUAGES = ("en", "ru", "uk", "pl")
SETUPS = ("first_game", "advanced")
PICTURES = ("board", "market", "player")


def moments(seats: int, setup: str, seed: str) -> list[bytes]:
    """Every position of a game."""
    found = []
    for table in playing(seats, seed, {"setup": setup}):
        table.crossed.clear()
        found.append(table.dump())
    return found


def marks(ask: Ask[object]) -> dict[str, str]:
    """Targets with the number of their option, as the interface hands them over."""
    return {o.target: str(n) for n, o in enumerate(ask.options, start=1) if o.target is not None}


def drawn(
    table: Table,
    picture: str,
    lang: str,
    seat: int | None = None,
    marked: dict[str, str] | None = None,
    changed: frozenset[str] = frozenset(),
    names: Sequence[str] = NAMES,
) -> bytes:
    """One picture of a table."""
    view = table.view(seat)
    rendered = render.draw(
        "mombasa", picture, view, names=names[: table.seats], lang=lang, marked=marked, changed=changed
    )
    return rendered.png


def gallery() -> Iterator[tuple[str, bytes]]:
    """Openings, middles, ends and every kind of question."""
    turn = 0
    for seats in (2, 3, 4):
        for setup in SETUPS:
            game = moments(seats, setup, f"gallery {seats}")
            for stage, share in (("opening", 0.0), ("early", 0.15), ("middle", 0.55), ("late", 0.9), ("end", 1.0)):
                at = min(len(game) - 1, round(share * len(game)))
                now, before = Table.load(game[at]), Table.load(game[max(0, at - 15)])
                lang = LANGUAGES[turn % 4]
                turn += 1
                changed = changed_ids(before.view(None), now.view(None)) if 0 < at < len(game) - 1 else frozenset()
                for picture in PICTURES:
                    seat = (now.asks[0].seat if now.asks else 0) if picture == "player" else None
                    yield f"{seats}-{setup}-{stage}-{picture}-{lang}", drawn(now, picture, lang, seat, None, changed)
            yield f"{seats}-{setup}-score", score(Table.load(game[-1]), LANGUAGES[turn % 4])
    yield from questions()


def score(table: Table, lang: str, names: Sequence[str] = NAMES) -> bytes:
    """The final score sheet."""
    assert table.result is not None
    view = ScoreView("Mombasa", tuple(table.game.colours({})), table.result)
    return render.draw("mombasa", "score", view, names=names[: table.seats], lang=lang).png


def questions() -> Iterator[tuple[str, bytes]]:
    """The last time each question with targets was asked, in the picture that shows most of them."""
    asked: dict[str, bytes] = {}
    for setup in SETUPS:
        for dump in moments(4, setup, "questions"):
            for ask in Table.load(dump).asks:
                if marks(ask):
                    asked[ask.key] = dump
    for number, (key, dump) in enumerate(asked.items()):
        table, lang = Table.load(dump), LANGUAGES[number % 4]
        ask = next(a for a in table.asks if a.key == key)
        for picture in PICTURES:
            seat = ask.seat if picture == "player" else None
            png = drawn(table, picture, lang, seat, marks(ask))
            if png != drawn(table, picture, lang, seat):
                yield f"question-{key.removeprefix('mombasa.')}-{picture}-{lang}", png
    hidden = Table.load(asked["mombasa.mark"])
    view = replace(hidden.view(None), viewer=2)
    yield "hidden-player", render.draw("mombasa", "player", view, names=NAMES, lang="pl").png


def house_game(seats: int) -> list[bytes]:
    """Every position of a game between computer players."""
    found = []
    for table in playthrough("mombasa", seats, f"documents {seats}", {"setup": "advanced"}, ("house",)):
        table.crossed.clear()
        found.append(table.dump())
    return found


def documents() -> Iterator[tuple[str, bytes]]:
    """Boards for each number of players; with four also the market, a player's board and the score sheet."""
    names = ("Ann", "Bartholomew", "Олександра", "Kasia")
    for seats in (2, 3, 4):
        game = [Table.load(dump) for dump in house_game(seats)]
        turns = [n for n, table in enumerate(game) if table.asks and table.asks[0].key == "mombasa.action"]
        opening, middle = turns[0], turns[round(len(turns) * 0.55)]
        earlier = turns[round(len(turns) * 0.55) - seats]
        changed = changed_ids(game[earlier].view(None), game[middle].view(None))
        yield f"opening-{seats}", drawn(game[opening], "board", "en", names=names)
        yield f"middle-{seats}", drawn(game[middle], "board", "en", changed=changed, names=names)
        yield f"end-{seats}", drawn(game[-1], "board", "en", names=names)
    yield f"market-{seats}", drawn(game[middle], "market", "en", changed=changed, names=names)
    yield f"player-{seats}", drawn(game[middle], "player", "uk", game[middle].asks[0].seat, names=names)
    yield f"score-{seats}", score(game[-1], "en", names)


def main(folder: Path, *, docs: bool) -> None:
    """Writes everything."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, png in documents() if docs else gallery():
        (folder / f"mombasa-{name}.png").write_bytes(smaller(png) if docs else png)


if __name__ == "__main__":
    main(Path(sys.argv[-1]), docs="--docs" in sys.argv)
