"""Everything that README.md and the pages about installing and running tell somebody to type, typed in an empty root.

python -m tools.proof typed [--room FOLDER] [--layout NAME …]

FOLDER is a bare Debian with Python, its venv module, make and Git, which is left as it was but for what pip fetched
and what the image is made of; without one, debootstrap makes one, which is thrown away. Needs root, and a network for
pip and Debian's packages. In place of the container, the steps of the Dockerfile are followed in that root, which is
then read-only but for the volumes, as compose.yaml says, and entered as the user of the image.
`tests/test_typed.py` fails when a document has a command that is tried neither here nor elsewhere.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

from msgspec import Struct

from cogs.operation.settings import settings_in
from engine.core import games
from host import Host, Person
from testkit.image_steps import follow

ROOT = Path(__file__).parents[2]
DOCUMENTS = (
    "README.md",
    *(f"docs/{name}.md" for name in ("installing", "operation", "commands", "local-table", "releasing")),
)
# How a command begins; other pieces of code are names, paths and figures.
BEGINNINGS = (
    *("make", "./kontor", "git", "docker", "cp", "systemctl", ".venv/bin/python", "apt-get"),
    *("createuser", "createdb", "mkdir", "chmod", "umask", "grep"),
)
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc.def"
LONGEST_SECONDS = 900
PACKAGES = ("--variant=minbase", "--include=python3,python3-venv,make,git")
HAND, UNIT, CONTAINER = "by hand", "unit", "container"


class Step(Struct, frozen=True):
    """A line that is typed: what it ends with, and what it says among other things."""

    line: str  # as the document has it
    says: str = ""
    code: int = 0
    typed: str = ""  # where the document leaves something out
    runs_on: bool = False  # until it is stopped, which somebody does with Ctrl-C as soon as it has said that
    by_systemd: bool = False  # what the unit says is started, as it says


EVERYWHERE = (
    Step("./kontor", "kontor restore [FILE]"),
    Step("./kontor --help", "kontor backup [FILE]"),
    Step("./kontor --version", "Kontor "),
    Step("./kontor doctor", "WRONG  Discord: ", code=1),
    Step("./kontor check", "every open segment fits"),
    Step("./kontor backup", "/backups/kontor-"),
    Step("./kontor backup copy.db", "read again and whole", typed="./kontor backup {data}/copy.db"),
    Step("./kontor restore", "Which one? `kontor restore FILE`", code=2),
    Step("./kontor restore FILE", "Start the bot.", typed="./kontor restore {data}/copy.db"),
    Step("./kontor compact", "tables were packed"),
    Step(
        "./kontor copy postgresql://…",
        "is PostgreSQL running there?",
        2,
        "./kontor copy postgresql://localhost:1/kontor",
    ),
)
FIRST = (Step("cp .env.example .env"), Step("chmod 600 .env"))
TO_AND_FRO = (Step("./kontor update", "Now restart the bot"), Step("./kontor back", "Now restart the bot"))
TYPED = {
    HAND: (
        *FIRST,
        Step("make doctor", "Discord", code=2),
        Step('make kontor ARGS="…"', "every open segment fits", typed="make kontor ARGS=check"),
        *EVERYWHERE,
        Step("make sync", "Discord cannot be reached", code=2),
        Step("make run", "starting again in", runs_on=True),
        *TO_AND_FRO,
        Step("git pull", "Fast-forward"),
        Step(".venv/bin/python -m engine.selfplay mombasa --seats 3 --log", "wins by seat"),
        Step("make play", "http://127.0.0.1:", typed="make play ARGS=--no-browser", runs_on=True),
        Step(
            'make play ARGS="--port 8500"',
            "http://127.0.0.1:8500/",
            typed='make play ARGS="--port 8500 --no-browser"',
            runs_on=True,
        ),
        Step("mkdir -m 700", typed="mkdir -m 700 copies"),
    ),
    UNIT: (
        *FIRST,
        Step("make doctor", "Discord", code=2),
        Step("make sync", "Discord cannot be reached", code=2),
        Step("cp deploy/kontor.service /etc/systemd/system/"),
        Step("systemctl enable --now kontor", "starting again in", runs_on=True, by_systemd=True),
        *EVERYWHERE,
        *TO_AND_FRO,
        Step("systemctl restart kontor", "starting again in", runs_on=True, by_systemd=True),
        Step("make doctor", "Discord", code=2),
    ),
    CONTAINER: (
        Step("docker compose run --rm kontor doctor", "WRONG  Discord: ", 1, "./kontor doctor"),
        Step("docker compose run --rm kontor sync", "Discord cannot be reached", 1, "./kontor sync"),
        Step("docker compose run --rm kontor backup", "/data/backups/kontor-", 0, "./kontor backup"),
        Step("docker compose run --rm kontor check", "every open segment fits", 0, "./kontor check"),
        Step("docker compose run --rm kontor …", "kontor restore [FILE]", 0, "./kontor --help"),
        Step("docker compose up -d", "starting again in", typed="./kontor run", runs_on=True),
        Step(
            "docker run --rm --init -p 127.0.0.1:8420:8420 kontor play --listen 0.0.0.0",
            "The local table is open: http://127.0.0.1:8420/",
            typed="./kontor play --listen 0.0.0.0",
            runs_on=True,
        ),
        *EVERYWHERE,
    ),
}
# What cannot be typed in an empty root, and who tries it instead.
ELSEWHERE = {
    "apt-get install python3-venv make": "the room was made with these",
    ".venv/bin/python -m tools.pages.retake local-table": "tests/sandbox/test_sheets_of_documents.py, with a browser",
    "git clone": "how each layout is made here",
    "umask 022": "before `git clone`, for the layout of the unit",
    "make": "the name of the program",
    "make test": "`.ci/run`, in a fresh clone",
    "docker compose -f compose.yaml -f deploy/compose-metrics.yaml up -d": "needs Docker",
    "docker buildx imagetools inspect python:3.11.13-slim-bookworm": "needs Docker and its registry",
    "docker compose build": "needs Docker; tests/test_packaging.py follows the Dockerfile",
    "docker compose up -d --build": "needs Docker",
    ".venv/bin/python -m host.report FILE": "tests/host/test_errors.py",
    ".venv/bin/python -m engine.verify FILE": "tests/host/history",
    ".venv/bin/python -m bench first": "make bench",
    ".venv/bin/python -m bench start": "make bench",
    "make soak ARGS=shards": "a long run of its own",
    "make soak ARGS=tests": "a long run of its own",
    "make soak ARGS=typed": "this",
    ".venv/bin/python bot.py": "what `make play` types",
    ".venv/bin/python -m tests.storage.kept 1.0.0": "tests/storage/test_older_databases.py opens what it wrote",
    ".venv/bin/python -m tools.release v1.0.0": "tests/test_release.py",
    'git tag -a v1.0.0 -m "Kontor 1.0.0"': "once for every release",
    "git push origin v1.0.0": "once for every release",
    "grep trace=1f2e3d4c": "an example of a number",
    "grep ' took '": "tests/cogs/operation/test_slow_clicks.py",
    "createuser kontor --pwprompt": "needs PostgreSQL; tests/conftest.py makes databases the same way",
    "createdb kontor --owner kontor": "needs PostgreSQL",
}


def commands_in(document: str) -> list[str]:
    """What a document tells somebody to type, in its order, without comments."""
    blocks = re.findall(r"```\w*\n(.*?)```", document, re.DOTALL)
    plain = re.sub(r"```.*?```", "", document, flags=re.DOTALL)
    found = [*(line for block in blocks for line in block.splitlines()), *re.findall(r"`([^`\n]+)`", plain)]
    lines = (re.sub(r"\s+# .*", "", line).strip() for line in found)
    return list(dict.fromkeys(line for line in lines if line.split()[:1] and line.split()[0] in BEGINNINGS))


def untried(document: str) -> list[str]:
    """Commands of a document that nobody tries."""
    tried = {step.line for steps in TYPED.values() for step in steps}
    return [line for line in commands_in(document) if line not in tried and line not in ELSEWHERE]


class Room:
    """The empty root, entered by a user who has nothing of this machine but its network."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def entered(self) -> Iterator[None]:
        mounted = []
        for kind, place in (("proc", "proc"), ("tmpfs", "dev/shm")):
            (self.folder / place).mkdir(exist_ok=True)
            subprocess.run(["mount", "-t", kind, kind, self.folder / place], check=True)
            mounted.append(self.folder / place)
        for place in ("/opt/pypi", "/opt/pypi-more", "/opt/wheels"):
            if Path(place).is_dir():
                at = self.folder / place.lstrip("/")
                at.mkdir(parents=True, exist_ok=True)
                subprocess.run(["mount", "--bind", place, at], check=True)
                mounted.append(at)
        self._network()
        try:
            yield
        finally:
            for at in reversed(mounted):
                subprocess.run(["umount", at], check=False)

    def _network(self) -> None:
        for name in ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt"):
            if Path(name).exists():
                (self.folder / name.lstrip("/")).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(name, self.folder / name.lstrip("/"))
        told = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True).stdout
        lines = re.findall(r"^global\.(\S+)='(.*)'$", told, re.MULTILINE)
        config = "\n".join(["[global]", *(f"{name} = {value}" for name, value in lines)])
        (self.folder / "etc/pip.conf").write_text(config + "\n", encoding="utf-8")

    def run(self, line: str, where: str, user: int, until: str = "", **environ: str) -> tuple[int, str]:
        """Type a line there; what has said `until`, or does not end for very long, is stopped with Ctrl-C."""
        known = {
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "LANG": "C",
            "PIP_CERT": "/etc/ssl/certs/ca-certificates.crt",
            "GIT_CONFIG_COUNT": "1",
            "GIT_CONFIG_KEY_0": "safe.directory",
            "GIT_CONFIG_VALUE_0": "*",
            **environ,
        }
        words = ["chroot", f"--userspec={user}:{user}", str(self.folder), "/usr/bin/env", "-i"]
        words += [f"{name}={value}" for name, value in known.items()]
        inner = f'umask 077; cd "$1" && exec timeout --signal=INT --kill-after=60 {LONGEST_SECONDS} sh -c "$2"'
        words += ["sh", "-c", inner, "sh", where, line]
        said = ""
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
            assert process.stdout is not None
            for heard in process.stdout:
                said += heard
                if until and until in heard:
                    process.send_signal(signal.SIGINT)
                    until = ""
        return process.returncode, said

    @contextmanager
    def read_only(self, *volumes: str) -> Iterator[Room]:
        """The room as a container has its root: nothing can be written but into the volumes and /tmp."""
        with tempfile.TemporaryDirectory(prefix="kontor-image-") as folder:
            at = Path(folder) / "root"
            at.mkdir(mode=0o755)
            Path(folder).chmod(0o755)
            subprocess.run(["mount", "--rbind", self.folder, at], check=True)
            subprocess.run(["mount", "--make-rslave", at], check=True)
            subprocess.run(["mount", "-o", "remount,bind,ro", at], check=True)
            try:
                for volume in volumes:
                    subprocess.run(
                        ["mount", "--bind", self.folder / volume.lstrip("/"), at / volume.lstrip("/")], check=True
                    )
                subprocess.run(["mount", "-t", "tmpfs", "tmpfs", at / "tmp"], check=True)
                yield Room(at)
            finally:
                subprocess.run(["umount", "--recursive", "--lazy", at], check=False)


