"""A small thread-safe memory of finished parts: least recently used ones leave when the bytes are too many."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

T = TypeVar("T")


class Cache(Generic[T]):
    """Remembers what `make` built for a key; two threads may build the same thing twice, which does no harm."""

    def __init__(self, limit: int, weigh: Callable[[T], int]) -> None:
        self.limit, self.weigh, self.weight = limit, weigh, 0
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The part for this key, built now if it is not there."""
        try:
            self._kept.move_to_end(key)  # each step is whole in itself, so finding needs no lock
            return self._kept[key]
        except KeyError:
            made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self.weight += self.weigh(made)
            while self.weight > self.limit and len(self._kept) > 1:
                self.weight -= self.weigh(self._kept.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Forgets everything; for tests and measurements."""
        with self._lock:
            self._kept.clear()
            self.weight = 0


def image_bytes(image: Image.Image) -> int:
    """Memory of one picture: Pillow keeps RGB in four bytes."""
    return image.width * image.height * (1 if image.mode in ("L", "P", "1") else 4)
