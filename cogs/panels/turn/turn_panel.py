"""My move and everything inside its panel: routes clicks to the host and shows what comes next. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge, expected
from cogs.clicks.button_ids import ButtonId, table_of
from cogs.clicks.context import Context
from cogs.clicks.guard import SAVED
from cogs.clicks.people import person
from cogs.clicks.router import Router, Verb
from cogs.messages.escaping import escaped_text
from cogs.panels.question.beside import why_message
from cogs.panels.question.forms import GO, PUT, SURE, form_answers, form_ids, form_of, left_open, returns
from cogs.panels.question.panel import PAST, SENT, WHOLE, ends
from cogs.panels.question.panel_builder import THEN
from cogs.panels.question.panel_state import PanelState, unpack
from cogs.panels.question.paths import answering, path
from cogs.panels.question.series import Answer, bounds, composes, series_answers
from cogs.panels.question.several_choices import FIRST, TIMES
from cogs.panels.turn.answer_targets import AnswerTarget, Coming, PlanAnswers, TableAnswers
from cogs.panels.turn.attempt_answers import AttemptAnswers
from cogs.panels.turn.default_answers import always_message
from cogs.panels.turn.next_question import NextQuestion
from cogs.panels.turn.question_writer import QuestionWriter
from engine.core.text import PlayerMistake, Text, text
from host import GivesAway, NotTogether, Question
from host.play.plans import IS_ASKED

STALE = Text("host.mistake.stale")
QUESTION = "question"  # in `click.extras`: the question a click belongs to, on its way
COMPOSING = {"take", "hinted", "path", "open", "mark", "count", "fill", "send", "more"}  # verbs that need it first


class TurnPanel:
    """The panel: it is drawn anew from what is saved after every click, so any device may go on with it."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context = context
        self.writer = QuestionWriter(context)
        self.next_question = NextQuestion(context, self.writer)
        self.at_table = TableAnswers(context, self.next_question)
        self.on_plan = PlanAnswers(context, self.next_question)
        self.on_copy = AttemptAnswers(context)
        self.inside: dict[str, Verb] = {
            "pick": self.pick,
            "anyway": self.anyway,
            "take": self.take,
            "hinted": self.hinted,
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
            "more": self.more,
            "hold": self.hold,
            "always": self.always,
        }
        for verb in self.inside:
            router.on(verb, self.clicked)
        router.on("move", self.move)
        router.on("plan", self.move)
        router.on("drop_plan", self.drop_plan)

    def target(self, of: ButtonId | Question) -> AnswerTarget:
        """Whom the panel of a click or a question asks and answers."""
        return self.on_copy if of.what_if else self.on_plan if of.plan else self.at_table

    async def clicked(self, click: Click, pressed: ButtonId) -> None:
        """A click inside a panel: a mistake is said above the question that is open now."""
        self.context.expect(click)
        self.next_question.press(click, table_of(pressed))
        self.expect(click, pressed)
        await acknowledge(click)  # Discord waits 3 s, a database or a picture may take longer
        try:
            await self.inside[pressed.verb](click, pressed)
        except GivesAway as gift:
            question = await self.current(click, pressed)
            await self.show_question(click, question, note=escaped_text(gift.text), doubted=picked(pressed))
        except PlayerMistake as mistake:
            stale = mistake.text.key == STALE.key  # the question that is open now is shown along with the sentence
            said = Text("ui.panel.stale") if stale else escaped_text(mistake.text)
            await self.show(click, table_of(pressed), self.target(pressed), note=said)

    async def move(self, click: Click, pressed: ButtonId) -> None:
        """My move, or Plan: the panel opens for the eyes of who pressed the button."""
        self.context.expect(click)
        await acknowledge(click, ephemeral=True, thinking=True)
        plan = pressed.verb == "plan"
        if not plan:
            await self.next_question.only_here(click, table_of(pressed))
        await self.show(click, table_of(pressed), self.on_plan if plan else None, lines=plan)

    async def drop_plan(self, click: Click, pressed: ButtonId) -> None:
        """Away with the plan."""
        await acknowledge(click)
        table = await self.context.host.reads.info(table_of(pressed), person(click))
        await self.context.host.plans.drop(table.id, person(click))
        self.next_question.unplanned(click, table.id)
        click.extras[SAVED] = True
        await self.context.say(click, Text("plan.dropped"), table)

    async def pick(self, click: Click, pressed: ButtonId) -> None:
        """One option, from its button or from a select; newcomers are warned before they give something away."""
        await self.answer_button(click, pressed, (picked(pressed),), sure=False)

    async def anyway(self, click: Click, pressed: ButtonId) -> None:
        """An option in spite of the warning."""
        await self.answer_button(click, pressed, (pressed.arg,))

    async def take(self, click: Click, pressed: ButtonId) -> None:
        """Everything that was marked, in the order it was marked in; of a series one after the other."""
        question = await self.current(click, pressed)
        marks = unpack(pressed.arg, option_ids(question)).marks
        if question.series is None or not composes(question):
            await self.answer_button(click, pressed, [question.options[n].id for n in marks])
            return
        goes_on = len(marks) >= question.series.left or pressed.arg.endswith(f".{FIRST}")
        end = () if goes_on or question.series.end is None else (question.series.end,)
        await self.answer_all(click, question, series_answers(question, marks), end, state=PanelState(None, marks))

    async def path(self, click: Click, pressed: ButtonId) -> None:
        """An option, and what was chosen of what it leads to."""
        question = await self.current(click, pressed)
        chosen = path(question, pressed.arg, pressed.values)
        along = chosen.answers[-1].picks[0] if THEN in pressed.arg else ""
        await self.answer_all(click, question, chosen.answers, chosen.end, marks=chosen.marks, along=along)

    async def hinted(self, click: Click, pressed: ButtonId) -> None:
        """The whole turn of a hint, up to the question whether it ends; each of its answers can be taken back."""
        question = await self.current(click, pressed)
        turn = (await self.context.host.hints.hint(question.table.id, person(click), question.step)).best
        answers = [Answer(name, picks) for name, picks in zip(turn.names, turn.picks, strict=False)]
        await self.answer_all(click, question, answers, ())

    async def send(self, click: Click, pressed: ButtonId) -> None:
        """Everything that was filled in, field by field."""
        question = await self.current(click, pressed)
        form = form_of(question)
        marks = unpack(pressed.arg, form_ids(form)).marks
        empty = left_open(form, marks)
        if returns(question) and empty and not pressed.arg.endswith(f".{SURE}"):
            note = text("ui.panel.left_open", n=empty)
            await self.show_question(click, question, PanelState(None, marks), note=note, doubted=SENT)
            return
        answers = form_answers(form, marks)
        await self.answer_all(click, question, answers, form.end, state=PanelState(None, marks))

    async def back(self, click: Click, pressed: ButtonId) -> None:
        """One own step back."""
        await self.undo(click, table_of(pressed), pressed.step, self.target(pressed))

    async def open(self, click: Click, pressed: ButtonId) -> None:
        """Another state of the question's panel: a group, an amount, the next of an order."""
        question = await self.current(click, pressed)
        state = unpack(pressed.values[0] if pressed.values else pressed.arg, option_ids(question))
        await self.show_question(click, question, state)

    async def mark(self, click: Click, pressed: ButtonId) -> None:
        """What is selected now joins what is marked elsewhere in the question."""
        question = await self.current(click, pressed)
        elsewhere = unpack(pressed.arg, option_ids(question))
        here = tuple(n for n in range(len(question.options)) if str(n) in pressed.values and n not in elsewhere.marks)
        await self.marked(click, question, PanelState(elsewhere.group, (*elsewhere.marks, *here)))

    async def marked(self, click: Click, question: Question, state: PanelState) -> None:
        """Show what is marked; where no more can be marked it is the answer."""
        if len(state.marks) < bounds(question)[1]:
            await self.show_question(click, await self.counted(click, question, state), state)
        elif question.series is not None and composes(question):
            await self.answer_all(click, question, series_answers(question, state.marks), (), state=state)
        else:
            picks = [question.options[n].id for n in sorted(state.marks)]
            await self.answer(click, question.table.id, question.step, picks, self.target(question))

    async def counted(self, click: Click, question: Question, state: PanelState) -> Question:
        """A question with what is left to spend after what is marked; not of a plan, whose turn has not come."""
        if not state.marks or question.plan or question.what_if:
            return question
        each = [answer.picks for answer in series_answers(question, state.marks)]
        picks = each if question.series is not None and composes(question) else [[one for [one] in each]]
        left = await self.context.host.reads.purse_after(question.table.id, person(click), picks)
        return replace(question, purse_after=left)

    async def count(self, click: Click, pressed: ButtonId) -> None:
        """One option of a series, so many times in a row; the series goes on."""
        question = await self.current(click, pressed)
        unpack(pressed.arg, option_ids(question))
        option, _, times = picked(pressed).partition(TIMES)
        known = option.isdecimal() and times.isdecimal() and int(option) < len(question.options)
        if not known or question.series is None or not 0 < int(times) <= question.series.left:
            raise PlayerMistake(Text("ui.mistake.changed"))
        await self.answer_all(click, question, series_answers(question, [int(option)] * int(times)), ())

    async def fill(self, click: Click, pressed: ButtonId) -> None:
        """What is selected now joins what stands in the other fields; where the form comes again it is kept at once."""
        question = await self.current(click, pressed)
        form = form_of(question)
        others = unpack(pressed.arg, form_ids(form))
        if pressed.arg.endswith(f".{GO}"):
            given = form_answers(form, others.marks) if returns(question) else []
            if given:  # by a hint
                await self.answer_all(click, question, given, ())
            else:
                await self.show_question(click, question, others)
            return
        tag, chosen = pressed.arg.rpartition(".")[2], pressed.values[0] if pressed.values else ""
        if tag == PUT and others.marks:
            mark, others = others.marks[-1], PanelState(None, others.marks[:-1])
        else:
            mark = int(tag) + int(chosen) if tag.isdecimal() and chosen.isdecimal() else len(form_ids(form))
        if mark >= len(form_ids(form)):
            raise PlayerMistake(Text("ui.mistake.changed"))
        marks = (*others.marks, mark)
        answers = form_answers(form, marks)
        if answers and (returns(question) or not (form.end or left_open(form, marks))):
            await self.answer_all(click, question, answers, (), state=PanelState(None, others.marks))
        else:
            await self.show_question(click, question, PanelState(None, marks))

    async def ask(self, click: Click, pressed: ButtonId) -> None:
        """Back from the reasons to the question; from what was opened beside its panel there is one panel then."""
        if pressed.step is None:
            await self.next_question.only_here(click, table_of(pressed))
        await self.show(click, table_of(pressed), self.target(pressed))

    async def why(self, click: Click, pressed: ButtonId) -> None:
        """What is not offered."""
        await self.show_reasons(click, pressed, None, button_ids.number(pressed.arg or "0"))

    async def because(self, click: Click, pressed: ButtonId) -> None:
        """Why the selected one is not offered."""
        await self.show_reasons(click, pressed, button_ids.chosen(pressed), button_ids.number(pressed.arg or "0"))

    async def look(self, click: Click, pressed: ButtonId) -> None:
        """The board by itself; first the picture of the question for whoever wants that on request."""
        question = await self.current(click, pressed)
        reader = await self.context.reader(click, question.table)
        if reader.pictures == "request" and pressed.arg != WHOLE:
            message = await self.writer.message(click, question, picture=True)
            if message.pictures:
                await self.context.show(click, message)
                return
        await self.context.show(click, await self.writer.board(click, question))

    async def more(self, click: Click, pressed: ButtonId) -> None:
        """The past as a whole, and everything beside the question, unless it is the past alone that is wanted."""
        question = await self.current(click, pressed)
        await self.context.show(click, await self.writer.more(click, question, past=pressed.arg == PAST))

    async def hold(self, click: Click, pressed: ButtonId) -> None:
        """The turn waits for its player."""
        await self.context.host.turn_ends.hold(table_of(pressed), person(click))
        click.extras[SAVED] = True
        await self.show(click, table_of(pressed))

    async def always(self, click: Click, pressed: ButtonId) -> None:
        """Which answer shall stand for good; the one selected is given now, too."""
        question = await self.current(click, pressed)
        if not question.may_have_default:
            raise PlayerMistake(Text("plan.mistake.not_always"))
        if not pressed.values:
            reader = await self.context.reader(click, question.table)
            await self.context.show(click, always_message(question, reader))
            return
        await self.context.host.default_answers.always(
            question.table.id, person(click), question.step, pressed.values[0]
        )
        await self.answer_button(click, pressed, pressed.values)

    async def answer_button(self, click: Click, pressed: ButtonId, picks: Sequence[str], *, sure: bool = True) -> None:
        """Hand in what a button stands for."""
        await self.answer(click, table_of(pressed), pressed.step, picks, self.target(pressed), sure=sure)

    async def answer(
        self,
        click: Click,
        table: int,
        step: int | None,
        picks: Sequence[str],
        target: AnswerTarget | None = None,
        *,
        sure: bool = True,
    ) -> None:
        """Hand in an answer, then show what comes next."""
        coming = await (target or self.at_table).answer(table, person(click), step, picks, sure=sure)
        click.extras[SAVED] = True
        await self.show_coming(click, coming)

    async def answer_all(
        self,
        click: Click,
        question: Question,
        answers: Sequence[Answer],
        end: Sequence[str],
        *,
        marks: Sequence[str] = (),
        along: str = "",
        state: PanelState | None = None,
    ) -> None:
        """Hand in several answers in a row; where that stopped is said above what comes next, with `marks` in it.

        Where the same is asked again, what went `along` goes along again. What does not go together is said above the
        same question, at the `state` where it was put together.
        """
        picks = [answer.picks for answer in answers]
        target = self.target(question)
        try:
            coming = await target.answer_all(question.table.id, person(click), question.step, picks, end)
        except NotTogether as refused:
            label = answers[refused.given].label
            note = text("ui.panel.not_together", label=label, why=escaped_text(refused.text))
            await self.show_question(click, question, state, note=note)
            return
        click.extras[SAVED] = True
        above = None
        if coming.stopped is not None:
            label = answers[coming.stopped.given].label
            above = text("ui.panel.stopped", label=label, why=coming.stopped.why)
        if along and coming.question is not None and coming.question.key == question.key:
            await self.show_question(click, coming.question, along_again(coming.question, along), note=above)
            return
        await self.show_coming(click, coming, note=above, marks=marks)

    async def undo(self, click: Click, table: int, step: int | None, target: AnswerTarget | None = None) -> None:
        """Take the last own choice back, then show the question it answered."""
        coming = await (target or self.at_table).undo(table, person(click), step)
        click.extras[SAVED] = True
        await self.show_coming(click, coming, note=Text("ui.panel.taken_back"))

    def expect(self, click: Click, pressed: ButtonId) -> None:
        """Look at the question a click belongs to while Discord is told that the click has arrived."""
        if pressed.verb in COMPOSING and pressed.table is not None:
            click.extras[QUESTION] = expected(self.target(pressed).question(pressed.table, person(click)))

    async def current(self, click: Click, pressed: ButtonId) -> Question:
        """The question a click in a panel belongs to; old panels are told so."""
        looked = click.extras.pop(QUESTION, None)
        question = await (looked or self.target(pressed).question(table_of(pressed), person(click)))
        if question is None or question.step != pressed.step:
            raise PlayerMistake(STALE)
        return question

    async def show(
        self,
        click: Click,
        table: int,
        target: AnswerTarget | None = None,
        *,
        note: Text | None = None,
        lines: bool = False,
    ) -> None:
        """What this person has to decide now, or where their plan goes on; why nothing can be planned is said above.

        With `lines` it is every line of the plan. An attempt that is gone leaves a sentence in the place of its panel.
        """
        target = target or self.at_table
        try:
            coming = await (self.on_plan.lines if lines else target.open)(table, person(click))
        except PlayerMistake as mistake:
            if target is self.on_copy:
                await self.context.say(click, escaped_text(mistake.text))
                return
            if target is not self.on_plan or not mistake.text.key.startswith("plan."):
                raise
            if lines and mistake.text == IS_ASKED:  # whose question is all there is to see
                await self.next_question.only_here(click, table)
            else:
                note = mistake.text
            coming = await self.at_table.open(table, person(click))
        await self.show_coming(click, coming, note=note, opened=True)

    async def show_coming(
        self, click: Click, coming: Coming, *, note: Text | None = None, marks: Sequence[str] = (), opened: bool = False
    ) -> None:
        """The question that comes next, or that there is none."""
        note = note or coming.note
        if coming.question is None:
            await self.context.show(click, await coming.message(click, note))
            return
        marked = tuple(n for n, name in enumerate(option_ids(coming.question)) if name in marks)
        state = None if opened else PanelState(None, marked)
        await self.show_question(click, coming.question, state, note=note)

    async def show_question(
        self,
        click: Click,
        question: Question,
        state: PanelState | None = None,
        *,
        note: Text | None = None,
        picture: bool = False,
        doubted: str = "",
    ) -> None:
        """A question at a state of its panel, with its picture if that was asked for or comes unasked."""
        if ends(question) and not question.plan:  # it may end by itself, and then the panel goes on
            self.next_question.follow(click, question.table.id)
        elif not question.plan:
            self.next_question.leave(click, question.table.id)
        message = await self.writer.message(click, question, state, note=note, picture=picture, doubted=doubted)
        await self.context.show(click, message)

    async def show_reasons(self, click: Click, pressed: ButtonId, chosen: str | None, page: int) -> None:
        question = await self.current(click, pressed)
        reader = await self.context.reader(click, question.table)
        refused = await self.target(question).refused(question.table.id, person(click))
        await self.context.show(click, why_message(question, reader, refused, chosen, page))


def picked(pressed: ButtonId) -> str:
    """The option of a click: of a select what was chosen, else what the button carries."""
    return pressed.values[0] if pressed.values else pressed.arg


def along_again(question: Question, along: str) -> PanelState:
    """The state of a panel in which an answer to the next question goes along with every option."""
    following = answering(question.ahead[0].question) if question.ahead else ()
    return PanelState(next((n for n, option in enumerate(following) if option.id == along), None))


def option_ids(question: Question) -> list[str]:
    return [option.id for option in question.options]


def marked_ids(question: Question, state: PanelState) -> list[str]:
    """The ids of what is marked."""
    return [question.options[n].id for n in state.marks]
