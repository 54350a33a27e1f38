# Going back with everybody's consent.

back-button-regret = Ask to take it back …
back-button-regret_alone = Take it back all the same …
back-button-ask = Ask the others
back-button-now = Take it back
back-button-agree = Agree
back-button-refuse = Refuse

back-choice = The choice “{ $label }” would be taken back, and everything since then.
back-secret = A choice would be taken back, and everything since then.
back-would = This would be undone:
back-shown = { $n ->
    [0] Nothing hidden has come to light since then.
    [one] Since then something hidden has come to light once. It stays as it was dealt, and whoever has seen it knows it.
   *[other] Since then something hidden has come to light { $n } times. It stays as it was dealt, and whoever has seen it knows it.
}
back-others = These players have decided since then: { $players }.
back-all = It happens if all of these agree within a day: { $players }.
back-alone = Nobody else has to agree.
back-alone-seen = Nobody else has to agree, but you have seen what comes next. If you go back now, the log and the result will say so, and the game will not count as a win or as your best result.
back-asked = { $player } would like to go back.
back-asked-turn = { $player } would like to go back to the beginning of turn { $turn }.
back-asked-organiser = The organiser would like to go back to the beginning of turn { $turn }.
back-please = { $players }: do you agree? There is time until { $until }; unless all agree, everything stays as it is.
back-sent = The others are being asked. Until they have agreed, everything stays as it is; if anybody plays on, the request lapses.
back-gone_back = Taken back.
back-agreed = You have agreed. Still waiting for: { $players }.
back-left = Everything stays as it is.
back-done = Nobody objects, so what was played since is taken back.
back-done-alone = What was played since is taken back.
back-refused = { $player } does not agree, so everything stays as it is.
back-withdrawn = The request to go back has been withdrawn; everything stays as it is.
back-expired = Not everybody has agreed within a day, so everything stays as it is.
back-overtaken = Play has gone on, so the request to go back has lapsed.
back-log = Nobody objects, and the organiser takes the game back to this point.
back-log_of = Nobody objects, and { $player } takes the game back to this point.
back-log_alone = { $player } takes the game back to this point.
back-log_seen = { $player } takes the game back to this point, having seen what comes next.
back-result = { $n ->
    [one] The game was taken back once after something hidden had come to light, so this result does not count.
   *[other] The game was taken back { $n } times after something hidden had come to light, so this result does not count.
}

back-mistake-nothing = You have not chosen anything yet, so there is nothing to take back.
back-mistake-since = Nothing has been played since then, so there is nothing to take back.
back-mistake-free = You can still take this back by yourself, with “Back” or `/undo`.
back-mistake-turn = The game cannot go back to turn { $turn }. Choose one from 0 to { $last }.
back-mistake-open = Somebody has already asked to go back. Wait until that is settled.
back-mistake-own = You have asked for this yourself; the others decide. “Refuse” withdraws your request.
back-mistake-gone = This request is no longer open; nothing has changed.
back-mistake-rules = The rules of this game have been corrected since then, so it cannot go back that far. Choose a later turn.

back-command-rewind = rewind
back-command-rewind-about = Ask everybody to go back to the beginning of an earlier turn (organiser)
back-param-turn = turn
back-param-turn-about = The number of the turn, as `/board` counts them
