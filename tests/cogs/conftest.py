"""A stage per test; whatever the bot sends in any test is held against Discord's limits."""

from __future__ import annotations

import pickle
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from render import PictureRequest
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.bazaar_pictures import pictured
from testkit.discord.stage import DiscordStage, staged
from tests.sandbox.api_check import Request, checked_requests


@pytest.fixture
async def stage(tmp_path: Path, checked_requests: list[Request]) -> AsyncIterator[DiscordStage]:
    """A stage, every request of which is held against Discord's description of its API, too."""
    async with staged(tmp_path) as made:
        yield made
        assert checked_requests, "nothing was recorded, so nothing would be checked"


@pytest.fixture
def drawn() -> Iterator[list[tuple[str, dict[str, str], frozenset[str]]]]:
    """The bazaar with pictures; gives what was drawn."""
    with pictured() as seen:
        yield seen


@pytest.fixture(autouse=True)
def sendable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is drawn could be drawn in another process, as the bot does it."""
    real = PictureRequest.fingerprint

    def checked(request: PictureRequest) -> bytes:
        pickle.dumps(request)
        return real(request)

    monkeypatch.setattr(PictureRequest, "fingerprint", checked)


__all__ = ["checked_requests", "drawn", "sendable", "stage", "staged"]
