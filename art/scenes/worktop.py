"""The worktop of the kitchen on an afternoon in June, before anybody came a second time.

For the cleaning of two offices in Manchester. Room and light are those of audit.py, without the
people. Mugs and plates, rings and crumbs; the vermilion crosses on the sheet of the audit are what
to look at. Lengths are metres of the room, 1:20.
"""

import math
import random

from kit import studio
from kit.buildings import around
from kit.geometry import Model, rotation, shift
from scenes import audit
from scenes.audit import BENCH, DEPTH, LEFT, METRE, RIGHT, SILL, SINK, TOP, WINDOW, WINDOWS

GRADE = studio.Grade(exposure=0.7, vignette=0.2, warmth=-0.01)

BOWL = (0.04, 0.04, 0.52, 0.36)  # of the sink, from and to X and Y
DEEP = 0.14
# X, Y, where its handle points in degrees, how full it is
MUGS = ((2.66, 3.98, 200, 0.08), (3.25, 3.98, 120, 0.03), (3.28, 3.74, 330, 0.06))
RINGS = ((2.60, 3.78), (3.22, 3.84), (2.72, 3.70), (4.48, 3.64), (4.38, 3.86), (4.70, 3.90))
# What has failed, of the rows of the sheet
FAILED = (1, 4, 5)


def build() -> None:
    audit.build_model(unvisited, audit.Counter(counter, TOP - DEEP - 0.02))
    audit.light()
    studio.camera((0.25, -0.44, 1.25), (0.66, 0.86, 0.475), 62, 16, focus=(0.62, 0.84, 0.47))


def unvisited(room: Model) -> None:
    """What the first visit, in the morning, cannot have dealt with."""
    for x, y, turn, full in MUGS:
        mug(room.on(shift(x * METRE, y * METRE, TOP * METRE) @ rotation(turn)), full)
    for x, y in RINGS:
        stain(room.at(x, y, TOP))
    sink(room.at(*SINK))
    crumbs(room.at(2.5, BENCH, TOP))
    sheet(room.on(shift(2.84 * METRE, 3.60 * METRE, TOP * METRE) @ rotation(-9)))


def counter(model: Model) -> None:
    """The worktop about a real bowl with a drainer beside it, and a sill for the window."""
    x, y, _ = SINK
    left, front, right, back = x + BOWL[0], y + BOWL[1], x + BOWL[2], y + BOWL[3]
    whole = (LEFT - 0.02, RIGHT, BENCH - 0.03, DEPTH - 0.025)
    for a, b, c, d in around((left, right, front, back), whole, upright=True):
        model.slab((a, c, TOP - 0.05), (b, d, TOP), 'card', 0.001)
    bowl = model.at(x, y, TOP)
    x0, y0, x1, y1 = BOWL
    bowl.slab((x0 - 0.01, y0 - 0.01, -DEEP - 0.012), (x1 + 0.01, y1 + 0.01, -DEEP), 'inox', 0.001)
    mouth, rim = (x0, x1, y0, y1), (x0 - 0.03, x1 + 0.39, y0 - 0.03, y1 + 0.03)
    for a, b, c, d in around(mouth, rim):
        bowl.slab((a, c, 0), (b, d, 0.004), 'inox', 0.0004)
    inside = (x0 + 0.004, x1 - 0.004, y0 + 0.004, y1 - 0.004)
    for a, b, c, d in around(inside, mouth):
        bowl.slab((a, c, -DEEP), (b, d, 0.003), 'inox', 0.0004)
    for groove in bowl.at(x1 + 0.04, y0 + 0.03, 0.004).row(7, 0, 0.043):
        groove.slab((0, 0, 0), (0.31, 0.012, 0.003), 'inox', 0.001)
    audit.tap(bowl)
    middle = model.at(WINDOWS[1], DEPTH, SILL)
    half = WINDOW / 2 + 0.08
    middle.slab((-half - 0.004, -0.064, 0.0005), (half + 0.004, 0.21, 0.018), 'card', 0.002)


def mug(model: Model, full: float = 0.01) -> None:
    """A mug with its handle along X, and what is left in it."""
    outer = [(0, 0.036), (0.004, 0.040), (0.094, 0.043), (0.098, 0.043), (0.098, 0.037)]
    model.turned([*outer, (full, 0.035)], 'card', 28)
    model.rod((0, 0, full - 0.002), (0, 0, full + 0.002), 0.0362, 'walnut', 24)
    arc = [math.radians(90 - 18 * k) for k in range(11)]
    handle = [(0.040 + 0.030 * math.cos(a), 0, 0.050 + 0.028 * math.sin(a)) for a in arc]
    model.ribbon(handle, (0.012, 0.009), 'card', chamfer_share=0.3)


