"""Names and descriptions of slash commands in four languages, from the same files as everything else."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engine.core.text import Text
from words import LANGUAGES, language, say

ENGLISH = "en"


def named(key: str) -> app_commands.locale_str:
    """The text of a key as a name or description that Discord shows in the user's language."""
    return app_commands.locale_str(say(Text(key), ENGLISH), key=key)


class CommandWords(app_commands.Translator):
    """Translates what was made by `named`; Discord falls back to English for all other languages."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key: Any = string.extras.get("key")
        lang = str(locale).partition("-")[0]
        if key is None or lang not in LANGUAGES or language(lang) == ENGLISH:
            return None
        return say(Text(key), lang)
