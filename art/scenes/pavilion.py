"""A pavilion: a thin roof on slender columns, and hills of stacked card.

For commercial design. The land is a height field, cut into layers of card; the roof floats
over hall and pool, and the gallery door is the accent. Watch the pool: it mirrors roof and sky.
"""

import math
import random

from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from kit import materials, studio, trees
from kit.buildings import around
from kit.figures import crowd
from kit.geometry import Model, Pieces, place
from kit.materials import card
from kit.palette import linear

GRADE = studio.Grade(exposure=0.66, vignette=0.18, warmth=-0.01, bloom=0.04, bloom_threshold=2.0)

BOARD_LEFT, BOARD_RIGHT, BOARD_FRONT, BOARD_BACK = -4.9, 7.2, -3.7, 4.4
LAYER = 0.12  # thickness of the card that the land is made of
SUMMIT = 2.0
PLATEAU = 3 * LAYER - 0.004
FLOOR = PLATEAU + 0.09  # top of the plinth
ROOF = FLOOR + 1.62
LINTEL = 1.18  # height of the gallery

PLINTH = (-3.35, 4.25, -1.55, 2.0)  # left, right, front, back
POOL = (-3.15, 0.30, -1.4, 0.62)
HALL = (0.9, 3.75, -0.25, 1.7)
ROOF_PLAN = (-1.75, 4.45, -1.35, 2.2)
SKY_OPENING = (-1.2, 0.1, -0.6, 0.8)  # in the roof, over the pool

# Cells of the height field across and in depth
CELLS_X, CELLS_Y = 150, 100
# By which corners of a cell are land (1, 2, 4, 8 round from the lower left), the pieces of shore
# in it, each from one side of the cell to another, with the land on its left
SHORES = {
    1: (('bottom', 'left'),),
    2: (('right', 'bottom'),),
    3: (('right', 'left'),),
    4: (('top', 'right'),),
    5: (('bottom', 'left'), ('top', 'right')),
    6: (('top', 'bottom'),),
    7: (('top', 'left'),),
    8: (('left', 'top'),),
    9: (('bottom', 'top'),),
    10: (('right', 'bottom'), ('left', 'top')),
    11: (('right', 'top'),),
    12: (('left', 'right'),),
    13: (('bottom', 'right'),),
    14: (('left', 'bottom'),),
}
SMALLEST_LOOP = 12  # points; anything less is a speck
SMALLEST_AREA = 0.04

# Where a tree stands, its size, and its kind
TREES = (
    *((-3.3, 2.5, 1.35, 0), (-2.4, 3.2, 1.6, 1), (-4.0, 3.2, 1.2, 1), (-3.85, 1.5, 1.15, 1)),
    *((-4.2, 0.4, 0.85, 0), (-1.2, 3.5, 1.4, 0), (0.6, 3.7, 1.2, 2), (5.6, -0.9, 0.95, 0)),
    *((2.5, 3.6, 1.4, 1), (5.15, -2.0, 0.7, 1)),
)

# On the deck and in the hall, and one behind the pool
DECK = FLOOR + 0.018
VISITORS = (
    *((0.75, -0.7, DECK, 0.3, 'walk', 'dark'), (1.45, -0.75, DECK, -0.2, 'stand', 'card2')),
    *((1.62, -0.78, DECK, 0.3, 'stand', 'dark'), (2.9, -0.7, DECK, 0.2, 'walk', 'dark')),
    *((1.5, 0.75, DECK, 0.4, 'stand', 'dark'), (-2.45, 0.88, FLOOR, 0.3, 'walk', 'dark')),
)

Outline = list[tuple[float, float]]


