# Same in every language.
bazaar-title = Bazaar

bazaar-bid = Сколько предлагаете?
bazaar-bid-help = Все ставки уплачиваются, и первым ходит тот, кто поставил больше всех.
bazaar-lock = Подтвердить
bazaar-lock_in = Подтвердить ставку?
bazaar-turn = Что вы делаете?
bazaar-work = Работать
bazaar-give = Отдать монеты: { $to }
bazaar-how_much = Сколько монет?
bazaar-sell = Продать пряность
bazaar-order = Какой эффект первым?
bazaar-effect = Эффект
bazaar-peek = Взять скрытую карту?
bazaar-peek_yes = Взять
bazaar-tax = С кого взять налог?
bazaar-work_for = Какие товары берёте?
bazaar-sort = Расставьте товары по порядку
bazaar-good-dates = финики
bazaar-good-spices = пряности
bazaar-amount = { $n } { $what }
bazaar-card-carpet = ковёр
bazaar-card-lamp = лампа
bazaar-card-mirror = зеркало
bazaar-card-pearl = жемчуг
bazaar-card-saddle = седло
bazaar-card-scroll = свиток
bazaar-card-shawl = шаль
bazaar-card-sword = меч
bazaar-card-teapot = чайник
bazaar-card-tiger = тигр
bazaar-card-urn = урна
bazaar-card-veil = вуаль
bazaar-no-coins = Цена: { $need ->
    [one] { $need } монета
    [few] { $need } монеты
   *[many] { $need } монет
}; у вас { $have }.
bazaar-no-gift = У вас нет монет, чтобы отдать.
bazaar-log-bid = { $player } предлагает { $n }.
bazaar-total = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
bazaar-log-sorted = { $player }: товары расставлены.
bazaar-log-give = { $player } отдаёт { $n }: { $to_player }.
bazaar-log-sell = { $player } продаёт пряность.
bazaar-log-buy = { $player } покупает: { $card }.
bazaar-log-peek = { $player } берёт скрытую карту.
bazaar-log-peeked = { $player } берёт скрытую карту: { $card }.
bazaar-log-tax = { $player } берёт налог: { $from_player }.
bazaar-log-work = { $player } работает.
bazaar-log-last = Следующий раунд последний.
bazaar-line-coins = Монеты
bazaar-line-cards = Карты
bazaar-line-goods = Товары
bazaar-option-goods = Товары
bazaar-option-goods-help = Сколько видов товара даёт одна работа.
bazaar-option-goods-plenty = до двух
bazaar-option-goods-scarce = один
bazaar-option-peeking = Скрытые карты
bazaar-option-peeking-help = Могут ли эффекты тянуть скрытые карты.
bazaar-option-peeking-on = да
bazaar-option-peeking-off = нет
bazaar-topic-turn = Ход
bazaar-topic-turn-body = Купите карту (цена ковра: { $cards-carpet-price }), поработайте, отдайте монеты или ничего не делайте.
bazaar-about = Небольшой рынок для проверок.
bazaar-pic-kind-board = поле
bazaar-pic-kind-hand = рука
bazaar-pic-kind-score = таблица очков
bazaar-price = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
bazaar-caravan = Отправить караван
bazaar-towns = Куда идёт караван?
bazaar-town = Город { $n } из { $of }: куда идёт караван?
bazaar-load = Осталось грузов: { $n }. Какой товар?
bazaar-stake = Сколько вы ставите?
bazaar-first_load = Какой товар приходит со ставкой?
bazaar-no-town = Караван уже побывал здесь: { $town }.
bazaar-no-caravan = Для каравана нужна хотя бы одна монета.
bazaar-log-town = { $player } отправляет караван: { $town }.
bazaar-log-load = { $player } получает: { $good }.
bazaar-option-caravans = Караваны
bazaar-option-caravans-help = Можно ли отправлять караваны; ставка тогда приносит и товар.
bazaar-option-caravans-off = нет
bazaar-option-caravans-on = да
bazaar-held = { $good } × { $n }
bazaar-town-basra = Басра
bazaar-town-cairo = Каир
bazaar-town-damascus = Дамаск
bazaar-town-kabul = Кабул
bazaar-town-mecca = Мекка
bazaar-town-muscat = Маскат
bazaar-town-shiraz = Шираз
