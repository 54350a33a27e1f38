"""PostgreSQL for tests: Debian's package, started in a temporary folder, with a database that is empty every time."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from storage.postgresql.dialect import PostgresConnection, connect
from storage.postgresql.schema import VERSION, migrate

INSTALLED = Path("/usr/lib/postgresql")
START_SECONDS = 120.0  # seconds within which it has started
FAST = ("fsync=off", "full_page_writes=off", "autovacuum=off", "max_connections=60")
OWNED = "select table_name from information_schema.tables where table_schema = 'public' order by 1"
SEQUENCES = "select sequencename from pg_sequences where schemaname = 'public'"


def programs() -> Path | None:
    """Where PostgreSQL's programs lie, of the newest version; None if it is not installed."""
    found = sorted(INSTALLED.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0]))
    if found:
        return found[-1].parent
    told = shutil.which("pg_config")
    folder = None if told is None else Path(subprocess.check_output([told, "--bindir"], text=True).strip())
    return folder if folder is not None and (folder / "initdb").exists() else None


class PostgresDatabases:
    """The databases of a server that runs, made and dropped; a server is known by the folder of its socket."""

    def __init__(self, folder: Path, name: str = "fresh") -> None:
        self.folder, self._name, self._made = folder, name, 0

    def address(self, database: str) -> str:
        return f"postgresql://kontor@/{database}?host={self.folder}"

    def fresh(self, template: str = "template0") -> str:
        """The address of a new database without anything in it, or with all that another one holds."""
        self._made += 1
        name = f"{self._name}_{self._made}"
        self._do(f"create database {name} template {template} strategy file_copy")
        return self.address(name)

    def copied(self, address: str) -> str:
        """The address of a copy; nobody may be connected to what is copied."""
        return self.fresh(_database(address))

    def drop(self, address: str) -> None:
        self._do(f"drop database {_database(address)} with (force)")

    def visitors(self, address: str) -> int:
        """How many connections to a database there are."""
        with connect(self.address("postgres")) as connection:
            query = "select count(*) from pg_stat_activity where datname = %s"
            found = connection.execute(query, (_database(address),)).fetchone()
            assert found is not None
            return int(found[0])

    def _do(self, statement: str) -> None:
        with connect(self.address("postgres")) as connection:
            connection.execute(statement)


def _database(address: str) -> str:
    return address.split("/")[3].split("?")[0]


class PostgresServer(PostgresDatabases):
    """One server, without a network: a socket in its folder."""

    def __init__(self, bin: Path, folder: Path, settings: Sequence[str] = FAST) -> None:
        super().__init__(folder)
        self._bin, self._settings = bin, settings
        self._process: subprocess.Popen[bytes] | None = None
        # It refuses to be run by root; Debian's package has a user for it.
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            self._user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._run("initdb", "-A", "trust", "-U", "kontor", "-E", "UTF8", "--locale=C", "--no-sync", "-D", "data")
        self.start()
        self.shared = self.fresh()
        with connect(self.shared) as connection:
            migrate(PostgresConnection(connection), self.shared)
            names = [name for (name,) in connection.execute(OWNED) if name != VERSION]
            # References are not looked at meanwhile, so that the order of the tables does not matter.
            lines = ["set session_replication_role = replica", *(f"delete from {name}" for name in names)]
            lines += [f"select setval('{name}', 1, false)" for (name,) in connection.execute(SEQUENCES)]
            self._emptied = "; ".join(lines)

    def start(self) -> None:
        chosen = [part for setting in self._settings for part in ("-c", setting)]
        self._process = subprocess.Popen(
            [self._bin / "postgres", "-D", "data", "-k", str(self.folder), "-c", "listen_addresses=", *chosen],
            cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self._user,
        )  # fmt: skip
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > deadline or self._process.poll() is not None:
                    raise
                time.sleep(0.02)

    def stop(self) -> None:
        """End it at once, as a machine that is switched off would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(START_SECONDS)
            self._process = None

    def empty(self) -> str:
        """The address of the one database whose tables are empty each time, which is much faster."""
        with connect(self.shared) as connection:
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where datname = current_database() and pid <> pg_backend_pid()"
            )
            connection.execute(self._emptied)
        return self.shared

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._bin / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, **self._user)
        assert done.returncode == 0, done.stderr


@contextmanager
def serving(bin: Path, settings: Sequence[str] = FAST) -> Iterator[PostgresServer]:
    """A server while somebody needs it."""
    with tempfile.TemporaryDirectory(prefix="kontor-pg-") as folder:
        server = PostgresServer(bin, Path(folder), settings)
        try:
            yield server
        finally:
            server.stop()
