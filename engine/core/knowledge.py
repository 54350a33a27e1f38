"""What one seat knows and the others do not: the parts of its view that are not in the public one."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct


def secrets_of(own: Any, public: Any) -> bytes:
    """A digest of everything that a view has beside the public one; empty for nothing."""
    beside = _beside(own, public)
    return b"" if beside is None else sha256(msgspec.msgpack.encode(beside)).digest()


def _beside(own: Any, public: Any) -> Any:
    """The parts of a value that differ from another one, None if nothing does."""
    if own == public:
        return None
    if isinstance(own, Struct) and type(own) is type(public):
        pairs = ((name, getattr(own, name), getattr(public, name)) for name in own.__struct_fields__)
        return {name: _beside(value, other) for name, value, other in pairs if value != other}
    if isinstance(own, dict) and isinstance(public, dict):
        return {key: _beside(value, public.get(key)) for key, value in own.items() if value != public.get(key)}
    if isinstance(own, list | tuple) and isinstance(public, list | tuple) and len(own) == len(public):
        return {n: _beside(value, public[n]) for n, value in enumerate(own) if value != public[n]}
    return own
