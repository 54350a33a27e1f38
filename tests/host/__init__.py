"""Tests of the host, played with the bazaar."""
