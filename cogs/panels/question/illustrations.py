"""The picture that comes with a question: its zoom, else the hand where that is the matter, else where options lie."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence, Set
from dataclasses import replace
from typing import Any, NamedTuple

from msgspec import structs

from cogs.clicks.answering import expected
from cogs.messages import limits, pictures, screen_pictures
from cogs.messages.message import PictureFile
from cogs.messages.reader import Reader
from cogs.panels.question.controls import numbered, targets
from cogs.panels.question.forms import form_choices, form_numbers, walks
from cogs.panels.question.panel_builder import consequences
from cogs.panels.question.panel_state import PanelState
from engine.core.ask import FieldChoice
from engine.core.offer import Facts, Option
from engine.core.text import text
from host import Question, SecretPlan, TableInfo
from render import ALT_LIMIT, PictureRequest, Rendered, game_pictures
from render.kit.changes import put_between
from render.kit.descriptions import cut_words
from render.recap import PastMove
from render.zoom import Zoom, ZoomOption

log = logging.getLogger(__name__)

LONGEST_DRAWING_SECONDS = 4.0  # it is drawn on, and follows
MOST_PICTURES = 2  # of a board
UNNUMBERED = ""  # the mark of what is only pointed at

Before = Callable[[], Awaitable[Any]]  # what somebody knew before the turn began


class Illustration(NamedTuple):
    """The pictures of a question, whether the board is still to be seen as a whole, and what is still being drawn."""

    files: tuple[PictureFile, ...] = ()
    more: bool = True
    late: asyncio.Task[Illustration] | None = None


async def illustrated(
    question: Question,
    reader: Reader,
    state: PanelState | None = None,
    *,
    asked: bool = False,
    light: Set[str] = frozenset(),
    lately: Sequence[PastMove] = (),
    before: Before | None = None,
) -> Illustration:
    """What is shown with a question; nothing where no picture has anything to say about it.

    Where nothing is left but the end of a turn, that is what has changed since `before` it.

    Of what is on offer, options or what they aim at, some may lie in the `light`.
    A picture that cannot be drawn is no reason to keep the question from anybody, nor, unless it was `asked` for, is
    one that takes its time: it is `late`.
    """
    drawing = expected(_finished(question, reader, state or PanelState(), light, lately, before))
    done, _ = await asyncio.wait([drawing], timeout=None if asked else LONGEST_DRAWING_SECONDS)
    if not done:
        log.info("table=%s key=%s its picture is not drawn yet", question.table.id, question.key)
    return drawing.result() if done else Illustration(late=drawing)


async def _finished(
    question: Question,
    reader: Reader,
    state: PanelState,
    light: Set[str],
    lately: Sequence[PastMove],
    before: Before | None,
) -> Illustration:
    """What is shown with a question, however long it takes."""
    try:
        made = await _drawn(question, reader, state, light, lately)
        if not made and before is not None:
            made = await _changed(question, reader, await before())
    except Exception:
        log.exception("table=%s key=%s its picture cannot be drawn", question.table.id, question.key)
        return Illustration()
    part = not question.private and reader.screen != screen_pictures.PHONE  # as a phone has it
    more = not made or part or any(one.cut for one in made) or pictures.has_zoom(question.table.game, question.key)
    return Illustration(tuple(map(PictureFile.of, made)), more)


async def board_beside(question: Question, reader: Reader) -> tuple[PictureFile, ...]:
    """The board by itself, with what is on offer marked; nothing where it cannot be drawn."""
    try:
        return tuple(map(PictureFile.of, (await _whole(question, reader))[:MOST_PICTURES]))
    except Exception:
        log.exception("table=%s key=%s its board cannot be drawn", question.table.id, question.key)
        return ()


async def plan_picture(table: TableInfo, plan: SecretPlan, lang: str) -> list[Rendered]:
    """What a seat has put together so far, as the zoom of the question shows it; nothing where there is none."""
    if plan.facts is None or not pictures.has_zoom(table.game, plan.key):
        return []
    return [await pictures.zoomed(table, Zoom(plan.key, plan.seat, plan.view, facts=plan.facts, done=plan.done), lang)]


def lit_labels(question: Question, light: Set[str]) -> tuple[str, ...]:
    """The marks, in the picture of a question, of what lies in the light; if none does, of the questions after it.

    What is pointed at has all the same mark.
    """
    ahead = [one for following in question.ahead for one in following.question.options]
    own, later = ({one.target for one in some if light & {one.id, one.target}} for some in (question.options, ahead))
    lit = own or later
    found = tuple(label for target, label in targets(question).items() if target in lit)
    return (*found, UNNUMBERED) if pointed(question, light) else found


def pointed(question: Question, light: Set[str]) -> tuple[str, ...]:
    """What lies in the light of the values of a form whose fields are walked through: they have no numbers."""
    if question.form is None or not walks(question.form):
        return ()
    values = (one for field in question.form.fields for one in field.choices)
    lit = [one.target for one in values if light & {one.target, *(pick for picks in one.answers for pick in picks)}]
    return tuple(dict.fromkeys(target for target in lit if target is not None))


async def _drawn(
    question: Question, reader: Reader, state: PanelState, light: Set[str], lately: Sequence[PastMove]
) -> list[Rendered]:
    table, marked, lit = question.table, targets(question), lit_labels(question, light)
    if pictures.has_zoom(table.game, question.key):
        zoom_drawn = structs.replace(zoom_of(question, state), pointed=pointed(question, light))
        zoom = await pictures.zoomed(table, zoom_drawn, reader.lang, lit, lately)
        if not pictures.tells_options(table.game, question.key):
            return [zoom]
        return [zoom._replace(alt=cut_words(offered_words(question, reader), ALT_LIMIT))]  # buttons have only names
    large = replace(reader, screen=screen_pictures.PHONE)  # a part of a picture is as large on every screen
    if question.private and (kinds := pictures.kinds(table.game, private=True)):
        hands = [
            await screen_pictures.on_screen(
                PictureRequest(table.game, kind, question.view, table.names, reader.lang, marked, cut=True, lit=lit),
                large,
            )
            for kind in kinds
        ]
        return most_marked([one for hand in hands for one in hand])
    made = most_marked(await screen_pictures.marked_pictures(table, question.view, large, marked, cut=True, lit=lit))
    return [with_options_named(question, one, reader) if one.cut else one for one in made]


async def _changed(question: Question, reader: Reader, before: Any) -> list[Rendered]:
    """Where something lies that did not `before`: a part of what everybody sees and one of one's own, cut to that.

    Where the one or the other shows nothing of it, two parts of the other.
    """
    table, now = question.table, question.view
    if not pictures.has_pictures(table.game):
        return []
    game = game_pictures(table.game)
    changed = game.grown(await asyncio.to_thread(put_between, before, now, game.compared), before, now, question.seat)
    known, own = game.pictures_and_parts, pictures.own_kinds(table.game)
    public, mine = list[Rendered](), list[Rendered]()
    for kind in pictures.board_kinds(table.game):
        for part in screen_pictures.parts(table.game, kind, screen_pictures.PHONE):
            targets = known[part].targets
            if targets is not None and not targets(now).isdisjoint(changed):
                request = PictureRequest(table.game, part, now, table.names, reader.lang, changed=changed, cut=True)
                made = await pictures.drawn(request)
                if made is not None and made.cut:
                    (mine if kind in own else public).append(made)
    return [*public[:1], *mine[:1], *public[1:], *mine[1:]][:MOST_PICTURES]


def most_marked(made: list[Rendered]) -> list[Rendered]:
    """One picture: that in which most of what is on offer lies; what lies elsewhere is said in words anyway."""
    return [max(made, key=lambda one: len(one.marks))] if made else []


async def _whole(question: Question, reader: Reader) -> list[Rendered]:
    """Where the options lie, uncut; the board where they lie nowhere, or in secret; one part of it on a phone."""
    table, view = question.table, question.view
    if not question.private and (made := await screen_pictures.marked_pictures(table, view, reader, targets(question))):
        return most_marked(made) if reader.screen == screen_pictures.PHONE else made
    made = await screen_pictures.on_screen(
        PictureRequest(
            table.game,
            pictures.BOARD,
            view,
            table.names,
            reader.lang,
            practice=pictures.practice_band(table, reader.lang),
        ),
        reader,
    )
    return made[:1] if reader.screen == screen_pictures.PHONE else made


def zoom_of(question: Question, state: PanelState) -> Zoom:
    """What the zoom of a question is drawn from; the fields of a form have names and no numbers."""
    numbers, form = numbered(question), question.form
    options = tuple(
        ZoomOption(
            "" if form else numbers[option.id],
            option.id,
            option.target,
            option.facts,
            chosen=form is None and n in state.marks,
        )
        for n, option in enumerate(question.options)
        if option.id in numbers
    )
    values = form_numbers(form)
    choices = () if form is None else tuple(one for field in form.fields for one in field.choices)
    options += tuple(
        ZoomOption(values[one.target], one.answers[0][0], one.target, one.facts)
        for one in choices
        if one.target in values and one.target is not None
    )
    left = 1 if question.series is None else question.series.left
    return Zoom(
        question.key,
        question.seat,
        question.view,
        options,
        question.facts,
        left,
        filled_in(question, state),
        beside=tuple(one.facts for one in question.beside if one.facts is not None),
    )


def filled_in(question: Question, state: PanelState) -> tuple[Facts, ...]:
    """What stands in a form, field by field; of an answer that is given in parts every one that is left."""
    form, options = question.form, question.options
    chosen: Sequence[Option[None] | FieldChoice] = [] if form is None else form_choices(form, state.marks)
    if form is None:
        chosen = [options[n] for n in state.marks if options[n].parts]
    return tuple(one.facts for one in chosen if one.facts is not None)


def with_options_named(question: Question, part: Rendered, reader: Reader) -> Rendered:
    """The part of a picture in words: what is on offer there, by number."""
    if pictures.tells_options(question.table.game, question.key):  # the buttons say nothing of it
        said = cut_words(offered_words(question, reader), ALT_LIMIT)
        return part._replace(alt=said, text=said)
    numbers = numbered(question)
    offered = "; ".join(
        by_number(option, numbers[option.id], reader)
        for option in question.options
        if numbers.get(option.id) in part.marks
    )
    said = cut_words(reader.say(text("ui.picture.part", offered=offered)), ALT_LIMIT)
    return part._replace(alt=said, text=said)


def offered_words(question: Question, reader: Reader) -> str:
    """Every option by its number, with what it costs and brings."""
    numbers = numbered(question)
    said = []
    for option in question.options:
        if option.id in numbers:
            about = "; ".join(reader.label(one, limits.TEXT) for one in consequences(option))
            said.append(f"{by_number(option, numbers[option.id], reader)}{': ' if about else ''}{about}.")
    return " ".join(said)


def by_number(option: Option[None], number: str, reader: Reader) -> str:
    """An option with its number in the picture, which may be part of its name."""
    return reader.label(option.label) if option.sign else f"{number}. {reader.label(option.label)}"
