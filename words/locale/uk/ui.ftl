ui-button-move = Мій хід
ui-button-hand = Рука
ui-button-own = Мій планшет
ui-button-board = Поле
ui-button-all_of_board = Усе поле
ui-button-log = Журнал
ui-button-help = Довідка
ui-button-in_words = Словами
ui-button-back = Назад
ui-button-why = Чому ні?
ui-button-more = Більше
ui-button-in_full = Повністю
ui-button-thread = До столу

ui-panel-title = { $game } · стіл { $table }
ui-panel-summary = Цей хід:
ui-panel-purse = У вас є: { $held }
ui-panel-purse_after = Після цього у вас: { $held }
ui-panel-score = якби гра скінчилася зараз{ $hidden ->
    [0] { "" }
   *[other] { " " }(чуже приховане не враховано)
}: { $list }
ui-panel-score_of = { $own ->
    [1] ви
   *[other] { $player }
} ({ $total })
ui-panel-draft = Уже вибрано: { $draft }
ui-panel-done = Готово
ui-panel-none = Нічого з цього
ui-panel-these_first = Спершу це
ui-panel-all_named = Усі разом: { $options }
ui-panel-all_of = Усі разом ({ $n })
ui-panel-send = Надіслати
ui-panel-field = { $field }: { $value }
ui-panel-left_open = { $n ->
    [one] { $n } місце ще порожнє.
    [few] { $n } місця ще порожні.
   *[many] { $n } місць ще порожні.
} Так і залишити?
ui-panel-not_together = Разом це неможливо: { $label }. { $why } Ще нічого не зроблено; виберіть щось інше.
ui-panel-stopped = Це вже неможливо: { $label }. { $why } Усе, що було до цього, зроблено.
ui-panel-all_reveal = відкриється нове, тож скасувати не вийде
ui-panel-alike = за будь-якого вибору: { $what }
ui-panel-reveals = після цього відкриється нове, тож скасувати вже не вийде
ui-panel-take = Узяти { $amount }
ui-panel-order = Ваш порядок:
ui-panel-next = Що буде під номером { $n }?
ui-panel-this_order = У такому порядку
ui-panel-anew = Почати заново
ui-panel-all_chosen = Усе вибрано. Так і лишити?
ui-panel-choose = Вибрати
ui-panel-one_of = один варіант із { $n }
ui-panel-up_to = не більше ніж { $n }
ui-panel-times_up_to = Що й скільки (разом до { $n })
ui-panel-vain = Ці зараз нічого не дадуть
ui-panel-which = { $field }: що виберете?
ui-panel-anyway = { $send } все одно
ui-panel-ends = Хід завершиться автоматично { $at }.
ui-panel-ends_alone = Ваш хід зроблено; він завершиться сам { $at }.
ui-panel-end_now = Завершити зараз
ui-panel-hold = Зачекати
ui-panel-pick_some = { $min ->
    [0] Виберіть не більше ніж { $max }
   *[other] Виберіть від { $min } до { $max }
}
ui-panel-pick_n = Виберіть { $n }
ui-panel-taken_back = Ваш останній вибір скасовано.
ui-panel-late = Картинка ще малюється й з’явиться тут сама.
ui-panel-stale = Цей вибір уже зроблено; ось що відкрито зараз.
ui-picture-part = Частина поля з вашими варіантами: { $offered }.

ui-why-which = Що ви хотіли б зробити? Виберіть це, і стане видно, чому цього немає серед варіантів.
ui-why-nothing = Зараз можна вибрати все.
ui-why-pick = Чому не можна вибрати…
ui-why-back = До запитання
ui-why-more = Ще

ui-waiting-others = Зараз від вас нічого не потрібно. Чекаємо на: { $players }.
ui-waiting-nobody = Зараз від вас нічого не потрібно.
ui-waiting-over = Партію завершено.
ui-waiting-final = Ваш хід завершено; скасувати його можна лише за згодою всіх.
ui-waiting-final_alone = Ваш хід завершено.
ui-waiting-may_change = Доти вибір можна змінити.

ui-tables-which = Підходить кілька столів. Який із них?
ui-tables-pick = Виберіть стіл

