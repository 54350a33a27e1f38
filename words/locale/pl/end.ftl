end-score-final = Wynik końcowy
end-score-now = Gdyby gra skończyła się teraz
end-score-rest = pozostałe
