"""How far a language is: python -m words LANGUAGE [PREFIX] counts its sentences and names those that lack.

Without a prefix it counts those of every game and file; with one (`yokohama`, `days`) it names what lacks there, and
in both cases whatever is wrong with what is written.
"""

from __future__ import annotations

import argparse

from words.check import catalogue, lacking, problems, sentences
from words.files import ENGLISH, SPOKEN, prefixes


def report(lang: str, prefix: str | None = None) -> list[str]:
    """The lines that are printed."""
    told = [] if prefix else [f"{one}: {len(lacking(one, lang))} lack" for one in prefixes() if lacking(one, lang)]
    looked = [prefix] if prefix else prefixes()
    every = sum(len(sentences(catalogue(one, ENGLISH))) for one in looked)
    missing = [name for one in looked for name in lacking(one, lang)]
    wrong = [one for each in looked for one in problems(each) if f" {lang}/" in one or f" {lang} " in one]
    told += missing if prefix else []
    told += [one for one in wrong if " lacks " not in one]
    return [*told, f"{lang}: {every - len(missing)} of {every} sentences; the others are said in English"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language", choices=SPOKEN)
    parser.add_argument("prefix", nargs="?", choices=prefixes())
    given = parser.parse_args()
    print("\n".join(report(given.language, given.prefix)))
