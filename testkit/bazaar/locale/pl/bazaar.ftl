# Same in every language.
bazaar-title = Bazaar

bazaar-bid = Ile licytujesz?
bazaar-bid-help = Wszystkie stawki się płaci, a kto dał najwięcej, gra pierwszy.
bazaar-lock = Zatwierdź
bazaar-lock_in = Zatwierdzić stawkę?
bazaar-turn = Co robisz?
bazaar-work = Pracuj
bazaar-give = Oddaj monety: { $to }
bazaar-how_much = Ile monet?
bazaar-sell = Sprzedaj przyprawę
bazaar-order = Który efekt najpierw?
bazaar-effect = Efekt
bazaar-peek = Wziąć ukrytą kartę?
bazaar-peek_yes = Weź
bazaar-tax = Kogo opodatkować?
bazaar-work_for = Które towary bierzesz?
bazaar-sort = Ułóż towary w kolejności
bazaar-good-dates = daktyle
bazaar-good-spices = przyprawy
bazaar-amount = { $n } { $what }
bazaar-card-carpet = dywan
bazaar-card-lamp = lampa
bazaar-card-mirror = lustro
bazaar-card-pearl = perła
bazaar-card-saddle = siodło
bazaar-card-scroll = zwój
bazaar-card-shawl = szal
bazaar-card-sword = miecz
bazaar-card-teapot = czajnik
bazaar-card-tiger = tygrys
bazaar-card-urn = urna
bazaar-card-veil = woal
bazaar-no-coins = Cena: { $need ->
    [one] { $need } moneta
    [few] { $need } monety
   *[many] { $need } monet
}; masz { $have }.
bazaar-no-gift = Nie masz monet do oddania.
bazaar-log-bid = { $player } licytuje { $n }.
bazaar-total = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
bazaar-log-sorted = { $player }: towary ułożone.
bazaar-log-give = { $player } oddaje { $n }: { $to_player }.
bazaar-log-sell = { $player } sprzedaje przyprawę.
bazaar-log-buy = { $player } kupuje: { $card }.
bazaar-log-peek = { $player } bierze ukrytą kartę.
bazaar-log-peeked = { $player } bierze ukrytą kartę: { $card }.
bazaar-log-tax = { $player } pobiera podatek: { $from_player }.
bazaar-log-work = { $player } pracuje.
bazaar-log-last = Następna runda jest ostatnia.
bazaar-line-coins = Monety
bazaar-line-cards = Karty
bazaar-line-goods = Towary
bazaar-option-goods = Towary
bazaar-option-goods-help = Ile rodzajów towaru daje jedna praca.
bazaar-option-goods-plenty = do dwóch
bazaar-option-goods-scarce = jeden
bazaar-option-peeking = Ukryte karty
bazaar-option-peeking-help = Czy efekty mogą dobierać ukryte karty.
bazaar-option-peeking-on = tak
bazaar-option-peeking-off = nie
bazaar-topic-turn = Tura
bazaar-topic-turn-body = Kup kartę (cena dywanu: { $cards-carpet-price }), pracuj, oddaj monety albo nic nie rób.
bazaar-about = Mały targ do testów.
bazaar-pic-kind-board = plansza
bazaar-pic-kind-hand = ręka
bazaar-pic-kind-score = arkusz punktów
bazaar-price = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
bazaar-caravan = Wyślij karawanę
bazaar-towns = Dokąd idzie karawana?
bazaar-town = Miasto { $n } z { $of }: dokąd idzie karawana?
bazaar-load = Zostało ładunków: { $n }. Jaki towar?
bazaar-stake = Ile licytujesz?
bazaar-first_load = Jaki towar przychodzi z licytacją?
bazaar-no-town = Karawana już tu była: { $town }.
bazaar-no-caravan = Karawana wymaga przynajmniej jednej monety.
bazaar-log-town = { $player } wysyła karawanę: { $town }.
bazaar-log-load = { $player } bierze: { $good }.
bazaar-option-caravans = Karawany
bazaar-option-caravans-help = Czy można wysyłać karawany; licytacja przynosi wtedy także towar.
bazaar-option-caravans-off = nie
bazaar-option-caravans-on = tak
bazaar-held = { $good } × { $n }
bazaar-town-basra = Basra
bazaar-town-cairo = Kair
bazaar-town-damascus = Damaszek
bazaar-town-kabul = Kabul
bazaar-town-mecca = Mekka
bazaar-town-muscat = Maskat
bazaar-town-shiraz = Sziraz
