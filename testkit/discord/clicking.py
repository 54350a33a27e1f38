"""A person who plays by pressing what the panel shows, and a count of how much that takes."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from random import Random

from simcord.actors import MemberActor

from cogs.clicks import button_ids
from cogs.panels.question.forms import GO, PUT, SURE, form_ids, returns, spans
from cogs.panels.question.panel import ends
from cogs.panels.question.panel_builder import THEN
from cogs.panels.question.panel_state import PanelState, unpack
from cogs.panels.question.paths import ALONG, early_end
from cogs.panels.question.series import composes, members
from cogs.panels.question.several_choices import FIRST
from engine.core.ask import Form
from engine.core.games import ComputerPlayer
from engine.core.table import Observation, Table
from engine.players import computer_player
from host import BOT, Host, Person, Question, TableInfo
from testkit.discord.shown import parts
from testkit.discord.stage import DiscordStage

Plan = list[list[str]]  # answers one after the other
MOST_PLANNED = 30


@dataclass
class Pace:
    """What a game took of its players."""

    answers: int = 0
    clicks: int = 0
    taps: int = 0  # opening a list and choosing in it are two
    edits: int = 0  # panels that were shown
    turns: int = 0
    posts: int = 0
    undone: int = 0
    came: int = 0  # panels that came by themselves
    choices: int = 0  # as they are recorded
    plans: int = 0  # parts of secret phases, and the taps for them
    planning: int = 0
    asked: list[str] = field(default_factory=list)


class ClickingPlayer:
    """Plays one seat through its panel; the choices themselves come from a computer player."""

    def __init__(self, stage: DiscordStage, table: TableInfo, who: MemberActor, pace: Pace) -> None:
        self.stage, self.table, self.who, self.pace = stage, table, who, pace

    async def open(self, step: int | None = None) -> None:
        """My move, below the newest message of the thread, unless the panel is there already."""
        if (
            step is not None
            and self.who.id in self.stage.last
            and any(call.step == step for call, _, _ in self.calls())
        ):
            self.pace.came += 1
            return
        await self.stage.move(self.who)
        self.pace.clicks += 1
        self.pace.taps += 1

    async def answer(self, question: Question, plan: Plan) -> None:
        """Click until the answer, or as much of the plan as the panel takes at once, is handed in."""
        self.pace.answers += 1
        self.pace.asked.append(question.key)
        names, picks = [option.id for option in question.options], plan[0]
        if question.form is not None:
            await self.fill(question, question.form, plan)
        elif len(plan) > 1 and picks and await self.follow(question, plan):
            return
        elif self.may_compose(question) and picks and picks[0] in [option.id for option in members(question)]:
            await self.compose(question, plan)
        elif question.max > 1 or question.min == 0:
            marks = [names.index(pick) for pick in picks]
            await (self.arrange(names, marks) if question.ordered else self.mark(names, marks))
        else:
            taps = self.pace.taps
            await self.pick(names, picks[0])
            if ends(question):  # the turn would end by itself
                self.pace.taps = taps

    def may_compose(self, question: Question) -> bool:
        """Whether several answers are put together: not where a picture tells the options, and each is a button."""
        verbs = {"mark", "count", *(["take"] if question.series is not None and question.series.repeat else [])}
        return composes(question) and any(call.verb in verbs for call, _, _ in self.calls())

    async def pick(self, names: Sequence[str], wanted: str, depth: int = 0) -> None:
        """One option: its button, a line of a select, or behind a group or an amount."""
        shown = self.calls()
        for call, custom_id, _ in shown:
            if call.verb == "pick" and call.values == () and call.arg == wanted:
                await self.press(custom_id)
                return
        for call, custom_id, values in shown:
            if call.verb == "pick" and wanted in values:
                await self.select(custom_id, [wanted])
                return
        assert depth < 40, f"no way to {wanted}"
        at = names.index(wanted)
        for call, custom_id, values in shown:
            if call.verb != "open":
                continue
            for packed in values or (call.arg,):
                state = unpack(packed, names)
                if at in state.marks:
                    await (self.select(custom_id, [packed]) if values else self.press(custom_id))
                    await self.pick(names, wanted, depth + 1)
                    return
        further = next(custom for call, custom, _ in shown if call.verb == "open" and call.arg.endswith(".more"))
        await self.press(further)
        await self.pick(names, wanted, depth + 1)

    async def follow(self, question: Question, plan: Plan) -> bool:
        """One option and what it leads to, in one click where the panel has a list or buttons for it."""
        first, following = plan[0][0], question.after(plan[0][0])
        await self.bring_along(question, plan)
        for call, custom_id, values in self.calls():
            if call.verb != "path" or following is None:
                continue
            if plan[1] and call.arg == f"{first}{THEN}{plan[1][0]}":
                await self.press(custom_id)
                return True
            row = series_of(following, plan[1:]) if composes(following) else []
            inside = [picks[0] for picks in row] or plan[1]
            if call.arg == first and inside and all(pick in values for pick in inside):
                await self.select(custom_id, inside)
                if early_end(following, len(inside)) is None and (row or not composes(following)):
                    await self.hand_in(following, plan[1:])
                return True
        return False

    async def bring_along(self, question: Question, plan: Plan) -> None:
        """Where an answer to the next question goes along with every option: the one that is planned."""
        following, offered = question.after(plan[0][0]), [call.arg for call, _, _ in self.calls()]
        ids = [] if following is None else [option.id for option in following.options]
        if not plan[1] or plan[1][0] not in ids or f"{plan[0][0]}{THEN}{plan[1][0]}" in offered:
            return
        along = PanelState(ids.index(plan[1][0])).pack([option.id for option in question.options], ALONG)
        button = next((custom for call, custom, _ in self.calls() if call.verb == "open" and call.arg == along), None)
        if button is not None:
            await self.press(button)

    async def hand_in(self, question: Question, plan: Plan) -> None:
        """What is marked already."""
        names = [option.id for option in question.options]
        if composes(question):
            await self.done(question, plan, sorted({names.index(one[0]) for one in series_of(question, plan)}))
        else:
            await self.take(PanelState(None, tuple(sorted(names.index(pick) for pick in plan[0]))).pack(names))

    async def mark(self, names: Sequence[str], marks: Sequence[int]) -> None:
        """Several options: mark them in every select that has one, then hand them in unless that was all."""
        await self.tick(marks)
        if any(call.verb == "take" for call, _, _ in self.calls()):
            await self.take(PanelState(None, tuple(sorted(marks))).pack(names))

    async def tick(self, marks: Sequence[int]) -> None:
        left = set(marks)
        while left:
            for call, custom_id, values in self.calls():
                here = [value for value in values if value.isdigit() and int(value) in set(marks)]
                if call.verb == "mark" and any(int(value) in left for value in here):
                    await self.select(custom_id, here)
                    left -= {int(value) for value in here}
                    break
            else:
                raise AssertionError(f"no way to mark {sorted(left)}")

    async def compose(self, question: Question, plan: Plan) -> None:
        """As many members of a series as the plan has in a row."""
        assert question.series is not None
        names = [option.id for option in question.options]
        marks = sorted(names.index(picks[0]) for picks in series_of(question, plan))
        if question.series.repeat:
            alike = next((n for n, picks in enumerate(plan) if picks != plan[0]), len(plan))
            await self.several_times(names, names.index(plan[0][0]), min(alike, len(marks)))
            return
        else:
            inside = [names.index(one.id) for one in members(question)]
            if question.series.end is None and len(marks) == len(inside) - 1 < question.series.left:
                marks = inside  # the last one needs no answer, but a list that is full does
            if not any(call.verb == "mark" for call, _, _ in self.calls()):
                await self.one_by_one(names, marks, plan[0][0])
                return
            await self.tick(marks)
        await self.done(question, plan, marks)

    async def several_times(self, names: Sequence[str], at: int, most: int) -> None:
        """One option as often in a row as the panel lets one, up to `most`: a line of its list, or a button."""
        for call, custom_id, values in self.calls():
            if call.verb == "count":
                times = max(n for n in range(1, most + 1) if f"{at}x{n}" in values)
                await self.select(custom_id, [f"{at}x{times}"])
                return
        offered = {call.arg for call, _, _ in self.calls() if call.verb == "take"}
        for n in range(most, 1, -1):
            packed = PanelState(None, (at,) * n).pack(names, FIRST)
            if packed in offered:
                await self.take(packed)
                return
        await self.pick(names, names[at])

    async def one_by_one(self, names: Sequence[str], marks: Sequence[int], first: str) -> None:
        """The first of a few members of a series, or all of them where there is a button for that."""
        packed = PanelState(None, tuple(marks)).pack(names)
        if any(call.verb == "take" and call.arg == packed for call, _, _ in self.calls()):
            await self.take(packed)
        else:
            await self.pick(names, first)

    async def done(self, question: Question, plan: Plan, marks: Sequence[int]) -> None:
        """Hand in the members of a series that are marked, unless that was all there can be."""
        assert question.series is not None
        if len(marks) >= question.series.left:
            return
        names = [option.id for option in question.options]
        ended = len(marks) < len(plan) and plan[len(marks)] == [question.series.end]
        offered = [call.arg for call, _, _ in self.calls() if call.verb == "take"]
        packed = PanelState(None, tuple(marks)).pack(names, FIRST)
        await self.take(packed if not ended and packed in offered else PanelState(None, tuple(marks)).pack(names))

    async def fill(self, question: Question, form: Form, plan: Plan) -> None:
        """The fields for which the plan has values, one at a time where each is kept at once; else all, and sent."""
        given, filled = [tuple(picks) for picks in plan], []
        for at, (line, mine) in enumerate(spans(form)):
            for n, choice in enumerate(line.choices):
                if choice.answers and tuple(given[: len(choice.answers)]) == choice.answers:
                    filled.append((at, mine.start, n))
                    del given[: len(choice.answers)]
                    break
        sending = self.sending(form)
        for at, start, n in filled if form.end else sorted(filled, key=lambda one: one[1] in sending):
            await self.put(form, at, start, n)
            if returns(question):
                return
        if len(given) == len(plan) and not form.end:  # something that stands beside the form
            await self.press(next(c for call, c, _ in self.calls() if call.verb == "pick" and call.arg == plan[0][0]))
        if not form.end:  # sent with the last field
            return
        await self.press(next(custom for call, custom, _ in self.calls() if call.verb == "send"))
        sure = next((c for call, c, _ in self.calls() if call.verb == "send" and call.arg.endswith(SURE)), None)
        if sure is not None:
            await self.press(sure)

    def sending(self, form: Form) -> set[int]:
        """Where fields begin that are sent, with what stands in the others, as soon as they have a value.

        A list is, and so are buttons that carry a value of another field beside their own.
        """
        ids, found = form_ids(form), set()
        for call, _, values in self.calls():
            if call.verb != "fill" or call.arg.endswith(f".{GO}"):
                continue
            marks = () if values else unpack(call.arg, ids).marks
            found |= {
                mine.start
                for _, mine in spans(form)
                if (call.arg.endswith(f".{mine.start}") if values else len(marks) > 1 and marks[-1] in mine)
            }
        return found

    async def put(self, form: Form, at: int, start: int, n: int) -> None:
        """A value into a field: its button, or a line of its list; where one is open at a time, after going there."""
        ids = form_ids(form)
        if self.stands(ids, start + n):
            return
        for _ in range(2):
            fields = [(call, custom) for call, custom, _ in self.calls() if call.verb == "fill"]
            for call, custom in fields:
                if call.arg.endswith(f".{PUT}") and unpack(call.arg, ids).marks[-1] == start + n:
                    await self.press(custom)
                    return
                if call.arg.endswith(f".{start}"):
                    await self.select(custom, [str(n)])
                    return
            await self.press([custom for call, custom in fields if call.arg.endswith(f".{GO}")][at])
        raise AssertionError(f"no way to put {ids[start + n]}")

    def disabled(self) -> list[str]:
        """What the panel shows and does not let anybody press."""
        return [one["custom_id"] for one in parts(self.stage.panel(self.who)) if one.get("disabled")]

    def stands(self, ids: Sequence[str], wanted: int) -> bool:
        """Whether a value stands in its field already: its button cannot be pressed."""
        off = self.disabled()
        put = [call for one in off if (call := button_ids.parse(one)) is not None and call.arg.endswith(f".{PUT}")]
        return any(unpack(call.arg, ids).marks[-1] == wanted for call in put)

    async def arrange(self, names: Sequence[str], marks: Sequence[int]) -> None:
        """One after the other; the last one falls into place by itself."""
        for count in range(1, len(marks) + 1):
            wanted = PanelState(None, tuple(marks[:count])).pack(names)
            for call, custom_id, values in self.calls():
                if call.verb == "open" and (wanted in values or call.arg == wanted):
                    await (self.select(custom_id, [wanted]) if values else self.press(custom_id))
                    break
        await self.take(PanelState(None, tuple(marks)).pack(names))

    async def take(self, packed: str) -> None:
        await self.press(next(custom for call, custom, _ in self.calls() if call.verb == "take" and call.arg == packed))

    def calls(self) -> list[tuple[button_ids.ButtonId, str, tuple[str, ...]]]:
        """What can be clicked in the panel now: the call, its custom_id, and the values of a select."""
        found = []
        for part in parts(self.stage.panel(self.who)):
            custom_id = part.get("custom_id")
            if custom_id and not part.get("disabled"):
                call = button_ids.parse(custom_id)
                assert call is not None
                found.append((call, custom_id, tuple(o["value"] for o in part.get("options") or ())))
        return found

    async def press(self, custom_id: str) -> None:
        self.pace.clicks += 1
        self.pace.taps += 1
        shown = self.stage.panel(self.who)
        self.stage.read(self.who, await self.who.click(shown, custom_id=custom_id), fresh=False)

    async def select(self, custom_id: str, values: Sequence[str]) -> None:
        self.pace.clicks += 1
        self.pace.taps += 2
        shown = self.stage.panel(self.who)
        self.stage.read(self.who, await self.who.select(shown, list(values), custom_id=custom_id), fresh=False)


def series_of(question: Question, plan: Plan) -> Plan:
    """What a plan has in a row of a series."""
    assert question.series is not None
    inside = [option.id for option in members(question)]
    found: Plan = []
    for picks in plan[: question.series.left]:
        if picks[0] not in inside or (picks in found and not question.series.repeat):
            break
        found.append(picks)
    return found


async def seat_people(
    stage: DiscordStage, game: str, people: Sequence[MemberActor], options: dict[str, str], seed: str = "clicks"
) -> TableInfo:
    """A table of any game in a thread, started and told."""
    lobby = stage.host.lobby
    first = people[0]
    table = await lobby.create(
        game, Person(first.id), first.name.title(), options, guild=stage.guild.id, channel=stage.channel.id
    )
    for one in people[1:]:
        await lobby.join(table.id, Person(one.id, guild=stage.guild.id), one.name.title())
    await stage.place(table)
    await lobby.start(table.id, Person(first.id), seed=seed, shuffle=False)
    stage.table = await stage.host.reads.info(table.id, BOT)
    await stage.settle()
    return stage.table


async def play(
    stage: DiscordStage,
    table: TableInfo,
    people: Sequence[MemberActor],
    *,
    player: str,
    most: int = 5_000,
    undo_every: int = 0,
) -> Pace:
    """Play a whole game, every answer by clicks; now and then a choice is taken back and made again."""
    pace = Pace()
    rng = Random(7)
    players = {one.id: ClickingPlayer(stage, table, one, pace) for one in people}
    opened: int | None = None
    turns: set[tuple[int, int]] = set()
    planned: set[tuple[int, int]] = set()
    while pace.answers < most:
        asked = [one for one in await stage.host.reads.asks(table.id, BOT) if one.user is not None]
        if not asked:
            break
        user = asked[0].user
        assert user is not None
        question = await stage.host.reads.question(table.id, Person(user))
        assert question is not None
        turns.add((question.segment, user))
        if opened != user:
            await players[user].open(question.step)
            opened = user
        before = pace.taps
        await players[user].answer(question, await decide(stage.host, question, player, rng))
        if returns(question):
            planned.add((question.segment, user))
            pace.planning += pace.taps - before
        if undo_every and pace.answers % undo_every == 0 and await stage.host.reads.can_undo(table.id, Person(user)):
            back = next((custom for call, custom, _ in players[user].calls() if call.verb == "back"), None)
            if back is not None:
                await players[user].press(back)
                pace.undone += 1
        if user not in {one.user for one in await stage.host.reads.asks(table.id, BOT)}:
            opened = None
            await stage.settle()
    await stage.settle()
    pace.turns, pace.plans = len(turns), len(planned)
    pace.choices = len(recorded(stage))
    pace.posts = len(stage.posts())
    return pace


def recorded(stage: DiscordStage) -> list[tuple[int, str, str]]:
    """What people have chosen at the table, in order: seat, question, picks."""
    asked = "select seat, key, picks from choices where table_id = ? and given_by = 'player' order by segment, position"
    with closing(sqlite3.connect(stage.db)) as db:
        return list(db.execute(asked, (stage.table.id,)))


async def decide(host: Host, question: Question, player: str | ComputerPlayer, rng: Random) -> Plan:
    """What a computer player would answer in this seat, now and until the turn is another's or something is shown."""
    async with host._live.hold(question.table.id, "look", BOT) as held:
        table, plan = Table.load(held.table.dump()), []
        chosen: ComputerPlayer = computer_player(table.game, player) if isinstance(player, str) else player
        known = len(table.choices)
        while (ask := table.ask_of(question.seat)) is not None and table.segment == question.segment:
            plan.append(list(chosen(Observation(table, question.seat), ask, rng)))
            plain = ask.series is None and ask.form is None
            if (plain and len(plan) > 3) or len(plan) > MOST_PLANNED:
                break
            table.answer(question.seat, plan[-1])
            if table.segment == question.segment and any(choice.shown for choice in table.choices[known:]):
                after = table.ask_of(question.seat)
                if after is not None and after.confirms():  # nothing but the end is left, whatever was shown
                    plan.append(after.ids())
                break
        return plan
