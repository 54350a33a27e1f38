"""The settings: a `.env` file and the environment; what is wrong with one is said in a sentence."""

from __future__ import annotations

import importlib.util
import logging
import os
import re
import stat
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from engine.core import games
from engine.core.components import SETTING as COMPONENTS_DIR
from engine.core.components import BadComponents
from host import Shards, Where, is_address, wrong_with_address
from host.coach.thinking import LONGEST_SECONDS, SHORTEST_SECONDS, read_seconds
from host.coach.thinking import SETTING as THINKING

ENV_FILE = Path(".env")
TREE = Path(__file__).resolve().parents[2]  # the folder of bot.py
CODE = ("bot.py", "cogs", "engine", "host", "render", "storage", "words", ".venv")  # in it, what the bot reads
UNIT = Path("/etc/systemd/system/kontor.service")
STATES = Path("/var/lib")  # where systemd makes the folders that units ask for
NAMES = (
    *("DISCORD_TOKEN", "DATABASE", "SHARDS", "SYNC_GUILD", "LOG_LEVEL", COMPONENTS_DIR, THINKING),
    *("METRICS", "BACKUP_DIR", "BACKUP_EVERY", "BACKUP_KEEP", "STATE_DIRECTORY", "SYNC"),
)
# Read by Docker compose alone.
OF_COMPOSE = (
    *("REVISION", "COMPOSE_PROFILES", "CONTAINER_DATABASE", "POSTGRES_PASSWORD"),
    *("PYTHON_IMAGE", "POSTGRES_IMAGE", "KONTOR_IMAGE"),
)
# Without the address itself, which may have a password in it.
OTHER_ADDRESS = "DATABASE is an address of something else; name a file, or postgresql://user:password@host:5432/kontor"
LONGEST_BACKUP_HOURS = 24 * 31  # from one backup to the next
MOST_BACKUPS = 10_000
BACKUPS = "backups"  # the folder of the copies, unless another one is named


@dataclass(frozen=True)
class Settings:
    """What the bot was told; `wrong` has a sentence for every setting that cannot be followed."""

    token: str
    database: Where
    shards: Shards | None  # None: all of them
    sync_guild: int | None
    sync: bool  # whether the bot uploads its commands by itself
    level: str
    metrics: tuple[str, int] | None  # where figures are served
    backup_dir: Path | None  # None: no backups are made
    backup_hours: float
    backup_keep: int
    wrong: Mapping[str, str]


