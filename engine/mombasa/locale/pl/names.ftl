# Kompanie, regiony, karty i inne rzeczy, tak jak stoją w zdaniu.

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

mombasa-region-senegambia = { $case ->
   *[nom] Senegambia
    [gen] Senegambii
    [acc] Senegambię
}
mombasa-region-niger_bend = { $case ->
   *[nom] Zakole Nigru
    [gen] Zakola Nigru
}
mombasa-region-upper_guinea = { $case ->
   *[nom] Górna Gwinea
    [gen] Górnej Gwinei
    [acc] Górną Gwineę
}
mombasa-region-gold_coast = { $case ->
   *[nom] Złote Wybrzeże
    [gen] Złotego Wybrzeża
}
mombasa-region-lower_niger = { $case ->
   *[nom] Dolny Niger
    [gen] Dolnego Nigru
}
mombasa-region-western_desert = { $case ->
   *[nom] Pustynia Zachodnia
    [gen] Pustyni Zachodniej
    [acc] Pustynię Zachodnią
}
mombasa-region-nubia = { $case ->
   *[nom] Nubia
    [gen] Nubii
    [acc] Nubię
}
mombasa-region-red_sea_coast = { $case ->
   *[nom] Wybrzeże Morza Czerwonego
    [gen] Wybrzeża Morza Czerwonego
}
mombasa-region-kordofan = { $case ->
   *[nom] Kordofan
    [gen] Kordofanu
}
mombasa-region-abyssinia = { $case ->
   *[nom] Abisynia
    [gen] Abisynii
    [acc] Abisynię
}
mombasa-region-somali_coast = { $case ->
   *[nom] Wybrzeże Somalijskie
    [gen] Wybrzeża Somalijskiego
}
mombasa-region-rift_valley = { $case ->
   *[nom] Dolina Ryftowa
    [gen] Doliny Ryftowej
    [acc] Dolinę Ryftową
}
mombasa-region-great_lakes = { $case ->
   *[nom] Wielkie Jeziora
    [gen] Wielkich Jezior
}
mombasa-region-tanganyika = { $case ->
   *[nom] Tanganika
    [gen] Tanganiki
    [acc] Tanganikę
}
mombasa-region-mozambique = { $case ->
   *[nom] Mozambik
    [gen] Mozambiku
}
mombasa-region-karoo = Karru
mombasa-region-natal = { $case ->
   *[nom] Natal
    [gen] Natalu
}
mombasa-region-kalahari = Kalahari
mombasa-region-zambezi = Zambezi
mombasa-region-angola = { $case ->
   *[nom] Angola
    [gen] Angoli
    [acc] Angolę
}
mombasa-region-sahara = { $case ->
   *[nom] Sahara
    [gen] Sahary
    [acc] Saharę
}
mombasa-region-air_oases = { $case ->
   *[nom] Oazy Aïru
    [gen] Oaz Aïru
}
mombasa-region-congo_basin = { $case ->
   *[nom] Kotlina Konga
    [gen] Kotliny Konga
    [acc] Kotlinę Konga
}
mombasa-region-kasai = Kasai

