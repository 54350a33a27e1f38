"""Checks every request of the bot against Discord's published API description and against the limits it omits.

Use the fixture `checked_requests` (import it into a conftest): all requests that reach the simulated Discord
while the test runs are recorded, and what is wrong with them fails the test.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from simcord.http import router

from tests.sandbox import api_limits

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Request:
    """One request as it reached the simulated Discord; files are name, size and alt text."""

    method: str
    path: str
    body: Any
    files: tuple[tuple[str, int, str | None], ...] = ()


def description_path() -> Path | None:
    """The API description: the file that `KONTOR_OPENAPI` names, else the one beside the checkout if it is there."""
    if given := os.environ.get("KONTOR_OPENAPI"):
        return Path(given)
    beside = ROOT.parent / "shared" / "discord-openapi.json"
    return beside if beside.is_file() else None


class ApiCheck:
    """Validators made from the description, one per operation, when first needed."""

    def __init__(self, description: dict[str, Any]) -> None:
        self.paths = [(path.strip("/").split("/"), item) for path, item in description["paths"].items()]
        self.paths.sort(key=lambda entry: sum(part.startswith("{") for part in entry[0]))  # fewest {} first
        self.components = {"schemas": {name: eased(schema) for name, schema in schemas(description).items()}}
        self.components["schemas"]["SnowflakeType"] = {"type": ["string", "integer"], "pattern": r"^(0|[1-9][0-9]*)$"}
        self._validators: dict[int, jsonschema_rs.Draft202012Validator | None] = {}

    def operation(self, method: str, path: str) -> dict[str, Any] | None:
        """The described operation a request belongs to."""
        parts = path.split("?")[0].strip("/").split("/")
        for template, item in self.paths:
            fits = len(template) == len(parts) and method.lower() in item
            if fits and all(name[0] == "{" or name == part for name, part in zip(template, parts, strict=True)):
                found: dict[str, Any] = item[method.lower()]
                return found
        return None

    def problems(self, request: Request) -> list[str]:
        """What the description finds wrong with a request."""
        operation = self.operation(request.method, request.path)
        if operation is None:
            return ["no such route"]
        validator = self._validator(operation)
        if validator is None:
            return [] if request.body in (None, {}) else ["this route takes no body"]
        if request.body is None and not operation["requestBody"].get("required"):
            return []
        return [
            f"{'.'.join(map(str, error.instance_path)) or 'body'}: …{error.message[-200:]}"
            for error in validator.iter_errors(request.body)
        ]

    def _validator(self, operation: dict[str, Any]) -> jsonschema_rs.Draft202012Validator | None:
        if id(operation) not in self._validators:
            content = operation.get("requestBody", {}).get("content", {})
            body = content.get("application/json") or content.get("multipart/form-data")
            schema = {**eased(body["schema"]), "components": self.components} if body else None
            self._validators[id(operation)] = jsonschema_rs.Draft202012Validator(schema) if schema else None
        return self._validators[id(operation)]


_described: dict[str, Any] = {}


def schemas(description: dict[str, Any]) -> dict[str, Any]:
    """The description's named schemas, remembered for looking into branches."""
    _described.clear()
    _described.update(description["components"]["schemas"])
    return _described


def eased(schema: Any) -> Any:
    """Unions told apart by `type` first, so that an error names the field and not "none of seven shapes"."""
    if isinstance(schema, list):
        return [eased(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: eased(value) for key, value in schema.items() if not key.startswith("x-")}
    for union in ("oneOf", "anyOf"):
        branches = schema.get(union)
        if isinstance(branches, list) and (split := by_type(branches)) is not None:
            del made[union]
            made |= split
    return made


def by_type(branches: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The same union as a chain of conditions, if each branch fixes `type`."""
    nullable = {"type": "null"} in branches
    named: dict[int, list[dict[str, Any]]] = {}
    for branch in branches:
        if branch == {"type": "null"}:
            continue
        target = _described.get(branch.get("$ref", "").rpartition("/")[2], {})
        kinds = target.get("properties", {}).get("type", {}).get("enum")
        if not kinds or "type" not in target.get("required", ()):
            return None
        for kind in kinds:
            named.setdefault(kind, []).append({"$ref": branch["$ref"]})
    if not named:
        return None
    chain: Any = {"properties": {"type": {"enum": sorted(named)}}, "required": ["type"]}
    for kind, targets in named.items():
        chosen = targets[0] if len(targets) == 1 else {"anyOf": targets}
        chain = {"if": {"properties": {"type": {"const": kind}}, "required": ["type"]}, "then": chosen, "else": chain}
    return {"if": {"type": "null"}, "then": nullable, "else": {"type": "object", "allOf": [chain]}}


@cache
def api_check() -> ApiCheck | None:
    """The checker, or `None` in a clone without the description, which is said once."""
    path = description_path()
    if path is not None:
        return ApiCheck(msgspec.json.decode(path.read_bytes()))
    warnings.warn("Without Discord's API description (KONTOR_OPENAPI) only our own limits are checked.", stacklevel=1)
    return None


def problems(request: Request) -> list[str]:
    """Everything wrong with a request, by the description and by our own list of limits."""
    check = api_check()
    found = check.problems(request) if check else []
    try:
        found += api_limits.problems(request.method, request.path, request.body, request.files)
    except (KeyError, TypeError, AttributeError) as error:  # of a shape the limits cannot even be counted in
        found.append(f"malformed: {error!r}")
    return [f"{request.method} {request.path}: {problem}" for problem in found]


def _size(file: Any) -> int:
    place = file.fp.tell()
    size: int = file.fp.seek(0, 2)
    file.fp.seek(place)
    return size


@contextmanager
def recording() -> Iterator[list[Request]]:
    """Every request that reaches the simulated Discord, from the sandbox and from `simcord.run` alike."""
    seen: list[Request] = []
    dispatch = router.dispatch

    def noted(backend: Any, method: str, path: str, **rest: Any) -> Any:
        files = tuple((file.filename, _size(file), file.description) for file in rest.get("files") or ())
        seen.append(Request(method, path, msgspec.json.decode(msgspec.json.encode(rest.get("json"))), files))
        return dispatch(backend, method, path, **rest)

    router.dispatch = noted
    try:
        yield seen
    finally:
        router.dispatch = dispatch


@pytest.fixture
def checked_requests() -> Iterator[list[Request]]:
    """Records all requests of a test and fails it if one of them is malformed."""
    api_check()
    with recording() as seen:
        yield seen
    wrong = [problem for request in seen for problem in problems(request)]
    assert wrong == []