def read(environ: Mapping[str, str], faults: Sequence[str] = ()) -> Settings:
    """All settings, with what is wrong with them and with the file they were read from."""
    token, database, guild, level = (
        environ.get(name, "").strip() for name in ("DISCORD_TOKEN", "DATABASE", "SYNC_GUILD", "LOG_LEVEL")
    )
    home = Path(environ.get("STATE_DIRECTORY", "")).absolute()  # where relative paths are meant, see `data_folder`
    where = database if is_address(database) else home / (database or "kontor.db")
    said = {
        name: environ.get(name, "").strip()
        for name in ("SHARDS", "METRICS", "BACKUP_DIR", "BACKUP_EVERY", "BACKUP_KEEP", "SYNC")
    }
    level, levels = level.upper() or "INFO", logging.getLevelNamesMapping()
    found = {
        **{f"{ENV_FILE} {number}": fault for number, fault in enumerate(faults)},
        "DISCORD_TOKEN": wrong_with_token(token),
        "DATABASE": OTHER_ADDRESS
        if "://" in str(database) and not is_address(database)
        else wrong_with_database(where, "DATABASE"),
        "SHARDS": wrong_with_shards(said["SHARDS"], where),
        "SYNC_GUILD": None if is_number(guild) else f"SYNC_GUILD is {guild!r}; it must be the number of a server",
        "SYNC": None
        if said["SYNC"].lower() in ("", "off", "auto")
        else f"SYNC is {said['SYNC']!r}; choose auto or off",
        "LOG_LEVEL": None if level in levels else f"LOG_LEVEL is {level}; choose DEBUG, INFO, WARNING or ERROR",
        COMPONENTS_DIR: wrong_with_components(environ.get(COMPONENTS_DIR, "").strip()),
        THINKING: wrong_with_thinking(environ.get(THINKING, "").strip()),
        "METRICS": wrong_with_metrics(said["METRICS"]),
        "BACKUP_EVERY": wrong_with_number("BACKUP_EVERY", said["BACKUP_EVERY"], "hours", LONGEST_BACKUP_HOURS),
        "BACKUP_KEEP": wrong_with_number("BACKUP_KEEP", said["BACKUP_KEEP"], "copies", MOST_BACKUPS),
    }
    return Settings(
        token=token,
        database=where,
        shards=shards(said["SHARDS"]),
        sync=said["SYNC"].lower() == "auto",
        sync_guild=int(guild) if guild and is_number(guild) else None,
        level=level if level in levels else "INFO",
        metrics=address(said["METRICS"]),
        backup_dir=None if said["BACKUP_DIR"].lower() == "off" else copies_in(said["BACKUP_DIR"], home, where),
        backup_hours=number(said["BACKUP_EVERY"], LONGEST_BACKUP_HOURS) or 24,
        backup_keep=number(said["BACKUP_KEEP"], MOST_BACKUPS) or 14,
        wrong={name: said for name, said in found.items() if said is not None},
    )


def is_number(guild: str) -> bool:
    """Whether this can be the number of a server; none at all is fine."""
    return re.fullmatch(r"([1-9][0-9]{0,19})?", guild) is not None


def wrong_with_token(token: str) -> str | None:
    """The token itself is never shown."""
    if re.fullmatch(r"[!-~]*", token):
        return None
    return "DISCORD_TOKEN has a space, a line break or a foreign letter in it; copy it anew, on one line"


def wrong_with_database(where: Where, name: str) -> str | None:
    """Whether a file can be made or opened there; what it holds, and who answers, is seen when it is opened."""
    if is_address(where):
        wrong = wrong_with_address(str(where))
        return None if wrong is None else f"{name} {wrong}"
    path = Path(where)
    folder = path.absolute().parent
    try:
        if path.is_dir():
            return f"{name} is {path}, which is a folder; name a file in it"
        if not folder.is_dir():
            return f"{name} is {path}, but there is no folder {folder}; make it first"
    except OSError as error:
        return f"{name} is {path}, which this user cannot reach ({error.strerror}); try it as root"
    return unwritable(folder, f"{name} is {path}")


def unwritable(folder: Path, said: str) -> str | None:
    """Why nothing can be written into a folder."""
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        return f"{said}, but nothing can be written into {folder} ({error.strerror})"
    return None


def shards(setting: str) -> Shards | None:
    """The part of the servers that a setting like 0-3/16 names; None if it names none."""
    found = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", setting, re.ASCII)
    if found is None:
        return None
    named = Shards(int(found[1]), int(found[2] or found[1]), int(found[3]))
    return named if named.first <= named.last < named.count else None


def wrong_with_shards(setting: str, database: Where) -> str | None:
    """Whether it names shards, and the database can be shared; nothing at all is fine."""
    if not setting:
        return None
    if shards(setting) is None:
        return (
            f"SHARDS is {setting!r}; write it like 0-3/16: the shards of this process, counted from 0, and of how many"
        )
    if not is_address(database):
        return f"SHARDS is {setting}, but several processes cannot share a file: set DATABASE to a PostgreSQL address"
    return None


def wrong_with_thinking(setting: str) -> str | None:
    """Whether it says how long a computer player may think; nothing at all is fine."""
    if not setting or read_seconds(setting) is not None:
        return None
    allowed = f"from {SHORTEST_SECONDS:.0f} to {LONGEST_SECONDS:.0f}"
    return f"{THINKING} is {setting!r}; it must be a number of seconds {allowed}"


