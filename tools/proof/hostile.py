"""Hostile input, guided by the lines it reaches: python -m tools.proof hostile [--minutes M] [--target NAME …]

Every entry (custom ids, command options, forms, component files, exported games, databases) begins with input as it
should be. What is tried is changed from input that reached a line no other had reached. Whatever comes of it but a
documented refusal is a finding, is printed once, and can be repeated: python -m tools.proof hostile --again FILE
"""

from __future__ import annotations

import argparse
import ast
import asyncio
import logging
import os
import signal
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

from msgspec import Struct

from testkit.hostile.clicks import CommandOptions, CustomIds, FormTexts
from testkit.hostile.databases import DamagedDatabases
from testkit.hostile.files import ComponentFiles, ExportedGames
from testkit.hostile.mutations import Mutator
from testkit.hostile.target import HostileTarget
from testkit.sources import ROOT

TARGETS: dict[str, Callable[[], HostileTarget]] = {
    "ids": CustomIds,
    "options": CommandOptions,
    "forms": FormTexts,
    "components": ComponentFiles,
    "exports": ExportedGames,
    "databases": DamagedDatabases,
}
OURS = tuple(ROOT / name for name in ("engine", "words", "host", "storage", "cogs"))
LIMIT_SECONDS = 15.0  # seconds of processor time for one input
HANGING_SECONDS = 300.0  # seconds by the clock, after which nobody seems to work on it any more
WATCHED = 300  # calls after which a function that shows nothing new is looked at now and then only
NOW_AND_THEN = 16
MOST_FINDINGS = 20  # of one target


class TooSlow(BaseException):
    """One input takes too long; nobody on the way may take it for a trouble of their own."""


class ReachedLines:
    """Which lines of ours have run; functions that are known through and through cost nothing any more."""

    def __init__(self, ours: Sequence[Path]) -> None:
        self.reached = 0
        self._left: dict[CodeType, set[int]] = {}
        self._calls: dict[CodeType, int] = {}
        self._roots = tuple(map(str, ours))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Also in threads that are started meanwhile."""
        threading.settrace(self._called)
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(None)
            threading.settrace(None)

    def _called(self, frame: FrameType, event: str, _: Any) -> Any:
        code = frame.f_code
        left = self._left.get(code)
        if left is None:
            ours = code.co_filename.startswith(self._roots)
            left = self._left[code] = {line for *_, line in code.co_lines() if line} if ours else set()
        if not left:
            return None
        calls = self._calls[code] = self._calls.get(code, 0) + 1
        return None if calls > WATCHED and calls % NOW_AND_THEN else self._line

    def _line(self, frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            left = self._left[frame.f_code]
            if frame.f_lineno in left:
                left.discard(frame.f_lineno)
                self.reached += 1
        return self._line


class Finding(Struct, frozen=True):
    """Something that is wrong, and what was handed in."""

    target: str
    wrong: str
    value: Any
    mark: str  # equal for the same fault


class HostileAccount(Struct):
    """What was tried at one target."""

    target: str
    tried: int = 0
    kept: int = 0
    reached: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    findings: list[Finding] = []

    def line(self) -> str:
        return (
            f"{self.target:<16}{self.tried:>8,} inputs in {self.seconds:>5.0f} s, {self.reached:>6,} lines reached,"
            f" {self.kept:>4} kept, the slowest took {self.slowest:.1f} s, {len(self.findings)} findings"
        )


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """`TooSlow` once so much work was done, or nothing happens any more, wherever that is."""

    def up(signum: int, frame: FrameType | None) -> None:
        raise TooSlow

    before = {number: signal.signal(number, up) for number in (signal.SIGPROF, signal.SIGALRM)}
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, HANGING_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in before.items():
            signal.signal(number, handler)


def mark_of(error: BaseException) -> str:
    """Where something was raised, as far as that is our own code, and what it was."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if f.filename.startswith(str(ROOT))]
    ours = [f for f in frames if f"{os.sep}tests{os.sep}" not in f.filename and ".venv" not in f.filename] or frames
    return f"{type(error).__name__} at {ours[-1].filename if ours else '?'}:{ours[-1].lineno if ours else 0}"


