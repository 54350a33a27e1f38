"""The page in a real Chromium, with a real bot behind it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from sandbox import Sandbox, Starter
from tests.sandbox.demo_bot import ALT, DemoBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

CHROMIUM = "/usr/bin/chromium"
PATIENCE = 10_000  # milliseconds; a busy machine is no error
expect.set_options(timeout=PATIENCE)
STARTERS = (
    Starter(
        {"en": "Yokohama", "ru": "Йокогама", "uk": "Йокогама", "pl": "Jokohama"}, "thread", {"name": "First table"}
    ),
    Starter("Mombasa", "thread", {"name": "Second table"}, "For two"),
)


@dataclass
class Stage:
    """A table, a browser page on it, and whatever went wrong in the page."""

    table: Sandbox
    page: Page
    errors: list[str] = field(default_factory=list)

    async def be(self, name: str) -> None:
        """Switch to another person."""
        await self.page.locator(f".face[data-person='{name}']").click()
        await expect(self.page.locator(".you .name")).to_have_text(name)

    async def go(self, channel: str) -> None:
        """Open a channel by its name."""
        await self.page.locator("#side .channel", has_text=re.compile(f"^{channel}")).first.click()
        await expect(self.page.locator("#head h1")).to_have_text(channel)

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


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield opened
        await opened.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def open_table(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sandbox]:
    db = tmp_path_factory.mktemp("table") / "demo.db"
    async with Sandbox(DemoBot, db=db, port=0, users=("Ada", "Ben", "Олена:uk"), starters=STARTERS) as table:
        yield table


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def desk(open_table: Sandbox, browser: Browser) -> Page:
    """One tab for all tests: opening another takes longer than most of them."""
    context = await browser.new_context(viewport={"width": 1280, "height": 800})
    page = await context.new_page()
    await page.goto(open_table.url)
    return page


@pytest_asyncio.fixture(loop_scope="module")
async def stage(open_table: Sandbox, desk: Page) -> AsyncIterator[Stage]:
    """The page loaded anew, as Ada in #lounge; any error in it fails the test."""
    await desk.goto(open_table.url + "page/icon.svg")  # of the same origin, and runs nothing that remembers
    await desk.evaluate("sessionStorage.clear()")
    made = await _enter(open_table, desk)
    yield made
    assert made.errors == []


async def _enter(table: Sandbox, page: Page) -> Stage:
    page.set_default_timeout(PATIENCE)
    made = Stage(table, page)
    page.on("pageerror", lambda error: made.errors.append(str(error)))
    page.on("console", lambda line: made.errors.append(line.text) if line.type == "error" else None)
    await page.goto(table.url)
    await expect(page.locator(".you .name")).to_have_text("Ada")
    await page.locator("#side .channel", has_text="lounge").dispatch_event("click")
    await expect(page.locator("#head h1")).to_have_text("lounge")
    return made


async def test_the_first_move_is_two_clicks_away(stage: Stage) -> None:
    """A card runs its command and the page follows to the new thread."""
    await stage.go("tables")
    cards = stage.page.locator(".welcome .card")
    await expect(cards).to_have_count(len(STARTERS))
    await cards.filter(has_text="Yokohama").click()
    await expect(stage.page.locator("#head h1")).to_have_text("First table")
    await expect(stage.last).to_contain_text("Welcome, @Ada!")
    await stage.page.locator("#side .begin").click()
    await stage.page.locator("dialog .card", has_text="Mombasa").click()
    await expect(stage.page.locator("#head h1")).to_have_text("Second table")


async def test_a_command_shows_its_layout(stage: Stage) -> None:
    """Heading, mention, relative time, list, small print, picture with alt text, who used what."""
    message = await stage.board()
    await expect(message.locator(".above")).to_contain_text("Ada used /board")
    await expect(message.locator("h4")).to_have_text("Round 1")
    await expect(message.locator(".mention.me")).to_have_text("@Ada")
    await expect(message.locator("time.stamp")).to_have_text("in 1 hour")
    await expect(message.locator("li")).to_have_count(2)
    await expect(message.locator("p.sub")).to_have_text("nothing else happened")
    await expect(message.locator("img")).to_have_attribute("alt", ALT)
    assert await message.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") == 1200
    await expect(message.get_by_role("button", name="Resign")).to_be_disabled()
    await expect(message.locator(".container")).to_have_css("border-left-color", "rgb(200, 60, 40)")


