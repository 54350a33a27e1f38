"""Retakes the sheets of the documents: python -m tools.pages.retake [SHEET …] [--folder FOLDER]

All that is photographed in Chromium or drawn from whole games; what they show is the same whenever they are taken.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Browser

from testkit.page.chromium import chromium
from tools.pages import directory, endings, evening, lessons, moments, shapes
from tools.pages.moments import DOCUMENTED, PICTURES, contact_sheet
from tools.pages.pictures import POSITIONS

GAMES = sorted(path.stem for path in POSITIONS.glob("*.json"))  # that the documents show


class DocumentSheet(NamedTuple):
    """Pictures that are taken together: their names, and what takes them into a folder."""

    files: tuple[str, ...]
    take: Callable[[Browser, Path], Awaitable[object]]


async def lesson(game: str, browser: Browser, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as out:
        taken = await lessons.photograph(browser, game, DOCUMENTED, Path(out))
        contact_sheet(taken, folder / f"learn-{game}-{DOCUMENTED}.webp")


async def turn(browser: Browser, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as out:
        taken = await moments.photograph(browser, DOCUMENTED, Path(out))
        contact_sheet(taken, folder / f"turn-{DOCUMENTED}.webp")


async def over_days(browser: Browser, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as out:
        contact_sheet(await moments.over_days(browser, Path(out)), folder / "over-days.webp")


async def entry(browser: Browser, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as out:
        await directory.photograph(browser, DOCUMENTED, Path(out), folder)


async def the_end(browser: Browser, folder: Path) -> None:
    (folder / "the-end.webp").write_bytes(endings.page())


SHEETS = {
    **{f"learn-{game}": DocumentSheet((f"learn-{game}-{DOCUMENTED}.webp",), partial(lesson, game)) for game in GAMES},
    "turn": DocumentSheet((f"turn-{DOCUMENTED}.webp",), turn),
    "over-days": DocumentSheet(("over-days.webp",), over_days),
    "shapes": DocumentSheet(("shapes.webp",), lambda browser, folder: shapes.take(browser, folder / "shapes.webp")),
    "directory": DocumentSheet(("directory.webp", "turn.webp"), entry),
    "local-table": DocumentSheet(
        tuple(f"local-table-{name}.webp" for name in ("start", "turn", "ukrainian", "phone", "drawer")),
        evening.first_evening,
    ),
    "the-end": DocumentSheet(("the-end.webp",), the_end),
}


async def main(argv: Sequence[str] | None = None) -> None:
    """All of them, one after the other."""
    logging.disable(logging.WARNING)
    parser = argparse.ArgumentParser(prog="python -m tools.pages.retake", description=__doc__)
    parser.add_argument("sheets", nargs="*", metavar="SHEET", help=f"which of {', '.join(SHEETS)} (all)")
    parser.add_argument("--folder", type=Path, default=PICTURES, help="where they go (docs/img)")
    given = parser.parse_args(argv)
    unknown = [name for name in given.sheets if name not in SHEETS]
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}, only {', '.join(SHEETS)}")
    given.folder.mkdir(parents=True, exist_ok=True)
    async with chromium() as browser:
        for name in given.sheets or SHEETS:
            await SHEETS[name].take(browser, given.folder)
            print(*SHEETS[name].files, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
