home-command-kontor = контора
home-command-kontor-about = Для владельцев этого сервера
home-command-settings-about = Где и кому можно открывать столы и с чем они начинаются
home-command-tables = столы
home-command-tables-about = Все открытые столы этого сервера и чего они ждут
home-command-export-about = Настройки, столы и результаты этого сервера одним файлом
home-param-pace-about = Темп, с которым открываются новые столы

home-settings-title = **Настройки этого сервера**
home-settings-saved = **Настройки этого сервера** сохранены. Они действуют для столов, которые откроют после этого.
home-setting-clock = Темп
home-setting-language = Язык
home-setting-time_zone = Часовой пояс игроков, которые его не указали
home-setting-private = Новые столы
home-setting-most_tables = Сколько столов может держать открытыми один человек
home-setting-channels = Каналы, в которых можно открывать столы
home-setting-channels-none = Любой канал
home-setting-opener = Кто может открывать столы
home-setting-opener-none = Все
home-setting-call_channel = Где искать игроков
home-setting-call_channel-none = В канале стола
home-setting-call_role = Кого звать, когда ищут игроков
home-setting-call_role-none = Никого
home-private-no = Видны всем
home-private-yes = Закрытые, если не выбрано иное
home-most_tables = { $n ->
    [0] сколько угодно
    [one] { $n } стол
    [few] { $n } стола
   *[many] { $n } столов
}

home-channel = <#{ $id }>
home-role = <@&{ $id }>
home-tables-title = { $n ->
    [0] На этом сервере нет открытых столов. `/table new` откроет стол.
    [one] **На этом сервере { $n } открытый стол**
    [few] **На этом сервере { $n } открытых стола**, первыми те, где дольше всего ничего не происходит
   *[many] **На этом сервере { $n } открытых столов**, первыми те, где дольше всего ничего не происходит
}
home-tables-private = { $n ->
    [one] Есть ещё { $n } закрытый стол, его видят только игроки.
    [few] Есть ещё { $n } закрытых стола, их видят только игроки.
   *[many] Есть ещё { $n } закрытых столов, их видят только игроки.
}
home-tables-silent = Сообщения не доходят. Существует ли ещё ветка, и можно ли мне там писать?
home-export-done = Всё об этом сервере: настройки, столы и результаты. Закрытые столы только посчитаны.

home-mistake-owner = Это может сделать только тот, кто управляет сервером, и только на самом сервере.
home-mistake-most_tables = Выберите одно из чисел в списке.
home-mistake-opener = На этом сервере столы открывает только роль { $role }. Присоединиться может каждый: `/table list` покажет столы.
home-mistake-channel = На этом сервере столы открывают здесь: { $channels }.
home-mistake-too_many = { $n ->
    [one] На этом сервере у каждого может быть { $n } открытый стол, и у вас он уже есть. Сначала доиграйте или закройте его.
    [few] На этом сервере у каждого может быть { $n } открытых стола, и у вас они уже есть. Сначала доиграйте или закройте один из них.
   *[many] На этом сервере у каждого может быть { $n } открытых столов, и у вас они уже есть. Сначала доиграйте или закройте один из них.
}

home-command-privacy = приватность
home-command-privacy-about = Что о вас хранится: посмотреть, забрать, удалить
home-nobody = Игрок { $n }
home-privacy-title = **Что о вас хранится**
home-privacy-nothing = О вас ничего не хранится.
home-privacy-settings = ваши настройки
home-privacy-open = { $n ->
    [one] ваше место и имя за { $n } открытым столом
   *[many] ваши места и имя за { $n } открытыми столами
}
home-privacy-ended = { $n ->
    [one] ваше место и имя за { $n } завершённым столом
   *[many] ваши места и имя за { $n } завершёнными столами
}
home-privacy-results = { $n ->
    [one] результат { $n } партии
   *[many] результаты { $n } партий
}
home-privacy-ahead = { $n ->
    [one] { $n } план или постоянный ответ
    [few] { $n } плана и постоянных ответа
   *[many] { $n } планов и постоянных ответов
}
home-privacy-followed = { $n ->
    [one] { $n } стол, за которым вы следите
    [few] { $n } стола, за которыми вы следите
   *[many] { $n } столов, за которыми вы следите
}
home-privacy-left = { $n ->
    [one] что вам известно скрытое на { $n } оставленном месте, до конца той партии
   *[many] что вам известно скрытое на { $n } оставленных местах, до конца тех партий
}
home-privacy-export = Скачать
home-privacy-exported = Всё, что о вас хранится.
home-privacy-delete = Удалить…
home-privacy-delete_now = Удалить всё
home-privacy-sure = Ваши настройки будут удалены, а ваше имя исчезнет со всех столов. Результаты останутся, но без имени. Отменить это нельзя.
home-privacy-sure_open = { $n ->
    [one] Вы сидите за { $n } открытым столом. Вы встанете из-за него; если партия уже идёт, за вас будет ходить дублёр, и место сможет занять любой.
   *[many] Вы сидите за { $n } открытыми столами. Вы встанете из-за них; в начатых партиях за вас будет ходить дублёр, и место сможет занять любой.
}
home-privacy-deleted = Готово. О вас больше ничего не хранится. Что Discord показывает из прежних сообщений, решает Discord.
home-history = Кому видны сыгранные вами партии?
home-history-open = Всем на сервере, где они сыграны
home-history-own = Только мне

