mombasa-title = Mombasa
mombasa-about = Mombasa is set among the European trading companies that divided Africa between them in the age of colonialism; the game shows their trade and leaves out the people who paid for it.
