"""Hint: what the computer would do in somebody's place, in the words of the options; for their eyes only."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Literal

from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge, answer
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages import limits
from cogs.messages.message import Message, fit, paragraph
from cogs.messages.reader import Reader
from cogs.panels.coach.guide import quoted, step_text
from cogs.panels.look.beside_question import show_beside_question
from engine.core import games
from engine.core.text import Text, join, text, verbatim
from host import FeatureGap, Hint, HintedTurn, LessonMoment, TableInfo
from words import has_message

MOST_STEPS = 12  # answers of a turn that are told
WHOLE = 20  # from here on decimals of an average tell nothing
TURN_CHARACTERS = 700
SMALL_CHARACTERS = 160  # of the runner-up
CLOSE = 2.5  # points by which turns may differ and still be called about equally good
CLEAR = 0.04  # of the points that are expected in the end: a turn that is better by less is not clearly better


class HintPanel:
    """The button Hint: the hint takes the place of the screen it stands on, unless somebody has gone on from there."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context, self.host = context, context.host
        router.on("hint", self.hint)

    async def hint(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The button of a question: the screen shows that we are thinking, until the workers have thought."""
        await acknowledge(click)
        table = await self.host.reads.info(button_ids.table_of(pressed), person(click))
        reader, before = await self.context.reader(click, table), self.context.last_press(table.id, click.user.id)
        thinking = f"{heading(table, reader)}\n{reader.say(Text('coach.hint.thinking'))}"
        await show_beside_question(self.context, click, table, Message((paragraph(thinking),)))
        try:
            message = await self.message(click, table, reader, pressed.step)
        except Exception:  # what is wrong is said below
            await show_beside_question(self.context, click, table, Message((paragraph(heading(table, reader)),)))
            raise
        if self.context.last_press(table.id, click.user.id) is before:
            await show_beside_question(self.context, click, table, message)
        else:
            await answer(click, message)

    async def show(self, click: Click, table: TableInfo) -> None:
        """A hint for whatever is open."""
        message = await self.message(click, table, await self.context.reader(click, table))
        await show_beside_question(self.context, click, table, message)

    async def message(self, click: Click, table: TableInfo, reader: Reader, step: int | None = None) -> Message:
        """A hint for whatever is open, or for one question only."""
        who = person(click)
        hint = await self.host.hints.hint(table.id, who, step)
        moment = await self.host.lessons.look(table.id, who) if table.teaching == "lesson" else None
        return hint_message(table, hint, reader, moment)


def hint_message(table: TableInfo, hint: Hint, reader: Reader, moment: LessonMoment | None = None) -> Message:
    """The best turn step by step and why; then, in small print, the runner-up and what the comparison rests on.

    In a guided game its step comes first.
    """
    lines = [heading(table, reader), *step_lines(moment, table.game, hint, reader)]
    if hint.best.points is None:
        habit = Text("coach.hint.hurried") if hint.hurried else Text("coach.hint.habit")
        lines += [reader.say(habit), *plan_lines(hint.best, reader)]
        return Message((paragraph(fit("\n".join(lines), limits.TEXT)),))
    rivals = len(table.seats) - 1
    lines += [reader.say(Text("coach.hint.best")), *plan_lines(hint.best, reader)]
    if hint.differs:
        lines.append(f"**{reader.say(text('coach.hint.differs', amounts=join(hint.differs, 'comma')))}**")
    lines.append(reader.say(promise(hint.best.points, hint.best.lead, table.game, rivals)))
    small = []
    if hint.other is not None:
        small.append(f"{reader.say(Text('coach.hint.other'))} {turn_words(apart(hint), reader, SMALL_CHARACTERS)}")
    small += gap_lines(table.game, hint, reader)
    small.append(" ".join(reader.say(one) for one in grounds(hint, rivals)))
    return Message((paragraph(fit("\n".join((*lines, *(f"-# {one}" for one in small))), limits.TEXT)),))


def plan_lines(turn: HintedTurn, reader: Reader) -> list[str]:
    """A turn step by step; what an answer costs and yields stands with its step."""
    yields = {option: detail for option, detail in map(yielded, turn.details) if option is not None}
    most = MOST_STEPS if len(turn.said) > MOST_STEPS + 1 else len(turn.said)
    lines = []
    for n, step in enumerate(turn.said[:most], start=1):
        detail = next((yields.pop(option) for option in list(yields) if tells_of(step, option)), None)
        told = (
            reader.head(step) if detail is None else reader.head(text("coach.hint.yields", option=step, detail=detail))
        )
        lines.append(f"{n}. {told}")
    rest = [reader.say(Text("coach.hint.more"))] if len(turn.said) > most else []
    alone = [one for one in turn.details if yielded(one)[0] is None or yielded(one)[0] in yields]
    return [*lines, *rest, *(f"-# {reader.head(one)}" for one in alone)]


def yielded(detail: Text) -> tuple[Text | None, Text]:
    """The option that something is told of, if any is named, and what."""
    if detail.key != "coach.hint.yields":
        return None, detail
    args = dict(detail.args)
    option, told = args["option"], args["detail"]
    assert isinstance(option, Text)
    assert isinstance(told, Text)
    return option, told


def tells_of(step: Text, option: Text) -> bool:
    """Whether a step is this option and nothing else."""
    return step == option or (
        step.key == "coach.hint.about" and dict(step.args)["picks"] in (option, join((option,), "comma"))
    )


def apart(hint: Hint) -> Sequence[Text]:
    """The steps of the runner-up from where it goes another way."""
    said = () if hint.other is None else hint.other.said
    same = sum(1 for _ in takewhile(lambda two: two[0] == two[1], zip(hint.best.said, said, strict=False)))
    return said[same:] or said


def grounds(hint: Hint, rivals: int) -> list[Text]:
    """What a hint rests on, how sure it is, and what decides where points alone would say otherwise."""
    reasons = [text("coach.hint.deals", n=hint.deals)]
    if hint.other is not None:
        said, points = verdict(hint, hint.other), (hint.best.points or 0) - (hint.other.points or 0)
        reasons.append(Text(f"coach.hint.{said}"))
        as_rich = round(hint.other.points or 0) >= round(hint.best.points or 0)
        behind = as_rich and round(hint.other.lead or 0) < round(hint.best.lead or 0)
        if hint.best.lead is not None and (behind or (said == "close" and abs(points) > CLOSE)):
            reasons.append(text("coach.hint.lead", rivals=rivals))
    return reasons


def gap_lines(game: str, hint: Hint, reader: Reader) -> list[str]:
    """In what the two turns differ some turns later: what the first has more of, and what it lacks in return."""
    named_gaps = [one for one in hint.gaps if has_message(Text(f"{game}.feature.{one.name}"))]
    less = [one for one in named_gaps if (one.better < one.worse) is not (one.name in games.get(game).lower_is_better)]
    more = [one for one in named_gaps if one not in less]
    lines = []
    for heads, gaps in (("gaps", more), ("return" if more else "against", less)):
        if gaps:
            amounts = "; ".join(reader.say(gap_text(game, one)) for one in gaps)
            lines.append(f"{reader.say(Text(f'coach.hint.{heads}'))} {amounts}")
    return lines


def gap_text(game: str, gap: FeatureGap) -> Text:
    better, worse = (float(round(n)) if abs(n) >= WHOLE else n for n in (gap.better, gap.worse))
    return text(f"{game}.feature.{gap.name}", better=decimal(better), worse=decimal(worse))


def verdict(hint: Hint, other: HintedTurn) -> Literal["sure", "slight", "close", "unsure"]:
    """How the runner-up compares: clearly or slightly behind, about as good, or behind by what may be chance."""
    points = (hint.best.points or 0) - (other.points or 0)
    lead = points if hint.best.lead is None else hint.best.lead - (other.lead or 0)
    if hint.sure and lead >= max(CLOSE, CLEAR * abs(hint.best.points or 0)):
        return "sure"
    if hint.sure and lead >= 1:
        return "slight"
    return "close" if abs(lead) <= CLOSE else "unsure"


def step_lines(moment: LessonMoment | None, game: str, hint: Hint, reader: Reader) -> list[str]:
    """What the step that is on wants, and why; then whether the computer agrees."""
    if moment is None or moment.now is None or not moment.possible:
        return []
    if not moment.wanted:
        return [reader.say(step_text("learn.hint.free", moment.now, moment, game)), ""]
    said = step_text("learn.hint.step", moment.now, moment, game, options=quoted(moment.wanted))
    agrees = all(any(names(said, one.label) for said in hint.best.said) for one in moment.wanted)
    view = Text("learn.hint.same") if agrees else Text("learn.hint.else")
    return [f"**{reader.say(said)}**", reader.say(Text(f"{game}.lesson.{moment.now.step.id}")), "", reader.say(view)]


def names(said: Text, label: Text) -> bool:
    """Whether what is said of a turn has this option among its picks."""
    return said == label or any(isinstance(part, Text) and names(part, label) for _, part in said.args)


def promise(points: float, lead: float | None, game: str, rivals: int) -> Text:
    """What a turn promises, beside what the others may expect."""
    score, ahead = in_units(game, points), round(lead or 0)
    if lead is None:
        return text("coach.hint.points", score=score)
    if ahead == 0:
        return text("coach.hint.level", score=score, rivals=rivals)
    key = "coach.hint.ahead" if ahead > 0 else "coach.hint.behind"
    return text(key, score=score, lead=in_units(game, abs(ahead)), rivals=rivals)


def in_units(game: str, score: float) -> Text:
    """A score in the unit of its game: 84 VP, or £204."""
    return text(f"{game}.total", n=round(score))


def turn_words(said: Sequence[Text], reader: Reader, characters: int = TURN_CHARACTERS) -> str:
    """A turn answer by answer in one line."""
    most = MOST_STEPS if len(said) > MOST_STEPS + 1 else len(said)  # one more is shorter than to say that there is
    shown = [reader.head(one) for one in said[:most]]
    if len(said) > most:
        shown.append(reader.say(Text("coach.hint.more")))
    return fit(" → ".join(shown), characters)


def decimal(value: float) -> Text:
    """A number to one decimal, as each language writes it; a 0 is left out."""
    tenths = round(abs(value) * 10)
    sign = "−" if value < 0 < tenths else ""
    if tenths % 10 == 0:
        return verbatim(f"{sign}{tenths // 10}")
    return text("coach.number", sign=sign, whole=tenths // 10, tenth=tenths % 10)
