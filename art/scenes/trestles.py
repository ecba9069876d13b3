"""A sash of the Bath terrace on trestles before its boarded opening, from near.

For the page of the sash windows, whose hero is `bath`. Model and light are those of bath.py, on
another day: a ground-floor window is boarded, which is the accent. New timber is paler: the bottom
rail and both feet of the stiles, held by clamps. Lengths are metres of the street.
"""

import math

from kit import studio
from kit.figures import person
from kit.geometry import TOWARDS_CAMERA, Model, rotation, shift
from scenes import bath

GRADE = studio.Grade(exposure=0.45, vignette=0.2, warmth=-0.02)

SPOT = (1, 0, 1)  # house, storey and bay
LEFT = SPOT[0] * bath.WIDTH + bath.BAYS[SPOT[2]]  # of the opening
FLOOR = SPOT[0] * bath.RISE
SILL, HEAD = (FLOOR + z for z in bath.STOREYS[SPOT[1]])
SASH = (HEAD - SILL) / 2  # height of a sash
SASH_WIDTH = bath.OPENING - 0.1
BENCH = (8.45, -2.75)  # the near left corner of the sash
BED, TRESTLE = 1.02, 0.09  # Z of the sash, and how thick the bar below it is
SCARF = (0.30, 0.44)  # from and to where the joint of a stile climbs
CAMERA = (6.3, -9.6, 4.3)


def build() -> None:
    street = bath.build_model(SPOT, ground_floor)
    bath.light()
    target, focus = street.point((8.98, -1.3, 1.47)), street.point((8.9, -2.2, 1.1))
    studio.camera(street.point(CAMERA), target, 46, 70, focus)


def pavement(x: float) -> float:
    """Z of the flags."""
    return bath.level(x) + 0.03


def ground_floor(street: Model) -> None:
    """The board, the sash on its trestles, what lies about, and the two restorers."""
    board(street)
    for number in range(bath.HOUSES):  # the joint below a frame, which shows from near
        house = street.at(number * bath.WIDTH, 0, number * bath.RISE)
        for bay, x in enumerate(bath.BAYS):
            z = bath.STOREYS[0][0] if bay else 0
            low, high = (x + 0.002, 0.02, z - 0.1), (x + bath.OPENING - 0.002, 0.29, z + 0.004)
            house.slab(low, high, 'trim', 0.001)
    bench(street)
    repaired_sash(street.at(*BENCH, BED))
    sheet(street)
    restorers(street)


def board(street: Model) -> None:
    """The weathertight board, with two bolted battens."""
    here = street.at(LEFT, 0)
    width = bath.OPENING
    here.slab((0.012, 0.05, SILL + 0.01), (width - 0.012, 0.1, HEAD - 0.012), 'accent', 0.002)
    for z in (SILL + 0.17, HEAD - 0.46):
        here.slab((0.06, 0.01, z), (width - 0.06, 0.05, z + 0.14), 'accent', 0.002)
        for x in (0.2, width - 0.2):
            here.rod((x, -0.006, z + 0.07), (x, 0.012, z + 0.07), 0.03, 'steel', 12)
            here.rod((x, -0.02, z + 0.07), (x, -0.005, z + 0.07), 0.016, 'steel', 6)


def bench(street: Model) -> None:
    """Two trestles on the sloping pavement, each with a bar along Y on two pairs of legs."""
    for x in (BENCH[0] + 0.2, BENCH[0] + SASH - 0.2):
        foot, top = pavement(x), BED - 0.001
        here = street.at(x, BENCH[1])
        here.slab((-0.045, -0.15, top - TRESTLE), (0.045, 1.2, top), 'walnut', 0.002, grain=1)
        for y in (-0.02, 1.07):
            for side in (-1, 1):
                leg = (side * 0.24, y, foot), (side * 0.035, y, top - 0.02)
                here.beam(*leg, (0.06, 0.06), 'walnut', 0.002)
            here.slab(
                (-0.15, y - 0.04, foot + 0.32), (0.15, y - 0.015, foot + 0.4), 'walnut', 0.002
            )


