"""Every recorded game is played again, answer by answer, and must lead to the same questions and scores."""

from __future__ import annotations

import re
from itertools import zip_longest
from pathlib import Path

import pytest

from engine.core import effects, games
from engine.core.text import PlayerMistake, Text
from engine.mombasa import scoring
from engine.yokohama.queries import legality
from engine.yokohama.rules import gains, placement
from tests.engine.golden import telling
from tests.engine.golden.record import FOLDER, RecordDiffers, choices, read, replay

FILES = sorted(FOLDER.glob("*.txt"))
GAMES = ("mombasa", "nippon", "yokohama")


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_can_be_replayed(path: Path) -> None:
    recorded = read(path)
    table = replay(recorded)
    assert table.over == bool(recorded.sheet) == (not recorded.open)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_played_with_every_number_of_players(name: str) -> None:
    game = games.get(name)
    kept = [one for one in map(read, FILES) if one.game == name]
    played = {(one.seats, *pair) for one in kept for pair in game.complete_options(one.seats, one.options).items()}
    possible = set()
    for seats in game.seats:
        for spec in game.options:
            for value in spec.values:
                try:
                    game.complete_options(seats, {spec.id: value})
                except PlayerMistake:
                    continue
                possible.add((seats, spec.id, value))
    assert sorted(possible - played) == []


@pytest.mark.parametrize("name", GAMES)
def test_some_games_are_left_at_awkward_moments(name: str) -> None:
    left = [one for one in map(read, FILES) if one.game == name and one.open]
    assert {one.seats for one in left} == {*games.get(name).seats} or name == "mombasa"
    assert len({line.split()[2] for one in left for line in one.open[1:]}) >= 5
    assert all(choices(one.open[0]) for one in left), "nothing was chosen in the open turn"


def test_a_refused_move_shows_as_a_readable_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    def stricter(g: object, me: int, area: str, *rest: object, **more: object) -> Text | None:
        if area == "laboratory_a":
            return Text("yokohama.no.twice")
        return legality.why_not_place(g, me, area, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(placement, "why_not_place", stricter)
    with pytest.raises(RecordDiffers) as caught:
        replay(read(FOLDER / "yokohama-open-port-2.txt"))
    first, *more = str(caught.value).splitlines()
    found = re.fullmatch(r"tests/engine/golden/yokohama-open-port-2\.txt:(\d+): seat \d chose (\S+), which .*", first)
    assert found is not None, first
    line = (FOLDER / "yokohama-open-port-2.txt").read_text().splitlines()[int(found[1]) - 1]
    assert found[2] == "place:laboratory_a"
    assert found[2] in line
    assert any(one.strip().startswith("? ") and "place:port_a" in one for one in more)


def test_a_changed_question_shows_as_a_readable_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    def kinder(g: object, me: int, area: str, *rest: object, **more: object) -> Text | None:
        why = legality.why_not_place(g, me, area, *rest, **more)  # type: ignore[arg-type]
        return None if why is not None and why.key == "yokohama.no.twice" else why

    monkeypatch.setattr(placement, "why_not_place", kinder)
    with pytest.raises(RecordDiffers) as caught:
        replay(read(FOLDER / "yokohama-open-place-4.txt"))
    first, recorded, replayed = str(caught.value).splitlines()
    assert re.fullmatch(r"tests/engine/golden/yokohama-open-place-4\.txt:\d+: open turn", first)
    assert recorded.strip().startswith("recorded ? 0 yokohama.place 1-1: ")
    assert "place:copper_mine_1" not in recorded
    assert "place:copper_mine_1" in replayed


@pytest.mark.slow
def test_a_changed_score_shows_as_a_readable_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "share_value", lambda g, company: 1)
    with pytest.raises(RecordDiffers) as caught:
        replay(read(FOLDER / "mombasa-2-first.txt"))
    first, recorded, replayed = str(caught.value).splitlines()
    assert re.fullmatch(r"tests/engine/golden/mombasa-2-first\.txt:\d+: score", first)
    assert recorded.strip() == "recorded " + read(FOLDER / "mombasa-2-first.txt").sheet[0]
    assert replayed.strip().startswith("replayed = seat 0 total ")


def test_a_line_is_read_as_it_was_written() -> None:
    assert choices("12: 0 slot:slot_b, ~0 lock, 1 use:a|use:b, 2 lay:x+y, 1 -") == [
        (0, ["slot:slot_b"]),
        (1, ["use:a", "use:b"]),
        (2, ["lay:x+y"]),
        (1, []),
    ]
    assert choices("13:") == []
    assert choices("> 0 a:b, ~1 c") == [(0, ["a:b"])]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_all_is_told_as_it_was_last_read(game: str) -> None:
    told = telling.lines(game)
    changed = [now for was, now in zip_longest(telling.kept(game), told) if was != now]
    assert changed[:9] == [], f"read what is said there, then: python -m tests.engine.golden.telling {game}"


def test_another_word_in_the_log_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    note = effects.note
    monkeypatch.setattr(gains, "note", lambda g, key, *rest, **args: note(g, f"{key}.other", *rest, **args))
    assert {line for line in telling.lines("yokohama") if " end: " in line} - {*telling.kept("yokohama")}
