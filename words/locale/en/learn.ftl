learn-command-learn = learn
learn-command-learn-about = Play a guided first game against the computer

learn-button-learn = Learn by playing
learn-button-anew = Begin anew
learn-starter = First steps: { $game }
learn-starter-detail = a guided game of 15 to 20 minutes
learn-begun = You have begun this guided game. Go on where you left it, or begin anew: then this table is closed.
learn-step = Step { $n } of { $all }
learn-other = That was allowed, but not what this step is about.
learn-better = It is about “{ $option }”.
learn-better_detail = It is about “{ $option }” ({ $detail }).
learn-take_back = **{ $button }** takes your choice back, if you would like to try.

learn-option-help = help for newcomers
learn-option-help-help = Questions explain themselves, and before a move that gives something away for nothing you are asked once more. The computer may be asked for hints.
learn-option-help-on = on
learn-option-help-off = off
learn-waste = Are you sure? “{ $option }” gives something away: “{ $better }” would cost you nothing.
learn-waste_detail = Are you sure? “{ $option }” gives something away: “{ $better }” ({ $detail }) would cost you nothing.
learn-button-anyway = Do it anyway

learn-mistake-none = There is no guided game of { $game } yet. `/rules` explains it, and a table against the computer is a good first game.
learn-mistake-hints_always = Help for newcomers is on at table { $table }, and hints belong to it.
