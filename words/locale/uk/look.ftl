look-command-table = стіл
look-command-table-about = Відкрити, знайти або закрити стіл
look-command-new = новий
look-command-new-about = Відкрити новий стіл у цьому каналі
look-command-list = список
look-command-list-about = Показати відкриті столи
look-command-info = відомості
look-command-info-about = Гравці й параметри столу та що за ним відбувається
look-command-invite = запросити
look-command-invite-about = Запросити за стіл, де гра ще не почалася
look-command-language = мова
look-command-language-about = Вибрати мову спільних повідомлень столу, зокрема під час партії
look-command-close = закрити
look-command-close-about = Закрити стіл, навіть посеред партії
look-command-board = поле
look-command-board-about = Показати поле зараз або після одного з минулих ходів
look-command-scores = рахунок
look-command-scores-about = Показати підсумковий рахунок або яким він був би зараз
look-command-log = журнал
look-command-log-about = Що сталося після вашого останнього ходу або від самого початку
look-command-rules = правила
look-command-rules-about = Знайти розділ правил
look-command-next = мої_ходи
look-command-next-about = Усі столи, що чекають на вас, починаючи з найдовшого очікування
look-command-export = вивантаження
look-command-export-about = Зберегти партію у файл
look-command-about = про_бота
look-command-about-about = Що це за бот і як він працює
look-command-help = довідка
look-command-help-about = Як почати, походити, роздивитися й скасувати хід
look-command-settings = налаштування
look-command-settings-about = Ваша мова, сповіщення та картинки

look-param-game = гра
look-param-game-about = У що грати
look-param-options = параметри
look-param-options-about = Параметри гри; їх можна змінити й до початку партії
look-param-computers = боти
look-param-computers-about = Скільки ботів одразу сяде за стіл
look-param-start = почати
look-param-start-about = Почати одразу, без кімнати очікування
look-param-private = приватний
look-param-private-about = Грати у приватній гілці
look-param-language = мова
look-param-language-about = Мова, яку читають усі за столом
look-param-own_language-about = Мова всього, що бачите лише ви
look-param-notifications = сповіщення
look-param-notifications-about = Де повідомляти, що зараз ваш хід
look-param-pictures = картинки
look-param-pictures-about = Чи приходить картинка з кожним запитанням
look-param-table = стіл
look-param-table-about = Номер столу; у його гілці не потрібен
look-param-user = кого
look-param-user-about = Кого запросити
look-param-seat = гравець
look-param-seat-about = Чий планшет показати
look-param-turn = хід
look-param-turn-about = Поле після стількох ходів, починаючи з 0
look-param-picture = картинка
look-param-picture-about = Яку картинку показати
look-param-since = звідки
look-param-since-about = Від вашого останнього ходу, якщо не вибрати початок
look-since-me = мій хід
look-since-start = початок
look-param-topic = розділ
look-param-topic-about = Розділ або слово для пошуку

look-language-auto = Як у Discord
# Same in every language.
look-language-en = English
# Same in every language.
look-language-ru = Русский
# Same in every language.
look-language-uk = Українська
# Same in every language.
look-language-pl = Polski
look-route-both = У гілці та зведенням в особистих повідомленнях
look-route-thread = Лише в гілці
look-route-dm = Лише особистим повідомленням
look-route-none = Не повідомляти
look-pictures-always = З кожним запитанням
look-pictures-request = Лише на моє прохання
look-pictures-never = Ніколи

look-turn_end-soon = Завершувати автоматично за хвилину
look-turn_end-ask = Питати, чи завершити хід
look-turn_end-pass = Завершувати, коли більше нема чого робити

look-players = гравців: { $allowed }
look-status-lobby = чекає на гравців
look-status-running = триває партія
look-status-behind = зупинено, частину партії втрачено
look-status-frozen = на паузі до виправлення
look-status-over = партію завершено
look-status-closed = закрито

