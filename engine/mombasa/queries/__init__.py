"""Looking at the table without changing it: facts, and refusals with their reasons."""
