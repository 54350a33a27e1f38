"""The steps of the Dockerfile, followed in a folder instead of an image."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from string import Template

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"  # of the image that ours is made from


def steps(dockerfile: str) -> Iterator[tuple[str, str]]:
    """Every instruction with what stands behind it; what goes on in a second line is one."""
    joined = re.sub(r"\s*\\\n\s*", " ", dockerfile)
    return ((word, rest) for word, _, rest in (line.partition(" ") for line in joined.splitlines()) if word.isupper())


def follow(source: Path, root: Path, run: Callable[[str, str], None]) -> tuple[str, dict[str, str]]:
    """Do in the folder `root` what the Dockerfile of `source` says; `run` types a line in one of its folders.

    Returns where the image starts, and with which settings. What is copied is closed to others, as a clone may be.
    """
    work, environ = "/", {"PATH": PATH, "REVISION": ""}
    for word, rest in steps((source / "Dockerfile").read_text(encoding="utf-8")):
        if word == "FROM":
            work = "/"
        elif word == "WORKDIR":
            work = rest
            (root / work.lstrip("/")).mkdir(parents=True)
        elif word == "COPY" and not rest.startswith("--from"):
            *names, target = rest.split()
            for name in names:
                copy(source / name, root / work.lstrip("/") / target)
        elif word == "RUN":
            run(rest, work)
        elif word == "ENV":
            environ |= dict(Template(one).safe_substitute(environ).split("=", 1) for one in rest.split())
    return work, environ


def copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        target.chmod(0o700)
    else:
        shutil.copy(source, target)
