yokohama-orders = Wszyscy wybierają zamówienie początkowe.
yokohama-keep = Które zamówienie zatrzymujesz? Drugie opuszcza grę, nikt go nie zobaczy.
yokohama-turn = Najpierw, jeśli chcesz, akcje dodatkowe; potem: jak umieszczasz asystentów?
yokohama-place = Gdzie umieszczasz następnego asystenta?
yokohama-place_pair = W którym obszarze umieszczasz parę?
yokohama-how_many = Ilu asystentów tam umieszczasz?
yokohama-place_beside = Telegram: umieścić jeszcze jednego asystenta obok pary?
yokohama-move = Dokąd idzie twój prezes?
yokohama-payees = Kilka dróg kosztuje tyle samo. Komu płacisz?
yokohama-recall = Prezes wraca na rękę. Których asystentów zabiera?
yokohama-recall-in_hand = Prezes zostaje na ręce. Których asystentów zabierasz?
yokohama-recall_from = Z którego obszaru wracają asystenci?
yokohama-recall_how_many = Ilu wraca?
yokohama-redirect = W którym obszarze wykonujesz akcję?
yokohama-agent = W którym obszarze działa agent?
yokohama-port = Które zamówienie bierzesz?
yokohama-port_second = Czy bierzesz drugie zamówienie?
yokohama-port_which = Które zamówienie bierzesz jako drugie?
yokohama-laboratory = Którą technologię bierzesz?
yokohama-research_price = Czym płacisz?
yokohama-station = Gdzie kładziesz żeton stacji? Już nigdy się nie przesunie.
yokohama-hire = { $n ->
    [one] Który pionek bierzesz z magazynu?
   *[many] Który pionek bierzesz z magazynu? Jeszcze najwyżej { $n }.
}
yokohama-chinatown = { $n ->
    [one] Co wymieniasz? Została { $n } wymiana.
    [few] Co wymieniasz? Zostały { $n } wymiany.
   *[many] Co wymieniasz? Zostało { $n } wymian.
}
yokohama-church = Na którym polu planszy kościoła stawiasz asystenta?
yokohama-faith = { $n ->
    [one] Co oddajesz za brakującą wiarę? Potrzebna { $n } rzecz.
    [few] Co oddajesz za brakującą wiarę? Potrzebne { $n } rzeczy.
   *[many] Co oddajesz za brakującą wiarę? Potrzeba { $n } rzeczy.
}
yokohama-origin = Skąd bierzesz asystenta?
yokohama-customs = Na którym polu planszy urzędu celnego stawiasz asystenta?
yokohama-token = Czy bierzesz żeton 5-krotnej siły?
yokohama-build = Czy tu budujesz?
yokohama-recover = Telefon: czy jeden asystent tu zostaje?
yokohama-any_good = { $n ->
    [one] Które dobro bierzesz?
    [few] Które { $n } dobra bierzesz?
   *[many] Które { $n } dóbr bierzesz?
}
yokohama-shift_from = { $n ->
    [one] Którego asystenta przesuwasz? Został { $n } ruch.
    [few] Którego asystenta przesuwasz? Zostały { $n } ruchy.
   *[many] Którego asystenta przesuwasz? Zostało { $n } ruchów.
}
yokohama-shift_into = Dokąd idzie asystent?
yokohama-reward_token = Wszystkie trzy osiągnięcia! Który żeton nagrody bierzesz?
yokohama-end = Jeśli chcesz, jeszcze akcje dodatkowe; potem zakończ turę.

yokohama-group-placing = umieszczanie
yokohama-group-orders = zrealizuj zamówienie
yokohama-group-achievements = zgłoś osiągnięcie
yokohama-group-agents = agenci
yokohama-group-technologies = technologie

yokohama-placing-spread = po jednym
yokohama-placing-spread-detail = po jednym asystencie w różnych obszarach
yokohama-placing-pair = para
yokohama-placing-pair-detail = dwóch asystentów w jednym obszarze
yokohama-placing-pair-up_to = jeden lub dwóch asystentów w jednym obszarze
yokohama-placing-none = nikogo nie umieszczaj
yokohama-fee-player = ¥1 → { $payee }
yokohama-fee-supply = ¥1 za kanał
yokohama-return = z powrotem na rękę
yokohama-return-detail = w tej turze bez akcji; możesz zabrać dowolnych swoich asystentów
yokohama-stay_in_hand = zostaw prezesa na ręce
yokohama-recall-all = wszystkich asystentów
yokohama-recall-some = wybierz obszar po obszarze
yokohama-recall-none = nikogo
yokohama-agent-extra_action = użyj agenta: od razu dodatkowa akcja
yokohama-agent-redirect = użyj agenta: akcja w innym miejscu
yokohama-port-one = tylko jedno
yokohama-port-two = drugie za { CASE($price, "acc") }
yokohama-buy = kup { CASE($thing, "acc") } za { $price }
yokohama-sell = sprzedaj { CASE($thing, "acc") } za { $price }
yokohama-take_token = weź żeton
yokohama-leave_one = zostaw jednego asystenta
yokohama-recover_all = zabierz wszystkich
yokohama-build-any = buduj
yokohama-build-shop = sklep na polu { $n }
yokohama-build-house = dom handlowy

yokohama-arrive = siła { $power }: { $gains }
yokohama-yield-takeorders = { $n ->
    [one] { $n } karta w zasięgu
    [few] { $n } karty w zasięgu
   *[many] { $n } kart w zasięgu
}
yokohama-yield-taketechnology = produkcja { $n }
yokohama-yield-recruit = { $n ->
    [one] do { $n } pionka
   *[many] do { $n } pionków
}
yokohama-yield-exchange = { $n ->
    [one] { $n } wymiana
    [few] { $n } wymiany
   *[many] { $n } wymian
}
yokohama-yield-worship = wiara { $n }
yokohama-yield-declare = { $n ->
    [one] do { $n } dobra importowanego
   *[many] do { $n } dóbr importowanych
}
