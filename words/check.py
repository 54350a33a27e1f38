"""What is wrong with messages and texts: run by tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime.builtins import BUILTINS
from fluent.runtime.utils import reference_to_id
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engine.core.components import DASH, SET
from engine.core.text import Text
from words.files import ENGLISH, LANGUAGES, UNFINISHED, message_id, prefix_of, resources
from words.sentences import CASES, FUNCTIONS, Nested, try_message

PLURALS = {"zero", "one", "two", "few", "many", "other"}
ARITY = {"CASE": (2, 2), "COUNTED": (2, 3), "CAP": (1, 1), "GENDER": (1, 1)}
IMPLICIT = {"case", "n"}  # arguments that every message gets, so that a name can be asked for its forms
KEY = re.compile(r"[a-z][a-z0-9_]*(\.[A-Za-z0-9_]+)+")
CYRILLIC = re.compile(r"[а-яіїєґё]", re.IGNORECASE)
LATIN_WORD = re.compile(r"[a-z]{4}", re.IGNORECASE)


@dataclass
class CheckedMessage:
    """One message or term: what it uses and what is wrong with it by itself."""

    where: str
    words: str = ""
    untranslated: bool = False  # its comment says that it is the same in every language
    variables: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)  # variables that are printed, not only selected by
    plural: set[str] = field(default_factory=set)  # variables that select a plural form
    references: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)

    def needs(self) -> set[str]:
        """The arguments a text must bring; `$case` and an `$n` that only selects are given to every message.

        So is what stands in the tables of a component set.
        """
        return {name for name in self.variables - (IMPLICIT - self.shown) if DASH not in name}

    def places(self) -> set[str]:
        """Where the values stand in the tables of a component set that it says."""
        return {name for name in self.variables if DASH in name}


class EntryReader(Visitor):
    """Walks the syntax tree of one message or term and fills in its `CheckedMessage`."""

    def __init__(self, entry: CheckedMessage, lang: str) -> None:
        self.entry = entry
        self.plurals = {*Locale.parse(lang).plural_form.tags, "other"}

    def visit(self, node: Any) -> None:
        match node:
            case ast.TextElement():
                self.entry.words += node.value
            case ast.Placeable(expression=ast.VariableReference(id=variable)):
                self.entry.shown.add(variable.name)
            case ast.VariableReference():
                self.entry.variables.add(node.id.name)
            case ast.MessageReference() | ast.TermReference():
                self.entry.references.add(reference_to_id(node))
            case ast.FunctionReference():
                self.read_function(node.id.name, node.arguments.positional)
            case ast.SelectExpression():
                self.read_selection(node)
        super().visit(node)

    def read_function(self, name: str, given: list[Any]) -> None:
        faults = self.entry.faults
        if name not in FUNCTIONS and name not in BUILTINS:
            faults.append(f"there is no function {name}")
        fewest, most = ARITY.get(name, (0, 9))
        if not fewest <= len(given) <= most:
            faults.append(f"{name} does not take {len(given)} arguments")
        for case in given[most - 1 :] if name in ("CASE", "COUNTED") else []:
            if isinstance(case, ast.StringLiteral) and case.value not in CASES:
                faults.append(f"there is no case {case.value}; the cases are {', '.join(CASES)}")
        if name == "NUMBER":
            self.entry.shown |= {one.id.name for one in given if isinstance(one, ast.VariableReference)}

    def read_selection(self, node: ast.SelectExpression) -> None:
        keys = {
            variant.key.name: variant.default for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        variable = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        faults = self.entry.faults
        if variable == "case":
            faults.extend(
                f"there is no case {key}; the cases are {', '.join(CASES)}" for key in keys if key not in CASES
            )
            if not keys.get("nom"):
                faults.append("the default case is nom")
        elif PLURALS & set(keys):
            self.entry.plural.add(variable)
            faults.extend(f"{key} is no plural form of this language" for key in keys if key not in self.plurals)


@dataclass
class Catalogue:
    """All messages and terms of a prefix in one language."""

    messages: dict[str, CheckedMessage] = field(
        default_factory=dict
    )  # terms as "-name", attributes as "name.attribute"
    faults: list[str] = field(default_factory=list)

    def with_references(self, name: str, seen: frozenset[str] = frozenset()) -> CheckedMessage:
        """A message together with all it refers to: what has to be given to say it."""
        message = self.messages[name]
        whole = CheckedMessage(
            message.where, variables=set(message.variables), shown=set(message.shown), plural=set(message.plural)
        )
        for reference in message.references - seen:
            if reference in self.messages and not reference.startswith("-"):  # terms get their own arguments
                referred = self.with_references(reference, seen | {name, reference})
                whole.variables |= referred.variables
                whole.shown |= referred.shown
                whole.plural |= referred.plural
        return whole


@lru_cache(maxsize=40)
def catalogue(prefix: str, lang: str) -> Catalogue:
    """Everything that is written for a prefix in a language."""
    found = Catalogue()
    for path, resource in resources(prefix, lang):
        source = path.read_text(encoding="utf-8")
        for entry in resource.body:
            start = entry.span.start if entry.span else 0
            where = f"{lang}/{path.name}:{source.count(chr(10), 0, start) + 1}"
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").partition("\n")[0]
                found.faults.append(f"{where}: {entry.annotations[0].message}: {first!r}")
            elif isinstance(entry, ast.Message | ast.Term):
                _read(found, entry, where, prefix, lang)
    return found


def _read(found: Catalogue, entry: ast.Message | ast.Term, where: str, prefix: str, lang: str) -> None:
    name = entry.id.name if isinstance(entry, ast.Message) else "-" + entry.id.name
    if name in found.messages:
        found.faults.append(f"{where}: {name} is written twice")
        return
    if isinstance(entry, ast.Message) and not name.startswith(prefix + "-"):
        found.faults.append(f"{where}: {name} does not begin with {prefix}-")
    if entry.value is None:
        found.faults.append(f"{where}: {name} has no text of its own")
    comment = (entry.comment and entry.comment.content) or ""
    patterns = [(name, entry.value), *((f"{name}.{one.id.name}", one.value) for one in entry.attributes)]
    for full_name, pattern in patterns:
        message = found.messages[full_name] = CheckedMessage(
            where, untranslated="same in every language" in comment.lower()
        )
        if pattern is not None:
            EntryReader(message, lang).visit(pattern)
        found.faults.extend(f"{where}: {full_name}: {fault}" for fault in message.faults)


def problems(prefix: str) -> list[str]:
    """Everything wrong with the messages of a prefix: junk, gaps, differing arguments, dead references."""
    english = catalogue(prefix, "en")
    found = [] if english.messages else [f"{prefix}: there are no messages in en"]
    for lang in LANGUAGES:
        found.extend(f"{prefix}: {problem}" for problem in _problems_in(catalogue(prefix, lang), english, lang))
    for lang in UNFINISHED:
        these = catalogue(prefix, lang)
        whole = Catalogue(english.messages | these.messages, these.faults)
        found.extend(f"{prefix}: {problem}" for problem in _problems_in(whole, english, lang))
    return found


def lacking(prefix: str, lang: str) -> list[str]:
    """The sentences of a prefix that a language has not got yet."""
    return [name for name in sentences(catalogue(prefix, ENGLISH)) if name not in catalogue(prefix, lang).messages]


def sentences(these: Catalogue) -> list[str]:
    """The names of all messages but terms and attributes."""
    return [name for name in these.messages if not name.startswith("-") and "." not in name]


def _problems_in(these: Catalogue, english: Catalogue, lang: str) -> Iterator[str]:
    yield from these.faults
    for name, message in these.messages.items():
        for reference in sorted(message.references - set(these.messages)):
            yield f"{message.where}: {name} refers to {reference}, which does not exist"
    yield from (f"{lang} lacks {name}" for name in sentences(english) if name not in these.messages)
    for name, message in these.messages.items():
        if name.startswith("-") or "." in name:
            continue
        if name not in english.messages:
            yield f"{message.where}: en lacks {name}"
            continue
        said, in_english = these.with_references(name), english.with_references(name)
        needs, expected = said.needs() | said.places(), in_english.needs() | in_english.places()
        if needs != expected:
            yield f"{message.where}: {name} uses {_names(needs)}, but en uses {_names(expected)}"
        latin = LATIN_WORD.search(message.words) and not CYRILLIC.search(message.words)
        if lang in ("ru", "uk") and latin and not message.untranslated:
            yield f"{message.where}: {name} is not translated (or needs the comment: same in every language)"


def _names(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no arguments"


def arguments_of(key: str, lang: str = "en") -> set[str] | None:
    """The arguments that the message of a key needs; None if there is no such message."""
    these = catalogue(prefix_of(key), lang)
    name = message_id(key)
    return these.with_references(name).needs() if name in these.messages else None


def check_text(text: Text, lang: str) -> list[str]:
    """Everything wrong with a live text in a language, nested texts included."""
    found = [fault for _, value in text.args if isinstance(value, Text) for fault in check_text(value, lang)]
    if text.ref:
        found.extend(check_text(Text("core.ref", (("sentence", ""), ("chapter", text.ref))), lang))
    if text.key == "core.verbatim":
        return found
    if text.key.startswith("core.join."):
        wrong = [str(value) for _, value in text.args if not isinstance(value, Text)]
        return found + [f"{text.key}: {value!r} is not a Text" for value in wrong]
    if not KEY.fullmatch(text.key):
        return [*found, f"{text.key!r} is no key: parts of letters, digits and _ with dots between them"]
    faults = [*_faults(text, lang)] or ([] if found else _errors(text, lang))
    return found + [f"{text.key} in {lang}: {fault}" for fault in faults]


def _faults(text: Text, lang: str) -> Iterator[str]:
    these, name = catalogue(prefix_of(text.key), lang), message_id(text.key)
    if name not in these.messages:
        yield "there is no such message"
        return
    message, given = these.with_references(name), dict(text.args)
    yield from (f"the argument {unused} is not used" for unused in sorted(set(given) - message.variables - {SET}))
    yield from (f"the argument {missing} is missing" for missing in sorted(message.needs() - set(given)))
    for counted in sorted(message.plural & set(given)):
        if not isinstance(given[counted], int):
            yield f"the argument {counted} is counted, so it must be a number"


def _errors(text: Text, lang: str) -> list[str]:
    args = {key: Nested(value, lang, ()) if isinstance(value, Text) else value for key, value in text.args}
    return try_message(text.key, lang, {"case": "nom", "n": 1, **args})[1]
