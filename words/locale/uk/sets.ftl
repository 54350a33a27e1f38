# Component sets that the owner of a box brings for a server.

sets-command-set = набір
sets-command-set-about = Виправити значення гри за своєю коробкою
sets-param-game-about = Гра, значення якої ви виправляєте
sets-param-file-about = Виправлені таблиці: архів або один CSV-файл із нього

sets-title = { $game }: значення з вашої коробки
sets-state-shipped = За новими столами цього сервера грають зі значеннями, з якими постачається Kontor.
sets-state-used = За новими столами цього сервера грають із виправленими значеннями ({ $tables ->
    [one] { $tables } таблиця
    [few] { $tables } таблиці
   *[many] { $tables } таблиць
}). Завантажено: { $who }, { $when }.
sets-state-shown = Виправлено й перевірено, але ще не використовується: { $n ->
    [one] { $n } значення
    [few] { $n } значення
   *[many] { $n } значень
}.
sets-how = Виберіть значення у списках нижче. Або візьміть **{ sets-button-sheets }**, виправте в будь-якій програмі й поверніть архів або один CSV-файл: `/kontor set` разом із файлом.
sets-order = Першим у списку стоїть те, що найбільше впливає на результат.
sets-ask_first = **Спершу, будь ласка, подивіться у своїй коробці:**
sets-kept = Відкриті столи зберігають значення, з якими почали. Боти грають як раніше: вони вчилися на наших значеннях.
sets-somebody = хтось

sets-button-sheets = Таблиці CSV
sets-button-look = Що змінено
sets-button-text = Усе файлом
sets-button-take = Для нових столів
sets-button-discard = Відкинути
sets-button-back = Повернути початкові значення
sets-button-form = Виправити ще
sets-list-table = Таблиця
sets-list-row = Рядок
sets-list-cell = Значення
sets-list-value = Що у вашій коробці
sets-list-more = Ще …
sets-list-nothing = Нічого
sets-list-single = Окремі значення

sets-found = Перевірено. Відмінностей від початкових значень: { $n }. За новими столами поки грають без них.
sets-in_use = З цими значеннями грають за новими столами. Відмінностей від початкових значень: { $n }.
sets-more = … і ще { $n }: **{ sets-button-text }**
sets-nothing_there = нічого
sets-cards = До і після
sets-taken = Відтепер за новими столами цього сервера грають із цими значеннями.
sets-dropped = Ці виправлення відкинуто.
sets-back = За новими столами цього сервера знову грають із початковими значеннями.
sets-sheets = По CSV-файлу на кожну таблицю, якої немає в правилах. Порожня клітинка означає, що значення немає; чого не змінювали, можна не повертати.
sets-text = Усі відмінності
sets-lobby = Виправлено за справжньою коробкою: { $n ->
    [one] { $n } таблиця
    [few] { $n } таблиці
   *[many] { $n } таблиць
}.
sets-invite = Якщо у вас є коробка і ви керуєте цим сервером, наші значення можна виправити: `/kontor set`.

sets-mistake-other_set = Відтоді перевірено вже інший набір. Що є зараз, покаже `/kontor set`.
sets-mistake-none = Виправленого набору тут немає. Почати його можна з `/kontor set`.

sets-where-table = таблиця { $table }
sets-where-table_row = таблиця { $table }, рядок { $row }
sets-where-table_column = таблиця { $table }, стовпець { $column }
sets-where-table_row_column = таблиця { $table }, рядок { $row }, стовпець { $column }

sets-fault-row_unknown = { CAP($where) }: такого рядка немає; підійде { $expected }.
sets-fault-row_missing = { CAP($where) }: цього рядка бракує; залиште в таблиці всі рядки.
sets-fault-twice = { CAP($where) }: це вказано двічі, а має бути один раз.
sets-fault-headings = { CAP($where) }: стовпці мають називатися { $expected }.
sets-fault-heading = { CAP($where) }: такого заголовка в нас немає; залиште перший рядок без змін.
sets-fault-column = { CAP($where) }: не узгоджується з попередніми стовпцями; залиште перший рядок без змін.
sets-fault-no_rows = { CAP($where) }: рядків немає; потрібен рядок заголовків і по рядку на кожен запис.
sets-fault-rows = { CAP($where) }: таблиця завелика; рядків може бути щонайбільше { $most }, стовпців – { $columns }.
sets-fault-cells = { CAP($where) }: у рядку { $line } файлу клітинок більше або менше, ніж заголовків.
sets-fault-csv = { CAP($where) }: це не CSV з табличного редактора; збережіть як CSV ще раз.
sets-fault-encoding = { CAP($where) }: літери не читаються; збережіть як CSV в UTF-8.
sets-fault-long = { CAP($where) }: текст задовгий; знаків може бути щонайбільше { $most }.
sets-fault-letters = { CAP($where) }: формули й невидимі знаки не читаються; напишіть саме значення.
sets-fault-range = { CAP($where) }: потрібне число від { $least } до { $most }.
sets-fault-number = { CAP($where) }: потрібне число.
sets-fault-missing = { CAP($where) }: тут бракує значення.
sets-fault-word = { CAP($where) }: такого слова немає; підійде одне з: { $expected }.
sets-fault-unfit = { CAP($where) }: не узгоджується з іншими таблицями; підійде { $expected }.
sets-fault-shape = { CAP($where) }: такого тут бути не може; порівняйте з сусідніми рядками.
sets-fault-setup = { CAP($where) }: з такими значеннями гру не розкласти; пошукайте в цій таблиці описку.
sets-fault-play = { CAP($where) }: з такими значеннями партія застрягає; пошукайте в цій таблиці описку.
sets-fault-setup_together = З цими значеннями разом гру не розкласти. Завантажуйте по одній таблиці, щоб знайти причину.
sets-fault-play_together = З цими значеннями разом партія застрягає. Завантажуйте по одній таблиці, щоб знайти причину.
sets-fault-effort = Партія з такими значеннями триває куди довше за справжню, перевірку зупинено. Пошукайте число із зайвою цифрою.
sets-fault-nothing = Тут усе так само, як за новими столами цього сервера.
sets-fault-file_size = Файл завеликий: читається щонайбільше { $most } КБ.
sets-fault-file_kind = Це не архів zip і не CSV-файл. Збережіть таблицю як CSV або поверніть архів.
sets-fault-zip_empty = У цьому архіві немає таблиць; потрібні CSV-файли.
sets-fault-zip_many = В архіві забагато файлів: читається щонайбільше { $most }.
sets-fault-zip_inside = В архіві є { $file }, а це не CSV. Збережіть його як CSV або приберіть.
sets-fault-zip_locked = На архіві пароль. Зробіть архів без пароля.
sets-fault-zip_twice = { CAP($where) }: ця таблиця в архіві двічі, а має бути один раз.
sets-fault-zip_broken = Архів пошкоджено. Зробіть його заново.
sets-fault-other_game = { $file } – таблиця іншої гри ({ $other }), а тут { $game }.
sets-fault-file_unknown = Таблиці з назвою { $file } немає; підійде { $expected }.
sets-fault-sheet_size = Файл { $file } завеликий: читається щонайбільше { $most } КБ.
sets-fault-file_encoding = Файл { $file } не читається; збережіть його як CSV в UTF-8.
sets-fault-drawn = З цими значеннями поле не намалювати. Завантажуйте по одній таблиці, щоб знайти причину.
