"""A terraced house cut open at its front, with its heating in vermilion.

For building services and repairs of the facilities company. Boiler, pipes, radiators and the tank
under the roof are what to look at, and one warm lamp in each room makes the section legible. The
front roof is left as rafters and battens, or the loft would be dark.
"""

import math
import random

from kit import materials, studio, trees
from kit.figures import silhouette
from kit.geometry import ALONG_X, Model, Point, place, shift
from kit.shot import Grade

GRADE = Grade(exposure=0.6, vignette=0.2, warmth=-0.02, bloom=0.05, bloom_threshold=2.0)

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
    """Build the model and set up the studio."""
    surfaces = materials.standard()
    model = Model(surfaces, seed=12)
    draw = random.Random(2)
    # The board, and the plot in two steps
    model.slab((-4.6, -3.0, -0.40), (4.3, 2.9, -0.16), 'oak', 0.02)
    model.slab((-4.45, -2.85, -0.16), (4.15, 2.75, -0.10), 'card2', 0.006)
    for inset, z in ((0, -0.10), (0.18, GROUND)):
        low = (LEFT - 0.9 + inset, FRONT - 1.0 + inset, z)
        model.slab(low, (RIGHT + 0.9 - inset, BACK + 0.9 - inset, z + 0.05), 'card', 0.006)
    for z in (GROUND_FLOOR, FIRST_FLOOR, LOFT):
        floor(model, draw, z)
    rear_wall(model)
    for x in (LEFT - WALL, RIGHT):
        gable(model, x)
    # The wall between the rooms, with a door opening on each floor
    left, right = 0.12, 0.18
    for bottom, top in ((GROUND_FLOOR, FIRST_FLOOR - 0.1), (FIRST_FLOOR, LOFT - 0.1)):
        model.slab((left, -0.25, bottom), (right, BACK - 0.1, top), 'card', 0.004)
        model.slab((left, FRONT + 0.352, bottom + 0.88), (right, -0.252, top), 'card', 0.004)
        model.slab((left, FRONT + 0.02, bottom), (right, FRONT + 0.35, top), 'card', 0.004)
    roof(model)
    # Eight treads and a string, at the back of the room on the left
    rise = FIRST_FLOOR - 0.13
    for i in range(8):
        z = rise * i / 8
        low, high = (-0.10 - 0.13 * i, 0.62, z + 0.13), (0.06 - 0.13 * i, 1.12, z + 0.17)
        model.slab(low, high, 'oak', 0.004)
    model.beam((0.05, 0.60, 0.10), (-1.0, 0.60, FIRST_FLOOR), (0.03, 0.12), 'oak')
    bed(model, -1.2, 0.05, FIRST_FLOOR)
    sofa(model, -1.45, -0.35, GROUND_FLOOR)
    table(model, (-1.2, -0.95), (-0.65, -0.65), (0.22, 0.25), 0.03)
    # A row of units with four fronts and an oak worktop
    y, z = BACK, GROUND_FLOOR
    model.slab((0.5, y - 0.42, z), (1.65, y - 0.1, 0.42), 'card', 0.008)
    model.slab((0.48, y - 0.44, 0.42), (1.66, y - 0.1, 0.455), 'oak', 0.006)
    for i in range(4):
        x = 0.5 + i * 0.29
        model.slab((x, y - 0.435, 0.06), (x + 0.27, y - 0.42, 0.40), 'card', 0.005)
    table(model, (0.6, -0.55), (1.35, -0.1), (0.30, 0.335), 0.04)
    # On the first floor: a bath, a washstand and a lavatory
    y, z = BACK, FIRST_FLOOR
    model.slab((0.62, 0.25, z + 0.02), (1.55, 0.66, z + 0.24), 'card', 0.05)
    model.slab((0.68, 0.31, z + 0.14), (1.49, 0.60, z + 0.245), 'card2', 0.04)
    model.slab((0.4, y - 0.4, z), (0.75, y - 0.12, z + 0.4), 'card', 0.008)
    model.slab((1.15, y - 0.36, z), (1.45, y - 0.12, z + 0.22), 'card', 0.03)
    heating(model)
    # A ladder of fourteen rungs that leans on the gable
    sides = (-0.75, -0.45)
    for y in sides:
        model.beam((2.02, y, GROUND), (1.83, y, 2.5), (0.03, 0.03), 'bass')
    for i in range(14):
        share = (i + 0.5) / 14
        x, z = 2.02 - 0.19 * share, GROUND + 2.55 * share
        model.rod(*((x, y, z) for y in sides), 0.012, 'bass', 8)
    # One at the foot of the ladder with a toolbox, one in the bathroom
    for position, height, degrees, material in (
        ((2.4, -0.75, GROUND), 0.64, 60, 'card'),
        ((0.75, -0.35, FIRST_FLOOR), 0.62, 10, 'card2'),
    ):
        silhouette(model, position, height, math.radians(degrees), material, 'point')
    model.box((2.25, -0.62, 0.02), (0.24, 0.13, 0.12), 'accent', 0.015, turn=0.4)
    model.finish()
    # Three trees on the left of the house, one on its right
    sage, moss = (
        trees.tree(surfaces, f'tree {seed}', leaves, seed, flakes=1500, flake=0.022)
        for seed, leaves in enumerate(('sage', 'moss'))
    )
    place(sage, (-3.2, 0.9, -0.1), scale=2.3, turn=1)
    place(moss, (-3.7, -0.5, -0.1), scale=1.5, turn=2)
    place(moss, (3.1, 1.8, -0.1), scale=2.0, turn=4)
    place(sage, (-2.5, 2.2, -0.1), scale=1.9, turn=4)

    # The key, the fill, and one warm lamp in each of the four rooms
    studio.sweep('#97918A', wall=13, floor=-0.40)
    studio.world('#BFCFE2', 0.2)
    for ceiling in (FIRST_FLOOR - 0.2, LOFT - 0.2):
        for x in (-0.8, 0.95):
            studio.point_light((x, 0.1, ceiling), 13, '#FFC486', 0.06)
    studio.area_light((-8, -7.5, 7.5), (0, 0, 1.4), 1.5, 1550, '#FFE8D0')
    studio.area_light((8, -5, 4), (0, 0, 1.2), 6, 110, '#CFDEF0')
    studio.camera((3.9, -14.2, 4.3), (-1.55, 0, 1.86), 58, 4.0, focus=(0, -0.9, 1.4))


