"""A whole game of Yokohama through the browser; a file of its own, so that another core can play the next one."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.sandbox.whole_games import STRIDES, play_whole, today

pytestmark = [pytest.mark.browser, today("yokohama"), pytest.mark.long, pytest.mark.asyncio(loop_scope="session")]


@STRIDES
async def test_a_whole_game(tmp_path: Path, browser: Browser, stride: int) -> None:
    """Two people with phones, from /table new to the score sheet."""
    await play_whole(tmp_path, browser, "yokohama", stride)
