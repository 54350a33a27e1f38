coach-button-hint = Podpowiedź
coach-button-again = Spróbuj ponownie
coach-button-fill = Wypełnij tak
coach-button-play = Zagraj tak
coach-number = { $sign }{ $whole },{ $tenth }
coach-nothing = nic
coach-hint-thinking = Bot się zastanawia. Podpowiedź pojawi się tu za kilka sekund.
coach-close = Różnica jest za mała, by to rozstrzygnąć.
coach-chance = Szansa na wygraną: { $percent }.
coach-percent-about = około { $n }%
coach-percent-over = ponad { $n }%
coach-percent-under = poniżej { $n }%
coach-hint-clear = Najlepsze zagranie, na ile bot potrafi to ocenić:
coach-hint-slight = Nieco lepsze od innych, na ile bot potrafi ocenić:
coach-hint-close = Dwa zagrania są mniej więcej równie dobre: decyduje twój plan. Jedno z nich:
coach-hint-or = Równie dobrze: { $way }.
coach-hint-other = Drugi wariant: { $way }.
coach-hint-way = zagraj tak – { $steps }
coach-hint-way_from = najpierw graj tak samo, a od kroku { $n } – inaczej: { $steps }
coach-hint-way_last = graj tak samo, tylko ostatni krok inny – { $steps }
coach-hint-plays = Bot zagrałby tak:
coach-hint-points = Na koniec mniej więcej { $score }.
coach-hint-ahead = Na koniec gry będziesz mieć mniej więcej { $score }, o { $lead } więcej niż { $rivals ->
    [1] rywal.
   *[other] najlepszy z rywali.
}
coach-hint-behind = Na koniec gry będziesz mieć mniej więcej { $score }, o { $lead } mniej niż { $rivals ->
    [1] rywal.
   *[other] najlepszy z rywali.
}
coach-hint-level = Na koniec gry będziesz mieć mniej więcej { $score }, tyle samo co { $rivals ->
    [1] rywal.
   *[other] najlepszy z rywali.
}
coach-hint-why = Dlaczego: na koniec o około { $score } lepiej niż drugi wariant.
coach-hint-brings = Dlaczego: od razu daje { CASE($amounts, "acc") }.
coach-hint-because = Dlaczego: { $what }.
coach-hint-comes_to = Dlaczego: razem to { $amounts }.
coach-hint-usual = Dlaczego: z doświadczenia bot gra tu właśnie tak.
coach-hint-why_at_once = Dlaczego: od razu, w porównaniu z drugim wariantem: { $amounts }.
coach-hint-why_later = Dlaczego: po kilku turach więcej: { $what }.
coach-hint-later = Po kilku turach więcej: { $what }.
coach-hint-better = Na koniec o około { $score } lepiej niż drugi wariant.
coach-hint-gap = { $what }: { $better } zamiast { $worse }
coach-hint-at_once = od razu { $amounts }
coach-hint-now = Od razu, w porównaniu z pierwszym: { $amounts }.
coach-hint-gaps = Średnio po kilku turach:
coach-hint-return = Z drugiej strony:
coach-hint-lead = Liczy się różnica względem { $rivals ->
    [1] rywala
   *[other] rywali
}, a nie sam wynik.
coach-hint-deals = { $n ->
    [one] Sprawdzono na { $n } losowym układzie tego, czego nie widzisz.
   *[many] Sprawdzono na { $n } losowych układach tego, czego nie widzisz.
}
coach-hint-more = … i reszta
coach-hint-about = { $subject }: { $picks }
coach-hint-yields = { $option } – { $detail }
coach-hint-button = „{ $number } · { CAP($option) }”
coach-hint-times = { $what } (×{ $n })

coach-review-reading = Bot analizuje twoje tury. Wynik pojawi się tutaj.
coach-review-working = { $all ->
    [one] Bot przejrzał { $done } z { $all } tury. Wynik pojawi się tutaj.
   *[many] Bot przejrzał { $done } z { $all } tur. Wynik pojawi się tutaj.
}
coach-review-far = Ile już przejrzano?
coach-review-title = Twoja gra oczami bota
coach-review-sum = { $turns ->
    [one] W { $otherwise } z { $turns } tury bot zagrałby inaczej – i lepiej.
   *[many] W { $otherwise } z { $turns } tur bot zagrałby inaczej – i lepiej.
}
coach-review-loss = Te tury kosztowały cię { $loss }.
coach-review-expected = Przed twoją pierwszą turą bot przewidywał dla ciebie { $first }, a wyszło { $had }.
coach-review-others_more = Cała reszta (rywale, przypadek i to, co wyszło lepiej, niż zakładał bot) przyniosła { $score }.
coach-review-others_less = Cała reszta (rywale i przypadek) kosztowała jeszcze { $score }.
coach-review-chance = Twoja szansa na wygraną: { $first } przed pierwszą turą, { $last } przed ostatnią.
coach-review-clean = { $turns ->
    [one] Do przemyślenia była { $turns } tura i bot nie znalazł nic wyraźnie lepszego.
    [few] Do przemyślenia były { $turns } tury i w żadnej bot nie znalazł nic wyraźnie lepszego.
   *[many] Do przemyślenia było { $turns } tur i w żadnej bot nie znalazł nic wyraźnie lepszego.
}
coach-review-untried = { $turns ->
    [one] { $turns } tury nie udało się ocenić: zabrakło czasu na porównanie.
    [few] { $turns } tur nie udało się ocenić: zabrakło czasu na porównanie.
   *[many] { $turns } tur nie udało się ocenić: zabrakło czasu na porównanie.
}
coach-review-none = W tej grze nie było decyzji, które bot mógłby porównać.
coach-review-note = Każda tura jest oceniana według tego, co można było wtedy wiedzieć; rywale grają przy tym bez liczenia. Nie liczy się to, co może być przypadkiem.
coach-review-point = Stracona szansa { $n } z { $all }
coach-review-round = runda { $round }
coach-review-played = Twoje zagranie
coach-review-clear = Wyraźnie lepiej, zdaniem bota
coach-review-slight = Nieco lepiej, zdaniem bota
coach-review-worth = Na koniec dałoby to o { $score } więcej.
coach-review-instead = Szansa na wygraną: { $played } → { $better }.
coach-more = +{ $what }
coach-less = −{ $what }
coach-review-why = Od razu, w porównaniu z twoim zagraniem: { $amounts }.
coach-review-turned = { $what } ({ $player }).
coach-review-turned_why = { $what } ({ $player }). Różnica w tej rundzie względem { $own ->
    [1] ciebie
   *[0] gracza { $rival }
}: { $amounts }.
coach-review-overview = Przegląd

