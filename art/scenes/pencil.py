"""Point of a pencil on the dimensions of a wall, drawn in section at 1:5.

For the design company. The vermilion pencil leans on a scale rule, so its point touches the line it
has just drawn: it has ticked the last face of the wall. One unit is 20 mm at full size. The wall is
brick, a filled cavity and block: 102.5, 150 and 100 mm.
"""

import math

from kit import studio
from kit.geometry import ALONG_X, Model, Vector, rotation, shift
from kit.materials import card, plain, standard
from kit.pen import Pen

GRADE = studio.Grade(exposure=0.62, vignette=0.24, warmth=-0.02)

MM = 1 / 20
SCALE = 5  # of the drawing
PAPER = 0.02
THICK, MEDIUM, THIN = 0.7 * MM, 0.35 * MM, 0.2 * MM  # widths of the pens
BRICK, CAVITY, BLOCK = (width / SCALE * MM for width in (102.5, 150, 100))
FACES = (0.0, BRICK, BRICK + CAVITY, BRICK + CAVITY + BLOCK)
BOTTOM, TOP = 0.9, 9.0  # of the wall on the sheet
COURSE, BLOCK_COURSE = (height / SCALE * MM for height in (75, 225))
DIMENSION = -0.35  # Y of the line of dimensions
RULE = 4.6  # Y of the scale rule
PENCIL = 3.7 * MM  # radius


def build() -> None:
    surfaces = standard(
        card('paper', '#F1EEE6', roughness=0.85, bump=0.05, variation=0),
        plain('ink', '#2E3135', roughness=0.7, specular=0.2),
        plain('lead', '#54575B', roughness=0.5, specular=0.5),
    )
    model = Model(surfaces, seed=13)
    model.slab((-40, -30, -1), (40, 40, -0.02), 'oak', 0.02)
    model.slab((-14, -6.5, 0), (22, 24, PAPER), 'paper', 0.002)
    pen = Pen(model, PAPER + 0.0012, 11, 0.00012, 0.0022, 0.0002, widening=1, overlap=0.6)
    wall(pen)
    hatching(pen)
    dimensions(pen)
    border(pen)
    scale_rule(model)
    pencil(model)
    model.finish()

    # The key from the left, along the sheet, so that the point throws its shadow on the line
    studio.room('#8F8A84', wall=40, floor=-3, light='#C2D1E4', strength=0.18, radius=10)
    studio.split_light((-13, 3, 9.5), (2, 0, 0), 1.6, 1700, '#FFE8CF', apart=(0.3, 0, 0))
    studio.area_light((12, -10, 9), (2, 0, 0), 8, 160, '#CFDEF0')
    studio.only_lamps_light()
    tip = (FACES[3], DIMENSION, PAPER)
    studio.camera((0.2, -10.2, 6.4), (2.7, 0.9, 0.1), 58, 2.2, focus=tip)


def wall(pen: Pen) -> None:
    """The faces of the leaves in thick lines, broken off at the foot, and their courses."""
    for x in FACES:
        pen.line((x, BOTTOM), (x, TOP), THICK)
    for x0, x1, course in ((FACES[0], FACES[1], COURSE), (FACES[2], FACES[3], BLOCK_COURSE)):
        y = BOTTOM + course * 0.4
        while y < TOP:
            pen.line((x0, y), (x1, y), MEDIUM)
            y += course
    x0, x1 = FACES[0] - 0.5, FACES[3] + 0.5
    middle = FACES[1] + CAVITY / 2
    zigzag = ((-0.16, 0), (-0.05, 0.22), (0.05, -0.22), (0.16, 0))
    points = [(middle + x, BOTTOM + y) for x, y in zigzag]
    pen.path([(x0, BOTTOM), *points, (x1, BOTTOM)], MEDIUM)


