# What happened, one line each
nippon-log-pair_taken = { $player } бере пару з початковим жетоном «{ $a }».
nippon-log-waits_machine = { $player } відкладає машину для першої фабрики.
nippon-log-waits_goods = { $n ->
    [one] { $player } відкладає { $n } товар для першої фабрики.
    [few] { $player } відкладає { $n } товари для першої фабрики.
   *[many] { $player } відкладає { $n } товарів для першої фабрики.
}
nippon-log-store_token = { $player } кладе { CASE($what, "acc") } на початковий жетон.
nippon-log-from_bag = { $player } бере { CASE($color, "acc") } робітника з мішечка.
nippon-log-start = { $player } починає партію.
nippon-log-action = { $player } бере { CASE($color, "acc") } робітника й виконує дію «{ CAP($action) }».
nippon-log-action_new = { $player } бере { CASE($color, "acc") } робітника (зарплати +{ $n }) і виконує дію «{ CAP($action) }».
nippon-log-skipped = { $player } нічого не може зробити й пропускає хід.
nippon-log-standstill = Ніхто нічого не може зробити: раунд закінчено.
nippon-log-silk = { $player } обмінює { CASE($silk, "acc") } на { CASE($money, "acc") }.
nippon-log-gain = { $player } отримує { CASE($what, "acc") }.
nippon-log-pay = { $player } витрачає { CASE($what, "acc") }.
nippon-log-advance = { $n ->
    [one] { $player } просувається на шкалі { CASE($track, "gen") } на { $n } поділку, до { $value }.
    [few] { $player } просувається на шкалі { CASE($track, "gen") } на { $n } поділки, до { $value }.
   *[many] { $player } просувається на шкалі { CASE($track, "gen") } на { $n } поділок, до { $value }.
}
nippon-log-buy_steps = { $n ->
    [0] { $player } витрачає { CASE($price, "acc") }, але шкала { CASE($track, "gen") } закінчується на { $value }.
    [one] { $player } витрачає { CASE($price, "acc") } і просувається на шкалі { CASE($track, "gen") } на { $n } поділку, до { $value }.
    [few] { $player } витрачає { CASE($price, "acc") } і просувається на шкалі { CASE($track, "gen") } на { $n } поділки, до { $value }.
   *[many] { $player } витрачає { CASE($price, "acc") } і просувається на шкалі { CASE($track, "gen") } на { $n } поділок, до { $value }.
}
nippon-log-retreat = { $n ->
    [one] { $player } відступає на шкалі { CASE($track, "gen") } на { $n } поділку, до { $value }.
    [few] { $player } відступає на шкалі { CASE($track, "gen") } на { $n } поділки, до { $value }.
   *[many] { $player } відступає на шкалі { CASE($track, "gen") } на { $n } поділок, до { $value }.
}
nippon-log-department = { $player } отримує бонус { CASE($department, "gen") }.
nippon-log-department_gain = { $player } отримує { CASE($what, "acc") } (бонус { CASE($department, "gen") }).
nippon-log-improved = { $player } покращує { CASE($department, "acc") }.
nippon-log-unlock = { $player } відкриває жетон впливу { $value }.
nippon-log-factory = { $player } будує { CASE($factory, "acc") } за { CASE($price, "acc") }.
nippon-log-machine = { $player } будує машину на { CASE($factory, "loc") }.
nippon-log-buy_machine = { $player } будує машину на { CASE($factory, "loc") } за { CASE($price, "acc") }.
nippon-log-produce = { $player } виробляє { CASE($what, "acc") } на { CASE($factory, "loc") } за { CASE($price, "acc") }.
nippon-log-produce_free = { $player } виробляє { CASE($what, "acc") } на { CASE($factory, "loc") } без вугілля.
nippon-log-goods = { $player } кладе { CASE($what, "acc") } на { CASE($factory, "acc") }.
nippon-log-overflow = { $player } втрачає { CASE($what, "acc") }: на { CASE($factory, "loc") } більше немає місця.
nippon-log-steps_lost = { $n ->
    [one] { $player } вже в кінці шкали { CASE($track, "gen") } ({ $value }): { $n } поділка пропадає.
    [few] { $player } вже в кінці шкали { CASE($track, "gen") } ({ $value }): { $n } поділки пропадають.
   *[many] { $player } вже в кінці шкали { CASE($track, "gen") } ({ $value }): { $n } поділок пропадає.
}
nippon-log-over_most = Більше ніж { $most } тут не отримати: { $player } втрачає { CASE($what, "acc") }.
nippon-log-no_room = { $n ->
    [one] { $player } втрачає { $n } товар: на інших фабриках немає місця.
    [few] { $player } втрачає { $n } товари: на інших фабриках немає місця.
   *[many] { $player } втрачає { $n } товарів: на інших фабриках немає місця.
}
nippon-log-store = { $player } кладе { CASE($what, "acc") } на зберігання на { CASE($factory, "acc") }.
nippon-log-modifier = { $player } застосовує властивість { CASE($factory, "gen") }.
nippon-log-no_build = { $player } не може { $what }: ефект пропадає.
nippon-log-ship = { $player } відправляє корабель до { CASE($place, "gen") } і бере { CASE($color, "acc") } робітника-експерта.
nippon-log-buy_ship = { $player } відправляє корабель до { CASE($place, "gen") } за { CASE($price, "acc") }, забираючи { CASE($color, "acc") } робітника-експерта.
nippon-log-train = { $player } будує поїзд у регіоні { $region }.
nippon-log-buy_train = { $player } будує поїзд у регіоні { $region } за { CASE($price, "acc") }.
nippon-log-market = { $player } витрачає { CASE($what, "acc") } і кладе жетон { $value } у комірку { $cell }.
nippon-log-token_back = { $player } повертає собі жетон { $value } з комірки { $cell }.
nippon-log-invest = { $player } інвестує { CASE($what, "acc") }.
nippon-log-contract = { $player } витрачає { CASE($what, "acc") } і виконує { $contract }.
nippon-log-cells_full = { $player } не може виконати дію: усі комірки робітників ({ $n }) заповнені.
nippon-log-no_action = { $player } не може виконати дію: зараз жодна не доступна.
nippon-log-consolidate = { $player } проводить консолідацію.
nippon-log-final = { $player } проводить останню консолідацію.
nippon-log-favour = { $player } кладе жетон прихильності { $level } на завдання «{ $objective }».
nippon-log-discard = { $player } скидає { CASE($what, "acc") }.
nippon-log-income = { $player } отримує дохід: { $what }.
nippon-log-salary = { $player } витрачає на зарплати { CASE($what, "acc") }.
nippon-log-salary_lost = { $player } втрачає { CASE($what, "acc") } за невиплачені зарплати.
nippon-log-row = Верхній ряд черги переходить у { CASE($slot, "acc") }.
nippon-log-round_end = Раунд { $round } завершено: черга порожня.
nippon-log-round = Починається раунд { $round }.
nippon-log-last_rounds = Останні раунди: у кожного ще по три ходи, починає { $player }.
nippon-log-scored = Підрахунок впливу наприкінці періоду { $period }: { $players }.
nippon-log-scored-player = { $player } ({ $what })
nippon-log-regions = { $regions }
nippon-log-region = { $region }: { $players }.
nippon-log-region-share = { $player } { $what } (вплив { $n })
nippon-log-region-unpaid = { $player } (вплив { $n })
nippon-log-goal = { $player } лідирує в боротьбі за спільну ціль «{ $goal }».
nippon-log-reward = { $player } бере нагороду за спільну ціль «{ $goal }».
nippon-log-reward_declined = { $player } відмовляється від нагороди.
nippon-log-game_over = Усі провели останню консолідацію: підраховуються очки за жетони прихильності й залишки.
nippon-log-solo_lost = Ціль одиночної гри не досягнуто: партію програно.

