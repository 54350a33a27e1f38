"""Screens between the questions of a guided game: what it is about, a step to be read, a missed one offered again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

from cogs.cards.recap import Recap
from cogs.cards.table_parts import heading
from cogs.clicks import button_ids
from cogs.messages import pictures
from cogs.messages.heights import fits
from cogs.messages.message import Message, PictureFile, button, galleries, paragraph, rows, small
from cogs.messages.reader import Reader
from cogs.panels.coach.guide import Guide, listed, lit_picture, page_words, quoted, step_text
from cogs.panels.question.panel import others_in_one_line, past
from engine.core.text import Text, text
from host import LessonMoment, Question
from render import PictureRequest

SCREENS_KEPT = 1_000  # screens that were passed
POINTS = "points"  # the second screen of what a game is about, where the first has no room for it
STEP = "step"  # a step that is read before its question; with a number, one of its pages


class PassedScreens:
    """Which screens somebody has gone on from; whoever comes back after a restart sees the last one once more."""

    def __init__(self) -> None:
        self._passed: OrderedDict[tuple[object, ...], None] = OrderedDict()

    def add(self, table: int, moment: LessonMoment, screen: str = "") -> None:
        """What stands before a question was read: what the game is about, a step, or that one was missed."""
        self._passed[passed_key(table, moment, screen)] = None
        while len(self._passed) > SCREENS_KEPT:
            self._passed.popitem(last=False)

    def has(self, table: int, moment: LessonMoment, screen: str = "") -> bool:
        return passed_key(table, moment, screen) in self._passed


def passed_key(table: int, moment: LessonMoment, screen: str) -> tuple[object, ...]:
    """A screen by its table and what it was about."""
    step = moment.now.number if moment.now is not None and screen.startswith(STEP) else None
    return table, screen, step, moment.left_with


async def screen_before(
    moment: LessonMoment, question: Question, reader: Reader, screens: PassedScreens
) -> Message | None:
    """The screen that stands before a question, if one does; the first has the board that all is about."""
    table = question.table
    if moment.missed:
        return None if screens.has(table.id, moment) else missed_message(moment, question, reader)
    if not (moment.begins and moment.now is not None and moment.now.number == 1) or screens.has(
        table.id, moment, POINTS
    ):
        return None
    board = None
    if reader.pictures != "never" and pictures.has_board(table.game):
        request = PictureRequest(table.game, pictures.BOARD, question.view, table.names, reader.lang)
        board = await pictures.picture_in_time(table, request)
    first, *further = intro_messages(question, reader, board, other_values=moment.other_values)
    if not screens.has(table.id, moment):
        return first
    return further[0] if further else None


async def page_before(
    moment: LessonMoment, question: Question, reader: Reader, screens: PassedScreens, recap: Recap | None
) -> Message | None:
    """The page of a step that is read next, if one is left: below the first line of the past what it shows."""
    now = moment.now if moment.begins and moment.possible else None
    pages = () if now is None else now.step.pages
    at = next((n for n in range(1, len(pages) + 1) if not screens.has(question.table.id, moment, f"{STEP}{n}")), None)
    if now is None or at is None:
        return None
    drawn = None if reader.pictures == "never" else await lit_picture(pages[at - 1], question, reader)
    said = page_words(moment, now, at, question.table.game, reader)
    return read_message(question, reader, said, () if drawn is None else (drawn,), recap, f"{STEP}{at}")


def intro_messages(
    question: Question, reader: Reader, board: PictureFile | None = None, *, other_values: bool = False
) -> list[Message]:
    """Below the board who you are and what brings points, and small when it ends and how long this takes.

    Where that is higher than a screen, the first has who you are, and the second all the rest.
    """
    you, *told = reader.say(Text(f"{question.table.game}.lesson.intro")).split("\n\n")
    rest = [*told[1:], reader.say(Text("learn.intro"))]
    if other_values:
        rest.append(reader.say(Text("learn.shipped_values")))
    points = "\n".join([*told[:1], *map(small, rest)])
    head, shown = paragraph(heading(question.table, reader)), () if board is None else (board,)

    def screen(said: str, *, step_on: str = "", last: bool = True) -> Message:
        label = reader.label(Text("learn.button.begin" if last else "learn.button.next"))
        on = rows([button(label, button_id("step_on", question, step_on), "main")])
        files = () if step_on else shown
        return Message((head, *galleries(files), paragraph(said), *on), files)

    whole = screen(f"{you}\n\n{points}")
    return [whole] if fits(whole) else [screen(you, last=False), screen(points, step_on=POINTS)]


def with_guide(
    guide: Guide,
    write: Callable[..., Message],
    screen: Callable[[], Message],
    *,
    read: bool = False,
    lately: bool = False,
) -> Message:
    """A question with its guide; where both have no room on one screen, a step that begins is `read` before it.

    Which table this is gives way first. What has happened `lately` is told on that screen, too, and with the question
    where there is room for it.
    """
    made = write(taught=guide.said)
    if guide.said == guide.short or fits(made):
        return made
    if guide.begins and not read:
        alone = write(taught=guide.said, recap=None, elsewhere=False)
        return alone if fits(alone) and not lately else screen()
    made = write(taught=guide.short)
    return made if fits(made) or not guide.begins else write(taught=guide.short, recap=None)


def step_message(
    question: Question, reader: Reader, guide: Guide, recap: Recap | None, drawn: Sequence[PictureFile] = ()
) -> Message:
    """What a step teaches, before its question is asked, with its own picture, else what is `drawn` of the question."""
    return read_message(question, reader, guide.said, guide.files or drawn, recap, STEP)


def read_message(
    question: Question, reader: Reader, said: str, shown: Sequence[PictureFile], recap: Recap | None, screen: str
) -> Message:
    """A screen to be read before a question; above it its picture and the past, as far as there is room."""
    on = button(reader.label(Text("learn.button.next")), button_id("step_on", question, screen), "main")
    told = past(question, reader, recap, elsewhere=False)
    ways = [(above, tuple(files)) for files in (shown, ()) for above in (told, others_in_one_line(recap), ())]
    made = [Message((*above, *galleries(files), paragraph(said), *rows([on])), files) for above, files in ways]
    return next((one for one in made if fits(one)), made[-1])


def missed_message(moment: LessonMoment, question: Question, reader: Reader) -> Message:
    """What a step was about and what it would have brought: it can be done again, or left."""
    missed, verdict, game = moment.missed, moment.verdict, question.table.game
    assert missed is not None
    assert verdict is not None
    head = f"**{reader.say(step_text('learn.step', missed, moment, game))}**"
    lines = [reader.say(Text("learn.partly") if verdict.partly else Text("learn.other"))]
    if verdict.missing:
        wanted = "learn.lacking" if verdict.partly else "learn.missing"
        lines.append(reader.say(text(wanted, options=quoted(verdict.missing))))
    lines.append(reader.say(Text(f"{game}.lesson.{missed.step.id}.missed")))
    ways = [reader.say(Text("learn.ways"))]
    if moment.falling:
        ways.append(reader.say(text("learn.falling", n=len(moment.falling), steps=listed(moment.falling, game))))
    said = [heading(question.table, reader), f"{head}\n{' '.join(lines)}", " ".join(ways)]
    buttons = [
        button(reader.label(Text("learn.button.repeat")), button_id("step_again", question), "main"),
        button(reader.label(Text("learn.button.on")), button_id("step_on", question)),
    ]
    return Message((paragraph("\n\n".join(said)), *rows(buttons)))


def button_id(verb: str, question: Question, screen: str = "") -> str:
    """A button that belongs to one question, or to one screen before it."""
    return button_ids.make(verb, screen, table=question.table.id, step=question.step)
