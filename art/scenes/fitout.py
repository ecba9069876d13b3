"""Two bays of an office floor: left as handed over, right fitted out.

For fit-out and for the retail expansion in New York: where the landlord's work ends and ours
begins. Both bays have the same structure, so they must stay alike in all but their contents.
Services are vermilion; they show below the raised floor and above the ceiling of the bare bay.
"""

import math
import random
from collections.abc import Sequence

from mathutils import Matrix, Vector

from kit import materials, studio, trees
from kit.figures import silhouette
from kit.geometry import ALONG_X, Model, Point, place, rotation, shift
from kit.shot import Grade

GRADE = Grade(exposure=1.0, vignette=0.24, warmth=-0.02, bloom=0.05, bloom_threshold=2.0)

BAY, DEPTH = 2.25, 2.3
WALL = 0.10
BARE, FITTED = -1.55, 0.80  # left side of each bay
BARE_END, FITTED_END = BARE + BAY, FITTED + BAY
FRONT, BACK = -1.15, 1.15
SLAB, FLOOR, CEILING, TOP = 0.05, 0.16, 1.12, 1.34  # heights
SILL, HEAD = FLOOR + 0.28, CEILING - 0.02
TILES = 10  # of floor and ceiling, along each side of a bay
TILE_X, TILE_Y = BAY / TILES, DEPTH / TILES
LIFTED_TILES = {(2, 0), (3, 0), (6, 2)}
CEILING_STARTS = 4  # row of tiles
PIPE_Y, PIPE_Z = FRONT + 1.09, CEILING + 0.12  # of the sprinkler main
# The fitted bay: corner of the meeting room, kitchen at the back on the left, lounge in front
MEETING_X, MEETING_Y = FITTED + 6 * TILE_X, FRONT + 5 * TILE_Y
KITCHEN_END, KITCHEN_Y = FITTED + 3 * TILE_X, FRONT + 6 * TILE_Y
LOUNGE_X = FITTED + 1.50
# Where a planter stands, and how large its plant is
PLANTERS = (
    (FITTED + 1.26, MEETING_Y + 0.02, 0.36),
    (FITTED + 0.13, FRONT + 0.13, 0.30),
    (FITTED_END - 0.42, FRONT + 1.06, 0.30),
)
DESKS = (FITTED + 0.76, FRONT + 0.60)
# Left side, front and height there; the one on the right ends sooner
WALLS = (
    (BARE - WALL, FRONT, 0.42),
    (BARE_END, FRONT, 0.42),
    (FITTED_END, FRONT + 0.30, 0.36),
)
PERSON = 0.37


def build(lens: float = 65) -> None:
    """Build the model and set up the studio."""
    surfaces = materials.standard()
    add_surfaces(surfaces)
    model = Model(surfaces, seed=41)
    site(model)
    for x in (BARE, FITTED):
        rear_wall(model, x)
    side_walls(model)
    raised_floor(model)
    services_below_floor(model)
    ceiling_grid(model)
    services_above_ceiling(model)
    stepladder(model)
    floor_finishes(model)
    slatted_ceiling(model)
    meeting_room(model)
    meeting_table(model)
    kitchen(model)
    kitchen_seats(model)
    desks(model, random.Random(9))
    lounge(model)
    planters(model)
    people(model)
    model.finish()
    studio.not_as_lamps(surfaces, ['lamp'])
    plant = trees.tree(surfaces, 'plant', 'sage', 3, flakes=900, flake=0.03)
    for x, y, scale in PLANTERS:
        place(plant, (x, y, FLOOR + 0.10), scale=scale, turn=x)
    photograph(lens)


def add_surfaces(surfaces: materials.Materials) -> None:
    """Metal tiles and ducts, carpet, and lit ceiling panels."""
    surfaces['tile'] = materials.plain('tile', '#A7A9A8', roughness=0.5, metal=0.35)
    surfaces['carpet'] = materials.card('carpet', '#8F959A', roughness=0.95, variation=0.05)
    surfaces['lamp'] = materials.glow('lamp', '#FFE2BC', 4.0)
    surfaces['duct'] = materials.plain('duct', '#C2C5C6', roughness=0.38, metal=0.8)


