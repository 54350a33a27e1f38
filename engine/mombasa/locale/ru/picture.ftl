# Слова на картинках, как можно короче.

mombasa-picture-round = Раунд { $round }/{ $rounds }
mombasa-picture-your_turn = Ваш ход
mombasa-picture-last_round = Последний раунд
mombasa-picture-stacks = Стопки восстановления
mombasa-picture-now = Сейчас
mombasa-picture-tiles = Бонусные тайлы
mombasa-picture-diamonds = Алмазы
mombasa-picture-bookkeeping = Бухгалтерия
mombasa-picture-hand = Рука
mombasa-picture-plan = План
