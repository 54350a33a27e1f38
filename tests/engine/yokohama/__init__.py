"""Tests of Yokohama, named after the numbers of its specification."""
