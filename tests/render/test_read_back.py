"""What is drawn is what is known: of every value of a view, in which pictures it shows, and how, is a list.

A value that shows no longer, as another number, behind another icon or in another player's row is a fault, as is one
that shows where it did not: then `python -m tests.render.read_back GAME` writes the list anew, to be read.
And no picture and no icon is drawn otherwise, or said otherwise, without anybody having looked at it.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.kit import Sheet
from render.yokohama.board import standings
from testkit.rotation import by_turns, chosen, rotated, rotation
from tests.render import laying_out
from tests.render.read_back import OFTEN, POSITION, listed, readers, survey
from tools.pages.pictures import KIT

Fault = Callable[[dict[str, int]], dict[str, int]]
GAMES = ("mombasa", "nippon", "yokohama")
SHARE = 12  # of the list one line is read with every run, others each day


def wrong(game: str, picture: str = "", only: str = "") -> list[str]:
    """Lines of the list that do not hold today; of one picture and one kind of value all, if they are named."""
    lines, found = listed(game), []
    for name, reader in readers(game, POSITION, picture):
        own = [kind for place, kind in lines if place == name]
        for n, kind in enumerate([only] if only else chosen(own, -(-len(own) // SHARE))):
            ways = reader.ways[kind][:OFTEN]
            signs = reader.signs(ways[(rotation() + n) % len(ways)])
            always, may = lines[name, kind]
            if signs is not None and not always <= signs <= always | may:
                found.append(f"{name}: {kind}: {sorted(signs)} instead of {sorted(always)} or {sorted(may)}")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 2))
def test_every_value_shows_where_the_list_says(game: str) -> None:
    assert wrong(game) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_list_is_what_is_drawn(game: str) -> None:
    kept = {f"{name}: {kind}: {sorted(always)} {sorted(may)}" for (name, kind), (always, may) in listed(game).items()}
    now = [line.split(": ", 2) for line in survey(game, POSITION)]
    read = [(name, kind, *signs.split("|")) for name, kind, signs in now]
    assert {f"{name}: {kind}: {sorted(a.split())} {sorted(m.split())}" for name, kind, a, m in read} == kept


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "planted"),
    [
        ("players.*.goods.copper", lambda real: {"copper": real["silk"]}),
        ("players.*.yen", lambda real: {"yen": real["yen"] + 1}),
    ],
)
def test_another_number_is_noticed(kind: str, planted: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    real = standings.amounts
    monkeypatch.setattr(standings, "amounts", lambda player: {**real(player), **planted(real(player))})
    assert len(wrong("yokohama", "board", kind)) == 1


def drawn_otherwise(game: str) -> set[str]:
    """The pictures and icons whose lines are others than in the list."""
    kept = (laying_out.LISTS / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    return {line.rpartition(":")[0] for line in {*kept} ^ {*laying_out.lines(game)}}


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES, KIT])
def test_pictures_are_drawn_as_they_were_last_seen(game: str) -> None:
    assert drawn_otherwise(game) == set(), f"look at them, then: python -m tests.render.laying_out {game}"


@by_turns(2, days=3)
def test_what_lies_elsewhere_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    disc = Sheet.disc
    monkeypatch.setattr(Sheet, "disc", lambda sheet, x, *rest, **how: disc(sheet, x + 6, *rest, **how))
    assert "middle-4 board" in drawn_otherwise("yokohama")