def address(setting: str) -> tuple[str, int] | None:
    """An address of this machine and a port, like 127.0.0.1:9100 or [::1]:9100."""
    found = re.fullmatch(r"(\[[0-9a-fA-F:.]+\]|[\w.-]+):([0-9]{1,5})", setting, re.ASCII)
    return (found[1].strip("[]"), int(found[2])) if found and int(found[2]) < 65_536 else None


def wrong_with_metrics(setting: str) -> str | None:
    """Whether figures can be served there; nothing at all is fine."""
    if not setting:
        return None
    if address(setting) is None:
        return f"METRICS is {setting!r}; it must be an address and a port, like 127.0.0.1:9100"
    if importlib.util.find_spec("prometheus_client") is None:
        return "METRICS needs a library that is not installed: .venv/bin/pip install prometheus-client"
    return None


def copies_in(setting: str, home: Path, database: Where) -> Path:
    """The folder of the backups: unless another one is named, beside the database."""
    return home / setting if setting else (home if is_address(database) else Path(database).parent) / BACKUPS


def wrong_with_backups(folder: Path) -> str | None:
    """Why no copy can be written there. The bot starts all the same: a disk may be mounted later."""
    try:
        if folder.is_dir():
            return unwritable(folder, f"BACKUP_DIR is {folder}")
        if folder.exists():
            return f"BACKUP_DIR is {folder}, which is not a folder; name another one"
        if not folder.parent.is_dir():
            return f"BACKUP_DIR is {folder}, but there is no folder {folder.parent}; make it first, or mount its disk"
    except OSError as error:
        return f"BACKUP_DIR is {folder}, which this user cannot reach ({error.strerror})"
    return unwritable(folder.parent, f"BACKUP_DIR is {folder}")


def number(setting: str, most: int) -> int | None:
    """A number from 1 on; None if it is not one."""
    return int(setting) if re.fullmatch(r"[1-9][0-9]{0,8}", setting, re.ASCII) and int(setting) <= most else None


def wrong_with_number(name: str, setting: str, unit: str, most: int) -> str | None:
    """Whether a setting is such a number; nothing at all is fine."""
    if not setting or number(setting, most) is not None:
        return None
    return f"{name} is {setting!r}; it must be a number of {unit} from 1 to {most}"


def wrong_with_components(setting: str) -> str | None:
    """Whether the folder with corrected tables holds tables of our games, and nothing that looks like some."""
    if not setting:
        return None
    folder = Path(setting)
    if not folder.is_dir():
        return f"{COMPONENTS_DIR} is {folder}, which is not a folder"
    strange = sorted(path.name for path in folder.glob("*.json") if path.stem not in games.names())
    if strange:
        known = ", ".join(f"{name}.json" for name in games.names())
        return f"{COMPONENTS_DIR}: {strange[0]} belongs to no game; expected {known}"
    for name in games.names():
        shelf = games.get(name).shelf
        shelf.forget_current()
        try:
            shelf.current()
        except BadComponents as error:
            return f"{COMPONENTS_DIR}: {error}"
    return None


def env_file() -> Path | None:
    """The file with the settings: in the folder one is in, otherwise beside `bot.py`.

    systemd reads it by itself and hands everything over, also where the bot's own user may not read it.
    """
    if ENV_FILE.exists():
        return ENV_FILE
    beside = TREE / ENV_FILE
    handed_over = bool(os.environ.get("DISCORD_TOKEN")) and not os.access(beside, os.R_OK)
    return beside if beside.exists() and not handed_over else None


