yokohama-log-keep = { $player } оставляет { $order }.
yokohama-log-spread = { $player } размещает помощников: { $areas }.
yokohama-log-pair = { $n ->
    [one] { $player } размещает { $n } помощника: { $area }.
   *[many] { $player } размещает { $n } помощников: { $area }.
}
yokohama-log-placement_fee = { $player } получает ¥1 за помощника ({ $area }).
yokohama-log-passage_fee = { $player } получает ¥1 за проход.
yokohama-log-canal_fee = { $player } платит ¥1 за канал.
yokohama-log-move = { $player } перемещает президента: { $area }.
yokohama-log-return = { $player } возвращает президента в личную зону.
yokohama-log-stay_in_hand = { $player } оставляет президента в личной зоне.
yokohama-log-recover = { $n ->
    [one] { $player } забирает { $n } помощника: { $area }.
   *[many] { $player } забирает { $n } помощников: { $area }.
}
yokohama-log-act = { $player } действует с силой { $n }: { $area }.
yokohama-log-gain = { $player } получает { CASE($gains, "acc") }.
yokohama-log-house_income = { $player } получает ¥1 за торговый дом ({ $area }).
yokohama-log-pay = { $player } платит { CASE($price, "acc") }.
yokohama-log-orders = { $player } берёт из { CASE($area, "gen") }: { $orders }.
yokohama-log-research = { $player } берёт технологию «{ $technology }» ({ $price }).
yokohama-log-station = { $player } кладёт жетон станции: { $area }.
yokohama-log-technology = «{ $technology }»: { $player } получает { CASE($gains, "acc") }.
yokohama-log-use = { $player } использует технологию «{ $technology }»: { $what }.
yokohama-log-agent = { $player } получает наёмника: { $country }.
yokohama-log-no_agent = { $player } не получает наёмника, их больше нет: { $country }.
yokohama-log-agent_extra_action = { $player } посылает наёмника: { $area }.
yokohama-log-agent_redirect = { $player } выбирает место для наёмника: { $area }.
yokohama-log-hire = { $player } берёт со склада: { $piece } (¥{ $price }).
yokohama-log-shift = { $player } перемещает помощника: { $origin } → { $area }.
yokohama-log-board = { $player } ставит помощника на поле: { $area }, клетка { $n }.
yokohama-log-buy = { $player } покупает { CASE($thing, "acc") } за { $price }.
yokohama-log-sell = { $player } продаёт { CASE($thing, "acc") } за { $price }.
yokohama-log-token = { $player } берёт жетон «5 силы»: { $area }.
yokohama-log-free_agent = { $player } получает независимого агента.
yokohama-log-build_shop = { $player } строит магазин: { $area }.
yokohama-log-build_house = { $player } строит торговый дом: { $area }.
yokohama-log-fulfil = { $player } выполняет { $order } ({ $country }).
yokohama-log-claim = { $player } выполняет цель ({ $achievement }): { $n } ПО.
yokohama-log-reward_token = { $player } берёт жетон награды: { $token }.
yokohama-log-trigger = Конец близок: { $what }. Этот раунд доигрывается, затем ещё один.
yokohama-log-trigger_later = Выполнено ещё одно условие конца: { $what }. Это уже ничего не меняет.
yokohama-log-last_round = Начинается последний раунд.
yokohama-log-final = { $player }: { $n } ПО, место { $rank }.

yokohama-trigger-trading_houses = построены все торговые дома одного игрока
yokohama-trigger-shops = построены все магазины одного игрока
yokohama-trigger-port = порт не удаётся пополнить
yokohama-trigger-church = поле церкви заполнено
yokohama-trigger-customs = поле таможни заполнено

yokohama-line-play = во время игры
yokohama-line-church = церковь
yokohama-line-customs = таможня
yokohama-line-technology = технологии
yokohama-line-countries = страны
yokohama-line-other = прочее
yokohama-line-on_board = { $n ->
    [one] { $n } помощник
    [few] { $n } помощника
   *[many] { $n } помощников
}
yokohama-line-production = индустриализация { $n }
yokohama-line-flags = { $n ->
    [one] { $n } значок
    [few] { $n } значка
   *[many] { $n } значков
}
yokohama-line-parts = наёмники { $agents }, импорт { $imports }, деньги { $yen }, товары { $goods }
yokohama-result-tie = Ничья на первом месте: выигрывает тот, кто раньше в порядке хода.
