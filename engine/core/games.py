"""The games there are: found by looking into `engine/`, described by their `meta.GAME`."""

from __future__ import annotations

import contextlib
import importlib
import pkgutil
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from inspect import isfunction
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, get_type_hints

import msgspec

import engine
from engine.core.ask import Ask, FieldChoice, Rule
from engine.core.components import Said, Shelf, WorkedOut, said_value, value_at
from engine.core.hidden import HiddenPile, redeal, secrets
from engine.core.lessons import Lesson
from engine.core.offer import Option
from engine.core.result import Result
from engine.core.rng import Rng
from engine.core.state import CoreState, Event
from engine.core.text import PlayerMistake, Seat, Text, join, text, verbatim
from engine.core.things import Thing

StateT = TypeVar("StateT", bound=CoreState)
ViewT = TypeVar("ViewT")
LIST_MARK = re.compile(r"^(?:-|\d+\.) ")


@dataclass(frozen=True)
class OptionSpec:
    """One option of a game: its values (the first is the default unless `default` says otherwise).

    Texts: `<game>.option.<id>` names it, `….help` explains it, `….<value>` names each value.
    """

    id: str
    values: tuple[str, ...]
    default: str = ""
    solo: bool = False  # whether it makes a difference only to who plays alone

    def matters(self, seats: int) -> bool:
        """Whether it can make a difference once so many sit there."""
        return seats == 1 or not self.solo

    @property
    def standard(self) -> str:
        return self.default or self.values[0]


class ComputerPlayer(Protocol):
    """Answers a question; it gets what a person in that seat gets, as an `engine.core.table.Observation`."""

    def __call__(self, observation: Any, ask: Ask[Any], rng: Random) -> Sequence[str]: ...


def learnt_weights(meta: str) -> dict[str, tuple[float, float]]:
    """The weights of features that a game has learnt, beside the `meta.py` that is named."""
    path = Path(meta).parent / "computer" / "weights.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, tuple[float, float]]) if path.exists() else {}


class LearntValue(msgspec.Struct, frozen=True):
    """What positions for so many players are worth: a layer of units between the signs of a game and what follows.

    Weights go by bias first, then by inputs (`engine.players.value` says which), then by units.
    """

    command: str  # that learnt it, from so many games, with that seed
    games: int
    seed: int
    signs: tuple[str, ...]
    ahead: tuple[tuple[float, float], ...]  # by tenth of a game: points still to come, and by how much players differ
    units: tuple[tuple[float, ...], ...]
    points: tuple[float, ...]  # how many more than usual, in such differences
    chance: tuple[float, ...]  # of winning, as a logarithm


def learnt_values(meta: str) -> dict[int, LearntValue]:
    """The values that a game has learnt, by number of players, beside the `meta.py` that is named."""
    found = (Path(meta).parent / "computer").glob("value-*.json")
    return {int(path.stem[6:]): msgspec.json.decode(path.read_bytes(), type=LearntValue) for path in sorted(found)}


def tables_that_matter(meta: str) -> tuple[str, ...]:
    """The names of component sheets, that with which results move most first, beside the `meta.py` that is named."""
    path = Path(meta).parent / "matters.json"
    return tuple(msgspec.json.decode(path.read_bytes(), type=dict[str, Any])) if path.exists() else ()


def unchanged(events: Sequence[Event]) -> Sequence[Event]:
    """A game whose events are shown one by one."""
    return events


class OwnersQuestion(NamedTuple):
    """What owners of the box are asked first: which component sheet it is about, and the question."""

    sheet: str
    question: Text


class QuestionTopic(NamedTuple):
    """What a question is about: a chapter, a paragraph of it, a line of that paragraph; 0: all of it."""

    topic: str
    paragraph: int = 0
    line: int = 0

    def excerpt(self, body: str) -> str:
        """That part of the words of the chapter, which has the same paragraphs in every language."""
        if not self.paragraph:
            return body
        paragraph = body.split("\n\n")[self.paragraph - 1]
        return LIST_MARK.sub("", paragraph.split("\n")[self.line - 1]) if self.line else paragraph