async def test_a_button_changes_the_message_in_place(stage: Stage) -> None:
    """Picture and text are replaced, nothing is posted anew."""
    message = await stage.board()
    count = await stage.page.locator("#log article").count()
    picture = await message.locator("img").get_attribute("src")
    await message.get_by_role("button", name="My move").click()
    await expect(message.locator("h4")).not_to_have_text("Round 1")
    assert await message.locator("img").get_attribute("src") != picture
    assert await stage.page.locator("#log article").count() == count


async def test_options_and_autocomplete_by_keyboard(stage: Stage) -> None:
    """The bot's suggestions while typing, then a choice, an integer and yes/no."""
    keyboard = stage.page.keyboard
    await stage.page.keyboard.press("/")
    await expect(stage.page.locator("#say")).to_be_focused()
    await keyboard.type("tab")
    await expect(stage.page.locator(".suggestions .option").first).to_have_text("/table newOpen a table")
    await keyboard.press("Tab")
    await expect(stage.page.locator(".suggestions .option")).to_have_text(["Yokohama", "Nippon", "Mombasa"])
    await keyboard.type("mom")
    await expect(stage.page.locator(".suggestions .option")).to_have_text(["Mombasa"])
    await keyboard.press("Enter")
    await stage.page.locator(".chip", has_text="seats").click()
    await keyboard.type("4")
    await stage.page.locator(".chip", has_text="open").click()
    await stage.page.locator(".suggestions .option", has_text="No").click()
    await stage.page.locator(".command button[type=submit]").click()
    await expect(stage.last).to_contain_text("mombasa for 4, open=False, daily")


async def test_what_does_not_fit_is_refused_in_words(stage: Stage) -> None:
    """A missing or impossible option says so and keeps what was typed."""
    await stage.type("table new")
    await stage.page.locator(".command button[type=submit]").click()
    await expect(stage.page.locator(".toast.wrong")).to_have_text("Please fill in: game")
    await stage.page.locator(".arg input").first.fill("x")
    await stage.page.locator(".chip", has_text="seats").click()
    await stage.page.keyboard.type("99")
    await stage.page.locator(".command button[type=submit]").click()
    await expect(stage.page.locator(".toast.wrong").last).to_contain_text("must be ≤ 5")
    await expect(stage.page.locator(".arg input").first).to_have_value("x")
    await expect(stage.page.locator(".command button[type=submit]")).to_be_focused()
    await stage.page.keyboard.press("Escape")
    await expect(stage.page.locator("#say")).to_be_focused()


async def test_several_values_in_a_select(stage: Stage) -> None:
    """Ticks, limits and descriptions; by keyboard."""
    message = await stage.board()
    await message.locator(".select").click()
    picker = stage.page.locator("dialog.picker")
    await expect(picker.locator(".option")).to_have_count(4)
    await expect(picker.locator(".option").first).to_contain_text("Costs 3")
    await expect(picker.get_by_role("button", name="Done")).to_be_disabled()
    await stage.page.keyboard.press("Enter")
    await stage.page.keyboard.press("ArrowDown")
    await stage.page.keyboard.press("Space")
    await picker.get_by_role("button", name="Done").click()
    await expect(stage.last).to_contain_text("Picked tea, silk")
    await expect(message.locator(".select .chosen")).to_have_text(["Tea", "Silk"])


async def test_a_form_with_every_control(stage: Stage) -> None:
    """What is missing is said inside the form; Escape closes it unsent."""
    message = await stage.board()
    await message.get_by_role("button", name="Form").click()
    form = stage.page.locator("dialog.form")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.locator(".complaint")).to_contain_text("Please fill in: name")
    await stage.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await message.get_by_role("button", name="Form").click()
    await form.get_by_label("Name").fill("Чайный дом")
    await form.get_by_label("Game").click()
    await stage.page.locator("dialog.picker .option", has_text="Nippon").click()
    await form.get_by_text("Daily").click()
    await form.get_by_text("Museum").click()
    await form.get_by_text("Harbour").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(stage.last).to_contain_text("'Чайный дом'), ('pace', 'daily'), ('parts', ['museum', 'harbour'])")


