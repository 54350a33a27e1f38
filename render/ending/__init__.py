"""Pictures of the end: the score sheet, the poster, points over the rounds."""