def site(model: Model) -> None:
    """The board, and the slab that carries both bays."""
    model.slab((-2.9, -2.3, -0.40), (6.4, 2.3, -0.12), 'oak', 0.02)
    model.slab((-2.78, -2.18, -0.12), (6.28, 2.18, -0.07), 'card2', 0.006)
    low, high = (BARE - 0.35, FRONT - 0.30, -0.07), (FITTED_END + 0.35, BACK + 0.3, -0.03)
    model.slab(low, high, 'card', 0.006)
    low, high = (BARE - WALL, FRONT - 0.02, -0.03), (FITTED_END + WALL, BACK + 0.12, SLAB)
    model.slab(low, high, 'card', 0.006)


def rear_wall(model: Model, x0: float) -> None:
    """The wall behind a bay: spandrels, piers and three dark windows."""
    x1, y, windows = x0 + BAY, BACK, 3
    width = BAY / windows
    model.slab((x0, y, SLAB), (x1, y + WALL, SILL), 'card', 0.005)
    model.slab((x0, y, HEAD), (x1, y + WALL, TOP), 'card', 0.005)
    for k in range(windows + 1):
        left = x0 + k * width - 0.07 if k else x0
        right = x0 + k * width + 0.07 if k < windows else x1
        model.slab((left, y + 0.001, SILL), (right, y + 0.099, HEAD), 'card', 0.004)
    for k in range(windows):
        left, right = x0 + k * width + 0.07, x0 + (k + 1) * width - 0.07
        middle = (left + right) / 2
        for start, end in (
            (left, left + 0.025),
            (middle - 0.012, middle + 0.012),
            (right - 0.025, right),
        ):
            model.slab((start, y + 0.03, SILL), (end, y + 0.07, HEAD), 'dark', 0.003)
        for bottom, top in ((SILL, SILL + 0.025), (HEAD - 0.025, HEAD)):
            model.slab((left, y + 0.03, bottom), (right, y + 0.07, top), 'dark', 0.003)
        low, high = (left - 0.03, y - 0.04, SILL - 0.025), (right + 0.03, y + 0.02, SILL)
        model.slab(low, high, 'card', 0.004)


def side_walls(model: Model, walls: Sequence[tuple[float, float, float]] = WALLS) -> None:
    """Walls cut down towards the camera."""
    for start, front, height in walls:
        back, top = BACK + WALL, TOP - 0.001
        outline = [(front, SLAB), (back, SLAB), (back, top), (BACK - 0.95, top), (front, height)]
        across = shift(start + 0.0005, 0) @ ALONG_X
        model.prism(outline, 0, WALL - 0.001, 'card', across, chamfer=0.004)


def raised_floor(model: Model, x0: float = BARE) -> None:
    """Pedestals and metal tiles of a bare bay; some tiles are lifted, two of them stacked."""
    right, z = x0 + BAY, FLOOR - 0.03
    for i in range(TILES + 1):
        x = min(max(x0 + i * TILE_X, x0 + 0.02), right - 0.02)
        for j in range(TILES + 1):
            y = min(max(FRONT + j * TILE_Y, FRONT + 0.02), BACK - 0.02)
            model.rod((x, y, SLAB), (x, y, z), 0.012, 'steel', 8)
    for i in range(TILES):
        for j in range(TILES):
            if (i, j) not in LIFTED_TILES:
                low, high = floor_tile(x0, i, j, 0.002)
                model.slab((*low, z), (*high, FLOOR), 'tile', 0.004)
    for k in range(2):
        x, y, z = x0 + 0.60 + 0.01 * k, FRONT + 0.62 + 0.012 * k, FLOOR + k * 0.031
        low, high = (x, y, z + 0.001), (x + TILE_X - 0.004, y + TILE_Y - 0.004, z + 0.03)
        model.slab(low, high, 'tile', 0.004)


def floor_tile(bay: float, i: int, j: int, joint: float) -> tuple[Point, Point]:
    """Two opposite corners of a tile in the grid of a bay."""
    x, y = bay + i * TILE_X, FRONT + j * TILE_Y
    return (x + joint, y + joint), (x + TILE_X - joint, y + TILE_Y - joint)


def services_below_floor(model: Model, x0: float = BARE) -> None:
    """Two vermilion pipes along the front, and a box under a lifted tile."""
    for y in (FRONT + 0.09, FRONT + 0.16):
        model.rod((x0 + 0.02, y, 0.085), (x0 + BAY - 0.02, y, 0.085), 0.016, 'accent', 8)
    low, high = (x0 + 1.62, FRONT + 0.58, 0.055), (x0 + 1.70, FRONT + 0.70, 0.10)
    model.slab(low, high, 'accent', 0.006)


