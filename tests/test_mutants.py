"""Faults planted by `tools.proof.mutants`: which are made, which are noticed, and what is said of the others."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from _pytest.config import get_config

import tests.conftest
from testkit.rotation import by_turns
from tools.proof import mutants as tool
from tools.proof.mutants.faults import Mutant, draw, mutants, packages
from tools.proof.mutants.reach import FileReach, Reach, asked_files, batches, explore, nearness

SOURCE = '''
"""Nothing here is changed: 1 + 1."""

import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    DEEP = 1
log = logging.getLogger(__name__)


def due(price: int, purse: int, open: bool = False, *, why: "1 + 1") -> "1 < 2":
    """Nor here: 2 + 2."""
    log.info("asked for %s", price + 1)
    if price <= purse and not open:
        pay(purse, price, open)
        return
    return [f"{price + 1} ї", min(price, 4)]


class Purse:
    def __repr__(self) -> str:
        return "1" + str(1 + 1)
'''
NOW = [
    "open: bool = True",
    "if False:",
    "if (price <= purse or not open):",
    "if price < purse and not open:",
    "if price <= purse and (open):",
    "pass",
    "pay(price, purse, open)",
    "pass",
    "max(price, 4)",
    "min(price, 5)",
]


def test_every_kind_of_fault_is_made_and_only_where_it_could_matter() -> None:
    made = list(mutants("purse.py", SOURCE.encode()))
    assert len(made) == len(NOW)
    for one, now in zip(made, NOW, strict=True):
        assert now in one.now
        whole = one.applied(SOURCE.encode()).decode()
        compile(whole, "purse.py", "exec")
        changed = [line for line in whole.splitlines() if line not in SOURCE.splitlines()]
        assert [" ".join(line.split()) for line in changed] == [one.now]
        assert one.was in [" ".join(line.split()) for line in SOURCE.splitlines()]


def test_faults_that_read_the_same_are_told_apart() -> None:
    made = list(mutants("purse.py", b"def due(a):\n    if a:\n        return\n    return\n"))
    assert [one.name[1:] for one in made if one.was == "return"] == [("return", "pass", 0), ("return", "pass", 1)]


@pytest.mark.slow
def test_what_is_said_to_change_nothing_can_still_be_made() -> None:
    for one in msgspec.json.decode(tool.EQUIVALENTS.read_bytes(), type=list[tool.Equivalent]):
        assert one.name in {made.name for made in mutants(one.file, (tool.ROOT / one.file).read_bytes())}
        assert one.why


def test_every_package_has_its_share_by_its_lines_and_the_same_seed_gives_the_same(tmp_path: Path) -> None:
    for name, times in (
        ("engine/chess/meta", 1),
        ("engine/chess/computer/book", 3),
        ("engine/core/ask", 2),
        ("engine/replaying", 1),
        ("host/seating/lobby", 2),
        ("render/chess/board", 8),
        ("words/say", 1),
        ("words/test_data/helper", 0),
    ):
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("A = 1\nB = 2\nC = A < 3 and B\nD = not C\n" * times)
    drawn = draw(tmp_path, 18, "share")
    assert {package: len(some) for package, some in drawn.items()} == {
        "engine": 1, "engine/chess": 4, "engine/core": 2, "host": 2, "render": 8, "words": 1,
    }  # fmt: skip
    assert {one.file for one in draw(tmp_path, 36, "share")["engine/chess"]} == {
        "engine/chess/meta.py", "engine/chess/computer/book.py",
    }  # fmt: skip
    for some in drawn.values():
        assert len({one.line for one in some}) == len(some)
    assert draw(tmp_path, 18, "share") == drawn
    assert draw(tmp_path, 18, "other") != drawn
    assert {len(some) for some in draw(tmp_path, 3, "share", "engine/chess").values()} == {3}
    assert draw(tmp_path, 3, "share", "nowhere") == {}
    few = [{*draw(tmp_path, 2, str(seed))} for seed in range(60)]
    assert all(len(some) == 2 for some in few)
    assert set().union(*few) == {*drawn}  # even of a small draw no package is always left out


def test_all_that_is_the_product_can_be_drawn() -> None:
    listed = {path for some in packages(tool.ROOT).values() for path in some}
    left = [folder.name for folder in tool.ROOT.iterdir() if (folder / "__init__.py").exists() and not any(
        path.is_relative_to(folder) for path in listed
    )]  # fmt: skip
    assert sorted(left) == ["bench", "testkit", "tests", "tools"]
    assert set(packages(tool.ROOT)) >= {"engine", "engine/mombasa", "engine/players", "render", "words", "sandbox"}


def test_the_nearest_and_quickest_tests_are_asked_first_and_not_for_ever() -> None:
    assert nearness("host/seating/lobby.py", "tests/host/seating/test_lobby.py") > nearness(
        "host/seating/lobby.py", "tests/host/play/test_plans.py"
    )
    assert nearness("host/seating/lobby.py", "tests/host/play/test_plans.py") > nearness(
        "host/seating/lobby.py", "tests/cogs/test_x.py"
    )
    asked = list(batches([(f"tests/test_{n}.py::test", 3.0) for n in range(9)], patience=20.0))
    assert [len(batch) for batch in asked] == [1, 4, 1]
    assert [len(batch) for batch in batches([("tests/test_long.py::test", 90.0)], patience=20.0)] == [1]


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A tree with one module, of which one function is looked at and one is only called."""
    root = tmp_path / "tiny"
    for name, text in {
        "engine/core/purse.py": "def most(a, b):\n    return max(a, b)\n\n\ndef more(a):\n    return a + 1\n\n\n"
        "def down(a):\n    while a > 0:\n        a -= 1\n\n\ndef unheard(a):\n    return not a\n",
        "tests/engine/core/test_purse.py": "from engine.core.purse import down, more, most\n\n\n"
        "def test_most():\n    assert most(1, 2) == 2\n\n\ndef test_more():\n    more(1)\n    down(2)\n",
    }.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (root / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    return root


def fault(root: Path, now: str) -> Mutant:
    file = "engine/core/purse.py"
    return next(one for one in mutants(file, (root / file).read_bytes()) if one.now == now)


@by_turns(2, days=3)
def test_what_is_looked_at_is_caught_and_what_is_only_called_survives(
    tiny: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "kept").mkdir()
    with contextlib.closing(tool.Workshop(tiny, tmp_path)) as shop:
        reach = explore(shop, "engine/core", [shop.copy / "engine/core/purse.py"], tmp_path / "kept")

        def told(now: str) -> tuple[str, int]:
            verdict = tool.attempt(shop, reach, "engine/core", fault(tiny, now))
            assert (shop.copy / "engine/core/purse.py").read_bytes() == (tiny / "engine/core/purse.py").read_bytes()
            return verdict.by, verdict.tests

        assert told("return min(a, b)") == ("tests/engine/core/test_purse.py::test_most", 1)
        assert told("return a - 1") == ("", 1)
        assert told("return (a)") == ("", 0)
        monkeypatch.setattr(tool, "SLACK_SECONDS", 1.0)
        monkeypatch.setattr(tool, "TIMES_SLOWER", 0)
        assert told("a += 1")[0] == "not done after 1 s"


def test_what_fails_without_the_fault_has_not_caught_it(tiny: Path) -> None:
    file = "engine/core/purse.py"
    names = [f"tests/engine/core/test_purse.py::{name}" for name in ("test_shaky", "test_most")]

    class Shaky:
        """One test fails whatever is tried, the other as it should."""

        planted = False

        @contextlib.contextmanager
        def faulty(self, one: Mutant) -> Iterator[None]:
            self.planted = True
            yield
            self.planted = False

        def order(self, tests: list[str], **order: object) -> dict[str, object]:
            failing = [name for name in tests if "shaky" in name or self.planted]
            return {"code": 1 if failing else 0, "by": failing[0] if failing else ""}

    one = fault(tiny, "return min(a, b)")
    for known, by in ((names, names[1]), (names[:1], "")):
        lines = {file: {one.line: list(range(len(known)))}}
        reach = Reach({"tests/engine/core/test_purse.py": FileReach([(name, 0.1) for name in known], lines)})
        verdict = tool.attempt(Shaky(), reach, "engine/core", one)  # type: ignore[arg-type]
        assert (verdict.by, verdict.caught) == (by, bool(by))


def test_a_run_is_gone_on_with_and_survivors_are_tried_again_or_explained(
    tiny: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[str] = []
    noticed = {"return min(a, b)"}

    def attempt(shop: object, reach: object, package: str, one: Mutant, patience: float) -> tool.Verdict:
        tried.append(one.now)
        by = "a test" if one.now in noticed else ""
        return tool.Verdict(package, one.file, one.line, one.kind, one.was, one.now, bool(by), by, 1, 0.1, one.nth)

    class Nothing:
        def __init__(self, root: Path, folder: Path, quiet: Path | None) -> None:
            self.copy = root

        def close(self) -> None:
            pass

    monkeypatch.setattr(tool, "Workshop", Nothing)
    monkeypatch.setattr(tool, "explore", lambda *_: None)
    monkeypatch.setattr(tool, "attempt", attempt)
    monkeypatch.setattr(tool, "EQUIVALENTS", tmp_path / "equivalents.json")
    (tmp_path / "equivalents.json").write_text("[]")
    results = tmp_path / "results"
    common = ["--kept", str(tmp_path / "kept"), "--results", str(results)]
    assert tool.main([*common, "--count", "2"], tiny) == 1
    assert tool.main([*common, "--count", "99"], tiny) == 1
    assert len(tried) == len(set(tried)) == 5  # one for every statement
    left = [one for one in tool.verdicts(results) if not one.caught]
    assert len(left) == 4
    assert f"survived 1 tests: {left[0].file}:{left[0].line} ({left[0].kind})" in capsys.readouterr().out

    noted = [tool.Equivalent(one.file, one.was, one.now, "nobody asks") for one in left[:1]]
    (tmp_path / "equivalents.json").write_bytes(msgspec.json.encode(noted))
    noticed.update(tried)
    tried.clear()
    purse = tiny / "engine/core/purse.py"
    purse.write_text("\n\n" + purse.read_text())  # lines have moved
    assert tool.main([*common, "--again"], tiny) == 0
    assert tried == [one.now for one in left[1:]]
    assert capsys.readouterr().out.splitlines()[-1].split() == ["all", "5", "1", "1", "4", "0", "100.0"]


def test_what_all_tests_share_is_loaded_without_their_processes() -> None:
    """Faults are tried with a pytest that has no xdist: what is only for that is nobody's fault where it is missing."""
    manager = get_config().pluginmanager
    manager.register(tests.conftest)
    manager.check_pending()


def test_tests_in_rooms_are_asked_too() -> None:
    about_host = [name for names in asked_files(tool.ROOT, "host").values() for name in names]
    assert {"tests/host/test_errors.py", "tests/host/seating/test_lobby.py"} <= set(about_host)
    about_cogs = [name for names in asked_files(tool.ROOT, "cogs").values() for name in names]
    assert {"tests/cogs/commands/test_look.py", "tests/cogs/panels/turn/test_turn_panel.py"} <= set(about_cogs)
    assert len(about_cogs) == len(set(about_cogs))
    about_pictures = [name for names in asked_files(tool.ROOT, "render").values() for name in names]
    assert {"tests/render/test_read_back.py", "tests/render/nippon/test_pictures.py"} <= set(about_pictures)


def test_every_package_is_asked_about_somewhere() -> None:
    for package in packages(tool.ROOT):
        about = [name for names in asked_files(tool.ROOT, package).values() for name in names]
        assert any(name.startswith(f"tests/{package}/") for name in about), package
