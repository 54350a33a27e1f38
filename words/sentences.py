"""Texts become sentences: nested texts, cases, counted forms, lists, player names, decimal numbers."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import fluent.runtime.resolver
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentType

from engine.core import games
from engine.core.components import DASH, SET, in_set
from engine.core.text import Text
from words.files import SPOKEN, UNFINISHED, language, message_id, prefix_of, prefixes, sources

log = logging.getLogger(__name__)

# Fluent guards against hostile files by refusing parts above 2,500 characters; ours are our own, and a page of rules
# or a nested list may be longer.
fluent.runtime.resolver.MAX_PART_LENGTH = 100_000

CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "plural")
SEPARATORS = {
    "core.join.comma": ", ",
    "core.join.semicolon": "; ",
    "core.join.plus": " + ",
    "core.join.line": "\n",
    "core.join.space": " ",
}
# Ukrainian says «в» between a vowel and a consonant, except before another «в» sound.
UKRAINIAN_U = re.compile("(?<=[аеєиіїоуюя]) у (?=[бгґджзйклмнпрстхцчшщ](?!в))")

NAME = re.compile(r"-?[a-zA-Z][\w-]*")  # of a message or term that another one may say
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")

_strict = False
_reported: set[tuple[str, str]] = set()


class MissingText(LookupError):
    """A text that cannot be said as it is; only raised after `strict()`."""


def strict(on: bool = True) -> None:
    """Raise where a player would get a makeshift sentence; tests do this."""
    global _strict
    _strict = on
    _say.cache_clear()


def say(text: Text, lang: str, names: Sequence[str] = ()) -> str:
    """The sentence; `names` are the players' names in seat order. Never raises for a player."""
    sentence = _say(text, language(lang), tuple(names), "nom", 1)
    return UKRAINIAN_U.sub(" в ", sentence) if language(lang) == "uk" else sentence


def has_message(text: Text) -> bool:
    """Whether there is a message for a text at all."""
    return messages_of(prefix_of(text.key), "en").get(message_id(text.key)) is not None


def label(text: Text, lang: str, names: Sequence[str] = ()) -> str:
    """The sentence with a capital first letter: names are written small, as they stand inside sentences."""
    return _capital(say(text, lang, names))


def decimal(number: float, lang: str) -> str:
    """A number with one digit after the point, or after the comma."""
    return format_decimal(number, "0.0", lang)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


class Nested(FluentType):
    """A text inside a text: said plainly, or in the case and number the sentence asks for."""

    def __init__(self, text: Text, lang: str, names: tuple[str, ...]) -> None:
        self.text = text
        self.lang = lang
        self.names = names

    def format(self, locale: object) -> str:
        return self.say()

    def say(self, case: str = "nom", n: int = 1) -> str:
        return _say(self.text, self.lang, self.names, case, n)

    def gender(self) -> str:
        """The attribute `.gender` of the message."""
        messages = messages_of(prefix_of(self.text.key), self.lang)
        message = messages.get(message_id(self.text.key))
        attributes = message.attributes if message else {}
        if "gender" not in attributes and self.lang in UNFINISHED:
            return ""  # the name is said in English, which has none
        return messages.format(attributes["gender"])[0]


def _case(name: Any, case: str) -> Any:
    return name.say(case) if isinstance(name, Nested) else name


def _counted(name: Any, n: int, case: str = "nom") -> Any:
    return name.say(case, int(n)) if isinstance(name, Nested) else name


def _cap(name: Any) -> Any:
    sentence = _case(name, "nom")
    return _capital(sentence) if isinstance(sentence, str) else sentence


def _gender(name: Nested) -> str:
    return name.gender()


FUNCTIONS: dict[str, Any] = {"CASE": _case, "COUNTED": _counted, "CAP": _cap, "GENDER": _gender}


