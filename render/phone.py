"""What pictures for a phone have in common: 1080 px wide, so that all is half as large again to the eye.

A phone shows a picture about 400 px wide. Where the wide one would be too small then, a game's `PHONE` has it in
parts: of a board the map alone, then the table. Nothing is drawn anew for that; the same things have other places.
"""

from __future__ import annotations

WIDE, EDGE = 1080, 16
HEAD = 206  # px above the first part, see `render.head`