def build() -> None:
    surfaces = materials.standard(
        card('edge', '#8E7A5E', variation=0.03),
        card('terr', '#CFC6B6', variation=0.02),
        card('terr2', '#C6BDAC', variation=0.02),
        water(),
    )
    model = Model(surfaces, seed=12)
    land(model, random.Random(8))
    base(model)
    hall(model)
    # A wall that runs out of the hall into the landscape
    model.slab((-3.0, 1.05, FLOOR - 0.004), (1.2, 1.17, FLOOR + 0.85), 'card', 0.008)
    roof(model)
    crowd(model, VISITORS, 0.40)
    model.finish()
    kinds = trees.grove(surfaces, (), 0, 1600, 0.02, leaves=('sage', 'moss', 'foam'))
    for x, y, scale, kind in TREES:  # each on its layer of land
        layers = math.floor((height_at(x, y) + LAYER * 0.5) / LAYER)
        place(kinds[kind], (x, y, max(0, layers * LAYER) - 0.01), scale=scale, turn=x * 3)

    studio.room('#98928A', wall=14, floor=-0.60, light='#C2D0E2', strength=0.22)
    for x in (1.3, 3.0):
        studio.point_light((x, 0.05, FLOOR + 1.0), 7, '#FFC88E', 0.06)
    studio.split_light((-9.5, -6.0, 6.6), (0.4, 0, 0.6), 1.4, 950, '#FFE5C8')
    studio.area_light((8, -5, 4), (0, 0, 1), 6, 105, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((3.7, -14.6, 3.7), (-0.72, 0, 1.0), 47.5, 4.0, focus=(1.2, -1.0, 1.0))


def water() -> materials.Material:
    """Still water with a few ripples."""
    material, graph = materials.new_material('pool')
    place_in_pool = graph.add('TexCoord').outputs['Object']
    ripples = graph.add('TexNoise', {'Vector': place_in_pool, 'Scale': 3.0, 'Detail': 2})
    bump = {'Strength': 0.025, 'Distance': 0.02, 'Height': ripples.outputs['Fac']}
    surface = {'Base Color': linear('#22363F'), 'Roughness': 0.03, 'Specular': 0.8}
    surface['Normal'] = graph.add('Bump', bump).outputs[0]
    graph.finish(graph.add('BsdfPrincipled', surface))
    return material


def smooth(t: float) -> float:
    """From 0 to 1, level at both ends."""
    t = max(0, min(1, t))
    return t * t * (3 - 2 * t)


def height_at(x: float, y: float) -> float:
    """The land: three hills round a level plateau, which falls to the front and to the left."""

    def hill(height: float, middle: tuple[float, float], radii: tuple[float, float]) -> float:
        u, v = (x - middle[0]) / radii[0], (y - middle[1]) / radii[1]
        return height * math.exp(-(u**2 + v**2))

    hills = hill(1.75, (-3.0, 2.9), (1.9, 1.7)) + hill(2.0, (5.7, 3.7), (2.0, 1.7))
    hills += hill(0.8, (1.2, 4.6), (4.5, 1.1))
    hills *= 1 + 0.10 * math.sin(x * 1.7 + y * 0.9) + 0.08 * math.sin(x * 2.6 - y * 1.9)
    shore = y + 3.38 + 0.30 * math.sin(x * 0.62 + 0.4) + 0.10 * math.sin(x * 1.5 + 1)
    base = 0.40 * smooth(shore / 1.5) * smooth((x + 4.9 + 0.25 * math.sin(y * 0.9)) / 1.2)
    off_plateau = math.hypot(max(0, abs(x - 0.5) - 3.9), max(0, abs(y) - 2.15))
    return base + hills * smooth(off_plateau / 1.0)


def land(model: Model, draw: random.Random) -> None:
    """The board, and layers of card that end at their contour lines."""
    model.slab((BOARD_LEFT, BOARD_FRONT, -0.60), (BOARD_RIGHT, BOARD_BACK, -0.28), 'oak', 0.02)
    low = (BOARD_LEFT + 0.02, BOARD_FRONT + 0.02, -0.28)
    model.slab(low, (BOARD_RIGHT - 0.02, BOARD_BACK - 0.02, 0), 'terr2', 0.004)
    z, number = 0.0, 0
    while z < SUMMIT:
        loops = contours(z + LAYER * 0.5)
        material = 'terr2' if number % 2 else 'terr'
        layer(model, loops, z, z + LAYER - 0.004, material, draw)
        z += LAYER
        number += 1


def contours(level: float) -> list[Outline]:
    """Closed outlines of what is higher than `level`, by marching squares.

    All round the board counts as sea, so that outlines close at its edge.
    """
    left, right = BOARD_LEFT + 0.03, BOARD_RIGHT - 0.03
    front, back = BOARD_FRONT + 0.03, BOARD_BACK - 0.03

    def position(i: float, j: float) -> tuple[float, float]:
        return (left + (right - left) * i / CELLS_X, front + (back - front) * j / CELLS_Y)

    def above(i: int, j: int) -> float:
        at_edge = i in (0, CELLS_X) or j in (0, CELLS_Y)
        return -1.0 if at_edge else height_at(*position(i, j)) - level

    field = [[above(i, j) for j in range(CELLS_Y + 1)] for i in range(CELLS_X + 1)]
    loops = joined(shore_pieces(field))
    return [[position(*point) for point in loop] for loop in loops if len(loop) > SMALLEST_LOOP]


def shore_pieces(field: list[list[float]]) -> dict[tuple, list[tuple]]:
    """The pieces of shore in all cells: from each point of the grid, the points that follow."""

    def crossing(i: int, j: int, next_i: int, next_j: int) -> tuple[float, float]:
        a, b = field[i][j], field[next_i][next_j]
        at_edge = {i, next_i} & {0, CELLS_X} or {j, next_j} & {0, CELLS_Y}
        t = 0.5 if at_edge else a / (a - b)
        return (round(i + (next_i - i) * t, 5), round(j + (next_j - j) * t, 5))

    pieces: dict[tuple, list[tuple]] = {}
    for i in range(CELLS_X):
        for j in range(CELLS_Y):
            corners = (field[i][j], field[i + 1][j], field[i + 1][j + 1], field[i][j + 1])
            case = sum(1 << k for k, height in enumerate(corners) if height > 0)
            sides = {
                'bottom': (i, j, i + 1, j),
                'right': (i + 1, j, i + 1, j + 1),
                'top': (i, j + 1, i + 1, j + 1),
                'left': (i, j, i, j + 1),
            }
            for start, end in SHORES.get(case, ()):
                following = pieces.setdefault(crossing(*sides[start]), [])
                following.append(crossing(*sides[end]))
    return pieces


def joined(pieces: dict[tuple, list[tuple]]) -> list[Outline]:
    """Pieces of shore put together to loops."""
    loops = []
    while pieces:
        start = point = next(iter(pieces))
        loop = []
        while point in pieces:
            loop.append(point)
            following = pieces[point].pop()
            if not pieces[point]:
                del pieces[point]
            point = following
            if point == start:
                break
        loops.append(loop)
    return loops


def signed_area(outline: Outline) -> float:
    """Negative for a hole, which runs clockwise."""
    corners = zip([outline[-1], *outline[:-1]], outline)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in corners) / 2


