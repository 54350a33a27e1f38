"""What a guided game adds to a question: how the last step went, the idea of this one, and a light on what it means."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace as replace_field
from typing import NamedTuple

from msgspec.structs import replace

from cogs.clicks import button_ids
from cogs.messages import limits, pictures, screen_pictures
from cogs.messages.message import Message, PictureFile, fit_sentences, small
from cogs.messages.reader import Reader
from cogs.panels.look.hand_log_help import about_question
from cogs.panels.question.controls import pictured, shown_numbers, targets
from cogs.panels.question.forms import open_fields
from cogs.panels.question.illustrations import UNNUMBERED
from cogs.panels.question.panel_builder import THEN, numbered_label, verb
from engine.core import games
from engine.core.lessons import LessonPage, LessonStep, TaughtStep
from engine.core.offer import Option
from engine.core.text import Text, join, text, verbatim
from host import LessonMoment, Question
from render import PictureRequest
from words import has_message

EXPLAINED_CHARACTERS = 450  # about every question at a newcomer's table
BELOW_PICTURE_CHARACTERS = 200  # where more would push its picture out of sight
SIGN_CHARACTERS = 3  # of what stands on a button beside a name
LISTED = re.compile(r"^\s*(?:-|\d+\.)\s", re.MULTILINE)  # a line of a list


class Guide(NamedTuple):
    """Words above a question, a picture where it has none, and whether the guide takes its leave with them.

    Where they have no room beside the question, those of a step that `begins` are read first, on a screen of their
    own; what stands above the question then is `short`.
    """

    said: str = ""
    files: tuple[PictureFile, ...] = ()
    leaves: bool = False
    short: str = ""
    begins: bool = False


async def guided(moment: LessonMoment, question: Question, reader: Reader, *, picture: bool) -> Guide:
    """The words of a moment; a step that begins where options lie nowhere comes with its own picture, if wanted."""
    step = moment.now.step if moment.now is not None and moment.begins and moment.possible else None
    own = await lit_picture(step, question, reader) if step is not None and picture and lies_nowhere(question) else None
    return worded(moment, question, reader)._replace(files=() if own is None else (own,))


def worded(moment: LessonMoment, question: Question, reader: Reader) -> Guide:
    """The words of a moment."""
    said = guide_words(moment, question, reader)
    if moment.now is None:
        about = "" if is_taught(question) else explained(question, reader)
        return Guide(f"{said}\n{about}".strip(), (), is_last(moment), said)
    if not (moment.begins and moment.possible):
        return Guide(said, (), is_last(moment), said)
    return Guide(said, (), is_last(moment), asked_words(moment.now, moment, reader), begins=True)


def is_taught(question: Question) -> bool:
    """Whether a step of the guided game is about a question, so that nothing more is explained beside it."""
    lesson = games.get(question.table.game).lesson
    return lesson is not None and any(question.key in step.keys for step in lesson.steps)


def on_buttons(guide: Guide, moment: LessonMoment, question: Question, made: Message, reader: Reader) -> Guide:
    """A guide that calls what its step asks for as a panel does that was `made`: by its button, else as in its list.

    What only a later question offers is named there.
    """
    signs, numbers = (
        signs_of(made, [one.id for one in moment.wanted]),
        shown_numbers(question, shown=bool(made.pictures)),
    )
    here = {*signs, *(option.id for option in question.options)}
    now = [one for one in moment.wanted if one.id in here] or moment.wanted
    names = [name_with_sign(one, signs.get(one.id), numbers, reader) for one in now]
    wanted = [replace(one, label=verbatim(unparted(name))) for one, name in zip(now, names, strict=True)]
    return worded(replace(moment, wanted=tuple(wanted)), question, reader)._replace(files=guide.files)


def signs_of(made: Message, wanted: Sequence[str]) -> dict[str, str]:
    """What stands on buttons and in lists, by the option that is given with them, of answers in a row the last."""
    signs = dict[str, str]()
    for part in limits.walk([one.to_component_dict() for one in made.parts]):
        call = button_ids.parse(part.get("custom_id", ""))
        if call is None or call.verb not in ("pick", "path"):
            continue
        first, _, then = call.arg.partition(THEN)
        if call.verb == "path" and first not in wanted:
            continue
        if part["type"] == limits.BUTTON:
            signs[then or first] = part.get("label", "")
        else:
            signs |= {one["value"]: one["label"] for one in part["options"]}
    return signs


def name_with_sign(option: Option[None], sign: str | None, numbers: Mapping[str, str], reader: Reader) -> str:
    """What an option is called beside its button: a button with a number or a letter says no more than that."""
    if sign == verb(option, reader):
        sign = None
    if sign is not None and len(sign) > SIGN_CHARACTERS:
        return sign
    number = numbers.get(option.id) if sign is None else sign
    return numbered_label(None if option.sign else number, reader, option.label, limits.LABEL)


def unparted(name: str) -> str:
    """A name that no line parts from its numbers."""
    return re.sub(r" (?=[·\d])|(?<=·) ", "\N{NO-BREAK SPACE}", name)


def is_last(moment: LessonMoment) -> bool:
    """Whether no step comes any more, but at most the one that is on."""
    return moment.following is None and (moment.now is None or moment.now.number == moment.steps)


def in_light(moment: LessonMoment | None) -> frozenset[str]:
    """What a picture puts into the light: the options a step asks for, and what it points at when it begins."""
    if moment is None or moment.now is None or not moment.possible:
        return frozenset()
    spots = moment.now.step.spots if moment.begins else ()
    return frozenset((*spots, *(option.id for option in moment.wanted)))


def lies_nowhere(question: Question) -> bool:
    """Whether a question has no picture of its own, since none shows its options."""
    drawn = pictured(question)
    return not targets(drawn) and not drawn.private and not pictures.has_zoom(drawn.table.game, drawn.key)


def guide_words(moment: LessonMoment, question: Question, reader: Reader) -> str:
    """What became of the last step, then the one that is on, or what to do until the next one comes."""
    game = question.table.game
    read = moment.begins and moment.now is not None and moment.now.step.pages  # where that was told
    said = [] if read else ended_words(moment, game, reader)
    if moment.now is None and moment.following is None and moment.ended is not None:
        said.append(reader.say(Text("practice.lesson_done")))
    elif moment.now is None:
        said += [free_words(moment, question, reader), coming_words(moment, game, reader)]
    elif moment.possible:
        said.append(step_words(moment.now, moment, question, reader))
    else:
        said.append(reader.say(step_text("learn.impossible", moment.now, moment, game)))
    return "\n".join(one for one in said if one)


def ended_words(moment: LessonMoment, game: str, reader: Reader) -> list[str]:
    """What became of the last step, if one has ended."""
    if moment.ended is None or moment.verdict is None:
        return []
    return [small(after_words(game, moment, moment.ended.step, reader))]


def page_words(moment: LessonMoment, now: TaughtStep, page: int, game: str, reader: Reader) -> str:
    """What stands on a page before the question of a step; on the first also what became of the last step."""
    ended = ended_words(moment, game, reader) if page == 1 else []
    head = f"**{reader.say(step_text('learn.step', now, moment, game))}**"
    return "\n".join([*ended, head, reader.say(Text(f"{game}.lesson.{now.step.id}.page{page}"))])


def step_words(now: TaughtStep, moment: LessonMoment, question: Question, reader: Reader) -> str:
    """The idea of a step when it begins; in its further questions what is left to do."""
    game = question.table.game
    head = f"**{reader.say(step_text('learn.step', now, moment, game))}**"
    if moment.begins:
        taught = reader.say(Text(f"{game}.lesson.{now.step.id}"))
        return f"{head}\n{reader.say(Text('learn.last'))} {taught}" if is_last(moment) else f"{head}\n{taught}"
    if moment.done:
        left = leave_text(question)
        return "\n".join([f"✓ {head}", *([] if left is None else [reader.say(left)])])
    if moment.missed is now:
        return f"{head}\n{reader.say(Text('learn.own_way'))}"
    return asked_words(now, moment, reader)


def leave_text(question: Question) -> Text | None:
    """What comes once all is done that a step asks for: fields that are empty are filled first, then the way on."""
    leaving = [one for role in ("confirm", "decline") for one in question.options if one.role == role][:1]
    if not leaving:
        return None
    empty = [] if question.form is None else [field for field, _ in open_fields(question.form, ())]
    if not empty:
        return text("learn.leave", options=quoted(leaving))
    return text("learn.fill", empty=join([one.short or one.label for one in empty], "and"), options=quoted(leaving))


def asked_words(now: TaughtStep, moment: LessonMoment, reader: Reader) -> str:
    """What is left to do in a step."""
    if not moment.wanted:
        return reader.say(text("learn.rest", n=now.number, all=moment.steps))
    return reader.say(text("learn.left", n=now.number, all=moment.steps, options=quoted(moment.wanted)))


def coming_words(moment: LessonMoment, game: str, reader: Reader) -> str:
    """Between two steps: which one comes."""
    if moment.following is None:
        return ""
    return f"-# {reader.say(step_text('learn.next', moment.following, moment, game))}"


def free_words(moment: LessonMoment, question: Question, reader: Reader) -> str:
    """What to do until the next step comes, where a game says it; an end of a turn says that itself."""
    if moment.following is None or (len(question.options) == 1 and question.options[0].role == "confirm"):
        return ""
    until = Text(f"{question.table.game}.lesson.{moment.following.step.id}.until")
    return reader.say(until if has_message(until) else Text("learn.free"))


def after_words(game: str, moment: LessonMoment, step: LessonStep, reader: Reader) -> str:
    """What a move did and why it was good; after another one, which steps fall away by it."""
    if moment.missed is None:
        done = reader.say(Text(f"{game}.lesson.{step.id}.done"))
        return done if step.free else f"✓ {done}"
    lines = [reader.say(Text("learn.own_way"))]
    if moment.falling:
        lines.append(reader.say(text("learn.fallen", n=len(moment.falling), steps=listed(moment.falling, game))))
    return " ".join(lines)


def step_text(key: str, step: TaughtStep, moment: LessonMoment, game: str, **more: Text) -> Text:
    """A sentence about a step, by its number and its name."""
    return text(key, n=step.number, all=moment.steps, title=Text(f"{game}.lesson.{step.step.id}.title"), **more)


def listed(steps: Sequence[TaughtStep], game: str) -> Text:
    """Several steps in a row."""
    named = [text("learn.step_name", n=one.number, title=Text(f"{game}.lesson.{one.step.id}.title")) for one in steps]
    return join(named, "and")


def quoted(options: Sequence[Option[None]]) -> Text:
    """Several options in a row, those of one name once; by what their button says where another's name is the same."""
    labels = dict.fromkeys(one.short if one.short is not None and one.sign else one.label for one in options)
    return join([text("learn.option", option=label) for label in labels], "and")


