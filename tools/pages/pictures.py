"""Draws a game's pictures, to be looked at: python -m tools.pages.pictures GAME FOLDER [--docs]

Seeded games between computer players: every picture at the opening, in the middle and at the end, with every number of
players, every option and in all languages by turns; every question that aims at something or has a zoom; the score
sheets. With `--docs` only what the documents show, small and in English, from positions that are kept beside this
module; `--positions` plays them anew. For GAME `kit` everything that can be drawn
with.
"""

from __future__ import annotations

import argparse
import io
import itertools
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

import render
from engine.core import games
from engine.core.ask import Ask
from engine.core.table import Table
from engine.core.text import PlayerMistake
from engine.selfplay import playthrough
from render import PictureRequest, game_pictures
from render.ending.scores import ScoreView
from render.kit.changes import changes_between
from render.zoom import Zoom
from tools.pages import kit_pictures
from words import LANGUAGES, label

NAMES = ("Олександра Найдовше-Прізвище", "Kim", "Bartłomiej Wiśniewski", "Аня")
SHORT_NAMES = ("Kim", "Oksana", "Bartek", "Jo")
MIDDLE = 0.6  # of a game
ROUNDS_BACK = 8  # answers of everybody since which changes are outlined
KIT = "kit"
POSITIONS = Path(__file__).parent / "positions"
THUMBNAIL_WIDTH, THUMBNAIL_QUALITY = 440, 36  # px: twice as wide as pages show it, for fine screens
PLAYER = "house"

Named = Iterator[tuple[str, bytes]]


class Position(NamedTuple):
    """A position of a game, and the question there if a picture has something to say about it."""

    dump: bytes
    question: str | None

    def table(self) -> Table:
        return Table.load(self.dump)


def positions(game: str, seats: int, seed: str, options: Mapping[str, str] | None = None) -> list[Position]:
    """Every position of a game between computer players."""
    found, zoomed = [], game_pictures(game).zooms
    for table in playthrough(game, seats, seed, options, (PLAYER,)):
        table.crossed.clear()
        question = next((ask.key for ask in table.asks[:1] if marks(ask) or ask.key in zoomed), None)
        found.append(Position(table.dump(), question))
    return found


def marks(ask: Ask[Any]) -> dict[str, str]:
    """What a question aims at, numbered as its options are listed."""
    found: dict[str, str] = {}
    for number, option in enumerate(ask.untold, start=1):
        if option.target is not None:
            found.setdefault(option.target, str(number))
    return found


def drawn(
    table: Table, picture: str, lang: str, names: Sequence[str] = NAMES, *,
    marked: Mapping[str, str] = {}, before: Table | None = None,
) -> bytes:  # fmt: skip
    """One picture as whoever is asked sees it, with what has changed since an earlier position."""
    seat = (table.asks[0].seat if table.asks else 0) if picture in own_pictures(table.game.id) else None
    view = table.view(seat)
    changed = frozenset() if before is None else changes_between(before.view(seat), view)
    shown = names[: table.seats]
    return render.draw(
        PictureRequest(table.game.id, picture, view, names=shown, lang=lang, marked=marked, changed=changed)
    ).png


def zoom(table: Table, lang: str, names: Sequence[str] = NAMES) -> bytes:
    """The picture of the question that is open."""
    ask = table.asks[0]
    shown = Zoom.of(table.view(ask.seat), ask)
    return render.draw(PictureRequest(table.game.id, ask.key, shown, names=names[: table.seats], lang=lang)).png


def score(table: Table, lang: str, names: Sequence[str] = NAMES, options: Mapping[str, str] | None = None) -> bytes:
    """The score sheet of a game that is over."""
    assert table.result is not None
    colours = table.game.colours(table.game.complete_options(table.seats, options or {}))
    view = ScoreView(label(table.game.name, lang), tuple(colours), table.result)
    return render.draw(PictureRequest(table.game.id, "score", view, names=names[: table.seats], lang=lang)).png


def pictures(game: str) -> list[str]:
    """The pictures that are drawn from a view."""
    return [name for name in game_pictures(game).pictures if name != "score"]


def own_pictures(game: str) -> list[str]:
    known = game_pictures(game).pictures_and_parts
    return [name for name, kind in known.items() if kind.private]


