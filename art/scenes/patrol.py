"""A reach of the Thames at night, from above: eleven sites with one lamp each, a vermilion van.

For the patrol project. Six trading estates, two schools, two offices and a marina stand along one
road, from Barking at the back to Tilbury at the front. Buildings are to scale, the road between
them is shortened. The river keeps its left bank plain for words.
"""

import math
import random
from collections.abc import Callable

from kit import coastlines, studio, trees, vehicles
from kit.buildings import grid_building
from kit.geometry import TOWARDS_CAMERA, Matrix, Model, Point, rotation, shift, spline
from kit.materials import Materials, card, glow, plain, standard

GRADE = studio.Grade(exposure=1.2, vignette=0.24, bloom=0.10, bloom_threshold=1.3)

Flat = tuple[float, float]

BOARD_LEFT, BOARD_RIGHT, BOARD_FRONT, BOARD_BACK = -3.2, 6.4, -4.4, 6.2
BED, WATER, STEP = -0.22, -0.12, 0.05  # STEP is a layer of land
# The middle of the river, from the back to the front, and half its width there
RIVER = (
    *((-4.5, 8.8, 0.30), (-3.2, 7.4, 0.30), (-1.7, 6.0, 0.32), (0.0, 4.7, 0.36), (0.75, 3.2, 0.40)),
    *((0.5, 1.9, 0.44), (0.0, 0.75, 0.47), (-0.15, -0.4, 0.50), (0.4, -1.45, 0.55)),
    *((1.5, -2.1, 0.60), (3.0, -2.55, 0.68), (5.0, -3.4, 0.80)),
    *((7.0, -5.0, 0.95), (9, -7, 1), (11, -9, 1)),
)
# Where the land rises, from the back to the right
FIELD = (
    *((1.2, 8.0), (1.9, 6.6), (2.9, 5.2), (3.4, 3.6), (3.3, 2.2), (3.2, 1.0)),
    *((4.0, 0.1), (5.2, -0.4), (6.6, -1.0), (8.0, -1.6)),
)
HILL = ((3.0, 8.0), (3.6, 6.6), (4.3, 5.0), (4.6, 3.4), (4.8, 2.0), (5.5, 1.1), (6.6, 0.4), (8, 0))
ROAD_FROM_BANK, ROAD_WIDTH = 0.70, 0.2
LAMP = 0.34


def build() -> None:
    van_at = on_route(*VAN)
    light(build_model(van_at)[1], van_at, on_route(VAN[0] + 0.8, VAN[1]))
    studio.camera((1.7, -10.7, 8.3), (0.70, 0.60, 0), 45.5, 6, focus=(0.6, 0, 0))


def build_model(van_at: Matrix) -> tuple[Materials, list[Point]]:
    """The model with its van somewhere on the road: other scenes photograph it too.

    Returns its materials, for what they add, and where the lamps of the sites are.
    """
    surfaces = standard(
        plain('river', '#5C6B78', roughness=0.16, metal=0.8, bump=0.03),
        card('mud', '#565C60', variation=0),
        card('marsh', '#5D6468', variation=0.004),
        card('field', '#6E7474', variation=0.004),
        card('hill', '#808483', variation=0.004),
        card('road', '#34363A', variation=0),
        plain('pane', '#12181D', roughness=0.5, specular=0.3),
        glow('head', '#FFE3B8', 14.0),
    )
    model = Model(surfaces, seed=37)
    land(model)
    lamps = []
    for make, along, aside in SITES:
        here = model.on(on_route(along, aside) @ rotation(0 if aside > 0 else 180))
        make(here)
        lamps.append(here.point((0, 0, LAMP)))
    van(model.on(van_at).scaled(0.94))
    model.finish()
    draw = random.Random(9)
    spots = []
    for _ in range(26):  # behind the sites, but not inside the bend
        along = draw.choice((draw.uniform(4, 9), draw.uniform(12, 15.5)))
        x, y, _ = on_route(along, draw.uniform(1.25, 1.6)).translation
        spots.append((x, y, draw.uniform(0.25, 0.35)))
    trees.grove(surfaces, spots, draw, flakes=500, flake=0.03)
    return surfaces, lamps


MIDDLE = spline(RIVER)


