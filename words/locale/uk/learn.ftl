learn-command-learn = вчитися
learn-command-learn-about = Зіграти навчальну партію проти бота

learn-button-learn = Навчитися граючи
learn-button-anew = Почати знову
learn-starter = Перші кроки: { $game }
learn-starter-detail = навчальна партія на 15–20 хвилин
learn-post = Це навчальна партія. { $players }: її починає кнопка **{ $move }**.
learn-begun = Цю навчальну партію вже розпочато. Продовжуйте там, де зупинилися, або почніть знову, і цей стіл закриється.
learn-step = Крок { $n } з { $all }: { $title }
learn-step_name = { $n } ({ $title })
learn-next = Незабаром крок { $n } з { $all }: { $title }.
learn-free = Тут вибираєте ви.
learn-leave = Тепер виберіть { $options }.
learn-fill = Тепер заповніть { $empty } на свій вибір, потім виберіть { $options }.
learn-left = **Крок { $n } з { $all }**: тепер виберіть { $options }.
learn-last = Вітаємо: ви пройшли всі навчальні кроки!
learn-rest = **Крок { $n } з { $all }**: решту вибирайте самі.
learn-impossible = Крок { $n } з { $all } ({ $title }) пропускаємо: зробити його вже не можна. Грайте як хочете.
learn-option = «{ $option }»
learn-intro = Вчимося крок за кроком, хвилин п’ятнадцять, проти легкого бота. Пробуйте будь-які ходи: втрачати тут нема чого.
learn-shipped_values = Тут грають зі значеннями, які виправив власник коробки. У навчальній партії – значення з самого Kontor, щоб усе сказане в ній було правильним.
learn-other = Так ходити можна, але цей крок про інше.
learn-missing = Тут треба вибрати { $options }.
learn-partly = Почасти правильно, але це ще не все.
learn-lacking = Треба вибрати ще { $options }.
learn-ways = Спробуйте крок ще раз від самого початку або грайте далі по-своєму.
learn-falling = { $n ->
    [1] Якщо грати по-своєму, відпаде крок { $steps }: він спирається на цей.
   *[other] Якщо грати по-своєму, відпадуть кроки { $steps }: вони спираються на цей.
}
learn-own_way = Далі ви граєте по-своєму.
learn-fallen = { $n ->
    [1] Відпадає крок { $steps }.
   *[other] Відпадають кроки { $steps }.
}
learn-button-begin = Почати
learn-button-next = Далі
learn-button-repeat = Спробувати ще раз
learn-button-on = Далі по-своєму
learn-hint-step = На кроці { $n } з { $all } ({ $title }) виберіть: { $options }.
learn-hint-free = На кроці { $n } з { $all } ({ $title }) вибір за вами.
learn-hint-same = Бот зробив би так само.
learn-hint-else = У вільній партії, без навчальних кроків, бот зіграв би інакше:

learn-option-help = допомога новачкам
learn-option-help-help = У першій партії до запитань є пояснення, а якщо ви відмовляєтеся від чогось безкоштовного, вас перепитають. Для всіх: пояснення має кожен, і кожен може просити підказку в бота.
learn-option-help-on = для всіх, з підказками
learn-option-help-off = у першій партії
learn-waste = «{ $better }» вам нічого не коштуватиме. Справді вибрати «{ $option }»?
learn-waste_detail = «{ $better }» ({ $detail }) вам нічого не коштуватиме. Справді вибрати «{ $option }»?
learn-undone = Ще можна: { $left }. Усе одно вибрати «{ $option }»?
learn-left_over = { $option } ({ $detail })
learn-button-anyway = Так, усе одно

learn-mistake-none = Для гри { $game } навчальної партії поки немає. Правила розкаже `/rules`, а почати можна зі столу з ботом.
learn-mistake-hints_always = За столом { $table } увімкнено допомогу новачкам, а підказки – її частина.
