"""What is sent: messages within Discord's limits, in the reader's language, with pictures."""
