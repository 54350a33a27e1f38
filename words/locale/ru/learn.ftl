learn-command-learn = учиться
learn-command-learn-about = Сыграть учебную партию против бота

learn-button-learn = Научиться играя
learn-button-anew = Начать заново
learn-starter = Первые шаги: { $game }
learn-starter-detail = учебная партия на 15–20 минут
learn-begun = Эта учебная партия уже начата. Продолжите с того места, где остановились, или начните заново: тогда этот стол закроется.
learn-step = Шаг { $n } из { $all }: { $title }
learn-step_name = { $n } ({ $title })
learn-next = Скоро шаг { $n } из { $all }: { $title }
learn-impossible = Шаг { $n } из { $all } ({ $title }) пропускаем: отсюда его уже не сделать. Ходите как хотите.
learn-option = «{ $option }»
learn-intro = Учимся шаг за шагом, минут пятнадцать, против лёгкого бота. Пробуйте любые ходы: терять здесь нечего.
learn-other = Так ходить можно, но этот шаг о другом.
learn-missing = В нём нужно: { $options }.
learn-partly = Часть верна, но ещё не всё.
learn-lacking = Не хватает: { $options }.
learn-ways = Попробуйте шаг ещё раз с самого начала или играйте дальше по-своему.
learn-falling = { $n ->
    [1] Если играть по-своему, отпадёт шаг, который на нём держится: { $steps }.
   *[other] Если играть по-своему, отпадут шаги, которые на нём держатся: { $steps }.
}
learn-own_way = Дальше вы играете по-своему.
learn-fallen = { $n ->
    [1] Отпадает шаг { $steps }.
   *[other] Отпадают шаги { $steps }.
}
learn-button-begin = Начать
learn-button-repeat = Попробовать ещё раз
learn-button-on = Дальше по-своему
learn-hint-step = Шагу { $n } из { $all } ({ $title }) нужно: { $options }.
learn-hint-free = Шаг { $n } из { $all } ({ $title }) оставляет выбор вам.
learn-hint-same = Бот сделал бы так же.
learn-hint-else = В свободной партии, без учебных шагов, бот сыграл бы иначе:

learn-option-help = помощь новичкам
learn-option-help-help = Вопросы поясняются, а если вы проходите мимо того, что ничего не будет стоить, вас переспросят. У бота можно просить подсказку.
learn-option-help-on = включена
learn-option-help-off = выключена
learn-waste = «{ $better }» вам ничего не будет стоить. Точно «{ $option }»?
learn-waste_detail = «{ $better }» ({ $detail }) вам ничего не будет стоить. Точно «{ $option }»?
learn-undone = Кое-что ещё можно сделать: «{ $better }». Точно «{ $option }»?
learn-button-anyway = Да, всё равно

learn-mistake-none = Учебной партии игры { $game } пока нет. Правила расскажет `/rules`, а начать можно со стола с ботом.
learn-mistake-hints_always = За столом { $table } включена помощь новичкам, а подсказки — её часть.
