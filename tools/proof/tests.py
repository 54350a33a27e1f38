"""The tests that `make test` leaves to the night: whole products of which it tries another part every day.

python -m tools.proof tests [options of pytest]
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

SHARED = ("-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder")


def main(argv: Sequence[str]) -> int:
    return int(pytest.main(["--soak", "-m", "soak", *SHARED, *argv]))


if __name__ == "__main__":
    import sys

    raise SystemExit(main(sys.argv[1:]))
