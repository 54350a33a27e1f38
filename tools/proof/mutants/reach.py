"""Which tests run which statements: found out once, by test file, and kept until a file it depends on changes."""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path, PurePosixPath
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from tools.proof.mutants.faults import Mutant

FAST = ("-m", "not slow and not browser")
ALL = ("-m", "not browser and not long")  # most of what goes through Discord counts as slow
ON_FILES = (*ALL, "-k", "not postgresql")  # what works on both databases is asked on one
EVERY_CONTROL = ("-k", "test_it_works")
CORE: dict[str, tuple[str, ...]] = {"tests/engine/core/*.py": FAST}
ENGINE = CORE | {"tests/engine/*.py": FAST}
PLAYERS: dict[str, tuple[str, ...]] = {
    "tests/engine/players/*.py": FAST,
    "tests/engine/players/test_preferred.py": ALL,
    "tests/engine/players/test_thinking.py": ALL,
}
TALES: dict[str, tuple[str, ...]] = {  # quick, though there are many
    "tests/engine/golden/test_golden.py": ALL,
    "tests/engine/test_things.py": ALL,
    "tests/words/test_set_values.py": ALL,
}
PRESSED: dict[str, tuple[str, ...]] = {"tests/cogs/*/**/*.py": ALL}
# Which tests are asked, by package; `<game>` stands for a name. Those that play or click through everything are not.
ASKED: dict[str, dict[str, tuple[str, ...]]] = {
    "engine": CORE | {"tests/engine/*.py": ALL},
    "engine/core": ENGINE | {"tests/engine/bazaar/*.py": FAST, "tests/host/**/*.py": FAST},
    "engine/players": ENGINE | {"tests/engine/players/*.py": ALL, "tests/host/coach/*.py": ALL},
    "engine/sets": ENGINE | {"tests/engine/sets/*.py": ALL, "tests/host/sets/*.py": ON_FILES},
    "engine/<game>": ENGINE | PLAYERS | TALES | {"tests/engine/<game>/*.py": FAST},
    "host": {"tests/host/**/*.py": ON_FILES} | PRESSED,
    "storage": {"tests/storage/*.py": ALL, "tests/host/**/*.py": ON_FILES},
    "cogs": PRESSED
    | {
        "tests/cogs/test_languages.py": ALL,
        "tests/cogs/test_every_control.py": EVERY_CONTROL,
        "tests/test_settings.py": ALL,
    },
    "render": {"tests/render/**/*.py": ALL},
    "words": {"tests/words/*.py": ALL},
    "sandbox": {"tests/sandbox/*.py": ALL},
}
TOGETHER = 8  # test files in one process
LONGEST_TEST_SECONDS = 12.0  # seconds of the processor for a test; longer ones are left out
PATIENT_SECONDS = 180  # seconds of the clock for the same, whatever else the machine does
PROCESS_SECONDS = 1500.0  # seconds of a process
STEPS = ((4.0, 4), (12.0, 12))  # seconds and files of the tests that are tried first; then come all others
POSTGRES_SECONDS = 5.0  # seconds that its server takes to start, whoever needs it first


class Bench(Protocol):
    """Where tests are run."""

    copy: Path

    def order(self, **order: Any) -> dict[str, Any]: ...


class FileReach(Struct):
    """The tests of a file that passed, and by source file and statement the places of those that ran it."""

    tests: list[tuple[str, float]] = []
    lines: dict[str, dict[int, list[int]]] = {}


class Reach:
    """All test files, and what their tests run."""

    def __init__(self, files: dict[str, FileReach]) -> None:
        self.files = files

    def tests(self, mutant: Mutant) -> list[tuple[str, float]]:
        """Those that run its line, the nearest and quickest first.

        Outside of functions: anything of its file; and if nothing there is ever run, all tests may depend on it.
        """
        found: list[tuple[int, float, str]] = []
        run = any(mutant.file in held.lines for held in self.files.values())
        for name, held in self.files.items():
            lines = held.lines.get(mutant.file, {})
            if mutant.inside:
                places = lines.get(mutant.line, [])
            else:
                places = sorted({*chain(*lines.values())}) if run else list(range(len(held.tests)))
            for test, seconds in (
                held.tests[place] for place in places if held.tests[place][1] <= LONGEST_TEST_SECONDS
            ):
                found.append((-nearness(mutant.file, name), seconds + POSTGRES_SECONDS * ("postgres" in test), test))
        return [(test, seconds) for _, seconds, test in sorted(found)]


