learn-command-learn = учиться
learn-command-learn-about = Сыграть первую партию с подсказками против бота

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
learn-intro = Учимся шаг за шагом, минут пятнадцать, против лёгкого бота. Пробуйте любые ходы: здесь ничего не потерять.
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
learn-option-help-help = Вопросы поясняются, а перед ходом, который даром отдаёт выгоду, вас переспросят. У бота можно просить подсказку.
learn-option-help-on = включена
learn-option-help-off = выключена
learn-waste = Вы уверены? «{ $option }» – значит упустить выгоду: «{ $better }» ничего не стоит.
learn-waste_detail = Вы уверены? «{ $option }» – значит упустить выгоду: «{ $better }» ({ $detail }) ничего не стоит.
learn-undone = Вы уверены? После «{ $option }» кое-что останется несделанным: пока ещё можно выбрать «{ $better }».
learn-button-anyway = Всё равно так

learn-mistake-none = Учебной партии игры { $game } пока нет. Правила расскажет `/rules`, а начать можно со стола с ботом.
learn-mistake-hints_always = За столом { $table } включена помощь новичкам, а подсказки – её часть.
