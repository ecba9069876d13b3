"""A hillside house in Los Angeles whose upper floor is cantilevered.

For the head of the group's work abroad. A long white slab with an oak soffit above stacked contours
says where we are before the palms do. The accents are the front door and one parasol. The camera
stands low, so the slope must not rise before the balcony.
"""

import math
import random

from kit import studio, trees, vehicles
from kit.figures import crowd
from kit.geometry import Matrix, Model, Point, Vector, place, shift
from kit.materials import Materials, card, standard, wood

GRADE = studio.Grade(exposure=0.9, vignette=0.22, warmth=-0.02, bloom=0.05, bloom_threshold=2.0)

BOARD_LEFT, BOARD_RIGHT, BOARD_FRONT, BOARD_BACK = -4.2, 5.4, -2.6, 3.0
MARGIN = 0.14  # from the edge of the board to the contours
LAYER, LAYERS = 0.085, 17  # thickness of a contour, and how many there may be
CONTOUR_STEPS = 72  # along X

STOREY = 0.62
LOWER = 0.86  # top of the plinth
LOWER_FLOOR, LOWER_TOP = LOWER + 0.02, LOWER + STOREY
# The upper floor: its slab, and where its walls stand
LEFT, RIGHT, FRONT, BACK = -1.75, 3.0, -0.72, 1.3
UPPER_FLOOR = LOWER_TOP + 0.15
UPPER_TOP = UPPER_FLOOR + STOREY
ROOMS_LEFT, ROOMS_RIGHT, ROOMS_FRONT = LEFT + 0.30, RIGHT - 0.25, FRONT + 0.34
RAIL = LOWER_TOP + 0.32
# Where a palm stands, and how large it is
PALMS = (
    *((-2.5, 0.3, 1.5), (-2.9, 1.2, 1.7), (-2.1, 1.6, 1.6), (-3.4, -0.2, 1.2)),
    *((-0.9, -1.5, 1.0), (1.25, -1.55, 0.95), (4.55, 0.2, 1.6), (4.5, 1.5, 1.7)),
    *((3.6, 2.3, 1.6), (1.0, 2.3, 1.5), (-0.6, 2.4, 1.4)),
)


def build() -> None:
    surfaces = standard(
        card('leafA', '#76855F', bump=0, variation=0.16),
        card('leafB', '#94A077', bump=0, variation=0.14),
        card('pool', '#5F93A0', roughness=0.18, bump=0.02, variation=0),
        card('earth', '#DDD3C2', variation=0.02),
        wood('soff', ('#E2C295', '#CBA06C', '#94683F'), roughness=0.5),
    )
    model = Model(surfaces, seed=101)
    # Oak and a layer of earth
    model.slab((BOARD_LEFT, BOARD_FRONT, -0.34), (BOARD_RIGHT, BOARD_BACK, -0.04), 'oak', 0.02)
    low = (BOARD_LEFT + 0.12, BOARD_FRONT + 0.12, -0.04)
    model.slab(low, (BOARD_RIGHT - 0.12, BOARD_BACK - 0.12, 0), 'earth', 0.006)
    for k in range(1, LAYERS + 1):
        contour(model, k)
    lower_storey(model)
    upper_storey(model)
    outdoors(model)
    model.finish()
    draw = random.Random(29)
    planting(surfaces, draw)

    studio.room('#857F79', wall=14, floor=-0.36, light='#BFD0E4', strength=0.22)
    for x in (-0.6, 1.3):
        studio.point_light((x, 0.25, LOWER_TOP + 0.62), 4.0, '#FFC488', 0.06)
    studio.point_light((2.4, 0.15, LOWER + 0.5), 3.5, '#FFC488', 0.06)
    studio.area_light((-8.5, -8.0, 6.5), (0, 0, 1.2), 1.4, 2400, '#FFE2C0')
    studio.area_light((8, -5, 3), (0, 0, 1), 6, 130, '#CFDEF0')
    studio.camera((3.9, -12.4, 1.35), (-0.72, 0, 1.24), 54, 4.5, focus=(-0.2, -0.7, 1.4))


