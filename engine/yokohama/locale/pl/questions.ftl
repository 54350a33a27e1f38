# Pytania. Gdy klucz ma kilka wiadomości, ta bez dodatku nazywa pytanie, a pozostałe je zadają.
yokohama-orders = Wszyscy wybierają zamówienie początkowe.
yokohama-keep = Które z dwóch zamówień zatrzymujesz? Drugie opuszcza grę i nikt go nie zobaczy.
yokohama-turn = Umieść asystentów.
yokohama-turn-help = Najpierw **asystenci**: do trzech, każdy na inny obszar, albo dwóch na jeden. Potem twój **prezes** idzie po nich i działa tam, gdzie się zatrzyma.
yokohama-turn-place = Jak umieszczasz asystentów?
yokohama-turn-more = Umieścić asystentów czy najpierw zrobić coś innego?
yokohama-place = Gdzie umieszczasz asystenta?
yokohama-place-nth = { $of ->
    [1] Możesz umieścić { $of } asystenta. Gdzie go umieszczasz?
   *[other] { $n ->
        [1] Możesz umieścić do { $of } asystentów na różnych obszarach. Gdzie umieszczasz pierwszego?
       *[other] Gdzie umieszczasz { $n ->
            [2] drugiego
            [3] trzeciego
            [4] czwartego
            [5] piątego
           *[other] następnego
        } asystenta?
    }
}
yokohama-place-all = Na których obszarach umieszczasz asystentów? Po jednym.
yokohama-place_pair = Na którym obszarze umieszczasz dwóch asystentów?
yokohama-place_pair-up_to = Na którym obszarze umieszczasz jednego lub dwóch asystentów?
yokohama-how_many = Ilu asystentów tam umieszczasz?
yokohama-how_many-into = Ilu asystentów umieszczasz { CASE($area, "loc") }?
yokohama-place_beside = Telegram: umieścić jeszcze jednego asystenta obok pary?
yokohama-place_beside-pair = Telegram: jeszcze jeden asystent? Stanie na obszarze sąsiadującym z { CASE($area, "ins") }.
yokohama-move = Dokąd idzie twój prezes?
yokohama-move-from = Prezes { CASE($area, "loc") }. Dokąd idzie?
yokohama-move-from_hand = Prezes na ręce. Dokąd idzie?
yokohama-payees = Kilka dróg kosztuje tyle samo. Komu płacisz?
yokohama-payees-to = Kilka dróg { CASE($area, "acc") } kosztuje { $price }. Komu płacisz?
yokohama-recall = Prezes wraca na rękę, w tej turze nie będzie akcji. Których asystentów też zabierasz?
yokohama-recall-in_hand = Prezes zostaje na ręce, w tej turze nie będzie akcji. Których asystentów zabierasz?
yokohama-recall_from = Skąd zabierasz asystentów?
yokohama-recall_from-more = Skąd zabierasz asystentów? Na ręce masz teraz { $n }.
yokohama-recall_how_many = Ilu asystentów zabierasz?
yokohama-recall_how_many-from = Ilu asystentów zabierasz { CASE($area, "dat") }?
yokohama-redirect = Gdzie wykonujesz akcję?
yokohama-redirect-or = Twój prezes jest { CASE($president, "loc") }, agent { CASE($agent, "loc") }. Gdzie wykonujesz akcję?
yokohama-agent = Na którym obszarze działa agent?
yokohama-agent-extra_action-where = Agent: na którym obszarze wykonujesz teraz akcję?
yokohama-agent-redirect-where = Agent: na którym obszarze będzie można działać w tej turze zamiast na obszarze prezesa?
yokohama-port = Które zamówienie bierzesz?
yokohama-port-at = { CAP($area) }, siła { $n }: które zamówienie bierzesz?
yokohama-port_second = Czy bierzesz też drugie zamówienie?
yokohama-port_which = Które zamówienie bierzesz jako drugie?
yokohama-port_which-for = Które zamówienie bierzesz oprócz nr { $number } za { CASE($price, "acc") }?
yokohama-laboratory = Którą technologię bierzesz?
yokohama-laboratory-at = { CAP($area) }, siła { $n }: którą technologię bierzesz?
yokohama-research_price = Czym płacisz?
yokohama-research_price-of = Czym płacisz za technologię „{ $technology }”?
yokohama-station = Gdzie kładziesz żeton stacji? Zostanie tam do końca gry.
yokohama-hire = Który element bierzesz z magazynu?
yokohama-hire-first = { $n ->
    [one] Możesz wziąć z magazynu { $n } element. Który?
   *[many] Możesz wziąć z magazynu do { $n } elementów. Który najpierw?
}
yokohama-hire-more = { $n ->
    [one] Możesz wziąć z magazynu jeszcze { $n } element. Który?
   *[many] Możesz wziąć z magazynu jeszcze do { $n } elementów. Który teraz?
}
yokohama-hire-all = { $n ->
    [one] Możesz wziąć z magazynu { $n } element. Który?
   *[many] Możesz wziąć z magazynu do { $n } elementów. Które?
}
yokohama-chinatown = Co kupujesz lub sprzedajesz?
yokohama-chinatown-nth = { $of ->
    [1] Możesz wykonać { $of } wymianę. Co kupujesz lub sprzedajesz?
   *[other] Możesz wykonać do { $of } wymian. Jaka będzie { $n ->
        [1] pierwsza
        [2] druga
        [3] trzecia
        [4] czwarta
        [5] piąta
       *[other] następna
    }?
}
yokohama-chinatown-all = { $n ->
    [one] Możesz wykonać { $n } wymianę. Co kupujesz lub sprzedajesz?
   *[many] Możesz wykonać do { $n } wymian. Co kupujesz lub sprzedajesz?
}
yokohama-church = Które pole planszy kościoła zajmujesz?
yokohama-church-help = Pole wymaga **wiary**. Część daje twoja siła, resztę dokładasz: każdy rodzaj dobra, import i pieniądze liczą się po jednym.
yokohama-church-with = Siła daje { $n } wiary. Które pole planszy kościoła zajmujesz?
yokohama-faith = Co oddajesz za brakującą wiarę?
yokohama-faith-help = Resztę **wiary** daje twoja siła. Każdy rodzaj dobra, import i pieniądze liczą się po jednym.
yokohama-faith-for = { $n ->
    [one] Do { $faith } wiary brakuje { $n }. Co oddajesz? Może to być dowolne dobro albo pieniądze.
    [few] Do { $faith } wiary brakuje { $n }. Które { $n } dobra oddajesz? Pieniądze liczą się jak jedno.
   *[many] Do { $faith } wiary brakuje { $n }. Które { $n } dóbr oddajesz? Pieniądze liczą się jak jedno.
}
yokohama-origin = Skąd bierzesz asystenta?
yokohama-origin-church = Skąd bierzesz asystenta na planszę kościoła?
yokohama-origin-customs = Skąd bierzesz asystenta na planszę urzędu celnego?
yokohama-customs = Które pole planszy urzędu celnego zajmujesz?
yokohama-customs-with = { $n ->
    [one] Możesz wydać { $n } dobro importowane. Które pole planszy urzędu celnego zajmujesz?
    [few] Możesz wydać do { $n } dóbr importowanych. Które pole planszy urzędu celnego zajmujesz?
   *[many] Możesz wydać do { $n } dóbr importowanych. Które pole planszy urzędu celnego zajmujesz?
}
yokohama-token = Czy bierzesz żeton 5-krotnej siły?
yokohama-token-of = Czy bierzesz żeton 5-krotnej siły { CASE($area, "dat") }?
yokohama-build = Czy coś budujesz?
yokohama-build-in = Co budujesz { CASE($area, "loc") }?
yokohama-recover = Telefon: czy jeden asystent tu zostaje?
yokohama-recover-from = Telefon: czy jeden asystent zostaje { CASE($area, "loc") }?
yokohama-any_good = { $n ->
    [one] Które dobro handlowe bierzesz?
    [few] Które { $n } dobra handlowe bierzesz?
   *[many] Które { $n } dóbr handlowych bierzesz?
}
yokohama-shift_from = Którego asystenta przesuwasz?
yokohama-shift_from-nth = { $of ->
    [1] Możesz przesunąć { $of } asystenta. Skąd go bierzesz?
   *[other] Możesz zrobić do { $of } ruchów. Skąd bierzesz { $n ->
        [1] pierwszego
        [2] drugiego
        [3] trzeciego
        [4] czwartego
        [5] piątego
       *[other] następnego
    } asystenta?
}
yokohama-shift_into = Dokąd trafia asystent?
yokohama-shift_into-from = Dokąd trafia asystent { CASE($area, "dat") }?
yokohama-shift_into-from_hand = Dokąd trafia asystent z ręki?
yokohama-reward_token = Wszystkie trzy osiągnięcia! Który żeton nagrody bierzesz?
yokohama-end = Zakończyć turę?
yokohama-end-more = Zakończyć turę czy najpierw zrobić coś jeszcze?

