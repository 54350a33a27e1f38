# Слова на картинках, якомога коротші.

mombasa-pic-market-cards = карти на продаж
mombasa-pic-market-books = книги
mombasa-pic-market-bonuses = бонуси за маркер
mombasa-pic-market-majorities = переваги
mombasa-pic-market-tracks = бонуси треків
mombasa-pic-market-areas = карти цього раунду
mombasa-pic-title = { mombasa-title }
mombasa-pic-kind-board = Поле
mombasa-pic-kind-market = Ринок
mombasa-pic-kind-player = Планшет гравця
mombasa-pic-kind-score = Рахунок
mombasa-pic-round = Раунд { $round } з { $rounds }
mombasa-pic-last_round = останній раунд
mombasa-pic-your_turn = Ваш хід
mombasa-pic-to_move = Ходить
mombasa-pic-stacks = Стоси відновлення
mombasa-pic-now = Зараз
mombasa-pic-diamonds = Алмази
mombasa-pic-bookkeeping = Бухгалтерія
mombasa-pic-hand = Рука
mombasa-pic-fortune = Статки зараз
mombasa-pic-start_tiles = Стартові жетони
mombasa-pic-start-keep = Який жетон залишити?
mombasa-pic-start-arrange = Карти на стоси
mombasa-pic-start-aside = відкласти
mombasa-pic-start-book = книга
mombasa-pic-start-bonus = бонус
mombasa-pic-start-stacks = стоси
mombasa-pic-plan-title = Раунд { $round } з { $rounds }: ваш план
mombasa-pic-plan-locked = План підтверджено
mombasa-pic-plan-card = План: карта на місце
mombasa-pic-plan-key-stack = стос угорі повернеться на руку весь
mombasa-pic-plan-key-up = куди карта піде після раунду
mombasa-pic-plan-key-ghost = уже в плані; виберіть місце, щоб змінити

# Картинки словами.

