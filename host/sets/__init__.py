"""Component sets that owners of a box bring for their server."""
