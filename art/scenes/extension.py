"""The oak and glass extension from near, with its deck.

For the extensions of the bespoke joinery company. Model and light are those of house3d.py.
"""

from kit import studio
from kit.figures import moulded
from scenes import house3d

GRADE = studio.Grade(exposure=0.64, vignette=0.18, warmth=-0.015, bloom=0.05, bloom_threshold=2.0)


def build() -> None:
    house3d.build_model(moulded)
    house3d.light()
    studio.camera((4.6, -5.9, 1.5), (2.15, -0.9, 0.42), 60, 8, focus=(2.4, -1.4, 0.5))
