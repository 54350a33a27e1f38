# Obszary. Gdy plansze są dwie, nazwa ma numer albo literę.
yokohama-kind-copper_mine = { $case ->
   *[nom] kopalnia miedzi
    [gen] kopalni miedzi
    [acc] kopalnię miedzi
    [loc] kopalni miedzi
}
yokohama-kind-silk_mill = { $case ->
   *[nom] tkalnia jedwabiu
    [gen] tkalni jedwabiu
    [acc] tkalnię jedwabiu
    [loc] tkalni jedwabiu
}
yokohama-kind-tea_plantation = { $case ->
   *[nom] plantacja herbaty
    [gen] plantacji herbaty
    [acc] plantację herbaty
    [loc] plantacji herbaty
}
yokohama-kind-fishing_ground = { $case ->
   *[nom] łowisko
    [gen] łowiska
    [acc] łowisko
    [loc] łowisku
}
yokohama-kind-bank = { $case ->
   *[nom] bank
    [gen] banku
    [acc] bank
    [loc] banku
}
yokohama-kind-port = { $case ->
   *[nom] port
    [gen] portu
    [acc] port
    [loc] porcie
}
yokohama-kind-laboratory = { $case ->
   *[nom] laboratorium
    [gen] laboratorium
    [acc] laboratorium
    [loc] laboratorium
}
yokohama-kind-employment_agency = { $case ->
   *[nom] agencja pracy
    [gen] agencji pracy
    [acc] agencję pracy
    [loc] agencji pracy
}
yokohama-kind-chinatown = { $case ->
   *[nom] chińska dzielnica
    [gen] chińskiej dzielnicy
    [acc] chińską dzielnicę
    [loc] chińskiej dzielnicy
}
yokohama-kind-church = { $case ->
   *[nom] kościół
    [gen] kościoła
    [acc] kościół
    [loc] kościele
}
yokohama-kind-customs = { $case ->
   *[nom] urząd celny
    [gen] urzędu celnego
    [acc] urząd celny
    [loc] urzędzie celnym
}
yokohama-kind-canal = { $case ->
   *[nom] kanał
    [gen] kanału
    [acc] kanał
    [loc] kanale
}
yokohama-area-copper_mine_1 = { yokohama-kind-copper_mine } 1
yokohama-area-copper_mine_2 = { yokohama-kind-copper_mine } 2
yokohama-area-silk_mill_1 = { yokohama-kind-silk_mill } 1
yokohama-area-silk_mill_2 = { yokohama-kind-silk_mill } 2
yokohama-area-tea_plantation_1 = { yokohama-kind-tea_plantation } 1
yokohama-area-tea_plantation_2 = { yokohama-kind-tea_plantation } 2
yokohama-area-fishing_ground_1 = { yokohama-kind-fishing_ground } 1
yokohama-area-fishing_ground_2 = { yokohama-kind-fishing_ground } 2
yokohama-area-bank = { yokohama-kind-bank }
yokohama-area-port_a = { yokohama-kind-port } A
yokohama-area-port_b = { yokohama-kind-port } B
yokohama-area-laboratory_a = { yokohama-kind-laboratory } A
yokohama-area-laboratory_b = { yokohama-kind-laboratory } B
yokohama-area-employment_agency = { yokohama-kind-employment_agency }
yokohama-area-chinatown = { yokohama-kind-chinatown }
yokohama-area-church = { yokohama-kind-church }
yokohama-area-customs = { yokohama-kind-customs }
yokohama-area-canal = { yokohama-kind-canal }

# To, co się liczy.
yokohama-good-copper = { $case ->
   *[nom] { $n ->
        [one] miedź
       *[many] miedzi
    }
    [gen] miedzi
    [acc] { $n ->
        [one] miedź
       *[many] miedzi
    }
}
yokohama-good-silk = { $case ->
   *[nom] { $n ->
        [one] jedwab
       *[many] jedwabiu
    }
    [gen] jedwabiu
    [acc] { $n ->
        [one] jedwab
       *[many] jedwabiu
    }
}
yokohama-good-tea = { $case ->
   *[nom] { $n ->
        [one] herbata
        [few] herbaty
       *[many] herbat
    }
    [gen] herbaty
    [acc] { $n ->
        [one] herbatę
        [few] herbaty
       *[many] herbat
    }
}
yokohama-good-fish = { $case ->
   *[nom] { $n ->
        [one] ryba
        [few] ryby
       *[many] ryb
    }
    [gen] ryb
    [acc] { $n ->
        [one] rybę
        [few] ryby
       *[many] ryb
    }
}
yokohama-good-any = { $n ->
    [one] dowolne dobro
    [few] dowolne dobra
   *[many] dowolnych dóbr
}
yokohama-import = { $n ->
    [one] dobro importowane
    [few] dobra importowane
   *[many] dóbr importowanych
}
yokohama-piece-assistant = { $case ->
   *[nom] { $n ->
        [one] asystent
        [few] asystentów
       *[many] asystentów
    }
    [gen] { $n ->
        [one] asystenta
       *[many] asystentów
    }
    [acc] { $n ->
        [one] asystenta
       *[many] asystentów
    }
    [plural] asystenci
}
yokohama-piece-shop = { $case ->
   *[nom] { $n ->
        [one] sklep
        [few] sklepy
       *[many] sklepów
    }
    [gen] sklepu
    [plural] sklepy
}
yokohama-piece-trading_house = { $case ->
   *[nom] { $n ->
        [one] dom handlowy
        [few] domy handlowe
       *[many] domów handlowych
    }
    [gen] domu handlowego
    [plural] domy handlowe
}
yokohama-amount = { $n } { COUNTED($thing, $n, $case) }
yokohama-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
yokohama-reward-warehouse = { $n ->
    [one] do { $n } pionka z magazynu
   *[many] do { $n } pionków z magazynu
}
yokohama-reward-move = { $n ->
    [one] { $n } ruch asystenta
    [few] { $n } ruchy asystentów
   *[many] { $n } ruchów asystentów
}
yokohama-nothing = nic
yokohama-free = za darmo
yokohama-hand = ręka
yokohama-by_power = wystarcza siła

