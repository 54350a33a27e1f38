"""Moments of a game on a phone: python -m tools.pages.moments OUT writes ten in two languages, and a sheet of each.

Real pages of the local table in Chromium, 390 pixels wide; `--before FOLDER` has pictures of the same names that an
older version made, and they stand left of the new ones. With `--over-days` it is what two people see of clocks, plans
and reminders while the days go by.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from PIL import Image
from playwright.async_api import Browser, Locator, expect

from engine.core import games
from host import BOT, Person, Question, TableInfo
from sandbox import Sandbox
from testkit.discord.clicking import decide
from testkit.page.chromium import chromium
from testkit.page.page_player import host_of
from testkit.page.playing import PagePlayer, enter, settle, studio
from words import label

PEOPLE = {"en": "Ada", "uk": "Олександра-Костянтинівна:uk"}
PICTURES = Path(__file__).parents[2] / "docs" / "img"
DOCUMENTED = "en"  # the language of the sheets that documents show; others lie beside the pictures
DAY = 24 * 3600.0
THUMB, HIGH, ROW, GAP, LINE = 240, 600, 5, 10, 6  # pixels, and pictures in a row
ON_WHOLE_PIXELS = """(it) => {
  it.style.translate = "";
  const { top } = it.getBoundingClientRect();
  it.style.translate = `0 ${Math.round(top) - top}px`;
}"""  # else it lies half a pixel lower at times, and every edge looks different
LONG = {"width": 390, "height": 2400}  # a phone so high that nothing lies over a message
MOST_ANSWERS = 3_000

Reached = Callable[[Question], bool]


class Camera:
    """Somebody at the table with a phone, whose next moments are photographed."""

    def __init__(self, table: Sandbox, player: PagePlayer, lang: str, out: Path, user: int | None = None) -> None:
        self.table, self.player, self.lang, self.out = table, player, lang, out
        self.host = host_of(table)
        self.user = table.person(PEOPLE[lang].partition(":")[0]).id if user is None else user
        self.rng = Random(3)
        self.taken: list[Path] = []

    async def take(self, name: str, shown: Locator) -> None:
        """A message as it stands on the page, whole."""
        await self.player.until("table.ready()", "something is still being asked")
        await shown.evaluate("it => it.scrollIntoView({ block: 'start' })")
        await self.player.until("table.drawn()", "a picture does not come")
        await self.player.page.evaluate("table.painted()")
        await shown.evaluate(ON_WHOLE_PIXELS)
        path = self.out / f"{len(self.taken) + 1:02}-{name}-{self.lang}.png"
        await shown.screenshot(path=path, animations="disabled")
        self.taken.append(path)

    async def begin(self, game: str) -> TableInfo:
        """A new table of a game against the computer."""
        await self.player.look("tables")
        await self.player.press(self.player.page.locator("#head .menu"))
        await self.player.press(self.player.page.locator("#side .begin"))
        box, title = games.get(game).title, label(games.get(game).name, self.lang)
        await self.player.use(self.player.page.locator("dialog .card", has_text=title).first)
        await expect(self.player.title).to_contain_text(re.compile(f"{box}|{title}"))
        await expect(self.player.post.locator(".mention.me")).to_be_visible()
        await settle(self.table)
        return (await self.host.reads.of_user(self.user))[0]

    async def advance(self, table: TableInfo, reached: Reached) -> None:
        """Play on as a computer player would, until a question is reached, and open it; or to the end of the game."""
        me = Person(self.user)
        for _ in range(MOST_ANSWERS):
            await self.host.idle()
            if (await self.host.reads.info(table.id, BOT)).status == "over":
                break
            question = await self.host.reads.question(table.id, me)
            if question is None:
                continue
            if reached(question):
                await settle(self.table)
                await self.player.move()
                return
            plan = await decide(self.host, question, "house", self.rng)
            await self.host.answers.answer(table.id, me, question.step, plan[0])
        await settle(self.table)


async def yokohama(camera: Camera) -> None:
    table = await camera.begin("yokohama")
    await camera.advance(table, lambda question: True)
    await camera.take("first-question", camera.player.panel)
    await camera.advance(table, lambda question: question.key == "yokohama.turn" and question.segment > 4)
    await camera.take("called", camera.player.post)
    await camera.take("placing", camera.player.panel)
    await camera.advance(table, lambda question: question.key == "yokohama.end")
    await camera.take("before-the-end-of-a-turn", camera.player.panel)


async def mombasa(camera: Camera) -> None:
    table = await camera.begin("mombasa")
    await camera.advance(table, lambda question: True)
    await camera.take("recovery-stacks", camera.player.panel)
    await camera.take("help", await helped(camera))
    await camera.advance(table, lambda question: question.key == "mombasa.plan" and question.segment > 3)
    cards = camera.player.panel.locator("button[data-id*='|fill|'][data-id$='.put']")
    for n in (0, 1):
        before = await camera.player.page.evaluate("table.shown()")
        await camera.player.use(cards.nth(n))
        await camera.player.until("table.shown() !== given", "nothing is filled in", before)
    await camera.take("planning", camera.player.panel)
    await camera.advance(table, lambda question: question.key == "mombasa.action" and question.segment > 4)
    await camera.take("actions", camera.player.panel)


async def helped(camera: Camera) -> Locator:
    """What Help says about the open question."""
    await camera.player.use(camera.player.post.locator("[data-id$='|help|']"))
    await expect(camera.player.panel.locator("[data-id*='|chapter|']").first).to_be_visible()
    return camera.player.panel


async def nippon(camera: Camera) -> None:
    table = await camera.begin("nippon")
    await camera.advance(table, lambda question: question.key == "nippon.main" and question.segment > 12)
    await camera.take("main-menu", camera.player.panel)
    await camera.advance(table, lambda question: False)
    posts = camera.player.page.locator("#log article:not(.ephemeral)")
    await camera.take("over", posts.filter(has=camera.player.page.locator("[data-id*='|verify|']")).last)


GAMES: tuple[Callable[[Camera], Awaitable[None]], ...] = (yokohama, mombasa, nippon)


async def photograph(browser: Browser, lang: str, out: Path) -> list[Path]:
    """All moments in one language."""
    with tempfile.TemporaryDirectory() as folder:
        async with studio(Path(folder), ("Ada", "Олександра-Костянтинівна:uk")) as table:
            player = await enter(table, browser, phone=True)
            await player.page.set_viewport_size(LONG)  # type: ignore[arg-type]
            if lang != "en":
                await player.be(PEOPLE[lang].partition(":")[0])
            camera = Camera(table, player, lang, out)
            for game in GAMES:
                await game(camera)
            await player.page.context.close()
            return camera.taken


async def over_days(browser: Browser, out: Path) -> list[Path]:
    """A table of two with a daily clock: the turn, the plan, the reminder, the time that is up, a step back."""
    with tempfile.TemporaryDirectory() as folder:
        async with studio(Path(folder), ("Ada", "Ben")) as table:
            player = await enter(table, browser, phone=True)
            await player.page.set_viewport_size(LONG)  # type: ignore[arg-type]
            camera = Camera(table, player, "en", out)
            await seat_two(table, player, pace="daily")
            host = camera.host
            for seat in (await host.reads.info(1, BOT)).seats:  # both keep an order, then the first turn begins
                question = await host.reads.question(1, Person(seat.user or 0))
                assert question is not None
                await host.answers.answer(1, Person(seat.user or 0), question.step, [question.options[0].id])
            await settle(table)
            first = (await host.reads.asks(1, BOT))[0]
            names = [seat.name for seat in (await host.reads.info(1, BOT)).seats]
            acting, waiting = names[first.seat], names[1 - first.seat]
            await player.be(waiting)
            await camera.take("time-left", player.post)
            await player.use(player.post.locator("[data-id$='|plan|']"))
            await expect(player.panel.locator("[data-id]").first).to_be_visible()
            await camera.take("plan", player.panel)
            await later(table, DAY)
            await player.be(acting)
            await player.look("Kontor")
            await camera.take("reminder", player.last)
            await later(table, DAY)
            await later(table, DAY)
            await player.be(waiting)
            await player.look("Yokohama")
            await camera.take("time-is-up", player.page.locator("#log article", has_text=acting).last)
            await player.page.context.close()
            return camera.taken


async def seat_two(table: Sandbox, player: PagePlayer, pace: str) -> None:
    """Ada opens a table with a clock, Ben joins, and they start."""
    await player.command("table new", "Yokohama")
    lobby = player.page.locator("#" + (await player.lobby.get_attribute("id") or ""))
    await table.person("Ada").slash(table.channel("tables"), "table pace", pace=pace, table=1)
    await player.be("Ben")
    await player.use(lobby.get_by_role("button", name="Join"))
    await player.be("Ada")
    await player.use(lobby.get_by_role("button", name="Start"))
    begun = lobby.get_by_role("button", name="To the table").or_(player.post)  # the page goes there by itself, if idle
    await expect(begun.first).to_be_visible()
    await player.look("Yokohama")
    await settle(table)


async def later(table: Sandbox, seconds: float) -> None:
    """Time goes by, and everything due is done."""
    table.world.clock.advance(seconds)
    await host_of(table).due.act()
    await settle(table)


def contact_sheet(taken: list[Path], path: Path, before: Path | None = None) -> None:
    """All pictures side by side, small; what is too long ends below. Those from before come first, below a red line."""
    small = []
    for one in taken:
        if before is not None:
            small.append(thumbnail(before / one.name, "#da373c"))
        small.append(thumbnail(one, "#248046"))
    rows = [small[at : at + ROW] for at in range(0, len(small), ROW)]
    heights = [max(picture.height for picture in row) + GAP for row in rows]
    sheet = Image.new("RGB", (len(rows[0]) * (THUMB + GAP) + GAP, sum(heights) + GAP), "#1e1f22")
    top = GAP
    for row, high in zip(rows, heights, strict=True):
        for n, picture in enumerate(row):
            sheet.paste(picture, (GAP + n * (THUMB + GAP), top))
        top += high
    sheet.save(path, quality=42, method=6)


def thumbnail(path: Path, line: str) -> Image.Image:
    """A picture below a line of a colour."""
    with Image.open(path) as image:
        high = image.height * THUMB // image.width
        made = image.convert("RGB").resize((THUMB, high), Image.Resampling.LANCZOS)
    framed = Image.new("RGB", (THUMB, min(HIGH, high) + LINE), line)
    framed.paste(made, (0, LINE))
    return framed


async def main() -> None:
    """All pictures, one after the other."""
    logging.disable(logging.WARNING)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--over-days", action="store_true", help="what two people see while the days go by")
    parser.add_argument("--before", type=Path, help="folder with pictures of an older version")
    parser.add_argument("--sheets", type=Path, default=PICTURES, help="folder for the contact sheets (docs/img)")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    async with chromium() as browser:
        if given.over_days:
            contact_sheet(await over_days(browser, given.out), given.sheets / "over-days.webp")
        for lang in () if given.over_days else PEOPLE:
            taken = await photograph(browser, lang, given.out)
            folder = given.sheets if lang == DOCUMENTED else given.out
            contact_sheet(taken, folder / f"turn-{lang}.webp", given.before)


if __name__ == "__main__":
    asyncio.run(main())