def nearness(file: str, test: str) -> int:
    """How many folders a source file and a test have in common, and whether the test is named after it."""
    one, other = PurePosixPath(file), PurePosixPath(test)
    shared = [a for a, b in zip(one.parts, other.parts[1:-1], strict=False) if a == b]
    return len(shared) + (other.stem == f"test_{one.stem}")


def batches(tests: Sequence[tuple[str, float]], patience: float) -> Iterator[list[tuple[str, float]]]:
    """The tests in portions, each bigger than the one before, until they have taken as long as anybody waits."""
    left = list(tests)
    spent = 0.0
    for limit, most in (*STEPS, (patience, len(left))):
        taken: list[tuple[str, float]] = []
        files: set[str] = set()
        total = 0.0
        for test, seconds in left:
            file = test.partition("::")[0]
            fits = not taken or total + seconds <= min(limit, patience - spent)
            if fits and (file in files or len(files) < most):
                taken.append((test, seconds))
                files.add(file)
                total += seconds
        spent += total
        left = [one for one in left if one not in taken]
        if taken:
            yield taken
        if spent >= patience:
            return


def asked_files(root: Path, package: str) -> dict[tuple[str, ...], list[str]]:
    """Which tests are asked about a package, by the options that choose among them."""
    found: dict[tuple[str, ...], list[str]] = {}
    for asked, options in ASKED.get(package, ASKED["engine/<game>"]).items():
        paths = root.glob(asked.replace("<game>", PurePosixPath(package).name))
        names = [path.relative_to(root).as_posix() for path in sorted(paths) if path.name.startswith("test_")]
        found.setdefault(options, []).extend(names)
    return found


def digest(paths: Sequence[Path]) -> str:
    told = hashlib.sha256()
    for path in sorted(paths):
        told.update(path.name.encode() + path.read_bytes())
    return told.hexdigest()


def explore(bench: Bench, package: str, sources: Sequence[Path], kept: Path) -> Reach:
    """What every test of a package runs, from what is kept if nothing has changed since."""
    root = bench.copy
    helpers = [path for path in (root / "tests").rglob("*.py") if not path.name.startswith("test_")]
    helpers += (root / "testkit").rglob("*.py")
    common = digest([*sources, *helpers])
    known: dict[str, FileReach] = {}
    for options, files in asked_files(root, package).items():
        missing: list[str] = []
        chosen = hashlib.sha256("".join(options).encode()).hexdigest()
        keys = {file: kept / f"{digest([root / file])[:20]}-{common[:20]}-{chosen[:8]}.json" for file in files}
        for file, key in keys.items():
            if key.exists():
                known[file] = msgspec.json.decode(key.read_bytes(), type=FileReach)
            else:
                missing.append(file)
        for at in range(0, len(missing), TOGETHER):
            some = missing[at : at + TOGETHER]
            for file, held in marked(bench, some, options, sources).items():
                known[file] = held
                keys[file].write_bytes(msgspec.json.encode(held))
    return Reach(known)


def marked(bench: Bench, files: Sequence[str], options: Sequence[str], sources: Sequence[Path]) -> dict[str, FileReach]:
    """Some test files, run with marks on every statement."""
    told = bench.order(
        files=list(files),
        options=list(options),
        longest=PATIENT_SECONDS,
        seconds=PROCESS_SECONDS,
        marked=[str(path) for path in sources],
    )
    found = {file: FileReach() for file in files}
    if "reached" not in told:
        print(f"left out, {told['by']}: {', '.join(files)}", flush=True)
        return {}
    if told["by"]:
        print(f"left out, it fails or takes longer than {PATIENT_SECONDS} s: {told['by']} …", flush=True)
    for test, seconds, packed in told["reached"]:
        held = found[test.partition("::")[0]]
        held.tests.append((test, seconds))
        for (file, line), mark in zip(told["places"], zlib.decompress(base64.b85decode(packed)), strict=False):
            if mark:
                held.lines.setdefault(file, defaultdict(list)).setdefault(line, []).append(len(held.tests) - 1)
    return found
