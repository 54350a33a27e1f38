"""Nippon: Zaibatsu for one to four players (docs/spec/nippon.md)."""
