"""A white card villa with a new oak extension, garden and terrace.

For the design company, as the picture of a visualisation, and for doors and windows of the bespoke
joinery company. The vermilion front door is what to look at. The scene is measured in metres. Trees
stay below the chimneys.
"""

import math
import random

from kit import studio, trees
from kit.buildings import Opening, solid_parts
from kit.figures import Figure, silhouette
from kit.geometry import ALONG_X, Matrix, Model, Pieces, Point, Vector, new_mesh, place, shift
from kit.materials import Material, acrylic, card, standard

GRADE = studio.Grade(exposure=0.64, vignette=0.18, warmth=-0.015, bloom=0.05, bloom_threshold=2.0)

METRE = 0.35  # units
BOARD_LEFT, BOARD_RIGHT, BOARD_FRONT, BOARD_BACK = -12.5, 13.5, -8.6, 9.0
BOARD_BOTTOM = -1.15
GROUND, LAWN, DECK = -0.2, -0.05, -0.06

LEFT, RIGHT, FRONT, BACK = -4.8, 2.6, 0.0, 6.6  # of the old house
MIDDLE = (FRONT + BACK) / 2
EAVES, ROOF = 5.5, 2.9
RIDGE = EAVES + ROOF
WALL = 0.3
SLOPE, PITCH = math.hypot(MIDDLE - FRONT, ROOF), math.atan2(ROOF, MIDDLE - FRONT)
OVERHANG = 0.45
SLATE_ROWS, SLATES = 15, 26
WINDOWS: tuple[Opening, ...] = (
    *((start, end, 3.35, 4.85) for start, end in ((-4.1, -3.0), (-1.65, -0.55), (0.8, 1.9))),
    *((start, end, 0.75, 2.45) for start, end in ((-4.1, -3.0), (0.8, 1.9))),
)
DOOR: Opening = (-1.6, -0.6, 0.0, 2.25)

# The extension
NEW_LEFT, NEW_RIGHT, NEW_FRONT, NEW_BACK = 2.6, 10.2, -3.4, 4.6
NEW_TOP = 3.1
SIDE_WINDOW: Opening = (-1.6, 1.4, 0.6, 2.3)
GLASS_LEFT, GLASS_RIGHT = NEW_LEFT + 1.2, NEW_RIGHT - 0.9

# One on the deck, a parent and child on the path, one in the kitchen
PEOPLE = (
    ((7.3, -5.0, DECK), 1.4, 0.3, 'dark', 'stand'),
    ((-0.95, -3.3, -0.1), 1.4, 0.5, 'grey', 'walk'),
    ((-1.45, -3.4, -0.1), 1.4 * 0.62, 0.5, 'grey', 'walk'),
    ((6.3, 0.55, 0.03), 1.4, -0.2, 'dark', 'stand'),
)
HEDGES = (
    ((-11.5, -7.9), (-2.3, -7.4), 0.75, 'sage', 3),
    ((0.2, -7.9), (2.0, -7.4), 0.75, 'sage', 4),
    ((-4.7, -0.75), (-2.0, -0.25), 0.55, 'moss', 5),
    ((0.0, -0.75), (2.2, -0.25), 0.55, 'moss', 6),
    ((11.0, -6.0), (12.6, -5.2), 0.6, 'sage', 7),
)
FLAKE = ((-1, -0.6), (0.2, -1), (1, 0), (0.3, 0.9), (-0.7, 0.7))
TREES = (
    *((-9.2, 3.4, 2.4, 0), (-10.6, -0.6, 1.7, 1), (-8.0, -4.4, 1.15, 1), (-7.6, 7.0, 2.2, 0)),
    *((11.9, 6.0, 2.3, 0), (12.2, 0.8, 1.5, 1), (6.0, 6.9, 1.9, 1), (11.6, -3.2, 0.9, 0)),
    *((2.9, 7.7, 2.5, 0), (-4.6, -5.4, 0.8, 0)),
)


