coach-button-hint = Подсказка
coach-button-again = Попробовать ещё раз
coach-button-fill = Заполнить так
coach-button-play = Сыграть так
coach-number = { $sign }{ $whole },{ $tenth }
coach-nothing = ничего
coach-hint-thinking = Бот думает. Подсказка появится здесь через несколько секунд.
coach-close = Разница слишком мала, чтобы судить.
coach-chance = Шанс на победу: { $percent }.
coach-percent-about = около { $n } %
coach-percent-over = больше { $n } %
coach-percent-under = меньше { $n } %
coach-hint-clear = Лучший ход, насколько может судить бот:
coach-hint-slight = Этот ход немного лучше других, насколько может судить бот:
coach-hint-close = Два хода примерно равны: решает ваш план. Один из них:
coach-hint-or = Так же хорошо: { $way }.
coach-hint-other = Второй вариант: { $way }.
coach-hint-way = сыграйте так — { $steps }
coach-hint-way_from = сначала играйте так же, а с шага { $n } — иначе: { $steps }
coach-hint-way_last = играйте так же, только последний шаг другой — { $steps }
coach-hint-plays = Бот сыграл бы так:
coach-hint-points = В конце игры у вас было бы примерно { $score }.
coach-hint-ahead = В конце игры у вас было бы примерно { $score } — на { $lead } больше, чем у { $rivals ->
    [1] соперника.
   *[other] лучшего из соперников.
}
coach-hint-behind = В конце игры у вас было бы примерно { $score } — на { $lead } меньше, чем у { $rivals ->
    [1] соперника.
   *[other] лучшего из соперников.
}
coach-hint-level = В конце игры у вас было бы примерно { $score } — столько же, сколько у { $rivals ->
    [1] соперника.
   *[other] лучшего из соперников.
}
coach-hint-why = Почему: в конце примерно на { $score } лучше второго варианта.
coach-hint-brings = Почему: это сразу принесёт { CASE($amounts, "acc") }.
coach-hint-because = Почему: { $what }.
coach-hint-comes_to = Почему: вместе это { $amounts }.
coach-hint-usual = Почему: по опыту бот играет здесь именно так.
coach-hint-why_at_once = Почему: сразу, по сравнению со вторым вариантом: { $amounts }.
coach-hint-why_later = Почему: через несколько ходов этого у вас больше: { $what }.
coach-hint-later = Через несколько ходов этого у вас больше: { $what }.
coach-hint-better = В конце примерно на { $score } лучше второго варианта.
coach-hint-gap = { $what }: { $better } вместо { $worse }
coach-hint-at_once = сразу { $amounts }
coach-hint-now = Сразу, по сравнению с первым: { $amounts }.
coach-hint-gaps = В среднем через несколько ходов:
coach-hint-return = Но при этом:
coach-hint-lead = Бот смотрит не на сам ваш счёт, а на разницу с { $rivals ->
    [1] соперником
   *[other] соперниками
}.
coach-hint-deals = { $n ->
    [one] Проверено на { $n } случайном раскладе скрытого.
   *[many] Проверено на { $n } случайных раскладах скрытого.
}
coach-hint-more = … и остальное
coach-hint-about = { $subject }: { $picks }
coach-hint-yields = { $option } — { $detail }
coach-hint-button = «{ $number } · { CAP($option) }»
coach-hint-times = { $what } (×{ $n })

coach-review-reading = Бот разбирает ваши ходы. Результат появится здесь.
coach-review-working = { $all ->
    [one] Бот разобрал { $done } из { $all } хода. Результат появится здесь.
   *[many] Бот разобрал { $done } из { $all } ходов. Результат появится здесь.
}
coach-review-far = Сколько уже разобрано?
coach-review-title = Ваша партия глазами бота
coach-review-sum = { $turns ->
    [one] В { $otherwise } из { $turns } хода бот сыграл бы иначе — и лучше.
   *[many] В { $otherwise } из { $turns } ходов бот сыграл бы иначе — и лучше.
}
coach-review-loss = Эти ходы стоили вам { $loss }.
coach-review-expected = Перед вашим первым ходом бот ожидал для вас { $first }, а вышло { $had }.
coach-review-others_more = Всё остальное (соперники, случай и то, что вы сыграли лучше, чем думал бот) принесло { $score }.
coach-review-others_less = Всё остальное (соперники и случай) стоило ещё { $score }.
coach-review-chance = Ваш шанс на победу: { $first } перед первым ходом, { $last } перед последним.
coach-review-clean = { $turns ->
    [one] Вам выпал { $turns } ход, над которым стоило подумать, и ничего явно лучшего бот не нашёл.
    [few] Вам выпало { $turns } хода, над которыми стоило подумать, и ни в одном бот не нашёл ничего явно лучшего.
   *[many] Вам выпало { $turns } ходов, над которыми стоило подумать, и ни в одном бот не нашёл ничего явно лучшего.
}
coach-review-untried = { $turns ->
    [one] О { $turns } ходе судить нельзя: на сравнение не хватило времени.
    [few] О { $turns } ходах судить нельзя: на сравнение не хватило времени.
   *[many] О { $turns } ходах судить нельзя: на сравнение не хватило времени.
}
coach-review-none = В этой партии вам не пришлось решать ничего, что бот мог бы сравнить.
coach-review-note = Каждый ход оценивается по тому, что вы тогда могли знать; соперники при этом играют без просчёта. То, что может быть случайностью, не считается.
coach-review-point = Упущенный шанс { $n } из { $all }
coach-review-round = раунд { $round }
coach-review-played = Вы сыграли
coach-review-clear = Явно лучше, по мнению бота
coach-review-slight = Немного лучше, по мнению бота
coach-review-worth = В итоге это дало бы на { $score } больше.
coach-review-instead = Шанс на победу: { $played } → { $better }.
coach-more = +{ $what }
coach-less = −{ $what }
coach-review-why = Сразу после хода, по сравнению с вашим: { $amounts }.
coach-review-turned = { $what } ({ $player }).
coach-review-turned_why = { $what } ({ $player }). За этот раунд разница с { $own ->
    [1] вами
   *[0] игроком { $rival }
}: { $amounts }.
coach-review-overview = Обзор

