"""The rules, one chapter of the spec each."""
