# Слова на картинках, как можно короче.

mombasa-pic-title = Момбаса
mombasa-pic-kind-board = Поле
mombasa-pic-kind-market = Рынок
mombasa-pic-kind-player = Планшет игрока
mombasa-pic-kind-score = Счёт
mombasa-pic-round = Раунд { $round }/{ $rounds }
mombasa-pic-your_turn = Ваш ход
mombasa-pic-to_move = Ходит
mombasa-pic-stacks = Стопки восстановления
mombasa-pic-now = Сейчас
mombasa-pic-diamonds = Алмазы
mombasa-pic-bookkeeping = Бухгалтерия
mombasa-pic-hand = Рука
mombasa-pic-start_tiles = Стартовые тайлы
mombasa-pic-start-keep = Какой тайл оставить?
mombasa-pic-start-arrange = Карты в стопки
mombasa-pic-start-aside = отложить
mombasa-pic-start-book = книга
mombasa-pic-start-bonus = бонус
mombasa-pic-start-stacks = стопки
mombasa-pic-plan-title = Ваш план
mombasa-pic-plan-locked = План подтверждён
mombasa-pic-plan-card = План: карта в область
mombasa-pic-plan-key-stack = сверху: стопка, вернётся в руку вся
mombasa-pic-plan-key-up = куда карта уйдёт после раунда
mombasa-pic-plan-key-ghost = уже в плане; выберите область, чтобы изменить

# Картинки словами.

mombasa-pic-when = «Момбаса», раунд { $round } из { $rounds }. { $phase }.
mombasa-pic-turn = Ходит { $player }.
mombasa-pic-everybody = Все решают одновременно.
mombasa-pic-won = { $n ->
    [one] Победа
   *[other] Победу делят
}: { $players }.
mombasa-pic-last = Это последний раунд.
mombasa-pic-left-goods = Осталось шагов: { $n }.
mombasa-pic-left-expansion = Осталось очков экспансии: { $n }.
mombasa-pic-left-batch = Осталось бухгалтерских очков: { $n }.
mombasa-pic-nothing = нет
mombasa-pic-company = { $company }: акция £{ $value }, постов на карте { $posts }
mombasa-pic-regions = { $company }: акция £{ $value }; постов на базе { $base }; шахт { $mines }; регионы: { $regions }.
mombasa-pic-track = { $company }, трек { $track }, деление (акции): { $markers }.
mombasa-pic-player = { $player }: деньги £{ $cash }; акции { $shares }; алмазы £{ $diamonds }; бухгалтерия £{ $books }; бонусных маркеров { $markers } из { $all }; карт на руке { $hand }; сумма £{ $total }.
mombasa-pic-first = Первый игрок: { $player }.
mombasa-pic-done = Закончили раунд: { $players }.
# same in every language
mombasa-pic-sum = { $player } £{ $total }
mombasa-pic-column = Карты с доплатой { $n }: { $cards }.
mombasa-pic-priced = { $card } за { $price }
mombasa-pic-stock = Карт в колоде: { $deck }. Книг в запасе: A { $a }, B { $b }, C { $c }.
mombasa-pic-books = Книги { $letter }: { $books }.
mombasa-pic-coin = { $book } с монетой £{ $n }
mombasa-pic-taken = Занятые бонусные места: { $spaces }.
mombasa-pic-free = Свободные бонусные места: { $spaces }.
mombasa-pic-tile_of = Бонусные тайлы у игроков: { $tiles }.
mombasa-pic-bonuses = Трек { $track } ({ $company }): { $first }; { $second }.
# same in every language
mombasa-pic-bonus_of = { $bonus } – { $players }
mombasa-pic-bonus-expansion = экспансия +{ $n }
mombasa-pic-bonus-discount = покупка с картой { CASE($good, "gen") } −{ $n }
mombasa-pic-bonus-discount_mixed = покупка с картой { CASE($good, "gen") } и другими товарами −{ $n }
mombasa-pic-bonus-card_value = каждая карта { CASE($good, "gen") } +{ $n }
mombasa-pic-bonus-markers = бонусные маркеры +{ $n }
mombasa-pic-bonus-sell = продажа карты за ящик + £{ $n }
mombasa-pic-bonus-sell_good = продажа карты { CASE($good, "gen") } за ящик + £{ $n }
mombasa-pic-bonus-choice = £{ $price }: { $first } или { $second }
mombasa-pic-bonus-buy = { $off ->
    [0] покупка карты за цену
   *[other] покупка карты за цену −£{ $off }
} и/или { $gain }
mombasa-pic-bonus-advance = £{ $price }: +{ $steps } на каждом из { $tracks } других треков
mombasa-pic-area = У игрока { $player }: { $cards }. { $values }
mombasa-pic-empty_area = У игрока { $player } нет открытых карт.
mombasa-pic-used = { $card } (использовано)
mombasa-pic-values = Стоимости: { $values }.
# same in every language
mombasa-pic-value = { $name } { $n }
mombasa-pic-expansion = экспансия
mombasa-pic-person = персонажи
mombasa-pic-offer = Карт на поле: { $cards }. Книг на поле: { $books }. Свободных бонусных мест: { $spaces }.
mombasa-pic-most = Наибольшие стоимости: { $values }.
mombasa-pic-slot = Область { $letter }: { $card }
mombasa-pic-slot-empty = Область { $letter }: пусто
mombasa-pic-slot-locked = Область { $letter }: закрыта
mombasa-pic-slot-next = Область { $letter }: откроется в следующем раунде
mombasa-pic-stack = { $slot }; стопка: { $cards }.
mombasa-pic-cash = { $player }: деньги £{ $cash }, бонусных маркеров { $markers } из { $all }, сумма £{ $total }.
mombasa-pic-shares = Акции: { $shares }.
mombasa-pic-tiles = Бонусные тайлы: { $tiles }.
mombasa-pic-diamond_track = Трек алмазов: деление { $space }, £{ $pounds }.
mombasa-pic-book_track = Бухгалтерский трек: чернильница на месте { $position }, £{ $pounds }. Книги: { $books }.
# same in every language
mombasa-pic-position = { $at }: { $book }
# same in every language
mombasa-pic-start_book = { $needs } → { $reward }
mombasa-pic-face_down = лицом вниз
mombasa-pic-placing = Книги, которые надо положить: { $books }.
mombasa-pic-cards = { $n ->
    [one] Рука, { $n } карта
    [few] Рука, { $n } карты
   *[many] Рука, { $n } карт
}: { $cards }.
mombasa-pic-hidden = Рука: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} рубашкой вверх.
mombasa-pic-dealt = { $tile }: отложить { $cards }; стартовая книга { $book }; стартовый бонус: { $steps }.
mombasa-pic-plan-told = Ваш план, заполнено областей: { $laid } из { $slots }.
mombasa-pic-plan-told-locked = Ваш план подтверждён, заполнено областей: { $laid } из { $slots }.
