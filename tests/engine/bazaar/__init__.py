"""Tests of the bazaar: its rulings, examples and invariants, each named after its number in the spec."""