def build() -> None:
    build_model()
    light()
    studio.camera((4.4, -14.1, 4.8), (-0.85, 0, 0.98), 51, 4.0, focus=(1.6, -1.4, 0.9))


def build_model(figure: Figure = silhouette) -> None:
    """The model alone: other scenes photograph it too, from near with moulded figures."""
    surfaces = standard(
        card('lawn', '#A3A686', roughness=1.0, bump=0.35, variation=0),
        card('gravel', '#CFC7B8', roughness=1.0, bump=0.5, variation=0),
        acrylic('gl', '#C9D4D6'),
        card('slate', '#C6C1B7', variation=0.05),
    )
    base = Model(surfaces, seed=7)
    model = base.scaled(METRE)
    site(model)
    house_front(model)
    house_shell(model)
    for side in (-1, 1):
        roof_slope(base, side)
    ridge_and_chimneys(model)
    extension_walls(model)
    extension_roof(model)
    rooms(model)
    garden(model)
    for position, height, turn, material, pose in PEOPLE:
        figure(base, at(*position), height * METRE, turn, material, pose)
    base.finish()
    for corner, opposite, height, leaves, seed in HEDGES:
        hedge(surfaces[leaves], corner, opposite, height, seed)
    spots = [(x * METRE, y * METRE, scale, kind) for x, y, scale, kind in TREES]
    ground = {'ground': -0.06 * METRE, 'seed': 0}
    trees.grove(surfaces, spots, 2 / METRE, flakes=1500, flake=0.022, **ground)


def light() -> None:
    """The key, the fill, and three lamps inside."""
    studio.room('#97918A', wall=13, floor=BOARD_BOTTOM * METRE, light='#BFCFE2', strength=0.22)
    ceiling, floor = at(6.4, -0.6, NEW_TOP - 0.12), at(6.4, -0.6, 0)
    studio.area_light(ceiling, floor, 5.0 * METRE, 16, '#FFC486', height=3.0 * METRE)
    studio.point_light(at(-1.0, 1.6, 4.3), 3.0, '#FFC486', 0.06)
    studio.point_light(at(1.2, 1.6, 1.6), 3.0, '#FFC486', 0.06)
    studio.split_light((-8.4, -7.8, 7.2), (0, 0, 0.9), 1.4, 900, '#FFE7CC')
    studio.area_light((8, -5, 4), (0, 0, 1.0), 6, 100, '#CFDEF0')
    studio.only_lamps_light()


def at(x: float, y: float, z: float) -> tuple[float, float, float]:
    """A point given in metres, for what does not belong to the model."""
    return (x * METRE, y * METRE, z * METRE)


def site(model: Model) -> None:
    """The board, gravel and three lawns."""
    for inset, bottom, top, material, chamfer in (
        *((0, BOARD_BOTTOM, -0.5, 'oak', 0.02), (0.2, -0.5, -0.36, 'card2', 0.006)),
        (0.3, -0.36, GROUND, 'gravel', 0.004),
    ):
        low = (BOARD_LEFT + inset, BOARD_FRONT + inset, bottom)
        model.slab(low, (BOARD_RIGHT - inset, BOARD_BACK - inset, top), material, chamfer)
    lawns = ((-11.6, -7.6, -1.2, -2.6), (-11.6, -2.4, -6.6, 8.3), (7.6, -7.6, 12.9, 8.3))
    for x0, y0, x1, y1 in lawns:
        model.slab((x0, y0, GROUND), (x1, y1, LAWN), 'lawn', 0.01)