def ceiling_grid(model: Model, left: float = BARE, columns: int = TILES) -> None:
    """The grid over the back of a bay, partly tiled, with light panels, on its hangers."""
    right, z = left + columns * TILE_X, CEILING
    for i in range(columns + 1):
        x = left + i * TILE_X
        low = (x - 0.008 if i else left, FRONT + 1.05, z)
        model.slab(low, (min(x + 0.008, right), BACK, z + 0.02), 'card', 0.002)
    for j in range(CEILING_STARTS, TILES + 1):
        y = FRONT + j * TILE_Y
        model.slab((left, y - 0.007, z + 0.001), (right, y + 0.007, z + 0.019), 'card', 0.002)
    for i in range(columns):
        for j in range(CEILING_STARTS + 1, TILES):
            if (i * 7 + j * 3) % 11 in (1, 4):
                continue
            if i in (2, 7) and j % 2 == 1:
                low, high = floor_tile(left, i, j, 0.012)
                model.slab((*low, z + 0.004), (*high, z + 0.012), 'lamp', 0.002)
            else:
                low, high = floor_tile(left, i, j, 0.009)
                model.slab((*low, z + 0.006), (*high, z + 0.016), 'card', 0.002)
    for i in range(1, columns, 2):
        x = left + i * TILE_X
        for j in range(5, 8):
            y = FRONT + j * TILE_Y
            model.rod((x, y, z + 0.02), (x, y, TOP - 0.03), 0.0035, 'black', 5)


def services_above_ceiling(model: Model, left: float = BARE) -> None:
    """A flanged duct, and the vermilion sprinkler main with four heads."""
    right, y, z = left + BAY, FRONT, CEILING
    low, high = (left + 0.03, y + 1.22, z + 0.055), (right - 0.03, y + 1.42, z + 0.175)
    model.slab(low, high, 'duct', 0.008)
    for k in range(8):
        x = left + 0.25 + k * 0.25
        low, high = (x, y + 1.212, z + 0.048), (x + 0.015, y + 1.428, z + 0.182)
        model.slab(low, high, 'duct', 0.003)
    main = ((left + 0.02, PIPE_Y, PIPE_Z), (right - 0.02, PIPE_Y, PIPE_Z))
    model.rod(*main, 0.018, 'accent', 12)
    for k in range(4):
        x, end = left + 0.3 + k * 0.5, z - 0.03
        model.rod((x, PIPE_Y, PIPE_Z), (x, PIPE_Y, end), 0.009, 'accent', 8)
        model.rod((x, PIPE_Y, end - 0.005), (x, PIPE_Y, end), 0.02, 'accent', 10)


def stepladder(model: Model) -> None:
    """Two pairs of legs and five treads."""
    x, y, height = BARE + 1.62, FRONT + 1.10, 0.62
    for side in (-0.10, 0.10):
        for foot in (y - 0.16, y + 0.16):
            ends = ((x + side, foot, FLOOR), (x + side * 0.6, y, FLOOR + height))
            model.beam(*ends, (0.022, 0.022), 'bass', 0.003)
    for k in range(5):
        share = (k + 0.7) / 5.4
        half, tread_y = 0.10 * (1 - 0.4 * share), y - 0.16 * (1 - share)
        z = FLOOR + height * share
        ends = ((x - half, tread_y, z), (x + half, tread_y, z))
        model.beam(*ends, (0.05, 0.012), 'bass', 0.002)


