"""python -m bench [part …]: measure, print, and write `bench/RESULTS.md` when everything was measured."""

from __future__ import annotations

import importlib
import platform
import sys
from pathlib import Path

from bench.report import Row, markdown

PARTS = ("engine", "pictures", "storage", "processes", "clocks", "loop", "thinking", "start")
RESULTS = Path(__file__).parent / "RESULTS.md"


def main(parts: list[str]) -> int:
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        print(f"unknown part {unknown[0]}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    measured: list[Row] = []
    for part in parts or PARTS:
        for row in importlib.import_module(f"bench.{part}").rows():
            print(row, flush=True)
            measured.append(row)
    if not parts:
        head = f"# Results\n\nOne run of `make bench` on Python {platform.python_version()}; ratios, see README.md.\n\n"
        RESULTS.write_text(head + markdown(measured), encoding="utf-8")
    return 0 if all(row.kept for row in measured) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
