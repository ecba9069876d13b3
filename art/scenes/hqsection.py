"""The headquarters cut open: architects above, joiners below, the control room at the end.

For the text of the About page, which says who works where. Shell, quay and people are those of
hq.py. The vermilion stair, on which a drawing goes down to the joiners, is what to look at.
"""

import math
import random

from kit import studio, trees
from kit.figures import person
from kit.geometry import Model, shift
from kit.materials import card, glow, standard
from scenes import hq

GRADE = studio.Grade(exposure=0.7, vignette=0.2, warmth=-0.01, bloom=0.04, bloom_threshold=2.0)

OPEN = 2  # the first bay that is cut open
WIDTH = (hq.BAYS - OPEN) * hq.BAY
DEPTH = 1.5  # of the rooms
GROUND, FLOOR = hq.QUAY, 0.80  # the workshop's floor and the studio's
CEILING = FLOOR - 0.09
CONTROL = 2 * hq.BAY  # where the control room begins
STAIR, STAIR_END = 0.92, 1.86  # foot and head of the flight
STEPS = 11
TREES = ((5.0, 1.2, 1.2), (5.4, 0.4, 0.9), (5.2, 2.4, 1.5))


def build() -> None:
    surfaces = standard(
        card('night', '#4A525C', variation=0.03),
        glow('screen', '#BFE0FF', 2.6, 0.5),
        *hq.oak_and_water(),
    )
    model = Model(surfaces, seed=12)
    hq.estuary(model)
    hq.quay(model)
    for number in range(OPEN):
        hq.bay(model, number)
    hq.ends_and_jetty(model)
    inside = model.at(hq.LEFT + OPEN * hq.BAY, hq.FRONT)
    shell(inside)
    for tooth in inside.at(0, 0, hq.EAVES).row(hq.BAYS - OPEN, hq.BAY):
        roof(tooth)
    workshop(inside.at(0, 0, GROUND))
    control_room(inside.at(CONTROL, 0, GROUND))
    drawing_office(inside.at(0, 0, FLOOR))
    stair(inside)
    person(model, (0.35, -0.75, GROUND), hq.PERSON, 1.2, 'dark', 'walk')
    model.finish()
    draw = random.Random(8)
    trees.grove(surfaces, TREES, draw, flakes=1500, flake=0.021, leaves=('sage', 'moss', 'foam'))
    light()
    studio.camera((-0.6, -12.6, 2.7), (2.30, 0.2, 0.86), 104, 5.0, focus=(2.2, -0.1, 0.7))


def light() -> None:
    """The morning of hq.py, lamps over benches and boards, and a cool one before the screens."""
    left, front = hq.LEFT + OPEN * hq.BAY, hq.FRONT
    for x, z, power, colour in (
        (0.55, CEILING - 0.08, 4, '#FFD9AE'),
        (1.6, CEILING - 0.08, 4, '#FFD9AE'),
        (CONTROL + 0.55, CEILING - 0.1, 1.6, '#BFD8FF'),
        (0.6, FLOOR + 0.62, 4, '#FFF1DC'),
        (1.65, FLOOR + 0.62, 4, '#FFF1DC'),
        (2.7, FLOOR + 0.62, 4, '#FFF1DC'),
    ):
        studio.point_light((left + x, front + 0.75, z), power, colour, 0.06)
    studio.room('#9A9894', wall=14, floor=-0.62, light='#BFD0E4', strength=0.24)
    studio.split_light((-7.5, -8.0, 6.0), (1.5, 0, 0.6), 1.4, 1100, '#FFE3C2')
    studio.area_light((9, -5, 5), (2, 0, 1), 6, 110, '#CFE0F2')


