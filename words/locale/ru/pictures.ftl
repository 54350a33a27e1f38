# What badges say, in words.
pictures-changes = Изменилось: { $list }.
pictures-gained = { $player } — { $changes }
pictures-points = очки { $n }
pictures-money = деньги { $n }
pictures-sum = сумма { $n }
