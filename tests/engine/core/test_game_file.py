"""Forged files: whatever somebody writes into an exported game, it is refused with a sentence and nothing else."""

from __future__ import annotations

import contextlib
import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import verify
from engine.core import games
from engine.core.components import digest
from engine.core.game_file import GameFile, NotVerified, read, replay
from engine.core.rng import commitment
from engine.core.table import Table
from engine.core.text import PlayerMistake
from engine.selfplay import playthrough
from tests.support.bazaar import meta as bazaar  # noqa: F401

DEEP = "deep"
JUNK: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 1_000, 2**31, 2**63, 2**64, 10**400, 0.5, 1e308, float("inf"), float("nan")),
    *("", "x", "..", "core.text", "engine.core.text", "\0", "\ud800", "x" * 3_000, DEEP),
    *([], [[]], [None], {}, {"": {}}, {"x": 1}, [0] * 30_000),
)


@cache
def whole(game: str) -> dict[str, Any]:
    """A finished game with its component set, as `/export` writes it; of a long game only its beginning."""
    *_, table = playthrough(game, 2, "forged") if game == "bazaar" else [Table.start(game, 2, seed="forged")]
    shelf = games.get(game).shelf
    file = GameFile(
        kontor=1,
        game=game,
        seats=2,
        options=table.state.options,
        components=table.state.components,
        rules=table.state.rules,
        seed="forged",
        commitment=commitment("forged"),
        segments=[list(boundary.choices) for boundary in table.crossed],
        result=table.result,
        tables=shelf.tables(table.state.components),
    )
    found: dict[str, Any] = json.loads(msgspec.json.encode(file))
    return found


def places(part: Any) -> list[Any]:
    return list(part) if isinstance(part, dict) else list(range(len(part))) if isinstance(part, list) else []


def junk(data: st.DataObject) -> Any:
    return copy.deepcopy(data.draw(st.sampled_from(JUNK)))


def forge(data: st.DataObject, part: Any) -> None:
    """Change one thing somewhere inside."""
    while True:
        at = data.draw(st.sampled_from(places(part)))
        if not places(part[at]) or data.draw(st.integers(0, 4)) == 0:
            break
        part = part[at]
    match data.draw(st.sampled_from(["replace", "replace", "drop", "double", "add"])):
        case "replace":
            part[at] = junk(data)
        case "drop":
            del part[at]
        case "double":
            other = data.draw(st.sampled_from(places(part)))
            part[at] = copy.deepcopy(part[other])
        case "add" if isinstance(part, dict):
            part["extra"] = junk(data)
        case "add":
            part.append(junk(data))


def written(file: dict[str, Any]) -> bytes:
    return json.dumps(file).replace(f'"{DEEP}"', "[" * 100_000 + "]" * 100_000).encode()


def outcome(data: bytes) -> str:
    """What becomes of a file; anything but a sentence fails."""
    try:
        replay(read(data))
    except (NotVerified, PlayerMistake) as refused:
        return str(refused)
    return "verified"


def test_it_is_verified_as_it_is() -> None:
    assert outcome(written(whole("bazaar"))) == "verified"


@pytest.mark.slow
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_forged_files_get_a_sentence(data: st.DataObject) -> None:
    file = copy.deepcopy(whole("bazaar"))
    for _ in range(data.draw(st.integers(1, 3))):
        forge(data, file)
    outcome(written(file))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["bazaar", "yokohama", "nippon", "mombasa"])
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_forged_components_get_a_sentence(game: str, data: st.DataObject) -> None:
    file = copy.deepcopy(whole(game))
    forge(data, file["tables"])
    with contextlib.suppress(ValueError, TypeError):
        file["components"] = digest(file["tables"])
    outcome(written(file))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"tables": {"moon": {}}}, "unknown table moon"),
        ({"tables": {"rules": DEEP}}, "too many brackets"),
        ({"view": DEEP}, "too many brackets"),
        ({"result": {"scores": DEEP}}, "Expected `object`"),
        ({"rules": 2**70}, "Expected `int`"),
        ({"seats": -1}, "Expected `int`"),
        ({"seats": 9}, r"core\.mistake\.seats"),
        ({"game": "engine.core.text"}, r"core\.mistake\.game"),
        ({"segments": "x" * 4_000_000}, "too large for a game"),
    ],
)
def test_what_is_wrong_is_said(changes: dict[str, Any], said: str, tmp_path: Path) -> None:
    data = written({**whole("bazaar"), **changes})
    with pytest.raises((NotVerified, PlayerMistake), match=said):
        replay(read(data))
    (tmp_path / "forged.json").write_bytes(data)
    assert verify.main([str(tmp_path / "forged.json")]) == 1
