"""Faults made on purpose: every single change that the syntax tree of a file suggests, and a fair draw of them."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import ceil
from pathlib import Path
from random import Random
from typing import TypeAlias

from msgspec import Struct

PACKAGES = ("host", "storage", "cogs", "render", "words", "sandbox")  # and those of the engine

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
}  # fmt: skip
JOINED: dict[type[ast.boolop], type[ast.boolop]] = {ast.And: ast.Or, ast.Or: ast.And}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SPOKEN = ("log", "logging", "warnings")  # what is called on these is words for whoever runs it
UNSEEN = ("__repr__", "__str__")


FaultName: TypeAlias = tuple[str, str, str, int]


class Mutant(Struct, frozen=True):
    """One fault: in which file and statement, what stood there and what stands there instead."""

    file: str
    line: int  # of the statement
    inside: bool  # of a function, so that a test either runs it or does not
    kind: str
    was: str  # whole lines, without the spaces around
    now: str
    nth: int  # of those in the file that read the same
    start: int  # in bytes
    end: int
    new: str

    @property
    def name(self) -> FaultName:
        """By which it is known again when lines have moved."""
        return self.file, self.was, self.now, self.nth

    def applied(self, source: bytes) -> bytes:
        """The whole file with the fault in it."""
        return source[: self.start] + self.new.encode() + source[self.end :]


class _Finder:
    """Walks through one file and keeps what could be changed: a node, what takes its place, and the kind of it."""

    def __init__(self) -> None:
        self.found: list[tuple[ast.stmt, bool, str, ast.expr | ast.stmt, str]] = []
        self.types: dict[str, str] = {}  # of the parameters of the functions around

    def statements(self, body: Sequence[ast.stmt], inside: bool) -> None:
        for statement in body:
            self.statement(statement, inside)

    def statement(self, node: ast.stmt, inside: bool) -> None:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if name not in UNSEEN:
                    given = [*node.args.defaults, *(one for one in node.args.kw_defaults if one is not None)]
                    self.expressions(given, node, inside)
                    around = self.types
                    named = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                    self.types = around | {one.arg: ast.unparse(one.annotation) for one in named if one.annotation}
                    self.statements(node.body, True)
                    self.types = around
            case ast.ClassDef():
                self.statements(node.body, inside)
            case ast.If(test=test):
                if ast.unparse(test) in ("TYPE_CHECKING", "__name__ == '__main__'"):
                    return
                if not node.orelse:
                    self.found.append((node, inside, "branch", test, "False"))
                self.expressions([test], node, inside)
                self.statements([*node.body, *node.orelse], inside)
            case ast.Expr(value=ast.Constant()):
                return  # a docstring
            case ast.Expr(value=value):
                if isinstance(value, ast.YieldFrom):
                    self.found.append((node, inside, "dropped", value, "yield from ()"))
                elif not _spoken(value) and isinstance(value, ast.Call | ast.Await):
                    self.found.append((node, inside, "dropped", node, "pass"))
                self.expressions([value], node, inside)
            case ast.Return(value=None) | ast.Return(value=ast.Constant(value=None)) | ast.Continue():
                self.found.append((node, inside, "dropped", node, "pass"))
            case ast.AugAssign(op=op):
                if type(op) in (ast.Add, ast.Sub) and not _written(node.value):
                    turned = ast.AugAssign(node.target, COUNTED[type(op)](), node.value)
                    self.found.append((node, inside, "sum", node, ast.unparse(turned)))
                self.expressions([node.value], node, inside)
            case ast.AnnAssign(value=value):
                self.expressions([value] if value is not None else [], node, inside)
            case ast.Assert(test=test):
                self.expressions([test], node, inside)
            case ast.Match(subject=subject, cases=cases):
                self.expressions([subject, *(case.guard for case in cases if case.guard is not None)], node, inside)
                for case in cases:
                    self.statements(case.body, inside)
            case ast.Import() | ast.ImportFrom():
                return
            case _:
                self.rest(node, inside)

    def rest(self, node: ast.stmt, inside: bool) -> None:
        """Any other statement: its expressions, then the statements in it."""
        inner: list[ast.stmt] = []
        for child in ast.iter_child_nodes(node):
            match child:
                case ast.expr():
                    self.expressions([child], node, inside)
                case ast.stmt():
                    inner.append(child)
                case ast.ExceptHandler():
                    inner += child.body
                case ast.withitem():
                    self.expressions([child.context_expr], node, inside)
        self.statements(inner, inside)

    def expressions(self, nodes: Sequence[ast.AST], statement: ast.stmt, inside: bool) -> None:
        for node in nodes:
            if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.expr) and _spoken(node)):
                continue  # places within f-strings are not told by the syntax tree
            if isinstance(node, ast.expr):
                self.found += ((statement, inside, kind, node, new) for kind, new in _turned(node, self.types))
            if isinstance(node, ast.comprehension):
                self.found += ((statement, inside, "branch", test, "True") for test in node.ifs)
            self.expressions(list(ast.iter_child_nodes(node)), statement, inside)


def _spoken(node: ast.expr) -> bool:
    """Whether it only tells the one who runs it something."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name))):
            return name in SPOKEN
    return False