def data_folder() -> Path:
    """Where relative paths are meant, for the bot and for every command beside it.

    It is the folder that systemd or the container has set aside. A command that is typed by hand asks the unit that is
    installed for this tree. Otherwise it is the folder of the file with the settings.
    """
    set_aside = os.environ.get("STATE_DIRECTORY", "")
    if set_aside:
        return Path(set_aside.partition(":")[0])
    file = env_file()
    return folder_of_unit() or (Path() if file is None else file.parent).absolute()


def folder_of_unit() -> Path | None:
    """The folder of the unit that starts the bot of this tree; None if none is installed."""
    try:
        unit = UNIT.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    name = re.search(r"^StateDirectory=([\w.-]+)", unit, re.MULTILINE)
    ours = re.search(rf"^ExecStart=.*{re.escape(str(TREE))}/", unit, re.MULTILINE)
    return STATES / name[1] if name and ours else None


def closed_to_the_unit() -> Path | None:
    """The first part of the code that the user of the installed unit cannot read; None without a unit, too."""
    if folder_of_unit() is None:
        return None
    return next((one for one in TREE.parents if not one.stat().st_mode & stat.S_IXOTH), None) or closed_in(TREE)


def closed_in(tree: Path) -> Path | None:
    """The first part of the code in a folder that others cannot read; what is compiled anew is not missed."""
    parts = (path for name in CODE for path in (tree / name, *sorted((tree / name).rglob("*"))))
    for path in (tree, *parts):
        if "__pycache__" not in path.parts and not path.is_symlink() and path.exists():
            needed = stat.S_IROTH | (stat.S_IXOTH if path.is_dir() else 0)
            if path.stat().st_mode & needed != needed:
                return path
    return None


def use_env_file() -> list[str]:
    """Take the settings of the file, if there is one, and find the folder of the data; what the environment says wins.

    Returns what is wrong with the file, a sentence for each line that cannot be understood.
    """
    file = env_file()
    try:
        content = "" if file is None else file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        return [f"{file} cannot be read: {error}"]
    found, faults = settings_in(content)
    for name, value in found.items():
        os.environ.setdefault(name, value)
    home = data_folder()
    os.environ["STATE_DIRECTORY"] = str(home)
    if os.environ.get(COMPONENTS_DIR, "").strip():
        os.environ[COMPONENTS_DIR] = str(home / os.environ[COMPONENTS_DIR].strip())
    return faults


def misspelt() -> list[str]:
    """Settings in the file that nobody knows, with the one that is nearly called so."""
    file = env_file()
    try:
        found, _ = settings_in("" if file is None else file.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError):
        return []
    unknown = [name for name in found if name not in (*NAMES, *OF_COMPOSE)]
    return [
        f"{ENV_FILE}: nobody reads {name}" + (f"; is it {known}?" if (known := near(name)) else "") for name in unknown
    ]


def near(name: str) -> str | None:
    """The setting that somebody may have meant."""
    return next((one for one in NAMES if one.endswith(f"_{name}")), None) or next(
        iter(get_close_matches(name, NAMES, 1, 0.75)), None
    )


def settings_in(content: str) -> tuple[dict[str, str], list[str]]:
    """The settings of an `.env` file: KEY=VALUE lines; `#` begins a comment, quotes keep what is between them.

    With a sentence for every line that is no such line.
    """
    found, faults = {}, []
    for number, line in enumerate(content.splitlines(), 1):
        said = line.strip()
        if not said or said.startswith("#"):
            continue
        name, sign, value = said.partition("=")
        name, value = name.removeprefix("export ").strip(), value.strip()
        quoted = re.fullmatch(r"""(["'])(.*?)\1(?:\s*#.*)?""", value)
        known = sign and name.isidentifier() and "\0" not in value
        if not known or (value[:1] in ("'", '"') and quoted is None):
            faults.append(f"{ENV_FILE}, line {number}: settings are written like DATABASE=kontor.db")
            continue
        found[name] = quoted.group(2) if quoted else re.split(r"(?:^|\s)#", value)[0].strip()
    return found, faults
