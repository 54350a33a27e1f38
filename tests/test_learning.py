"""What is learnt from games, and how matches are counted: the same every time, and right where the truth is known."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
from engine.core import games
from engine.core.games import AnyGame
from engine.core.table import Observation, Table
from engine.players import prospects
from engine.players.coach import verdict
from engine.players.master import Master
from testkit.rotation import rotated
from tools.measure import (
    coach_page,
    judge_value,
    last_page,
    last_turns,
    learn_value,
    played_out,
    positions,
    strength,
    value_page,
)
from tools.measure.former import Elsewhere, Former, former_players
from tools.measure.learn import Sample, error, fitted, played

SHIPPED = ("mombasa", "nippon", "yokohama")


@pytest.mark.slow
def test_weights_that_made_the_points_are_found_again() -> None:
    rng, truth = Random(1), {"even": (10.0, 2.0), "coins": (0.5, 1.5), "cards": (4.0, 0.0)}
    samples = []
    for table in range(1500):
        progress, luck = rng.random(), rng.gauss(0, 5)  # what both at a table have in common
        for _ in range(2):
            features = {"coins": rng.uniform(0, 20) + 20 * progress, "cards": rng.uniform(0, 6)}
            points = prospects.weighed(truth, features, progress) + luck + rng.gauss(0, 2)
            samples.append(Sample(features, progress, points, str(table)))
    found = fitted(samples, len(samples))
    for name, pair in truth.items():
        assert found[name] == pytest.approx(pair, abs=0.8)
    assert error(found, samples) < 5.0


@pytest.mark.slow
def test_the_same_games_are_played_every_time() -> None:
    game = games.get("bazaar")
    assert list(played(game, 1)) == list(played(game, 1))
    assert list(played(game, 1)) != list(played(game, 4))


@pytest.mark.slow
@pytest.mark.parametrize("name", rotated(SHIPPED, 1))
def test_every_feature_of_a_game_has_its_weights(name: str) -> None:
    """A feature that is new or gone: learn again."""
    game = games.get(name)
    sample = next(played(game, 1))
    assert set(game.weights) == {prospects.EVEN, *sample.features}
    assert 0.0 <= sample.progress <= 1.0


def test_how_sure_a_share_is_says_so() -> None:
    assert strength.interval(8, 10) == pytest.approx((0.49, 0.94), abs=0.01)
    assert strength.interval(10, 10)[0] == pytest.approx(0.72, abs=0.01)
    assert strength.interval(0, 5) == pytest.approx((0.0, 0.43), abs=0.01)


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "PAGE", tmp_path / "players.md")
    monkeypatch.setattr(strength, "KEPT", tmp_path / "players.jsonl")
    monkeypatch.setattr(value_page, "KEPT", tmp_path / "players-value.jsonl")
    monkeypatch.setattr(last_page, "KEPT", tmp_path / "players-last.jsonl")
    return tmp_path / "players.md"


@pytest.mark.slow
def test_a_match_is_played_and_written_and_others_are_kept(page: Path) -> None:
    strength.strength(["bazaar"], 2, 4, ["master-house-2"])
    strength.strength(["bazaar"], 3, 4, ["house-random"])
    lines = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| Bazaar")]
    assert ["master" in line for line in lines] == [False, True]
    assert "| 3 |" in lines[0]
    assert "4 trials | 2 | 2 |" in lines[1]


def test_a_match_is_gone_on_with_and_played_again_when_asked(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: list[int] = []

    def counted(
        game: AnyGame, match: strength.Match, number: int, trials: int, former: Former | None
    ) -> strength.MatchGame:
        numbers.append(number)
        return strength.MatchGame(game.id, match.name, trials, number, 1.0, 5, 1, 0.2, 0.2)

    monkeypatch.setattr(strength, "play", counted)
    strength.strength(["bazaar"], 2, 4, ["house-random"])
    strength.strength(["bazaar"], 4, 4, ["house-random"])
    assert numbers == [0, 1, 2, 3]
    strength.strength(["bazaar"], 1, 4, ["house-random"], anew=True)
    assert numbers[4:] == [0]
    assert "| 2 | 1 | 100 % (21–100) | +5 | 200 ms | 200 ms |" in page.read_text(encoding="utf-8")


@pytest.mark.slow
def test_players_of_an_earlier_revision_play(page: Path) -> None:
    """Loaded beside those of today, and only where it was asked for; a `master` plays on by the `house` of then."""
    now, then = games.get("yokohama"), former_players("yokohama", "HEAD")
    assert then.game.players["house"] is not now.players["house"]
    assert then.game.values.keys() >= {2}
    table = Table.start("yokohama", 2, seed="former")
    master = then.player("master", 2)
    for player in (then.player("house", 0), master):
        ask = table.asks[0]
        table.answer(ask.seat, player(Observation(table, ask.seat), ask, Random(1)))
    assert table.game.players == now.players
    assert type(master) is Elsewhere
    strength.strength(["yokohama"], 1, 4, ["house-former", "master-former"])
    assert "| Yokohama" not in page.read_text(encoding="utf-8")


def test_games_against_another_revision_are_forgotten(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a match that is decided is not gone on with."""
    bazaar = games.get("bazaar")
    match = next(one for one in strength.matches(bazaar) if one.name == "master-former-2")

    def won(game: AnyGame, match: strength.Match, number: int, trials: int, former: Former) -> strength.MatchGame:
        return strength.MatchGame(game.id, match.name, trials, number, 1.0, 5, 1, 0.2, 0.2, former=former.revision)

    monkeypatch.setattr(strength, "play", won)
    for revision in ("abc", "def"):
        strength.play_match("bazaar", match, None, 4, Former(revision, bazaar, Master))
        assert [one.former for one in strength.kept()] == [revision] * 6
    assert "`master` against `former` (def), 4 trials | 2 | 6 | 100 %" in page.read_text(encoding="utf-8")


