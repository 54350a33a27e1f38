"""My move and everything inside its panel: routes clicks to the host and shows what comes next. Knows no game."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence

from cogs.cards.plan_words import became_of
from cogs.cards.table_parts import thread_url
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge, expected
from cogs.clicks.context import Context
from cogs.clicks.guard import SAVED
from cogs.clicks.people import person
from cogs.clicks.router import Router, Verb
from cogs.messages.escaping import escaped_text
from cogs.panels.question.forms import ASKED, SURE, form_answers, form_ids, form_of, left_open, returns
from cogs.panels.question.panel import done_message, lines, waiting_message, why_message
from cogs.panels.question.panel_state import PanelState, unpack
from cogs.panels.question.paths import THEN, path
from cogs.panels.question.series import Answer, bounds, composes, series_answers
from cogs.panels.question.several_choices import FIRST
from cogs.panels.question.turn_endings import LAST, ending_answers
from cogs.panels.turn.default_answers import always_message
from cogs.panels.turn.writing import QuestionWriter
from engine.core.offer import Refusal
from engine.core.text import PlayerMistake, Text, text
from host import AskedSeat, GivesAway, NotTogether, Outcome, Person, Question, TableInfo

log = logging.getLogger(__name__)

KEPT = 1_000  # clicks of people who may still be there
STALE = Text("host.mistake.stale")
QUESTION = "question"  # in `click.extras`: the question a click belongs to, on its way
COMPOSING = {"take", "path", "open", "mark", "count", "fill", "send"}  # verbs that need it first


class PlayPanel:
    """The panel: it is drawn anew from what is saved after every click, so any device may go on with it."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.answers = context.host.answers
        self.reads = context.host.reads
        self.writer = QuestionWriter(context)
        self._there: OrderedDict[tuple[int, int], Click] = OrderedDict()  # last clicks, by table and user
        self.inside: dict[str, Verb] = {
            "pick": self.pick,
            "anyway": self.anyway,
            "take": self.take,
            "path": self.path,
            "back": self.back,
            "open": self.open,
            "mark": self.mark,
            "count": self.count,
            "fill": self.fill,
            "send": self.send,
            "ask": self.ask,
            "why": self.why,
            "because": self.because,
            "look": self.look,
            "always": self.always,
        }

    async def clicked(self, click: Click, call: button_ids.ButtonId) -> None:
        """A click inside a panel: a mistake is said above the question that is open now."""
        self.context.expect(click)
        self.expect(click, call)
        await acknowledge(click)  # Discord waits 3 s, a database or a picture may take longer
        try:
            await self.inside[call.verb](click, call)
        except GivesAway as gift:
            question = await self.current(click, call)
            await self.show_question(click, question, note=escaped_text(gift.text), doubted=picked(call))
        except PlayerMistake as mistake:
            stale = mistake.text.key == STALE.key  # the question that is open now is shown along with the sentence
            said = Text("ui.panel.stale") if stale else escaped_text(mistake.text)
            await self.show(click, button_ids.table_of(call), note=said)

    async def move(self, click: Click, call: button_ids.ButtonId) -> None:
        """My move: the panel opens for the eyes of who pressed the button."""
        self.context.expect(click)
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show(click, button_ids.table_of(call))

    async def pick(self, click: Click, call: button_ids.ButtonId) -> None:
        """One option, from its button or from a select; newcomers are warned before they give something away."""
        await self.answer(click, call, (picked(call),), sure=False)

    async def anyway(self, click: Click, call: button_ids.ButtonId) -> None:
        """The same once more, in spite of the warning."""
        await self.answer(click, call, (call.arg,))

    async def take(self, click: Click, call: button_ids.ButtonId) -> None:
        """Everything that was marked, in the order it was marked in; of a series one after the other."""
        question = await self.current(click, call)
        marks = unpack(call.arg, option_ids(question)).marks
        if question.series is None or not composes(question):
            await self.answer(click, call, [question.options[n].id for n in marks])
            return
        goes_on = len(marks) >= question.series.left or call.arg.endswith(f".{FIRST}")
        end = () if goes_on or question.series.end is None else (question.series.end,)
        await self.answer_all(click, question, series_answers(question, marks), end, state=PanelState(None, marks))

    async def path(self, click: Click, call: button_ids.ButtonId) -> None:
        """An option, and what was chosen in the list behind it, or that the turn ends with it."""
        question = await self.current(click, call)
        if call.arg == f"{THEN}{LAST}":
            await self.answer_all(click, question, ending_answers(question, call.values), ())
            return
        chosen = path(question, call.arg, call.values)
        await self.answer_all(click, question, chosen.answers, chosen.end, marks=chosen.marks)

    async def send(self, click: Click, call: button_ids.ButtonId) -> None:
        """Everything that was filled in, field by field."""
        question = await self.current(click, call)
        form = form_of(question)
        packed = call.values[0] if call.values else call.arg
        marks = unpack(packed, form_ids(form)).marks
        empty = left_open(form, marks)
        if returns(question) and empty and not packed.endswith(f".{SURE}"):
            note = text("ui.panel.left_open", n=empty)
            await self.show_question(click, question, PanelState(ASKED, marks), note=note)
            return
        answers = form_answers(form, marks)
        await self.answer_all(click, question, answers, form.end, state=PanelState(None, marks))

    async def back(self, click: Click, call: button_ids.ButtonId) -> None:
        """One own step back."""
        await self.undo(click, button_ids.table_of(call), call.step)

    async def open(self, click: Click, call: button_ids.ButtonId) -> None:
        """Another state of the question's panel: a group, an amount, the next of an order."""
        question = await self.current(click, call)
        state = unpack(call.values[0] if call.values else call.arg, option_ids(question))
        await self.show_question(click, question, state)

    async def mark(self, click: Click, call: button_ids.ButtonId) -> None:
        """What is selected now joins what is marked elsewhere in the question."""
        question = await self.current(click, call)
        elsewhere = unpack(call.arg, option_ids(question))
        here = tuple(n for n in range(len(question.options)) if str(n) in call.values and n not in elsewhere.marks)
        await self.marked(click, question, PanelState(elsewhere.group, (*elsewhere.marks, *here)))

    async def marked(self, click: Click, question: Question, state: PanelState) -> None:
        """Show what is marked; where no more can be marked it is the answer."""
        if len(state.marks) < bounds(question)[1]:
            await self.show_question(click, question, state)
        elif question.series is not None and composes(question):
            await self.answer_all(click, question, series_answers(question, state.marks), (), state=state)
        else:
            picks = [question.options[n].id for n in sorted(state.marks)]
            await self.answer_step(click, question.table.id, question.step, picks)

    async def count(self, click: Click, call: button_ids.ButtonId) -> None:
        """So many of one option join what is chosen of the others."""
        question = await self.current(click, call)
        elsewhere = unpack(call.arg, option_ids(question))
        tag, chosen = call.arg.rpartition(".")[2], call.values[0] if call.values else ""
        if not tag.isdecimal() or not chosen.isdecimal() or int(tag) >= len(question.options):
            raise PlayerMistake(Text("ui.mistake.changed"))
        await self.marked(click, question, PanelState(None, (*elsewhere.marks, *([int(tag)] * int(chosen)))))

    async def fill(self, click: Click, call: button_ids.ButtonId) -> None:
        """What is selected now joins what stands in the other fields; where the form comes again it is kept at once."""
        question = await self.current(click, call)
        form = form_of(question)
        others = unpack(call.arg, form_ids(form))
        tag, chosen = call.arg.rpartition(".")[2], call.values[0] if call.values else ""
        mark = int(tag) + int(chosen) if tag.isdecimal() and chosen.isdecimal() else len(form_ids(form))
        if mark >= len(form_ids(form)):
            raise PlayerMistake(Text("ui.mistake.changed"))
        marks = (*others.marks, mark)
        answers = form_answers(form, marks)
        if answers and (returns(question) or not (form.end or left_open(form, marks))):
            await self.answer_all(click, question, answers, (), state=PanelState(None, others.marks))
        else:
            await self.show_question(click, question, PanelState(None, marks))

    async def ask(self, click: Click, call: button_ids.ButtonId) -> None:
        """Back from the reasons to the question."""
        await self.show(click, button_ids.table_of(call))

    async def why(self, click: Click, call: button_ids.ButtonId) -> None:
        """What is not offered."""
        await self.show_reasons(click, call, None, button_ids.number(call.arg or "0"))

    async def because(self, click: Click, call: button_ids.ButtonId) -> None:
        """Why the selected one is not offered."""
        await self.show_reasons(click, call, button_ids.chosen(call), button_ids.number(call.arg or "0"))

    async def look(self, click: Click, call: button_ids.ButtonId) -> None:
        """The board as it is in the middle of the turn, with what is on offer marked."""
        await self.show_question(click, await self.current(click, call), picture=True)

    async def always(self, click: Click, call: button_ids.ButtonId) -> None:
        """Which answer shall stand for good; the one selected is given now, too."""
        question = await self.current(click, call)
        if not question.may_have_default:
            raise PlayerMistake(Text("plan.mistake.not_always"))
        if not call.values:
            reader = await self.context.reader(click, question.table)
            await self.context.show(click, always_message(question, reader))
            return
        await self.context.host.default_answers.always(question.table.id, person(click), question.step, call.values[0])
        await self.answer(click, call, call.values)

    async def answer(self, click: Click, call: button_ids.ButtonId, picks: Sequence[str], *, sure: bool = True) -> None:
        """Hand in an answer, then show what comes next."""
        await self.answer_step(click, button_ids.table_of(call), call.step, picks, sure=sure)

    async def answer_step(
        self, click: Click, table: int, step: int | None, picks: Sequence[str], *, sure: bool = True
    ) -> None:
        """The same, wherever the answer came from."""
        outcome = await self.answers.answer(table, person(click), step, picks, sure=sure)
        click.extras[SAVED] = True
        await self.show_outcome(click, outcome)

    async def answer_all(
        self,
        click: Click,
        question: Question,
        answers: Sequence[Answer],
        end: Sequence[str],
        *,
        marks: Sequence[str] = (),
        state: PanelState | None = None,
    ) -> None:
        """Hand in several answers in a row; where that stopped is said above what comes next, with `marks` in it.

        What does not go together is said above the same question, at the `state` where it was put together.
        """
        try:
            await self.give_all(click, question, answers, end, marks)
        except NotTogether as refused:
            label = answers[refused.given].label
            note = text("ui.panel.not_together", label=label, why=escaped_text(refused.text))
            await self.show_question(click, question, state, note=note)

    async def give_all(
        self, click: Click, question: Question, answers: Sequence[Answer], end: Sequence[str], marks: Sequence[str]
    ) -> None:
        """The same, if it goes together."""
        picks = [answer.picks for answer in answers]
        outcome = await self.answers.answer_all(question.table.id, person(click), question.step, picks, end)
        click.extras[SAVED] = True
        note = None
        if outcome.stopped is not None:
            label = answers[outcome.stopped.given].label
            note = text("ui.panel.stopped", label=label, why=outcome.stopped.why)
        await self.show_outcome(click, outcome, note=note, marks=marks)

    async def undo(self, click: Click, table: int, step: int | None) -> None:
        """Take the last own choice back, then show the question it answered."""
        outcome = await self.answers.undo(table, person(click), step)
        click.extras[SAVED] = True
        await self.show_outcome(click, outcome, note=Text("ui.panel.taken_back"))

    def expect(self, click: Click, call: button_ids.ButtonId) -> None:
        """Look at the question a click belongs to while Discord is told that the click has arrived."""
        if call.verb in COMPOSING and call.table is not None:
            click.extras[QUESTION] = expected(self.question(click, call.table))

    async def current(self, click: Click, call: button_ids.ButtonId) -> Question:
        """The question a click in a panel belongs to; old panels are told so."""
        looked = click.extras.pop(QUESTION, None)
        question = await (self.question(click, button_ids.table_of(call)) if looked is None else looked)
        if question is None or question.step != call.step:
            raise PlayerMistake(STALE)
        return question

    async def question(self, click: Click, table: int) -> Question | None:
        """What this person has to decide now."""
        return await self.reads.question(table, person(click))

    async def refused(self, click: Click, table: int) -> list[Refusal]:
        """What is not offered to them there, and why."""
        return await self.reads.refused(table, person(click))

    async def show(self, click: Click, table: int, *, note: Text | None = None) -> None:
        """What this person has to decide at a table now, or for whom it waits."""
        who = person(click)
        question, planned = await asyncio.gather(self.reads.question(table, who), self.planned(table, who))
        if question is not None:
            await self.show_question(click, question, note=note or planned, opened=True)
            return
        info, asked = await self.reads.info(table, who), await self.reads.asks(table, who)
        undo_step = await self.reads.undo_step(table, who)
        await self.show_waiting(click, info, asked, undo_step, note=note)

    async def planned(self, table: int, who: Person) -> Text | None:
        """What became of a plan that was begun for this turn."""
        plan = await self.context.host.plans.noted(table, who)
        return None if plan is None or not plan.begun else became_of(plan)

    async def show_outcome(
        self, click: Click, outcome: Outcome, *, note: Text | None = None, marks: Sequence[str] = ()
    ) -> None:
        """The same after an answer or an undo, which has told everything: the table is not looked at again."""
        if outcome.question is not None:
            marked = tuple(n for n, name in enumerate(option_ids(outcome.question)) if name in marks)
            await self.show_question(click, outcome.question, PanelState(None, marked), note=note)
            return
        table, asked = outcome.update.table, outcome.update.asked
        reader = await self.context.reader(click, table)
        said = lines(self.writer.notes(table.id, reader, note), await self.writer.meanwhile(click, table, reader))
        url = thread_url(table) if click.channel_id != table.thread else ""
        if not url or table.teaching == "lesson":  # who learns stays where they are
            self._there[table.id, click.user.id] = click
            while len(self._there) > KEPT:
                self._there.popitem(last=False)
        more = bool(await self.reads.asks_for(click.user.id))
        message = done_message(
            table, reader, asked, note=said, undo_step=outcome.undo_step, url=url, more=more, draft=outcome.draft
        )
        await self.context.show(click, message)

    async def called(self, table: int, user: int) -> None:
        """Whoever has just ended a turn is still there: the next question comes to them without a click.

        Discord takes such messages for 15 minutes after a click. Where it does not, My move is there as ever.
        """
        click = self._there.get((table, user))
        if click is None or click.is_expired():
            return
        try:
            question = await self.reads.question(table, person(click))
            if question is not None:
                message = await self.writer.message(click, question, opened=True)
                if self._there.pop((table, user), None) is click:  # else they have opened it themselves meanwhile
                    await click.followup.send(**message.answering())
        except Exception as error:
            log.info("table=%s user=%s is not followed by the panel: %r", table, user, error)

    async def show_waiting(
        self,
        click: Click,
        table: TableInfo,
        asked: Sequence[AskedSeat],
        undo_step: int | None,
        *,
        note: Text | None = None,
    ) -> None:
        """For whom a table waits, if not for this person."""
        reader = await self.context.reader(click, table)
        message = waiting_message(
            table,
            reader,
            asked,
            note=self.writer.notes(table.id, reader, note),
            undo_step=undo_step,
            url=thread_url(table) if click.channel_id != table.thread else "",
        )
        await self.context.show(click, message)

    async def show_question(
        self,
        click: Click,
        question: Question,
        state: PanelState | None = None,
        *,
        note: Text | None = None,
        picture: bool = False,
        doubted: str = "",
        opened: bool = False,
    ) -> None:
        """A question at a state of its panel, with its picture if that was asked for or comes unasked."""
        self._there.pop((question.table.id, click.user.id), None)
        made = await self.writer.message(
            click, question, state, note=note, picture=picture, doubted=doubted, opened=opened
        )
        await self.context.show(click, made)

    async def show_reasons(self, click: Click, call: button_ids.ButtonId, chosen: str | None, page: int) -> None:
        question = await self.current(click, call)
        reader = await self.context.reader(click, question.table)
        refused = await self.refused(click, question.table.id)
        await self.context.show(click, why_message(question, reader, refused, chosen, page))


def route_answers(router: Router, play: PlayPanel, plan: PlayPanel) -> None:
    """Every click inside a panel goes to the panel it belongs to: of the turn that is on, or of one planned ahead."""

    async def clicked(click: Click, call: button_ids.ButtonId) -> None:
        await (plan if call.plan else play).clicked(click, call)

    for verb in play.inside:
        router.on(verb, clicked)


def picked(call: button_ids.ButtonId) -> str:
    """The option of a click: of a select what was chosen, else what the button carries."""
    return call.values[0] if call.values else call.arg


def option_ids(question: Question) -> list[str]:
    return [option.id for option in question.options]


def marked_ids(question: Question, state: PanelState) -> list[str]:
    """The ids of what is marked."""
    return [question.options[n].id for n in state.marks]