def _written(node: ast.expr) -> bool:
    """Whether it is no number at first sight; another sign would break at once."""
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _turned(node: ast.expr, types: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What an expression may be turned into, each with its kind; only what has the same type is swapped."""
    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                others = [*ops[:at], COMPARED[type(op)](), *ops[at + 1 :]]
                yield "comparison", ast.unparse(ast.Compare(node.left, others, node.comparators))
        case ast.BinOp(op=op) if type(op) in COUNTED and not _written(node.left) and not _written(node.right):
            yield "sum", ast.unparse(ast.BinOp(node.left, COUNTED[type(op)](), node.right))
        case ast.BoolOp(op=op):
            yield "and, or", f"({ast.unparse(ast.BoolOp(JOINED[type(op)](), node.values))})"
        case ast.UnaryOp(op=ast.Not()):
            yield "not", f"({ast.unparse(node.operand)})"
        case ast.Constant(value=bool(value)):
            yield "constant", str(not value)
        case ast.Constant(value=int(value)):
            yield "constant", str(value + 1)
        case ast.IfExp():
            yield "branch", f"({ast.unparse(node.orelse)})"
        case ast.Call(func=ast.Name(id=name)) if name in TWINS:
            yield "twin", ast.unparse(ast.Call(ast.Name(TWINS[name]), node.args, node.keywords))
        case ast.Call():
            for at, pair in enumerate(pairwise(node.args)):
                match pair:
                    case ast.Name(id=one), ast.Name(id=other) if one != other and types.get(one) == types.get(other, 0):
                        swapped = [*node.args[:at], pair[1], pair[0], *node.args[at + 2 :]]
                        yield "swapped", ast.unparse(ast.Call(node.func, swapped, node.keywords))


def mutants(file: str, source: bytes) -> Iterator[Mutant]:
    """All faults that could be made in a file, from top to bottom."""
    finder = _Finder()
    finder.statements(ast.parse(source).body, False)
    begins = [0]  # of each line, in bytes, as columns of the syntax tree are counted
    for line in source.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    alike: Counter[tuple[str, str]] = Counter()
    for statement, inside, kind, node, new in finder.found:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        first, after = begins[node.lineno - 1], begins[node.end_lineno]
        start, end = first + node.col_offset, begins[node.end_lineno - 1] + node.end_col_offset
        was, now = _short(source[first:after]), _short(source[first:start] + new.encode() + source[end:after])
        yield Mutant(file, statement.lineno, inside, kind, was, now, alike[was, now], start, end, new)
        alike[was, now] += 1


def _short(lines: bytes) -> str:
    return " ".join(lines.decode().split())


def packages(root: Path) -> dict[str, list[Path]]:
    """The files that are changed, by package: each game, what all games share, and what is around them."""
    found = {"engine": sorted((root / "engine").glob("*.py"))}
    inner = {path.parent for path in (root / "engine").glob("*/*.py")}
    for folder in (*sorted(inner), *(root / name for name in PACKAGES)):
        found[folder.relative_to(root).as_posix()] = sorted(folder.rglob("*.py"))
    return found


def draw(root: Path, count: int, seed: str, only: str = "") -> dict[str, list[Mutant]]:
    """So many faults, the same for the same seed: each package has its share by its lines, no statement has two."""
    sources = {
        name: {
            file: path.read_bytes() for path in paths if (file := path.relative_to(root).as_posix()).startswith(only)
        }
        for name, paths in packages(root).items()
    }
    lines = {name: sum(source.count(b"\n") for source in some.values()) for name, some in sources.items()}
    drawn: dict[str, list[Mutant]] = {}
    for name, share in shares(lines, count, Random(seed).random()).items():
        every = [one for file, source in sources[name].items() for one in mutants(file, source)]
        Random(f"{seed}:{name}").shuffle(every)
        taken = {(one.file, one.line): one for one in reversed(every)}  # the first of each statement
        drawn[name] = [one for one in every if taken[one.file, one.line] is one][:share]
    return drawn


def shares(sizes: Mapping[str, int], count: int, start: float) -> dict[str, int]:
    """How many points fall on each, if so many are put on all in a row at even distances, from some start on."""
    found: dict[str, int] = {}
    whole = max(1, sum(sizes.values()))
    before = 0
    for name, size in sizes.items():
        first, after = (ceil(at * count / whole - start) for at in (before, before + size))
        if after > first:
            found[name] = after - first
        before += size
    return found
