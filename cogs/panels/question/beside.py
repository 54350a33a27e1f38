"""What stands beside a question in its panel: why something is not offered, and everything that decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from cogs.cards.plan_words import buttons_of_line, drop_button
from cogs.cards.practice_words import from_here_button
from cogs.cards.recap import Recap
from cogs.cards.table_parts import hand_label, heading, is_alone, new_game_button, stopping
from cogs.clicks import button_ids
from cogs.messages import limits, pictures
from cogs.messages.message import (
    Message,
    Part,
    PictureFile,
    SelectLine,
    bullets,
    button,
    filled_rows,
    fit,
    galleries,
    paragraph,
    rows,
    select,
)
from cogs.messages.reader import Reader
from cogs.messages.screen_pictures import PHONE
from cogs.panels.question.panel_builder import numbered_label
from cogs.panels.question.waiting import regret_button
from engine.core.offer import Refusal
from engine.core.text import Text
from host.records import Question

REASON_CHARACTERS = 2_200
AT_ONCE, AT_ONCE_CHARACTERS = 5, 900  # reasons that are all told without asking which
LOG_LINES, LOG_CHARACTERS = 12, 900


def why_message(
    question: Question, reader: Reader, refused: Sequence[Refusal], chosen: str | None = None, page: int = 0
) -> Message:
    """Why what is not offered is not; of many reasons only that for what was chosen."""
    unique = list({refusal.id: refusal for refusal in refused}.values())
    said = [heading(question.table, reader), f"**{reader.head(question.asked)}**"]
    unique = [called_as_its_button(one, question) for one in unique]
    reason = next((refusal for refusal in unique if refusal.id == chosen), None)
    lines = reason_lines(unique, reader)
    if not unique:
        said.append(reader.say(Text("ui.why.nothing")))
    elif len(lines) <= AT_ONCE and sum(map(len, lines)) <= AT_ONCE_CHARACTERS:
        said += lines
    else:
        told = reader.say(Text("ui.why.which")) if reason is None else reason_lines([reason], reader)[0]
        said.append(fit(told, REASON_CHARACTERS))
        return Message((paragraph("\n".join(said)), *reason_list(question, reader, unique, chosen, page)))
    return Message((paragraph("\n".join(said)), *rows([back_to(question, reader)])))


def called_as_its_button(refusal: Refusal, question: Question) -> Refusal:
    """What is not offered by the name that its button would have."""
    game, key = question.table.game, question.key
    named = pictures.tells_options(game, key) and not pictures.lines_options(game, key)
    return replace(refusal, label=refusal.short) if named and refusal.short is not None else refusal


def reason_lines(refused: Sequence[Refusal], reader: Reader) -> list[str]:
    """Every reason with all that it keeps from being offered; a chapter of the rules is named once."""
    together = dict[Text, list[Refusal]]()
    for one in refused:
        together.setdefault(one.reason, []).append(one)
    last = {reason.ref: reason for reason in together}
    lines = []
    for reason, kept in together.items():
        names = ", ".join(refused_name(one, reader) for one in kept)
        lines.append(f"**{names}.** {reader.say(reason if last[reason.ref] is reason else replace(reason, ref=''))}")
    return lines


def refused_name(refusal: Refusal, reader: Reader) -> str:
    """What is not offered; what is called by a number, as orders are, with what it costs and brings."""
    name = numbered_label(refusal.number or None, reader, refusal.label, limits.TEXT)
    if refusal.detail is None or not name[-1:].isdigit():
        return name
    return f"{name} ({reader.say(refusal.detail)})"


def reason_list(
    question: Question, reader: Reader, unique: Sequence[Refusal], chosen: str | None, page: int
) -> list[Part]:
    """Everything that is not offered, to choose from, and the way back."""
    button_id = partial(button_ids.of_question, question)
    pages = -(-len(unique) // limits.OPTIONS)
    listed = [
        SelectLine(
            numbered_label(refusal.number or None, reader, refusal.label, limits.OPTION_TEXT),
            refusal.id,
            "" if refusal.detail is None else reader.label(refusal.detail, limits.OPTION_TEXT),
            chosen=refusal.id == chosen,
        )
        for refusal in unique[page % pages * limits.OPTIONS :][: limits.OPTIONS]
    ]
    because = button_id("because", str(page))
    buttons = [back_to(question, reader)]
    if pages > 1:
        buttons.append(button(reader.label(Text("ui.why.more")), button_id("why", str((page + 1) % pages))))
    return [select(because, listed, reader.label(Text("ui.why.pick"), limits.PLACEHOLDER)), *rows(buttons)]


def past_message(question: Question, reader: Reader, recap: Recap | None) -> Message:
    """The past as a whole, and the way back."""
    return Message((paragraph("\n".join(past_lines(question, reader, recap))), *rows([back_to(question, reader)])))


def past_lines(question: Question, reader: Reader, recap: Recap | None) -> list[str]:
    """What the others did, and what was done in this turn."""
    said = [heading(question.table, reader)]
    own = [reader.say(event.text) for event in question.so_far]
    if recap is not None:
        said.append(bullets(reader.say(recap.title), recap.lines, len(recap.lines), 2 * LOG_CHARACTERS))
    if own:
        decided = question.plan or question.can_undo or question.no_undo is not None
        begin = reader.say(Text("ui.panel.summary" if decided else "ui.post.lately"))
        said.append(bullets(begin, own, LOG_LINES, LOG_CHARACTERS))
    return said


def back_to(question: Question, reader: Reader) -> Part:
    """The way back to a question."""
    return button(f"‹ {reader.label(Text('ui.why.back'))}", button_ids.of_question(question, "ask"), "main")


def board_message(question: Question, reader: Reader, shown: Sequence[PictureFile]) -> Message:
    """The board by itself, with what it is looked at for, and the way back."""
    parts = [*galleries(shown), paragraph(f"**{reader.head(question.asked)}**")]
    return Message((*parts, *rows([back_to(question, reader), *all_of_board(question, reader)])), tuple(shown))


def all_of_board(question: Question, reader: Reader) -> list[Part]:
    """Every part of the board and what else lies on the table, where a question has but one of them."""
    if reader.screen != PHONE:
        return []
    custom_id = button_ids.make("board" if question.plan else "picture", table=question.table.id)
    return [button(reader.label(Text("ui.button.all_of_board")), custom_id)]


def more_message(question: Question, reader: Reader, recap: Recap | None, *, pictures: bool) -> Message:
    """Every button that decides nothing, and below them the past as a whole; what ends something stands apart, last."""
    table = question.table
    head, *said = past_lines(question, reader, recap)
    if question.no_undo is not None:
        said.append(f"-# {reader.say(question.no_undo)}")
    said += [] if question.plan else [f"-# {one}" for one in stopping(table, reader)]
    button_id = partial(button_ids.of_question, question)
    made = [back_to(question, reader)]
    to_read = partial(button_ids.make, table=table.id, step=None if question.plan else question.step)
    made.append(button(reader.label(Text("rules.button.what")), to_read("what")))
    if table.hints and not question.plan and one_of_several(question):
        made.append(button(reader.label(Text("coach.button.hint")), button_id("hint")))
    if question.may_have_default:
        made.append(button(reader.label(Text("plan.button.always")), button_id("always")))
    if pictures:
        made.append(button(reader.label(Text("rules.button.legend")), to_read("legend")))
        made += all_of_board(question, reader)
    made.append(button(reader.label(hand_label(table)), to_read("hand")))
    made += [button(reader.label(Text(f"ui.button.{verb}")), to_read(verb)) for verb in ("log", "help")]
    if table.teaching == "lesson" and not question.plan:
        made += [from_here_button(table.id, question.segment, reader), new_game_button(table, reader)]
    if question.no_undo is not None:
        made.append(regret_button(table, reader))
    ending = []
    if table.direct or (is_alone(table) and not question.plan):  # where it asks nobody else, or has no command
        custom_id = button_ids.make("ask_close", table=table.id)
        ending.append(button(reader.label(Text("look.close.button")), custom_id))
    if not is_alone(table) and not question.plan:
        ending.append(button(reader.label(Text("days.resign.yes")), button_ids.make("ask_resign", table=table.id)))
    several = question.plan_line is not None
    if question.plan and not question.what_if and (question.can_undo or several):
        made += buttons_of_line(table, question.step, question.plan_line, reader)
        ending.append(drop_button(table, reader, several=several))
    told = [paragraph("\n".join(said))] if said else []
    return Message((paragraph(head), *filled_rows(made), *told, *rows(ending)))


def one_of_several(question: Question) -> bool:
    """Whether there is more than one way to answer."""
    return len(question.options) > 1 or question.min != question.max
