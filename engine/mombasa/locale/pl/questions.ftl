# O co pyta się graczy i co stoi obok odpowiedzi.

mombasa-tiles = Wszyscy wybierają żeton startowy.
mombasa-tile = Który żeton startowy zatrzymujesz? Pokazuje trzy karty na stosy odzyskiwania, księgę startową i bonus startowy; drugi wraca zakryty do pudełka.
mombasa-tile-detail = { $cards }; { $needs } → { $reward }; { $bonus }
mombasa-tile-steps = { $company } +{ $n }
mombasa-arrangement = Wszyscy kładą po trzy karty na stosy odzyskiwania.
mombasa-arrange = Którą kartę kładziesz na który stos odzyskiwania?
mombasa-arrange-help = Te trzy karty są z twojego **żetonu startowego**. Każda kolejność jest dobra: po rundzie 1 bierzesz na rękę jeden z tych stosów.
mombasa-laid = { $slot }: { $card }
mombasa-in_slot = { CASE($card, $case) } na { $letter }
mombasa-arranged = { $letter }: { $card }

mombasa-planning = Wszyscy planują karty.
mombasa-plan = Zaplanowano { $laid } z { $slots }; tajne, aż zatwierdzą wszyscy.
mombasa-plan-slot-empty = puste; { $stack }
mombasa-plan-slot-filled = { $card }; { $stack }
mombasa-stack-holds = na stosie: { $cards }
mombasa-stack-empty = stos jest pusty
mombasa-stack-more = { $cards } i jeszcze { $n }
mombasa-stack-times = { $card } × { $n }
mombasa-stack-short = { $letter }: { $cards }
mombasa-plan-buys = { $goods } (wystarczy na { CASE($card, "acc") })
mombasa-plan-jar = kałamarz do pozycji { $at }
mombasa-plan-majority = { $space } ({ $reward }), jeśli nikt nie pokaże więcej
mombasa-plan-lock = Zatwierdź
mombasa-plan-lock-detail = zapełnione miejsca: { $laid } z { $slots }
mombasa-plan_card = Którą kartę kładziesz na { CASE($slot, "acc") }? { CAP($stack) }.
mombasa-plan-clear = Zostaw puste
mombasa-plan-back = Inne miejsce
mombasa-more = Inne karty

mombasa-action = Co robisz w tej turze?
mombasa-action-round = Runda { $round } z { $of }: co robisz w tej turze?
mombasa-act-goods = użyj kart towarów
mombasa-act-goods-short = Towary
mombasa-act-goods-about = Za towary kupujesz kartę z wystawki; reszta to kroki na torach kompanii.
mombasa-act-expansion = użyj wszystkich kart ekspansji
mombasa-act-expansion-short = Ekspansja
mombasa-act-expansion-about = Stawia faktorie jednej kompanii w regionach: dostajesz ich nagrody, a jej udziały drożeją.
mombasa-act-bookkeeper = użyj księgowego
mombasa-act-bookkeeper-short = Księgowy
mombasa-act-bookkeeper-about = Przesuwa kałamarz po księgach, które spełniasz, potem bierze nowe księgi.
mombasa-act-bookkeeper-detail = { $n ->
    [one] { $n } aktywny księgowy
    [few] { $n } aktywnych księgowych
   *[many] { $n } aktywnych księgowych
}; kałamarz może dojść do pozycji { $at }{ $paid ->
    [0] { "" }
   *[other] , za { $price } £ do { $paid }
}
mombasa-act-bookkeeper-stay = { $n ->
    [one] { $n } aktywny księgowy
    [few] { $n } aktywnych księgowych
   *[many] { $n } aktywnych księgowych
}; kałamarz { $paid ->
    [0] nie ruszy się
   *[other] może dojść do pozycji { $paid } za { $price } £
}
mombasa-act-merchant = użyj handlarza diamentami
mombasa-act-merchant-short = Handlarz
mombasa-act-merchant-about = Daje diamenty i funty.
mombasa-act-merchant-detail = { $n ->
    [one] { $n } aktywny handlarz
    [few] { $n } aktywnych handlarzy
   *[many] { $n } aktywnych handlarzy
}
mombasa-act-marker = umieść znacznik bonusu
mombasa-act-marker-short = Znacznik
mombasa-act-marker-about = Zajmuje jedno pole bonusu; bez użycia karty.
mombasa-act-marker-detail = { $n ->
    [one] został { $n } znacznik
    [few] zostały { $n } znaczniki
   *[many] zostało { $n } znaczników
}
mombasa-markers = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
}
mombasa-act-end = zakończ swoją fazę akcji
mombasa-act-end-verb = zakończ
mombasa-act-end-detail = koniec twojej rundy; zostaną { $cards ->
    [0] znaczniki: { $markers }
   *[other] karty i żetony: { $cards }{ $markers ->
        [0] { "" }
       *[other] , znaczniki: { $markers }
    }
}
mombasa-attach = Na którą kartę kładziesz żeton „+1 towar”? Zostanie na niej do końca rundy.
mombasa-attach-act = Połóż „+1 towar”
mombasa-attach-act-short = +1 towar
mombasa-attach-act-detail = przed akcją: jedna twoja karta towaru jest w tej rundzie warta o { $n } więcej
mombasa-attach-detail = wartość { $now } → { $then }

