"""Points discord.py at the loopback front end, and back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


class TokenPresent(RuntimeError):
    """The local table was asked for although the bot has a token for the real Discord."""


@contextmanager
def attached(host: str) -> Iterator[None]:
    """While this lasts, every request, socket and asset of discord.py goes to `host`."""
    if os.environ.get("DISCORD_TOKEN"):
        raise TokenPresent("DISCORD_TOKEN is set: the local table is only for runs without a token.")
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = f"http://{host}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{host}/gateway/")
    Asset.BASE = f"http://{host}/cdn"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