def floor_finishes(model: Model) -> None:
    """Carpet tiles, oak in the meeting room, pale boards in the kitchen, and the cut edge."""
    bottom = 0.055
    for i in range(TILES):
        for j in range(TILES):
            in_meeting_room, in_kitchen = i >= 6 and j >= 5, i < 3 and j >= 6
            if not in_meeting_room and not in_kitchen:
                low, high = floor_tile(FITTED, i, j, 0.0012)
                model.slab((*low, bottom), (*high, FLOOR), 'carpet', 0.002)
    low, high = (FITTED + 0.002, FRONT - 0.014, 0.051), (
        FITTED_END - 0.002,
        FRONT - 0.001,
        FLOOR - 0.004,
    )
    model.slab(low, high, 'card', 0.002)
    for start, end, y, depth, boards, material in (
        (MEETING_X, FITTED_END, MEETING_Y, BACK - MEETING_Y, 13, 'oak'),
        (FITTED, KITCHEN_END, KITCHEN_Y, 4 * TILE_Y, 11, 'bass'),
    ):
        for k in range(boards):
            y0, y1 = (y + edge * depth / boards for edge in (k, k + 1))
            low, high = (start + 0.001, y0 + 0.001, bottom), (end - 0.001, y1 - 0.001, FLOOR)
            model.slab(low, high, material, 0.002)


def slatted_ceiling(model: Model) -> None:
    """Oak slats over the meeting room."""
    for k in range(13):
        x = MEETING_X + 0.03 + k * 0.07
        low, high = (x, MEETING_Y + 0.004, CEILING - 0.019), (
            x + 0.022,
            BACK - 0.006,
            CEILING + 0.035,
        )
        model.slab(low, high, 'oak', 0.003, grain=1)


def meeting_room(model: Model) -> None:
    """Oak frames with glass on the left and in front, and slats on the right-hand wall."""
    x, y, right = MEETING_X, MEETING_Y, FITTED_END
    head, top = CEILING - 0.055, CEILING - 0.02

    def post(low: Point, high: Point, end: float, chamfer: float) -> None:
        model.slab((*low, FLOOR), (*high, end), 'oak', chamfer, grain=2)

    post((x, y), (x + 0.03, y + 0.05), top, 0.004)
    post((x, BACK - 0.05), (x + 0.03, BACK - 0.001), top, 0.004)
    for k in range(1, 4):
        middle = y + (BACK - y) * k / 4
        post((x, middle - 0.014), (x + 0.03, middle + 0.014), top, 0.003)
    for bottom, end in ((head, top), (FLOOR, FLOOR + 0.03)):
        low, high = (x - 0.002, y, bottom), (x + 0.032, BACK - 0.002, end)
        model.slab(low, high, 'oak', 0.004)
    low, high = (x + 0.012, y + 0.05, FLOOR + 0.03), (x + 0.016, BACK - 0.05, head)
    model.slab(low, high, 'acrylic', 0.001)
    model.slab((x + 0.03, y, head), (right - 0.002, y + 0.045, top), 'oak', 0.004)
    low, high = (x + 0.03, y, FLOOR), (right - 0.45, y + 0.045, FLOOR + 0.03)
    model.slab(low, high, 'oak', 0.004)
    for middle in (x + 0.28, x + 0.56, right - 0.04):
        post((middle - 0.014, y + 0.004), (middle + 0.014, y + 0.041), head, 0.003)
    low, high = (x + 0.03, y + 0.018, FLOOR + 0.03), (x + 0.56, y + 0.022, head)
    model.slab(low, high, 'acrylic', 0.001)
    for k in range(16):
        slat = y + 0.06 + k * 0.066
        post((right - 0.035, slat), (right - 0.003, slat + 0.055), CEILING - 0.03, 0.004)


def meeting_table(model: Model) -> None:
    """An oak table for six under three brass pendants."""
    x, y = MEETING_X, MEETING_Y
    low, high = (x + 0.25, y + 0.28, FLOOR + 0.20), (x + 0.66, y + 0.86, FLOOR + 0.225)
    model.slab(low, high, 'oak', 0.008)
    low, high = (x + 0.40, y + 0.42, FLOOR), (x + 0.51, y + 0.72, FLOOR + 0.20)
    model.slab(low, high, 'dark', 0.004)
    seats = [y + 0.38 + k * 0.19 for k in range(3)]
    for seat in seats:
        chair(model, shift(x + 0.17, seat, FLOOR) @ rotation(-90), 'card')
        chair(model, shift(x + 0.74, seat, FLOOR) @ rotation(90), 'card')
    x += 0.455
    for seat in seats:
        model.rod((x, seat, CEILING - 0.02), (x, seat, FLOOR + 0.62), 0.003, 'black', 5)
        shade = ((x, seat, FLOOR + 0.56), (x, seat, FLOOR + 0.63))
        model.rod(*shade, 0.045, 'brass', 16, end_radius=0.02)


