"""For tests of pictures: room for the parts of all games at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from render.kit import caches

ROOM_BYTES = 256 << 20  # a bot's processes draw one table after the other, the tests all games in all sizes


@pytest.fixture(scope="package", autouse=True)
def room() -> Iterator[None]:
    """What one test has drawn is not drawn again by the next."""
    before = caches.PARTS.limit
    caches.PARTS.limit = ROOM_BYTES
    yield
    caches.PARTS.limit = before
