# Усе, про що можна спитати: переліки й що що робить.
mombasa-things-companies = Компанії
mombasa-things-regions = Регіони
mombasa-things-tracks = Треки компаній
mombasa-things-cards = Карти
mombasa-things-books = Книги
mombasa-things-spaces = Бонусні місця
mombasa-things-tiles = Бонусні жетони
mombasa-things-start_tiles = Стартові жетони
mombasa-things-slots = Місця дій
mombasa-things-ledgers = Треки вашого планшета

mombasa-what-company = Вона нікому не належить, розвивати її може кожен. Що менше постів на її базі, то дорожчі її акції наприкінці гри.
mombasa-what-region = Хто ставить сюди пост, отримує: { $reward }.
mombasa-what-mines = { $n ->
    [one] { $n } значок шахти: він рахується для торговця алмазами тієї компанії, чий пост тут стоїть.
    [few] { $n } значки шахти: вони рахуються для торговця алмазами тієї компанії, чий пост тут стоїть.
   *[many] { $n } значків шахти: вони рахуються для торговця алмазами тієї компанії, чий пост тут стоїть.
}
mombasa-what-outer = Зовнішній регіон: сам він нагороди не дає, але в анклав усередині входять тільки звідси.
mombasa-what-enclave = Анклав, увійти до нього можна тільки з регіону довкола: { $region }.
mombasa-what-track = Поділок: { $length }, акцій щонайбільше { $n }.
mombasa-what-bonus = { $n ->
    [one] Перший
   *[other] Другий
} бонус, за особливе поле на поділці { $space }: { $bonus }.
mombasa-what-goods = Карта товарів ({ $good }) вартістю { $n }: за неї купують карти й рухають маркери треками компаній, вона рахується для книг і переваги.
mombasa-what-expansion = { $n ->
    [one] { $n } очко експансії
    [few] { $n } очки експансії
   *[many] { $n } очок експансії
}: усі ваші активні карти експансії разом виводять на мапу пости однієї компанії.
mombasa-what-bookkeeper = Рухає чорнильницю по книгах, вимоги яких ви виконуєте, а потім дає { $reward }.
mombasa-what-merchant = Дає { $reward }.
mombasa-what-merchant_of = Дає { $reward } і ще по 1 алмазу за { $n ->
    [1] кожен значок
    [one] кожен { $n } значок
    [few] кожні { $n } значки
   *[many] кожні { $n } значків
} шахти під постами { CASE($company, "gen") }.
mombasa-what-share = Планувати її не можна. Її акції рахуються наприкінці, якщо вона досі у вас.
mombasa-what-crated = { $card }, число на ящику { $n }
mombasa-what-card_apart = число на ящику { $n }
mombasa-what-crate = Число на ящику – { $n }: це ціна без надбавки стовпця і те, що карта приносить під час продажу.
mombasa-what-book = Вимагає від активних карт: { $needs }. Якщо чорнильниця зупиниться на ній: { $reward }.
mombasa-what-book_price = { $n ->
    [one] Коштує { $n } бухгалтерське очко.
    [few] Коштує { $n } бухгалтерські очки.
   *[many] Коштує { $n } бухгалтерських очок.
}
mombasa-what-book_display_name = поле книг
mombasa-what-book_display = Книги, які можна взяти за бухгалтерські очки. Монету, що лежить біля книги, беруть разом із нею.
mombasa-what-space = За один бонусний маркер – { $does }.
mombasa-what-majority = якщо ні в кого немає більше, ніж у вас ({ $measure }), нагорода за вартістю на треку { CASE($company, "gen") } ({ $tiers })
mombasa-what-tile_plus_1_good = Підвищує вартість однієї активної карти товарів на { $n } на весь раунд.
mombasa-what-tile_bookkeeper = Бухгалтер, який дає { $reward }; місця не займає.
mombasa-what-tile_merchant = Торговець: { $reward } і ще по { $n } за кожного іншого активного торговця.
mombasa-what-tile_expansion = Карта експансії вартістю { $n }, місця не займає.
mombasa-what-start_tile = Відкласти: { $cards }. Стартова книга: { $needs } → { $reward }. Стартовий бонус: { $bonus }.
mombasa-what-slot = Сюди у фазі планування кладуть одну карту. Після раунду вона лягає на стос відновлення над місцем; стос повертається на руку цілком.
mombasa-what-slot-open = Відкрите від самого початку.
mombasa-what-slot-diamond_track = Відкривається, коли у вас { $diamonds }, від наступного планування.
mombasa-what-slot-bookkeeping_track = Відкривається, коли чорнильниця дійшла до позиції { $at }, від наступного планування.
mombasa-what-ledger_diamonds = Ваші алмази. За кінцем треку кожен алмаз – це £{ $n }.
mombasa-what-ledger_bookkeeping = По ньому чорнильниця йде по книгах. На останній позиції кожне бухгалтерське очко – це £{ $n }.
mombasa-what-ledger = Вартість наприкінці гри: { $values }.
mombasa-what-ledger_value = від { $at } – £{ $n }

# Де це лежить за столом і скільки там коштує.
mombasa-here-company = Акція зараз коштує £{ $value }. Постів на базі: { $base }, на мапі: { $map }.
mombasa-here-no_post = Поста там немає.
mombasa-here-post = Там стоїть пост { CASE($company, "gen") }; іншій компанії вхід коштує на { $n } більше.
mombasa-here-track = Трек { $track } лежить біля компанії { $company }.
mombasa-here-marker = Ваш маркер на поділці { $n }, акцій на треку: { $shares }.
mombasa-here-card = Лежить на полі карт за { $price }.
mombasa-here-book = { $coins ->
    [0] Лежить на полі книг, ціна в очках: { $n }.
   *[other] Лежить на полі книг разом із £{ $coins }, ціна в очках: { $n }.
}
mombasa-here-free = Воно вільне.
mombasa-here-taken = Там маркер гравця { $player }.
mombasa-here-holder = У цьому раунді він у гравця { $player }.
mombasa-here-on_board = Він лежить на полі.
