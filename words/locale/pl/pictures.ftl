# What badges say, in words.
pictures-changes = Zmiany: { $list }.
pictures-gained = { $player } – { $changes }
pictures-points = punkty { $n }
pictures-money = pieniądze { $n }
pictures-sum = suma { $n }
# What the points in the head of a picture are.
pictures-if_over = gdyby teraz był koniec gry
