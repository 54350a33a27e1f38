# Kompanie, regiony, karty i inne rzeczy, tak jak stoją w zdaniu.

mombasa-about = „Mombasa” opowiada o europejskich kompaniach handlowych, które w epoce kolonialnej dzieliły między siebie Afrykę; gra pokazuje ich handel i pomija ludzi, którzy za niego zapłacili.

mombasa-company-mombasa = { $case ->
   *[nom] Mombasa
    [gen] Mombasy
    [acc] Mombasę
}
mombasa-company-cape_town = { $case ->
   *[nom] Kapsztad
    [gen] Kapsztadu
}
mombasa-company-saint_louis = Saint-Louis
mombasa-company-cairo = { $case ->
   *[nom] Kair
    [gen] Kairu
}

mombasa-region-senegambia = Senegambia
mombasa-region-niger_bend = Zakole Nigru
mombasa-region-upper_guinea = Górna Gwinea
mombasa-region-gold_coast = Złote Wybrzeże
mombasa-region-lower_niger = Dolny Niger
mombasa-region-western_desert = Pustynia Zachodnia
mombasa-region-nubia = Nubia
mombasa-region-red_sea_coast = Wybrzeże Morza Czerwonego
mombasa-region-kordofan = Kordofan
mombasa-region-abyssinia = Abisynia
mombasa-region-somali_coast = Wybrzeże Somalijskie
mombasa-region-rift_valley = Dolina Ryftowa
mombasa-region-great_lakes = Wielkie Jeziora
mombasa-region-tanganyika = Tanganika
mombasa-region-mozambique = Mozambik
mombasa-region-karoo = Karru
mombasa-region-natal = Natal
mombasa-region-kalahari = Kalahari
mombasa-region-zambezi = Zambezi
mombasa-region-angola = Angola
mombasa-region-sahara = Sahara
mombasa-region-air_oases = Oazy Aïru
mombasa-region-congo_basin = Kotlina Konga
mombasa-region-kasai = Kasai

mombasa-good-coffee = { $case ->
   *[nom] kawa
    [gen] kawy
}
mombasa-good-banana = { $case ->
   *[nom] banany
    [gen] bananów
}
mombasa-good-cotton = { $case ->
   *[nom] bawełna
    [gen] bawełny
}
mombasa-good-mixed = różne towary razem
mombasa-measure-expansion = { $case ->
   *[nom] ekspansja
    [gen] ekspansji
}

mombasa-kind-coffee = kawa
mombasa-kind-banana = banany
mombasa-kind-cotton = bawełna
mombasa-kind-expansion = ekspansja
mombasa-kind-bookkeeper = księgowi
mombasa-kind-merchant = handlarze diamentami
mombasa-kind-share = karty udziałów

mombasa-card-goods = { $good } { $value }
mombasa-card-expansion = ekspansja { $value }
mombasa-card-bookkeeper = księgowy { $points }
mombasa-card-merchant = handlarz diamentami
mombasa-card-merchant_of = handlarz diamentami { CASE($company, "gen") }
mombasa-card-share = karta udziałów: { $shares }
mombasa-card-with_shares = { $card } ({ $shares })
mombasa-shares_of = { $n } { $n ->
    [one] udział
    [few] udziały
   *[many] udziałów
} { CASE($company, "gen") }

mombasa-track = tor { $id }
mombasa-slot = pole { $letter }
mombasa-start_tile = żeton startowy { $number }
mombasa-tile-plus_1_good = żeton „+1 towar”
mombasa-tile-bookkeeper = żeton księgowego
mombasa-tile-merchant = żeton handlarza
mombasa-tile-expansion = żeton ekspansji

mombasa-space-first_player = pierwszy gracz
mombasa-space-buy_card = zakup karty
mombasa-space-sell_card = sprzedaż karty
mombasa-space-majority_coffee = przewaga w kawie
mombasa-space-majority_banana = przewaga w bananach
mombasa-space-majority_cotton = przewaga w bawełnie
mombasa-space-majority_expansion = przewaga w ekspansji
mombasa-space-reserve_plus_1_good = rezerwacja żetonu „+1 towar”
mombasa-space-reserve_bookkeeper = rezerwacja żetonu księgowego
mombasa-space-reserve_merchant = rezerwacja żetonu handlarza
mombasa-space-reserve_expansion = rezerwacja żetonu ekspansji
mombasa-space-c1_space_1 = tor C1, pierwsze pole
mombasa-space-c1_space_2 = tor C1, drugie pole
mombasa-space-c2_space_1 = tor C2, pierwsze pole
mombasa-space-c2_space_2 = tor C2, drugie pole
mombasa-space-d1_space_1 = tor D1, pierwsze pole
mombasa-space-d1_space_2 = tor D1, drugie pole
mombasa-space-d2_space_1 = tor D2, pierwsze pole
mombasa-space-d2_space_2 = tor D2, drugie pole

mombasa-book = księga { $letter } ({ $needs } → { $reward })
mombasa-book_space = księga { $letter }
mombasa-position = pozycja { $at }
mombasa-column = kolumna { $n }
mombasa-need-good = { $good } { $n }
mombasa-need-any_good = dowolny towar { $n }
mombasa-need-expansion = ekspansja { $n }
mombasa-need-person = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
   *[many] { $n } osób
}
mombasa-gain-pounds = £{ $n }
mombasa-gain-diamonds = { $n ->
    [one] { $n } diament
    [few] { $n } diamenty
   *[many] { $n } diamentów
}
mombasa-gain-bookkeeping = { $n ->
    [one] { $n } punkt księgowości
    [few] { $n } punkty księgowości
   *[many] { $n } punktów księgowości
}
mombasa-gain-track = { $n ->
    [one] { $n } krok po torze
    [few] { $n } kroki po torze
   *[many] { $n } kroków po torze
}
mombasa-gain-remove_posts = { $n ->
    [one] usuń { $n } faktorię
    [few] usuń { $n } faktorie
   *[many] usuń { $n } faktorii
}
mombasa-gain-by_good = £: wartość { CASE($good, "gen") } minus 1
mombasa-gain-nothing = nic
mombasa-steps_on = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
} po torze { CASE($company, "gen") }
mombasa-worth = wartość { $n }
mombasa-points = { $n ->
    [one] { $n } punkt ekspansji
    [few] { $n } punkty ekspansji
   *[many] { $n } punktów ekspansji
}

mombasa-phase-tiles = Żetony startowe
mombasa-phase-arrange = Odkładanie kart
mombasa-phase-planning = Faza planowania
mombasa-phase-action = Faza akcji
mombasa-phase-preparation = Faza przygotowania
mombasa-phase-end = Koniec gry
mombasa-phase-over = Koniec gry

mombasa-score-cash = Gotówka
mombasa-score-shares = Udziały { CASE($company, "gen") }
mombasa-score-shares-detail = { $shares } × £{ $value }
mombasa-score-diamonds = Tor diamentów
mombasa-score-bookkeeping = Tor księgowości
mombasa-score-space = pole { $space }
mombasa-score-shared = Remis: zwycięstwo jest wspólne.
