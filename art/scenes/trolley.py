"""The lobby again, at eye level: the cleaner, and the vermilion trolley close by.

For cleaning wherever `lobby` is one click away. Model and light are those of lobby.py. The camera
stands low before the open side: the trolley is on the right, so a square cut from the right has it.
"""

from kit import studio
from scenes import lobby

GRADE = studio.Grade(exposure=0.65, vignette=0.22, warmth=-0.01)


def build() -> None:
    """Photograph the lobby from near."""
    lobby.build_model()
    lobby.light()
    studio.camera((1.75, -4.6, 0.95), (-0.20, -0.6, 0.29), 61, 7, focus=(0.2, -0.7, 0.2))