def slope(x: float, y: float) -> float:
    """Height of the hillside: it rises to the back and the right, steeply as far as the house."""
    plane = 0.05 + 0.15 * (min(x, 0.8) + 2.2) + 0.05 * max(0, x - 0.8) + 0.20 * (y + 1.2)
    return plane + 0.05 * math.sin(1.1 * x + 0.4) + 0.04 * math.sin(2.3 * x + 1.7 * y)


def ground(x: float, y: float) -> float:
    """Height of the contour that lies at a place."""
    return max(0, math.floor(slope(x, y) / LAYER) * LAYER)


def edge_of_layer(x: float, height: float) -> float:
    """Y at which the slope comes to a height."""
    near, far = BOARD_FRONT + MARGIN, BOARD_BACK - MARGIN
    if slope(x, far) < height:
        return far
    if slope(x, near) > height:
        return near
    for _ in range(30):
        middle = (near + far) / 2
        if slope(x, middle) < height:
            near = middle
        else:
            far = middle
    return far


# Two on the deck, two on the balcony, one at the foot of the slope
PEOPLE = (
    (1.75, -0.50, LOWER_FLOOR, 0.3, 'walk', 'dark'),
    (-1.3, -0.55, UPPER_FLOOR, -0.3, 'stand', 'dark'),
    (0.8, -0.55, UPPER_FLOOR, 0.3, 'stand', 'dark'),
    (2.9, -0.40, LOWER_FLOOR, 0.5, 'stand', 'dark'),
    (-0.75, -2.2, ground(-0.75, -2.2), 0.4, 'walk', 'dark'),
)


def contour(model: Model, k: int) -> None:
    """Layer k of the hillside. Each is a little smaller, so that their cut edges do not meet."""
    left, right = BOARD_LEFT + MARGIN, BOARD_RIGHT - MARGIN
    edge = []
    for i in range(CONTOUR_STEPS + 1):
        x = left + (right - left) * i / CONTOUR_STEPS
        y = edge_of_layer(x, k * LAYER)
        if y < BOARD_BACK - 0.15:
            edge.append((x, y))
    if len(edge) < 3:
        return
    inset, end = 0.0012 * k, right - 0.001 * k
    edge[-1] = (end, edge[-1][1])
    outline = [(x, y + inset if y < BOARD_FRONT + 0.2 else y) for x, y in edge]
    back = BOARD_BACK - MARGIN - inset
    outline += [(end, back), (edge[0][0], back)]
    model.prism(outline, (k - 1) * LAYER, k * LAYER, 'card' if k % 2 else 'earth')


def lower_storey(model: Model) -> None:
    """The retaining wall with its deck, the rooms on it, and the vermilion front door."""
    model.slab((-0.15, -0.95, 0.05), (4.3, 1.9, LOWER), 'card', 0.008)
    for board in model.at(-0.10, 0, LOWER).row(34, 0.13):
        board.slab((0, -0.96, 0), (0.12, -0.35, 0.018), 'oak', 0.003, grain=1)
    floor, top = LOWER_FLOOR, LOWER_TOP
    glass_wall(model, (0.35, -0.30, floor), (3.7, 1.6, top), 12)
    model.slab((0.33, -0.28, LOWER), (0.37, 1.6, top), 'card', 0.004)
    model.slab((3.62, -0.28, LOWER), (3.70, 1.6, top), 'card', 0.004)
    model.slab((0.37, -0.25, LOWER + 0.001), (3.62, 1.55, LOWER + 0.021), 'oak', 0.003)
    model.slab((1.85, 0.55, floor), (3.3, 0.60, top - 0.01), 'soff', 0.004)
    model.slab((1.28, -0.33, floor), (1.56, -0.27, top - 0.001), 'accentcard', 0.005)
    model.rod((1.50, -0.345, LOWER + 0.22), (1.50, -0.345, LOWER + 0.42), 0.009, 'brass', 10)


