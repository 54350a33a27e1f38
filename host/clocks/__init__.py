"""Clocks and quiet hours: arithmetic of time, without tables."""
