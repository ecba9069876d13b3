"""A brass calliper on one brick, from near, with the bricks and their vermilion tag behind it.

For quantity surveying, wherever `measured` is one click away. Model and light are those of
measured.py.
"""

from kit import studio
from scenes import measured

GRADE = studio.Grade(exposure=0.7, vignette=0.2, warmth=-0.02)


def build() -> None:
    measured.build_model()
    measured.light()
    studio.camera((0.9, -5.6, 1.55), (-0.18, -1.15, 0.20), 56, 5.6, focus=(-0.5, -1.8, 0.1))
