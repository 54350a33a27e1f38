core-seat = Гравець { $seat }
core-join-and = { $most } і { $last }
core-join-or = { $most } або { $last }

core-ref = { $sentence } (правила: «{ $chapter }»)

core-end_turn = Завершити хід
core-stop = Готово
core-skip = Пропустити
core-ask-end_turn = Завершити хід? Доти кроки ще можна скасувати.

core-mistake-option = Зараз цього вибрати не можна. Відкрите запитання: «{ $question }»
core-mistake-twice = Кожен варіант можна вибрати лише один раз.
core-mistake-count = Треба вибрати щонайменше { $min } і щонайбільше { $max }, а вибрано { $have }.
core-mistake-stuck = Після цього вибирати тут не буде з чого: «{ $question }» Спершу дайте відповідь на запитання або виберіть інше.
core-mistake-not_asked = Зараз від вас нічого не потрібно. Чекаємо на: { $players }.
core-mistake-over = Партію завершено, вибирати більше нема чого.
core-mistake-undo = Нема чого скасовувати: відтоді, як відкрилося щось нове або відповів інший гравець, ви нічого не вибирали.
core-no_undo-revealed = Самостійно цей вибір уже не скасувати: відкрилося щось нове.
core-no_undo-answered = Самостійно цей вибір уже не скасувати: після нього відповів інший гравець.
core-mistake-game = Гри «{ $name }» тут немає. Є такі: { $allowed }.
core-mistake-computer_player = Бота «{ $name }» немає. Є такі: { $allowed }.
core-mistake-seats = Стільки гравців ({ $seats }) у цій грі не буває. Можлива кількість гравців: { $allowed }.
core-mistake-unknown_option = Параметра «{ $name }» немає. Є такі: { $allowed }.
core-mistake-option_value = Параметр «{ $name }» не приймає значення «{ $value }». Можна вибрати: { $allowed }.

core-log-lead = Уперед виходить { $player }: { $points }, якщо рахувати зараз.

core-why-offered = Це можна вибрати просто зараз.
core-why-other_question = Зараз відкрите інше запитання: «{ $question }»

core-plan-not_asked = У цю мить ви нічого не вирішуєте.
core-plan-changed = Тепер це коштує або приносить інше.
core-plan-changed_to = Тепер це коштує або приносить інше. Зараз: { $now }
core-plan-reveals = При цьому відкривається приховане, і далі планувати не можна.
