"""How hypothesis tries properties here: as long as it takes, since a busy machine is no error."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
