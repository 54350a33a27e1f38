"""Everything that reaches a seat, or everybody, and is made from a table: one list, each artefact as bytes.

What the bot itself sends (messages, notices, files) is gathered in `testkit.discord.bot_requests`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any

import msgspec

import render
from cogs.commands.typed_answers import suggestions
from cogs.messages import pictures
from cogs.messages.message import Message
from cogs.messages.reader import Reader
from cogs.panels.question.beside import why_message
from cogs.panels.question.controls import pictured, targets
from cogs.panels.question.illustrations import zoom_of
from cogs.panels.question.panel import question_message
from cogs.panels.question.panel_state import PanelState
from engine.core import looking_ahead
from engine.core.account import Deed, deeds_of, seen
from engine.core.table import Observation, Table
from engine.core.text import PlayerMistake, Seat, Text
from engine.players import MASTER, answer, computer_players
from engine.players.coach import advice_of
from engine.players.master import best_turn, think
from engine.players.race import Allowance
from host.records import Question
from host.tables import questions
from render import PictureRequest, game_pictures
from render.ending.scores import ScoreView
from render.kit import caches
from render.kit.changes import changes_between
from render.recap import PastMove
from storage import SeatRow, TableRow
from words import say

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
TRIALS = 3  # of a player who looks ahead
CHANCE = 7  # by which computer players think
REFUSALS = 3  # reasons that are looked at one by one
NONSENSE = "no:such"


class Glance:
    """Somebody's eyes on a table: of a seat, or of everybody; `before` is the snapshot of one turn ago."""

    def __init__(self, table: Table, seat: Seat | None, before: bytes | None = None, past: Sequence[Deed] = ()) -> None:
        self.table, self.seat = table, seat
        self.before, self.past = before, seen(past, seat)

    @cached_property
    def view(self) -> Any:
        return self.table.view(self.seat)

    @cached_property
    def row(self) -> TableRow:
        seats = tuple(SeatRow(n, 100 + n, name=NAMES[n], colour="", step=5, asked_at=0.0) for n in self.range)
        return TableRow(id=7, game=self.table.game.id, options={}, status="running", organiser=100, created_at=0.0,
                        changed_at=0.0, seats=seats, hints=True)  # fmt: skip

    @property
    def range(self) -> range:
        return range(self.table.seats)

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.table.seats]

    @cached_property
    def question(self) -> Question | None:
        """The open question, as the host hands it out, with what its options lead to."""
        return None if self.seat is None else asyncio.run(questions.question_of(self.row, self.table, self.seat))

    @cached_property
    def plan(self) -> Table | None:
        """The next turn, thought ahead."""
        if self.seat is None or self.table.ask_of(self.seat) is not None:
            return None
        return looking_ahead.own_turn(self.table, self.seat)

    @cached_property
    def refused(self) -> list[tuple[str, Text, Text]]:
        ask = None if self.seat is None else self.table.ask_of(self.seat)
        return [] if ask is None else [(one.id, one.label, one.reason) for one in ask.refused()]

    @cached_property
    def mistakes(self) -> list[Text]:
        """What is said to wrong answers."""
        if self.seat is None:
            return []
        ask = self.table.ask_of(self.seat)
        wrong = [[NONSENSE], [], *([one[0]] for one in self.refused[:REFUSALS])]
        wrong += [ask.ids(), ask.ids()[:1] * 2] if ask is not None and ask.max < len(ask.ids()) else []
        said = [self._said(self.seat, picks) for picks in wrong]
        if not self.table.can_undo(self.seat):
            said.append(self._said(self.seat, None))
        said += [self.table.why_not(self.seat, name) for name in (NONSENSE, *(one[0] for one in self.refused))]
        return [one for one in (*said, self.table.why_no_undo(self.seat)) if one is not None]

    def _said(self, seat: Seat, picks: Sequence[str] | None) -> Text | None:
        """What is said to an answer, or without picks to an undo, on a copy; None if it was none."""
        copy = Table(self.table.game, self.table.segment, self.table.snapshot, self.table.choices)
        try:
            if picks is None:
                copy.undo(seat)
            else:
                copy.answer(seat, picks)
        except PlayerMistake as mistake:
            return mistake.text
        return None


def view(glance: Glance) -> object:
    return glance.view


