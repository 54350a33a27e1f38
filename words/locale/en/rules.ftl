# The rules to read, and everything on the table to ask about.
rules-command-what = what
rules-command-what-about = What is this? Anything on the table: what it does, what it costs
rules-param-thing = thing
rules-param-thing-about = A card, tile, area, space or sign
rules-button-contents = Contents
rules-button-chapter = Rules: { $chapter }
rules-button-more = More
rules-button-what = What is this?
rules-button-legend = Legend
rules-which_game = Which game do you want to read about?
rules-contents = { $game }: the rules
rules-search = -# To look for a word: `/rules topic:crate`. To ask about a card, a tile, an area or a sign: `/what`.
rules-kinds = Cards, tiles, spaces, signs
rules-about_this = More about what this chapter mentions
rules-pick = Choose one to see more
rules-on_offer = What is on offer now
rules-what_is = Choose what you want to know more about, or type `/what` and the first letters of its name.
rules-icons = Signs in the pictures
rules-now = Now, at table { $table }
rules-found = { $n ->
    [one] “{ $words }” is found in { $n } place:
   *[other] “{ $words }” is found in { $n } places:
}
rules-mistake-thing = Nothing here has that name. Choose something from the list that appears while you type.
rules-mistake-nothing = “{ $words }” was not found. Try fewer letters, or look through the contents: `/rules`.
rules-legend = What the signs stand for
rules-no_legend = The pictures of this game have no signs to explain.
rules-absent = not at this table
