learn-command-learn = учиться
learn-command-learn-about = Сыграть учебную партию против бота

learn-button-learn = Научиться играя
learn-button-anew = Начать заново
learn-starter = Первые шаги: { $game }
learn-starter-detail = учебная партия на 15–20 минут
learn-post = Это учебная партия. { $players }: её начинает кнопка **{ $move }**.
learn-begun = Эта учебная партия уже начата. Продолжите с того места, где остановились, или начните заново, и этот стол закроется.
learn-step = Шаг { $n } из { $all }: { $title }
learn-step_name = { $n } ({ $title })
learn-next = Скоро шаг { $n } из { $all }: { $title }.
learn-free = Здесь выбираете вы.
learn-leave = Теперь выберите { $options }.
learn-fill = Теперь заполните { $empty } на свой выбор, потом выберите { $options }.
learn-left = **Шаг { $n } из { $all }**: теперь выберите { $options }.
learn-last = Поздравляем: вы прошли все учебные шаги!
learn-rest = **Шаг { $n } из { $all }**: остальное выбирайте сами.
learn-impossible = Шаг { $n } из { $all } ({ $title }) пропускаем: сделать его уже нельзя. Играйте как хотите.
learn-option = «{ $option }»
learn-intro = Учимся шаг за шагом, минут пятнадцать, против самого лёгкого бота. Пробуйте любые ходы: терять здесь нечего.
learn-shipped_values = Здесь играют со значениями, которые исправил владелец коробки. В учебной партии — значения из самого Kontor, чтобы всё сказанное в ней было верно.
learn-other = Так ходить можно, но этот шаг о другом.
learn-missing = Здесь нужно выбрать { $options }.
learn-partly = Отчасти верно, но это ещё не всё.
learn-lacking = Нужно выбрать ещё { $options }.
learn-ways = Попробуйте шаг ещё раз с самого начала или играйте дальше по-своему.
learn-falling = { $n ->
    [1] Если играть по-своему, отпадёт шаг { $steps }: он опирается на этот.
   *[other] Если играть по-своему, отпадут шаги { $steps }: они опираются на этот.
}
learn-own_way = Дальше вы играете по-своему.
learn-fallen = { $n ->
    [1] Отпадает шаг { $steps }.
   *[other] Отпадают шаги { $steps }.
}
learn-button-begin = Начать
learn-button-next = Дальше
learn-button-repeat = Попробовать ещё раз
learn-button-on = Дальше по-своему
learn-hint-step = На шаге { $n } из { $all } ({ $title }) выберите: { $options }.
learn-hint-free = На шаге { $n } из { $all } ({ $title }) выбор за вами.
learn-hint-same = Бот сделал бы так же.
learn-hint-else = В свободной партии, без учебных шагов, бот сыграл бы иначе:

learn-option-help = помощь новичкам
learn-option-help-help = В первой партии к вопросам есть пояснения, а при отказе от чего-то бесплатного вас переспросят. «Для всех»: так у каждого игрока, и можно просить подсказки у бота.
learn-option-help-on = для всех, с подсказками
learn-option-help-off = в первой партии
learn-waste = «{ $better }» вам ничего не будет стоить. Точно выбрать «{ $option }»?
learn-waste_detail = «{ $better }» ({ $detail }) вам ничего не будет стоить. Точно выбрать «{ $option }»?
learn-undone = Ещё можно: { $left }. Всё равно выбрать «{ $option }»?
learn-left_over = { $option } ({ $detail })
learn-button-anyway = Да, всё равно

learn-mistake-none = Для игры { $game } учебной партии пока нет. Правила расскажет `/rules`, а начать можно со стола с ботом.
learn-mistake-hints_always = За столом { $table } включена помощь новичкам, а подсказки — её часть.
