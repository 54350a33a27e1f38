# What a question is about, before the answer that a hint or a review tells.
mombasa-subject-buy = что купить
mombasa-subject-buy_pounds = что купить
mombasa-subject-sell = сброс карты
mombasa-subject-step = { $n ->
    [1] шаг
   *[other] шаги
}
mombasa-subject-other_track = { $n ->
    [1] шаг
   *[other] шаги
}
mombasa-subject-expand = компания
mombasa-subject-enter = { $n ->
    [1] регион
   *[other] регионы
}
mombasa-subject-column_take = пост с базы
mombasa-subject-column_return = { $n ->
    [1] куда вернётся пост
   *[other] куда вернутся посты
}
mombasa-subject-remove = удаляемый пост
mombasa-subject-jar = чернильница
mombasa-subject-turn_book = какую книгу перевернуть
mombasa-subject-put = куда кладут книгу
mombasa-subject-stack = стопка на руку