def house_front(model: Model) -> None:
    """The wall with its sash windows, the vermilion door and a porch."""
    for start, end, bottom, top in solid_parts(LEFT, RIGHT, GROUND, EAVES, [*WINDOWS, DOOR]):
        model.slab((start, FRONT, bottom), (end, FRONT + WALL, top), 'card', 0.002)
    for window in WINDOWS:
        sash_window(model, window)
    left, right, _, _ = DOOR
    model.slab((left + 0.02, 0.12, -0.05), (right - 0.02, 0.20, 2.22), 'accent', 0.004)
    for x in (left + 0.12, left + 0.54):
        for z in (0.25, 1.25):
            model.slab((x, 0.105, z), (x + 0.33, 0.119, z + 0.8), 'accent', 0.004)
    model.slab((left - 0.25, -0.75, 2.42), (right + 0.25, 0.10, 2.55), 'card', 0.005)
    for x in (left - 0.10, right + 0.02):
        model.slab((x, -0.62, 0.05), (x + 0.10, -0.52, 2.42), 'card', 0.003)
    model.slab((left - 0.35, -0.90, GROUND), (right + 0.35, 0, -0.02), 'card2', 0.004)
    model.slab((left - 0.15, -1.30, GROUND), (right + 0.15, -0.90, -0.10), 'card2', 0.004)


def sash_window(model: Model, opening: Opening) -> None:
    """Frame, meeting rail, glazing bars, pane and sill of a window in the front."""
    x0, x1, z0, z1 = opening
    frame = 0.09
    left, right = x0 + frame, x1 - frame
    middle, rail = (x0 + x1) / 2, (z0 + z1) / 2
    for low, high in (
        ((x0, 0.10, z0), (left, 0.20, z1)),
        ((right, 0.10, z0), (x1, 0.20, z1)),
        ((left, 0.101, z1 - frame), (right, 0.199, z1)),
        ((left, 0.101, z0), (right, 0.199, z0 + frame)),
        ((left, 0.09, rail - 0.05), (right, 0.19, rail + 0.05)),
        ((middle - 0.03, 0.12, z0 + frame), (middle + 0.03, 0.17, rail - 0.05)),
        ((middle - 0.03, 0.12, rail + 0.05), (middle + 0.03, 0.17, z1 - frame)),
    ):
        model.slab(low, high, 'card', 0.002)
    model.slab((x0 + 0.02, 0.14, z0 + 0.02), (x1 - 0.02, 0.15, z1 - 0.02), 'gl', 0.0005)
    model.slab((x0 - 0.12, -0.10, z0 - 0.14), (x1 + 0.12, 0.12, z0 - 0.005), 'card2', 0.004)


def house_shell(model: Model) -> None:
    """Gables, the wall behind, two band courses, floors and a partition."""
    gable = [
        *((FRONT + WALL, GROUND), (BACK, GROUND), (BACK, EAVES)),
        *((MIDDLE, RIDGE), (FRONT, EAVES), (FRONT + WALL, EAVES)),
    ]
    for x in (LEFT, RIGHT - WALL):
        model.at(x, 0).prism(gable, 0, WALL, 'card', ALONG_X)
    model.slab((LEFT, BACK - WALL, GROUND), (RIGHT, BACK, EAVES), 'card', 0.002)
    for low, high, out, chamfer in ((2.85, 3.0, 0.07, 0.003), (EAVES - 0.2, EAVES, 0.12, 0.004)):
        model.slab((LEFT - 0.06, -out, low), (RIGHT + 0.06, -0.001, high), 'card', chamfer)
    for bottom, top, material in ((-0.1, 0.0, 'bass'), (2.85, 3.0, 'card')):
        low, high = (LEFT + WALL, FRONT + WALL, bottom), (RIGHT - WALL, BACK - WALL, top)
        model.slab(low, high, material, 0.002)
    low, high = (LEFT + WALL + 0.1, 3.2, 0.0), (RIGHT - WALL - 0.1, 3.3, 5.3)
    model.slab(low, high, 'card2', 0.002)


