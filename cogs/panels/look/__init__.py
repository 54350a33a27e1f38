"""Looking around at a table: boards, hand, log, rules, replay, watching."""
