"""Drawing on request: one picture, and a pool that has pictures drawn off the event loop."""