def question_topics(game: str, by_chapter: Mapping[str, str]) -> dict[str, QuestionTopic]:
    """What every question is about, from the questions of every chapter: `toll#2.1` is line 1 of paragraph 2."""
    found = {"core.ask.end_turn": QuestionTopic("turn")}
    for topic, keys in by_chapter.items():
        for key in keys.split():
            name, _, anchor = key.partition("#")
            found[f"{game}.{name}"] = QuestionTopic(topic, *map(int, filter(None, anchor.split("."))))
    return found


def anything_present(view: Any) -> Mapping[str, Collection[str]]:
    """Whatever is in the box may be at the table."""
    return {}


def nothing_told(data: Any, tables: Mapping[str, Any], name: str) -> tuple[Text, ...]:
    """Of a game all of whose tables are about things that can be asked about."""
    return ()


def no_aims(view: Any) -> tuple[Text, ...]:
    """A game in which nothing has to be reached: whoever has most wins."""
    return ()


def no_signs(state: Any) -> Sequence[Mapping[str, float]]:
    """A game of which no value is learnt."""
    return ()


def nothing_asked(data: Any) -> tuple[OwnersQuestion, ...]:
    """A game of which nothing printed is in doubt more than the rest."""
    return ()


def nothing_planned(state: Any, seat: Seat, facts: Any) -> tuple[Text, ...]:
    """A game in which nothing is put together in secret."""
    return ()


def no_objection(seats: int, options: Mapping[str, str]) -> Text | None:
    """Any combination of options is fine."""
    return None