def glass_wall(model: Model, low: Point, high: Point, bays: int) -> None:
    """Oak mullions and glass along the front of a storey, and the wall at its back."""
    here, (w, d, h) = model.at(*low), (b - a for a, b in zip(low, high))
    here.slab((0.03, d - 0.06, 0), (w - 0.03, d, h), 'card', 0.004)
    for mullion in here.row(bays + 1, (w - 0.022) / bays):
        mullion.slab((0, 0, 0), (0.022, 0.05, h), 'oak', 0.003, grain=2)
    here.slab((0.02, 0.022, 0.02), (w - 0.02, 0.026, h - 0.02), 'acrylic', 0.001)
    for bottom, top in ((0, 0.02), (h - 0.03, h)):
        here.slab((0, 0.001, bottom), (w, 0.049, top), 'oak', 0.003)


def soffit(model: Model, low: Point, high: Point) -> None:
    """Twenty-four oak boards side by side, with a joint between them."""
    here, (w, d, h) = model.at(*low), (b - a for a, b in zip(low, high))
    for board in here.row(24, 0, d / 24):
        board.slab((0, 0.002, 0), (w, d / 24 - 0.002, h), 'soff', 0.003, grain=0)


def upper_storey(model: Model) -> None:
    """The slab that cantilevers to the left, rooms behind glass, the roof, and the balcony's rail."""
    z = LOWER_TOP
    model.slab((LEFT, FRONT, z + 0.03), (RIGHT, BACK, UPPER_FLOOR), 'card', 0.008)
    low, high = (LEFT + 0.04, FRONT + 0.03, z + 0.002), (RIGHT - 0.04, BACK - 0.03, z + 0.029)
    soffit(model, low, high)
    left, right, front, back = ROOMS_LEFT, ROOMS_RIGHT, ROOMS_FRONT, BACK - 0.05
    z, top = UPPER_FLOOR, UPPER_TOP
    glass_wall(model, (left, front, z), (right, back, top), 15)
    model.slab((left - 0.02, front + 0.4, z), (left + 0.02, back, top), 'card', 0.004)
    model.slab((right - 0.04, front + 0.02, z), (right, back, top), 'card', 0.004)
    for mullion in model.at(left, front + 0.02, z).row(3, 0, 0.19):
        mullion.slab((0, 0, 0), (0.022, 0.022, STOREY), 'oak', 0.003, grain=2)
    model.at(0, front).slab((left + 0.9, 0.75, z), (right - 0.9, 0.79, top - 0.01), 'soff', 0.004)
    low, high = (LEFT - 0.12, FRONT - 0.10, top + 0.03), (RIGHT + 0.12, BACK + 0.10, top + 0.13)
    model.slab(low, high, 'card', 0.008)
    low, high = (LEFT - 0.08, FRONT - 0.07, top + 0.002), (RIGHT + 0.08, BACK + 0.05, top + 0.029)
    soffit(model, low, high)
    z = LOWER_TOP
    model.slab((1.9, 0.2, z + 0.90), (2.35, 1.45, z + 1.22), 'card', 0.006)
    model.slab((-0.4, 0.3, z + 0.91), (0.6, 0.9, z + 0.96), 'card2', 0.005)
    posts, corner = RIGHT - LEFT - 0.06, model.at(LEFT + 0.03, FRONT + 0.03)
    for bar in (*corner.row(44, posts / 43), *corner.row(7, 0, 0.05)):
        bar.rod((0, 0, UPPER_FLOOR), (0, 0, RAIL), 0.0035, 'brass', 5)
    here = model.at(0, FRONT, RAIL)
    here.slab((LEFT + 0.015, 0.015, 0), (RIGHT - 0.03, 0.045, 0.015), 'oak', 0.003)
    here.slab((LEFT + 0.015, 0.046, 0), (LEFT + 0.045, 0.36, 0.015), 'oak', 0.003)