def stain(model: Model) -> None:
    """The ring that a mug leaves."""
    ring = [(0.040 * math.cos(k * 0.2618), 0.040 * math.sin(k * 0.2618), 0.0005) for k in range(24)]
    model.ribbon(ring, (0.007, 0.002), 'walnut', closed=True)


def plates(model: Model, count: int) -> None:
    """A pile of plates."""
    profile = [(0, 0.06), (0.004, 0.07), (0.020, 0.122), (0.024, 0.122), (0.010, 0.07)]
    for plate in model.row(count, 0.004, 0.003, 0.013):
        plate.turned(profile, 'card', 36)


def sink(model: Model) -> None:
    """Plates and mugs up to the rim of the bowl and over it, and more on the drainer."""
    plates(model.at(0.19, 0.19, -DEEP), 11)
    left = ((0.42, 0.14, -DEEP, 30), (0.44, 0.27, -DEEP, 160), (0.70, 0.2, 0.057, 215))
    for x, y, z, turn in left:
        mug(model.on(shift(x * METRE, y * METRE, z * METRE) @ rotation(turn)), 0.02)
    mug(model.on(shift(0.42 * METRE, 0.21 * METRE, -0.042 * METRE) @ rotation(-70)), 0.05)
    tipped = shift(0.17 * METRE, 0.24 * METRE, 0.071 * METRE) @ rotation(25) @ rotation(90, 'X')
    mug(model.on(tipped @ rotation(100)))
    plates(model.at(0.70, 0.20, 0.007), 4)


def crumbs(model: Model) -> None:
    """Crumbs, and two tea bags."""
    draw = random.Random(4)
    for _ in range(90):
        x = draw.gauss(0.1, 0.12) if draw.random() < 0.5 else draw.gauss(1.95, 0.1)
        y = draw.uniform(0.02, 0.4)
        if 0 < x < 0.3 or x > 1.85:
            size = draw.uniform(0.002, 0.006)
            model.box((x, y, size / 2), (size * 1.4, size, size), 'oak', 0.0005, draw.uniform(0, 3))
    for x, y, turn in ((0.14, 0.10, 0.4), (0.20, 0.13, 1.3)):
        model.box((x, y, 0.006), (0.045, 0.038, 0.012), 'walnut', 0.003, turn)


def sheet(model: Model) -> None:
    """The sheet of the audit on an oak clipboard: rows with a box each, and a pen."""
    model.slab((0, 0, 0), (0.24, 0.33, 0.006), 'oak', 0.001)
    model.slab((0.013, 0.012, 0.006), (0.227, 0.305, 0.009), 'card', 0.0005)
    model.slab((0.08, 0.298, 0.006), (0.16, 0.325, 0.018), 'steel', 0.002)
    for k, row in enumerate(model.at(0.028, 0.026, 0.0085).row(8, 0, 0.033)):
        row.slab((0, 0.002, 0), (0.10 - 0.012 * (k * 7 % 4), 0.010, 0.0012), 'grey', 0.0002)
        for x in (0.128, 0.162):
            frame(row.at(x, -0.006))
        if k in FAILED:
            for low, high in ((-0.010, 0.020), (0.020, -0.010)):
                start, end = (0.158, low, 0.002), (0.188, high, 0.002)
                row.beam(start, end, (0.0062, 0.003 + low / 50), 'accent', 0.0002)
        else:
            row.beam((0.131, 0.005, 0.0012), (0.137, -0.002, 0.0012), (0.004, 0.001), 'black')
            row.beam((0.136, -0.002, 0.0012), (0.150, 0.018, 0.0012), (0.004, 0.0012), 'black')
    model.rod((0.28, 0.05, 0.006), (0.31, 0.18, 0.006), 0.006, 'black', 10)


def frame(model: Model) -> None:
    """A box to tick."""
    side = 0.022
    for y in (0, side - 0.002):
        model.slab((0, y, 0), (side, y + 0.002, 0.0012), 'dark', 0.0002)
    for x in (0, side - 0.002):
        model.slab((x, 0.002, 0), (x + 0.002, side - 0.002, 0.0013), 'dark', 0.0002)
