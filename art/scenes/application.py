"""A workshop entrance: hard hats on an oak rail, one of them in vermilion.

For the job application. The vermilion hat has a peg whose label is still empty: it is for whoever
applies. Wall and rail run off the right edge on purpose.
"""

import math
import random

from kit import studio
from kit.buildings import around
from kit.geometry import TOWARDS_CAMERA, Matrix, Model, Vector, rotation, shift
from kit.materials import card, plain, standard, wood

GRADE = studio.Grade(exposure=0.58, vignette=0.26, warmth=-0.025)

WALL, LEFT, RIGHT, WALL_TOP = 1.0, -2.15, 4.3, 4.75  # WALL is the Y of its face
RAIL = 3.42  # height of the pegs
PEGS = [-1.35 + i * 1.04 for i in range(5)]  # X of each
HERO, COAT = 3, 2  # the peg of the vermilion hat, and the peg of the coat
BENCH_LEFT, BENCH_RIGHT, BENCH_TOP = -0.55, 3.55, 0.98

# Half sizes of the crown of a hat, its steps round and up, and the profile of the brim from the
# crown outwards: share of the brim's width, and height
HAT_WIDTH, HAT_LENGTH, HAT_HEIGHT = 0.375, 0.45, 0.36
HAT_SIDES, HAT_RINGS = 40, 12
BRIM = ((0, 0.012), (0.7, 0.004), (1, -0.012), (0.98, -0.034), (0.6, -0.022), (-0.12, -0.02))
# A hat hangs by its harness: its crown to the camera, its peak down
HUNG = Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, -1, 0, 0), (0, 0, 0, 1)))

# Outlines in X and Z below the rail, with how far in front of the wall they begin and end
SLEEVE = ((0.30, -0.5), (0.40, -1.24), (0.55, -1.18), (0.40, -0.24), (0.335, -0.15))
BODY = (
    *((-0.34, -0.16), (-0.43, -1.25), (-0.46, -1.62), (0.46, -1.62)),
    *((0.43, -1.25), (0.34, -0.16), (0.10, 0.02), (-0.10, 0.02)),
)
OTHER_SLEEVE = ((-0.40, -0.24), (-0.55, -1.18), (-0.40, -1.24), (-0.30, -0.5), (-0.335, -0.15))
COAT_PARTS = ((BODY, (-0.24, -0.10)), (SLEEVE, (-0.21, -0.12)), (OTHER_SLEEVE, (-0.21, -0.12)))

