home-command-kontor = контора
home-command-kontor-about = Для власників цього сервера
home-command-settings-about = Де й кому можна відкривати столи та з чого вони починаються
home-command-tables = столи
home-command-tables-about = Усі відкриті столи цього сервера й чого вони чекають
home-command-export-about = Налаштування, столи й результати цього сервера одним файлом
home-param-pace-about = Темп, із яким відкриваються нові столи

home-settings-title = **Налаштування цього сервера**
home-settings-saved = **Налаштування цього сервера** збережено. Вони діють для столів, які відкриють після цього.
home-setting-clock = Темп
home-setting-language = Мова
home-setting-time_zone = Часовий пояс гравців, які його не вказали
home-setting-private = Нові столи
home-setting-most_tables = Скільки столів може тримати відкритими одна людина
home-setting-channels = Канали, у яких можна відкривати столи
home-setting-channels-none = Будь-який канал
home-setting-opener = Хто може відкривати столи
home-setting-opener-none = Усі
home-setting-call_channel = Де шукати гравців
home-setting-call_channel-none = У каналі столу
home-setting-call_role = Кого кликати, коли шукають гравців
home-setting-call_role-none = Нікого
home-private-no = Видимі всім
home-private-yes = Закриті, якщо не вибрано інше
home-most_tables = { $n ->
    [0] скільки завгодно
    [one] { $n } стіл
    [few] { $n } столи
   *[many] { $n } столів
}

home-channel = <#{ $id }>
home-role = <@&{ $id }>
home-tables-title = { $n ->
    [0] На цьому сервері немає відкритих столів. `/table new` відкриє стіл.
    [one] **На цьому сервері { $n } відкритий стіл**
    [few] **На цьому сервері { $n } відкриті столи**, першими ті, де найдовше нічого не відбувається
   *[many] **На цьому сервері { $n } відкритих столів**, першими ті, де найдовше нічого не відбувається
}
home-tables-private = { $n ->
    [one] Є ще { $n } закритий стіл, його бачать лише гравці.
    [few] Є ще { $n } закриті столи, їх бачать лише гравці.
   *[many] Є ще { $n } закритих столів, їх бачать лише гравці.
}
home-tables-silent = Повідомлення не доходять. Чи ще існує гілка і чи можна мені там писати?
home-export-done = Усе про цей сервер: налаштування, столи й результати. Закриті столи лише пораховано.

home-mistake-owner = Це може зробити лише той, хто керує сервером, і лише на самому сервері.
home-mistake-most_tables = Виберіть одне з чисел у списку.
home-mistake-opener = На цьому сервері столи відкриває лише роль { $role }. Приєднатися може кожен: `/table list` покаже столи.
home-mistake-channel = На цьому сервері столи відкривають тут: { $channels }.
home-mistake-too_many = { $n ->
    [one] На цьому сервері кожен може мати { $n } відкритий стіл, і у вас він уже є. Спершу дограйте або закрийте його.
    [few] На цьому сервері кожен може мати { $n } відкриті столи, і у вас вони вже є. Спершу дограйте або закрийте один із них.
   *[many] На цьому сервері кожен може мати { $n } відкритих столів, і у вас вони вже є. Спершу дограйте або закрийте один із них.
}

home-command-privacy = приватність
home-command-privacy-about = Що про вас зберігається: переглянути, забрати, видалити
home-nobody = Гравець { $n }
home-privacy-title = **Що про вас зберігається**
home-privacy-nothing = Про вас нічого не зберігається.
home-privacy-settings = ваші налаштування
home-privacy-open = { $n ->
    [one] ваше місце та ім’я за { $n } відкритим столом
   *[many] ваші місця та ім’я за { $n } відкритими столами
}
home-privacy-ended = { $n ->
    [one] ваше місце та ім’я за { $n } завершеним столом
   *[many] ваші місця та ім’я за { $n } завершеними столами
}
home-privacy-results = { $n ->
    [one] результат { $n } партії
   *[many] результати { $n } партій
}
home-privacy-ahead = { $n ->
    [one] { $n } план або постійна відповідь
    [few] { $n } плани та постійні відповіді
   *[many] { $n } планів і постійних відповідей
}
home-privacy-followed = { $n ->
    [one] { $n } стіл, за яким ви стежите
    [few] { $n } столи, за якими ви стежите
   *[many] { $n } столів, за якими ви стежите
}
home-privacy-left = { $n ->
    [one] що вам відоме приховане на { $n } залишеному місці, до кінця тієї партії
   *[many] що вам відоме приховане на { $n } залишених місцях, до кінця тих партій
}
home-privacy-export = Завантажити
home-privacy-exported = Усе, що про вас зберігається.
home-privacy-delete = Видалити…
home-privacy-delete_now = Видалити все
home-privacy-sure = Ваші налаштування буде видалено, а ваше ім’я зникне з усіх столів. Результати залишаться, але без імені. Скасувати це не можна.
home-privacy-sure_open = { $n ->
    [one] Ви сидите за { $n } відкритим столом. Ви встанете з-за нього; якщо партія вже триває, за вас ходитиме дублер, і місце зможе зайняти будь-хто.
   *[many] Ви сидите за { $n } відкритими столами. Ви встанете з-за них; у розпочатих партіях за вас ходитиме дублер, і місце зможе зайняти будь-хто.
}
home-privacy-deleted = Готово. Про вас більше нічого не зберігається. Що Discord показує з попередніх повідомлень, вирішує Discord.
home-history = Кому видно зіграні вами партії?
home-history-open = Усім на сервері, де їх зіграно
home-history-own = Лише мені

