# Zasady do czytania i wszystko, o co można zapytać przy stole.
rules-command-what = co
rules-command-what-about = Co to jest? O wszystkim na stole: co robi i ile kosztuje
rules-param-thing = co
rules-param-thing-about = Karta, żeton, obszar, pole albo znak
rules-button-contents = Spis treści
rules-button-chapter = Zasady: { $chapter }
rules-button-more = Dalej
rules-button-what = Co to jest?
rules-button-legend = Znaki
rules-which_game = O której grze chcesz przeczytać?
rules-contents = { $game }: zasady
rules-search = -# Szukanie słowa: `/rules`, na przykład „skrzynia”. Pytanie o kartę, żeton, obszar albo znak: `/what`.
rules-kinds = Karty, żetony, pola, znaki
rules-about_this = Więcej o tym, co jest w tym rozdziale
rules-pick = Wybierz, żeby dowiedzieć się więcej
rules-on_offer = Z czego możesz teraz wybrać
rules-what_is = Wybierz, o czym chcesz wiedzieć więcej, albo wpisz `/what` i pierwsze litery nazwy.
rules-icons = Znaki na obrazkach
rules-now = Teraz przy stole { $table }
rules-found = { $n ->
    [one] „{ $words }” występuje w { $n } miejscu:
   *[many] „{ $words }” występuje w { $n } miejscach:
}
rules-mistake-thing = Nie ma czegoś takiego. Wybierz z listy, która pojawia się podczas pisania.
rules-mistake-nothing = „{ $words }” nigdzie nie występuje. Spróbuj z mniejszą liczbą liter albo otwórz spis treści: `/rules`.
rules-legend = Co oznaczają znaki
rules-no_legend = Na obrazkach tej gry nie ma znaków, które trzeba objaśniać.
rules-absent = nie przy tym stole