def roof_slope(model: Model, side: int) -> None:
    """The slates of the front (-1) or back (1), every other row half a slate on, and their deck."""
    cos, sin = math.cos(PITCH), math.sin(PITCH)
    width = (RIGHT - LEFT + 0.5) / SLATES
    length = (SLOPE + OVERHANG) / SLATE_ROWS
    size = at(width - 0.012, length * 1.28, 0.05)
    for row in range(SLATE_ROWS):
        down = (SLOPE + OVERHANG) * (row + 0.5) / SLATE_ROWS
        y, z = MIDDLE + side * cos * down, RIDGE - sin * down + 0.19
        for k in range(SLATES):
            x = LEFT - 0.25 + width * (k + 0.5) + (width / 2 if row % 2 else 0)
            if x <= RIGHT + 0.25 - width * 0.4:
                slate = shift(*at(x, y, z)) @ Matrix.Rotation(-side * (PITCH - 0.03), 4, 'X')
                model.box_at(slate, size, 'slate', 0.002)
    length = SLOPE + 0.38
    y, z = MIDDLE + side * cos * length / 2, RIDGE - sin * length / 2 + 0.07
    deck = shift(*at((LEFT + RIGHT) / 2, y, z)) @ Matrix.Rotation(-side * PITCH, 4, 'X')
    model.box_at(deck, at(RIGHT - LEFT + 0.36, length, 0.10), 'card', 0.003)


def ridge_and_chimneys(model: Model) -> None:
    """The ridge piece, and a stack with two pots at either end."""
    z = RIDGE + 0.24
    model.beam((LEFT - 0.25, MIDDLE, z), (RIGHT + 0.25, MIDDLE, z), (0.22, 0.14), 'card2')
    for stack in model.at(0, MIDDLE - 0.5, RIDGE).each(((LEFT + 0.2, 0), (RIGHT - 1.1, 0))):
        stack.slab((0, 0, -1.2), (0.9, 1.0, 1.35))
        stack.slab((-0.08, -0.08, 1.2), (0.98, 1.08, 1.36))
        for x in (0.28, 0.64):
            stack.rod((x, 0.5, 1.36), (x, 0.5, 1.8), 0.13, 'card2', 14)


def cladding(model: Model, low: Point, high: Point, along: int) -> None:
    """Upright oak boards that fill the box from `low` to `high`, side by side along an axis."""
    start, length = low[along], high[along] - low[along]
    boards = max(1, int(length / 0.16))
    for i in range(boards):
        near, far = list(low), list(high)
        near[along] = start + length * i / boards + 0.012
        far[along] = start + length * (i + 1) / boards - 0.012
        model.slab(near, far, 'oak', 0.002, grain=2)


