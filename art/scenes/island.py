"""The kitchen island from near: its open drawer, dovetailed, under a stone top.

For the kitchens of the bespoke joinery company, beside `kitchen`. Model and light are those of
kitchen.py.
"""

from kit import studio
from scenes import kitchen

GRADE = studio.Grade(exposure=0.72, vignette=0.18, warmth=-0.02, bloom=0.06, bloom_threshold=2.0)


def build() -> None:
    kitchen.build_model()
    kitchen.light()
    studio.camera((4.4, -6.6, 3.3), (1.55, -1.75, 1.1), 62, 8, focus=(1.9, -2.1, 1.2))