class Layout(Struct, frozen=True):
    """Where somebody types, as whom, and where the data lie."""

    name: str
    tree: str
    data: str
    user: int
    environ: dict[str, str]


# Whom systemd makes up for the unit.
SERVICE_USER = 10001
LAYOUTS = (
    Layout(HAND, "/srv/моя игра/kontor", "/srv/моя игра/kontor", 10007, {}),
    Layout(UNIT, "/opt/kontor", "/var/lib/kontor", 0, {}),
    Layout(
        CONTAINER,
        "/opt/kontor",
        "/data",
        SERVICE_USER,
        {"DISCORD_TOKEN": TOKEN},  # and what the Dockerfile sets
    ),
)


async def play(file: Path) -> None:
    """A database in which somebody plays against the computer, and has just been asked something."""
    ada = Person(1)
    async with await Host.open(file) as host:
        for name in games.names():
            table = (await host.lobby.create(name, ada, "Ada", computers=1)).id
            await host.lobby.start(table, ada)
        await host.idle()


def make_origin(origin: Path) -> None:
    """What is fetched from: this tree, and a newer version that is no other."""

    def git(*words: str) -> str:
        who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", f"safe.directory={origin}")
        return subprocess.run(["git", *who, *words], check=True, capture_output=True, text=True).stdout.strip()

    shutil.rmtree(origin, ignore_errors=True)
    git("clone", "-q", "--bare", str(ROOT), str(origin))
    where = ("--git-dir", str(origin))
    newer = git(*where, "commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", "Newer")
    git(*where, "update-ref", "HEAD", newer)


