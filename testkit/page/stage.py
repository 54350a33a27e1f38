"""The stage of the browser tests: one Chromium, one table, one tab."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, expect

from sandbox import Sandbox, Starter
from testkit.page.chromium import NoChromium, chromium
from testkit.page.demo_bot import DemoBot

WAIT_MS = 200_000  # a busy machine is no error, and a test that hangs has a deadline of its own
expect.set_options(timeout=WAIT_MS)
STARTERS = (
    Starter(
        {"en": "Yokohama", "ru": "Йокогама", "uk": "Йокогама", "pl": "Jokohama"}, "thread", {"name": "First table"}
    ),
    Starter("Mombasa", "thread", {"name": "Second table"}, "For two"),
)


@dataclass
class PageStage:
    """A table, a browser page on it, and whatever went wrong in the page."""

    table: Sandbox
    page: Page
    errors: list[str] = field(default_factory=list)

    async def be(self, name: str) -> None:
        """Switch to another person."""
        await self.page.locator(f".face[data-person='{name}']").click()
        await expect(self.page.locator(".you .name")).to_have_text(name)
        await looked(self.page)

    async def go(self, channel: str) -> None:
        """Open a channel by its name."""
        await self.page.locator("#side .channel", has_text=re.compile(f"^{channel}")).first.click()
        await expect(self.page.locator("#head h1")).to_have_text(channel)
        await looked(self.page)

    async def type(self, command: str) -> None:
        """Type a command and take the first suggestion."""
        await self.page.fill("#say", "/" + command)
        await self.page.keyboard.press("Enter")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.page.locator("#log article").last

    async def board(self) -> Locator:
        """A fresh turn message of the bot."""
        before = await self.page.locator("#log .container").count()
        await self.type("board")
        await expect(self.page.locator("#log .container")).to_have_count(before + 1)
        return self.page.locator("#log article", has=self.page.locator(".container")).last


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A browser for all tests that need one; where there is none, they are skipped, and why is told at the end."""
    async with AsyncExitStack() as stack:
        try:
            opened = await stack.enter_async_context(chromium())
        except NoChromium as missing:
            pytest.skip(f"of the local table in a browser: {missing}")
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def open_table(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sandbox]:
    db = tmp_path_factory.mktemp("table") / "demo.db"
    async with Sandbox(DemoBot, db=db, port=0, users=("Ada", "Ben", "Олена:uk"), starters=STARTERS) as table:
        yield table


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def desk(open_table: Sandbox, browser: Browser) -> Page:
    """One tab for all tests: opening another takes longer than most of them."""
    context = await browser.new_context(viewport={"width": 1280, "height": 800})
    return await context.new_page()


@pytest_asyncio.fixture(loop_scope="session")
async def stage(open_table: Sandbox, desk: Page) -> AsyncIterator[PageStage]:
    """The page loaded anew, as Ada in #lounge; any error in it fails the test."""
    await desk.goto(open_table.url + "page/icon.svg")  # of the same origin, and runs nothing that remembers
    await desk.evaluate("sessionStorage.clear()")
    made = await enter(open_table, desk)
    yield made
    assert made.errors == [], made.errors


NETWORK = ("Failed to load resource", "WebSocket connection")  # lines Chromium writes about a tab that is left


def is_error(line: ConsoleMessage) -> bool:
    """An error of the page itself; leaving it while something is still being fetched is none."""
    return line.type == "error" and not line.text.startswith(NETWORK)


async def enter(table: Sandbox, page: Page) -> PageStage:
    """Open the page as Ada and go to #lounge."""
    page.set_default_timeout(WAIT_MS)
    made = PageStage(table, page)
    page.on("pageerror", lambda error: made.errors.append(str(error)))
    page.on("console", lambda line: made.errors.append(line.text) if is_error(line) else None)
    await page.goto(table.url)
    await expect(page.locator(".you .name")).to_have_text("Ada")
    await page.locator("#side .channel", has_text="lounge").dispatch_event("click")
    await expect(page.locator("#head h1")).to_have_text("lounge")
    await looked(page)
    return made


async def looked(page: Page) -> None:
    """Until the messages of the channel that was opened are there."""
    await expect(page.locator("#log")).not_to_have_attribute("aria-busy", "true")