async def test_ephemeral_answers_are_ours_alone(stage: Stage) -> None:
    """Another person does not see them; they can be dismissed."""
    message = await stage.board()
    await message.get_by_role("button", name="Hand").click()
    await expect(stage.last).to_contain_text("Only you can see this")
    await expect(stage.last).to_contain_text("3 cards (en-US)")
    text = await stage.last.locator(".text").inner_text()
    await stage.be("Ben")
    await expect(stage.page.locator("#log article.ephemeral")).to_have_count(0)
    await stage.be("Ada")
    await expect(stage.last.locator(".text")).to_have_text(text)
    mine = stage.page.locator("#log article.ephemeral")
    count = await mine.count()
    await stage.last.get_by_role("button", name="Dismiss").click()
    await expect(mine).to_have_count(count - 1)


async def test_thinking_shows_until_the_answer(stage: Stage) -> None:
    """A deferred answer appears at once."""
    await stage.type("think")
    await expect(stage.page.locator(".thinking")).to_have_text("Kontor is thinking…")
    await expect(stage.page.locator(".thinking")).to_have_count(0)
    await expect(stage.last.locator("h4")).to_have_text("Round 8")


async def test_a_bot_that_does_not_answer(stage: Stage) -> None:
    """After three seconds the page says so."""
    await stage.type("slow")
    await expect(stage.page.locator(".toast.wrong")).to_have_text("Kontor did not answer in time.")


async def test_direct_messages_wait_unread(stage: Stage) -> None:
    """A ring on the channel and on the person; read once looked at."""
    line = stage.page.locator(".channel.dm")
    await stage.type("hand")
    await expect(line.locator(".count")).to_have_text(re.compile(r"\d+"))
    await stage.go("Kontor")
    await expect(stage.last).to_contain_text("Your hidden hand")
    await expect(stage.last.locator("img")).to_have_attribute("alt", ALT)
    await expect(line.locator(".count")).to_have_count(0)


async def test_silent_and_ringing_messages_look_different(stage: Stage) -> None:
    """One has a struck-out bell and rings nobody, the other marks the person called, wherever they are."""
    ben = stage.table.person("Ben")
    await stage.table.person("Ada").slash(stage.table.channel("tables"), "quiet", user=ben.id)
    await expect(stage.page.locator(".face[data-person=Ben] .count")).to_have_text("1")
    await stage.page.locator(".toast.ring").get_by_role("button", name="Switch to Ben").click()
    await expect(stage.page.locator(".you .name")).to_have_text("Ben")
    await expect(stage.page.locator("#head h1")).to_have_text("tables")
    loud = stage.page.locator("article.rings", has_text="@Ben, it is your turn.").last
    await expect(loud).to_have_css("box-shadow", re.compile("rgb"))
    await expect(loud.get_by_role("img", name="This message notified you")).to_be_visible()
    quiet = stage.page.locator("article", has_text="Nothing rings.").last
    await expect(quiet.get_by_role("img", name="Sent silently: no notification")).to_be_visible()
    await expect(stage.page.locator(".face[data-person=Ben] .count")).to_have_count(0)
    await stage.be("Ada")
    await expect(stage.page.locator("article.rings", has_text="@Ben")).to_have_count(0)


async def test_threads_hang_below_their_channel(stage: Stage) -> None:
    """Made by a command with a text option, found in the sidebar, in the log and by jump link."""
    await stage.go("tables")
    await stage.type("thread")
    await stage.page.keyboard.type("Table 7")
    await stage.page.locator(".command button[type=submit]").click()
    await stage.page.locator(".message.system button", has_text="Table 7").click()
    await expect(stage.page.locator("#head h1")).to_have_text("Table 7")
    await expect(stage.page.locator("#side .channel.thread", has_text="Table 7")).to_have_attribute(
        "aria-current", "page"
    )
    await stage.page.locator("#head .parent").click()
    await expect(stage.page.locator("#head h1")).to_have_text("tables")


async def test_a_picture_opens_large(stage: Stage) -> None:
    """Fitted, then full size, with its description; Escape closes it."""
    message = await stage.board()
    await message.locator(".picture").click()
    box = stage.page.locator("dialog.lightbox")
    await expect(box).to_contain_text(ALT)
    fitted = (await box.locator("img").bounding_box())["width"]
    assert fitted <= 1200
    await box.locator("img").click()
    await expect(box).to_have_class(re.compile("full"))
    await stage.page.keyboard.press("Escape")
    await expect(box).to_have_count(0)


