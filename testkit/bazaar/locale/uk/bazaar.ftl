# Same in every language.
bazaar-title = Bazaar

bazaar-bid = Скільки пропонуєте?
bazaar-bid-help = Усі ставки сплачуються, і першим ходить той, хто поставив найбільше.
bazaar-lock = Підтвердити
bazaar-lock_in = Підтвердити ставку?
bazaar-turn = Що ви робите?
bazaar-work = Працювати
bazaar-give = Віддати монети: { $to }
bazaar-how_much = Скільки монет?
bazaar-sell = Продати прянощі
bazaar-order = Який ефект першим?
bazaar-effect = Ефект
bazaar-peek = Узяти приховану карту?
bazaar-peek_yes = Узяти
bazaar-tax = З кого взяти податок?
bazaar-work_for = Які товари берете?
bazaar-sort = Розставте товари за порядком
bazaar-good-dates = фініки
bazaar-good-spices = прянощі
bazaar-amount = { $n } { $what }
bazaar-card-carpet = килим
bazaar-card-lamp = лампа
bazaar-card-mirror = дзеркало
bazaar-card-pearl = перлина
bazaar-card-saddle = сідло
bazaar-card-scroll = сувій
bazaar-card-shawl = шаль
bazaar-card-sword = меч
bazaar-card-teapot = чайник
bazaar-card-tiger = тигр
bazaar-card-urn = урна
bazaar-card-veil = вуаль
bazaar-no-coins = Ціна: { $need ->
    [one] { $need } монета
    [few] { $need } монети
   *[many] { $need } монет
}; у вас { $have }.
bazaar-no-gift = У вас немає монет, щоб віддати.
bazaar-log-bid = { $player } пропонує { $n }.
bazaar-total = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
bazaar-log-sorted = { $player }: товари розставлено.
bazaar-log-give = { $player } віддає { $n }: { $to_player }.
bazaar-log-sell = { $player } продає прянощі.
bazaar-log-buy = { $player } купує: { $card }.
bazaar-log-peek = { $player } бере приховану карту.
bazaar-log-peeked = { $player } бере приховану карту: { $card }.
bazaar-log-tax = { $player } бере податок: { $from_player }.
bazaar-log-work = { $player } працює.
bazaar-log-last = Наступний раунд останній.
bazaar-line-coins = Монети
bazaar-line-cards = Карти
bazaar-line-goods = Товари
bazaar-option-goods = Товари
bazaar-option-goods-help = Скільки видів товару дає одна робота.
bazaar-option-goods-plenty = до двох
bazaar-option-goods-scarce = один
bazaar-option-peeking = Приховані карти
bazaar-option-peeking-help = Чи можуть ефекти тягнути приховані карти.
bazaar-option-peeking-on = так
bazaar-option-peeking-off = ні
bazaar-topic-turn = Хід
bazaar-topic-turn-body = Купіть карту (ціна килима: { $cards-carpet-price }), попрацюйте, віддайте монети або нічого не робіть.
bazaar-about = Невеликий ринок для перевірок.
bazaar-pic-kind-board = поле
bazaar-pic-kind-hand = рука
bazaar-pic-kind-score = таблиця балів
bazaar-price = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
bazaar-caravan = Відправити караван
bazaar-towns = Куди йде караван?
bazaar-town = Місто { $n } з { $of }: куди йде караван?
bazaar-load = Залишилося вантажів: { $n }. Який товар?
bazaar-stake = Скільки ви ставите?
bazaar-first_load = Який товар приходить зі ставкою?
bazaar-no-town = Караван уже побував тут: { $town }.
bazaar-no-caravan = Для каравану потрібна хоча б одна монета.
bazaar-log-town = { $player } відправляє караван: { $town }.
bazaar-log-load = { $player } отримує: { $good }.
bazaar-option-caravans = Каравани
bazaar-option-caravans-help = Чи можна відправляти каравани; ставка тоді приносить і товар.
bazaar-option-caravans-off = ні
bazaar-option-caravans-on = так
bazaar-held = { $good } × { $n }
bazaar-town-basra = Басра
bazaar-town-cairo = Каїр
bazaar-town-damascus = Дамаск
bazaar-town-kabul = Кабул
bazaar-town-mecca = Мекка
bazaar-town-muscat = Маскат
bazaar-town-shiraz = Шираз
