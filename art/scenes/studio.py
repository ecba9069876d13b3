"""An architect's table: a gabled house, a half-unrolled plan, towers, a lamp.

For the page about the group and the landing page of the design company. The vermilion pencil on
the plan is what to look at. The left of the table stays bare and falls off into the paper, so that
words have room; the near left is oak, so dark text does not belong there.
"""

import math
import random

from kit import studio, trees
from kit.figures import silhouette
from kit.geometry import ALONG_X, Matrix, Model, Point, Vector, place, rotation, shift
from kit.materials import card, glow, plain, standard, wood
from kit.pen import Pen

GRADE = studio.Grade(exposure=0.72, vignette=0.2, bloom=0.04, bloom_threshold=2.0)

TABLE_LEFT, TABLE_RIGHT, TABLE_FRONT, TABLE_BACK = -4.3, 9.5, -5.6, 4.7
SHEET = shift(-2.75, -2.0) @ rotation(-13)
SHEET_LENGTH, SHEET_WIDTH = 5.9, 3.6
HOUSE = shift(0.15, 1.05) @ rotation(-13)
HOUSE_GROUND = HOUSE @ shift(0, 0, 0.19)
TOWERS = shift(4.15, 2.5) @ rotation(-8)
CUTTING_MAT = shift(4.9, -1.25) @ rotation(-16)

LAMP_FOOT = (1.0, 3.95)
LAMP_WRIST = Vector((LAMP_FOOT[0] - 0.75, LAMP_FOOT[1] - 0.5, 3.45))
LAMP_AIM = Vector((0.1, -0.42, -0.9)).normalized()
LAMP_HEAD = LAMP_WRIST + LAMP_AIM * 0.02

# The plan on the sheet, in its own measure: X0, Y0, X1, Y1
WALLS = (
    *((0, 0, 1.0, 0), (1.4, 0, 2.6, 0), (0, 0, 0, 0.5), (0, 1.1, 0, 2.0), (0, 2.0, 0.5, 2.0)),
    *((1.2, 2.0, 2.0, 2.0), (2.6, 2.0, 2.6, 1.5), (2.6, 0.9, 2.6, 0), (2.4, 2.0, 2.6, 2.0)),
    *((1.0, 0, 1.0, 0.25), (1.0, 0.65, 1.0, 2.0), (1.0, 1.1, 1.25, 1.1), (1.65, 1.1, 2.6, 1.1)),
)
WINDOWS = ((0, 0.5, 0, 1.1), (0.5, 2.0, 1.2, 2.0), (2.0, 2.0, 2.4, 2.0), (2.6, 0.9, 2.6, 1.5))
# Where a tree stands, its size, and its kind
TREES_BY_HOUSE = (
    *((-1.35, -0.8, 0.8, 0), (1.45, 0.85, 1.0, 1)),
    *((0.15, -0.7, 0.55, 1), (-1.45, 1.0, 0.95, 0)),
)
TREES_BY_TOWERS = (
    *((0.75, -0.05, 0.5, 0), (-1.15, -0.75, 0.55, 1), (0.2, -1.1, 0.45, 0)),
    *((1.6, -0.3, 0.45, 1), (-1.6, -0.4, 0.5, 0)),
)


