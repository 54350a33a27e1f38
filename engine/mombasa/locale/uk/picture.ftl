# Слова на картинках, якомога коротші.

mombasa-picture-round = Раунд { $round }/{ $rounds }
mombasa-picture-your_turn = Ваш хід
mombasa-picture-last_round = Останній раунд
mombasa-picture-stacks = Стоси відновлення
mombasa-picture-now = Зараз
mombasa-picture-tiles = Бонусні жетони
mombasa-picture-diamonds = Алмази
mombasa-picture-bookkeeping = Бухгалтерія
mombasa-picture-hand = Рука
mombasa-picture-plan = План
