# What pictures are looked at on.

screen-param = screen
screen-param-about = Whether pictures come wide or in large parts for a phone
screen-title = Screen
screen-wide = Wide: everything in one picture
screen-phone = Phone: large, in several pictures
