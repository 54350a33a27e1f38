"""The page itself, in a real Chromium: people, marks, words, keys, a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, FloatRect, Locator, expect

from sandbox import Sandbox
from testkit.page.demo_bot import ALT
from testkit.page.stage import STARTERS, PageStage, enter

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PAGE = Path(__file__).parents[2] / "sandbox" / "page"


async def outline(part: Locator) -> FloatRect:
    """Where a part of the page stands, and how large it is."""
    box = await part.bounding_box()
    assert box is not None
    return box


async def test_the_first_move_is_two_clicks_away(stage: PageStage) -> None:
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


async def test_direct_messages_wait_unread(stage: PageStage) -> None:
    """A ring on the channel and on the person; read once looked at."""
    line = stage.page.locator(".channel.dm")
    await stage.type("hand")
    await expect(line.locator(".count")).to_have_text(re.compile(r"\d+"))
    await stage.go("Kontor")
    await expect(stage.last).to_contain_text("Your hidden hand")
    await expect(stage.last.locator("img")).to_have_attribute("alt", ALT)
    await expect(line.locator(".count")).to_have_count(0)


async def test_silent_and_ringing_messages_look_different(stage: PageStage) -> None:
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


async def test_being_called_elsewhere_is_said_once(stage: PageStage) -> None:
    """However often it rings there, one notice leads to it; what rings before our eyes needs none."""
    ada, ben = stage.table.person("Ada"), stage.table.person("Ben")
    for _ in range(2):
        await ben.slash(stage.table.channel("tables"), "quiet", user=ada.id)
    await expect(stage.page.locator(".channel.text .count")).to_have_text("2")
    await expect(stage.page.locator(".toast.ring")).to_have_count(1)
    await ben.slash(stage.table.channel("lounge"), "quiet", user=ada.id)
    await expect(stage.page.locator("article.rings", has_text="@Ada, it is your turn.")).to_have_count(1)
    await stage.page.locator(".toast.ring").get_by_role("button", name="Look").click()
    await expect(stage.page.locator("#head h1")).to_have_text("tables")
    await expect(stage.page.locator(".toast.ring")).to_have_count(0)


async def test_the_answer_to_a_click_comes_into_view(stage: PageStage) -> None:
    """Also for whoever has scrolled up to the button."""
    message = await stage.board()
    for _ in range(3):
        await stage.board()
    button = stage.page.locator("#" + (await message.get_attribute("id") or "")).get_by_role("button", name="Hand")
    await button.click()
    await expect(stage.page.locator("#log article.ephemeral").last).to_be_in_viewport()


async def test_a_picture_opens_large(stage: PageStage) -> None:
    """Fitted, then full size, with its description; Escape closes it."""
    message = await stage.board()
    await message.locator(".picture").click()
    box = stage.page.locator("dialog.lightbox")
    await expect(box).to_contain_text(ALT)
    fitted = (await outline(box.locator("img")))["width"]
    assert fitted <= 1200
    await box.locator("img").click()
    await expect(box).to_have_class(re.compile("full"))
    await stage.page.keyboard.press("Escape")
    await expect(box).to_have_count(0)


async def test_people_are_added_renamed_and_change_language(stage: PageStage) -> None:
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


async def test_keys_switch_people_and_channels(stage: PageStage) -> None:
    """Alt and a digit, Alt and the arrows."""
    await stage.page.keyboard.press("Alt+Digit2")
    await expect(stage.page.locator(".you .name")).to_have_text("Ben")
    await stage.page.keyboard.press("Alt+ArrowDown")
    await expect(stage.page.locator("#head h1")).to_have_text("Kontor")
    await stage.page.keyboard.press("Alt+ArrowUp")
    await expect(stage.page.locator("#head h1")).to_have_text("lounge")


async def test_text_is_never_markup(stage: PageStage) -> None:
    """What looks like HTML stays text, and only harmless addresses become links."""
    words = "<img src=x onerror=alert(1)> [here](javascript:alert(1)) **bold <b>tag</b>** https://example.org/a_b_c"
    await stage.page.fill("#say", words)
    await stage.page.keyboard.press("Enter")
    await expect(stage.last).to_contain_text("example.org")
    await expect(stage.last.locator(".text")).to_have_text(words.replace("**", ""))
    await expect(stage.last.locator("strong")).to_have_text("bold <b>tag</b>")
    await expect(stage.last.locator("a")).to_have_attribute("href", "https://example.org/a_b_c")
    assert await stage.last.locator("img, b").count() == 0


async def test_markdown(stage: PageStage) -> None:
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


async def test_the_page_comes_back_after_the_connection(stage: PageStage) -> None:
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


async def test_two_pages_see_the_same_table(stage: PageStage, browser: Browser) -> None:
    """Ben's tab shows what Ada's does, without a reload."""
    context = await browser.new_context()
    other = await enter(stage.table, await context.new_page())
    await other.be("Ben")
    await stage.page.fill("#say", "Hello, Ben!")
    await stage.page.keyboard.press("Enter")
    await expect(other.last).to_contain_text("Hello, Ben!")
    assert other.errors == []
    await context.close()


async def test_a_phone_is_wide_enough(open_table: Sandbox, browser: Browser) -> None:
    """At 390 px: a drawer for channels and people, sheets for lists, nothing cut off, big enough to touch."""
    context = await browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    page = await context.new_page()
    made = await enter(open_table, page)
    assert not await page.locator("#side").is_visible()
    await page.locator("#say").fill("/board")
    await page.locator(".suggestions .option").first.tap()
    await expect(page.locator("#log .container").last).to_be_visible()
    wide = "() => document.documentElement.scrollWidth <= 390 && document.querySelector('#scroll').scrollWidth <= 390"
    assert await page.evaluate(wide)
    message = page.locator("#log article", has=page.locator(".container")).last
    assert (await outline(message.get_by_role("button", name="My move")))["height"] >= 40
    await message.locator(".select").tap()
    sheet = await outline(page.locator("dialog.picker"))
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


async def test_nothing_moves_where_motion_is_not_wanted(stage: PageStage) -> None:
    moves = "() => getComputedStyle(document.querySelector('button.busy'), '::after').animationName"
    await stage.page.evaluate("() => document.querySelector('button').classList.add('busy')")
    assert await stage.page.evaluate(moves) == "turn"
    await stage.page.emulate_media(reduced_motion="reduce")
    assert await stage.page.evaluate(moves) == "none"
    await stage.page.emulate_media(reduced_motion="no-preference")
    await stage.page.evaluate("() => document.querySelector('button').classList.remove('busy')")


def test_whatever_moves_is_named_where_motion_is_not_wanted() -> None:
    """All that the styles let move or fade, but for what is told by its own element."""
    styles = "".join(path.read_text() for path in sorted(PAGE.rglob("*.css")))
    calm = styles[styles.index("prefers-reduced-motion") :]
    for selector in re.findall(r"([^{}]+)\{[^{}]*animation:", styles.replace(calm, "")):
        assert selector.strip().splitlines()[-1].strip() in calm, selector


async def test_a_long_channel_is_shown_in_parts(stage: PageStage) -> None:
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


async def test_all_languages_have_all_words(stage: PageStage) -> None:
    """Every word of the page in English, Russian, Ukrainian and Polish, with the same gaps to fill."""
    found = await stage.page.evaluate("() => import('/page/languages/words.js').then((it) => it.DICTIONARIES)")
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
