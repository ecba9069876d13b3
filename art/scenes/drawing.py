"""A drawing that stands up: half a house as its plan, half as a model.

For the page about the group, the design company and designs under review. What has to be seen is
that the lines of the plan run into the walls of the model at the vermilion section line. The scene
is measured in metres of the house, on the sheet and above it: X and Y of plan and model are the
same.
"""

import math
import random

from kit import studio, trees
from kit.buildings import Opening, solid_parts
from kit.geometry import ALONG_X, Matrix, Model, Vector, rotation, shift
from kit.materials import card, plain, standard
from kit.pen import Pen

GRADE = studio.Grade(exposure=0.68, vignette=0.18, warmth=-0.015, bloom=0.04, bloom_threshold=2.0)

METRE = 0.42  # units
PAPER = 0.012  # height of the sheet
SHEET_LEFT, SHEET_RIGHT, SHEET_FRONT, SHEET_BACK = -4.75, 6.6, -3.55, 3.5  # in units

LEFT, RIGHT, FRONT, BACK = -6.6, 8.4, -3.2, 4.2
MIDDLE = (FRONT + BACK) / 2
CUT = 0.2  # plan on its left, model on its right
FRONT_WALL = 4.3  # where the front wall of the model begins: before that one looks into the rooms
WALL = 0.32
GROUND_FLOOR, FIRST_FLOOR = 0.3, 3.3
EAVES, RIDGE = 5.9, 8.3
SLOPE, PITCH = math.hypot(RIDGE - EAVES, BACK - MIDDLE), math.atan2(RIDGE - EAVES, BACK - MIDDLE)
OPEN_RAFTERS = FRONT_WALL + 1.2  # the front of the roof is covered from here on
SLATE, SLATE_ROWS = 0.5, 13
BACK_WINDOWS: tuple[Opening, ...] = (
    *((1.4, 3.4, 1.0, 2.6), (5.2, 7.2, 1.0, 2.6)),
    *((1.4, 3.4, 4.2, 5.5), (5.2, 7.2, 4.2, 5.5)),
)
FRONT_WINDOWS: tuple[Opening, ...] = ((5.2, 7.4, 0.55, 2.7), (5.2, 7.4, 4.0, 5.5))

# X0, Y0, X1, Y1 of walls on the plan
OUTER_WALLS = (
    *((LEFT, FRONT, -5.4, FRONT), (-3.2, FRONT, -2.4, FRONT), (-1.2, FRONT, CUT, FRONT)),
    *((LEFT, FRONT, LEFT, -1.2), (LEFT, 1.4, LEFT, BACK)),
    *((LEFT, BACK, -4.6, BACK), (-2.6, BACK, CUT, BACK)),
)
INNER_WALLS = (
    *((-2.6, -3.0, -2.6, -1.2), (-2.6, -0.2, -2.6, 0.8), (-2.6, 0.8, -5.0, 0.8)),
    *((-5.9, 0.8, LEFT, 0.8), (-2.6, 1.8, -2.6, BACK)),
)
TREES = (
    *((10.6, 1.6, 1.7, 0), (11.6, -1.6, 1.2, 1)),
    *((9.8, 5.6, 1.9, 1), (6.2, 6.4, 1.5, 0)),
)


