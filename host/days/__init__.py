"""Games over weeks: vacations, reminders, time that is up, what needs everybody's consent."""
