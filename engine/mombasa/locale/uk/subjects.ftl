# What a question is about, before the answer that a hint or a review tells.
mombasa-subject-buy = купівля карти
mombasa-subject-buy_pounds = купівля карти
mombasa-subject-sell = скидання карти
mombasa-subject-step = трек компанії
mombasa-subject-other_track = трек компанії
mombasa-subject-expand = компанія
mombasa-subject-enter = регіон
mombasa-subject-column_take = звідки пост
mombasa-subject-column_return = куди повертається пост
mombasa-subject-remove = прибраний пост
mombasa-subject-jar = чорнильниця
mombasa-subject-turn_book = перевертання книги
mombasa-subject-put = куди книга
mombasa-subject-stack = стос у руку
mombasa-subject-tier_choice = нагорода
