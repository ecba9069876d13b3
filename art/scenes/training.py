"""A briefing room and a practice gate for security staff, walls cut low.

For security training: on the left people learn, on the right they do it. The accents are the
barrier and the same barrier on the plan that the trainer shows.
"""

import math
import random

from kit import studio, trees
from kit.figures import person
from kit.geometry import Matrix, Model, rotation, shift
from kit.materials import acrylic, plain, standard

GRADE = studio.Grade(exposure=0.62, vignette=0.22, warmth=-0.015)

LEFT, RIGHT, FRONT, BACK = -2.0, 2.85, -1.55, 1.45
WALL, LOW_WALL = 0.92, 0.13  # heights
PARTITION = 0.72
PERSON = 0.36
WINDOWS = ((-1.15, -0.55), (-0.35, 0.25), (0.45, 1.05))
PIERS = ((FRONT - 0.09, -1.15), (-0.55, -0.35), (0.25, 0.45), (1.05, BACK - 0.001))

# On the screen: X, height above the floor, width, height, material
HEADINGS = (
    *((-1.12, 0.66, 0.34, 0.05, 'dark'), (-1.12, 0.56, 0.42, 0.022, 'grey')),
    *((-1.12, 0.505, 0.36, 0.022, 'grey'), (-1.12, 0.45, 0.40, 0.022, 'grey')),
)
PLAN_OF_GATE = (  # left, bottom, right, top
    *((-0.60, 0.42, -0.24, 0.43), (-0.60, 0.70, -0.24, 0.71), (-0.60, 0.42, -0.59, 0.71)),
    *((-0.25, 0.42, -0.24, 0.52), (-0.25, 0.62, -0.24, 0.71)),
)
LECTERN_X, LECTERN_Y, STAGE = -1.52, 0.90, 0.035

ROWS, CHAIRS = 3, 4  # twelve learners at most
FREE = {(0, 3), (2, 0)}

BARRIER_X, BARRIER_Y = 1.02, -0.62
ARCH_X, ARCH_Y = 2.30, -0.05


def build() -> None:
    surfaces = standard(plain('scr', '#22262B', roughness=0.3), acrylic('acr2', '#E3EEEE', 1.5))
    model = Model(surfaces, seed=51)
    draw = random.Random(12)
    rooms(model, draw)
    briefing(model)
    audience(model, draw)
    turnstiles(model)
    barrier(model)
    gate(model, draw)
    model.finish()
    spots = ((-2.9, 1.3, 1.1), (-3.4, 0.1, 0.9))  # outside the windows
    trees.grove(surfaces, spots, draw, flakes=1300, flake=0.021, ground=-0.12)

    studio.room('#A39D94', wall=13, floor=-0.44, light='#C0D0E3', strength=0.20)
    studio.area_light((-9.2, -4.6, 5.2), (0, 0, 0.4), 0.8, 1950, '#FFE3C2')
    studio.area_light((8, -5, 5.0), (0, 0, 0.6), 6, 95, '#CFDEF0')
    studio.camera((3.3, -9.9, 6.2), (-0.90, 0, 0.30), 53, 5.0, focus=(0.2, -0.6, 0.2))


def rooms(model: Model, draw: random.Random) -> None:
    """Oak boards in the briefing room, card tiles in the practice hall, and the walls.

    Walls are full at the back, with windows on the left, and cut low at the front and the right.
    """
    model.base((-4.8, -2.9), (4.4, 2.7), (-0.44, -0.18, -0.12))
    model.slab((LEFT - 0.10, FRONT - 0.10, -0.12), (RIGHT + 0.10, BACK + 0.10, -0.02), 'grey')
    width = (BACK - FRONT) / 24
    for board in model.at(0, FRONT).row(24, 0, width):
        joint = draw.uniform(-1.4, 0.1)
        for start, end in ((LEFT, joint), (joint, PARTITION)):
            low, high = (start + 0.0015, 0.001, -0.02), (end - 0.0015, width - 0.001, 0)
            board.slab(low, high, 'oak', 0.0015)
    width, depth = (RIGHT - PARTITION) / 7, (BACK - FRONT) / 10
    for tile in model.at(PARTITION, FRONT).grid(7, 10, width, depth):
        tile.slab((0.002, 0.002, -0.02), (width - 0.002, depth - 0.002, 0), 'card2', 0.002)
    left = model.at(LEFT, 0)
    model.slab((LEFT - 0.09, BACK, -0.02), (RIGHT + 0.09, BACK + 0.09, WALL), 'card', 0.005)
    for start, end in PIERS:
        left.slab((-0.09, start, -0.02), (0, end, WALL), 'card', 0.004)
    for start, end in ((a + 0.002, b - 0.002) for a, b in WINDOWS):
        for bottom, top in ((-0.02, 0.26), (0.80, WALL - 0.001)):
            left.slab((-0.088, start - 0.001, bottom), (-0.002, end + 0.001, top), 'card', 0.004)
        left.slab((-0.05, start, 0.261), (-0.044, end, 0.799), 'acr2', 0.001)
        for z in (0.262, 0.775):
            left.slab((-0.065, start, z), (-0.03, end, z + 0.024), 'oak', 0.003)
    model.slab((LEFT + 0.001, FRONT - 0.09, -0.02), (RIGHT + 0.09, FRONT, LOW_WALL), 'card', 0.005)
    model.slab((RIGHT, FRONT + 0.001, -0.02), (RIGHT + 0.09, BACK - 0.001, LOW_WALL), 'card', 0.005)
    partition = model.at(PARTITION, 0)  # with a gap for the door
    partition.slab((-0.03, FRONT + 0.001, 0), (0.03, -0.35, LOW_WALL), 'card', 0.004)
    partition.slab((-0.03, 0.30, 0), (0.03, BACK - 0.001, 0.62), 'card', 0.004)


