"""The application's own emojis."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image

from cogs.messages import emojis
from cogs.messages.emojis import NAME_CHARACTERS, emoji_name
from engine.core.text import Text
from testkit.discord.stage import DiscordStage
from testkit.rotation import by_turns
from words import LANGUAGES, say


@by_turns(0, days=2)
def test_every_sprite_is_a_small_square_picture_with_a_name_discord_takes() -> None:
    made = emojis.sprites()
    assert made
    for name, image in made.items():
        assert re.fullmatch(r"[a-z0-9_]{2,32}", name), name
        assert len(image) < 256 * 1024
        size = Image.open(io.BytesIO(image)).size
        assert max(size) <= emojis.SIZE_PIXELS, name


@pytest.mark.slow
def test_every_emoji_stands_for_a_text_that_exists() -> None:
    for key in emojis.icons_by_text():
        for lang in LANGUAGES:
            assert say(Text(key), lang)


@by_turns(1, days=2)
async def test_uploading_twice_uploads_once(stage: DiscordStage) -> None:
    assert await emojis.upload(stage.bot) == len(emojis.sprites())
    assert await emojis.upload(stage.bot) == 0
    assert set(await emojis.known(stage.bot)) == set(emojis.sprites())


def test_names_of_emojis_fit() -> None:
    assert emoji_name("yokohama.good.silk") == "yokohama_good_silk"
    long = emoji_name("yokohama.technology.letterpress_printing")
    assert len(long) <= NAME_CHARACTERS
    assert long != emoji_name("yokohama.technologies.letterpress_printing")
