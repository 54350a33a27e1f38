"""Values changed at random, by bytes, by letters and by structure."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from testkit.hostile.names import HOSTILE_NAMES

NUMBERS = (0, 1, -1, 2, 7, 25, 100, 255, 256, 1_000, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63), 10**30)
DECIMALS = (0.5, -0.0, 1e308, float("inf"), float("nan"), 1e-9)
TEXTS = (
    *("", " ", "x", "-", "|", "||", ":", "/", "..", "../x", ";", "=", ",", "²", "٣", "\x00", "p", "%s", "null", "NaN"),
    *(
        "9" * 30,
        "-1",
        "1.5",
        "0x1",
        "1e9",
        "1_0",
        "a" * 101,
        "é" * 60,
        "core.text",
        "__class__",
        "2027-8-1",
        "0001-01-01",
    ),
    *HOSTILE_NAMES.values(),
)
MOST = 200_000  # letters or bytes; nobody learns more from longer ones


class Mutator:
    """Changes values, the same way for the same chance; `words` are what such values are made of."""

    def __init__(self, rng: Random, words: Sequence[str] = ()) -> None:
        self.rng, self.words = rng, tuple(words)

    def changed(self, value: Any) -> Any:
        """The value with one to four changes, anywhere inside; what was given stays as it is."""
        for _ in range(self.rng.choice((1, 1, 1, 2, 2, 4))):
            value = self.once(value)
        return value

    def once(self, value: Any) -> Any:
        """One change."""
        if isinstance(value, dict) and value and self.rng.random() < 0.85:
            key = self.rng.choice(list(value))
            return {**value, key: self.once(value[key])}
        if isinstance(value, list) and value and self.rng.random() < 0.85:
            at = self.rng.randrange(len(value))
            return [*value[:at], self.once(value[at]), *value[at + 1 :]]
        if self.rng.random() < 0.08:
            return self.junk()
        match value:
            case bool():
                return not value
            case int() | float():
                return self.number(value)
            case str():
                return self.text(value)
            case bytes():
                return self.bytes(value)
            case list():
                return self.items(value)
            case dict():
                return self.entries(value)
        return self.junk()

    def crossed(self, one: bytes, other: bytes) -> bytes:
        """The beginning of the one and the end of the other."""
        return one[: self.rng.randint(0, len(one))] + other[self.rng.randint(0, len(other)) :]

    def junk(self) -> Any:
        """Anything."""
        match self.rng.randrange(7):
            case 0:
                return self.rng.choice(NUMBERS)
            case 1:
                return self.rng.choice(DECIMALS)
            case 2:
                return self.rng.choice((None, True, False, [], {}, [[]], {"": None}))
            case 3:
                return [self.word() for _ in range(self.rng.randrange(4))]
            case 4:
                return self.rng.randbytes(self.rng.randrange(12))
        return self.word()

    def word(self) -> str:
        """A word that such values are made of, or one that nobody expects."""
        return self.rng.choice(self.words) if self.words and self.rng.random() < 0.5 else self.rng.choice(TEXTS)

    def number(self, value: float) -> float:
        return self.rng.choice((value + 1, value - 1, -value, value * 2, value // 2, *self.rng.sample(NUMBERS, 3)))

    def text(self, value: str) -> str:
        """Letters dropped, doubled, swapped, put in; or another word in the place of a part."""
        start, end = sorted((self.rng.randint(0, len(value)), self.rng.randint(0, len(value))))
        match self.rng.randrange(7):
            case 0:
                made = value[:start] + value[end:]
            case 1:
                made = value[:end] + value[start:]
            case 2:
                made = (
                    value[:start] + chr(self.rng.choice((0, 9, 10, 32, 47, 124, 0x2E, 0x202E, 0x1F600))) + value[start:]
                )
            case 3:
                made = value[:start] + self.word() + value[end:]
            case 4:
                digits = [at for at, letter in enumerate(value) if letter.isdigit()]
                at = self.rng.choice(digits) if digits else start
                made = value[:at] + str(self.rng.choice(NUMBERS)) + value[at + 1 :]
            case 5:
                parts = value.split(mark := self.rng.choice("|:;./ ,="))
                self.rng.shuffle(parts)
                made = mark.join(parts)
            case _:
                made = self.word()
        return made[:MOST]

    def bytes(self, value: bytes) -> bytes:
        """Bits turned, bytes dropped, doubled, put in, or cut off."""
        start, end = sorted((self.rng.randint(0, len(value)), self.rng.randint(0, len(value))))
        end = min(end, start + self.rng.choice((1, 4, 64, 4096)))
        match self.rng.randrange(5):
            case 0 if value:
                at = self.rng.randrange(len(value))
                made = value[:at] + bytes([value[at] ^ (1 << self.rng.randrange(8))]) + value[at + 1 :]
            case 1:
                made = value[:start] + value[end:]
            case 2:
                made = value[:end] + value[start:]
            case 3:
                made = value[:start] + self.rng.randbytes(end - start or 1) + value[end:]
            case _:
                made = value[:start]
        return made[: max(MOST, len(value))]

    def items(self, value: list[Any]) -> list[Any]:
        """One dropped, doubled, moved or new."""
        at = self.rng.randint(0, len(value))
        match self.rng.randrange(4):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return [*value[:at], *value[max(0, at - 1) :]]
            case 2:
                return self.rng.sample(value, len(value))
        return [*value[:at], self.junk(), *value[at:]]

    def entries(self, value: dict[Any, Any]) -> dict[Any, Any]:
        """One dropped, new, or under the name of another."""
        keys = list(value)
        if keys and self.rng.random() < 0.4:
            gone = self.rng.choice(keys)
            return {key: one for key, one in value.items() if key != gone}
        if keys and self.rng.random() < 0.5:
            return {**value, self.rng.choice(keys): value[self.rng.choice(keys)]}
        return {**value, self.word(): self.junk()}
