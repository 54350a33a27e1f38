"""The pictures of the entry in Discord's app directory: python -m tools.pages.directory OUT [--language LANG]

Four in each language, 1920 × 1080: of every game the board with the question of a turn beside it, and a final score.
They are real pages of the local table in Chromium. With English, docs/img gets one turn for the README, and a sheet of
all four for docs/directory.md.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import logging
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Locator

from engine.core import games
from host import Question
from testkit.page.chromium import chromium
from testkit.page.playing import enter, studio
from tools.pages.moments import LONG, PICTURES, Camera
from words import LANGUAGES

PEOPLE = {"en": "Ada", "pl": "Zofia:pl", "ru": "Вера:ru", "uk": "Олена:uk"}
WIDE, HIGH, GAP = 1920, 1080, 40  # pixels
GROUND = "#1e1f22"
TURNS = {  # the question of each game that is shown, and from which turn on
    "yokohama": ("yokohama.turn", 12),
    "mombasa": ("mombasa.plan", 8),
    "nippon": ("nippon.main", 16),
}
DOCUMENTED = "en"
OF_THE_README = "nippon"
SHEET_WIDE, TURN_WIDE, QUALITY = 640, 480, 80


async def turn(camera: Camera, game: str) -> list[Image.Image]:
    """The board of a game under way, and what whoever has the turn is asked."""
    key, segment = TURNS[game]

    def reached(question: Question) -> bool:
        return question.key == key and question.segment >= segment

    await camera.advance(await camera.begin(game), reached)
    await camera.take(f"{game}-turn", camera.player.panel)
    with Image.open(camera.taken[-1]) as panel:
        return [await original(camera.player.post.locator(".picture img").first), panel.convert("RGB")]


async def end(camera: Camera) -> list[Image.Image]:
    """The score sheet and the last board of the game that was begun last."""
    table = (await camera.host.reads.of_user(camera.user))[0]
    await camera.advance(table, lambda question: False)
    posts = camera.player.page.locator("#log article:not(.ephemeral)")
    shown = posts.filter(has=camera.player.page.locator("[data-id*='|verify|']")).last
    await camera.take("end", shown)
    pictures = shown.locator(".picture img")
    return [await original(pictures.nth(n)) for n in range(min(2, await pictures.count()))]


async def original(shown: Locator) -> Image.Image:
    """A picture as it was sent."""
    fetched = await shown.evaluate(
        "async one => Array.from(new Uint8Array(await (await fetch(one.src)).arrayBuffer()))"
    )
    with Image.open(io.BytesIO(bytes(fetched))) as image:
        return image.convert("RGB")


def beside(pictures: list[Image.Image]) -> Image.Image:
    """Pictures side by side, all as high as the sheet or as wide as it has room for."""
    room = WIDE - GAP * (len(pictures) + 1)
    high = min(HIGH - 2 * GAP, room / sum(one.width / one.height for one in pictures))
    small = [
        one.resize((round(one.width * high / one.height), round(high)), Image.Resampling.LANCZOS) for one in pictures
    ]
    sheet = Image.new("RGB", (WIDE, HIGH), GROUND)
    left = (WIDE - sum(one.width for one in small) - GAP * (len(small) - 1)) // 2
    for one in small:
        sheet.paste(one, (left, (HIGH - one.height) // 2))
        left += one.width + GAP
    return sheet


async def photograph(browser: Browser, lang: str, out: Path, sheets: Path = PICTURES) -> list[Path]:
    """All pictures in one language; with English, those of the documents too."""
    made: list[Path] = []
    with tempfile.TemporaryDirectory() as folder:
        async with studio(Path(folder), tuple(PEOPLE.values())) as table:
            player = await enter(table, browser, phone=True)
            await player.page.set_viewport_size(LONG)  # type: ignore[arg-type]
            name = PEOPLE[lang].partition(":")[0]
            if lang != DOCUMENTED:
                await player.be(name)
            camera = Camera(table, player, lang, out, table.person(name).id)
            for game in (*TURNS, None):
                shown = await (end(camera) if game is None else turn(camera, game))
                made.append(out / f"{len(made) + 1}-{game or 'end'}-{lang}.png")
                beside(shown).save(made[-1])
                if (game, lang) == (OF_THE_README, DOCUMENTED):
                    save(shown[-1], TURN_WIDE, sheets / "turn.webp")
            await player.page.context.close()
    if lang == DOCUMENTED:
        sheet(made).save(sheets / "directory.webp", quality=QUALITY, method=6)
    return made


def save(image: Image.Image, wide: int, path: Path) -> None:
    small = image.resize((wide, image.height * wide // image.width), Image.Resampling.LANCZOS)
    small.save(path, quality=QUALITY, method=6)


def sheet(made: list[Path]) -> Image.Image:
    """The pictures of one language, two by two."""
    small = [Image.open(path).resize((SHEET_WIDE, SHEET_WIDE * HIGH // WIDE)) for path in made]
    shown = Image.new("RGB", (2 * SHEET_WIDE, 2 * small[0].height))
    for n, one in enumerate(small):
        shown.paste(one, (n % 2 * SHEET_WIDE, n // 2 * one.height))
    return shown


async def main() -> None:
    """All pictures, one language after the other."""
    logging.disable(logging.WARNING)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="only this one")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    assert set(games.names()) >= set(TURNS)
    async with chromium() as browser:
        for lang in given.language or LANGUAGES:
            await photograph(browser, lang, given.out)


if __name__ == "__main__":
    asyncio.run(main())
