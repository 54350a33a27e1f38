# What a question is about, before the answer that a hint or a review tells.
mombasa-subject-buy = card bought
mombasa-subject-buy_pounds = card bought
mombasa-subject-sell = card discarded
mombasa-subject-step = { $n ->
    [1] step
   *[other] steps
}
mombasa-subject-other_track = { $n ->
    [1] step
   *[other] steps
}
mombasa-subject-expand = company
mombasa-subject-enter = { $n ->
    [1] region
   *[other] regions
}
mombasa-subject-column_take = post from the base
mombasa-subject-column_return = { $n ->
    [1] post back to
   *[other] posts back to
}
mombasa-subject-remove = post removed
mombasa-subject-jar = ink jar
mombasa-subject-turn_book = book to flip
mombasa-subject-put = where the book goes
mombasa-subject-stack = stack taken back
