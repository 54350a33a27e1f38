"""Alerts as Prometheus works them out, over figures that were read minute by minute: as much of its language as
`deploy/alerts.yaml` uses."""

from __future__ import annotations

import math
import operator
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families

Labels = frozenset[tuple[str, str]]  # the name among them, as `__name__`, until something is worked out
Series = dict[Labels, list[float]]  # in the order of time
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
RULE = re.compile(r"- alert: (\w+)\n +expr: (.+)\n(?: +for: (\d+)([smhd])\n)?")
TOKEN = re.compile(r'\s*(\d+(?:\.\d+)?[smhd]?|[a-zA-Z_]\w*|"[^"]*"|=~|[<>]=?|==|[(){}\[\],=*])')
COMPARED: dict[str, Callable[[float, float], bool]] = {"<": operator.lt, ">": operator.gt, "==": operator.eq}


class Rule(Struct, frozen=True):
    """An alert, what sets it off, and for how long that has to be so."""

    name: str
    expression: str
    seconds: int


def rules(file: Path) -> list[Rule]:
    """The alerts of a file."""
    found = RULE.findall(file.read_text(encoding="utf-8"))
    return [Rule(name, said, int(number or 0) * SECONDS[unit or "s"]) for name, said, number, unit in found]


class Prometheus:
    """Keeps what it has read of one process, and knows which alerts that sets off."""

    def __init__(self, alerts: Sequence[Rule], job: str) -> None:
        self.alerts, self.job = alerts, job
        self.read: list[tuple[float, dict[Labels, float]]] = []
        self._since: dict[str, float] = {}  # when what sets an alert off was first found so, without a gap

    def scrape(self, at: float, page: str | None) -> None:
        """Read the page of figures; None where it could not be read."""
        found = {frozenset({("__name__", "up"), ("job", self.job)}): float(page is not None)}
        for family in text_string_to_metric_families(page or ""):
            for one in family.samples:
                labels = {**one.labels, "__name__": one.name, "job": self.job}
                found[frozenset(labels.items())] = one.value
        self.read.append((at, found))
        for rule in self.alerts:
            if Expression(rule.expression, self.read).worked_out():
                self._since.setdefault(rule.name, at)
            else:
                self._since.pop(rule.name, None)

    def firing(self) -> set[str]:
        """The alerts that somebody is woken by now."""
        now = self.read[-1][0]
        return {rule.name for rule in self.alerts if now - self._since.get(rule.name, math.inf) >= rule.seconds}


