"""Hints: from what a seat may know, where everybody agrees, thought out beside the game; each refusal says why."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import words
from engine.core import games
from engine.core.offer import SKIP, STOP, Option, Role
from engine.core.table import Table
from engine.core.text import Text, verbatim
from engine.players import answer
from engine.players.coach import PickedAnswer
from engine.players.race import FEWEST_DEALS
from engine.players.trials import TurnStep
from host import Hint, Host, HostTrouble, Person
from host.coach.hints import Hints
from host.coach.thinking import Thinking, ThinkingTrouble
from host.coach.turn_words import (
    fields,
    goes_on,
    in_order,
    on_buttons,
    said_answer,
    said_field,
    said_picks,
    said_turn,
    yielded,
)
from testkit.host_days import told
from testkit.host_play import ANN, BOB, CLEO, StillClock, give, question, refused, start
from testkit.positions import positions
from testkit.rotation import rotated
from testkit.thinking import ThinkingHere
from tests.engine.players.test_master import after, reshuffled

BAZAAR = "testkit.bazaar.meta"


@pytest.fixture
async def host(tmp_path: Path, clock: StillClock) -> AsyncIterator[Host]:
    async with await Host.open(tmp_path / "a.db", clock.now, rng=Random(1), thinking=ThinkingHere()) as opened:
        yield opened


async def agree(host: Host, table: int) -> None:
    """Ann would like hints, Bob agrees."""
    await host.consent.propose(table, Person(ANN), "hints", "on")
    notice = (await told(host, "proposal"))[-1]
    assert (await host.consent.answer(table, Person(BOB), "hints", notice.mark.partition(".")[2], yes=True))[1]


def same(hint: Hint) -> bytes:
    return msgspec.json.encode(hint)


@pytest.mark.slow
async def test_who_plays_alone_is_told_the_best_and_the_runner_up(host: Host) -> None:
    table = await start(host, people=1, computers=1)
    assert (await host.reads.info(table, Person(ANN))).hints
    hint = await host.hints.hint(table, Person(ANN))
    asked = await question(host, table, ANN)
    labels = [option.label for option in asked.options]
    assert hint.other is not None
    assert hint.best.said[0] != hint.other.said[0]
    for turn in (hint.best, hint.other):
        assert any(label == turn.said[0] or label in dict(turn.said[0].args).values() for label in labels)
        assert turn.points is not None
    assert hint.deals > 0


@pytest.mark.slow
async def test_without_time_to_look_ahead_it_is_told_what_habit_would_play(tmp_path: Path, clock: StillClock) -> None:
    """On two deals the best of many turns is the luckiest one, and may be none that anybody should play."""
    hurried = ThinkingHere(trials=3)
    async with await Host.open(tmp_path / "a.db", clock.now, rng=Random(1), thinking=hurried) as host:
        table = await start(host, people=1, computers=1)
        hint = await host.hints.hint(table, Person(ANN))
    assert (hint.other, hint.best.points, hint.verdict) == (None, None, "close")
    assert hint.deals < FEWEST_DEALS
    assert hint.best.said


@pytest.mark.slow
async def test_why_one_turn_is_better_is_told_in_amounts(host: Host) -> None:
    table = await start(host, people=1, computers=1)
    await give(host, table, ANN, "n:3")
    await give(host, table, ANN, "lock")
    await host.idle()
    hint = await host.hints.hint(table, Person(ANN))
    assert 0 < len(hint.differs) <= 3
    assert {one.key for one in hint.differs} <= {"coach.more", "coach.less"}


@pytest.mark.slow
async def test_asking_again_costs_nothing_and_says_the_same(host: Host) -> None:
    table = await start(host, people=1, computers=1)
    await host.idle()
    first, second = await asyncio.gather(*(host.hints.hint(table, Person(ANN)) for _ in range(2)))
    assert first is second
    assert await host.hints.hint(table, Person(ANN)) is first


@pytest.mark.slow
async def test_people_have_to_agree_and_anybody_may_end_it(host: Host) -> None:
    table = await start(host)
    assert await refused(host.hints.hint(table, Person(ANN))) == "coach.mistake.hints_off"
    await host.consent.propose(table, Person(ANN), "hints", "on")
    assert await refused(host.hints.hint(table, Person(ANN))) == "coach.mistake.hints_off"
    notice = (await told(host, "proposal"))[-1]
    await host.consent.answer(table, Person(BOB), "hints", notice.mark.partition(".")[2], yes=True)
    assert (await host.reads.info(table, Person(BOB))).hints
    assert (await host.hints.hint(table, Person(BOB))).deals
    assert await refused(host.consent.propose(table, Person(BOB), "hints", "on")) == "coach.mistake.hints_already"
    assert (await host.consent.propose(table, Person(BOB), "hints", "off"))[1], "nobody has to be asked"
    assert await refused(host.hints.hint(table, Person(ANN))) == "coach.mistake.hints_off"
    assert [notice.sentence.key for notice in await told(host, "news") if notice.sentence][
        -1
    ] == "days.agreed.hints_off"


@pytest.mark.slow
async def test_one_who_does_not_agree_is_enough(host: Host) -> None:
    table = await start(host, people=3)
    await host.consent.propose(table, Person(ANN), "hints", "on")
    mark = (await told(host, "proposal"))[-1].mark.partition(".")[2]
    await host.consent.answer(table, Person(BOB), "hints", mark, yes=True)
    await host.consent.answer(table, Person(CLEO), "hints", mark, yes=False)
    assert await refused(host.hints.hint(table, Person(ANN))) == "coach.mistake.hints_off"


@pytest.mark.slow
async def test_where_one_person_plays_there_is_nobody_to_ask(host: Host) -> None:
    table = await start(host, people=1, computers=1)
    for value in ("on", "off"):
        said = await refused(host.consent.propose(table, Person(ANN), "hints", value))
        assert said == "coach.mistake.hints_always"


@pytest.mark.slow
async def test_what_cannot_be_told_is_refused_with_the_reason(host: Host) -> None:
    table = await start(host)
    await agree(host, table)
    assert await refused(host.hints.hint(table, Person(ANN), 99)) == "host.mistake.stale"
    await give(host, table, ANN, "n:1")
    assert await refused(host.hints.hint(table, Person(ANN))) == "coach.mistake.one_way"
    await give(host, table, ANN, "lock")
    assert await refused(host.hints.hint(table, Person(ANN))) == "coach.mistake.not_asked"
    assert await refused(host.hints.hint(table, Person(CLEO, guild=7))) == "host.mistake.not_seated"


@pytest.mark.slow
async def test_in_a_secret_phase_it_does_not_matter_what_the_others_have_chosen(host: Host) -> None:
    """Bob bids before Ann asks, and bids something else at another table: the hint is the same to the byte."""
    hints = []
    for amount in ("n:0", "n:3"):
        table = await start(host, seed="same")
        await agree(host, table)
        await give(host, table, BOB, amount)
        copy = await copied(host, table)
        hints.append(same(await host.hints._think(copy, 0, Random(5))))
    assert hints[0] == hints[1]


async def copied(host: Host, table: int) -> Table:
    async with host._live.hold(table, "answer", Person(ANN)) as held:
        return Table.load(held.table.dump())


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(["bazaar", "mombasa", "nippon", "yokohama"], 1))
async def test_a_hint_is_the_same_however_lies_what_the_seat_cannot_know(host: Host, game: str) -> None:
    """With the same random numbers it is the same to the byte."""
    host.hints = Hints(host._live, ThinkingHere(trials=4))
    tried = 0
    for answers in (0, 31):
        table = after(game, 2, answers)
        asks = [ask for ask in table.asks if len(ask.options) > 1]
        other = None if not asks else reshuffled(table, asks[0].seat, "elsewhere")
        if not asks or other is None:
            continue
        assert other.snapshot != table.snapshot or game == "nippon"
        seat = asks[0].seat
        assert same(await host.hints._think(table, seat, Random(5))) == same(
            await host.hints._think(other, seat, Random(5))
        )
        tried += 1
    assert tried


@pytest.mark.slow
async def test_after_a_reveal_in_the_turn_habit_has_to_do(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be imagined there, and that is not hidden: no points are promised."""
    table = await start(host, people=1, computers=1)
    monkeypatch.setattr(Table, "imagine", lambda *_: None)
    hint = await host.hints.hint(table, Person(ANN))
    labels = [option.label for option in (await question(host, table, ANN)).options]
    assert hint.best.points is None
    assert dict(hint.best.said[0].args)["0"] in labels
    assert hint.other is None


