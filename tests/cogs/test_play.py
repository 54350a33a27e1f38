"""A turn from the first click to the last, through the real bot."""

from __future__ import annotations

import pytest

from tests.support.stage import Stage, alts, buttons, labels, selects, texts

Drawn = list[tuple[str, dict[str, str], frozenset[str]]]


async def bids(stage: Stage, **amounts: str) -> None:
    """Everybody bids and locks in."""
    for person in stage.people:
        if person.name in amounts:
            await stage.move(person)
            await stage.press(person, amounts[person.name])
            await stage.press(person, "Lock in")
    await stage.settle()


async def test_a_started_table_is_told_in_its_thread(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    table = await stage.start(alice, bob)
    (post,) = stage.posts()
    assert "Bazaar · table 1" in texts(post)
    assert f"<@{alice.id}> and <@{bob.id}>: everybody decides in secret" in texts(post)
    assert str(table.commitment) in texts(post)
    assert labels(post) == ["My move", "Hand", "Board", "Log", "Help"]


async def test_a_whole_turn(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    assert "How much do you bid?" in await stage.move(alice)
    assert labels(stage.panel(alice))[:4] == ["0", "1", "2", "3"]
    assert "So far you have: 2" in await stage.press(alice, "2")
    said = await stage.press(alice, "Lock in")
    assert "Waiting for: Bob." in said
    await bids(stage, bob="0")
    assert "Alice bids 2." in texts(stage.newest())
    assert f"<@{alice.id}>: What do you do?" in texts(stage.newest())

    await stage.move(alice)
    assert "Which goods do you take?" in await stage.press(alice, "Work")
    assert selects(stage.panel(alice))[0]["max_values"] == 2
    assert "Chosen: Dates; Spices" in await stage.choose(alice, ["Dates", "Spices"])
    said = await stage.press(alice, "Done, chosen: 2")
    assert "This turn:" in said
    assert "Alice works." in said
    assert labels(stage.panel(alice)) == ["Sell a spice", "End turn", "‹ Back", "Why not?"]
    said = await stage.press(alice, "Sell a spice")
    assert "Alice sells a spice." in said
    said = await stage.press(alice, "End turn")
    assert "Waiting for: Bob." in said
    assert "Alice works." in said
    await stage.settle()
    assert f"<@{bob.id}>: What do you do?" in texts(stage.newest())
    assert "- Alice works." in texts(stage.newest())
    view = await stage.host.looking.view(1)
    assert view.goods[0] == (1, 0)
    assert view.coins[0] == 3


async def test_none_of_several_can_be_picked(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    await stage.press(alice, "Work")
    assert "End your turn?" in await stage.press(alice, "None of them")
    assert (await stage.host.looking.view(1)).goods[0] == (0, 0)


async def test_back_takes_one_step_back_even_when_clicked_twice(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    await stage.press(alice, "Work")
    await stage.choose(alice, ["Dates", "Spices"])
    await stage.press(alice, "Done, chosen: 2")
    await stage.press(alice, "Sell a spice")
    await stage.twice(alice, "‹ Back")
    question = await stage.host.looking.question(1, alice.id)
    assert question is not None
    assert [option.id for option in question.options] == ["end", "sell"]
    assert "That choice was already made; this is what is open now." in texts(stage.panel(alice))


async def test_a_secret_bid_can_be_taken_back_after_locking_in(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1")
    await stage.move(alice)
    assert "Lock in your bid?" in await stage.press(alice, "‹ Back")
    assert "How much do you bid?" in await stage.press(alice, "‹ Back")


async def test_why_not_names_the_condition_that_fails(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    await bids(stage, alice="3", bob="0")
    await stage.move(alice)
    refused = await stage.host.looking.refused(1, alice.id)
    assert refused
    assert "Choose it to see why it is not offered." in await stage.press(alice, "Why not?")
    label = selects(stage.panel(alice))[0]["options"][0]["label"]
    assert "you have 1. (§2)" in await stage.choose(alice, label)
    assert "What do you do?" in await stage.press(alice, "Back to the question")


async def test_the_preview_marks_what_is_on_offer(stage: Stage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    await bids(stage, alice="1", bob="0")
    await stage.move(alice)
    question = await stage.host.looking.question(1, alice.id)
    assert question is not None
    targets = {option.target for option in question.options if option.target}
    drawn.clear()
    await stage.press(alice, "Preview")
    marked = next(marked for name, marked, _ in drawn if name == "board" and marked)
    assert set(marked) == targets
    assert sorted(marked.values()) == [str(n) for n in range(1, len(targets) + 1)]
    assert any(label.startswith("1. ") for label in labels(stage.panel(alice)))
    assert len(alts(stage.panel(alice))) == 1
    await stage.press(alice, "Work")
    assert alts(stage.panel(alice)) == []


async def test_several_tables_are_asked_about(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await stage.start(alice, bob, seed="t")
    said = await stage.slash(alice, "move", stage.channel)
    assert "Several tables could be meant" in said
    assert [o["label"] for o in selects(stage.panel(alice))[0]["options"]] == ["Bazaar · table 1", "Bazaar · table 2"]
    assert "Bazaar · table 2\n**How much do you bid?**" in await stage.choose(alice, "Bazaar · table 2")


async def test_move_works_in_the_thread_and_in_a_direct_message(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    assert "How much do you bid?" in await stage.slash(alice, "move")
    said = await stage.slash_dm(alice, "move")
    assert "How much do you bid?" in said
    assert "Lock in your bid?" in await stage.press(alice.user, "2")


async def test_choose_undo_and_hand_by_typing(stage: Stage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    offered = await alice.autocomplete(stage.thread, "choose", "answer", "")
    assert [(one["name"], one["value"]) for one in offered] == [(str(n), f"n:{n}") for n in range(4)]
    assert "Lock in your bid?" in await stage.slash(alice, "choose", answer="n:2")
    assert "How much do you bid?" in await stage.slash(alice, "undo")
    await bids(stage, alice="2", bob="0")
    assert "Which goods do you take?" in await stage.slash(alice, "choose", answer="work")
    offered = await alice.autocomplete(stage.thread, "choose", "answer", "dates;")
    assert [one["name"] for one in offered] == ["Dates", "Dates; Spices"]
    assert "End your turn?" in await stage.slash(alice, "choose", answer=offered[1]["value"])
    assert "nothing that only you" not in await stage.slash(alice, "hand")
    assert len(alts(stage.panel(alice))) == 1
    said = await stage.slash(alice, "choose", answer="dance")
    assert "This is not on offer now." in said


@pytest.mark.parametrize("label", ["Hand", "Board", "Log", "Help"])
async def test_the_other_buttons_answer_without_pictures(stage: Stage, label: str) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    said = await stage.press(alice, label, stage.newest())
    expected = {
        "Hand": "there is nothing that only you can see",
        "Board": "There is no picture of this game.",
        "Log": "Nothing has happened yet.",
        "Help": "The rules have chapters about: A turn.",
    }
    assert expected[label] in said
    assert stage.panel(alice).ephemeral


async def test_hand_and_board_show_pictures_with_words(stage: Stage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    post = stage.newest()
    assert len(alts(post)) == 1
    await stage.press(alice, "Hand", post)
    hand = (await stage.host.looking.view(1, alice.id)).hand
    assert alts(stage.panel(alice)) == [hand[0].title()]
    await stage.press(alice, "Board", post)
    assert "Alice 4, Bob 4" in alts(stage.panel(alice))[0]
    assert "Alice 4, Bob 4" in await stage.press(alice, "In words")


async def test_goods_are_put_in_order_one_by_one(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await to_the_sorting(stage)
    await stage.move(alice)
    said = await stage.press(alice, "Spices")
    assert "1. Spices\n2. Dates" in said
    assert labels(stage.panel(alice))[:2] == ["In this order", "Start over"]
    assert "What comes at place 1?" in await stage.press(alice, "Start over")
    await stage.press(alice, "Dates")
    await stage.press(alice, "In this order")
    await stage.move(bob)
    await stage.press(bob, "Dates")
    assert "This game is over." in await stage.press(bob, "In this order")
    await stage.settle()
    post = stage.newest()
    assert "The game is over." in texts(post)
    assert "Seed `s`" in texts(post)
    assert [b["label"] for b in buttons(post)] == ["Board", "Log"]


async def to_the_sorting(stage: Stage) -> None:
    """Answer for everybody until the goods are sorted."""
    for _ in range(400):
        for person in stage.people:
            question = await stage.host.looking.question(1, person.id)
            if question is None:
                continue
            if question.key == "bazaar.sort":
                await stage.settle()
                return
            picks = [] if question.min == 0 else [question.options[0].id]
            await stage.host.tables.answer(1, person.id, question.step, picks)
    raise AssertionError("the game does not end")
