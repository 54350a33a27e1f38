"""The words in the pictures: names of the game's things and the few words of our own."""

from __future__ import annotations

from render.kit import GameWords

_words = GameWords("bazaar")
pic, heading, name, plain = _words.pic, _words.heading, _words.name, _words.plain
