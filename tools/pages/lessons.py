"""Guided games on a phone: python -m tools.pages.lessons OUT [GAME …] plays each in two languages, step by step.

Every step is photographed on a real page of the local table in Chromium, 390 pixels wide; a sheet of each game
goes into the documents, those in other languages than English beside the pictures.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from pathlib import Path

from playwright.async_api import Browser

from engine.core import games
from host import LessonMoment
from testkit.page.chromium import chromium
from testkit.page.learning import begin, learn
from testkit.page.playing import enter, studio
from tools.pages.moments import DOCUMENTED, LONG, PEOPLE, PICTURES, Camera, contact_sheet


async def photograph(browser: Browser, game: str, lang: str, out: Path) -> list[Path]:
    """Every step of a guided game in one language."""
    name = PEOPLE[lang].partition(":")[0]
    with tempfile.TemporaryDirectory() as folder:
        async with studio(Path(folder), tuple(PEOPLE.values())) as table:
            player = await enter(table, browser, phone=True)
            await player.page.set_viewport_size(LONG)  # type: ignore[arg-type]
            if name != "Ada":
                await player.be(name)
            camera = Camera(table, player, lang, out)

            async def look(moment: LessonMoment) -> None:
                assert moment.now is not None
                await camera.take(f"{game}-{moment.now.step.id}", player.panel)

            async def intro() -> None:
                await camera.take(f"{game}-intro", player.panel)

            found = await begin(table, player, camera.user, game, lang)
            await learn(table, player, camera.user, found, look, intro)
            await player.page.context.close()
            return camera.taken


async def main() -> None:
    """All pictures, one game after the other."""
    logging.disable(logging.WARNING)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("games", nargs="*", default=list(games.names()), help="which games (all)")
    parser.add_argument("--sheets", type=Path, default=PICTURES, help="folder for the contact sheets (docs/img)")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    async with chromium() as browser:
        for game in given.games:
            for lang in PEOPLE:
                taken = await photograph(browser, game, lang, given.out)
                folder = given.sheets if lang == DOCUMENTED else given.out
                contact_sheet(taken, folder / f"learn-{game}-{lang}.webp")


if __name__ == "__main__":
    asyncio.run(main())