async def test_people_are_added_renamed_and_change_language(stage: Stage) -> None:
    """Page and command names follow the person's language; the bot is told the locale."""
    await stage.page.get_by_role("button", name="Add a person").click()
    await stage.page.get_by_label("Name").fill("Рита")
    await stage.page.locator("dialog").get_by_label("Language").select_option("ru")
    await stage.page.locator("dialog").get_by_role("button", name="Add a person").click()
    await stage.be("Рита")
    await expect(stage.page.locator("#side h2").first).to_have_text("Каналы")
    await stage.page.fill("#say", "/дос")
    await expect(stage.page.locator(".suggestions .option")).to_have_text(["/доскаПоказать доску"])
    await stage.page.fill("#say", "/whoami")
    await stage.page.keyboard.press("Enter")
    await expect(stage.last).to_contain_text("Рита ru en-US")
    for code, word in {"en": "Channels", "uk": "Канали", "pl": "Kanały"}.items():
        await stage.page.locator(".you select").select_option(code)
        await expect(stage.page.locator("#side h2").first).to_have_text(word)
        await expect(stage.page.locator("html")).to_have_attribute("lang", code)
    await stage.page.locator(".you .bare").click()
    await stage.page.locator("#person-name").fill("Margarita")
    await stage.page.locator("dialog button[type=submit]").click()
    await expect(stage.page.locator(".you .name")).to_have_text("Margarita")
    assert stage.table.person("Margarita").id == stage.table.person("Рита").id


async def test_keys_switch_people_and_channels(stage: Stage) -> None:
    """Alt and a digit, Alt and the arrows."""
    await stage.page.keyboard.press("Alt+Digit2")
    await expect(stage.page.locator(".you .name")).to_have_text("Ben")
    await stage.page.keyboard.press("Alt+ArrowDown")
    await expect(stage.page.locator("#head h1")).to_have_text("Kontor")
    await stage.page.keyboard.press("Alt+ArrowUp")
    await expect(stage.page.locator("#head h1")).to_have_text("lounge")


async def test_text_is_never_markup(stage: Stage) -> None:
    """What looks like HTML stays text, and only harmless addresses become links."""
    words = "<img src=x onerror=alert(1)> [here](javascript:alert(1)) **bold <b>tag</b>** https://example.org/a_b_c"
    await stage.page.fill("#say", words)
    await stage.page.keyboard.press("Enter")
    await expect(stage.last.locator(".text")).to_have_text(words.replace("**", ""))
    await expect(stage.last.locator("strong")).to_have_text("bold <b>tag</b>")
    await expect(stage.last.locator("a")).to_have_attribute("href", "https://example.org/a_b_c")
    assert await stage.last.locator("img, b").count() == 0


async def test_markdown(stage: Stage) -> None:
    """The safe part of Discord's markdown, nested and escaped."""
    here = stage.table.channel("lounge")
    blocks = "# One\n> quoted *it*\n1. first\n2. second\n```py\nx = 1\n```\n"
    line = f"||secret|| ~~old~~ __under__ snake_case_name \\*plain\\* <#{here}> <t:0:D>"
    stage.table.person("Ada").say(here, blocks + line)
    text = stage.last.locator(".text")
    await expect(text.locator("h3")).to_have_text("One")
    await expect(text.locator("blockquote em")).to_have_text("it")
    await expect(text.locator("ol li")).to_have_text(["first", "second"])
    await expect(text.locator("pre")).to_have_text("x = 1")
    await expect(text.locator(".spoiler > span")).to_be_hidden()
    await text.locator(".spoiler").click()
    await expect(text.locator(".spoiler > span")).to_be_visible()
    await expect(text.locator("s")).to_have_text("old")
    await expect(text.locator("u")).to_have_text("under")
    await expect(text).to_contain_text("snake_case_name *plain* #lounge January 1, 1970")


async def test_the_page_comes_back_after_the_connection(stage: Stage) -> None:
    """A bot that is gone shows as such, and so does its return; a reload keeps person and place."""
    await stage.be("Ben")
    await stage.table.kill_bot()
    await expect(stage.page.locator(".status")).to_have_class(re.compile("off"))
    await stage.table.start_bot()
    await expect(stage.page.locator(".status")).to_have_class(re.compile("on"))
    for page in tuple(stage.table.pages.open):
        await page.ws.close()
    await expect(stage.page.locator("#typing")).to_have_text("Connection lost. Trying again…")
    await expect(stage.page.locator("#typing")).to_have_text("")
    await expect(stage.page.locator(".you .name")).to_have_text("Ben")
    await stage.page.reload()
    await expect(stage.page.locator(".you .name")).to_have_text("Ben")
    await expect(stage.page.locator("#head h1")).to_have_text("lounge")


