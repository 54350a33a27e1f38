# What badges say, in words.
pictures-changes = Изменилось: { $list }.
pictures-gained = { $player } — { $changes }
pictures-points = очки { $n }
pictures-money = деньги { $n }
pictures-sum = сумма { $n }
# What the points in the head of a picture are.
pictures-if_over = если бы игра кончилась сейчас
