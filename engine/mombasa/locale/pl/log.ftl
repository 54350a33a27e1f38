# Co się stało.

mombasa-log-track = { CAP($track) } jest teraz torem { CASE($company, "gen") }.
mombasa-log-first = { $player } dostaje znacznik pierwszego gracza.
mombasa-log-tile = { $player } dostaje { $tile }.
mombasa-log-arranged = { $player } rozkłada karty na stosy odzyskiwania: { CASE($cards, "acc") }.
mombasa-log-round = Zaczyna się runda { $round }: wszyscy planują karty.
mombasa-log-planned = { $player } wykłada { CASE($cards, "acc") }.
mombasa-log-planned_none = { $player } nie wykłada kart.
mombasa-log-markers = { $player } dostaje { $n ->
    [one] { $n } dodatkowy znacznik bonusu.
    [few] { $n } dodatkowe znaczniki bonusu.
   *[many] { $n } dodatkowych znaczników bonusu.
}
mombasa-log-attach = { $player } kładzie żeton „+1 towar” na { CASE($card, "acc") }.
mombasa-log-goods = { $player } używa { CASE($cards, "gen") } (wartość { $n }).
mombasa-log-buy = { $player } kupuje { CASE($card, "acc") } { $n ->
    [0] za darmo.
   *[other] za towary o wartości { $n }.
}
mombasa-log-walk = { $player } robi { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
} po torze { CASE($company, "gen") }{ $shares ->
    [0] .
    [one] { " " }i ma na nim teraz { $shares } udział.
    [few] { " " }i ma na nim teraz { $shares } udziały.
   *[many] { " " }i ma na nim teraz { $shares } udziałów.
}
mombasa-log-steps_lost = { $player } traci { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
} na torze { CASE($company, "gen") }.
mombasa-log-units_lost = { $player } traci { $n ->
    [one] { $n } krok.
    [few] { $n } kroki.
   *[many] { $n } kroków.
}
mombasa-log-toll = { $player } płaci { $n } £ opłaty na torze { CASE($company, "gen") }.
mombasa-log-toll_short = { $player } nie może zapłacić { $need } £ opłaty na torze { CASE($company, "gen") }: { $have ->
    [0] nie ma pieniędzy.
   *[other] ma tylko { $have } £.
}
mombasa-log-toll_refused = { $player } zatrzymuje się przed odcinkiem płatnym toru { CASE($company, "gen") }.
mombasa-log-field = { $player } dociera do pola specjalnego toru { CASE($company, "gen") } i dostaje { $n } £.
mombasa-log-field_too = { $player } dostaje { $n } £ za pole specjalne toru { CASE($company, "gen") } osiągnięte wcześniej.
mombasa-log-diamonds = { $player } dostaje { $n ->
    [one] { $n } diament
    [few] { $n } diamenty
   *[many] { $n } diamentów
} (łącznie { $space }).
mombasa-log-diamonds_over = { $player } dostaje { $n } £ za diamenty, które nie mieszczą się na torze.
mombasa-log-bonus_next = { $player } od następnej tury może używać { $index ->
    [one] pierwszego
   *[other] drugiego
} bonusu toru { CASE($company, "gen") } ({ $gives }).
mombasa-log-slot_opens = { $player } od następnej rundy może używać { CASE($slot, "gen") }.
mombasa-log-expand = { $player } rozwija { CASE($company, "acc") } za { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
mombasa-log-expand_none = { $player } nie może rozwinąć żadnej kompanii: ma tylko { $n ->
    [one] { $n } punkt ekspansji.
    [few] { $n } punkty ekspansji.
   *[many] { $n } punktów ekspansji.
}
mombasa-log-enter = { $player } zajmuje { CASE($region, "acc") } dla { CASE($company, "gen") } za { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
mombasa-log-enter_all = { $player } zajmuje { CASE($regions, "acc") } dla { CASE($company, "gen") } za { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}.
mombasa-log-points_lost = { $player } traci { $n ->
    [one] { $n } punkt ekspansji.
    [few] { $n } punkty ekspansji.
   *[many] { $n } punktów ekspansji.
}
mombasa-log-ousted = { $player }: faktoria { CASE($company, "gen") } opuszcza { CASE($region, "acc") } i wraca do bazy.
mombasa-log-ousted_gone = { $player }: faktoria { CASE($company, "gen") } opuszcza { CASE($region, "acc") } i wychodzi z gry: w bazie nie ma miejsca.
mombasa-log-ousted_all = { $player }: { $n ->
    [one] faktoria { CASE($company, "gen") } opuszcza
   *[other] faktorie { CASE($company, "gen") } opuszczają
} { CASE($regions, "acc") }.
mombasa-log-base_emptied = { $player } zabiera ostatnią faktorię z bazy { CASE($company, "gen") }.
mombasa-log-removed = { $player } usuwa faktorię z bazy { CASE($company, "gen") }.
mombasa-log-no_post = { $player } może usunąć faktorię, ale w żadnej bazie ich nie ma.
mombasa-log-shares_now = { $player }: udział { CASE($company, "gen") } { $before } £ → { $now } £.
mombasa-log-bookkeeper = { $player } używa księgowego z { $n ->
    [one] { $n } punktem.
   *[many] { $n } punktami.
}
mombasa-log-turned = { $player } płaci { $n } £ i odwraca księgę na pozycji { $at }.
mombasa-log-jar = { $player } przesuwa kałamarz na pozycję { $at }.
mombasa-log-pounds = { $player } dostaje { $n } £.
mombasa-log-book = { $player } bierze { CASE($book, "acc") }.
mombasa-log-coin = { $player } dostaje pieniądze leżące przy księdze: { $n } £.
mombasa-log-points_pounds = { $player } bierze { $n } £ zamiast ksiąg.
mombasa-log-points_over = { $player } dostaje { $n } £ za punkty księgowości na końcu toru.
mombasa-log-laid = { $player } kładzie księgę { $letter } na pozycji { $at }.
mombasa-log-put_over = { $player } kładzie { CASE($book, "acc") } na pozycji { $at }, przykrywając { CASE($under, "acc") }.
mombasa-log-book_lost = { $player } nie ma gdzie położyć { CASE($book, "gen") }, więc wychodzi ona z gry.
mombasa-log-books_new = Nowe księgi na wystawce: { $n }.
mombasa-log-merchant = { $player } używa { CASE($card, "gen") }.
mombasa-log-mark = { $n ->
    [0] { $player } umieszcza znacznik bonusu na { CASE($space, "loc") }.
   *[other] { $player } płaci { $n } £ i umieszcza znacznik bonusu na { CASE($space, "loc") }.
}
mombasa-log-buy_pounds = { $player } kupuje { CASE($card, "acc") } za { $n } £.
mombasa-log-sell = { $player } odrzuca { CASE($card, "acc") } i dostaje { $n } £.
mombasa-log-reserve = { $player } rezerwuje { $tile } na następną rundę.
mombasa-log-end = { $player } kończy fazę akcji i bierze na rękę { CASE($cards, "acc") }.
mombasa-log-end_bare = { $player } kończy fazę akcji.
mombasa-log-tiles_back = { $player } odkłada na planszę { $tiles }.
mombasa-log-coins = { $n ->
    [one] Przy księdze kładzie się { $n } monetę.
    [few] Przy księgach kładzie się { $n } monety.
   *[many] Przy księgach kładzie się { $n } monet.
}
mombasa-log-discarded = Z wystawki odrzuca się { CASE($cards, "acc") }.
mombasa-log-display = Nowe karty na wystawce: { $n }; w talii zostaje: { $left }.
mombasa-log-markers_back = Wszystkie znaczniki bonusu wracają do graczy.
mombasa-log-tile_received = { $player } dostaje { $tile }.
mombasa-log-total = { $player } kończy z { $n } £.

# W dziennikach gier zaczętych, zanim te wiersze mówiły więcej.

mombasa-log-steps = { $player } robi kroki po torze { CASE($company, "gen") }: { $n }, na pole { $space }.
mombasa-log-slot_soon = { $player } ma nowe miejsce akcji od następnej rundy.
mombasa-log-post_back = Faktoria { CASE($company, "gen") } opuszcza { CASE($region, "acc") } i wraca do bazy.
mombasa-log-post_gone = Faktoria { CASE($company, "gen") } opuszcza { CASE($region, "acc") } i wychodzi z gry: w bazie nie ma miejsca.
mombasa-log-posts_lost = Faktorie { CASE($company, "gen") } opuszczają { CASE($regions, "acc") }.
mombasa-log-base_empty = W bazie { CASE($company, "gen") } nie ma już faktorii.
mombasa-log-share_value = Udział { CASE($company, "gen") }: { $before } £ → { $now } £.
mombasa-log-put = { $player } kładzie { CASE($book, "acc") } na pozycji { $at }.
mombasa-log-bonus = { $player } może teraz używać { $index ->
    [one] pierwszego
   *[other] drugiego
} bonusu toru { CASE($company, "gen") }.
mombasa-log-unlocked = { $player } może teraz używać { $index ->
    [one] pierwszego
   *[other] drugiego
} bonusu toru { CASE($company, "gen") } ({ $gives }).