def floor(model: Model, draw: random.Random, z: float) -> None:
    """A card slab with oak boards, each joined at a place of its own."""
    model.slab((LEFT, FRONT, z - 0.10), (RIGHT, BACK, z - 0.03), 'card', 0.004)
    width = (BACK - FRONT) / BOARDS
    for i in range(BOARDS):
        y = FRONT + (BACK - FRONT) * i / BOARDS
        joint = draw.uniform(0.25, 0.75) * (RIGHT - LEFT) + LEFT
        for start, end in ((LEFT, joint), (joint, RIGHT)):
            low, high = (start + 0.002, y + 0.003, z - 0.03), (end - 0.002, y + width - 0.003, z)
            model.slab(low, high, 'oak', 0.003)


def rear_wall(model: Model) -> None:
    """The outer leaf, and before it on each floor the inner one with two windows."""
    model.slab((LEFT - WALL, BACK, 0), (RIGHT + WALL, BACK + WALL, EAVES), 'card', 0.004)
    for bottom, top, storey in (
        (GROUND_FLOOR, FIRST_FLOOR - 0.1, 0),
        (FIRST_FLOOR, LOFT - 0.1, FIRST_FLOOR),
    ):
        sill, head = storey + SILL, storey + HEAD
        y, start = BACK - INNER_LEAF, LEFT
        for left, right in WINDOWS:
            for low, high in (
                ((start, bottom), (left, top)),
                ((left, bottom), (right, sill)),
                ((left, head), (right, top)),
            ):
                model.slab((low[0], y, low[1]), (high[0], BACK, high[1]), 'card', 0.004)
            window(model, (left, y, sill), (right, y, head))
            start = right
        model.slab((start, y, bottom), (RIGHT, BACK, top), 'card', 0.004)


