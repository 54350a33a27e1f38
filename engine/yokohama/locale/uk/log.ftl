yokohama-log-keep = { $player } залишає { $order }.
yokohama-log-spread = { $player } розташовує помічників: { $areas }.
yokohama-log-pair = { $n ->
    [one] { $player } розташовує { $n } помічника: { $area }.
   *[many] { $player } розташовує { $n } помічників: { $area }.
}
yokohama-log-placement_fee = { $player } отримує ¥1 за помічника ({ $area }).
yokohama-log-passage_fee = { $player } отримує ¥1 за прохід.
yokohama-log-canal_fee = { $player } платить ¥1 за канал.
yokohama-log-move = { $player } веде президента до { CASE($area, "gen") }.
yokohama-log-return = { $player } повертає президента в руку.
yokohama-log-stay_in_hand = { $player } лишає президента в руці.
yokohama-log-recover = { $n ->
    [one] { $player } забирає { $n } помічника: { $area }.
   *[many] { $player } забирає { $n } помічників: { $area }.
}
yokohama-log-act = { $player } діє ({ $n } ОД): { $area }.
yokohama-log-gain = { $player } отримує { CASE($gains, "acc") }.
yokohama-log-house_income = { $player } отримує ¥1 за торговий дім ({ $area }).
yokohama-log-pay = { $player } платить { CASE($price, "acc") }.
yokohama-log-orders = { $player } бере з { CASE($area, "gen") }: { $orders }.
yokohama-log-research = { $player } бере технологію «{ $technology }» ({ $price }).
yokohama-log-station = { $player } кладе жетон станції: { $area }.
yokohama-log-technology = «{ $technology }»: { $player } отримує { CASE($gains, "acc") }.
yokohama-log-use = { $player } використовує технологію «{ $technology }»: { $what }.
yokohama-log-agent = { $player } отримує представника: { $country }.
yokohama-log-no_agent = { $player } не отримує представника, їх більше немає: { $country }.
yokohama-log-agent_extra_action = { $player } посилає представника: { $area }.
yokohama-log-agent_redirect = { $player } обирає місце для представника: { $area }.
yokohama-log-hire = { $player } бере зі складу: { $piece } (¥{ $price }).
yokohama-log-shift = { $player } переміщує помічника: { $origin } → { $area }.
yokohama-log-board = { $player } ставить помічника на планшет: { $area }, клітинка { $n }.
yokohama-log-buy = { $player } купує { CASE($thing, "acc") } за { $price }.
yokohama-log-sell = { $player } продає { CASE($thing, "acc") } за { $price }.
yokohama-log-token = { $player } бере жетон дії «5»: { $area }.
yokohama-log-free_agent = { $player } отримує незалежного купця.
yokohama-log-build_shop = { $player } будує крамницю: { $area }.
yokohama-log-build_house = { $player } будує торговий дім: { $area }.
yokohama-log-fulfil = { $player } виконує { $order } ({ $country }).
yokohama-log-claim = { $n ->
    [one] { $player } здобуває досягнення ({ $achievement }): { $n } бал.
    [few] { $player } здобуває досягнення ({ $achievement }): { $n } бали.
   *[many] { $player } здобуває досягнення ({ $achievement }): { $n } балів.
}
yokohama-log-reward_token = { $player } бере жетон нагороди: { $token }.
yokohama-log-trigger = Кінець близько: { $what }. Цей раунд дограють, потім ще один.
yokohama-log-trigger_later = Виконано ще одну умову завершення: { $what }. Це вже нічого не змінює.
yokohama-log-last_round = Починається останній раунд.
yokohama-log-final = { $n ->
    [one] { $player }: { $n } бал, місце { $rank }.
    [few] { $player }: { $n } бали, місце { $rank }.
   *[many] { $player }: { $n } балів, місце { $rank }.
}

yokohama-trigger-trading_houses = побудовано всі торгові доми одного гравця
yokohama-trigger-shops = побудовано всі крамниці одного гравця
yokohama-trigger-port = порт не вдається поповнити
yokohama-trigger-church = планшет церкви заповнено
yokohama-trigger-customs = планшет митниці заповнено

yokohama-line-play = під час гри
yokohama-line-church = церква
yokohama-line-customs = митниця
yokohama-line-technology = технології
yokohama-line-countries = країни
yokohama-line-other = інше
yokohama-line-on_board = { $n ->
    [one] { $n } помічник
    [few] { $n } помічники
   *[many] { $n } помічників
}
yokohama-line-production = виробництво { $n }
yokohama-line-flags = { $n ->
    [one] { $n } прапор
    [few] { $n } прапори
   *[many] { $n } прапорів
}
yokohama-line-parts = представники { $agents }, імпорт { $imports }, гроші { $yen }, товари { $goods }
yokohama-result-tie = Нічия на першому місці: перемагає той, хто раніше в порядку ходу.
