"""The headquarters as a visitor arrives: the gate on Jetty Road, and the way to reception.

For the contact page; the site plan beside it (src/features/contact/site-plan.svg) shows the same
places. Model and people are those of hq.py, which leaves out what only this side shows: the road,
the fence, the way, the boarded back and the entrance with its vermilion hood.
"""

import math

import bpy

from kit import studio
from kit.figures import moulded
from kit.geometry import Model
from scenes import hq

GRADE = studio.Grade(exposure=0.45, vignette=0.2, warmth=-0.01)

BACK = hq.FRONT + hq.DEPTH  # the wall towards the road
FENCE, KERB, ROAD_END = 3.45, 4.0, 5.05
GATE = (-2.93, -2.0)
DOOR = (1.2, 1.6)  # of reception, along the west wall


def build() -> None:
    surfaces = hq.build_model(moulded)
    model = Model(surfaces, seed=23)
    street(model)
    fence(model)
    back(model)
    entrance(model)
    moulded(model, (-2.12, 2.75, 0.006), hq.PERSON, -1.57, 'dark', 'walk')
    model.finish()
    light()
    studio.camera((-3.9, 6.6, 0.42), (-1.22, 1.4, 0.42), 34, 8, (-1.1, 1.4, 0.4), (0, 0.09))


def street(model: Model) -> None:
    """Jetty Road with two pavements, the way and the parking in the yard."""
    model.slab((-9, hq.BOARD_BACK, -0.3), (9, KERB, 0.0), 'card2', 0.006)
    model.slab((-9, KERB, -0.3), (9, ROAD_END, -0.03), 'grey', 0.004)
    model.slab((-9, ROAD_END, -0.3), (9, 8, 0.0), 'card2', 0.006)
    for mark in model.at(-8.6, (KERB + ROAD_END) / 2).row(16, 1.1):
        mark.slab((0, -0.02, -0.031), (0.5, 0.02, -0.027), 'card', 0.001)
    model.slab((GATE[0], DOOR[1] - 0.2, 0), (GATE[1], hq.BOARD_BACK, 0.006), 'grey', 0.002)
    for board in model.at(-1.9, DOOR[0] - 0.05).row(24, 0, 0.094):
        board.slab((0, 0, 0), (0.3, 0.088, 0.012), 'bass', 0.002)
    model.slab((-1.6, DOOR[0] - 0.05, 0), (-1.13, DOOR[1] + 0.05, 0.012), 'bass', 0.003)


def fence(model: Model) -> None:
    """Oak palings either side of the open gate, which has slid behind them."""
    for start, end in ((-6, GATE[0]), (GATE[1], 6)):
        for paling in model.at(start, FENCE).row(round((end - start) / 0.045), 0.045):
            paling.slab((0, 0, 0.02), (0.018, 0.03, 0.28), 'oak', 0.002, grain=2)
        for z in (0.06, 0.22):
            model.slab((start, FENCE - 0.02, z), (end, FENCE - 0.001, z + 0.02), 'oak', 0.002)
    for x in GATE:
        model.slab((x - 0.05, FENCE - 0.05, 0), (x + 0.05, FENCE + 0.05, 0.36), 'card', 0.008)
    model.at(GATE[1], FENCE).slab((0.06, 0.052, 0.16), (0.10, 0.06, 0.24), 'black', 0.002)


def back(model: Model) -> None:
    """The wall towards the road, boarded like the others."""
    for board in model.at(hq.LEFT, BACK).row(hq.BAYS * hq.BOARDS, hq.BOARD):
        low, high = (0.004, -0.03, 0.03), (hq.BOARD - 0.004, 0.005, hq.EAVES + 0.02)
        board.slab(low, high, 'oak', 0.003, grain=2)


def entrance(model: Model) -> None:
    """A lit glazed door in the west wall, in a white frame under a vermilion hood."""
    x, (start, end) = hq.LEFT - 0.03, DOOR
    model.slab((x - 0.02, start - 0.04, 0.012), (x - 0.001, end + 0.04, 0.56), 'card', 0.004)
    model.slab((x - 0.024, start, 0.012), (x - 0.019, end, 0.53), 'dark', 0.002)
    middle = (start + end) / 2
    for low, high in ((start + 0.02, middle - 0.016), (middle + 0.016, end - 0.02)):
        for foot, head in ((0.05, 0.39), (0.41, 0.51)):
            model.slab((x - 0.028, low, foot), (x - 0.023, high, head), 'glow', 0.001)
    model.slab((x - 0.36, start - 0.14, 0.58), (x, end + 0.14, 0.63), 'accent', 0.008)


def light() -> None:
    """Late afternoon: the sun over the road on the right, and the wall of the studio behind."""
    studio.sweep('#9A9894', wall=14, floor=-0.62)
    bpy.data.objects['sweep'].rotation_euler.z = math.pi
    studio.world('#BFD0E4', 0.24)
    studio.split_light((-10.5, 2.5, 5.0), (0, 1, 0.4), 1.3, 900, '#FFDDB4')
    studio.area_light((9, 5, 5), (0, 0, 1), 6, 110, '#CFE0F2')
    studio.only_lamps_light()
