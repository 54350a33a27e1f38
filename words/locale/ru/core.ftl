core-seat = Игрок { $seat }
core-join-and = { $most } и { $last }
core-join-or = { $most } или { $last }

core-ref = { $sentence } (правила: «{ $chapter }»)

core-end_turn = Завершить ход
core-stop = Готово
core-skip = Пропустить
core-ask-end_turn = Завершить ход? До этого шаги ещё можно отменить.

core-mistake-option = Сейчас этого выбрать нельзя. Открытый вопрос: «{ $question }»
core-mistake-twice = Каждый вариант можно выбрать только один раз.
core-mistake-count = Нужно выбрать не меньше { $min } и не больше { $max }, а выбрано { $have }.
core-mistake-stuck = После этого выбирать здесь будет нечего: «{ $question }» Сначала ответьте на вопрос или выберите другое.
core-mistake-not_asked = Сейчас от вас ничего не требуется. Ждём: { $players }.
core-mistake-over = Партия окончена, выбирать больше нечего.
core-mistake-undo = Отменять нечего: с тех пор как открылось что-то новое или ответил другой игрок, вы ничего не выбирали.
core-no_undo-revealed = Самостоятельно этот выбор уже не отменить: открылось что-то новое.
core-no_undo-answered = Самостоятельно этот выбор уже не отменить: после него ответил другой игрок.
core-mistake-game = Игры «{ $name }» здесь нет. Есть такие: { $allowed }.
core-mistake-computer_player = Бота «{ $name }» нет. Есть такие: { $allowed }.
core-mistake-seats = Столько игроков ({ $seats }) в этой игре не бывает. Возможное число игроков: { $allowed }.
core-mistake-unknown_option = Параметра «{ $name }» нет. Есть такие: { $allowed }.
core-mistake-option_value = Параметр «{ $name }» не принимает значение «{ $value }». Можно выбрать: { $allowed }.

core-log-lead = Вперёд выходит { $player }: { $points }, если считать сейчас.

core-why-offered = Это можно выбрать прямо сейчас.
core-why-other_question = Сейчас открыт другой вопрос: «{ $question }»

core-plan-not_asked = В этот момент вы ничего не решаете.
core-plan-changed = Теперь это стоит или приносит другое.
core-plan-changed_to = Теперь это стоит или приносит другое. Сейчас: { $now }
core-plan-reveals = При этом открывается скрытое, и дальше планировать нельзя.
