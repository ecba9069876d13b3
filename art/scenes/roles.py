"""The empty place on the oak stand, from near, and the vermilion figure on its way to it.

For the About page, where it says that roles stay while people change. Model and lamps are those of
recruitment.py.
"""

from kit import studio
from scenes import recruitment

GRADE = studio.Grade(exposure=0.7, vignette=0.22, warmth=-0.02)


def build() -> None:
    recruitment.build_model()
    recruitment.light()
    studio.camera((-3.2, -6.0, 2.6), (-0.35, -0.66, 0.33), 59, 4.0, focus=(-0.6, -0.5, 0.5))