def briefing(model: Model) -> None:
    """The screen with the plan of a gate, a board with six sheets, the lectern and the trainer."""
    wall = model.at(0, BACK)
    wall.slab((-1.25, -0.03, 0.30), (-0.15, -0.001, 0.84), 'dark', 0.004)
    wall.slab((-1.23, -0.034, 0.32), (-0.17, -0.029, 0.82), 'card', 0.002)
    for x, z, width, height, material in HEADINGS:
        wall.slab((x, -0.0375, z), (x + width, -0.0335, z + height), material, 0.001)
    for left, bottom, right, top in PLAN_OF_GATE:
        wall.slab((left, -0.0375, bottom), (right, -0.0335, top), 'dark', 0.001)
    wall.slab((-0.25, -0.0380, 0.525), (-0.235, -0.0334, 0.615), 'accent', 0.001)
    wall.slab((-0.02, -0.02, 0.34), (0.52, -0.001, 0.78), 'card2', 0.004)
    for row in wall.at(0.03, 0, 0.40).row(2, z=0.18):
        for sheet, material in zip(row.row(3, 0.16), ('card', 'bass', 'grey')):
            sheet.slab((0, -0.026, 0), (0.12, -0.0205, 0.14), material, 0.001)
    model.slab((-1.9, 0.62, 0.0005), (0.45, BACK - 0.08, STAGE), 'card', 0.005)
    lectern = model.on(shift(LECTERN_X, LECTERN_Y, STAGE) @ rotation(24))
    for y, z, size, material, chamfer, slope in (
        (0, 0.012, (0.20, 0.16, 0.024), 'walnut', 0.005, 0),
        (0, 0.115, (0.15, 0.10, 0.19), 'walnut', 0.008, 0),
        (0, 0.225, (0.22, 0.16, 0.016), 'oak', 0.004, 14),
        (-0.01, 0.24, (0.11, 0.08, 0.004), 'card', 0.001, 14),
    ):
        lectern.at(0, y, z).box_at(rotation(slope, 'X'), size, material, chamfer)
    lectern.rod((0.07, 0.05, 0.23), (0.05, -0.01, 0.31), 0.004, 'dark', 6)
    stands = (LECTERN_X - 0.06, LECTERN_Y + 0.17, STAGE)
    person(model, stands, PERSON, math.radians(180 + 24), 'dark', 'point')


def audience(model: Model, draw: random.Random) -> None:
    """Rows of chairs at tables for two, card on dark wire; ten of twelve are taken."""
    for row in range(ROWS):
        for table in model.at(0, 0.27 - row * 0.58).each(((-1.62, 0), (-0.58, 0))):
            table.slab((0, 0, 0.15), (0.80, 0.20, 0.165), 'card2', 0.004)
            table.legs((0.02, 0.01, 0), (0.78, 0.19, 0.15), 0.016, 'dark', 0.003)
        for number in range(CHAIRS):
            x = (-1.43, -1.01, -0.39, 0.03)[number] + draw.uniform(-0.008, 0.008)
            y = 0.16 - row * 0.58 + draw.uniform(-0.008, 0.008)
            turn = math.radians((-0.78 - x) * 9 * -1 * 0.6) + draw.uniform(-0.05, 0.05)
            chair = model.on(shift(x, y) @ Matrix.Rotation(turn, 4, 'Z'))
            chair.box((0, 0, 0.092), (0.105, 0.10, 0.012), 'card', 0.004)
            back = shift(0, -0.058, 0.165) @ rotation(10, 'X')
            chair.box_at(back, (0.105, 0.011, 0.075), 'card', 0.004)
            for side in (-0.045, 0.045):
                for start, end in (
                    ((side, 0.042, 0), (side, 0.040, 0.088)),
                    ((side, -0.052, 0), (side, -0.046, 0.09)),
                    ((side, -0.046, 0.09), (side, -0.064, 0.16)),
                ):
                    chair.rod(start, end, 0.0055, 'dark', 6)
            if (row, number) not in FREE:
                material = ('dark', 'card', 'grey')[(row + number) % 3]
                person(model, (x, y - 0.005, 0), PERSON, turn, material, 'sit')


