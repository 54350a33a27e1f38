"""What rules may not do, read from their source; docs/generators.md says why.

Forget `yield from`, ask inside `try` or `with`, depend on the order of a set, roll dice of their own, look outside.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from testkit.sources import ROOT, module_name, modules, place, statements, tree

Parents = dict[ast.AST, ast.AST]
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def parents_of(source: ast.AST) -> Parents:
    return {child: node for node in ast.walk(source) for child in ast.iter_child_nodes(node)}


def above(node: ast.AST, parents: Parents) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Pairs of a node and the one it stands in, going up to the function or module around."""
    while node in parents and not isinstance(node, Function):
        yield node, parents[node]
        node = parents[node]


def returns_rule(node: ast.AST) -> bool:
    annotation = node.returns if isinstance(node, ast.FunctionDef) else None
    return annotation is not None and ast.unparse(annotation).strip("'\"").startswith("Rule[")


class Names:
    """Which names of a module stand for rules, followed through imports."""

    def __init__(self, sources: dict[str, ast.Module]) -> None:
        self.defined: dict[str, dict[str, bool]] = {}
        self.imported: dict[str, dict[str, str]] = {}
        for module, source in sources.items():
            functions = self.defined[module] = {}
            imports = self.imported[module] = {}
            for node in statements(source):
                if isinstance(node, ast.FunctionDef):
                    functions[node.name] = functions.get(node.name, False) or returns_rule(node)
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    imports |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
                elif isinstance(node, ast.Import):
                    imports |= {alias.asname: alias.name for alias in node.names if alias.asname}

    def is_rule(self, module: str, name: str) -> bool:
        if module not in self.defined:
            return False
        if name in self.defined[module]:
            return self.defined[module][name]
        origin = self.imported[module].get(name, "")
        return "." in origin and origin != f"{module}.{name}" and self.is_rule(*origin.rsplit(".", 1))

    def calls_rule(self, module: str, call: ast.Call) -> bool:
        match call.func:
            case ast.Name(id=name):
                return self.is_rule(module, name)
            case ast.Attribute(value=ast.Name(id="self"), attr=name):
                return self.is_rule(module, name)
            case ast.Attribute(value=ast.Name(id=alias), attr=name):
                return self.is_rule(self.imported[module].get(alias, ""), name)
            case ast.Attribute(attr=name):
                return self.is_rule(ast.unparse(call.func.value), name)
        return False


def passed_to_together(name: str, inside: ast.AST) -> bool:
    calls = [node for node in ast.walk(inside) if isinstance(node, ast.Call) and called(node) == "together"]
    return any(isinstance(node, ast.Name) and node.id == name for call in calls for node in ast.walk(call))


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def runs(call: ast.Call, parents: Parents) -> bool:
    """Whether a rule that is called here is also run: by `yield from`, by who gets it, or by `together`."""
    value: ast.AST = call
    for node, parent in above(call, parents):
        if isinstance(parent, ast.IfExp) and node is value:
            value = parent
        elif isinstance(parent, ast.YieldFrom | ast.Return | ast.Lambda):
            return node is value
        elif isinstance(parent, ast.Call) and called(parent) == "together":
            return True
        elif isinstance(parent, ast.Assign | ast.AnnAssign):
            target = parent.targets[0] if isinstance(parent, ast.Assign) else parent.target
            whole: ast.AST = parent
            while whole in parents and not isinstance(whole, ast.FunctionDef):
                whole = parents[whole]
            holder = target.value if isinstance(target, ast.Subscript) else target
            return isinstance(holder, ast.Name) and passed_to_together(holder.id, whole)
    return False


def forgotten(sources: dict[str, ast.Module]) -> list[tuple[str, ast.Call]]:
    """Calls of rules that do nothing."""
    names = Names(sources)
    found = []
    for module, source in sources.items():
        parents = parents_of(source)
        for node in parents:
            if isinstance(node, ast.Call) and names.calls_rule(module, node) and not runs(node, parents):
                found.append((module, node))
    return found


SETS = ("set", "frozenset", "AbstractSet", "Set")
HARMLESS = ("sorted", "any", "all", "sum", "len", "min", "max", "set", "frozenset", "Counter")
TAKES_ORDER = (
    "list",
    "tuple",
    "enumerate",
    "iter",
    "zip",
    "map",
    "filter",
    "join",
    "dict",
    "extend",
    "reversed",
    "next",
)


def set_names(source: ast.AST) -> set[str]:
    """Names that are annotated as sets or get a set, anywhere in the module."""
    found = set()
    for node in ast.walk(source):
        if isinstance(node, ast.arg) and node.annotation is not None and is_set_type(node.annotation):
            found.add(node.arg)
        elif isinstance(node, ast.AnnAssign) and is_set_type(node.annotation):
            found.add(ast.unparse(node.target))
        elif isinstance(node, ast.Assign) and is_set(node.value, frozenset()):
            found |= {ast.unparse(target) for target in node.targets}
    return found