ui-glance-since = Після вашого останнього ходу:
ui-glance-lately = Нещодавні події:
ui-glance-nothing_yet = Поки що нічого не сталося.
ui-glance-no_picture = Картинки для цієї гри немає. Про події розповідає журнал.
ui-glance-no_hand = У цій грі немає нічого, що бачили б лише ви.

ui-help-buttons = **{ ui-button-move }** відкриває запитання, яке чекає на вас. Його бачите лише ви, і кожен вибір одразу зберігається, тож продовжити можна завтра або на іншому пристрої. **{ ui-button-back }** скасовує останній вибір, **{ ui-button-why }** пояснює, чому чогось немає серед варіантів. **Спланувати** готує ваш наступний хід, поки ходять інші. **Чесна гра** під першим повідомленням дасть змогу потім перевірити кожне тасування.
ui-help-hand = **{ ui-button-hand }** показує те, що можете бачити лише ви, **{ ui-button-board }** і **{ ui-button-log }** показують те, що відомо всім.
ui-help-own = **{ ui-button-own }** показує ваш планшет, **{ ui-button-board }** і **{ ui-button-log }** показують те, що відомо всім.
ui-help-commands = Те саме командами: `/move`, `/choose`, `/undo`, `/plan`, `/hand`. Вони працюють у будь-якому каналі та в особистому листуванні зі мною.
ui-help-stop = Якщо час зупинитися: `/table pause` – перерва, `/table resign` – вийти з гри, `/table close` – закінчити партію.
ui-help-rules = Прочитати розділ правил

ui-post-started = Партія починається. Порядок ходів: { $players }.
ui-post-started_by = Партія починається. За столом: { $players }.
ui-post-aims = Для перемоги треба досягти: { $aims }.
ui-post-since = Після вашого останнього ходу:
ui-post-since_then = Що було на той час (відтоді партія пішла далі):
ui-post-lately = Що сталося:
ui-recap-stand_in = { $player } (дублер)
ui-recap-more = … і ще { $n }
ui-recap-scored = { $what }: { $points }
ui-recap-points = { $player } { $n }
ui-post-asked = { $players }: { $question }
ui-post-alone = { $players }: ваш хід завжди чекає за кнопкою **{ $move }**.
ui-post-together = { $players }: усі вирішують таємно; рішення відкриються, коли будуть готові всі.
ui-post-private = { $players }: рішення за вами.
# Below messages whose buttons are over.
ui-past-move = Продовження нижче.
ui-past-over = Партію завершено.
ui-past-closed = Стіл закрито.
ui-past-played = Ваш хід зіграно.
ui-past-seat = Це місце вже не вільне.
ui-past-taken = Це місце тепер займає { $player }.
ui-past-vote = Це питання вирішено.
ui-post-over = Партію завершено.
ui-post-place = { $rank }. { $player }: { $total }
ui-post-winners = { $n ->
    [one] Перемога: { $players }. Вітаємо!
   *[other] Спільна перемога: { $players }. Вітаємо!
}
ui-post-seed = Зерно `{ $seed }`, його хеш оголошено на початку: `{ $hash }`. Маючи вивантажений файл, кожен може перевірити будь-яке тасування.
ui-post-closed = Стіл закрито без результату. Його й далі можна переглядати. Дякуємо за партію!
ui-post-stuck = { $players }: хід не вдається продовжити, і це наша помилка. Нічого не втрачено: власник бота знайде звіт і допоможе.
ui-post-frozen = Цей стіл зупинено: останній хід не можна продовжити через нашу помилку. Нічого не втрачено, гра продовжиться, щойно це стане можливо.
ui-post-thawed = Гра за цим столом триває далі.
ui-post-salvaged = Після оновлення незавершений хід більше не відповідає правилам, тому його останні кроки скасовано. Перегляньте свій хід ще раз.
ui-post-dm_closed = { $player } не отримує моїх особистих повідомлень. Кнопка **{ ui-button-hand }** покаже те саме тут, і побачите це лише ви.
ui-post-called_here = { $player } не отримує моїх особистих повідомлень, тому кличу тут. Щоб вони знову надходили, дозвольте особисті повідомлення від учасників сервера.

ui-nudge = Ваш хід: { $place }
ui-nudge-alone = Ваш хід. { $why } Продовжити можна тут.