def offset(distance: float, side: int = 1) -> list[Flat]:
    """A line `distance` inland of the north bank (`side` 1) or of the south bank (-1)."""
    line = []
    for (x0, y0, _), (x, y, half), (x1, y1, _) in zip(MIDDLE, MIDDLE[1:], MIDDLE[2:]):
        length = math.hypot(x1 - x0, y1 - y0)
        away = side * (half + distance) / length
        line.append((x - (y1 - y0) * away, y + (x1 - x0) * away))
    return line


BESIDE = offset(ROAD_FROM_BANK)
# Through every sixteenth point, or it would be angular in the bends
ROAD = spline((BESIDE[0], *BESIDE[::16], BESIDE[-1]))


def on_route(along: float, aside: float) -> Matrix:
    """A place beside the road, so far along it and so far inland. X points downstream."""
    for (x0, y0), (x1, y1) in zip(ROAD, ROAD[1:]):
        length = math.dist((x0, y0), (x1, y1))
        if along <= length:
            break
        along -= length
    t, turn = along / length, math.degrees(math.atan2(y1 - y0, x1 - x0))
    return shift(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) @ rotation(turn) @ shift(0, aside)


def land(model: Model) -> None:
    """The board, the river, layers of land on both banks, and the road."""
    corner = (BOARD_RIGHT + 0.1, BOARD_BACK + 0.1, BED)
    model.slab((BOARD_LEFT - 0.1, BOARD_FRONT - 0.1, BED - 0.26), corner, 'walnut', 0.02)
    model.slab((BOARD_LEFT, BOARD_FRONT, BED), (BOARD_RIGHT, BOARD_BACK, WATER), 'river', 0.004)
    layers = (
        *((offset(-0.10), -0.07, 'mud'), (offset(-0.10, -1), -0.07, 'mud')),
        *((offset(0.01), 0, 'marsh'), (offset(0.01, -1), 0, 'marsh')),
        *((spline(FIELD), STEP, 'field'), (spline(HILL), 2 * STEP, 'hill')),
    )
    for number, (edge, top, material) in enumerate(layers):
        south_bank = number in (1, 3)
        outline = [*edge[::-1], (-9, 9), (-9, -9)] if south_bank else [*edge, (9, -9), (9, 9)]
        inset = 0.01 + 0.003 * number
        low = (BOARD_LEFT + inset, BOARD_FRONT + inset)
        high = (BOARD_RIGHT - inset, BOARD_BACK - inset)
        model.prism(coastlines.clipped(outline, low, high), WATER - 0.02, top, material)
    inside = [(x, y, 0.004) for x, y in ROAD if x < BOARD_RIGHT and y < BOARD_BACK]
    model.ribbon(inside, (ROAD_WIDTH, 0.012), 'road')
    for k in range(58):
        dash = model.on(on_route(3 + k * 0.22, 0))
        dash.slab((0, -0.004, 0.01), (0.07, 0.004, 0.012), 'card2', 0.0005)


def plot(model: Model, width: float, depth: float, front: float = -0.1) -> None:
    """The paved ground of a site, and the lamp at its gate."""
    model.slab((-width / 2, front, 0), (width / 2, depth, 0.006), 'grey', 0.002)
    model.rod((0, 0, 0), (0, 0, LAMP + 0.02), 0.008, 'dark', 8)
    model.slab((-0.02, -0.02, LAMP + 0.02), (0.02, 0.05, LAMP + 0.035), 'head', 0.002)


def shed(model: Model, width: float, depth: float, height: float) -> None:
    """A unit with a roof of one slope and a roller door, its front on the origin."""
    model.slab((0, 0, 0), (width, depth, height), 'card', 0.005)
    roof = [(-0.01, 0), (width + 0.01, 0), (-0.01, 0.08)]
    model.at(0, -0.01, height).prism(roof, -depth - 0.02, 0, 'card2', TOWARDS_CAMERA)
    model.slab((width * 0.25, -0.004, 0), (width * 0.75, 0.01, height * 0.7), 'grey', 0.001)


def estate(model: Model) -> None:
    """Two units side by side behind a yard."""
    plot(model, 1.0, 0.74)
    for unit in model.at(-0.44, 0.18).row(2, 0.43):
        shed(unit, 0.41, 0.5, 0.22)


def wharf(model: Model) -> None:
    """Three small units between the road and the river."""
    plot(model, 1.0, 0.36)
    for unit in model.at(-0.45, 0.1).row(3, 0.3):
        shed(unit, 0.29, 0.22, 0.18)