mombasa-pic-when = «{ mombasa-title }», раунд { $round } з { $rounds }. { $phase }.
mombasa-pic-turn = Ходить { $player }.
mombasa-pic-everybody = Усі вирішують одночасно.
mombasa-pic-won = { $n ->
    [one] Перемога
   *[other] Перемогу ділять
}: { $players }.
mombasa-pic-last = Це останній раунд.
mombasa-pic-left-goods = Лишилося кроків: { $n }.
mombasa-pic-left-expansion = Лишилося очок експансії: { $n }.
mombasa-pic-left-batch = Лишилося бухгалтерських очок: { $n }.
mombasa-pic-entry = Вартість входу: { $regions }.
mombasa-pic-nothing = немає
mombasa-pic-company = { $company }: акція £{ $value }, пости на мапі: { $posts }
mombasa-pic-regions = { $company }: акція £{ $value }; пости на базі: { $base }; шахти: { $mines }; регіони: { $regions }.
mombasa-pic-track = { $company }, трек { $track }, поділка й у дужках акції на треку: { $markers }.
mombasa-pic-player = { $player }: гроші £{ $cash }; { $seen ->
    [0] акції без карт на руці
   *[other] акції з усіма картами
}: { $shares }; алмази: { $diamonds } (£{ $worth }); чорнильниця: { $jar } (£{ $books }); бонусні маркери: { $markers } з { $all }; карти на руці: { $hand }; разом £{ $total }.
mombasa-pic-first = Перший гравець: { $player }.
mombasa-pic-done = Закінчили раунд: { $players }.
# same in every language
mombasa-pic-sum = { $player } £{ $total }
mombasa-pic-column = Карти з доплатою { $n }: { $cards }.
mombasa-pic-priced = { $card } за { $price }
mombasa-pic-out_of_reach = Поки що вам не по кишені: { $cards }.
mombasa-pic-stock = Карт у колоді: { $deck }. Книг у запасі: A { $a }, B { $b }, C { $c }.
mombasa-pic-books = Книги { $letter }: { $books }.
mombasa-pic-coin = { $book } з монетою £{ $n }
mombasa-pic-taken = Зайняті бонусні місця: { $spaces }.
mombasa-pic-free = Вільні бонусні місця: { $spaces }.
mombasa-pic-tile_of = Бонусні жетони в гравців: { $tiles }.
mombasa-pic-bonuses = Трек { $track } ({ $company }): { $first }; { $second }.
# same in every language
mombasa-pic-bonus_of = { $bonus } – { $players }
mombasa-pic-bonus-expansion = експансія +{ $n }
mombasa-pic-bonus-discount = купівля з картою { CASE($good, "gen") } на { $n } дешевша
mombasa-pic-bonus-discount_mixed = купівля з картою { CASE($good, "gen") } та іншими товарами на { $n } дешевша
mombasa-pic-bonus-card_value = кожна карта { CASE($good, "gen") } +{ $n }
mombasa-pic-bonus-markers = бонусні маркери +{ $n }
mombasa-pic-bonus-sell = продаж карти за число на ящику + £{ $n }
mombasa-pic-bonus-sell_good = продаж карти { CASE($good, "gen") } за число на ящику + £{ $n }
mombasa-pic-bonus-choice = £{ $price }: { $first } або { $second }
mombasa-pic-bonus-buy = { $off ->
    [0] купівля карти за фунти
   *[other] купівля карти на £{ $off } дешевше
} та/або { $gain }
mombasa-pic-bonus-advance = £{ $price }: по { $steps ->
    [one] { $steps } кроку
    [few] { $steps } кроки
   *[many] { $steps } кроків
} на кожному з { $tracks } інших треків
mombasa-pic-area = Гравець { $player } має: { $cards }. { $values }
mombasa-pic-recovering = Карт у стосах відновлення: { $stacks }.
mombasa-pic-empty_area = Гравець { $player } не має відкритих карт.
mombasa-pic-used = { $card } (використано)
mombasa-pic-values = Вартості: { $values }.
# same in every language
mombasa-pic-value = { $name } { $n }
mombasa-pic-expansion = експансія
mombasa-pic-person = персонажі
mombasa-pic-offer = Карт на полі: { $cards }. Книг на полі: { $books }. Вільних бонусних місць: { $spaces }.
mombasa-pic-most = Найбільші вартості: { $values }.
mombasa-pic-slot = Місце { $letter }: { $card }
mombasa-pic-slot-empty = Місце { $letter }: порожнє
mombasa-pic-slot-locked = Місце { $letter }: закрите
mombasa-pic-slot-next = Місце { $letter }: відкриється в наступному раунді
mombasa-pic-stack = { $slot }; стос: { $cards }.
mombasa-pic-cash = { $player }: гроші £{ $cash }, бонусні маркери: { $markers } з { $all }, разом £{ $total }.
mombasa-pic-shares = Акції з усіма картами: { $shares }.
mombasa-pic-holding = { $company } – { $shares } × £{ $value }
mombasa-pic-tiles = Бонусні жетони: { $tiles }.
mombasa-pic-diamond_track = Трек алмазів: поділка { $space }, £{ $pounds }.
mombasa-pic-book_track = Бухгалтерський трек: чорнильниця { $position ->
    [0] на початку
   *[other] на позиції { $position }
}, £{ $pounds }. Книги: { $books }.
# same in every language
mombasa-pic-position = { $at }: { $book }
# same in every language
mombasa-pic-start_book = { $needs } → { $reward }
mombasa-pic-face_down = долілиць
mombasa-pic-placing = Книги, які треба покласти: { $books }.
mombasa-pic-cards = { $n ->
    [one] На руці { $n } карта
    [few] На руці { $n } карти
   *[many] На руці { $n } карт
}: { $cards }.
mombasa-pic-hidden = На руці { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
} сорочкою догори.
mombasa-pic-dealt = { $tile }: відкласти { $cards }; стартова книга { $book }; стартовий бонус: { $steps }.
mombasa-pic-plan-told = У вашому плані заповнено місць: { $laid } з { $slots }.
mombasa-pic-plan-told-locked = Ваш план підтверджено; заповнено місць: { $laid } з { $slots }.

# Групи в підрахунку балів.
mombasa-pic-group-shares = Акції
