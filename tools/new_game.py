"""Starts a new game from the template: python -m tools.new_game NAME [--title "Its Title"]

The template is the bazaar of the tests, a small game that has all rooms and plays from the first minute. It is copied
with its name replaced, so that everything works before the first rule is written; then one chapter after another of the
bazaar gives way to the real thing.
"""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.pages import components, words
from words import LANGUAGES

ROOT = Path(__file__).parents[1]
TEMPLATE = "bazaar"
# What is copied where; dotted names of modules follow from these.
FOLDERS = {
    "testkit/bazaar": "engine/{name}",
    "testkit/drawing/bazaar": "render/{name}",
    "tests/engine/bazaar": "tests/engine/{name}",
    "tests/render/bazaar": "tests/render/{name}",
}
# Documents that lie beside the template, and where those of a real game are.
DOCUMENTS = {
    "engine/{name}/spec.md": "docs/spec/{name}.md",
    "engine/{name}/words/side_by_side.md": "docs/words/{name}.md",
    **{f"engine/{{name}}/words/{lang}.md": f"docs/words/{{name}}.{lang}.md" for lang in LANGUAGES},
}
LEFT_OUT = ("seen.py", "__pycache__")
# What only the template needs: how the tests make it known, the pictures they look at, and its past.
CUTS = (
    (r"\nfrom __future__ import annotations\n\nfrom pathlib import Path\n\nimport words\n.*\Z", ""),
    (r"from [\w.]+\.seen import seen\n", ""),
    (r'seen\("\w+", (\w+\.draw\w*)\)', r"\1"),
    (r"    upgrades=\{1: upgrade_1_to_2\},\n", ""),
    (r"import State, upgrade_1_to_2", "import State"),
    (r"\n\ndef upgrade_1_to_2.*\Z", ""),
    (r"from typing import Any\n\n(from msgspec import Struct\n\nfrom engine\.core\.state)", r"\1"),
    (r"    schema=2,", "    schema=1,"),
    (r"; the template a new game starts from\.", "."),
    (r"\n`spec\.md` beside this file is what [^\n]+\n", "\n"),
    (r"A game for 2–4 players, made for tests and as a template\.", "A game for 2–4 players."),
)


def renamed(words: str, name: str, title: str) -> str:
    """The text of a file of the template, as the new game has it."""
    for pattern, other in CUTS:
        words = re.sub(pattern, other, words, flags=re.DOTALL if r".*\Z" in pattern else 0)
    for source, target in FOLDERS.items():
        words = words.replace(source.replace("/", "."), target.format(name=name).replace("/", "."))
    words = re.sub(r"\b(?:[Tt]he|[Aa]) bazaar\b", title, words)
    return words.replace("Bazaar", title).replace(TEMPLATE, name)


def why_not(name: str) -> str | None:
    """What is wrong with a name, if anything."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        return f"{name!r} is no name for a package: use lower-case letters, digits and underscores"
    places = [f"engine/{name}.py", *(place.format(name=name) for place in (*DOCUMENTS.values(), *FOLDERS.values()))]
    return next((f"{place} is already there" for place in places if (ROOT / place).exists()), None)


def create(root: Path, name: str, title: str) -> list[Path]:
    """Copy the template into its places below a root; returns the files."""
    made = []
    for source, target in FOLDERS.items():
        folder = root / target.format(name=name)
        shutil.copytree(ROOT / source, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                path.write_text(renamed(path.read_text(encoding="utf-8"), name, title), encoding="utf-8")
                made.append(path.rename(path.with_name(path.name.replace(TEMPLATE, name))))
    for source, target in DOCUMENTS.items():
        document, place = root / source.format(name=name), root / target.format(name=name)
        place.parent.mkdir(parents=True, exist_ok=True)
        made[made.index(document)] = document.rename(place)
    (root / f"engine/{name}/words").rmdir()
    return made


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Start a new game from the template.")
    parser.add_argument("name", help="the game's id: a word in lower case, for folders and text keys")
    parser.add_argument("--title", help="how people call it; unless given, the name with a capital letter")
    args = parser.parse_args(argv)
    fault = why_not(args.name)
    if fault is not None:
        parser.error(fault)
    made = create(ROOT, args.name, args.title or args.name.replace("_", " ").title())
    code = [str(path) for path in made if path.suffix == ".py"]
    for command in (["check", "--select=I", "--fix"], ["format"]):  # another name, another order of imports
        subprocess.run([sys.executable, "-m", "ruff", *command, "--quiet", *code], cwd=ROOT, check=True)
    for page in ([components.__name__], [words.__name__, args.name]):
        subprocess.run([sys.executable, "-m", *page], cwd=ROOT, check=True)
    for folder in (*FOLDERS.values(), *DOCUMENTS.values()):
        print(folder.format(name=args.name))
    print(f"Play it: .venv/bin/python -m engine.selfplay {args.name} --seats 3 --log")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
