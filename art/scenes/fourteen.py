"""Fourteen buildings in one oak tray, as a team that looks after all of them would set them out.

For the maintenance of fourteen buildings: ten offices, a clinic, two shops and a block of flats, no
two alike. One office has its roof lifted off and leaning against it, so that its vermilion plant is
what to look at. 1:200. Every building stands in a cell of the tray, at whose middle it has its
origin. Count them after every change. Low ones stand in front, or they would be hidden;
the tower stands on the right, because the title has two lines.
"""

import math
from collections.abc import Callable, Sequence

from kit import studio
from kit.buildings import grid_building
from kit.geometry import ALONG_X, TOWARDS_CAMERA, Model, Vector, arc, inset, rotation, shift
from kit.materials import card, plain, standard

GRADE = studio.Grade(exposure=0.75, vignette=0.22, warmth=-0.02)

CELL, DEPTH, COLUMNS, ROWS = 0.98, 0.98, 4, 4
LEFT, FRONT = -1.10, -1.96
RIGHT, BACK = LEFT + COLUMNS * CELL, FRONT + ROWS * DEPTH
RIM = 0.09  # thickness of the sides of the tray
STOREY = 0.18

Outline = Sequence[tuple[float, float]]
# Rows of buildings from the front to the back, each with the number of its cells
Plan = Sequence[Sequence[tuple[Callable[[Model], None], int]]]


def build() -> None:
    build_model(PLAN)
    light()
    studio.camera((-2.2, -12.4, 6.2), (-0.40, 0.05, 0.45), 62, 5.0, focus=(0.9, -1.2, 0.4))


def build_model(plan: Plan) -> None:
    """The tray and all that stands in it: other scenes photograph it too."""
    surfaces = standard(
        card('felt', '#4B4E52', roughness=0.95, bump=0.3, variation=0.02),
        plain('pane', '#4C565C', roughness=0.2, specular=0.6),
        card('slate', '#7B7F83', variation=0.03),
    )
    model = Model(surfaces, seed=14)
    tray(model)
    for row, buildings in enumerate(plan):
        column = 0
        for building, cells in buildings:
            cell = model.at(LEFT + column * CELL, FRONT + row * DEPTH)
            building(cell.at(cells / 2 * CELL, 0.54 * DEPTH, 0.001))
            if column:
                low, high = (-0.016, 0.019, -0.01), (0.016, DEPTH - 0.019, 0.049)
                cell.slab(low, high, 'oak', 0.004, grain=1)
            column += cells
    model.finish()


def light() -> None:
    studio.room('#98928A', wall=13, floor=-0.30, light='#C0D0E3', strength=0.18)
    studio.split_light((-8.8, -6.0, 8.0), (0.6, 0, 0.4), 1.2, 1350, '#FFE6C8')
    studio.area_light((8, -6, 5), (0.5, 0, 0.5), 6, 95, '#CFDEF0')


def tray(model: Model) -> None:
    """An oak tray with a grip at each end, lined with dark card, its cells parted by oak strips."""
    model.slab((LEFT - 0.02, FRONT - 0.02, -0.26), (RIGHT + 0.02, BACK + 0.02, 0), 'felt')
    for y in (FRONT - RIM, BACK):
        model.slab((LEFT - RIM, y, -0.30), (RIGHT + RIM, y + RIM, 0.10), 'oak', 0.015, grain=0)
    rise = [(0.75 - k / 8, 0.1 + 0.26 * math.sin(math.pi * k / 12) ** 0.8) for k in range(13)]
    end = [(FRONT, -0.3), (BACK, -0.3), (BACK, 0.1), *rise, (FRONT, 0.1)]
    grip = [(y + math.copysign(0.22, y), z + 0.21) for y, z in arc(0.055, 0, 350, 35)]
    for x in (LEFT - RIM, RIGHT):
        model.prism(end, x + 0.008, x + RIM - 0.008, 'oak', ALONG_X, chamfer=0.01)
        model.prism(grip, x + 0.005, x + RIM - 0.005, 'black', ALONG_X)
    for row in model.at(LEFT, FRONT + DEPTH).row(ROWS - 1, y=DEPTH):
        row.slab((0, -0.018, -0.01), (RIGHT - LEFT, 0.018, 0.05), 'oak', 0.004, grain=0)


