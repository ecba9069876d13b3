"""Inside the court of the hotel: arcades and carved screens about the pool.

For the work in Saudi Arabia, beside `riyadh`. Model and light are those of riyadh.py. The camera
stands inside the gate at the height of a first floor and sees north range and west wing, which have
their court sides; the east wing has none. The parasols are the accent and stay whole.
"""

from kit import studio
from kit.figures import moulded
from scenes import riyadh

GRADE = studio.Grade(exposure=0.85, vignette=0.22, warmth=-0.015)


def build() -> None:
    riyadh.build_model(moulded)
    riyadh.light()
    studio.camera((1.38, -1.97, 0.74), (-0.12, 1.2, 0.65), 34, 8, focus=(0.2, 0.9, 0.4))
