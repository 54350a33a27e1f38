"""Whether what is installed is what this version was tested with: the locked requirements beside `bot.py`."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

REQUIREMENTS = Path(__file__).resolve().parents[2] / "requirements-server.txt"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)(?: ; (.*?))?(?: \\)?$", re.MULTILINE)


def others(file: Path = REQUIREMENTS) -> list[str]:
    """A sentence for every package that lacks or has another version; without the file there is nothing to say."""
    if not file.exists():
        return []
    said = []
    for name, wanted, only_where in PIN.findall(file.read_text(encoding="utf-8")):
        try:
            found = metadata.version(name)
        except metadata.PackageNotFoundError:
            if not only_where:
                said.append(f"{name} {wanted} is not installed")
            continue
        if found != wanted:
            said.append(f"{name} is {found} here, and this version was tested with {wanted}")
    return said