home-command-standings = рейтинг
home-command-standings-about = Рейтинги, рекорди й останні партії цього сервера
home-command-history = історія
home-command-history-about = Що зіграли ви чи хтось інший і хто був попереду
home-param-history_user = гравець
home-param-history_user-about = Чиї партії; ваші, якщо нікого не вказати
home-param-standings_game-about = Яка гра; якщо не вказати, та, у яку грають найчастіше
home-standings-title = { $game }: рейтинг цього сервера
home-standings-none = За відкритими для всіх столами тут ще не дограли жодної партії. `/table new` відкриє стіл.
home-standings-nobody = Поки що жодна партія не йде в залік. Рахуються партії між людьми за відкритими для всіх столами, для кожного, хто ухвалює на своєму місці більшість рішень; хто виходить, тому зараховується останнє місце.
home-standings-line = { $rating }, { $games }, { $wins }
home-standings-plain = { $games }, { $wins }
home-rating = { $mu } ± { $uncertainty }
home-games = { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[many] { $n } партій
}
home-wins = { $n ->
    [one] { $n } перемога
    [few] { $n } перемоги
   *[many] { $n } перемог
}
home-standings-about = Знак ± показує, наскільки точний рейтинг: справжній рівень майже напевно в цих межах. Порядок – за нижньою межею. Партії з ботами не рахуються. Хто виходить із партії, тому в ній зараховується останнє місце.
home-standings-off = Рейтинги тут вимкнено, тож вирішують перемоги. Той, хто запускає бота, може встановити openskill.
home-records = **Рекорди**
home-record-score = Найкращий результат: { $name }, { $points }, { $place }
home-record-speed = Найшвидша перемога: { $name }, { $turns }, { $place }
home-turns = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
   *[many] { $n } ходів
}
home-latest = **Останні партії**
home-games_of = Яка гра?
home-history-title = Зіграні партії: { $name }
home-history-none = { $name }: дограних партій, які вам видно, поки що немає.
home-history-hidden = { $name } нікому не показує свою історію, тож тут лише ваші спільні партії.
home-history-hidden_none = { $name } нікому не показує свою історію.
home-history-left = не дограно: { $n }
home-history-uncounted = поза заліком: { $n } (більшість рішень ухвалювали інші)
home-history-best = найкращий результат { $points }
home-history-against = Ви вдвох за столом: { $games }. Рахунок { $you } : { $other } (ви : { $name }).
home-mistake-no_server = Рейтинг є в кожного сервера. Запитайте про нього на сервері.

