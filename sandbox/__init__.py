"""The local table: a simulated Discord on loopback and a page that looks like a channel."""

from sandbox import quiet_simcord  # noqa: F401  (before anything else of ours imports SimCord)
from sandbox.clock import SandboxClock
from sandbox.faults import Faults
from sandbox.pages import Starter
from sandbox.people import BotAnswer, LocalPerson
from sandbox.refused import Refused
from sandbox.table import Sandbox, serve

__all__ = ["BotAnswer", "Faults", "LocalPerson", "Refused", "Sandbox", "SandboxClock", "Starter", "serve"]
