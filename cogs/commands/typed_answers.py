"""Answers in words: what may be meant by what was typed, for people who prefer typing or a screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages import limits
from cogs.messages.lookup_index import things_called
from cogs.messages.message import fit
from cogs.messages.reader import Reader
from cogs.panels.question.panel_state import PanelState, unpack
from cogs.panels.turn.turn_panel import marked_ids, option_ids
from engine.core.text import PlayerMistake, Text, text
from host import Question
from words.search import match_quality, words_in

BETWEEN = ";"  # between several picks that are typed
# What print has, and keyboards have for it.
FOLDED = str.maketrans("‐‑‒–—―−‘’ʼ`´“”„«»ё", "-------'''''\"\"\"\"\"е")


def suggestions(question: Question, typed: str, reader: Reader) -> list[tuple[str, str]]:
    """What may be meant: name and value of up to 25 answers, for several picks what was typed and one more."""
    ids = option_ids(question)
    if question.max <= 1 and question.min == 1:
        wanted = folded(typed)
        found = []
        for option in question.options:
            name = reader.label(option.label, limits.OPTION_TEXT)
            if option.detail is not None:
                name = fit(f"{name}: {reader.say(option.detail)}", limits.OPTION_TEXT)
            if wanted in folded(name) or wanted in option.id:
                found.append((name, option.id))
        if not found:
            called = called_so(question, typed, reader)
            found = [(label_of(question, n, reader), ids[n]) for n in called]
        return found[: limits.OPTIONS]
    marks, rest = read_marks(question, typed, reader)
    answers = [marks] if question.min <= len(marks) <= question.max else []
    if len(marks) < question.max:
        more = [n for n in range(len(ids)) if n not in marks]
        near = [n for n in more if rest in folded(label_of(question, n, reader))]
        answers += [(*marks, n) for n in near or called_so(question, rest, reader) if n not in marks]
    return [(names_of(question, one, reader), PanelState(None, one).pack(ids)) for one in answers[: limits.OPTIONS]]


def read_answer(question: Question, typed: str, reader: Reader) -> list[str]:
    """The picks that were typed or suggested; a mistake names the question that is open."""
    ids = option_ids(question)
    if typed in ids:
        return [typed]
    marks, rest = read_marks(question, typed, reader)
    if rest:
        near = [n for n in range(len(ids)) if n not in marks and rest in folded(label_of(question, n, reader))]
        near = near or [n for n in called_so(question, rest, reader) if n not in marks]
        if len(near) != 1:
            raise PlayerMistake(text("core.mistake.option", question=question.asked))
        marks = (*marks, near[0])
    return marked_ids(question, PanelState(None, marks))


def folded(words: str) -> str:
    """Words as they are compared: whatever their capitals, and their kinds of spaces, dashes and quotes."""
    return " ".join(words.casefold().translate(FOLDED).split())


def read_marks(question: Question, typed: str, reader: Reader) -> tuple[tuple[int, ...], str]:
    """The options that were named in full, in order, and what is left of the text."""
    ids = option_ids(question)
    try:
        return unpack(typed, ids).marks, ""
    except PlayerMistake:
        pass
    marks: list[int] = []
    parts = [folded(part) for part in typed.split(BETWEEN)]
    for at, part in enumerate(parts):
        if not part:
            continue
        named_so = [n for n in range(len(ids)) if part in (folded(label_of(question, n, reader)), ids[n])]
        fresh = [n for n in named_so if n not in marks]
        if not fresh:
            return tuple(marks), BETWEEN.join(parts[at:])
        marks.append(fresh[0])
    return tuple(marks), ""


def called_so(question: Question, typed: str, reader: Reader) -> list[int]:
    """The options that are about a thing called so, in any form and by any of its names, as in its box."""
    things = things_called(typed, reader.lang, question.table.game)
    targets = {id for thing in things for id in thing.ids}
    names = [words_in(typed), *dict.fromkeys(words_in(reader.say(thing.name)) for thing in things)]
    found = []
    for n, option in enumerate(question.options):
        label = words_in(label_of(question, n, reader))
        if option.target in targets or any(match_quality(name, label) for name in names):
            found.append(n)
    return found


def label_of(question: Question, n: int, reader: Reader) -> str:
    return reader.label(question.options[n].label, limits.OPTION_TEXT)


def names_of(question: Question, marks: Sequence[int], reader: Reader) -> str:
    if not marks:
        return reader.label(Text("ui.panel.none"), limits.OPTION_TEXT)
    return fit(f"{BETWEEN} ".join(label_of(question, n, reader) for n in marks), limits.OPTION_TEXT)