# Only in logs of earlier versions
nippon-log-region-player = { $player } ({ $what }, { $rank ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $rank }-те
} місце, вплив { $n })
nippon-log-scoring = Підрахунок впливу наприкінці періоду { $period }.
nippon-log-influence = { $region }: { $player } – вплив { $n }, місце { $rank }, { $what }.
nippon-log-pair = { $player } починає з жетоном «{ $a }»; { $what }.
nippon-log-goods_lost = { $player }: { $factory } заповнена, товари пропадають.

# The Automa's turn, step by step
nippon-log-automa_token = Автома відкриває жетон: { $token }.
nippon-automa_token-slot = { $slot }
nippon-automa_token-left = найбільше робітників, за рівності – крайня ліва комірка ({ $frame } рамка)
nippon-automa_token-right = найбільше робітників, за рівності – крайня права комірка ({ $frame } рамка)
nippon-log-automa_worker = Автома повертає робітника до мішечка ({ $slot }): { $color } перший за черговістю.
nippon-log-automa_no_worker = Робітник не повертається: { $slot } порожня.
nippon-log-automa_idle = Ні поїздів, ні місцевих ринків ({ $slot }): більше Автома нічого не робить.
nippon-log-automa_only_worker = Автома лише повертає робітника до мішечка: { $color } ({ $slot }).
nippon-log-automa_nothing = Автома нічого не робить.
nippon-log-automa_frame = Рамка жетона ({ $frame }) не діє: більше Автома нічого не робить.
nippon-log-automa_behind = { $region } – перший можливий за черговістю регіон, де в Автоми впливу не більше, ніж у вас: { $own } проти { $human }.
nippon-log-automa_leads = В Автоми більше впливу всюди, де вона може діяти, тож вона вибирає перший можливий регіон: { $region }.
nippon-log-automa_nowhere = Автома не може зробити це в жодному регіоні.
nippon-log-automa_train = Автома будує поїзд у регіоні { $region }, { $n ->
    [1] у лівій комірці.
   *[other] у { $n }-й комірці зліва.
}
nippon-log-automa_no_trains = В Автоми закінчилися поїзди.
nippon-log-automa_takes = Автома бере жетон із найменшим значенням ряду: { $value } (товари рівня { $level }).
nippon-log-automa_hits = Спершу та комірка, звідки повернеться ваш жетон із найбільшим значенням: { $value }.
nippon-log-automa_empty = Жоден ваш жетон повернути не можна, тож вирішує найбільше надруковане значення відповідних комірок: { $value }.
nippon-log-automa_no_tokens = В Автоми закінчилися жетони впливу для цього періоду.
nippon-log-automa_market = Автома кладе жетон { $value } у комірку { $cell }.
nippon-log-automa_token_back = Жетон Автоми { $value } з комірки { $cell } прибрано до коробки.
nippon-log-automa_reshuffle = Автома перемішує всі дев’ять жетонів дій і оновлює черговість.

# Steps of the rules that bring points
nippon-step-scoring_1 = Підрахунок впливу, період I
nippon-step-scoring_2 = Підрахунок впливу, період II
nippon-step-scoring_3 = Підрахунок впливу, період III
nippon-step-goal_points = Спільні цілі

# The scoring pad
nippon-score-start = початковий жетон
nippon-score-influence = вплив, період { $period }: { $region }
nippon-score-departments = департаменти
nippon-score-markets = постачання на ринки
nippon-score-factories = властивості фабрик
nippon-score-goals = спільні цілі
nippon-score-salaries = очки, втрачені через невиплачені зарплати
nippon-score-favour = жетон прихильності: { $objective }
nippon-score-leftover_goods = залишки ресурсів і товарів
nippon-score-leftover_money = залишки грошей
nippon-result-tied = { $players } мають по { $points } ПО; за рівності вище той, чий останній хід був пізніше.
nippon-result-won = Цілі одиночної гри досягнуто. Оцінка: { $rating }.
nippon-result-lost = Цілі одиночної гри не досягнуто: { $goals }. Автома перемагає.
nippon-result-open = Ще не досягнуті цілі: { $goals }.