async def test_two_pages_see_the_same_table(stage: Stage, browser: Browser) -> None:
    """Ben's tab shows what Ada's does, without a reload."""
    context = await browser.new_context()
    other = await _enter(stage.table, await context.new_page())
    await other.be("Ben")
    await stage.page.fill("#say", "Hello, Ben!")
    await stage.page.keyboard.press("Enter")
    await expect(other.last).to_contain_text("Hello, Ben!")
    assert other.errors == []
    await context.close()


async def test_a_file_goes_to_the_bot(stage: Stage, tmp_path: Path) -> None:
    """An attachment option is chosen, uploaded and read."""
    file = tmp_path / "game.json"
    await asyncio.to_thread(file.write_text, "{}")
    await stage.type("upload")
    await stage.page.locator(".arg input[type=file]").set_input_files(file)
    await stage.page.locator(".command button[type=submit]").click()
    await expect(stage.last).to_contain_text("game.json: 2 bytes")


async def test_a_phone_is_wide_enough(open_table: Sandbox, browser: Browser) -> None:
    """At 390 px: a drawer for channels and people, sheets for lists, nothing cut off, big enough to touch."""
    context = await browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    page = await context.new_page()
    made = await _enter(open_table, page)
    assert not await page.locator("#side").is_visible()
    await page.locator("#say").fill("/board")
    await page.locator(".suggestions .option").first.tap()
    await expect(page.locator("#log .container").last).to_be_visible()
    wide = "() => document.documentElement.scrollWidth <= 390 && document.querySelector('#scroll').scrollWidth <= 390"
    assert await page.evaluate(wide)
    message = page.locator("#log article", has=page.locator(".container")).last
    assert (await message.get_by_role("button", name="My move").bounding_box())["height"] >= 40
    await message.locator(".select").tap()
    sheet = await page.locator("dialog.picker").bounding_box()
    assert (sheet["x"], sheet["width"], sheet["y"] + sheet["height"]) == (0, 390, 844)
    await page.locator("dialog.picker .option").first.tap()
    await page.locator("dialog.picker").get_by_role("button", name="Done").tap()
    await expect(made.last).to_contain_text("Picked tea")
    await page.locator("#head .menu").tap()
    await expect(page.locator("#side")).to_be_visible()
    await page.locator(".face[data-person=Ben]").tap()
    await expect(page.locator(".you .name")).to_have_text("Ben")
    await expect(page.locator("#side")).not_to_be_visible()
    assert await page.evaluate(wide)
    assert made.errors == []
    await context.close()


async def test_a_long_channel_is_shown_in_parts(stage: Stage) -> None:
    """The newest fifty at first, older ones on request; what is new is marked."""
    ben, here = stage.table.person("Ben"), stage.table.channel("tables")
    for number in range(120):
        ben.say(here, f"line {number}")
    await stage.go("tables")
    await expect(stage.page.locator("#log article")).to_have_count(50)
    await expect(stage.last).to_contain_text("line 119")
    await expect(stage.last).to_be_in_viewport()
    await stage.page.locator(".older").click()
    await expect(stage.page.locator("#log article")).to_have_count(100)
    await expect(stage.last).not_to_be_in_viewport()
    await stage.page.locator("#newest").click()
    await expect(stage.last).to_be_in_viewport()
    await expect(stage.page.locator(".channel", has_text="tables").locator(".dot, .count")).to_have_count(0)


async def test_all_languages_have_all_words(stage: Stage) -> None:
    """Every word of the page in English, Russian, Ukrainian and Polish, with the same gaps to fill."""
    found = await stage.page.evaluate("() => import('/page/words.js').then((it) => it.DICTIONARIES)")
    gaps = {
        language: {key: sorted(re.findall(r"{\w+}", text)) for key, text in found[language].items()}
        for language in found
    }
    assert gaps["ru"] == gaps["en"]
    assert gaps["uk"] == gaps["en"]
    assert gaps["pl"] == gaps["en"]
    for key, text in found["en"].items():
        translated = [found[language][key] for language in ("ru", "uk")]
        assert re.fullmatch(r"[\W\d_]*({\w+}[\W\d_]*)*", text) or text not in translated, key
