"""What the bot counts and times about itself; cheap enough to be always on, shown by `cogs/operation/metrics.py`."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

from host.traces import TimedPart

# Upper ends in seconds: what is felt as at once, what somebody is woken for (0.25 s of lag, 2 s for a click), what
# Discord waits for (3 s), what is too long.
ENDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
STEPS = ("load", "rules", "save", "render", "send", "click")
ERRORS = ("backup", "bug", "connection", "discord", "due", "notice", "permissions", "rules", "storage", "thinking")


SCOPES = ("global", "shared", "unknown", "user")  # of Discord's rate limits


class Spread:
    """How many times something took how long: Prometheus' histogram, in plain numbers."""

    def __init__(self) -> None:
        self.counts = [0] * (len(ENDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(ENDS, seconds)] += 1
        self.total += seconds

    def up_to(self) -> list[tuple[str, float]]:
        """Each end with how many took no longer."""
        sums, found = 0, []
        for end, count in zip((*map(str, ENDS), "+Inf"), self.counts, strict=True):
            sums += count
            found.append((end, float(sums)))
        return found


class TimedStep(TimedPart):
    """A part of whatever is traced whose time is counted."""

    __slots__ = ("_spread",)

    def __init__(self, name: str, spread: Spread) -> None:
        super().__init__(name)
        self._spread = spread

    def __exit__(self, *error: object) -> None:
        self._spread.add(self.end())


class Measures:
    """Everything since the process began, by a few names each; never by table or person."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter(person=0)  # by who gave them: a person, or which computer player
        self.errors: Counter[str] = Counter(dict.fromkeys(ERRORS, 0))  # by kind
        self.pictures: Counter[str] = Counter(drawn=0, kept=0)
        self.notices: Counter[str] = Counter()  # by kind, once they were told
        self.rate_limits: Counter[str] = Counter(dict.fromkeys(SCOPES, 0))
        self.lag = Spread()
        self.steps = {step: Spread() for step in STEPS}

    def timed(self, step: str) -> TimedStep:
        """Time one step, however it ends; it is a part of whatever is traced."""
        return TimedStep(step, self.steps[step])

    def picture(self, seconds: float | None) -> None:
        """A picture is there: drawn in so many seconds, or kept from before."""
        self.pictures["kept" if seconds is None else "drawn"] += 1
        if seconds is not None:
            self.steps["render"].add(seconds)
