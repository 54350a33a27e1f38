yokohama-log-keep = { $player } zatrzymuje { $order }.
yokohama-log-spread = { $player } umieszcza asystentów: { $areas }.
yokohama-log-pair = { $n ->
    [one] { $player } umieszcza { $n } asystenta: { $area }.
   *[many] { $player } umieszcza { $n } asystentów: { $area }.
}
yokohama-log-placement_fee = { $player } dostaje ¥1 za asystenta ({ $area }).
yokohama-log-passage_fee = { $player } dostaje ¥1 za przejście.
yokohama-log-canal_fee = { $player } płaci ¥1 za kanał.
yokohama-log-move = { $player } prowadzi prezesa do { CASE($area, "gen") }.
yokohama-log-return = { $player } bierze prezesa z powrotem na rękę.
yokohama-log-stay_in_hand = { $player } zostawia prezesa na ręce.
yokohama-log-recover = { $n ->
    [one] { $player } zabiera { $n } asystenta: { $area }.
   *[many] { $player } zabiera { $n } asystentów: { $area }.
}
yokohama-log-act = { $player } wykonuje akcję z siłą { $n }: { $area }.
yokohama-log-gain = { $player } zyskuje { CASE($gains, "acc") }.
yokohama-log-house_income = { $player } dostaje ¥1 za dom handlowy ({ $area }).
yokohama-log-pay = { $player } płaci { CASE($price, "acc") }.
yokohama-log-orders = { $player } bierze z { CASE($area, "gen") }: { $orders }.
yokohama-log-research = { $player } bierze technologię „{ $technology }” ({ $price }).
yokohama-log-station = { $player } kładzie żeton stacji: { $area }.
yokohama-log-technology = „{ $technology }”: { $player } zyskuje { CASE($gains, "acc") }.
yokohama-log-use = { $player } używa technologii „{ $technology }”: { $what }.
yokohama-log-agent = { $player } dostaje agenta: { $country }.
yokohama-log-no_agent = { $player } nie dostaje agenta, nie ma już żadnego: { $country }.
yokohama-log-agent_extra_action = { $player } wysyła agenta: { $area }.
yokohama-log-agent_redirect = { $player } wybiera miejsce dla agenta: { $area }.
yokohama-log-hire = { $player } bierze z magazynu: { $piece } (¥{ $price }).
yokohama-log-shift = { $player } przesuwa asystenta: { $origin } → { $area }.
yokohama-log-board = { $player } stawia asystenta na planszy: { $area }, pole { $n }.
yokohama-log-buy = { $player } kupuje { CASE($thing, "acc") } za { $price }.
yokohama-log-sell = { $player } sprzedaje { CASE($thing, "acc") } za { $price }.
yokohama-log-token = { $player } bierze żeton 5-krotnej siły: { $area }.
yokohama-log-free_agent = { $player } zyskuje darmowego agenta.
yokohama-log-build_shop = { $player } buduje sklep: { $area }.
yokohama-log-build_house = { $player } buduje dom handlowy: { $area }.
yokohama-log-fulfil = { $player } realizuje { $order } ({ $country }).
yokohama-log-claim = { $n ->
    [one] { $player } zgłasza osiągnięcie ({ $achievement }): { $n } punkt.
    [few] { $player } zgłasza osiągnięcie ({ $achievement }): { $n } punkty.
   *[many] { $player } zgłasza osiągnięcie ({ $achievement }): { $n } punktów.
}
yokohama-log-reward_token = { $player } bierze żeton nagrody: { $token }.
yokohama-log-trigger = Koniec jest bliski: { $what }. Ta runda zostanie dokończona, potem jeszcze jedna.
yokohama-log-trigger_later = Spełniony jest kolejny warunek końca: { $what }. To już niczego nie zmienia.
yokohama-log-last_round = Zaczyna się ostatnia runda.
yokohama-log-final = { $n ->
    [one] { $player }: { $n } punkt, miejsce { $rank }.
    [few] { $player }: { $n } punkty, miejsce { $rank }.
   *[many] { $player }: { $n } punktów, miejsce { $rank }.
}

yokohama-trigger-trading_houses = stoją wszystkie domy handlowe jednego gracza
yokohama-trigger-shops = stoją wszystkie sklepy jednego gracza
yokohama-trigger-port = portu nie da się uzupełnić
yokohama-trigger-church = plansza kościoła jest zapełniona
yokohama-trigger-customs = plansza urzędu celnego jest zapełniona

yokohama-line-play = w trakcie gry
yokohama-line-church = kościół
yokohama-line-customs = urząd celny
yokohama-line-technology = technologie
yokohama-line-countries = kraje
yokohama-line-other = inne
yokohama-line-on_board = { $n ->
    [one] { $n } asystent
   *[many] { $n } asystentów
}
yokohama-line-production = produkcja { $n }
yokohama-line-flags = { $n ->
    [one] { $n } symbol kraju
    [few] { $n } symbole krajów
   *[many] { $n } symboli krajów
}
yokohama-line-parts = agenci { $agents }, import { $imports }, pieniądze { $yen }, dobra { $goods }
yokohama-result-tie = Remis na pierwszym miejscu: wygrywa ten, kto wcześniej w kolejności tur.
