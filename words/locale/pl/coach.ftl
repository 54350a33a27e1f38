coach-button-hint = Podpowiedź
coach-number = { $sign }{ $whole },{ $tenth }
coach-nothing = nic
coach-hint-best = Najlepszy ruch, o ile bot może to ocenić:
coach-hint-other = Następny w kolejności:
coach-hint-habit = W tym ruchu wyszło na jaw coś nowego, więc bot nie może tu spojrzeć naprzód. Z przyzwyczajenia wybrałby:
coach-hint-points = Na koniec daje to mniej więcej { $score }.
coach-hint-ahead = Na koniec daje to mniej więcej { $score }, o { $lead } więcej niż u najlepszego z rywali.
coach-hint-behind = Na koniec daje to mniej więcej { $score }, o { $lead } mniej niż u najlepszego z rywali.
coach-hint-level = Na koniec daje to mniej więcej { $score }, tyle samo co u najlepszego z rywali.
coach-hint-gaps = Kilka ruchów później pierwszy wariant dałby ci średnio:
coach-hint-sure = Pierwszy wariant jest wyraźnie lepszy.
coach-hint-unsure = Pierwszy wariant wygląda lepiej, ale przy tylu próbach może to być też przypadek.
coach-hint-close = Warianty są prawie równe, więc zaufaj też własnemu planowi.
coach-hint-deals = { $n ->
    [one] To, co przed tobą ukryte, bot wylosował { $n } raz.
   *[many] To, co przed tobą ukryte, bot wylosował { $n } razy.
}
coach-hint-more = … i tak dalej

coach-review-reading = Bot czyta twoje ruchy. Analiza pojawi się tu sama.
coach-review-working = Bot przejrzał { $done } z { $all } ruchów. Analiza pojawi się tu sama.
coach-review-far = Ile już przejrzano?
coach-review-title = Twoja gra oczami bota
coach-review-sum = { $turns ->
    [one] W { $otherwise } z { $turns } ruchu zagrałby inaczej i wyszłoby to lepiej.
   *[many] W { $otherwise } z { $turns } ruchów zagrałby inaczej i wyszłoby to lepiej.
}
coach-review-loss = Razem to { $loss }; średnio na ruch: { $mean }.
coach-review-clean = { $turns ->
    [one] Do przemyślenia był { $turns } ruch i bot nie znalazł nic wyraźnie lepszego.
    [few] Do przemyślenia były { $turns } ruchy i w żadnym bot nie znalazł nic wyraźnie lepszego. Świetna gra!
   *[many] Do przemyślenia było { $turns } ruchów i w żadnym bot nie znalazł nic wyraźnie lepszego. Świetna gra!
}
coach-review-none = W tej grze nie było decyzji, które bot mógłby porównać.
coach-review-expected = Ile spodziewał się u ciebie na koniec: przed twoim pierwszym ruchem { $first }, przed ostatnim { $last }.
coach-review-note = Każdy ruch oceniany jest według tego, co można było wtedy wiedzieć, przeciw rywalom grającym z przyzwyczajenia. To, co może być przypadkiem, się nie liczy.
coach-review-point = Punkt zwrotny { $n } z { $all }
coach-review-played = Twój ruch
coach-review-better = Ruch bota
coach-review-worth = To dawało o { $score } więcej w porównaniu z najlepszym z rywali.
coach-review-overview = Przegląd

coach-mistake-hints_off = Przy stole { $table } podpowiedzi są wyłączone. Polecenie `/table hints` zapyta wszystkich graczy, czy się na nie zgadzają.
coach-mistake-hints_always = Przy stole { $table } grasz tylko z botem, więc podpowiedzi są tam zawsze włączone.
coach-mistake-hints_already = { $on ->
    [on] Przy stole { $table } podpowiedzi są już włączone.
   *[off] Przy stole { $table } podpowiedzi i tak są wyłączone.
}
coach-mistake-not_asked = Przy stole { $table } nie masz teraz nic do rozstrzygnięcia. Poproś o podpowiedź, gdy będzie twój ruch.
coach-mistake-one_way = Nie ma czego porównywać, bo jedyny wybór to „{ $option }”.
coach-trouble-thinking = Bot nie może teraz zajrzeć w przód i to nasz błąd. Nic się nie zmieniło, spróbuj ponownie za chwilę.

coach-command-hint = podpowiedź
coach-command-hint-about = Co bot zrobiłby na twoim miejscu i dlaczego
coach-command-review = analiza
coach-command-review-about = Przejrzyj z botem swoje ruchy w zakończonej grze
coach-command-hints = podpowiedzi
coach-command-hints-about = Zapytaj wszystkich, czy przy tym stole wolno brać podpowiedzi, albo je wyłącz
coach-param-hints = podpowiedzi
coach-param-hints-about = Włączyć można za zgodą wszystkich, wyłączyć może każdy
coach-hints-on = włącz
coach-hints-off = wyłącz
