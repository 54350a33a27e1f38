# Слова на картинках, как можно короче.

mombasa-pic-market-cards = карты на продажу
mombasa-pic-market-books = книги
mombasa-pic-market-bonuses = бонусы за маркер
mombasa-pic-market-majorities = большинство
mombasa-pic-market-tracks = бонусы треков
mombasa-pic-market-areas = карты этого раунда
mombasa-pic-title = { mombasa-title }
mombasa-pic-kind-board = Поле
mombasa-pic-kind-market = Рынок
mombasa-pic-kind-player = Планшет игрока
mombasa-pic-kind-score = Счёт
mombasa-pic-round = Раунд { $round } из { $rounds }
mombasa-pic-last_round = последний раунд
mombasa-pic-your_turn = Ваш ход
mombasa-pic-to_move = Ходит
mombasa-pic-stacks = Стопки восстановления
mombasa-pic-now = Сейчас
mombasa-pic-diamonds = Алмазы
mombasa-pic-bookkeeping = Бухгалтерия
mombasa-pic-hand = Рука
mombasa-pic-fortune = Состояние сейчас
mombasa-pic-start_tiles = Стартовые тайлы
mombasa-pic-start-keep = Какой тайл оставить?
mombasa-pic-start-arrange = Карты в стопки
mombasa-pic-start-aside = отложить
mombasa-pic-start-book = книга
mombasa-pic-start-bonus = бонус
mombasa-pic-start-stacks = стопки
mombasa-pic-plan-title = Раунд { $round } из { $rounds }: ваш план
mombasa-pic-plan-locked = План подтверждён
mombasa-pic-plan-card = План: карта в область
mombasa-pic-plan-key-stack = сверху: стопка, вернётся на руку вся
mombasa-pic-plan-key-up = куда карта уйдёт после раунда
mombasa-pic-plan-key-ghost = уже в плане; выберите область, чтобы изменить

# Картинки словами.

mombasa-pic-when = «{ mombasa-title }», раунд { $round } из { $rounds }. { $phase }.
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
mombasa-pic-entry = Стоимость входа: { $regions }.
mombasa-pic-nothing = нет
mombasa-pic-company = { $company }: акция £{ $value }, посты на карте: { $posts }
mombasa-pic-regions = { $company }: акция £{ $value }; посты на базе: { $base }; шахты: { $mines }; регионы: { $regions }.
mombasa-pic-track = { $company }, трек { $track }, деление и в скобках акции на треке: { $markers }.
mombasa-pic-player = { $player }: деньги £{ $cash }; { $seen ->
    [0] акции без карт на руке
   *[other] акции со всеми картами
}: { $shares }; алмазы: { $diamonds } (£{ $worth }); чернильница: { $jar } (£{ $books }); бонусные маркеры: { $markers } из { $all }; карты на руке: { $hand }; всего £{ $total }.
mombasa-pic-first = Первый игрок: { $player }.
mombasa-pic-done = Закончили раунд: { $players }.
# same in every language
mombasa-pic-sum = { $player } £{ $total }
mombasa-pic-column = Карты с доплатой { $n }: { $cards }.
mombasa-pic-priced = { $card } за { $price }
mombasa-pic-out_of_reach = Пока вам не по карману: { $cards }.
mombasa-pic-stock = Карт в колоде: { $deck }. Книг в запасе: A { $a }, B { $b }, C { $c }.
mombasa-pic-books = Книги { $letter }: { $books }.
mombasa-pic-coin = { $book } с монетой £{ $n }
mombasa-pic-taken = Занятые бонусные места: { $spaces }.
mombasa-pic-free = Свободные бонусные места: { $spaces }.
mombasa-pic-tile_of = Бонусные тайлы у игроков: { $tiles }.
mombasa-pic-bonuses = Трек { $track } ({ $company }): { $first }; { $second }.
# same in every language
mombasa-pic-bonus_of = { $bonus } — { $players }
mombasa-pic-bonus-expansion = экспансия +{ $n }
mombasa-pic-bonus-discount = покупка с картой { CASE($good, "gen") } на { $n } дешевле
mombasa-pic-bonus-discount_mixed = покупка с картой { CASE($good, "gen") } и другими товарами на { $n } дешевле
mombasa-pic-bonus-card_value = каждая карта { CASE($good, "gen") } +{ $n }
mombasa-pic-bonus-markers = бонусные маркеры +{ $n }
mombasa-pic-bonus-sell = продажа карты за число на ящике + £{ $n }
mombasa-pic-bonus-sell_good = продажа карты { CASE($good, "gen") } за число на ящике + £{ $n }
mombasa-pic-bonus-choice = £{ $price }: { $first } или { $second }
mombasa-pic-bonus-buy = { $off ->
    [0] покупка карты за фунты
   *[other] покупка карты на £{ $off } дешевле
} и/или { $gain }
mombasa-pic-bonus-advance = £{ $price }: по { $steps ->
    [one] { $steps } шагу
    [few] { $steps } шага
   *[many] { $steps } шагов
} на каждом из { $tracks } других треков
mombasa-pic-area = У игрока { $player }: { $cards }. { $values }
mombasa-pic-recovering = Карт в стопках восстановления: { $stacks }.
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
mombasa-pic-cash = { $player }: деньги £{ $cash }, бонусные маркеры: { $markers } из { $all }, всего £{ $total }.
mombasa-pic-shares = Акции со всеми картами: { $shares }.
mombasa-pic-holding = { $company } — { $shares } × £{ $value }
mombasa-pic-tiles = Бонусные тайлы: { $tiles }.
mombasa-pic-diamond_track = Трек алмазов: деление { $space }, £{ $pounds }.
mombasa-pic-book_track = Бухгалтерский трек: чернильница { $position ->
    [0] в начале
   *[other] на месте { $position }
}, £{ $pounds }. Книги: { $books }.
# same in every language
mombasa-pic-position = { $at }: { $book }
# same in every language
mombasa-pic-start_book = { $needs } → { $reward }
mombasa-pic-face_down = лицом вниз
mombasa-pic-placing = Книги, которые надо положить: { $books }.
mombasa-pic-cards = { $n ->
    [one] На руке { $n } карта
    [few] На руке { $n } карты
   *[many] На руке { $n } карт
}: { $cards }.
mombasa-pic-hidden = На руке { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} рубашкой вверх.
mombasa-pic-dealt = { $tile }: отложить { $cards }; стартовая книга { $book }; стартовый бонус: { $steps }.
mombasa-pic-plan-told = В вашем плане заполнено областей: { $laid } из { $slots }.
mombasa-pic-plan-told-locked = Ваш план подтверждён; заполнено областей: { $laid } из { $slots }.

# Группы в подсчёте очков.
mombasa-pic-group-shares = Акции
