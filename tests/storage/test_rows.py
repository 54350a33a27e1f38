"""What is read from the database is made into records by several threads at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]

TIMES = 50

# In a process of its own, which may crash; the module is loaded anew, since a record is met for the first time once.
MEETING = f"""
import importlib, sys, threading, msgspec
from storage import rows

sys.setswitchinterval(1e-6)
met = []  # what several threads print at once may be torn apart or lost
plain = {{"game": "bazaar", "options": {{}}, "created_at": 1.0, "changed_at": 1.0, "organiser": 1,
         "seats": [{{"seat": 0}}]}}
for _ in range({TIMES}):
    kind, together = importlib.reload(rows).TableRow, threading.Barrier(8)

    def meet():
        together.wait()
        met.append(msgspec.convert(plain, kind).game)

    threads = [threading.Thread(target=meet) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print(met.count("bazaar"))
"""


def test_threads_may_meet_a_record_at_the_same_time() -> None:
    met = subprocess.run([sys.executable, "-c", MEETING], cwd=ROOT, capture_output=True, text=True)
    assert met.returncode == 0, met.stderr
    assert met.stdout == f"{8 * TIMES}\n"