def explained(question: Question, reader: Reader) -> str:
    """At a newcomer's table: what the question is about, as Help says it, in small print; nothing about an end."""
    if len(question.options) == 1 and question.options[0].role == "confirm":
        return ""
    about = about_question(question, reader)
    short = "" if lies_nowhere(question) else whole_paragraphs(about, BELOW_PICTURE_CHARACTERS)
    return small(short or whole_paragraphs(about, EXPLAINED_CHARACTERS))


def whole_paragraphs(said: str, most: int) -> str:
    """As many paragraphs from the beginning as there is room for, never a part of a list or its heading alone.

    Where not even the first has room: as many of its sentences, those before its list if it has one.
    """
    parts: list[str] = []
    for line in said.splitlines():
        if parts and (LISTED.match(line) or not line.strip()):
            parts[-1] += f"\n{line}"
        else:
            parts.append(line)
    kept: list[str] = []
    for part in parts:
        if len("\n".join([*kept, part]).strip()) > most:
            break
        kept.append(part)
    if not kept and parts:
        before = LISTED.split(parts[0])[0].strip()
        whole = before if before == parts[0].strip() else before[: 1 + max(map(before.rfind, ".!?"))]
        return fit_sentences(whole, most)
    return "\n".join(kept).strip()


async def lit_picture(shown: LessonStep | LessonPage, question: Question, reader: Reader) -> PictureFile | None:
    """The part of a picture that a step is about, in the light; one that fails is no reason to say nothing."""
    if not shown.spots:
        return None
    table, marked = question.table, dict.fromkeys(shown.spots, UNNUMBERED)
    request = PictureRequest(
        table.game, shown.picture, question.view, table.names, reader.lang, marked, cut=True, lit=(UNNUMBERED,)
    )
    large = replace_field(reader, screen=screen_pictures.PHONE)
    drawn = await pictures.drawn_in_time(table, shown.picture, screen_pictures.on_screen(request, large)) or []
    found = [one for one in drawn if one.marks] or drawn[:1]
    if len(found) > 1:  # one light needs one picture
        return await pictures.picture_in_time(table, request)
    return PictureFile.of(found[0]) if found else None
