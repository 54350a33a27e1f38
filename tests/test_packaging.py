"""What is installed and shipped: requirements with hashes, one version number, the container, what CI runs."""

from __future__ import annotations

import ast
import contextlib
import fnmatch
import os
import re
import shlex
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from cogs.operation import settings
from host import __version__
from testkit.image_steps import follow
from testkit.rotation import by_turns, soaked
from testkit.sources import ROOT, modules, statements, tree

FILES = ("requirements.txt", "requirements-table.txt", "requirements-dev.txt", "requirements-server.txt")
PIN = re.compile(r"([a-z0-9-]+)==([0-9][\w.]*)( ; .+)?")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
DISTRIBUTION = {
    "PIL": "pillow",
    "discord": "discord-py",
    "prometheus_client": "prometheus-client",
    "psycopg_pool": "psycopg-pool",
}  # where it is not called like its module
OPTIONAL = ("metrics", "postgres", "ratings")  # loaded where they are used; a server has them at hand
IN_THE_IMAGE = ("requirements-server.txt", "requirements-table.txt")
SHIPPED = ("engine", "words", "storage", "host", "render", "sandbox", "cogs", "bot")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


PROJECT = tomllib.loads(read("pyproject.toml"))


def pins(name: str) -> dict[str, str]:
    """Every requirement of a locked file with its version."""
    entries = re.sub(r"^\s*#.*\n", "", read(name), flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    found = {}
    for entry in entries:
        pin, *hashes = re.split(r" +(?=--hash)", entry)
        match = PIN.fullmatch(pin)
        assert match, entry[:80]
        assert hashes, pin
        assert all(HASH.fullmatch(one.strip()) for one in hashes), pin
        found[match[1]] = match[2]
    return found


def declared(*extras: str) -> set[str]:
    """The distributions that `pyproject.toml` asks for, as they are written in the locked files."""
    optional = PROJECT["project"]["optional-dependencies"]
    asked = [*PROJECT["project"]["dependencies"], *(line for extra in extras for line in optional[extra])]
    names = {re.split(r"[<>=\[]", line)[0].lower().replace(".", "-") for line in asked}
    return names - {"kontor"}


@pytest.mark.parametrize("name", FILES)
def test_requirements_are_pinned_with_hashes_and_name_no_server(name: str) -> None:
    assert pins(name)
    assert "://" not in read(name)
    assert "--index" not in read(name)
    assert "--find-links" not in read(name)


def test_locked_files_agree_with_each_other_and_with_the_project() -> None:
    run, table, dev, server = (pins(name) for name in FILES)
    assert run.items() <= table.items() <= dev.items()
    assert run.items() <= server.items() <= dev.items()
    assert declared(*OPTIONAL) <= server.keys()
    assert declared() <= run.keys()
    assert declared("table") <= table.keys()
    assert declared("table", "dev") <= dev.keys()


def test_production_needs_no_tool_of_developers() -> None:
    tools = declared("table", "dev") - declared("table")
    assert tools
    assert not tools & pins("requirements-table.txt").keys()
    assert "simcord" not in pins("requirements.txt")


def distribution(module: str) -> str:
    """What has to be installed for a module: `fluent` is two, the rest is called as it is imported, or listed above."""
    top, _, rest = module.partition(".")
    return f"fluent-{rest.partition('.')[0]}" if top == "fluent" else DISTRIBUTION.get(top, top)


@pytest.mark.slow
def test_what_the_code_imports_is_declared() -> None:
    used = set()
    for path in modules(*SHIPPED):
        for node in statements(tree(path)):
            if isinstance(node, ast.Import):
                used |= {distribution(alias.name) for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                used.add(distribution(node.module))
    ours = {*SHIPPED, "fontTools"}  # the font maker is a script of its own
    assert used - ours - set(sys.stdlib_module_names) <= declared("table", *OPTIONAL)


def test_there_is_one_version_number() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert f"## {__version__} " in read("CHANGELOG.md")
    others = [path for path in modules(*SHIPPED) if f'"{__version__}"' in path.read_text(encoding="utf-8")]
    assert others == [ROOT / "host/version.py"]


def copied() -> list[str]:
    """What the Dockerfile takes from this folder into the image that runs."""
    last = read("Dockerfile").rpartition("\nFROM ")[2]
    lines = [line.split()[1:] for line in last.splitlines() if line.startswith("COPY ")]
    return [source for line in lines if not line[0].startswith("--from") for source in line[:-1]]


START = """
import importlib, pkgutil, sys
import bot
for top in sys.argv[1:]:
    for found in pkgutil.walk_packages(importlib.import_module(top).__path__, top + "."):
        if not found.name.endswith((".make_fonts", ".__main__")):
            importlib.import_module(found.name)
from engine.core import games
from engine.core.text import Text
from words import say
for name in games.names():
    games.get(name).shelf.current()
    say(Text(f"{name}.topic.{games.get(name).topics[0]}"), "uk")
sys.exit(bot.main(["run"]))
"""


def built(folder: Path, *, downloading: bool) -> Path:
    """Follow the Dockerfile in an empty folder instead of an image; making its user is left out.

    Without `downloading`, what it installs is taken from the environment that runs the tests.
    """

    def run(line: str, work: str) -> None:
        if line.startswith("useradd "):
            return
        line = line.replace("/opt/", shlex.quote(f"{folder}/opt") + "/")
        line = line.replace("python -m venv", f"{shlex.quote(sys.executable)} -m venv")
        installs = "/pip install" in line and not downloading
        if installs:
            line = line.partition(" && ")[0].replace("-m venv", "-m venv --without-pip")
        where = folder / work.lstrip("/")
        subprocess.run(line, shell=True, check=True, cwd=where, env=outside(), stdout=subprocess.DEVNULL)
        if installs:
            link_requirements(next((folder / "opt/venv/lib").glob("python*/site-packages")))

    work, _ = follow(ROOT, folder, run)
    return folder / work.lstrip("/")


def link_requirements(site: Path) -> None:
    """What a server needs, and nothing else that is installed here."""
    for name in {name: None for file in IN_THE_IMAGE for name in pins(file)}:
        with contextlib.suppress(metadata.PackageNotFoundError):  # only for another system
            found = metadata.distribution(name)
            for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
                if not (site / top).exists():
                    (site / top).symlink_to(Path(str(found.locate_file(top))))


def outside() -> dict[str, str]:
    """The environment without what belongs to this project or to its tests."""
    ours = ("PYTHONPATH", "DISCORD_TOKEN", "VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE")
    return {name: value for name, value in os.environ.items() if name not in ours}


@by_turns(0, days=3)
@pytest.mark.parametrize("downloading", [False, soaked(True)])
def test_the_image_has_all_the_bot_needs(tmp_path: Path, downloading: bool) -> None:
    """The build's steps, done here: requirements, copies, compiling; every module loads, and the bot starts."""
    work = built(tmp_path, downloading=downloading)
    assert (work / "engine").stat().st_mode & 0o055 == 0o055  # also from a clone that is closed to others
    assert list((work / "engine/core/__pycache__").glob("table.*.pyc"))
    packages = [name for name in copied() if (ROOT / name).is_dir()]
    command = [str(tmp_path / "opt/venv/bin/python"), "-c", START, *packages]
    done = subprocess.run(command, cwd=work, env=outside(), capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert done.stderr == "The bot on Discord needs DISCORD_TOKEN: put it into .env, see .env.example\n"


def test_the_build_may_see_all_it_copies() -> None:
    allowed = [line[1:] for line in read(".dockerignore").splitlines() if line.startswith("!")]
    wanted = {*copied(), *IN_THE_IMAGE}
    assert {name for name in wanted if not any(fnmatch.fnmatch(name, one) for one in allowed)} == set()
    assert set(allowed) == wanted


def test_the_health_check_looks_at_the_file_the_bot_touches() -> None:
    found = re.search(r"DATABASE=(\S+)", read("Dockerfile"))
    assert found
    assert f"find {Path(found[1]).parent} -maxdepth 1 -name '*.heartbeat' -mmin -2" in read("Dockerfile")


def test_compose_passes_every_setting_on_and_waits_for_its_database() -> None:
    compose = read("compose.yaml")
    assert "    env_file: .env\n" in compose
    assert "      DATABASE: ${CONTAINER_DATABASE:-${DATABASE:-kontor.db}}\n" in compose
    kontor, database = compose.partition("  kontor:\n")[2].split("\n  database:\n", 1)
    assert "      database:\n        condition: service_healthy\n        required: false\n" in kontor
    assert "pg_isready" in database
    for service in (kontor, database):
        assert "logging:" in service
    assert "- backups:/data/backups" in kontor
    (python,) = re.findall(r"PYTHON_IMAGE: \$\{PYTHON_IMAGE:-(.+)\}", kontor)
    assert f"ARG PYTHON_IMAGE={python}\n" in read("Dockerfile")
    (postgres,) = re.findall(r"image: \$\{POSTGRES_IMAGE:-(.+)\}", database)
    for base in (python, postgres):  # by a whole version
        assert re.fullmatch(r"\w+:\d+\.\d+(\.\d+)?-[\w-]+", base)
        assert f"_IMAGE={base}\n" in read(".env.example")
        assert f"`{base}`" in read("docs/operation.md") or f" {base}`" in read("docs/operation.md")
    assert "read_only: true" in kontor


def test_what_the_bot_writes_is_for_its_own_user_under_systemd_and_in_the_container() -> None:
    unit = read("deploy/kontor.service").splitlines()
    assert {"UMask=0077", "StateDirectoryMode=0700"} <= set(unit)
    assert "chmod 0700 /data" in read("Dockerfile")


def test_settings_of_the_container_are_known() -> None:
    named = set(re.findall(r"^(?:# )?([A-Z_]+)=", read(".env.example"), re.MULTILINE)) | {"POSTGRES_USER"}
    assert set(re.findall(r"^      ([A-Z_]+):", read("compose.yaml"), re.MULTILINE)) <= named
    assert set(re.findall(r"^([A-Z_]+)=", read(".env.example"), re.MULTILINE)) <= set(settings.NAMES) <= named


def test_ci_runs_what_a_person_would() -> None:
    assert re.search(r"^ +- run: \.ci/run$", read(".github/workflows/ci.yml"), re.MULTILINE)
    steps = read(".ci/run").splitlines()[-2:]
    assert steps == ["make check", "make test"]
    assert os.access(ROOT / ".ci/run", os.X_OK)


def test_types_are_checked_everywhere() -> None:
    checked = {*PROJECT["tool"]["mypy"]["packages"], *PROJECT["tool"]["mypy"]["modules"]}
    assert checked == {
        *(path.parent.name for path in ROOT.glob("*/__init__.py")),
        *(path.stem for path in ROOT.glob("*.py")),
    }
    unchecked = [part["module"] for part in PROJECT["tool"]["mypy"]["overrides"]]
    assert all(set(part) == {"module", "ignore_missing_imports"} for part in PROJECT["tool"]["mypy"]["overrides"])
    assert not [name for names in unchecked for name in names if name.partition(".")[0] in checked]