def asked(glance: Glance) -> object:
    """Who must decide, and what, as far as everybody may know."""
    joint = glance.table.joint
    phase = None if joint is None else (joint.key, joint.secret, joint.seats)
    return [questions.asked(glance.row, glance.table), phase, glance.table.over, glance.table.segment]


def question(glance: Glance) -> object:
    """The question with its options in order, their details and facts, what they lead to, and what may be ended."""
    plan = None if glance.plan is None or glance.seat is None else glance.plan.ask_of(glance.seat)
    own = None if glance.seat is None else questions.plan_of(glance.table, glance.seat)
    ahead = None if plan is None else [plan.asked, [(one.id, one.label, one.detail, one.facts) for one in plan.options]]
    return [glance.question, own, ahead]


def refused(glance: Glance) -> object:
    return glance.refused


def errors(glance: Glance) -> object:
    return glance.mistakes


def log(glance: Glance) -> object:
    return [seen(deeds_of(glance.table.state), glance.seat), glance.past]


def things(glance: Glance) -> object:
    """Where everything lies that can be asked about, and what it costs; what the seat can spend."""
    game = glance.table.game
    known = game.things(game.shelf.get(glance.table.state.components))
    here = [(thing.id, game.here(glance.view, thing.id)) for thing in known]
    present = {kind: sorted(found) for kind, found in game.present(glance.view).items()}
    return [here, present, [game.purse(glance.view, seat) for seat in glance.range], game.turn_order(glance.view)]


def scores(glance: Glance) -> object:
    return [glance.table.result_so_far, glance.table.game.round_of(glance.table.state)]


def hand_notices(glance: Glance) -> object:
    """By what the host tells whether somebody has to hear of a change of their hand."""
    table = glance.table
    return (
        []
        if glance.seat is None
        else [one.hex() for one in Table.secrets(table.game.id, table.snapshot, [glance.seat])]
    )


def panel(glance: Glance, lang: str) -> object:
    """The message of the question: words, buttons, lists, custom ids."""
    reader = Reader(lang, glance.names)
    return [] if glance.question is None else components(question_message(glance.question, reader))


def reasons(glance: Glance, lang: str) -> object:
    """Why not: the list, and the first reasons; what is said to wrong answers."""
    reader = Reader(lang, glance.names)
    said: list[object] = [reader.say(one) for one in glance.mistakes]
    if glance.question is not None and glance.seat is not None:
        ask = glance.table.ask_of(glance.seat)
        found = [] if ask is None else ask.refused()
        for chosen in (None, *(one.id for one in found[:REFUSALS])):
            said.append(components(why_message(glance.question, reader, found, chosen)))
        said += [[reader.head(one.label), reader.say(one.reason)] for one in found]
    return said


def autocomplete(glance: Glance, lang: str) -> object:
    reader = Reader(lang, glance.names)
    return [] if glance.question is None else [suggestions(glance.question, typed, reader) for typed in ("", "a", "1")]


def log_words(glance: Glance, lang: str) -> object:
    past = (event for deed in glance.past for event in deed.events)
    return [say(event.text, lang, glance.names) for event in (*past, *glance.table.log(glance.seat))]


def thing_words(glance: Glance, lang: str) -> object:
    game = glance.table.game
    known = game.things(game.shelf.get(glance.table.state.components))
    return [[say(one, lang, glance.names) for one in game.here(glance.view, thing.id)] for thing in known]


def kinds(glance: Glance) -> list[str]:
    """The pictures this seat may see, those for a phone included."""
    game = glance.table.game.id
    shown = [
        *pictures.kinds(game, private=False),
        *(pictures.kinds(game, private=True) if glance.seat is not None else ()),
    ]
    whole = [kind for kind in shown if kind != pictures.SCORE]
    return [*whole, *(part.name for kind in whole for part in game_pictures(game).phone.get(kind, ()))]


def board_words(glance: Glance, lang: str) -> object:
    """Boards in words, and what is read out for their pictures."""
    game = glance.table.game.id
    known = game_pictures(game).pictures_and_parts if pictures.has_pictures(game) else {}
    told = [(known[kind].alt, known[kind].text) for kind in kinds(glance)]
    return [one(glance.view, names=glance.names, lang=lang) for pair in told for one in pair]


