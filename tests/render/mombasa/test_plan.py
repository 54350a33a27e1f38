"""The plan under way: what is laid, what stands in the form, what was locked in."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from cogs.cards.recap import PastGlance, Recap
from cogs.messages.reader import Reader
from cogs.panels.question.forms import spans
from cogs.panels.question.illustrations import illustrated, zoom_of
from cogs.panels.question.panel import question_message
from cogs.panels.question.panel_state import PanelState
from engine.core.table import Table
from engine.core.text import Text, text, verbatim
from engine.mombasa.components import SHELF
from engine.mombasa.rules.option_facts import Laying, Planned
from render.kit import Sheet
from render.mombasa import ZOOMS, cards
from render.mombasa.plan.planned import draft, sums
from render.mombasa.wording import pic
from render.zoom import Zoom
from testkit.questions import question_of, words_of
from tests.engine.mombasa.players import playing
from tests.engine.mombasa.scenario import BLUE, Play, fresh, give, stack
from tests.render.boxes import watching
from tools.pages.pictures import NAMES
from words import LANGUAGES


@pytest.fixture
def planning() -> Table:
    """Everybody is about to plan, with whole hands."""
    return next(table for table in playing(3, "plan") if table.asks and table.asks[0].key == "mombasa.plan")


def words(zoom: Zoom, lang: str = "en") -> str:
    return ZOOMS[zoom.key].text(zoom, names=NAMES[:3], lang=lang)


def picture(zoom: Zoom) -> bytes:
    return ZOOMS[zoom.key].draw(zoom, names=NAMES[:3], lang="en", marked={}, changed=frozenset()).tobytes()


@pytest.mark.slow
def test_what_stands_in_the_form_is_drawn_before_it_is_sent(planning: Table) -> None:
    question = question_of(planning, planning.asks[0])
    assert question.form is not None
    field, mine = next(spans(question.form))
    chosen = field.choices[1].facts
    assert isinstance(chosen, Laying)
    before, filled = zoom_of(question, PanelState()), zoom_of(question, PanelState(None, (mine.start + 1,)))
    assert before.numbers() == {}, "fields are called by their letters"
    letter = chosen.slot.rpartition("_")[2].upper()
    assert f"Slot {letter}: empty" in words(before)
    assert f"Slot {letter}: empty" not in words(filled)
    assert picture(before) != picture(filled)


@pytest.mark.slow
def test_a_plan_can_be_looked_at_after_it_is_locked_in(planning: Table) -> None:
    seat = planning.asks[0].seat
    slot = planning.asks[0].options[0].id
    planning.answer(seat, [slot])
    card = planning.ask_of(seat)
    assert card is not None
    planning.answer(seat, [card.options[0].id])
    planning.answer(seat, ["lock"])
    assert planning.ask_of(seat) is None
    last = planning.plan_of(seat)
    assert last is not None
    assert isinstance(last.facts, Planned)
    assert list(last.facts.cards) == [slot.removeprefix("slot:")]
    locked = Zoom(last.key, seat, planning.view(seat), facts=last.facts, done=True)
    under_way = Zoom(last.key, seat, planning.view(seat), facts=last.facts)
    assert words(locked).startswith("Your plan is locked in: 1 of ")
    assert words(under_way).startswith("Your plan: 1 of ")
    assert picture(locked) != picture(under_way)
    planning.undo(seat)
    assert planning.ask_of(seat) is not None


@pytest.mark.slow
def test_only_what_is_planned_is_dashed_and_only_signs_in_the_picture_are_explained(planning: Table) -> None:
    zoom = Zoom.of(planning.view(planning.asks[0].seat), planning.asks[0])
    dashed, lines = seen_of(zoom)
    assert dashed == 0
    assert not any("planned" in line for line in lines)
    planning.answer(zoom.seat, [planning.asks[0].options[0].id])
    card = planning.ask_of(zoom.seat)
    assert card is not None
    planning.answer(zoom.seat, [card.options[0].id])
    ask = planning.ask_of(zoom.seat)
    assert ask is not None
    planned = Zoom.of(planning.view(zoom.seat), ask)
    assert seen_of(planned)[0] == 2, "the card that went, and the key"
    for held in range(1, 10):  # however much room the hand leaves
        dashed, lines = seen_of(holding(planned, held))
        assert dashed == 2
        assert any("planned" in line for line in lines)


def holding(zoom: Zoom, count: int) -> Zoom:
    """The same question with so many cards in the hand, those that are planned among them."""
    assert isinstance(zoom.facts, Planned)
    me = zoom.view.players[zoom.seat]
    planned = [card for card in me.hand if card in set(zoom.facts.cards.values())]
    hand = (*planned, *(card for card in zoom.view.data.card if card not in planned))[:count]
    players = tuple(replace(one, hand=hand) if one.seat == zoom.seat else one for one in zoom.view.players)
    return replace(zoom, view=replace(zoom.view, players=players), options=())


@pytest.mark.slow
def test_cards_alike_lie_there_once_with_how_many_there_are(planning: Table) -> None:
    """Four bookkeepers in a row of their own push the question off the screen."""
    planning.answer(planning.asks[0].seat, [planning.asks[0].options[0].id])
    ask = planning.asks[0]
    zoom, kind = Zoom.of(planning.view(ask.seat), ask), planning.view(ask.seat).data.card_kind
    offered, number = next((card, number) for card, number in zoom.numbers().items() if card in kind)
    twin = next(card for card in kind if card != offered and kind[card] == kind[offered])
    me = replace(zoom.view.players[zoom.seat], hand=(*zoom.view.players[zoom.seat].hand, twin))
    players = tuple(me if one.seat == zoom.seat else one for one in zoom.view.players)
    shown = replace(zoom, view=replace(zoom.view, players=players))
    with watching() as seen:
        image = ZOOMS[zoom.key].draw(shown, names=NAMES[:3], lang="en", marked={}, changed=frozenset())
    assert len(image.info["discs"][number]) == 1
    assert "×2" in [one.what for one in seen.words]


def seen_of(zoom: Zoom) -> tuple[int, list[str]]:
    """How many things are dashed in a picture, and what is written there."""
    dashed: list[int] = []
    with pytest.MonkeyPatch.context() as patch, watching() as seen:
        patch.setattr(Sheet, "dashed", lambda *_, **__: dashed.append(1))
        ZOOMS[zoom.key].draw(zoom, names=NAMES[:3], lang="en", marked={}, changed=frozenset())
    return len(dashed), [one.what for one in seen.words]


def test_cards_alike_have_the_same_number() -> None:
    data = SHELF.get(SHELF.current())
    alike: dict[str, list[str]] = {}
    for card, kind in data.card_kind.items():
        alike.setdefault(kind, []).append(card)
    first, second, *_ = next(those for those in alike.values() if len(those) > 1)
    other = next(card for card in data.card if data.card_kind[card] != data.card_kind[first])
    assert cards.marked_alike(data, [first, second, other], {second: "3"}) == {first: "3", second: "3"}


def test_nobody_has_a_plan_outside_a_secret_phase(planning: Table) -> None:
    for table in playing(3, "plan"):
        if table.joint is None and table.asks:
            assert table.plan_of(table.asks[0].seat) is None
            return


@pytest.mark.slow
def test_the_slot_that_is_asked_about_stands_out(planning: Table) -> None:
    seat = planning.asks[0].seat
    planning.answer(seat, [planning.asks[0].options[0].id])
    ask = planning.ask_of(seat)
    assert ask is not None
    zoom = Zoom.of(planning.view(seat), ask)
    shown = ZOOMS[zoom.key].draw(zoom, names=NAMES[:3], lang="en", marked={}, changed=frozenset())
    assert sorted(shown.info["marks"], key=int) == [str(n) for n in range(1, len(zoom.numbers()) + 1)]
    assert picture(zoom) != picture(replace(zoom, facts=Planned()))


@pytest.mark.slow
def test_tiles_of_the_round_are_shown_and_counted(planning: Table) -> None:
    ask = planning.asks[0]
    view = planning.view(ask.seat)
    me = replace(view.players[ask.seat], tiles=("tile_expansion", "tile_plus_1_good"))
    players = tuple(me if one.seat == ask.seat else one for one in view.players)
    before, with_tiles = Zoom.of(view, ask), Zoom.of(replace(view, players=players), ask)
    assert "Bonus tiles: " in words(with_tiles)
    assert "Bonus tiles: " not in words(before)
    value = view.data.tile["tile_expansion"].value
    assert sums(view.data, draft(with_tiles))["expansion"] == value
    assert picture(before) != picture(with_tiles)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_round_begins_with_its_number_and_what_the_others_did(lang: str) -> None:
    """There is room for that also above a hand of six kinds, two tiles and what the signs mean."""
    g = fresh(2)
    g.phase, g.round = "planning", 2
    stack(g, BLUE, "slot_b", "start_coffee_1", "start_coffee_2")
    stack(g, BLUE, "slot_c", "start_cotton_2")
    stack(g, BLUE, "slot_d", "start_expansion_2", "first_expansion_seat_1")
    give(g, BLUE, "a_merchant")
    g.players[BLUE].tiles = ["tile_expansion", "tile_bookkeeper"]
    asked = replace(question_of(Play(g).table, Play(g).of(BLUE)), can_undo=False)
    with watching() as seen:
        files = asyncio.run(illustrated(asked, Reader(lang, NAMES), None, asked=True)).files
    reader = Reader(lang, NAMES)
    head = pic(lang, "plan.title", round=2, rounds=7)
    assert head in [one.what for one in seen.words]
    others = reader.head(
        text("mombasa.log.end", player=verbatim("Kontor 1"), cards=g.data.card_label["start_coffee_2"])
    )
    recap = Recap(Text("ui.post.since"), glance=PastGlance(f"{others} · {others}", True, others))
    said = words_of(question_message(asked, reader, recap=recap, shown=files, pictures=True))
    assert others[:30] in said
