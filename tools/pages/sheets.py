"""Contact sheets, to be looked at picture by picture: python -m tools.pages.sheets [GAME …] [--folder FOLDER]

For each game two sheets at the size of a phone (400 px a picture): every picture with every number of players at the
opening, in the middle and at the end, the zooms, the score sheets, a past turn and the poster, in all languages by
turns; and the parts that phones have. Beside them the poster and every picture of the middle with the most players at
full size. Changes of the last round are marked and told as in a post.
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image

import render
from engine.core import games
from engine.core.account import seen
from engine.core.table import Table
from engine.selfplay import playthrough
from render import PictureRequest, game_pictures
from render.kit import Sheet, theme
from render.kit.changes import changes_between
from render.recap import PastMove
from tools.pages import endings
from tools.pages.pictures import MIDDLE, NAMES, own_pictures, pictures, score, webp, zoom
from words import LANGUAGES

FOLDER = Path(__file__).parents[2] / "sheets"  # not kept in git
PLAYER = "house"
SMALL, GAP, CAPTION = 400, 16, 40  # px
QUALITY, FULL_QUALITY = 55, 50
BOARD = "board"
LATER = 98  # the number of the first row that is not of one moment


class SheetMoment(NamedTuple):
    """A moment of a game, and the turns of the others before it."""

    dump: bytes
    lately: tuple[PastMove, ...]


class SheetCell(NamedTuple):
    """A picture on a sheet with what it is."""

    caption: str
    image: Image.Image


def moments(game: str, seats: int) -> tuple[dict[str, SheetMoment], dict[str, bytes]]:
    """Opening, middle and end of a seeded game, and of each question that has a zoom one position."""
    found: list[SheetMoment] = []
    asked: dict[str, bytes] = {}
    moves: list[PastMove] = []
    before = None
    for table in playthrough(game, seats, f"sheets {seats}", None, (PLAYER,)):
        for boundary in table.crossed:
            after = Table.past_view(game, boundary.snapshot, None)
            if before is not None:
                moves.append(PastMove(before, after, seen(boundary.deeds, None)))
            before = after
        table.crossed.clear()
        if table.over or table.joint is None:
            found.append(SheetMoment(table.dump(), tuple(moves[-max(1, seats - 1) :])))
        for ask in table.asks[:1]:
            if ask.key in game_pictures(game).zooms:
                asked[game_pictures(game).zooms[ask.key].name] = table.dump()
    at = {"opening": 0, "middle": round(len(found) * MIDDLE), "end": len(found) - 1}
    return {stage: found[number] for stage, number in at.items()}, asked


def drawn(moment: SheetMoment, picture: str, lang: str) -> bytes:
    """One picture, with what has changed in the last round; below the board who did what."""
    table = Table.load(moment.dump)
    seat = (table.asks[0].seat if table.asks else 0) if picture in own_pictures(table.game.id) else None
    view, names = table.view(seat), NAMES[: table.seats]
    parts = [part.name for part in game_pictures(table.game.id).phone.get(BOARD, ())]
    if picture not in (BOARD, *parts) or not moment.lately:
        return render.draw(PictureRequest(table.game.id, picture, view, names=names, lang=lang)).png
    changed = changes_between(moment.lately[0].before, view)
    lately = moment.lately if picture in (BOARD, *parts[-1:]) else ()
    return render.draw(
        PictureRequest(table.game.id, picture, view, names=names, lang=lang, changed=changed, lately=lately)
    ).png


def cells(game: str) -> tuple[dict[str, list[list[SheetCell]]], dict[str, bytes]]:
    """The rows of a game's sheets by their names, and the pictures at full size by theirs."""
    rows: dict[tuple[int, str], list[SheetCell]] = {}
    full: dict[str, bytes] = {}
    counts = games.get(game).seats
    for column, seats in enumerate(counts):
        stages, asked = moments(game, seats)
        for down, (stage, moment) in enumerate(stages.items()):
            for number, picture in enumerate([*pictures(game), *game_pictures(game).parts]):
                lang = LANGUAGES[(column + down + number) % len(LANGUAGES)]
                png = drawn(moment, picture, lang)
                rows.setdefault((number, stage), []).append(cell(f"{picture} · {stage} · {seats} · {lang}", png))
                if stage == "middle" and seats == counts[-1]:
                    full[f"{picture}-{seats}-{lang}"] = png
        lang = LANGUAGES[column % len(LANGUAGES)]
        ended = score(Table.load(stages["end"].dump), lang)
        rows.setdefault((LATER, "score"), []).append(cell(f"score · {seats} · {lang}", ended))
        for name, png in looking_back(game, seats, lang):
            rows.setdefault((LATER, name), []).append(cell(f"{name} · {seats} · {lang}", png))
            if name == "poster" and seats == counts[-1]:
                full[f"{name}-{seats}-{lang}"] = png
        for number, (name, dump) in enumerate(asked.items()):
            lang = LANGUAGES[(column + number) % len(LANGUAGES)]
            shown = cell(f"{name} · {seats} · {lang}", zoom(Table.load(dump), lang))
            rows.setdefault((LATER + 1, name), []).append(shown)
    kinds: dict[str, list[list[SheetCell]]] = {f"{SMALL}": [], f"phone-{SMALL}": []}
    for key in sorted(rows, key=lambda key: key[0]):
        part = len(pictures(game)) <= key[0] < LATER
        kinds[f"phone-{SMALL}" if part else f"{SMALL}"].append(rows[key])
    return kinds, full


