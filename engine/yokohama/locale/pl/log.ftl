yokohama-log-keep = { $player } zatrzymuje { $order }.
yokohama-log-spread = { $n ->
    [one] { $player } umieszcza asystenta { CASE($areas, "loc") }.
   *[many] { $player } umieszcza asystentów { CASE($areas, "loc") }.
}
yokohama-log-pair = { $n ->
    [one] { $player } umieszcza asystenta { CASE($area, "loc") }.
   *[many] { $player } umieszcza { $n } asystentów { CASE($area, "loc") }.
}
yokohama-log-pay_place = { $player } płaci { $price } za umieszczenie { CASE($area, "loc") } (dostaje { $payee }).
yokohama-log-pay_way = { $player } płaci 1 ¥ za przejście (dostaje { $payee }).
yokohama-log-canal_fee = { $player } płaci 1 ¥ za kanał.
yokohama-log-move = { $player } przesuwa prezesa { CASE($area, "acc") }.
yokohama-log-return = { $player } zabiera prezesa z powrotem na rękę.
yokohama-log-stay_in_hand = { $player } zostawia prezesa na ręce.
yokohama-log-recover = { $n ->
    [one] { $player } zabiera { $n } asystenta { CASE($area, "dat") }.
   *[many] { $player } zabiera { $n } asystentów { CASE($area, "dat") }.
}
yokohama-log-recall = { $n ->
    [one] { $player } zabiera { $n } asystenta { CASE($areas, "dat") }.
   *[many] { $player } zabiera { $n } asystentów { CASE($areas, "dat") }.
}
yokohama-log-act = { $player } wykonuje akcję o sile { $n } { CASE($area, "loc") }.
yokohama-log-act_paying = { $player } wykonuje akcję o sile { $n } { CASE($area, "loc") } (1 ¥ za dom handlowy dostaje { $owner }).
yokohama-log-gain = { $player } otrzymuje { CASE($gains, "acc") }.
yokohama-log-pay = { $player } wydaje { CASE($price, "acc") }.
yokohama-log-orders = { $player } bierze { $orders } { CASE($area, "dat") }.
yokohama-log-two_orders = { $player } bierze zamówienia nr { $first } i nr { $second } { CASE($area, "dat") }.
yokohama-log-research = { $player } bierze technologię „{ $technology }” ({ $price }).
yokohama-log-research_for = { $player } bierze technologię „{ $technology }” za { CASE($price, "acc") }.
yokohama-log-station = { $player } kładzie żeton stacji { CASE($area, "loc") }.
yokohama-log-technology = { $player } otrzymuje { CASE($gains, "acc") } („{ $technology }”).
yokohama-log-use = { $player } używa technologii „{ $technology }”: { $what }.
yokohama-log-agent = { $player } dostaje agenta { CASE($country, "dat") }.
yokohama-log-no_agent = { $player } nie dostaje agenta { CASE($country, "dat") }: nie ma już żadnego.
yokohama-log-agent_extra_action = { $player } wysyła agenta { CASE($area, "acc") }.
yokohama-log-agent_redirect = { $player } używa agenta i może wykonać akcję { CASE($area, "loc") }.
yokohama-log-hire_for = { $player } bierze z magazynu { CASE($piece, "acc") } za { $price }.
yokohama-log-hire_free = { $player } bierze z magazynu { CASE($piece, "acc") }.
yokohama-log-shift_area = { $player } przesuwa asystenta { CASE($origin, "dat") } { CASE($area, "acc") }.
yokohama-log-shift_hand = { $player } umieszcza asystenta z ręki { CASE($area, "loc") }.
yokohama-log-settle_church = { $player } umieszcza asystenta na { CASE($space, "loc") }.
yokohama-log-settle_customs = { $player } umieszcza asystenta na { CASE($space, "loc") }.
yokohama-log-buy = { $player } kupuje { CASE($thing, "acc") } za { $price }.
yokohama-log-sell = { $player } sprzedaje { CASE($thing, "acc") } za { $price }.
yokohama-log-token = { $player } bierze żeton 5-krotnej siły { CASE($area, "dat") }.
yokohama-log-free_agent = { $player } otrzymuje darmowego agenta.
yokohama-log-build_shop = { $player } buduje sklep { CASE($area, "loc") }.
yokohama-log-build_house = { $player } buduje dom handlowy { CASE($area, "loc") }.
yokohama-log-deliver = { $player } wypełnia { $order } ({ $country }), oddając { CASE($goods, "acc") }.
yokohama-log-claim = { $n ->
    [one] { $player } wypełnia osiągnięcie „{ $achievement }” i otrzymuje { $n } punkt.
    [few] { $player } wypełnia osiągnięcie „{ $achievement }” i otrzymuje { $n } punkty.
   *[many] { $player } wypełnia osiągnięcie „{ $achievement }” i otrzymuje { $n } punktów.
}
yokohama-log-reward_token = { $player } bierze żeton nagrody ({ $token }).
yokohama-log-reward_flag = { $player } bierze żeton nagrody z symbolem { CASE($country, "gen") }.
yokohama-log-trigger = Gra zbliża się do końca: { $what }. Ta runda zostanie dokończona, potem będzie jeszcze jedna.
yokohama-log-trigger_later = Spełniony jest kolejny warunek zakończenia: { $what }. To już niczego nie zmienia.
yokohama-log-last_round_since = Zaczyna się ostatnia runda: { $what }.
yokohama-log-standstill = Nikt nie może już nic zrobić: gra dobiega końca.
yokohama-log-final = { $n ->
    [one] { $player }: { $n } punkt, { $rank }. miejsce.
    [few] { $player }: { $n } punkty, { $rank }. miejsce.
   *[many] { $player }: { $n } punktów, { $rank }. miejsce.
}
yokohama-step-scoring = Punktacja końcowa

