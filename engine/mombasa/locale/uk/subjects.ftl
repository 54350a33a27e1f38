# What a question is about, before the answer that a hint or a review tells.
mombasa-subject-buy = що купити
mombasa-subject-buy_pounds = що купити
mombasa-subject-sell = скидання карти
mombasa-subject-step = { $n ->
    [1] крок
   *[other] кроки
}
mombasa-subject-other_track = { $n ->
    [1] крок
   *[other] кроки
}
mombasa-subject-expand = компанія
mombasa-subject-enter = { $n ->
    [1] регіон
   *[other] регіони
}
mombasa-subject-column_take = пост із бази
mombasa-subject-column_return = { $n ->
    [1] куди повернеться пост
   *[other] куди повернуться пости
}
mombasa-subject-remove = прибраний пост
mombasa-subject-jar = чорнильниця
mombasa-subject-turn_book = яку книгу перевернути
mombasa-subject-put = куди покласти книгу
mombasa-subject-stack = стос на руку
