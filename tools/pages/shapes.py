"""Every shape of a question: python -m tools.pages.shapes draws one panel of each into docs/img/shapes.webp.

Whole games of two are played by clicks; the first panel of every shape is laid out in Chromium as a phone shows it.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from PIL import Image, ImageDraw
from playwright.async_api import Browser

from cogs.messages.heights import ShownPanel
from cogs.messages.message import Message
from cogs.panels.question import controls, illustrations, one_choice, panel
from cogs.panels.question.panel_builder import PanelBuilder
from cogs.panels.turn.question_writer import QuestionWriter
from engine.core import games
from render.kit.fonts import font
from testkit.page.chromium import chromium
from testkit.page.panel_page import page
from tools.pace import measure_one

PICTURE = Path(__file__).parents[2] / "docs" / "img" / "shapes.webp"
GAMES_A_TITLE = 2
WIDE, HIGH, ROW, GAP, LINE = 220, 530, 5, 9, 30  # pixels, and panels in a row
# What a panel is called by the part of it that was made; where several were, the first of these counts.
SHAPES: tuple[tuple[Any, str, str], ...] = (
    (panel, "doubt", "a doubt"),
    (controls, "walk", "a form, one field at a time"),
    (controls, "form_controls", "a form of two fields"),
    (controls, "series_choices", "several of a kind, or one thing several times"),
    (controls, "order", "an order"),
    (controls, "several_choices", "several to mark"),
    (controls, "add_two_lists", "two ways to do the same"),
    (controls, "amount", "more than five amounts"),
    (one_choice, "add_shared", "the same answers to every option"),
    (one_choice, "add_answers", "the same few answers below each"),
    (one_choice, "add_listed", "a list in place of a button"),
    (one_choice, "add_buttons_below", "a few answers below an option"),
    (PanelBuilder, "option_lines", "lines with a button for each number"),
    (PanelBuilder, "number_button", "numbers alone, the rest is in the picture"),
    (PanelBuilder, "option_select", "one list"),
    (one_choice, "add_rows", "rows with a button beside each"),
    (PanelBuilder, "add_buttons", "plain buttons"),
)
END = "nothing left but the end"


@contextmanager
def watched() -> Iterator[dict[str, Message]]:
    """The first panel of every shape that is shown meanwhile."""
    found: dict[str, Message] = {}
    made: list[str] = []
    plain = QuestionWriter.message

    def noting(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any, **more: Any) -> Any:
            made.append(name)
            return call(*args, **more)

        return noted

    async def message(writer: QuestionWriter, click: Any, question: Any, *args: Any, **more: Any) -> Any:
        made.clear()
        shown = await plain(writer, click, question, *args, **more)
        names = [END] if panel.ends(question) else [said for _, name, said in SHAPES if name in made]
        for name in names[:1]:
            if name not in found or (shown.pictures and not found[name].pictures):
                found[name] = shown
        return shown

    with ExitStack() as patches:
        for place, name, _ in SHAPES:
            patches.enter_context(mock.patch.object(place, name, noting(name, getattr(place, name))))
        patches.enter_context(mock.patch.object(QuestionWriter, "message", message))
        patches.enter_context(mock.patch.object(illustrations, "LONGEST_DRAWING_SECONDS", 120.0))
        yield found


async def photograph(browser: Browser, message: Message, path: Path) -> None:
    """One panel as a phone shows it."""
    sources = {one.filename: f"data:image/png;base64,{b64encode(one.content).decode()}" for one in message.pictures}
    shown = await browser.new_page(viewport={"width": 390, "height": 844})
    try:
        made = page([ShownPanel.of(message)], sources)
        await shown.set_content(re.sub(r"&lt;t:\d+:R&gt;", "in a minute", made))  # as Discord says it
        await shown.evaluate("document.fonts.ready")
        await shown.locator("article").screenshot(path=path)
    finally:
        await shown.close()


def sheet(panels: list[tuple[str, Path]]) -> Image.Image:
    """All panels side by side, each below its name; what is too long ends below."""
    small = []
    for name, path in panels:
        with Image.open(path) as image:
            made = image.convert("RGB").resize((WIDE, image.height * WIDE // image.width), Image.Resampling.LANCZOS)
        framed = Image.new("RGB", (WIDE, min(HIGH, made.height) + LINE), "#1e1f22")
        framed.paste(made, (0, LINE))
        ImageDraw.Draw(framed).text((0, LINE // 2), name, "#dbdee1", font(10, True), anchor="lm")
        small.append(framed)
    rows = [small[at : at + ROW] for at in range(0, len(small), ROW)]
    heights = [max(one.height for one in row) + GAP for row in rows]
    whole = Image.new("RGB", (ROW * (WIDE + GAP) + GAP, sum(heights) + GAP), "#1e1f22")
    top = GAP
    for row, high in zip(rows, heights, strict=True):
        for n, one in enumerate(row):
            whole.paste(one, (GAP + n * (WIDE + GAP), top))
        top += high
    return whole


async def take(browser: Browser, path: Path) -> list[str]:
    """Play until every shape was shown, and photograph one of each; says which were not."""
    listed = [*(said for _, _, said in SHAPES), END]
    with watched() as found:
        for n, game in itertools.product(range(GAMES_A_TITLE), games.names()):
            if len(found) < len(listed):
                await measure_one(game, ["en-US"] * 2, f"clicks {n}")
    with tempfile.TemporaryDirectory() as folder:
        taken = [(name, Path(folder) / f"{n}.png") for n, name in enumerate(listed) if name in found]
        for name, one in taken:
            await photograph(browser, found[name], one)
        sheet(taken).save(path, quality=45, method=6)
    return [one for one in listed if one not in found]


async def main() -> None:
    logging.disable(logging.WARNING)
    async with chromium() as browser:
        print("not met:", ", ".join(await take(browser, PICTURE)) or "none")


if __name__ == "__main__":
    asyncio.run(main())
