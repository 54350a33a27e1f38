ui-button-move = Мой ход
ui-button-hand = Рука
ui-button-own = Мой планшет
ui-button-board = Поле
ui-button-all_of_board = Всё поле
ui-button-log = Журнал
ui-button-help = Помощь
ui-button-in_words = Словами
ui-button-back = Назад
ui-button-why = Почему нет?
ui-button-more = Ещё
ui-button-in_full = Целиком
ui-button-thread = К столу

ui-panel-title = { $game } · стол { $table }
ui-panel-summary = Этот ход:
ui-panel-purse = У вас есть: { $held }
ui-panel-purse_after = После этого у вас: { $held }
ui-panel-score = если бы игра кончилась сейчас{ $hidden ->
    [0] { "" }
   *[other] { " " }(чужое скрытое не учтено)
}: { $list }
ui-panel-score_of = { $own ->
    [1] вы
   *[other] { $player }
} ({ $total })
ui-panel-draft = Уже выбрано: { $draft }
ui-panel-done = Готово
ui-panel-none = Ничего из этого
ui-panel-these_first = Сначала это
ui-panel-all_named = Все сразу: { $options }
ui-panel-all_of = Все сразу ({ $n })
ui-panel-send = Отправить
ui-panel-field = { $field }: { $value }
ui-panel-left_open = { $n ->
    [one] { $n } место ещё пусто.
    [few] { $n } места ещё пусты.
   *[many] { $n } мест ещё пусты.
} Так и оставить?
ui-panel-not_together = Вместе это невозможно: { $label }. { $why } Ещё ничего не сделано; выберите что-нибудь другое.
ui-panel-stopped = Это уже невозможно: { $label }. { $why } Всё, что было до этого, сделано.
ui-panel-all_reveal = откроется новое: отменить будет нельзя
ui-panel-alike = при любом выборе: { $what }
ui-panel-reveals = после этого откроется новое, поэтому отменить будет нельзя
ui-panel-take = Взять { $amount }
ui-panel-order = Ваш порядок:
ui-panel-next = Что будет под номером { $n }?
ui-panel-this_order = В таком порядке
ui-panel-anew = Начать заново
ui-panel-all_chosen = Всё выбрано. Так и оставить?
ui-panel-choose = Выбрать
ui-panel-one_of = один вариант из { $n }
ui-panel-up_to = не больше { $n }
ui-panel-times_up_to = Что и сколько (всего до { $n })
ui-panel-vain = Эти сейчас ничего не дадут
ui-panel-which = { $field }: что выберете?
ui-panel-anyway = { $send } всё равно
ui-panel-ends = Ход завершится автоматически { $at }.
ui-panel-ends_alone = Ваш ход сделан и завершится сам { $at }.
ui-panel-end_now = Завершить сейчас
ui-panel-hold = Подождать
ui-panel-pick_some = { $min ->
    [0] Выберите не больше { $max }
   *[other] Выберите от { $min } до { $max }
}
ui-panel-pick_n = Выберите { $n }
ui-panel-taken_back = Ваш последний выбор отменён.
ui-panel-late = Картинка ещё рисуется и появится здесь сама.
ui-panel-stale = Этот выбор уже сделан; вот что открыто сейчас.
ui-picture-part = Часть поля с вашими вариантами: { $offered }.

ui-why-which = Что вы хотели бы сделать? Выберите, и станет ясно, почему этого нет среди вариантов.
ui-why-nothing = Сейчас доступны все варианты.
ui-why-pick = Почему нельзя выбрать…
ui-why-back = К вопросу
ui-why-more = Ещё

ui-waiting-others = Сейчас от вас ничего не требуется. Ждём: { $players }.
ui-waiting-nobody = Сейчас от вас ничего не требуется.
ui-waiting-over = Партия окончена.
ui-waiting-final = Ваш ход завершён; отменить его можно только с согласия всех.
ui-waiting-final_alone = Ваш ход завершён.
ui-waiting-may_change = До тех пор выбор можно изменить.

ui-tables-which = Подходит несколько столов. Какой из них?
ui-tables-pick = Выберите стол

