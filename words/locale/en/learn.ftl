learn-command-learn = learn
learn-command-learn-about = Play a guided first game against the computer

learn-button-learn = Learn by playing
learn-button-anew = Start over
learn-starter = First steps: { $game }
learn-starter-detail = a guided game of 15 to 20 minutes
learn-post = This is the guided game. { $players }: **{ $move }** begins it.
learn-begun = You have already started this guided game. Go on where you left off, or start over, which closes this table.
learn-step = Step { $n } of { $all }: { $title }
learn-step_name = { $n } ({ $title })
learn-next = Step { $n } of { $all } comes soon: { $title }.
learn-free = Here the choice is yours.
learn-leave = Now choose { $options }.
learn-fill = Now fill { $empty } as you like, then choose { $options }.
learn-left = **Step { $n } of { $all }**: now choose { $options }.
learn-last = Congratulations: you have gone through the whole guide!
learn-rest = **Step { $n } of { $all }**: the rest is up to you.
learn-impossible = Step { $n } of { $all } ({ $title }) is skipped: what it asks for is no longer possible. Play on as you like.
learn-option = “{ $option }”
learn-intro = You will learn it step by step, in about 15 minutes, against the easiest computer player. Try any move you like: nothing is at stake here.
learn-shipped_values = Games here are played with values that somebody has corrected from the box. This guided game uses those that come with Kontor, so that everything it says is right.
learn-other = That was allowed, but this step is about something else.
learn-missing = It asks you to choose { $options }.
learn-partly = Part of that is right, but not all of it.
learn-lacking = It also asks you to choose { $options }.
learn-ways = Try the step again from where it began, or go on in your own way.
learn-falling = { $n ->
    [one] If you go on, a later step is left out, since it builds on this one: { $steps }.
   *[other] If you go on, some later steps are left out, since they build on this one: { $steps }.
}
learn-own_way = You go on in your own way.
learn-fallen = { $n ->
    [one] This step is left out: { $steps }.
   *[other] These steps are left out: { $steps }.
}
learn-button-begin = Begin
learn-button-next = Next
learn-button-repeat = Try again
learn-button-on = Go on in my own way
learn-hint-step = Step { $n } of { $all } ({ $title }) asks for: { $options }.
learn-hint-free = Step { $n } of { $all } ({ $title }) leaves this choice to you.
learn-hint-same = The computer would do the same.
learn-hint-else = In a free game, without the guide, the computer would see it differently:

learn-option-help = help for newcomers
learn-option-help-help = Whoever plays this game for the first time gets questions explained and is asked once more before giving something away for nothing. For everybody: all players get that, and may ask the computer for hints.
learn-option-help-on = for everybody, with hints
learn-option-help-off = in a first game
learn-waste = “{ $better }” would cost you nothing. Really “{ $option }”?
learn-waste_detail = “{ $better }” ({ $detail }) would cost you nothing. Really “{ $option }”?
learn-undone = Still possible: { $left }. Do you choose “{ $option }” all the same?
learn-left_over = { $option } ({ $detail })
learn-button-anyway = Do it anyway

learn-mistake-none = There is no guided game of { $game } yet. `/rules` explains it, and a table against the computer is a good first game.
learn-mistake-hints_always = Help for newcomers is on at table { $table }, and hints belong to it.