coach-button-what_if = A gdyby?
coach-what_if-title = Próbujesz zagrać inaczej; w samej partii nic się nie zmienia.
coach-what_if-so_far = Próba:
coach-what_if-open = Rozegraj turę { $turn } inaczej. To się nie liczy.
coach-what_if-own = Rozegraj turę { $turn } inaczej. To, co było wtedy widać z twojego miejsca, zostaje bez zmian; wszystko, czego nie było wtedy widać z twojego miejsca, rozdano na nowo. To się nie liczy.
coach-what_if-other = Rozegraj turę { $turn } inaczej. To nie było twoje miejsce, więc wszystko, co ukryte, rozdano na nowo. To się nie liczy.
coach-what_if-reveals = odsłania coś ukrytego, na tym próba się kończy
coach-what_if-working = Bot porównuje obie tury. To potrwa kilka sekund.
coach-what_if-about = A gdyby?
coach-what_if-tried = Twoja próba
coach-what_if-played = Tak zagrano
coach-what_if-at_once = Od razu: { $amounts }.
coach-what_if-points = Na koniec około { $score }.
coach-what_if-ahead = Na koniec około { $score }, o { $lead } więcej niż { $rivals ->
    [1] rywal.
   *[other] najlepszy z rywali.
}
coach-what_if-behind = Na koniec około { $score }, o { $lead } mniej niż { $rivals ->
    [1] rywal.
   *[other] najlepszy z rywali.
}
coach-what_if-level = Na koniec około { $score }, tyle samo co { $rivals ->
    [1] rywal.
   *[other] najlepszy z rywali.
}
coach-what_if-better_clear = Twoja próba jest wyraźnie lepsza: o około { $score }.
coach-what_if-better_slight = Twoja próba jest nieco lepsza: o około { $score }.
coach-what_if-worse_clear = Twoja próba jest wyraźnie gorsza: o około { $score }.
coach-what_if-worse_slight = Twoja próba jest nieco gorsza: o około { $score }.
coach-what_if-same = Właśnie tak zagrano.
coach-what_if-unknown = Nie ma z czym porównać: tamta tura opierała się na tym, co wiedziała tylko osoba na tym miejscu.
coach-what_if-differs = Co twoja próba daje od razu w porównaniu z tamtą turą: { $amounts }.
coach-what_if-grounds = Tury porównuje się do ich końca albo do miejsca, w którym wychodzi na jaw coś ukrytego; dalej wszyscy grają bez liczenia.
coach-what_if-again = Inna tura

coach-mistake-hints_off = Przy stole { $table } podpowiedzi są wyłączone. Polecenie `/table hints` zapyta wszystkich graczy, czy się na nie zgadzają.
coach-mistake-hints_always = Przy stole { $table } grasz tylko z botem, więc podpowiedzi są tam zawsze włączone.
coach-mistake-hints_already = { $on ->
    [on] Przy stole { $table } podpowiedzi są już włączone.
   *[off] Przy stole { $table } podpowiedzi i tak są wyłączone.
}
coach-mistake-not_asked = Przy stole { $table } nie masz teraz nic do rozstrzygnięcia. Poproś o podpowiedź, gdy będzie twoja tura.
coach-mistake-one_way = Nie ma czego porównywać, bo jedyny wybór to „{ $option }”.
coach-mistake-nothing_decided = Na początku tamtej tury nie było czego wybierać, więc nie ma czego próbować. Przejdź do innej tury.
coach-mistake-what_if_gone = Tej próby już nie ma: dla każdej osoby jest jedna, przez godzinę od ostatniego kliknięcia i tylko do ponownego uruchomienia. Nic nie przepadło: **{ coach-button-what_if }** pod turą zaczyna od nowa.
coach-trouble-thinking = Bot nie może teraz policzyć zagrań: to usterka po naszej stronie. W grze nic się nie zmieniło, spróbuj ponownie za chwilę.

coach-command-hint = podpowiedź
coach-command-hint-about = Co bot zrobiłby na twoim miejscu i dlaczego
coach-command-review = analiza
coach-command-review-about = Przejrzyj z botem swoje tury w zakończonej grze
coach-command-hints = podpowiedzi
coach-command-hints-about = Zapytaj wszystkich, czy przy tym stole wolno brać podpowiedzi, albo je wyłącz
coach-param-hints = podpowiedzi
coach-param-hints-about = Włączyć można za zgodą wszystkich, wyłączyć może każdy
coach-hints-on = włącz
coach-hints-off = wyłącz
