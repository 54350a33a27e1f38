"""What the bot sends, in a real Chromium: layouts, options, selects, forms, private answers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import expect

from testkit.page.demo_bot import ALT
from testkit.page.stage import PageStage

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_command_shows_its_layout(stage: PageStage) -> None:
    """Heading, mention, relative time, list, small print, picture with alt text, who used what."""
    message = await stage.board()
    await expect(message.locator(".above")).to_contain_text("Ada used /board")
    await expect(message.locator("h4")).to_have_text("Round 1")
    await expect(message.locator(".mention.me")).to_have_text("@Ada")
    await expect(message.locator("time.stamp")).to_have_text("in 1 hour")
    await expect(message.locator("li")).to_have_count(2)
    await expect(message.locator("p.sub")).to_have_text("nothing else happened")
    await expect(message.locator("img")).to_have_attribute("alt", ALT)
    await expect(message.locator("img")).to_have_js_property("naturalWidth", 1200)
    await expect(message.get_by_role("button", name="Resign")).to_be_disabled()
    await expect(message.locator(".container")).to_have_css("border-left-color", "rgb(200, 60, 40)")


async def test_a_button_changes_the_message_in_place(stage: PageStage) -> None:
    """Picture and text are replaced, nothing is posted anew."""
    message = await stage.board()
    count = await stage.page.locator("#log article").count()
    picture = await message.locator("img").get_attribute("src")
    await message.get_by_role("button", name="My move").click()
    await expect(message.locator("h4")).not_to_have_text("Round 1")
    assert await message.locator("img").get_attribute("src") != picture
    assert await stage.page.locator("#log article").count() == count


async def test_options_and_autocomplete_by_keyboard(stage: PageStage) -> None:
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


async def test_what_does_not_fit_is_refused_in_words(stage: PageStage) -> None:
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


async def test_several_values_in_a_select(stage: PageStage) -> None:
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


async def test_a_form_with_every_control(stage: PageStage) -> None:
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


async def test_ephemeral_answers_are_ours_alone(stage: PageStage) -> None:
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


async def test_thinking_shows_until_the_answer(stage: PageStage) -> None:
    """A deferred answer appears at once."""
    await stage.type("think")
    await expect(stage.page.locator(".thinking")).to_have_text("Kontor is thinking…")
    await expect(stage.page.locator(".thinking")).to_have_count(0)
    await expect(stage.last.locator("h4")).to_have_text("Round 8")


@pytest.mark.usefixtures("three_seconds")
async def test_a_bot_that_does_not_answer(stage: PageStage) -> None:
    """After three seconds the page says so."""
    await stage.type("slow")
    await expect(stage.page.locator(".toast.wrong")).to_have_text("Kontor did not answer in time.")


async def test_threads_hang_below_their_channel(stage: PageStage) -> None:
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


async def test_a_file_goes_to_the_bot(stage: PageStage, tmp_path: Path) -> None:
    """An attachment option is chosen, uploaded and read."""
    file = tmp_path / "game.json"
    await asyncio.to_thread(file.write_text, "{}")
    await stage.type("upload")
    await stage.page.locator(".arg input[type=file]").set_input_files(file)
    await stage.page.locator(".command button[type=submit]").click()
    await expect(stage.last).to_contain_text("game.json: 2 bytes")
