"""Tests of the pictures of the bazaar."""
