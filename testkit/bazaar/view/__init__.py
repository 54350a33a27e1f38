"""What a seat may know, built field by field, so that a new secret is hidden by default."""