def school(model: Model) -> None:
    """Two wings of two storeys and a hall."""
    plot(model, 1.0, 0.9)
    style = {'pier': 0.02, 'spandrel': 0.04, 'depth': 0.025, 'core': 'pane', 'plant': False}
    grid_building(model, (-0.45, 0.22), (0.9, 0.26), 0, 2, 0.14, (12, 3), **style)
    grid_building(model, (-0.45, 0.485), (0.26, 0.36), 0, 2, 0.14, (3, 5), **style)
    model.slab((0.12, 0.485, 0), (0.45, 0.78, 0.34), 'card2', 0.005)


def office(model: Model) -> None:
    """An office of four storeys."""
    plot(model, 0.8, 0.7)
    style = {'pier': 0.025, 'spandrel': 0.045, 'depth': 0.03, 'core': 'pane'}
    grid_building(model, (-0.3, 0.18), (0.62, 0.42), 0, 4, 0.145, (8, 5), **style)


def marina(model: Model) -> None:
    """A clubhouse on the bank, and pontoons with boats in the river, which lies ahead."""
    plot(model, 1.1, 0.08, -0.36)
    model.slab((-0.45, -0.3, 0), (-0.1, -0.08, 0.16), 'card', 0.005)
    model.slab((-0.48, -0.33, 0.16), (-0.07, -0.05, 0.18), 'card', 0.005)
    deck = model.at(0, 0.14, WATER + 0.02)
    model.beam((0.23, 0.04, 0.012), (0.23, 0.28, -0.064), (0.06, 0.012), 'bass', 0.002)
    deck.slab((-0.75, 0.12, 0), (0.75, 0.18, 0.03), 'bass', 0.003)
    for finger in deck.at(-0.74, 0.18).row(8, 0.21):
        finger.slab((-0.014, 0, 0), (0.014, 0.28, 0.029), 'bass', 0.002)
    for k, berth in enumerate(deck.at(-0.635, 0.2, -0.005).row(7, 0.21)):
        hull = [(-0.055, 0), (0.055, 0), (0.06, 0.17), (0, 0.3), (-0.06, 0.17)]
        berth.prism(hull, 0, 0.05, 'card', chamfer=0.004)
        berth.slab((-0.032, 0.04, 0.05), (0.032, 0.16, 0.085), 'card2', 0.006)
        if k % 3:
            berth.rod((0, 0.13, 0.08), (0, 0.13, 0.46), 0.006, 'card', 6)


def van(model: Model) -> None:
    """The patrol van, vermilion, with its headlamps on."""
    body = ((-0.04, 0, 0.0725), (0.22, 0.096, 0.105), 0.014)
    bonnet = ((0.1, 0, 0.045), (0.1, 0.092, 0.05), 0.012)
    vehicles.car(model, 'accent', body, bonnet, 0.09, (0.03, 0.05, 0.025))
    model.beam((0.062, 0, 0.118), (0.108, 0, 0.068), (0.08, 0.01), 'pane', 0.002)
    for y in (-0.032, 0.032):
        model.box((0.151, y, 0.052), (0.006, 0.02, 0.016), 'head', 0.001)


# What stands there, how far along the road, and how far inland of it or towards the river
SITES: tuple[tuple[Callable[[Model], None], float, float], ...] = (
    *((estate, 4.0, 0.24), (school, 5.45, 0.24), (wharf, 6.2, -0.22), (office, 6.9, 0.24)),
    *((estate, 8.2, 0.24), (wharf, 8.8, -0.22), (estate, 10.0, 0.24), (school, 12.0, 0.24)),
    *((marina, 12.3, -0.6), (office, 13.1, 0.24), (estate, 14.3, 0.24)),
)
VAN = (12.98, 0.05)


def light(lamps: list[Point], van_at: Matrix, ahead: Matrix) -> None:
    """Moonlight across the river, the paper behind, and one lamp at each site."""
    studio.room('#3A4149', wall=16, floor=BED - 0.26, light='#5F7FA8', strength=0.08, roughness=0.8)
    for x, y, z in lamps:
        studio.point_light((x, y, z), 6.5, '#FFC488', 0.02)
    studio.area_light((-8, 1, 8), (1, 0, 0), 2.0, 230, '#9DBBE8')
    studio.area_light((2, 7, 9), (1, 16, 9.5), 6, 3400, '#93ACCF')
    start = van_at @ shift(0.17, 0)
    studio.area_light((*start.translation.xy, 0.06), ahead.translation, 0.05, 3, '#FFE3B8')
    studio.only_lamps_light()
    studio.clamp_indirect_light(4.0)
