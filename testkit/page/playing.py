"""The real bot at a local table, and somebody who plays it with mouse or finger in a real Chromium."""

from __future__ import annotations

import io
import itertools
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Browser, Locator, Page, Request, Response, expect

import bot
from cogs.posting.outbox import OutboxPoster
from host import Host
from sandbox import Sandbox, SandboxClock
from testkit.page.stage import WAIT_MS, is_error, looked

PEOPLE = ("Ada", "Ben", "Олена:uk")
VERBS = ("pick", "anyway", "path", "open", "mark", "take", "count", "fill", "send")
ANSWERS = ", ".join(f"button[data-id*='|{verb}|']" for verb in VERBS)
TAKEN_BACK = "Your last choice has been taken back."
MOST_STEPS = 60  # of one turn: whoever clicks at random may walk in circles for a while
DESK = {"width": 1280, "height": 960}
SMALL = {"width": 320, "height": 240}  # what is in sight is drawn again and again
TALL = {"width": 1280, "height": 1330}  # room for a whole board and the panel below it
PHONE = {"width": 390, "height": 844}
PICTURES = Path(os.environ["KONTOR_PICTURES"]) if "KONTOR_PICTURES" in os.environ else None  # where pictures are left
QUALITY = 70  # of these pictures, in per cent
MORNING = datetime(2026, 3, 2, 9, tzinfo=UTC)  # of all pictures


@asynccontextmanager
async def kontor(
    folder: Path, users: tuple[str, ...] = PEOPLE, *, speed: float = 1.0, began: datetime | None = None
) -> AsyncIterator[Sandbox]:
    """The bot as `python bot.py` starts it, but with the same seats and shuffles every time, on a clock so fast."""
    numbers = itertools.count(1)
    opened = Host.open

    async def open_alike(*args: object, **options: object) -> Host:
        return await opened(*args, **options, rng=Random(7))  # type: ignore[arg-type]

    clock = SandboxClock(speed)
    if began is not None:
        clock._base = clock._latest = began
    db = folder / "local-table.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("DISCORD_TOKEN", raising=False)
        patch.setattr(Host, "open", open_alike)
        patch.setattr("host.seating.lobby.secrets.token_hex", lambda n: f"browser {next(numbers)}")
        made = Sandbox(
            lambda: bot.Kontor(db, now=clock.now), db=db, port=0, users=users, starters=bot.starters(), clock=clock
        )
        async with made as table:
            yield table


