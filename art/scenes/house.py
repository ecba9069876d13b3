"""A terraced house cut open at its front, with its heating in vermilion.

For building services and repairs of the facilities company. Boiler, pipes, radiators and the tank
under the roof are what to look at, and one warm lamp in each room makes the section legible. The
front roof is left as rafters and battens, or the loft would be dark.
"""

import math
import random

from kit import studio, trees
from kit.figures import silhouette
from kit.geometry import ALONG_X, Model, Point, place, shift
from kit.materials import standard

GRADE = studio.Grade(exposure=0.6, vignette=0.2, warmth=-0.02, bloom=0.05, bloom_threshold=2.0)

LEFT, RIGHT, FRONT, BACK = -1.7, 1.7, -1.3, 1.3
WALL, INNER_LEAF = 0.09, 0.10
GROUND = -0.05  # top of the plot
GROUND_FLOOR, FIRST_FLOOR, LOFT = 0.03, 1.2, 2.4
EAVES, RIDGE = LOFT + 0.1, LOFT + 1.25
RIDGE_Y = (FRONT + BACK) / 2 + WALL / 2
REAR_EAVES = (BACK + 0.22, LOFT - 0.06)  # Y and Z of the feet of the rafters
FRONT_EAVES = (FRONT - 0.12, LOFT)
BOARDS = 18  # of a floor
WINDOWS = ((-1.25, -0.55), (0.75, 1.35))
SILL, HEAD = 0.35, 0.95  # above the ground, or above the first floor
PIPES_Y = BACK - 0.2


def build() -> None:
    surfaces = standard()
    model = Model(surfaces, seed=12)
    draw = random.Random(2)
    model.base((-4.6, -3.0), (4.3, 2.9), (-0.40, -0.16, -0.10), back=0.15)
    for inset, z in ((0, -0.10), (0.18, GROUND)):
        low = (LEFT - 0.9 + inset, FRONT - 1.0 + inset, z)
        model.slab(low, (RIGHT + 0.9 - inset, BACK + 0.9 - inset, z + 0.05), 'card', 0.006)
    for z in (GROUND_FLOOR, FIRST_FLOOR, LOFT):
        floor(model.at(0, FRONT, z), draw)
    rear_wall(model)
    back = BACK + WALL
    outline = [(FRONT, 0), (back, 0), (back, EAVES), (RIDGE_Y, RIDGE), (FRONT, EAVES)]
    for x in (LEFT - WALL, RIGHT):
        model.prism(outline, 0, WALL, 'card', shift(x, 0) @ ALONG_X, chamfer=0.004)
    for bottom, top in ((GROUND_FLOOR, FIRST_FLOOR - 0.1), (FIRST_FLOOR, LOFT - 0.1)):
        wall = model.at(0.12, FRONT)  # between the rooms, with a door opening on each floor
        wall.slab((0, 1.05, bottom), (0.06, BACK - FRONT - 0.1, top), 'card', 0.004)
        wall.slab((0, 0.352, bottom + 0.88), (0.06, 1.048, top), 'card', 0.004)
        wall.slab((0, 0.02, bottom), (0.06, 0.35, top), 'card', 0.004)
    roof(model)
    for tread in model.at(-0.10, 0.62, 0.13).row(8, -0.13, 0, (FIRST_FLOOR - 0.13) / 8):
        tread.slab((0, 0, 0), (0.16, 0.50, 0.04), 'oak', 0.004)
    model.beam((0.05, 0.60, 0.10), (-1.0, 0.60, FIRST_FLOOR), (0.03, 0.12), 'oak')
    furniture(model)
    heating(model)
    for y in (-0.75, -0.45):  # a ladder that leans on the gable
        model.beam((2.02, y, GROUND), (1.83, y, 2.5), (0.03, 0.03), 'bass')
    for i in range(14):
        share = (i + 0.5) / 14
        x, z = 2.02 - 0.19 * share, GROUND + 2.55 * share
        model.rod((x, -0.75, z), (x, -0.45, z), 0.012, 'bass', 8)
    # One at the foot of the ladder with a toolbox, one in the bathroom
    silhouette(model, (2.4, -0.75, GROUND), 0.64, math.radians(60), 'card', 'point')
    silhouette(model, (0.75, -0.35, FIRST_FLOOR), 0.62, math.radians(10), 'card2', 'point')
    model.box((2.25, -0.62, 0.02), (0.24, 0.13, 0.12), 'accent', 0.015, turn=0.4)
    model.finish()
    sage, moss = trees.grove(surfaces, (), 0, flakes=1500, flake=0.022, seed=0)
    for kind, x, y, scale, turn in (
        *((sage, -3.2, 0.9, 2.3, 1), (moss, -3.7, -0.5, 1.5, 2)),
        *((moss, 3.1, 1.8, 2.0, 4), (sage, -2.5, 2.2, 1.9, 4)),
    ):
        place(kind, (x, y, -0.1), scale=scale, turn=turn)

    studio.room('#97918A', wall=13, floor=-0.40, light='#BFCFE2', strength=0.2)
    for ceiling in (FIRST_FLOOR - 0.2, LOFT - 0.2):  # one warm lamp in each of the four rooms
        for x in (-0.8, 0.95):
            studio.point_light((x, 0.1, ceiling), 13, '#FFC486', 0.06)
    studio.area_light((-8, -7.5, 7.5), (0, 0, 1.4), 1.5, 1550, '#FFE8D0')
    studio.area_light((8, -5, 4), (0, 0, 1.2), 6, 110, '#CFDEF0')
    studio.camera((3.9, -14.2, 4.3), (-1.55, 0, 1.86), 58, 4.0, focus=(0, -0.9, 1.4))