def extension_walls(model: Model) -> None:
    """Floor; the clad right side with its window; clad piers to either side of sliding glass."""
    low, high = (NEW_LEFT + 0.02, NEW_FRONT, GROUND), (NEW_RIGHT, NEW_BACK, 0.0)
    model.slab(low, high, 'card2', 0.004)
    low, high = (NEW_LEFT + 0.1, NEW_FRONT + 0.1, 0.0), (NEW_RIGHT - 0.1, NEW_BACK - 0.1, 0.03)
    model.slab(low, high, 'oak', 0.002)
    y, top, foot, house = NEW_FRONT + 0.3, NEW_TOP, -0.05, FRONT - 0.01
    near, far, sill, head = SIDE_WINDOW
    right = model.at(NEW_RIGHT, 0)
    for start, end, z0, z1 in solid_parts(y, NEW_BACK, 0, NEW_TOP, [SIDE_WINDOW]):
        right.slab((-0.25, start, z0), (-0.05, end, z1), 'walnut', 0.002)
    for start, end, z0, z1 in (
        *((y, near, foot, top), (far, NEW_BACK, foot, top)),
        *((near, far, foot, sill), (near, far, head, top)),
    ):
        cladding(model, (NEW_RIGHT - 0.05, start, z0), (NEW_RIGHT, end, z1), along=1)
    for start, end, z0, z1, grain in (
        (near - 0.15, far + 0.15, sill - 0.15, sill, 1),
        (near - 0.15, far + 0.15, head, head + 0.15, 1),
        *((near - 0.15, near, sill, head, 2), (far, far + 0.15, sill, head, 2)),
    ):
        right.slab((-0.3, start, z0), (0.22, end, z1), 'oak', 0.004, grain)
    right.slab((-0.12, near, sill), (-0.11, far, head), 'gl', 0.0005)
    model.slab((NEW_LEFT, NEW_BACK - 0.25, 0), (NEW_RIGHT, NEW_BACK, top), 'oak', 0.004)

    cladding(model, (NEW_LEFT, y - 0.05, foot), (GLASS_LEFT, y, top), along=0)
    model.slab((NEW_LEFT, y, 0), (GLASS_LEFT, y + 0.2, top), 'walnut', 0.002)
    cladding(model, (NEW_LEFT - 0.05, y, foot), (NEW_LEFT, house, top), along=1)
    model.slab((NEW_LEFT, y + 0.2, 0), (NEW_LEFT + 0.2, house, top), 'walnut', 0.002)
    cladding(model, (GLASS_RIGHT, y - 0.05, foot), (NEW_RIGHT, y, top), along=0)
    model.slab((GLASS_RIGHT, y, 0), (NEW_RIGHT - 0.26, y + 0.2, top), 'walnut', 0.002)
    glass, width = model.at(GLASS_LEFT, y), GLASS_RIGHT - GLASS_LEFT
    for post in glass.row(5, (width - 0.1) / 4):
        post.slab((0, 0.02, 0.03), (0.1, 0.14, top - 0.1), 'dark', 0.002)
    glass.slab((0, 0.02, top - 0.18), (width, 0.14, top - 0.02), 'dark', 0.002)
    glass.slab((0, 0.07, 0.03), (width, 0.08, top - 0.18), 'gl', 0.0005)


def extension_roof(model: Model) -> None:
    """A flat roof with an oak edge, a boarded soffit and three rooflights."""
    house, boards = FRONT - 0.02, 20
    left, right, front, back = NEW_LEFT - 0.25, NEW_RIGHT + 0.345, NEW_FRONT - 0.65, NEW_BACK + 0.3
    model = model.at(0, 0, NEW_TOP)
    for x0, y0, x1, y1 in (
        (left - 0.1, front - 0.1, NEW_RIGHT + 0.45, front),
        (left - 0.1, front, left, house),
        (NEW_RIGHT + 0.35, front, NEW_RIGHT + 0.45, back),
    ):
        model.slab((x0, y0, 0), (x1, y1, 0.42), 'oak', 0.004)
    pitch = (house - front - 0.02) / boards
    for board in model.at(0, front + 0.01).row(boards, 0, pitch):
        board.slab((left, 0.006, 0.03), (right, pitch - 0.006, 0.10), 'oak', 0.002, grain=0)
    model.slab((left, front, 0.11), (right, house, 0.36), 'card', 0.004)
    model.slab((RIGHT, house, 0.11), (right, back, 0.36), 'card', 0.004)
    for x in (4.1, 6.3, 8.5):
        model.slab((x, -0.9, 0.36), (x + 1.2, 1.9, 0.58), 'card', 0.005)
        model.slab((x + 0.1, -0.8, 0.575), (x + 1.1, 1.8, 0.60), 'gl', 0.001)


