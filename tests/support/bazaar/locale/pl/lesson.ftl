bazaar-lesson-bid = Wszyscy licytują w tajemnicy, a pierwszy gra ten, kto daje najwięcej. Zalicytuj 3 monety.
bazaar-lesson-bid-done = Grasz pierwszy i wybierasz z całego straganu.
bazaar-lesson-buy = Kup lustro: kosztuje o monetę mniej, niż jest warte.
bazaar-lesson-buy-done = Lustro jest twoje.
bazaar-lesson-work = Teraz weź towary. Daktyle zawsze się przydają.
bazaar-lesson-work-done = Towarami płacisz później.
bazaar-lesson-open = Znasz już bazar. Graj, jak długo chcesz.
bazaar-lesson-open-done = Powodzenia!