class Messages:
    """The messages of a prefix in a language; each is parsed when it is first said: all of them take seconds."""

    def __init__(self, prefix: str, lang: str) -> None:
        self._sources = sources(prefix, lang)
        self._variables: dict[str, frozenset[str]] = {}
        self._bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)

    def get(self, name: str) -> Message | None:
        """A message, if there is one that can be read."""
        if name in self._sources:
            self._parse(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def format(self, pattern: Pattern, args: dict[str, Any] | None = None) -> tuple[str, list[str]]:
        """What a part of a message says with these arguments, and what was wrong."""
        sentence, errors = self._bundle.format_pattern(pattern, args)
        return str(sentence), [str(error) for error in errors]

    def variables(self, name: str) -> frozenset[str]:
        """The arguments that a message that has been read may say."""
        return self._variables.get(name, frozenset())

    def _parse(self, name: str) -> None:
        """Parse a message and those that it may say; threads that do so at once do it twice."""
        needed: dict[str, str] = {}
        names, said = [name], set[str]()
        while names:
            source = self._sources.get(found := names.pop())
            said |= self._variables.get(found, frozenset())
            if source is not None and found not in needed:
                needed[found] = source
                self._variables[found] = frozenset(VARIABLE.findall(source))
                said |= self._variables[found]
                names += NAME.findall(source)
        self._variables[name] = frozenset(said)
        if needed:
            self._bundle.add_resource(FluentResource("\n".join(needed.values())))
        for parsed in needed:
            self._sources.pop(parsed, None)


@lru_cache(maxsize=96)  # all there are in every language
def messages_of(prefix: str, lang: str) -> Messages:
    """The messages of a prefix in a language, read when first used."""
    return Messages(prefix, lang)


def read_all() -> None:
    """Read the messages of every prefix in every language."""
    for prefix in prefixes():
        for lang in SPOKEN:
            messages_of(prefix, lang)


@lru_cache(maxsize=16_384)
def _say(text: Text, lang: str, names: tuple[str, ...], case: str, n: int) -> str:
    components = next((str(value) for name, value in text.args if name == SET), None)
    args: dict[str, Any] = {
        name: Nested(_of_same_set(value, components), lang, names) if isinstance(value, Text) else value
        for name, value in text.args
    }
    if text.key.startswith("core.join."):
        args.pop(SET, None)
        sentence = _join(text.key, [_case(item, case) for item in args.values()], lang)
    elif text.key == "core.verbatim":
        sentence = str(args["words"])
    elif text.key == "core.seat":
        sentence = _seat(int(args["seat"]), lang, names)
    else:
        sentence = _message(text.key, lang, {"case": case, "n": n, **args})
    chapter = _chapter(text) if text.ref else None
    if chapter is not None:
        named, stop = _say(chapter, lang, (), "nom", 1), "." if sentence.endswith(".") else ""  # behind the chapter
        sentence = _message("core.ref", lang, {"sentence": sentence.removesuffix("."), "chapter": named}) + stop
    return sentence


def _of_same_set(text: Text, components: str | None) -> Text:
    """A text inside one that tells the values of a set tells them too, unless it names a set itself."""
    return text if any(name == SET for name, _ in text.args) else in_set(text, components)


def _chapter(text: Text) -> Text | None:
    """The title of the chapter of `/rules` that explains the paragraph a refusal cites."""
    first = text.args[0][1] if text.key.startswith("core.join.") else text  # of several reasons
    game = prefix_of(first.key if isinstance(first, Text) else text.key)
    topic = games.get(game).chapter(text.ref) if game in games.names() else None
    return None if topic is None else Text(f"{game}.topic.{topic}")


def _join(key: str, items: list[str], lang: str) -> str:
    if key in SEPARATORS:
        return SEPARATORS[key].join(items)
    if len(items) < 2:
        return "".join(items)
    return _message(key, lang, {"most": ", ".join(items[:-1]), "last": items[-1]})


def _seat(seat: int, lang: str, names: tuple[str, ...]) -> str:
    return names[seat] if 0 <= seat < len(names) else _message("core.seat", lang, {"seat": seat + 1})


def _message(key: str, lang: str, args: dict[str, Any]) -> str:
    """The message in its language, else in English, else its key's last part in brackets: players get something."""
    for tried in dict.fromkeys((lang, "en")):
        sentence, faults = try_message(key, tried, args)
        if faults:
            _report(key, tried, faults)
        if sentence is not None:
            return sentence
    return f"[{key.rpartition('.')[2]}]"


def try_message(key: str, lang: str, args: dict[str, Any]) -> tuple[str | None, list[str]]:
    """The message with these arguments, if there is one, and what was wrong."""
    messages = messages_of(prefix_of(key), lang)
    message = messages.get(message_id(key))
    if message is None or message.value is None:
        return None, ["there is no such message"]
    places = [name for name in messages.variables(message_id(key)) if DASH in name]
    return messages.format(message.value, {**_set_values(prefix_of(key), places, lang, args.get(SET)), **args})


def _set_values(prefix: str, places: Sequence[str], lang: str, components: str | None) -> dict[str, Any]:
    """What the places in the tables of a component set hold that a message names."""
    values = games.get(prefix).said_values(places, components) if places else {}
    return {name: Nested(one, lang, ()) if isinstance(one, Text) else one for name, one in values.items()}


def _report(key: str, lang: str, faults: list[str]) -> None:
    if _strict:
        raise MissingText(f"{key} in {lang}: {'; '.join(faults)}")
    if (key, lang) not in _reported:
        _reported.add((key, lang))
        log.error("text key=%s lang=%s: %s", key, lang, "; ".join(faults))
