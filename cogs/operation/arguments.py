"""What may be typed behind `bot.py` and `kontor`."""

from __future__ import annotations

import argparse
import ipaddress
import math
import os
from collections.abc import Sequence
from pathlib import Path

from host import version

FASTEST = 1_000_000
# Words of the command line for what also has a flag.
SHORT = {"run": "--discord", "play": "--local", "doctor": "--check", "sync": "--sync", "help": "--help"}
COMMANDS = """commands, all with the settings of the bot:
  kontor doctor          list what is wrong with settings, token, permissions, database; changes nothing
  kontor sync            upload commands and emojis to Discord
  kontor run             the bot on Discord
  kontor play            the local table, to be tried in a browser
  kontor backup [FILE]   copy the database, also while the bot runs: among the other backups, or into a new file
  kontor restore [FILE]  put a backup in place of the database, or list them; what was there is kept aside
  kontor check           replay every open turn with these rules; changes nothing
  kontor compact         pack the history of games that ended long ago
  kontor copy TO         move everything from SQLite to PostgreSQL, or back
  kontor update          back up, fetch and install the newest version, and check the database with it
  kontor back            the version before the last update again
`kontor backup --help` and so on say more.
"""


def port(text: str) -> int:
    """A port of this machine; 0 is any that is free."""
    if not text.isdecimal() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port; choose a number up to 65535")
    return int(text)


def address(text: str) -> str:
    """An address of this machine."""
    try:
        return str(ipaddress.IPv4Address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no address; 127.0.0.1 is this machine alone, 0.0.0.0 is for a container"
        ) from None


def speed(text: str) -> float:
    """How much faster a clock runs."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value <= FASTEST:
        raise argparse.ArgumentTypeError(f"{text!r} is no speed; choose a number above 0, up to {FASTEST:,}")
    return value


def users(text: str) -> list[str]:
    """Names between commas."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise argparse.ArgumentTypeError("name at least one person, like Ada,Ben")
    return names


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """What was typed; a word for what has a flag, too, is that flag."""
    parser = argparse.ArgumentParser(
        description="Kontor: heavy board games on Discord, over days.",
        epilog=COMMANDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Kontor {version.described()}")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--discord", action="store_true", help="the bot on Discord; without a token say so, and stop")
    what.add_argument("--local", action="store_true", help="the local table, whether or not a token is set")
    what.add_argument("--sync", action="store_true", help="upload commands and emojis to Discord, then stop")
    what.add_argument("--check", action="store_true", help="list everything that is wrong, then stop")
    here = parser.add_argument_group("the local table, which also opens where no token is set")
    here.add_argument("--port", type=port, default=8420, help="port on this machine (default 8420)")
    here.add_argument("--listen", type=address, default="127.0.0.1", help="in a container 0.0.0.0 (default 127.0.0.1)")
    home = Path(os.environ.get("STATE_DIRECTORY", ""))
    here.add_argument("--db", type=Path, default=home / "local-table.db", help="file with the games (local-table.db)")
    here.add_argument("--speed", type=speed, default=1.0, help="how much faster its clock runs (default 1)")
    here.add_argument(
        "--users",
        type=users,
        default=["Ada", "Ben", "Chie", "Dana"],
        help="people at the table, with commas; name:uk speaks Ukrainian",
    )
    here.add_argument("--no-browser", action="store_true", help="do not open the page")
    return parser.parse_args([SHORT.get(argv[0], argv[0]), *argv[1:]] if argv else argv)