def chair(model: Model, here: Matrix, material: str) -> None:
    """Seat, back, column and a star foot; it looks along Y of its place."""
    model.box_at(here @ shift(0, 0, 0.125), (0.13, 0.13, 0.022), material, 0.008)
    model.box_at(here @ shift(0, -0.062, 0.205), (0.12, 0.018, 0.12), material, 0.008)
    model.rod(*(here @ Vector((0, 0, z)) for z in (0.015, 0.115)), 0.010, 'dark', 8)
    for k in range(3):
        foot = here @ shift(0, 0, 0.012) @ rotation(60 * k)
        model.box_at(foot, (0.13, 0.014, 0.012), 'dark', 0.003)


def kitchen(model: Model) -> None:
    """A row of units with a tap, and an oak cupboard with two doors."""
    left, right, y, z = FITTED + 0.02, KITCHEN_END - 0.02, BACK, FLOOR
    model.slab((left, y - 0.30, z + 0.03), (right, y - 0.02, z + 0.29), 'card', 0.004)
    for k in range(4):
        x = left + k * 0.158
        low, high = (x + 0.006, y - 0.313, z + 0.045), (x + 0.158, y - 0.30, z + 0.285)
        model.slab(low, high, 'oak', 0.004, grain=2)
    low, high = (left - 0.004, y - 0.325, z + 0.29), (right + 0.02, y - 0.02, z + 0.315)
    model.slab(low, high, 'card', 0.005)
    x, spout = left + 0.5, z + 0.43
    model.rod((x, y - 0.12, z + 0.315), (x, y - 0.12, spout), 0.008, 'brass', 8)
    model.rod((x, y - 0.12, spout), (x, y - 0.20, spout), 0.007, 'brass', 8)
    x = left + 0.22
    low, high = (left, FRONT + 6.2 * TILE_Y, z), (x, FRONT + 7.9 * TILE_Y, CEILING - 0.10)
    model.slab(low, high, 'oak', 0.006, grain=2)
    for near, far in ((6.25, 7.02), (7.06, 7.86)):
        low = (x, FRONT + near * TILE_Y, z + 0.02)
        model.slab(low, (x + 0.008, FRONT + far * TILE_Y, CEILING - 0.12), 'oak', 0.003, grain=2)


def kitchen_seats(model: Model) -> None:
    """A round table with three stools, one of them vermilion."""
    x, y, z = FITTED + 0.62, FRONT + 6.9 * TILE_Y, FLOOR
    model.rod((x, y, z), (x, y, z + 0.26), 0.014, 'dark', 10)
    model.rod((x, y, z + 0.26), (x, y, z + 0.28), 0.15, 'oak', 28)
    for angle, material in ((0, 'accent'), (2.1, 'card'), (4.2, 'card')):
        seat_x, seat_y = x + 0.24 * math.cos(angle), y + 0.24 * math.sin(angle)
        model.rod((seat_x, seat_y, z), (seat_x, seat_y, z + 0.15), 0.045, material, 16)


def desks(model: Model, draw: random.Random, middle: tuple[float, float] = DESKS) -> None:
    """A bench of four desks on three frames, with a green screen along its middle."""
    (x, y), z = middle, FLOOR
    under, top = z + 0.205, z + 0.228
    model.slab((x - 0.62, y - 0.30, under), (x + 0.62, y + 0.30, top), 'oak', 0.006)
    for frame in (x - 0.58, x, x + 0.58):
        low, high = (frame - 0.012, y - 0.27, z), (frame + 0.012, y + 0.27, z + 0.02)
        model.slab(low, high, 'card', 0.003)
        for leg in (y - 0.25, y + 0.25):
            low, high = (frame - 0.012, leg - 0.012, z + 0.02), (frame + 0.012, leg + 0.012, under)
            model.slab(low, high, 'card', 0.003)
    model.slab((x - 0.60, y - 0.010, top), (x + 0.60, y + 0.010, z + 0.36), 'sage', 0.004)
    for middle in (x - 0.3, x + 0.3):
        for side in (-1, 1):
            workplace(model, (middle, y), side)
            seat_x = middle + draw.uniform(-0.03, 0.03)
            seat_y = y + side * (0.40 + draw.uniform(-0.02, 0.04))
            turn = (0 if side < 0 else math.pi) + draw.uniform(-0.3, 0.3)
            here = shift(seat_x, seat_y, z) @ Matrix.Rotation(turn, 4, 'Z')
            chair(model, here, 'dark' if draw.random() < 0.5 else 'card')


