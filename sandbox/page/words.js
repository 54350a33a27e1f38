// The page's own words. What the bot says comes from the bot.

import { language } from "./state.js";

const EN = {
  channels: "Channels", threads: "Threads", messages: "Direct messages", asleep: "Archived", people: "At the table",
  start: "Start a table", start_title: "Start a table against the computer",
  start_hint: "One click opens the table, the next one is your first move.",
  welcome: "Welcome to the local table",
  welcome_text: "This is a simulated Discord on your own machine: no account, no token, nothing leaves it. You can be several people at once; switch between them on the left.",
  beginning: "This is the beginning of {name}.", beginning_dm: "Direct messages between you and {name}. Hidden hands arrive here.",
  no_starters: "Type / to see what the bot can do.", tips: "Keys",
  tip_slash: "commands", tip_person: "switch person", tip_channel: "switch channel", tip_escape: "close, back to the newest",
  write: "Message {name}", write_hint: "Type / for commands", send: "Send", run: "Run", cancel: "Cancel", save: "Save", close: "Close", done: "Done",
  archived_hint: "This thread is asleep. Write something to wake it.", locked_hint: "This thread is locked.",
  bot: "BOT", thinking: "{name} is thinking…", typing: "{name} is typing…", edited: "(edited)",
  only_you: "Only you can see this", dismiss: "Dismiss", used: "{name} used", replied: "in reply to {name}",
  silent: "Sent silently: no notification", ringing: "This message notified you", new: "New", older: "Show older messages",
  newest: "Jump to the newest", started_thread: "{name} started a thread:", open_thread: "Open thread", joined: "{name} joined.",
  pinned: "{name} pinned a message.", renamed: "{name} renamed the channel.",
  add_person: "Add a person", edit_person: "Change {name}", name: "Name", language: "Language", dms_open: "Accepts direct messages",
  dms_open_hint: "Switch off to see what the bot does when it cannot write to you.", be: "Be {name}", you_are: "You are {name}", waiting: "{count} waiting",
  called: "{name} was called", called_you: "You were called in {name}", switch_to: "Switch to {name}", look: "Look", menu: "Channels and people",
  pick: "Pick…", pick_some: "Pick {min} to {max}", picked: "{count} picked", nothing: "Nothing found", optional: "optional", required: "required",
  yes: "Yes", no: "No", choose_file: "Choose a file", submit: "Submit", picture: "Picture", open_picture: "Open the picture large", no_alt: "Picture without description",
  picture_gone: "This picture is no longer kept.", original: "Open in a new tab", previous: "Previous picture", next: "Next picture",
  online: "the bot is connected", offline: "the bot is not connected", reconnecting: "Connection lost. Trying again…",
  failed: "{name} did not answer in time.", commands: "Commands", no_commands: "No such command", speed: "{speed}× time",
  refused_gone: "This message is no longer there.", refused_disabled: "This control is switched off.", refused_archived: "The thread is asleep. Write something to wake it.",
  refused_locked: "This thread is locked.", refused_form: "This form is no longer open.", refused_command: "There is no such command here: {detail}",
  refused_option: "That value does not fit: {detail}", refused_missing: "Please fill in: {detail}", refused_not_offered: "That is not on offer: {detail}",
  refused_count: "Pick {detail}.", refused_length: "The length must be {detail} characters.", refused_empty: "Please write something.",
  refused_long: "A message holds {detail} characters.", refused_channel: "You cannot open this channel.", refused_people: "More than {detail} people do not fit.",
  refused_upload: "The file is gone; choose it again.", refused_big: "Files may be {detail} at most.", refused_offline: "Not connected. Try again in a moment.",
  refused_other: "That did not work. {detail}",
};