def is_inside(point: tuple[float, float], outline: Outline) -> bool:
    """Whether a ray from `point` crosses the outline an odd number of times."""
    x, y = point
    inside = False
    for (xa, ya), (xb, yb) in zip([outline[-1], *outline[:-1]], outline):
        if (ya > y) != (yb > y) and x < (xb - xa) * (y - ya) / (yb - ya) + xa:
            inside = not inside
    return inside


def layer(
    model: Model,
    loops: list[Outline],
    bottom: float,
    top: float,
    material: str,
    draw: random.Random,
) -> None:
    """One layer of card with its holes: faces of one material, edges a little darker."""
    islands = [loop for loop in loops if signed_area(loop) > SMALLEST_AREA]
    holes = [loop for loop in loops if signed_area(loop) < -SMALLEST_AREA]
    for island in islands:
        rings = [island] + [hole for hole in holes if is_inside(hole[0], island)]
        grain = [draw.uniform(-40, 40) for _ in range(3)]
        points = [point for ring in rings for point in ring]
        pieces = model.pieces(material)
        above = add_points(pieces, points, (bottom, top), grain) + len(points)
        flat = [[Vector((x, y, 0)) for x, y in ring] for ring in rings]
        for a, b, c in tessellate_polygon(flat):
            (xa, ya), (xb, yb), (xc, yc) = points[a], points[b], points[c]
            faces_up = (xb - xa) * (yc - ya) - (xc - xa) * (yb - ya) > 0
            pieces.faces.append([above + i for i in ((a, b, c) if faces_up else (a, c, b))])
        pieces = model.pieces('edge')
        for ring in rings:
            first = add_points(pieces, ring, (bottom, top - 0.0005), grain)
            pieces.ring(first, len(ring))


def add_points(
    pieces: Pieces, points: Outline, heights: tuple[float, float], grain: list[float]
) -> int:
    """Add points at both heights. Returns the number of the first."""
    first = len(pieces.vertices)
    for z in heights:
        for x, y in points:
            pieces.vertices.append(Vector((x, y, z)))
            pieces.grain.append([x + grain[0], y + grain[1], z + grain[2]])
    return first


