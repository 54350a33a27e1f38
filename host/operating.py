"""What whoever runs the bot does with its database: `kontor backup`, `check`, `compact`, `copy`.

Each says which database it works on and how much that holds; none makes one that is not there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from host.backups import Backups
from storage import Where, backup, check, compact, copy, place
from storage.errors import StorageTrouble
from storage.health import described

COMMANDS = ("backup", "check", "compact", "copy")


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """What was asked for; paths are meant in the folder one is in."""
    parser = argparse.ArgumentParser(prog="kontor")
    of = parser.add_subparsers(dest="command", required=True)
    backing = of.add_parser("backup", help="copy the database into a file, also while the bot runs")
    backing.add_argument("target", nargs="?", type=Path, metavar="FILE", help="a new file; otherwise BACKUP_DIR")
    checking = of.add_parser("check", help="replay every open turn with these rules; nothing is changed")
    checking.add_argument("database", nargs="?", type=place, help="another database, or a copy")
    packing = of.add_parser("compact", help="pack the history of games that ended long ago")
    packing.add_argument("--days", type=float, default=compact.DAYS, help="since how many days they are over (30)")
    copying = of.add_parser("copy", help="move everything from SQLite to PostgreSQL, or back")
    copying.add_argument("target", type=place, metavar="TO", help="a new file, or postgresql://…")
    return parser.parse_args(argv)


def main(argv: Sequence[str], database: Where, backups: Backups | None) -> int:
    """One command on the database of the settings; 0 if all is well, 1 if not, 2 if nothing could be done."""
    args = arguments(argv)
    where: Where = getattr(args, "database", None) or database
    said = str(where)
    try:
        print(described(where))
        if args.command == "backup" and args.target is None:
            print(described(_among(backups)))
            return 0
    except StorageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    match args.command:
        case "backup":
            return backup.main([said, str(args.target.absolute())])
        case "check":
            return check.main([said])
        case "compact":
            return compact.main([said, "--days", str(args.days)])
        case _:
            return copy.main([said, str(args.target)])


def _among(backups: Backups | None) -> Path:
    """A new copy among those that the bot makes."""
    if backups is None:
        raise StorageTrouble("other", "BACKUP_DIR is off: name a file, like `kontor backup copy.db`")
    return backups.take()
