"""Tests of Nippon: Zaibatsu."""
