# What badges say, in words.
pictures-changes = Змінилося: { $list }.
pictures-gained = { $player } – { $changes }
pictures-points = очки { $n }
pictures-money = гроші { $n }
pictures-sum = сума { $n }
