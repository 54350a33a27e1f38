"""What a seat may know of the table, how it is filled, and how the rest is dealt anew."""
