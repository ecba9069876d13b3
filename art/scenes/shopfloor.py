"""The New York shop from the pavement: two lit levels behind cast-iron columns.

For fit-outs in the USA, beside `newyork`. Model and light are those of newyork.py, without lamp
posts and cars, which would stand before the shop at this height. The fascia is the accent and stays
whole.
"""

from kit import studio
from kit.figures import moulded
from scenes import newyork

GRADE = studio.Grade(exposure=0.95, vignette=0.24, warmth=-0.02, bloom=0.07, bloom_threshold=1.8)


def build() -> None:
    newyork.build_model(moulded, bare_street=True)
    newyork.light()
    studio.camera((2.3, -3.15, 0.42), (0.50, -0.1, 0.56), 44, 8, focus=(0.9, -0.2, 0.5))
