"""Which browser the pages of the local table are opened in, and what is said where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from testkit.page.chromium import NO_DRIVER, NoChromium, chromium, installed

BROKEN = """#!/bin/sh
echo "libsomething.so.1: cannot open shared object file" >&2
exit 127
"""


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the PATH; Playwright has no browser of its own."""
    folder = tmp_path / "программы и прочее"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "none"))
    monkeypatch.setattr("testkit.page.chromium.APPLICATIONS", ())
    return folder


def broken(path: Path) -> Path:
    path.write_text(BROKEN, encoding="utf-8")
    path.chmod(0o755)
    return path


async def said() -> str:
    with pytest.raises(NoChromium) as missing:
        await chromium().__aenter__()
    return str(missing.value)


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"])
def test_it_is_found_by_each_of_its_names(programs: Path, name: str) -> None:
    assert installed(str(programs / "gone")) == []
    path = str(broken(programs / name))
    assert installed(str(programs / "gone")) == [path]


def test_it_is_found_where_no_path_leads(programs: Path, tmp_path: Path) -> None:
    elsewhere = str(broken(tmp_path / "Chromium"))
    assert installed(elsewhere) == [elsewhere]


@pytest.mark.slow
async def test_without_one_it_is_said_how_to_get_it(programs: Path) -> None:
    assert (await said()).startswith("Chromium is missing (Debian: `apt-get install chromium libatomic1`; elsewhere: `")


@pytest.mark.slow
async def test_one_that_does_not_start_says_why(programs: Path) -> None:
    broken(programs / "chromium")
    path = broken(programs / "google-chrome")
    if (why := await said()) == NO_DRIVER:
        pytest.skip(f"of a Chromium that does not start: {NO_DRIVER}")
    assert why.startswith(f"{path} does not start: libsomething.so.1: cannot open shared object file (`")


async def test_a_driver_that_does_not_start_is_named(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYWRIGHT_NODEJS_PATH", str(broken(programs / "node")))
    assert (await said()).startswith("Chromium is missing")
    broken(programs / "chromium")
    assert (await said()).startswith("Playwright, which steers Chromium, does not start")
