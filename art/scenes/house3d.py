"""A white card villa with a new oak extension, garden and terrace.

For the design company, as the picture of a visualisation, and for doors and windows of the bespoke
joinery company. The vermilion front door is what to look at. The scene is measured in metres;
`box` and `at` scale it. Trees stay below the chimneys.
"""

import math
import random

from mathutils import Matrix, Vector

from kit import materials, studio, trees
from kit.buildings import Opening, solid_parts
from kit.figures import silhouette
from kit.geometry import ALONG_X, Model, Pieces, Point, new_mesh, place, shift
from kit.shot import Grade

GRADE = Grade(exposure=0.64, vignette=0.18, warmth=-0.015, bloom=0.05, bloom_threshold=2.0)

METRE = 0.35  # units
BOARD_LEFT, BOARD_RIGHT, BOARD_FRONT, BOARD_BACK = -12.5, 13.5, -8.6, 9.0
BOARD_BOTTOM = -1.15
GROUND, LAWN = -0.2, -0.05
DECK = -0.06

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

PERSON = 1.4
HEDGES = (
    ((-11.5, -7.9), (-2.3, -7.4), 0.75, 'sage', 3),
    ((0.2, -7.9), (2.0, -7.4), 0.75, 'sage', 4),
    ((-4.7, -0.75), (-2.0, -0.25), 0.55, 'moss', 5),
    ((0.0, -0.75), (2.2, -0.25), 0.55, 'moss', 6),
    ((11.0, -6.0), (12.6, -5.2), 0.6, 'sage', 7),
)
FLAKE = ((-1, -0.6), (0.2, -1), (1, 0), (0.3, 0.9), (-0.7, 0.7))
# Where a tree stands, how large it is, and of which kind
TREES = (
    *((-9.2, 3.4, 2.4, 0), (-10.6, -0.6, 1.7, 1), (-8.0, -4.4, 1.15, 1), (-7.6, 7.0, 2.2, 0)),
    *((11.9, 6.0, 2.3, 0), (12.2, 0.8, 1.5, 1), (6.0, 6.9, 1.9, 1), (11.6, -3.2, 0.9, 0)),
    *((2.9, 7.7, 2.5, 0), (-4.6, -5.4, 0.8, 0)),
)