class Expression:
    """An expression at the last moment that was read; a scalar is a series without labels."""

    def __init__(self, said: str, read: Sequence[tuple[float, Mapping[Labels, float]]]) -> None:
        self.words: list[str] = TOKEN.findall(said)
        assert "".join(self.words) == said.replace(" ", ""), f"what is not understood: {said}"
        self.read = read

    def worked_out(self) -> dict[Labels, float]:
        found = self._either()
        assert not self.words, f"what follows is not understood: {self.words}"
        return found

    def _next(self, *expected: str) -> str:
        word = self.words.pop(0)
        assert not expected or word in expected, f"{word} instead of {expected}"
        return word

    def _goes_on(self, *words: str) -> str | None:
        return self.words.pop(0) if self.words and self.words[0] in words else None

    def _either(self) -> dict[Labels, float]:
        found = self._both()
        while self._goes_on("or"):
            found = {**self._both(), **found}
        return found

    def _both(self) -> dict[Labels, float]:
        found = self._compared()
        while self._goes_on("and"):
            other = self._compared()
            found = {labels: value for labels, value in found.items() if plain(labels) in map(plain, other)}
        return found

    def _compared(self) -> dict[Labels, float]:
        found = self._product()
        while (sign := self._goes_on(*COMPARED)) is not None:
            found = {one: a for one, (a, b) in paired(found, self._product()).items() if COMPARED[sign](a, b)}
        return found

    def _product(self) -> dict[Labels, float]:
        found = self._one()
        while self._goes_on("*"):
            found = {plain(one): a * b for one, (a, b) in paired(found, self._one()).items()}
        return found

    def _one(self) -> dict[Labels, float]:
        word = self._next()
        if word[0].isdigit():
            return {frozenset(): float(word)}
        if word == "sum":
            return self._summed()
        if word == "histogram_quantile":
            self._next("(")
            part = float(self._next())
            self._next(",")
            found = quantiles(part, self._either())
            self._next(")")
            return found
        if word in ("rate", "increase", "delta"):
            self._next("(")
            series, seconds = self._selected(self._next())
            self._next(")")
            grown = {plain(one): increase(values, counter=word != "delta") for one, values in series.items()}
            return {one: by / seconds if word == "rate" else by for one, by in grown.items()}
        series, _ = self._selected(word)
        return {one: values[-1] for one, values in series.items()}

    def _summed(self) -> dict[Labels, float]:
        self._next("by")
        self._next("(")
        names = [self._next()]
        while self._next(",", ")") == ",":
            names.append(self._next())
        self._next("(")
        found: dict[Labels, float] = {}
        for labels, value in self._either().items():
            kept = frozenset(one for one in labels if one[0] in names)
            found[kept] = found.get(kept, 0.0) + value
        self._next(")")
        return found

    def _selected(self, name: str) -> tuple[Series, float]:
        """The series of a name and some labels, over the time between brackets, otherwise now."""
        wanted = [("__name__", "=", name)]
        if self._goes_on("{"):
            while True:
                wanted.append((self._next(), self._next("=", "=~"), self._next().strip('"')))
                if self._next(",", "}") == "}":
                    break
        seconds = 0.0
        if self._goes_on("["):
            length = self._next()
            seconds = float(length[:-1]) * SECONDS[length[-1]]
            self._next("]")
        now, found = self.read[-1][0], Series()
        for at, samples in self.read:
            if at < now - seconds:
                continue
            for labels, value in samples.items():
                if all(fits(dict(labels), *one) for one in wanted):
                    found.setdefault(labels, []).append(value)
        return found, seconds


def fits(labels: Mapping[str, str], name: str, sign: str, value: str) -> bool:
    """Whether a series has a label as it is wanted."""
    found = labels.get(name, "")
    return found == value if sign == "=" else re.fullmatch(value, found) is not None


def plain(labels: Labels) -> Labels:
    """Without the name."""
    return frozenset(one for one in labels if one[0] != "__name__")


def paired(found: dict[Labels, float], other: dict[Labels, float]) -> dict[Labels, tuple[float, float]]:
    """Each value with that of the same labels, or with the scalar that is on one side."""
    if frozenset() in other:
        return {labels: (value, other[frozenset()]) for labels, value in found.items()}
    if frozenset() in found:
        return {labels: (found[frozenset()], value) for labels, value in other.items()}
    values = {plain(labels): value for labels, value in other.items()}
    return {labels: (value, values[plain(labels)]) for labels, value in found.items() if plain(labels) in values}


def increase(values: Sequence[float], *, counter: bool) -> float:
    """By how much a figure has grown; a counter that fell has begun anew."""
    return sum(after if counter and after < before else after - before for before, after in pairwise(values))


def quantiles(part: float, buckets: Mapping[Labels, float]) -> dict[Labels, float]:
    """How long that part of everything took at most, between the ends of its bucket by proportion."""
    spreads: dict[Labels, list[tuple[float, float]]] = {}
    for labels, count in buckets.items():
        end = float(dict(labels)["le"].replace("+Inf", "inf"))
        spreads.setdefault(frozenset(one for one in labels if one[0] != "le"), []).append((end, count))
    return {labels: quantile(part, sorted(ends)) for labels, ends in spreads.items() if max(ends)[1] > 0}


def quantile(part: float, ends: Sequence[tuple[float, float]]) -> float:
    """Of one spread: its ends, with how many took no longer."""
    rank, lower, below = part * ends[-1][1], 0.0, 0.0
    for end, count in ends:
        if count >= rank:
            return lower if math.isinf(end) else lower + (end - lower) * (rank - below) / (count - below)
        lower, below = end, count
    return lower
