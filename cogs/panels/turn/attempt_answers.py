"""A turn of a finished game tried anew: its questions on a copy, and in the end what the computer makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cogs.cards.table_parts import back_button, heading
from cogs.clicks import Click, button_ids
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.messages import limits
from cogs.messages.message import Message, Part, button, fit, note, paragraph, rows
from cogs.messages.reader import Reader
from cogs.panels.coach.hints import chance_text, in_units, turn_words
from cogs.panels.look.replay import stamp_text
from cogs.panels.turn.answer_targets import Coming
from engine.core.text import Text, join, text
from host import Comparison, JudgedTurn, PastTurn, Person, Question, TableInfo, TriedTurn

AGAIN = "again"  # after the number of a turn: it is tried once more, in the same panel


class AttemptAnswers:
    """Takes the answers of a turn that is only tried; where it is whole, both turns are compared."""

    def __init__(self, context: Context) -> None:
        self.context, self.host = context, context.host
        self.refused = context.host.what_ifs.refused

    async def question(self, table: int, who: Person) -> Question | None:
        return (await self.host.what_ifs.look(table, who)).question

    async def open(self, table: int, who: Person) -> Coming:
        return self._after(await self.host.what_ifs.look(table, who))

    async def begin(self, table: int, who: Person, segment: int) -> Coming:
        """The first question of a turn, with what is dealt anew for it."""
        turn = await self.host.what_ifs.begin(table, who, segment)
        dealt = ("own" if turn.own else "other") if turn.hides else "open"
        return self._after(turn)._replace(note=text(f"coach.what_if.{dealt}", turn=segment + 1))

    async def answer(self, table: int, who: Person, step: int | None, picks: Sequence[str], *, sure: bool) -> Coming:
        return self._after(await self.host.what_ifs.answer(table, who, step or 0, picks))

    async def answer_all(
        self, table: int, who: Person, step: int, answers: Sequence[Sequence[str]], end: Sequence[str]
    ) -> Coming:
        return self._after(await self.host.what_ifs.answer_all(table, who, step, answers, end))

    async def undo(self, table: int, who: Person, step: int | None) -> Coming:
        return self._after(await self.host.what_ifs.undo(table, who, step))

    def _after(self, turn: TriedTurn) -> Coming:
        return Coming(turn.question, partial(self._compared, turn.table), stopped=turn.stopped)

    async def _compared(self, table: TableInfo, click: Click, said: Text | None) -> Message:
        """Both turns beside each other; until they are compared, that this takes a moment."""
        reader = await self.context.reader(click, table)
        await self.context.show(click, note(reader.say(Text("coach.what_if.working"))))
        found = await self.host.what_ifs.compare(table.id, person(click))
        course = await self.host.stories.course(table.id, person(click))
        return comparison_message(found, course, reader, "" if said is None else reader.say(said))


def comparison_message(found: Comparison, course: Sequence[PastTurn], reader: Reader, note: str = "") -> Message:
    """What was tried, what was played, each with what it brings and promises; which is better, and the ways on."""
    table, rivals = found.turn.table, len(found.turn.table.seats) - 1
    stamp = reader.say(stamp_text(course, found.turn.segment + 1))
    lines = [heading(table, reader), f"**{reader.say(Text('coach.what_if.about'))}** · {stamp}"]
    lines += [note] if note else []
    lines += ["", reader.say(Text("coach.what_if.tried")), *judged_lines(found.tried, table.game, rivals, reader)]
    if found.played is not None and not found.same:
        played = Text("coach.review.played" if found.turn.own else "coach.what_if.played")
        lines += ["", reader.say(played), *judged_lines(found.played, table.game, rivals, reader)]
    lines += ["", f"**{reader.say(verdict(found))}**"]
    if found.differs:
        lines.append(reader.say(text("coach.what_if.differs", amounts=join(found.differs, "comma"))))
    grounds = [Text("coach.what_if.grounds")]
    grounds += [text("coach.hint.deals", n=found.deals)] if found.turn.hides else []
    lines.append("-# " + " ".join(map(reader.say, grounds)))
    return Message((paragraph(fit("\n".join(lines), limits.TEXT)), *rows(ways_on(found, reader))))


def judged_lines(turn: JudgedTurn, game: str, rivals: int, reader: Reader) -> list[str]:
    """A turn, what it brings and costs at once, and what may be expected in the end."""
    amounts = [text("coach.more", what=one) for one in turn.gain] + [text("coach.less", what=one) for one in turn.price]
    lines = [f"**{turn_words(turn.said, reader)}**"]
    if amounts:
        lines.append(f"-# {reader.say(text('coach.what_if.at_once', amounts=join(amounts, 'comma')))}")
    promised = [promise(turn, game, rivals), *([] if turn.chance is None else [chance_text(turn.chance)])]
    return [*lines, " ".join(map(reader.say, promised))]


def promise(turn: JudgedTurn, game: str, rivals: int) -> Text:
    """The score that may be expected; where no chance to win was learnt, beside that of the others."""
    score, ahead = in_units(game, turn.points), round(turn.lead or 0)
    if turn.lead is None or turn.chance is not None:
        return text("coach.what_if.points", score=score)
    if ahead == 0:
        return text("coach.what_if.level", score=score, rivals=rivals)
    key = "coach.what_if.ahead" if ahead > 0 else "coach.what_if.behind"
    return text(key, score=score, lead=in_units(game, abs(ahead)), rivals=rivals)


def verdict(found: Comparison) -> Text:
    """Which of the two is better, and by how much."""
    if found.same:
        return Text("coach.what_if.same")
    if found.played is None:
        return Text("coach.what_if.unknown")
    if found.verdict == "close":
        return Text("coach.close")
    how = "better" if found.better > 0 else "worse"
    score = in_units(found.turn.table.game, max(1, abs(found.better)))
    return text(f"coach.what_if.{how}_{found.verdict}", score=score)


def ways_on(found: Comparison, reader: Reader) -> list[Part]:
    """A step back, the turn once more from its beginning, or on from here at a practice table."""
    table, step = found.turn.table, found.turn.step
    again = button_ids.make("what_if", f"{found.turn.segment}.{AGAIN}", table=table.id)
    made = [
        back_button(table, step, reader, what_if=True),
        button(reader.label(Text("coach.what_if.again")), again),
    ]
    if not found.turn.over:
        on = button_ids.make("from_tried", table=table.id, step=step, what_if=True)
        made.append(button(reader.label(Text("practice.button.from_here")), on, "main"))
    return made
