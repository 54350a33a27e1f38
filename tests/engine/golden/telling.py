"""What is told in recorded games, in short: a line for each moment looked at, which changes when anything said does.

Of a moment: what is offered with all that is said of it, what is refused and why, what the seat and everybody see; of
the turns before it what was noted and booked. `python -m tests.engine.golden.telling GAME …` writes the lines anew.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.table import Table
from tests.engine.golden.record import FOLDER, choices, played_with, read

LISTS = FOLDER / "told"
GAMES, APART = 8, 17  # recorded games of a title, answers from one moment to the next


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


def told(table: Table, past: list[Any]) -> str:
    """What is told at a moment and was told before it."""
    ask = table.asks[0]
    views = [msgspec.json.encode(table.view(seat)) for seat in (ask.seat, None)]
    refused = [(one.id, one.label, one.reason) for one in ask.refused()]
    offered = short(ask.asked, ask.facts, list(ask.options))
    seen = short(views, table.purse(ask.seat))
    return f"{ask.key}: offered {offered}, refused {short(refused)}, seen {seen}, past {short(past)}"


def lines(game: str) -> Iterator[str]:
    """The list as it would be written now."""
    files = [path for path in sorted(FOLDER.glob(f"{game}-*.txt")) if not read(path).open]
    for path in files[:: max(1, len(files) // GAMES)]:
        recorded = read(path)
        known = played_with(recorded)
        table = Table.start(recorded.game, recorded.seats, recorded.options, recorded.seed, known, recorded.rules)
        past: list[Any] = []
        for number, (seat, picks) in enumerate(one for line in recorded.segments for one in choices(line)):
            if number % APART == len(path.stem):
                yield f"{path.stem} {number} {told(table, past)}"
                past.clear()
            table.answer(seat, picks)
            past += [(one.events, one.deeds) for one in table.crossed]
            table.crossed.clear()
        yield f"{path.stem} end: past {short(past)}, result {short(table.result)}"


def kept(game: str) -> list[str]:
    return (LISTS / f"{game}.txt").read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    for each in sys.argv[1:]:
        written = "".join(f"{line}\n" for line in lines(each))
        (LISTS / f"{each}.txt").write_text(written, encoding="utf-8")
