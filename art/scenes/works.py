"""The warehouse of shoreditch.py from the other side: two floors of works among three in use.

For project management on the client's side, whose buildings stay open. The vermilion store stands
nearest. The walker on the right is left out: the frame of the page would cut him.
"""

from kit import studio
from scenes import shoreditch

GRADE = shoreditch.GRADE


def build() -> None:
    shoreditch.build_model(shoreditch.second_floor, walkers=shoreditch.WALKERS[:2])
    shoreditch.light()
    studio.camera((3.4, -12.2, 2.5), (-0.22, 0, 1.44), 55, 5.0, focus=(1.5, -0.9, 1.4))
