"""Search for words as people type them: in any case, without accents, in any form, with a slip of the finger."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Collection, Sequence
from functools import lru_cache

WORD = re.compile(r"\w+")
EXACT, PREFIX, INFLECTED = 3, 2, 1
LONGEST_QUERY_LETTERS = 200  # more may be typed, and would be compared with every word there is
MOST_QUERY_WORDS = 12
SHORTEST_STEMMED_LETTERS = 4  # a shorter word is taken as it stands
SHORTEST_MISTYPED_LETTERS = 5  # in a shorter word one letter makes another word


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


def corrected(wanted: Sequence[str], known: Collection[str]) -> tuple[str, ...]:
    """A query with every word that nothing has replaced by a known one that differs by one slip of the finger."""
    return tuple(word if _best(word, tuple(known)) else _slipped(word, known) for word in wanted)


def _slipped(word: str, known: Collection[str]) -> str:
    if len(word) < SHORTEST_MISTYPED_LETTERS:
        return word
    stem = stem_of(word)
    near = (
        one
        for one in known
        if one_slip(word, one) or (len(one) >= SHORTEST_MISTYPED_LETTERS and one_slip(stem, stem_of(one)))
    )
    return next(near, word)


def one_slip(typed: str, meant: str) -> bool:
    """Whether two words differ by a letter left out, added, mistaken or swapped with its neighbour."""
    if abs(len(typed) - len(meant)) > 1:
        return False
    at = 0
    while at < min(len(typed), len(meant)) and typed[at] == meant[at]:
        at += 1
    rest, other = typed[at:], meant[at:]
    if len(rest) == len(other):
        return rest[1:] == other[1:] or (rest[:2] == other[1::-1] and rest[2:] == other[2:])
    return rest[1:] == other or rest == other[1:]
