end-score-final = Final score
end-score-now = If the game ended now
end-score-rest = the rest