def workplace(model: Model, middle: tuple[float, float], side: int) -> None:
    """Screen and keyboard on the near (-1) or far (1) side of the desks."""
    x, z = middle[0], FLOOR
    top = z + 0.228
    screen, stand, keyboard = (middle[1] + side * out for out in (0.10, 0.09, 0.21))
    low, high = (x - 0.10, screen - 0.006, z + 0.262), (x + 0.10, screen + 0.006, z + 0.385)
    model.slab(low, high, 'dark', 0.004)
    model.rod((x, stand, top), (x, stand, z + 0.30), 0.008, 'dark', 8)
    low, high = (x - 0.05, stand - 0.03, top), (x + 0.05, stand + 0.03, z + 0.234)
    model.slab(low, high, 'dark', 0.002)
    low, high = (x - 0.08, keyboard - 0.025, top), (x + 0.06, keyboard + 0.025, z + 0.236)
    model.slab(low, high, 'card', 0.002)


def lounge(model: Model) -> None:
    """A sofa and a round table on a rug."""
    right, y, z = FITTED_END, FRONT, FLOOR
    low, high = (LOUNGE_X, y + 0.12, z), (right - 0.10, y + 0.98, z + 0.012)
    model.slab(low, high, 'card2', 0.004)
    low, high = (right - 0.36, y + 0.18, z + 0.03), (right - 0.08, y + 0.92, z + 0.14)
    model.slab(low, high, 'grey', 0.03)
    low, high = (right - 0.15, y + 0.18, z + 0.05), (right - 0.06, y + 0.92, z + 0.30)
    model.slab(low, high, 'grey', 0.03)
    for arm in (y + 0.16, y + 0.88):
        low, high = (right - 0.36, arm - 0.03, z + 0.03), (right - 0.07, arm + 0.04, z + 0.21)
        model.slab(low, high, 'grey', 0.025)
    x, y = LOUNGE_X + 0.22, y + 0.52
    model.rod((x, y, z), (x, y, z + 0.11), 0.012, 'dark', 10)
    model.rod((x, y, z + 0.11), (x, y, z + 0.125), 0.12, 'oak', 28)


def planters(model: Model) -> None:
    """Three square pots."""
    for x, y, _ in PLANTERS:
        low, high = (x - 0.07, y - 0.07, FLOOR), (x + 0.07, y + 0.07, FLOOR + 0.15)
        model.slab(low, high, 'bass', 0.006)


def people(model: Model) -> None:
    """Two inspect the bare bay, two work in the other."""
    for x, y, turn, pose in (
        (BARE + 0.85, FRONT + 0.62, 0.3, 'stand'),
        (BARE + 1.42, FRONT + 1.15, -0.4, 'point'),
        (FITTED + 1.55, FRONT + 0.15, 0.5, 'walk'),
        (FITTED + 0.92, FRONT + 1.32, -0.2, 'stand'),
    ):
        silhouette(model, (x, y, FLOOR), height=PERSON, turn=turn, material='dark', pose=pose)


def photograph(lens: float) -> None:
    """Light the model and set up the camera."""
    light()
    lamps()
    camera, focus = (3.7, -12.0, 5.6), (0.8, -0.6, 0.5)
    studio.camera(camera, (-0.32, -0.1, 0.42), lens=lens, f_number=5.0, focus=focus)


def light() -> None:
    """The key and the fill."""
    studio.sweep('#857F79', wall=13, floor=-0.42)
    studio.world('#BFCFE2', 0.22)
    studio.area_light((-7, -9.5, 8.5), (0, 0, 0.6), 1.4, 2600, '#FFE8D0')
    studio.area_light((8, -5, 4), (0, 0, 0.8), 6, 130, '#CFDEF0')


def lamps() -> None:
    """The lamps in the meeting room and the kitchen."""
    meeting_room_lamp = (FITTED_END - 0.55, MEETING_Y + 0.6, CEILING - 0.15)
    studio.point_light(meeting_room_lamp, 6, '#FFC486', 0.06)
    studio.point_light((FITTED + 0.5, BACK - 0.6, CEILING - 0.1), 5, '#FFC486', 0.06)
