"""The terrace's new roof from near: oak rafters over the scaffold, and a vermilion tub on a hoist.

For the six construction services, wherever `terrace` is one click away. The hoist is added.
"""

from kit import studio
from kit.figures import moulded
from kit.geometry import Model
from scenes import terrace

GRADE = studio.Grade(exposure=0.9, vignette=0.2, warmth=-0.025)


def build() -> None:
    model = Model(terrace.build_model(moulded), seed=8)
    hoist(model.at(terrace.JOB_LEFT + 0.66, terrace.FRONT - 0.43))
    model.finish()
    terrace.light()
    studio.camera((2.4, -4.9, 2.7), (0.50, -0.1, 1.66), 60, 8, focus=(0.7, -0.3, 1.6))


def hoist(model: Model) -> None:
    """A post on the scaffold with its arm and wheel, and the tub on the rope."""
    model.rod((0, 0, 1.40), (0, 0, 1.94), 0.012, 'dark', 10)
    model.beam((0, 0.06, 1.94), (0, -0.30, 1.94), (0.022, 0.03), 'dark', 0.003)
    model.rod((-0.012, -0.26, 1.88), (0.012, -0.26, 1.88), 0.045, 'dark', 20)
    model.rod((0, -0.26, 1.33), (0, -0.26, 1.88), 0.006, 'black', 6)
    model.rod((0, -0.26, 1.20), (0, -0.26, 1.33), 0.068, 'accentcard', 24, end_radius=0.088)
