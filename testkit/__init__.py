"""What tests, tools and measurements share: a simulated Discord, people who click, the bazaar (a small whole game)."""