ui-glance-since = После вашего последнего хода:
ui-glance-lately = Недавние события:
ui-glance-nothing_yet = Пока ничего не произошло.
ui-glance-no_picture = Картинки у этой игры нет. О событиях рассказывает журнал.
ui-glance-no_hand = В этой игре нет ничего, что видели бы только вы.

ui-help-buttons = **{ ui-button-move }** открывает вопрос, который ждёт вас. Его видите только вы, и каждый выбор сразу сохраняется, так что продолжить можно завтра или на другом устройстве. **{ ui-button-back }** отменяет последний выбор, **{ ui-button-why }** объясняет, почему чего-то нет среди вариантов. **Спланировать** готовит ваш следующий ход, пока ходят другие. **Честная игра** под первым сообщением позволит потом проверить каждое перемешивание.
ui-help-hand = **{ ui-button-hand }** показывает то, что можете видеть только вы, **{ ui-button-board }** и **{ ui-button-log }** показывают то, что известно всем.
ui-help-own = **{ ui-button-own }** показывает ваш планшет, **{ ui-button-board }** и **{ ui-button-log }** показывают то, что известно всем.
ui-help-commands = То же самое командами: `/move`, `/choose`, `/undo`, `/plan`, `/hand`. Они работают в любом канале и в личной переписке со мной.
ui-help-stop = Если пора остановиться: `/table pause` — перерыв, `/table resign` — выйти из игры, `/table close` — закончить партию.
ui-help-rules = Прочитать главу правил

ui-post-started = Партия начинается. Порядок ходов: { $players }.
ui-post-started_by = Партия начинается. За столом: { $players }.
ui-post-aims = Для победы нужно достичь: { $aims }.
ui-post-since = После вашего последнего хода:
ui-post-since_then = Что было к тому времени (партия с тех пор ушла дальше):
ui-post-lately = Что произошло:
ui-recap-stand_in = { $player } (дублёр)
ui-recap-more = … и ещё { $n }
ui-recap-scored = { $what }: { $points }
ui-recap-points = { $player } { $n }
ui-post-asked = { $players }: { $question }
ui-post-alone = { $players }: ваш ход всегда ждёт за кнопкой **{ $move }**.
ui-post-together = { $players }: все решают втайне; решения откроются, когда будут готовы все.
ui-post-private = { $players }: решение за вами.
# Below messages whose buttons are over.
ui-past-move = Продолжение ниже.
ui-past-over = Партия окончена.
ui-past-closed = Стол закрыт.
ui-past-played = Ваш ход сыгран.
ui-past-seat = Это место больше не свободно.
ui-past-taken = Это место теперь занимает { $player }.
ui-past-vote = Этот вопрос решён.
ui-post-over = Партия окончена.
ui-post-place = { $rank }. { $player }: { $total }
ui-post-winners = { $n ->
    [one] Победа: { $players }. Поздравляем!
   *[other] Общая победа: { $players }. Поздравляем!
}
ui-post-seed = Сид `{ $seed }`, его хеш объявлен в начале: `{ $hash }`. С выгруженным файлом любой может проверить каждое перемешивание.
ui-post-closed = Стол закрыт без результата. Его по-прежнему можно посмотреть. Спасибо за партию!
ui-post-stuck = { $players }: ход не удаётся продолжить, и это наша ошибка. Ничего не пропало: владелец бота найдёт отчёт и поможет.
ui-post-frozen = Этот стол остановлен: последний ход нельзя продолжить из-за нашей ошибки. Ничего не потеряно, игра продолжится, как только это станет возможно.
ui-post-thawed = Игра за этим столом продолжается.
ui-post-salvaged = После обновления незавершённый ход больше не соответствует правилам, поэтому его последние шаги отменены. Посмотрите свой ход ещё раз.
ui-post-dm_closed = { $player } не получает моих личных сообщений. Кнопка **{ ui-button-hand }** покажет то же самое здесь, и увидите это только вы.
ui-post-called_here = { $player } не получает моих личных сообщений, поэтому зову здесь. Чтобы они снова приходили, разрешите личные сообщения от участников сервера.

ui-nudge = Ваш ход: { $place }
ui-nudge-alone = Ваш ход. { $why } Продолжить можно здесь.

