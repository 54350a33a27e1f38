"""Tests of the pictures of Nippon: Zaibatsu."""
