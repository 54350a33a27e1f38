"""Hostile input at every entry, in small: a clear refusal, nothing changed. At length: python -m tools.proof hostile"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from testkit.hostile.clicks import CommandOptions, CustomIds, FormTexts
from testkit.hostile.databases import DamagedDatabases
from testkit.hostile.files import ComponentFiles, ExportedGames
from testkit.hostile.letters import LETTERS
from testkit.hostile.mutations import TEXTS, Mutator
from testkit.hostile.server import LOBBY, OVER, PEOPLE, PLACES, RUNNING, SECRET
from testkit.hostile.target import HostileTarget
from testkit.rotation import by_turns
from tools.proof import hostile
from tools.proof.hostile import Fuzzer, HostileAccount

texts = st.sampled_from(TEXTS) | st.text(LETTERS, max_size=60)
numbers = st.sampled_from([-1, 0, 1, 2, 25, 2**31, 2**53 - 1]) | st.integers(-(2**53) + 1, 2**53 - 1)
tables = st.sampled_from(["", str(SECRET), str(OVER), str(LOBBY), str(RUNNING), "999", "x"])
steps = st.sampled_from(["", "0", "1", "2", "p0", "p1", "99"])
people, places = st.sampled_from(PEOPLE), st.sampled_from(PLACES)


def often(examples: int) -> Callable[[Any], Any]:
    """So many examples, always the same ones."""
    return settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


class OpenTarget:
    """A target that is open for a whole test."""

    def __init__(self, target: Any, runner: asyncio.Runner) -> None:
        self.target, self.runner = target, runner

    def attempt(self, value: Any) -> None:
        wrong = self.runner.run(self.target.attempt(value))
        assert wrong is None, value


@contextmanager
def opened(target: HostileTarget) -> Iterator[OpenTarget]:
    with asyncio.Runner() as runner:
        runner.run(target.open())
        try:
            yield OpenTarget(target, runner)
        finally:
            runner.run(target.close())


@by_turns(0, days=2)
def test_custom_ids() -> None:
    with opened(CustomIds()) as town:
        verbs = sorted(town.target.town.stage.bot.wired.router.verbs)
        known = [(seed["id"], seed["values"]) for seed in town.target.seeds()]

        @often(40)
        @given(st.data())
        def tried(data: st.DataObject) -> None:
            custom_id, values = data.draw(st.sampled_from(known))
            if data.draw(st.integers(0, 2)):
                parts = [data.draw(tables), data.draw(steps), data.draw(st.sampled_from(verbs)), data.draw(texts)]
                custom_id = "|".join(("v1", *parts))
                values = data.draw(st.none() | st.lists(texts, max_size=3))
            town.attempt({"who": data.draw(people), "where": data.draw(places), "id": custom_id, "values": values})

        tried()


@by_turns(1, days=2)
def test_command_options() -> None:
    with opened(CommandOptions()) as town:
        leaves = town.target.leaves

        def filled(spec: dict[str, Any]) -> st.SearchStrategy[Any]:
            """What an option can hold."""
            if spec.get("choices"):
                return st.sampled_from([one["value"] for one in spec["choices"]])
            kinds = {3: texts, 4: numbers, 5: st.booleans(), 6: people, 11: st.binary(max_size=200)}
            return st.sampled_from([town.target.example(spec, n) for n in range(5)]) | kinds[spec["type"]]

        @often(45)
        @given(st.data())
        def tried(data: st.DataObject) -> None:
            name = data.draw(st.sampled_from(sorted(leaves)))
            specs = leaves[name].get("options") or []
            given = {
                one["name"]: data.draw(filled(one)) for one in specs if one.get("required") or data.draw(st.booleans())
            }
            typed = [one["name"] for one in specs if one.get("autocomplete")]
            typing = [data.draw(st.sampled_from(typed)), data.draw(texts)] if typed and data.draw(numbers) % 2 else None
            who, where = data.draw(people), data.draw(places)
            town.attempt({"who": who, "where": where, "command": name, "options": given, "typing": typing})

        tried()


@by_turns(0, days=2)
def test_forms() -> None:
    with opened(FormTexts()) as town:
        names = st.sampled_from(["goods", "peeking", "caravans", "help"]) | texts

        @often(25)
        @given(people, places, tables, st.dictionaries(names, texts, max_size=5), st.booleans())
        def tried(who: str, where: str, table: str, fields: dict[str, str], written: bool) -> None:
            custom_id = f"v1|{table}||set_options|"
            town.attempt({"who": who, "where": where, "id": custom_id, "fields": fields, "written": written})

        tried()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("target", "examples"),
    [(ComponentFiles, 8), (ExportedGames, 25), (DamagedDatabases, 8)],
    ids=lambda one: str(one),
)
def test_files(target: Callable[[], HostileTarget], examples: int) -> None:
    with opened(target()) as entry:
        seeds = list(entry.target.seeds())

        @often(examples)
        @given(st.randoms(use_true_random=False), st.integers(1, 3))
        def tried(chance: Random, changes: int) -> None:
            value = chance.choice(seeds)
            for _ in range(changes):
                value = entry.target.mutated(value, Mutator(chance, getattr(entry.target, "words", ())))
            entry.attempt(value)

        tried()


class PlantedFault:
    """Something that nobody would guess by chance."""

    name = "planted"
    lifetime = 500
    words = tuple("kontor")

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def seeds(self) -> Sequence[Any]:
        return ["x"]

    def mutated(self, value: Any, mutator: Mutator) -> Any:
        return value[: mutator.rng.randint(0, len(value))] + mutator.rng.choice(self.words)

    async def attempt(self, value: str) -> str | None:
        if not value.startswith("k"):
            return None
        if not value.startswith("ko"):
            return None
        if not value.startswith("kon"):
            return None
        if not value.startswith("kont"):
            return None
        if value.startswith("konto"):
            return "slow" if self.lags() else "nobody was answered"
        raise ZeroDivisionError

    def lags(self) -> bool:
        return False


class HangingFault(PlantedFault):
    """A target that never ends."""

    def lags(self) -> bool:
        while True:
            pass


def found_by(target: PlantedFault) -> list[str]:
    account = HostileAccount("planted")
    Fuzzer(target, Random(1), account, [Path(__file__)]).run(time.monotonic() + 60, 1_500)
    return sorted(finding.wrong for finding in account.findings)


@pytest.mark.slow
def test_lines_that_were_reached_lead_to_those_behind_them() -> None:
    assert found_by(PlantedFault()) == ["nobody was answered", "raised ZeroDivisionError()"]


@pytest.mark.slow
def test_what_never_ends_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hostile, "LIMIT_SECONDS", 0.05)
    assert any("took longer" in wrong for wrong in found_by(HangingFault()))


def test_a_finding_can_be_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(hostile.TARGETS, "planted", PlantedFault)
    finding = hostile.Finding("planted", "", "konto\n\u202e", "")
    assert hostile.main(["--again", str(hostile.keep(finding, tmp_path, 1))]) == 1
    assert hostile.main(["--again", str(hostile.keep(hostile.Finding("planted", "", "x", ""), tmp_path, 2))]) == 0
