"""One long house on its own drawing: lines, then a timber frame, then finished.

For the service of designing and building with one team. Read from left to right it is one job from
the first line to the key, on one grid. The vermilion door is what the client gets. The drawing may
run under the words at the lower left, but no line of the house may.
"""

import math
from collections.abc import Sequence

from kit import studio, trees
from kit.buildings import Opening, around, solid_parts
from kit.figures import crowd
from kit.geometry import ALONG_X, Model, Point, Vector, rotation, shift
from kit.materials import card, plain, standard, wood

GRADE = studio.Grade(exposure=0.85, vignette=0.22, warmth=-0.02)

BAYS, BAY = 9, 0.64
GRID = [-2.05 + i * BAY for i in range(BAYS + 1)]
# Grid lines at which the frame begins, and the finished house
FRAMED, FINISHED = 3, 6
FRONT, BACK, RIDGE_LINE = -0.95, 0.95, 0.0
EAVES, RIDGE = 0.98, 1.92
PITCH = math.atan2(RIDGE - EAVES, RIDGE_LINE - FRONT)
SHEET = -0.05  # top of the drawing
FLOOR = SHEET + 0.02
LEFT, RIGHT = GRID[FINISHED], GRID[BAYS]  # of the finished part
WALL = 0.075
THICK, THIN = 0.0115, 0.0075  # radii of the lines in the air

DOOR: Opening = (GRID[8] + 0.14, GRID[8] + 0.48, SHEET + 0.03, 0.70)
WINDOWS: tuple[Opening, ...] = (
    (GRID[6] + 0.16, GRID[7] - 0.02, 0.26, 0.80),
    (GRID[7] + 0.24, GRID[8] - 0.08, 0.26, 0.80),
)
# Where the two windows of the drawn bays begin and end
DRAWN_WINDOWS = ((GRID[0] + 0.42, GRID[0] + 1.02), (GRID[2] - 0.10, GRID[2] + 0.52))
# The handing over at the door, a joiner in the frame, and one who sets out the drawing
PEOPLE = (
    (DOOR[0] + 0.12, FRONT - 0.62, SHEET, 0.25, 'point', 'dark'),
    (DOOR[1] + 0.26, FRONT - 0.60, SHEET, -0.2, 'stand', 'card2'),
    (GRID[4] + 0.17, -0.30, SHEET + 0.046, 0.3, 'point', 'dark'),
    (GRID[1] + 0.05, FRONT - 0.30, SHEET + 0.003, 0.5, 'stand', 'dark'),
)
TREES = ((4.75, 1.6, 1.35, 0), (3.2, 1.75, 1.1, 1), (4.85, 0.1, 0.85, 1))