def looking_back(game: str, seats: int, lang: str) -> Iterator[tuple[str, bytes]]:
    """A past turn, as a film has it, too, and the poster; who played alone has none."""
    one = endings.played(game, seats)
    yield "past", endings.turn(one, len(one.snapshots) // 2, lang, NAMES)
    if seats > 1:
        yield "poster", endings.poster(one, lang, NAMES)


def cell(caption: str, png: bytes) -> SheetCell:
    """A picture as large as a phone shows it."""
    with Image.open(io.BytesIO(png)) as image:
        tall = round(image.height * SMALL / image.width)
        return SheetCell(caption, image.convert("RGB").resize((SMALL, tall), Image.Resampling.LANCZOS))


def laid_out(rows: Sequence[Sequence[SheetCell]]) -> Image.Image:
    """All rows below each other, every picture under its caption."""
    heights = [max(one.image.height for one in row) + CAPTION + GAP for row in rows]
    wide = max(len(row) for row in rows)
    sheet = Sheet(wide * (SMALL + GAP) + GAP, sum(heights) + GAP, theme.SHADE)
    y = GAP
    for row, high in zip(rows, heights, strict=True):
        for number, one in enumerate(row):
            x = GAP + number * (SMALL + GAP)
            sheet.text((x, y + CAPTION / 2), one.caption, 24, bold=True, room=SMALL, shrink=(22,))
            sheet.image.paste(one.image, (x, y + CAPTION))
        y += high
    return sheet.image


def sheets(game: str) -> Iterator[tuple[str, bytes]]:
    """The files of a game."""
    kinds, full = cells(game)
    for kind, rows in kinds.items():
        if rows:
            yield f"{game}-{kind}", webp(laid_out(rows), QUALITY)
    for name, png in full.items():
        with Image.open(io.BytesIO(png)) as image:
            yield f"{game}-{name}", webp(image.convert("RGB"), FULL_QUALITY)


def main(argv: Sequence[str] | None = None) -> None:
    """Writes them."""
    parser = argparse.ArgumentParser(prog="python -m tools.pages.sheets", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games; all of them if none is named")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args(argv)
    args.folder.mkdir(parents=True, exist_ok=True)
    for game in args.games or games.names():
        for name, data in sheets(game):
            (args.folder / f"{name}.webp").write_bytes(data)


if __name__ == "__main__":
    main()
