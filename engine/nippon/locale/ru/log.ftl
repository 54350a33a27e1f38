# What happened, one line each
nippon-log-pair_taken = { $player } берёт пару с начальным жетоном «{ $a }».
nippon-log-waits_machine = { $player } откладывает машину для первой фабрики.
nippon-log-waits_goods = { $n ->
    [one] { $player } откладывает { $n } товар для первой фабрики.
    [few] { $player } откладывает { $n } товара для первой фабрики.
   *[many] { $player } откладывает { $n } товаров для первой фабрики.
}
nippon-log-store_token = { $player } кладёт { CASE($what, "acc") } на начальный жетон.
nippon-log-from_bag = { $player } берёт { CASE($color, "acc") } рабочего из мешочка.
nippon-log-start = { $player } начинает партию.
nippon-log-action = { $player } берёт { CASE($color, "acc") } рабочего и выполняет действие «{ CAP($action) }».
nippon-log-action_new = { $player } берёт { CASE($color, "acc") } рабочего (зарплаты +{ $n }) и выполняет действие «{ CAP($action) }».
nippon-log-skipped = { $player } ничего не может сделать и пропускает ход.
nippon-log-standstill = Никто ничего не может сделать: раунд окончен.
nippon-log-silk = { $player } обменивает { CASE($silk, "acc") } на { CASE($money, "acc") }.
nippon-log-gain = { $player } получает { CASE($what, "acc") }.
nippon-log-pay = { $player } тратит { CASE($what, "acc") }.
nippon-log-advance = { $n ->
    [one] { $player } продвигается по шкале { CASE($track, "gen") } на { $n } деление, до { $value }.
    [few] { $player } продвигается по шкале { CASE($track, "gen") } на { $n } деления, до { $value }.
   *[many] { $player } продвигается по шкале { CASE($track, "gen") } на { $n } делений, до { $value }.
}
nippon-log-buy_steps = { $n ->
    [0] { $player } тратит { CASE($price, "acc") }, но шкала { CASE($track, "gen") } заканчивается на { $value }.
    [one] { $player } тратит { CASE($price, "acc") } и продвигается по шкале { CASE($track, "gen") } на { $n } деление, до { $value }.
    [few] { $player } тратит { CASE($price, "acc") } и продвигается по шкале { CASE($track, "gen") } на { $n } деления, до { $value }.
   *[many] { $player } тратит { CASE($price, "acc") } и продвигается по шкале { CASE($track, "gen") } на { $n } делений, до { $value }.
}
nippon-log-retreat = { $n ->
    [one] { $player } отступает по шкале { CASE($track, "gen") } на { $n } деление, до { $value }.
    [few] { $player } отступает по шкале { CASE($track, "gen") } на { $n } деления, до { $value }.
   *[many] { $player } отступает по шкале { CASE($track, "gen") } на { $n } делений, до { $value }.
}
nippon-log-department = { $player } получает бонус { CASE($department, "gen") }.
nippon-log-department_gain = { $player } получает { CASE($what, "acc") } (бонус { CASE($department, "gen") }).
nippon-log-improved = { $player } улучшает { CASE($department, "acc") }.
nippon-log-unlock = { $player } открывает жетон влияния { $value }.
nippon-log-factory = { $player } строит { CASE($factory, "acc") } за { CASE($price, "acc") }.
nippon-log-machine = { $player } строит машину на { CASE($factory, "loc") }.
nippon-log-buy_machine = { $player } строит машину на { CASE($factory, "loc") } за { CASE($price, "acc") }.
nippon-log-produce = { $player } производит { CASE($what, "acc") } на { CASE($factory, "loc") } за { CASE($price, "acc") }.
nippon-log-produce_free = { $player } производит { CASE($what, "acc") } на { CASE($factory, "loc") } без угля.
nippon-log-goods = { $player } кладёт { CASE($what, "acc") } на { CASE($factory, "acc") }.
nippon-log-overflow = { $player } теряет { CASE($what, "acc") }: на { CASE($factory, "loc") } больше нет места.
nippon-log-steps_lost = { $n ->
    [one] { $player } уже в конце шкалы { CASE($track, "gen") } ({ $value }): { $n } деление пропадает.
    [few] { $player } уже в конце шкалы { CASE($track, "gen") } ({ $value }): { $n } деления пропадают.
   *[many] { $player } уже в конце шкалы { CASE($track, "gen") } ({ $value }): { $n } делений пропадает.
}
nippon-log-over_most = Больше чем { $most } здесь не получить: { $player } теряет { CASE($what, "acc") }.
nippon-log-no_room = { $n ->
    [one] { $player } теряет { $n } товар: на других фабриках нет места.
    [few] { $player } теряет { $n } товара: на других фабриках нет места.
   *[many] { $player } теряет { $n } товаров: на других фабриках нет места.
}
nippon-log-store = { $player } кладёт { CASE($what, "acc") } на хранение на { CASE($factory, "acc") }.
nippon-log-modifier = { $player } применяет свойство { CASE($factory, "gen") }.
nippon-log-no_build = { $player } не может { $what }: эффект пропадает.
nippon-log-ship = { $player } отправляет корабль в { $place } и берёт { CASE($color, "acc") } рабочего-эксперта.
nippon-log-buy_ship = { $player } отправляет корабль в { $place } за { CASE($price, "acc") }, забирая { CASE($color, "acc") } рабочего-эксперта.
nippon-log-train = { $player } строит поезд в регионе { $region }.
nippon-log-buy_train = { $player } строит поезд в регионе { $region } за { CASE($price, "acc") }.
nippon-log-market = { $player } тратит { CASE($what, "acc") } и помещает жетон { $value } в ячейку { $cell }.
nippon-log-token_back = { $player } возвращает себе жетон { $value } из ячейки { $cell }.
nippon-log-invest = { $player } инвестирует { CASE($what, "acc") }.
nippon-log-contract = { $player } тратит { CASE($what, "acc") } и выполняет { $contract }.
nippon-log-cells_full = { $player } не может выполнить действие: все ячейки рабочих ({ $n }) заполнены.
nippon-log-no_action = { $player } не может выполнить действие: сейчас ни одно не доступно.
nippon-log-consolidate = { $player } проводит консолидацию.
nippon-log-final = { $player } проводит последнюю консолидацию.
nippon-log-favour = { $player } кладёт жетон благосклонности { $level } на задачу «{ $objective }».
nippon-log-discard = { $player } сбрасывает { CASE($what, "acc") }.
nippon-log-income = { $player } получает доход: { $what }.
nippon-log-salary = { $player } тратит на зарплаты { CASE($what, "acc") }.
nippon-log-salary_lost = { $player } теряет { CASE($what, "acc") } за невыплаченные зарплаты.
nippon-log-row = Верхний ряд очереди переходит в { CASE($slot, "acc") }.
nippon-log-round_end = Раунд { $round } завершён: очередь пуста.
nippon-log-round = Начинается раунд { $round }.
nippon-log-last_rounds = Последние раунды: у каждого ещё по три хода, начинает { $player }.
nippon-log-scored = Подсчёт влияния в конце периода { $period }: { $players }.
nippon-log-scored-player = { $player } ({ $what })
nippon-log-regions = { $regions }
nippon-log-region = { $region }: { $players }.
nippon-log-region-share = { $player } { $what } (влияние { $n })
nippon-log-region-unpaid = { $player } (влияние { $n })
nippon-log-goal = { $player } лидирует в общей цели «{ $goal }».
nippon-log-reward = { $player } берёт награду за общую цель «{ $goal }».
nippon-log-reward_declined = { $player } отказывается от награды.
nippon-log-game_over = Все провели последнюю консолидацию: подсчитываются очки за жетоны благосклонности и остатки.
nippon-log-solo_lost = Цель одиночной игры не достигнута: партия проиграна.

