"""Commands for those who work on Kontor: measuring, soaking, recording, and the pages that are written by scripts."""
