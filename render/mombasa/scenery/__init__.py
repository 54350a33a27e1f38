"""An antique chart: its sea and frame, what sails and swims there, beasts of the land; all our own."""

from __future__ import annotations

from render.mombasa.scenery import beasts, ships

ORNAMENTS = (beasts, ships)  # importing them has registered what they draw