# Only in logs of earlier versions
nippon-log-region-player = { $player } ({ $what }, { $rank }-е место, влияние { $n })
nippon-log-scoring = Подсчёт влияния в конце периода { $period }.
nippon-log-influence = { $region }: { $player } — влияние { $n }, место { $rank }, { $what }.
nippon-log-pair = { $player } начинает с жетоном «{ $a }»; { $what }.
nippon-log-goods_lost = { $player }: { $factory } заполнена, товары пропадают.

# The Automa's turn, step by step
nippon-log-automa_token = Автома открывает жетон: { $token }.
nippon-automa_token-slot = { $slot }
nippon-automa_token-left = больше всего рабочих, из равных левая ячейка ({ $frame } рамка)
nippon-automa_token-right = больше всего рабочих, из равных правая ячейка ({ $frame } рамка)
nippon-log-automa_worker = Автома возвращает рабочего в мешочек ({ $slot }): { $color } первый по очерёдности.
nippon-log-automa_no_worker = Рабочий не возвращается: { $slot } пуста.
nippon-log-automa_idle = Ни поездов, ни местных рынков ({ $slot }): больше Автома ничего не делает.
nippon-log-automa_only_worker = Автома только возвращает рабочего в мешочек: { $color } ({ $slot }).
nippon-log-automa_nothing = Автома ничего не делает.
nippon-log-automa_frame = { CAP($frame) } рамка жетона не действует: больше Автома ничего не делает.
nippon-log-automa_behind = { $region } — первый возможный по очерёдности регион, где у Автомы влияния не больше, чем у вас: { $own } против { $human }.
nippon-log-automa_leads = У Автомы больше влияния везде, где она может действовать, поэтому она выбирает первый возможный регион: { $region }.
nippon-log-automa_nowhere = Автома не может сделать это ни в одном регионе.
nippon-log-automa_train = Автома строит поезд в регионе { $region }, { $n ->
    [1] в левой ячейке.
   *[other] в { $n }-й ячейке слева.
}
nippon-log-automa_no_trains = У Автомы закончились поезда.
nippon-log-automa_takes = Автома берёт жетон с наименьшим значением ряда: { $value } (товары уровня { $level }).
nippon-log-automa_hits = Сначала та ячейка, откуда вернётся ваш жетон с наибольшим значением: { $value }.
nippon-log-automa_empty = Ни один ваш жетон вернуть нельзя, поэтому решает наибольшее напечатанное значение подходящих ячеек: { $value }.
nippon-log-automa_no_tokens = У Автомы закончились жетоны влияния для этого периода.
nippon-log-automa_market = Автома помещает жетон { $value } в ячейку { $cell }.
nippon-log-automa_token_back = Жетон Автомы { $value } из ячейки { $cell } убран в коробку.
nippon-log-automa_reshuffle = Автома перемешивает все девять жетонов действий и обновляет очерёдность.

# Steps of the rules that bring points
nippon-step-scoring_1 = Подсчёт влияния, период I
nippon-step-scoring_2 = Подсчёт влияния, период II
nippon-step-scoring_3 = Подсчёт влияния, период III
nippon-step-goal_points = Общие цели

# The scoring pad
nippon-score-start = начальный жетон
nippon-score-influence = влияние, период { $period }: { $region }
nippon-score-departments = департаменты
nippon-score-markets = снабжение рынков
nippon-score-factories = свойства фабрик
nippon-score-goals = общие цели
nippon-score-salaries = очки, потерянные из-за невыплаченных зарплат
nippon-score-favour = жетон благосклонности: { $objective }
nippon-score-leftover_goods = оставшиеся ресурсы и товары
nippon-score-leftover_money = оставшиеся деньги
nippon-result-tied = { $players } набрали по { $points } ПО; из равных выше тот, чей последний ход был позже.
nippon-result-won = Цели одиночной игры достигнуты. Оценка: { $rating }.
nippon-result-lost = Цели одиночной игры не достигнуты: { $goals }. Автома побеждает.
nippon-result-open = Ещё не достигнутые цели: { $goals }.
