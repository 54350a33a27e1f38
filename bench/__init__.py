"""Measurements as ratios in one run; `make bench` prints them and writes `bench/RESULTS.md`."""
