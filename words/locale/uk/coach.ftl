coach-button-hint = Підказка
coach-button-again = Спробувати ще раз
coach-button-fill = Заповнити так
coach-button-play = Зіграти так
coach-number = { $sign }{ $whole },{ $tenth }
coach-nothing = нічого
coach-hint-thinking = Бот думає. Підказка з’явиться тут за кілька секунд.
coach-close = Різниця замала, щоб судити.
coach-chance = Шанс на перемогу: { $percent }.
coach-percent-about = близько { $n } %
coach-percent-over = понад { $n } %
coach-percent-under = менше { $n } %
coach-hint-clear = Найкращий хід, наскільки може судити бот:
coach-hint-slight = Цей хід трохи кращий за інші, наскільки може судити бот:
coach-hint-close = Два ходи приблизно рівні: вирішує ваш план. Один із них:
coach-hint-or = Так само добре: { $way }.
coach-hint-other = Другий варіант: { $way }.
coach-hint-way = зіграйте так – { $steps }
coach-hint-way_from = спершу грайте так само, а від кроку { $n } – інакше: { $steps }
coach-hint-way_last = грайте так само, лише останній крок інший – { $steps }
coach-hint-plays = Бот зіграв би так:
coach-hint-points = Наприкінці гри ви мали б приблизно { $score }.
coach-hint-ahead = Наприкінці гри ви мали б приблизно { $score } – на { $lead } більше, ніж { $rivals ->
    [1] суперник.
   *[other] найкращий із суперників.
}
coach-hint-behind = Наприкінці гри ви мали б приблизно { $score } – на { $lead } менше, ніж { $rivals ->
    [1] суперник.
   *[other] найкращий із суперників.
}
coach-hint-level = Наприкінці гри ви мали б приблизно { $score } – стільки ж, скільки { $rivals ->
    [1] суперник.
   *[other] найкращий із суперників.
}
coach-hint-why = Чому: наприкінці приблизно на { $score } краще за другий варіант.
coach-hint-brings = Чому: це одразу дасть { CASE($amounts, "acc") }.
coach-hint-because = Чому: { $what }.
coach-hint-comes_to = Чому: разом це { $amounts }.
coach-hint-usual = Чому: з досвіду бот грає тут саме так.
coach-hint-why_at_once = Чому: одразу, порівняно з другим варіантом: { $amounts }.
coach-hint-why_later = Чому: за кілька ходів цього у вас більше: { $what }.
coach-hint-later = За кілька ходів цього у вас більше: { $what }.
coach-hint-better = Наприкінці приблизно на { $score } краще за другий варіант.
coach-hint-gap = { $what }: { $better } замість { $worse }
coach-hint-at_once = одразу { $amounts }
coach-hint-now = Одразу, порівняно з першим: { $amounts }.
coach-hint-gaps = У середньому через кілька ходів:
coach-hint-return = Але водночас:
coach-hint-lead = Бот зважає не на сам ваш рахунок, а на різницю із { $rivals ->
    [1] суперником
   *[other] суперниками
}.
coach-hint-deals = { $n ->
    [one] Перевірено на { $n } випадковому розкладі прихованого.
   *[many] Перевірено на { $n } випадкових розкладах прихованого.
}
coach-hint-more = … і решта
coach-hint-about = { $subject }: { $picks }
coach-hint-yields = { $option } – { $detail }
coach-hint-button = «{ $number } · { CAP($option) }»
coach-hint-times = { $what } (×{ $n })

coach-review-reading = Бот розбирає ваші ходи. Результат з’явиться тут.
coach-review-working = { $all ->
    [one] Бот розібрав { $done } із { $all } ходу. Результат з’явиться тут.
   *[many] Бот розібрав { $done } із { $all } ходів. Результат з’явиться тут.
}
coach-review-far = Скільки вже розібрано?
coach-review-title = Ваша партія очима бота
coach-review-sum = { $turns ->
    [one] У { $otherwise } із { $turns } ходу бот зіграв би інакше – і краще.
   *[many] У { $otherwise } із { $turns } ходів бот зіграв би інакше – і краще.
}
coach-review-loss = Ці ходи коштували вам { $loss }.
coach-review-expected = Перед вашим першим ходом бот очікував для вас { $first }, а вийшло { $had }.
coach-review-others_more = Усе інше (суперники, випадок і те, що ви зіграли краще, ніж думав бот) принесло { $score }.
coach-review-others_less = Усе інше (суперники й випадок) коштувало ще { $score }.
coach-review-chance = Ваш шанс на перемогу: { $first } перед першим ходом, { $last } перед останнім.
coach-review-clean = { $turns ->
    [one] Вам випав { $turns } хід, над яким варто було подумати, і нічого явно кращого бот не знайшов.
    [few] Вам випало { $turns } ходи, над якими варто було подумати, і в жодному бот не знайшов нічого явно кращого.
   *[many] Вам випало { $turns } ходів, над якими варто було подумати, і в жодному бот не знайшов нічого явно кращого.
}
coach-review-untried = { $turns ->
    [one] Про { $turns } хід судити не можна: на порівняння не вистачило часу.
    [few] Про { $turns } ходи судити не можна: на порівняння не вистачило часу.
   *[many] Про { $turns } ходів судити не можна: на порівняння не вистачило часу.
}
coach-review-none = У цій партії вам не довелося вирішувати нічого, що бот міг би порівняти.
coach-review-note = Кожен хід оцінюється за тим, що ви тоді могли знати; суперники при цьому грають без прорахунку. Те, що може бути випадковістю, не рахується.
coach-review-point = Упущена нагода { $n } із { $all }
coach-review-round = раунд { $round }
coach-review-played = Ви зіграли
coach-review-clear = Явно краще, на думку бота
coach-review-slight = Трохи краще, на думку бота
coach-review-worth = У підсумку це дало б на { $score } більше.
coach-review-instead = Шанс на перемогу: { $played } → { $better }.
coach-more = +{ $what }
coach-less = −{ $what }
coach-review-why = Одразу після ходу, порівняно з вашим: { $amounts }.
coach-review-turned = { $what } ({ $player }).
coach-review-turned_why = { $what } ({ $player }). За цей раунд різниця з { $own ->
    [1] вами
   *[0] гравцем { $rival }
}: { $amounts }.
coach-review-overview = Огляд