def repaired_sash(here: Model) -> None:
    """The sash, flat with its foot to the right: old oak, and new timber at the foot."""
    flat = here.on(shift(SASH * bath.METRE, 0, 0) @ rotation(90) @ rotation(-90, 'X'))
    flat = flat.at(0, -0.06, 0)
    low, high = SCARF
    for x, mirrored in ((0, False), (SASH_WIDTH - 0.07, True)):
        a, b = (high, low) if mirrored else (low, high)
        stile = flat.at(x, 0.06)
        old = [(0, a + 0.002), (0.07, b + 0.002), (0.07, SASH), (0, SASH)]
        new = [(0, 0), (0.07, 0), (0.07, b - 0.002), (0, a - 0.002)]
        stile.prism(old, 0, 0.06, 'oak', TOWARDS_CAMERA)
        stile.prism(new, 0, 0.06, 'bass', TOWARDS_CAMERA)
    right = SASH_WIDTH - 0.07
    flat.slab((0.072, 0, 0), (right - 0.002, 0.06, 0.1), 'bass', 0.001)
    flat.slab((0.07, 0, SASH - 0.07), (right, 0.06, SASH), 'oak', 0.001)
    for x in (SASH_WIDTH / 3, SASH_WIDTH * 2 / 3):
        flat.slab((x - 0.016, 0.01, 0.1), (x + 0.016, 0.05, SASH - 0.07), 'oak', 0.001, grain=2)
    flat.slab((0.07, 0.015, SASH / 2 - 0.016), (right, 0.045, SASH / 2 + 0.016), 'oak', 0.001)
    clamp(here.at(SASH - 0.37, 0.035, 0.06))


def clamp(spot: Model) -> None:
    """A screw clamp over a joint, from the middle of the joint on top of the sash."""
    spot.slab((-0.02, -0.09, 0.1), (0.02, 0.03, 0.13), 'steel', 0.002)
    spot.slab((-0.02, -0.09, -0.16), (0.02, -0.06, 0.1), 'steel', 0.002)
    spot.slab((-0.02, -0.06, -0.16), (0.02, 0.03, -0.13), 'steel', 0.002)
    spot.rod((0, 0, 0.01), (0, 0, 0.2), 0.012, 'steel', 10)
    spot.rod((0, 0, 0), (0, 0, 0.012), 0.028, 'steel', 12)
    spot.rod((-0.06, 0, 0.195), (0.06, 0, 0.195), 0.01, 'steel', 8)


def sheet(street: Model) -> None:
    """A dust sheet, on it the two sash weights, the rotten pieces and a tool box."""
    slope = rotation(-math.degrees(math.atan2(bath.RISE, bath.WIDTH)), 'Y')
    x, y = BENCH[0] - 1.15, BENCH[1] - 0.5
    here = street.at(x, y, pavement(x)).on(slope)
    here.slab((0, 0, 0), (3.1, 2.1, 0.012), 'stone', 0.002)
    top = here.at(0, 0, 0.012)
    for k in (0, 1):  # the weights
        weight = top.at(0.3, 1.0 + 0.16 * k, 0.045)
        weight.rod((0, 0, 0), (0.5, -0.05, 0), 0.045, 'dark', 16)
        weight.rod((0.5, -0.05, 0), (0.55, -0.055, 0), 0.02, 'dark', 10)
    for x, y, length, turn in (
        (0.35, 1.5, 0.36, 12),
        (0.6, 1.68, 0.28, -25),
        (0.75, 1.45, 0.18, 60),
    ):
        top.box((x, y, 0.025), (length, 0.07, 0.05), 'walnut', 0.006, math.radians(turn))


def restorers(street: Model) -> None:
    """One planes the new foot of a stile, one bolts the board."""
    height = 1.72 * bath.METRE
    x, y = BENCH[0] + SASH + 0.33, BENCH[1] + 0.62
    turn = math.radians(90 + bath.TURN)
    person(street, (x, y, pavement(x)), height, turn, 'dark', 'push', 'card')
    middle = (BENCH[0] + SASH - 0.07, y - 0.02, BED + 0.061)
    plane(street.at(*middle).on(rotation(90)))
    x = LEFT + 1.05
    turn = math.radians(40 + bath.TURN)
    person(street, (x, -0.63, pavement(x)), height, turn, 'dark', 'point', 'card')


def plane(spot: Model) -> None:
    """A long wooden plane, its middle at the origin, along X, with a knob and a handle."""
    spot.slab((-0.32, -0.036, 0), (0.32, 0.036, 0.055), 'walnut', 0.003)
    spot.beam((-0.02, 0, 0.05), (0.05, 0, 0.12), (0.045, 0.012), 'steel', 0.001)
    for x in (-0.224, 0.224):
        spot.rod((x, 0, 0.05), (x, 0, 0.09), 0.02, 'walnut', 10)