def shell(model: Model) -> None:
    """Floors and walls, dark where they are cut, oak posts between the bays."""
    model.slab((0, 0, 0), (WIDTH, DEPTH, GROUND), 'grey', 0.003)
    for board in model.at(0, 0, FLOOR - 0.02).row(12, 0, DEPTH / 12):
        low = STAIR + 0.24 if board.point((0, 0, 0))[1] < hq.FRONT + 0.42 else None
        for start, end in ((0, STAIR + 0.22), (STAIR_END, WIDTH)) if low else ((0, WIDTH),):
            board.slab((start, 0.001, 0), (end, DEPTH / 12 - 0.001, 0.02), 'bass', 0.002)
            board.slab((start, 0.001, -0.07), (end, DEPTH / 12, -0.001), 'card', 0.001)
    for start, end in ((-0.02, STAIR + 0.22), (STAIR_END, WIDTH)):
        model.slab((start, -0.012, FLOOR - 0.09), (end, -0.001, FLOOR), 'dark', 0.002)
    model.slab((-0.02, -0.012, 0), (WIDTH + 0.03, -0.001, GROUND - 0.001), 'dark', 0.002)
    model.slab((0, DEPTH, GROUND), (WIDTH, DEPTH + 0.04, hq.EAVES), 'card', 0.003)
    model.slab((-0.03, 0.04, GROUND), (-0.001, DEPTH, hq.EAVES + 0.02), 'card', 0.003)
    for x in (-0.035, WIDTH - 0.005):
        model.slab((x, -0.014, GROUND), (x + 0.04, -0.002, hq.EAVES), 'dark', 0.002)
    for post in model.each(((hq.BAY, 0.5), (hq.BAY, 1.2), (2 * hq.BAY, 0.5), (2 * hq.BAY, 1.2))):
        post.slab((-0.022, 0, FLOOR), (0.022, 0.044, hq.EAVES), 'oak', 0.003, grain=2)
    for y in (0.5, 1.2):
        model.slab((hq.BAY - 0.022, y, GROUND), (hq.BAY + 0.022, y + 0.044, CEILING), 'oak')


def roof(model: Model) -> None:
    """A tooth: a white slope, dark where it is cut, the glazed upright side, two oak trusses."""
    width, rise, middle = hq.BAY, hq.SAWTOOTH, hq.DEPTH / 2
    model.beam((0, middle, rise), (width + 0.02, middle, 0.0), (hq.DEPTH + 0.04, 0.04), 'card')
    model.beam((0, -0.026, rise), (width + 0.02, -0.026, 0), (0.01, 0.05), 'dark', 0.002)
    model.slab((-0.012, 0.02, 0.10), (-0.004, hq.DEPTH - 0.08, 0.54), 'glow', 0.002)
    for bar in model.at(0, 0.02).row(9, 0, (hq.DEPTH - 0.12) / 8):
        bar.slab((-0.024, 0, 0.02), (-0.002, 0.02, rise - 0.02), 'card', 0.002)
    model.slab((0.002, 0.02, 0), (0.04, 0.06, rise - 0.05), 'oak', 0.003, grain=2)
    gable = [(0, -0.01), (0, rise - 0.03), (width, -0.01)]
    model.prism(gable, 0, 0.04, 'card', shift(0, DEPTH) @ hq.AWAY)
    for y in (0.6, 1.2):
        model.slab((0, y, -0.05), (width, y + 0.04, -0.005), 'oak', 0.003, grain=0)
        model.slab((0.002, y, 0), (0.04, y + 0.04, rise - 0.05), 'oak', 0.003, grain=2)
        for x in (0.36, 0.70):
            foot, head = (x, y + 0.02, -0.01), (x, y + 0.02, rise * (1 - x / width) - 0.04)
            model.beam(foot, head, (0.03, 0.03), 'oak', 0.002)


def bench(model: Model) -> None:
    """An oak bench with a board in its vice, on four legs."""
    model.slab((0, 0, 0.13), (0.46, 0.2, 0.155), 'oak', 0.003, grain=0)
    for x in (0.03, 0.4):
        for y in (0.02, 0.15):
            model.slab((x, y, 0), (x + 0.035, y + 0.03, 0.13), 'oak', 0.002, grain=2)
    model.slab((0.03, 0.05, 0.07), (0.43, 0.15, 0.082), 'bass', 0.002)
    model.slab((0.04, 0.04, 0.156), (0.42, 0.10, 0.172), 'bass', 0.002, grain=0)


