"""The lobby from its gallery: reception desk, glass front, and the cleaner at work below.

For cleaning on the facilities home page, whose head shows `lobby` and whose neighbours show
`trolley`. Model and light are those of lobby.py.
"""

from kit import studio
from kit.shot import Grade
from scenes import lobby

GRADE = Grade(exposure=0.65, vignette=0.22, warmth=-0.01)


def build() -> None:
    """Photograph the lobby from above."""
    lobby.build_model(handle=0.02)
    lobby.light()
    camera, focus = (3.4, -4.4, 2.0), (-0.2, -0.7, 0.25)
    studio.camera(camera, (-0.35, -0.3, 0.35), lens=62, f_number=6, focus=focus)
