"""A fitted wardrobe under a sloping attic roof, cut open.

For fitted wardrobes. Two doors and two drawers stand open; the heads of the doors follow the slope
without a gap. One coat and one folded cloth are the accents. Measures are in metres, K units each.
"""

import math
import random

from kit import studio
from kit.geometry import TOWARDS_CAMERA, Matrix, Model, rotation, shift
from kit.materials import card, standard

GRADE = studio.Grade(exposure=0.7, vignette=0.18, warmth=-0.02, bloom=0.05, bloom_threshold=2.0)

K = 1.55  # units in a metre
LEFT, RIGHT, FRONT, BACK = -2.05, 2.35, -1.35, 1.15  # of the room
RIDGE, RIDGE_HEIGHT, KNEE_WALL = -1.15, 2.85, 0.95
SLOPE = (RIDGE_HEIGHT - KNEE_WALL) / (RIGHT - RIDGE)
SLOPE_LENGTH = math.hypot(RIGHT - RIDGE, RIDGE_HEIGHT - KNEE_WALL)
ROOF_EDGE = 0.10  # the roof is cut away in front of this
RAFTERS = (ROOF_EDGE, 0.45, 0.80, BACK + 0.02)

FACE = BACK - 0.60  # Y of the front of the wardrobe
RAIL = FACE + 0.30  # Y of the rails
GAP = 0.035  # to the slope, which a scribed strip fills
BAYS = (-1.62, -0.92, -0.22, 0.48, 1.18, 1.80, 2.32)
FIRST, LAST = BAYS[0], BAYS[-1]
PLINTH = 0.085  # foot of the doors
BOARDS_IN_DOOR = 5
# The outline of a door in Z and X, so that the grain runs up it, extruded away from its face
UP_THE_DOOR = Matrix(((0, 1, 0, 0), (0, 0, -1, 0), (1, 0, 0, 0), (0, 0, 0, 1)))
# Doors slope at 61.5 degrees to their stiles: any more would smooth their heads into black patches
SHARP_EDGE = math.radians(50)

LONG_CLOTHES = (
    *('linen', 'wool', 'clay', 'card', 'dark'),
    *('linen', 'accentcard', 'clay', 'wool', 'card'),
)
SHORT_CLOTHES = ('linen', 'clay', 'card2', 'linen', 'card', 'clay', 'linen', 'wool')

Span = tuple[float, float]


