yokohama-orders = Все выбирают начальный заказ.
yokohama-keep = Какой заказ вы оставляете? Другой выходит из игры, его никто не увидит.
yokohama-turn = Сначала, если хотите, дополнительные действия; затем: как вы размещаете помощников?
yokohama-place = Где вы размещаете следующего помощника?
yokohama-place_pair = В какой локации вы размещаете пару?
yokohama-how_many = Сколько помощников вы там размещаете?
yokohama-place_beside = Телеграф: разместить ещё одного помощника рядом с парой?
yokohama-move = Куда идёт ваш президент?
yokohama-payees = Несколько путей стоят одинаково. Кому платите?
yokohama-recall = Президент возвращается в личную зону. Каких помощников он забирает?
yokohama-recall-in_hand = Президент остаётся в личной зоне. Каких помощников вы забираете?
yokohama-recall_from = Из какой локации возвращаются помощники?
yokohama-recall_how_many = Сколько возвращается?
yokohama-redirect = В какой локации вы действуете?
yokohama-agent = В какой локации действует наёмник?
yokohama-port = Какой заказ вы берёте?
yokohama-port_second = Берёте второй заказ?
yokohama-port_which = Какой заказ вы берёте вторым?
yokohama-laboratory = Какую технологию вы берёте?
yokohama-research_price = Чем вы платите?
yokohama-station = Куда вы кладёте жетон станции? Больше он никогда не сдвинется.
yokohama-hire = { $n ->
    [one] Какую фишку вы берёте со склада?
   *[many] Какую фишку вы берёте со склада? Ещё до { $n }.
}
yokohama-chinatown = { $n ->
    [one] Что вы обмениваете? Остался { $n } обмен.
    [few] Что вы обмениваете? Осталось { $n } обмена.
   *[many] Что вы обмениваете? Осталось { $n } обменов.
}
yokohama-church = На какую клетку поля церкви вы ставите помощника?
yokohama-faith = { $n ->
    [one] Что вы отдаёте за недостающую веру? Нужна { $n } вещь.
    [few] Что вы отдаёте за недостающую веру? Нужно { $n } вещи.
   *[many] Что вы отдаёте за недостающую веру? Нужно { $n } вещей.
}
yokohama-origin = Откуда вы берёте помощника?
yokohama-customs = На какую клетку поля таможни вы ставите помощника?
yokohama-token = Берёте жетон «5 силы»?
yokohama-build = Строите здесь?
yokohama-recover = Телефон: оставить здесь одного помощника?
yokohama-any_good = { $n ->
    [one] Какой товар вы берёте?
    [few] Какие { $n } товара вы берёте?
   *[many] Какие { $n } товаров вы берёте?
}
yokohama-shift_from = { $n ->
    [one] Какого помощника вы перемещаете? Осталось { $n } перемещение.
    [few] Какого помощника вы перемещаете? Осталось { $n } перемещения.
   *[many] Какого помощника вы перемещаете? Осталось { $n } перемещений.
}
yokohama-shift_into = Куда идёт помощник?
yokohama-reward_token = Все три цели выполнены! Какой жетон награды вы берёте?
yokohama-end = Если хотите, ещё дополнительные действия; затем завершите ход.

yokohama-group-placing = размещение
yokohama-group-orders = выполнить заказ
yokohama-group-achievements = выполнить цель
yokohama-group-agents = наёмники
yokohama-group-technologies = технологии

yokohama-placing-spread = по одному
yokohama-placing-spread-detail = по одному помощнику в разные локации
yokohama-placing-pair = пара
yokohama-placing-pair-detail = два помощника в одну локацию
yokohama-placing-pair-up_to = один или два помощника в одну локацию
yokohama-placing-none = никого не размещать
yokohama-fee-player = ¥1 → { $payee }
yokohama-fee-supply = ¥1 за канал
yokohama-return = вернуть президента
yokohama-return-detail = в этом ходу без действия; можно забрать любых своих помощников
yokohama-stay_in_hand = оставить президента в личной зоне
yokohama-recall-all = всех помощников
yokohama-recall-some = выбрать по локациям
yokohama-recall-none = никого
yokohama-agent-extra_action = наёмник: сразу ещё одно действие
yokohama-agent-redirect = наёмник: действовать в другом месте
yokohama-port-one = только один
yokohama-port-two = ещё один за { CASE($price, "acc") }
yokohama-buy = купить { CASE($thing, "acc") } за { $price }
yokohama-sell = продать { CASE($thing, "acc") } за { $price }
yokohama-take_token = взять жетон
yokohama-leave_one = оставить одного помощника
yokohama-recover_all = забрать всех
yokohama-build-any = построить
yokohama-build-shop = магазин на клетке { $n }
yokohama-build-house = торговый дом

yokohama-arrive = сила { $power }: { $gains }
yokohama-yield-takeorders = { $n ->
    [one] доступна { $n } карта
    [few] доступны { $n } карты
   *[many] доступно { $n } карт
}
yokohama-yield-taketechnology = индустриализация { $n }
yokohama-yield-recruit = { $n ->
    [one] до { $n } фишки
   *[many] до { $n } фишек
}
yokohama-yield-exchange = { $n ->
    [one] { $n } обмен
    [few] { $n } обмена
   *[many] { $n } обменов
}
yokohama-yield-worship = вера { $n }
yokohama-yield-declare = { $n ->
    [one] до { $n } импортного товара
   *[many] до { $n } импортных товаров
}