def build() -> None:
    boxwood = ('#D8B780', '#C9A269', '#A97F4B')
    surfaces = standard(
        wood('rule', boxwood, scale=1.6, roughness=0.4, contrast=0.5, pores=0.1),
        card('paper', '#F1EEE6', 0.8, bump=0.02, variation=0.01),
        plain('ink', '#34373B', roughness=0.7, specular=0.2),
        plain('ink2', '#85878A', roughness=0.7, specular=0.2),
        card('mat', '#3C423F', roughness=0.6, bump=0.05, variation=0),
        plain('matline', '#7C837C', roughness=0.6),
        glow('lampin', '#FFD8A8', 9.0),
    )
    model = Model(surfaces, seed=12)
    draw = random.Random(8)
    table_and_drawing(model, draw)
    scale_rule(model.on(SHEET @ shift(2.3, -1.25, 0.02) @ rotation(-4)))
    pencil(model.on(SHEET @ shift(2.55, 0.08, 0.008) @ rotation(33)), 1.75, 0.048)
    rolled_drawing(model, draw, shift(-2.75, 1.35) @ rotation(24), 3.6, 0.17)
    rolled_drawing(model, draw, shift(-2.45, 1.8) @ rotation(16), 3.2, 0.14)
    house(model)
    model.on(TOWERS).box((0, 0, 0.08), (3.6, 2.6, 0.16), 'walnut', 0.01, grain=0)
    for x, y, w, d, h, material in (
        *((-1.05, 0.35, 0.85, 0.85, 2.75, 'card'), (0.15, 0.55, 0.9, 0.7, 1.55, 'bass')),
        *((1.15, 0.35, 0.7, 1.0, 2.05, 'card'), (-0.2, -0.65, 1.3, 0.6, 0.75, 'card')),
        (1.1, -0.75, 0.75, 0.55, 1.0, 'oak'),
    ):
        tower(model.on(TOWERS @ shift(x, y, 0.16)), w, d, h, material)
    study_on_cutting_mat(model)
    pencil_pot(model, draw)
    for k, material in enumerate(('oak', 'walnut', 'bass', 'card2', 'grey', 'oak')):
        x, y = 2.05 + 0.02 * draw.uniform(-1, 1), 2.85 + 0.03 * draw.uniform(-1, 1)
        turn = 0.2 + draw.uniform(-0.25, 0.25)  # a pile of samples, not quite straight
        model.box((x, y, 0.045 + k * 0.085), (0.95, 0.7, 0.075), material, 0.006, turn=turn)
    desk_lamp(model)
    model.finish()
    kinds = trees.grove(surfaces, (), 0, flakes=1400, flake=0.022)
    by_towers = TOWERS @ shift(0, 0, 0.16)
    for ground, spots in ((HOUSE_GROUND, TREES_BY_HOUSE), (by_towers, TREES_BY_TOWERS)):
        for x, y, scale, kind in spots:
            place(kinds[kind], ground @ Vector((x, y, 0)), scale=scale, turn=x * 3)

    studio.room('#928A80', wall=15, floor=-0.36, light='#C2CEDF', strength=0.2)
    bulb = LAMP_HEAD + LAMP_AIM * 0.95
    studio.area_light(bulb, bulb + LAMP_AIM, 0.7, 70, '#FFC98E')
    studio.area_light((-9.5, -4.2, 7.2), (0, 0, 0.4), 1.4, 2100, '#FFE4C4')
    studio.area_light((8, -6, 5), (0, 0, 0), 6, 110, '#CFDEF0')
    studio.camera((4.4, -14.2, 7.0), (-1.0, -0.15, 1.0), 50, 4.0, focus=(0.1, -0.3, 0.5))


def new_pen(model: Model, sheet: Matrix) -> Pen:
    """A pen for a sheet."""
    return Pen(model.on(sheet), 0.0035, 7, 0.00035, thickness=0.003, chamfer=0.0004, widening=1.3)


def table_and_drawing(model: Model, draw: random.Random) -> None:
    """Oak boards with a breadboard end; a plan, still rolled up at its left end, with notes."""
    table, depth, boards = model.at(TABLE_LEFT, TABLE_FRONT), TABLE_BACK - TABLE_FRONT, 7
    for board in table.row(boards, 0, depth / boards):
        high = (TABLE_RIGHT - TABLE_LEFT, depth / boards - 0.003, 0)
        board.slab((0.2, 0.003, -0.34), high, 'oak', 0.012, grain=0)
    table.slab((0, 0, -0.36), (0.197, depth, 0), 'oak', 0.02, grain=1)
    rolled, turns, core = 90, 2.6, 0.17
    path = []
    for k in range(rolled + 1):  # the roll from inside out, until it leaves along the table
        t = k / rolled
        angle = (1 - t) * turns * 2 * math.pi
        r = core * (1 - 0.42 * (1 - t))
        path.append(SHEET @ Vector((-math.sin(angle) * r, 0, 0.004 + core - math.cos(angle) * r)))
    for k in range(1, 25):  # the sheet, whose end curls up a little
        curl = 0.004 + 0.05 * max(0, (k - 20) / 4) ** 2
        path.append(SHEET @ Vector((SHEET_LENGTH * k / 24, 0, curl)))
    paper(model, draw, path, SHEET.to_3x3() @ Vector((0, 1, 0)), SHEET_WIDTH)

    pen = new_pen(model, SHEET @ shift(0, 0, 0.004))
    pen.rectangle((0.42, -1.62), (5.35, 1.62), 0.012)
    pen.line((4.55, -1.62), (4.55, 1.62), 0.009)
    for y, lines in ((0.9, 18), (1.4, 3)):  # writing, too small to be read
        for i in range(lines):
            start = (4.66, y - i * 0.055)
            pen.line(start, (4.66 + draw.uniform(0.25, 0.7), start[1]), 0.03 * 0.35, 'ink2')
    pen.line((4.55, -0.7), (5.35, -0.7), 0.009)
    pen.line((4.55, -1.25), (5.35, -1.25), 0.009)
    house_plan(pen, (0.95, -1.02), 0.95)