def is_set_type(annotation: ast.expr) -> bool:
    return ast.unparse(annotation).strip("'\"").partition("[")[0] in SETS


def is_set(node: ast.expr, names: frozenset[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Call(func=ast.Attribute(attr="union" | "intersection" | "difference" | "symmetric_difference")):
            return True
        case ast.BinOp(op=ast.BitAnd() | ast.BitOr() | ast.Sub() | ast.BitXor()):
            return any(is_set(side, names) or is_keys(side) for side in (node.left, node.right))
        case ast.IfExp():
            return is_set(node.body, names) or is_set(node.orelse, names)
        case ast.Name() | ast.Attribute():
            return ast.unparse(node) in names
    return False


def is_keys(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and called(node) == "keys"


def set_iterations(source: ast.Module) -> list[ast.AST]:
    """Places where the order of a set, which differs from run to run, could show."""
    names = frozenset(set_names(source))
    found: list[ast.AST] = []
    for node in ast.walk(source):
        match node:
            case ast.For() if is_set(node.iter, names):
                found.append(node)
            case ast.ListComp() | ast.DictComp() | ast.GeneratorExp():
                if any(is_set(part.iter, names) for part in node.generators) and not is_calm(node, source):
                    found.append(node)
            case ast.Call() if called(node) in TAKES_ORDER and any(is_set(given, names) for given in node.args):
                found.append(node)
            case ast.Call(func=ast.Attribute(attr="pop", value=value), args=[]) if is_set(value, names):
                found.append(node)
            case ast.Starred(value=value) if is_set(value, names):
                if not isinstance(parents_of(source).get(node), ast.Set):
                    found.append(node)
    return found


def is_calm(node: ast.AST, source: ast.Module) -> bool:
    """Whether what is made from a set goes to somebody to whom its order does not matter."""
    owner = parents_of(source).get(node)
    return isinstance(owner, ast.Call) and called(owner) in HARMLESS


DICE = {"choice", "choices", "sample", "randint", "randrange", "uniform", "getrandbits", "gauss", "betavariate"}


def dice(source: ast.Module) -> list[ast.AST]:
    """Chance whose sequence is not ours: everything but `Random(…)` and its `random()`."""
    found: list[ast.AST] = []
    for node in ast.walk(source):
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                found.append(node)
            case ast.Call(func=ast.Attribute(attr=name)) if name in DICE:
                found.append(node)
            case ast.ImportFrom(module="random", names=names) if any(alias.name != "Random" for alias in names):
                found.append(node)
    return found


OUTSIDE = {
    "time",
    "datetime",
    "os",
    "io",
    "socket",
    "subprocess",
    "asyncio",
    "threading",
    "secrets",
    "uuid",
    "tempfile",
}
OUTSIDE |= {"shutil", "urllib", "http", "logging", "sqlite3", "multiprocessing", "concurrent", "signal", "sys"}
LOOKS = {"open", "print", "input", "read_text", "read_bytes", "write_text", "write_bytes"}


def outside(source: ast.Module) -> list[ast.AST]:
    """Clocks, files and everything else that a rerun could find changed."""
    found: list[ast.AST] = []
    for node in ast.walk(source):
        match node:
            case ast.Import(names=names) if any(alias.name.partition(".")[0] in OUTSIDE for alias in names):
                found.append(node)
            case ast.ImportFrom(module=str(name)) if name.partition(".")[0] in OUTSIDE:
                found.append(node)
            case ast.Call() if called(node) in LOOKS:
                found.append(node)
            case ast.Global():
                found.append(node)
    return found


def guarded_yields(source: ast.Module) -> list[ast.AST]:
    """Questions asked inside `try` or `with`: a generator that is dropped would run what follows them."""
    guards = ast.Try | ast.TryStar | ast.With
    if not any(isinstance(one, guards) for one in statements(source)):
        return []
    parents = parents_of(source)
    return [
        node
        for node in ast.walk(source)
        if isinstance(node, ast.Yield | ast.YieldFrom)
        and any(isinstance(parent, guards) for _, parent in above(node, parents))
    ]


def games_only(path: Path) -> bool:
    parts = path.relative_to(ROOT / "engine").parts
    return len(parts) > 1 and parts[0] not in ("core", "players", "sets")


def computer_player(path: Path) -> bool:
    """Who rolls dice of their own: `engine/players`, `computer/` in a game, and self-play, which asks them."""
    parts = path.relative_to(ROOT / "engine").parts
    return any(part.startswith(("house", "computer", "players", "selfplay")) for part in parts)


def everywhere(look: Callable[[ast.Module], list[ast.AST]], where: Callable[[Path], bool]) -> list[str]:
    return [place(path, node) for path in modules("engine") if where(path) for node in look(tree(path))]


@pytest.mark.slow
def test_no_rule_is_called_and_not_run() -> None:
    sources = {module_name(path): tree(path) for path in modules("engine")}
    assert Names(sources).is_rule("engine.core.ask", "choose")
    found = [f"{module}:{call.lineno}: {ast.unparse(call)[:80]}" for module, call in forgotten(sources)]
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_nothing_depends_on_the_order_of_a_set() -> None:
    assert everywhere(set_iterations, lambda path: True) == []


@pytest.mark.slow
def test_chance_comes_from_the_seed_alone() -> None:
    assert everywhere(dice, lambda path: not computer_player(path)) == []


@pytest.mark.slow
def test_games_look_at_no_clock_and_no_file() -> None:
    assert everywhere(outside, games_only) == []


def test_no_question_is_asked_inside_try_or_with() -> None:
    assert everywhere(guarded_yields, lambda path: True) == []


RULES = """
from engine.core.ask import choose, together
from engine.game import moves
def ask(g) -> Rule[int]:
    return choose(0, "x", [])
def plain(g) -> int: ...
def turn(g) -> Rule[None]:
    {line}
"""


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ("ask(g)", 1),
        ("x = ask(g)", 1),
        ("moves.walk(g)", 1),
        ("for x in [ask(g)]: pass", 1),
        ("if ask(g): pass", 1),
        ("yield from plain(ask(g))", 1),
        ("flows = {1: ask(g)}", 1),
        ("plain(g)", 0),
        ("moves.pay(g)", 0),
        ("yield from ask(g)", 0),
        ("x = yield from moves.walk(g)", 0),
        ("yield from (ask(g) if g else moves.walk(g))", 0),
        ("yield from choose(0, 'x', [], lambda: ask(g))", 0),
        ("return ask(g)", 0),
        ("yield from together('k', {s: ask(g) for s in range(3)})", 0),
        ("flows = {s: ask(g) for s in range(3)}; yield from together('k', flows)", 0),
        ("flows = {}; flows[1] = ask(g); yield from together('k', flows)", 0),
    ],
)
def test_a_forgotten_yield_from_is_noticed(line: str, faults: int) -> None:
    sources = {
        "engine.core.ask": tree(ROOT / "engine/core/ask.py"),
        "engine.game.moves": ast.parse("def walk(g) -> 'Rule[None]': ...\ndef pay(g) -> None: ..."),
        "engine.game.turn": ast.parse(RULES.format(line=line)),
    }
    assert len([call for module, call in forgotten(sources) if module == "engine.game.turn"]) == faults


@pytest.mark.parametrize(
    ("code", "faults"),
    [
        ("for x in {1, 2}: pass", 1),
        ("a = set(b)\nfor x in a: pass", 1),
        ("def f(a: set[int]): return [x for x in a]", 1),
        ("def f(a: frozenset[str]): return ', '.join(a)", 1),
        ("a = {x for x in b}\nc = [*a]", 1),
        ("for x in a.keys() & b.keys(): pass", 1),
        ("a: set[int] = set()\na.pop()", 1),
        ("for x in sorted({1, 2}): pass", 0),
        ("a = set(b)\nc = 3 in a or any(x > 2 for x in a)", 0),
        ("for x in {1: 2}: pass", 0),
    ],
)
def test_iteration_over_a_set_is_noticed(code: str, faults: int) -> None:
    assert len(set_iterations(ast.parse(code))) == faults


@pytest.mark.parametrize(
    ("code", "faults"),
    [
        ("import random\nrandom.shuffle(a)", 1),
        ("from random import shuffle", 1),
        ("rng.choice(a)", 1),
        ("import random\nrandom.Random(3).random()", 0),
        ("from random import Random\nRandom(3).random()", 0),
    ],
)
def test_other_dice_are_noticed(code: str, faults: int) -> None:
    assert len(dice(ast.parse(code))) == faults


@pytest.mark.parametrize(
    ("code", "faults"),
    [
        ("import time", 1),
        ("from datetime import datetime", 1),
        ("open('x')", 1),
        ("path.read_text()", 1),
        ("def f():\n    global x", 1),
        ("from pathlib import Path\nPath(__file__).parent", 0),
    ],
)
def test_looks_outside_are_noticed(code: str, faults: int) -> None:
    assert len(outside(ast.parse(code))) == faults


@pytest.mark.parametrize(
    ("code", "faults"),
    [
        ("def f():\n    try:\n        yield 1\n    finally:\n        pass", 1),
        ("def f():\n    try:\n        pass\n    except KeyError:\n        x = yield from g()", 1),
        ("def f():\n    with g() as x:\n        if x:\n            yield from g()", 1),
        ("def f():\n    try:\n        x = g()\n    except KeyError:\n        x = 1\n    yield x", 0),
        ("with g():\n    def f():\n        yield 1", 0),
    ],
)
def test_a_question_inside_try_or_with_is_noticed(code: str, faults: int) -> None:
    assert len(guarded_yields(ast.parse(code))) == faults
