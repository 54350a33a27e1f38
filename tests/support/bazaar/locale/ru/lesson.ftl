bazaar-lesson-bid = Все тайно делают ставки, и первым ходит тот, у кого она больше. Поставьте 3 монеты.
bazaar-lesson-bid-done = Вы ходите первым и выбираете из всего прилавка.
bazaar-lesson-buy = Купите зеркало: оно стоит на монету меньше, чем ценится.
bazaar-lesson-buy-done = Зеркало ваше.
bazaar-lesson-work = Теперь возьмите товары. С финиками не прогадать.
bazaar-lesson-work-done = Товарами вы будете платить потом.
bazaar-lesson-open = Теперь вы знаете базар. Играйте сколько хотите.
bazaar-lesson-open-done = Удачи!
