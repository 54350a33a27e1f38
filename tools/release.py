"""Whether everything that a release is made of belongs to the same version: .venv/bin/python -m tools.release v1.0.0

Needs nothing but Python, so that a tag is looked at before anything is installed: python3 tools/release.py v1.0.0
"""

from __future__ import annotations

import re
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SECTION = re.compile(r"^## (.+)$", re.MULTILINE)
DATED = re.compile(r"(\d+\.\d+\.\d+) \(\d{4}-\d{2}-\d{2}\)")


def faults(tag: str, root: Path = ROOT) -> Iterator[str]:
    """What keeps a tag from being a release."""
    found = re.search(r'^__version__ = "(.+?)"', (root / "host/version.py").read_text(encoding="utf-8"), re.MULTILINE)
    version = found[1] if found else "?"
    if tag != f"v{version}":
        yield f"the tag is {tag}, and host/version.py says {version}: the tag must be v{version}"
    newest = SECTION.findall((root / "CHANGELOG.md").read_text(encoding="utf-8"))[0]
    dated = DATED.fullmatch(newest)
    if dated is None or dated[1] != version:
        yield f"CHANGELOG.md begins with “{newest}”: it must be {version} with its date, like {version} (2027-01-31)"
    kept = root / "tests/storage/databases" / f"{version}.db"
    remade = f".venv/bin/python -m tests.storage.kept {version}"
    steps = len(list((root / "storage/migrations").glob("*.sql")))
    if not kept.exists():
        yield f"no database of {version} is kept: {remade}"
    elif (schema := schema_of(kept)) != steps:
        yield f"the database that is kept of {version} has version {schema}, and this program makes {steps}: {remade}"


def schema_of(file: Path) -> int:
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as database:
        return int(database.execute("pragma user_version").fetchone()[0])


def main(argv: Sequence[str]) -> int:
    if len(argv) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    wrong = list(faults(argv[0]))
    print("\n".join(wrong) or f"{argv[0]} can be released")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
