"""Pictures: a drawing kit, and one folder per game that draws that game's view with it.

`render.games` says what a game's folder offers. `draw` draws one picture here and now; `render.drawing.pool` has it
drawn off the event loop.
"""

from render.drawing.picture import ALT_LIMIT, PictureRequest, Rendered, draw
from render.games import GamePictures, Picture, game_pictures

__all__ = ["ALT_LIMIT", "GamePictures", "Picture", "PictureRequest", "Rendered", "draw", "game_pictures"]
