"""The lobby of lobbycleaners.py by the camera of lobby.py, with plain paper on the left for words.

For cleaning: `lobby` is the head of the facilities home page, one click away.
"""

from scenes import _lobby_day as day
from scenes import lobby, lobbycleaners

GRADE = day.NIGHT


def build() -> None:
    """Build the lobby before dawn and photograph it from further away."""
    day.build_model(lobbycleaners.HOUR)
    lobbycleaners.light()
    lobby.camera()