def paper(
    model: Model, draw: random.Random, path: list[Vector], side: Vector, width: float
) -> None:
    """A sheet without thickness along a path, as wide as `width` along `side`."""
    pieces = model.pieces('paper')
    first = len(pieces.vertices)
    offset = draw.uniform(-30, 30)
    along = 0.0
    for i, point in enumerate(path):
        along += (point - path[i - 1]).length if i else 0
        for s in (-0.5, 0.5):
            pieces.vertices.append(point + side * width * s)
            pieces.grain.append([along + offset, s * width + offset, offset])
    for i in range(first, first + 2 * (len(path) - 1), 2):
        pieces.faces.append([i, i + 1, i + 3, i + 2])


def house_plan(pen: Pen, corner: Point, scale: float) -> None:
    """A house of three rooms: walls, windows, doors, furniture, dimensions and grid."""

    def at(x: float, y: float) -> Point:
        return (corner[0] + x * scale, corner[1] + y * scale)

    for x0, y0, x1, y1 in WALLS:
        pen.line(at(x0, y0), at(x1, y1), 0.06 * scale)
    for x0, y0, x1, y1 in WINDOWS:
        dx, dy = (0.018, 0) if x0 == x1 else (0, 0.018)
        for s in (-1, 1):
            pen.line(at(x0 + dx * s, y0 + dy * s), at(x1 + dx * s, y1 + dy * s), 0.008)
    for hinge, degrees in ((at(1.4, 0), 180), (at(1.0, 0.25), 180), (at(1.25, 1.1), 90)):
        width, angle = 0.4 * scale, math.radians(degrees)  # an open leaf and its swing
        edge = (hinge[0] + math.cos(angle) * width, hinge[1] + math.sin(angle) * width)
        pen.line(hinge, edge, 0.014)
        pen.arc(hinge, width, (degrees, degrees - 90), 0.008, steps=10)
    for i in range(9):  # the stair
        pen.line(at(1.1 + i * 0.1, 1.55), at(1.1 + i * 0.1, 1.96), 0.007, 'ink2')
    pen.line(at(1.1, 1.75), at(1.9, 1.75), 0.007, 'ink2')
    for x0, y0, x1, y1 in ((0.12, 1.3, 0.62, 1.88), (0.12, 0.12, 0.5, 0.4), (1.75, 0.3, 2.3, 0.75)):
        pen.rectangle(at(x0, y0), at(x1, y1), 0.008, 'ink2')
    pen.arc(at(2.02, 0.52), 0.14 * scale, width=0.007, steps=10)
    pen.rectangle(at(2.2, 1.2), at(2.5, 1.45), 0.008, 'ink2')
    for y in (-0.28, -0.4):  # dimension lines with their ticks
        pen.line(at(-0.1, y), at(2.7, y), 0.006, 'ink2')
    for x in (0, 1.0, 1.4, 2.6):
        pen.line(at(x, -0.46), at(x, -0.12), 0.006, 'ink2')
        pen.line(at(x - 0.035, -0.315), at(x + 0.035, -0.245), 0.012)
    for x in (0, 1.0, 2.6):  # grid lines with their circles
        pen.line(at(x, 2.1), at(x, 2.5), 0.006, 'ink2')
        pen.arc(at(x, 2.6), 0.1 * scale, width=0.009, ink='ink', steps=16)


def scale_rule(model: Model) -> None:
    """A boxwood rule with a division at every fifth and tenth."""
    model.box((0, 0, 0.02), (3.1, 0.3, 0.035), 'rule', 0.006, grain=0)
    for i in range(91):
        length = 0.13 if i % 10 == 0 else 0.09 if i % 5 == 0 else 0.055
        mark = (-1.5 + i * 3.0 / 90, 0.148 - length / 2, 0.0392)
        model.box(mark, (0.007 if i % 10 else 0.011, length, 0.003), 'ink', 0.0003)
    model.box((0, -0.12, 0.0388), (3.1, 0.02, 0.004), 'brass', 0.0005)


def pencil(model: Model, length: float, radius: float) -> None:
    """A hexagonal vermilion pencil along X, sharpened, with a brass ferrule."""
    for start, end, share, material, sides, tip in (
        (0, length, 1, 'accent', 6, None),
        (length, length + 0.14, 0.94, 'bass', 12, radius * 0.35),
        (length + 0.135, length + 0.19, 0.34, 'ink', 8, 0.003),
        *((-0.09, 0, 1.02, 'brass', 12, None), (-0.16, -0.09, 0.95, 'card2', 12, None)),
    ):
        model.rod((start, 0, radius), (end, 0, radius), radius * share, material, sides, tip)


