"""What there is to look up: chapters of the rules and things of the games, found by words of the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from cogs.messages.pictures import has_pictures
from engine.core import games
from engine.core.text import PlayerMistake, Text
from engine.core.things import Thing
from render import game_pictures
from words import label, say
from words.search import match_quality, query_words, words_in

ICONS = "icons"  # the kind of the signs in the pictures
SIGN = "sign."  # before the name of an icon
BY_TITLE = 10  # a word in the title counts more than one in the text


class IndexEntry(NamedTuple):
    """A chapter or a thing, with the words it is found by."""

    value: str  # `game/chapter`, or `game:thing`
    title: str
    heading: tuple[str, ...]
    body: tuple[str, ...]


class Chapter(NamedTuple):
    """A chapter of a game's rules."""

    game: str
    topic: str

    @property
    def title(self) -> Text:
        return Text(f"{self.game}.topic.{self.topic}")

    @property
    def body(self) -> Text:
        return Text(f"{self.game}.topic.{self.topic}.body")

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
    """What has all typed words, best first: in the title, then in the text; games in the order given, short ones first.

    Without chapters only things are found. Nothing typed finds everything.
    """
    wanted = query_words(typed)
    ranked = []
    for place, game in enumerate(order):
        for entry in index(game, lang):
            if chapters or ":" in entry.value:
                rank = _rank(wanted, entry)
                if rank:
                    ranked.append(((-rank, place, len(entry.heading) if wanted else 0), entry))
    return [entry for _, entry in sorted(ranked, key=lambda pair: pair[0])]


def _rank(wanted: tuple[str, ...], entry: IndexEntry) -> int:
    if not wanted:
        return 1
    by_title = match_quality(wanted, entry.heading)
    return by_title + BY_TITLE if by_title else match_quality(wanted, entry.heading + entry.body)


@lru_cache(maxsize=12)
def index(game: str, lang: str) -> tuple[IndexEntry, ...]:
    """Everything of a game in one language: the chapters, then the things."""
    title = label(games.get(game).name, lang)
    listed = []
    for topic in games.get(game).topics:
        chapter = Chapter(game, topic)
        name = label(chapter.title, lang)
        listed.append(
            IndexEntry(
                chapter.value, f"{title}: {name}", words_in(f"{title} {name}"), words_in(say(chapter.body, lang))
            )
        )
    for thing in all_things(game):
        name = label(thing.name, lang)
        body = words_in(" ".join(say(one, lang) for one in thing.does))
        listed.append(IndexEntry(f"{game}:{thing.id}", f"{title}: {name}", words_in(f"{title} {name}"), body))
    return tuple(listed)