def prepare(room: Room, layout: Layout) -> None:
    """A clone with settings, and a database in which people play."""
    tree, data = room.folder / layout.tree.lstrip("/"), room.folder / layout.data.lstrip("/")
    origin = room.folder / "srv/kontor.git"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.rmtree(data, ignore_errors=True)
    tree.parent.mkdir(parents=True, exist_ok=True)
    make_origin(origin)
    clone = f"umask 022 && git clone -q /srv/kontor.git '{layout.tree}' && cd '{layout.tree}'"
    older = " && git reset -q --hard HEAD~1" if layout.name != CONTAINER else ""
    code, said = room.run(clone + older, "/", 0)
    if code:
        raise RuntimeError(said)
    if layout.name == CONTAINER:
        layout.environ.update(build(room, tree))
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    asyncio.run(play(data / "kontor.db"))
    owner = SERVICE_USER if layout.name == UNIT else layout.user
    own = {data: owner, origin: layout.user, **({tree.parent: owner} if layout.name == HAND else {})}
    for place, user in own.items():
        subprocess.run(["chown", "-R", f"{user}:{user}", place], check=True)
    (room.folder / "etc/systemd/system").mkdir(parents=True, exist_ok=True)
    (room.folder / "etc/systemd/system/kontor.service").unlink(missing_ok=True)