@pytest.mark.slow
async def test_workers_that_fail_are_our_trouble_and_the_next_try_may_work(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(host, people=1, computers=1)

    async def fails(*_: object) -> None:
        raise ThinkingTrouble("none left")

    with monkeypatch.context() as broken:
        broken.setattr(host.thinking, "race", fails)
        with pytest.raises(HostTrouble) as trouble:
            await host.hints.hint(table, Person(ANN))
        assert trouble.value.text == Text("coach.trouble.thinking")
    assert (await host.hints.hint(table, Person(ANN))).best.said


@pytest.mark.slow
async def test_others_play_on_while_a_hint_is_thought_out(tmp_path: Path, clock: StillClock) -> None:
    """In processes of its own: Bob bids and locks in long before Ann's hint is there, and it comes all the same."""
    thinking = Thinking(workers=1, modules=[BAZAAR], seconds=3.0)
    async with (
        asyncio.timeout(240),
        await Host.open(tmp_path / "a.db", clock.now, rng=Random(1), thinking=thinking) as host,
    ):
        table = await start(host)
        await agree(host, table)
        hint = asyncio.create_task(host.hints.hint(table, Person(ANN)))
        while (worker := thinking.workers[0].pid) is None:  # noqa: ASYNC110 (nobody else needs to know)
            await asyncio.sleep(0.001)
        os.kill(worker, signal.SIGSTOP)  # however long Bob takes, the hint takes longer
        for pick in ("n:1", "lock"):
            await give(host, table, BOB, pick)
        assert not hint.done()
        os.kill(worker, signal.SIGCONT)
        assert (await hint).deals > 0


def options(role: Role, *labels: str) -> list[Option[str]]:
    return [Option(label, label, verbatim(label), role=role) for label in labels]


def test_a_turn_says_what_is_chosen_where() -> None:
    """The subject once for all answers to a question, the same answer once; what is no answer to it has none."""
    areas = said_answer("yokohama.place", options("main", "bank", "port", "bank"))
    assert words.say(areas, "en") == "assistants: bank\xa0(×2), port"
    assert words.say(said_answer("yokohama.move", options("main", "bank")), "pl") == "prezes: bank"
    assert words.say(said_answer("yokohama.move", options("free", "fulfil")), "en") == "fulfil"
    assert words.say(said_answer("mombasa.buy", options("decline", "nothing")), "en") == "nothing"
    assert words.say(said_answer("core.ask.end_turn", options("main", "end")), "en") == "end"


def test_what_the_most_telling_answer_yields_stands_under_a_turn() -> None:
    """With its name where there are others; what tells nothing about a turn is left out."""
    mode, area, place = (
        Option(id, id, verbatim(id), detail=verbatim(detail))
        for id, detail in [("spread", "one each"), ("port", "4 power"), ("bank", "power 2 there")]
    )
    line = [
        ("yokohama.turn", mode, mode.label),
        ("yokohama.place", place, place.label),
        ("yokohama.move", area, area.label),
    ]
    found = yielded(line, games.get("yokohama").summary_questions)
    assert [words.say(one, "en") for one in found] == ["port\xa0– 4 power"]
    assert yielded(line[:2], games.get("yokohama").summary_questions) == ()
    assert yielded(line[:1], games.get("yokohama").summary_questions) == (mode.detail,)


def test_of_several_telling_answers_the_one_that_says_most_is_told_whichever_came_first() -> None:
    port, bank = (
        Option(id, id, verbatim(id), detail=verbatim(detail)) for id, detail in [("port", "4 power"), ("bank", "2 yen")]
    )
    line = [("yokohama.move", port, port.label), ("yokohama.place", bank, bank.label)]
    for turn in (line, line[::-1]):
        found = yielded(turn, ("yokohama.move", "yokohama.place"))
        assert [words.say(one, "en") for one in found] == ["port\xa0– 4 power"]


def test_of_several_picks_all_gains_are_told_and_of_one_the_last() -> None:
    first, second, other = (
        Option(id, id, verbatim(name), detail=verbatim(detail))
        for id, name, detail in [("a", "Cairo", "1 more step"), ("b", "Cairo", "share 1"), ("c", "Natal", "share 2")]
    )
    line = [("mombasa.step", one, one.label) for one in (first, second, other)]
    found = yielded(line, games.get("mombasa").summary_questions)
    assert [words.say(one, "en") for one in found] == ["Cairo\xa0– share 1", "Natal\xa0– share 2"]
    apart = [line[0], ("mombasa.mark", other, other.label), line[1]]
    assert [words.say(one, "en") for one in yielded(apart, ["mombasa.step"])] == [
        "Cairo\xa0– 1 more step",
        "Cairo\xa0– share 1",
    ]


def test_what_warns_is_no_gain_and_to_do_none_of_a_thing_is_told() -> None:
    (back,) = (Option("back", "back", verbatim("back"), detail=verbatim("no action"), role="danger"),)
    line = [("yokohama.move", back, back.label), ("yokohama.recall", back, back.label)]
    assert yielded(line, games.get("yokohama").summary_questions) == ()
    moved = PickedAnswer("yokohama.move", tuple(options("main", "Chinatown")))
    stop = PickedAnswer("yokohama.chinatown", (STOP,))
    dealt = PickedAnswer("yokohama.chinatown", tuple(options("main", "sell")))
    skip = PickedAnswer("yokohama.build", (SKIP,))
    assert [goes_on([moved], stop), goes_on([dealt, moved], stop), goes_on([moved], skip)] == [False, True, True]
    assert words.say(said_answer("yokohama.chinatown", [STOP]), "en") == "exchanges: nothing"


def test_what_is_done_beside_a_question_is_told_thing_by_thing() -> None:
    free = [PickedAnswer("yokohama.end", (one,)) for one in options("free", "claim", "use an agent")]
    assert [words.say(one, "en") for one in said_picks(free)] == ["claim", "use an agent"]


def filled(slot: str, *cards: Option[str]) -> list[PickedAnswer]:
    line = Option(slot, slot, verbatim(slot))
    lines = tuple(((slot,), (card,)) for card in ("coffee", "cotton", "back"))
    return [PickedAnswer("plan", (line,), lines), *(PickedAnswer("card", (card,)) for card in cards)]


def test_a_line_of_a_form_is_told_once_with_what_fills_it_in_the_end() -> None:
    coffee, cotton = options("main", "coffee", "cotton")
    (never_mind,) = options("decline", "back")
    (beside,) = options("main", "modifier")
    answers = [*filled("B", coffee), *filled("C", coffee, beside), *filled("B", cotton), *filled("D", never_mind)]
    said = [words.say(said_field(one), "en") for one in fields(answers)]
    assert said == ["C: coffee", "modifier", "B: cotton"], "what does not fill in the line is told by itself"


def test_what_fills_in_a_form_has_no_number() -> None:
    """Its buttons have none; other answers are called by that of their picture."""
    coffee, area = options("main", "coffee", "area")
    answers = [*filled("B", coffee), PickedAnswer("move", (area,), numbers=("7",))]
    answers[1] = replace(answers[1], numbers=("3",))
    said = [words.say(one.options[0].label, "en") for one in on_buttons(answers)]
    assert said == ["B", "coffee", "“7 · Area”"]


def test_lines_of_a_form_are_told_as_they_stand_in_it() -> None:
    (coffee,) = options("main", "coffee")
    stand = tuple(((slot,), ("coffee",)) for slot in "BCD")
    late, early = (
        [PickedAnswer("plan", tuple(options("main", slot)), stand), PickedAnswer("card", (coffee,))] for slot in "DB"
    )
    assert in_order([late, early]) == [early, late]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["yokohama", "nippon", "mombasa"])