def build() -> None:
    surfaces = standard(
        card('linen', '#D9D2C4', roughness=0.9, variation=0.05),
        card('wool', '#55585A', roughness=0.95, variation=0.08),
        card('clay', '#A89C8B', roughness=0.9, variation=0.06),
        card('rug', '#8E8B84', roughness=1.0, bump=0.4, variation=0.0),
    )
    model = Model(surfaces, seed=7).scaled(K)
    draw = random.Random(5)
    room(model, draw)
    roof(model)
    carcass(model)
    # The doors of bays 1 and 3 stand open; bay 2 has none, so that its shelves can be seen.
    for bay, degrees in ((0, 0), (1, -100), (3, -96), (4, 0), (5, 0)):
        door(model, bay, degrees)
    long_hanging(model, draw)
    shelves_and_drawers(model, draw)
    rail(model, 3, 1.50)
    shelf(model, 3, 0.56)
    for k, cloth in enumerate(SHORT_CLOTHES):
        spot = (BAYS[3] + 0.09 + k * 0.068, 1.49)
        garment(model, draw, spot, cloth, draw.uniform(0.52, 0.70), 0.38)
    drawer(model, 3, 0.11, 0.335)
    drawer(model, 3, 0.335, 0.56)
    # A bench with a cushion, a rug, and a pair of shoes
    model.slab((-1.95, -0.75, 0.38), (-1.05, -0.42, 0.42), 'oak', 0.008)
    model.legs((-1.92, -0.72, 0), (-1.08, -0.45, 0.38), 0.04, 'oak', 0.004)
    model.slab((-1.75, -0.70, 0.421), (-1.35, -0.48, 0.47), 'linen', 0.025)
    model.slab((-0.70, -1.05, 0.001), (1.25, -0.05, 0.012), 'rug', 0.003)
    for x in (1.45, 1.57):
        model.slab((x, -0.30, 0.001), (x + 0.09, -0.05, 0.05), 'dark', 0.02)
    for thing in model.finish():
        thing.data.auto_smooth_angle = SHARP_EDGE

    studio.room('#968F86', wall=13, floor=-0.24 * K, light='#C4D1E2', strength=0.24)
    studio.split_light((-8.2, -9.0, 7.4), (0.2, 0, 1.4), 1.4, 1350, '#FFE8CF')
    studio.area_light((8, -5, 4), (0, 0, 1.4), 6, 130, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((3.2, -14.8, 4.3), (-1.15, 0.2, 1.86), 54, 4.5, focus=(0, 0.4, 1.8))


def upright(model: Model, outline: list[Span], y: Span, material: str, chamfer=0.004) -> None:
    """An outline in X and Z, from Y `y[0]` back to `y[1]`."""
    model.prism(outline, -y[1], -y[0], material, TOWARDS_CAMERA, chamfer)


def on_roof(
    model: Model, along: Span, deep: Span, above: Span, material: str, chamfer=0.005, grain=0
) -> None:
    """A box on the slope: shares of its length from the ridge, Y, and height above its plane."""
    t = (along[0] + along[1]) / 2
    x, z = RIDGE + (RIGHT - RIDGE) * t, RIDGE_HEIGHT - (RIDGE_HEIGHT - KNEE_WALL) * t
    angle = math.atan2(RIDGE_HEIGHT - KNEE_WALL, RIGHT - RIDGE)
    slope = model.on(shift(x * K, 0, z * K) @ Matrix.Rotation(angle, 4, 'Y'))
    middle = (0, (deep[0] + deep[1]) / 2, (above[0] + above[1]) / 2)
    size = ((along[1] - along[0]) * SLOPE_LENGTH, deep[1] - deep[0], above[1] - above[0])
    slope.box(middle, size, material, chamfer, grain=grain)


def ceiling(x: float) -> float:
    """Height of the ceiling: level on the left of the ridge, then sloping."""
    return RIDGE_HEIGHT if x < RIDGE else RIDGE_HEIGHT - (x - RIDGE) * SLOPE


def top(x: float) -> float:
    """Height of the wardrobe."""
    return ceiling(x) - GAP


def room(model: Model, draw: random.Random) -> None:
    """The board, boards with a joint somewhere along each, the gable, and the knee wall."""
    model.slab((LEFT - 0.3, FRONT - 0.25, -0.24), (RIGHT + 0.40, BACK + 0.35, -0.09), 'oak', 0.02)
    model.slab((LEFT - 0.05, FRONT - 0.05, -0.09), (RIGHT + 0.14, BACK + 0.14, -0.03), 'card2')
    boards = 17
    width = (BACK - FRONT) / boards
    for board in model.at(0, FRONT).row(boards, 0, width):
        joint = LEFT + draw.uniform(0.15, 0.85) * (RIGHT - LEFT)
        for start, end in ((LEFT, joint), (joint, RIGHT)):
            low, high = (start + 0.002, 0.002, -0.03), (end - 0.002, width - 0.002, 0)
            board.slab(low, high, 'bass', 0.003, 0)
    gable = [(LEFT, 0), (RIGHT, 0), (RIGHT, KNEE_WALL)]
    gable += [(RIDGE, RIDGE_HEIGHT), (LEFT, RIDGE_HEIGHT)]
    upright(model, gable, (BACK, BACK + 0.10), 'card')
    model.slab((RIGHT, 0.05, 0), (RIGHT + 0.10, BACK + 0.10, KNEE_WALL), 'card', 0.005)


def roof(model: Model) -> None:
    """Plasterboard, rafters, battens and slates of the slope, and the joists left of the ridge."""
    on_roof(model, (0.0, 1.06), (ROOF_EDGE, BACK + 0.10), (0.0, 0.03), 'card', 0.004)
    for y in RAFTERS:
        on_roof(model, (-0.02, 1.09), (y, y + 0.05), (0.031, 0.15), 'bass')
    for k in range(14):
        u = 0.02 + k * 0.075
        deep = (ROOF_EDGE - 0.02, BACK + 0.16)
        on_roof(model, (u, u + 0.045), deep, (0.151, 0.172), 'bass', 0.003, 1)
    # The slates next to the ridge are left off, so that the battens show.
    for k in range(4, 17):
        u, lift = k * 0.064, 0.006 * (1 - (k % 2))
        for j in range(7):
            y = 0.30 + j * 0.14 + (0.07 if k % 2 else 0)
            deep = (y + 0.002, min(BACK + 0.2, y + 0.137))
            on_roof(model, (u, u + 0.09), deep, (0.174 + lift, 0.188 + lift), 'grey', 0.003, 1)
    flat = model.at(0, 0, RIDGE_HEIGHT)
    flat.slab((LEFT, 0.10, 0), (RIDGE + 0.02, BACK + 0.10, 0.03), 'card', 0.004)
    for y in RAFTERS:
        flat.slab((LEFT, y, 0.031), (RIDGE + 0.05, y + 0.05, 0.15), 'bass', 0.005)
    flat.slab((RIDGE - 0.04, 0.085, 0.031), (RIDGE + 0.075, BACK + 0.13, 0.185), 'bass', 0.006)


def carcass(model: Model) -> None:
    """Plinth, bottom, back, uprights cut to the slope, top, and the strip up to the ceiling."""
    model.slab((FIRST, FACE + 0.06, 0), (LAST, BACK - 0.02, 0.08), 'dark', 0.004)
    model.slab((FIRST, FACE + 0.02, 0.08), (LAST, BACK - 0.01, 0.105), 'oak', 0.003)
    ridge, end, width = top(RIDGE), top(LAST), 0.022
    back = [(FIRST, 0.1), (LAST, 0.1), (LAST, end - 0.03)]
    back += [(RIDGE, ridge - 0.03), (FIRST, ridge - 0.03)]
    upright(model, back, (BACK - 0.025, BACK - 0.006), 'oak', 0.002)
    for i, x in enumerate(BAYS):
        inside = 0 < i < len(BAYS) - 1
        left = x - (width / 2 if inside else 0 if i == 0 else width)
        right = left + width
        outline = [(left, 0.105), (right, 0.105)]
        outline += [(right, top(right) - 0.022), (left, top(left) - 0.022)]
        upright(model, outline, (FACE + 0.02, BACK - 0.026), 'oak', 0.003)
    outline = [(FIRST, ridge - 0.022), (RIDGE, ridge - 0.022), (LAST, end - 0.022)]
    outline += [(LAST, end), (RIDGE, ridge), (FIRST, ridge)]
    upright(model, outline, (FACE + 0.02, BACK - 0.02), 'oak', 0.002)
    outline = [(FIRST, ridge + 0.001), (RIDGE, ridge + 0.001), (LAST, end + 0.001)]
    outline += [(LAST, ceiling(LAST) - 0.002)]
    outline += [(RIDGE, RIDGE_HEIGHT - 0.002), (FIRST, RIDGE_HEIGHT - 0.002)]
    upright(model, outline, (FACE + 0.04, FACE + 0.06), 'card', 0.001)


def door(model: Model, bay: int, degrees: float) -> None:
    """A door of upright boards on a backing, hinged on its left, with a brass handle."""
    left, width = BAYS[bay] + 0.003, BAYS[bay + 1] - BAYS[bay] - 0.006
    leaf = model.at(left, FACE).on(rotation(degrees))

    def head(x: float) -> float:
        return top(left + x) - 0.004

    def board(start: float, end: float, front: float, back: float) -> None:
        bends = [x for x in (RIDGE - left,) if start < x < end]
        edge = [(x, head(x)) for x in (end, *bends, start)]
        outline = [(z, x) for x, z in ((start, PLINTH), (end, PLINTH), *edge)]
        leaf.prism(outline, -back, -front, 'oak', UP_THE_DOOR, chamfer=0.0022 * K)

    for k in range(BOARDS_IN_DOOR):
        start, end = width * k / BOARDS_IN_DOOR, width * (k + 1) / BOARDS_IN_DOOR
        board(start + 0.0025, end - 0.0025, 0, 0.022)
    board(0, width, 0.0225, 0.032)
    x = width - 0.06
    z = min(1.05, PLINTH + (head(x) - PLINTH) * 0.5)
    leaf.rod((x, -0.03, z - 0.1), (x, -0.03, z + 0.1), 0.008, 'brass', 12)
    for up in (-0.08, 0.08):
        leaf.rod((x, 0, z + up), (x, -0.03, z + up), 0.006, 'brass', 10)


def shelf(model: Model, bay: int, z: float) -> None:
    """An oak shelf."""
    low, high = (BAYS[bay] + 0.012, FACE + 0.03, z), (BAYS[bay + 1] - 0.012, BACK - 0.03, z + 0.02)
    model.slab(low, high, 'oak', 0.003)


def rail(model: Model, bay: int, z: float) -> None:
    """A brass rail for hangers."""
    model.rod((BAYS[bay] + 0.012, RAIL, z), (BAYS[bay + 1] - 0.012, RAIL, z), 0.012, 'brass', 14)


def drawer(model: Model, bay: int, bottom: float, high: float, out: float = 0.0) -> None:
    """A drawer front with a brass handle; its sides and bottom show if it is pulled `out`."""
    left, right = BAYS[bay] + 0.016, BAYS[bay + 1] - 0.016
    model, middle = model.at(0, FACE + 0.035 - out), (left + right) / 2
    model.slab((left, 0, bottom + 0.004), (right, 0.02, high - 0.004), 'oak', 0.004, 0)
    z = high - 0.05
    model.rod((middle - 0.07, -0.028, z), (middle + 0.07, -0.028, z), 0.007, 'brass', 12)
    for x in (middle - 0.06, middle + 0.06):
        model.rod((x, 0, z), (x, -0.028, z), 0.005, 'brass', 10)
    if out:
        back = 0.165 + out
        for start, end in ((left + 0.012, left + 0.030), (right - 0.030, right - 0.012)):
            model.slab((start, 0.021, bottom + 0.02), (end, back, high - 0.03), 'bass', 0.003, 1)
        low, high = (left + 0.031, 0.021, bottom + 0.03), (right - 0.031, back, bottom + 0.04)
        model.slab(low, high, 'card', 0.002)


def garment(
    model: Model, draw: random.Random, spot: Span, material: str, length: float, width: float
) -> None:
    """A flat card garment on a hanger at X and Z, edge-on and a little turned."""
    hanger = model.at(spot[0], RAIL, spot[1])
    edge_on = Matrix.Rotation(math.pi / 2 + draw.uniform(-0.10, 0.10), 4, 'Z')
    half = draw.uniform(0.010, 0.022)
    outline = [(-width * 0.50, -length), (width * 0.50, -length), (width * 0.46, -0.16)]
    outline += [(width * 0.5, -0.10), (0.06, -0.03), (-0.06, -0.03)]
    outline += [(-width * 0.5, -0.10), (-width * 0.46, -0.16)]
    hung = edge_on @ Matrix.Rotation(math.pi / 2, 4, 'X')
    hanger.prism(outline, -half, half, material, hung, chamfer=0.008)
    hanger.rod((0, 0, -0.035), (0, 0, 0.015), 0.004, 'steel', 8)


def long_hanging(model: Model, draw: random.Random) -> None:
    """Bay 1: coats, boxes above them, shoes below, and a drawer."""
    shelf(model, 1, 2.02)
    shelf(model, 1, 0.40)
    rail(model, 1, 1.93)
    for k, cloth in enumerate(LONG_CLOTHES):
        spot = (BAYS[1] + 0.09 + k * 0.057, 1.92)
        garment(model, draw, spot, cloth, draw.uniform(0.95, 1.22), 0.40)
    inside = model.at(0, FACE)
    for x, width, height, material in ((-0.85, 0.26, 0.2, 'walnut'), (-0.55, 0.24, 0.16, 'card2')):
        inside.slab((x, 0.1, 2.042), (x + width, 0.5, 2.042 + height), material, 0.01)
    inside.slab((-0.85, 0.08, 0.422), (-0.62, 0.4, 0.50), 'dark', 0.02)
    inside.slab((-0.58, 0.08, 0.422), (-0.35, 0.4, 0.49), 'card', 0.02)
    drawer(model, 1, 0.11, 0.39)


def shelves_and_drawers(model: Model, draw: random.Random) -> None:
    """Bay 2: folded clothes, a walnut box, and four drawers, the upper two pulled out."""
    for z in (1.02, 1.36, 1.70):
        shelf(model, 2, z)
    inside = model.at(0, FACE)
    for x, z, count, width in (
        *((-0.16, 1.042, 5, 0.24), (0.14, 1.042, 4, 0.26)),
        *((-0.15, 1.382, 4, 0.27), (0.17, 1.382, 6, 0.22)),
    ):
        for folded in inside.at(x, 0.09, z).row(count, z=0.042):
            low = (draw.uniform(-0.006, 0.006), 0, 0)
            high = (width + draw.uniform(-0.006, 0.006), 0.34, 0.039)
            cloth = draw.choice(['linen', 'clay', 'card', 'wool', 'card2'])
            folded.slab(low, high, cloth, 0.014)
    inside.slab((-0.14, 0.1, 1.722), (0.12, 0.5, 1.87), 'walnut', 0.008)
    drawers = ((0.11, 0.34, 0), (0.34, 0.57, 0), (0.57, 0.79, 0.13), (0.79, 1.015, 0.26))
    for bottom, high, out in drawers:
        drawer(model, 2, bottom, high, out)
    inside.slab((-0.17, -0.14, 0.86), (0.08, 0.1, 0.93), 'linen', 0.02)
    inside.slab((0.12, -0.14, 0.86), (0.42, 0.1, 0.915), 'accentcard', 0.02)
