"""The real bot at a local table, and somebody who plays it with mouse or finger in a real Chromium."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Locator, Page, Request, Response, expect

import bot
from host import Host, lobby
from sandbox import Sandbox, SandboxClock
from tests.sandbox.stage import PATIENCE, is_error

PEOPLE = ("Ada", "Ben", "Олена:uk")
ANSWERS = ", ".join(f"button[data-id*='|{verb}|']" for verb in ("pick", "open", "take")) + ", .select"
MOST_STEPS = 60  # of one turn: whoever clicks at random may walk in circles for a while


@asynccontextmanager
async def kontor(folder: Path, users: tuple[str, ...] = PEOPLE) -> AsyncIterator[Sandbox]:
    """The bot as `python bot.py` starts it, but with the same seats and shuffles every time."""
    numbers = itertools.count(1)
    opened = Host.open

    async def open_alike(*args: object, **options: object) -> Host:
        return await opened(*args, **options, rng=Random(7))  # type: ignore[arg-type]

    clock = SandboxClock(1.0)
    db = folder / "local-table.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("DISCORD_TOKEN", raising=False)
        patch.setattr(Host, "open", open_alike)
        patch.setattr(lobby.secrets, "token_hex", lambda n: f"browser {next(numbers)}")
        made = Sandbox(
            lambda: bot.Kontor(db, now=clock.now), db=db, port=0, users=users, starters=bot.starters(), clock=clock
        )
        async with made as table:
            yield table


@dataclass
class Player:
    """Sees the page and nothing else; chooses at random among what it offers, the same way every time."""

    page: Page
    phone: bool = False
    rng: Random = field(default_factory=lambda: Random(1))
    errors: list[str] = field(default_factory=list)
    turns: int = 0
    answers: int = 0

    @property
    def title(self) -> Locator:
        return self.page.locator("#head h1")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.page.locator("#log article").last

    @property
    def post(self) -> Locator:
        """The newest message of the table for everybody."""
        return self.page.locator("#log article:not(.ephemeral)", has=self.page.locator("[data-id$='|move|']")).last

    @property
    def panel(self) -> Locator:
        """The newest message for our eyes only."""
        return self.page.locator("#log article.ephemeral").last

    async def press(self, control: Locator) -> None:
        await (control.tap() if self.phone else control.click())

    async def look(self, channel: str) -> None:
        """Open a channel, thread or direct messages by name."""
        if self.phone:
            await self.page.locator("#head .menu").tap()
        await self.press(self.page.locator("#side .channel", has_text=re.compile(f"^{channel}")).first)
        await expect(self.title).to_contain_text(channel)

    async def be(self, name: str) -> None:
        """Become somebody else."""
        if self.phone:
            await self.page.locator("#head .menu").tap()
        await self.press(self.page.locator(f".face[data-person='{name}']"))
        await expect(self.page.locator(".you .name")).to_have_text(name)

    async def command(self, name: str, wanted: str = "") -> None:
        """Type a command, take a suggestion for what it requires, and run it."""
        await self.page.fill("#say", "/" + name)
        await self.page.keyboard.press("Enter")
        if wanted:
            await self.press(self.page.locator(".suggestions .option", has_text=wanted))
        before = await self.page.locator("#log article").count()
        await self.press(self.page.locator(".command button[type=submit]"))
        await expect(self.page.locator("#log article")).to_have_count(before + 1)
        await expect(self.last.locator(".components")).to_be_visible()

    async def start(self, title: str) -> None:
        """The guided start: one click, and we are at our table."""
        await self.press(self.page.locator(".welcome .card", has_text=title))
        await expect(self.title).to_contain_text(title)
        await expect(self.post.locator(".mention.me")).to_be_visible()
        await self.sees(self.post.locator(".picture img"))

    async def sees(self, picture: Locator) -> None:
        """A picture is there, whole, described, and not wider than the page."""
        await expect(picture).to_have_attribute("alt", re.compile(r"\w"))
        size = await picture.evaluate("it => it.decode().then(() => [it.naturalWidth, it.clientWidth, innerWidth])")
        assert size[0] >= 900
        assert 250 <= size[1] <= size[2]

    async def move(self) -> None:
        """My move, below the newest message."""
        panels = self.page.locator("#log article.ephemeral")
        before = await panels.count()
        for patience in (PATIENCE / 4, PATIENCE):  # a message that comes during a click moves the button away
            await self.press(self.post.locator("[data-id$='|move|']"))
            with contextlib.suppress(AssertionError):
                await expect(panels).not_to_have_count(before, timeout=patience)
                break
        await expect(panels).not_to_have_count(before)
        await expect(self.panel.locator("h5")).to_be_visible()

    async def shown(self) -> str:
        """What the panel says and offers; not whether a control is being pressed."""
        return str(await self.panel.locator(".components").evaluate(SHOWN))

    async def until(self, true: Callable[[], Awaitable[bool]], what: str) -> None:
        """Look again and again."""
        for _ in range(PATIENCE // 10):
            if await true():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(what)

    async def changed(self, before: str) -> None:
        """Until the panel is another one."""

        async def another() -> bool:
            return await self.shown() != before

        await self.until(another, f"nothing happened after: {before}")

    async def step(self) -> str:
        """Use one of the controls by which the question can be answered; returns what it was."""
        before = await self.shown()
        offered = self.panel.locator(ANSWERS)
        chosen = offered.nth(self.rng.randrange(await offered.count()))
        name, look, off = await chosen.evaluate("it => [it.innerText.trim(), it.className, it.disabled]")
        if off:
            return ""
        await self.press(chosen)
        if "select" in look:
            name = await self.pick()
        await self.changed(before)
        self.answers += 1
        return "end" if "success" in look else str(name)

    async def pick(self) -> str:
        """Choose in the list that has opened."""
        lines = self.page.locator("dialog.picker .option")
        wanted = lines.nth(self.rng.randrange(await lines.count()))
        name = (await wanted.inner_text()).strip()
        await self.press(wanted)
        done = self.page.locator("dialog.picker footer button")
        if await done.count():
            await self.press(done.last)
        return name

    async def open(self) -> None:
        """The question that waits for us; a message may have called us to one that we have answered meanwhile."""
        while not await self.panel.locator(ANSWERS).count():
            await self.called()
            await self.move()

    async def question(self) -> list[str]:
        """The question that is open, and its options."""
        asked = await self.panel.locator(".text strong").first.inner_text()
        return [asked, *await self.panel.locator(ANSWERS).all_inner_texts()]

    async def take_back(self) -> bool:
        """Choose something and take it back, if that can be taken back; then the same question is open."""
        await self.open()
        before = await self.question()
        if await self.step() in ("", "end"):
            return False
        back = self.panel.locator("[data-id*='|back|']")
        if not await back.count():
            return False
        await self.press(back)
        await expect(self.panel).to_contain_text("Your last choice is taken back.")
        assert await self.question() == before
        return True

    async def turn(self) -> None:
        """One turn: until there is nothing to decide, or the turn was ended and the next question is open."""
        await self.open()
        for _ in range(MOST_STEPS):
            if await self.step() == "end" or not await self.panel.locator(ANSWERS).count():
                self.turns += 1
                return
        raise AssertionError("a turn without end")

    async def called(self) -> None:
        """Until a new message says that it is our move, and the computer player has done its part."""
        await self.until(lambda: self.page.evaluate(NEWEST_CALLS), "nobody calls us")


SHOWN = """(it) => {
  const said = [...it.querySelectorAll(".text")].map((text) => text.innerText);
  return [...said, ...[...it.querySelectorAll("[data-id]")].map((button) => button.dataset.id)].join("\\n");
}"""
# The newest message for everybody that has the button came after our last panel, and calls us.
NEWEST_CALLS = """() => {
  const all = [...document.querySelectorAll("#log article")];
  const post = all.findLastIndex((it) => !it.classList.contains("ephemeral") && it.querySelector(".mention.me"));
  const panel = all.findLastIndex((it) => it.classList.contains("ephemeral"));
  return post > panel;
}"""


async def enter(table: Sandbox, browser: Browser, *, phone: bool = False) -> Player:
    """A page of its own, as Ada in #tables; whatever goes wrong in it is noted."""
    size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    context = await browser.new_context(viewport=size, is_mobile=phone, has_touch=phone)  # type: ignore[arg-type]
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    player = Player(page, phone)

    def answered(response: Response) -> None:
        if response.status >= 400:
            player.errors.append(f"{response.status} {response.url}")

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # of a picture that was replaced while it was loading
            player.errors.append(f"{request.failure} {request.url}")

    page.on("pageerror", lambda error: player.errors.append(str(error)))
    page.on("console", lambda line: player.errors.append(line.text) if is_error(line) else None)
    page.on("response", answered)
    page.on("requestfailed", failed)
    await page.goto(table.url)
    await expect(page.locator(".you .name")).to_have_text("Ada")
    await expect(page.locator(".welcome .card").first).to_be_visible()
    return player
