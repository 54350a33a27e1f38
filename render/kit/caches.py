"""A memory for finished parts of pictures with one limit for all: what was not asked for longest leaves first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

from render.kit import png
from render.kit.theme import Colour

P = ParamSpec("P")
T = TypeVar("T")

TOTAL_BYTES = 128 << 20  # all that pictures may keep
FINISHED_BYTES = 16 << 20  # of them whole pictures as files, see `render.drawing.pool`
PROCESSES = 2  # that draw: a picture for somebody who waits need not wait for one that is only posted
LAYER_BYTES = 16 << 20  # of them the layer on which each has drawn last, ready to be drawn on again
HANDLE_BYTES = 1300  # that Pillow takes for any picture, however small


class Budget:
    """Bytes that several caches share."""

    def __init__(self, limit: int) -> None:
        self.limit, self.weight = limit, 0
        self.kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lock = Lock()

    def keep(self, key: Hashable, part: object, weight: int) -> None:
        """Takes a part in and lets others go if the bytes are too many now."""
        with self._lock:
            if key not in self.kept:
                self.kept[key] = part, weight
                self.weight += weight
            while self.weight > self.limit and len(self.kept) > 1:
                self.weight -= self.kept.popitem(last=False)[1][1]

    def clear(self) -> None:
        """Forgets everything; for tests and measurements."""
        with self._lock:
            self.kept.clear()
            self.weight = 0


PARTS = Budget(TOTAL_BYTES - FINISHED_BYTES - PROCESSES * LAYER_BYTES)
LAYERS = Budget(LAYER_BYTES)


class Cache(Generic[T]):
    """Remembers what `make` built for a key; two threads may build the same thing twice, which does no harm."""

    def __init__(self, weigh: Callable[[T], int], budget: Budget = PARTS) -> None:
        self._weigh, self._budget = weigh, budget

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The part for this key, built now if it is not there."""
        own, kept = (self, key), self._budget.kept
        try:
            kept.move_to_end(own)  # each step is whole in itself, so finding needs no lock
            found: T = kept[own][0]
        except KeyError:
            found = make()
            self._budget.keep(own, found, self._weigh(found))
        return found

    def remember(self, function: Callable[P, T]) -> Callable[P, T]:
        """The function, called once per arguments as long as there is room for what it returned."""

        def recalled(*args: P.args, **kwargs: P.kwargs) -> T:
            key = (function.__qualname__, args, *kwargs.items())
            return self.get(key, lambda: function(*args, **kwargs))

        return recalled


def image_bytes(image: Image.Image) -> int:
    """Memory of one picture: Pillow keeps RGB in four bytes."""
    return image.width * image.height * (1 if image.mode in ("L", "P", "1") else 4) + HANDLE_BYTES


_pictures: Cache[Image.Image] = Cache(image_bytes)


def kept(key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
    """A part of a picture that is a picture itself, drawn when it is first needed; the key begins with its subject."""
    return _pictures.get(key, make)


_layers: Cache[Image.Image] = Cache(image_bytes, LAYERS)


def layer(key: Hashable, make: Callable[[], Image.Image], colours: tuple[Colour, ...]) -> Image.Image:
    """A picture to draw on, kept in a quarter of its memory; what was drawn on last is kept as it is, too."""
    packed = kept(key, lambda: png.to_palette(make(), colours))
    return _layers.get(key, lambda: packed.convert("RGB"))


def forget() -> None:
    """Everything is drawn anew; for tests and measurements."""
    PARTS.clear()
    LAYERS.clear()
