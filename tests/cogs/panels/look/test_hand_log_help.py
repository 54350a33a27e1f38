"""Hand, In words, Log and Help: what anybody at a table may look at."""

from __future__ import annotations

from importlib import import_module

import pytest
from PIL import Image

from cogs.cards.table_parts import hand_message
from cogs.messages.reader import Reader
from host import Person
from render import Picture, Rendered
from render.zoom import WIDTH, Zoom
from testkit.bazaar.rules.option_facts import Bidding
from testkit.discord.shown import alts, labels
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import Drawn, bids


@pytest.mark.slow
@pytest.mark.parametrize("label", ["Hand", "Board", "Log", "Help"])
async def test_the_other_buttons_answer_without_pictures(stage: DiscordStage, label: str) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    said = await stage.press(alice, label, stage.newest())
    expected = {
        "Hand": phrase("ui.glance.no_hand"),
        "Board": phrase("ui.glance.no_picture"),
        "Log": phrase("ui.glance.nothing_yet"),
        "Help": f"**{phrase('bazaar.bid')}**\n{phrase('bazaar.bid.help')}",
    }
    assert expected[label] in said
    assert stage.panel(alice).ephemeral


@pytest.mark.slow
async def test_hand_and_board_show_pictures_with_words(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    post = stage.newest()
    assert len(alts(post)) == 1
    await stage.press(alice, "Hand", post)
    hand = (await stage.host.reads.view(1, Person(alice.id))).hand
    assert alts(stage.panel(alice)) == [hand[0].title()]
    await stage.press(alice, "Board", post)
    assert "Alice 4, Bob 4" in alts(stage.panel(alice))[0]
    assert "Alice 4, Bob 4" in await stage.press(alice, "In words")


@pytest.mark.slow
async def test_everybody_sees_their_own_hand_and_nobody_elses(stage: DiscordStage, drawn: Drawn) -> None:
    people = [stage.person(name) for name in ("alice", "bob", "cleo")]
    await stage.start(*people)
    post = stage.newest()
    hands = []
    for person in people:
        (card,) = (await stage.host.reads.view(1, Person(person.id))).hand
        hands.append(card)
        await stage.press(person, "Hand", post)
        assert alts(stage.panel(person)) == [card.title()]
        await stage.slash(person, "hand")
        assert alts(stage.panel(person)) == [card.title()]
    assert len(set(hands)) > 1, "equal hands would prove nothing"


@pytest.mark.slow
async def test_names_are_plain_words_where_pictures_are_told(stage: DiscordStage, drawn: Drawn) -> None:
    """Somebody who is called like a link is not one, neither in words nor in the text below a hand."""
    alice = stage.person("alice")
    mallory = stage.guild.add_member(stage.env.create_user("[gift](https://x.org)"))
    await stage.start(alice, mallory)
    await stage.press(alice, "Board", stage.newest())
    assert r"\[Gift\](Https\://X.Org) 4" in await stage.press(alice, "In words")
    made = [Rendered(b"", "", "Orders of *Ann*\n<@1>", "a.png")]
    told = hand_message(stage.table, Reader("en", pictures="never"), made)
    assert "Orders of \\*Ann\\*\n\\<@\u200b1\\>" in [part.to_component_dict().get("content") for part in told.parts]


@pytest.mark.slow
async def test_help_begins_with_the_open_question_and_leads_to_the_chapters(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids(stage, alice="1", bob="0")
    said = await stage.press(alice, "Help", stage.newest())
    assert f"**{phrase('bazaar.turn')}**\n{phrase('bazaar.topic.turn.body')}" in said
    assert phrase("ui.help.stop") in said, "how to stop is found on the screen"
    assert labels(stage.panel(alice)) == ["A turn", "What is this?", "Legend", "Contents", "‹ To the question"]
    said = await stage.press(alice, "A turn")
    assert said == f"### Bazaar: A turn\n{phrase('bazaar.topic.turn.body')}"
    said = await stage.press(bob, "Help", stage.newest())
    assert "What do you do?" not in said
    assert "Bazaar: A turn" in await stage.choose(bob, "A turn")


@pytest.mark.slow
async def test_the_hand_shows_a_secret_plan_also_after_it_is_locked_in(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What somebody has put together is in no view before the others are done; its owner sees it all the same."""
    alice, bob = stage.person("alice"), stage.person("bob")

    def tell(view: Zoom, **_: object) -> str:
        assert isinstance(view.facts, Bidding)
        assert view.options == ()
        return f"seat {view.seat} bids {view.facts.coins}"

    async def shown_to_its_owner_alone() -> None:
        await stage.slash(alice, "hand")
        assert alts(stage.panel(alice))[0] == f"seat {seats[alice.id]} bids 1"
        await stage.slash(bob, "hand")
        assert "bids" not in " ".join(alts(stage.panel(bob)))

    zoom = Picture("bid", lambda *_, **__: Image.new("RGB", (WIDTH, 400)), tell, tell, private=True)
    monkeypatch.setitem(import_module("render.bazaar").ZOOMS, "bazaar.lock_in", zoom)
    await stage.start(alice, bob, seed="s")
    seats = {one.user: one.seat for one in stage.table.seats}
    await stage.move(alice)
    await stage.press(alice, "1")
    await shown_to_its_owner_alone()
    await stage.move(alice)
    await stage.press(alice, "Lock in")
    await shown_to_its_owner_alone()
