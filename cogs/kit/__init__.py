"""What every cog builds on: ids, router, guard, messages, readers, pictures, threads."""