def rolled_drawing(
    model: Model, draw: random.Random, at: Matrix, length: float, radius: float
) -> None:
    """A roll of paper along X with two dark bands."""
    path = []
    for k in range(100):
        angle = k / 99 * 3.4 * 2 * math.pi
        r = radius * (1 - 0.5 * k / 99)
        path.append(at @ Vector((0, math.cos(angle) * r, radius + math.sin(angle) * r)))
    paper(model, draw, path, at.to_3x3() @ Vector((1, 0, 0)), length)
    for x in (-0.28 * length, 0.28 * length):
        model.on(at).rod((x - 0.02, 0, radius), (x + 0.02, 0, radius), radius * 1.02, 'dark', 32)


def house(model: Model) -> None:
    """Two gables and a flat-roofed wing on a base of basswood, and one figure."""
    base, here = model.on(HOUSE), model.on(HOUSE_GROUND)
    base.box((0, 0, 0.07), (3.5, 2.5, 0.14), 'bass', 0.01, grain=0)
    base.box((0, 0, 0.165), (3.4, 2.4, 0.05), 'card2', 0.006)
    gable(here.at(-0.35, 0.35), (1.9, 1.0), 0.85, 0.62, 'oak')
    gable(here.at(0.95, -0.1).on(rotation(90)), (1.6, 0.78), 0.62, 0.48, 'card2')
    here.box((-0.6, -0.42, 0.25), (1.2, 0.62, 0.5), 'card', 0.008)
    here.box((-0.6, -0.42, 0.525), (1.3, 0.72, 0.04), 'oak', 0.006)
    for i in range(5):
        here.box((-1.06 + i * 0.23, -0.735, 0.22), (0.17, 0.02, 0.36), 'grey', 0.004)
    here.box((0.21, -0.155, 0.68), (0.2, 0.02, 0.3), 'grey', 0.004)
    for x in (0.76, 1.14):
        here.box((x, -0.905, 0.33), (0.3, 0.02, 0.62), 'grey', 0.004)
    here.box((-1.0, 0.35, 1.45), (0.22, 0.22, 0.5), 'card', 0.008)
    foot = HOUSE_GROUND @ Vector((0.2, -0.85, 0))
    silhouette(model, foot, height=0.3, turn=0.3, material='dark')


def gable(model: Model, size: tuple[float, float], eaves: float, rise: float, roof: str) -> None:
    """A gabled volume, long in X, whose roof is nine boards on each side."""
    length, width = size
    outline = [(-width / 2, 0), (width / 2, 0), (width / 2, eaves)]
    outline += [(0, eaves + rise), (-width / 2, eaves)]
    model.prism(outline, -length / 2, length / 2, 'card', ALONG_X, chamfer=0.005)
    pitch = math.atan2(rise, width / 2)
    slope = math.hypot(rise, width / 2) + 0.07
    boards, thickness = 9, 0.06 * 0.5
    size = (length + 0.12, slope / boards - 0.006, thickness)
    for side in (-1, 1):
        tilt = Matrix.Rotation(-side * pitch, 4, 'X')
        for i in range(boards):
            down = slope * (i + 0.5) / boards
            lift = thickness / math.cos(pitch) * 0.9 + 0.012
            z = eaves + rise - math.sin(pitch) * down + lift
            board = model.at(0, side * (math.cos(pitch) * down), z)
            board.box_at(tilt, size, roof, 0.004, grain=0)


def tower(model: Model, w: float, d: float, h: float, material: str) -> None:
    """Slabs and piers round a grey core."""
    model.box((0, 0, h / 2 - 0.015), (w - 0.05, d - 0.05, h - 0.03), 'grey', 0.004)
    floors = int(h / 0.16)
    for k in range(floors + 1):
        model.box((0, 0, 0.025 + k * (h - 0.05) / floors), (w, d, 0.05), material, 0.005)
    across, along = max(2, int(w / 0.13)), max(2, int(d / 0.13))
    xs = [-w / 2 + 0.02 + (w - 0.04) * i / across for i in range(across + 1)]
    ys = [-d / 2 + 0.02 + (d - 0.04) * i / along for i in range(1, along)]
    piers = [(x, y) for x in xs for y in (0.018 - d / 2, d / 2 - 0.018)]
    piers += [(x, y) for y in ys for x in (0.018 - w / 2, w / 2 - 0.018)]
    for x, y in piers:
        model.box((x, y, h / 2), (0.03, 0.03, h), material, 0.003)


