"""A first evening at the local table, of which docs/local-table.md has the pictures."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from testkit.rotation import by_turns
from tools.pages.evening import first_evening

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@by_turns(1, days=2)
async def test_a_first_evening(browser: Browser) -> None:
    """The guided start, a turn with board and panel, another language, the width of a phone."""
    await first_evening(browser)
