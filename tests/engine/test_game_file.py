"""Forged files: whatever somebody writes into an exported game, it is refused with a sentence and nothing else."""

from __future__ import annotations

import contextlib
import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import verify
from engine.core import games
from engine.core.components import digest
from engine.core.text import PlayerMistake
from engine.game_file import NotVerified, read, replay
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.hostile.files import exported
from testkit.rotation import rotated

DEEP = "deep"
JUNK: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 1_000, 2**31, 2**63, 2**64, 10**400, 0.5, 1e308, float("inf"), float("nan")),
    *("", "x", "..", "core.text", "engine.core.text", "\0", "\ud800", "x" * 3_000, DEEP),
    *([], [[]], [None], {}, {"": {}}, {"x": 1}, [0] * 30_000),
)


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
    assert outcome(written(exported("bazaar"))) == "verified"


@pytest.mark.slow
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_forged_files_get_a_sentence(data: st.DataObject) -> None:
    file = copy.deepcopy(exported("bazaar"))
    for _ in range(data.draw(st.integers(1, 3))):
        forge(data, file)
    outcome(written(file))


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(["bazaar", "yokohama", "nippon", "mombasa"], 1))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_forged_components_get_a_sentence(game: str, data: st.DataObject) -> None:
    file = copy.deepcopy(exported(game))
    forge(data, file["tables"])
    with contextlib.suppress(ValueError, TypeError):
        file["components"] = digest(file["tables"])
    outcome(written(file))


def test_the_components_of_a_forged_file_are_not_kept() -> None:
    shelf = games.get("bazaar").shelf
    file = copy.deepcopy(exported("bazaar"))
    before = shelf.current(), set(shelf._sets), set(shelf._tables)
    for number in range(3):
        file["tables"]["rules"]["ref"] = f"forged {number}"
        file["components"] = digest(file["tables"])
        assert "the game is not over" in outcome(written({**file, "segments": file["segments"][:-1]}))
        assert (shelf.current(), set(shelf._sets), set(shelf._tables)) == before


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"tables": {"moon": {}}}, "unknown table moon"),
        ({"tables": {"rules": DEEP}}, "too many brackets"),
        ({"view": DEEP}, "too many brackets"),
        ({"result": {"scores": DEEP}}, "Expected `object`"),
        ({"rules": 2**70}, "Expected `int`"),
        ({"seats": -1}, "Expected `int`"),
        ({"game": "ba\nverified: zaar"}, r"core\.mistake\.game"),
        ({"components": "x\nverified"}, "is not at hand"),
        ({"seats": 9}, r"core\.mistake\.seats"),
        ({"game": "engine.core.text"}, r"core\.mistake\.game"),
        ({"segments": "x" * 4_000_000}, "too large for a game"),
    ],
)
def test_what_is_wrong_is_said(
    changes: dict[str, Any], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = written({**exported("bazaar"), **changes})
    with pytest.raises((NotVerified, PlayerMistake), match=said):
        replay(read(data))
    (tmp_path / "forged.json").write_bytes(data)
    assert verify.main([str(tmp_path / "forged.json")]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("NOT verified: ")
    assert printed.err.count("\n") == 1