def study_on_cutting_mat(model: Model) -> None:
    """Four blocks of a study, one of them vermilion, offcuts and a scalpel."""
    mat = model.on(CUTTING_MAT)
    mat.box((0, 0, 0.0165), (4.6, 3.0, 0.028), 'mat', 0.01)
    pen = new_pen(model, CUTTING_MAT @ shift(0, 0, 0.0295))
    for i in range(19):
        x = -2.16 + i * 0.24
        pen.line((x, -1.38), (x, 1.38), 0.008 if i % 2 else 0.012, 'matline')
    for i in range(12):
        y = -1.32 + i * 0.24
        pen.line((-2.22, y), (2.22, y), 0.008 if i % 2 else 0.012, 'matline')
    study = mat.at(-0.55, 0.35, 0.033)
    study.box((0, 0, 0.031), (1.5, 1.15, 0.06), 'card', 0.005)
    study.box((-0.2, 0.15, 0.272), (0.7, 0.5, 0.42), 'card', 0.006)
    study.box((0.42, -0.02, 0.182), (0.45, 0.85, 0.24), 'accentcard', 0.006)
    study.box((-0.2, -0.3, 0.412), (0.5, 0.22, 0.7), 'card', 0.006)
    for x, y, degrees, length, width in (
        *((-1.75, -0.75, 20, 0.6, 0.3), (-1.45, -0.95, -35, 0.8, 0.14)),
        *((-0.55, -1.0, 8, 0.5, 0.42), (-1.9, 0.3, 70, 0.9, 0.12)),
    ):
        offcut = mat.at(x, y, 0.053 + 0.001 * degrees / 70)
        offcut.box_at(rotation(degrees), (length, width, 0.03), 'card', 0.003)
    scalpel = mat.at(-0.1, -0.75, 0.035).on(rotation(158))
    scalpel.rod((0, 0, 0.05), (1.15, 0, 0.045), 0.042, 'steel', 16)
    scalpel.box((1.34, 0, 0.03), (0.42, 0.11, 0.012), 'steel', 0.003)


def pencil_pot(model: Model, draw: random.Random) -> None:
    """A pot of walnut staves with nine pencils leaning in it."""
    x, y, staves = -0.95, 3.35, 28
    for k in range(staves):
        angle = k / staves * 2 * math.pi
        spot = (x + math.cos(angle) * 0.36, y + math.sin(angle) * 0.36, 0.5)
        model.box(spot, (0.03, 0.085, 1.0), 'walnut', 0.005, turn=angle, grain=2)
    model.rod((x, y, 0.001), (x, y, 0.06), 0.35, 'walnut', 32)
    kinds = ('dark', 'bass', 'card2', 'accent', 'dark', 'bass', 'grey', 'dark', 'brass')
    for k, material in enumerate(kinds):
        dx, dy = math.cos(k * 2.4) * 0.30, math.sin(k * 2.4) * 0.30
        foot = Vector((x - dx * 0.5, y - dy * 0.5, 0.08))
        head = Vector((x + dx * 1.05, y + dy * 1.05, draw.uniform(1.35, 1.75)))
        direction = (head - foot).normalized()
        model.rod(foot, head, 0.036, material, 6 if k % 2 else 12)
        model.rod(head, head + direction * 0.13, 0.034, 'bass', 10, end_radius=0.008)


def desk_lamp(model: Model) -> None:
    """A brass lamp with two jointed arms, leaning over the house."""
    x, y = LAMP_FOOT
    shoulder, elbow = Vector((x, y, 0.5)), Vector((x + 1.05, y + 0.2, 2.25))
    model.rod((x, y, 0), (x, y, 0.10), 0.55, 'black', 40)
    model.rod((x, y, 0.1), (x, y, 0.5), 0.07, 'black', 16)
    for offset in (-0.055, 0.055):
        side = Vector((0, offset, 0))
        model.rod(shoulder + side, elbow + side, 0.026, 'brass', 10)
        model.rod(elbow + side, LAMP_WRIST + side, 0.026, 'brass', 10)
    for joint in (shoulder, elbow, LAMP_WRIST):
        model.rod(joint + Vector((0, -0.1, 0)), joint + Vector((0, 0.1, 0)), 0.075, 'black', 20)
    for start, end, radius, material, sides, end_radius in (
        *((-0.1, 0.32, 0.17, 'black', 28, 0.21), (0.30, 0.86, 0.22, 'black', 36, 0.52)),
        (0.855, 0.87, 0.44, 'lampin', 36, None),
    ):
        ends = LAMP_HEAD + LAMP_AIM * start, LAMP_HEAD + LAMP_AIM * end
        model.rod(*ends, radius, material, sides, end_radius=end_radius)
