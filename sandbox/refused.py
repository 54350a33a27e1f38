"""What the simulated client refuses before anything reaches the bot."""

from __future__ import annotations


class Refused(Exception):
    """A person asked for what a real client would not let them do; `key` names the sentence on the page."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail}" if detail else key)
        self.key = key
        self.detail = detail
