"""Writes docs/words/<game>.<language>.md: what words a game uses, and sentences of a game that was played.

python -m tools.pages.words GAME [--seed S]
python -m tools.pages.words GAME --read LANGUAGE [--games K] [--each N]

The first writes the pages; the second prints what players read in games with all kinds of options, for somebody who
reads it through: up to N sentences of every message.

The glossary, everything above the sentences, is written by people and kept; the sentences are made anew. Its table has
a term per row, where it is used, and in the last column what is never said instead, in backquotes (`stem*` for all
words that begin so, `=message` where one is excused); tests/words/test_strays.py looks for those.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from engine.core import games, looking_ahead
from engine.core.ask import Ask
from engine.core.table import Table
from engine.core.text import PlayerMistake, Text
from engine.players import answer
from words import LANGUAGES, label, say

FOLDER = Path(__file__).parents[2] / "docs" / "words"
NAMED = {"en": "English", "ru": "Russian", "uk": "Ukrainian", "pl": "Polish"}
PLAYERS = {
    "en": ("Alice", "Bob", "Carol", "Dave"),
    "ru": ("Алиса", "Борис", "Вера", "Глеб"),
    "uk": ("Аліса", "Богдан", "Віра", "Гліб"),
    "pl": ("Alicja", "Bartek", "Celina", "Darek"),
}
SENTENCES = "## Sentences of a game"
PLANNED = 0.02  # after how many log lines the others plan their turns
SHARES = {"Questions": 8, "Options": 8, "Reasons": 6, "Log": 8}  # thirty in all

Saying = tuple[Text, Text | None]  # a text, and for options what is said beside it
Sayings = dict[str, dict[str, Saying]]  # by kind, then by message: the first time it was said


def said(game: str, seed: str) -> Sayings:
    """Every message of one game, as it was first said."""
    found: Sayings = {kind: {} for kind in SHARES}
    for kind, key, saying in played(Table.start(game, games.get(game).seats[-1] // 2, {}, seed), "house", Random(seed)):
        if kind in found:
            found[kind].setdefault(key, saying)
    return found


def played(table: Table, player: str, rng: Random) -> Iterator[tuple[str, str, Saying]]:
    """Everything that is said while computer players play to the end."""
    while not table.over:
        for ask in table.asks:
            yield from sayings(table, ask)
        asked = table.asks[rng.randrange(len(table.asks))]
        for event in table.answer(asked.seat, answer(table, asked.seat, player, rng)):
            yield "Log", event.kind, (event.text, None)
        table.take_crossed()


def planned(table: Table, player: str, rng: Random) -> Iterator[tuple[str, str, Saying]]:
    """What those read who are not asked yet and plan their next turn, until something hidden would be shown."""
    for seat in range(table.seats):
        ahead = None if table.ask_of(seat) else looking_ahead.own_turn(table, seat)
        while ahead is not None and (ask := ahead.ask_of(seat)) is not None:
            yield from sayings(ahead, ask)
            picks = answer(ahead, seat, player, rng)
            ahead = looking_ahead.Previews(ahead, seat).after(picks[0]) if len(picks) == 1 else None


def read(game: str, lang: str, seed: str, *, plays: int, each: int) -> Iterator[str]:
    """Sentences of several games with options at random, in order of kind and message, without repetition."""
    heard: dict[tuple[str, str], list[str]] = {}
    known: set[str] = set()
    for n in range(plays):
        rng = Random(f"{seed}-{n}")
        for kind, key, saying in everything(started(game, n, rng), rng.choice(("house", "random")), rng):
            sentences = heard.setdefault((kind, key), [])
            if len(sentences) < each and (said := sentence(saying, lang)) not in known:
                sentences.append(said)
                known.add(said)
    for (kind, key), sentences in sorted(heard.items()):
        yield from (f"{kind} {key}: {one}" for one in sentences)


def everything(table: Table, player: str, rng: Random) -> Iterator[tuple[str, str, Saying]]:
    """What is said in a game, and in plans for turns of it."""
    for heard in played(table, player, rng):
        yield heard
        if heard[0] == "Log" and rng.random() < PLANNED:
            yield from planned(table, player, rng)


def started(game: str, n: int, rng: Random) -> Table:
    """The n-th table: every number of seats in turn, options at random; what does not go together is drawn again."""
    known = games.get(game)
    while True:
        options = {spec.id: rng.choice(spec.values) for spec in known.options}
        try:
            return Table.start(game, known.seats[n % len(known.seats)], options, str(rng.random()))
        except PlayerMistake:
            continue


def sayings(table: Table, ask: Ask[object]) -> Iterator[tuple[str, str, Saying]]:
    """What a question says, with all beside it: kind, the message by which it is told apart, texts."""
    yield "Questions", ask.asked.key, (ask.asked, None)
    for option in ask.options:
        if option.detail is not None:
            yield "Options", f"{ask.key} {option.detail.key}", (option.label, option.detail)
        else:
            yield "Labels", f"{ask.key} {option.label.key}", (option.label, None)
        if option.group is not None:
            yield "Groups", option.group.key, (option.group, None)
    for field in ask.form.fields if ask.form is not None else ():
        for choice in field.choices:
            yield "Fields", f"{field.label.key} {choice.label.key}", (choice.label, choice.detail)
    for refusal in ask.refused():
        yield "Reasons", refusal.reason.key, (refusal.reason, None)
    for so_far in ask.draft:
        yield "Drafts", so_far.key, (so_far, None)
    for held in table.purse(ask.seat):
        yield "Held", held.key, (held, None)


def spread(sayings: Sequence[Saying], n: int) -> list[Saying]:
    """So many of them, from the beginning to the end of the game."""
    return [sayings[k * len(sayings) // n] for k in range(min(n, len(sayings)))]


def sentences(found: Sayings, lang: str) -> str:
    """The sample as a section of the page."""
    lines = [SENTENCES, "", "Written by `.venv/bin/python -m tools.pages.words`."]
    for kind, share in SHARES.items():
        lines += ["", f"**{kind}**", ""]
        for text, beside in spread(list(found[kind].values()), share):
            lines.append(f"- {sentence((text, beside), lang)}")
    return "\n".join(lines) + "\n"


def sentence(saying: Saying, lang: str) -> str:
    """As a player reads it: an option with what stands beside it."""
    text, beside = saying
    said = label(text, lang, PLAYERS[lang])
    return said if beside is None else f"{said} – {say(beside, lang, PLAYERS[lang])}"


def glossary(path: Path, title: str, lang: str) -> str:
    """What stands above the sentences; a page without any begins with an empty table."""
    if path.exists():
        return path.read_text(encoding="utf-8").partition(SENTENCES)[0]
    return f"# {title}: words in {NAMED[lang]}\n\n| term | where it is used | never |\n|---|---|---|\n\n"


def write(game: str, seed: str) -> None:
    found = said(game, seed)
    FOLDER.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        path = FOLDER / f"{game}.{lang}.md"
        path.write_text(glossary(path, games.get(game).title, lang) + sentences(found, lang), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seed", default="words")
    parser.add_argument(
        "--read", choices=LANGUAGES, metavar="LANGUAGE", help="print sentences instead of writing pages"
    )
    parser.add_argument("--games", type=int, default=6, help="how many games are played to be read")
    parser.add_argument("--each", type=int, default=4, help="how many sentences of one message are read")
    given = parser.parse_args()
    if given.read:
        for line in read(given.game, given.read, given.seed, plays=given.games, each=given.each):
            print(line)
    else:
        write(given.game, given.seed)
