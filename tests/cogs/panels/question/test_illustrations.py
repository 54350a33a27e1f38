"""The picture of a question: unasked, on request, or never, and never in the way of the question."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Hashable, Set
from importlib import import_module
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image
from simcord.actors import MemberActor

from cogs.messages import pictures
from cogs.messages.message import PictureFile
from cogs.messages.reader import Reader
from cogs.panels.question import controls, illustrations
from engine.core.table import Table
from engine.players import random_player
from host import Person
from render import Picture, PictureRequest
from render.drawing import pool
from render.kit.changes import Changes
from render.zoom import WIDTH, Zoom
from testkit.discord.shown import alts, buttons, labels, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase, phrase_like
from testkit.questions import question_of
from testkit.scenes import Drawn, bids
from tests.engine.nippon.scenario import owning

WAY_BACK = "‹ To the question"


async def about_to_buy(stage: DiscordStage, setting: str) -> MemberActor:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.host.users.set(alice.id, pictures=setting)
    await stage.start(alice, bob, seed="s")
    await bids(stage, alice="1", bob="0")
    return alice


@pytest.mark.slow
async def test_the_board_comes_with_what_is_on_offer_marked(stage: DiscordStage, drawn: Drawn) -> None:
    alice = await about_to_buy(stage, "always")
    await stage.move(alice)
    question = await stage.host.reads.question(1, Person(alice.id))
    assert question is not None
    targets = {option.target for option in question.options if option.target}
    marked = next(marked for name, marked, _ in drawn if name == "stall" and marked)
    assert set(marked) == targets
    assert sorted(marked.values()) == [str(n) for n in range(1, len(targets) + 1)]
    signs = [one["label"] for one in buttons(stage.panel(alice))]
    assert [one for one in signs if one.isdecimal()] == sorted(marked.values())
    assert len(alts(stage.panel(alice))) == 1
    await stage.press(alice, "Board")  # all of it
    assert len(alts(stage.panel(alice))) == 1
    assert labels(stage.panel(alice)) == [WAY_BACK], "by itself: nothing that one looks for is pushed out of sight"
    await stage.press(alice, WAY_BACK)
    await stage.press(alice, "Work")
    assert alts(stage.panel(alice)) == []  # nothing on the board is the matter here
    assert "Board" in labels(stage.panel(alice))


@pytest.mark.slow
async def test_pictures_are_drawn_until_everything_on_offer_is_in_one(stage: DiscordStage, drawn: Drawn) -> None:
    alice = await about_to_buy(stage, "always")
    await stage.move(alice)
    assert [name for name, marked, _ in drawn if marked] == ["stall"], "as large as on a phone"


@pytest.mark.slow
async def test_a_question_with_a_zoom_gets_it(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawn from the question with its numbers, for the eyes of its seat; nothing else is drawn."""
    alice = await about_to_buy(stage, "always")
    met: list[Zoom] = []

    def draw(view: Zoom, **_: object) -> Image.Image:
        met.append(view)
        return Image.new("RGB", (WIDTH, 400))

    def tell(view: Zoom, **_: object) -> str:
        return f"zoom for seat {view.seat}"

    monkeypatch.setitem(
        import_module("render.bazaar").ZOOMS, "bazaar.turn", Picture("turn", draw, tell, tell, private=True)
    )
    drawn.clear()
    await stage.move(alice)
    question = await stage.host.reads.question(1, Person(alice.id))
    assert question is not None
    assert drawn == []
    assert alts(stage.panel(alice)) == [f"zoom for seat {question.seat}"]
    assert [option.target for option in met[0].options] == [o.target for o in question.options if o.target]
    assert met[0].numbers() == controls.targets(question)
    assert met[0].view == question.view
    await stage.press(alice, "Board")
    assert len(alts(stage.panel(alice))) == 1, "the whole board with the same marks, in the place of the panel"
    assert [marked for name, marked, _ in drawn if name == "board"] == [met[0].numbers()]
    assert labels(stage.panel(alice)) == [WAY_BACK]
    await stage.press(alice, WAY_BACK)
    assert alts(stage.panel(alice)) == [f"zoom for seat {question.seat}"]


