"""Search for words as people type them: in any case, without accents, in any of a word's forms."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

WORD = re.compile(r"\w+")
EXACT, PREFIX, INFLECTED = 3, 2, 1
LONGEST_QUERY_LETTERS = 200  # more may be typed, and would be compared with every word there is
MOST_QUERY_WORDS = 12
SHORTEST_STEMMED_LETTERS = 4  # a shorter word is taken as it stands


def normalised(written: str) -> str:
    """In small letters, without accents and bold type, with ordinary spaces."""
    letters = unicodedata.normalize("NFKD", written.replace("**", "")).casefold().replace("ł", "l")
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("\xa0", " ")


def query_words(typed: str) -> tuple[str, ...]:
    """The words of a query, each once; of a long one only the beginning."""
    return tuple(dict.fromkeys(WORD.findall(normalised(typed[:LONGEST_QUERY_LETTERS]))))[:MOST_QUERY_WORDS]


def words_in(written: str) -> tuple[str, ...]:
    """Every word of a text, once; texts share the words they have in common."""
    return tuple(dict.fromkeys(map(sys.intern, WORD.findall(normalised(written)))))


def match_quality(wanted: Sequence[str], among: Sequence[str]) -> int:
    """How well all words of a query match those of a text: EXACT, as a PREFIX, INFLECTED; 0 if one does not."""
    worst = EXACT if wanted else 0
    for word in wanted:
        worst = min(worst, _best(word, among))
        if not worst:
            break
    return worst


def _best(word: str, among: Sequence[str]) -> int:
    if word in among:
        return EXACT
    if any(one.startswith(word) for one in among):
        return PREFIX
    stem = stem_of(word)
    return INFLECTED if stem != word and any(one.startswith(stem) and _alike(word, one) for one in among) else 0


@lru_cache(maxsize=512)
def stem_of(word: str) -> str:
    """What is left of a word without an ending: the longer it is, the more of it may be one."""
    return (
        word[: -min(3, max(1, len(word) - SHORTEST_STEMMED_LETTERS))] if len(word) >= SHORTEST_STEMMED_LETTERS else word
    )


def _alike(word: str, other: str) -> bool:
    """Forms of one word differ little in length."""
    return abs(len(word) - len(other)) <= 3