def build(room: Room, clone: Path) -> dict[str, str]:
    """Make the image out of a clone that lies where the image has its code; what the image sets."""

    def run(line: str, work: str) -> None:
        line = line.replace("python -m venv", "python3 -m venv")  # as Debian calls it
        code, said = room.run(f"umask 022; {line}", work, 0, PATH="/usr/sbin:/usr/bin:/sbin:/bin")
        if code:
            raise RuntimeError(said)

    source = clone.rename(clone.with_name("kontor-source"))
    shutil.rmtree(room.folder / "opt/venv", ignore_errors=True)
    subprocess.run(["chroot", room.folder, "userdel", "kontor"], check=False, capture_output=True)
    try:
        return follow(source, room.folder, run)[1]
    finally:
        shutil.rmtree(source)


def started(room: Room, layout: Layout, until: str) -> tuple[int, str]:
    """What systemd starts by the installed unit: as a user of its own, in its folder, with the settings it hands over.

    What else the unit keeps the bot from doing is not emulated.
    """
    unit = (room.folder / "etc/systemd/system/kontor.service").read_text(encoding="utf-8")
    said = dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))
    file = room.folder / said["EnvironmentFile"].lstrip("/")
    environ = dict(word.split("=", 1) for word in said["Environment"].split())
    environ |= settings_in(file.read_text(encoding="utf-8"))[0]
    environ["STATE_DIRECTORY"] = layout.data
    return room.run(said["ExecStart"], said["WorkingDirectory"], SERVICE_USER, until, **environ)


def tried(room: Room, layout: Layout, step: Step) -> str | None:
    """What is wrong with what a line did; None if nothing is."""
    until = step.says if step.runs_on else ""
    if step.by_systemd:
        code, said = started(room, layout, until)
    else:
        line = (step.typed or step.line).format(data=f"'{layout.data}'" if "{data}" in step.typed else "")
        code, said = room.run(line, layout.tree, layout.user, until, **layout.environ)
    if step.line == "cp .env.example .env":
        file = room.folder / layout.tree.lstrip("/") / ".env"
        file.write_text(file.read_text().replace("DISCORD_TOKEN=", f"DISCORD_TOKEN={TOKEN}"), encoding="utf-8")
    if "Traceback" in said:
        return f"a traceback:\n{said}"
    if code != step.code and not step.runs_on:
        return f"ended with {code}, not with {step.code}:\n{said}"
    return None if step.says in said else f"did not say {step.says!r}:\n{said}"


@contextmanager
def bare_debian() -> Iterator[Path | None]:
    """An empty root that is thrown away; None where none can be made."""
    if os.geteuid() or shutil.which("debootstrap") is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="kontor-room-") as folder:
        Path(folder).chmod(0o755)
        subprocess.run(["debootstrap", *PACKAGES, "bookworm", folder], check=True, stdout=subprocess.DEVNULL)
        yield Path(folder)


def try_all(folder: Path, layouts: Sequence[str]) -> list[str]:
    """Type everything, in each layout; what was wrong."""
    wrong, room = [], Room(folder)
    with room.entered():
        for layout in LAYOUTS:
            if layout.name not in layouts:
                continue
            prepare(room, layout)
            closed = room.read_only(layout.data) if layout.name == CONTAINER else nullcontext(room)
            with closed as entered:
                for step in TYPED[layout.name]:
                    fault = tried(entered, layout, step)
                    said = "ok   " if fault is None else "WRONG"
                    print(f"{said}  {layout.name}: {step.typed or step.line}", flush=True)
                    if fault is not None:
                        wrong.append(f"{layout.name}: {step.line}: {fault}")
    return wrong


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proof typed", description=__doc__)
    parser.add_argument("--room", type=Path, help="a bare Debian; without it, one is made")
    parser.add_argument("--layout", action="append", choices=list(TYPED), help="only these, after the first one")
    args = parser.parse_args(argv)
    wrong = [f"{name}: nobody tries {line}" for name in DOCUMENTS for line in untried((ROOT / name).read_text("utf-8"))]
    with nullcontext(args.room) if args.room is not None else bare_debian() as folder:
        if folder is not None:
            wrong += try_all(folder.resolve(), args.layout or list(TYPED))
    if folder is None:
        print("Only the documents were read: an empty Debian needs root and debootstrap")
    print("\n".join(wrong) or "every line is tried, and all is well")
    return 1 if wrong else 0
