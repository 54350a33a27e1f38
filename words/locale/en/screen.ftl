# What pictures are looked at on.

screen-param = screen
screen-param-about = Whether the board comes as one wide picture or in large parts for a phone
screen-title = Screen
screen-wide = Wide: the whole board in one picture
screen-phone = Phone: large, map and table apart
