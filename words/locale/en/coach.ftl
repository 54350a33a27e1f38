coach-button-hint = Hint
coach-button-again = Try again
coach-button-fill = Fill it in like this
coach-button-play = Play it like this
coach-number = { $sign }{ $whole }.{ $tenth }
coach-nothing = nothing
coach-hint-thinking = The computer is thinking. The hint comes here in a few seconds.
coach-close = Too close to tell.
coach-chance = Chance to win: { $percent }.
coach-percent-about = about { $n }%
coach-percent-over = over { $n }%
coach-percent-under = under { $n }%
coach-hint-clear = Best for you, as far as the computer can see:
coach-hint-slight = Better by little, as far as the computer can see:
coach-hint-close = Two turns are about equally good; your own plan decides. One of them:
coach-hint-or = As good: { $way }.
coach-hint-other = The runner-up: { $way }.
coach-hint-way = play this – { $steps }
coach-hint-way_from = play the same at first, and from step { $n } on: { $steps }
coach-hint-way_last = play the same, only the last step is another – { $steps }
coach-hint-plays = The computer would play:
coach-hint-points = About { $score } for you at the end.
coach-hint-ahead = About { $score } for you at the end, { $lead } more than { $rivals ->
    [1] the other player.
   *[other] the best of the others.
}
coach-hint-behind = About { $score } for you at the end, { $lead } less than { $rivals ->
    [1] the other player.
   *[other] the best of the others.
}
coach-hint-level = About { $score } for you at the end, as much as { $rivals ->
    [1] the other player.
   *[other] the best of the others.
}
coach-hint-why = Why: about { $score } better than the runner-up in the end.
coach-hint-brings = Why: it brings { $amounts } at once.
coach-hint-because = Why: { $what }.
coach-hint-comes_to = Why: together that is { $amounts }.
coach-hint-usual = Why: from experience, this is what the computer plays here.
coach-hint-why_at_once = Why: at once, compared with the runner-up: { $amounts }.
coach-hint-why_later = Why: in a few turns you have more of this: { $what }.
coach-hint-later = In a few turns you have more of this: { $what }.
coach-hint-better = About { $score } better than the runner-up in the end.
coach-hint-gap = { $what }: { $better } instead of { $worse }
coach-hint-at_once = at once { $amounts }
coach-hint-now = At once, compared with the first: { $amounts }.
coach-hint-gaps = A few turns later, on average:
coach-hint-return = On the other hand:
coach-hint-lead = How you stand against { $rivals ->
    [1] the other player
   *[other] the others
} counts more than your own score.
coach-hint-deals = { $n ->
    [one] Tested against { $n } random guess at what is hidden from you.
   *[other] Tested against { $n } random guesses at what is hidden from you.
}
coach-hint-more = … and the rest of the turn
coach-hint-about = { $subject }: { $picks }
coach-hint-yields = { $option } – { $detail }
coach-hint-button = “{ $number } · { CAP($option) }”
coach-hint-times = { $what } (×{ $n })

coach-review-reading = The computer is going through your turns. The review will appear here.
coach-review-working = { $all ->
    [one] The computer has gone through { $done } of { $all } turn. The review will appear here.
   *[other] The computer has gone through { $done } of { $all } turns. The review will appear here.
}
coach-review-far = How far along is it?
coach-review-title = Your game in the eyes of the computer
coach-review-sum = { $turns ->
    [one] In { $otherwise } of your { $turns } turn the computer would have played differently, and better.
   *[other] In { $otherwise } of your { $turns } turns the computer would have played differently, and better.
}
coach-review-loss = Those turns gave away { $loss }.
coach-review-expected = Before your first turn it expected { $first } of you in the end; you had { $had }.
coach-review-others_more = All the rest (the others, chance, and what you did better than it thought) brought { $score }.
coach-review-others_less = All the rest (the others and chance) cost another { $score }.
coach-review-chance = Your chance to win: { $first } before your first turn, { $last } before your last one.
coach-review-clean = { $turns ->
    [one] You had { $turns } turn to think about, and the computer found nothing clearly better.
   *[other] You had { $turns } turns to think about, and the computer found nothing clearly better in any of them.
}
coach-review-untried = { $turns ->
    [one] { $turns } turn could not be judged, since there was too little time to compare it.
   *[other] { $turns } turns could not be judged, since there was too little time to compare them.
}
coach-review-none = You had nothing to decide in this game that the computer could compare.
coach-review-note = Every turn is judged by what you could know then, against others who play by habit. What may be chance is not counted.
coach-review-point = Missed chance { $n } of { $all }
coach-review-round = round { $round }
coach-review-played = You played
coach-review-clear = Clearly better, as the computer sees it
coach-review-slight = Better by little, as the computer sees it
coach-review-worth = That would have brought { $score } more by the end.
coach-review-instead = Chance to win: { $played } → { $better }.
coach-more = +{ $what }
coach-less = −{ $what }
coach-review-why = At once, compared with your turn: { $amounts }.
coach-review-turned = { $what } ({ $player }).
coach-review-turned_why = { $what } ({ $player }). Compared with { $own ->
    [1] you
   *[0] { $rival }
} in that round: { $amounts }.
coach-review-overview = Overview

