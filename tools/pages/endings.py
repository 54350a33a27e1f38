"""Draws how games end, to be looked at: python -m tools.pages.endings FOLDER [GAME …] [--docs]

Seeded games between computer players with every number of players, in all languages by turns: the score sheet, the
poster, a past turn, and with the most players the film. With `--docs` only docs/img/the-end.webp, which the page about
the end shows.
"""

from __future__ import annotations

import argparse
import io
import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image

import render
from engine import story
from engine.core import games
from engine.core.account import Deed, seen
from engine.core.result import Result
from engine.core.table import Table
from engine.core.text import text
from engine.players import prospects
from engine.selfplay import playthrough
from engine.story import GameStory, PlayedSegment
from render import PictureRequest, film, game_pictures
from render.ending.poster import PosterView
from render.ending.scores import ScoreView
from render.kit.changes import Changes, changes_between
from words import LANGUAGES, label

PAGE = Path(__file__).parents[2] / "docs" / "img" / "the-end.webp"
NAMES = ("Святослав-Володимир Нечуй-Левицький", "Маргарита Добровольська", "Bartłomiej Wiśniewski", "Kim")
SHORT_NAMES = ("Oksana", "Bartek", "Kim", "Jo")
DAY = (2026, 11, 15)
WIDE, GAP = 420, 14  # px of a picture on the page, and between two

Named = Iterator[tuple[str, bytes]]


class PlayedGame(NamedTuple):
    """A game that is over, with all that was stored of it."""

    game: str
    table: Table
    result: Result
    snapshots: list[bytes]
    told: GameStory
    deeds: list[tuple[Deed, ...]]  # by snapshot: what everybody may know was done in the turn before it

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(self.table.game.colours(self.table.game.complete_options(self.table.seats, {})))


def played(game: str, seats: int) -> PlayedGame:
    """A seeded game between computer players."""
    snapshots, segments = list[bytes](), list[PlayedSegment]()
    for table in playthrough(game, seats, f"the end {seats}", None, ("house",)):
        snapshots = snapshots or [table.snapshot]
        for boundary in table.take_crossed():
            snapshots.append(boundary.snapshot)
            own = {choice.seat for choice in boundary.choices if choice.by != "auto"}
            segments.append(PlayedSegment(own.pop() if len(own) == 1 else None, boundary.choices, boundary.deeds))
    assert table.result is not None
    told = story.story_of(game, snapshots, segments, table.result, prospects.estimate)
    deeds = [(), *(seen(one.deeds, None) for one in segments)]
    return PlayedGame(game, table, table.result, snapshots, told, deeds)


def score(one: PlayedGame, lang: str, names: Sequence[str]) -> bytes:
    view = ScoreView(label(one.table.game.name, lang), one.colours, one.result)
    return render.draw(PictureRequest(one.game, "score", view, names=names[: one.table.seats], lang=lang)).png


def poster(one: PlayedGame, lang: str, names: Sequence[str]) -> bytes:
    title = label(one.table.game.name, lang)
    view = PosterView(title, one.colours, one.result, one.told, DAY, one.table.view(None))
    return render.draw(PictureRequest(one.game, "poster", view, names=names[: one.table.seats], lang=lang)).png


def turn(one: PlayedGame, number: int, lang: str, names: Sequence[str]) -> bytes:
    """The board after a turn, stamped with its number."""
    view = Table.past_view(one.game, one.snapshots[number], None)
    stamp = label(text("end.stamp", turn=number, last=len(one.snapshots) - 1), lang)
    return render.draw(
        PictureRequest(one.game, "board", view, names=names[: one.table.seats], lang=lang, stamp=stamp)
    ).png


def frames(one: PlayedGame, lang: str, names: Sequence[str]) -> Iterator[bytes]:
    """The pictures of a film, one for each turn."""
    before = None
    most = max(1, *(score.total for score in one.result.scores))
    for number, snapshot in enumerate(one.snapshots):
        view = Table.past_view(one.game, snapshot, None)
        changed = Changes() if before is None else changes_between(before, view)
        frame = game_pictures(one.game).frame(view, before, one.colours, most, one.deeds[number])
        stamp = label(text("end.stamp", turn=number, last=len(one.snapshots) - 1), lang)
        seated = names[: one.table.seats]
        yield render.draw(PictureRequest(one.game, "film", frame, seated, lang, changed=changed, stamp=stamp)).png
        before = view


def gallery(chosen: Sequence[str]) -> Named:
    """Everything."""
    languages = itertools.cycle(LANGUAGES)
    for game in chosen:
        for seats, lang in zip(games.get(game).seats, languages, strict=False):
            one = played(game, seats)
            last = len(one.snapshots) - 1
            yield f"{game}-{seats}-score-{lang}.png", score(one, lang, NAMES)
            yield f"{game}-{seats}-past-{lang}.png", turn(one, last // 2, lang, NAMES)
            if seats > 1:
                yield f"{game}-{seats}-poster-{lang}.png", poster(one, lang, NAMES)
            if seats == games.get(game).seats[-1]:
                yield f"{game}-{seats}-film-{lang}.webp", film.film(list(frames(one, lang, NAMES)))


def page() -> bytes:
    """A poster, a score sheet and a past turn side by side, small."""
    yokohama, nippon = played("yokohama", 4), played("nippon", 4)
    made = [
        poster(yokohama, "en", SHORT_NAMES),
        score(nippon, "en", SHORT_NAMES),
        turn(yokohama, 12, "en", SHORT_NAMES),
    ]
    small = []
    for one in made:
        with Image.open(io.BytesIO(one)) as image:
            tall = image.height * WIDE // image.width
            small.append(image.convert("RGB").resize((WIDE, tall), Image.Resampling.LANCZOS))
    whole = Image.new(
        "RGB", ((WIDE + GAP) * len(small) + GAP, max(picture.height for picture in small) + 2 * GAP), "#1e1f22"
    )
    for n, picture in enumerate(small):
        whole.paste(picture, (GAP + n * (WIDE + GAP), GAP))
    out = io.BytesIO()
    whole.save(out, "WEBP", quality=70, method=6)
    return out.getvalue()


def main(argv: Sequence[str] | None = None) -> None:
    """Writes all of them."""
    parser = argparse.ArgumentParser(prog="python -m tools.pages.endings", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=[], help="which games; without any, all")
    parser.add_argument("--docs", action="store_true", help="only the picture of the documents")
    args = parser.parse_args(argv)
    if args.docs:
        PAGE.write_bytes(page())
        return
    args.folder.mkdir(parents=True, exist_ok=True)
    for name, data in gallery(args.games or games.names()):
        (args.folder / name).write_bytes(data)


if __name__ == "__main__":
    main()