def turnstiles(model: Model) -> None:
    """Four cabinets with glass wings between them, and a line on the floor on either side."""
    for k, cabinet in enumerate(model.at(0.98, 0).row(4, 0.42)):
        cabinet.slab((0, 0.28, 0), (0.075, 0.78, 0.215), 'card', 0.012)
        cabinet.slab((0.012, 0.30, 0.2151), (0.063, 0.76, 0.228), 'scr', 0.004)
        cabinet.slab((0.02, 0.262, 0.12), (0.055, 0.279, 0.19), 'dark', 0.004)
        for wing, hinge in ((0.076, 0.076), (0.269, 0.409)) if k < 3 else ():
            cabinet.slab((wing, 0.52, 0.06), (wing + 0.15, 0.528, 0.27), 'acr2', 0.002)
            cabinet.slab((hinge, 0.514, 0.05), (hinge + 0.01, 0.534, 0.275), 'steel', 0.002)
    for y in (0.20, 0.84):
        model.slab((0.90, y, 0.0005), (2.40, y + 0.035, 0.004), 'grey', 0.001)


def barrier(model: Model) -> None:
    """The cabinet, the vermilion arm with its bands, its rest, and a stop line."""
    x, y = BARRIER_X, BARRIER_Y
    here, arm = model.at(x, y), model.on(shift(x, y - 0.095, 0.20) @ rotation(-9, 'Y'))
    here.slab((-0.06, -0.07, 0), (0.06, 0.07, 0.25), 'card', 0.012)
    here.slab((-0.065, -0.075, 0.25), (0.065, 0.075, 0.265), 'dark', 0.005)
    arm.box((0.64, 0, 0), (1.44, 0.022, 0.040), 'accent', 0.005)
    for i in range(5):
        arm.box((0.30 + i * 0.24, 0, 0), (0.10, 0.0245, 0.0425), 'card', 0.004)
    here.rod((0, -0.115, 0.20), (0, -0.065, 0.20), 0.035, 'dark', 16)
    arm.box((-0.12, 0, 0), (0.12, 0.04, 0.06), 'dark', 0.006)
    model.slab((2.36, y - 0.125, 0), (2.40, y - 0.065, 0.24), 'dark', 0.005)
    for dash in model.at(1.05, y).row(9, 0.14):
        dash.slab((0, 0.22, 0.0005), (0.08, 0.25, 0.004), 'grey', 0.001)


def gate(model: Model, draw: random.Random) -> None:
    """A walk-through detector, a table with bags, shelves with boxes and helmets, and people.

    Those who practise are dark, those who play visitors are white.
    """
    arch = model.at(ARCH_X, ARCH_Y)
    for side in (-0.17, 0.17):
        arch.slab((side - 0.025, -0.06, 0), (side + 0.025, 0.06, 0.46), 'card', 0.006)
    arch.slab((-0.195, -0.058, 0.461), (0.195, 0.058, 0.51), 'card', 0.006)
    arch.slab((-0.10, -0.062, 0.475), (0.10, -0.0585, 0.497), 'scr', 0.001)
    model.slab((2.22, -1.30, 0.15), (2.70, -1.05, 0.165), 'bass', 0.004)
    model.legs((2.24, -1.29, 0), (2.682, -1.063, 0.15), 0.022, 'dark', 0.003)
    model.slab((2.30, -1.24, 0.1655), (2.42, -1.13, 0.215), 'dark', 0.012)
    model.slab((2.50, -1.23, 0.1655), (2.62, -1.12, 0.19), 'grey', 0.006)
    wall = model.at(0, BACK)
    for shelf in wall.row(3, z=0.17):
        shelf.slab((0.86, -0.16, 0.12), (2.0, -0.002, 0.135), 'bass', 0.003)
    for i, box in enumerate(wall.at(0.92, 0).row(9, 0.115)):
        top, material = 0.20 + draw.uniform(0, 0.05), draw.choice(['card', 'grey', 'card2'])
        box.slab((0, -0.14, 0.1355), (0.08, -0.04, top), material, 0.006)
        if i < 8:
            helmet = ('card', 'card', 'dark')[i % 3]
            box.ball((0.04, -0.085, 0.35), 0.038, helmet, 2, 0.8)
    for x in (0.855, 2.0):
        wall.slab((x, -0.165, 0), (x + 0.02, -0.002, 0.52), 'bass', 0.003)
    for x, y, degrees, material, pose in (
        *((0.98, -0.98, -60, 'dark', 'stand'), (1.62, -1.08, 8, 'card', 'walk')),
        *((1.60, -0.22, 172, 'dark', 'point'), (1.62, 0.66, 180, 'card', 'walk')),
        *((2.46, -0.90, 180, 'dark', 'stand'), (1.28, 0.02, -15, 'dark', 'plan')),
    ):
        person(model, (x, y, 0), PERSON, math.radians(degrees), material, pose)
