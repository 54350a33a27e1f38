look-command-table = стол
look-command-table-about = Открыть, найти или закрыть стол
look-command-new = новый
look-command-new-about = Открыть новый стол в этом канале
look-command-list = список
look-command-list-about = Показать открытые столы
look-command-info = сведения
look-command-info-about = Игроки и параметры стола и что за ним происходит
look-command-invite = пригласить
look-command-invite-about = Пригласить за стол, где игра ещё не началась
look-command-language = язык
look-command-language-about = Выбрать язык общих сообщений стола, в том числе во время партии
look-command-close = закрыть
look-command-close-about = Закрыть стол, даже посреди партии
look-command-board = поле
look-command-board-about = Показать поле сейчас или после одного из прошлых ходов
look-command-scores = счёт
look-command-scores-about = Показать итоговый счёт или каким он был бы сейчас
look-command-log = журнал
look-command-log-about = Что произошло после вашего последнего хода или с самого начала
look-command-rules = правила
look-command-rules-about = Найти главу правил
look-command-next = мои_ходы
look-command-next-about = Все столы, которые ждут вас, начиная с самого долгого ожидания
look-command-export = выгрузка
look-command-export-about = Сохранить партию в файл
look-command-about = о_боте
look-command-about-about = Что это за бот и как он работает
look-command-help = помощь
look-command-help-about = Как начать, сходить, осмотреться и отменить ход
look-command-settings = настройки
look-command-settings-about = Ваш язык, уведомления и картинки

look-param-game = игра
look-param-game-about = Во что играть
look-param-options = параметры
look-param-options-about = Параметры игры; их можно изменить и в лобби
look-param-computers = боты
look-param-computers-about = Сколько ботов сразу сядет за стол
look-param-start = начать
look-param-start-about = Начать сразу, не ожидая в лобби
look-param-private = закрытый
look-param-private-about = Играть в закрытой ветке
look-param-language = язык
look-param-language-about = Язык, который читают все за столом
look-param-own_language-about = Язык всего, что видите только вы
look-param-notifications = уведомления
look-param-notifications-about = Где сообщать, что сейчас ваш ход
look-param-pictures = картинки
look-param-pictures-about = Приходит ли картинка с каждым вопросом
look-param-table = стол
look-param-table-about = Номер стола; в его ветке не нужен
look-param-user = кого
look-param-user-about = Кого пригласить
look-param-seat = игрок
look-param-seat-about = Чей планшет показать
look-param-turn = ход
look-param-turn-about = Поле после стольких ходов, начиная с 0
look-param-picture = картинка
look-param-picture-about = Какую картинку показать
look-param-since = откуда
look-param-since-about = С вашего последнего хода, если не выбрать начало
look-since-me = мой ход
look-since-start = начало
look-param-topic = глава
look-param-topic-about = Глава или слово для поиска

look-language-auto = Как в Discord
# Same in every language.
look-language-en = English
# Same in every language.
look-language-ru = Русский
# Same in every language.
look-language-uk = Українська
# Same in every language.
look-language-pl = Polski
look-route-both = В ветке и сводкой в личных сообщениях
look-route-thread = Только в ветке
look-route-dm = Только личным сообщением
look-route-none = Не сообщать
look-pictures-always = С каждым вопросом
look-pictures-request = Только по моей просьбе
look-pictures-never = Никогда

look-turn_end-soon = Завершать автоматически через минуту
look-turn_end-ask = Спрашивать, завершить ли ход
look-turn_end-pass = Завершать, когда больше нечего делать

look-players = игроков: { $allowed }
look-status-lobby = ждёт игроков
look-status-running = идёт партия
look-status-behind = остановлен, часть партии потеряна
look-status-frozen = на паузе до исправления
look-status-over = партия окончена
look-status-closed = закрыт

