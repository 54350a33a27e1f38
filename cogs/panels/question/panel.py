"""The panel behind My move: one question as a message for the eyes of one player. It holds no state of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cogs.cards.plan_words import drop_button
from cogs.cards.table_parts import back_button, heading, public_button, title
from cogs.clicks import button_ids
from cogs.messages import limits
from cogs.messages.message import (
    Message,
    Part,
    PictureFile,
    SelectLine,
    bullets,
    button,
    fit,
    galleries,
    link,
    paragraph,
    rows,
    select,
)
from cogs.messages.reader import Reader
from cogs.panels.question.controls import controls
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.series import asked_of
from engine.core.offer import Refusal
from engine.core.text import Text, join, text, who
from host.records import AskedSeat, Question, TableInfo

LATEST_LINES = 6  # of what was done in this turn, while it goes on
SUMMARY_LINES = 12  # of it before the turn is ended
REASON_CHARACTERS = 2_200
LOG_CHARACTERS = 900
DRAFT_CHARACTERS = 700
PURSE_CHARACTERS = 300
NOTE_CHARACTERS = 500


def question_message(
    question: Question,
    reader: Reader,
    state: PanelState | None = None,
    *,
    note: str = "",
    recap: str = "",
    taught: str = "",
    doubted: str = "",
    shown: Sequence[PictureFile] = (),
    legend: PictureFile | None = None,
    pictures: bool = False,
) -> Message:
    """The open question: how things stand, what is asked, what each option costs and yields, and the controls."""
    builder = controls(question, reader, state or PanelState(), numbers=bool(shown))
    ahead = f"-# {reader.say(Text('plan.title'))}" if question.plan else ""
    above = lines(heading(question.table, reader), ahead, fit(note, NOTE_CHARACTERS), taught, so_far(question, reader))
    now = lines(
        recap,  # below the picture: that is where Discord scrolls to
        purse_words(question, reader),
        f"**{reader.head(asked_of(question))}**",
        draft_words(question.draft, reader) if question.form is None else "",  # the fields of a form say it
        "" if question.no_undo is None else f"-# {reader.say(question.no_undo)}",
    )
    below = "" if legend is None else reader.say(Text("rules.legend.first"))
    descriptions = fit("\n".join(builder.lines), limits.TEXT - len(above) - len(now) - len(below) - 1)
    sure = [anyway_button(question, doubted, reader)] if doubted else []
    parts: list[Part] = [
        paragraph(above),
        *rows(sure),
        *galleries(shown),
        paragraph(lines(now, descriptions)),
        *builder.parts,
    ]
    parts += rows(tools(question, reader, pictures=pictures))
    if legend is None:
        return Message(tuple(parts), tuple(shown))
    return Message((*parts, paragraph(below), *galleries([legend])), (*shown, legend))


def lines(*said: str) -> str:
    """What there is to say, each in a line of its own."""
    return "\n".join(one for one in said if one)


def purse_words(question: Question, reader: Reader) -> str:
    """What the player can spend, in small print above the question."""
    held = ", ".join(reader.say(one) for one in question.purse)
    return fit(f"-# {reader.say(text('ui.panel.purse', held=held))}", PURSE_CHARACTERS) if held else ""


def so_far(question: Question, reader: Reader) -> str:
    """What the player has done in this turn; before its end all of it, since then it can no longer be taken back.

    Before the first own choice it is what the game did by itself.
    """
    ending = any(option.role == "confirm" for option in question.options)
    said = [reader.say(event.text) for event in question.so_far]
    if not said:
        return ""
    decided = question.plan or question.can_undo or question.no_undo is not None
    own = Text("ui.panel.summary") if ending else Text("ui.panel.so_far")
    return bullets(
        reader.say(own if decided else Text("ui.post.lately")),
        said,
        SUMMARY_LINES if ending else LATEST_LINES,
        LOG_CHARACTERS,
    )


def draft_words(draft: Sequence[Text], reader: Reader) -> str:
    """What a seat has put together in a secret flow, several things in a line each; its view cannot show that."""
    said = [reader.head(part) for part in draft]
    if len(said) < 2:
        return fit(reader.say(text("ui.panel.draft", draft=said[0])), DRAFT_CHARACTERS) if said else ""
    return bullets(reader.say(text("ui.panel.draft", draft="")).strip(), said, len(said), DRAFT_CHARACTERS)


def tools(question: Question, reader: Reader, *, pictures: bool) -> list[Part]:
    """The buttons that decide nothing: a step back, why something is not offered, a look at the board."""
    table, step = question.table, question.step

    def tool(verb: str, label: Text) -> Part:
        return button(reader.label(label), button_ids.make(verb, table=table.id, step=step, plan=question.plan))

    made = [back_button(table, step, reader, plan=question.plan)] if question.can_undo else []
    made.append(tool("why", Text("ui.button.why")))
    if pictures:
        made.append(tool("look", Text("ui.button.show_board")))
    if table.hints and not question.plan and one_of_several(question):
        made.append(tool("hint", Text("coach.button.hint")))
    if question.no_undo is not None:
        made.append(regret_button(table, reader))
    if question.may_have_default:
        made.append(tool("always", Text("plan.button.always")))
    if question.plan and question.can_undo:
        made.append(drop_button(table, reader))
    made.append(button(reader.label(Text("rules.button.what")), button_ids.make("what", table=table.id)))
    return made


def one_of_several(question: Question) -> bool:
    """Whether there is more than one way to answer."""
    return len(question.options) > 1 or question.min != question.max


def anyway_button(question: Question, option: str, reader: Reader) -> Part:
    """An option once more, in spite of the warning above it."""
    custom_id = button_ids.make("anyway", option, table=question.table.id, step=question.step, plan=question.plan)
    return button(reader.label(Text("learn.button.anyway")), custom_id, "bad")


def regret_button(table: TableInfo, reader: Reader) -> Part:
    """What can be taken back only if everybody agrees; who plays with computers alone asks nobody."""
    label = Text("back.button.regret_alone") if is_alone(table) else Text("back.button.regret")
    return button(reader.label(label), button_ids.make("regret", table=table.id))


def is_alone(table: TableInfo) -> bool:
    """Whether nobody but computers sits at a table beside one person."""
    return sum(seat.user is not None for seat in table.seats) < 2


def why_message(
    question: Question, reader: Reader, refused: Sequence[Refusal], chosen: str | None = None, page: int = 0
) -> Message:
    """What is not offered, and for the chosen one the condition that fails."""
    button_id = partial(button_ids.make, table=question.table.id, step=question.step, plan=question.plan)
    unique = list({refusal.id: refusal for refusal in refused}.values())
    pages = max(1, -(-len(unique) // limits.OPTIONS))
    shown = unique[page % pages * limits.OPTIONS :][: limits.OPTIONS]
    said = [heading(question.table, reader), f"**{reader.head(question.asked)}**"]
    reason = next((refusal for refusal in unique if refusal.id == chosen), None)
    if reason is not None:
        said.append(fit(f"**{reader.head(reason.label)}**: {reader.say(reason.reason)}", REASON_CHARACTERS))
    else:
        said.append(reader.say(Text("ui.why.which") if unique else Text("ui.why.nothing")))
    parts: list[Part] = [paragraph("\n".join(said))]
    if shown:
        listed = [
            SelectLine(reader.label(refusal.label, limits.OPTION_TEXT), refusal.id, chosen=refusal.id == chosen)
            for refusal in shown
        ]
        custom_id = button_id("because", str(page))
        parts.append(select(custom_id, listed, reader.label(Text("ui.why.pick"), limits.PLACEHOLDER)))
    buttons = [button(reader.label(Text("ui.why.back")), button_id("ask"), "main")]
    if pages > 1:
        further = button_id("why", str((page + 1) % pages))
        buttons.append(button(reader.label(Text("ui.why.more")), further))
    return Message((*parts, *rows(buttons)))


def waiting_message(
    table: TableInfo,
    reader: Reader,
    asked: Sequence[AskedSeat],
    *,
    note: str = "",
    undo_step: int | None = None,
    url: str = "",
    user: int | None = None,
) -> Message:
    """Nothing to decide: who is thought of now, and where to look; `user` may have a seat to take back."""
    buttons = [] if undo_step is None else [back_button(table, undo_step, reader)]
    if user is not None and (seat := table.seat_of(user)) is not None and seat.standin is not None:
        note = lines(note, reader.say(text("days.seat.standin", table=table.id)))
        buttons.append(
            button(reader.label(Text("days.seat.back")), button_ids.make("come_back", table=table.id), "main")
        )
    looks = ("plan", "board", "log") if table.status == "running" else ("board", "log")
    buttons += [public_button(verb, table, reader) for verb in looks]
    if url:
        buttons.append(link(reader.label(Text("ui.button.thread")), url))
    state = reader.say(waiting_for(table, asked))
    return Message((paragraph(lines(heading(table, reader), fit(note, NOTE_CHARACTERS), state)), *rows(buttons)))


def done_message(
    table: TableInfo,
    reader: Reader,
    asked: Sequence[AskedSeat],
    *,
    note: str = "",
    undo_step: int | None = None,
    url: str = "",
    more: bool = False,
    draft: Sequence[Text] = (),
) -> Message:
    """A turn that was just played, folded to one line; what was done in it is told in the thread, elsewhere linked.

    A secret plan is told nowhere else, so it stays below that line until it is shown to all.
    """
    said = f"✓ {reader.say(title(table))} · {reader.say(waiting_for(table, asked))}"
    if table.status != "over":
        final = Text("ui.waiting.final_alone") if is_alone(table) else Text("ui.waiting.final")
        said += " " + reader.say(final if undo_step is None else Text("ui.waiting.may_change"))
    buttons = [] if table.status == "over" else [regret_button(table, reader)]
    if undo_step is not None:
        buttons = [back_button(table, undo_step, reader)]
    buttons += [link(reader.label(Text("ui.button.thread")), url)] if url else []
    if more:  # of one's own tables that wait
        buttons.append(button(reader.label(Text("days.next")), button_ids.make("next_table"), "main"))
    planned = draft_words(draft, reader)
    return Message((paragraph(lines(fit(note, NOTE_CHARACTERS), f"-# {said}", planned)), *rows(buttons)))


def waiting_for(table: TableInfo, asked: Sequence[AskedSeat]) -> Text:
    """For whom a table waits."""
    if table.status == "over":
        return Text("ui.waiting.over")
    if not asked:
        return Text("ui.waiting.nobody")
    return text("ui.waiting.others", players=join([who(one.seat) for one in asked], "and"))