# Wiersze poprzednich wersji: ich gry wciąż można przeczytać.
yokohama-log-place_fee = { $n ->
    [one] { $player } dostaje { $price } od gracza { $payer } za asystenta { CASE($area, "loc") }.
   *[many] { $player } dostaje { $price } od gracza { $payer } za { $n } asystentów { CASE($area, "loc") }.
}
yokohama-log-way_fee = { $player } dostaje 1 ¥ od gracza { $payer } za przejście.
yokohama-log-house_income = { $player } dostaje 1 ¥ za dom handlowy { CASE($area, "loc") }.
yokohama-log-placement_fee = { $player } dostaje 1 ¥ za asystenta { CASE($area, "loc") }.
yokohama-log-passage_fee = { $player } dostaje 1 ¥ za przejście.
yokohama-log-hire = { $player } bierze z magazynu: { $piece } ({ $price } ¥).
yokohama-log-last_round = Zaczyna się ostatnia runda.
yokohama-log-shift = { $player } przesuwa asystenta: { $origin } → { $area }.
yokohama-log-board = { $player } umieszcza asystenta na planszy: { $area }, pole { $n }.
yokohama-log-fulfil = { $player } wypełnia { $order } ({ $country }).
yokohama-space-customs = { $case ->
   *[nom] pole
    [loc] polu
} urzędu celnego za { $n ->
    [one] { $n } dobro importowane
    [few] { $n } dobra importowane
   *[many] { $n } dóbr importowanych
} ({ $gains })

yokohama-trigger-trading_houses = jeden z graczy wybudował wszystkie domy handlowe
yokohama-trigger-shops = jeden z graczy wybudował wszystkie sklepy
yokohama-trigger-port = portu nie da się uzupełnić
yokohama-trigger-church = plansza kościoła osiągnęła limit
yokohama-trigger-customs = plansza urzędu celnego osiągnęła limit

yokohama-line-play = w trakcie gry
yokohama-line-church = kościół
yokohama-line-customs = urząd celny
yokohama-line-technology = technologie
yokohama-line-countries = kraje
yokohama-line-other = to, co zostało
yokohama-line-on_board = { $n ->
    [one] { $n } asystent
   *[many] { $n } asystentów
}
yokohama-line-production = produkcja { $n }
yokohama-line-flags = { $n ->
    [one] { $n } symbol kraju
    [few] { $n } symbole krajów
   *[many] { $n } symboli krajów
}
yokohama-line-parts = agenci { $agents }, import { $imports }, pieniądze { $yen }, dobra { $goods }
yokohama-line-sources = zamówienia { $orders }, budynki { $buildings }, kościół i urząd celny { $boards }, osiągnięcia { $achievements }, akcje i technologie { $rest }
yokohama-result-tied = { $points ->
    [one] { $players } mają po { $points } punkcie; przy remisie wyżej jest osoba wcześniejsza w kolejności tur.
    [few] { $players } mają po { $points } punkty; przy remisie wyżej jest osoba wcześniejsza w kolejności tur.
   *[many] { $players } mają po { $points } punktów; przy remisie wyżej jest osoba wcześniejsza w kolejności tur.
}
