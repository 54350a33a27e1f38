"""The panel behind My move: one question as a message for the eyes of one player. It holds no state of its own.

From top to bottom: one line of the past, the picture, what is taught, what the player has, the question, its controls,
the tools.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cogs.cards import glance
from cogs.cards.recap import Recap
from cogs.cards.table_parts import back_button, is_alone, new_game_button, title
from cogs.clicks import button_ids
from cogs.messages import heights
from cogs.messages import pictures as picture_kinds
from cogs.messages.heights import COLUMN_PX
from cogs.messages.message import (
    Message,
    Part,
    PictureFile,
    bullets,
    button,
    fit,
    fit_sense,
    galleries,
    paragraph,
    rows,
    section,
    small,
    warning,
)
from cogs.messages.packing import joined_texts
from cogs.messages.reader import Reader
from cogs.messages.screen_pictures import PHONE
from cogs.panels.question.controls import controls
from cogs.panels.question.forms import form_of, send_button
from cogs.panels.question.panel_builder import PanelBuilder
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.series import asked_of
from engine.core.text import Text, join, text, who
from host.records import Question

PAST_CHARACTERS = 70  # of the line of the past; the rest is behind its button
SUMMARY_CHARACTERS = 400  # of it before the turn is ended, and at most wherever a single deed is longer
DRAFT_CHARACTERS = 700
PURSE_CHARACTERS = 300
NOTE_CHARACTERS = 500
TAUGHT_CHARACTERS = 2_000
BOLD_CHARACTERS = 60  # of a question
SENTENCE_END = re.compile(r"(?<=[.!?]) +(?=[^a-zа-яёіїєґąćęłńóśźż])")
WITHOUT_PAST, LISTED, TIGHTEST = 3, 4, 5
PAST = "past"  # what is wanted of More by the button beside the line of the past
WHOLE = "whole"  # what is wanted of Board where the question has its picture
SENT = "="  # what a warning is about, where it is a form that is sent


def question_message(
    question: Question,
    reader: Reader,
    state: PanelState | None = None,
    *,
    note: str = "",
    recap: Recap | None = None,
    taught: str = "",
    leaves: bool = False,
    doubted: str = "",
    shown: Sequence[PictureFile] = (),
    pictures: bool = False,
    elsewhere: bool = False,
    ends_at: float | None = None,
    late: bool = False,
    tight: int = 0,
) -> Message:
    """The open question and its controls; what is `doubted` stands in the place of the controls, with its `note`.

    Where a guide that has `taught` all it had to say `leaves`, a new game is one button away.
    A picture that comes `late` is announced. What would be higher than a screen has one picture only, then is put
    together `tight`, and where that helps, tighter: without how the game stands, and of the past one line that says
    what the others did; then without that; then with its options listed, or in
    brief above their numbers, at last without that.
    """
    lesson = bool(taught) and question.table.teaching == "lesson"  # whose words need the room
    builder = controls(
        question,
        reader,
        state or PanelState(),
        shown=bool(shown),
        picture_px=round(sum(one.shape for one in shown) * COLUMN_PX),
        tight=bool(tight),
        listed=tight >= LISTED and not lesson,
        bare=tight >= TIGHTEST,
    )
    whole = question.asked if builder.together is None else asked_of(question)
    before, asked, after = told_apart(reader.head(builder.asked or whole))
    before, after = (unsaid(one, taught) for one in (before, after))
    taught = "\n".join(unsaid(line, f"{before} {after}", begun=True) for line in taught.split("\n"))
    if tight < 2 or question.plan:
        parts = past(question, reader, recap, elsewhere=elsewhere, tight=bool(tight))
    else:
        parts = [paragraph(small(f"**{reader.say(title(question.table))}**"))] if elsewhere else []
        parts += others_in_one_line(recap) if tight < WITHOUT_PAST else []
    parts += galleries(shown)
    if doubted:
        return Message((*parts, doubt(builder, note, doubted)), tuple(shown))
    if taught:
        parts.append(paragraph(fit(taught, TAUGHT_CHARACTERS)))
    now = [f"**{fit(one, NOTE_CHARACTERS)}**" for one in (note, " ".join(recap.decisive) if recap else "") if one]
    now += [*standing(builder, pictured=bool(shown), brief=lesson, tight=tight)]
    if late:
        now.append(small(reader.say(Text("ui.panel.late"))))
    if ends_at is not None:
        ending = "ui.panel.ends_alone" if is_alone(question.table) else "ui.panel.ends"
        now.append(f"**{reader.say(text(ending, at=f'<t:{round(ends_at)}:R>'))}**")
        parts += [paragraph(lines(*now)), *rows(ending_buttons(builder))]
    else:
        parts += [paragraph(lines(*now, small(before), f"**{asked}**", small(after))), *builder.parts]
    way = back_in(question, reader, builder.back) if builder.back or question.can_undo else None
    made = tools(question, reader, pictures=pictures, shown=bool(shown), back=way)
    if leaves:
        made.append(new_game_button(question.table, reader))
    parts += rows(made)
    message = Message(tuple(parts), tuple(shown))
    if tight and not heights.fits(message, wide=tight < LISTED - 1):
        message = Message(tuple(joined_texts(parts)), tuple(shown))
    if tight >= TIGHTEST or heights.fits(message, wide=tight < LISTED - 1):
        return message
    seen = shown if tight else shown[:1]  # the second of two pictures goes first
    tighter = question_message(
        question, reader, state, note=note, recap=recap, taught=taught, leaves=leaves, shown=seen, pictures=pictures,
        elsewhere=elsewhere, ends_at=ends_at, late=late, tight=tight + (len(seen) == len(shown)),
    )  # fmt: skip
    return tighter if not tight or heights.fits(tighter, wide=False) else message


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


def unsaid(said: str, elsewhere: str, *, begun: bool = False) -> str:
    """Its sentences without those that stand elsewhere already; where it has `begun`, the first stays."""
    there = plain(elsewhere)
    kept = [
        one
        for n, one in enumerate(SENTENCE_END.split(said))
        if (begun and not n) or plain(one).removesuffix(".") not in there
    ]
    return " ".join(kept)


def plain(said: str) -> str:
    """Words as they are compared: small, without what makes them bold or keeps them together."""
    return said.casefold().replace("*", "").replace("\N{NO-BREAK SPACE}", " ")


def past(
    question: Question, reader: Reader, recap: Recap | None, *, elsewhere: bool, tight: bool = False
) -> list[Part]:
    """One line of what was done in this turn, or since the last one, there with the button that tells all of it.

    Where there is little room the line is no higher than its button.
    """
    table = question.table
    head = f"**{reader.say(title(table))}** · " if elsewhere else ""
    decided = question.plan or question.can_undo or question.no_undo is not None
    begin, told = "", None
    if question.so_far and (decided or recap is None):
        told = glance.this_turn(question, reader, SUMMARY_CHARACTERS if ends(question) else PAST_CHARACTERS)
        begin = reader.say(Text("ui.panel.summary") if decided else Text("ui.post.lately"))
        begin = reader.say(plan_heading(question)) if question.plan else begin
    elif question.plan:
        head += reader.say(plan_title(question))
    elif recap:
        begin, told = f"{reader.say(recap.title).removesuffix(':')} ·", recap.glance
    if told is None:
        return [paragraph(small(head.removesuffix(" · ")))] if head else []
    if told.whole and len(told.said) <= SUMMARY_CHARACTERS and not question.can_undo:
        return [paragraph(small(f"{head}**{begin}** {told.said}"))]
    made = []
    begin = "" if tight and recap is not None and told is recap.glance else f"**{begin}** "
    for most in (SUMMARY_CHARACTERS, *(range(PAST_CHARACTERS, 0, -4) if tight else ())):
        line = small(f"{head}{begin}{fit_sense(told.said, most)}")
        in_full = more_button(question, reader, in_full=True)
        made = [paragraph(line) if question.can_undo else section(line, in_full)]
        if heights.is_low(made[0]):
            break
    return made


def others_in_one_line(recap: Recap | None) -> list[Part]:
    """What the others did, in no more than one line."""
    said = "" if recap is None or recap.glance is None else recap.glance.others
    lines = (paragraph(small(fit_sense(said, most))) for most in range(PAST_CHARACTERS, 0, -4))
    return [next(filter(heights.is_one_line, lines))] if said else []


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


def ends(question: Question) -> bool:
    """Whether nothing is left but the end of the turn."""
    return len(question.options) == 1 and question.options[0].role == "confirm"


def standing(builder: PanelBuilder, *, pictured: bool, brief: bool, tight: int = 0) -> list[str]:
    """In small print above the question: what the player has, how the game stands, what was put together so far.

    In `brief`, or where there is hardly any room, not how the game stands; nor how far a form is that a picture shows.
    """
    question, reader = builder.question, builder.reader
    left = question.purse_after
    held = ", ".join(reader.say(one) for one in left or question.purse)
    in_picture = question.private or picture_kinds.shows_purse(question.table.game, question.key)
    said = []
    if held and not (pictured and in_picture):
        said.append(
            fit(reader.say(text("ui.panel.purse_after" if left else "ui.panel.purse", held=held)), PURSE_CHARACTERS)
        )
    if any(question.totals) and tight < 2 and not brief and not question.plan:
        said.append(reader.say(score_text(question)) if said else reader.head(score_text(question)))
    found = [f"-# {' · '.join(said)}"] if said else []
    in_parts = pictured and all(option.parts for option in question.options)  # the picture is headed by what is asked
    shorter = question.form is not None and (brief or (pictured and bool(tight)))
    if builder.asked is not None and not in_parts and not shorter:
        found.append(f"-# {reader.head(asked_of(question))}")
    if question.form is None or not pictured:
        found.append(small(draft_words(question.draft, reader)))
    if question.no_undo is not None and ends(question):
        found.append(f"-# {reader.say(question.no_undo)}")
    return found


def score_text(question: Question) -> Text:
    """What everybody would have if the game ended now, the reader first."""
    unit, totals = f"{question.table.game}.total", question.totals
    seats = sorted(range(len(totals)), key=lambda seat: (seat != question.seat, seat))
    scores = [
        text("ui.panel.score_of", own=int(seat == question.seat), player=who(seat), total=text(unit, n=totals[seat]))
        for seat in seats
    ]
    return text("ui.panel.score", list=join(scores, "comma"), hidden=int(question.hidden_totals))


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
    back = button(f"‹ {reader.label(Text('ui.why.back'))}", builder.button_id("ask"))
    return warning(paragraph(f"**{fit(note, NOTE_CHARACTERS)}**"), *rows([anyway, back]))


def ending_buttons(builder: PanelBuilder) -> list[Part]:
    """A turn that ends by itself: at once, or not by itself; where nobody but computers waits, that is no question."""
    [end] = builder.options
    if is_alone(builder.question.table):
        return [builder.option_button(end)]
    now = button(builder.reader.label(Text("ui.panel.end_now")), builder.button_id("pick", end.id), "good")
    return [now, button(builder.reader.label(Text("ui.panel.hold")), builder.button_id("hold"))]


def tools(
    question: Question, reader: Reader, *, pictures: bool, shown: bool = False, back: Part | None = None
) -> list[Part]:
    """The buttons that decide nothing, in one row: the way back, why not, the board, everything else.

    The way `back` is always the first of them; on a phone the board as a whole is behind More then, if there is a
    picture.
    """
    why = button(reader.label(Text("ui.button.why")), button_ids.of_question(question, "why"))
    made = [*([] if back is None else [back]), *([why] if question.lacking else [])]
    if pictures and not (back and shown and reader.screen == PHONE):
        board = button_ids.of_question(question, "look", WHOLE if shown else "")
        made.append(button(reader.label(Text("ui.button.board")), board))
    return [*made, more_button(question, reader)]


def more_button(question: Question, reader: Reader, *, in_full: bool = False) -> Part:
    """What there is beside the question; beside the line of the past, which it tells `in_full`."""
    tag, label = (PAST, Text("ui.button.in_full")) if in_full else ("", Text("ui.button.more"))
    return button(reader.label(label), button_ids.of_question(question, "more", tag))


def back_in(question: Question, reader: Reader, inside: str = "") -> Part:
    """A step back from a question, or `inside` it."""
    if inside:
        return button(f"‹ {reader.label(Text('ui.button.back'))}", inside)
    table, step = question.table, question.step
    return back_button(table, step, reader, plan=question.plan, what_if=question.what_if)