def rooms(model: Model) -> None:
    """In the extension: a kitchen island, tall units, and a table with three chairs."""
    model.slab((4.6, 1.2, 0.03), (7.6, 2.1, 0.95), 'oak', 0.004)
    model.slab((4.5, 1.1, 0.95), (7.7, 2.2, 1.05), 'card', 0.004)
    model.slab((3.4, 3.6, 0.03), (9.6, 4.2, 2.4), 'card', 0.005)
    model.slab((5.2, -1.9, 0.72), (7.6, -0.9, 0.80), 'oak', 0.004)
    model.legs((5.3, -1.85, 0.03), (7.48, -0.97, 0.72), 0.08, 'oak', 0.001)
    for chair in model.at(5.4, -2.35).row(3, 0.7):
        chair.slab((0, 0, 0.45), (0.42, 0.40, 0.50), 'dark', 0.002)
        chair.slab((0, -0.03, 0.50), (0.42, 0.02, 0.95), 'dark', 0.002)
        chair.legs((0, 0.02, 0.03), (0.42, 0.40, 0.45), 0.04, 'dark', 0.001)


def garden(model: Model) -> None:
    """The deck with a low table and two loungers, pavers to the door, a fence along the back."""
    left, right = NEW_LEFT - 0.2, NEW_RIGHT + 0.2
    for board in model.at(0, -7.3).row(16, 0, 0.235):
        board.slab((left, 0, GROUND), (right, 0.222, DECK), 'oak', 0.002, grain=0)
    for paver in model.at(0, -1.38).row(12, 0, -0.58):
        paver.slab((-1.75, -0.52, GROUND), (-0.45, 0, -0.1), 'card', 0.004)
    model.slab((4.2, -6.2, 0.30), (6.4, -5.5, 0.36), 'bass', 0.003)
    model.legs((4.25, -6.15, DECK), (6.33, -5.57, 0.3), 0.08, 'bass', 0.001)
    for x in (4.4, 5.5):
        model.slab((x, -5.2, 0.12), (x + 0.8, -4.5, 0.28), 'card', 0.01)
        model.slab((x, -4.6, 0.28), (x + 0.8, -4.46, 0.68), 'card', 0.01)
    left, right = BOARD_LEFT + 0.6, BOARD_RIGHT - 0.6
    for pale in model.at(left, 0).row(60, 0.42):
        pale.slab((0, 8.35, GROUND), (0.34, 8.43, 1.35), 'bass', 0.001, grain=2)
    for z in (0.2, 0.95):
        model.slab((left, 8.44, z), (right, 8.5, z + 0.14), 'bass', 0.002)


def hedge(leaves: Material, corner: Point, opposite: Point, height: float, seed: int) -> None:
    """A clipped hedge of flakes, most of them on its top, its front and its ends.

    A flake is a slightly crumpled pentagon in any position, like those of a tree.
    """
    draw, pieces = random.Random(seed), Pieces()
    (x0, y0), (x1, y1) = corner, opposite
    for _ in range(int((x1 - x0) * (y1 - y0) * 320 + (x1 - x0) * height * 260)):
        face = draw.random()
        middle = Vector((draw.uniform(x0, x1), draw.uniform(y0, y1), draw.uniform(-0.1, height)))
        if face < 0.4:
            middle.z = height + draw.gauss(0, 0.03)
        elif face < 0.75:
            middle.y = y0 + draw.gauss(0, 0.03)
        else:
            middle.x = (x0 if draw.random() < 0.5 else x1) + draw.gauss(0, 0.03)
        middle = middle * METRE
        normal = Vector((draw.gauss(0, 1), draw.gauss(0, 1), draw.gauss(0, 1))).normalized()
        a = normal.orthogonal().normalized()
        b = normal.cross(a)
        size = 0.03 * draw.uniform(0.6, 1.2)
        first = len(pieces.vertices)
        for u, v in FLAKE:
            crumple = normal * draw.uniform(-0.3, 0.3) * size
            pieces.vertices.append(middle + a * u * size + b * v * size + crumple)
            pieces.grain.append([coordinate * 3 for coordinate in middle])
        pieces.faces.append([first + i for i in range(len(FLAKE))])
    place(new_mesh('hedge', pieces, [leaves]), (0, 0, 0))
