"""The decision machine that all games share: questions, runs, tables, effects, texts, components."""
