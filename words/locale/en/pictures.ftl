# What badges say, in words.
pictures-changes = Changed: { $list }.
pictures-gained = { $player } – { $changes }
pictures-points = points { $n }
pictures-money = money { $n }
pictures-sum = sum { $n }
# What the points in the head of a picture are.
pictures-if_over = if it ended now
