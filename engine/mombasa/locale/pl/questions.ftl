# O co pyta się graczy i co stoi obok odpowiedzi.

mombasa-tiles = Wszyscy wybierają żeton startowy.
mombasa-tile = Który żeton startowy zatrzymujesz? Drugi wraca do pudełka w tajemnicy.
mombasa-tile-detail = odkładane: { $cards }; księga startowa: { $needs } → { $reward }; pierwsze kroki: { $steps }
mombasa-arrangement = Wszyscy rozkładają trzy odłożone karty.
mombasa-arrange = Na których stosach odzyskiwania kładziesz trzy odłożone karty? Karta wraca razem z całym stosem.
mombasa-laid = { $slot }: { $card }

mombasa-planning = Wszyscy planują karty.
mombasa-plan = Które pole chcesz wypełnić? Plan można zmieniać, dopóki nie zatwierdzi go ostatni gracz.
mombasa-plan-slot-empty = puste; na stosie: { $stack }
mombasa-plan-slot-filled = { $card }; na stosie: { $stack }
mombasa-stack-empty = nic
mombasa-plan-lock = Zatwierdź plan
mombasa-plan-lock-detail = wypełnione pola: { $laid } z { $slots }
mombasa-plan_card = Którą kartę kładziesz na { CASE($slot, "acc") }?
mombasa-plan-clear = Zostaw puste
mombasa-plan-back = Inne pole
mombasa-more = Inne karty

mombasa-action = Co robisz w tej turze?
mombasa-act-goods = Użyj kart towarów
mombasa-act-expansion = Użyj wszystkich kart ekspansji
mombasa-act-bookkeeper = Użyj księgowego
mombasa-act-bookkeeper-detail = { $n ->
    [one] { $n } aktywny księgowy
    [few] { $n } aktywnych księgowych
   *[many] { $n } aktywnych księgowych
}; kałamarz może dojść do pozycji { $at }
mombasa-act-merchant = Użyj handlarza diamentami
mombasa-act-merchant-detail = { $n ->
    [one] { $n } aktywny handlarz
    [few] { $n } aktywnych handlarzy
   *[many] { $n } aktywnych handlarzy
}
mombasa-act-marker = Połóż znacznik bonusu
mombasa-act-marker-detail = { $n ->
    [one] pozostał { $n } znacznik
    [few] pozostały { $n } znaczniki
   *[many] pozostało { $n } znaczników
}
mombasa-act-end = Zakończ swoją fazę akcji
mombasa-act-end-detail = w tej rundzie nie masz już tur; niewykorzystane: karty i żetony { $cards }, znaczniki { $markers }
mombasa-attach = Na której karcie kładziesz żeton „+1 towar”? Zostaje tam do końca rundy.
mombasa-attach-act = Połóż „+1 towar”
mombasa-attach-detail = wartość { $now } → { $then }

mombasa-good = Jakich towarów używasz?
mombasa-cards = Których z tych kart używasz? Potem zostają zakryte.
mombasa-mixed = Których kart używasz razem? Trzeba za nie kupić kartę.
mombasa-buy = Czy kupujesz kartę? Masz towary warte { $have }.
mombasa-buy-detail = cena { $price }, na kroki zostaje { $left }
mombasa-buy-none = Nic nie kupuj
mombasa-buy-none-detail = na kroki idzie wszystko: { $n }; dopóki jakiś znacznik może ruszyć bez opłaty, trzeba to wydawać
mombasa-buy-discount = Weź zamiast tego zniżkę toru B1
mombasa-buy-value = Weź zamiast tego wyższą wartość z toru B1
mombasa-step = Który znacznik przesuwasz o jedno pole? { $left ->
    [one] Została { $left } jednostka.
    [few] Zostały { $left } jednostki.
   *[many] Zostało { $left } jednostek.
}
mombasa-step-to = na pole { $space }
mombasa-step-toll = opłata £{ $n }
mombasa-step-field = pole specjalne { $index }: £{ $n } dla ciebie, jego bonus od twojej następnej tury
mombasa-step-field_too = po £{ $n } dostają: { $players }
mombasa-step-share = udział nr { $total }, teraz wart £{ $value }
mombasa-step-end = stoi na końcu toru: kroki przepadają
mombasa-step-stop = { $n ->
    [one] { $n } jednostka przepada: zostały tylko płatne kroki
    [few] { $n } jednostki przepadają: zostały tylko płatne kroki
   *[many] { $n } jednostek przepada: zostały tylko płatne kroki
}

mombasa-toll = Czy płacisz £{ $toll }, aby iść dalej po torze { CASE($company, "gen") }? Masz £{ $have }; pozostałe kroki: { $left }.
mombasa-toll-pay = Zapłać £{ $n }
mombasa-toll-stop = Zatrzymaj się
mombasa-toll-stop-detail = { $n ->
    [one] { $n } krok przepada
    [few] { $n } kroki przepadają
   *[many] { $n } kroków przepada
}

