"""Where somebody is inside a panel: an opened group, what is marked so far. All of it travels in the custom_id."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from msgspec import Struct

from engine.core.text import PlayerMistake, Text

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
WIDTH = 2  # digits per mark: up to 1,296 options


class PanelState(Struct, frozen=True):
    """An opened group (its number) and marked options (their numbers, in the order they were marked; some twice)."""

    group: int | None = None
    marks: tuple[int, ...] = ()

    def pack(self, ids: Sequence[str], tag: str = "") -> str:
        """As the argument of a custom_id; `tag` keeps two buttons to one state apart."""
        group = "" if self.group is None else _digits(self.group)
        return ".".join((digest(ids), group, "".join(map(_digits, self.marks)), tag))


def unpack(arg: str, ids: Sequence[str]) -> PanelState:
    """The state of the panel of a question with these options; a mistake if the question was another one."""
    parts = arg.split(".", 3)
    known = len(parts) == 4 and parts[0] == digest(ids)
    if not known or len(parts[2]) % WIDTH or not set(parts[1] + parts[2]) <= set(DIGITS):
        raise PlayerMistake(Text("ui.mistake.changed"))
    group = int(parts[1], 36) if parts[1] else None
    marks = tuple(int(parts[2][at : at + WIDTH], 36) for at in range(0, len(parts[2]), WIDTH))
    if any(mark >= len(ids) for mark in marks):
        raise PlayerMistake(Text("ui.mistake.changed"))
    return PanelState(group, marks)


def digest(ids: Sequence[str]) -> str:
    """Four characters by which a list of options is known: after an update the same question may offer others."""
    return blake2b("\n".join(ids).encode(), digest_size=2).hexdigest()


def _digits(number: int) -> str:
    return DIGITS[number // 36] + DIGITS[number % 36]
