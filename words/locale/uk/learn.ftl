learn-command-learn = вчитися
learn-command-learn-about = Зіграти першу партію з підказками проти бота

learn-button-learn = Навчитися граючи
learn-button-anew = Почати знову
learn-starter = Перші кроки: { $game }
learn-starter-detail = навчальна партія на 15–20 хвилин
learn-begun = Цю навчальну партію вже розпочато. Продовжуйте там, де зупинилися, або почніть знову: тоді цей стіл закриється.
learn-step = Крок { $n } з { $all }
learn-other = Так ходити можна, але цей крок про інше.
learn-better = Він про хід «{ $option }».
learn-better_detail = Він про хід «{ $option }» ({ $detail }).
learn-take_back = Якщо хочете спробувати, кнопка **{ $button }** скасує ваш вибір.

learn-option-help = допомога новачкам
learn-option-help-help = Запитання пояснюються, а перед ходом, який задарма віддає вигоду, вас перепитають. У бота можна просити підказку.
learn-option-help-on = увімкнено
learn-option-help-off = вимкнено
learn-waste = Ви впевнені? «{ $option }» – це втрачена вигода: «{ $better }» нічого не коштує.
learn-waste_detail = Ви впевнені? «{ $option }» – це втрачена вигода: «{ $better }» ({ $detail }) нічого не коштує.
learn-button-anyway = Однаково так

learn-mistake-none = Навчальної партії гри { $game } поки немає. Правила розкаже `/rules`, а почати можна зі столу з ботом.
learn-mistake-hints_always = За столом { $table } увімкнено допомогу новачкам, а підказки – її частина.
