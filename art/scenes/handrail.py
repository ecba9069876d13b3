"""Foot of the helical stair from near: newels, handrail and dark balusters.

For the staircases of the bespoke joinery company, beside `stair`. Model and light are those of
stair.py.
"""

from kit import studio
from scenes import stair

GRADE = studio.Grade(exposure=0.72, vignette=0.18, warmth=-0.025)


def build() -> None:
    stair.build_model()
    stair.light()
    studio.camera((-0.6, -9.0, 3.0), (0.10, -1.2, 1.42), 80, 7, focus=(-0.3, -1.6, 1.3))