home-command-standings = рейтинг
home-command-standings-about = Рейтинги, рекорды и последние партии этого сервера
home-command-history = история
home-command-history-about = Что сыграли вы или кто-то другой и кто был впереди
home-param-history_user = игрок
home-param-history_user-about = Чьи партии; ваши, если никого не указать
home-param-standings_game-about = Какая игра; если не указать, та, в которую играют чаще всего
home-standings-title = { $game }: рейтинг этого сервера
home-standings-none = За открытыми для всех столами здесь ещё не доиграли ни одной партии. `/table new` откроет стол.
home-standings-nobody = Пока ни одна партия не идёт в зачёт. Считаются партии между людьми за открытыми для всех столами, для каждого, кто принимает на своём месте большинство решений; кто выходит, тому засчитывается последнее место.
home-standings-line = { $rating }, { $games }, { $wins }
home-standings-plain = { $games }, { $wins }
home-rating = { $mu } ± { $uncertainty }
home-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
home-wins = { $n ->
    [one] { $n } победа
    [few] { $n } победы
   *[many] { $n } побед
}
home-standings-about = Знак ± показывает, насколько точен рейтинг: настоящий уровень почти наверняка в этих пределах. Порядок — по нижней границе. Партии с ботами не считаются. Кто выходит из партии, тому в ней засчитывается последнее место.
home-standings-off = Рейтинги здесь выключены, поэтому решают победы. Тот, кто запускает бота, может установить openskill.
home-records = **Рекорды**
home-record-score = Лучший результат: { $name }, { $points }, { $place }
home-record-speed = Самая быстрая победа: { $name }, { $turns }, { $place }
home-turns = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
home-latest = **Последние партии**
home-games_of = Какая игра?
home-history-title = Сыгранные партии: { $name }
home-history-none = { $name }: доигранных партий, которые вам видны, пока нет.
home-history-hidden = { $name } никому не показывает свою историю, поэтому здесь только ваши общие партии.
home-history-hidden_none = { $name } никому не показывает свою историю.
home-history-left = не доиграно: { $n }
home-history-uncounted = вне зачёта: { $n } (большинство решений принимали другие)
home-history-best = лучший результат { $points }
home-history-against = Вы вдвоём за столом: { $games }. Счёт { $you } : { $other } (вы : { $name }).
home-mistake-no_server = Рейтинг есть у каждого сервера. Спросите о нём на сервере.

