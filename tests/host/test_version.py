"""Which version runs, also between releases."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from host import __version__, version

COMMIT = "50ecb9f6" + "0" * 32


def test_the_commit_is_read_from_the_tree(tmp_path: Path) -> None:
    assert version.described(tmp_path) == __version__
    git = tmp_path / ".git"
    (git / "refs/heads").mkdir(parents=True)
    (git / "HEAD").write_text(f"{COMMIT}\n")
    assert version.described(tmp_path) == f"{__version__}+50ecb9f6"
    (git / "HEAD").write_text("ref: refs/heads/main\n")
    (git / "packed-refs").write_text(f"# pack-refs\n{COMMIT} refs/heads/main\n")
    assert version.described(tmp_path) == f"{__version__}+50ecb9f6"
    (git / "refs/heads/main").write_text("a" * 40)
    assert version.described(tmp_path) == f"{__version__}+aaaaaaaa"


def test_an_image_is_told_at_its_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVISION", COMMIT)
    assert version.described(tmp_path) == f"{__version__}+50ecb9f6"
    monkeypatch.setenv("REVISION", "unknown")
    assert version.described(tmp_path) == __version__


@pytest.mark.slow
def test_a_second_tree_of_a_repository_has_its_own(tmp_path: Path) -> None:
    def git(*words: str, where: Path = tmp_path / "one") -> str:
        who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.com")
        return subprocess.run(["git", *who, *words], cwd=where, check=True, capture_output=True, text=True).stdout

    (tmp_path / "one").mkdir()
    git("init", "-q")
    git("commit", "-q", "--allow-empty", "-m", "First")
    git("worktree", "add", "-q", "-b", "other", "../two")
    git("commit", "-q", "--allow-empty", "-m", "Second", where=tmp_path / "two")
    for name in ("one", "two"):
        head = git("rev-parse", "HEAD", where=tmp_path / name).strip()
        assert version.described(tmp_path / name) == f"{__version__}+{head[:8]}"
