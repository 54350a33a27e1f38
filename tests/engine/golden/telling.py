"""What is told in recorded games, in short: a line for each moment looked at, which changes when anything said does.

Of a moment: what is offered with all that is said of it, what is refused and why, what the seat and everybody see, what
`/what` says of some things; of the turns before it what was noted and booked, and how it is summed up.

`python -m tests.engine.golden.telling GAME …` writes the lines anew: for every so manieth answer of a game, and for the
first few to each question.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.state import Event
from engine.core.table import Boundary, Table
from tests.engine.golden.record import FOLDER, choices, played_with, read

LISTS = FOLDER / "told"
GAMES, APART, FEW = 8, 37, 3  # recorded games of a title, answers from one moment to the next, moments of a question
PARTS = 4  # of all things, one of which is asked about


def short(*what: Any) -> str:
    return hashlib.sha256(repr(plain(what)).encode()).hexdigest()[:8]


def plain(what: Any) -> Any:
    """The same in every process: sets in order, and of options only what is told."""
    if isinstance(what, msgspec.Struct):
        fields = [name for name in what.__struct_fields__ if name != "value"]
        return (type(what).__name__, *((name, plain(getattr(what, name))) for name in fields))
    if isinstance(what, set | frozenset):
        return sorted(map(repr, map(plain, what)))
    if isinstance(what, dict):
        return [(plain(key), plain(one)) for key, one in what.items()]
    return [plain(one) for one in what] if isinstance(what, list | tuple) else what


def told(table: Table, past: list[Boundary]) -> str:
    """What is told at a moment and was told before it."""
    ask, game = table.asks[0], table.game
    things = game.all_things()[table.segment % PARTS :: PARTS]  # other ones each time
    own, common = (table.view(seat) for seat in (ask.seat, None))
    seen = [msgspec.json.encode(own), msgspec.json.encode(common)], table.purse(ask.seat)
    parts = {
        "offered": short(ask.asked, ask.facts, list(ask.options)),
        "refused": short([(one.id, one.label, one.reason) for one in ask.refused()]),
        "seen": short(*seen),
        "here": short([game.here(own, one) for thing in things for one in thing.ids], game.aims(own)),
        "past": short([(one.events, one.deeds) for one in past]),
        "summed": short(summed_up(table, past)),
    }
    return f"{ask.key}: {', '.join(f'{name} {digest}' for name, digest in parts.items())}"


def summed_up(table: Table, past: list[Boundary]) -> list[Any]:
    """What happened in some turns, as reports tell it: deeds of each player alike as one, and nobody's in few."""
    events: defaultdict[int | None, list[Event]] = defaultdict(list)
    for one in past:
        for event in one.events:
            events[event.seat].append(event)
    merged = [table.game.merge_events(own) for seat, own in events.items() if seat is not None]
    return [merged, table.game.condense_events([event for one in past for event in one.events])]


def played(file: str) -> Iterator[tuple[int, Table, list[Boundary]]]:
    """A recorded game before every answer that is not its machine's, with what was crossed since it was last told."""
    recorded = read(FOLDER / f"{file}.txt")
    known = played_with(recorded)
    table = Table.start(recorded.game, recorded.seats, recorded.options, recorded.seed, known, recorded.rules)
    past: list[Boundary] = []
    number = 0
    for number, (seat, picks) in enumerate(one for line in recorded.segments for one in choices(line)):
        yield number, table, past
        table.answer(seat, picks)
        past += table.take_crossed()
    yield number + 1, table, past


def files_of(game: str) -> list[str]:
    files = [path.stem for path in sorted(FOLDER.glob(f"{game}-*.txt")) if not read(path).open]
    return files[:: max(1, len(files) // GAMES)]


def lines(game: str) -> Iterator[str]:
    """The list as it would be written now."""
    often: Counter[str] = Counter()
    for file in files_of(game):
        for number, table, past in played(file):
            if table.over:
                booked = short([(one.events, one.deeds) for one in past])
                yield f"{file} end: past {booked}, result {short(table.result)}"
                continue
            key = table.asks[0].key
            often[key] += 1
            if number % APART == len(file) or often[key] <= FEW:
                yield f"{file} {number} {told(table, past)}"
                past.clear()


def kept(game: str) -> list[str]:
    return (LISTS / f"{game}.txt").read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    for each in sys.argv[1:]:
        written = "".join(f"{line}\n" for line in lines(each))
        (LISTS / f"{each}.txt").write_text(written, encoding="utf-8")
