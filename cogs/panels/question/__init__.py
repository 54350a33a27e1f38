"""One question as a private panel: its controls, its picture."""
