"""`house` of an earlier revision, as an opponent: it shows whether the one of today plays better.

Its modules are taken from the repository and loaded under a name of their own beside those of today; rules, views and
questions are today's, so a revision from before these changed may fail to load.
"""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.core.games import ComputerPlayer

ROOT = Path(__file__).parents[2]


def former_house(game: str, revision: str) -> ComputerPlayer:
    """`house` of a game as it was in that revision."""
    package = f"engine.{game}.computer"
    name = f"former_{game}"
    archive = ["git", "-C", str(ROOT), "archive", revision, package.replace(".", "/")]
    found = subprocess.run(archive, check=True, capture_output=True).stdout
    with TemporaryDirectory() as folder, tarfile.open(fileobj=io.BytesIO(found)) as files:
        (Path(folder) / name).mkdir()
        for member in files:
            content = files.extractfile(member)
            if content is not None and member.name.endswith(".py"):
                told = content.read().decode().replace(package, name)
                (Path(folder) / name / Path(member.name).name).write_text(told, encoding="utf-8")
        sys.path.insert(0, folder)
        try:
            player: ComputerPlayer = import_module(f"{name}.house").house
        finally:
            sys.path.remove(folder)
    return player