yokohama-group-placing = umieszczanie
yokohama-group-orders = zamówienia
yokohama-group-achievements = osiągnięcia
yokohama-group-agents = agenci
yokohama-group-technologies = technologie

yokohama-placing-spread = po jednym asystencie
yokohama-placing-spread-detail = na różnych obszarach
yokohama-placing-pair = dwóch asystentów
yokohama-placing-pair-detail = na jednym obszarze
yokohama-placing-pair-up_to = umieść na jednym obszarze
yokohama-placing-pair-up_to-detail = jednego lub dwóch asystentów
yokohama-placing-none = nie umieszczaj asystentów
yokohama-fulfil = wypełnij { $order }
yokohama-claim = wypełnij osiągnięcie „{ $achievement }”
yokohama-return = prezes wraca na rękę
yokohama-return-detail = bez akcji w tej turze
yokohama-stay_in_hand = zostaw prezesa na ręce
yokohama-recall-all = zabierz wszystkich asystentów
yokohama-recall-some = wybierz obszar po obszarze
yokohama-recall-none = nie zabieraj asystentów
yokohama-agent-extra_action = użyj agenta: dodatkowa akcja teraz
yokohama-agent-redirect = użyj agenta: akcja na innym obszarze
yokohama-agent-vain = agent: nic do zyskania
yokohama-port-one = tylko jedno
yokohama-port-one-short = nie
yokohama-port-two = drugie za { CASE($price, "acc") }
yokohama-port-two-short = za { CASE($price, "acc") }
yokohama-buy = kup { CASE($thing, "acc") } za { $price }
yokohama-sell = sprzedaj { CASE($thing, "acc") } za { $price }
yokohama-sell_imports = sprzedaj dobro importowane
yokohama-take_token = weź żeton
yokohama-leave_one = zostaw jednego asystenta
yokohama-recover_all = zabierz wszystkich
yokohama-build-any = buduj
yokohama-build-shop = sklep na polu { $n }
yokohama-build-house = dom handlowy

