end-score-final = Final score
end-score-now = If the game ended now
end-score-rest = the rest
end-poster-points = Round by round
end-poster-turned = Turning point: round { $round }
end-poster-lead = Greatest lead: round { $round }
end-poster-expected = expected by the computer
end-poster-brackets = In brackets: the result that the computer expected then.
end-poster-round = After round { $round }: { $list }
end-moment-biggest = biggest move · round { $round }
end-moment-race = closest race
end-moment-ahead = far ahead of everybody
end-poster-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
end-moment-place = { $place ->
    [1] for first place
    [2] for second place
    [3] for third place
   *[other] for place { $place }
}
end-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
end-log-rematch = The rematch is table { $table }.
end-log-rematch_of = This is the rematch of table { $table }; everybody has moved on by one seat.
end-stamp = turn { $turn } of { $last }
end-stamp-round = turn { $turn } of { $last } · round { $round }
end-stamp-start = before the first turn
end-button-rematch = Rematch
end-button-replay = Replay
end-button-review = Review
end-button-export = Export
end-button-verify = Verify
end-button-result = Details
end-button-proof = Fair play
end-rematch-open = The rematch is waiting for everybody in { $place }.
end-rematch-alone = The rematch is ready: { $place }
end-rematch-yours = A rematch, if you like: you have a seat. **Leave** in the lobby gives it up.
end-rematch-there = There is a rematch already in { $place }.
end-rematch-call = { $players }: a rematch, if you like. Press **Leave** if you would rather not.
end-rematch-gone = No longer on this server: { $players }.
end-verify-done = Verified: the seed `{ $seed }` has the hash `{ $hash }` that was announced at the start, and the whole game, played again, comes out the same.
end-replay-quiet = Nothing happened in this turn that everybody may see.
end-replay-setup = The table as it was set up.
end-replay-first = Start
end-replay-back = Previous
end-replay-on = Next
end-replay-last = End
end-replay-mine_back = My previous turn
end-replay-mine_on = My next turn
end-replay-film = As a film
end-replay-round = Go to a round
end-replay-round_of = Round { $round }
end-replay-filmed = Every turn of the game, in { $n } pictures.
end-replay-thinned = The game in { $n } pictures out of { $turns } turns: all of them would be too large for one file, so some rounds are left out.
end-film-alt = { $game }: the board turn by turn, from the start to turn { $last }
end-film-points = Points there: { $list }
end-command-replay = replay
end-command-replay-about = Go through a game turn by turn
end-command-import = import
end-command-import-about = Bring a saved game here, to replay it
end-param-file = file
end-param-file-about = The file that /export has made
end-param-round = round
end-param-round-about = From the beginning of this round
end-import-done = Checked and imported as table { $table }: every choice and every shuffle came out the same.
end-mistake-round = There is no round { $round } in this game so far. Choose one from 1 to { $last }.
end-mistake-attachment = The file could not be read from Discord. Please send it once more.
end-verify-counted = { $answers } answers, { $draws } shuffles and draws.

end-proof = Every shuffle can be checked afterwards: the secret seed has the hash `{ $hash }`, and the button that you pressed has carried it since the game began.
end-word-computer = { $n ->
    [one] { $players } wins this time.
   *[other] { $players } share the victory this time.
}
end-word-close = It was close: only { $gap } between first and second.
end-word-best = Scored the most: { $list }.
end-word-best_of = { $player } – { $source } ({ $points })
end-word-thanks = Thank you for the game: { $players }.
end-part = { $source }: { $points }
end-score = { $player }: { $total }
end-own-won = You have won. Congratulations!
end-own-shared = You share the victory. Congratulations!
end-own-solo_lost = No win this time. Thank you for playing to the end.
end-own-place = Your place: { $place } of { $seats }, { $behind } behind first place. Thank you for the game!
end-own-tied = Your place: { $place } of { $seats }. You tied for the lead, and the tie-break decided. Thank you for the game!
end-own-best = Nobody at the table got more out of this: { $source } ({ $points }).
