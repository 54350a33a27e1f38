"""Nippon: Zaibatsu for one to four players (spec/nippon.md)."""