look-lobby-private = 🔒 Приватний стіл: інших запрошують ті, хто за ним сидить, командою `/table invite`.
look-lobby-seats = Гравців: { $allowed }; { $n ->
    [0] поки що ніхто не сів.
    [one] за столом { $n } гравець.
    [few] за столом { $n } гравці.
   *[many] за столом { $n } гравців.
}
look-lobby-computer = { $name } (бот)
look-lobby-join = Сісти
look-lobby-leave = Встати
look-lobby-seats_button = Місця
look-lobby-add_computer = Додати бота
look-lobby-drop_computer = Прибрати бота
look-lobby-start = Почати
look-lobby-joined = Тепер ви сидите за столом { $table }.
look-lobby-mixed = Тут читають різними мовами: { $languages }. Мова спільних повідомлень – { $language }, особисті надходять кожному своєю.
look-lobby-language = Мова столу
look-lobby-most_read = та, якою читає більшість
look-lobby-begun = Партія почалася.
look-lobby-running = Партія триває.
look-lobby-waits = Партія триває. Чекаємо на: { $players }.
look-lobby-over = Партію завершено.
look-lobby-closed = Цей стіл закрито. { $place }
look-lobby-won = { $n ->
    [one] Партію завершено. Перемога: { $players }.
   *[other] Партію завершено. Спільна перемога: { $players }.
}
look-lobby-behind = Партію зупинено: частину її втрачено. { $place }
look-lobby-frozen = Партію призупинено до виправлення помилки. { $place }
look-lobby-house = Не зовсім як у коробці: деякі значення – наші.
look-lobby-alone = { $player } уже за столом. Інші можуть приєднатися; з ботом зі списку можна почати одразу.
look-lobby-sources = У чому відмінності
look-thread-won = ✓ { $game } { $table }: перемога – { $players }
look-thread-over = ✓ { $game } { $table }: завершено
look-thread-closed = ✗ { $game } { $table }: закрито

look-list-title = **Столи**
look-list-none = Тут немає відкритих столів. Новий відкриє `/table new`.
look-list-more = … і ще { $n }.
look-info-waits = Чекаємо на: { $players }.
look-info-organiser = Організатор: { $player }
look-info-commitment = Хеш секретного зерна: `{ $hash }`. Наприкінці зерно покажуть, і кожен зможе перевірити будь-яке тасування.
look-invite = { $user }, { $inviter } запрошує вас зіграти в гру «{ $game }».
look-invite-sent = { $user } отримує запрошення за стіл { $table }.
look-home-ask = У якому каналі грати за столом { $table }?
look-home-pick = Виберіть канал
look-close-sure = Партія закінчиться зараз, без результату, і продовжити її буде неможливо. Закрити?
look-close-by_server = Ви тут не граєте, але керуєте сервером: партія закінчиться зараз, без результату, і гравцям скажуть, що її закрив сервер. Закрити?
look-close-ask = Решту запитають, чи згодні; хто за тиждень не з’явиться, той не проти. Тоді партія закінчиться без результату, і продовжити її буде неможливо. Запитати?
look-close-yes = Закрити стіл
look-close-button = Закрити стіл …
look-close-done = Стіл { $table } закрито.

look-board-past = Після ходу { $turn } з { $last }.
look-board-earlier = Раніше
look-board-later = Пізніше
look-board-now = Зараз
look-scores-now = Якби партія закінчилася зараз:
look-scores-closed = Якби партія закінчилася на цьому:
look-scores-final = Підсумковий рахунок:
look-scores-line = **{ $rank }.** { $player }: **{ $points }**
look-scores-winners = { $n ->
    [one] Перемога: { $players }!
   *[other] Спільна перемога: { $players }!
}
look-log-page = Сторінка { $page } з { $pages }
look-log-first = Перша
look-log-earlier = Раніше
look-log-later = Пізніше
look-log-last = Остання
look-next-none = Жоден стіл на вас не чекає.
look-next-title = { $n ->
    [one] На вас чекає { $n } стіл:
    [few] На вас чекають { $n } столи:
   *[many] На вас чекає { $n } столів:
}
look-next-open = Мій хід за столом { $table }
look-export-over = Уся партія. `python -m engine.verify ФАЙЛ` повторить її та підтвердить кожне тасування.
look-export-running = Відкрита частина партії, що триває; приховані рішення до її кінця замінено знаками питання.

look-about-kontor = **Kontor { $version }** веде партії у складні торгові ігри у зручному вам темпі: стежить за всіма правилами, дає на хід цілі дні, приховані карти надсилає особистим повідомленням.
look-about-state = Працює { $hours } год { $minutes } хв · столів у грі: { $tables } · найдовший відгук за годину: { $lag } мс
look-about-waiting = { $n ->
    [one] { $n } повідомлення столам зараз не доходить; найстаріше чекає { $minutes } хв.
    [few] { $n } повідомлення столам зараз не доходять; найстаріше чекає { $minutes } хв.
   *[other] { $n } повідомлень столам зараз не доходить; найстаріше чекає { $minutes } хв.
}
look-about-backup = Остання резервна копія: { $hours } год тому.
look-about-no_backup = **Резервної копії немає вже { $hours } год**: { $reason }
look-about-components = Таблиці компонентів: із правил – { $rulebook }, з відкритих джерел – { $public }, власні (надрукованих значень ми не знаємо) – { $house }.
look-about-box = Виправлено тут за надрукованими компонентами: { $n ->
    [one] { $n } таблиця
    [few] { $n } таблиці
   *[other] { $n } таблиць
}.
look-about-rights = Kontor – вільна програма за ліцензією MIT. Правила й числа – факти; усі тексти, код і малюнки наші власні. З видавцями ігор ми не пов’язані.

