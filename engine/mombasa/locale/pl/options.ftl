# Opcje stołu.

mombasa-option-setup = Przygotowanie
mombasa-option-setup-help = Pierwsza partia: stałe tory i żetony startowe. Zaawansowane: tory losowe, a każdy zatrzymuje jeden z dwóch żetonów startowych.
mombasa-option-setup-first_game = pierwsza partia
mombasa-option-setup-advanced = zaawansowane
mombasa-option-hands = Karty na ręce
mombasa-option-hands-help = Karty na ręce zawsze da się wywnioskować z tego, co wszyscy widzieli. Gdy są odkryte, nie trzeba nic pamiętać, a w wyniku widać wszystkie udziały.
mombasa-option-hands-hidden = zakryte
mombasa-option-hands-open = odkryte
