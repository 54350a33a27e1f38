"""Having pictures drawn: off the event loop, in processes of their own, none twice."""