look-lobby-private = 🔒 Закрытый стол: других приглашают те, кто за ним сидит, командой `/table invite`.
look-lobby-seats = Игроков: { $allowed }; { $n ->
    [0] пока никто не сел.
    [one] за столом { $n } игрок.
    [few] за столом { $n } игрока.
   *[many] за столом { $n } игроков.
}
look-lobby-computer = { $name } (бот)
look-lobby-join = Сесть
look-lobby-leave = Встать
look-lobby-seats_button = Места
look-lobby-add_computer = Добавить бота
look-lobby-drop_computer = Убрать бота
look-lobby-start = Начать
look-lobby-joined = Теперь вы сидите за столом { $table }.
look-lobby-mixed = Здесь читают на разных языках: { $languages }. Язык общих сообщений — { $language }, личные приходят каждому на своём.
look-lobby-language = Язык стола
look-lobby-most_read = тот, на котором читает большинство
look-lobby-begun = Партия началась.
look-lobby-running = Партия идёт.
look-lobby-waits = Партия идёт. Ждём: { $players }.
look-lobby-over = Партия окончена.
look-lobby-closed = Этот стол закрыт. { $place }
look-lobby-won = { $n ->
    [one] Партия окончена. Победа: { $players }.
   *[other] Партия окончена. Общая победа: { $players }.
}
look-lobby-behind = Партия остановлена: часть её потеряна. { $place }
look-lobby-frozen = Партия приостановлена до исправления ошибки. { $place }
look-lobby-house = Не совсем как в коробке: некоторые значения — наши.
look-lobby-alone = { $player } уже за столом. Другие могут присоединиться; с ботом из списка можно начать сразу.
look-lobby-sources = В чём отличия
look-thread-won = ✓ { $game } { $table }: победа — { $players }
look-thread-over = ✓ { $game } { $table }: окончена
look-thread-closed = ✗ { $game } { $table }: закрыт

look-list-title = **Столы**
look-list-none = Здесь нет открытых столов. Новый откроет `/table new`.
look-list-more = … и ещё { $n }.
look-info-waits = Ждём: { $players }.
look-info-organiser = Организатор: { $player }
look-info-commitment = Хеш секретного сида: `{ $hash }`. В конце сид покажут, и любой сможет проверить каждое перемешивание.
look-invite = { $user }, { $inviter } приглашает вас сыграть в игру «{ $game }».
look-invite-sent = { $user } получает приглашение за стол { $table }.
look-home-ask = В каком канале играть за столом { $table }?
look-home-pick = Выберите канал
look-close-sure = Партия закончится сейчас, без результата, и продолжить её будет нельзя. Закрыть?
look-close-by_server = Вы здесь не играете, но управляете сервером: партия закончится сейчас, без результата, и игрокам скажут, что так решил администратор сервера. Закрыть?
look-close-ask = Остальных спросят, согласны ли они; кто за неделю не появится, тот не против. Если возражений не будет, партия закончится без результата, и продолжить её будет нельзя. Спросить?
look-close-yes = Закрыть стол
look-close-button = Закрыть стол…
look-close-done = Стол { $table } закрыт.

look-board-past = После хода { $turn } из { $last }.
look-board-earlier = Раньше
look-board-later = Позже
look-board-now = Сейчас
look-scores-now = Если бы партия закончилась сейчас:
look-scores-closed = Если бы партия закончилась на этом:
look-scores-final = Итоговый счёт:
look-scores-line = **{ $rank }.** { $player }: **{ $points }**
look-scores-winners = { $n ->
    [one] Победа: { $players }!
   *[other] Общая победа: { $players }!
}
look-log-page = Страница { $page } из { $pages }
look-log-first = Первая
look-log-earlier = Раньше
look-log-later = Позже
look-log-last = Последняя
look-next-none = Ни один стол вас не ждёт.
look-next-title = { $n ->
    [one] Вас ждёт { $n } стол:
    [few] Вас ждут { $n } стола:
   *[many] Вас ждёт { $n } столов:
}
look-next-open = Мой ход за столом { $table }
look-export-over = Вся партия. `python -m engine.verify ФАЙЛ` повторит её и подтвердит каждое перемешивание.
look-export-running = Открытая часть идущей партии; скрытые решения до её конца заменены вопросительными знаками.

look-about-kontor = **Kontor { $version }** ведёт партии в сложные торговые игры в удобном вам темпе: следит за всеми правилами, даёт на ход целые дни, скрытые карты присылает личным сообщением.
look-about-state = Работает { $hours } ч { $minutes } мин · столов в игре: { $tables } · самый долгий отклик за час: { $lag } мс
look-about-waiting = { $n ->
    [1] До столов не доходит { $n } сообщение; оно ждёт уже { $minutes } мин.
    [one] До столов не доходит { $n } сообщение; самое старое ждёт { $minutes } мин.
    [few] До столов не доходят { $n } сообщения; самое старое ждёт { $minutes } мин.
   *[other] До столов не доходит { $n } сообщений; самое старое ждёт { $minutes } мин.
}
look-about-backup = Последняя резервная копия: { $hours } ч назад.
look-about-no_backup = **Резервной копии нет уже { $hours } ч**: { $reason }
look-about-components = Таблицы компонентов: из правил — { $rulebook }, из открытых источников — { $public }, наших собственных, где напечатанных значений мы не знаем, — { $house }.
look-about-box = Исправлено здесь по напечатанным компонентам: { $n ->
    [one] { $n } таблица
    [few] { $n } таблицы
   *[other] { $n } таблиц
}.
look-about-rights = Kontor — свободная программа под лицензией MIT. Правила и числа — факты; все тексты, код и рисунки наши собственные. С издателями игр мы не связаны.

