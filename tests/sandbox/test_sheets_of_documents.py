"""No sheet that a page embeds is stale: each is taken again and looks the same from afar."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from playwright.async_api import Browser

from testkit.drawing.from_afar import MOST_APART, sheets_apart
from testkit.sources import ROOT
from tools.pages.retake import GAMES, SHEETS

KEPT = ROOT / "docs" / "img"
CONTROL = 25  # pixels of a sheet: 40 of a phone, the height of a button


def test_every_picture_of_the_documents_can_be_taken_again() -> None:
    """Those named after a game are drawn from kept positions, see tests/render/test_embedded.py."""
    of_games = re.compile(rf"({'|'.join(GAMES)})-")
    found = {path.name for path in KEPT.iterdir() if not of_games.match(path.name)}
    assert found == {name for sheet in SHEETS.values() for name in sheet.files}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["turn-en", "shapes", "learn-nippon-en", "over-days"])
def test_a_stale_sheet_is_noticed(name: str) -> None:
    """One panel that is lower by a control, or shows another board; the same sheet saved once more is none."""
    with Image.open(KEPT / f"{name}.webp") as image:
        kept = image.convert("RGB")
    lower, other = kept.copy(), kept.copy()
    lower.paste(kept.crop((10, 200, 250, 500)), (10, 200 + CONTROL))
    other.paste(ImageChops.offset(kept.crop((10, 20, 250, 200)), 80, 60), (10, 20))
    assert sheets_apart(kept, kept) == 0
    assert sheets_apart(kept, lower) > MOST_APART
    assert sheets_apart(kept, other) > MOST_APART
    assert sheets_apart(kept, kept.crop((0, 0, kept.width, kept.height - CONTROL))) > MOST_APART


@pytest.mark.browser
@pytest.mark.soak
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("name", SHEETS)
async def test_the_sheets_of_the_documents_show_what_there_is_now(name: str, browser: Browser, tmp_path: Path) -> None:
    await SHEETS[name].take(browser, tmp_path)
    apart = {file: sheets_apart(KEPT / file, tmp_path / file) for file in SHEETS[name].files}
    stale = [file for file, far in apart.items() if far > MOST_APART]
    assert not stale, f"{', '.join(stale)}: stale; .venv/bin/python -m tools.pages.retake {name} ({apart})"
