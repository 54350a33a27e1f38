# What pictures are looked at on.

screen-param = screen
screen-param-about = Whether you get wide pictures or, for a phone, large ones in parts
screen-title = Screen
screen-wide = Wide: everything in one picture
screen-phone = Phone: large, in several pictures
screen-ask = What do you play on? Pictures will be made to suit it; `/settings` changes that at any time.
screen-ask-phone = On a phone
screen-ask-wide = On a large screen
screen-told-phone = You will get large pictures, in several parts. `/settings` changes that.
screen-told-wide = You will get wide pictures that show everything at once. `/settings` changes that.