home-param-players = игроки
home-param-players-about = Искать игроков: для кого этот стол
home-param-seats = места
home-param-seats-about = Искать игроков: сколько мест; если не указать, все
home-param-list_game-about = Только столы этой игры
home-param-list_language-about = Только столы на этом языке
home-param-free = свободные
home-param-free-about = Только столы со свободным местом
home-list-none = Подходящих столов нет. `/table list` без условий покажет все.
home-list-join = Сесть за стол { $table }
home-skill-anybody = рады всем
home-skill-newcomers = подходит для первой партии
home-skill-experienced = для опытных игроков
home-mark-first = 🌱 первая партия
home-mark-experienced = ⭐ { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
home-button-seek = Искать игроков
home-button-stop_seeking = Больше не искать
home-seek-left = { $n ->
    [0] **Все места заняты**
    [one] **Нужен { $n } игрок**
    [few] **Нужны { $n } игрока**
   *[many] **Нужно { $n } игроков**
}
home-seek-accept = Играем
home-seek-lobby = В лобби
home-seek-full = { $table }: все места заняты. Партия начнётся, как только все нажмут **{ home-seek-accept }**. Время есть до { $until }; кто до тех пор не согласится, уступает место.
home-seek-expired = За столом { $table } согласились не все, и эти места снова свободны: { $players }.
home-seek-nobody = За столом { $table } никто не согласился вовремя, поэтому он закрыт: { $players }.
home-seek-lost = Вы вовремя не согласились, поэтому ваше место за этим столом снова свободно.
home-seek-found = { $table }: игроков больше не ищут.
home-seek-unposted = Мне нельзя писать там, где на этом сервере ищут игроков. Поиск виден и здесь, в лобби.
home-tidy-lobby = Уже неделю за этим столом ничего не происходит. Если до { $until } ничего не изменится, он закроется. Сохранить его можно одной кнопкой.
home-tidy-keep = Сохранить стол
home-tidy-kept = Стол остаётся. Если неделю ничего не произойдёт, мы спросим снова.
home-tidy-closed = Три недели за этим столом ничего не происходило, поэтому он закрыт. Новый открывает `/table new`.
home-tidy-shut = Этот стол закрыт до начала партии.
home-tidy-left = { $player } больше не на сервере, и за столом { $table } снова есть свободное место.
home-tidy-invited = Неделю назад вас пригласили за этот стол. Сыграете? Без ответа приглашение перестанет действовать { $until }.
home-tidy-unanswered = На ваше приглашение за этот стол неделю нет ответа: { $guest }. Оно перестанет действовать { $until }.
home-tidy-withdrawn = Ваше приглашение за этот стол больше не действует.
home-tidy-withdrawn_by = Три недели без ответа: { $guest }. Ваше приглашение за этот стол больше не действует.
home-tidy-invitation_over = { $player }, это приглашение больше не действует.
home-mistake-skill = Выберите из списка, для кого этот стол.
home-mistake-seats = Такое число игроков не подходит. С этими параметрами играют не больше { $most }, и должны поместиться те, кто уже сидит.
home-mistake-seek_private = Закрытый стол посторонним не виден. Пригласите людей командой `/table invite`.
home-mistake-seek_place = Игроков ищут на сервере. Откройте стол там.
home-mistake-not_seeking = Этот стол не ищет игроков, партию начинает организатор.
home-mistake-not_full = { $n ->
    [one] Не хватает ещё { $n } игрока. Нажать **{ home-seek-accept }** можно, когда все места заняты.
   *[many] Не хватает ещё { $n } игроков. Нажать **{ home-seek-accept }** можно, когда все места заняты.
}
home-mistake-not_agreed = Этот стол ищет игроков. Партия начнётся, когда все места будут заняты и все нажмут **{ home-seek-accept }**; организатор может и прекратить поиск.

home-command-watch = смотреть
home-command-watch-about = Смотреть чужую партию и следить за ней
home-button-watch = Смотреть
home-button-watch_again = Обновить
home-button-follow = Следить
home-button-unfollow = Не следить
home-watch-round = Раунд { $n } завершён.
home-watch-over = Партия завершена.
home-watch-open = К столу
home-watch-unfollowed = Вы больше не следите за этим столом.
home-mistake-follow_over = Эта партия завершена, следить больше не за чем.
home-mistake-follow_own = Вы сами играете за этим столом, и вас позовут, когда придёт ваш ход.

home-welcome = **Kontor** уже здесь. Он ведёт большие игры о торговле, партии в которых длятся по нескольку дней: { $games }. Он знает все правила, рисует поля, присылает скрытые карты в личные сообщения и говорит, чей ход, — и всё это бесплатно.
home-welcome-lacking = Чтобы вести партии на этом сервере, мне не хватает прав: { $permissions }. Выдайте их моей роли в настройках сервера или пригласите меня ещё раз по ссылке ниже.
home-welcome-learn = Какую игру хотите изучить? Первая партия — против бота, шаг за шагом.
home-welcome-table = Во что играем? Лобби откроется здесь, и остальные сядут за стол одним нажатием.
home-welcome-open = Ваше лобби этой игры здесь уже открыто.
home-welcome-settings = Настройки сервера меняются на самом сервере: введите там `/kontor settings`.
home-button-table = Открыть стол
home-button-server = Настройки сервера
home-button-invite = Пригласить
home-button-there = На сервер
