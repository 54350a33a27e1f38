"""A turn from the first click to the last, through the real bot."""

from __future__ import annotations

import pytest

from host import BOT, Person
from testkit.discord.shown import buttons, labels, selects, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import Drawn, bids, to_the_sorting


@pytest.mark.slow
async def test_a_started_table_is_told_in_its_thread(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    table = await stage.start(alice, bob)
    (post,) = stage.posts()
    assert "Bazaar · table 1" in texts(post)
    called = f"<@{alice.id}> and <@{bob.id}>"
    assert phrase("ui.post.together", players=called) in texts(post)
    assert str(table.commitment) not in texts(post), "it is behind a button"
    assert labels(post) == ["My move", "Hand", "Board", "Log", "Help", "Plan", "Fair play"]


@pytest.mark.slow
async def test_a_whole_turn(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    assert "How much do you bid?" in await stage.move(alice)
    assert labels(stage.panel(alice))[:4] == ["0", "1", "2", "3"]
    assert "Chosen so far: 2" in await stage.press(alice, "2")
    said = await stage.press(alice, "Lock in")
    assert "Waiting for: Bob." in said
    assert said.endswith("Chosen so far: 2"), "a secret plan stays to be seen by whoever made it"
    await bids(stage, bob="0")
    assert "- **Bob**: bids 0.\n" in texts(stage.newest())
    assert f"<@{alice.id}>: What do you do?" in texts(stage.newest())

    assert "game ended now" not in await stage.move(alice), "in the first round it says nothing yet"
    said = await stage.press(alice, "Work")
    assert "Which goods do you take?" in said
    assert selects(stage.panel(alice))[0]["max_values"] == 2
    await stage.choose(alice, ["Dates"])
    assert [one["label"] for one in selects(stage.panel(alice))[0]["options"] if one.get("default")] == ["Dates"]
    said = await stage.choose(alice, ["Dates", "Spices"])  # no more can be taken, so there is nothing to confirm
    assert "This turn:" in said
    assert "works." in said
    assert labels(stage.panel(alice)) == ["Sell a spice", "End turn", "‹ Back", "More"]
    said = await stage.press(alice, "Sell a spice")
    assert "sells a spice." in said
    assert labels(stage.panel(alice)) == ["End it now", "Hold it", "‹ Back", "More"]
    said = await stage.press(alice, "End it now")
    assert said.splitlines() == [said]
    assert f"{phrase('ui.waiting.others', players='Bob')} {phrase('ui.waiting.final')}" in said
    assert labels(stage.panel(alice)) == ["Ask to take it back …"]
    await stage.settle()
    assert f"<@{bob.id}>: What do you do?" in texts(stage.newest())
    assert "- **Alice**: bids 2. Works; sells a spice.\n" in texts(stage.newest())
    view = await stage.host.reads.view(1, BOT)
    assert view.goods[0] == (1, 0)
    assert view.coins[0] == 3


@pytest.mark.slow
async def test_none_of_several_can_be_picked(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    await stage.press(alice, "Work")
    assert "Your turn ends automatically" in await stage.press(alice, "None of them")
    assert (await stage.host.reads.view(1, BOT)).goods[0] == (0, 0)


@pytest.mark.slow
async def test_back_takes_one_step_back_even_when_clicked_twice(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    await stage.press(alice, "Work")
    await stage.choose(alice, ["Dates", "Spices"])
    await stage.press(alice, "Sell a spice")
    await stage.twice(alice, "‹ Back")
    question = await stage.host.reads.question(1, Person(alice.id))
    assert question is not None
    assert [option.id for option in question.options] == ["end", "sell"]
    assert phrase("ui.panel.stale") in texts(stage.panel(alice))


@pytest.mark.slow
async def test_a_secret_bid_can_be_taken_back_after_locking_in(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1")
    await stage.move(alice)
    assert "Lock in your bid?" in await stage.press(alice, "‹ Back")
    assert "How much do you bid?" in await stage.press(alice, "‹ Back")


@pytest.mark.slow
async def test_why_not_names_the_condition_that_fails(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    await bids(stage, alice="3", bob="0")
    await stage.move(alice)
    refused = await stage.host.reads.refused(1, Person(alice.id))
    assert refused
    assert "you have 1 (rules: “A turn”)." in await stage.press(alice, "Why not?")
    assert "What do you do?" in await stage.press(alice, "‹ To the question")


@pytest.mark.slow
async def test_goods_are_put_in_order_one_by_one(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await to_the_sorting(stage)
    await stage.move(alice)
    said = await stage.press(alice, "Spices")
    assert "1. Spices\n2. Dates" in said
    assert labels(stage.panel(alice))[:2] == ["In this order", "Start over"]
    assert "Which one is number 1?" in await stage.press(alice, "Start over")
    await stage.press(alice, "Dates")
    await stage.press(alice, "In this order")
    await stage.move(bob)
    await stage.press(bob, "Dates")
    said = await stage.press(bob, "In this order")
    assert "This game is over." in said
    result = await stage.host.reads.result_so_far(1, BOT)
    assert all(f": {one.total}" in said for one in result.scores)
    assert "Details" in labels(stage.panel(bob))
    await stage.settle()
    post = stage.newest()
    assert "The game is over." in texts(post)
    assert [b["label"] for b in buttons(post)] == [
        "Rematch",
        "Details",
        "Replay",
        "Review",
        "Export",
        "Verify",
        "Board",
        "Log",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("verb", ["mark", "take", "back", "why", "because", "look"])
async def test_what_an_old_panel_offers_does_nothing_to_the_same_question_asked_again(
    stage: DiscordStage, drawn: Drawn, verb: str
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    await stage.press(alice, "Work")
    await stage.choose(alice, ["Dates"])
    old = stage.panel(alice)
    offered = {part["custom_id"].split("|")[3]: part["custom_id"] for part in [*selects(old), *buttons(old)]}
    offered |= {name: offered["back"].replace("|back|", f"|{name}|") for name in ("why", "because")}
    stored = stage.stored(old)
    await stage.move(alice)
    await stage.press(alice, "‹ Back")
    await stage.press(alice, "Work")
    asked = await stage.host.reads.question(1, Person(alice.id))
    said = await stage.forge(alice, stored, offered[verb], {"mark": ["1"], "because": ["buy:x"]}.get(verb))
    assert phrase("ui.panel.stale") in said
    assert "Which goods do you take?" in said
    assert "Chosen" not in said
    assert await stage.host.reads.question(1, Person(alice.id)) == asked
