bazaar-lesson-bid = Усі таємно роблять ставки, і першим ходить той, у кого вона більша. Поставте 3 монети.
bazaar-lesson-bid-done = Ви ходите першим і обираєте з усього прилавка.
bazaar-lesson-buy = Купіть дзеркало: воно коштує на монету менше, ніж вартує.
bazaar-lesson-buy-done = Дзеркало ваше.
bazaar-lesson-work = Тепер візьміть товари. З фініками не помилитеся.
bazaar-lesson-work-done = Товарами ви платитимете потім.
bazaar-lesson-open = Тепер ви знаєте базар. Грайте скільки хочете.
bazaar-lesson-open-done = Хай щастить!
