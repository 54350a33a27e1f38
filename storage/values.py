"""Checks values that come out of a database, which may be damaged.

Whatever is refused here is a `msgspec.ValidationError` or a `zlib.error`, which `explain` calls damage.
"""

from __future__ import annotations

import zlib
from typing import Any, TypeVar

import msgspec

R = TypeVar("R", bound=msgspec.Struct)


def record(kind: type[R], *values: Any) -> R:
    """A record of these values, in the order of its fields."""
    return msgspec.convert(dict(zip(kind.__struct_fields__, values, strict=False)), kind)


def number(value: Any) -> int:
    return msgspec.convert(value, int)


def flag(value: Any) -> bool:
    """A boolean, which is stored as 0 or 1."""
    if value not in (0, 1):
        raise msgspec.ValidationError(f"{value!r} is neither 0 nor 1")
    return bool(value)


def moment(value: Any) -> float:
    return msgspec.convert(value, float)


def json_text(value: Any) -> bytes:
    """JSON, which is stored as text."""
    return msgspec.convert(value, str).encode()


def unzipped(value: Any) -> bytes:
    return zlib.decompress(msgspec.convert(value, bytes))
