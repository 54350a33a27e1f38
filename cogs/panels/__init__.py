"""What buttons, lists and forms lead to: the question panel, the lobby, looking around."""
