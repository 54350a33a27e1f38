"""What there is to look up: chapters of the rules and things of the games, found by words of the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from cogs.messages.pictures import has_pictures
from engine.core import games
from engine.core.components import in_set
from engine.core.text import PlayerMistake, Text
from engine.core.things import Thing
from render import game_pictures
from words import label, other_names, say
from words.search import corrected, match_quality, query_words, words_in

ICONS = "icons"  # the kind of the signs in the pictures
SIGN = "sign."  # before the name of an icon
ENGLISH = "en"  # many boxes are, wherever they are played


class IndexEntry(NamedTuple):
    """A chapter or a thing, with the words it is found by."""

    value: str  # `game/chapter`, or `game:thing`
    title: str
    game: tuple[str, ...]  # the words of the game's name
    names: tuple[tuple[str, ...], ...]  # those of its own name, then of each other one
    heading: tuple[str, ...]  # all of these together
    body: tuple[str, ...]  # the words of its text, its name and its game

    @property
    def is_thing(self) -> bool:
        return ":" in self.value

    @property
    def is_sign(self) -> bool:
        return f":{SIGN}" in self.value


class Found(NamedTuple):
    """How well something fits what was typed; the greatest fits best."""

    named: bool  # by a name, not in the text
    whole: bool  # the whole name was typed, in whatever form
    quality: int
    thing: bool  # where chapters are asked for less than things
    place: int  # of its game, those named first greater
    brevity: int  # minus the words of the name that fits
    explained: bool  # a sign says its name only


class Chapter(NamedTuple):
    """A chapter of a game's rules."""

    game: str
    topic: str

    @property
    def title(self) -> Text:
        return Text(f"{self.game}.topic.{self.topic}")

    def body(self, components: str | None = None) -> Text:
        """What it says, with the values of a component set, by default of the one in use."""
        return in_set(Text(f"{self.game}.topic.{self.topic}.body"), components)

    @property
    def value(self) -> str:
        return f"{self.game}/{self.topic}"


def chapter_of(value: str) -> Chapter | None:
    """The chapter that a value names; None if there is none."""
    game, _, topic = value.partition("/")
    return Chapter(game, topic) if game in games.names() and topic in games.get(game).topics else None


def thing_of(value: str) -> tuple[str, Thing] | None:
    """The game and the thing that a value names; None if there is none."""
    game, _, name = value.partition(":")
    if game not in games.names():
        return None
    found = by_id(game).get(name)
    return None if found is None else (game, found)


def chapter_named(value: str) -> Chapter:
    """The chapter that a button names or somebody has typed; a mistake if there is none."""
    chapter = chapter_of(value)
    if chapter is None:
        raise PlayerMistake(Text("look.mistake.topic"))
    return chapter


def thing_named(value: str) -> tuple[str, Thing]:
    """The game and the thing that a button names or somebody has typed; a mistake if there is none."""
    thing = thing_of(value)
    if thing is None:
        raise PlayerMistake(Text("rules.mistake.thing"))
    return thing


@lru_cache(maxsize=4)
def all_things(game: str) -> tuple[Thing, ...]:
    """Everything of a game that can be asked about: its components, and the signs in its pictures."""
    signs = game_pictures(game).signs if has_pictures(game) else {}
    components = games.get(game).all_things()
    named = {thing.name for thing in components}
    icons: dict[Text, Thing] = {}  # two icons may stand for the same
    for icon, sign in signs.items():
        icons.setdefault(sign.text, Thing(f"{SIGN}{icon}", ICONS, sign.text, (), ""))
    return (*components, *(icon for name, icon in icons.items() if name not in named))


@lru_cache(maxsize=8)
def things_of_set(game: str, components: str) -> dict[str, Thing]:
    """What a component set that is at hand has, by id."""
    kind = games.get(game)
    things = kind.things(kind.shelf.get(components))
    return {one.id: replace(one, does=tuple(in_set(said, components) for said in one.does)) for one in things}


def as_in_set(game: str, thing: Thing, components: str | None) -> Thing:
    """A thing with the values of a component set; as it is found here where that set is not at hand or lacks it."""
    shelf = games.get(game).shelf
    if components is None or components == shelf.current() or not shelf.knows(components):
        return thing
    return things_of_set(game, components).get(thing.id, thing)


@lru_cache(maxsize=4)
def by_id(game: str) -> dict[str, Thing]:
    """The things by all ids they have."""
    return {name: thing for thing in all_things(game) for name in thing.ids}


@lru_cache(maxsize=4)
def by_name(game: str) -> dict[Text, Thing]:
    """The things by their names."""
    return {thing.name: thing for thing in all_things(game)}


def kinds(game: str) -> tuple[str, ...]:
    """The kinds of things, in the order of the box."""
    return tuple(dict.fromkeys(thing.kind for thing in all_things(game)))