look-help-start = **Начать игру.** `/table new` открывает лобби в этом канале. Остальные нажимают **Сесть**, затем организатор нажимает **Начать**. Свободные места могут занять боты. Игра вам незнакома? `/learn` проведёт вас через первую партию. В личных сообщениях со мной можно учиться и играть против ботов прямо там.
look-help-turn = **Ваш ход.** Нажмите **Мой ход** под последним сообщением ветки или введите `/move` где угодно. Каждый выбор сохраняется сразу: можно продолжить позже или с другого устройства. Отвечать с клавиатуры удобно через `/choose`. **Спланировать** или `/plan` готовит ваш следующий ход, пока ходят другие; можно добавить и план Б. **Подсказка** или `/hint` скажет, что сделал бы бот, если подсказки включены (`/table hints`).
look-help-look = **Осмотреться.** `/board`, `/scores`, `/log` и `/rules`; `/what` расскажет о любой карте, жетоне, месте и знаке; `/next` покажет все столы, которые ждут вас. `/replay` показывает партию ход за ходом, а **Играть отсюда** открывает с любого хода законченной партии тренировочный стол. `/review` разберёт ваши ходы в законченной партии, а **А если?** даст сыграть любой из них иначе.
look-help-hidden = **Скрытые карты** приходят личным сообщением; их показывают и кнопка **Рука**, и `/hand`. Больше их никто не видит.
look-help-undo = **Ошиблись?** **Назад** или `/undo` отменяет ваш последний выбор, если после него не открылось ничего нового и не ответил другой игрок. После этого нужно согласие всех: их спросит **Попросить об отмене…** или `/undo`; в партии против бота есть **Всё равно отменить…**.
look-help-days = **Нет времени?** `/away` останавливает ваши часы на время отпуска, с `/table standin` за вас играет дублёр, а `/table pace` и `/table pause` спрашивают всех, можно ли играть медленнее.
look-help-home = **Найти компанию.** `/table list` покажет столы, за которые можно сесть; `/watch` покажет чужую партию и позволит следить за ней. `/standings` и `/history` расскажут, кто что сыграл, `/privacy` — что о вас хранится.
look-help-stuck = **Чего-то нет среди вариантов?** **Почему нет?** в панели объяснит, какое правило мешает и чего не хватает. `/settings` меняет ваш язык и уведомления, а на телефоне делает поле крупнее.

look-settings-title = Ваши настройки:
look-settings-saved = Сохранено. Ваши настройки:
look-settings-language = Язык
look-settings-route = Где сообщать, что сейчас ваш ход
look-settings-pictures = Картинки
look-settings-turn_end = Конец хода

look-mistake-which_table = Вы сидите за несколькими столами. Назовите номер стола или введите команду в его ветке.
look-mistake-no_table = Здесь нет стола. Введите команду в ветке стола или назовите его номер.
look-mistake-option_form = «{ $part }» — не параметр. Пишите так: edition=classic; несколько — через точку с запятой.
look-mistake-invite_bot = Бота пригласить нельзя. Добавьте его в лобби кнопкой **Добавить бота**.
look-mistake-invite_place = Здесь приглашения никто не увидит. Приглашайте в канале того сервера, где открыт стол { $table }.
look-mistake-computers = С такими параметрами игроков может быть не больше { $most }, считая вас. Выберите меньше ботов.
look-mistake-no_home = Не вижу канала, где можно писать и вам, и мне. Если такой есть, введите в нём `/table info` для стола { $table } и нажмите **Начать**.
look-mistake-home = За столом { $table } там играть нельзя: вам нельзя писать в том канале. Нажмите **Начать** ещё раз, чтобы увидеть остальные каналы.
look-mistake-seat = Такого игрока нет. Выберите число от 1 до { $n }.
look-mistake-topic = Такой главы нет. Выберите её из списка, который появляется при вводе.