home-param-players = гравці
home-param-players-about = Шукати гравців: для кого цей стіл
home-param-seats = місця
home-param-seats-about = Шукати гравців: скільки місць; якщо не вказати, усі
home-param-list_game-about = Лише столи цієї гри
home-param-list_language-about = Лише столи цією мовою
home-param-free = вільні
home-param-free-about = Лише столи з вільним місцем
home-list-none = Таких столів немає. `/table list` без умов покаже всі.
home-list-join = Сісти за стіл { $table }
home-skill-anybody = раді всім
home-skill-newcomers = підходить для першої партії
home-skill-experienced = для досвідчених гравців
home-mark-first = 🌱 перша партія
home-mark-experienced = ⭐ { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[many] { $n } партій
}
home-button-seek = Шукати гравців
home-button-stop_seeking = Більше не шукати
home-seek-left = { $n ->
    [0] **Усі місця зайнято**
    [one] **Потрібен { $n } гравець**
    [few] **Потрібні { $n } гравці**
   *[many] **Потрібно { $n } гравців**
}
home-seek-accept = Граймо
home-seek-lobby = До столу
home-seek-full = { $table }: усі місця зайнято. Партія почнеться, щойно всі натиснуть **{ home-seek-accept }**. Час є до { $until }; хто доти не погодиться, поступається місцем.
home-seek-expired = За столом { $table } погодилися не всі, і ці місця знову вільні: { $players }.
home-seek-nobody = За столом { $table } ніхто не погодився вчасно, тож його закрито: { $players }.
home-seek-lost = Ви вчасно не погодилися, тож ваше місце за цим столом знову вільне.
home-seek-found = { $table }: гравців більше не шукають.
home-seek-unposted = Мені не можна писати там, де на цьому сервері шукають гравців. Пошук видно й тут, у кімнаті очікування.
home-tidy-lobby = Уже тиждень за цим столом нічого не відбувається. Якщо до { $until } нічого не зміниться, його буде закрито. Зберегти його можна однією кнопкою.
home-tidy-keep = Зберегти стіл
home-tidy-kept = Стіл залишається. Якщо тиждень нічого не станеться, ми спитаємо знову.
home-tidy-closed = Три тижні за цим столом нічого не відбувалося, тож його закрито. Новий відкриває `/table new`.
home-tidy-shut = Цей стіл закрито до початку партії.
home-tidy-left = { $player } більше не на сервері, і за столом { $table } знову є вільне місце.
home-tidy-invited = Тиждень тому вас запросили за цей стіл. Зіграєте? Без відповіді запрошення перестане діяти { $until }.
home-tidy-unanswered = На ваше запрошення за цей стіл тиждень немає відповіді: { $guest }. Воно перестане діяти { $until }.
home-tidy-withdrawn = Ваше запрошення за цей стіл більше не діє.
home-tidy-withdrawn_by = Три тижні без відповіді: { $guest }. Ваше запрошення за цей стіл більше не діє.
home-tidy-invitation_over = { $player }, це запрошення більше не діє.
home-mistake-skill = Виберіть зі списку, для кого цей стіл.
home-mistake-seats = Така кількість гравців не підходить. Із цими параметрами грають щонайбільше { $most }, і мають поміститися ті, хто вже сидить.
home-mistake-seek_private = Закритого столу сторонні не бачать. Запросіть людей командою `/table invite`.
home-mistake-seek_place = Гравців шукають на сервері. Відкрийте стіл там.
home-mistake-not_seeking = Цей стіл не шукає гравців, партію починає організатор.
home-mistake-not_full = { $n ->
    [one] Бракує ще { $n } гравця. Натиснути **{ home-seek-accept }** можна, коли всі місця зайнято.
   *[many] Бракує ще { $n } гравців. Натиснути **{ home-seek-accept }** можна, коли всі місця зайнято.
}
home-mistake-not_agreed = Цей стіл шукає гравців. Партія почнеться, коли всі місця буде зайнято й усі натиснуть **{ home-seek-accept }**; організатор може й припинити пошук.

home-command-watch = дивитися
home-command-watch-about = Дивитися чужу партію й стежити за нею
home-button-watch = Дивитися
home-button-watch_again = Оновити
home-button-follow = Стежити
home-button-unfollow = Не стежити
home-watch-round = Раунд { $n } завершено.
home-watch-over = Партію завершено.
home-watch-open = До столу
home-watch-unfollowed = Ви більше не стежите за цим столом.
home-mistake-follow_over = Цю партію завершено, стежити більше нема за чим.
home-mistake-follow_own = Ви самі граєте за цим столом, і вас покличуть, коли настане ваш хід.

home-welcome = **Kontor** уже тут. Він веде великі ігри про торгівлю, партії в яких тривають по кілька днів: { $games }. Він знає всі правила, малює поля, надсилає приховані карти в особисті повідомлення й каже, чий хід, – і все це безкоштовно.
home-welcome-lacking = Щоб вести партії на цьому сервері, мені бракує прав: { $permissions }. Надайте їх моїй ролі в налаштуваннях сервера або запросіть мене ще раз за посиланням нижче.
home-welcome-learn = Яку гру хочете вивчити? Перша партія – проти бота, крок за кроком.
home-welcome-table = У що граємо? Кімната очікування відкриється тут, і решта сяде за стіл одним натисканням.
home-welcome-open = Ваша кімната очікування цієї гри тут уже відкрита.
home-welcome-settings = Налаштування сервера змінюють на самому сервері: введіть там `/kontor settings`.
home-button-table = Відкрити стіл
home-button-server = Налаштування сервера
home-button-invite = Запросити
home-button-there = На сервер