def storeys(
    model: Model, outline: Outline, count: int, storey: float = STOREY, band: str = 'card'
) -> Model:
    """Bands of wall over ribbons of window; returns the model from the roof.

    Without chamfers: those of a prism join its sides, which would be shaded as if they were round.
    """
    inner = [tuple(point) for point in inset([Vector(point) for point in outline], 0.022)]
    sill = 0.42 * storey
    for level in model.row(count, z=storey):
        level.prism(outline, 0, sill, band)
        level.prism(inner, sill - 0.01, storey + 0.01, 'pane')
    top = model.at(0, 0, count * storey)
    top.prism(outline, 0, 0.07, band)
    top.prism(inner, 0.06, 0.075, 'card2')
    return top.at(0, 0, 0.075)


def box(x0: float, y0: float, x1: float, y1: float) -> Outline:
    return ((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def window_rows(model: Model, x: Sequence[float], z: Sequence[float], size: tuple) -> None:
    """Windows in a front at Y 0: `size` is their width and height."""
    for window in model.each((i, 0, k) for i in x for k in z):
        window.slab((-size[0] / 2, -0.003, 0), (size[0] / 2, 0.01, size[1]), 'pane', 0.001)


# Offices


def terraces(model: Model) -> None:
    """Four storeys that step back twice."""
    for k, (front, floors) in enumerate(((-0.38, 2), (-0.16, 3), (0.06, 4))):
        storeys(model, box(-0.40 + 0.002 * k, front, 0.40 - 0.002 * k, 0.36), floors)


def tower(model: Model) -> None:
    """A tower of nine storeys."""
    style = {'pier': 0.03, 'spandrel': 0.05, 'depth': 0.035}
    grid_building(model, (-0.25, -0.2), (0.56, 0.56), 0, 9, STOREY, (6, 6), **style)


def fins(model: Model) -> None:
    """Four storeys behind oak fins, with a bowed front."""
    bow = [(x, y + 0.62) for x, y in arc(1.0, 247, 293, 14)]
    roof = storeys(model, (*bow, (0.39, 0.36), (-0.39, 0.36)), 4)
    for x, y in bow[1:-1]:
        model.slab((x - 0.01, y - 0.03, 0), (x + 0.01, y + 0.02, 4 * STOREY + 0.075), 'oak', 0.003)
    roof.slab((-0.2, 0.0, -0.01), (0.15, 0.25, 0.09), 'card2')


def drum(model: Model) -> None:
    """A round one of five storeys."""
    roof = storeys(model, arc(0.40, 0, 352.5, 47), 5)
    roof.prism(arc(0.2, 0, 350, 35), -0.01, 0.1, 'card2', chamfer=0.004)


def town_house(model: Model) -> None:
    """A stone front of 1820: a mansard of slates, two chimneys, sash windows."""
    half, eaves = 0.33, 0.44
    model.slab((-half, -half, 0), (half, half, eaves), 'card')
    model.slab((-0.36, -0.36, eaves), (0.36, 0.36, eaves + 0.03), 'card2')
    mansard = [(0, 0.46), (0.21, 0.20), (0.211, 0.23), (0.225, 0.23)]
    model.at(0, 0, eaves + 0.03).on(rotation(45)).turned(mansard, 'slate', sides=4)
    xs = (-0.24, -0.12, 0.0, 0.12, 0.24)
    for side in (model.at(0, -half), model.on(shift(-half, 0) @ rotation(-90))):
        window_rows(side, xs, (0.19, 0.33), (0.055, 0.09))
        window_rows(side, xs[:2] + xs[3:], (0.04,), (0.055, 0.10))
    model.slab((-0.035, -half - 0.01, 0), (0.035, -half + 0.1, 0.13), 'oak', 0.003)
    for x in (-0.27, 0.27):
        model.slab((x - 0.035, 0.0, eaves), (x + 0.035, 0.14, 0.74), 'card2')


def courtyard(model: Model) -> None:
    """Four storeys round a court that is open to the front."""
    court = ((-0.4, -0.38), (-0.16, -0.38), (-0.16, 0.1), (0.16, 0.1), (0.16, -0.38))
    storeys(model, (*court, (0.4, -0.38), (0.4, 0.38), (-0.4, 0.38)), 4)


def corner(model: Model) -> None:
    """An L of two storeys, clad in basswood, with a taller head."""
    ell = ((-0.4, -0.36), (-0.12, -0.36), (-0.12, 0.06), (0.4, 0.06), (0.4, 0.36), (-0.4, 0.36))
    storeys(model, ell, 2, band='bass')
    storeys(model, box(-0.398, 0.062, -0.1, 0.358), 4, band='bass')


def wedge(model: Model) -> None:
    """A wedge of three storeys with a round prow."""
    prow = [(x - 0.28, y - 0.27) for x, y in arc(0.1, 100, 305, 10)]
    storeys(model, (*prow, (0.4, 0.1), (0.4, 0.36), (0.1, 0.36)), 3)


def works(model: Model) -> None:
    """A former works: four north lights."""
    model.slab((-0.4, -0.34, 0), (0.4, 0.34, 0.34), 'card')
    for tooth in model.at(-0.4, 0, 0.339).row(4, 0.2):
        outline = ((0, 0), (0.198, 0), (0.198, 0.02), (0.02, 0.16), (0, 0.16))
        tooth.prism(outline, -0.34, 0.34, 'slate', TOWARDS_CAMERA)
        tooth.slab((-0.004, -0.31, 0.03), (0.001, 0.31, 0.14), 'pane', 0.001)
    window_rows(model.at(0, -0.34), (-0.3, -0.15, 0, 0.15, 0.3), (0.08,), (0.09, 0.13))


def roof_off(model: Model) -> None:
    """Two storeys, the plant room on top of them, and the roof that leans on its left side."""
    x, y, wall = 0.50, 0.36, 0.03
    here = model.at(0.27, 0.0)
    top = storeys(here, box(-x, -y, x, y), 2)
    top.slab((-x + 0.01, -y + 0.01, -0.01), (x - 0.01, y - 0.01, 0.004), 'card2', 0.002)
    for front, height in ((-y, 0.1), (y - wall, 0.2)):
        top.slab((-x, front, 0), (x, front + wall, height), 'card', 0.004)
    for left in (-x, x - wall):
        top.slab((left, wall - y, 0), (left + wall, y - wall, 0.19), 'card', 0.004)
    plant(top)
    lid(here.on(shift(-x - 0.27, 0, 0.0) @ rotation(-66, 'Y')), x, y)


def lid(model: Model, x: float, y: float) -> None:
    """A flat roof with six rooflights on half sizes `x` and `y`, from the middle of its left end."""
    model.slab((0, -y - 0.03, 0), (2 * x + 0.06, y + 0.03, 0.025), 'card', 0.005)
    model.slab((0.02, -y - 0.01, 0.025), (2 * x + 0.04, y + 0.01, 0.04), 'card2', 0.004)
    for rooflight in model.at(0.2, -0.2, 0.04).grid(3, 2, 0.25, 0.24):
        rooflight.slab((0, 0, 0), (0.13, 0.13, 0.03), 'pane', 0.004)


def plant(model: Model) -> None:
    """An air handling unit and its duct, two tanks, two chillers."""
    model.slab((-0.42, 0.06, 0.01), (0.10, 0.26, 0.17), 'accent', 0.01)
    for x in (-0.30, -0.16, -0.02):
        model.slab((x, 0.055, 0.03), (x + 0.006, 0.265, 0.174), 'dark', 0.001)
    model.slab((0.10, 0.11, 0.05), (0.30, 0.21, 0.13), 'accent', 0.006)
    for spot in model.each(((0.36, 0.16), (0.36, -0.1))):
        spot.rod((0, 0, 0.01), (0, 0, 0.24), 0.085, 'accent', 28)
    for unit in model.at(-0.40, -0.24, 0.01).row(2, 0.28):
        unit.slab((0, 0, 0), (0.22, 0.17, 0.13), 'accent', 0.008)
        unit.rod((0.11, 0.085, 0.13), (0.11, 0.085, 0.145), 0.065, 'dark', 24)


# A clinic, shops, flats


def clinic(model: Model) -> None:
    """A cross in plan, two storeys high, with a lantern over its middle."""
    arm = (0.15 - 0.4j, 0.15 - 0.15j, 0.4 - 0.15j)
    corners = [point * 1j**turn for turn in range(4) for point in arm]
    cross = [(point.real, point.imag) for point in corners]
    roof = storeys(model, cross, 2, 0.17)
    roof.prism([(x * 1.06, y * 1.06) for x, y in cross], -0.02, 0.01, 'card')
    roof.slab((-0.12, -0.12, 0.0), (0.12, 0.12, 0.07), 'pane', 0.004)


def corner_shop(model: Model) -> None:
    """Two storeys and a gable, over a shopfront with an awning."""
    model.slab((-0.3, -0.24, 0), (0.3, 0.32, 0.32), 'card')
    gable = ((-0.28, 0), (0.36, 0), (0.04, 0.20))
    model.prism(gable, -0.32, 0.32, 'slate', shift(0, 0, 0.321) @ ALONG_X)
    shopfront(model.at(0, -0.24), 0.27)
    window_rows(model.at(0, -0.24), (-0.18, 0, 0.18), (0.21,), (0.08, 0.085))
    model.slab((0.16, 0.1, 0.36), (0.24, 0.18, 0.60), 'card2')


def hall_shop(model: Model) -> None:
    """A hall with a vaulted roof and a glass front."""
    vault = [(x, y * 0.55 + 0.26) for x, y in arc(0.42, 0, 180, 20)]
    place = shift(0, 0.02) @ TOWARDS_CAMERA
    model.prism((*vault, (-0.42, 0), (0.42, 0)), -0.34, 0.24, 'card', place)
    inner = [(x * 0.88, (y - 0.26) * 0.86 + 0.24) for x, y in vault]
    model.prism((*inner, (-0.37, 0.16), (0.37, 0.16)), 0.235, 0.243, 'pane', place)
    shopfront(model.at(0, -0.22), 0.38)


def shopfront(model: Model, half: float) -> None:
    """A shop window and door under an awning of basswood strips, in a front at Y 0."""
    window_rows(model, (-half / 2, half / 2), (0.03,), (half * 0.86, 0.12))
    count = 9
    for strip in model.at(-half, 0).row(count, 2 * half / count):
        x, width = half / count, 2 * half / count - 0.004
        strip.beam((x, 0, 0.19), (x, -0.13, 0.145), (width, 0.012), 'bass', 0.002)


def flats(model: Model) -> None:
    """A slab of six storeys with oak balconies, and two lift heads."""
    storey, floors, half, front = 0.15, 6, 0.82, -0.16
    top = storey * floors
    model.slab((-half, front, 0), (half, 0.3, top), 'card')
    model.slab((-half - 0.01, front - 0.01, top), (half + 0.01, 0.31, top + 0.04), 'card2')
    for x in (-0.5, 0.35):
        model.slab((x, 0, top), (x + 0.2, 0.22, top + 0.15), 'card2')
    xs, zs = [(k - 3.5) * 0.2 for k in range(8)], [storey * k + 0.03 for k in range(floors)]
    window_rows(model.at(0, front), xs, zs, (0.13, 0.10))
    window_rows(model.on(shift(-half, 0.07) @ rotation(-90)), (-0.12, 0.1), zs, (0.07, 0.08))
    for balcony in model.at(xs[0], front, storey).grid(8, 1, 0.2, 0):
        for level in balcony.row(floors - 1, z=storey):
            level.slab((-0.078, -0.1, 0), (0.078, 0, 0.016), 'card', 0.003)
            level.slab((-0.078, -0.1, 0.016), (0.078, -0.088, 0.065), 'oak', 0.003)


PLAN = (
    ((corner_shop, 1), (roof_off, 2), (hall_shop, 1)),
    ((town_house, 1), (clinic, 1), (works, 1), (wedge, 1)),
    ((courtyard, 1), (corner, 1), (terraces, 1), (fins, 1)),
    ((drum, 1), (flats, 2), (tower, 1)),
)