@asynccontextmanager
async def studio(folder: Path, users: tuple[str, ...]) -> AsyncIterator[Sandbox]:
    """The same for pictures, which are alike each time: it is always the same morning, and nobody is in a hurry."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sandbox.people.ANSWER_SECONDS", 60.0)
        patch.setattr("cogs.panels.question.illustrations.LONGEST_DRAWING_SECONDS", 120.0)
        async with kontor(folder, users, began=MORNING) as table:
            yield table


async def settle(table: Sandbox) -> None:
    """Until everything has been told."""
    outbox = table.bot.get_cog("OutboxPoster") if table.bot is not None else None
    assert isinstance(outbox, OutboxPoster)
    await outbox.idle()


@dataclass
class PagePlayer:
    """Sees the page and nothing else; chooses at random among what it offers, the same way every time."""

    page: Page
    table: Sandbox  # only to wait for it
    phone: bool = False
    pictures: Path | None = PICTURES  # folder for what is photographed
    rng: Random = field(default_factory=lambda: Random(1))
    errors: list[str] = field(default_factory=list)
    turns: int = 0
    answers: int = 0
    held: str = ""  # id of the panel in which we are answering: another may come below it

    @property
    def title(self) -> Locator:
        return self.page.locator("#head h1")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.page.locator("#log article").last

    @property
    def lobby(self) -> Locator:
        """The newest lobby."""
        return self.page.locator("#log article", has=self.page.locator("[data-id$='|join|']")).last

    @property
    def post(self) -> Locator:
        """The newest message of the table for everybody."""
        return self.page.locator("#log article:not(.ephemeral)", has=self.page.locator("[data-id$='|move|']")).last

    @property
    def panel(self) -> Locator:
        """The message for our eyes only in which we are answering, or else the newest one."""
        return self.page.locator(f"#{self.held}") if self.held else self.panels.last

    @property
    def panels(self) -> Locator:
        """Every message for our eyes only."""
        return self.page.locator("#log article.ephemeral")

    async def anew(self, url: str) -> None:
        """The page as whoever opens it first sees it: the first person in #tables."""
        await self.page.goto(url + "page/icon.svg")  # of the same origin, and runs nothing that remembers
        await self.page.evaluate("sessionStorage.clear()")
        self.rng, self.turns, self.answers, self.held = Random(1), 0, 0, ""
        await self.page.goto(url)
        await expect(self.page.locator(".you .name")).to_have_text("Ada")
        await expect(self.page.locator(".welcome .card").first).to_be_visible()
        await looked(self.page)

    async def until(self, true: str, what: str, given: Any = None) -> None:
        """Until something holds in the page, whose own eyes are quicker than ours."""
        held = await self.page.evaluate(f"(given) => table.until(() => {true}, {WAIT_MS})", given)
        assert held, f"{what}; the page ends with {await self.page.evaluate('table.ends()')}"

    async def press(self, control: Locator) -> None:
        await (control.tap() if self.phone else control.click())

    async def use(self, control: Locator) -> None:
        """Press what asks the bot; again if a message came and moved it from below the pointer."""
        before = await self.page.evaluate("table.sent")
        for _ in range(5):
            await self.press(control)
            if await self.page.evaluate("(given) => table.until(() => table.sent > given, 3000)", before):
                return
        raise AssertionError("nothing was sent")

    async def go(self, way: Locator, channel: str) -> None:
        """Follow a button to a channel; again if a message came and moved it from below the pointer."""
        there = "(given) => table.until(() => document.querySelector('#head h1').textContent.includes(given), 3000)"
        for _ in range(5):
            await self.press(way)
            if await self.page.evaluate(there, channel):
                return
        raise AssertionError(f"no way leads to {channel}")

    async def look(self, channel: str) -> None:
        """Open a channel, thread or direct messages by name."""
        if self.phone:
            await self.press(self.page.locator("#head .menu"))
        await self.press(self.page.locator("#side .channel", has_text=re.compile(f"^{channel}")).first)
        await expect(self.title).to_contain_text(channel)
        await self.hold("")
        await looked(self.page)

    async def be(self, name: str) -> None:
        """Become somebody else."""
        if self.phone:
            await self.press(self.page.locator("#head .menu"))
        await self.press(self.page.locator(f".face[data-person='{name}']"))
        await expect(self.page.locator(".you .name")).to_have_text(name)
        await self.hold("")
        await looked(self.page)

    async def command(self, name: str, wanted: str = "") -> None:
        """Type a command, take a suggestion for what it requires, and run it."""
        await self.page.fill("#say", "/" + name)
        await self.page.keyboard.press("Enter")
        if wanted:
            await self.press(self.page.locator(".suggestions .option", has_text=wanted))
        before = await self.page.locator("#log article").count()
        await self.use(self.page.locator(".command button[type=submit]"))
        more = "document.querySelectorAll('#log article').length > given"
        await self.until(more, f"/{name} is not answered", before)  # by two messages, if somebody is asked something
        await expect(self.last.locator(".components")).to_be_visible()

    async def start(self, title: str) -> None:
        """The guided start: one click, and we are at our table."""
        await self.use(self.page.locator(".welcome .card", has_text=title).first)  # guided games come after these
        await expect(self.title).to_contain_text(title)
        await expect(self.post.locator(".mention.me")).to_be_visible()
        await self.sees(self.post.locator(".picture img"))

    async def sees(self, picture: Locator) -> None:
        """A picture is there, whole, described, and not wider than the page."""
        await expect(picture).to_have_attribute("alt", re.compile(r"\w"))
        await picture.scroll_into_view_if_needed()  # one that is far out of sight does not come
        await expect(picture).to_have_js_property("complete", True)
        size = await picture.evaluate("it => [it.naturalWidth, it.clientWidth, innerWidth]")
        assert size[0] >= 400  # a cut of few things is small
        assert 200 <= size[1] <= size[2]

    async def hold(self, panel: str) -> None:
        """From now on this panel is the one we answer in; without one it is the newest."""
        self.held = panel
        await self.page.evaluate("(given) => (table.held = given)", panel)

    async def move(self) -> None:
        """My move, below the newest message."""
        await self.hold("")
        before = await self.panels.count()
        await self.use(self.post.locator("[data-id$='|move|']"))
        more = "document.querySelectorAll('#log article.ephemeral').length > given"
        await self.until(more, "no panel opens", before)  # or two: one may be on its way by itself
        await self.until("table.ready()", "My move is not answered")
        await expect(self.panel.locator(".components")).to_be_visible()

    async def step(self) -> str:
        """Use one of the controls by which the question can be answered; returns what it was.

        Whatever is posted takes the panel along below it, so people wait until it has come.
        """
        await settle(self.table)
        await self.sees_question()
        before, offered = await self.page.evaluate("(given) => [table.shown(), table.offered(given)]", ANSWERS)
        at, name, look = self.rng.choice([(at, name, look) for at, (name, look, off) in enumerate(offered) if not off])
        chosen = self.panel.locator(ANSWERS).nth(at)
        if "select" in look:
            await self.press(chosen)
            name = await self.pick()
        else:
            await self.use(chosen)
        await self.until("table.shown() !== given", f"nothing happened after: {name}", before)
        self.answers += 1
        return "end" if "success" in look else str(name)

    async def pick(self) -> str:
        """Choose in the list that has opened, where one is chosen already another one; a full list gives one back."""
        lines, done = self.page.locator("dialog.picker .option"), self.page.locator("dialog.picker footer button")
        await expect(lines.first).to_be_visible()
        others = self.page.locator("dialog.picker .option:not([aria-selected=true])")
        if not await done.count() and await others.count():
            lines = others
        wanted = lines.nth(self.rng.randrange(await lines.count()))
        name = (await wanted.inner_text()).strip()
        if not await done.count():
            await self.use(wanted)
            return name
        before = await wanted.get_attribute("aria-selected")
        await self.press(wanted)
        if await wanted.get_attribute("aria-selected") == before:
            await self.press(self.page.locator("dialog.picker .option[aria-selected=true]").first)
        await self.use(done)
        return name

    async def is_asked(self) -> bool:
        """Whether a question waits for us, in a panel or behind a message that called us."""
        if not await self.sees_question() and await self.page.evaluate("table.called()"):
            await self.move()
        return await self.sees_question()

    async def sees_question(self) -> bool:
        """Whether the panel asks something; if so it is the one to answer in, until it asks no more."""
        if await self.panel.locator(ANSWERS).count():
            await self.hold(await self.panel.get_attribute("id") or "")
            return True
        await self.hold("")
        return bool(await self.panel.locator(ANSWERS).count())

    async def open(self) -> None:
        """The question that waits for us; a message may have called us to one that we have answered meanwhile."""
        while not await self.sees_question():
            await self.until("table.called() || table.asks(given)", "nobody calls us", ANSWERS)
            if not await self.sees_question():
                await self.move()

    async def is_over(self) -> bool:
        """Whether the panel says that the game is over."""
        return bool(await self.panel.get_by_text("This game is over.").count())

    async def question(self) -> list[str]:
        """The question that is open, and its options; not the note above it."""
        said = await self.panel.locator(".text strong").all_inner_texts()
        return [*(one for one in said if one != TAKEN_BACK), *await self.panel.locator(ANSWERS).all_inner_texts()]

    async def take_back(self) -> bool:
        """Choose something and take it back step by step, if that can be; in the end the same question is open."""
        await self.open()
        before = await self.question()
        if await self.step() == "end":
            return False
        back = self.panel.locator("[data-id*='|back|']")
        while await back.count():  # one click may have made several choices
            shown = await self.page.evaluate("table.shown()")
            await self.use(back)
            await self.until("table.shown() !== given", "nothing is taken back", shown)
            await expect(self.panel).to_contain_text(TAKEN_BACK)
            if await self.question() == before:
                return True
        return False

    async def turn(self) -> None:
        """One turn: until there is nothing to decide, or the turn was ended and the next question is open."""
        await self.open()
        for _ in range(MOST_STEPS):
            if await self.step() == "end" or not await self.panel.locator(ANSWERS).count():
                self.turns += 1
                await self.sees_question()
                return
        raise AssertionError("a turn without end")

    async def photograph(self, name: str) -> None:
        """What the page shows now; it is kept where there is a folder for it."""
        if not self.phone:
            await self.page.mouse.move(0, 0)
        await self.until("table.ready()", "something is still being asked")
        await self.until("table.drawn()", "a picture does not come")
        await self.page.evaluate("table.painted()")
        taken = await self.page.screenshot(animations="disabled")
        assert taken
        if self.pictures is not None:
            with Image.open(io.BytesIO(taken)) as image:
                image.convert("RGB").save(self.pictures / f"local-table-{name}.webp", quality=QUALITY, method=6)