@pytest.mark.slow
async def test_only_the_part_with_the_options_is_shown(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where they lie close together; its words name the options there, and the button shows the whole."""
    alice = await about_to_buy(stage, "request")
    question = await stage.host.reads.question(1, Person(alice.id))
    assert question is not None
    monkeypatch.setattr("render.drawing.around_marks.MOST_OF_WHOLE", 3)
    (part,), more, late = await illustrations.illustrated(question, Reader("en"))
    assert (more, late) == (True, None)
    (whole,) = await illustrations.board_beside(question, Reader("en"))
    named = phrase_like("ui.picture.part", offered=re.compile(r"1\. .*"))
    assert named.fullmatch(part.alt)
    assert not named.search(whole.alt)


@pytest.mark.slow
async def test_before_the_turn_is_ended_it_is_seen_what_has_changed(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, seen = await about_to_buy(stage, "always"), []
    me = Person(alice.id)

    def compare(before: Any, after: Any, compared: Set[str]) -> Changes:
        seen.append((before, after))
        return Changes()

    monkeypatch.setattr(illustrations, "put_between", compare)
    began = await stage.host.reads.view(1, me)
    await stage.move(alice)
    await stage.press(alice, "1")
    assert not seen, "nothing but the end must be left"
    await stage.press(alice, "Skip")
    assert "End it now" in labels(stage.panel(alice))
    assert seen == [(began, await stage.host.reads.view(1, me))]
    assert began != seen[0][1]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["mombasa", "nippon", "yokohama"])
async def test_of_what_has_changed_there_are_two_parts_at_most(game: str) -> None:
    rng, table = Random("ended"), Table.start(game, 2, {}, "ended")
    views, shown = {seat: table.view(seat) for seat in range(2)}, 0
    while shown < 2:
        if table.take_crossed():
            views = {seat: table.view(seat) for seat in range(2)}
        ask = table.asks[0]
        if len(ask.options) == 1 and ask.options[0].role == "confirm" and not ask.private:

            async def before(known: Any = views[ask.seat]) -> Any:
                return known

            asked = question_of(table, ask)
            found = await illustrations.illustrated(asked, Reader("uk"), asked=True, before=before)
            assert len({one.filename for one in found.files}) == len(found.files) <= illustrations.MOST_PICTURES
            assert all(one.shape <= 1 for one in found.files)
            shown += bool(found.files)
        table.answer(ask.seat, random_player(None, ask, rng))


@pytest.mark.slow
async def test_what_is_taken_from_where_all_see_it_is_shown_where_it_went() -> None:
    """Not as an empty place, nor with a majority that is another one's now."""
    table = Table.start("mombasa", 2, {}, "taken")
    view = table.view(0)
    me, offered = view.players[0], view.books[0]
    taken = replace(view, books=(replace(offered, book=None), *view.books[1:]))
    majority = replace(view.majorities[0], leaders=(0,), value=3)
    richer = replace(taken, majorities=(majority, *view.majorities[1:]))

    async def shown(now: Any) -> list[str]:
        asked = replace(question_of(table, table.asks[0]), seat=0, view=now)
        found = await illustrations._changed(asked, Reader("uk"), view)
        return [one.filename for one in found]

    assert await shown(richer) == []
    grown = replace(me, diamonds=me.diamonds + 2)
    assert await shown(replace(richer, players=(grown, *view.players[1:]))) == ["mombasa-tracks.png"]


@pytest.mark.slow
async def test_beside_the_board_one_sees_what_was_laid_on_ones_own() -> None:
    """A book, a card that was bought, a marker of whoever sits first: with the board a part of one's own at most."""
    table = Table.start("mombasa", 2, {}, "laid")
    view = table.view(0)
    me, marker = view.players[0], next(one for one in view.spaces if one.marker is None)
    laid = tuple(replace(place, book=view.books[0].book) if place.position == 9 else place for place in me.books)
    placed = replace(view, spaces=tuple(replace(one, marker=0) if one == marker else one for one in view.spaces))

    async def shown(now: Any) -> list[str]:
        asked = replace(question_of(table, table.asks[0]), seat=0, view=now)
        return [one.filename for one in await illustrations._changed(asked, Reader("uk"), view)]

    def own(known: Any, **fields: Any) -> Any:
        return replace(known, players=(replace(me, **fields), *view.players[1:]))

    bought = (*(me.hand or ()), next(space.card for space in view.display if space.card is not None))
    assert await shown(own(view, books=laid)) == ["mombasa-tracks.png"]
    assert await shown(own(view, hand=bought, hand_size=len(bought))) == ["mombasa-turn.png"]
    assert await shown(placed) == ["mombasa-spaces.png"]
    assert await shown(own(placed, books=laid)) == ["mombasa-spaces.png", "mombasa-tracks.png"]
    assert await shown(replace(view, players=(me, replace(view.players[1], books=laid)))) == []


@pytest.mark.slow
async def test_what_an_action_of_nippon_did_is_seen_on_ones_own() -> None:
    """Goods, a machine, a track, a contract, a favour on its objective: in one's own; nothing of the shop."""
    play = owning("cotton_1a", "paper_1a", "paper_2a")
    table, view = play.table, play.table.view(0)
    me = view.players[0]
    works, track, contract, task = me.factories[-1], me.tracks[0], me.contracts[0], me.objectives[0]

    async def shown(**fields: Any) -> list[str]:
        now = replace(view, players=(replace(me, **fields), *view.players[1:]))
        asked = replace(question_of(table, table.asks[0]), seat=0, view=now)
        made = await illustrations._changed(asked, Reader("uk"), view)
        assert all(PictureFile.of(one).shape <= 1 for one in made)
        return [one.filename for one in made]

    def factory(**fields: Any) -> Any:
        return (*me.factories[:-1], replace(works, **fields))

    works_part, means = ["nippon-works.png"], ["nippon-means.png"]
    assert await shown() == []
    assert await shown(factories=factory(goods=works.goods + 2)) == works_part
    assert await shown(factories=factory(left=True)) == works_part
    assert await shown(contracts=(replace(contract, done=True), *me.contracts[1:])) == works_part
    assert await shown(objectives=(replace(task, favour=2), *me.objectives[1:])) == works_part
    assert await shown(tracks=(replace(track, index=3, value=4), *me.tracks[1:])) == means


@pytest.mark.slow
async def test_on_request_there_is_a_button(stage: DiscordStage, drawn: Drawn) -> None:
    alice = await about_to_buy(stage, "request")
    await stage.move(alice)
    assert alts(stage.panel(alice)) == []
    await stage.press(alice, "Board")
    assert len(alts(stage.panel(alice))) == 1


@pytest.mark.slow
async def test_never_means_never(stage: DiscordStage, drawn: Drawn) -> None:
    alice = await about_to_buy(stage, "never")
    await stage.move(alice)
    assert alts(stage.panel(alice)) == []
    assert "Board" not in labels(stage.panel(alice))


@pytest.mark.slow
async def test_the_hand_comes_where_the_hand_is_the_matter(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    drawn.clear()
    await stage.move(alice)
    assert {name for name, _, _ in drawn} <= {"hand"}
    assert len(alts(stage.panel(alice))) == 1


@pytest.mark.slow
async def test_a_picture_that_cannot_be_drawn_keeps_no_question_back(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = await about_to_buy(stage, "always")

    async def broken(*_: object, **__: object) -> None:
        raise OSError("no fonts")

    monkeypatch.setattr(pictures, "drawn", broken)
    assert "What do you do?" in await stage.move(alice)
    assert alts(stage.panel(alice)) == []


@pytest.mark.slow
async def test_a_picture_that_takes_its_time_keeps_no_question_back_and_follows(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    alice = await about_to_buy(stage, "always")
    finished = slowly(stage, monkeypatch)
    await stage.move(alice)
    assert alts(stage.panel(alice)) == []
    assert "Work" in labels(stage.panel(alice))
    assert phrase("ui.panel.late") in texts(stage.panel(alice))
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]  # a busy machine is a warning
    finished.set()
    await followed(stage, alice)
    assert phrase("ui.panel.late") not in texts(stage.stored(stage.panel(alice)))
    assert "Work" in labels(stage.stored(stage.panel(alice)))


def slowly(stage: DiscordStage, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """From now on no picture is drawn before the event, and no question waits for one."""
    finished, draw = asyncio.Event(), pool.rendered

    async def wait(request: PictureRequest, slot: Hashable = None) -> Any:
        if slot is None:  # posts wait for theirs
            await stage.env.external_wait(finished.wait(), reason="it is drawn slowly")
        return await draw(request, slot)

    monkeypatch.setattr(pool, "rendered", wait)
    monkeypatch.setattr(illustrations, "LONGEST_DRAWING_SECONDS", 0)
    return finished


async def followed(stage: DiscordStage, who: MemberActor) -> None:
    """The picture has come to the panel by itself."""
    await stage.until(lambda: bool(alts(stage.stored(stage.panel(who)))))
    assert len(alts(stage.stored(stage.panel(who)))) == 1


@pytest.mark.slow
async def test_a_late_picture_follows_into_a_panel_that_goes_on(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a button, into the same message."""
    alice = await about_to_buy(stage, "always")
    await stage.move(alice)
    await stage.press(alice, "Work")
    finished = slowly(stage, monkeypatch)
    assert phrase("ui.panel.late") in await stage.press(alice, "‹ Back")
    finished.set()
    await followed(stage, alice)


@pytest.mark.slow
async def test_a_late_picture_follows_into_a_panel_that_came_by_itself(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    await bids(stage, alice="1")
    finished = slowly(stage, monkeypatch)
    await bids(stage, bob="0")
    await stage.settle()
    assert phrase("ui.panel.late") in texts(stage.panel(alice)), "below the message that calls"
    finished.set()
    await followed(stage, alice)


@pytest.mark.slow
@pytest.mark.parametrize("leaves", ["Work", "Board", "More"])
async def test_a_late_picture_does_not_bring_back_what_was_left(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch, leaves: str
) -> None:
    alice = await about_to_buy(stage, "always")
    finished, drawing = slowly(stage, monkeypatch), stage.bot.wired.context._following
    await stage.move(alice)
    assert drawing
    if leaves == "Board":
        finished.set()
    await stage.press(alice, leaves)
    after = texts(stage.stored(stage.panel(alice)))
    finished.set()
    await stage.until(lambda: not drawing)
    assert texts(stage.stored(stage.panel(alice))) == after
