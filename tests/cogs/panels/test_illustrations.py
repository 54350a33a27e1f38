"""The picture of a question: unasked, on request, or never, and never in the way of the question."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from cogs.kit import pictures
from cogs.panels import illustrations
from host import Person
from tests.support.scenes import Drawn, bids
from tests.support.shown import alts, labels, selects
from tests.support.stage import DiscordStage


@pytest.fixture(autouse=True)
def nothing_remembered() -> None:
    illustrations._kinds.clear()


async def about_to_buy(stage: DiscordStage, setting: str) -> MemberActor:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.host.users.set(alice.id, pictures=setting)
    await stage.start(alice, bob, seed="s")
    await bids(stage, alice="1", bob="0")
    return alice


async def test_the_board_comes_with_what_is_on_offer_marked(stage: DiscordStage, drawn: Drawn) -> None:
    alice = await about_to_buy(stage, "always")
    drawn.clear()
    await stage.move(alice)
    question = await stage.host.looking.question(1, Person(alice.id))
    assert question is not None
    targets = {option.target for option in question.options if option.target}
    marked = next(marked for name, marked, _ in drawn if name == "board" and marked)
    assert set(marked) == targets
    assert sorted(marked.values()) == [str(n) for n in range(1, len(targets) + 1)]
    shown = [
        *labels(stage.panel(alice)),
        *(o["label"] for menu in selects(stage.panel(alice)) for o in menu["options"]),
    ]
    assert any(label.startswith("1. ") for label in shown)
    assert len(alts(stage.panel(alice))) == 1
    assert "Show board" not in labels(stage.panel(alice))
    await stage.press(alice, "Work")
    assert alts(stage.panel(alice)) == []  # nothing on the board is the matter here
    assert "Show board" in labels(stage.panel(alice))


async def test_which_picture_has_the_marks_is_found_out_once(stage: DiscordStage, drawn: Drawn) -> None:
    alice = await about_to_buy(stage, "always")
    drawn.clear()
    await stage.move(alice)
    first = len(drawn)
    drawn.clear()
    await stage.press(alice, "Work")
    await stage.press(alice, "‹ Back")
    assert {name for name, _, _ in drawn} <= {"board"}
    assert len(drawn) < first


async def test_on_request_there_is_a_button(stage: DiscordStage, drawn: Drawn) -> None:
    alice = await about_to_buy(stage, "request")
    await stage.move(alice)
    assert alts(stage.panel(alice)) == []
    await stage.press(alice, "Show board")
    assert len(alts(stage.panel(alice))) == 1


async def test_never_means_never(stage: DiscordStage, drawn: Drawn) -> None:
    alice = await about_to_buy(stage, "never")
    await stage.move(alice)
    assert alts(stage.panel(alice)) == []
    assert "Show board" not in labels(stage.panel(alice))


async def test_the_hand_comes_where_the_hand_is_the_matter(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    drawn.clear()
    await stage.move(alice)
    assert {name for name, _, _ in drawn} <= {"hand"}
    assert len(alts(stage.panel(alice))) == 1


async def test_a_picture_that_cannot_be_drawn_keeps_no_question_back(
    stage: DiscordStage, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = await about_to_buy(stage, "always")

    async def broken(*_: object, **__: object) -> None:
        raise OSError("no fonts")

    monkeypatch.setattr(pictures, "drawn", broken)
    assert "What do you do?" in await stage.move(alice)
    assert alts(stage.panel(alice)) == []