const RU = {
  channels: "Каналы", threads: "Ветки", messages: "Личные сообщения", asleep: "В архиве", people: "За столом",
  start: "Открыть стол", start_title: "Сыграть партию против компьютера",
  start_hint: "Один щелчок открывает стол, следующий — уже ваш первый ход.",
  welcome: "Добро пожаловать за местный стол",
  welcome_text: "Это имитация Discord на вашем компьютере: без учётной записи, без токена, наружу ничего не уходит. Можно быть сразу несколькими людьми: переключайтесь между ними слева.",
  beginning: "Здесь начинается {name}.", beginning_dm: "Личная переписка с {name}. Сюда приходят закрытые карты.",
  no_starters: "Введите /, чтобы увидеть, что умеет бот.", tips: "Клавиши",
  tip_slash: "команды", tip_person: "сменить игрока", tip_channel: "сменить канал", tip_escape: "закрыть, к новым сообщениям",
  write: "Написать в {name}", write_hint: "Введите / для команд", send: "Отправить", run: "Выполнить", cancel: "Отмена", save: "Сохранить", close: "Закрыть", done: "Готово",
  archived_hint: "Ветка спит. Напишите что-нибудь, чтобы её разбудить.", locked_hint: "Ветка закрыта.",
  bot: "БОТ", thinking: "{name} думает…", typing: "{name} печатает…", edited: "(изменено)",
  only_you: "Это видите только вы", dismiss: "Скрыть", used: "{name} использует", replied: "в ответ {name}",
  silent: "Отправлено без звука: уведомления не было", ringing: "Об этом сообщении было уведомление", new: "Новое", older: "Показать более ранние",
  newest: "К новым сообщениям", started_thread: "{name} открывает ветку:", open_thread: "Открыть ветку", joined: "{name} присоединяется.",
  pinned: "{name} закрепляет сообщение.", renamed: "{name} переименовывает канал.",
  add_person: "Добавить человека", edit_person: "Изменить: {name}", name: "Имя", language: "Язык", dms_open: "Принимает личные сообщения",
  dms_open_hint: "Выключите, чтобы увидеть, что делает бот, когда не может вам написать.", be: "Стать: {name}", you_are: "Вы — {name}", waiting: "ждёт: {count}",
  called: "Зовут игрока: {name}", called_you: "Вас зовут: {name}", switch_to: "Переключиться: {name}", look: "Посмотреть", menu: "Каналы и люди",
  pick: "Выберите…", pick_some: "Выберите от {min} до {max}", picked: "выбрано: {count}", nothing: "Ничего не найдено", optional: "необязательно", required: "обязательно",
  yes: "Да", no: "Нет", choose_file: "Выбрать файл", submit: "Отправить", picture: "Картинка", open_picture: "Открыть картинку крупно", no_alt: "Картинка без описания",
  picture_gone: "Эта картинка больше не хранится.", original: "Открыть в новой вкладке", previous: "Предыдущая картинка", next: "Следующая картинка",
  online: "бот на связи", offline: "бот не на связи", reconnecting: "Связь потеряна. Пробуем снова…",
  failed: "{name} не ответил вовремя.", commands: "Команды", no_commands: "Такой команды нет", speed: "время ×{speed}",
  refused_gone: "Этого сообщения больше нет.", refused_disabled: "Этот элемент выключен.", refused_archived: "Ветка спит. Напишите что-нибудь, чтобы её разбудить.",
  refused_locked: "Ветка закрыта.", refused_form: "Эта форма уже закрыта.", refused_command: "Здесь нет такой команды: {detail}",
  refused_option: "Значение не подходит: {detail}", refused_missing: "Заполните: {detail}", refused_not_offered: "Этого нет в списке: {detail}",
  refused_count: "Выберите: {detail}.", refused_length: "Длина должна быть {detail} знаков.", refused_empty: "Напишите что-нибудь.",
  refused_long: "В сообщении не больше {detail} знаков.", refused_channel: "Этот канал вам недоступен.", refused_people: "Больше {detail} человек не поместится.",
  refused_upload: "Файл пропал, выберите его снова.", refused_big: "Файл может быть не больше {detail}.", refused_offline: "Нет связи. Попробуйте чуть позже.",
  refused_other: "Не получилось. {detail}",
};