def outdoors(model: Model) -> None:
    """What can be seen of the furniture; pool, steps, car, people and the vermilion parasol."""
    sofas = ((-0.9, 0.15, UPPER_FLOOR), (0.6, 0.1, UPPER_FLOOR), (2.2, 0.1, LOWER_FLOOR))
    for sofa in model.each(sofas):
        sofa.slab((0, 0, 0.03), (0.5, 0.22, 0.11), 'grey', 0.02)
        sofa.slab((0, 0.17, 0.03), (0.5, 0.24, 0.22), 'grey', 0.02)
    model.slab((2.3, -0.12, LOWER_FLOOR), (2.55, 0.02, LOWER + 0.10), 'oak', 0.005)
    model.slab((-0.8, -0.12, UPPER_FLOOR), (-0.5, 0.02, UPPER_FLOOR + 0.07), 'oak', 0.005)
    model.slab((0.55, 0.3, LOWER_FLOOR), (1.1, 0.5, LOWER + 0.20), 'walnut', 0.005)
    model.slab((2.25, -0.90, LOWER + 0.018), (4.05, -0.45, LOWER + 0.034), 'card', 0.004)
    model.slab((2.31, -0.85, LOWER + 0.0345), (3.99, -0.50, LOWER + 0.037), 'pool', 0.001)
    for k in range(9):
        low = (0.35, -0.965 - 0.075 * (k + 1), 0.02)
        high = (0.95, -0.963 - 0.075 * k, LOWER - 0.085 * (k + 1) + 0.02)
        model.slab(low, high, 'card', 0.004)
    here = model.on(shift(-2.6, -2.05) @ Matrix.Rotation(0.08, 4, 'Z'))
    body = ((0, 0, 0.11), (0.72, 0.29, 0.11), 0.035)
    cabin = ((-0.03, 0, 0.195), (0.38, 0.25, 0.09), 0.04)
    vehicles.car(here, 'oak', body, cabin, 0.22, (0.11, 0.15, 0.06))
    crowd(model, PEOPLE, 0.36)
    pole = model.at(3.75, -0.42, LOWER)  # of the parasol: eight triangles of card
    pole.rod((0, 0, 0.018), (0, 0, 0.5), 0.010, 'bass', 8)
    pieces = model.pieces('accentcard')
    first, sides, radius = len(pieces.vertices), 8, 0.27
    for i in range(sides):
        angle = 2 * math.pi * i / sides + 0.39
        rim = (radius * math.cos(angle), radius * math.sin(angle), 0.43)
        pieces.vertices.append(Vector(pole.point(rim)))
        pieces.grain.append([angle, 0, 0])
        pieces.faces.append([first + i, first + (i + 1) % sides, first + sides])
    pieces.vertices.append(Vector(pole.point((0, 0, 0.53))))
    pieces.grain.append([0, 0, 0])


def planting(surfaces: Materials, draw: random.Random) -> None:
    """Palms round the house, and shrubs on the slope, but not under the cantilever."""
    leaves = enumerate(('leafA', 'leafB', 'leafA', 'leafA'), start=2)
    kinds = [trees.palm(surfaces, f'palm {seed}', leaf, seed, frond=0.36) for seed, leaf in leaves]
    for x, y, scale in PALMS:
        foot = (x, y, ground(x, y) - 0.02)
        place(draw.choice(kinds), foot, scale=scale, turn=draw.uniform(0, 6))
    kinds = trees.grove(surfaces, (), 0, 900, 0.03, leaves=('leafA', 'leafB'))
    for _ in range(46):
        x, y = draw.uniform(-3.8, 5.0), draw.uniform(-1.9, 2.6)
        in_house = -0.5 < x < 4.4 and y > -1.15
        under_cantilever = LEFT - 0.1 < x < 0 and -0.8 < y < 1.4
        if in_house or under_cantilever:
            continue
        scale = draw.uniform(0.12, 0.26)
        foot = (x, y, ground(x, y) - 0.30 * scale)
        place(draw.choice(kinds), foot, scale=scale, turn=draw.uniform(0, 6))
