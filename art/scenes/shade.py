"""The courtyard hotel from above in a low sun: how far the shade of its wings reaches.

For design review in Saudi Arabia, beside `riyadh`. The model is that of riyadh.py. North is up and
the key stands in the west, as the sun does there late in the afternoon, so the west wing shades
most of the court.
"""

from kit import studio
from kit.geometry import Model
from scenes import riyadh

GRADE = studio.Grade(exposure=0.8, vignette=0.2, warmth=-0.015)

# Where two parapets meet, and on which roof
CORNERS = ((riyadh.LEFT + riyadh.WING, riyadh.FRONT, 4), (riyadh.RIGHT, riyadh.EAST_FRONT, 3))


def build() -> None:
    """Photograph the hotel from above."""
    model = Model(riyadh.build_model(), seed=3)
    gutters(model)
    model.finish()
    light()
    studio.camera((0.3, -2.6, 17.0), (0.3, 0.45, 0.3), 58, 8)


def gutters(model: Model) -> None:
    """Plates behind the corners of the parapets, where the tops of two cornices share a plane."""
    for x, y, storeys in CORNERS:
        z = riyadh.roof_of(storeys) + 0.05
        model.at(x, y, z).slab((-0.124, 0.046, 0.0003), (-0.046, 0.124, 0.003), 'sand', 0.0005)


def light() -> None:
    """One small key, low in the west, and little else."""
    studio.room('#8E867B', wall=15, floor=-0.38, light='#C6D0DC', strength=0.20)
    studio.area_light((-13.0, -4.2, 7.6), (0, 0, 0.4), 0.8, 4200, '#FFE0BC')
