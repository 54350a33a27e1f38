# Opcje stołu.

mombasa-option-setup = Przygotowanie
mombasa-option-setup-help = Pierwsza gra: stałe tory i żetony startowe. Zaawansowane: tory losowe, a każdy zatrzymuje jeden z dwóch żetonów startowych.
mombasa-option-setup-first_game = pierwsza gra
mombasa-option-setup-advanced = zaawansowane
mombasa-option-hands = Karty na ręce
mombasa-option-hands-help = Zawartość ręki zawsze wynika z jawnych ruchów. Otwarte ręce zwalniają z pamiętania, a udziały na ręce widać w sumie.
mombasa-option-hands-hidden = zakryte
mombasa-option-hands-open = odkryte