coach-button-what_if = What if?
coach-what_if-title = You try another turn; nothing happens to the game.
coach-what_if-so_far = Tried:
coach-what_if-open = Play turn { $turn } another way. It does not count.
coach-what_if-own = Play turn { $turn } another way. What you knew then stays as it was; what you could not know is dealt anew. It does not count.
coach-what_if-other = Play turn { $turn } another way. This was not your seat, so everything that was hidden is dealt anew. It does not count.
coach-what_if-reveals = reveals something hidden, so the attempt ends with it
coach-what_if-working = The computer compares the two turns. That takes a few seconds.
coach-what_if-about = What if?
coach-what_if-tried = Your attempt
coach-what_if-played = What was played
coach-what_if-at_once = At once: { $amounts }.
coach-what_if-points = About { $score } at the end.
coach-what_if-ahead = About { $score } at the end, { $lead } more than { $rivals ->
    [1] the other player.
   *[other] the best of the others.
}
coach-what_if-behind = About { $score } at the end, { $lead } less than { $rivals ->
    [1] the other player.
   *[other] the best of the others.
}
coach-what_if-level = About { $score } at the end, as much as { $rivals ->
    [1] the other player.
   *[other] the best of the others.
}
coach-what_if-better_clear = Your attempt is clearly better: by about { $score }.
coach-what_if-better_slight = Your attempt is better by little: about { $score }.
coach-what_if-worse_clear = Your attempt is clearly worse: by about { $score }.
coach-what_if-worse_slight = Your attempt is worse by little: about { $score }.
coach-what_if-same = This is the turn that was played.
coach-what_if-unknown = It cannot be compared with what was played, which rested on what only its player knew.
coach-what_if-differs = At once, compared with what was played: { $amounts }.
coach-what_if-grounds = Turns are compared up to their end, or to where something hidden comes to light; from there on everybody plays by habit.
coach-what_if-again = Try another turn

coach-mistake-hints_off = Hints are off at table { $table }. `/table hints` asks everybody there whether they agree to them.
coach-mistake-hints_always = You are the only person at table { $table }, so hints are always on there.
coach-mistake-hints_already = { $on ->
    [on] Hints are on at table { $table } already.
   *[off] Hints are off at table { $table } already.
}
coach-mistake-not_asked = You have nothing to decide at table { $table } now. Ask for a hint when it is your move.
coach-mistake-one_way = There is nothing to compare, since the only choice here is “{ $option }”.
coach-mistake-nothing_decided = Nobody had anything to choose at the beginning of that turn, so there is nothing to try. Go to another turn.
coach-mistake-what_if_gone = This attempt is gone: one is kept for each person, for an hour after the last click and not beyond a restart. Nothing is lost; **{ coach-button-what_if }** below the turn begins anew.
coach-trouble-thinking = The computer cannot look ahead just now, and the fault is ours. Nothing has changed; please try again in a moment.

coach-command-hint = hint
coach-command-hint-about = What the computer would do in your place, and why
coach-command-review = review
coach-command-review-about = Go through your turns of a finished game with the computer
coach-command-hints = hints
coach-command-hints-about = Ask everybody whether hints may be used at this table, or turn them off
coach-param-hints = hints
coach-param-hints-about = On needs everybody’s consent; anybody may turn them off
coach-hints-on = on
coach-hints-off = off
