"""Imports SimCord without the warnings of its self-test, which mean nothing to a player."""

import logging

_log = logging.getLogger("discord")
_level = _log.level
_log.setLevel(logging.ERROR)
try:
    import simcord  # noqa: F401
finally:
    _log.setLevel(_level)