def build() -> None:
    surfaces = standard(
        card('paper', '#F1EEE6', roughness=0.8, bump=0.02, variation=0),
        plain('ink', '#2E3135', roughness=0.7, specular=0.2),
        plain('ink2', '#7E8184', roughness=0.7, specular=0.2),
        plain('inka', '#D2502A', roughness=0.6),
    )
    base = Model(surfaces, seed=7)
    draw = random.Random(5)
    base.slab((-5.6, -4.0, -0.34), (7.4, 4.2, 0), 'oak', 0.02)
    sheet(base)
    style = {'thickness': 0.0024, 'chamfer': 0.0003, 'widening': 1.4, 'thin': 0.06}
    pen = Pen(base, PAPER + 0.0012, levels=9, level=0.00025, scale=METRE, **style)
    plan(pen)
    plan_furniture(pen)
    grid_and_section(pen)
    garden(pen)
    model = base.at(0, 0, PAPER).scaled(METRE)
    model.slab((CUT, FRONT, 0), (RIGHT, BACK, 0.12), 'card2', 0.003)
    for z in (GROUND_FLOOR, FIRST_FLOOR):
        floor(model.at(0, 0, z), draw)
    walls(model)
    roof_timbers(model)
    roof_slope(base, 1, CUT)
    roof_slope(base, -1, OPEN_RAFTERS)
    for i in range(5):  # battens on the open rafters of the front
        spots = (on_roof(-1, x, 0.8 + i * 0.75, 0.27).translation for x in (CUT, OPEN_RAFTERS))
        base.beam(*spots, (0.08 * METRE, 0.05 * METRE), 'bass', 0.002)
    model.slab((6.6, MIDDLE - 0.5, RIDGE - 1.2), (7.5, MIDDLE + 0.4, RIDGE + 1.3), 'card', 0.005)
    furniture(model)
    pencil(base)
    base.finish()
    spots = [(x * METRE, y * METRE, scale, kind) for x, y, scale, kind in TREES]
    ground = {'ground': PAPER - 0.01, 'seed': 0}
    trees.grove(surfaces, spots, 2 / METRE, flakes=1500, flake=0.022, **ground)

    studio.room('#97918A', wall=13, floor=-0.34, light='#BFCFE2', strength=0.22)
    studio.point_light((0.924, 0.252, 1.092), 3.5, '#FFC486', 0.06)
    studio.point_light((0.924, 0.252, 2.31), 3.5, '#FFC486', 0.06)
    studio.split_light((-9.2, -6.6, 7.0), (0, 0, 0.9), 1.4, 900, '#FFE7CC')
    studio.area_light((8, -5, 4), (0, 0, 1.0), 6, 100, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((1.6, -14.2, 6.4), (-0.75, 0.1, 1.2), 51.5, 4.0, focus=(0.6, -1.2, 0.8))


def sheet(model: Model) -> None:
    """The sheet of paper, whose near left corner curls up."""
    pieces = model.pieces('paper')
    first = len(pieces.vertices)
    columns, rows = 60, 40
    for i in range(columns + 1):
        x = SHEET_LEFT + (SHEET_RIGHT - SHEET_LEFT) * i / columns
        for j in range(rows + 1):
            y = SHEET_FRONT + (SHEET_BACK - SHEET_FRONT) * j / rows
            curl = max(0, 1.25 - (x - SHEET_LEFT) - (y - SHEET_FRONT) * 0.9) ** 2
            pieces.vertices.append(Vector((x + 0.12 * curl, y + 0.10 * curl, 0.011 + 0.22 * curl)))
            pieces.grain.append([x, y, 0])
    for i in range(columns):
        for j in range(rows):
            corner = first + i * (rows + 1) + j
            across = corner + rows + 1
            pieces.faces.append([corner, across, across + 1, corner + 1])


def plan(pen: Pen) -> None:
    """Walls as solid lines, windows as three thin ones, doors with their swings."""
    for x0, y0, x1, y1 in OUTER_WALLS:
        pen.line((x0, y0), (x1, y1), WALL * 0.9)
    for offset in (-0.12, 0, 0.12):
        pen.line((-5.4, FRONT + offset), (-3.2, FRONT + offset), 0.025)
    for offset in (-0.12, 0, 0.12):
        pen.line((LEFT + offset, -1.2), (LEFT + offset, 1.4), 0.025)
    for offset in (-0.12, 0, 0.12):
        pen.line((-4.6, BACK + offset), (-2.6, BACK + offset), 0.025)
    pen.line((-2.4, FRONT), (-2.4, FRONT - 1.2), 0.05)
    pen.arc((-2.4, FRONT), 1.2, (-90, 0))
    for x0, y0, x1, y1 in INNER_WALLS:
        pen.line((x0, y0), (x1, y1), 0.15)
    pen.line((-2.6, -0.2), (-3.6, -0.2), 0.04)
    pen.arc((-2.6, -0.2), 1.0, (180, 270))
    pen.line((-5.0, 0.8), (-5.0, -0.1), 0.04)
    pen.arc((-5.0, 0.8), 0.9, (180, 270))


def plan_furniture(pen: Pen) -> None:
    """Table with chairs, bed with pillows, kitchen with sink, island, stair."""
    pen.rectangle((-5.6, -2.3), (-3.9, -1.1), 0.022, 'ink2')
    for x in (-5.4, -4.6):
        for y in (-2.72, -1.04):
            pen.rectangle((x, y), (x + 0.4, y + 0.36), 0.018, 'ink2')
    pen.rectangle((-6.2, 1.6), (-4.3, 3.5), 0.022, 'ink2')
    pen.line((-5.7, 1.6), (-5.7, 3.5), 0.018, 'ink2')
    for y in (1.75, 2.65):
        pen.rectangle((-6.15, y), (-5.8, y + 0.7), 0.018, 'ink2')
    pen.rectangle((-2.4, 3.4), (-0.2, 3.95), 0.022, 'ink2')
    pen.rectangle((-1.7, 3.5), (-1.1, 3.85), 0.018, 'ink2')
    pen.arc((-0.6, 3.68), 0.14, width=0.018)
    pen.rectangle((-1.8, 0.0), (-0.3, 0.9), 0.022, 'ink2')
    for i in range(8):
        pen.line((-2.3 + i * 0.27, 1.5), (-2.3 + i * 0.27, 2.5), 0.018, 'ink2')
    pen.line((-2.3, 2.0), (-0.5, 2.0), 0.018, 'ink2')


def grid_and_section(pen: Pen) -> None:
    """Grid lines that end in bubbles, dimensions, the vermilion section line, the border."""
    for x in (LEFT, -2.6, CUT, FRONT_WALL, RIGHT):
        pen.dashes((x, FRONT - 0.4), (x, FRONT - 2.1), 0.022)
        pen.arc((x, FRONT - 2.5), 0.38, width=0.03, ink='ink', steps=20)
    for y in (FRONT, 0.8, BACK):
        pen.dashes((LEFT - 0.5, y), (LEFT - 2.0, y), 0.022)
        pen.arc((LEFT - 2.4, y), 0.38, width=0.03, ink='ink', steps=20)
    y = FRONT - 1.3
    pen.line((LEFT - 0.3, y), (RIGHT + 0.3, y), 0.02, 'ink2')
    for x in (LEFT, -5.4, -3.2, -2.4, -1.2, CUT, FRONT_WALL, RIGHT):
        pen.line((x - 0.14, y - 0.14), (x + 0.14, y + 0.14), 0.04)
        pen.line((x, y - 0.2), (x, y + 0.2), 0.018, 'ink2')
    front, back = FRONT - 0.75, BACK + 1.2
    pen.dashes((CUT, FRONT - 0.05), (CUT, front), 0.07, 'inka', 0.3)
    for y in (front, back):
        tip = (CUT + 0.9, y)
        pen.line((CUT, y), tip, 0.07, 'inka')
        pen.line(tip, (CUT + 0.6, y + 0.2), 0.06, 'inka')
        pen.line(tip, (CUT + 0.6, y - 0.2), 0.06, 'inka')
    pen.line((CUT, back), (CUT, BACK + 0.3), 0.07, 'inka')
    corner = (SHEET_LEFT / METRE + 1.9, SHEET_FRONT / METRE + 0.55)
    pen.rectangle(corner, (SHEET_RIGHT / METRE - 0.6, SHEET_BACK / METRE - 0.55), 0.04)


def garden(pen: Pen) -> None:
    """Contours behind the house as far as the sheet goes, and two trees."""
    for k in range(5):
        contour = []
        for i in range(17):
            wave = 0.35 * math.sin(i * 0.42 + k * 0.25) + 0.12 * math.sin(i * 1.1)
            contour.append((-9.6 + i * 0.62, 5.2 + 0.38 * k + wave))
        for a, b in zip(contour, contour[1:]):
            if b[1] < SHEET_BACK / METRE - 0.8:
                pen.line(a, b, 0.02, 'ink2')
    for x, y, radius in ((-4.4, 6.3, 0.9), (-1.6, 6.0, 0.7)):
        pen.arc((x, y), radius, steps=18)
        pen.arc((x, y), radius * 0.12, width=0.03, ink='ink', steps=8)
        for i in range(12):
            cos, sin = math.cos(math.pi * i / 6) * radius, math.sin(math.pi * i / 6) * radius
            twig = ((x + cos * 0.3, y + sin * 0.3), (x + cos * 0.92, y + sin * 0.92))
            pen.line(*twig, 0.014, 'ink2')


def floor(model: Model, draw: random.Random) -> None:
    """A card slab with oak boards, whose ends at the cut are not quite in line."""
    front, back, boards = FRONT + WALL, BACK - WALL, 18
    model.slab((CUT, front, -0.34), (RIGHT - WALL, back, -0.07), 'card2', 0.003)
    for board in model.at(CUT, front).row(boards, 0, (back - front) / boards):
        high = (RIGHT - WALL - 0.004 - CUT, (back - front) / boards - 0.008, 0)
        board.slab((draw.uniform(0, 0.05), 0.008, -0.07), high, 'oak', 0.002, grain=0)


def walls(model: Model) -> None:
    """The wall behind, half of the front, the gable, a partition on each floor, and a stair."""
    for y, start, windows in ((BACK - WALL, CUT, BACK_WINDOWS), (FRONT, FRONT_WALL, FRONT_WINDOWS)):
        for left, right, bottom, top in solid_parts(start, RIGHT, 0.12, EAVES, windows):
            model.slab((left, y, bottom), (right, y + WALL, top), 'card', 0.002)
        for x0, x1, z0, z1 in windows:
            oak_window(model.at(x0, y, z0), x1 - x0, z1 - z0)
    for bottom, top in ((0.12, GROUND_FLOOR), (FIRST_FLOOR - 0.34, FIRST_FLOOR)):
        model.slab((CUT, FRONT, bottom), (FRONT_WALL, FRONT + WALL, top), 'card', 0.003)
    front, back = FRONT + WALL, BACK - WALL
    gable = [(front, 0.12), (back, 0.12), (back, EAVES), (MIDDLE, RIDGE), (front, EAVES)]
    model.at(RIGHT - WALL, 0).prism(gable, 0, WALL, 'card', ALONG_X)
    left, right = FRONT_WALL - 0.1, FRONT_WALL + 0.06
    low, high = (left, FRONT + WALL + 1.8, GROUND_FLOOR), (right, back, FIRST_FLOOR - 0.34)
    model.slab(low, high, 'card', 0.002)
    model.slab((left, MIDDLE + 0.2, FIRST_FLOOR), (right, back, EAVES - 0.05), 'card', 0.002)
    rise = (FIRST_FLOOR - GROUND_FLOOR) / 11
    for tread in model.at(1.0, 2.55, GROUND_FLOOR).row(11, 0.27, 0, rise):
        tread.slab((0, 0, 0), (0.30, 1.0, rise), 'oak', 0.002, grain=1)


def oak_window(model: Model, width: float, height: float) -> None:
    """A frame in two lights, and its pane."""
    frame = 0.12
    for post in model.row(3, (width - frame) / 2):
        post.slab((0, 0.08, 0), (frame, 0.22, height), 'oak', 0.002, grain=2)
    for z in (0, height - frame):
        low, high = (frame * 0.9, 0.085, z), (width - frame * 0.9, 0.215, z + frame)
        model.slab(low, high, 'oak', 0.002)
    model.slab((0.03, 0.145, 0.03), (width - 0.03, 0.155, height - 0.03), 'acrylic', 0.0005)


def roof_timbers(model: Model) -> None:
    """Eleven pairs of rafters, a tie at every other, and the ridge."""
    pairs, overhang = 11, 0.45
    foot = EAVES - overhang * math.tan(PITCH) + 0.12
    for i in range(pairs):
        x = CUT + 0.05 + (RIGHT - CUT - 0.15) * i / (pairs - 1)
        for side in (-1, 1):
            y = MIDDLE + side * (BACK - MIDDLE + overhang)
            model.beam((x, y, foot), (x, MIDDLE, RIDGE + 0.12), (0.10, 0.24), 'bass', 0.003)
        if i % 2 == 0:
            start, end = (x, FRONT + 0.1, EAVES + 0.06), (x, BACK - 0.1, EAVES + 0.06)
            model.beam(start, end, (0.09, 0.2), 'bass', 0.003)
    start, end = (CUT - 0.15, MIDDLE, RIDGE + 0.22), (RIGHT + 0.1, MIDDLE, RIDGE + 0.22)
    model.beam(start, end, (0.12, 0.34), 'bass', 0.003)


def on_roof(side: int, x: float, down: float, rise: float) -> Matrix:
    """A place on the front (-1) or back (1) slope, `down` from the ridge, not yet tilted."""
    y, z = MIDDLE + side * math.cos(PITCH) * down, RIDGE - math.sin(PITCH) * down + rise
    return shift(x * METRE, y * METRE, z * METRE + PAPER)


def roof_slope(model: Model, side: int, start: float) -> None:
    """Deck and slates of a slope, from X `start` to the right."""
    length, end = SLOPE + 0.55, RIGHT + 0.2
    deck = on_roof(side, (start + end) / 2, length / 2, 0.30)
    size = ((end - start) * METRE, length * METRE, 0.07 * METRE)
    model.box_at(deck @ Matrix.Rotation(-side * PITCH, 4, 'X'), size, 'card', 0.003)
    size = (0.485 * METRE, length / SLATE_ROWS * 1.25 * METRE, 0.045 * METRE)
    tilt = Matrix.Rotation(-side * (PITCH - 0.04), 4, 'X')
    for row in range(SLATE_ROWS):
        down = length * (row + 0.5) / SLATE_ROWS
        for k in range(int((end - start) / SLATE)):
            x = start + SLATE / 2 + k * SLATE + (SLATE / 2 if row % 2 else 0)
            if x <= RIGHT + 0.15:
                model.box_at(on_roof(side, x, down, 0.38) @ tilt, size, 'grey', 0.002)


def furniture(model: Model) -> None:
    """A table and four stools on the ground floor, a bed and a wardrobe above."""
    model.slab((1.0, -2.2, 0.97), (3.0, -1.2, 1.06), 'oak', 0.003)
    model.legs((1.05, -2.15, GROUND_FLOOR), (2.95, -1.25, 0.97), 0.1, 'oak', 0.001)
    for stool in model.each((x, y) for x in (1.2, 2.2) for y in (-2.75, -0.95)):
        stool.slab((0, 0, 0.72), (0.45, 0.42, 0.78), 'dark', 0.002)
        stool.legs((0, 0, GROUND_FLOOR), (0.45, 0.42, 0.72), 0.05, 'dark', 0.001)
    for low, high, material, chamfer in (
        ((1.0, -2.2, 0.2), (3.1, -0.2, 0.45), 'oak', 0.004),
        ((1.05, -2.15, 0.45), (3.05, -0.25, 0.68), 'card', 0.02),
        ((2.6, -2.1, 0.68), (2.98, -1.3, 0.8), 'card', 0.02),
        ((2.6, -1.1, 0.68), (2.98, -0.3, 0.8), 'card', 0.02),
        ((3.1, -2.3, 0), (3.2, -0.1, 1.1), 'oak', 0.003),
        ((0.9, 3.0, 0), (1.4, 3.85, 1.9), 'oak', 0.004),
    ):
        model.at(0, 0, FIRST_FLOOR).slab(low, high, material, chamfer)


def pencil(model: Model) -> None:
    """The vermilion pencil on the sheet: shaft, point, lead, ferrule, rubber."""
    here, radius = model.on(shift(-2.2, -2.55, PAPER + 0.003) @ rotation(24)), 0.05
    for start, end, share, material, sides, tip in (
        *((0, 1.7, 1, 'accent', 6, None), (1.7, 1.85, 0.94, 'bass', 12, radius * 0.35)),
        *((1.845, 1.9, 0.34, 'ink', 8, 0.003), (-0.09, 0, 1.02, 'brass', 12, None)),
        (-0.16, -0.09, 0.95, 'card2', 12, None),
    ):
        here.rod((start, 0, radius), (end, 0, radius), radius * share, material, sides, tip)