def kind_name(game: str, kind: str) -> Text:
    """What a list of such things is called."""
    return Text("rules.icons") if kind == ICONS else Text(f"{game}.things.{kind}")


def of_kind(game: str, kind: str) -> tuple[Thing, ...]:
    """The things of one kind."""
    return tuple(thing for thing in all_things(game) if thing.kind == kind)


def absent_things(game: str, view: Any) -> frozenset[str]:
    """The things that are not at a table, by their ids: another map, other tracks, modules that are not in play."""
    there = games.get(game).present(view)
    return frozenset(one.id for one in all_things(game) if {*one.ids}.isdisjoint(there.get(one.kind, one.ids)))


def things_in(chapter: Chapter) -> tuple[Thing, ...]:
    """The things that a chapter is about."""
    return tuple(thing for thing in all_things(chapter.game) if thing.topic == chapter.topic)


def search(typed: str, lang: str, order: Iterable[str], *, chapters: bool = True) -> list[IndexEntry]:
    """What has all typed words, best first: in a name, then in the text; games in the order given, short names first.

    Where nothing has them, words that differ by one slip of the finger will do.
    Without `chapters` things come first, and chapters only if they are called so. Nothing typed finds everything.
    """
    listed = [(-place, entry) for place, game in enumerate(order) for entry in index(game, lang)]
    wanted = query_words(typed)
    found = _ranked(wanted, listed, chapters=chapters)
    if not found:
        names = {word for _, entry in listed for name in entry.names for word in name}
        found = _ranked(corrected(wanted, sorted(names)), listed, chapters=chapters)
    return found


def _ranked(wanted: tuple[str, ...], listed: list[tuple[int, IndexEntry]], *, chapters: bool) -> list[IndexEntry]:
    ranked = [(_found(wanted, entry, place, chapters=chapters), entry) for place, entry in listed]
    fitting = [(found, entry) for found, entry in ranked if found is not None]
    return [entry for _, entry in sorted(fitting, key=lambda pair: pair[0], reverse=True)]


def _found(wanted: tuple[str, ...], entry: IndexEntry, place: int, *, chapters: bool) -> Found | None:
    thing = entry.is_thing or chapters
    if not wanted:
        return Found(True, True, 0, True, place, 0, True) if thing else None
    if match_quality(wanted, entry.heading):
        whole, quality, brevity = max(_by_name(wanted, entry.game, name) for name in entry.names)
        if quality:
            return Found(True, whole, quality, thing, place, brevity, not entry.is_sign)
    quality = match_quality(wanted, entry.body) if thing else 0
    return Found(False, False, quality, True, place, -len(entry.names[0]), not entry.is_sign) if quality else None


def _by_name(wanted: tuple[str, ...], game: tuple[str, ...], name: tuple[str, ...]) -> tuple[bool, int, int]:
    quality = match_quality(wanted, game + name)
    return quality > 0 and len(name) <= len(wanted) and match_quality(name, wanted) > 0, quality, -len(name)


@lru_cache(maxsize=12)
def index(game: str, lang: str) -> tuple[IndexEntry, ...]:
    """Everything of a game in one language: the chapters, then the things."""
    listed = []
    for topic in games.get(game).topics:
        chapter = Chapter(game, topic)
        listed.append(_entry(chapter.value, chapter.title, f"/{topic}", say(chapter.body(), lang), lang))
    for thing in all_things(game):
        body = " ".join(say(one, lang) for one in thing.does)
        listed.append(_entry(f"{game}:{thing.id}", thing.name, thing.id, body, lang))
    return tuple(listed)


def _entry(value: str, name: Text, id: str, body: str, lang: str) -> IndexEntry:
    game = re.split("[/:]", value)[0]
    title = label(games.get(game).name, lang)
    others = [*_other_names(game, lang).get(id, ()), *([label(name, ENGLISH)] if lang != ENGLISH else [])]
    names = tuple(dict.fromkeys(words_in(one) for one in (label(name, lang), *others)))
    heading = tuple(dict.fromkeys(word for one in (words_in(title), *names) for word in one))
    text = words_in(f"{title} {label(name, lang)} {body}")
    return IndexEntry(value, f"{title}: {label(name, lang)}", words_in(title), names, heading, text)


@lru_cache(maxsize=12)
def _other_names(game: str, lang: str) -> dict[str, tuple[str, ...]]:
    return other_names(game, lang)


def things_called(typed: str, lang: str, game: str) -> list[Thing]:
    """The things of a game that have all typed words in one of their names, whatever the form."""
    wanted = query_words(typed)
    by_value = {f"{game}:{thing.id}": thing for thing in all_things(game)}
    return [
        by_value[entry.value]
        for entry in index(game, lang)
        if entry.is_thing and any(match_quality(wanted, entry.game + name) for name in entry.names)
    ]
