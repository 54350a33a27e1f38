"""How a release is made: what its workflow calls, what is published, what is not, and what is run from it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from host import __version__
from testkit.sources import ROOT, texts
from testkit.yaml_files import read_yaml
from tools import no_wheel, release

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
COMPOSE = ("compose.yaml", "deploy/compose-image.yaml", "deploy/compose-metrics.yaml")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def jobs(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = read_yaml(file)["jobs"]
    return found


def runs(file: Path) -> list[str]:
    return [step["run"] for job in jobs(file).values() for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_what_a_workflow_calls_exists(file: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))
    for name, job in jobs(file).items():
        assert job["timeout-minutes"] > 0, name
        assert {job[one] for one in ("needs",) if one in job} <= jobs(file).keys()
        assert {step["uses"] for step in job["steps"] if "uses" in step} <= {"actions/checkout@v4"}
        assert all(("uses" in step) != ("run" in step) for step in job["steps"])
    for line in runs(file):
        assert all((ROOT / path).exists() for path in re.findall(r"(?<![\w/.])[\w.]+/\w+\.py|\.ci/\w+", line)), line
        assert set(re.findall(r"\.ci/run (\w+)|make (\w+)", line)) <= {(one, "") for one in targets}, line
        assert "${{ secrets" not in line  # what is secret comes through the environment, and never into a line


def test_a_release_is_tested_before_it_is_built_and_built_before_it_is_published() -> None:
    file = ROOT / ".github/workflows/release.yml"
    assert read_yaml(file)["on"] == {"push": {"tags": ["v*"]}}
    needs = {name: job.get("needs") for name, job in jobs(file).items()}
    assert needs == {"fits": None, "tests": "fits", "image": "tests", "publish": "image"}
    assert [one["processor"] for one in jobs(file)["image"]["strategy"]["matrix"]["include"]] == ["amd64", "arm64"]
    for line in runs(file):
        if "docker push" in line or "imagetools" in line:
            (owner,) = [job for job in jobs(file).values() if any(step.get("run") == line for step in job["steps"])]
            conditions = [owner.get("if"), *(step.get("if") for step in owner["steps"] if step.get("run") == line)]
            assert "vars.REGISTRY != ''" in conditions


def test_the_page_about_releases_names_what_is_to_be_set() -> None:
    used = set(re.findall(r"(?:vars|secrets)\.(\w+)", read(".github/workflows/release.yml")))
    assert used == set(re.findall(r"^\| `([A-Z_]+)` \|", read("docs/releasing.md"), re.MULTILINE))


def test_no_registry_is_named() -> None:
    """Where an image is published is up to whoever publishes it; names without a host are those of Docker itself."""
    named = re.compile(r"(?:image|container|FROM|IMAGE=)[:= ]+\"?([\w.-]+\.[a-z]{2,}/[\w./-]+)")
    assert [(path.name, named.findall(path.read_text("utf-8"))) for path in texts() if ".y" in path.suffix] == [
        (path.name, []) for path in texts() if ".y" in path.suffix
    ]
    assert named.findall(read("Dockerfile") + read(".env.example") + read("README.md")) == []


def test_the_compose_file_without_a_build_differs_in_nothing_but_the_image() -> None:
    built, fetched = (read_yaml(ROOT / name) for name in COMPOSE[:2])
    assert built["services"]["kontor"].pop("build")
    assert built["services"]["kontor"].pop("image") == "kontor"
    assert re.fullmatch(r"\$\{KONTOR_IMAGE:\?.+\}", fetched["services"]["kontor"].pop("image"))
    assert built == fetched
    assert "\n# KONTOR_IMAGE=" in read(".env.example")
    assert set(read_yaml(ROOT / COMPOSE[2])["services"]) <= set(fetched["services"])


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What a tag is compared with."""
    for name in ("host/version.py", "CHANGELOG.md", f"tests/storage/databases/{__version__}.db"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "storage/migrations").mkdir(parents=True)
    for number in range(release.schema_of(tmp_path / f"tests/storage/databases/{__version__}.db")):
        (tmp_path / f"storage/migrations/{number}.sql").touch()
    log = tmp_path / "CHANGELOG.md"
    log.write_text(re.sub(r"^## .*", f"## {__version__} (2027-01-31)", log.read_text(), count=1, flags=re.MULTILINE))
    return tmp_path


def test_a_tag_that_belongs_to_the_version_can_be_released(tree: Path) -> None:
    assert list(release.faults(f"v{__version__}", tree)) == []


def test_what_does_not_belong_to_the_version_is_named(tree: Path) -> None:
    (wrong,) = release.faults("v9.9.9", tree)
    assert wrong.endswith(f"the tag must be v{__version__}")
    log = tree / "CHANGELOG.md"
    log.write_text(log.read_text().replace("(2027-01-31)", "(unreleased)"))
    (undated,) = release.faults(f"v{__version__}", tree)
    assert undated.startswith(f"CHANGELOG.md begins with “{__version__} (unreleased)”")
    log.write_text(log.read_text().replace("(unreleased)", "(2027-01-31)"))
    (tree / "storage/migrations/one-more.sql").touch()
    (older,) = release.faults(f"v{__version__}", tree)
    assert older.endswith(f".venv/bin/python -m tests.storage.kept {__version__}")
    (tree / f"tests/storage/databases/{__version__}.db").unlink()
    (none,) = release.faults(f"v{__version__}", tree)
    assert none.startswith("no database of")


@pytest.mark.slow
def test_a_tag_is_looked_at_without_anything_installed() -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-S", "tools/release.py", "v0.0.0"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 1, done.stderr
    assert done.stdout.startswith("the tag is v0.0.0, and host/version.py says")


@pytest.mark.parametrize("kind", ["wheel", "editable", "sdist"])
def test_nothing_can_be_installed_as_a_package(kind: str) -> None:
    for hook in (f"get_requires_for_build_{kind}", f"build_{kind}"):
        with pytest.raises(SystemExit, match="is not installed as a package"):
            getattr(no_wheel, hook)("dist")
    assert 'build-backend = "no_wheel"\nbackend-path = ["tools"]\n' in read("pyproject.toml")


def test_nothing_is_said_to_be_published() -> None:
    """No badges, and no links to packages or images: what there is, whoever publishes it says."""
    for name in ("README.md", "docs/releasing.md", "docs/operation.md"):
        assert re.findall(r"badge|shields|/pkgs/|/releases/|pypi\.org|hub\.docker", read(name)) == [], name