def variants(game: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players, and every option by itself with as many as may choose it."""
    known = games.get(game)
    yield from ((seats, {}) for seats in known.seats)
    for option in known.options:
        for value in option.values:
            seats = [count for count in known.seats if fine(known, count, {option.id: value})]
            if value != option.standard and seats:
                yield seats[-1], {option.id: value}


def fine(game: games.AnyGame, seats: int, options: Mapping[str, str]) -> bool:
    """Whether the game has no objection."""
    try:
        game.complete_options(seats, options)
    except PlayerMistake:
        return False
    return True


def gallery(game: str) -> Named:
    """Opening, middle and end of all variants, then every question that aims at something."""
    languages = itertools.cycle(LANGUAGES)
    asked: dict[str, Position] = {}
    for (seats, options), lang in zip(variants(game), languages, strict=False):
        found = positions(game, seats, f"gallery {seats}", options)
        name = "-".join([str(seats), *(f"{option}-{value}" for option, value in options.items())])
        for stage, at in (("opening", 0), ("middle", round(len(found) * MIDDLE)), ("end", len(found) - 1)):
            now, before = (found[max(0, at - back)].table() for back in (0, ROUNDS_BACK * seats))
            for picture in pictures(game):
                yield f"{name}-{stage}-{picture}-{lang}", drawn(now, picture, lang, before=before)
        yield f"{name}-score-{lang}", score(found[-1].table(), lang, options=options)
        asked.update({position.question: position for position in found if position.question is not None})
    for (key, position), lang in zip(asked.items(), languages, strict=False):
        table = position.table()
        if key in game_pictures(game).zooms:
            yield f"question-{key.removeprefix(f'{game}.')}-zoom-{lang}", zoom(table, lang)
        for picture in pictures(game):
            png = drawn(table, picture, lang, marked=marks(table.asks[0]))
            if png != drawn(table, picture, lang):
                yield f"question-{key.removeprefix(f'{game}.')}-{picture}-{lang}", png


def document_positions(game: str) -> dict[str, bytes]:
    """The middle of a game alone, of two and of the most; of the most the opening and the end, too."""
    kept: dict[str, bytes] = {}
    for seats in (n for n in games.get(game).seats if n <= 2 or n == games.get(game).seats[-1]):
        found = positions(game, seats, f"documents {seats}")
        turns = [one.dump for one in found if (table := one.table()).asks and table.joint is None]
        kept[f"middle-{seats}"] = turns[round(len(turns) * MIDDLE)]
        if seats == games.get(game).seats[-1]:
            kept |= {f"opening-{seats}": turns[0], f"end-{seats}": found[-1].dump}
    return kept


def keep(game: str, found: Mapping[str, bytes]) -> None:
    """Write down the positions of a game that the documents show, so that they can be drawn again at once."""
    packed = {name: zlib.compress(dump, 9).hex() for name, dump in found.items()}
    (POSITIONS / f"{game}.json").write_text(json.dumps(packed, indent=1) + "\n", encoding="utf-8")


def kept_positions(game: str) -> dict[str, Table]:
    """Those positions."""
    packed = json.loads((POSITIONS / f"{game}.json").read_text(encoding="utf-8"))
    return {name: Table.load(zlib.decompress(bytes.fromhex(one))) for name, one in packed.items()}


def documents(game: str) -> Named:
    """The board at every kept position; with the most players also the other pictures and the score sheet."""
    for name, table in kept_positions(game).items():
        stage, _, seats = name.partition("-")
        marked = marks(table.asks[0]) if stage == "middle" else {}
        yield name, drawn(table, "board", "en", SHORT_NAMES, marked=marked)
        if table.seats != games.get(game).seats[-1]:
            continue
        if stage == "middle":
            yield from ((f"{one}-{seats}", drawn(table, one, "en", SHORT_NAMES)) for one in pictures(game)[1:])
        elif stage == "end":
            yield f"score-{seats}", score(table, "en", SHORT_NAMES)


def webp(image: Image.Image, quality: int | None = None) -> bytes:
    """A small file; without a quality it keeps every pixel."""
    out = io.BytesIO()
    image.save(out, "WEBP", lossless=quality is None, quality=quality or 100, method=6)
    return out.getvalue()


def thumbnail(png: bytes) -> bytes:
    """A picture as large as a page shows it, since everybody who gets the code gets it, too."""
    with Image.open(io.BytesIO(png)) as image:
        size = (THUMBNAIL_WIDTH, round(image.height * THUMBNAIL_WIDTH / image.width))
        return webp(image.convert("RGB").resize(size, Image.Resampling.LANCZOS), THUMBNAIL_QUALITY)


def main(argv: Sequence[str] | None = None) -> None:
    """Writes all of them."""
    parser = argparse.ArgumentParser(prog="python -m tools.pages.pictures", description=__doc__)
    parser.add_argument("game", choices=(*games.names(), KIT))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--docs", action="store_true", help="only what the documents show")
    parser.add_argument("--positions", action="store_true", help="play the games of the documents again before")
    args = parser.parse_args(argv)
    args.folder.mkdir(parents=True, exist_ok=True)
    if args.positions:
        keep(args.game, document_positions(args.game))
    made = kit_pictures.sheets() if args.game == KIT else documents(args.game) if args.docs else gallery(args.game)
    for name, png in made:
        path = args.folder / f"{args.game}-{name}"
        path.with_suffix(".webp" if args.docs else ".png").write_bytes(thumbnail(png) if args.docs else png)


if __name__ == "__main__":
    main()
