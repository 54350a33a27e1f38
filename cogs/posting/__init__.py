"""What the bot says by itself: the outbox, turn messages, direct messages, hands."""
