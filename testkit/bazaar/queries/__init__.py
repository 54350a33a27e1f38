"""Questions that rules, views and computer players ask of the state; nothing here changes it."""