# Co stoi obok opcji: siła, cena, co dostaniesz i co dostaną inni.
yokohama-power = siła { $n }
yokohama-power-beyond = siła { $n }, liczy się { $counts }
yokohama-arrive = { $power }: { $gains }
yokohama-power_there = tam siła { $n }
yokohama-power_there-beyond = tam siła { $n }, liczy się { $counts }
yokohama-out_of_reach = prezes na razie tam nie dotrze
yokohama-needs = { $n ->
    [one] po drodze potrzeba jeszcze { $n } asystenta
    [few] po drodze potrzeba jeszcze { $n } asystentów
   *[many] po drodze potrzeba jeszcze { $n } asystentów
}
yokohama-will_return = po tej akcji asystenci wrócą stamtąd na rękę
yokohama-gaining = otrzymasz { CASE($gains, "acc") }
yokohama-also = { $what }; { $more }
yokohama-way_costs = droga kosztuje { $price }
yokohama-by_means = dzięki technologii „{ $technology }”
yokohama-landlord = { $owner } dostanie 1 ¥ za dom handlowy
yokohama-fee-player = { $price } od ciebie dostanie { $payee }
yokohama-fee-next = { $price } – { $payee }
yokohama-fee-supply = kanał kosztuje { $price }
yokohama-for = za { CASE($price, "acc") }
yokohama-flagged = { $detail } · { $country }
yokohama-with_agent = { $country } + agent
yokohama-second_flag = drugi symbol: dostaniesz agenta
yokohama-each = { $n } × ({ $yen } albo import)
yokohama-card-detail = { $price } · { $effect }
yokohama-faith_items = { $n ->
    [one] oddaj { $n } dobro albo { $yen }
    [few] oddaj { $n } różne dobra ({ $yen } liczy się jak jedno)
   *[many] oddaj { $n } różnych dóbr ({ $yen } liczy się jak jedno)
}
yokohama-loses_claim = potem nie zgłosisz już osiągnięcia „{ $achievement }”
yokohama-last_round_next = potem następna runda jest ostatnia
yokohama-claiming = { $gains }; asystent z ręki zostanie na płytce
yokohama-agent_in-only = tylko { CASE($area, "loc") } ({ $power }): { $gains }
yokohama-agent_in-one = { $area }: { $gains }
yokohama-agent_in-nothing_else = gdzie indziej nic
yokohama-agent_in-landlord = { $owner } dostanie 1 ¥
yokohama-agent_in-more = { $n ->
    [one] albo jeszcze { $n } obszar
    [few] albo jeszcze { $n } obszary
   *[many] albo jeszcze { $n } obszarów
}
yokohama-five_power_token = żeton 5-krotnej siły
yokohama-none-cards = limit zamówień
yokohama-none-production = nie stać cię na żadną technologię
yokohama-none-pieces = nie stać cię na żaden element
yokohama-none-exchanges = nie masz czego wymieniać
yokohama-none-faith = wiary nie starczy na żadne pole
yokohama-none-import_limit = nie stać cię na żadne pole
yokohama-pieces_payable = pieniędzy starczy na { $n }
yokohama-sells-order = najlepsze zamówienie: { $points }
yokohama-sells-technology = najtańsza „{ $technology }” ({ $n })
yokohama-sells-piece = { $piece } { $price }
yokohama-payable = ✓ { $detail }
yokohama-yield-takeorders = { $n ->
    [one] { $n } zamówienie w zasięgu
    [few] { $n } zamówienia w zasięgu
   *[many] { $n } zamówień w zasięgu
}
yokohama-yield-taketechnology = produkcja { $n }
yokohama-yield-recruit = { $n ->
    [one] { $n } element z magazynu
   *[many] do { $n } elementów z magazynu
}
yokohama-yield-exchange = { $n ->
    [one] { $n } wymiana
    [few] { $n } wymiany
   *[many] { $n } wymian
}
yokohama-yield-worship = wiara { $n }
yokohama-yield-declare = { $n ->
    [one] możesz wydać { $n } dobro importowane
   *[many] możesz wydać do { $n } dóbr importowanych
}
yokohama-use_technology = użyj „{ $technology }”
