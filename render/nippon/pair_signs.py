"""Starting pairs in icons: the sign of an A token, and what a B token gives."""

from __future__ import annotations

from engine.nippon.view.structs import PairView
from render.kit import Part, Words
from render.nippon.effects import amounts, thing

SIGNS = {
    "machine_for_first_factory": "machines",
    "build_ship": "ships",
    "build_train": "trains",
    "goods_for_first_factory": "good",
    "old_factory": "factory",
    "worker_of_choice": "any_worker",
    "protected_coal": "coal",
    "factory_discount": "money",
}


def given(pair: PairView, size: int) -> list[list[Part]]:
    """Each thing that the B token gives."""
    found = [amounts({kind: n}, size) for kind, n in pair.gain.items()]
    for track, n in pair.advance.items():
        found.append([thing(track, size), 2, Words(f"+{n}", max(22, size - 4))])
    return found


def joined(found: list[list[Part]], size: int) -> list[Part]:
    parts: list[Part] = []
    for one in found:
        parts += [*([round(size / 3.6)] if parts else []), *one]
    return parts
