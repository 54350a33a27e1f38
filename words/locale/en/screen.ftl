# What pictures are looked at on.

screen-param = screen
screen-param-about = Whether pictures come wide or in large parts for a phone
screen-title = Screen
screen-wide = Wide: everything in one picture
screen-phone = Phone: large, in several pictures
screen-ask = What do you play on? Pictures will be made to suit it; `/settings` changes that at any time.
screen-ask-phone = On a phone
screen-ask-wide = On a large screen
screen-told-phone = Pictures come large, in several parts. `/settings` changes that.
screen-told-wide = Pictures come wide, everything in one. `/settings` changes that.
