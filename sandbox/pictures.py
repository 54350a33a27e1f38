"""Pictures and other attached files of the local table: the newest in memory, all that are still shown on disk."""

from __future__ import annotations

import sqlite3
import struct
from collections import OrderedDict
from pathlib import Path
from typing import Any

from simcord.backend.cdn import CdnStore

PNG = b"\x89PNG\r\n\x1a\n"
CACHE_BYTES = 24 * 1024 * 1024


class Pictures(CdnStore):
    """Attachments and emojis: the newest in memory, all that are still shown on disk."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._blobs: OrderedDict[str, bytes] = OrderedDict()
        self._reader = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self.unsaved: dict[str, bytes] = {}
        self.cached = 0

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        payload = super().store_attachment(attachment_id, channel_id, filename, data, description)
        self._blobs.pop(payload["url"])
        self.put(payload["url"], data)
        if data.startswith(PNG):  # Discord tells a picture's size; the page keeps its place free
            payload["width"], payload["height"] = struct.unpack(">II", data[16:24])
        return payload

    def put(self, url: str, data: bytes) -> None:
        """Keep a file; the store writes it with the next flush."""
        self.unsaved[url] = data
        self._remember(url, data)

    def get(self, url: str) -> bytes | None:
        data = self._blobs.get(url) or self.unsaved.get(url)
        if data is None:
            row = self._reader.execute("select data from blobs where url = ?", (url,)).fetchone()
            data = row[0] if row else None
        if data is not None:
            self._remember(url, data)
        return data

    def _remember(self, url: str, data: bytes) -> None:
        self.cached += len(data) - len(self._blobs.pop(url, b""))
        self._blobs[url] = data
        while self.cached > CACHE_BYTES:
            self.cached -= len(self._blobs.popitem(last=False)[1])

    def sizes(self) -> dict[str, int]:
        """Every file on disk and its size, oldest first."""
        return dict(self._reader.execute("select url, length(data) from blobs order by number"))

    def forget(self, url: str) -> None:
        """Drop a file from memory."""
        self.cached -= len(self._blobs.pop(url, b""))
        self.unsaved.pop(url, None)

    def close(self) -> None:
        """Let go of the file."""
        self._reader.close()