def build() -> None:
    surfaces = standard(
        card('sheet', '#F1EEE7', 0.9, bump=0.05, variation=0),
        plain('ink', '#25272A', roughness=0.6),
        plain('hair', '#8E8C88', roughness=0.8),
        card('top', '#CFC8BC', bump=0.08, variation=0),
        plain('pane', '#5B666C', roughness=0.15, specular=0.7),
        wood('clad', ('#D9B585', '#BC8C57', '#82572F'), scale=1.3, roughness=0.5),
    )
    model = Model(surfaces, seed=17)
    drawing(model)
    house_in_lines(model)
    timber_frame(model)
    work_in_progress(model)
    walls(model)
    boarding(model)
    for opening in WINDOWS:
        window(model, opening)
    door(model)
    roof(model)
    kitchen(model)
    crowd(model, PEOPLE, 0.40)
    pencil = model.on(shift(-3.0, -1.75, SHEET + 0.03) @ rotation(14))
    pencil.rod((-0.55, 0, 0), (0.42, 0, 0), 0.028, 'oak', 6)
    pencil.rod((0.42, 0, 0), (0.56, 0, 0), 0.027, 'bass', 10, end_radius=0.006)
    pencil.rod((-0.62, 0, 0), (-0.55, 0, 0), 0.028, 'brass', 10)
    for layer in range(4):  # sawn timber behind the frame
        for i in range(5 - layer):
            y, z = 1.35 + i * 0.075 + layer * 0.037, SHEET + layer * 0.055
            length = GRID[5] + 0.10 - GRID[3] - 0.05 * (i % 2)
            board = model.at(GRID[3] + 0.25, y, z)
            board.slab((0, 0, 0), (length, 0.065, 0.05), 'bass', 0.004, grain=0)
    model.finish()
    trees.grove(surfaces, TREES, 1, flakes=1400, flake=0.022, ground=-0.06)

    studio.room('#8E8882', wall=13, floor=-0.40, light='#BFCFE2', strength=0.2)
    studio.point_light((GRID[7] + 0.2, 0.1, 0.80), 9, '#FFC488', 0.06)
    studio.split_light((-9, -7.0, 7.2), (0, 0, 0.7), 1.4, 1250, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 115, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((4.9, -13.4, 4.5), (-0.45, 0, 0.95), 57, 5.0, focus=(0.9, -0.95, 0.7))


# ------------------------------------------------------------------------------ the drawing
def line(model: Model, start: Point, end: Point, width: float = 0.012, ink: str = 'ink') -> None:
    """A line on the sheet."""
    z = SHEET + 0.001
    model.beam((*start, z), (*end, z), (width, 0.003), ink, 0.0004)


def lines(model: Model, corners: Sequence[Point], width: float) -> None:
    """A closed outline on the sheet."""
    for start, end in zip(corners, [*corners[1:], corners[0]]):
        line(model, start, end, width)


def arc(centre: Point, radius: float, start: float, end: float, steps: int) -> list[Point]:
    """Points on a part of a circle, just above the sheet."""
    angles = [start + (end - start) * k / steps for k in range(steps + 1)]
    x, y = centre
    return [(x + radius * math.cos(a), y + radius * math.sin(a), SHEET + 0.001) for a in angles]


def grid_line(model: Model, start: Point, end: Point, bubble: Point) -> None:
    """A thin broken line that ends in a circle."""
    (x0, y0), (x1, y1) = start, end
    count = max(1, int(math.hypot(x1 - x0, y1 - y0) / (0.10 * 1.6)))
    for k in range(count):
        t, u = k / count, (k + 0.62) / count
        a = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
        line(model, a, (x0 + (x1 - x0) * u, y0 + (y1 - y0) * u), 0.007, 'hair')
    circle = arc(bubble, 0.105, 0.0, 2 * math.pi, 40)[:-1]
    model.ribbon(circle, (0.012, 0.003), 'ink', chamfer_share=0.1, closed=True)


def drawing(model: Model) -> None:
    """The sheet on its board: border, grid with dimensions, and the plan of the drawn bays."""
    model.slab((-5.6, -3.15, -0.40), (5.5, 2.75, -0.12), 'oak', 0.02)
    model.slab((-5.47, -3.02, -0.12), (5.37, 2.62, -0.06), 'top', 0.006)
    model.slab((-4.55, -2.62, -0.06), (4.75, 2.25, SHEET), 'sheet', 0.002)
    lines(model, [(-4.4, -2.48), (4.6, -2.48), (4.6, 2.1), (-4.4, 2.1)], 0.016)
    for x in GRID:
        grid_line(model, (x, -1.92), (x, -1.02), (x, -2.06))
        line(model, (x - 0.035, -1.545), (x + 0.035, -1.475), 0.014)
    line(model, (GRID[0] - 0.12, -1.51), (GRID[BAYS] + 0.12, -1.51), 0.008)
    for y in (FRONT, RIDGE_LINE, BACK):
        grid_line(model, (-4.0, y), (GRID[0] - 0.15, y), (-4.12, y))
        line(model, (-3.565, y - 0.035), (-3.495, y + 0.035), 0.014)
    line(model, (-3.53, FRONT - 0.1), (-3.53, BACK + 0.1), 0.008)
    left, middle = GRID[0], GRID[2]
    (a, b), (c, d) = DRAWN_WINDOWS
    for y in (FRONT, BACK):
        for x0, x1 in ((left - 0.04, a), (b, c), (d, GRID[FRAMED])):
            line(model, (x0, y), (x1, y), 0.065)
        for x0, x1 in DRAWN_WINDOWS:
            for offset in (-0.028, 0, 0.028):
                line(model, (x0, y + offset), (x1, y + offset), 0.008)
    for x0, y0, x1, y1, width in (
        *((left, FRONT - 0.03, left, -0.30, 0.065), (left, 0.36, left, BACK + 0.03, 0.065)),
        (left - 0.028, -0.30, left - 0.028, 0.36, 0.008),
        (left + 0.028, -0.30, left + 0.028, 0.36, 0.008),
        *((middle, FRONT, middle, -0.28, 0.04), (middle, 0.12, middle, BACK, 0.04)),
        (middle, 0.12, middle - 0.40, 0.12, 0.01),
    ):
        line(model, (x0, y0), (x1, y1), width)
    swing = arc((middle, 0.12), 0.40, math.pi, 1.5 * math.pi, 16)
    model.ribbon(swing, (0.007, 0.003), 'ink', chamfer_share=0.1)
    x0, x1 = left + 0.45, left + 1.10  # a table with chairs
    lines(model, [(x0, -0.20), (x1, -0.20), (x1, 0.22), (x0, 0.22)], 0.009)
    for x in (left + 0.50, left + 0.50 + 0.30):
        for y in (-0.34, 0.28):
            lines(model, [(x, y), (x + 0.18, y), (x + 0.18, y + 0.09), (x, y + 0.09)], 0.007)


# ------------------------------------------------------------------------- 1: lines in the air
def house_in_lines(model: Model) -> None:
    """Four portals of wire, the edges that join them, two windows and a rooflight."""
    first = GRID[0]
    for i in range(FRAMED + 1):
        width = THICK if i == 0 else THIN
        portal = [(FRONT, SHEET), (FRONT, EAVES), (RIDGE_LINE, RIDGE), (BACK, EAVES), (BACK, SHEET)]
        for start, end in zip(portal, portal[1:]):
            model.rod((GRID[i], *start), (GRID[i], *end), width, 'ink', 8)
    for y, z, width in ((FRONT, EAVES, THICK), (BACK, EAVES, THIN), (RIDGE_LINE, RIDGE, THICK)):
        model.rod((first, y, z), (GRID[FRAMED], y, z), width, 'ink', 8)
    for x0, x1 in DRAWN_WINDOWS:
        middle = (x0 + x1) / 2
        corners = [(x0, 0.30), (x1, 0.30), (x1, 0.82), (x0, 0.82), (x0, 0.30)]
        for (xa, za), (xb, zb) in [*zip(corners, corners[1:]), ((middle, 0.30), (middle, 0.82))]:
            model.rod((xa, FRONT, za), (xb, FRONT, zb), THIN * 0.8, 'ink', 6)
    left, right = GRID[1] + 0.08, GRID[2] - 0.08
    light = [on_roof(x, t) for x, t in ((left, 0.35), (right, 0.35), (right, 0.72), (left, 0.72))]
    for start, end in zip(light, [*light[1:], light[0]]):
        model.rod(start, end, THIN * 0.8, 'ink', 6)
    model.rod((first, FRONT, EAVES), (first, BACK, EAVES), THIN * 0.6, 'ink', 6)


def on_roof(x: float, t: float, above: float = 0.0) -> Point:
    """A point on the front slope, from the eaves (0) to the ridge (1)."""
    y = FRONT + (RIDGE_LINE - FRONT) * t - math.sin(PITCH) * above
    return (x, y, EAVES + (RIDGE - EAVES) * t + math.cos(PITCH) * above)


# --------------------------------------------------------------------------------- 2: the frame
def timber_frame(model: Model) -> None:
    """The ground slab, four trusses, ridge and plates; studs, rafters and noggings between."""
    low, high = (GRID[FRAMED] - 0.06, FRONT - 0.04, SHEET), (RIGHT + 0.04, BACK + 0.04, FLOOR)
    model.slab(low, high, 'top', 0.004)
    size = 0.062
    for truss in model.each((x, 0) for x in GRID[FRAMED : FINISHED + 1]):
        for y in (FRONT, BACK - size):
            truss.slab((-size / 2, y, FLOOR), (size / 2, y + size, EAVES), 'bass', 0.005, grain=2)
        for side in (-1, 1):
            foot, head = (0, side * (BACK - 0.01), EAVES - 0.005), (0, side * 0.012, RIDGE - 0.03)
            truss.beam(foot, head, (size, 0.085), 'bass', 0.005)
        tie, collar = EAVES - 0.02, EAVES + 0.42
        truss.beam((0, FRONT + 0.03, tie), (0, BACK - 0.03, tie), (size * 0.8, 0.07), 'bass', 0.005)
        truss.beam((0, -0.46, collar), (0, 0.46, collar), (size * 0.6, 0.06), 'bass', 0.004)
    start, end = GRID[FRAMED], GRID[FINISHED]
    model.slab((start - 0.03, -0.022, RIDGE - 0.06), (end, 0.022, RIDGE + 0.03), 'bass', 0.005)
    # The plates stand back a little from posts and slab: faces in one plane would show as strips.
    start, end, lines_of_studs = start - 0.026, end - 0.002, (FRONT + 0.031, BACK - 0.031)
    for y in lines_of_studs:
        here = model.at(0, y)
        here.slab((start, -0.027, EAVES + 0.001), (end, 0.027, EAVES + 0.055), 'bass', 0.004)
        here.slab((start, -0.026, FLOOR + 0.001), (end, 0.026, SHEET + 0.07), 'bass', 0.004)
    for i in range(FRAMED, FINISHED):
        for k in range(1, 4):
            stud = model.at(GRID[i] + BAY * k / 4, 0)
            for y in lines_of_studs:
                low, high = (-0.016, y - 0.027, SHEET + 0.07), (0.016, y + 0.027, EAVES)
                stud.slab(low, high, 'bass', 0.003, grain=2)
            for side in (-1, 1):
                foot = (0, side * (BACK - 0.01), EAVES + 0.03)
                head = (0, side * 0.012, RIDGE - 0.02)
                stud.beam(foot, head, (0.032, 0.062), 'bass', 0.003)
        for y in lines_of_studs:
            low, high = (GRID[i] + 0.03, y - 0.02, 0.46), (GRID[i + 1] - 0.03, y + 0.02, 0.49)
            model.slab(low, high, 'bass', 0.003)


def work_in_progress(model: Model) -> None:
    """Floorboards going down, battens and boarding that climb towards the finished house."""
    end = GRID[FINISHED]
    for k, board in enumerate(model.at(0, FRONT + 0.10, SHEET).row(9, 0, 0.195)):
        low = (GRID[FRAMED] - 0.02 + 0.13 * (k % 3), 0, 0.021)
        board.slab(low, (end - 0.01, 0.188, 0.045), 'clad', 0.003, grain=0)
    for k in range(8):
        t = 0.06 + k * 0.118
        start = on_roof(GRID[FINISHED - 1] - 0.12 - 0.10 * (k * 5 % 3), t, 0.058)
        model.beam(start, on_roof(end + 0.02, t, 0.058), (0.03, 0.022), 'bass', 0.002)
    for k, top in enumerate((0.94, 0.90, 0.80, 0.70, 0.62, 0.46, 0.40, 0.29, 0.20)):
        board = model.at(end - 0.09 - k * 0.082, FRONT)
        board.slab((0, -0.022, SHEET + 0.05), (0.076, -0.002, top), 'clad', 0.003, grain=2)


# --------------------------------------------------------------------------------- 3: finished
def walls(model: Model) -> None:
    """Walls of card in pieces round their openings, and two gables."""
    front, back = (FRONT + 0.004, FRONT + WALL), (BACK - WALL, BACK)
    for (near, far), openings in ((front, (DOOR, *WINDOWS)), (back, ())):
        for x0, x1, z0, z1 in solid_parts(LEFT, RIGHT, FLOOR, EAVES + 0.02, openings):
            model.slab((x0, near, z0), (x1, far, z1), 'card', 0.002)
    gable = [(FRONT + 0.02, FLOOR), (BACK, FLOOR), (BACK, EAVES)]
    gable += [(RIDGE_LINE, RIDGE - 0.02), (FRONT + 0.02, EAVES)]
    model.prism(gable, 0, 0.05, 'card', shift(RIGHT - 0.054, 0) @ ALONG_X)
    model.prism(gable, 0, 0.04, 'card', shift(LEFT + 0.01, 0) @ ALONG_X)


def boarding(model: Model) -> None:
    """Upright oak boards on the front and on the right gable, and the tall window in that."""
    boards = 26
    width, bottom, top = (RIGHT - LEFT) / boards, SHEET + 0.05, EAVES - 0.01
    for k in range(boards):
        x0, x1 = LEFT + k * width, LEFT + (k + 1) * width
        here = [o for o in (DOOR, *WINDOWS) if o[0] - 0.03 < (x0 + x1) / 2 < o[1] + 0.03]
        spans = [(bottom, here[0][2] - 0.03), (here[0][3] + 0.03, top)] if here else [(bottom, top)]
        for z0, z1 in spans:
            if z1 - z0 > 0.05:
                low, high = (x0 + 0.003, FRONT - 0.022, z0), (x1 - 0.003, FRONT + 0.003, z1)
                model.slab(low, high, 'clad', 0.003, grain=2)
    gable, boards = model.at(RIGHT, 0), 23
    for k in range(boards):
        y0 = FRONT + 0.01 + (BACK - FRONT - 0.02) * k / boards
        y1 = y0 + (BACK - FRONT - 0.02) / boards
        slope = [EAVES + (RIDGE - EAVES) * (1 - abs(y) / abs(FRONT)) - 0.075 for y in (y0, y1)]
        spans = [(bottom, min(slope))]
        if abs((y0 + y1) / 2) < 0.20:
            spans = [(bottom, 0.62), (1.34, min(slope))]
        for z0, z1 in spans:
            if z1 - z0 > 0.04:
                low, high = (-0.003, y0 + 0.003, z0), (0.022, y1 - 0.003, z1)
                gable.slab(low, high, 'clad', 0.003, grain=2)
    gable.slab((-0.002, -0.19, 0.64), (0.006, 0.19, 1.32), 'pane', 0.002)
    frame = around((-0.18, 0.18, 0.635, 1.325), (-0.215, 0.215, 0.60, 1.36), upright=True)
    for y0, y1, z0, z1 in (*frame, (-0.012, 0.012, 0.635, 1.325)):
        gable.slab((-0.002, y0, z0), (0.034, y1, z1), 'card', 0.004)


def window(model: Model, opening: Opening) -> None:
    """A pane, a frame and a mullion."""
    left, right, sill, head = opening
    model, middle = model.at(0, FRONT), (left + right) / 2
    low, high = (left + 0.01, 0.05, sill + 0.01), (right - 0.01, 0.056, head - 0.01)
    model.slab(low, high, 'acrylic', 0.001)
    light = (left + 0.015, right - 0.015, sill + 0.012, head - 0.012)
    frame = around(light, (left - 0.025, right + 0.025, sill - 0.03, head + 0.03), upright=True)
    for x0, x1, z0, z1 in (*frame, (middle - 0.01, middle + 0.01, *light[2:])):
        model.slab((x0, -0.03, z0), (x1, 0.03, z1), 'card', 0.004)


def door(model: Model) -> None:
    """The vermilion door with four panels, its frame, step and canopy."""
    left, _, sill, head = DOOR
    here, width = model.at(left, FRONT), DOOR[1] - left
    low, high = (0.012, 0.018, sill), (width - 0.012, 0.045, head - 0.01)
    here.slab(low, high, 'accentcard', 0.004, grain=2)
    for x in (0.05, width - 0.155):
        for z0, z1 in ((sill + 0.06, sill + 0.27), (sill + 0.32, sill + 0.58)):
            here.slab((x, 0.010, z0), (x + 0.105, 0.02, z1), 'accentcard', 0.006)
    here.ball((width - 0.045, 0.005, 0.33), 0.015, 'brass', 2)
    for x0, x1, z0, z1 in (
        (-0.028, 0.014, sill - 0.01, head + 0.03),
        (width - 0.014, width + 0.028, sill - 0.01, head + 0.03),
        (0.014, width - 0.014, head - 0.012, head + 0.03),
    ):
        here.slab((x0, -0.032, z0), (x1, 0.03, z1), 'card', 0.004)
    here.slab((-0.1, -0.30, SHEET + 0.001), (width + 0.1, -0.033, SHEET + 0.035), 'card', 0.005)
    here.slab((-0.12, -0.26, head + 0.06), (width + 0.12, -0.02, head + 0.085), 'card', 0.005)


def roof(model: Model) -> None:
    """Card with standing seams, a ridge and a chimney with two pots."""
    middle, length = (LEFT + RIGHT) / 2, RIGHT - LEFT
    for side in (-1, 1):
        eaves_y, eaves_z = side * (BACK + 0.10), EAVES - 0.10 * math.tan(PITCH) + 0.03
        out = Vector((0, side * math.sin(PITCH), math.cos(PITCH))) * 0.035
        eaves, ridge = Vector((middle, eaves_y, eaves_z)), Vector((middle, 0, RIDGE + 0.03))
        model.beam(eaves + out, ridge + out, (length + 0.14, 0.055), 'card', 0.004)
        for k in range(14):
            x = LEFT - 0.05 + (length + 0.10) * k / 13
            eaves, ridge = Vector((x, eaves_y, eaves_z)), Vector((x, 0, RIDGE + 0.03))
            model.beam(eaves + out * 1.9, ridge + out * 1.9, (0.014, 0.03), 'card', 0.003)
    low, high = (LEFT - 0.07, -0.055, RIDGE + 0.055), (RIGHT + 0.07, 0.055, RIDGE + 0.098)
    model.slab(low, high, 'card', 0.008)
    stack = model.at(GRID[7], 0, RIDGE)
    stack.slab((0.10, 0.18, -0.35), (0.42, 0.48, 0.36), 'card', 0.006)
    stack.slab((0.07, 0.15, 0.36), (0.45, 0.51, 0.40), 'card', 0.005)
    for x in (0.20, 0.33):
        stack.rod((x, 0.33, 0.40), (x, 0.33, 0.50), 0.042, 'bass', 16)


def kitchen(model: Model) -> None:
    """What is seen through the windows: a floor, a counter, a table."""
    floor = SHEET + 0.045
    low, high = (LEFT + 0.06, FRONT + 0.08, SHEET + 0.021), (RIGHT - 0.06, BACK - 0.08, floor)
    model.slab(low, high, 'clad', 0.003, grain=0)
    model.slab((LEFT + 0.30, BACK - 0.30, floor), (RIGHT - 0.3, BACK - 0.09, 0.34), 'clad', 0.005)
    model.slab((LEFT + 0.27, BACK - 0.33, 0.34), (RIGHT - 0.27, BACK - 0.085, 0.365), 'card', 0.005)
    model.slab((LEFT + 0.35, -0.40, 0.30), (LEFT + 1.05, -0.02, 0.33), 'oak', 0.005)
    low, high = (LEFT + 0.38, -0.37, floor), (LEFT + 1.02, -0.05, 0.30)
    model.legs(low, high, 0.035, 'oak', 0.003)