coach-button-what_if = А якби?
coach-what_if-title = Ви пробуєте інший хід; із партією нічого не стається.
coach-what_if-so_far = Пробний хід:
coach-what_if-open = Зіграйте хід { $turn } інакше. У залік це не йде.
coach-what_if-own = Зіграйте хід { $turn } інакше. Те, що ви тоді знали, лишається; усе інше приховане роздано наново. У залік це не йде.
coach-what_if-other = Зіграйте хід { $turn } інакше. Це було не ваше місце, тож усе приховане роздано наново. У залік це не йде.
coach-what_if-reveals = відкриває приховане, на цьому спроба закінчується
coach-what_if-working = Бот порівнює два ходи. Це триватиме кілька секунд.
coach-what_if-about = А якби?
coach-what_if-tried = Ваша спроба
coach-what_if-played = Як було зіграно
coach-what_if-at_once = Одразу: { $amounts }.
coach-what_if-points = У кінці приблизно { $score }.
coach-what_if-ahead = У кінці приблизно { $score }, на { $lead } більше, ніж { $rivals ->
    [1] у суперника.
   *[other] у найкращого із суперників.
}
coach-what_if-behind = У кінці приблизно { $score }, на { $lead } менше, ніж { $rivals ->
    [1] у суперника.
   *[other] у найкращого із суперників.
}
coach-what_if-level = У кінці приблизно { $score }, стільки ж, скільки { $rivals ->
    [1] у суперника.
   *[other] у найкращого із суперників.
}
coach-what_if-better_clear = Ваша спроба явно краща: приблизно на { $score }.
coach-what_if-better_slight = Ваша спроба трохи краща: приблизно на { $score }.
coach-what_if-worse_clear = Ваша спроба явно гірша: приблизно на { $score }.
coach-what_if-worse_slight = Ваша спроба трохи гірша: приблизно на { $score }.
coach-what_if-same = Саме так і було зіграно.
coach-what_if-unknown = Порівняти нема з чим: той хід спирався на те, що знав лише гравець на цьому місці.
coach-what_if-differs = Що ваша спроба дає одразу порівняно з тим ходом: { $amounts }.
coach-what_if-grounds = Ходи порівнюються до кінця або до місця, де відкривається приховане; далі всі грають без прорахунку.
coach-what_if-again = Інший хід

coach-mistake-hints_off = За столом { $table } підказки вимкнено. Команда `/table hints` спитає всіх гравців, чи згодні вони на підказки.
coach-mistake-hints_always = За столом { $table } ви граєте лише з ботом, тож підказки там завжди ввімкнено.
coach-mistake-hints_already = { $on ->
    [on] За столом { $table } підказки вже ввімкнено.
   *[off] За столом { $table } підказки й так вимкнено.
}
coach-mistake-not_asked = За столом { $table } вам зараз нема чого вирішувати. Попросіть підказку, коли буде ваш хід.
coach-mistake-one_way = Порівнювати нема чого: тут можна вибрати лише «{ $option }».
coach-mistake-nothing_decided = На початку того ходу вибирати було нічого, тож і пробувати нема чого. Перейдіть до іншого ходу.
coach-mistake-what_if_gone = Цієї спроби більше немає: для кожного зберігається одна, годину після останнього натискання й не довше за перезапуск. Нічого не втрачено: **{ coach-button-what_if }** під ходом почне її знову.
coach-trouble-thinking = Бот зараз не може прорахувати ходи: це збій на нашому боці. У партії нічого не змінилося, спробуйте ще раз трохи пізніше.

coach-command-hint = підказка
coach-command-hint-about = Що бот зробив би на вашому місці й чому
coach-command-review = розбір
coach-command-review-about = Розібрати з ботом свої ходи в закінченій партії
coach-command-hints = підказки
coach-command-hints-about = Спитати всіх, чи можна за цим столом брати підказки, або вимкнути їх
coach-param-hints = підказки
coach-param-hints-about = Увімкнути можна за згоди всіх, вимкнути може будь-хто
coach-hints-on = увімкнути
coach-hints-off = вимкнути
