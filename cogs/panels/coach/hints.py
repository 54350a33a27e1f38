"""Hint: what the computer would do in somebody's place, in the words of the options; for their eyes only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
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
CLOSE = 2.5  # points by which turns may differ and still be called about equally good
CLEAR = 0.04  # of the points that are expected in the end: a turn that is better by less is not clearly better


class HintPanel:
    """The button Hint; the hint comes beside the panel of the question, which can be answered meanwhile."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context, self.host = context, context.host
        router.on("hint", self.hint)

    async def hint(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The button of a question: Discord shows that we are thinking, until the workers have thought."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show(click, await self.host.reads.info(button_ids.table_of(pressed), person(click)), pressed.step)

    async def show(self, click: Click, table: TableInfo, step: int | None = None) -> None:
        """A hint for whatever is open, or for one question only."""
        reader = await self.context.reader(click, table)
        who = person(click)
        hint = await self.host.hints.hint(table.id, who, step)
        moment = await self.host.lessons.look(table.id, who) if table.teaching == "lesson" else None
        await show_beside_question(self.context, click, table, hint_message(table, hint, reader, moment))


def hint_message(table: TableInfo, hint: Hint, reader: Reader, moment: LessonMoment | None = None) -> Message:
    """The best turn and the runner-up, what each promises, and in what they differ; in a guided game its step first."""
    lines = [heading(table, reader), *step_lines(moment, table.game, hint, reader)]
    if hint.best.points is None:
        habit = Text("coach.hint.hurried") if hint.hurried else Text("coach.hint.habit")
        lines += [reader.say(habit), *turn_lines(hint.best, table, reader)]
        return Message((paragraph("\n".join(lines)),))
    lines += [reader.say(Text("coach.hint.best")), *turn_lines(hint.best, table, reader)]
    if hint.other is not None:
        lines += ["", reader.say(Text("coach.hint.other")), *turn_lines(hint.other, table, reader)]
    if hint.differs:
        lines += ["", reader.say(text("coach.hint.differs", amounts=join(hint.differs, "comma")))]
    lines += gap_lines(table.game, hint, reader)
    lines.append("-# " + " ".join(reader.say(one) for one in grounds(hint, len(table.seats) - 1)))
    return Message((paragraph(fit("\n".join(lines), limits.TEXT)),))


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
            lines.append(reader.say(Text(f"coach.hint.{heads}")))
            lines += [f"- {reader.say(gap_text(game, one))}" for one in gaps]
    return ["", *lines] if lines else []


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


def turn_lines(turn: HintedTurn, table: TableInfo, reader: Reader) -> list[str]:
    """A turn, what the answer that says most costs and yields, and the score it promises."""
    lines = [f"**{turn_words(turn.said, reader)}**"]
    lines += [f"-# {reader.head(one)}" for one in turn.details]
    if turn.points is not None:
        lines.append(reader.say(promise(turn.points, turn.lead, table.game, len(table.seats) - 1)))
    return lines


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


def turn_words(said: Sequence[Text], reader: Reader) -> str:
    """A turn answer by answer in one line."""
    most = MOST_STEPS if len(said) > MOST_STEPS + 1 else len(said)  # one more is shorter than to say that there is
    shown = [reader.head(one) for one in said[:most]]
    if len(said) > most:
        shown.append(reader.say(Text("coach.hint.more")))
    return fit(" → ".join(shown), TURN_CHARACTERS)


def decimal(value: float) -> Text:
    """A number to one decimal, as each language writes it; a 0 is left out."""
    tenths = round(abs(value) * 10)
    sign = "−" if value < 0 < tenths else ""
    if tenths % 10 == 0:
        return verbatim(f"{sign}{tenths // 10}")
    return text("coach.number", sign=sign, whole=tenths // 10, tenth=tenths % 10)
