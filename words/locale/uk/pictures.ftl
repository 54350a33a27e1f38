# What badges say, in words.
pictures-changes = Змінилося: { $list }.
pictures-gained = { $player } – { $changes }
pictures-points = рахунок { $n }
pictures-money = гроші { $n }
pictures-sum = сума { $n }
