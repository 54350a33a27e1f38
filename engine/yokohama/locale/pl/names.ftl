# Obszary. Gdy plansze są dwie, nazwa ma numer albo literę.
# Formy: gen – czego, dat – skąd, acc – dokąd, loc – gdzie (te trzy razem z przyimkiem), ins – z czym.
yokohama-kind-copper_mine = { $case ->
   *[nom] kopalnia miedzi
    [gen] kopalni miedzi
    [dat] z kopalni miedzi
    [acc] do kopalni miedzi
    [ins] kopalnią miedzi
    [loc] w kopalni miedzi
}
yokohama-kind-silk_mill = { $case ->
   *[nom] tkalnia jedwabiu
    [gen] tkalni jedwabiu
    [dat] z tkalni jedwabiu
    [acc] do tkalni jedwabiu
    [ins] tkalnią jedwabiu
    [loc] w tkalni jedwabiu
}
yokohama-kind-tea_plantation = { $case ->
   *[nom] plantacja herbaty
    [gen] plantacji herbaty
    [dat] z plantacji herbaty
    [acc] na plantację herbaty
    [ins] plantacją herbaty
    [loc] na plantacji herbaty
}
yokohama-kind-fishing_ground = { $case ->
   *[nom] łowisko
    [gen] łowiska
    [dat] z łowiska
    [acc] na łowisko
    [ins] łowiskiem
    [loc] na łowisku
}
yokohama-kind-bank = { $case ->
   *[nom] bank
    [gen] banku
    [dat] z banku
    [acc] do banku
    [ins] bankiem
    [loc] w banku
}
yokohama-kind-port = { $case ->
   *[nom] port
    [gen] portu
    [dat] z portu
    [acc] do portu
    [ins] portem
    [loc] w porcie
}
yokohama-kind-laboratory = { $case ->
   *[nom] laboratorium
    [gen] laboratorium
    [dat] z laboratorium
    [acc] do laboratorium
    [ins] laboratorium
    [loc] w laboratorium
}
yokohama-kind-employment_agency = { $case ->
   *[nom] agencja pracy
    [gen] agencji pracy
    [dat] z agencji pracy
    [acc] do agencji pracy
    [ins] agencją pracy
    [loc] w agencji pracy
}
yokohama-kind-chinatown = { $case ->
   *[nom] chińska dzielnica
    [gen] chińskiej dzielnicy
    [dat] z chińskiej dzielnicy
    [acc] do chińskiej dzielnicy
    [ins] chińską dzielnicą
    [loc] w chińskiej dzielnicy
}
yokohama-kind-church = { $case ->
   *[nom] kościół
    [gen] kościoła
    [dat] z kościoła
    [acc] do kościoła
    [ins] kościołem
    [loc] w kościele
}
yokohama-kind-customs = { $case ->
   *[nom] urząd celny
    [gen] urzędu celnego
    [dat] z urzędu celnego
    [acc] do urzędu celnego
    [ins] urzędem celnym
    [loc] w urzędzie celnym
}
yokohama-kind-canal = { $case ->
   *[nom] kanał
    [gen] kanału
    [dat] z kanału
    [acc] na kanał
    [ins] kanałem
    [loc] na kanale
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
        [few] jedwabie
       *[many] jedwabi
    }
    [gen] { $n ->
        [one] jedwabiu
       *[many] jedwabi
    }
    [acc] { $n ->
        [one] jedwab
        [few] jedwabie
       *[many] jedwabi
    }
}
yokohama-good-tea = { $case ->
   *[nom] { $n ->
        [one] herbata
        [few] herbaty
       *[many] herbat
    }
    [gen] { $n ->
        [one] herbaty
       *[many] herbat
    }
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
    [gen] { $n ->
        [one] ryby
       *[many] ryb
    }
    [acc] { $n ->
        [one] rybę
        [few] ryby
       *[many] ryb
    }
}
yokohama-good-any = { $n ->
    [one] dowolne dobro handlowe
    [few] dowolne dobra handlowe
   *[many] dowolnych dóbr handlowych
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
yokohama-amount = { $n } { COUNTED($thing, $n, $case) }
yokohama-counted-orders = { $n ->
    [one] { $n } zamówienie
    [few] { $n } zamówienia
   *[many] { $n } zamówień
}
yokohama-counted-technologies = { $n ->
    [one] { $case ->
       *[nom] { $n } technologia
        [acc] { $n } technologię
    }
    [few] { $n } technologie
   *[many] { $n } technologii
}
yokohama-counted-agents = { $n ->
    [one] { $case ->
       *[nom] { $n } agent
        [acc] { $n } agenta
    }
    [few] { $n } agentów
   *[many] { $n } agentów
}
yokohama-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
yokohama-reward-warehouse = { $n ->
    [one] { $n } element z magazynu
   *[many] do { $n } elementów z magazynu
}
yokohama-reward-move = { $n ->
    [one] { $n } ruch asystenta
    [few] { $n } ruchy asystentów
   *[many] { $n } ruchów asystentów
}
yokohama-nothing = nic
yokohama-free = za darmo
yokohama-hand = ręka
yokohama-by_power = siła wystarcza

yokohama-country-uk = { $case ->
   *[nom] Wlk. Brytania
    [gen] Wielkiej Brytanii
    [dat] z Wielkiej Brytanii
}
yokohama-country-us = { $case ->
   *[nom] USA
    [gen] USA
    [dat] z USA
}
yokohama-country-fr = { $case ->
   *[nom] Francja
    [gen] Francji
    [dat] z Francji
}
yokohama-country-de = { $case ->
   *[nom] Niemcy
    [gen] Niemiec
    [dat] z Niemiec
}
yokohama-country-nl = { $case ->
   *[nom] Holandia
    [gen] Holandii
    [dat] z Holandii
}
yokohama-flag = symbol kraju ({ $country })

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

yokohama-order = zamówienie nr { $number }
yokohama-space-church = { $case ->
   *[nom] pole kościoła za { $n } wiary
    [loc] polu kościoła za { $n } wiary
}
yokohama-space-number = { $case ->
   *[nom] urząd celny, pole { $number }
    [loc] polu { $number } na planszy urzędu celnego
}
yokohama-trade = { $price } → { $gains }
yokohama-free_agent = darmowy agent

yokohama-achievement-goods = mieć { CASE($goods, "acc") }
yokohama-achievement-yen = mieć { $n } ¥
yokohama-achievement-tokens = razem { $n } żetonów 5-krotnej siły i agentów
yokohama-achievement-orders = wypełnić { $n } zamówień
yokohama-achievement-technologies = { $n ->
    [one] mieć { $n } technologię
    [few] mieć { $n } technologie
   *[many] mieć { $n } technologii
}
yokohama-achievement-built = { $production ->
    [0] budynki na { $commercial } obszarach handlowych
   *[many] { $commercial ->
        [0] budynki na { $production } obszarach produkcyjnych
       *[many] budynki na { $production } obszarach produkcyjnych i { $commercial } handlowych
    }
}

yokohama-technology-gaslight = Oświetlenie gazowe
yokohama-technology-gaslight-effect = { $technologies-gaslight-gain }, gdy budujesz sklep
yokohama-technology-station = Stacja
yokohama-technology-station-effect = żeton stacji: +{ $power_sources-station } siły, droga wprost tam
yokohama-technology-mining_technology = Technologia górnicza
yokohama-technology-mining_technology-effect = +{ $technologies-mining_technology-gain }, ilekroć otrzymujesz miedź
yokohama-technology-spinning_mill = Przędzalnia
yokohama-technology-spinning_mill-effect = raz na turę: { $technologies-spinning_mill-trade }
yokohama-technology-spinning_mill-use = { $technologies-spinning_mill-trade }
yokohama-technology-stagecoach = Dyliżans
yokohama-technology-stagecoach-effect = mijanie innych prezesów nic nie kosztuje
yokohama-technology-exposition = Wystawa
yokohama-technology-exposition-effect = od razu { $technologies-exposition-gain }
yokohama-technology-ball = Bal
yokohama-technology-ball-effect = { $technologies-ball-gain }, gdy wypełniasz zamówienie
yokohama-technology-language_school = Szkoła językowa
yokohama-technology-language_school-effect = { $technologies-language_school-gain }, gdy wypełniasz zamówienie
yokohama-technology-letterpress_printing = Typografia
yokohama-technology-letterpress_printing-effect = { $technologies-letterpress_printing-gain } za każdą następną technologię
yokohama-technology-winery = Winiarnia
yokohama-technology-winery-effect = { $technologies-winery-gain } za asystenta na polu kościoła
yokohama-technology-postal_system = System pocztowy
yokohama-technology-postal_system-effect = prezes może stanąć tam, gdzie stoją inni
yokohama-technology-newspaper = Gazeta
yokohama-technology-newspaper-effect = asystentów można umieścić na { $technologies-newspaper-effect-n } obszarach
yokohama-technology-electrical_light = Oświetlenie elektryczne
yokohama-technology-electrical_light-effect = { $technologies-electrical_light-gain }, gdy budujesz dom handlowy
yokohama-technology-university = Uniwersytet
yokohama-technology-university-effect = raz na turę: { $technologies-university-price } → { $technologies-university-assistants } z magazynu
yokohama-technology-university-use = { $technologies-university-price } → { $technologies-university-assistants } z magazynu
yokohama-technology-telegram = Telegram
yokohama-technology-telegram-effect = po parze 1 asystent na sąsiednim obszarze
yokohama-technology-telephone = Telefon
yokohama-technology-telephone-effect = po akcji może zostać { $technologies-telephone-assistants }
yokohama-technology-brickyard = Cegielnia
yokohama-technology-brickyard-effect = { $technologies-brickyard-gain } za asystenta na polu celnym
yokohama-technology-system_of_stock = Giełda
yokohama-technology-system_of_stock-effect = turę zaczynasz z co najmniej { $technologies-system_of_stock-effect-raise_yen_to } ¥
yokohama-technology-patent_system = System patentowy
yokohama-technology-patent_system-effect = { $technologies-patent_system-gain } za każdą następną technologię
yokohama-technology-tram = Tramwaj
yokohama-technology-tram-effect = prezes od razu trafia na wybrany obszar

yokohama-colour-blue = niebieski
yokohama-colour-pink = różowy
yokohama-colour-purple = fioletowy
yokohama-colour-yellow = żółty
yokohama-colour-red = czerwony
yokohama-colour-green = zielony

# The unit of the score
yokohama-yen = { $n } ¥
yokohama-total = { yokohama-points }

# Parts of what chapters say of the component set.
yokohama-by_edition = { $newer } (pierwsza edycja: { $classic })
yokohama-at_power = { $gains } przy sile { $power }
yokohama-of_area = { CAP($area) }: { $what }
yokohama-decimal = { $whole },{ $tenths }
