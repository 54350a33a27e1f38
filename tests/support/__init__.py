"""What tests of several packages share: a stage, people who click, and the bazaar, a small but complete game."""