mombasa-expand = Którą kompanię rozwijasz? { $n ->
    [one] Dostaje { $n } punkt ekspansji.
    [few] Dostaje wszystkie { $n } punkty ekspansji.
   *[many] Dostaje wszystkie { $n } punktów ekspansji.
}
mombasa-expand-detail = punkty: { $n }, trzeba je wydawać, dopóki starcza na wejście (najtańsze { $cheapest }); faktorie w bazie: { $posts }, udział wart £{ $value }
mombasa-expand-lower = z niższym bonusem toru (punkty: { $n })
mombasa-enter = Do którego regionu wchodzi { $company }? Pozostałe punkty ekspansji: { $n }.
mombasa-enter-cost = kosztuje { $n }
mombasa-enter-foreign = faktoria { CASE($company, "gen") } wróci do swojej bazy
mombasa-enter-left = { $n ->
    [one] zostanie { $n } punkt, trzeba go wydać, jeśli starczy na wejście
    [few] zostaną { $n } punkty, trzeba je wydawać, dopóki starcza na wejście
   *[many] zostanie { $n } punktów, trzeba je wydawać, dopóki starcza na wejście
}
mombasa-column_take = Z której kolumny bazy { CASE($company, "gen") } bierzesz faktorię?
mombasa-column_return = Do której kolumny bazy wraca faktoria { CASE($company, "gen") } z regionu { $region }?
mombasa-column-detail = udział { CASE($company, "gen") }: £{ $now } → £{ $then }
mombasa-remove = Którą faktorię usuwasz z gry?

mombasa-bookkeeper = Którego księgowego używasz?
mombasa-turn_book = Czy płacisz £{ $n }, aby zakryć księgę?
mombasa-turn_book-detail = wymaga: { $needs }; kałamarz może wtedy dojść do pozycji { $at }
mombasa-turn_book-no = Nie zakrywaj księgi
mombasa-jar = Gdzie zatrzymuje się kałamarz?
mombasa-jar-stay = Zostań na pozycji { $at }
mombasa-jar-detail = nagroda: { $reward }; tor jest wtedy wart £{ $n }
mombasa-batch = Na co wydajesz { $n ->
    [one] { $n } punkt księgowości?
    [few] { $n } punkty księgowości?
   *[many] { $n } punktów księgowości?
}
mombasa-book-price = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
mombasa-book-coin = z nią £{ $n }
mombasa-book-lost = nie ma dla niej pozycji: wyjdzie z gry
mombasa-put = Gdzie kładziesz księgę? { CAP($book) }
mombasa-put-empty = pusta
mombasa-put-cover = przykrywa: { $book }
mombasa-put-passed = kałamarz już tu stoi lub jest dalej: nie przyda się
mombasa-put-pounds = daje £{ $n }, gdy dojdzie tam kałamarz

mombasa-merchant = Którego handlarza diamentami używasz?
mombasa-mark = Gdzie kładziesz znacznik bonusu?
mombasa-effect-first_player = zaczynasz następną rundę; { $n ->
    [one] { $n } punkt księgowości
    [few] { $n } punkty księgowości
   *[many] { $n } punktów księgowości
}
mombasa-effect-buy_card = £{ $cost }, potem kup kartę z wystawki za funty
mombasa-effect-sell_card = odrzuć kartę z ręki za liczbę na skrzyni i £{ $n }
mombasa-effect-sell_good = odrzuć z ręki kartę { CASE($good, "gen") } za liczbę na skrzyni i £{ $n }
mombasa-effect-majority = { $reward } (tor { CASE($company, "gen") })
mombasa-effect-reserve = £{ $cost }: { $tile } na następną rundę
mombasa-effect-reserve_late = £{ $cost } na nic: następnej rundy nie będzie
mombasa-effect-one_of = £{ $cost }: { $rewards }
mombasa-effect-buy_and_diamonds = { $n ->
    [one] { $n } diament
    [few] { $n } diamenty
   *[many] { $n } diamentów
} i/lub karta z wystawki za funty{ $off ->
    [0] { "" }
   *[other] , o £{ $off } taniej
}
mombasa-effect-advance = £{ $cost }: +{ $n } na każdym z { $tracks } torów (poza torem { CASE($company, "gen") })
mombasa-buy_pounds = Którą kartę kupujesz? Masz £{ $have }.
mombasa-buy_pounds-detail = £{ $price }, zostaje ci £{ $left }
mombasa-sell = Którą kartę odrzucasz?
mombasa-tier_choice = Który próg wybierasz?
mombasa-tier = od { $n }
mombasa-one_of = Którą nagrodę bierzesz?
mombasa-parts = Co bierzesz?
mombasa-parts-both = { $n ->
    [one] { $n } diament
    [few] { $n } diamenty
   *[many] { $n } diamentów
} i kartę
mombasa-parts-diamonds = Tylko { $n ->
    [one] { $n } diament
    [few] { $n } diamenty
   *[many] { $n } diamentów
}
mombasa-parts-buy = Tylko kartę
mombasa-other_track = Na którym torze robisz kroki ({ $n })? Tory do wyboru: { $left }.
mombasa-stack = Który stos odzyskiwania bierzesz na rękę?