mombasa-good = Którego towaru używasz?
mombasa-cards = Których kart { CASE($good, "gen") } używasz? Ich wartości się sumują, a użyte karty zakrywasz.
mombasa-mixed = Których kart używasz razem? Trzeba za nie kupić kartę.
mombasa-buy = Kupujesz kartę? Towary są warte { $have }; reszta idzie na kroki.{ $off ->
    [0] { "" }
   *[other] { " " }Dzięki bonusom torów karty są tańsze o { $off }.
}
mombasa-buy-detail = { $left ->
    [0] cena { $price }, na kroki nic nie zostaje
    [one] cena { $price }, potem { $left } krok
    [few] cena { $price }, potem { $left } kroki
   *[many] cena { $price }, potem { $left } kroków
}
mombasa-buy-dear = cena { $price }
mombasa-buy-short = { $card } za { $price }
mombasa-buy-none = Nic nie kupuj
mombasa-buy-none-detail = { $n ->
    [one] { $n } krok po torze kompanii
    [few] { $n } kroki po torach kompanii
   *[many] { $n } kroków po torach kompanii
}
mombasa-buy-none-short = Nie kupuj: { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
mombasa-buy-discount = Skorzystaj zamiast tego ze zniżki
mombasa-buy-value = Weź zamiast tego wyższą wartość
mombasa-step = { $left ->
    [one] Został { $left } krok: po którym torze?
    [few] Zostały { $left } kroki: po którym torze?
   *[many] Zostało { $left } kroków: po którym torze?
}
mombasa-step-all = { $n ->
    [one] { $n } krok: po którym torze?
    [few] { $n } kroki: po których torach?
   *[many] { $n } kroków: po których torach?
}
mombasa-step-tolls = { $asked } Opłaty po drodze: { $tolls }.
mombasa-step-toll_on = { $company } { $n } £
mombasa-step-toll = opłata { $n } £
mombasa-step-only = { $n } z { $of } kroków
mombasa-step-share = { $total }. udział ({ $value } £)
mombasa-step-towards = { $n ->
    [one] potem do { $total }. udziału jeszcze { $n } krok
    [few] potem do { $total }. udziału jeszcze { $n } kroki
   *[many] potem do { $total }. udziału jeszcze { $n } kroków
}
mombasa-step-field = pole specjalne: { $n } £ i bonus
mombasa-step-field_too = { $n ->
    [one] rywalowi też { $pounds } £
   *[other] { $n } rywalom po { $pounds } £
}
mombasa-step-asked = dalej za { $n } £
mombasa-step-short = brak { $n } £ na opłatę
mombasa-step-end = { $n ->
    [one] na końcu toru { $n } krok przepadnie
    [few] na końcu toru { $n } kroki przepadną
   *[many] na końcu toru { $n } kroków przepadnie
}
mombasa-step-stop = { $n ->
    [one] { $n } krok przepadnie: zostały tylko płatne kroki
    [few] { $n } kroki przepadną: zostały tylko płatne kroki
   *[many] { $n } kroków przepadnie: zostały tylko płatne kroki
}

mombasa-toll = Płacisz { $toll } £, aby przesunąć się dalej po torze { CASE($company, "gen") }? { $left ->
    [one] Został { $left } krok
    [few] Zostały { $left } kroki
   *[many] Zostało { $left } kroków
}.
mombasa-toll-pay = Zapłać { $n } £
mombasa-toll-stop = Zatrzymaj się
mombasa-toll-stop-detail = { $n ->
    [one] { $n } krok przepadnie
    [few] { $n } kroki przepadną
   *[many] { $n } kroków przepadnie
}

mombasa-expand = Którą kompanię rozwijasz? { $n ->
    [one] { $n } punkt ekspansji wydaje
    [few] { $n } punkty ekspansji wydaje
   *[many] { $n } punktów ekspansji wydaje
} się tylko na nią.
mombasa-expand-held = ty { $own }, { $rivals ->
    [single] rywal { $others }
   *[several] inni do { $others }
}
mombasa-expand-short = { $company }: { $about }
mombasa-expand-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
mombasa-expand-detail = udział { $value } £; { $held }{ $cheapest ->
    [1] { "" }
   *[other] ; wejście od { $cheapest }
}
mombasa-expand-lower = z niższym bonusem toru: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
mombasa-expand-without = bez bonusu toru: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
mombasa-enter = { $company }, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}: który region?
mombasa-enter-cost = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}{ $lost ->
    [0] { "" }
    [one] , { $lost } przepadnie
    [few] , { $lost } przepadną
   *[many] , { $lost } przepadnie
}
mombasa-enter-short = { $region }, { $lost ->
    [one] { $lost } przepadnie
    [few] { $lost } przepadną
   *[many] { $lost } przepadnie
}
mombasa-enter-gives = { $cost } → { $gains }
mombasa-gets = dostaniesz { $what }
mombasa-enter-foreign = wypiera { CASE($company, "acc") }
mombasa-enter-gone = faktoria { CASE($company, "gen") } wychodzi z gry: w bazie nie ma miejsca
mombasa-column_take = Z której kolumny bazy { CASE($company, "gen") } bierzesz faktorię? Zajmie { CASE($region, "acc") }.
mombasa-column_return = Faktoria { CASE($company, "gen") } opuszcza { CASE($region, "acc") }. Do której kolumny bazy wraca?
mombasa-column_take-title = Kolumna bazy, z której zejdzie faktoria; udział będzie wart:
mombasa-column-short = { $n ->
    [1] lewa: { $then } £
    [2] środkowa: { $then } £
   *[other] prawa: { $then } £
}
mombasa-column-detail = { $n ->
    [0] potem pusta
    [one] potem { $n } faktoria
    [few] potem { $n } faktorie
   *[many] potem { $n } faktorii
}; udział { CASE($company, "gen") }: { $now } £ → { $then } £
mombasa-column-same = { $n ->
    [0] potem pusta
    [one] potem { $n } faktoria
    [few] potem { $n } faktorie
   *[many] potem { $n } faktorii
}; udział { CASE($company, "gen") } nadal wart { $now } £
mombasa-remove = { $of ->
    [one] Którą faktorię usuwasz z gry?
    [few] Usuwasz z gry { $of } faktorie. Którą { $n ->
        [1] najpierw
       *[other] teraz
    }?
   *[many] Usuwasz z gry { $of } faktorii. Którą { $n ->
        [1] najpierw
       *[other] teraz
    }?
}
mombasa-remove-all = { $n ->
    [one] Którą faktorię usuwasz z gry?
   *[many] Które faktorie (razem { $n }) usuwasz z gry?
}

