"""Where the messages are: a folder per game, a file per other prefix, each in every language."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "ru", "uk", "pl")  # every text is there
UNFINISHED: dict[str, str] = {}  # what a language calls itself; texts that lack are said in English
SPOKEN = (*LANGUAGES, *UNFINISHED)
ENGLISH = "en"
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
    return short if short in SPOKEN else ENGLISH


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
    return sorted(found | {path.stem for path in _HERE.glob(f"locale/{ENGLISH}/*.ftl")})


def folder(game: str) -> Path:
    """Where a game's texts lie, in one folder per language."""
    return _added.get(game, _GAMES / game / "locale")


def folder_of(game: str, lang: str) -> Path:
    """Where a game's texts in a language lie: beside its rules, or, where they are not there, with all others."""
    beside = folder(game) / lang
    return beside if beside.is_dir() else _HERE / "locale" / lang / game


def files(prefix: str, lang: str) -> list[Path]:
    """The files that hold the messages of a prefix in a language."""
    if folder(prefix).is_dir():
        return sorted(folder_of(prefix, lang).glob("*.ftl"))
    return [path for path in [_HERE / "locale" / lang / f"{prefix}.ftl"] if path.exists()]


@lru_cache(maxsize=KEPT_RESOURCES)
def resources(prefix: str, lang: str) -> list[tuple[Path, ast.Resource]]:
    """Those files, parsed, where all texts are looked at; that takes 3 ms per kB."""
    _looked_for.add(prefix)
    written = [(path, path.read_text(encoding="utf-8")) for path in files(prefix, lang)]
    named = [(Path(__file__), said)] if (said := _language_names(prefix)) else []
    return [(path, FluentResource(said)) for path, said in (*written, *named)]


def sources(prefix: str, lang: str) -> dict[str, str]:
    """The messages and terms of those files as they are written, by name; the first of a name counts.

    What an unfinished language lacks is there in English.
    """
    _looked_for.add(prefix)
    texts = [*(path.read_text(encoding="utf-8") for path in files(prefix, lang)), _language_names(prefix)]
    written = [entry for said in texts for entry in ENTRY.finditer(said)]
    lacking = sources(prefix, ENGLISH) if lang in UNFINISHED else {}
    return lacking | {entry[1]: entry[0] for entry in reversed(written)}


def _language_names(prefix: str) -> str:
    """The messages that name unfinished languages, alike in all: a new language needs no line in the others."""
    named = UNFINISHED.items() if prefix == "look" else ()
    return "".join(f"# Same in every language.\nlook-language-{code} = {name}\n" for code, name in named)


def message_id(key: str) -> str:
    """`yokohama.no.money` is message `yokohama-no-money`; underscores stay."""
    return key.replace(".", "-")


def prefix_of(key: str) -> str:
    return key.partition(".")[0]
