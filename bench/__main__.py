"""python -m bench [part …]: measure, print, and write `bench/RESULTS.md` when everything was measured."""

from __future__ import annotations

import importlib
import os
import platform
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from bench.report import Row, markdown
from engine.processes import gc_freeze
from host import __version__

PARTS = ("engine", "pictures", "storage", "processes", "clocks", "loop", "panels", "thinking", "start", "first")
RESULTS = Path(__file__).parent / "RESULTS.md"


def main(parts: list[str]) -> int:
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        print(f"unknown part {unknown[0]}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    measured: list[Row] = []
    modules = [importlib.import_module(f"bench.{part}") for part in parts or PARTS]
    gc_freeze()  # as a bot does
    for module in modules:
        for row in module.rows():
            print(row, flush=True)
            measured.append(row)
    if not parts:
        RESULTS.write_text(f"# Results\n\n{head()}\n\n{markdown(measured)}", encoding="utf-8")
    return 0 if all(row.kept for row in measured) else 1


def head() -> str:
    """When and where this was measured."""
    day = datetime.now(UTC).date()
    return (
        f"One run of `make bench` for Kontor {__version__} on {day}, on {os.cpu_count()} cores of {processor()},"
        f" {platform.system()} {platform.machine()}, Python {platform.python_version()}."
        " Ratios of things measured side by side, see [README.md](README.md)."
    )


def processor() -> str:
    """The name of the processor, as far as the system tells it."""
    program = shutil.which("lscpu")
    told = subprocess.run([program], capture_output=True, text=True, check=False).stdout if program else ""
    names = (line.partition(":")[2].strip() for line in told.splitlines() if line.startswith("Model name"))
    return next(names, platform.machine())


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
