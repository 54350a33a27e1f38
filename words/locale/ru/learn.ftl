learn-command-learn = учиться
learn-command-learn-about = Сыграть первую партию с подсказками против бота

learn-button-learn = Научиться играя
learn-button-anew = Начать заново
learn-starter = Первые шаги: { $game }
learn-starter-detail = учебная партия на 15–20 минут
learn-begun = Эта учебная партия уже начата. Продолжите с того места, где остановились, или начните заново: тогда этот стол закроется.
learn-step = Шаг { $n } из { $all }
learn-other = Так ходить можно, но этот шаг о другом.
learn-better = Он о ходе «{ $option }».
learn-better_detail = Он о ходе «{ $option }» ({ $detail }).
learn-take_back = Если хотите попробовать, кнопка **{ $button }** отменит ваш выбор.

learn-option-help = помощь новичкам
learn-option-help-help = Вопросы поясняются, а перед ходом, который даром отдаёт выгоду, вас переспросят. У бота можно просить подсказку.
learn-option-help-on = включена
learn-option-help-off = выключена
learn-waste = Вы уверены? «{ $option }» – значит упустить выгоду: «{ $better }» ничего не стоит.
learn-waste_detail = Вы уверены? «{ $option }» – значит упустить выгоду: «{ $better }» ({ $detail }) ничего не стоит.
learn-button-anyway = Всё равно так

learn-mistake-none = Учебной партии игры { $game } пока нет. Правила расскажет `/rules`, а начать можно со стола с ботом.
learn-mistake-hints_always = За столом { $table } включена помощь новичкам, а подсказки – её часть.