class Fuzzer:
    """One target, fed with what is changed from what has reached something new."""

    def __init__(
        self, target: HostileTarget, rng: Random, account: HostileAccount, ours: Sequence[Path] = OURS
    ) -> None:
        self.target, self.rng, self.account = target, rng, account
        self.lines = ReachedLines(ours)
        self.corpus: list[Any] = []
        self.current: Any = None

    def run(self, until: float, most: int | None) -> None:
        """Until the time is up or so many inputs were tried; what hangs is given up, and all is begun anew."""
        began = time.monotonic()
        while not self._done(until, most):
            try:
                asyncio.run(self._life(until, most))
            except TooSlow:
                self._note(f"took longer than {LIMIT_SECONDS:.0f} s", "slow")
        self.account.seconds += time.monotonic() - began
        self.account.reached, self.account.kept = self.lines.reached, len(self.corpus)

    def _done(self, until: float, most: int | None) -> bool:
        full = most is not None and self.account.tried >= most
        return full or time.monotonic() > until or len(self.account.findings) >= MOST_FINDINGS

    async def _life(self, until: float, most: int | None) -> None:
        """From one opening of the target to the next."""
        await self.target.open()
        try:
            seeds = [] if self.corpus else self.target.seeds()
            queue = self.rng.sample(seeds, len(seeds))
            words = getattr(self.target, "words", ())
            mutator = Mutator(self.rng, words)
            for _ in range(max(self.target.lifetime, len(queue))):
                if self._done(until, most):
                    break
                new = queue and (not self.corpus or self.rng.random() < 0.5)
                await self._once(queue.pop() if new else self._next(mutator))
        finally:
            await self.target.close()

    def _next(self, mutator: Mutator) -> Any:
        """Something near what is known; what came last is the most promising."""
        recent = self.corpus[-50:] if self.rng.random() < 0.5 else self.corpus
        value = self.rng.choice(recent)
        if isinstance(value, bytes) and self.rng.random() < 0.1:
            value = mutator.crossed(value, self.rng.choice(self.corpus))
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            value = self.target.mutated(value, mutator)
        return value

    async def _once(self, value: Any) -> None:
        self.current, before, began = value, self.lines.reached, time.process_time()
        self.account.tried += 1
        try:
            with time_limit(LIMIT_SECONDS), self.lines.watching():
                wrong = await self.target.attempt(value)
            if wrong is not None:
                self._note(wrong, wrong[:60])
        except Exception as error:
            self._note(f"raised {error!r}", mark_of(error))
        self.account.slowest = max(self.account.slowest, time.process_time() - began)
        if self.lines.reached > before or not self.corpus:
            self.corpus.append(value)

    def _note(self, wrong: str, mark: str) -> None:
        if all(one.mark != mark for one in self.account.findings):
            self.account.findings.append(Finding(self.account.target, wrong, self.current, mark))


def keep(finding: Finding, folder: Path, number: int) -> Path:
    """Write an input down so that it can be repeated."""
    path = folder / f"{finding.target}-{number}.txt"
    path.write_text(f"{finding.target}\n{finding.value!r}\n", encoding="utf-8", errors="surrogatepass")
    return path


def again(path: Path) -> int:
    """Repeat one input; an error is shown whole."""
    name, _, written = path.read_text(encoding="utf-8", errors="surrogatepass").partition("\n")
    value = ast.literal_eval(written)
    target = TARGETS[name]()

    async def once() -> str | None:
        await target.open()
        try:
            return await target.attempt(value)
        finally:
            await target.close()

    with time_limit(2 * LIMIT_SECONDS):
        wrong = asyncio.run(once())
    print(wrong or "nothing is wrong any more")
    return 1 if wrong else 0


def attack(names: Sequence[str], seconds: float, most: int | None, seed: str) -> list[HostileAccount]:
    """Every target for its share of the time."""
    accounts = []
    for name in names:
        account = HostileAccount(name)
        accounts.append(account)
        Fuzzer(TARGETS[name](), Random(f"{seed}-{name}"), account).run(time.monotonic() + seconds / len(names), most)
        print(account.line(), flush=True)
    return accounts


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proof hostile", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0, help="for all targets together")
    parser.add_argument("--inputs", type=int, help="at most so many at each target")
    parser.add_argument("--target", action="append", choices=list(TARGETS), help="only this one; may be repeated")
    parser.add_argument("--seed", default="hostile")
    parser.add_argument("--again", type=Path, help="repeat the input in this file")
    args = parser.parse_args(argv)
    logging.getLogger("discord").setLevel(logging.ERROR)
    if args.again is not None:
        return again(args.again)
    accounts = attack(args.target or list(TARGETS), args.minutes * 60, args.inputs, args.seed)
    findings = [finding for account in accounts for finding in account.findings]
    folder = Path(tempfile.mkdtemp(prefix="hostile-findings-")) if findings else Path()
    for number, finding in enumerate(findings):
        path = keep(finding, folder, number)
        print(f"{finding.target}: {finding.wrong[:500]}\n  again with: python -m tools.proof hostile --again {path}")
    print(f"{sum(account.tried for account in accounts):,} inputs, {len(findings) or 'no'} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    raise SystemExit(main())