ui-thread-gone = Гілки столу більше немає.
ui-thread-no_home = Гілку столу видалили, а нову відкрити ніде: її каналу теж більше немає.
ui-thread-anew = Гілку столу видалили. Ось нова: { $place }
ui-thread-reopened = Гілку цього столу видалили. Партія триває тут.
ui-thread-locked = Гілку столу заблоковано, і писати в неї я не можу; розблокувати її може адміністратор сервера.
ui-thread-left = Мене більше немає на сервері цього столу; знову запросити мене може адміністратор сервера.
ui-thread-forbidden = Discord не дозволяє мені писати в гілці столу; дозволити може адміністратор сервера в налаштуваннях каналу.
ui-thread-no_answer = Мої повідомлення зараз не доходять до гілки столу; я пробую далі.
ui-thread-unwritten = Написати вам першим я не можу, тож сюди вас ніхто не покличе. До цієї партії завжди поверне `/next`.

ui-mistake-changed = Відтоді запитання змінилося; ось яким воно стало.
ui-mistake-old_button = Ця кнопка залишилася від старої версії й більше не працює. Скористайтеся останнім повідомленням столу.
ui-mistake-stopping = Бот перезапускається. Нічого не змінилося; спробуйте за хвилину.
ui-mistake-no_tables = Ви не граєте за жодним столом. Сядьте за якийсь або відкрийте новий: `/table new`.
ui-mistake-which_table = На вас чекають кілька столів. Укажіть один із них у полі «{ ui-command-table }».

ui-error-bug = Щось пішло не так, і це наша помилка. Нічого не змінилося.
ui-error-bug_at = За столом { $table } щось пішло не так, і це наша помилка. Нічого не змінилося.
ui-error-saved = Ваш вибір збережено, але показати продовження не вдалося. Натисніть **{ ui-button-move }** ще раз.
ui-error-discord = Discord зараз відповідає з перебоями. Нічого не змінилося; спробуйте трохи згодом.
ui-error-forbidden = Discord не дозволяє мені цього тут. Дозволити може адміністратор сервера в налаштуваннях каналу.
ui-error-lacking = Мені тут бракує прав: { $permissions }. Надати їх може адміністратор сервера. { $place }
ui-error-channel_gone = Каналу або гілки більше немає. Командою `/move` можна продовжити будь-де.
ui-error-message_gone = Повідомлення більше немає. Командою `/move` можна продовжити будь-де.
ui-error-too_many_edits = Це повідомлення надто старе, щоб змінювати його знову. Відкрийте нове командою `/move`.
ui-error-too_large = Discord не приймає файл такого розміру. Команда `/board` розповість те саме словами.
ui-error-dm_closed = Мої особисті повідомлення до вас не доходять. Кнопка **{ ui-button-hand }** покаже те саме в гілці.
ui-error-archived = Ця гілка в архіві. Напишіть у ній щось, щоб відкрити її знову, і спробуйте ще раз.
ui-error-too_many_threads = На цьому сервері забагато активних гілок. Відправте частину з них в архів і спробуйте знову.

ui-permission-view_channel = «Переглядати канал» (View Channel)
ui-permission-send_messages = «Надсилати повідомлення» (Send Messages)
ui-permission-send_messages_in_threads = «Надсилати повідомлення в гілках» (Send Messages in Threads)
ui-permission-create_public_threads = «Створювати публічні гілки» (Create Public Threads)
ui-permission-create_private_threads = «Створювати приватні гілки» (Create Private Threads)
ui-permission-attach_files = «Прикріплювати файли» (Attach Files)
ui-permission-read_message_history = «Читати історію повідомлень» (Read Message History)
ui-permission-manage_threads = «Керувати гілками» (Manage Threads)

ui-command-move = хід
ui-command-move-about = Відкрити запитання, яке чекає на вас тут або за будь-яким вашим столом
ui-command-choose = вибрати
ui-command-choose-about = Відповісти на відкрите запитання текстом
ui-command-undo = скасувати
ui-command-undo-about = Скасувати останній вибір
ui-command-hand = рука
ui-command-hand-about = Показати те, що можете бачити лише ви
ui-command-table = стіл
ui-command-table-about = Номер столу, якщо це не стіл цієї гілки
ui-command-answer = відповідь
ui-command-answer-about = Що ви вибираєте; кілька варіантів через крапку з комою