def window(model: Model, low: Point, high: Point) -> None:
    """An oak sash window in the rear wall."""
    (x0, y, z0), (x1, _, z1) = low, high
    for x in (x0, (x0 + x1) / 2 - 0.015, x1 - 0.03):
        model.slab((x, y + 0.02, z0), (x + 0.03, y + 0.06, z1), 'oak', 0.004, grain=2)
    for z in (z0, (z0 + z1) / 2, z1 - 0.03):
        model.slab((x0, y + 0.02, z), (x1, y + 0.06, z + 0.03), 'oak', 0.004)
    model.slab((x0, y + 0.035, z0), (x1, y + 0.04, z1), 'acrylic', 0.001)


def gable(model: Model, x: float) -> None:
    """The wall to a neighbour."""
    back = BACK + WALL
    outline = [(FRONT, 0), (back, 0), (back, EAVES), (RIDGE_Y, RIDGE), (FRONT, EAVES)]
    model.prism(outline, 0, WALL, 'card', shift(x, 0) @ ALONG_X, chamfer=0.004)


def roof(model: Model) -> None:
    """Rafters and ridge, slates behind, the first battens in front, and the chimney."""
    # Fifteen pairs of rafters and the ridge
    for i in range(15):
        x = LEFT - 0.02 + (RIGHT - LEFT) * i / 14
        for foot in (REAR_EAVES, FRONT_EAVES):
            model.beam((x, *foot), (x, RIDGE_Y, RIDGE - 0.02), (0.04, 0.09), 'bass')
    ends = ((LEFT - 0.1, RIDGE_Y, RIDGE + 0.01), (RIGHT + 0.1, RIDGE_Y, RIDGE + 0.01))
    model.beam(*ends, (0.05, 0.12), 'bass')
    # Ten rows of slates on the rear slope, every other row half a slate on
    rows, slates_in_row = 10, 26
    eaves_y, eaves_z = REAR_EAVES
    for row in range(rows):
        share = row / rows
        y = eaves_y + (RIDGE_Y - eaves_y) * share
        z = eaves_z + (RIDGE - eaves_z) * share
        for k in range(slates_in_row):
            x = LEFT - 0.12 + (RIGHT - LEFT + 0.24) * k / slates_in_row
            x += 0.065 if row % 2 else 0
            if x > RIGHT + 0.1:
                continue
            ends = ((x + 0.064, y + 0.03, z + 0.05), (x + 0.064, y - 0.15, z + 0.185))
            model.beam(*ends, (0.124, 0.014), 'grey', 0.003)
    # The first four battens of the front slope
    eaves_y, eaves_z = FRONT_EAVES
    for i in range(4):
        share = 0.12 + i * 0.12
        y = eaves_y + (RIDGE_Y - eaves_y) * share
        z = eaves_z + (RIDGE - eaves_z) * share + 0.07
        model.beam((LEFT - 0.08, y, z), (RIGHT + 0.08, y, z), (0.03, 0.025), 'bass')
    # The stack with two vermilion pots
    y, top = RIDGE_Y, RIDGE + 0.5
    model.slab((RIGHT - 0.55, y + 0.1, LOFT + 0.6), (RIGHT - 0.15, y + 0.45, top), 'card', 0.006)
    model.slab((RIGHT - 0.58, y + 0.07, RIDGE + 0.44), (RIGHT - 0.12, y + 0.48, top), 'card', 0.006)
    for x in (RIGHT - 0.45, RIGHT - 0.25):
        model.rod((x, y + 0.27, top), (x, y + 0.27, top + 0.16), 0.055, 'accent', 16)