const UK = {
  channels: "Канали", threads: "Гілки", messages: "Особисті повідомлення", asleep: "В архіві", people: "За столом",
  start: "Відкрити стіл", start_title: "Зіграти партію проти комп’ютера",
  start_hint: "Одне клацання відкриває стіл, наступне — вже ваш перший хід.",
  welcome: "Вітаємо за місцевим столом",
  welcome_text: "Це імітація Discord на вашому комп’ютері: без облікового запису, без токена, назовні нічого не виходить. Можна бути кількома людьми водночас: перемикайтеся між ними ліворуч.",
  beginning: "Тут починається {name}.", beginning_dm: "Особисте листування з {name}. Сюди приходять закриті карти.",
  no_starters: "Введіть /, щоб побачити, що вміє бот.", tips: "Клавіші",
  tip_slash: "команди", tip_person: "змінити гравця", tip_channel: "змінити канал", tip_escape: "закрити, до нових повідомлень",
  write: "Написати в {name}", write_hint: "Введіть / для команд", send: "Надіслати", run: "Виконати", cancel: "Скасувати", save: "Зберегти", close: "Закрити", done: "Готово",
  archived_hint: "Гілка спить. Напишіть щось, щоб її розбудити.", locked_hint: "Гілку закрито.",
  bot: "БОТ", thinking: "{name} думає…", typing: "{name} друкує…", edited: "(змінено)",
  only_you: "Це бачите лише ви", dismiss: "Сховати", used: "{name} використовує", replied: "у відповідь {name}",
  silent: "Надіслано без звуку: сповіщення не було", ringing: "Про це повідомлення було сповіщення", new: "Нове", older: "Показати раніші",
  newest: "До нових повідомлень", started_thread: "{name} відкриває гілку:", open_thread: "Відкрити гілку", joined: "{name} приєднується.",
  pinned: "{name} закріплює повідомлення.", renamed: "{name} перейменовує канал.",
  add_person: "Додати людину", edit_person: "Змінити: {name}", name: "Ім’я", language: "Мова", dms_open: "Приймає особисті повідомлення",
  dms_open_hint: "Вимкніть, щоб побачити, що робить бот, коли не може вам написати.", be: "Стати: {name}", you_are: "Ви — {name}", waiting: "чекає: {count}",
  called: "Кличуть гравця: {name}", called_you: "Вас кличуть: {name}", switch_to: "Перемкнутися: {name}", look: "Подивитися", menu: "Канали й люди",
  pick: "Виберіть…", pick_some: "Виберіть від {min} до {max}", picked: "вибрано: {count}", nothing: "Нічого не знайдено", optional: "необов’язково", required: "обов’язково",
  yes: "Так", no: "Ні", choose_file: "Вибрати файл", submit: "Надіслати", picture: "Зображення", open_picture: "Відкрити зображення великим", no_alt: "Зображення без опису",
  picture_gone: "Це зображення більше не зберігається.", original: "Відкрити в новій вкладці", previous: "Попереднє зображення", next: "Наступне зображення",
  online: "бот на зв’язку", offline: "бот не на зв’язку", reconnecting: "Зв’язок втрачено. Пробуємо знову…",
  failed: "{name} не відповів вчасно.", commands: "Команди", no_commands: "Такої команди немає", speed: "час ×{speed}",
  refused_gone: "Цього повідомлення вже немає.", refused_disabled: "Цей елемент вимкнено.", refused_archived: "Гілка спить. Напишіть щось, щоб її розбудити.",
  refused_locked: "Гілку закрито.", refused_form: "Цю форму вже закрито.", refused_command: "Тут немає такої команди: {detail}",
  refused_option: "Значення не підходить: {detail}", refused_missing: "Заповніть: {detail}", refused_not_offered: "Цього немає у списку: {detail}",
  refused_count: "Виберіть: {detail}.", refused_length: "Довжина має бути {detail} знаків.", refused_empty: "Напишіть щось.",
  refused_long: "У повідомленні не більше {detail} знаків.", refused_channel: "Цей канал вам недоступний.", refused_people: "Більше {detail} людей не поміститься.",
  refused_upload: "Файл зник, виберіть його знову.", refused_big: "Файл може бути не більшим за {detail}.", refused_offline: "Немає зв’язку. Спробуйте трохи пізніше.",
  refused_other: "Не вийшло. {detail}",
};

