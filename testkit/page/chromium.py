"""Chromium for pages of the local table: whichever of its usual names is installed, or the one Playwright keeps."""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Error, Playwright, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (  # of macOS, which are on no PATH
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]
MISSING = (
    "Chromium is missing (Debian: `apt-get install chromium libatomic1`;"
    " elsewhere: `.venv/bin/python -m playwright install chromium`)"
)
NO_DRIVER = "Playwright, which steers Chromium, does not start (Debian: `apt-get install libatomic1`)"
LIBRARIES = "`.venv/bin/python -m playwright install-deps chromium` installs the libraries it needs"


class NoChromium(Exception):
    """No browser can be started; says why, and what to do."""


def installed(*places: str) -> list[str]:
    """Every Chromium of this machine: on the PATH, among the applications, at one of these places."""
    named = [path for name in NAMES if (path := shutil.which(name)) is not None]
    return named + [path for path in (*APPLICATIONS, *places) if Path(path).is_file()]


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser without a window, while somebody needs it; `NoChromium` where there is none that starts."""
    async with AsyncExitStack() as stack:
        try:
            playwright = await stack.enter_async_context(async_playwright())
        except Exception as error:  # no class of its own says that the driver has ended
            raise NoChromium(NO_DRIVER if installed() else MISSING) from error
        browser = await _first_to_start(playwright, installed(playwright.chromium.executable_path))
        stack.push_async_callback(browser.close)
        yield browser


async def _first_to_start(playwright: Playwright, found: list[str]) -> Browser:
    why = MISSING
    for path in found:
        try:
            return await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        except Error as error:
            said = re.search(r"\[err\] (.+)", error.message) or re.match("(.+)", error.message)
            why = f"{path} does not start: {said[1] if said else 'it does not say why'} ({LIBRARIES})"
    raise NoChromium(why)
