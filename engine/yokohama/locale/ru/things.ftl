# Всё, о чём можно спросить: списки и что что делает.
yokohama-things-areas = Локации
yokohama-things-orders = Заказы
yokohama-things-technologies = Технологии
yokohama-things-achievements = Цели
yokohama-things-boards = Поля церкви и таможни
yokohama-things-tokens = Жетоны «5 силы»

yokohama-what-goods = { CAP($good) } при силе от 1 до 5: { $n }.
yokohama-what-bank = Деньги при силе от 1 до 5, в ¥: { $n }.
yokohama-what-port = Вы берёте заказ; второй стоит ещё ¥{ $yen } или импорт ({ $imports }). Доступно карт при силе от 1 до 5: { $n }.
yokohama-what-port_points = Очки при силе от 1 до 5: { $n }.
yokohama-what-laboratory = Вы берёте технологию. Индустриализация при силе от 1 до 5: { $n }; недостающее докупают за деньги или импорт.
yokohama-what-employment_agency = Вы берёте фишки со склада в личную зону и платите за них. Сколько при силе от 1 до 5: { $n }.
yokohama-what-prices = Цены в ¥: ассистент { $assistant }, магазин { $shop }, торговые дома { $houses }.
yokohama-what-chinatown = Вы покупаете и продаёте товары. Сколько раз при силе от 1 до 5: { $n }.
yokohama-what-church = Вы ставите ассистента на клетку поля церкви. Вера при силе от 1 до 5: { $n }.
yokohama-what-customs = Вы отдаёте импорт и ставите ассистента на клетку поля таможни. Сколько импорта можно отдать при силе от 1 до 5: { $n }.
yokohama-what-canal = Президент проходит здесь без ассистента, каждый раз за ¥{ $n }. Остановиться здесь нельзя, размещать тоже.
yokohama-what-order_name = { $order } ({ $country })
yokohama-what-order = Нужно: { $goods }. Даёт: { $gains } и значок страны.
yokohama-what-technology = { CAP($effect) }.
yokohama-what-card = Карта № { $number }: индустриализация { $production }, { $country }.
yokohama-what-achievement = Первому: { $first }, остальным: { $later }. Ассистент из личной зоны остаётся на карте цели.
yokohama-what-church_space = Нужна вера { $n }. Даёт: { $gains }; ассистент остаётся здесь и считается для первенства.
yokohama-what-customs_space = Стоит { $n ->
    [one] { $n } импортный товар
    [few] { $n } импортных товара
   *[many] { $n } импортных товаров
}. Даёт: { $gains }; ассистент остаётся здесь и считается для первенства.
yokohama-what-token_name = жетон «5 силы»: { $gains }
yokohama-what-token = Его можно взять после действия с силой 5 в его локации: { $gains }. В конце игры он ничего не стоит, но жетоны нужны для некоторых целей.
yokohama-what-free_agent = Его можно взять после действия с силой 5 в его локации. Это наёмник без страны, его используют как любого другого.

# Где это лежит за столом и сколько там стоит.
yokohama-here-power = Ваша сила там сейчас { $n }.
yokohama-here-presidents = Там стоят чужие президенты: { $players }. Вход или ассистент стоит по ¥1 каждому.
yokohama-here-port = Лежит в порту ({ $area }), нужна сила { $n }.
yokohama-here-laboratory = Карта № { $number } лежит в лаборатории ({ $area }), нужна индустриализация { $n }.
yokohama-here-held = Карту № { $number } держит { $player }.
yokohama-here-achievement = Следующий получит: { $points }.
yokohama-here-claimed = Уже выполнили: { $players }.
yokohama-here-free = Она свободна.
yokohama-here-taken = Там ассистент игрока { $player }.
yokohama-here-neutral = Там ассистент условного игрока.
