days-pace-none = без годинника
days-pace-relaxed = неспішний, 72 год і ще 24 год за кожен хід
days-pace-daily = щоденний, 24 год і ще 12 год за кожен хід
days-pace-quick = швидкий, 8 год і ще 2 год за кожен хід
days-pace-own = { $bank } год і ще { $increment } год за кожен хід
days-pace-line = Темп
days-organiser = Організатор

days-news-standin = { $player } поки що не грає. Ходи робить дублер, місце можна повернути будь-коли.
days-news-back = { $player } знову за столом.
days-news-resigned = { $player } виходить із гри. Дублер продовжує партію, а місце вільне для всіх охочих.
days-news-taken = Тепер за { $before } грає { $player }.
days-news-late_wait = Стіл вирішує зачекати: { $player } отримує ще час.
days-news-late_standin = Цей хід за { $player } робить дублер.
days-news-late_offer = Місце вільне для всіх охочих. Поки його ніхто не зайняв, грає дублер, і { $player } ще може повернутися.
days-news-away = { $player } у відпустці до { $until }, годинник стоїть.
days-news-away_plain = { $player } у відпустці до { $until }.
days-abandoned = За столом нікого не лишилося, тож партія на цьому закінчується. Поле й далі можна переглянути. Дякуємо за гру!

days-late-asked = У гравця { $player } вийшов час, але походити ще можна. Що робитимемо? Вирішує більше половини решти.
days-late-wait = Зачекати
days-late-standin = Дублер на цей хід
days-late-offer = Запропонувати місце
days-late-noted = Занотовано. Так і буде, щойно того самого захоче більше половини решти.
days-late-done = Вирішено. У гілці сказано, як гра йде далі.

days-asks-pace = { $player } пропонує інший темп – { $pace }. Усі згодні?
days-asks-pause = { $player } пропонує перерву, на час якої годинники зупиняться. Усі згодні?
days-asks-resume = { $player } пропонує закінчити перерву. Усі згодні?
days-asks-replace = { $player } пропонує знайти заміну для { $whom }. Усі згодні?
days-agreed-pace = Усі згодні на новий темп – { $pace }.
days-agreed-pause = Усі згодні на перерву. Годинники стоять, але ходити й далі можна.
days-agreed-resume = Перерву закінчено, годинники знову йдуть.
days-agreed-replace = Місце гравця { $whom } вільне для всіх охочих. Поки його ніхто не зайняв, грає дублер.
days-refused-pace = { $player } проти, тож темп лишається той самий.
days-refused-pause = { $player } проти, тож перерви не буде.
days-refused-resume = { $player } проти, тож перерва триває.
days-refused-replace = { $player } проти, тож заміни не буде.
days-expired-pace = Не всі відповіли за три дні, тож темп лишається той самий.
days-expired-pause = Не всі відповіли за три дні, тож перерви не буде.
days-expired-resume = Не всі відповіли за три дні, тож перерва триває.
days-expired-replace = Не всі відповіли за три дні, тож заміни не буде.
days-consent-yes = Погодитися
days-consent-no = Краще не треба
days-consent-noted = Занотовано. Так і буде, щойно погодяться всі.
days-consent-asked = Решту запитали в гілці. Так і буде, щойно погодяться всі.
days-consent-settled = Вирішено. У гілці сказано, як гра йде далі.
days-consent-done = Готово.

days-seat-take = Зайняти місце
days-seat-taken = Тепер ви граєте за столом { $table }. Кнопка «Мій хід» покаже, що треба вирішити.
days-seat-back = Повернути моє місце
days-seat-is_back = З поверненням! За столом { $table } ви знову граєте самі.
days-seat-standin = За столом { $table } за вас грає дублер. Кнопка «Повернути моє місце» або ваш наступний хід поверне вас у гру.
days-resign-sure = Ви справді хочете вийти з гри? Дублер продовжить партію, а місце зможе зайняти будь-хто.
days-resign-yes = Вийти з гри
days-resign-done = Ви більше не граєте за столом { $table }. Дякуємо за гру!

days-clock = { $player } – час на хід спливає { $until }.
days-clock-own = Ваш час спливає { $until }.
days-clock-next = час спливає { $until }
days-clock-out = час вийшов
days-clock-paused = Зараз перерва, годинники стоять.
days-next = Наступний стіл
days-reminder = { $n ->
    [one] Нагадуємо, що на вас чекає { $n } стіл.
    [few] Нагадуємо, що на вас чекають { $n } столи.
   *[many] Нагадуємо, що на вас чекають { $n } столів.
}
days-reminded = { $player }, нагадуємо, що стіл чекає на ваш хід.

days-zone-ask = Годинник цього столу йде, лише поки ви не спите. Де ви живете? У `/settings` знайдеться будь-який інший часовий пояс.
days-zone = Часовий пояс
days-zone-server = Як на сервері
days-quiet = Тихі години
days-quiet-none = Немає, будь-коли
days-away-done = Гарного відпочинку! Ваші годинники стоять до { $until }.
days-away-short = Крім одного: { $tables } – там відпустка на партію закінчиться раніше, і годинник знову піде.
days-away-back = З поверненням! Ваші годинники знову йдуть.
days-server-saved = Збережено. Це стосується столів, які відкриються тут відтепер.
days-mistake-until = «{ $typed }» не дата. Виберіть її зі списку або напишіть як 2027-08-31.
days-mistake-quiet = «{ $typed }» не схоже на години. Напишіть їх як 22:00-08:00.
days-mistake-server = Це може налаштувати лише той, хто керує сервером, і лише на самому сервері.

days-command-pace = темп
days-command-pace-about = Скільки часу є на хід; у розпочатій партії запитають усіх
days-command-pause = пауза
days-command-pause-about = Запропонувати перерву, на час якої годинники зупиняться
days-command-resume = продовжити
days-command-resume-about = Запропонувати закінчити перерву
days-command-resign = вийти
days-command-resign-about = Вийти з розпочатої партії; її продовжить дублер
days-command-replace = заміна
days-command-replace-about = Запропонувати знайти гравцеві заміну
days-command-standin = дублер
days-command-standin-about = Нехай поки грає дублер, або повернути своє місце
days-command-away = відпустка
days-command-away-about = Піти у відпустку: ваші годинники зупиняться
days-command-back = повернутися
days-command-back-about = Закінчити відпустку
days-command-server = сервер
days-command-server-about = З чого починаються нові столи цього сервера
days-param-pace = темп
days-param-pace-about = Один із темпів
days-param-bank = запас
days-param-bank-about = Власний темп: скільки годин у запасі на початку
days-param-increment = додаток
days-param-increment-about = Власний темп: скільки годин додає кожен хід
days-param-player = гравець
days-param-player-about = Чиє місце запропонувати
days-param-until = до
days-param-until-about = День, коли ви повернетеся
days-param-timezone = часовий_пояс
days-param-timezone-about = Ваш часовий пояс; почніть писати місто
days-param-server_timezone = часовий_пояс
days-param-server_timezone-about = Для гравців, які його не вказали; почніть писати місто
days-param-quiet = тихі_години
days-param-quiet-about = Коли вас не турбують і годинник стоїть, наприклад 22:00-08:00
