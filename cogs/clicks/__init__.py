"""What somebody did on Discord: a command, or a click on a button, list or form."""

from __future__ import annotations

from typing import Any

import discord

Click = discord.Interaction[Any]
