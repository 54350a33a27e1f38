# Component sets that the owner of a box brings for a server.

sets-command-set = набор
sets-command-set-about = Исправить значения игры по своей коробке
sets-param-game-about = Игра, значения которой вы исправляете
sets-param-file-about = Исправленные таблицы: архив или один CSV-файл из него

sets-title = { $game }: значения из вашей коробки
sets-state-shipped = За новыми столами этого сервера играют с исходными значениями Kontor.
sets-state-used = За новыми столами этого сервера играют с исправленными значениями ({ $tables ->
    [one] { $tables } таблица
    [few] { $tables } таблицы
   *[many] { $tables } таблиц
}). Загружено: { $who }, { $when }.
sets-state-shown = Исправлено и проверено, но ещё не используется: { $n ->
    [one] { $n } значение
    [few] { $n } значения
   *[many] { $n } значений
}.
sets-how = Выберите значение в списках ниже. Или скачайте **{ sets-button-sheets }**, исправьте их в любой программе и пришлите архив или один CSV-файл командой `/kontor set`.
sets-order = Первым в списке стоит то, что сильнее всего влияет на результат.
sets-ask_first = **Сначала, пожалуйста, посмотрите в своей коробке:**
sets-kept = За уже открытыми столами значения не меняются. Боты играют как прежде: они учились на наших значениях.
sets-somebody = кто-то

sets-button-sheets = Таблицы CSV
sets-button-look = Что изменено
sets-button-text = Всё файлом
sets-button-take = Играть так за новыми столами
sets-button-discard = Отбросить
sets-button-back = Вернуть исходные значения
sets-button-form = Исправить ещё
sets-list-table = Таблица
sets-list-row = Строка
sets-list-cell = Значение
sets-list-value = Как в вашей коробке
sets-list-more = Ещё…
sets-list-nothing = Ничего
sets-list-single = Отдельные значения

sets-found = Проверено. Отличий от исходных значений: { $n }. За новыми столами пока играют без них.
sets-in_use = За новыми столами играют так. Отличий от исходных значений: { $n }.
sets-more = … и ещё { $n }: **{ sets-button-text }**
sets-nothing_there = ничего
sets-cards = До и после
sets-taken = С этого момента за новыми столами этого сервера играют с этими значениями.
sets-dropped = Ничего из этого не сохранено.
sets-back = За новыми столами этого сервера снова играют с исходными значениями.
sets-sheets = По CSV-файлу на каждую таблицу, которой нет в правилах. Пустая ячейка означает, что значения нет; файлы без изменений можно не присылать.
sets-text = Все отличия
sets-lobby = Исправлено по настоящей коробке: { $n ->
    [one] { $n } таблица
    [few] { $n } таблицы
   *[many] { $n } таблиц
}.
sets-invite = Если у вас есть коробка и вы управляете этим сервером, исправьте наши значения: `/kontor set`.

sets-mistake-other_set = С тех пор проверили другой набор. Что есть сейчас, покажет `/kontor set`.
sets-mistake-none = Исправленного набора здесь нет. Начать его можно с `/kontor set`.

sets-where-table = таблица { $table }
sets-where-table_row = таблица { $table }, строка { $row }
sets-where-table_column = таблица { $table }, столбец { $column }
sets-where-table_row_column = таблица { $table }, строка { $row }, столбец { $column }

sets-fault-row_unknown = { CAP($where) }: такой строки нет; подойдёт { $expected }.
sets-fault-row_missing = { CAP($where) }: этой строки не хватает; оставьте в таблице все строки.
sets-fault-twice = { CAP($where) }: указано дважды, а нужно один раз.
sets-fault-headings = { CAP($where) }: столбцы должны называться так: { $expected }.
sets-fault-heading = { CAP($where) }: такого заголовка у нас нет; оставьте первую строку как была.
sets-fault-column = { CAP($where) }: не сочетается с предыдущими столбцами; оставьте первую строку как была.
sets-fault-no_rows = { CAP($where) }: строк нет; нужна строка заголовков и по строке на каждую запись.
sets-fault-rows = { CAP($where) }: слишком большая таблица; строк может быть не больше { $most }, столбцов — не больше { $columns }.
sets-fault-cells = { CAP($where) }: в строке { $line } файла ячеек больше или меньше, чем заголовков.
sets-fault-csv = { CAP($where) }: это не похоже на CSV из табличной программы; сохраните файл как CSV ещё раз.
sets-fault-encoding = { CAP($where) }: часть символов не читается; сохраните как CSV в UTF-8.
sets-fault-long = { CAP($where) }: слишком длинно; знаков может быть не больше { $most }.
sets-fault-letters = { CAP($where) }: формулы и невидимые знаки не читаются; напишите само значение.
sets-fault-range = { CAP($where) }: нужно число от { $least } до { $most }.
sets-fault-number = { CAP($where) }: нужно число.
sets-fault-missing = { CAP($where) }: здесь не хватает значения.
sets-fault-word = { CAP($where) }: такого слова нет; подойдёт одно из: { $expected }.
sets-fault-unfit = { CAP($where) }: не подходит к другим таблицам; подойдёт { $expected }.
sets-fault-shape = { CAP($where) }: такого здесь быть не может; сравните с соседними строками.
sets-fault-setup = { CAP($where) }: с такими значениями партию не подготовить; поищите в этой таблице опечатку.
sets-fault-play = { CAP($where) }: с такими значениями партия застревает; поищите в этой таблице опечатку.
sets-fault-setup_together = Со всеми этими значениями сразу партию не подготовить. Загружайте по одной таблице, чтобы найти причину.
sets-fault-play_together = Со всеми этими значениями сразу партия застревает. Загружайте по одной таблице, чтобы найти причину.
sets-fault-effort = Партия с такими значениями длится куда дольше настоящей, проверка остановлена. Поищите число с лишней цифрой.
sets-fault-nothing = Отличий от того, с чем играют за новыми столами, здесь нет.
sets-fault-file_size = Файл слишком велик: читается не больше { $most } КБ.
sets-fault-file_kind = Это не архив zip и не CSV-файл. Сохраните таблицу как CSV или пришлите архив.
sets-fault-zip_empty = В этом архиве нет таблиц; нужны CSV-файлы.
sets-fault-zip_many = В архиве слишком много файлов: читается не больше { $most }.
sets-fault-zip_inside = В архиве есть { $file }, а это не CSV. Сохраните его как CSV или уберите.
sets-fault-zip_locked = На архиве пароль. Сделайте архив без пароля.
sets-fault-zip_twice = { CAP($where) }: эта таблица в архиве дважды, а должна быть один раз.
sets-fault-zip_broken = Архив повреждён. Сделайте его заново.
sets-fault-other_game = { $file } — таблица другой игры ({ $other }), а здесь { $game }.
sets-fault-file_unknown = Таблицы с именем { $file } нет; подойдёт { $expected }.
sets-fault-sheet_size = Файл { $file } слишком велик: читается не больше { $most } КБ.
sets-fault-file_encoding = Файл { $file } не читается; сохраните его как CSV в UTF-8.
sets-fault-drawn = С этими значениями поле не нарисовать. Загружайте по одной таблице, чтобы найти причину.