def workshop(model: Model) -> None:
    """Three joiners, two benches, boards along the wall, and a door on trestles."""
    bench(model.at(0.36, 0.16))
    person(model, (0.29, 0.26, 0), hq.PERSON, -math.pi / 2, 'dark', 'push', top='card')
    bench(model.at(0.42, 0.80))
    person(model, (0.97, 0.90, 0), hq.PERSON, math.pi / 2, 'card', 'mop', top='dark')
    for k, board in enumerate(model.at(0.05, DEPTH - 0.06).row(17, 0.06)):
        high = 0.44 + 0.05 * (k * 7 % 4)
        board.slab((0, -0.02 * (k % 2), 0.001), (0.05, 0.03, high), 'oak', 0.003, grain=2)
    for shelf in model.at(1.14, DEPTH - 0.26).row(4, 0, 0, 0.14):
        shelf.slab((0, 0, 0.04), (0.9, 0.24, 0.056), 'bass', 0.002)
        for k, board in enumerate(shelf.row(5, 0, 0.045)):
            board.slab((0.02, 0, 0.057), (0.84 - 0.06 * (k % 3), 0.04, 0.08), 'oak', 0.002, grain=0)
    for x in (1.14, 1.58, 2.02):
        model.slab((x, DEPTH - 0.27, 0), (x + 0.02, DEPTH - 0.03, 0.52), 'dark', 0.002)
    for x in (1.34, 1.76):
        model.slab((x, 0.62, 0), (x + 0.03, 0.86, 0.12), 'bass', 0.003)
    model.slab((1.26, 0.60, 0.121), (1.90, 0.86, 0.142), 'leaf', 0.003, grain=0)
    for x in (1.30, 1.60):
        model.slab((x, 0.64, 0.143), (x + 0.24, 0.82, 0.150), 'oak', 0.002, grain=0)
    person(model, (1.98, 0.60, 0), hq.PERSON, math.pi / 2, 'dark', 'push')


def control_room(model: Model) -> None:
    """A dark room with a wall of screens, a desk, and one who is awake."""
    width = WIDTH - CONTROL
    model.slab((-0.02, 0.02, 0), (0.02, DEPTH, CEILING - GROUND), 'card', 0.003)
    model.slab((-0.022, -0.014, 0), (0.022, 0.019, CEILING - GROUND), 'dark', 0.002)
    model.slab((0.022, 1.02, 0), (width, 1.06, CEILING - GROUND), 'night', 0.003)
    model.slab((0.022, 0.02, 0.001), (width, 1.02, 0.008), 'night', 0.002)
    for screen in model.at(0.14, 1.0, 0.26).each(
        (0.2 * k, 0, z) for k in range(4) for z in (0, 0.14)
    ):
        screen.slab((0, 0, 0), (0.18, 0.02, 0.12), 'black', 0.002)
        screen.slab((0.008, -0.002, 0.008), (0.172, -0.0005, 0.112), 'screen', 0.0005)
    model.slab((0.2, 0.46, 0.125), (0.86, 0.64, 0.14), 'oak', 0.003, grain=0)
    for x in (0.22, 0.82):
        model.slab((x, 0.48, 0), (x + 0.02, 0.62, 0.124), 'dark', 0.002)
    for x in (0.34, 0.62):
        model.slab((x, 0.58, 0.15), (x + 0.16, 0.59, 0.25), 'black', 0.002)
    model.rod((0.52, 0.30, 0), (0.52, 0.30, 0.07), 0.01, 'steel', 8)
    model.box((0.52, 0.30, 0.075), (0.1, 0.1, 0.014), 'dark', 0.004)
    person(model, (0.52, 0.30, 0), hq.PERSON, 0.0, 'dark', 'sit', top='card')


