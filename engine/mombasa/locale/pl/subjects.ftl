# What a question is about, before the answer that a hint or a review tells.
mombasa-subject-buy = co kupić
mombasa-subject-buy_pounds = co kupić
mombasa-subject-sell = odrzucenie karty
mombasa-subject-step = { $n ->
    [1] krok
   *[other] kroki
}
mombasa-subject-other_track = { $n ->
    [1] krok
   *[other] kroki
}
mombasa-subject-expand = kompania
mombasa-subject-enter = { $n ->
    [1] region
   *[other] regiony
}
mombasa-subject-column_take = faktoria z bazy
mombasa-subject-column_return = { $n ->
    [1] dokąd wraca faktoria
   *[other] dokąd wracają faktorie
}
mombasa-subject-remove = usunięta faktoria
mombasa-subject-jar = kałamarz
mombasa-subject-turn_book = odwrócona księga
mombasa-subject-put = gdzie położyć księgę
mombasa-subject-stack = stos na rękę
