"""What whoever runs the bot does with its database: `kontor backup`, `restore`, `check`, `compact`, `copy`.

Each says which database it works on and how much that holds; none makes one that is not there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from host.backups import Backups
from storage import Where, backup, check, compact, copy, is_address, place
from storage.errors import StorageTrouble
from storage.health import described
from storage.restore import restore

MOST_NAMED = 20  # tables in one sentence
COMMANDS = ("backup", "restore", "check", "compact", "copy")


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """What was asked for; paths are meant in the folder one is in."""
    parser = argparse.ArgumentParser(prog="kontor")
    of = parser.add_subparsers(dest="command", required=True)
    backing = of.add_parser("backup", help="copy the database into a file, also while the bot runs")
    backing.add_argument("target", nargs="?", type=Path, metavar="FILE", help="a new file; otherwise BACKUP_DIR")
    restoring = of.add_parser("restore", help="put a copy in place of the database; what was there is kept aside")
    restoring.add_argument("copy", nargs="?", type=Path, help="a backup; without it, all of them are listed")
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
    if args.command == "restore":
        return restored(args.copy, database, backups)
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


def restored(copy: Path | None, database: Where, backups: Backups | None) -> int:
    """Put a copy in place, or say which there are; a bot that runs is not stopped, but in the way."""
    try:
        if copy is None:
            return _listed(backups)
        print(f"in place of   {_held(database)}")
        print(f"comes         {described(copy)}")
        lines, good = check.check(copy)
        if not good:
            print("\n".join(lines))
        done = restore(copy, database)
    except StorageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    print(f"there is now  {described(database)}")
    if done.aside is not None:
        print(f"kept aside    {done.aside}")
    if done.older:
        print(f"People know more of {tables(done.older)}. Each says so and stands still until somebody plays on.")
    if done.lost:
        print(f"Not in the copy: {tables(done.lost)}; buttons there say so.")
    print(f"New tables get numbers above {done.above}. Start the bot.")
    return 0


def tables(numbers: Sequence[int]) -> str:
    """How many, and which."""
    shown = ", ".join(map(str, numbers[:MOST_NAMED])) + (" …" if len(numbers) > MOST_NAMED else "")
    return f"{len(numbers)} {'table' if len(numbers) == 1 else 'tables'} ({shown})"


def _held(database: Where) -> str:
    """What is there, in words, whatever state it is in."""
    try:
        return described(database)
    except StorageTrouble as trouble:
        if is_address(database) and trouble.kind == "unreachable":
            raise
        return str(trouble)


def _listed(backups: Backups | None) -> int:
    copies = [] if backups is None else backups.copies()
    for one in copies:
        print(_held(one.path))
    print("Which one? `kontor restore FILE`" if copies else "There is no backup here: `kontor restore FILE`")
    return 2
