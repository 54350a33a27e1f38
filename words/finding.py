"""Finding words in texts as people type them: in any case, without accents, in any of a word's forms."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

WORD = re.compile(r"\w+")
EXACT, BEGUN, INFLECTED = 3, 2, 1
SHORTEST = 4  # letters below which a word is taken as it stands


def plain(said: str) -> str:
    """In small letters, without accents and bold type, with plain spaces."""
    letters = unicodedata.normalize("NFKD", said.replace("**", "")).casefold().replace("ł", "l")
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("\xa0", " ")


def wanted_words(typed: str) -> tuple[str, ...]:
    """What somebody looks for, word by word."""
    return tuple(WORD.findall(plain(typed)))


def words_in(said: str) -> tuple[str, ...]:
    """Every word of a text, once; texts share the words they have in common."""
    return tuple(dict.fromkeys(map(sys.intern, WORD.findall(plain(said)))))


def found(wanted: Sequence[str], among: Sequence[str]) -> int:
    """How well all wanted words are found among those of a text: as they stand, begun, in another form; 0 for not."""
    return min((_best(word, among) for word in wanted), default=0)


def _best(word: str, among: Sequence[str]) -> int:
    if word in among:
        return EXACT
    if any(one.startswith(word) for one in among):
        return BEGUN
    stem = stem_of(word)
    return INFLECTED if stem != word and any(one.startswith(stem) and _alike(word, one) for one in among) else 0


@lru_cache(maxsize=512)
def stem_of(word: str) -> str:
    """What is left of a word without an ending: the longer it is, the more of it may be one."""
    return word[: -min(3, max(1, len(word) - SHORTEST))] if len(word) >= SHORTEST else word


def _alike(word: str, other: str) -> bool:
    """Forms of one word differ little in length."""
    return abs(len(word) - len(other)) <= 3
