"""The panel behind My move: one question as a message for the eyes of one player. It holds no state of its own.

From top to bottom: one line of the past, the picture, what the player has, the question, its controls, the tools.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cogs.cards.recap import Recap, without_name
from cogs.cards.table_parts import back_button, title
from cogs.clicks import button_ids
from cogs.messages.message import (
    Message,
    Part,
    PictureFile,
    bullets,
    button,
    fit,
    galleries,
    paragraph,
    rows,
    section,
    small,
    warning,
)
from cogs.messages.reader import Reader
from cogs.panels.question.controls import controls
from cogs.panels.question.forms import form_of, send_button
from cogs.panels.question.panel_builder import PanelBuilder
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.series import asked_of
from engine.core.text import Text, text, who
from host.records import Question

PAST_CHARACTERS = 70  # of the line of the past; the rest is behind its button
SUMMARY_CHARACTERS = 220  # of it before the turn is ended
DRAFT_CHARACTERS = 700
PURSE_CHARACTERS = 300
NOTE_CHARACTERS = 500
TAUGHT_CHARACTERS = 2_000
BOLD_CHARACTERS = 60  # of a question
SENTENCE_END = re.compile(r"(?<=[.!?]) +(?=[^a-zа-яёіїєґąćęłńóśźż])")
SENT = "="  # what a warning is about, where it is a form that is sent


def question_message(
    question: Question,
    reader: Reader,
    state: PanelState | None = None,
    *,
    note: str = "",
    recap: Recap | None = None,
    taught: str = "",
    doubted: str = "",
    shown: Sequence[PictureFile] = (),
    pictures: bool = False,
    elsewhere: bool = False,
    ends_at: float | None = None,
) -> Message:
    """The open question and its controls; what is `doubted` stands in the place of the controls, with its `note`."""
    builder = controls(question, reader, state or PanelState(), shown=bool(shown))
    parts = past(question, reader, recap, elsewhere=elsewhere)
    if taught:
        parts.append(paragraph(fit(taught, TAUGHT_CHARACTERS)))
    parts += galleries(shown)
    if doubted:
        return Message((*parts, doubt(builder, note, doubted)), tuple(shown))
    now = [f"**{fit(note, NOTE_CHARACTERS)}**" if note else "", *standing(builder, pictured=bool(shown))]
    if ends_at is not None:
        now.append(f"**{reader.say(text('ui.panel.ends', at=f'<t:{round(ends_at)}:R>'))}**")
        parts += [paragraph(lines(*now)), *rows(ending_buttons(builder))]
    else:
        before, asked, after = told_apart(reader.head(builder.asked or asked_of(question)))
        parts += [paragraph(lines(*now, small(before), f"**{asked}**", small(after))), *builder.parts]
    return Message((*parts, *rows(tools(question, reader, pictures=pictures))), tuple(shown))


def lines(*said: str) -> str:
    """What there is to say, each in a line of its own."""
    return "\n".join(one for one in said if one)


def told_apart(asked: str) -> tuple[str, str, str]:
    """What is said before a question, the question itself, which alone is in bold, and what is said after it.

    What is short enough stays together.
    """
    sentences = SENTENCE_END.split(asked)
    asking = [n for n, one in enumerate(sentences) if one.endswith("?")]
    if len(asking) != 1 or len(asked) <= BOLD_CHARACTERS:
        return "", asked, ""
    [at] = asking
    return " ".join(sentences[:at]), sentences[at], " ".join(sentences[at + 1 :])


def past(question: Question, reader: Reader, recap: Recap | None, *, elsewhere: bool) -> list[Part]:
    """One line of what was done in this turn, or since the last one, and the one button that goes with it."""
    table = question.table
    head = f"**{reader.say(title(table))}** · " if elsewhere else ""
    own = [without_name(reader.say(event.text), reader.say(who(question.seat))) for event in question.so_far]
    decided = question.plan or question.can_undo or question.no_undo is not None
    said = ""
    if own and decided:
        most = SUMMARY_CHARACTERS if ends(question) else PAST_CHARACTERS
        begin = reader.say(plan_heading(question) if question.plan else Text("ui.panel.summary"))
        said = f"**{begin}** {latest(own, most)}"
    elif question.plan:
        head += reader.say(plan_title(question))
    elif recap or own:
        told = recap or Recap(Text("ui.post.lately"), ["; ".join(one.removesuffix(".") for one in own)])
        most = min(PAST_CHARACTERS + sum(map(len, told.scored)), SUMMARY_CHARACTERS)
        said = f"**{reader.say(told.title)}** {fit(told.glance().replace('**', ''), most)}"
    if not said:
        return [paragraph(small(head.removesuffix(" · ")))] if head else []
    line = small(f"{head}{said}")
    if question.can_undo:
        return [section(line, back_in(question, reader))]
    decisive = [paragraph(f"**{fit(' '.join(recap.decisive), NOTE_CHARACTERS)}**")] if recap and recap.decisive else []
    return [section(line, more_button(question, reader, in_full=True)), *decisive]


def plan_title(question: Question) -> Text:
    """That nothing happens yet, or ever; of one line among several, when it is carried out."""
    line = question.plan_line
    if question.what_if:
        return Text("coach.what_if.title")
    return Text("plan.title") if line is None else text("plan.title_line", n=line)


def plan_heading(question: Question) -> Text:
    """What stands before what is planned, or tried: which of several lines it is."""
    line = question.plan_line
    if question.what_if:
        return Text("coach.what_if.so_far")
    return Text("plan.short") if line is None else text("plan.short_line", line=text("plan.line", n=line))


def latest(said: Sequence[str], most: int) -> str:
    """The last of what was done, as much of it as there is room for."""
    kept = [fit(said[-1], most)]
    for one in reversed(said[:-1]):
        if sum(map(len, kept)) + len(one) > most:
            return "… " + "; ".join(kept)
        kept.insert(0, one.removesuffix("."))
    return "; ".join(kept)


def ends(question: Question) -> bool:
    """Whether nothing is left but the end of the turn."""
    return len(question.options) == 1 and question.options[0].role == "confirm"


def standing(builder: PanelBuilder, *, pictured: bool) -> list[str]:
    """In small print above the question: what the player has, and what was put together so far."""
    question, reader = builder.question, builder.reader
    held = ", ".join(reader.say(one) for one in question.purse)
    found = []
    if held and not (pictured and question.private):  # then the picture shows the hand
        found.append(fit(f"-# {reader.say(text('ui.panel.purse', held=held))}", PURSE_CHARACTERS))
    if builder.asked is not None:
        found.append(f"-# {reader.head(asked_of(question))}")
    if question.form is None or not pictured:
        found.append(small(draft_words(question.draft, reader)))
    if question.no_undo is not None and ends(question):
        found.append(f"-# {reader.say(question.no_undo)}")
    return found


def draft_words(draft: Sequence[Text], reader: Reader) -> str:
    """What a seat has put together in a secret flow, several things in a line each; its view cannot show that."""
    said = [reader.head(part) for part in draft]
    if len(said) < 2:
        return fit(reader.say(text("ui.panel.draft", draft=said[0])), DRAFT_CHARACTERS) if said else ""
    return bullets(reader.say(text("ui.panel.draft", draft="")).strip(), said, len(said), DRAFT_CHARACTERS)


def doubt(builder: PanelBuilder, note: str, doubted: str) -> Part:
    """A warning in the place of what it warns of, with both ways on."""
    question, reader = builder.question, builder.reader
    anyway = (
        send_button(builder, form_of(question), sure=True)
        if doubted == SENT
        else button(reader.label(Text("learn.button.anyway")), builder.button_id("anyway", doubted), "bad")
    )
    back = button(f"‹ {reader.label(Text('ui.panel.go_back'))}", builder.button_id("ask"))
    return warning(paragraph(f"**{fit(note, NOTE_CHARACTERS)}**"), *rows([anyway, back]))


def ending_buttons(builder: PanelBuilder) -> list[Part]:
    """A turn that ends by itself: at once, or not by itself."""
    [end] = builder.options
    now = button(builder.reader.label(Text("ui.panel.end_now")), builder.button_id("pick", end.id), "good")
    return [now, button(builder.reader.label(Text("ui.panel.hold")), builder.button_id("hold"))]


def tools(question: Question, reader: Reader, *, pictures: bool) -> list[Part]:
    """The buttons that decide nothing, in one row: why something is not offered, the board, everything else."""
    made = [button(reader.label(Text("ui.button.why")), button_ids.of_question(question, "why"))]
    if question.can_undo and not question.so_far:  # there is no line of the past to stand beside
        made.insert(0, back_in(question, reader))
    if pictures:
        made.append(button(reader.label(Text("ui.button.board")), button_ids.of_question(question, "look")))
    return [*made, more_button(question, reader)]


def more_button(question: Question, reader: Reader, *, in_full: bool = False) -> Part:
    """What there is beside the question; beside the line of the past, which it tells `in_full`."""
    tag, label = ("past", Text("ui.button.in_full")) if in_full else ("", Text("ui.button.more"))
    return button(reader.label(label), button_ids.of_question(question, "more", tag))


def back_in(question: Question, reader: Reader) -> Part:
    """A step back from a question."""
    table, step = question.table, question.step
    return back_button(table, step, reader, plan=question.plan, what_if=question.what_if)
