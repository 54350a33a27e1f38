end-score-final = Final score
end-score-now = If the game ended now
end-score-rest = the rest
end-poster-points = Round by round
end-poster-turned = Turning point: round { $round }
end-poster-lead = Greatest lead: round { $round }
end-poster-round = After round { $round }: { $list }
end-moment-biggest = biggest move · round { $round }
end-moment-race = closest race
end-moment-ahead = far ahead of everybody
end-poster-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
end-moment-place = { $place ->
    [1] for the victory
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