yokohama-country-uk = Wielka Brytania
yokohama-country-us = Stany Zjednoczone
yokohama-country-fr = Francja
yokohama-country-de = Niemcy
yokohama-country-nl = Holandia
yokohama-flag = symbol kraju: { $country }

yokohama-zone-blue = { $case ->
   *[nom] strefa niebieska
    [gen] strefy niebieskiej
}
yokohama-zone-yellow = { $case ->
   *[nom] strefa żółta
    [gen] strefy żółtej
}
yokohama-zone-red = { $case ->
   *[nom] strefa czerwona
    [gen] strefy czerwonej
}

yokohama-order = zamówienie nr { $number }
yokohama-order-detail = { $goods } → { $gains } · { $country }
yokohama-card-detail = produkcja { $n } · { $effect } · { $country }
yokohama-card-detail_extra = produkcja { $n }, dodatkowo { $yen } albo { $imports } · { $effect } · { $country }
yokohama-faith_needed = wiara { $n }
yokohama-space = pole { $n }
yokohama-trade = { $price } → { $gains }
yokohama-free_agent = darmowy agent

yokohama-achievement-goods = mieć { CASE($goods, "acc") }
yokohama-achievement-yen = mieć ¥{ $n }
yokohama-achievement-tokens = żetony 5-krotnej siły i agenci, razem { $n }
yokohama-achievement-orders = zrealizowane zamówienia: { $n }
yokohama-achievement-technologies = technologie: { $n }
yokohama-achievement-built = { $production ->
    [0] budynki w { $commercial } obszarach handlowych
   *[many] { $commercial ->
        [0] budynki w { $production } obszarach produkcyjnych
       *[many] budynki w { $production } obszarach produkcyjnych i { $commercial } handlowych
    }
}

yokohama-technology-gaslight = Oświetlenie gazowe
yokohama-technology-gaslight-effect = 2 punkty za każdy zbudowany sklep
yokohama-technology-station = Stacja
yokohama-technology-station-effect = żeton stacji: +1 siła w jego obszarze i bezpośrednia droga do niego
yokohama-technology-mining_technology = Technologia górnicza
yokohama-technology-mining_technology-effect = +1 miedź, ilekroć zyskujesz miedź
yokohama-technology-spinning_mill = Przędzalnia
yokohama-technology-spinning_mill-effect = raz na turę: 1 jedwab → ¥2
yokohama-technology-spinning_mill-use = 1 jedwab → ¥2
yokohama-technology-stagecoach = Dyliżans
yokohama-technology-stagecoach-effect = mijanie innych prezesów nic nie kosztuje
yokohama-technology-exposition = Wystawa
yokohama-technology-exposition-effect = od razu 10 punktów
yokohama-technology-ball = Bal
yokohama-technology-ball-effect = 2 punkty za każde zrealizowane zamówienie
yokohama-technology-language_school = Szkoła językowa
yokohama-technology-language_school-effect = ¥1 za każde zrealizowane zamówienie
yokohama-technology-letterpress_printing = Typografia
yokohama-technology-letterpress_printing-effect = ¥1 za każdą następną technologię
yokohama-technology-winery = Winiarnia
yokohama-technology-winery-effect = 3 punkty za każdego asystenta stawianego na planszy kościoła
yokohama-technology-postal_system = System pocztowy
yokohama-technology-postal_system-effect = prezes może zatrzymać się obok innych prezesów
yokohama-technology-newspaper = Gazeta
yokohama-technology-newspaper-effect = asystentów można umieścić w maksymalnie 4 obszarach
yokohama-technology-electrical_light = Oświetlenie elektryczne
yokohama-technology-electrical_light-effect = 3 punkty za każdy zbudowany dom handlowy
yokohama-technology-university = Uniwersytet
yokohama-technology-university-effect = raz na turę: ¥1 → 1 asystent z magazynu
yokohama-technology-university-use = ¥1 → 1 asystent z magazynu
yokohama-technology-telegram = Telegram
yokohama-technology-telegram-effect = po parze jeszcze 1 asystent w sąsiednim obszarze
yokohama-technology-telephone = Telefon
yokohama-technology-telephone-effect = po akcji 1 asystent może zostać
yokohama-technology-brickyard = Cegielnia
yokohama-technology-brickyard-effect = 4 punkty za każdego asystenta stawianego na planszy urzędu celnego
yokohama-technology-system_of_stock = Giełda
yokohama-technology-system_of_stock-effect = turę zaczynasz z co najmniej ¥2
yokohama-technology-patent_system = System patentowy
yokohama-technology-patent_system-effect = 2 punkty za każdą następną technologię
yokohama-technology-tram = Tramwaj
yokohama-technology-tram-effect = prezes od razu trafia do wybranego obszaru

yokohama-colour-blue = niebieski
yokohama-colour-pink = różowy
yokohama-colour-purple = fioletowy
yokohama-colour-yellow = żółty
yokohama-colour-red = czerwony
yokohama-colour-green = zielony