def base(model: Model) -> None:
    """The plinth with four steps up to it, the pool with its kerb, and the oak deck."""
    left, right, front, back = PLINTH
    model.slab((left, front, PLATEAU), (right, back, FLOOR), 'card', 0.008)
    for i in range(4):
        low = (0.6, front - 0.075 * (i + 1), PLATEAU - 0.01)
        high = (2.6, front - 0.075 * i - 0.001, PLATEAU + 0.09 - 0.02 * (i + 1))
        model.slab(low, high, 'card', 0.004)
    left, right, front, back = POOL
    model.slab((left, front, FLOOR + 0.004), (right, back, FLOOR + 0.012), 'pool', 0.001)
    kerb = (left - 0.07, right + 0.07, front - 0.07, back + 0.07)
    for x0, x1, y0, y1 in around(POOL, kerb):
        model.slab((x0, y0, FLOOR - 0.01), (x1, y1, FLOOR + 0.03), 'card', 0.006)
    for board in model.at(0.46, 0, FLOOR).row(35, 0.105):
        board.slab((0, -1.50, -0.004), (0.099, -0.29, 0.018), 'oak', 0.003, grain=1)


def hall(model: Model) -> None:
    """The closed gallery behind oak slats, its vermilion door; glass round it; what is shown."""
    left, right, front, back = HALL
    bottom, top = 0.02, LINTEL
    model = model.at(0, 0, FLOOR)
    model.slab((left, front, -0.004), (right, back, bottom), 'oak', 0.003)
    model.slab((2.05, 0.35, bottom), (3.55, 1.55, top), 'card', 0.006)
    for slat in model.at(2.05, 0).row(24, 0.0633):
        slat.slab((0, 0.318, bottom), (0.042, 0.352, top), 'oak', 0.003, grain=2)
    for slat in model.at(0, 0.36).row(19, 0, 0.0633):
        slat.slab((2.018, 0, bottom), (2.052, 0.042, top), 'oak', 0.003, grain=2)
    model.slab((2.55, 0.30, bottom), (2.95, 0.325, 0.72), 'accent', 0.004)
    top = ROOF - FLOOR + 0.02
    for x0, y0, x1, y1 in (
        (left, front, right, front + 0.008),
        (left, front + 0.008, left + 0.008, back),
        (right - 0.008, front + 0.008, right, back),
    ):
        model.slab((x0, y0, bottom), (x1, y1, top), 'acrylic', 0.001)
    for post in model.at(left, front).row(11, (right - left - 0.02) / 10):
        post.slab((0, -0.012, bottom), (0.02, -0.002, top), 'card', 0.002)
    for post in model.at(0, front).row(8, 0, (back - front - 0.02) / 7):
        for x0, x1 in ((left - 0.012, left - 0.002), (right + 0.002, right + 0.012)):
            post.slab((x0, 0, bottom), (x1, 0.02, top), 'card', 0.002)
    model.slab((1.15, 0.3, bottom), (1.75, 0.5, 0.16), 'oak', 0.008)
    model.slab((1.2, 1.1, bottom), (1.45, 1.35, 0.34), 'card', 0.006)
    model.ball((1.325, 1.225, 0.44), 0.10, 'brass', 3)


def roof(model: Model) -> None:
    """Two rows of slender columns; fins between beams, plates round an opening, rooflights."""
    left, right, front, back = ROOF_PLAN
    xs = [left + 0.35 + (right - left - 0.7) * i / 6 for i in range(7)]
    spots = [(x, y) for x in xs for y in (front + 0.3, back - 0.3)]
    for x, y in (*spots, (left + 0.35, 0.42), (right - 0.35, 0.42)):
        model.rod((x, y, FLOOR), (x, y, ROOF), 0.026, 'card', 16, end_radius=0.020)
    model = model.at(0, 0, ROOF)
    for fin in model.at(left + 0.08, 0).row(31, (right - left - 0.16) / 30):
        fin.slab((-0.016, front + 0.10, 0), (0.016, back - 0.10, 0.085), 'oak', 0.003, grain=1)
    for y in (front + 0.08, back - 0.13):
        model.slab((left + 0.05, y, -0.004), (right - 0.05, y + 0.05, 0.089), 'oak', 0.003)
    for x0, x1, y0, y1 in around(SKY_OPENING, ROOF_PLAN, upright=True):
        model.slab((x0, y0, 0.09), (x1, y1, 0.135), 'card', 0.006)
    for light in model.at(1.5, 0).row(4, 0.62):
        light.slab((0, 0.6, 0.13), (0.34, 1.4, 0.22), 'card2', 0.006)
        light.slab((0.03, 0.63, 0.215), (0.31, 1.37, 0.226), 'acrylic', 0.001)
