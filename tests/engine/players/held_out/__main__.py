"""Writes the files here, see the package."""

import sys
from pathlib import Path

from tests.engine.players.held_out import write

write(Path(sys.argv[1]))
