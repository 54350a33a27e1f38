"""SQL by subject: one module per kind of row."""
