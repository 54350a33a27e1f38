"""The local table in a browser, and somebody who plays there."""
