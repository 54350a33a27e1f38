"""Chance that is secret, repeatable and can be proved afterwards."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from engine import game_file, verify
from engine.core.rng import Rng, commitment, random_below, shuffled
from engine.core.table import Table
from engine.core.text import PlayerMistake
from engine.selfplay import playthrough

SHUFFLED = ["e", "d", "f", "a", "h", "b", "g", "c"]
BELOW = [1, 5, 2, 1, 4, 5, 3, 3]


def test_shuffles_are_the_same_on_every_python() -> None:
    assert shuffled(Rng("seed"), list("abcdefgh")) == SHUFFLED
    assert [random_below(rng, 6) for rng in [Rng("seed")] for _ in range(8)] == BELOW


@pytest.mark.slow
def test_shuffles_are_fair_enough() -> None:
    firsts = Counter(shuffled(Rng(str(n)), [0, 1, 2, 3])[0] for n in range(4000))
    assert all(900 < count < 1100 for count in firsts.values())


def test_each_shuffle_moves_the_counter_and_leaves_the_list_alone() -> None:
    rng, deck = Rng("x"), [1, 2, 3]
    shuffled(rng, deck)
    assert (rng.count, deck) == (1, [1, 2, 3])


def exported(table: Table, seed: str) -> game_file.GameFile:
    state = table.state
    return game_file.GameFile(
        kontor=1,
        game="bazaar",
        seats=state.seats,
        options=state.options,
        components=state.components,
        rules=1,
        seed=seed,
        commitment=commitment(seed),
        segments=[list(boundary.choices) for boundary in table.crossed],
        result=table.result,
    )


def finished(seed: str = "proof") -> tuple[Table, game_file.GameFile]:
    *_, table = playthrough("bazaar", 3, seed)
    return table, exported(table, seed)


def test_an_exported_game_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, export = finished()
    assert table.commitment == export.commitment
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(export))
    assert verify.main([str(path)]) == 0
    assert "verified" in capsys.readouterr().out
    assert game_file.replay(game_file.read(path.read_bytes())).table.over


def test_a_game_with_undone_secret_answers_is_verified() -> None:
    table = Table.start("bazaar", 2, seed="u")
    table.answer(0, ["n:3"])
    table.answer(0, ["lock"])
    table.answer(1, ["n:1"])
    table.undo(0)
    table.undo(0)
    while not table.over:
        ask = table.asks[-1]
        table.answer(ask.seat, ask.ids()[: max(1, ask.min)])
    export = exported(table, "u")
    assert game_file.replay(export).table.result == table.result


def test_tampering_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, export = finished()

    def refused(changed: game_file.GameFile, message: str) -> None:
        with pytest.raises(game_file.NotVerified, match=message):
            game_file.replay(changed)

    replace = msgspec.structs.replace
    refused(replace(export, seed="other"), "not the one that was promised")
    refused(replace(export, seed="other", commitment=commitment("other")), "segment")
    with pytest.raises(PlayerMistake, match=r"core\.mistake\.game"):
        game_file.replay(replace(export, game="chess"))
    refused(replace(export, components="0" * 16), "not at hand")
    refused(replace(export, segments=export.segments[:-1]), "not over")
    first = export.segments[1][0]
    forged = [export.segments[0], [replace(first, shown="abc"), *export.segments[1][1:]], *export.segments[2:]]
    refused(replace(export, segments=forged), "segment 1")
    assert export.result is not None
    refused(replace(export, result=replace(export.result, winners=())), "other scores")
    path = tmp_path / "broken.json"
    path.write_text("{")
    assert verify.main([str(path)]) == 1
    assert verify.main([str(tmp_path / "missing.json")]) == 2
    with pytest.raises(game_file.NotVerified, match="format 9"):
        game_file.read(msgspec.json.encode(replace(export, kontor=9)))