def drawing(kind: str) -> Callable[[Glance, str], object]:
    """One picture: with the discs of the options, and with what has changed and the strip of the last turn."""

    def drawn(glance: Glance, lang: str) -> object:
        game = glance.table.game.id
        marked = {} if glance.question is None else targets(pictured(glance.question))
        how: dict[str, Any] = {"marked": marked}
        if glance.before is not None and kind.startswith(pictures.BOARD):
            earlier = Table.past_view(game, glance.before, glance.seat)
            now = Table.past_view(game, glance.table.snapshot, glance.seat)
            how = {**how, "lately": (PastMove(earlier, now, glance.past),), "changed": changes_between(earlier, now)}
        return whole(render.draw(PictureRequest(game, kind, glance.view, names=glance.names, lang=lang, **how)))

    return drawn


def zoom(glance: Glance, lang: str) -> object:
    """The picture of the question, and the part of the board round what is on offer."""
    game, asks = glance.table.game.id, glance.question
    if asks is None or not pictures.has_pictures(game):
        return []
    if pictures.has_zoom(game, asks.key):
        return whole(
            render.draw(PictureRequest(game, asks.key, zoom_of(asks, PanelState()), names=glance.names, lang=lang))
        )
    marked = targets(asks)
    return whole(
        render.draw(
            PictureRequest(game, pictures.BOARD, asks.view, names=glance.names, lang=lang, marked=marked, cut=True)
        )
    )


def score_sheet(glance: Glance, lang: str) -> object:
    """The score sheet as it stands now."""
    game, result = glance.table.game, glance.table.result_so_far
    if result is None or not pictures.has_pictures(game.id):
        return []
    sheet = ScoreView(game.title, colours(glance.table), result, final=False)
    return whole(render.draw(PictureRequest(game.id, pictures.SCORE, sheet, names=glance.names, lang=lang)))


def colours(table: Table) -> tuple[str, ...]:
    return tuple(table.game.colours(table.state.options))[: table.seats]


def playing(name: str) -> Callable[[Glance], object]:
    """What a computer player answers in this seat."""

    def played(glance: Glance) -> object:
        asked_here = glance.seat is not None and glance.table.ask_of(glance.seat) is not None
        return answer(glance.table, glance.seat, name, Random(CHANCE)) if asked_here and glance.seat is not None else []

    return played


def looking_ahead_player(glance: Glance) -> object:
    """The turn that `master` would play, and what the coach has to say: both come of the same comparison."""
    if glance.seat is None or glance.table.ask_of(glance.seat) is None:
        return []
    race = think(Observation(glance.table, glance.seat), Random(CHANCE), Allowance(trials=TRIALS))
    return [best_turn(race), advice_of(race, glance.seat)]


def components(message: Message) -> object:
    """A message as Discord gets it."""
    return [part.to_component_dict() for part in message.parts]


def whole(made: render.Rendered) -> object:
    return [made.png, made.alt, made.text, made.filename, made.marks, made.cut]


Plain = Callable[[Glance], object]
InWords = Callable[[Glance, str], object]

PLAIN: Mapping[str, Plain] = {
    "view": view,
    "asked": asked,
    "question": question,
    "refused": refused,
    "errors": errors,
    "log": log,
    "things": things,
    "scores": scores,
    "hand notices": hand_notices,
}
SAID: Mapping[str, InWords] = {
    "panel": panel,
    "reasons": reasons,
    "autocomplete": autocomplete,
    "log in words": log_words,
    "things in words": thing_words,
    "boards in words": board_words,
}


def drawn_for(glance: Glance) -> dict[str, InWords]:
    """The pictures of a game by name."""
    made: dict[str, InWords] = {f"picture {kind}": drawing(kind) for kind in kinds(glance)}
    return {**made, "zoom": zoom, "score sheet": score_sheet}


def thought_for(glance: Glance) -> dict[str, Plain]:
    """What computer players make of it."""
    habits = [name for name in computer_players(glance.table.game) if name not in (MASTER, "random")]
    return {**{f"player {name}": playing(name) for name in habits}, "master and hints": looking_ahead_player}


def encoded(artefact: object) -> bytes:
    """An artefact as bytes."""
    return msgspec.json.encode(artefact)


def forget() -> None:
    """Whatever is kept of pictures is drawn anew."""
    caches.forget()


__all__ = ["PLAIN", "SAID", "Glance", "drawn_for", "encoded", "forget", "thought_for"]