mombasa-bookkeeper = Którego księgowego używasz?
mombasa-bookkeeper-detail = kałamarz do pozycji { $at }{ $paid ->
    [0] { "" }
   *[other] , za { $price } £ do { $paid }
}, potem { $n ->
    [one] { $n } punkt księgowości
    [few] { $n } punkty księgowości
   *[many] { $n } punktów księgowości
}
mombasa-bookkeeper-stay = kałamarz { $paid ->
    [0] nie ruszy się
   *[other] może dojść do pozycji { $paid } za { $price } £
}; { $n ->
    [one] { $n } punkt księgowości
    [few] { $n } punkty księgowości
   *[many] { $n } punktów księgowości
}
mombasa-turn_book = Płacisz { $n } £ za odwrócenie księgi? Zakryta niczego nie wymaga i nic nie daje.
mombasa-turn_book-detail = { $n } £; wymaganie: { $needs }; kałamarz dojdzie do pozycji { $at }
mombasa-turn_book-met = odwracać na próżno: wymaganie i tak spełnione ({ $needs })
mombasa-turn_book-useless = wymaganie: { $needs }; odwracać na próżno: kałamarz do niej nie dojdzie
mombasa-turn_book-no = Nie odwracaj księgi
mombasa-jar-stands = kałamarz na pozycji { $at }
mombasa-jar-title = Do której pozycji idzie kałamarz?
mombasa-jar = Do której pozycji idzie kałamarz? Stoi na { $at ->
    [0] początku toru
   *[other] pozycji { $at }
} i może dojść do pozycji { $reach }.
mombasa-jar-short = { $at }: { $gets }
mombasa-jar-stay = { $at ->
    [0] Zostań na początku
   *[other] Zostań na pozycji { $at }
}
mombasa-jar-detail = { $gets }; tor będzie wart { $n } £
mombasa-jar-end = dostaniesz { $n } £ za punkty księgowego
mombasa-batch = { CAP($source) }: { $n ->
    [one] został { $n } z
    [few] zostały { $n } z
   *[many] zostało { $n } z
} { $of ->
    [one] { $of } punktu księgowości
   *[many] { $of } punktów księgowości
}. Którą księgę bierzesz?
mombasa-batch-first = { CAP($source) }: masz { $n ->
    [one] { $n } punkt księgowości
    [few] { $n } punkty księgowości
   *[many] { $n } punktów księgowości
}. Którą księgę bierzesz? Cena księgi jest z lewej w jej rzędzie. U góry jej wymóg, na dole nagroda, gdy zatrzyma się na niej kałamarz.
mombasa-batch-all = { CAP($source) }: { $n ->
    [one] został { $n } punkt księgowości
    [few] zostały { $n } punkty księgowości
   *[many] zostało { $n } punktów księgowości
}. Które księgi bierzesz?
mombasa-batch-title = Która księga?
mombasa-batch-rest-short = Bez ksiąg: { $n } £
mombasa-batch-rest = { $n ->
    [one] bez księgi: dostaniesz 1 £ za punkt
   *[many] bez kolejnych ksiąg: dostaniesz 1 £ za każdy punkt
}
mombasa-from-regions = nagrody nowych regionów
mombasa-from-book = księga na pozycji { $at }
mombasa-from-bookkeeper = księgowy
mombasa-from-space = pole bonusu
mombasa-book-price = { $n ->
    [one] kosztuje { $n } punkt
    [few] kosztuje { $n } punkty
   *[many] kosztuje { $n } punktów
}
mombasa-book-coin = dostaniesz z nią { $n } £
mombasa-book-lost = na twoim torze nie ma dla niej pozycji: wychodzi z gry
mombasa-put = { $of ->
    [one] { CAP($book) }. Na której pozycji ją kładziesz?
   *[many] { CAP($book) }, { $n } z { $of }. Na której pozycji ją kładziesz?
}
mombasa-put-empty = pusta
mombasa-put-cover = na księdze „{ $needs } → { $reward }”
mombasa-put-passed = księga już się nie przyda
mombasa-put-pounds = tor jest tu wart { $n } £

