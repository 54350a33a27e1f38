"""python -m tools.proof [part [options]]: one long run, or all of them in turn, each as long as it takes unasked."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

PARTS = (
    "play",
    "told",
    "leak",
    "loss",
    "hostile",
    "load",
    "delivery",
    "chaos",
    "shards",
    "mutants",
    "typed",
    "year",
    "tests",
)


def main(argv: Sequence[str]) -> int:
    if argv and argv[0] not in PARTS:
        print(f"unknown part {argv[0]}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    failed = []
    for part in argv[:1] or PARTS:
        if not argv:
            print(f"== {part}", flush=True)
        if importlib.import_module(f"tools.proof.{part}").main(argv[1:]):
            failed.append(part)
    if failed and not argv:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
