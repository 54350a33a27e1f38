# Всё, о чём можно спросить: списки и что что делает.
mombasa-things-companies = Компании
mombasa-things-regions = Регионы
mombasa-things-tracks = Треки компаний
mombasa-things-cards = Карты
mombasa-things-books = Книги
mombasa-things-spaces = Бонусные места
mombasa-things-tiles = Бонусные тайлы
mombasa-things-start_tiles = Стартовые тайлы
mombasa-things-slots = Области действий
mombasa-things-ledgers = Треки вашего планшета

mombasa-what-company = Она никому не принадлежит, развивать её может каждый. Чем меньше постов на её базе, тем дороже её акции в конце игры.
mombasa-what-region = Кто ставит сюда пост, получает: { $reward }.
mombasa-what-mines = { $n ->
    [one] { $n } значок шахты: он считается для торговца алмазами той компании, чей пост здесь стоит.
    [few] { $n } значка шахты: они считаются для торговца алмазами той компании, чей пост здесь стоит.
   *[many] { $n } значков шахты: они считаются для торговца алмазами той компании, чей пост здесь стоит.
}
mombasa-what-outer = Внешний регион: сам он награды не даёт, но в анклав внутри него входят только отсюда.
mombasa-what-enclave = Анклав, войти в него можно только из региона вокруг: { $region }.
mombasa-what-track = Делений: { $length }, акций не больше { $n }.
mombasa-what-bonus = { $n ->
    [one] Первый
   *[other] Второй
} бонус, за особое поле на делении { $space }: { $bonus }.
mombasa-what-goods = Карта товаров ({ $good }) стоимостью { $n }: за неё покупают карты и двигают маркеры по трекам компаний, она считается для книг и большинства.
mombasa-what-expansion = { $n ->
    [one] { $n } очко экспансии
    [few] { $n } очка экспансии
   *[many] { $n } очков экспансии
}: все ваши активные карты экспансии вместе выводят на карту посты одной компании.
mombasa-what-bookkeeper = Двигает чернильницу по книгам, требования которых вы выполняете, а потом даёт { $reward }.
mombasa-what-merchant = Даёт { $reward }.
mombasa-what-merchant_of = Даёт { $reward } и ещё по 1 алмазу за { $n ->
    [1] каждый значок
    [one] каждый { $n } значок
    [few] каждые { $n } значка
   *[many] каждые { $n } значков
} шахты под постами { CASE($company, "gen") }.
mombasa-what-share = Планировать её нельзя. Её акции считаются в конце, если она всё ещё у вас.
mombasa-what-crated = { $card }, число на ящике { $n }
mombasa-what-card_apart = число на ящике { $n }
mombasa-what-crate = Число на ящике — { $n }: это цена без надбавки столбца и то, что карта приносит при продаже.
mombasa-what-book = Требует от активных карт: { $needs }. Если чернильница остановится на ней: { $reward }.
mombasa-what-book_price = { $n ->
    [one] Стоит { $n } бухгалтерское очко.
    [few] Стоит { $n } бухгалтерских очка.
   *[many] Стоит { $n } бухгалтерских очков.
}
mombasa-what-book_display_name = поле книг
mombasa-what-book_display = Книги, которые можно взять за бухгалтерские очки. Монету, лежащую у книги, берут вместе с ней.
mombasa-what-space = За один бонусный маркер — { $does }.
mombasa-what-majority = если ни у кого нет больше, чем у вас ({ $measure }), награда по стоимости на треке { CASE($company, "gen") } ({ $tiers })
mombasa-what-tile_plus_1_good = Поднимает стоимость одной активной карты товаров на { $n } на весь раунд.
mombasa-what-tile_bookkeeper = Бухгалтер, который даёт { $reward }; области не занимает.
mombasa-what-tile_merchant = Торговец: { $reward } и ещё по { $n } за каждого другого активного торговца.
mombasa-what-tile_expansion = Карта экспансии стоимостью { $n }, области не занимает.
mombasa-what-start_tile = Отложить: { $cards }. Стартовая книга: { $needs } → { $reward }. Стартовый бонус: { $bonus }.
mombasa-what-slot = Сюда в фазе планирования кладут одну карту. После раунда она ложится на стопку восстановления над областью; стопка возвращается на руку целиком.
mombasa-what-slot-open = Открыта с самого начала.
mombasa-what-slot-diamond_track = Открывается, когда у вас { $diamonds }, со следующего планирования.
mombasa-what-slot-bookkeeping_track = Открывается, когда чернильница дошла до места { $at }, со следующего планирования.
mombasa-what-ledger_diamonds = Ваши алмазы. За концом трека каждый алмаз — это £{ $n }.
mombasa-what-ledger_bookkeeping = По нему чернильница идёт по книгам. На последнем месте каждое бухгалтерское очко — это £{ $n }.
mombasa-what-ledger = Стоимость в конце игры: { $values }.
mombasa-what-ledger_value = с { $at } — £{ $n }

# Где это лежит за столом и сколько там стоит.
mombasa-here-company = Акция сейчас стоит £{ $value }. Постов на базе: { $base }, на карте: { $map }.
mombasa-here-no_post = Поста там нет.
mombasa-here-post = Там стоит пост { CASE($company, "gen") }; другой компании вход стоит на { $n } больше.
mombasa-here-track = Трек { $track } лежит у компании { $company }.
mombasa-here-marker = Ваш маркер на делении { $n }, акций на треке: { $shares }.
mombasa-here-card = Лежит на поле для карт за { $price }.
mombasa-here-book = { $coins ->
    [0] Лежит на поле книг, цена в очках: { $n }.
   *[other] Лежит на поле книг вместе с £{ $coins }, цена в очках: { $n }.
}
mombasa-here-free = Оно свободно.
mombasa-here-taken = Там маркер игрока { $player }.
mombasa-here-holder = В этом раунде он у игрока { $player }.
mombasa-here-on_board = Он лежит на поле.
