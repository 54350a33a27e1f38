"""How many taps whole turns take: opening a list and choosing in it are two; a turn ends by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from unittest import mock

import pytest

from engine.core.ask import Ask
from engine.core.table import Table
from host import Person
from testkit.blank_pictures import blank_pictures
from testkit.discord.clicking import ClickingPlayer, Pace, Plan, recorded, seat_people
from testkit.discord.stage import DiscordStage
from tests.engine.mombasa.scenario import BLUE, SLOTS, Play, book, fresh, lay, posts
from tests.engine.yokohama.scenario import Scene

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def blank() -> Iterator[None]:
    with blank_pictures():
        yield


def answers(table: Table, pick: Callable[[Ask[object]], Sequence[str]]) -> Plan:
    """What seat 0 answers until its turn is over, or its part of a phase."""
    copy, found = Table.load(table.dump()), []
    while (ask := copy.ask_of(BLUE)) is not None and not ask.confirms():
        found.append(list(pick(ask)))
        copy.answer(BLUE, found[-1])
        if found[-1] == ["lock"]:
            break
    return found


def wanting(*wishes: str) -> Callable[[Ask[object]], list[str]]:
    """The first option whose id begins with a wish, in the order of the wishes; each is fulfilled once."""
    left = list(wishes)

    def pick(ask: Ask[object]) -> list[str]:
        ids = ask.ids()
        for wish in left:
            found = next((one for one in ids if one.startswith(wish)), None)
            if found is not None:
                left.remove(wish)
                return [found]
        raise AssertionError(f"{ask.key}: none of {left} among {ids}")

    return pick


async def taps(stage: DiscordStage, table: Table, plan: Plan) -> int:
    """The taps that these answers take, from the open panel on."""
    people = [stage.person("alice"), stage.person("bob")]
    begin = Table(table.game, 0, table.snapshot)
    with mock.patch.object(Table, "set_up", return_value=begin):
        seated = await seat_people(stage, table.game.id, people, {})
    player = ClickingPlayer(stage, seated, people[0], Pace())
    await player.open()
    player.pace.taps = 0
    while left := plan[len([one for one in recorded(stage) if one[0] == BLUE]) :]:
        question = await stage.host.reads.question(seated.id, Person(people[0].id))
        assert question is not None
        await player.answer(question, left)
    return player.pace.taps


@pytest.mark.parametrize("other_columns", [0, 1])
async def test_an_expansion_of_three_points(stage: DiscordStage, other_columns: int) -> None:
    """The company, three regions, and for each the column of the base that the post comes from."""
    g = fresh(2)
    lay(g, BLUE, "start_expansion_1", "start_expansion_2")
    posts(g, "cairo", "nubia")
    table = Play(g).table
    columns, regions = [1] * other_columns, wanting("act:expansion", "expand:cairo", "enter:", "enter:", "enter:")
    plan = answers(
        table, lambda ask: [ask.ids()[columns.pop() if columns else 0]] if "column" in ask.key else regions(ask)
    )
    assert sum(one[0].startswith("enter:") for one in plan) == 3
    assert sum(one[0].startswith("column:") for one in plan) >= 2
    assert await taps(stage, table, plan) == 5 + other_columns


@pytest.mark.parametrize("flips", [False, True])
async def test_a_bookkeeper_with_three_books(stage: DiscordStage, flips: bool) -> None:
    """A book is flipped or none is, the jar moves, three books are taken and put on three places."""
    g = fresh(2)
    lay(g, BLUE, "c_bookkeeper_3", "start_coffee_2", "a_coffee_3")
    g.players[BLUE].start_tile, g.players[BLUE].pounds = "start_tile_08", 3
    for at, name in enumerate(("book_a_21", "book_a_04", "book_a_05", "book_b_11"), start=2):
        book(g, BLUE, at, name)
    table = Play(g).table
    first = "turn:" if flips else "keep"
    wishes = ("act:bookkeeper", first, "jar:", "book:book_a", "book:book_a", "book:book_a", "at:6", "at:7", "at:9")
    plan = answers(table, wanting(*wishes))
    assert await taps(stage, table, plan) <= 7


@pytest.mark.parametrize("slots", [3, 5])
async def test_a_plan(stage: DiscordStage, slots: int) -> None:
    """Slot by slot as the panel asks for them, and locked in."""
    g = fresh(2)
    g.phase, player = "planning", g.players[BLUE]
    player.open_slots = sorted(SLOTS[:slots])
    table = Play(g).table
    each = [wish for slot in player.open_slots for wish in (f"slot:{slot}", "card:")]
    plan = answers(table, wanting(*each, "lock"))
    assert await taps(stage, table, plan) == slots + 1 <= 7


async def test_a_full_turn_of_yokohama(stage: DiscordStage) -> None:
    """Three assistants, the president, an order from the port, a shop, and an order delivered."""
    scene = Scene(2).assistants(0, port_a=3, bank=1).president(0, "bank")
    table = scene.holds(0, yen=9, copper=3, silk=3, tea=3, fish=3).table()
    places = ("place:church", "place:laboratory_a", "place:silk_mill_1")
    plan = answers(table, wanting("spread", *places, "to:port_a", "order:", "one", "shop:", "fulfil:", "end"))
    assert await taps(stage, table, plan) <= 6
