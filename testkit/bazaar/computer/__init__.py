"""Computer players of the bazaar."""
