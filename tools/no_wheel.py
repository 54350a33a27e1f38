"""What `pip install .` is answered: the build backend that `pyproject.toml` names builds nothing.

An installed Kontor would put `engine`, `storage`, `words` and five more such names where every program of that Python
finds its packages.
"""

from __future__ import annotations

from typing import NoReturn

ANSWER = (
    "Kontor is not installed as a package: it is run from a clone or from an image. In a clone, `make play` opens the"
    " local table and `make run` starts the bot; `engine` and `words` can be imported there, see docs/engine.md"
)


def refuse(*_: object, **__: object) -> NoReturn:
    raise SystemExit(ANSWER)


# The hooks that pip and `python -m build` call first.
get_requires_for_build_wheel = get_requires_for_build_editable = get_requires_for_build_sdist = refuse
build_wheel = build_editable = build_sdist = refuse