const PL = {
  channels: "Kanały", threads: "Wątki", messages: "Wiadomości prywatne", asleep: "W archiwum", people: "Przy stole",
  start: "Otwórz stół", start_title: "Zagraj partię z komputerem",
  start_hint: "Jedno kliknięcie otwiera stół, następne to już twój pierwszy ruch.",
  welcome: "Witaj przy lokalnym stole",
  welcome_text: "To symulowany Discord na twoim komputerze: bez konta, bez tokenu, nic nie wychodzi na zewnątrz. Możesz być kilkoma osobami naraz; przełączaj się między nimi po lewej.",
  beginning: "Tu zaczyna się {name}.", beginning_dm: "Prywatne wiadomości między tobą a {name}. Tu trafiają zakryte karty.",
  no_starters: "Wpisz /, aby zobaczyć, co potrafi bot.", tips: "Klawisze",
  tip_slash: "polecenia", tip_person: "zmień osobę", tip_channel: "zmień kanał", tip_escape: "zamknij, do najnowszych",
  write: "Napisz w {name}", write_hint: "Wpisz / po polecenia", send: "Wyślij", run: "Wykonaj", cancel: "Anuluj", save: "Zapisz", close: "Zamknij", done: "Gotowe",
  archived_hint: "Ten wątek śpi. Napisz coś, aby go obudzić.", locked_hint: "Ten wątek jest zamknięty.",
  bot: "BOT", thinking: "{name} myśli…", typing: "{name} pisze…", edited: "(zmieniono)",
  only_you: "Widzisz to tylko ty", dismiss: "Ukryj", used: "{name} używa", replied: "w odpowiedzi do {name}",
  silent: "Wysłano po cichu: bez powiadomienia", ringing: "O tej wiadomości przyszło powiadomienie", new: "Nowe", older: "Pokaż starsze wiadomości",
  newest: "Do najnowszych", started_thread: "{name} otwiera wątek:", open_thread: "Otwórz wątek", joined: "{name} dołącza.",
  pinned: "{name} przypina wiadomość.", renamed: "{name} zmienia nazwę kanału.",
  add_person: "Dodaj osobę", edit_person: "Zmień: {name}", name: "Imię", language: "Język", dms_open: "Przyjmuje wiadomości prywatne",
  dms_open_hint: "Wyłącz, aby zobaczyć, co robi bot, gdy nie może do ciebie napisać.", be: "Bądź: {name}", you_are: "Jesteś: {name}", waiting: "czeka: {count}",
  called: "Wołają gracza: {name}", called_you: "Wołają cię: {name}", switch_to: "Przełącz na: {name}", look: "Zobacz", menu: "Kanały i ludzie",
  pick: "Wybierz…", pick_some: "Wybierz od {min} do {max}", picked: "wybrano: {count}", nothing: "Nic nie znaleziono", optional: "opcjonalne", required: "wymagane",
  yes: "Tak", no: "Nie", choose_file: "Wybierz plik", submit: "Wyślij", picture: "Obrazek", open_picture: "Otwórz obrazek w dużym rozmiarze", no_alt: "Obrazek bez opisu",
  picture_gone: "Ten obrazek nie jest już przechowywany.", original: "Otwórz w nowej karcie", previous: "Poprzedni obrazek", next: "Następny obrazek",
  online: "bot jest połączony", offline: "bot nie jest połączony", reconnecting: "Utracono połączenie. Próbujemy ponownie…",
  failed: "{name} nie odpowiada na czas.", commands: "Polecenia", no_commands: "Nie ma takiego polecenia", speed: "czas ×{speed}",
  refused_gone: "Tej wiadomości już nie ma.", refused_disabled: "Ten element jest wyłączony.", refused_archived: "Wątek śpi. Napisz coś, aby go obudzić.",
  refused_locked: "Ten wątek jest zamknięty.", refused_form: "Ten formularz nie jest już otwarty.", refused_command: "Nie ma tu takiego polecenia: {detail}",
  refused_option: "Ta wartość nie pasuje: {detail}", refused_missing: "Uzupełnij: {detail}", refused_not_offered: "Tego nie ma na liście: {detail}",
  refused_count: "Wybierz: {detail}.", refused_length: "Długość musi wynosić {detail} znaków.", refused_empty: "Napisz coś.",
  refused_long: "Wiadomość mieści {detail} znaków.", refused_channel: "Nie masz dostępu do tego kanału.", refused_people: "Więcej niż {detail} osób się nie zmieści.",
  refused_upload: "Pliku już nie ma, wybierz go ponownie.", refused_big: "Plik może mieć najwyżej {detail}.", refused_offline: "Brak połączenia. Spróbuj za chwilę.",
  refused_other: "Nie udało się. {detail}",
};

export const DICTIONARIES = { en: EN, ru: RU, uk: UK, pl: PL };
export const LANGUAGES = { en: "English", ru: "Русский", uk: "Українська", pl: "Polski" };

export function t(key, values = {}) {
  const text = DICTIONARIES[language()][key] ?? EN[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

const REFUSALS = {
  message_gone: "gone", disabled: "disabled", archived: "archived", locked: "locked", form_gone: "form", no_command: "command",
  option: "option", option_missing: "missing", field_missing: "missing", not_offered: "not_offered", pick_count: "count",
  field_length: "length", empty: "empty", too_long: "long", no_channel: "channel", too_many_people: "people",
  upload_gone: "upload", upload_too_big: "big", offline: "offline",
};

export function refusal(error) {
  return t("refused_" + (REFUSALS[error.key] ?? "other"), { detail: error.detail ?? error.message });
}
