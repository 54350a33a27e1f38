"""What is said of a plan: beside a hand, above a question, line by line, and once it was carried out."""

from __future__ import annotations

from functools import partial

from cogs.cards.table_parts import back_button, heading, public_button
from cogs.clicks import button_ids
from cogs.messages.message import Message, Part, bullets, button, fit, paragraph, rows, section
from cogs.messages.reader import Reader
from engine.core.text import Text, join, text
from host import PlanLine, PlanLines, TableInfo, TurnPlan
from host.play.plans import MOST_LINES

PLAN_LINES = 15
PLAN_CHARACTERS = 900
SAID_CHARACTERS = 500  # of one line


def became_of(plan: TurnPlan) -> Text:
    """How far a plan that was begun went, and what stopped it or the lines that were preferred."""
    if plan.before is not None and plan.why is not None:
        return text("plan.stopped", label=plan.before, why=plan.why)
    if not plan.passed:
        return Text("plan.begun")
    key = "plan.done_line" if plan.ends else "plan.begun_line"
    done = Text("plan.none_fits") if plan.line < 0 else text(key, line=line_name(plan.line))
    return join([done, *passed_lines(plan)], "line")


def passed_lines(plan: TurnPlan) -> list[Text]:
    """Why the lines that were preferred were not carried out."""
    return [text("plan.passed", line=line_name(one.line), label=one.before, why=one.why) for one in plan.passed]


def line_name(line: int) -> Text:
    """What a line is called: Plan A, Plan B, Plan C."""
    return text("plan.line", n=line)


def plan_parts(table: TableInfo, plan: TurnPlan, reader: Reader) -> list[Part]:
    """A plan, or what became of it, below the hand of its maker."""
    if plan.begun:
        return [paragraph(fit(reader.say(became_of(plan)), PLAN_CHARACTERS))]
    if not plan.lines:
        return []
    if len(plan.lines) == 1:
        chosen = [reader.head(label) for label in plan.lines[0]]
        said = bullets(reader.say(Text("plan.noted")), chosen, PLAN_LINES, PLAN_CHARACTERS)
    else:
        lines = [
            f"**{reader.say(line_name(n))}**: {fit(' → '.join(map(reader.head, labels)), SAID_CHARACTERS)}"
            for n, labels in enumerate(plan.lines)
        ]
        said = bullets(reader.say(Text("plan.lines")), lines, len(lines), 2 * PLAN_CHARACTERS)
    return [paragraph(said), *rows([public_button("plan", table, reader), drop_button(table, reader)])]


def lines_message(plan: PlanLines, reader: Reader, note: str = "") -> Message:
    """Every line of a plan in order of preference, and what can be done about them."""
    table, several = plan.table, len(plan.lines) > 1
    above = [heading(table, reader), note, reader.say(Text("plan.lines" if several else "plan.noted"))]
    parts: list[Part] = [paragraph("\n".join(one for one in above if one))]
    button_id = partial(button_ids.make, table=table.id, step=plan.step, plan=True)
    for n, line in enumerate(plan.lines):
        said = said_line(line, reader, n if several else None)
        goes_on = not line.ends and not line.waits
        if several or goes_on:
            label = Text("plan.button.go_on" if goes_on else "plan.button.change")
            parts.append(section(said, button(reader.label(label), button_id("plan_line", str(n)))))
        else:
            parts.append(paragraph(said))
    whole = not several and plan.lines[0].ends
    parts.append(paragraph(f"-# {reader.say(Text('plan.whole' if whole else 'plan.rule'))}"))
    buttons = [] if several else [back_button(table, plan.step, reader, plan=True)]
    if (made := len(plan.lines)) < MOST_LINES:
        buttons.append(button(reader.label(text("plan.button.add", n=made)), button_id("plan_line", str(made))))
    return Message((*parts, *rows([*buttons, drop_button(table, reader, several=several)])))


def line_message(plan: PlanLines, reader: Reader, note: str = "") -> Message:
    """One line of several in which nothing is left to decide."""
    said = [heading(plan.table, reader), note, said_line(plan.lines[plan.line], reader, plan.line)]
    buttons = [back_button(plan.table, plan.step, reader, plan=True), *line_buttons(plan, reader)]
    return Message((paragraph("\n".join(one for one in said if one)), *rows(buttons)))


def said_line(line: PlanLine, reader: Reader, number: int | None) -> str:
    """A line as one would say it, and in small print what it should bring and how far it goes."""
    name = "" if number is None else f"{reader.say(line_name(number))}: "
    said = f"**{name}{fit(' → '.join(map(reader.head, line.said)), SAID_CHARACTERS)}**"
    amounts = [text("coach.more", what=one) for one in line.gain] + [text("coach.less", what=one) for one in line.price]
    below = [] if not amounts else [text("plan.comes_to", amounts=join(amounts, "comma"))]
    if line.before is not None and line.why is not None:
        below.append(text("plan.no_longer", label=line.before, why=line.why))
    else:
        below.append(Text("plan.ends" if line.ends else "plan.waits" if line.waits else "plan.open"))
    return f"{said}\n-# {fit(' '.join(map(reader.say, below)), SAID_CHARACTERS)}"


def line_buttons(plan: PlanLines, reader: Reader) -> list[Part]:
    """What can be done with the open line as a whole, and the way to all of them."""
    return buttons_of_line(plan.table, plan.step, plan.line, reader)


def buttons_of_line(table: TableInfo, step: int, line: int | None, reader: Reader) -> list[Part]:
    """The way to all lines; of one among several that it is preferred, or goes."""
    button_id = partial(button_ids.make, table=table.id, step=step, plan=True)
    made = [button(reader.label(Text("plan.button.lines")), button_id("plan_lines"))]
    if line:
        made.append(button(reader.label(Text("plan.button.prefer")), button_id("prefer_line")))
    if line is not None:
        made.append(button(reader.label(text("plan.button.drop_line", n=line)), button_id("drop_line"), "bad"))
    return made


def drop_button(table: TableInfo, reader: Reader, *, several: bool = False) -> Part:
    """Away with a plan and all its lines."""
    label = Text("plan.button.drop_all" if several else "plan.button.drop")
    return button(reader.label(label), button_ids.make("drop_plan", table=table.id), "bad")