# The side of a boot: towards the toe, and up
BOOT_PROFILE = Matrix(((0, 0, 1, 0), (-1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
BOOT_UPPER = (
    *((-0.22, 0.06), (0.42, 0.06), (0.46, 0.14), (0.42, 0.24)),
    *((0.27, 0.30), (0.12, 0.38), (0.08, 0.66), (-0.22, 0.68)),
)
BOOT_SOLE = ((-0.24, 0), (0.45, 0), (0.475, 0.04), (0.46, 0.075), (-0.24, 0.075))
LINE_ENDS = (0.18, 0.10, 0.15, 0.18, 0.05, 0.14, -0.02)  # of the writing on the clipboard


def build() -> None:
    oak = {'scale': 0.8, 'roughness': 0.45, 'contrast': 0.85}
    surfaces = standard(
        plain('shell', '#E9E4DA', roughness=0.38, coat=0.12),
        wood('ledge', ('#DDBB8B', '#C0935F', '#86592F'), **oak),
        card('boot', '#4A3A2E', roughness=0.7, variation=0.04),
        card('paper', '#F1EEE7', roughness=0.9, bump=0.04, variation=0),
        plain('ink', '#8F8C87', roughness=0.8),
        card('wallc', '#D3CDC1', bump=0.08, variation=0.0),
        card('coat', '#5C6064', roughness=0.95, bump=0.2, variation=0.02),
    )
    model = Model(surfaces, seed=23)
    draw = random.Random(6)
    hall(model, draw)
    for i, x in enumerate(PEGS):
        peg(model, i, x)
    for i, x in enumerate(PEGS):
        if i != COAT:
            hung_hat(model, x, 'accent' if i == HERO else 'shell', draw)
    work_coat(model, PEGS[COAT])
    bench(model)
    for x, y, degrees in ((1.25, 0.10, 8), (1.62, 0.14, -4)):  # boots beneath the bench
        boot = model.on(shift(x, y) @ rotation(degrees) @ BOOT_PROFILE)
        boot.prism(BOOT_UPPER, -0.115, 0.115, 'boot', chamfer=0.05)
        boot.prism(BOOT_SOLE, -0.135, 0.135, 'dark', chamfer=0.012)
    clipboard(model)
    model.finish()

    studio.room('#928C84', wall=12, floor=-0.42, light='#C4D2E3', strength=0.24)
    studio.split_light((-7.5, -8.5, 8.6), (0.6, 0, 2.2), 1.3, 1300, '#FFE7CD')
    studio.area_light((8, -5, 4), (0, 0, 2), 6, 140, '#CFDEF0')
    studio.camera((3.9, -14.4, 4.2), (-0.85, 0.2, 2.28), 54, 4.5, focus=(2.4, 0.5, 2.8))


def hall(model: Model, draw: random.Random) -> None:
    """Floorboards with a joint somewhere along each, the wall with its dado, the rail and a shelf."""
    model.slab((-3.3, -2.7, -0.42), (4.75, 1.55, -0.12), 'oak', 0.02)
    model.slab((-2.95, -2.4, -0.12), (4.5, 1.4, -0.06), 'card2', 0.006)
    for board in model.at(0, -2.25).row(10, 0, 0.325):
        joint = draw.uniform(-1.6, 3.2)
        for start, end in ((LEFT - 0.45, joint), (joint, RIGHT)):
            low, high = (start + 0.003, 0.003, -0.06), (end - 0.003, 0.322, 0)
            board.slab(low, high, 'bass', 0.004, grain=0)
    wall, width = model.at(0, WALL), (RIGHT - LEFT) / 30
    wall.slab((LEFT, 0, 0), (RIGHT, 0.16, WALL_TOP), 'wallc', 0.006)
    for board in wall.at(LEFT, 0).row(30, width):
        board.slab((0.004, -0.055, 0.16), (width - 0.004, -0.002, 2.02), 'card', 0.012, grain=2)
    wall.slab((LEFT, -0.085, 0), (RIGHT, -0.003, 0.155), 'card', 0.008)
    wall.slab((LEFT, -0.10, 2.024), (RIGHT, -0.003, 2.10), 'card', 0.010)
    rail = wall.at(0, 0, RAIL)
    rail.slab((LEFT + 0.16, -0.075, -0.20), (RIGHT - 0.16, -0.002, 0.20), 'ledge', 0.014, grain=0)
    rail.slab((LEFT + 0.10, -0.30, 0.204), (RIGHT - 0.10, -0.002, 0.27), 'ledge', 0.012, grain=0)


def peg(model: Model, number: int, x: float) -> None:
    """A turned peg, and over it a brass frame with a name, which the hero's peg does not have."""
    here = model.at(x, WALL, RAIL)
    here.rod((0, -0.07, -0.04), (0, -0.42, 0.02), 0.048, 'ledge', 20, end_radius=0.038)
    here.ball((0, -0.44, 0.024), 0.066, 'ledge', 3)
    taken = number != HERO
    if taken:
        here.slab((-0.16, -0.082, 0.085), (0.16, -0.076, 0.165), 'paper', 0.001)
    for x0, x1, z0, z1 in around((-0.166, 0.166, 0.085, 0.165), (-0.18, 0.18, 0.075, 0.175)):
        here.slab((x0, -0.088, z0), (x1, -0.0755, z1), 'brass', 0.002)
    if taken:
        end = 0.08 + 0.02 * (number % 3)
        here.slab((-0.12, -0.0835, 0.118), (end, -0.082, 0.130), 'ink', 0.0003)


def hung_hat(model: Model, x: float, material: str, draw: random.Random) -> None:
    """A hard hat on its peg, each a little askew. X across, Y to the peak, Z out of the crown."""
    tilt, turn = -16 + draw.uniform(-3, 3), draw.uniform(-9, 9)
    hat = shift(x, WALL - 0.36, RAIL - 0.40) @ rotation(turn) @ rotation(tilt, 'X') @ HUNG
    grain = model.random.uniform(-40, 40)
    # The shell: rings that close towards the top
    pieces = model.pieces(material)
    first = len(pieces.vertices)
    for j in range(HAT_RINGS):
        up = j / HAT_RINGS * 0.995 * math.pi / 2
        share, height = math.cos(up) ** 0.82, math.sin(up) ** 0.95 * HAT_HEIGHT
        for i in range(HAT_SIDES):
            angle = 2 * math.pi * i / HAT_SIDES
            x, y = math.cos(angle) * HAT_WIDTH * share, math.sin(angle) * HAT_LENGTH * share
            pieces.vertices.append(hat @ Vector((x, y, height)))
            pieces.grain.append([i * 0.1 + grain, j * 0.1, 0])
    pieces.vertices.append(hat @ Vector((0, 0, HAT_HEIGHT)))
    pieces.grain.append([grain, 0, 0])
    top = len(pieces.vertices) - 1
    last = first + (HAT_RINGS - 1) * HAT_SIDES
    for ring in range(first, last, HAT_SIDES):
        pieces.ring(ring, HAT_SIDES)
    for i in range(HAT_SIDES):
        pieces.faces.append([last + i, last + (i + 1) % HAT_SIDES, top])
    # A rolled edge all round, drawn out to a peak and bent down there
    pieces = model.pieces(material)
    first = len(pieces.vertices)
    for share, height in BRIM:
        for i in range(HAT_SIDES):
            angle = 2 * math.pi * i / HAT_SIDES
            to_peak = max(0.0, math.sin(angle))
            out = (0.045 + 0.20 * to_peak**2.2) * share
            bend = 0.05 * max(0, math.sin(angle)) ** 3 * max(0, share)
            x, y = math.cos(angle) * (HAT_WIDTH + out), math.sin(angle) * (HAT_LENGTH + out)
            pieces.vertices.append(hat @ Vector((x, y, height - bend)))
            pieces.grain.append([i * 0.1 + grain, share, height])
    for j in range(len(BRIM) - 1):
        ring = first + j * HAT_SIDES
        following = ring + HAT_SIDES
        for i in range(HAT_SIDES):
            k = (i + 1) % HAT_SIDES
            pieces.faces.append([ring + i, following + i, following + k, ring + k])
    for middle, width in ((0, 0.10), (-0.13, 0.045), (0.13, 0.045)):
        rib(model, hat, material, middle, width)


def rib(model: Model, hat: Matrix, material: str, middle: float, width: float) -> None:
    """A rib over the crown from front to back, `middle` off its centre line."""
    path = []
    for k in range(21):
        y = (-1 + 2 * k / 20) * 0.86
        x = middle * (1 - 0.35 * abs(y) ** 2)
        off_top = (x / HAT_WIDTH) ** 2 + y**2
        z = HAT_HEIGHT * max(0.0, 1 - min(1, off_top) ** 1.08) ** 0.5 + 0.004
        path.append(hat @ Vector((x, y * HAT_LENGTH, z)))
    up = hat.to_3x3() @ Vector((0, 0, 1))
    model.ribbon(path, (width, 0.045), material, up=up, chamfer_share=0.3)


def work_coat(model: Model, x: float) -> None:
    """A coat with two sleeves, a front edge, four brass buttons and two pockets."""
    here = model.at(x, WALL, RAIL)
    place = shift(x, 0, RAIL - 0.05) @ TOWARDS_CAMERA
    for outline, (front, back) in COAT_PARTS:
        near, far = -(WALL + back - 0.06), -(WALL + front - 0.06)
        model.prism(outline, near, far, 'coat', place, chamfer=0.03)
    here.slab((-0.006, -0.312, -1.62), (0.006, -0.298, -0.20), 'dark', 0.002)
    for z in (-0.35, -0.62, -0.89, -1.16):
        here.rod((0.035, -0.300, z), (0.035, -0.318, z), 0.022, 'brass', 14)
    for x in (-0.30, 0.09):
        here.slab((x, -0.322, -1.42), (x + 0.21, -0.300, -1.08), 'coat', 0.02)


def bench(model: Model) -> None:
    """Three boards on two trestles and a stretcher."""
    top, left, right = model.at(0, 0, BENCH_TOP), BENCH_LEFT, BENCH_RIGHT
    for board in top.row(3, 0, 0.24):
        board.slab((left, -0.02, -0.09), (right, 0.212, 0), 'ledge', 0.014, grain=0)
    for x in (left + 0.28, right - 0.40):
        for front, back in ((0.02, 0.16), (0.52, 0.66)):
            model.slab((x, front, 0), (x + 0.12, back, BENCH_TOP - 0.091), 'ledge', 0.01, grain=2)
        top.slab((x + 0.01, 0.161, -0.30), (x + 0.11, 0.519, -0.20), 'ledge', 0.01, grain=1)
    top.slab((left + 0.41, 0.29, -0.29), (right - 0.41, 0.37, -0.21), 'ledge', 0.01, grain=0)


def clipboard(model: Model) -> None:
    """A form with lines of writing and a place to sign, and a pencil beside it."""
    place = shift(0.55, 0.33, BENCH_TOP) @ rotation(-13)
    board, pencil = model.on(place), model.on(place @ shift(0.47, -0.05) @ rotation(97))
    board.slab((-0.30, -0.40, 0.001), (0.30, 0.40, 0.028), 'walnut', 0.008)
    board.slab((-0.26, -0.37, 0.029), (0.26, 0.31, 0.036), 'paper', 0.001)
    board.slab((-0.14, 0.29, 0.029), (0.14, 0.38, 0.06), 'brass', 0.01)
    for j, end in enumerate(LINE_ENDS):
        y = 0.20 - j * 0.075
        board.slab((-0.20, y, 0.0365), (end, y + 0.012, 0.0372), 'ink', 0.0002)
    board.slab((-0.20, -0.33, 0.0365), (-0.02, -0.322, 0.0372), 'ink', 0.0002)
    pencil.rod((-0.32, 0, 0.03), (0.26, 0, 0.03), 0.024, 'oak', 6)
    pencil.rod((0.26, 0, 0.03), (0.345, 0, 0.03), 0.023, 'bass', 10, end_radius=0.005)