def test_the_telling_questions_are_asked(game: str) -> None:
    asked = {key for table in positions(game, 3, {}, "telling", 0.3) for key in (ask.key for ask in table.asks)}
    assert asked & set(games.get(game).summary_questions)
    assert set(games.get(game).summary_questions) <= games.get(game).questions.keys()


@pytest.mark.parametrize("game", ["yokohama", "nippon", "mombasa"])
@pytest.mark.slow
def test_a_whole_turn_can_be_followed(game: str) -> None:
    """Played by habit: no question twice in a row, nothing that only goes on, and everything can be said."""
    table, shown = Table.start(game, 2, {}, "hints"), 0
    while shown < 12:
        seat = next(one for one in range(2) if table.ask_of(one) is not None)
        before, segment, line = Table.load(table.dump()), table.segment, list[TurnStep]()
        while table.segment == segment and (ask := table.ask_of(seat)) is not None:
            line.append(TurnStep(ask.key, tuple(map(str, answer(table, seat, "house", Random(shown))))))
            table.answer(seat, line[-1].picks)
        said, _ = said_turn(before, seat, tuple(line))
        subjects = [dict(one.args)["subject"] if one.key == "coach.hint.about" else one for one in said]
        assert all(one != other for one, other in pairwise(subjects))
        for lang in words.LANGUAGES:
            told = [words.say(one, lang, ("Ann", "Bob")) for one in said]
            assert not {words.say(one.label, lang) for one in (STOP, SKIP)} & set(told[1:])
        shown += 1