def floor(model: Model, draw: random.Random) -> None:
    """A card slab with oak boards, each joined at a place of its own."""
    model.slab((LEFT, 0, -0.10), (RIGHT, BACK - FRONT, -0.03), 'card', 0.004)
    width = (BACK - FRONT) / BOARDS
    for board in model.row(BOARDS, 0, width):
        joint = draw.uniform(0.25, 0.75) * (RIGHT - LEFT) + LEFT
        for start, end in ((LEFT, joint), (joint, RIGHT)):
            board.slab((start + 0.002, 0.003, -0.03), (end - 0.002, width - 0.003, 0), 'oak', 0.003)


def rear_wall(model: Model) -> None:
    """The outer leaf, and before it on each floor the inner one with two oak sash windows."""
    model.slab((LEFT - WALL, BACK, 0), (RIGHT + WALL, BACK + WALL, EAVES), 'card', 0.004)
    here, depth = model.at(0, BACK - INNER_LEAF), INNER_LEAF
    storeys = ((GROUND_FLOOR, FIRST_FLOOR - 0.1, 0), (FIRST_FLOOR, LOFT - 0.1, FIRST_FLOOR))
    for bottom, top, storey in storeys:
        sill, head = storey + SILL, storey + HEAD
        start = LEFT
        for left, right in WINDOWS:
            for x0, z0, x1, z1 in (
                *((start, bottom, left, top), (left, bottom, right, sill)),
                (left, head, right, top),
            ):
                here.slab((x0, 0, z0), (x1, depth, z1), 'card', 0.004)
            for x in (left, (left + right) / 2 - 0.015, right - 0.03):
                here.slab((x, 0.02, sill), (x + 0.03, 0.06, head), 'oak', 0.004, grain=2)
            for z in (sill, (sill + head) / 2, head - 0.03):
                here.slab((left, 0.02, z), (right, 0.06, z + 0.03), 'oak', 0.004)
            here.slab((left, 0.035, sill), (right, 0.04, head), 'acrylic', 0.001)
            start = right
        here.slab((start, 0, bottom), (RIGHT, depth, top), 'card', 0.004)


def roof(model: Model) -> None:
    """Rafters and ridge, slates behind, the first battens in front, and the chimney."""
    for i in range(15):
        x = LEFT - 0.02 + (RIGHT - LEFT) * i / 14
        for foot in (REAR_EAVES, FRONT_EAVES):
            model.beam((x, *foot), (x, RIDGE_Y, RIDGE - 0.02), (0.04, 0.09), 'bass')
    start, end = (LEFT - 0.1, RIDGE_Y, RIDGE + 0.01), (RIGHT + 0.1, RIDGE_Y, RIDGE + 0.01)
    model.beam(start, end, (0.05, 0.12), 'bass')
    rows, slates = 10, 26
    (y0, z0), (y1, z1) = REAR_EAVES, FRONT_EAVES
    for row in range(rows):  # every other one half a slate on
        y, z = y0 + (RIDGE_Y - y0) * row / rows, z0 + (RIDGE - z0) * row / rows
        for k in range(slates):
            x = LEFT - 0.12 + (RIGHT - LEFT + 0.24) * k / slates + (0.065 if row % 2 else 0)
            if x <= RIGHT + 0.1:
                start, end = (x + 0.064, y + 0.03, z + 0.05), (x + 0.064, y - 0.15, z + 0.185)
                model.beam(start, end, (0.124, 0.014), 'grey', 0.003)
    for share in (0.12, 0.24, 0.36, 0.48):
        y, z = y1 + (RIDGE_Y - y1) * share, z1 + (RIDGE - z1) * share + 0.07
        model.beam((LEFT - 0.08, y, z), (RIGHT + 0.08, y, z), (0.03, 0.025), 'bass')
    stack, top = model.at(RIGHT, RIDGE_Y), RIDGE + 0.5
    stack.slab((-0.55, 0.1, LOFT + 0.6), (-0.15, 0.45, top), 'card', 0.006)
    stack.slab((-0.58, 0.07, RIDGE + 0.44), (-0.12, 0.48, top), 'card', 0.006)
    for x in (-0.45, -0.25):
        stack.rod((x, 0.27, top), (x, 0.27, top + 0.16), 0.055, 'accent', 16)