def test_games_that_were_kept_go_on_where_they_stopped(tmp_path: Path) -> None:
    path, game = tmp_path / "bazaar-2.games", games.get("bazaar")
    first = positions.played(game, 2, 0)
    assert first == positions.played(game, 2, 0)
    assert first != positions.played(game, 2, 0, judged=True)
    positions.keep(path, first)
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:-3])  # stopped while it was writing
    assert list(positions.kept(path)) == [first]
    positions.main([str(tmp_path), "bazaar-2", "--games", "2"])
    assert list(positions.kept(path)) == [first, positions.played(game, 2, 1)]


def test_what_was_judged_is_counted_by_tenths(page: Path) -> None:
    game = games.get("bazaar")
    found = judge_value.judged(game, 2, [positions.played(game, 2, n, judged=True) for n in range(2)])
    assert found.games == 2
    assert found.linear == found.value  # nothing was learnt of it
    assert sum(part.positions for part in found.parts if part) == found.positions
    value_page.keep(found)
    assert value_page.known() == [found]
    assert "| 2 | 0 games | 2 games, " in value_page.section([found])
    assert [band.chances if band else 0 for band in found.bands] == [0] * 5 + [2 * found.positions] + [0] * 4


def test_the_learner_says_what_it_needs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learn_value, "np", None)
    with pytest.raises(SystemExit, match="pip install numpy"):
        learn_value.main([str(tmp_path), "bazaar-2"])


def test_a_match_ends_when_it_is_clear_who_is_better() -> None:
    def games_of(won: int, lost: int) -> list[strength.MatchGame]:
        return [strength.MatchGame("bazaar", "", 4, n, float(n < won), 0, 1, 0.1, 0.1) for n in range(won + lost)]

    assert [strength.decided(games_of(won, lost), 2) for won, lost in ((5, 0), (6, 0), (8, 3), (9, 3))] == [
        False, True, False, True,
    ]  # fmt: skip
    assert strength.decided(games_of(0, 11), 4)
    assert not strength.decided(games_of(3, 9), 4)  # a quarter is what equals win


@pytest.mark.slow
def test_a_turn_is_reviewed_and_played_out_the_same_every_time() -> None:
    """The same turn of the same game, on the same deals: near its end, which takes no time."""
    game = games.get("bazaar")
    found = [played_out.looked_at(game, 2, number, 16, 4) for number in (*range(4), 0)]
    assert found[0] == found[4]
    called = [one for one in found if one.played_out]
    assert called
    assert all(one.lead >= one.error and one.played_out == 4 for one in called)
    assert all(one.gain == 0 for one in found if one not in called)


def test_turns_called_clearly_better_were_better_in_nine_of_ten() -> None:
    """Of every title together, when both were played out."""
    clear = [one for one in coach_page.known() if one.played_out and verdict(one.lead, one.error) == "clear"]
    assert sum(one.gain > 0 for one in clear) >= coach_page.BETTER * len(clear)


def test_what_was_played_out_is_told_by_what_was_called() -> None:
    rows = [
        coach_page.PlayedOut("yokohama", 2, n, 0.5, 4, lead, 4.0, 90.0, lead, deals, gain)
        for n, (lead, deals, gain) in enumerate([(16.0, 50, 9.0), (16.0, 50, -1.0), (6.0, 50, 2.0), (3.0, 0, 0.0)])
    ]
    told = coach_page.section(rows)
    assert "| Yokohama | 2 | clearly better | 2 | 1 (50 %) | +15 | +4 |" in told
    assert "| all |  | better by little | 1 | 1 (100 %) | +3 | +2 |" in told
    assert "In 1 of 4 turns nothing\nwas called better." in told
    assert "In 1 of 1 turns nothing\nwas called better." in coach_page.section(rows[3:])
    assert coach_page.section([]) == ""


@pytest.mark.slow
def test_a_last_turn_is_played_in_every_way(page: Path) -> None:
    """What a computer player plays is one of them; what was played is not played again."""
    bazaar = games.get("bazaar")
    before, seat, found = last_turns.last_turn(bazaar, 1)
    assert last_turns.FEWEST_WAYS <= len(found) <= last_turns.MOST_WAYS
    assert last_turns.played(before, seat, bazaar.players["house"]) in found
    assert len(set(found)) > 1
    for _ in range(2):
        last_turns.main(["bazaar", "--games", "2", "--trials", "4"])
    (first, second) = last_page.rows()
    assert (second.ways, second.best) == (len(found), max(found))
    assert set(second.came_to) == {"house", "`master`, 4 trials"}
    told = page.read_text(encoding="utf-8")
    assert f"`master`, 4 trials | {sum(one.ways > 0 for one in (first, second))} |" in told


def test_what_is_given_away_is_counted() -> None:
    rows = [last_page.LastTurn("bazaar", n, 30, 10.0, {"house": came_to}) for n, came_to in enumerate([10.0, 4.0])]
    too_many = last_page.LastTurn("bazaar", 2, 0, 0.0)
    assert "| `house` | 2 | 30 | 50 % | 3.0 ± 5.9 |" in last_page.section([*rows, too_many], 12.0)
    assert last_page.section([too_many], 12.0) == ""