mombasa-good-coffee = { $case ->
   *[nom] kawa
    [gen] kawy
    [acc] kawę
}
mombasa-good-banana = { $case ->
   *[nom] banany
    [gen] bananów
}
mombasa-good-cotton = { $case ->
   *[nom] bawełna
    [gen] bawełny
    [acc] bawełnę
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
mombasa-kind-bookkeeper = { $case ->
   *[nom] księgowi
    [gen] księgowych
}
mombasa-kind-merchant = { $case ->
   *[nom] handlarze diamentami
    [gen] handlarzy diamentami
}
mombasa-kind-share = karty udziałów

mombasa-card-goods = { CASE($good, $case) } { $value }
mombasa-card-expansion = { $case ->
   *[nom] ekspansja { $value }
    [gen] ekspansji { $value }
    [acc] ekspansję { $value }
}
mombasa-card-bookkeeper = { $case ->
   *[nom] księgowy { $points }
    [gen] księgowego { $points }
    [acc] księgowego { $points }
}
mombasa-card-merchant = { $case ->
   *[nom] handlarz diamentami
    [gen] handlarza diamentami
    [acc] handlarza diamentami
}
mombasa-card-merchant_brief = { $case ->
   *[nom] handlarz { CASE($company, "gen") }
    [acc] handlarza { CASE($company, "gen") }
}
mombasa-card-merchant_of = { $case ->
   *[nom] handlarz diamentami { CASE($company, "gen") }
    [gen] handlarza diamentami { CASE($company, "gen") }
    [acc] handlarza diamentami { CASE($company, "gen") }
}
mombasa-card-share = { $case ->
   *[nom] karta udziałów ({ $shares })
    [gen] karty udziałów ({ $shares })
    [acc] kartę udziałów ({ $shares })
}
mombasa-card-with_shares = { CASE($card, $case) } ({ $shares })
mombasa-shares_of = { $n ->
    [one] { $n } udział { CASE($company, "gen") }
    [few] { $n } udziały { CASE($company, "gen") }
   *[many] { $n } udziałów { CASE($company, "gen") }
}
mombasa-purse-shares = { $cards ->
    [0] udziały: { $held }
   *[other] udziały (na torach + na kartach): { $held }
}
mombasa-purse-share = { $cards ->
    [0] { $company } { $track }
   *[other] { $company } { $track } + { $cards }
}

mombasa-track = { $case ->
   *[nom] tor { $id }
    [gen] toru { $id }
}
mombasa-track_space = { $n ->
    [1] { $case ->
       *[nom] pierwsze pole
        [loc] pierwszym polu
    }
   *[other] { $case ->
       *[nom] drugie pole
        [loc] drugim polu
    }
} toru { CASE($company, "gen") }
mombasa-slot = { $case ->
   *[nom] miejsce { $letter }
    [gen] miejsca { $letter }
    [loc] miejscu { $letter }
}
mombasa-start_tile = żeton startowy { $number }
mombasa-tile-plus_1_good = { $case ->
   *[nom] żeton „+1 towar”
    [gen] żetonu „+1 towar”
}
mombasa-tile-bookkeeper = { $case ->
   *[nom] żeton księgowego
    [gen] żetonu księgowego
}
mombasa-tile-merchant = { $case ->
   *[nom] żeton handlarza
    [gen] żetonu handlarza
}
mombasa-tile-expansion = { $case ->
   *[nom] żeton ekspansji
    [gen] żetonu ekspansji
}

mombasa-space-first_player = { $case ->
   *[nom] pierwszy gracz
    [loc] polu pierwszego gracza
}
mombasa-space-buy_card = { $case ->
   *[nom] zakup karty
    [loc] polu zakupu karty
}
mombasa-space-sell_card = { $case ->
   *[nom] sprzedaż karty
    [loc] polu sprzedaży karty
}
mombasa-space-majority_coffee = { $case ->
   *[nom] przewaga w kawie
    [loc] polu przewagi w kawie
}
mombasa-space-majority_banana = { $case ->
   *[nom] przewaga w bananach
    [loc] polu przewagi w bananach
}
mombasa-space-majority_cotton = { $case ->
   *[nom] przewaga w bawełnie
    [loc] polu przewagi w bawełnie
}
mombasa-space-majority_expansion = { $case ->
   *[nom] przewaga w ekspansji
    [loc] polu przewagi w ekspansji
}
mombasa-space-reserve_plus_1_good = { $case ->
   *[nom] pole żetonu „+1 towar”
    [loc] polu żetonu „+1 towar”
}
mombasa-space-reserve_bookkeeper = { $case ->
   *[nom] pole żetonu księgowego
    [loc] polu żetonu księgowego
}
mombasa-space-reserve_merchant = { $case ->
   *[nom] pole żetonu handlarza
    [loc] polu żetonu handlarza
}
mombasa-space-reserve_expansion = { $case ->
   *[nom] pole żetonu ekspansji
    [loc] polu żetonu ekspansji
}
mombasa-space-c1_space_1 = { $case ->
   *[nom] pierwsze pole toru C1
    [loc] pierwszym polu toru C1
}
mombasa-space-c1_space_2 = { $case ->
   *[nom] drugie pole toru C1
    [loc] drugim polu toru C1
}
mombasa-space-c2_space_1 = { $case ->
   *[nom] pierwsze pole toru C2
    [loc] pierwszym polu toru C2
}
mombasa-space-c2_space_2 = { $case ->
   *[nom] drugie pole toru C2
    [loc] drugim polu toru C2
}
mombasa-space-d1_space_1 = { $case ->
   *[nom] pierwsze pole toru D1
    [loc] pierwszym polu toru D1
}
mombasa-space-d1_space_2 = { $case ->
   *[nom] drugie pole toru D1
    [loc] drugim polu toru D1
}
mombasa-space-d2_space_1 = { $case ->
   *[nom] pierwsze pole toru D2
    [loc] pierwszym polu toru D2
}
mombasa-space-d2_space_2 = { $case ->
   *[nom] drugie pole toru D2
    [loc] drugim polu toru D2
}

mombasa-book = { $case ->
   *[nom] księga { $letter } ({ $needs } → { $reward })
    [gen] księgi { $letter } ({ $needs } → { $reward })
    [acc] księgę { $letter } ({ $needs } → { $reward })
}
mombasa-book_space = księga { $letter }
mombasa-position = { $at ->
    [0] początek toru
   *[other] pozycja { $at }
}
mombasa-column = { $case ->
   *[nom] { $n ->
        [1] lewa kolumna
        [2] środkowa kolumna
       *[other] prawa kolumna
    }
    [loc] { $n ->
        [1] lewej kolumnie
        [2] środkowej kolumnie
       *[other] prawej kolumnie
    }
}
mombasa-need-good = { $good } { $n }
mombasa-need-any_good = { $n } jednego towaru
mombasa-need-expansion = ekspansja { $n }
mombasa-need-person = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
   *[many] { $n } osób
}
mombasa-gain-pounds = { $n } £
mombasa-gain-diamonds = { $n ->
    [one] { $n } diament
    [few] { $n } diamenty
   *[many] { $n } diamentów
}
mombasa-gain-diamonds_over = { $n } £ za diamenty, które nie mieszczą się na torze
mombasa-gain-bookkeeping = { $n ->
    [one] { $n } punkt księgowości
    [few] { $n } punkty księgowości
   *[many] { $n } punktów księgowości
}
mombasa-gain-bookkeeping_over = { $n } £ za punkty księgowości
mombasa-gain-track_of = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
} po torze { CASE($company, "gen") }
mombasa-gain-track = { $n ->
    [one] { $n } krok po torze
    [few] { $n } kroki po torze
   *[many] { $n } kroków po torze
}
mombasa-gain-remove_posts = { $n ->
    [one] usuń { $n } faktorię
    [few] usuń { $n } faktorie
   *[many] usuń { $n } faktorii
}
mombasa-gain-by_good = £ = wartość { CASE($good, "gen") } − 1
mombasa-gain-jar = { $n ->
    [one] { $n } krok kałamarza
    [few] { $n } kroki kałamarza
   *[many] { $n } kroków kałamarza
}
mombasa-gain-books = { $n ->
    [one] { $case ->
       *[nom] { $n } nowa księga
        [acc] { $n } nową księgę
    }
    [few] { $n } nowe księgi
   *[many] { $n } nowych ksiąg
}
mombasa-gain-cards = { $n ->
    [one] { $case ->
       *[nom] { $n } karta
        [acc] { $n } kartę
    }
    [few] { $n } karty
   *[many] { $n } kart
}
mombasa-gain-tiles = { $n ->
    [one] { $n } żeton bonusu
    [few] { $n } żetony bonusu
   *[many] { $n } żetonów bonusu
}
mombasa-gain-markers = { $n ->
    [one] { $n } znacznik bonusu
    [few] { $n } znaczniki bonusu
   *[many] { $n } znaczników bonusu
}
mombasa-gain-nothing = bez nagrody
mombasa-worth = wartość { $n }
mombasa-points = { $n ->
    [one] { $n } punkt ekspansji
    [few] { $n } punkty ekspansji
   *[many] { $n } punktów ekspansji
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
mombasa-score-shares-detail = { $shares } × { $value } £
mombasa-score-diamonds = Tor diamentów
mombasa-score-bookkeeping = Tor księgowości
mombasa-result-hidden = Karty udziałów na ręce są pominięte do końca gry.
mombasa-result-tied = { $place ->
    [1] { $players } mają po { $points } £ i dzielą się zwycięstwem.
   *[other] { $players } mają po { $points } £ i dzielą { $place }. miejsce.
}

# The unit of the score
mombasa-total = { $n } £
mombasa-worth_at_end = { $n } £ w wyniku końcowym
