# What the decision machine says, whatever the game.

core-seat = Player { $seat }
core-join-and = { $most } and { $last }
core-join-or = { $most } or { $last }

# A refusal with the chapter of the rules it stands on.
core-ref = { $sentence } (rules: “{ $chapter }”)

core-end_turn = End turn
core-stop = Done
core-skip = Skip
core-ask-end_turn = End your turn? Until you do, you can still take steps back.

core-mistake-option = You cannot choose this now. The open question is: “{ $question }”
core-mistake-twice = Each option can be picked only once.
core-mistake-count = Pick at least { $min } and at most { $max }; you picked { $have }.
core-mistake-stuck = After that there would be nothing left to choose here: “{ $question }” Answer the question first, or pick something else.
core-mistake-not_asked = You have nothing to decide right now. Waiting for: { $players }.
core-mistake-over = This game is over, so there is nothing left to choose.
core-mistake-undo = There is nothing to take back: you have not chosen anything since something was last revealed or somebody else last answered.
core-no_undo-revealed = You can no longer take this back by yourself: something new was revealed.
core-no_undo-answered = You can no longer take this back by yourself: somebody else has decided since.
core-mistake-game = There is no game called “{ $name }”. The games are: { $allowed }.
core-mistake-computer_player = There is no computer player called “{ $name }”. There are: { $allowed }.
core-mistake-seats = This game cannot be played by { $seats } players. Possible: { $allowed }.
core-mistake-unknown_option = There is no option called “{ $name }”. The options are: { $allowed }.
core-mistake-option_value = The option “{ $name }” cannot be “{ $value }”. Possible values: { $allowed }.

core-log-lead = { $player } takes the lead: { $points } if the game ended now.

core-why-offered = You can choose this right now.
core-why-other_question = Another question is open now: “{ $question }”

core-plan-not_asked = You are not asked for a decision there.
core-plan-changed = What it costs or brings has changed.
core-plan-changed_to = What it costs or brings has changed. Now: { $now }
core-plan-reveals = It shows something hidden, and nothing can be planned past that.