def drawing_office(model: Model) -> None:
    """Two drawing boards, a plan chest, and two at a model on its table."""
    for x in (0.12, 0.44):
        board = model.at(x, 0.34)
        board.slab((0, 0.02, 0), (0.02, 0.18, 0.13), 'dark', 0.002)
        board.slab((0.22, 0.02, 0), (0.24, 0.18, 0.13), 'dark', 0.002)
        board.beam((0.12, 0.0, 0.125), (0.12, 0.22, 0.20), (0.28, 0.012), 'oak', 0.002)
        board.beam((0.12, 0.02, 0.142), (0.12, 0.20, 0.203), (0.22, 0.003), 'card', 0.001)
        board.rod((0.12, -0.13, 0), (0.12, -0.13, 0.075), 0.009, 'steel', 8)
        board.box((0.12, -0.13, 0.08), (0.08, 0.08, 0.012), 'dark', 0.004)
    person(model, (0.24, 0.21, 0), hq.PERSON, 0.0, 'dark', 'sit')
    person(model, (0.80, 0.36, 0), hq.PERSON, math.pi / 2, 'card', 'point', top='dark')
    model.slab((2.12, 0.34, 0.12), (2.72, 0.66, 0.14), 'oak', 0.003, grain=0)
    model.legs((2.14, 0.36, 0), (2.70, 0.64, 0.12), 0.02, 'oak', 0.002)
    model.slab((2.2, 0.38, 0.141), (2.64, 0.62, 0.152), 'card2', 0.002)
    for x, y, width, height in (
        *((2.36, 0.46, 0.1, 0.24), (2.24, 0.44, 0.08, 0.1), (2.52, 0.42, 0.08, 0.07)),
        *((2.50, 0.53, 0.1, 0.13), (2.25, 0.55, 0.07, 0.06)),
    ):
        model.slab((x, y, 0.153), (x + width, y + 0.07, 0.153 + height), 'card', 0.002)
    person(model, (2.00, 0.40, 0), hq.PERSON, -math.pi / 2, 'dark', 'point')
    person(model, (2.86, 0.40, 0), hq.PERSON, math.pi / 2, 'card', 'plan', top='card')
    model.slab((0.95, 1.2, 0), (1.95, 1.46, 0.14), 'oak', 0.003)
    for drawer in model.at(0.97, 1.198).row(2, 0.49):
        for front in drawer.row(4, 0, 0, 0.034):
            front.slab((0, -0.006, 0.006), (0.47, 0.001, 0.034), 'bass', 0.002, grain=0)


def stair(model: Model) -> None:
    """The vermilion flight from the studio to the workshop, and one on it with a drawing."""
    going, rise = (STAIR_END - STAIR) / STEPS, (FLOOR - GROUND) / STEPS
    for k, step in enumerate(model.at(STAIR, 0.06, GROUND).row(STEPS, going, 0, rise)):
        step.slab((0, 0, rise - 0.014), (going + 0.012, 0.26, rise), 'accent', 0.002)
        if k:
            step.slab((0, 0, -0.002), (0.01, 0.26, rise - 0.015), 'accent', 0.001)
    for y in (0.05, 0.26):
        foot, head = (STAIR, y, GROUND + 0.01), (STAIR_END, y, FLOOR - 0.01)
        model.beam(foot, head, (0.014, 0.07), 'accent', 0.002)
        rail = [(x, y, z + 0.16) for x, _, z in (foot, head)]
        model.beam(*rail, (0.012, 0.014), 'accent', 0.002)
        for bar in model.at(STAIR, y, GROUND).row(STEPS + 1, going, 0, rise):
            bar.rod((0, 0, 0), (0, 0, 0.165), 0.004, 'accent', 8)
    place = 6
    x, z = STAIR + (place + 0.5) * going, GROUND + (place + 1) * rise
    person(model, (x, 0.155, z), hq.PERSON, math.pi / 2, 'dark', 'plan', top='card')
