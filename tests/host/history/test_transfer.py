"""A whole table as one file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import game_file, verify
from host import BOT, Host, Person
from storage import sql
from testkit.host_play import ANN, STRANGER, bid, everything, give, open_lobby, play_out, refused, shut, start
from testkit.replays import ReplaysHere
from testkit.rotation import rotated
from tests.host.rules import install, renamed


async def exported(host: Host, table: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await host.transfer.export(table, BOT))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seats", rotated([2, 3, 4], 1))
@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_a_finished_game_can_be_verified_by_anybody(host: Host, tmp_path: Path, seats: int) -> None:
    table = await start(host, seats, seed=f"verify {seats}")
    await play_out(host, table, seats)
    data = await host.transfer.export(table, BOT)
    path = tmp_path / "game.json"
    path.write_bytes(data)
    assert verify.main([str(path)]) == 0
    file = json.loads(data)
    assert file["seed"] == f"verify {seats}"
    assert file["commitment"] == (await host.reads.info(table, BOT)).commitment
    assert file["result"] == json.loads(msgspec.json.encode(await host.reads.result_so_far(table, BOT)))
    assert [player["name"] for player in file["players"]] == ["Ann", "Bob", "Cleo", "Dan"][:seats]


@pytest.mark.slow
@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_a_proof_names_the_seed_that_was_promised(host: Host) -> None:
    table = await start(host, seed="promised")
    await play_out(host, table)
    proof = await host.transfer.verify(table, Person(ANN))
    assert (proof.seed, proof.commitment) == ("promised", (await host.reads.info(table, BOT)).commitment)
    assert proof.answers == sum(len(segment) for segment in (await exported(host, table))["segments"])


@pytest.mark.slow
async def test_undone_choices_are_not_in_the_file(host: Host) -> None:
    table = await start(host)
    await give(host, table, ANN, "n:3")
    await host.answers.undo(table, Person(ANN))
    await play_out(host, table)
    game_file.replay(game_file.read(await host.transfer.export(table, BOT)))


@pytest.mark.slow
async def test_a_finished_game_is_taken_over_with_its_whole_history(host: Host) -> None:
    table = await start(host, 3)
    await play_out(host, table, 6)
    data = await host.transfer.export(table, BOT)
    copy = await host.transfer.import_game(data, Person(STRANGER, guild=8))
    assert copy.id != table
    assert (copy.status, copy.organiser, copy.guild, copy.game) == ("over", STRANGER, 8, "bazaar")
    assert copy.names == ("Ann", "Bob", "Cleo")
    assert [seat.user for seat in copy.seats] == [None, None, None]
    assert await host.reads.turns(copy.id, BOT) == await host.reads.turns(table, BOT)
    for turn in range(await host.reads.turns(table, BOT) + 1):
        assert await host.reads.view(copy.id, BOT, turn) == await host.reads.view(table, BOT, turn)
    strip = [(turn.segment, turn.events) for turn in await host.reads.log(table, BOT)]
    assert [(turn.segment, turn.events) for turn in await host.reads.log(copy.id, BOT)] == strip
    assert await host.reads.result_so_far(copy.id, BOT) == await host.reads.result_so_far(table, BOT)
    assert len(await host._db.read(sql.results.of_table, copy.id)) == 3
    assert await host.transfer.export(copy.id, BOT) == data
    assert await host.reads.asks(copy.id, BOT) == ()


@pytest.mark.slow
async def test_a_file_moves_to_another_database(host: Host, tmp_path: Path) -> None:
    table = await start(host)
    await play_out(host, table)
    data = await host.transfer.export(table, BOT)
    async with await Host.open(tmp_path / "other.db", replays=ReplaysHere) as other:
        copy = await other.transfer.import_game(data, Person(ANN))
        assert await other.transfer.export(copy.id, BOT) == data


@pytest.mark.slow
async def test_a_running_table_shows_its_public_side_only(host: Host) -> None:
    table = await start(host)
    await bid(host, table, 2, 1)
    await give(host, table, ANN, "work")
    file = await exported(host, table)
    assert file["segments"] == [
        [[seat, key, ["?"], "?", "?"] for seat in (0, 1) for key in ("bazaar.bid", "bazaar.lock_in")]
    ]
    assert file["view"] == json.loads(msgspec.json.encode(await host.reads.view(table, BOT)))
    assert "seed" not in file
    assert "result" not in file
    await give(host, table, ANN, "dates")
    await give(host, table, ANN, "end")
    file = await exported(host, table)
    assert [choice[:3] + choice[4:] for choice in file["segments"][1]] == [
        [0, "bazaar.turn", ["work"], "player"],
        [0, "bazaar.work_for", ["dates"], "player"],
        [0, "core.ask.end_turn", ["end"], "player"],
    ]
    assert all(choice[3] == "" for choice in file["segments"][1])
    running = await host.transfer.export(table, BOT)
    assert await refused(host.transfer.import_game(running, Person(ANN))) == "host.mistake.file_running"


@pytest.mark.slow
async def test_what_cannot_be_told_apart_stays_hidden(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await start(host)
    await bid(host, table, 2, 1)
    for pick in ("work", "dates", "end"):
        await give(host, table, ANN, pick)
    install(monkeypatch, segment=renamed("bazaar.turn", "bazaar.work"))
    assert all(choice[2] == ["?"] for choice in (await exported(host, table))["segments"][1])


async def test_a_closed_table_shows_its_public_side_only(host: Host) -> None:
    table = await start(host)
    await bid(host, table, 2, 1)
    await shut(host, table)
    file = await exported(host, table)
    assert "seed" not in file
    assert file["view"]["round"] == 1
    lobby = await open_lobby(host)
    assert await refused(host.transfer.export(lobby, BOT)) == "host.mistake.not_started"


async def finished(host: Host) -> dict[str, Any]:
    table = await start(host)
    await play_out(host, table)
    return await exported(host, table)


def forge(file: dict[str, Any], how: str) -> object:
    first = file["segments"][1]
    match how:
        case "another pick":
            first[0][2] = ["nonsense"]
        case "another reveal":
            next(choice for segment in file["segments"] for choice in segment if choice[3])[3] = "0" * 12
        case "a choice too few":
            first.pop()
        case "a segment too few":
            file["segments"].pop()
        case "a segment too many":
            file["segments"].append([])
        case "another seat":
            first[0][0] = 77
        case "another seed":
            file["seed"] = "wishful"
        case "another score":
            file["result"]["scores"][0]["total"] += 50
        case "an unknown set":
            file["components"], file["tables"] = "0" * 16, None
    return file


@pytest.mark.slow
@pytest.mark.parametrize(
    "how",
    rotated(
        (
            *("another pick", "another reveal", "a choice too few", "a segment too few", "a segment too many"),
            *("another seat", "another seed", "another score", "an unknown set"),
        ),
        4,
    ),
)
@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_a_forged_file_is_refused(host: Host, how: str) -> None:
    data = json.dumps(forge(await finished(host), how)).encode()
    before = await everything(host)
    kind = {"another seed": "seed", "an unknown set": "components"}.get(how, "replay")  # only a replay fails in a turn
    assert await refused(host.transfer.import_game(data, Person(ANN))) == f"host.mistake.file_{kind}"
    assert await everything(host) == before


@pytest.mark.slow
@pytest.mark.parametrize("colour", ["", "chartreuse"])
@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_seats_have_the_colours_of_their_game_whatever_a_file_says(host: Host, colour: str) -> None:
    """Scores of an imported game could not be drawn in a colour that nobody knows."""
    file = await finished(host)
    known = [player["colour"] for player in file["players"]]
    for player in file["players"]:
        player["colour"] = colour
    copy = await host.transfer.import_game(json.dumps(file).encode(), Person(STRANGER, guild=8))
    assert [seat.colour for seat in copy.seats] == known


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "host.mistake.file"),
        (b"{", "host.mistake.file"),
        (b"[1, 2]", "host.mistake.file"),
        (b"\xff\xfe", "host.mistake.file"),
        (b'{"kontor": 1, "game": "bazaar"}', "host.mistake.file"),
        (b" " * 4_000_001, "host.mistake.file_size"),
    ],
)
async def test_a_malformed_file_is_refused_with_the_reason(host: Host, data: bytes, key: str) -> None:
    assert await refused(host.transfer.import_game(data, Person(ANN))) == key


@pytest.mark.slow
async def test_files_of_other_formats_games_and_options_are_refused(host: Host) -> None:
    file = await finished(host)

    def data(**changes: object) -> bytes:
        return json.dumps({**file, **changes}).encode()

    refuse = host.transfer.import_game
    assert await refused(refuse(data(kontor=2), Person(ANN))) == "host.mistake.file_format"
    assert await refused(refuse(data(game="chess"), Person(ANN))) == "core.mistake.game"
    assert await refused(refuse(data(seats=9), Person(ANN))) == "core.mistake.seats"
    assert await refused(refuse(data(options={"x": "y"}), Person(ANN))) == "core.mistake.unknown_option"
    assert await refused(refuse(data(tables={"cards": 1}, components="x"), Person(ANN))) == "host.mistake.file"
    assert await refused(refuse(data(segments=[[["a"]]]), Person(ANN))) == "host.mistake.file"
    assert await refused(refuse(data(game="engine.core.text"), Person(ANN))) == "core.mistake.game"
    assert await refused(refuse(data(rules=2**70), Person(ANN))) == "host.mistake.file"
    assert await refused(refuse(data(tables={**file["tables"], "moon": {}}), Person(ANN))) == "host.mistake.file"
    nested = data(view="?").replace(b'"?"', b"[" * 100_000 + b"]" * 100_000)
    assert await refused(refuse(nested, Person(ANN))) == "host.mistake.file"


@pytest.mark.slow
async def test_whatever_stands_beside_the_choices_is_kept_short(host: Host) -> None:
    file = await finished(host)
    players = [{"name": "x" * 5_000, "colour": "\0", "computer": "y" * 5_000}, {}, {"name": "nobody's"}]
    data = json.dumps({**file, "players": players, "unheard": "of"}).encode()
    table = await host.transfer.import_game(data, Person(ANN))
    assert [(len(seat.name), len(seat.player or "")) for seat in table.seats] == [(100, 100), (1, 0)]
