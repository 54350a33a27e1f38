"""What every cog builds on: ids, router, guard, permissions, messages, readers, pictures, threads."""
