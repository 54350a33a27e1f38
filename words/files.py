"""Where the messages are: a folder per game, a file per other prefix, each in four languages."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "ru", "uk", "pl")
KEPT_RESOURCES = 96  # prefixes in a language: all there are, since parsing a game's texts again takes half a second
# A message or term, with the lines that belong to it: those that begin with neither a name nor a comment.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)

_HERE = Path(__file__).parent
_GAMES = _HERE.parent / "engine"
_added: dict[str, Path] = {}
_looked_for: set[str] = set()


def language(discord_locale: str) -> str:
    """Our language for a locale as Discord names it (`en-GB`, `uk`); English for all we do not speak."""
    short = discord_locale.partition("-")[0]
    return short if short in LANGUAGES else "en"


def add_folder(prefix: str, path: Path) -> None:
    """Say where the messages of a game lie that is not in `engine/`: below `path`, one folder per language."""
    if _added.get(prefix) == path:
        return
    if prefix in _looked_for:
        raise ValueError(f"{prefix}: its messages were already looked for elsewhere")
    _added[prefix] = path


def prefixes() -> list[str]:
    """Every prefix that has messages."""
    found = {path.parent.name for path in _GAMES.glob("*/locale")} | set(_added)
    return sorted(found | {path.stem for path in _HERE.glob("locale/*/*.ftl")})


def folder(game: str) -> Path:
    """Where a game's texts lie, in one folder per language."""
    return _added.get(game, _GAMES / game / "locale")


def files(prefix: str, lang: str) -> list[Path]:
    """The files that hold the messages of a prefix in a language."""
    if folder(prefix).is_dir():
        return sorted((folder(prefix) / lang).glob("*.ftl"))
    return [path for path in [_HERE / "locale" / lang / f"{prefix}.ftl"] if path.exists()]


@lru_cache(maxsize=KEPT_RESOURCES)
def resources(prefix: str, lang: str) -> list[tuple[Path, ast.Resource]]:
    """Those files, parsed, where all texts are looked at; that takes 3 ms per kB."""
    _looked_for.add(prefix)
    return [(path, FluentResource(path.read_text(encoding="utf-8"))) for path in files(prefix, lang)]


def sources(prefix: str, lang: str) -> dict[str, str]:
    """The messages and terms of those files as they are written, by name; the first of a name counts."""
    _looked_for.add(prefix)
    written = [entry for path in files(prefix, lang) for entry in ENTRY.finditer(path.read_text(encoding="utf-8"))]
    return {entry[1]: entry[0] for entry in reversed(written)}


def message_id(key: str) -> str:
    """`yokohama.no.money` is message `yokohama-no-money`; underscores stay."""
    return key.replace(".", "-")


def prefix_of(key: str) -> str:
    return key.partition(".")[0]
