# Правила для читання й усе, про що можна спитати за столом.
rules-command-what = що
rules-command-what-about = Що це? Про будь-що на столі: що робить і скільки коштує
rules-param-thing = що
rules-param-thing-about = Карта, жетон, локація, місце або знак
rules-button-contents = Зміст
rules-button-chapter = Правила: { $chapter }
rules-button-more = Далі
rules-button-what = Що це?
rules-button-legend = Знаки
rules-which_game = Про яку гру ви хочете почитати?
rules-contents = { $game }: правила
rules-search = -# Знайти слово: `/rules`, наприклад «ящик». Спитати про карту, жетон, місце чи знак: `/what`.
rules-kinds = Карти, жетони, місця, знаки
rules-about_this = Докладніше про те, що в цьому розділі
rules-pick = Виберіть, щоб дізнатися більше
rules-on_offer = З чого зараз можна вибрати
rules-what_is = Виберіть, про що хочете дізнатися, або наберіть `/what` і перші літери назви.
rules-icons = Знаки на картинках
rules-now = Зараз за столом { $table }
rules-found = { $n ->
    [one] «{ $words }» трапляється в { $n } місці:
   *[many] «{ $words }» трапляється в { $n } місцях:
}
rules-mistake-thing = Такого немає. Виберіть зі списку, що з’являється, поки ви друкуєте.
rules-mistake-nothing = «{ $words }» ніде не трапляється. Спробуйте менше літер або відкрийте зміст: `/rules`.
rules-legend = Що означають знаки
rules-no_legend = На картинках цієї гри немає знаків, які треба пояснювати.
rules-absent = не за цим столом
