"""A drawing that stands up: half a house as its plan, half as a model.

For the page about the group, the design company and designs under review. What has to be seen is
that the lines of the plan run into the walls of the model at the vermilion section line. The scene
is measured in metres of the house; `at` and `box` scale it, and X and Y of the plan are the same.
"""

import math
import random

from mathutils import Matrix, Vector

from kit import materials, studio, trees
from kit.buildings import Opening, solid_parts
from kit.geometry import ALONG_X, Model, Point, place, rotation, shift
from kit.shot import Grade

GRADE = Grade(exposure=0.68, vignette=0.18, warmth=-0.015, bloom=0.04, bloom_threshold=2.0)

METRE = 0.42  # units
PAPER = 0.012  # height of the sheet
SHEET_LEFT, SHEET_RIGHT, SHEET_FRONT, SHEET_BACK = -4.75, 6.6, -3.55, 3.5  # in units
# Lines that cross lie at different heights, so that none shares a plane with another
LINE_HEIGHT, LINE_LAYERS, LINE_LAYER = 0.0024, 9, 0.00025

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


class Pen:
    """Draws on the sheet, in metres of the plan. Materials: ink, ink2 (grey), inka (vermilion)."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.lines = 0

    def line(self, start: Point, end: Point, width: float = 0.03, material: str = 'ink') -> None:
        """A printed strip. Thin ones are widened, or they would not show in the picture."""
        self.lines += 1
        (x0, y0), (x1, y1) = start, end
        wide = width * 1.4 if width < 0.06 else width
        length = math.hypot(x1 - x0, y1 - y0) * METRE
        z = PAPER + LINE_HEIGHT / 2 + self.lines % LINE_LAYERS * LINE_LAYER
        turn = Matrix.Rotation(math.atan2(y1 - y0, x1 - x0), 4, 'Z')
        here = shift((x0 + x1) / 2 * METRE, (y0 + y1) / 2 * METRE, z) @ turn
        size = (length + wide * METRE * 0.9, wide * METRE, LINE_HEIGHT)
        self.model.box_at(here, size, material, 0.0003, grain=0)

    def path(self, points: list[Point], width: float, material: str) -> None:
        """Lines from point to point."""
        for start, end in zip(points, points[1:]):
            self.line(start, end, width, material)

    def rectangle(self, corner: Point, opposite: Point, width: float, material: str) -> None:
        """Four lines."""
        (x0, y0), (x1, y1) = corner, opposite
        self.path([(x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0)], width, material)

    def arc(
        self,
        centre: Point,
        radius: float,
        angles: tuple[float, float] = (0, 360),
        width: float = 0.022,
        material: str = 'ink2',
        parts: int = 14,
    ) -> None:
        """An arc between two angles in degrees, or a circle."""
        start, end = angles
        points = []
        for i in range(parts + 1):
            angle = math.radians(start + (end - start) * i / parts)
            x = centre[0] + math.cos(angle) * radius
            points.append((x, centre[1] + math.sin(angle) * radius))
        self.path(points, width, material)

    def dashes(
        self,
        start: Point,
        end: Point,
        width: float = 0.022,
        material: str = 'ink2',
        dash: float = 0.22,
    ) -> None:
        """A dashed line; gaps are as long as dashes."""
        (x0, y0), (x1, y1) = start, end
        parts = int(math.hypot(x1 - x0, y1 - y0) / dash)

        def on_line(i: int) -> Point:
            return (x0 + (x1 - x0) * i / parts, y0 + (y1 - y0) * i / parts)

        for i in range(0, parts, 2):
            self.line(on_line(i), on_line(i + 1), width, material)


def build() -> None:
    """Build the model and set up the studio."""
    surfaces = materials.standard(
        materials.card('paper', '#F1EEE6', roughness=0.8, bump=0.02, variation=0),
        materials.plain('ink', '#2E3135', roughness=0.7, specular=0.2),
        materials.plain('ink2', '#7E8184', roughness=0.7, specular=0.2),
        materials.plain('inka', '#D2502A', roughness=0.6),
    )
    model = Model(surfaces, seed=7)
    draw = random.Random(5)
    model.slab((-5.6, -4.0, -0.34), (7.4, 4.2, 0), 'oak', 0.02)
    sheet(model)
    pen = Pen(model)
    plan(pen)
    round_the_plan(pen)
    box(model, (CUT, FRONT, 0), (RIGHT, BACK, 0.12), 'card2', 0.003)
    for z in (GROUND_FLOOR, FIRST_FLOOR):
        floor(model, draw, z)
    outer_walls(model)
    inner_walls_and_stair(model)
    roof_timbers(model)
    roof_slope(model, 1, CUT)
    roof_slope(model, -1, OPEN_RAFTERS)
    battens(model)
    furniture(model)
    model.finish()
    # Four trees behind and beside the model
    kinds = [
        trees.tree(surfaces, f'tree {seed}', leaves, seed, flakes=1500, flake=0.022)
        for seed, leaves in enumerate(('sage', 'moss'))
    ]
    for x, y, scale, kind in (
        *((10.6, 1.6, 1.7, 0), (11.6, -1.6, 1.2, 1)),
        *((9.8, 5.6, 1.9, 1), (6.2, 6.4, 1.5, 0)),
    ):
        foot = (x * METRE, y * METRE, PAPER - 0.01)
        place(kinds[kind], foot, scale=scale, turn=x * 2)

    # The key in two halves, the fill, and a lamp on each floor
    studio.sweep('#97918A', wall=13, floor=-0.34)
    studio.world('#BFCFE2', 0.22)
    studio.point_light((0.924, 0.252, 1.092), 3.5, '#FFC486', 0.06)
    studio.point_light((0.924, 0.252, 2.31), 3.5, '#FFC486', 0.06)
    studio.split_light((-9.2, -6.6, 7.0), (0, 0, 0.9), 1.4, 900, '#FFE7CC')
    studio.area_light((8, -5, 4), (0, 0, 1.0), 6, 100, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((1.6, -14.2, 6.4), (-0.75, 0.1, 1.2), 51.5, 4.0, focus=(0.6, -1.2, 0.8))


def at(x: float, y: float, z: float) -> tuple[float, float, float]:
    """A point given in metres, above the sheet."""
    return (x * METRE, y * METRE, z * METRE + PAPER)


def box(
    model: Model,
    low: Point,
    high: Point,
    material: str = 'card',
    chamfer: float = 0.005,
    grain: int | None = None,
) -> None:
    """A box between two opposite corners given in metres; its chamfer is in units."""
    model.slab(at(*low), at(*high), material, chamfer, grain)


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
    """The plan in ink: walls, doors, furniture."""
    # Outer walls as solid lines, windows as three thin ones, the front door with its swing
    for start, end in (
        ((LEFT, FRONT), (-5.4, FRONT)),
        ((-3.2, FRONT), (-2.4, FRONT)),
        ((-1.2, FRONT), (CUT, FRONT)),
        ((LEFT, FRONT), (LEFT, -1.2)),
        ((LEFT, 1.4), (LEFT, BACK)),
        ((LEFT, BACK), (-4.6, BACK)),
        ((-2.6, BACK), (CUT, BACK)),
    ):
        pen.line(start, end, WALL * 0.9)
    for offset in (-0.12, 0, 0.12):
        pen.line((-5.4, FRONT + offset), (-3.2, FRONT + offset), 0.025)
    for offset in (-0.12, 0, 0.12):
        pen.line((LEFT + offset, -1.2), (LEFT + offset, 1.4), 0.025)
    for offset in (-0.12, 0, 0.12):
        pen.line((-4.6, BACK + offset), (-2.6, BACK + offset), 0.025)
    pen.line((-2.4, FRONT), (-2.4, FRONT - 1.2), 0.05)
    pen.arc((-2.4, FRONT), 1.2, (-90, 0))
    # Inner walls, and two doors with their swings
    for start, end in (
        ((-2.6, -3.0), (-2.6, -1.2)),
        ((-2.6, -0.2), (-2.6, 0.8)),
        ((-2.6, 0.8), (-5.0, 0.8)),
        ((-5.9, 0.8), (LEFT, 0.8)),
        ((-2.6, 1.8), (-2.6, BACK)),
    ):
        pen.line(start, end, 0.15)
    pen.line((-2.6, -0.2), (-3.6, -0.2), 0.04)
    pen.arc((-2.6, -0.2), 1.0, (180, 270))
    pen.line((-5.0, 0.8), (-5.0, -0.1), 0.04)
    pen.arc((-5.0, 0.8), 0.9, (180, 270))
    # Table with chairs, bed with pillows, kitchen with sink, island, stair
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
        x = -2.3 + i * 0.27
        pen.line((x, 1.5), (x, 2.5), 0.018, 'ink2')
    pen.line((-2.3, 2.0), (-0.5, 2.0), 0.018, 'ink2')


def round_the_plan(pen: Pen) -> None:
    """What a drawing has round its plan: grid, dimensions, section line, garden."""
    # Grid lines that end in bubbles, and a chain of dimensions along the front
    for x in (LEFT, -2.6, CUT, FRONT_WALL, RIGHT):
        pen.dashes((x, FRONT - 0.4), (x, FRONT - 2.1))
        pen.arc((x, FRONT - 2.5), 0.38, width=0.03, material='ink', parts=20)
    for y in (FRONT, 0.8, BACK):
        pen.dashes((LEFT - 0.5, y), (LEFT - 2.0, y))
        pen.arc((LEFT - 2.4, y), 0.38, width=0.03, material='ink', parts=20)
    y = FRONT - 1.3
    pen.line((LEFT - 0.3, y), (RIGHT + 0.3, y), 0.02, 'ink2')
    for x in (LEFT, -5.4, -3.2, -2.4, -1.2, CUT, FRONT_WALL, RIGHT):
        pen.line((x - 0.14, y - 0.14), (x + 0.14, y + 0.14), 0.04)
        pen.line((x, y - 0.2), (x, y + 0.2), 0.018, 'ink2')
    # The accent: the line of the section with an arrow at either end, and the sheet's border
    front, back = FRONT - 0.75, BACK + 1.2
    pen.dashes((CUT, FRONT - 0.05), (CUT, front), 0.07, 'inka', 0.3)
    for y in (front, back):
        tip = (CUT + 0.9, y)
        pen.line((CUT, y), tip, 0.07, 'inka')
        pen.line(tip, (CUT + 0.6, y + 0.2), 0.06, 'inka')
        pen.line(tip, (CUT + 0.6, y - 0.2), 0.06, 'inka')
    pen.line((CUT, back), (CUT, BACK + 0.3), 0.07, 'inka')
    corner = (SHEET_LEFT / METRE + 1.9, SHEET_FRONT / METRE + 0.55)
    opposite = (SHEET_RIGHT / METRE - 0.6, SHEET_BACK / METRE - 0.55)
    pen.rectangle(corner, opposite, 0.04, 'ink')
    # Contours behind the house as far as the sheet goes, and two trees
    end = SHEET_BACK / METRE - 0.8
    for k in range(5):
        contour = []
        for i in range(17):
            wave = 0.35 * math.sin(i * 0.42 + k * 0.25) + 0.12 * math.sin(i * 1.1)
            contour.append((-9.6 + i * 0.62, 5.2 + 0.38 * k + wave))
        for a, b in zip(contour, contour[1:]):
            if b[1] < end:
                pen.line(a, b, 0.02, 'ink2')
    for x, y, radius in ((-4.4, 6.3, 0.9), (-1.6, 6.0, 0.7)):
        pen.arc((x, y), radius, parts=18)
        pen.arc((x, y), radius * 0.12, width=0.03, material='ink', parts=8)
        for i in range(12):
            cos, sin = math.cos(math.pi * i / 6) * radius, math.sin(math.pi * i / 6) * radius
            twig = ((x + cos * 0.3, y + sin * 0.3), (x + cos * 0.92, y + sin * 0.92))
            pen.line(*twig, 0.014, 'ink2')


def floor(model: Model, draw: random.Random, z: float) -> None:
    """A card slab with oak boards, whose ends at the cut are not quite in line."""
    front, back, boards = FRONT + WALL, BACK - WALL, 18
    box(model, (CUT, front, z - 0.34), (RIGHT - WALL, back, z - 0.07), 'card2', 0.003)
    for i in range(boards):
        y0, y1 = (front + (back - front) * k / boards for k in (i, i + 1))
        low = (CUT + draw.uniform(0, 0.05), y0 + 0.008, z - 0.07)
        high = (RIGHT - WALL - 0.004, y1 - 0.008, z)
        box(model, low, high, 'oak', 0.002, grain=0)


def outer_walls(model: Model) -> None:
    """The wall behind, half of the front with the stumps of its other half, the gable."""
    for y, start, windows in ((BACK - WALL, CUT, BACK_WINDOWS), (FRONT, FRONT_WALL, FRONT_WINDOWS)):
        for left, right, bottom, top in solid_parts(start, RIGHT, 0.12, EAVES, windows):
            box(model, (left, y, bottom), (right, y + WALL, top), 'card', 0.002)
        for window in windows:
            oak_window(model, window, y)
    for bottom, top in ((0.12, GROUND_FLOOR), (FIRST_FLOOR - 0.34, FIRST_FLOOR)):
        box(model, (CUT, FRONT, bottom), (FRONT_WALL, FRONT + WALL, top), 'card', 0.003)
    front, back = FRONT + WALL, BACK - WALL
    gable = [(front, 0.12), (back, 0.12), (back, EAVES), (MIDDLE, RIDGE), (front, EAVES)]
    outline = [(y * METRE, z * METRE) for y, z in gable]
    here = shift(*at(RIGHT - WALL, 0, 0)) @ ALONG_X
    model.prism(outline, 0, WALL * METRE, 'card', here)


def oak_window(model: Model, opening: Opening, y: float) -> None:
    """A frame in two lights, and its pane."""
    x0, x1, z0, z1 = opening
    frame = 0.12
    for i in range(3):
        x = x0 + (x1 - x0 - frame) * i / 2
        box(model, (x, y + 0.08, z0), (x + frame, y + 0.22, z1), 'oak', 0.002, grain=2)
    for z in (z0, z1 - frame):
        low, high = (x0 + frame * 0.9, y + 0.085, z), (x1 - frame * 0.9, y + 0.215, z + frame)
        box(model, low, high, 'oak', 0.002)
    low, high = (x0 + 0.03, y + 0.145, z0 + 0.03), (x1 - 0.03, y + 0.155, z1 - 0.03)
    box(model, low, high, 'acrylic', 0.0005)


def inner_walls_and_stair(model: Model) -> None:
    """A partition on each floor, and eleven treads of oak."""
    left, right, back = FRONT_WALL - 0.1, FRONT_WALL + 0.06, BACK - WALL
    low, high = (left, FRONT + WALL + 1.8, GROUND_FLOOR), (right, back, FIRST_FLOOR - 0.34)
    box(model, low, high, 'card', 0.002)
    box(model, (left, MIDDLE + 0.2, FIRST_FLOOR), (right, back, EAVES - 0.05), 'card', 0.002)
    steps, rise = 11, FIRST_FLOOR - GROUND_FLOOR
    for i in range(steps):
        low = (1.0 + i * 0.27, 2.55, GROUND_FLOOR + rise * i / steps)
        high = (1.0 + (i + 1) * 0.27 + 0.03, 3.55, GROUND_FLOOR + rise * (i + 1) / steps)
        box(model, low, high, 'oak', 0.002, grain=1)


def roof_timbers(model: Model) -> None:
    """Eleven pairs of rafters, a tie at every other, and the ridge."""
    pairs, overhang = 11, 0.45
    foot = EAVES - overhang * math.tan(PITCH) + 0.12
    rafter, tie = (0.10 * METRE, 0.24 * METRE), (0.09 * METRE, 0.2 * METRE)
    for i in range(pairs):
        x = CUT + 0.05 + (RIGHT - CUT - 0.15) * i / (pairs - 1)
        for side in (-1, 1):
            y = MIDDLE + side * (BACK - MIDDLE + overhang)
            ends = (at(x, y, foot), at(x, MIDDLE, RIDGE + 0.12))
            model.beam(*ends, rafter, 'bass', 0.003)
        if i % 2 == 0:
            ends = (at(x, FRONT + 0.1, EAVES + 0.06), at(x, BACK - 0.1, EAVES + 0.06))
            model.beam(*ends, tie, 'bass', 0.003)
    ends = (at(CUT - 0.15, MIDDLE, RIDGE + 0.22), at(RIGHT + 0.1, MIDDLE, RIDGE + 0.22))
    model.beam(*ends, (0.12 * METRE, 0.34 * METRE), 'bass', 0.003)


def on_roof(side: int, x: float, down: float, rise: float) -> Matrix:
    """A place on the front (-1) or back (1) slope, `down` from the ridge, not yet tilted."""
    y, z = MIDDLE + side * math.cos(PITCH) * down, RIDGE - math.sin(PITCH) * down + rise
    return shift(*at(x, y, z))


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
            if x > RIGHT + 0.15:
                continue
            model.box_at(on_roof(side, x, down, 0.38) @ tilt, size, 'grey', 0.002)


def battens(model: Model) -> None:
    """Five battens on the open rafters of the front, and the chimney."""
    for i in range(5):
        down = 0.8 + i * 0.75
        start, end = (on_roof(-1, x, down, 0.27).translation for x in (CUT, OPEN_RAFTERS))
        model.beam(start, end, (0.08 * METRE, 0.05 * METRE), 'bass', 0.002)
    box(model, (6.6, MIDDLE - 0.5, RIDGE - 1.2), (7.5, MIDDLE + 0.4, RIDGE + 1.3))


def furniture(model: Model) -> None:
    """Tables, chairs and a bed in the rooms, and the vermilion pencil on the sheet."""
    # On the ground floor: a table and four stools
    box(model, (1.0, -2.2, 0.97), (3.0, -1.2, 1.06), 'oak', 0.003)
    for x in (1.05, 2.85):
        for y in (-2.15, -1.35):
            box(model, (x, y, GROUND_FLOOR), (x + 0.1, y + 0.1, 0.97), 'oak', 0.001)
    for x in (1.2, 2.2):
        for y in (-2.75, -0.95):
            box(model, (x, y, 0.72), (x + 0.45, y + 0.42, 0.78), 'dark', 0.002)
            for leg_x in (x, x + 0.4):
                for leg_y in (y, y + 0.37):
                    low = (leg_x, leg_y, GROUND_FLOOR)
                    box(model, low, (leg_x + 0.05, leg_y + 0.05, 0.72), 'dark', 0.001)
    # On the first floor: a bed with two pillows, and a wardrobe
    z = FIRST_FLOOR
    for low, high, material, chamfer in (
        ((1.0, -2.2, z + 0.2), (3.1, -0.2, z + 0.45), 'oak', 0.004),
        ((1.05, -2.15, z + 0.45), (3.05, -0.25, z + 0.68), 'card', 0.02),
        ((2.6, -2.1, z + 0.68), (2.98, -1.3, z + 0.8), 'card', 0.02),
        ((2.6, -1.1, z + 0.68), (2.98, -0.3, z + 0.8), 'card', 0.02),
        ((3.1, -2.3, z), (3.2, -0.1, z + 1.1), 'oak', 0.003),
        ((0.9, 3.0, z), (1.4, 3.85, z + 1.9), 'oak', 0.004),
    ):
        box(model, low, high, material, chamfer)
    # The vermilion pencil on the sheet: shaft, point, lead, ferrule, rubber
    radius = 0.05
    here = shift(-2.2, -2.55, PAPER + 0.003) @ rotation(24)
    for start, end, share, material, sides, end_radius in (
        (0, 1.7, 1, 'accent', 6, None),
        (1.7, 1.85, 0.94, 'bass', 12, radius * 0.35),
        (1.845, 1.9, 0.34, 'ink', 8, 0.003),
        (-0.09, 0, 1.02, 'brass', 12, None),
        (-0.16, -0.09, 0.95, 'card2', 12, None),
    ):
        ends = (here @ Vector((x, 0, radius)) for x in (start, end))
        model.rod(*ends, radius * share, material, sides, end_radius=end_radius)