mombasa-merchant = Którego handlarza diamentami używasz?
mombasa-mark = Gdzie umieszczasz znacznik bonusu?
mombasa-mark-first = pierwszy gracz
mombasa-mark-price = { $what }, { $n } £
mombasa-mark-more-pounds = +{ $n } £
mombasa-mark-more-diamonds = { mombasa-gain-diamonds }
mombasa-mark-more-bookkeeping = { $n ->
    [one] +{ $n } księga
    [few] +{ $n } księgi
   *[many] +{ $n } ksiąg
}
mombasa-mark-more-remove_posts = { $n ->
    [one] usuń { $n } faktorię
    [few] usuń { $n } faktorie
   *[many] usuń { $n } faktorii
}
mombasa-mark-buy = kup
mombasa-mark-buy_from = kup, { $n } £+
mombasa-mark-buy_one = kup { CASE($card, "acc") }: { $n } £
mombasa-mark-sell = sprzedaj, +{ $n } £
mombasa-mark-sell_good = sprzedaj { CASE($good, "acc") }, +{ $n } £
mombasa-mark-steps = { $company } +{ $n }
mombasa-mark-tile_plus_1_good = +1 towar
mombasa-mark-tile_bookkeeper = księgowy
mombasa-mark-tile_merchant = handlarz
mombasa-mark-tile_expansion = ekspansja
mombasa-mark-one_of = diamenty, księgi
mombasa-mark-buy_and_diamonds = karta, { $n ->
    [one] { $n } diament
    [few] { $n } diamenty
   *[many] { $n } diamentów
}
mombasa-mark-advance = { $tracks } { $tracks ->
    [one] tor
    [few] tory
   *[many] torów
}: +{ $n }
mombasa-effect-first_player = zaczynasz następną rundę; { $gets }
mombasa-effect-buy_card = kosztuje { $cost } £; potem kup kartę z wystawki za funty
mombasa-effect-sell_card = odrzuć kartę z ręki → { $n } £ plus liczba na jej skrzyni
mombasa-effect-sell_good = odrzuć z ręki kartę { CASE($good, "gen") } → { $n } £ plus liczba na jej skrzyni
mombasa-effect-majority = { $measure } { $n }: { $reward }
mombasa-effect-reserve = { $cost } £ → { $tile } na następną rundę
mombasa-effect-reserve_late = kosztuje { $cost } £ i nic nie daje: następnej rundy nie będzie
mombasa-effect-one_of = kosztuje { $cost } £; dostaniesz { $rewards }
mombasa-effect-buy_and_diamonds = dostaniesz { $n ->
    [one] { $n } diament
    [few] { $n } diamenty
   *[many] { $n } diamentów
} i/lub kupisz kartę z wystawki za funty{ $off ->
    [0] { "" }
   *[other] , o { $off } £ taniej
}
mombasa-effect-advance = kosztuje { $cost } £; po { $n ->
    [one] { $n } kroku
    [few] { $n } kroki
   *[many] { $n } kroków
} na { $tracks } torach poza torem { CASE($company, "gen") }
mombasa-buy_pounds = Którą kartę kupujesz za funty?{ $off ->
    [0] { "" }
   *[other] { " " }Karty są tańsze o { $off } £.
}
mombasa-buy_pounds-short = { $card } za { $price } £
mombasa-buy_pounds-dear = cena { $price } £
mombasa-buy_pounds-detail = cena { $price } £, zostaje ci { $left } £
mombasa-sell = Którą kartę odrzucasz za { $n } £ plus liczbę ze skrzyni karty?
mombasa-sell-help = Sprzedana karta już do ciebie nie wróci.
mombasa-tier_choice = Twoje aktywne karty dają: { $measure } { $n }. Którą nagrodę na torze { CASE($company, "gen") } bierzesz?
mombasa-tier = przy { $n } lub więcej: { $reward }
mombasa-tier-less = mniej niż za { $n }
mombasa-one_of = Którą nagrodę bierzesz?
mombasa-parts = Bierzesz diamenty, kupujesz kartę czy jedno i drugie?{ $off ->
    [0] { "" }
   *[other] { " " }Karta jest o { $off } £ tańsza.
}
mombasa-parts-both = { $gains } i kartę
mombasa-parts-diamonds = Tylko { $gains }
mombasa-parts-buy = Tylko kartę
mombasa-parts-less = ten sam zakup, ale bez diamentów
mombasa-other_track = Robisz po { $steps ->
    [one] { $steps } kroku
    [few] { $steps } kroki
   *[many] { $steps } kroków
} na { $of } torach. Który tor jest { $n ->
    [1] pierwszy
   *[other] następny
}?
mombasa-other_track-all = Na których torach robisz po { $steps ->
    [one] { $steps } kroku?
   *[many] { $steps } kroki?
}
mombasa-stack = Który stos odzyskiwania bierzesz na rękę? Potem karty z tej rundy trafią na stosy swoich miejsc.
