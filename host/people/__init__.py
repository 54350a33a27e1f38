"""What people and owners of servers set, watch, take away and delete."""