def furniture(model: Model) -> None:
    """Bed, sofa, low table; a kitchen and its table; bath, washstand and lavatory."""
    bed, sofa = model.at(-1.2, 0.05, FIRST_FLOOR), model.at(-1.45, -0.35, GROUND_FLOOR)
    bath, wall = model.at(0, 0, FIRST_FLOOR), model.at(0, BACK)
    for low, high, material, chamfer in (
        ((0, 0, 0.05), (0.62, 0.95, 0.16), 'oak', 0.01),
        ((0.02, 0.02, 0.16), (0.60, 0.92, 0.27), 'card', 0.035),
        ((0, 0.90, 0), (0.62, 0.95, 0.42), 'oak', 0.01),
        ((0.05, 0.68, 0.26), (0.28, 0.88, 0.32), 'card', 0.03),
        ((0.34, 0.68, 0.26), (0.57, 0.88, 0.32), 'card', 0.03),
        ((0, 0.01, 0.262), (0.62, 0.45, 0.285), 'grey', 0.01),
    ):
        bed.slab(low, high, material, chamfer)
    for x0, y0, x1, y1, height in (
        *((0, 0, 0.95, 0.42, 0.20), (0, 0.34, 0.95, 0.46, 0.40)),
        *((-0.09, 0, 0, 0.46, 0.28), (0.95, 0, 1.04, 0.46, 0.28)),
    ):
        sofa.slab((x0, y0, 0.04), (x1, y1, height), 'grey', 0.03)
    table(model, (-1.2, -0.95), (-0.65, -0.65), (0.22, 0.25), 0.03)
    wall.slab((0.5, -0.42, GROUND_FLOOR), (1.65, -0.1, 0.42), 'card', 0.008)
    wall.slab((0.48, -0.44, 0.42), (1.66, -0.1, 0.455), 'oak', 0.006)
    for front in wall.at(0.5, 0).row(4, 0.29):
        front.slab((0, -0.435, 0.06), (0.27, -0.42, 0.40), 'card', 0.005)
    table(model, (0.6, -0.55), (1.35, -0.1), (0.30, 0.335), 0.04)
    bath.slab((0.62, 0.25, 0.02), (1.55, 0.66, 0.24), 'card', 0.05)
    bath.slab((0.68, 0.31, 0.14), (1.49, 0.60, 0.245), 'card2', 0.04)
    bath.slab((0.4, BACK - 0.4, 0), (0.75, BACK - 0.12, 0.4), 'card', 0.008)
    bath.slab((1.15, BACK - 0.36, 0), (1.45, BACK - 0.12, 0.22), 'card', 0.03)


def table(model: Model, low: Point, high: Point, top: tuple[float, float], leg: float) -> None:
    """An oak table on the ground floor; `top` is where its top begins and ends."""
    inset = leg - 0.01
    model.slab((*low, top[0]), (*high, top[1]), 'oak', 0.008)
    near, far = (low[0] + inset, low[1] + inset), (high[0] - inset, high[1] - inset)
    model.legs((*near, GROUND_FLOOR), (*far, top[0]), leg, 'oak', 0.003)


def heating(model: Model) -> None:
    """The accent: boiler, pipes to all rooms, the tank in the loft, three radiators."""
    y, tank, upper = PIPES_Y, LOFT + 0.25, FIRST_FLOOR + 0.14
    model.slab((1.36, BACK - 0.34, 0.58), (1.62, BACK - 0.12, 0.98), 'accent', 0.02)
    for route in (
        [(1.44, y, 0.58), (1.44, y, 0.50), (0.26, y, 0.50), (0.26, y, 0.12), (0.26, 0.2, 0.12)],
        [(1.50, y, 0.98), (1.50, y, tank), (1.0, y, tank)],
        [(1.58, y, 0.98), (1.58, y, upper), (-1.5, y, upper)],
    ):
        for start, end in zip(route, route[1:]):
            model.rod(start, end, 0.018, 'accent', 12)
            model.ball(end, 0.018 * 1.25, 'accent', 2)
    model.slab((0.45, 0.25, LOFT + 0.12), (1.0, 0.95, LOFT + 0.5), 'accent', 0.03)
    radiators = ((-1.2, FIRST_FLOOR + 0.06, 9), (-1.2, 0.08, 9), (0.78, FIRST_FLOOR + 0.06, 6))
    for x, z, columns in radiators:
        for column in model.at(x, BACK, z).row(columns, 0.06):
            column.slab((0, -0.19, 0), (0.048, -0.12, 0.26), 'accent', 0.012)