ui-thread-gone = Ветки стола больше нет.
ui-thread-no_home = Ветку стола удалили, а новую открыть негде: её канала тоже больше нет.
ui-thread-anew = Ветку стола удалили. Вот новая: { $place }
ui-thread-reopened = Ветку этого стола удалили. Партия идёт дальше здесь.
ui-thread-locked = Ветка стола закрыта, и писать в неё я не могу; открыть её может администратор сервера.
ui-thread-left = Меня больше нет на сервере этого стола; снова пригласить меня может администратор сервера.
ui-thread-forbidden = Discord не разрешает мне писать в ветке стола; разрешить может администратор сервера в настройках канала.
ui-thread-no_answer = Мои сообщения сейчас не доходят до ветки стола; продолжаю попытки.
ui-thread-unwritten = Написать вам первым я не могу, так что сюда вас никто не позовёт. К этой партии всегда вернёт `/next`.

ui-mistake-changed = С тех пор вопрос изменился; вот каким он стал.
ui-mistake-old_button = Эта кнопка осталась от старой версии и больше не работает. Воспользуйтесь последним сообщением стола.
ui-mistake-stopping = Бот перезапускается. Ничего не изменилось; попробуйте через минуту.
ui-mistake-no_tables = Вы не играете ни за одним столом. Сядьте за какой-нибудь или откройте новый: `/table new`.
ui-mistake-which_table = Вас ждут несколько столов. Укажите один из них в поле «{ ui-command-table }».

ui-error-bug = Что-то пошло не так, и это наша ошибка. Ничего не изменилось.
ui-error-bug_at = За столом { $table } что-то пошло не так, и это наша ошибка. Ничего не изменилось.
ui-error-saved = Ваш выбор сохранён, но показать продолжение не удалось. Нажмите **{ ui-button-move }** ещё раз.
ui-error-discord = Discord сейчас отвечает с перебоями. Ничего не изменилось; попробуйте чуть позже.
ui-error-forbidden = Discord не разрешает мне этого здесь. Разрешить может администратор сервера в настройках канала.
ui-error-lacking = Мне здесь не хватает прав: { $permissions }. Выдать их может администратор сервера. { $place }
ui-error-channel_gone = Канала или ветки больше нет. Командой `/move` можно продолжить где угодно.
ui-error-message_gone = Сообщения больше нет. Командой `/move` можно продолжить где угодно.
ui-error-too_many_edits = Это сообщение слишком старое, чтобы менять его снова. Откройте новое командой `/move`.
ui-error-too_large = Discord не принимает файл такого размера. Команда `/board` расскажет то же словами.
ui-error-dm_closed = Мои личные сообщения до вас не доходят. Кнопка **{ ui-button-hand }** покажет то же самое в ветке.
ui-error-archived = Эта ветка в архиве. Напишите в ней что-нибудь, чтобы открыть её снова, и повторите попытку.
ui-error-too_many_threads = На этом сервере слишком много активных веток. Отправьте часть из них в архив и попробуйте снова.

ui-permission-view_channel = «Просматривать канал» (View Channel)
ui-permission-send_messages = «Отправлять сообщения» (Send Messages)
ui-permission-send_messages_in_threads = «Отправлять сообщения в ветках» (Send Messages in Threads)
ui-permission-create_public_threads = «Создавать публичные ветки» (Create Public Threads)
ui-permission-create_private_threads = «Создавать приватные ветки» (Create Private Threads)
ui-permission-attach_files = «Прикреплять файлы» (Attach Files)
ui-permission-read_message_history = «Читать историю сообщений» (Read Message History)
ui-permission-manage_threads = «Управлять ветками» (Manage Threads)

ui-command-move = ход
ui-command-move-about = Открыть вопрос, который ждёт вас здесь или за любым вашим столом
ui-command-choose = выбрать
ui-command-choose-about = Ответить на открытый вопрос текстом
ui-command-undo = отменить
ui-command-undo-about = Отменить последний выбор
ui-command-hand = рука
ui-command-hand-about = Показать то, что можете видеть только вы
ui-command-table = стол
ui-command-table-about = Номер стола, если это не стол данной ветки
ui-command-answer = ответ
ui-command-answer-about = Что вы выбираете; несколько вариантов через точку с запятой