@dataclass(frozen=True)
class Game(Generic[StateT, ViewT]):
    """Everything the machine needs to know about a game; nothing outside `engine/<game>` looks any deeper."""

    id: str
    title: str
    seats: tuple[int, ...]
    options: tuple[OptionSpec, ...]
    rules: int
    schema: int
    state: type[StateT]
    shelf: Shelf[Any]
    setup: Callable[[Start], StateT]
    segment: Callable[[StateT], Rule[None]]
    view: Callable[[StateT, Seat | None], ViewT]
    score: Callable[[StateT], Result]  # also of an unfinished state: what it would be worth now
    invariants: Callable[[StateT], list[str]]
    hidden: Callable[[StateT], Sequence[HiddenPile]]  # every pile whose faces not everybody sees
    colours: Callable[[Mapping[str, str]], Sequence[str]]
    round_of: Callable[[StateT], int]  # the number of the round that is being played; only rises
    turn_order: Callable[[ViewT], tuple[Seat, ...]]  # who plays after whom, as far as it is settled
    pretend_turn: Callable[[StateT, Seat], bool]  # make it that seat's turn now, in place; False: it has none
    holdings: Callable[[StateT, Seat], Mapping[str, int]]  # all that entries count, as a seat has it
    amount: Callable[[str, int], Text | None]  # so much of what entries count, in words; None: no word
    purse: Callable[[ViewT, Seat], tuple[Text, ...]]  # what a seat can spend, a few words each
    topics: tuple[str, ...]  # `<game>.topic.<id>` is the title, `<game>.topic.<id>.body` the text
    chapters: Mapping[str, str]  # which topic explains a paragraph or ruling of the spec
    questions: Mapping[str, QuestionTopic]  # what they are about, by their keys
    things: Callable[[Any], tuple[Thing, ...]]  # everything of a component set that can be asked about
    here: Callable[[ViewT, str], tuple[Text, ...]]  # where a thing lies at a table, what it costs there
    lesson: Lesson | None  # the guided first game
    players: Mapping[str, ComputerPlayer]
    features: Callable[[StateT, Seat], Mapping[str, float]]  # numbers from which a seat's future is estimated
    progress: Callable[[StateT], float]  # how far the game has come, 0 to 1
    weights: Mapping[str, Sequence[float]]  # of features, at the beginning and at the end; empty until they are learnt
    signs: Callable[[StateT], Sequence[Mapping[str, float]]] = no_signs  # by seat, what a learnt value looks at
    values: Mapping[int, LearntValue] = field(default_factory=dict)  # by number of players; without one, weights count
    plan_comes_to: Callable[[StateT, Seat, Any], tuple[Text, ...]] = (
        nothing_planned  # by the facts of a draft; in place
    )
    lower_is_better: tuple[str, ...] = ()  # features of which less is better
    aims: Callable[[ViewT], tuple[Text, ...]] = no_aims  # what must be reached to win, told with the first message
    horizon: int = 2  # turns of everybody that are played on by habit before an imagined table is judged
    objection: Callable[[int, Mapping[str, str]], Text | None] = no_objection
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    pages: tuple[str, ...] = ()  # topics that explain one thing each
    present: Callable[[ViewT], Mapping[str, Collection[str]]] = anything_present  # of some kinds: what is at a table
    revealed_totals: Callable[[StateT], Sequence[int]] | None = None  # where `score` leaves something out until the end
    headlines: tuple[str, ...] = ()  # kinds of events by how much they say about a turn
    trifles: tuple[str, ...] = ()  # of these, those that only follow from a deed: no line of the past ends with them
    # What an option brings, from the outcome of trying it (`engine.core.outcome.Trials`); None: its own detail says it.
    tell: Callable[[StateT, Ask[Any], Option[Any], Any], Text | Option[Any] | None] | None = None
    tell_line: Callable[[StateT, Ask[Any], FieldChoice, Any], Text | None] | None = None  # of a line of a form
    scored_parts: tuple[str, ...] = ()  # kinds of events that say what a scoring was made of, for everybody
    decisive: tuple[str, ...] = ()  # kinds of events that no summary leaves out: they end the game, or the lead passes
    points: str = "vp"  # what points are called in entries
    told_table: Callable[[Any, Mapping[str, Any], str], tuple[Text, ...]] = nothing_told  # rows that are no things
    minor_events: tuple[str, ...] = ()  # kinds of events a summary leaves out: others say as much, or all can see it
    merge_events: Callable[[Sequence[Event]], Sequence[Event]] = unchanged  # a player's in a turn, alike deeds as one
    condense_events: Callable[[Sequence[Event]], Sequence[Event]] = unchanged  # nobody's own, as few as will do
    matters: tuple[str, ...] = ()  # component sheets, that with which results move most first
    open_questions: Callable[[Any], tuple[OwnersQuestion, ...]] = nothing_asked  # of a component set
    worked_out: WorkedOut = field(default_factory=dict)  # values of a component set that texts say and no place has
    summary_questions: tuple[str, ...] = ()  # keys of questions by how much a chosen option's detail says about a turn

    def __post_init__(self) -> None:
        """Make ready what threads decode: msgspec crashes where two of them meet a type for the first time."""
        hints = get_type_hints(self.view) if isfunction(self.view) else {}
        for kind in (self.state, hints.get("return", Any)):
            msgspec.msgpack.Decoder(kind)

    @property
    def name(self) -> Text:
        """The title as players read it; `title` is the one of the box, in English."""
        return Text(f"{self.id}.title")

    @property
    def contents(self) -> tuple[str, ...]:
        """The chapters of the rules, from the first to the last."""
        return tuple(topic for topic in self.topics if topic not in self.pages)

    def all_things(self) -> tuple[Thing, ...]:
        """Everything of the newest component set that can be asked about."""
        return self.things(self.shelf.get(self.shelf.current()))

    def secrets(self, g: StateT, seat: Seat) -> tuple[tuple[str, ...], ...]:
        """What only that seat sees; its hand is shown again when that has changed."""
        return secrets(self.hidden(g), seat)

    def redeal(self, g: StateT, seats: Seat | Collection[Seat] | None, rng: Rng) -> None:
        """Deal anew, in place, whatever a seat cannot know; of several, what none of them can."""
        redeal(self.hidden(g), seats, rng)

    def totals(self, g: StateT) -> Sequence[int]:
        """Everybody's points as things stand, by seat, once there is no reason to hide anything: the game is over."""
        if self.revealed_totals is not None:
            return self.revealed_totals(g)
        return [score.total for score in sorted(self.score(g).scores, key=lambda one: one.seat)]

    def said_values(self, places: Collection[str], components: str | None = None) -> dict[str, Said]:
        """What is said where a text names these places of a component set, by default of the one in use."""
        told = self.shelf.current() if components is None or not self.shelf.knows(components) else components
        return {name: self._said_value(name, told) for name in places}

    def _said_value(self, name: str, components: str) -> Said:
        """What one place is said as; where a set lacks what it is worked out from, the shipped one is told."""
        try:
            return said_value(self.worked_out, partial(value_at, self.shelf.tables(components)), name)
        except Exception:  # rows of a corrected set may lack anything that its rules can do without
            if components == self.shelf.shipped():
                raise
            return self._said_value(name, self.shelf.shipped())

    def chapter(self, ref: str) -> str | None:
        """The topic of `/rules` that explains what a refusal cites: a ruling or paragraph, else its section."""
        return self.chapters.get(ref) or self.chapters.get(ref.partition(".")[0])

    def complete_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options with defaults filled in; a mistake names what is wrong and what would be right."""
        if seats not in self.seats:
            allowed = join([verbatim(str(n)) for n in self.seats], "or")
            raise PlayerMistake(text("core.mistake.seats", seats=seats, allowed=allowed))
        known = {spec.id: spec for spec in self.options}
        for name, value in options.items():
            spec = known.get(name)
            if spec is None:
                names = join([verbatim(one) for one in known], "comma")
                raise PlayerMistake(text("core.mistake.unknown_option", name=name, allowed=names))
            if value not in spec.values:
                values = join([verbatim(one) for one in spec.values], "or")
                raise PlayerMistake(text("core.mistake.option_value", name=name, value=value, allowed=values))
        settled = {spec.id: options.get(spec.id, spec.standard) for spec in self.options}
        objection = self.objection(seats, settled)
        if objection is not None:
            raise PlayerMistake(objection)
        return settled


AnyGame: TypeAlias = Game[Any, Any]


@dataclass(frozen=True)
class Start:
    """What a set-up gets: fill a new state with these and shuffle through `rng`."""

    game: AnyGame
    seats: int
    options: dict[str, str]
    components: str
    rng: Rng
    rules: int | None = None  # the revision of the rules; None: the newest

    def base(self) -> dict[str, Any]:
        """The fields of `CoreState`, for `State(**start.base(), …)`."""
        return {
            "schema": self.game.schema,
            "rules": self.game.rules if self.rules is None else self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "components": self.components,
            "rng": self.rng,
        }


_added: dict[str, AnyGame] = {}
_NOT_GAMES = {"core", "players", "sets"}


def add(game: Game[StateT, ViewT]) -> Game[StateT, ViewT]:
    """Make a game known that does not live in `engine/` (the test game does this)."""
    _added[game.id] = game
    return game


def added_modules() -> list[str]:
    """By their `meta` the games that do not live in `engine/`, for other processes to know them."""
    return [f"{game.state.__module__.rpartition('.')[0]}.meta" for game in _added.values()]


@cache
def shipped() -> tuple[str, ...]:
    """The ids of those that have a package here, whatever else is known to this process."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(engine.__path__) if m.ispkg and m.name not in _NOT_GAMES))


def names() -> tuple[str, ...]:
    """The ids of all games."""
    return (*shipped(), *_added)


def get(name: str) -> AnyGame:
    """A game by id, or by the dotted name of its `meta`, as another process names the test game."""
    if name in _added:
        return _added[name]
    if name in shipped():
        found: AnyGame = importlib.import_module(f"engine.{name}.meta").GAME
        return found
    if name.endswith(".meta") and all(part.isidentifier() for part in name.split(".")):
        with contextlib.suppress(ImportError, AttributeError):
            added: AnyGame = importlib.import_module(name).GAME
            return add(added)
    raise unknown_game(name)


def find(name: str) -> AnyGame:
    """A game as people name it: by id or title, whatever the case; never a module."""
    wanted = name.strip().casefold()
    for game in map(get, names()):
        if wanted in (game.id.casefold(), game.title.casefold()):
            return game
    raise unknown_game(name)


def unknown_game(name: str) -> PlayerMistake:
    """The mistake of naming a game that there is not."""
    return PlayerMistake(text("core.mistake.game", name=name, allowed=join([verbatim(n) for n in names()], "or")))
