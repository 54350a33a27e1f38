"""Which version this is: the number of the last release, and between releases the commit of the tree."""

from __future__ import annotations

import os
import re
from pathlib import Path

__version__ = "1.0.0"  # the one place: `--version`, `/about` and reports read it here

ROOT = Path(__file__).resolve().parents[1]
SHORT = 8  # letters of a commit that are shown


def described(root: Path = ROOT) -> str:
    """The version with the commit, if one is known: from Git's own files, or as an image was told at its build."""
    found = commit(root / ".git") or os.environ.get("REVISION", "")
    return f"{__version__}+{found[:SHORT]}" if re.fullmatch(r"[0-9a-f]{8,64}", found) else __version__


def commit(git: Path) -> str | None:
    """The commit that a tree stands at, without asking Git, which may be missing or belong to another user."""
    try:
        if git.is_file():  # of a second tree of the same repository
            git = (git.parent / git.read_text(encoding="utf-8").partition("gitdir: ")[2].strip()).resolve()
        head = (git / "HEAD").read_text(encoding="utf-8").strip()
        name = head.removeprefix("ref: ")
        if name == head:
            return head
        shared = git / "commondir"
        places = [git, (git / shared.read_text(encoding="utf-8").strip()).resolve()] if shared.exists() else [git]
        for place in places:
            if (place / name).exists():
                return (place / name).read_text(encoding="utf-8").strip()
        packed = (places[-1] / "packed-refs").read_text(encoding="utf-8")
    except OSError:
        return None
    return next((line.split()[0] for line in packed.splitlines() if line.endswith(f" {name}")), None)