look-help-start = **Почати гру.** `/table new` відкриває кімнату очікування в цьому каналі. Інші натискають **Сісти**, потім організатор натискає **Почати**. Вільні місця можуть зайняти боти. Гра вам незнайома? `/learn` проведе вас через першу партію. В особистих повідомленнях зі мною можна вчитися й грати проти ботів просто там.
look-help-turn = **Ваш хід.** Натисніть **Мій хід** під останнім повідомленням гілки або введіть `/move` будь-де. Кожен вибір зберігається одразу: можна продовжити пізніше або з іншого пристрою. Відповідати з клавіатури зручно через `/choose`. **Спланувати** або `/plan` готує ваш наступний хід, поки ходять інші; можна додати й план Б. **Підказка** або `/hint` скаже, що зробив би бот, якщо підказки ввімкнено (`/table hints`).
look-help-look = **Роздивитися.** `/board`, `/scores`, `/log` і `/rules`; `/what` розкаже про будь-яку карту, жетон, місце чи знак; `/next` покаже всі столи, що чекають на вас. `/replay` показує партію хід за ходом, а **Грати звідси** відкриває з будь-якого ходу закінченої партії тренувальний стіл. `/review` розбере ваші ходи в закінченій партії, а **А якби?** дасть зіграти будь-який із них інакше.
look-help-hidden = **Приховані карти** надходять особистим повідомленням; їх показують і кнопка **Рука**, і `/hand`. Більше їх ніхто не бачить.
look-help-undo = **Помилилися?** **Назад** або `/undo` скасовує ваш останній вибір, якщо після нього не відкрилося нічого нового й не відповів інший гравець. Після цього потрібна згода всіх: їх запитає **Попросити про скасування…** або `/undo`; у партії проти бота є **Усе одно скасувати…**.
look-help-days = **Немає часу?** `/away` зупиняє відлік вашого часу до кінця відпустки, з `/table standin` за вас грає дублер, а `/table pace` і `/table pause` запитують усіх, чи можна грати повільніше.
look-help-home = **Знайти компанію.** `/table list` покаже столи, за які можна сісти; `/watch` покаже чужу партію й дасть за нею стежити. `/standings` і `/history` розкажуть, хто що зіграв, `/privacy` – що про вас зберігається.
look-help-stuck = **Чогось немає серед варіантів?** **Чому ні?** у панелі пояснить, яке правило заважає і чого бракує. `/settings` змінює вашу мову та сповіщення, а на телефоні робить поле більшим.

look-settings-title = Ваші налаштування:
look-settings-saved = Збережено. Ваші налаштування:
look-settings-language = Мова
look-settings-route = Де повідомляти, що зараз ваш хід
look-settings-pictures = Картинки
look-settings-turn_end = Кінець ходу

look-mistake-which_table = Ви сидите за кількома столами. Назвіть номер столу або введіть команду в його гілці.
look-mistake-no_table = Тут немає столу. Введіть команду в гілці столу або назвіть його номер.
look-mistake-option_form = «{ $part }» – не параметр. Пишіть так: edition=classic; кілька – через крапку з комою.
look-mistake-invite_bot = Бота запросити не можна. Додайте його до початку партії кнопкою **Додати бота**.
look-mistake-invite_place = Тут запрошення ніхто не побачить. Запрошуйте в каналі того сервера, де відкрито стіл { $table }.
look-mistake-computers = З такими параметрами гравців може бути щонайбільше { $most }, разом із вами. Виберіть менше ботів.
look-mistake-no_home = Не бачу каналу, де можна писати і вам, і мені. Якщо такий є, уведіть у ньому `/table info` для столу { $table } і натисніть **Почати**.
look-mistake-home = За столом { $table } там грати не можна: вам не можна писати в тому каналі. Натисніть **Почати** ще раз, щоб побачити решту каналів.
look-mistake-seat = Такого гравця немає. Виберіть число від 1 до { $n }.
look-mistake-topic = Такого розділу немає. Виберіть зі списку, що з’являється під час уведення.
