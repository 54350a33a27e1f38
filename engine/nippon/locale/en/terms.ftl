# Words of the rules that players look up.

nippon-things-terms = Terms

nippon-term-department_bonus = department bonus
nippon-term-department_bonus-about = What a colour gives: coal, silk, iron, money, a step in science or mining, or VP. It comes from tracks, contracts, factories and consolidation; a ship to its destination improves it.
nippon-term-influence_scoring = influence scoring
nippon-term-influence_scoring-about = At the end of each period, after rounds { $round_track-scored }, every region scores: the places by influence bring VP, more in each later period.
nippon-term-influence = influence
nippon-term-influence-about = The sum of your tokens in both markets of a region, plus { $regions-train_influence } for each of your trains there, if you have a token in it at all.
nippon-term-foreign_companies = foreign companies
nippon-term-foreign_companies-about = The values printed in the markets that no token covers. They take a place in the scoring of a region, and their VP are lost.
nippon-term-favour = favour
nippon-term-favour-about = A token I, II or III that you take at a consolidation with { $player_board-favour_workers } workers. It stays on an objective and makes it worth VP at the end.
nippon-term-salaries = salaries
nippon-term-salaries-about = At a consolidation you pay { $salary-price } for each different colour among your workers, but never your last money. Each money not paid costs { $salary-vp_lost_per_unpaid_money } VP.
nippon-term-expert = expert
nippon-term-expert-about = The worker who comes with a ship. It counts like any other worker of its colour and goes home with your next consolidation.
nippon-term-modifier = modifier
nippon-term-modifier-about = The property of a factory that changes an action: it is used with that action, and only one per turn.
