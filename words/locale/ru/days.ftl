days-pace-none = без часов
days-pace-relaxed = неспешный, 72 ч и ещё 24 ч за каждый ход
days-pace-daily = ежедневный, 24 ч и ещё 12 ч за каждый ход
days-pace-quick = быстрый, 8 ч и ещё 2 ч за каждый ход
days-pace-own = { $bank } ч и ещё { $increment } ч за каждый ход
days-pace-line = Темп
days-organiser = Организатор

days-news-standin = { $player } пока не играет. Ходы делает дублёр, место можно вернуть в любой момент.
days-news-back = { $player } снова за столом.
days-news-resigned = { $player } выходит из игры. Дублёр продолжает партию, а место свободно для всех желающих.
days-news-taken = Теперь за { $before } играет { $player }.
days-news-late_wait = Стол решает подождать: { $player } получает ещё время.
days-news-late_standin = Этот ход за { $player } делает дублёр.
days-news-late_offer = Место свободно для всех желающих. Пока его никто не занял, играет дублёр, и { $player } ещё может вернуться.
days-news-away = { $player } в отпуске до { $until }, часы стоят.
days-news-away_plain = { $player } в отпуске до { $until }.
days-abandoned = За столом никого не осталось, поэтому партия на этом заканчивается. Поле по-прежнему можно посмотреть. Спасибо за игру!

days-late-asked = У игрока { $player } вышло время, но сходить ещё можно. Что будем делать? Решает больше половины остальных.
days-late-wait = Подождать
days-late-standin = Дублёр на этот ход
days-late-offer = Предложить место
days-late-noted = Записано. Так и будет, как только того же захочет больше половины остальных.
days-late-done = Решено. В ветке сказано, как игра идёт дальше.

days-asks-pace = { $player } предлагает другой темп – { $pace }. Все согласны?
days-asks-pause = { $player } предлагает перерыв, на время которого часы остановятся. Все согласны?
days-asks-resume = { $player } предлагает закончить перерыв. Все согласны?
days-asks-replace = { $player } предлагает найти замену для { $whom }. Все согласны?
days-agreed-pace = Все согласны на новый темп – { $pace }.
days-agreed-pause = Все согласны на перерыв. Часы стоят, но ходить по-прежнему можно.
days-agreed-resume = Перерыв окончен, часы снова идут.
days-agreed-replace = Место игрока { $whom } свободно для всех желающих. Пока его никто не занял, играет дублёр.
days-refused-pace = { $player } против, поэтому темп остаётся прежним.
days-refused-pause = { $player } против, поэтому перерыва не будет.
days-refused-resume = { $player } против, поэтому перерыв продолжается.
days-refused-replace = { $player } против, поэтому замены не будет.
days-expired-pace = Не все ответили за три дня, поэтому темп остаётся прежним.
days-expired-pause = Не все ответили за три дня, поэтому перерыва не будет.
days-expired-resume = Не все ответили за три дня, поэтому перерыв продолжается.
days-expired-replace = Не все ответили за три дня, поэтому замены не будет.
days-consent-yes = Согласиться
days-consent-no = Лучше не надо
days-consent-noted = Записано. Так и будет, как только согласятся все.
days-consent-asked = Остальных спросили в ветке. Так и будет, как только согласятся все.
days-consent-settled = Решено. В ветке сказано, как игра идёт дальше.
days-consent-done = Готово.

days-seat-take = Занять место
days-seat-taken = Теперь вы играете за столом { $table }. Кнопка «Мой ход» покажет, что нужно решить.
days-seat-back = Вернуть моё место
days-seat-is_back = С возвращением! За столом { $table } вы снова играете сами.
days-seat-standin = За столом { $table } за вас играет дублёр. Кнопка «Вернуть моё место» или ваш следующий ход вернёт вас в игру.
days-resign-sure = Вы точно хотите выйти из игры? Дублёр продолжит партию, а место сможет занять любой.
days-resign-yes = Выйти из игры
days-resign-done = Вы больше не играете за столом { $table }. Спасибо за игру!

days-clock = { $player } – время на ход истекает { $until }.
days-clock-own = Ваше время истекает { $until }.
days-clock-next = время истекает { $until }
days-clock-out = время вышло
days-clock-paused = Сейчас перерыв, часы стоят.
days-next = Следующий стол
days-reminder = { $n ->
    [one] Напоминаем, что вас ждёт { $n } стол.
    [few] Напоминаем, что вас ждут { $n } стола.
   *[many] Напоминаем, что вас ждут { $n } столов.
}
days-reminded = { $player }, напоминаем, что стол ждёт вашего хода.

days-zone-ask = Часы этого стола идут, только пока вы не спите. Где вы живёте? В `/settings` найдётся любой другой часовой пояс.
days-zone = Часовой пояс
days-zone-server = Как на сервере
days-quiet = Тихие часы
days-quiet-none = Нет, в любое время
days-away-done = Хорошего отдыха! Ваши часы стоят до { $until }.
days-away-short = Кроме одного: { $tables } – там отпуск на партию закончится раньше, и часы снова пойдут.
days-away-back = С возвращением! Ваши часы снова идут.
days-server-saved = Сохранено. Это касается столов, которые откроются здесь с этого момента.
days-mistake-until = «{ $typed }» не дата. Выберите её из списка или напишите как 2027-08-31.
days-mistake-quiet = «{ $typed }» не похоже на часы. Напишите их как 22:00-08:00.
days-mistake-server = Это может настроить только тот, кто управляет сервером, и только на самом сервере.

days-command-pace = темп
days-command-pace-about = Сколько времени есть на ход; в начатой партии спросят всех
days-command-pause = пауза
days-command-pause-about = Предложить перерыв, на время которого часы остановятся
days-command-resume = продолжить
days-command-resume-about = Предложить закончить перерыв
days-command-resign = выйти
days-command-resign-about = Выйти из начатой партии; её продолжит дублёр
days-command-replace = замена
days-command-replace-about = Предложить найти игроку замену
days-command-standin = дублёр
days-command-standin-about = Пусть пока играет дублёр, или вернуть своё место
days-command-away = отпуск
days-command-away-about = Уйти в отпуск: ваши часы остановятся
days-command-back = вернуться
days-command-back-about = Закончить отпуск
days-command-server = сервер
days-command-server-about = С чем начинаются новые столы этого сервера
days-param-pace = темп
days-param-pace-about = Один из темпов
days-param-bank = запас
days-param-bank-about = Свой темп: сколько часов в запасе в начале
days-param-increment = добавка
days-param-increment-about = Свой темп: сколько часов добавляет каждый ход
days-param-player = игрок
days-param-player-about = Чьё место предложить
days-param-until = до
days-param-until-about = День, когда вы вернётесь
days-param-timezone = часовой_пояс
days-param-timezone-about = Ваш часовой пояс; начните писать город
days-param-server_timezone = часовой_пояс
days-param-server_timezone-about = Для игроков, которые его не указали; начните писать город
days-param-quiet = тихие_часы
days-param-quiet-about = Когда вас не беспокоят и часы стоят, например 22:00-08:00
