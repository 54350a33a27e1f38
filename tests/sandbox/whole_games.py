"""Whole games of two people with the real bot, each with a phone of their own in a real Chromium.

One of the two plays some turns in the page; all else happens as if it had been clicked somewhere:
tests/cogs/test_whole_games.py clicks every answer of both. KONTOR_EVERY_TURN=1 plays all turns of both in their pages.
The titles take turns, on the days between those of the games there; test_play_games.py plays some turns every day.
"""

from __future__ import annotations

import os
from asyncio import get_running_loop
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

import render
from cogs.clicks import button_ids
from engine.core import games
from host import BOT, Host, Person, TableInfo
from render import PictureRequest, Rendered
from render.drawing.pool import Pool
from sandbox import Sandbox
from testkit.discord.clicking import Pace, decide
from testkit.page.page_player import ComputerAtPage, host_of
from testkit.page.playing import PHONE, SMALL, PagePlayer, enter, kontor, settle
from testkit.rotation import by_turns, soaked

SLOWLY = 0.1  # of a clock: on a busy machine a turn that ends by itself after a minute would not wait for its player
OTHER = "Олександра-Костянтинівна"  # a long name, as names are
EVERY_TURN = bool(os.environ.get("KONTOR_EVERY_TURN"))
FITS = "[document.documentElement, document.querySelector('#scroll')].every((it) => it.scrollWidth <= innerWidth)"


OFTEN = 2  # every second turn is played in the page, and all are drawn
STRIDES = pytest.mark.parametrize("stride", [8, soaked(OFTEN)])
DAYS = {"nippon": 1, "mombasa": 3, "yokohama": 5}  # of six


def today(game: str) -> pytest.MarkDecorator:
    """The mark of a whole game: it is played on its day, and with `--soak`."""
    return by_turns(DAYS[game], 2 * len(DAYS))


class FewPictures:
    """While nobody sits at the page, the last picture of its kind stands for each: most of a game's time is drawing."""

    def __init__(self) -> None:
        self.looked_at = True
        self._last: dict[tuple[str, str], Rendered] = {}

    def draw(self, request: PictureRequest) -> Rendered:
        kind = request.game, request.picture
        if self.looked_at or kind not in self._last:
            self._last[kind] = render.draw(request)
        return self._last[kind]


async def play_whole(folder: Path, browser: Browser, game: str, stride: int) -> None:
    """A table of its own, and a game from its lobby to its end."""
    pictures = FewPictures()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pool, "_begin", lambda pool, one: get_running_loop().run_in_executor(None, pictures.draw, one))
        async with kontor(folder, ("Ada", f"{OTHER}:uk"), speed=SLOWLY) as table:
            await play_through(table, browser, game, stride, pictures)


async def play_through(table: Sandbox, browser: Browser, game: str, stride: int, pictures: FewPictures) -> None:
    """From /table new to the score sheet; choices by buttons and lists, with many steps back."""
    pages = {name: await enter(table, browser, phone=True) for name in ("Ada", OTHER)}
    await sit_down(pages["Ada"], pages[OTHER], games.get(game).title)
    if not EVERY_TURN:
        other = pages.pop(OTHER)
        assert other.errors == []
        await other.page.context.close()
    host = host_of(table)
    info = await host.reads.info(1, BOT)
    pace = await play_turns(table, info, pages, stride, pictures)
    assert (await host.reads.info(1, BOT)).status == "over"
    assert pace.undone > 2
    for page in pages.values():
        await page.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        posts = page.page.locator("#log article:not(.ephemeral)")
        end = posts.filter(has_text="The game is over.").last
        await expect(end).to_contain_text("Congratulations!")
        assert await page.page.evaluate(FITS)
        await expect(end.locator(".picture img")).to_have_count(1)  # the poster
        await end.locator(".row").last.scroll_into_view_if_needed()
        await expect(end.locator(".row").last).to_be_in_viewport()
        if game == "yokohama":  # which has a hand of its own
            await page.look("Kontor")
            await expect(page.page.locator("#log .picture")).to_have_count(1)  # the newest one only
        assert page.errors == []
        await page.page.context.close()
    await check_secrets(table, info.thread or 0, await host.reads.turns(1, BOT), stride)


async def play_turns(
    table: Sandbox, info: TableInfo, pages: dict[str, PagePlayer], stride: int, pictures: FewPictures
) -> Pace:
    """A game to its end: some turns of those who have pages there, with many steps back; all others without one."""
    host, pace, rng = host_of(table), Pace(), Random(7)
    people = {table.person(name).id: name for name in pages}
    hands = {user: ComputerAtPage(table, info, pages[name], user, pace) for user, name in people.items()}
    opened, begun = None, 0
    while asked := await host.reads.asks(info.id, BOT):
        user = next((one.user for one in asked if one.user is not None), None)
        if user is None:  # computer players think
            await host.idle()
            continue
        question = await host.reads.question(info.id, Person(user))
        assert question is not None
        if opened != user:
            if user not in hands or (begun % stride and not EVERY_TURN):
                begun += user in hands
                pictures.looked_at = stride == OFTEN
                await answer_whole_turn(host, info.id, user, rng)
                continue
            begun += 1
            await settle(table)
            pictures.looked_at = True
            await hands[user].open(question.step)
            opened = user
        await hands[user].answer(question, await decide(host, question, "house", rng))
        back = button_ids.make("back", table=info.id, step=question.step + 1)
        offered = {custom_id for _, custom_id, _ in hands[user].calls()}
        if (pace.undone < 3 or pace.answers % 4 == 0) and back in offered:
            await hands[user].press(back)
            pace.undone += 1
        if user not in {one.user for one in await host.reads.asks(info.id, BOT)}:
            opened = None
    await settle(table)
    return pace


async def answer_whole_turn(host: Host, table: int, user: int, rng: Random) -> None:
    """Without a page, until somebody else is asked or the turn is another one."""
    person, segment = Person(user), None
    while (question := await host.reads.question(table, person)) is not None and segment in (None, question.segment):
        segment = question.segment
        picks = (await decide(host, question, "house", rng))[0]
        await host.answers.answer(table, person, question.step, picks)


async def sit_down(ada: PagePlayer, other: PagePlayer, title: str) -> None:
    """One opens a table, the other joins, and both go there."""
    await other.be(OTHER)
    await ada.command("table new", title)
    await other.use(other.lobby.locator("[data-id*='|join|']"))
    await expect(ada.lobby.locator("li")).to_contain_text(["Ada", OTHER])
    await ada.use(ada.lobby.locator("[data-id*='|start|']"))
    for page in (ada, other):
        await page.look(title)
        await expect(page.post.locator(".mention").first).to_be_visible()  # of whoever begins
        await page.page.set_viewport_size(SMALL)  # type: ignore[arg-type]


async def check_secrets(table: Sandbox, thread: int, turns: int, stride: int) -> None:
    """One message a turn for everybody; every panel is seen by one of the two alone."""
    ada, other = table.person("Ada"), table.person(OTHER)
    public = [message for message in ada.reads(thread) if message.components and not message.is_ephemeral]
    assert len(public) <= turns + 2
    panels = [message for message in table.world.messages[thread].values() if message.is_ephemeral]
    assert len(panels) > turns // (4 * stride)
    assert all(ada.sees(panel) != other.sees(panel) for panel in panels)
