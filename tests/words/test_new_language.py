"""The steps of words/README.md, tried in a folder of its own: one line, one folder, and German is spoken."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "words" / "README.md").read_text(encoding="utf-8")
CHAPTER = README.partition("## A new language in an evening")[2].partition("\n## ")[0]
LINE = "UNFINISHED: dict[str, str] = {}"
SPEAK = """
import asyncio, discord, words
from discord import app_commands
from cogs.commands.settings import languages
from cogs.messages.command_names import CommandWords, named
from engine.core.text import Text, text
from words.__main__ import report

words.strict()  # what lacks is no fault
print(words.say(text("core.mistake.count", min=1, max=2, have=3), "de"))
print(words.say(Text("core.stop"), "de"))
print(words.label(Text("yokohama.area.copper_mine_1"), words.language("de")))
print(words.decimal(1.5, "de"))
print([choice.value for choice in languages], words.say(Text("look.language.de"), "pl"))
print(words.problems("core"))
print("\\n".join(report("de", "core")))
said = CommandWords().translate(
    named("look.command.rules"),
    discord.Locale.german,
    app_commands.TranslationContext(app_commands.TranslationContextLocation.command_name, None),
)
print(asyncio.run(said))
"""


def code(language: str) -> list[str]:
    """The examples of the chapter in a language, without what they are indented by."""
    found = re.findall(rf"^   ```{language}\n(.*?)^   ```", CHAPTER, re.MULTILINE | re.DOTALL)
    return [re.sub("^   ", "", one, flags=re.MULTILINE) for one in found]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project with texts of its own; all else is shared."""
    for path in ROOT.iterdir():
        if path.is_dir() and (path / "__init__.py").exists() and path.name not in ("words", "tests"):
            (tmp_path / path.name).symlink_to(path)
    shutil.copytree(ROOT / "words", tmp_path / "words", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.mark.slow
def test_german_takes_one_line_and_one_folder(copy: Path) -> None:
    files = copy / "words" / "files.py"
    (line,) = code("python")
    assert LINE in files.read_text(encoding="utf-8")
    files.write_text(files.read_text(encoding="utf-8").replace(LINE, line.strip()), encoding="utf-8")
    names = re.findall(r"`(words/locale/de/\S+\.ftl)`:", CHAPTER)
    for name, written in zip(names, code("ftl"), strict=True):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(written, encoding="utf-8")
    ran = subprocess.run([sys.executable, "-c", SPEAK], cwd=copy, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr[-2_000:]
    said = ran.stdout.splitlines()
    assert said[:4] == ["Wähle mindestens 1 und höchstens 2; gewählt sind 3.", "Done", "Kupfermine 1", "1,5"]
    assert said[4] == "['auto', 'en', 'ru', 'uk', 'pl', 'de'] Deutsch"
    assert said[5] == "[]"
    assert "core-stop" in said
    assert "core-end_turn" not in said
    assert re.fullmatch(r"de: 3 of \d+ sentences; the others are said in English", said[-2])
    assert said[-1] == "None", "Discord shows the English name by itself"