def hatching(pen: Pen) -> None:
    """Brick in lines at 45 degrees, block in wider ones the other way, insulation in curves."""
    for x0, x1, gap, rising in ((FACES[0], FACES[1], 0.17, True), (FACES[2], FACES[3], 0.3, False)):
        width = x1 - x0
        y = BOTTOM - width
        while y < TOP:
            low, high = max(y, BOTTOM), min(y + width, TOP)
            if high > low:
                a, b = low - y, high - y
                start, end = (x0 + a, low), (x0 + b, high)
                if not rising:
                    start, end = (x1 - a, low), (x1 - b, high)
                pen.line(start, end, THIN)
            y += gap
    radius = CAVITY / 4
    left, right = FACES[1] + radius, FACES[2] - radius
    y, steps = BOTTOM + radius, 8
    side = 1
    while y + 2 * radius < TOP:
        turn = [math.pi * k / steps - math.pi / 2 for k in range(steps + 1)]
        x = right if side > 0 else left
        arc = [(x + side * math.cos(a) * radius, y + (1 + math.sin(a)) * radius / 2) for a in turn]
        other = (left if side > 0 else right, arc[-1][1])
        pen.path([*arc, other], THIN)
        y += radius
        side = -side


def dimensions(pen: Pen) -> None:
    """The chain of dimensions in pencil: a tick at each face, an extension line above it."""
    pen.line((FACES[0] - 0.3, DIMENSION), (FACES[3], DIMENSION), MEDIUM, 'lead')
    for x in FACES:
        pen.line((x, DIMENSION - 0.2), (x, BOTTOM - 0.35), THIN, 'lead')
        if x < FACES[3]:
            pen.line((x - 0.11, DIMENSION - 0.11), (x + 0.11, DIMENSION + 0.11), THICK, 'lead')
    pen.line((FACES[3] - 0.11, DIMENSION - 0.11), (FACES[3], DIMENSION), THICK, 'lead')


def border(pen: Pen) -> None:
    """The corner of the sheet's border and of its title block, without words."""
    pen.line((-12, -4.4), (20, -4.4), THICK)
    pen.line((-1.6, -4.4), (-1.6, -2.0), MEDIUM)
    pen.line((-12, -2.0), (-1.6, -2.0), MEDIUM)
    for y in (-2.8, -3.6):
        pen.line((-12, y), (-1.6, y), THIN)


def scale_rule(model: Model) -> None:
    """A triangular rule of boxwood with its divisions, on which the pencil leans."""
    side = 26 * MM
    height = side * math.sqrt(3) / 2
    outline = [(-side / 2, 0), (side / 2, 0), (0, height)]
    rule = model.at(0, RULE, PAPER + 0.003)
    rule.prism(outline, -16, 22, 'bass', ALONG_X, chamfer=0.03)
    slope = rule.on(shift(0, -side / 4, height / 2) @ rotation(60, 'X'))
    for k in range(-150, 210):
        length = 0.34 if k % 10 == 0 else 0.24 if k % 5 == 0 else 0.15
        middle = (k * MM, -side / 2 + 0.06 + length / 2, 0.001)
        slope.box(middle, (0.012, length, 0.003), 'ink', 0.0003)


def pencil(model: Model) -> None:
    """The pencil, from its point on the line up over the rule."""
    top = 26 * MM * math.sqrt(3) / 2 + PAPER
    tip = Vector((FACES[3], DIMENSION, PAPER + 0.004))
    heading = Vector((0.52, 1.0, 0)).normalized()
    away = (RULE - DIMENSION) / heading.y
    climb = math.atan2(top + PENCIL * 1.12 - tip.z, away)
    along = heading * math.cos(climb) + Vector((0, 0, math.sin(climb)))

    def part(start: float, end: float, radii: tuple[float, float], material: str, sides: int):
        model.rod(tip + along * start, tip + along * end, radii[0], material, sides, radii[1])

    part(0.0, 0.34, (0.006, 0.052), 'lead', 20)
    part(0.30, 1.05, (0.050, PENCIL * 0.93), 'bass', 32)
    part(1.0, 8.6, (PENCIL, PENCIL), 'accent', 6)
    part(8.6, 8.75, (PENCIL * 0.98, PENCIL * 0.98), 'black', 6)