coach-button-what_if = А если?
coach-what_if-title = Вы пробуете другой ход; с партией ничего не происходит.
coach-what_if-so_far = Пробный ход:
coach-what_if-open = Сыграйте ход { $turn } иначе. В зачёт это не идёт.
coach-what_if-own = Сыграйте ход { $turn } иначе. То, что вы тогда знали, остаётся; всё остальное скрытое роздано заново. В зачёт это не идёт.
coach-what_if-other = Сыграйте ход { $turn } иначе. Это было не ваше место, поэтому всё скрытое роздано заново. В зачёт это не идёт.
coach-what_if-reveals = открывает скрытое, на этом попытка заканчивается
coach-what_if-working = Бот сравнивает два хода. Это займёт несколько секунд.
coach-what_if-about = А если?
coach-what_if-tried = Ваша попытка
coach-what_if-played = Как было сыграно
coach-what_if-at_once = Сразу: { $amounts }.
coach-what_if-points = В конце примерно { $score }.
coach-what_if-ahead = В конце примерно { $score }, на { $lead } больше, чем у { $rivals ->
    [1] соперника.
   *[other] лучшего из соперников.
}
coach-what_if-behind = В конце примерно { $score }, на { $lead } меньше, чем у { $rivals ->
    [1] соперника.
   *[other] лучшего из соперников.
}
coach-what_if-level = В конце примерно { $score }, столько же, сколько у { $rivals ->
    [1] соперника.
   *[other] лучшего из соперников.
}
coach-what_if-better_clear = Ваша попытка явно лучше: примерно на { $score }.
coach-what_if-better_slight = Ваша попытка немного лучше: примерно на { $score }.
coach-what_if-worse_clear = Ваша попытка явно хуже: примерно на { $score }.
coach-what_if-worse_slight = Ваша попытка немного хуже: примерно на { $score }.
coach-what_if-same = Именно так и было сыграно.
coach-what_if-unknown = Сравнить не с чем: тот ход опирался на то, что знал только сам игрок.
coach-what_if-differs = Сразу после хода, по сравнению с сыгранным: { $amounts }.
coach-what_if-grounds = Ходы сравниваются до конца или до того места, где открывается скрытое; дальше все играют без просчёта.
coach-what_if-again = Другой ход

coach-mistake-hints_off = За столом { $table } подсказки выключены. Команда `/table hints` спросит всех игроков, согласны ли они на подсказки.
coach-mistake-hints_always = За столом { $table } вы играете только с ботом, поэтому подсказки там всегда включены.
coach-mistake-hints_already = { $on ->
    [on] За столом { $table } подсказки уже включены.
   *[off] За столом { $table } подсказки и так выключены.
}
coach-mistake-not_asked = За столом { $table } вам сейчас нечего решать. Попросите подсказку, когда будет ваш ход.
coach-mistake-one_way = Сравнивать нечего: здесь можно выбрать только «{ $option }».
coach-mistake-nothing_decided = В начале того хода выбирать было нечего, так что и пробовать нечего. Перейдите к другому ходу.
coach-mistake-what_if_gone = Этой попытки больше нет: у каждого хранится одна, час после последнего нажатия и не дольше перезапуска. Ничего не потеряно: **{ coach-button-what_if }** под ходом начнёт её заново.
coach-trouble-thinking = Бот сейчас не может просчитать ходы: это сбой на нашей стороне. В партии ничего не изменилось, попробуйте ещё раз чуть позже.

coach-command-hint = подсказка
coach-command-hint-about = Что бот сделал бы на вашем месте и почему
coach-command-review = разбор
coach-command-review-about = Разобрать с ботом свои ходы в законченной партии
coach-command-hints = подсказки
coach-command-hints-about = Спросить всех, можно ли за этим столом брать подсказки, или выключить их
coach-param-hints = подсказки
coach-param-hints-about = Включить можно с согласия всех, выключить может любой
coach-hints-on = включить
coach-hints-off = выключить