def bed(model: Model, x: float, y: float, z: float) -> None:
    """Frame, mattress, headboard, two pillows and a blanket."""
    for low, high, material, chamfer in (
        ((0, 0, 0.05), (0.62, 0.95, 0.16), 'oak', 0.01),
        ((0.02, 0.02, 0.16), (0.60, 0.92, 0.27), 'card', 0.035),
        ((0, 0.90, 0), (0.62, 0.95, 0.42), 'oak', 0.01),
        ((0.05, 0.68, 0.26), (0.28, 0.88, 0.32), 'card', 0.03),
        ((0.34, 0.68, 0.26), (0.57, 0.88, 0.32), 'card', 0.03),
        ((0, 0.01, 0.262), (0.62, 0.45, 0.285), 'grey', 0.01),
    ):
        near, far = (x + low[0], y + low[1], z + low[2]), (x + high[0], y + high[1], z + high[2])
        model.slab(near, far, material, chamfer)


def sofa(model: Model, x: float, y: float, z: float) -> None:
    """Seat, back and two arms."""
    for low, high in (
        ((0, 0), (0.95, 0.42, 0.20)),
        ((0, 0.34), (0.95, 0.46, 0.40)),
        ((-0.09, 0), (0, 0.46, 0.28)),
        ((0.95, 0), (1.04, 0.46, 0.28)),
    ):
        near, far = (x + low[0], y + low[1], z + 0.04), (x + high[0], y + high[1], z + high[2])
        model.slab(near, far, 'grey', 0.03)


def table(model: Model, low: Point, high: Point, top: tuple[float, float], leg: float) -> None:
    """An oak table on the ground floor; `top` is where its top begins and ends."""
    inset = leg - 0.01
    model.slab((*low, top[0]), (*high, top[1]), 'oak', 0.008)
    for x in (low[0] + inset, high[0] - inset - leg):
        for y in (low[1] + inset, high[1] - inset - leg):
            model.slab((x, y, GROUND_FLOOR), (x + leg, y + leg, top[0]), 'oak', 0.003)


def heating(model: Model) -> None:
    """The accent: boiler, pipes to all rooms, the tank in the loft, three radiators."""
    y, tank_z, upper_z = PIPES_Y, LOFT + 0.25, FIRST_FLOOR + 0.14
    model.slab((1.36, BACK - 0.34, 0.58), (1.62, BACK - 0.12, 0.98), 'accent', 0.02)
    floor_pipe = [(1.44, y, 0.58), (1.44, y, 0.50), (0.26, y, 0.50), (0.26, y, 0.12)]
    pipe(model, [*floor_pipe, (0.26, 0.2, 0.12)])
    pipe(model, [(1.50, y, 0.98), (1.50, y, tank_z), (1.0, y, tank_z)])
    pipe(model, [(1.58, y, 0.98), (1.58, y, upper_z), (-1.5, y, upper_z)])
    model.slab((0.45, 0.25, LOFT + 0.12), (1.0, 0.95, LOFT + 0.5), 'accent', 0.03)
    for x, z, columns in (
        (-1.2, FIRST_FLOOR + 0.06, 9),
        (-1.2, 0.08, 9),
        (0.78, FIRST_FLOOR + 0.06, 6),
    ):
        for i in range(columns):
            low = (x + i * 0.06, BACK - 0.19, z)
            model.slab(low, (low[0] + 0.048, BACK - 0.12, z + 0.26), 'accent', 0.012)


def pipe(model: Model, points: list[Point]) -> None:
    """A pipe with an elbow at each point after the first."""
    radius = 0.018
    for start, end in zip(points, points[1:]):
        model.rod(start, end, radius, 'accent', 12)
        model.ball(end, radius * 1.25, 'accent', 2)
