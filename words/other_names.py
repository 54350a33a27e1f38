"""Other names of things and chapters, by which people who own a box find them: one file per game and language."""

from __future__ import annotations

from words.files import folder_of

FILE = "other_names.txt"
COMMENT = "#"


def other_names(game: str, lang: str) -> dict[str, tuple[str, ...]]:
    """The names by the id of a thing, or by `/chapter`, as they stand in the file; none where there is no file.

    A line is `id = name; name`, or `id id = name; name` for things that are called the same.
    """
    path = folder_of(game, lang) / FILE
    names: dict[str, tuple[str, ...]] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        if line.strip() and not line.startswith(COMMENT):
            ids, _, listed = line.partition(" = ")
            names |= dict.fromkeys(ids.split(), tuple(name.strip() for name in listed.split(";") if name.strip()))
    return names
