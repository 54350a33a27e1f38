computers-easy = newcomer
computers-easy-about = Plays like somebody at their first table. Answers at once.
computers-house = regular
computers-house-about = Solid, plans its own turn. Answers at once.
computers-master = master
computers-master-about = Looks ahead and plays to win. Thinks up to { $seconds } s a turn.
computers-seated = { $name } (computer, { $level })
