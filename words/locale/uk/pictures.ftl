# What badges say, in words.
pictures-changes = Змінилося: { $list }.
pictures-gained = { $player } – { $changes }
pictures-points = рахунок { $n }
pictures-money = гроші { $n }
pictures-sum = сума { $n }
# What the points in the head of a picture are.
pictures-if_over = якби гра скінчилася зараз
