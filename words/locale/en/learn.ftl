learn-command-learn = learn
learn-command-learn-about = Play a guided first game against the computer

learn-button-learn = Learn by playing
learn-button-anew = Start over
learn-starter = First steps: { $game }
learn-starter-detail = a guided game of 15 to 20 minutes
learn-begun = You have begun this guided game. Go on where you left it, or start over: then this table is closed.
learn-step = Step { $n } of { $all }: { $title }
learn-step_name = { $n } ({ $title })
learn-next = Step { $n } of { $all } comes soon: { $title }
learn-impossible = Step { $n } of { $all } ({ $title }) is skipped: what it asks for cannot be done from here any more. Play this as you like.
learn-option = “{ $option }”
learn-intro = You learn it step by step, in about 15 minutes, against the easy computer player. Any move may be tried: nothing is at stake here.
learn-other = That was allowed, but this step is about something else.
learn-missing = It asks for: { $options }.
learn-partly = Part of that is right, but not all of it.
learn-lacking = Still missing: { $options }.
learn-ways = Try the step again from where it began, or go on in your own way.
learn-falling = { $n ->
    [one] If you go on, this step is left out, since it builds on this one: { $steps }.
   *[other] If you go on, these steps are left out, since they build on this one: { $steps }.
}
learn-own_way = You go on in your own way.
learn-fallen = { $n ->
    [one] This step is left out: { $steps }.
   *[other] These steps are left out: { $steps }.
}
learn-button-begin = Begin
learn-button-repeat = Try again
learn-button-on = Go on in my own way
learn-hint-step = Step { $n } of { $all } ({ $title }) asks for: { $options }.
learn-hint-free = Step { $n } of { $all } ({ $title }) leaves this choice to you.
learn-hint-same = The computer would do the same.
learn-hint-else = In a free game, without the guide, the computer would see it differently:

learn-option-help = help for newcomers
learn-option-help-help = Whoever plays this game for the first time has questions explained, and is asked once more before giving something away for nothing. For everybody: all get that, and the computer may be asked for hints.
learn-option-help-on = for everybody, with hints
learn-option-help-off = in a first game
learn-waste = Are you sure? “{ $option }” gives something away: “{ $better }” would cost you nothing.
learn-waste_detail = Are you sure? “{ $option }” gives something away: “{ $better }” ({ $detail }) would cost you nothing.
learn-undone = Are you sure? With “{ $option }” something is left undone: “{ $better }” is still possible.
learn-button-anyway = Do it anyway

learn-mistake-none = There is no guided game of { $game } yet. `/rules` explains it, and a table against the computer is a good first game.
learn-mistake-hints_always = Help for newcomers is on at table { $table }, and hints belong to it.
