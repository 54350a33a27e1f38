# Turns planned ahead, and answers that always stand.

plan-button-plan = Plan
plan-button-drop = Drop the plan
plan-button-always = Always …

plan-title = This is a plan for your next turn; nothing happens before the turn comes.
plan-short = Planned:
plan-whole = Your plan goes to the end of the turn. It is carried out when the turn comes, as long as everything in it still works as planned.
plan-waits = Your plan ends here: somebody else decides next.
plan-no_longer = From here on your plan no longer fits. “{ $label }”: { $why }
plan-noted = Your plan for the next turn:
plan-begun = Your plan was carried out as far as it went.
plan-stopped = Your plan stopped before “{ $label }”. { $why }
plan-carried_out = Your plan was carried out:
plan-carried_out-here = { $player }: your turn was played as you planned it.
plan-dropped = Your plan is dropped.
plan-trouble = It could not be followed, and the fault is ours.

plan-line = { $n ->
    [0] Plan A
    [1] Plan B
   *[other] Plan C
}
plan-title_line = { $n ->
    [0] This is plan A for your next turn; nothing happens before the turn comes.
    [1] This is plan B. It is carried out if plan A no longer fits when your turn comes.
   *[other] This is plan C. It is carried out if neither plan A nor plan B fits when your turn comes.
}
plan-short_line = { $line }:
plan-lines = Your plans for the next turn, in order of preference:
plan-rule = When your turn comes, the first plan that still works as planned is carried out. If none does, nothing happens and you decide.
plan-comes_to = Expected outcome: { $amounts }.
plan-ends = Goes to the end of the turn.
plan-open = Goes this far; the rest will be up to you.
plan-none_fits = None of your plans fits any more, so nothing was done.
plan-begun_line = { $line } was carried out as far as it went.
plan-done_line = { $line } was carried out.
plan-carried_out_line = { $line } was carried out:
plan-passed = { $line } no longer fits because of “{ $label }”: { $why }
plan-button-add = { $n ->
    [1] Add a plan B
   *[other] Add a plan C
}
plan-button-go_on = Go on
plan-button-change = Change
plan-button-prefer = Prefer this one
plan-button-lines = My plans
plan-button-drop_line = { $n ->
    [0] Drop plan A
    [1] Drop plan B
   *[other] Drop plan C
}
plan-button-drop_all = Drop them all
plan-mistake-lines = There are three plans for this turn already, and no more can be kept. Change or drop one of them.

plan-always-ask = How shall we answer for you whenever this comes up again at this table?
plan-always-title = What is always answered for you at this table:
plan-always-line = { $asked } → { $label }
plan-always-none = Nothing is answered for you at this table. Where a question can be answered once and for all, it has a button “Always …”.
plan-always-forget = Ask me again about …
plan-always-forgotten = You will be asked again.

plan-mistake-asked = It is your move already, so there is nothing to plan: answer the question itself.
plan-mistake-no_turn = No turn of yours can be planned just now. Try again once it is another player’s turn and yours is still to come.
plan-mistake-empty = Your plan is empty, so nothing of it can be taken back.
plan-mistake-whole = Your plan goes to its end already. Take a step back or drop it to plan something else.
plan-mistake-reveals = This shows something hidden, so it cannot be planned; your plan ends before it.
plan-mistake-not_always = This question cannot be answered once and for all; answer it as it comes.
plan-mistake-too_many = That many standing answers cannot be kept at one table. Remove one of them first, with `/table answers`.

plan-command-plan = plan
plan-command-plan-about = Plan your next turn while others play; it is carried out when the turn comes
plan-command-answers = answers
plan-command-answers-about = See and change what is always answered for you at this table
plan-param-ending = ending
plan-param-ending-about = Whether your turn ends by itself where nothing else is left
