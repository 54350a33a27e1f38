# What a question is about, before the answer that a hint or a review tells.
mombasa-subject-buy = купівля карти
mombasa-subject-buy_pounds = купівля карти
mombasa-subject-sell = скидання карти
mombasa-subject-step = трек компанії
mombasa-subject-other_track = трек компанії
mombasa-subject-expand = компанія
mombasa-subject-enter = регіон
mombasa-subject-column_take = пост зі стовпця
mombasa-subject-column_return = стовпець для поста
mombasa-subject-remove = прибраний пост
mombasa-subject-jar = чорнильниця
mombasa-subject-turn_book = перевертання книги
mombasa-subject-put = позиція для книги
mombasa-subject-stack = стос на руку
mombasa-subject-tier_choice = нагорода
