# Słowa na obrazkach, możliwie krótkie.

mombasa-picture-round = Runda { $round }/{ $rounds }
mombasa-picture-your_turn = Twoja tura
mombasa-picture-last_round = Ostatnia runda
mombasa-picture-stacks = Stosy odzyskiwania
mombasa-picture-now = Teraz
mombasa-picture-tiles = Żetony bonusu
mombasa-picture-diamonds = Diamenty
mombasa-picture-bookkeeping = Księgowość
mombasa-picture-hand = Ręka
mombasa-picture-plan = Plan
