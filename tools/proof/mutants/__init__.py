"""Faults planted on purpose, one at a time, to see whether a test notices: python -m tools.proof mutants

Each is put into a copy of the tree, and those tests are run that run the changed line, the nearest first, until one
fails. Self-play, recorded games and the browser are not asked: a fault that small tests let pass survives.
What came of each is added to a file, so that a run can be broken off and gone on with.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tools.proof.mutants.faults import FaultName, Mutant, draw, mutants, packages
from tools.proof.mutants.reach import Reach, batches, explore

ROOT = Path(__file__).parents[3]
EQUIVALENTS = Path(__file__).with_name("equivalents.json")
WORKBENCH = Path(__file__).resolve().with_name("workbench.py")
WITHOUT = (".git", ".venv", ".*_cache", "__pycache__", "*.db-wal", "*.db-shm")
KEPT = Path(tempfile.gettempdir()) / "kontor-mutants"
TEST_SECONDS = 20.0  # seconds of tests for one fault
SLACK_SECONDS, TIMES_SLOWER = (
    60.0,
    20,
)  # seconds, and times as long as on an idle machine, after which a run counts as hanging
ENOUGH_PERCENT = 95  # percent
PASSED, NO_SUCH_TEST, NOTHING_RUN = 0, 4, 5  # how pytest says so


class Equivalent(Struct, frozen=True):
    """A fault that changes nothing anybody could notice, and why."""

    file: str
    was: str
    now: str
    why: str
    nth: int = 0

    @property
    def name(self) -> FaultName:
        return self.file, self.was, self.now, self.nth


class Verdict(Struct, frozen=True):
    """What came of a fault."""

    package: str
    file: str
    line: int
    kind: str
    was: str
    now: str
    caught: bool
    by: str  # the test that noticed
    tests: int  # that were asked
    seconds: float
    nth: int = 0

    @property
    def name(self) -> FaultName:
        return self.file, self.was, self.now, self.nth


class Workshop:
    """A copy of the tree, and a process that runs tests in it."""

    def __init__(self, root: Path, folder: Path, quiet: Path | None = None) -> None:
        self._quiet = quiet  # while it exists, nothing is begun
        self.copy = folder / "tree"
        shutil.copytree(root, self.copy, ignore=shutil.ignore_patterns(*WITHOUT))
        self._process = subprocess.Popen(
            [sys.executable, str(WORKBENCH), str(folder / "output")],
            cwd=self.copy, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def order(self, **order: Any) -> dict[str, Any]:
        """Run tests, and be told what came of it."""
        while self._quiet is not None and self._quiet.exists():
            time.sleep(1)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        return told

    @contextlib.contextmanager
    def faulty(self, mutant: Mutant) -> Iterator[None]:
        """The copy with one fault in it."""
        path = self.copy / mutant.file
        right = path.read_bytes()
        _write(path, mutant.applied(right))
        try:
            yield
        finally:
            _write(path, right)

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def _write(path: Path, source: bytes) -> None:
    """Change a file; what was compiled of it goes, since a change of the same length and second would not be seen."""
    path.write_bytes(source)
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        compiled.unlink()


def attempt(shop: Workshop, reach: Reach, package: str, mutant: Mutant, patience: float = TEST_SECONDS) -> Verdict:
    """One fault: caught by the first test that fails, or that does not end; not if it fails without the fault, too."""
    began = time.monotonic()
    left = reach.tests(mutant)
    while True:
        with shop.faulty(mutant):
            by, asked = ask(shop, left, patience)
        doubted = [(test, seconds) for test, seconds in left if test == by]
        if not doubted or not ask(shop, doubted, patience)[0]:
            break
        left = [one for one in left if one not in doubted]
    took = round(time.monotonic() - began, 1)
    seen = (mutant.file, mutant.line, mutant.kind, mutant.was, mutant.now)
    return Verdict(package, *seen, bool(by), by, asked, took, mutant.nth)


def ask(shop: Workshop, tests: Sequence[tuple[str, float]], patience: float) -> tuple[str, int]:
    """Which test fails first, if any, and how many were run for it."""
    asked = 0
    for batch in batches(tests, patience):
        asked += len(batch)
        files = list(dict.fromkeys(test.partition("::")[0] for test, _ in batch))
        seconds = SLACK_SECONDS + TIMES_SLOWER * sum(seconds for _, seconds in batch)
        told = shop.order(files=files, tests=[test for test, _ in batch], seconds=seconds)
        if told["code"] not in (PASSED, NO_SUCH_TEST, NOTHING_RUN):
            return told["by"] or f"pytest ended with {told['code']}", asked
    return "", asked


def verdicts(path: Path) -> list[Verdict]:
    return [msgspec.json.decode(line, type=Verdict) for line in path.read_bytes().splitlines()] if path.exists() else []


def survivors(root: Path, told: Sequence[Verdict], noted: Sequence[Equivalent]) -> dict[str, list[Mutant]]:
    """Those nobody noticed the last time and nobody has explained, found again in what the files are now."""
    last = {one.name: one for one in told}
    excused = {one.name for one in noted}
    found: dict[str, list[Mutant]] = {}
    for name, verdict in last.items():
        if not verdict.caught and name not in excused:
            every = mutants(verdict.file, (root / verdict.file).read_bytes())
            found.setdefault(verdict.package, []).extend(one for one in every if one.name == name)
    return found


def report(told: Sequence[Verdict], noted: Sequence[Equivalent]) -> tuple[list[str], bool]:
    """Lines by package, with what was not caught, and whether enough was."""
    first = {one.name: one for one in reversed(told)}
    last = {one.name: one for one in told}
    excused = {one.name for one in noted}
    lines = [f"{'':16}{'made':>8}{'at first':>10}{'nothing':>9}{'caught':>8}{'left':>6}{'%':>7}"]
    totals = [0, 0, 0, 0]
    for package in [*dict.fromkeys(one.package for one in told), "all"]:
        own = [name for name, one in last.items() if package in (one.package, "all")]
        nothing = [name for name in own if name in excused and not last[name].caught]
        caught = sum(last[name].caught for name in own)
        totals = [len(own), sum(first[name].caught for name in own), len(nothing), caught]
        lines.append("{:16}{:8}{:10}{:9}{:8}{:6}{:7.1f}".format(package, *totals, len(own) - len(nothing) - caught,
                     100 * caught / max(1, len(own) - len(nothing))))  # fmt: skip
    for name, one in last.items():
        if not one.caught and name not in excused:
            lines.append(
                f"survived {one.tests} tests: {one.file}:{one.line} ({one.kind})\n  - {one.was}\n  + {one.now}"
            )
    return lines, 100 * totals[3] >= ENOUGH_PERCENT * (totals[0] - totals[2])


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proof mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=154, help="faults; a package has more of them the longer it is")
    parser.add_argument("--seed", default="2026", help="another one draws others; the hash of a commit, say")
    parser.add_argument("--only", default="", metavar="PATH", help="only files that begin so, like engine/mombasa")
    parser.add_argument("--again", action="store_true", help="only those of the file of results that survived")
    parser.add_argument("--patience", type=float, default=TEST_SECONDS, help="seconds of tests for one fault")
    parser.add_argument("--results", type=Path, help="the file to go on with; else one for each seed")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where it is kept which test runs which line")
    parser.add_argument("--quiet", type=Path, metavar="PATH", help="begin nothing while this file exists")
    args = parser.parse_args(argv)
    args.kept.mkdir(parents=True, exist_ok=True)
    results: Path = args.results or args.kept / f"{args.seed}.jsonl"
    noted = msgspec.json.decode(EQUIVALENTS.read_bytes(), type=list[Equivalent])
    told = verdicts(results)
    known = {one.name for one in told}
    excused = {one.name for one in noted}
    if args.again:
        drawn = survivors(root, told, noted)
    else:
        drawn = {
            package: [one for one in some if one.name not in known]
            for package, some in draw(root, args.count, args.seed, args.only).items()
        }
    if any(drawn.values()):
        with tempfile.TemporaryDirectory(prefix="kontor-mutants-") as folder, results.open("a") as file:
            shop = Workshop(root, Path(folder), args.quiet)
            with contextlib.closing(shop):
                sources = [shop.copy / path.relative_to(root) for some in packages(root).values() for path in some]
                for package, some in drawn.items():
                    tried = any(mutant.name not in excused for mutant in some)
                    reach = explore(shop, package, sources, args.kept) if tried else Reach({})
                    for mutant in some:
                        asked = Reach({}) if mutant.name in excused else reach  # why ask about what changes nothing?
                        verdict = attempt(shop, asked, package, mutant, args.patience)
                        file.write(msgspec.json.encode(verdict).decode() + "\n")
                        file.flush()
                        word = f"caught by {verdict.by}" if verdict.caught else "SURVIVED"
                        print(
                            f"{verdict.seconds:6.1f} s  {mutant.file}:{mutant.line}  {mutant.kind}  {word}", flush=True
                        )
    lines, enough = report(verdicts(results), noted)
    print("\n".join(lines))
    return 0 if enough else 1
