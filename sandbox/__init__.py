"""The local table: a simulated Discord on loopback and a page that looks like a channel."""

from sandbox import quietly  # noqa: F401  (before anything else of ours imports SimCord)
from sandbox.clock import SandboxClock
from sandbox.faults import Faults
from sandbox.pages import Starter
from sandbox.people import Outcome, Person
from sandbox.refusal import Refusal
from sandbox.table import Sandbox, serve

__all__ = ["Faults", "Outcome", "Person", "Refusal", "Sandbox", "SandboxClock", "Starter", "serve"]