def build() -> None:
    """Build the model and set up the studio."""
    surfaces = materials.standard()
    surfaces['lawn'] = materials.card('lawn', '#A3A686', roughness=1.0, bump=0.35, variation=0)
    surfaces['gravel'] = materials.card('gravel', '#CFC7B8', roughness=1.0, bump=0.5, variation=0)
    surfaces['gl'] = materials.acrylic('gl', '#C9D4D6')
    surfaces['slate'] = materials.card('slate', '#C6C1B7', variation=0.05)
    model = Model(surfaces, seed=7)
    # The board, gravel and three lawns
    for inset, bottom, top, material, chamfer in (
        (0, BOARD_BOTTOM, -0.5, 'oak', 0.02),
        (0.2, -0.5, -0.36, 'card2', 0.006),
        (0.3, -0.36, GROUND, 'gravel', 0.004),
    ):
        low = (BOARD_LEFT + inset, BOARD_FRONT + inset, bottom)
        high = (BOARD_RIGHT - inset, BOARD_BACK - inset, top)
        box(model, low, high, material, chamfer)
    for (x0, y0), (x1, y1) in (
        ((-11.6, -7.6), (-1.2, -2.6)),
        ((-11.6, -2.4), (-6.6, 8.3)),
        ((7.6, -7.6), (12.9, 8.3)),
    ):
        box(model, (x0, y0, GROUND), (x1, y1, LAWN), 'lawn', 0.01)
    old_house(model)
    for side in (-1, 1):
        roof_slope(model, side)
    ridge_and_chimneys(model)
    new_rooms(model)
    # In the extension: a kitchen island, tall units, and a table with three chairs
    box(model, (4.6, 1.2, 0.03), (7.6, 2.1, 0.95), 'oak', 0.004)
    box(model, (4.5, 1.1, 0.95), (7.7, 2.2, 1.05), 'card', 0.004)
    box(model, (3.4, 3.6, 0.03), (9.6, 4.2, 2.4), 'card', 0.005)
    box(model, (5.2, -1.9, 0.72), (7.6, -0.9, 0.80), 'oak', 0.004)
    for x in (5.3, 7.4):
        for y in (-1.85, -1.05):
            box(model, (x, y, 0.03), (x + 0.08, y + 0.08, 0.72), 'oak', 0.001)
    for x in (5.4, 6.1, 6.8):
        box(model, (x, -2.35, 0.45), (x + 0.42, -1.95, 0.50), 'dark', 0.002)
        box(model, (x, -2.38, 0.50), (x + 0.42, -2.33, 0.95), 'dark', 0.002)
        for leg in (x, x + 0.38):
            for y in (-2.33, -1.99):
                box(model, (leg, y, 0.03), (leg + 0.04, y + 0.04, 0.45), 'dark', 0.001)
    garden(model)
    model.finish()
    for corner, opposite, height, leaves, seed in HEDGES:
        hedge(surfaces[leaves], corner, opposite, height, seed)
    # Trees of two kinds, instances of the same two meshes
    kinds = [
        trees.tree(surfaces, f'tree {seed}', leaves, seed, flakes=1500, flake=0.022)
        for seed, leaves in enumerate(('sage', 'moss'))
    ]
    for x, y, scale, kind in TREES:
        place(kinds[kind], at(x, y, -0.06), scale=scale, turn=x * 2)

    # The key in two halves, the fill, and warm lamps behind the windows
    studio.sweep('#97918A', wall=13, floor=BOARD_BOTTOM * METRE)
    studio.world('#BFCFE2', 0.22)
    ceiling, floor = at(6.4, -0.6, NEW_TOP - 0.12), at(6.4, -0.6, 0)
    studio.area_light(ceiling, floor, 5.0 * METRE, 16, '#FFC486', height=3.0 * METRE)
    studio.point_light(at(-1.0, 1.6, 4.3), 3.0, '#FFC486', 0.06)
    studio.point_light(at(1.2, 1.6, 1.6), 3.0, '#FFC486', 0.06)
    studio.split_light((-8.4, -7.8, 7.2), (0, 0, 0.9), 1.4, 900, '#FFE7CC')
    studio.area_light((8, -5, 4), (0, 0, 1.0), 6, 100, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((4.4, -14.1, 4.8), (-0.85, 0, 0.98), 51, 4.0, focus=(1.6, -1.4, 0.9))


def at(x: float, y: float, z: float) -> tuple[float, float, float]:
    """A point given in metres."""
    return (x * METRE, y * METRE, z * METRE)


def box(
    model: Model,
    low: Point,
    high: Point,
    material: str = 'card',
    chamfer: float = 0.006,
    grain: int | None = None,
) -> None:
    """A box between two opposite corners given in metres; its chamfer is in units."""
    model.slab(at(*low), at(*high), material, chamfer, grain)


def old_house(model: Model) -> None:
    """The white house: front, shell, slates, chimneys."""
    # The wall with its sash windows, the vermilion door and a porch
    for start, end, bottom, top in solid_parts(LEFT, RIGHT, GROUND, EAVES, [*WINDOWS, DOOR]):
        box(model, (start, FRONT, bottom), (end, FRONT + WALL, top), 'card', 0.002)
    for window in WINDOWS:
        sash_window(model, window)
    left, right, _, _ = DOOR
    y = FRONT
    low, high = (left + 0.02, y + 0.12, -0.05), (right - 0.02, y + 0.20, 2.22)
    box(model, low, high, 'accent', 0.004)
    for x in (left + 0.12, left + 0.54):
        for z in (0.25, 1.25):
            box(model, (x, y + 0.105, z), (x + 0.33, y + 0.119, z + 0.8), 'accent', 0.004)
    low, high = (left - 0.25, y - 0.75, 2.42), (right + 0.25, y + 0.10, 2.55)
    box(model, low, high, 'card', 0.005)
    for x in (left - 0.10, right + 0.02):
        box(model, (x, y - 0.62, 0.05), (x + 0.10, y - 0.52, 2.42), 'card', 0.003)
    low, high = (left - 0.35, y - 0.90, GROUND), (right + 0.35, y, -0.02)
    box(model, low, high, 'card2', 0.004)
    low, high = (left - 0.15, y - 1.30, GROUND), (right + 0.15, y - 0.90, -0.10)
    box(model, low, high, 'card2', 0.004)
    # Gables, the wall behind, two band courses, floors and a partition
    gable = [
        *((FRONT + WALL, GROUND), (BACK, GROUND), (BACK, EAVES)),
        *((MIDDLE, RIDGE), (FRONT, EAVES), (FRONT + WALL, EAVES)),
    ]
    outline = [(y * METRE, z * METRE) for y, z in gable]
    for x in (LEFT, RIGHT - WALL):
        model.prism(outline, 0, WALL * METRE, 'card', shift(x * METRE, 0) @ ALONG_X)
    box(model, (LEFT, BACK - WALL, GROUND), (RIGHT, BACK, EAVES), 'card', 0.002)
    for low, high, out, chamfer in ((2.85, 3.0, 0.07, 0.003), (EAVES - 0.2, EAVES, 0.12, 0.004)):
        corner = (LEFT - 0.06, FRONT - out, low)
        box(model, corner, (RIGHT + 0.06, FRONT - 0.001, high), 'card', chamfer)
    for bottom, top, material in ((-0.1, 0.0, 'bass'), (2.85, 3.0, 'card')):
        low = (LEFT + WALL, FRONT + WALL, bottom)
        box(model, low, (RIGHT - WALL, BACK - WALL, top), material, 0.002)
    box(model, (LEFT + WALL + 0.1, 3.2, 0.0), (RIGHT - WALL - 0.1, 3.3, 5.3), 'card2', 0.002)


def sash_window(model: Model, opening: Opening) -> None:
    """Frame, meeting rail, glazing bars, pane and sill of a window in the front."""
    x0, x1, z0, z1 = opening
    y, frame = FRONT, 0.09
    inner_left, inner_right = x0 + frame, x1 - frame
    middle, rail = (x0 + x1) / 2, (z0 + z1) / 2
    for low, high in (
        ((x0, y + 0.10, z0), (inner_left, y + 0.20, z1)),
        ((inner_right, y + 0.10, z0), (x1, y + 0.20, z1)),
        ((inner_left, y + 0.101, z1 - frame), (inner_right, y + 0.199, z1)),
        ((inner_left, y + 0.101, z0), (inner_right, y + 0.199, z0 + frame)),
        ((inner_left, y + 0.09, rail - 0.05), (inner_right, y + 0.19, rail + 0.05)),
        ((middle - 0.03, y + 0.12, z0 + frame), (middle + 0.03, y + 0.17, rail - 0.05)),
        ((middle - 0.03, y + 0.12, rail + 0.05), (middle + 0.03, y + 0.17, z1 - frame)),
    ):
        box(model, low, high, 'card', 0.002)
    low, high = (x0 + 0.02, y + 0.14, z0 + 0.02), (x1 - 0.02, y + 0.15, z1 - 0.02)
    box(model, low, high, 'gl', 0.0005)
    low, high = (x0 - 0.12, y - 0.10, z0 - 0.14), (x1 + 0.12, y + 0.12, z0 - 0.005)
    box(model, low, high, 'card2', 0.004)


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
            if x > RIGHT + 0.25 - width * 0.4:
                continue
            slate = shift(*at(x, y, z)) @ Matrix.Rotation(-side * (PITCH - 0.03), 4, 'X')
            model.box_at(slate, size, 'slate', 0.002)
    length = SLOPE + 0.38
    y, z = MIDDLE + side * cos * length / 2, RIDGE - sin * length / 2 + 0.07
    deck = shift(*at((LEFT + RIGHT) / 2, y, z)) @ Matrix.Rotation(-side * PITCH, 4, 'X')
    model.box_at(deck, at(RIGHT - LEFT + 0.36, length, 0.10), 'card', 0.003)


def ridge_and_chimneys(model: Model) -> None:
    """The ridge piece, and a stack with two pots at either end."""
    z = RIDGE + 0.24
    ends = (at(LEFT - 0.25, MIDDLE, z), at(RIGHT + 0.25, MIDDLE, z))
    model.beam(*ends, (0.22 * METRE, 0.14 * METRE), 'card2')
    y = MIDDLE - 0.5
    for x in (LEFT + 0.2, RIGHT - 1.1):
        box(model, (x, y, RIDGE - 1.2), (x + 0.9, y + 1.0, RIDGE + 1.35))
        low, high = (x - 0.08, y - 0.08, RIDGE + 1.2), (x + 0.98, y + 1.08, RIDGE + 1.36)
        box(model, low, high)
        for pot in (x + 0.28, x + 0.64):
            ends = (at(pot, y + 0.5, RIDGE + 1.36), at(pot, y + 0.5, RIDGE + 1.8))
            model.rod(*ends, 0.13 * METRE, 'card2', 14)


def new_rooms(model: Model) -> None:
    """The extension: floor, clad walls, glass, flat roof."""
    # The plinth of the extension and its oak floor
    low, high = (NEW_LEFT + 0.02, NEW_FRONT, GROUND), (NEW_RIGHT, NEW_BACK, 0.0)
    box(model, low, high, 'card2', 0.004)
    low = (NEW_LEFT + 0.1, NEW_FRONT + 0.1, 0.0)
    box(model, low, (NEW_RIGHT - 0.1, NEW_BACK - 0.1, 0.03), 'oak', 0.002)
    # The clad wall on the right with its oak-framed window, and the wall behind
    x, y0 = NEW_RIGHT, NEW_FRONT + 0.3
    near, far, sill, head = SIDE_WINDOW
    for start, end, bottom, top in solid_parts(y0, NEW_BACK, 0, NEW_TOP, [SIDE_WINDOW]):
        box(model, (x - 0.25, start, bottom), (x - 0.05, end, top), 'walnut', 0.002)
    for start, end, bottom, top in (
        (y0, near, -0.05, NEW_TOP),
        (far, NEW_BACK, -0.05, NEW_TOP),
        (near, far, -0.05, sill),
        (near, far, head, NEW_TOP),
    ):
        cladding(model, (x - 0.05, start, bottom), (x, end, top), along=1)
    for start, end, bottom, top, grain in (
        (near - 0.15, far + 0.15, sill - 0.15, sill, 1),
        (near - 0.15, far + 0.15, head, head + 0.15, 1),
        (near - 0.15, near, sill, head, 2),
        (far, far + 0.15, sill, head, 2),
    ):
        box(model, (x - 0.3, start, bottom), (x + 0.22, end, top), 'oak', 0.004, grain)
    box(model, (x - 0.12, near, sill), (x - 0.11, far, head), 'gl', 0.0005)
    box(model, (NEW_LEFT, NEW_BACK - 0.25, 0), (NEW_RIGHT, NEW_BACK, NEW_TOP), 'oak', 0.004)
    # Clad piers to either side of sliding glass, and the short wall back to the house
    y, top, foot = NEW_FRONT + 0.3, NEW_TOP, -0.05
    house = FRONT - 0.01
    cladding(model, (NEW_LEFT, y - 0.05, foot), (GLASS_LEFT, y, top), along=0)
    box(model, (NEW_LEFT, y, 0), (GLASS_LEFT, y + 0.2, top), 'walnut', 0.002)
    cladding(model, (NEW_LEFT - 0.05, y, foot), (NEW_LEFT, house, top), along=1)
    box(model, (NEW_LEFT, y + 0.2, 0), (NEW_LEFT + 0.2, house, top), 'walnut', 0.002)
    cladding(model, (GLASS_RIGHT, y - 0.05, foot), (NEW_RIGHT, y, top), along=0)
    box(model, (GLASS_RIGHT, y, 0), (NEW_RIGHT - 0.26, y + 0.2, top), 'walnut', 0.002)
    for i in range(5):
        x = GLASS_LEFT + (GLASS_RIGHT - GLASS_LEFT - 0.1) * i / 4
        box(model, (x, y + 0.02, 0.03), (x + 0.1, y + 0.14, top - 0.1), 'dark', 0.002)
    low, high = (GLASS_LEFT, y + 0.02, top - 0.18), (GLASS_RIGHT, y + 0.14, top - 0.02)
    box(model, low, high, 'dark', 0.002)
    low, high = (GLASS_LEFT, y + 0.07, 0.03), (GLASS_RIGHT, y + 0.08, top - 0.18)
    box(model, low, high, 'gl', 0.0005)
    # A flat roof with an oak edge, a boarded soffit and three rooflights
    z, house = NEW_TOP, FRONT - 0.02
    left, right, front, back = NEW_LEFT - 0.25, NEW_RIGHT + 0.345, NEW_FRONT - 0.65, NEW_BACK + 0.3
    for low, high in (
        ((left - 0.1, front - 0.1), (NEW_RIGHT + 0.45, front)),
        ((left - 0.1, front), (left, house)),
        ((NEW_RIGHT + 0.35, front), (NEW_RIGHT + 0.45, back)),
    ):
        box(model, (*low, z), (*high, z + 0.42), 'oak', 0.004)
    boards, start = 20, front + 0.01
    pitch = (house - 0.01 - start) / boards
    for i in range(boards):
        y = start + pitch * i
        low, high = (left, y + 0.006, z + 0.03), (right, y + pitch - 0.006, z + 0.10)
        box(model, low, high, 'oak', 0.002, grain=0)
    box(model, (left, front, z + 0.11), (right, house, z + 0.36), 'card', 0.004)
    box(model, (RIGHT, house, z + 0.11), (right, back, z + 0.36), 'card', 0.004)
    for x in (4.1, 6.3, 8.5):
        box(model, (x, -0.9, z + 0.36), (x + 1.2, 1.9, z + 0.58), 'card', 0.005)
        low, high = (x + 0.1, -0.8, z + 0.575), (x + 1.1, 1.8, z + 0.60)
        box(model, low, high, 'gl', 0.001)


def cladding(
    model: Model, low: Point, high: Point, along: int, board: float = 0.16, gap: float = 0.012
) -> None:
    """Upright oak boards that fill the box from `low` to `high`, side by side along an axis."""
    start, length = low[along], high[along] - low[along]
    boards = max(1, int(length / board))
    for i in range(boards):
        near, far = list(low), list(high)
        near[along] = start + length * i / boards + gap
        far[along] = start + length * (i + 1) / boards - gap
        box(model, near, far, 'oak', 0.002, grain=2)


def garden(model: Model) -> None:
    """Deck, path and fence, and what stands on the deck."""
    # The oak deck before the extension, and pavers to the front door
    for i in range(16):
        low = (NEW_LEFT - 0.2, -7.3 + i * 0.235, GROUND)
        high = (NEW_RIGHT + 0.2, low[1] + 0.222, DECK)
        box(model, low, high, 'oak', 0.002, grain=0)
    for k in range(12):
        y = FRONT - 1.38 - k * 0.58
        box(model, (-1.75, y - 0.52, GROUND), (-0.45, y, -0.1), 'card', 0.004)
    # A low table and two loungers
    box(model, (4.2, -6.2, 0.30), (6.4, -5.5, 0.36), 'bass', 0.003)
    for x in (4.25, 6.25):
        for y in (-6.15, -5.65):
            box(model, (x, y, DECK), (x + 0.08, y + 0.08, 0.3), 'bass', 0.001)
    for x in (4.4, 5.5):
        box(model, (x, -5.2, 0.12), (x + 0.8, -4.5, 0.28), 'card', 0.01)
        box(model, (x, -4.6, 0.28), (x + 0.8, -4.46, 0.68), 'card', 0.01)
    # Pales on two rails along the back of the garden
    left, right = BOARD_LEFT + 0.6, BOARD_RIGHT - 0.6
    for i in range(60):
        x = left + i * 0.42
        box(model, (x, 8.35, GROUND), (x + 0.34, 8.43, 1.35), 'bass', 0.001, grain=2)
    for z in (0.2, 0.95):
        box(model, (left, 8.44, z), (right, 8.5, z + 0.14), 'bass', 0.002)
    # One on the deck, a parent and child on the path, one in the kitchen
    for position, height, turn, material, pose in (
        ((7.3, -5.0, DECK), PERSON, 0.3, 'dark', 'stand'),
        ((-0.95, -3.3, -0.1), PERSON, 0.5, 'grey', 'walk'),
        ((-1.45, -3.4, -0.1), PERSON * 0.62, 0.5, 'grey', 'walk'),
        ((6.3, 0.55, 0.03), PERSON, -0.2, 'dark', 'stand'),
    ):
        silhouette(model, at(*position), height * METRE, turn, material, pose)


def hedge(
    leaves: materials.Material, corner: Point, opposite: Point, height: float, seed: int
) -> None:
    """A clipped hedge of flakes, most of them on its top, its front and its ends."""
    draw = random.Random(seed)
    pieces = Pieces()
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
        # A slightly crumpled pentagon in any position, like those of a tree
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