IN_THE_PAGE = """window.table = {
  sent: 0, // what was asked of the bot
  held: "", // the panel we answer in; without one it is the newest
  panel: () => document.getElementById(table.held) ?? [...document.querySelectorAll("#log article.ephemeral")].at(-1),
  asks: (answers) => Boolean(table.panel()?.querySelector(answers)),
  // What the panel says and offers; not whether a control is being pressed.
  shown() {
    const said = [...table.panel().querySelectorAll(".components .text")].map((it) => it.textContent);
    return [...said, ...[...table.panel().querySelectorAll("[data-id]")].map((it) => it.dataset.id)].join("\\n");
  },
  // The field of a form that is open already, in the strip of all its fields, leads nowhere.
  isOpen: (it) => it.matches(".primary[data-id*='|fill|'][data-id$='.go']"),
  offered: (answers) =>
    [...table.panel().querySelectorAll(answers)].map((it) => [
      it.innerText.trim(),
      it.className,
      it.disabled || table.isOpen(it),
    ]),
  // The newest message that calls us came after our last panel.
  called() {
    const all = [...document.querySelectorAll("#log article")];
    const post = all.findLastIndex((it) => !it.classList.contains("ephemeral") && it.querySelector(".mention.me"));
    return post > all.findLastIndex((it) => it.classList.contains("ephemeral"));
  },
  // For whoever reads of a failure.
  ends: () => [...document.querySelectorAll("#log article")].slice(-4).map((it) => `${it.className}: ${it.innerText}`),
  ready: () => !document.querySelector(".busy, .thinking"),
  // Every picture in sight is there. Not by decode(): that of a picture which a newer message replaces never ends.
  drawn() {
    const inSight = ({ top, bottom }) => bottom > 0 && top < innerHeight;
    const pictures = [...document.querySelectorAll("#log img")].filter((it) => inSight(it.getBoundingClientRect()));
    return pictures.every((it) => it.complete && it.naturalWidth);
  },
  // The page has been painted once more, or does not paint itself just now.
  painted: () =>
    new Promise((go) => (setTimeout(go, 1000), requestAnimationFrame(() => requestAnimationFrame(go)))),
  async until(holds, patience) {
    for (const end = Date.now() + patience; Date.now() < end; await new Promise((go) => setTimeout(go, 5)))
      if (holds()) return true;
    return false;
  },
};
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (frame) {
  if (/"do":"(click|select|slash|start|submit)"/.test(frame)) table.sent += 1;
  send.call(this, frame);
};"""


async def enter(
    table: Sandbox, browser: Browser, *, phone: bool = False, network: bool = True, pictures: Path | None = PICTURES
) -> PagePlayer:
    """A page of its own, as the first person in #tables; whatever goes wrong in it is noted."""
    context = await browser.new_context(
        viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
        device_scale_factor=2 if phone and pictures else 1,  # four times the points to paint, and nobody looks
        is_mobile=phone,
        has_touch=phone,
        reduced_motion="reduce",
        locale="en-US",
        timezone_id="UTC",
    )
    page = await context.new_page()
    page.set_default_timeout(WAIT_MS)
    player = PagePlayer(page, table, phone, pictures)

    def answered(response: Response) -> None:
        if response.status >= 400:
            player.errors.append(f"{response.status} {response.url}")

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # of a picture that was replaced while it was loading
            player.errors.append(f"{request.failure} {request.url}")

    page.on("pageerror", lambda error: player.errors.append(str(error)))
    page.on("console", lambda line: player.errors.append(line.text) if is_error(line) else None)
    if network:
        page.on("response", answered)
        page.on("requestfailed", failed)
    await page.add_init_script(IN_THE_PAGE)
    await player.anew(table.url)
    return player
