"""The gate of the building site at eye level: a lorry driving in, a marshal, site cabins.

For project management, wherever `siteplan` is one click away. What only a near camera shows is
added: the way up to the top cabin, the rim of the skip, lamps and windows of the lorry. Helmets are
vermilion before white cabins and white before the vermilion hoarding.
"""

from kit import studio
from kit.buildings import around
from kit.figures import crowd, person
from kit.geometry import ALONG_X, Model, rotation, shift
from scenes import siteplan
from scenes.siteplan import FRONT, GROUND, PERSON

GRADE = studio.Grade(exposure=0.62, vignette=0.2, warmth=-0.015)

LOWER, UPPER = 0.378, 0.788  # Z of the galleries
OUTER, WALL = 0.74, 0.948  # Y of their rails, and of the cabins
# X, Y, Z, turn, pose, material
CREW = (
    *((-1.98, 0.83, UPPER, 2.6, 'plan', 'dark'), (-0.53, 0.69, GROUND, -1.2, 'plan', 'dark')),
    *((-0.31, 0.66, GROUND, 1.4, 'point', 'dark'), (-1.05, 0.90, LOWER, 1.4, 'walk', 'dark')),
)


def build() -> None:
    model = Model(siteplan.build_model(crew=()), seed=6)
    upper_gallery(model)
    lorry_details(model.on(shift(-0.60, -1.16, -0.036) @ rotation(84)))
    for x0, x1, y0, y1 in around((-0.34, 0.34, -0.15, 0.15), (-0.37, 0.37, -0.18, 0.18)):
        rim = model.on(shift(-1.75, -0.75, GROUND) @ rotation(12.6))
        rim.slab((x0, y0, 0.225), (x1, y1, 0.258), 'dark', 0.004)
    # The ground under the ramp
    wedge = [(-1.99, -0.11), (FRONT, -0.11), (FRONT, -0.056)]
    model.prism(wedge, -0.885, -0.355, 'road', ALONG_X)
    crowd(model, CREW, PERSON, person, hat='accent')
    person(model, (-1.05, -1.95, -0.10), PERSON, -1.3, 'dark', 'point', top='card', hat='card')
    model.finish()
    siteplan.light()
    studio.camera((0.9, -5.6, 0.85), (-1.4, -0.4, 0.30), 60, 22, focus=(-0.8, -1.5, 0.2))


def upper_gallery(model: Model) -> None:
    """The gallery of the top cabin, its stair from the one below, and rails at all open ends."""
    left, right, foot = -2.14, -1.10, -0.605
    near, far = OUTER + 0.016, OUTER + 0.105  # of the stair
    model.slab((left - 0.04, OUTER - 0.02, UPPER - 0.016), (right, WALL, UPPER), 'bass', 0.003)
    for x in (left, -1.5, right - 0.01):
        model.rod((x, OUTER, GROUND), (x, OUTER, UPPER + 0.2), 0.0085, 'brass', 8)
    for z in (UPPER + 0.1, UPPER + 0.195):
        model.rod((left, OUTER, z), (right - 0.01, OUTER, z), 0.006, 'brass', 6)
        model.rod((right - 0.01, far, z), (right - 0.01, WALL, z), 0.006, 'brass', 6)
    model.rod((right - 0.01, far, UPPER), (right - 0.01, far, UPPER + 0.2), 0.0085, 'brass', 8)
    for z in (LOWER + 0.102, LOWER + 0.197, UPPER + 0.1, UPPER + 0.195):
        model.rod((left, OUTER, z), (left, WALL, z), 0.006, 'brass', 6)
    rise = UPPER - LOWER
    for tread in model.at(right, 0, UPPER - rise / 9).row(8, (foot - right) / 9, 0, -rise / 9):
        tread.slab((0, near, -0.012), (0.05, far, 0), 'bass', 0.002)
    for y in (near, far):
        model.beam((right, y, UPPER - 0.02), (foot, y, LOWER), (0.010, 0.035), 'brass', 0.002)
        for z in (0.1, 0.195):
            model.rod((right - 0.01, y, UPPER + z), (foot, y, LOWER + z), 0.005, 'brass', 6)
        model.rod((foot, y, LOWER), (foot, y, LOWER + 0.2), 0.006, 'brass', 6)


def lorry_details(model: Model) -> None:
    """The side window and door of the cab, and the bar with the lamps at the back."""
    for low, high, material in (
        ((0.385, -0.1362, 0.235), (0.485, -0.13, 0.32), 'scr'),
        ((0.372, -0.1362, 0.11), (0.376, -0.13, 0.33), 'dark'),
        ((-0.50, -0.125, 0.085), (-0.47, 0.125, 0.118), 'dark'),
        *(((-0.504, y - 0.02, 0.092), (-0.49, y + 0.02, 0.112), 'accent') for y in (-0.095, 0.095)),
        ((-0.504, -0.03, 0.09), (-0.49, 0.03, 0.114), 'card'),
    ):
        model.slab(low, high, material, 0.002)
