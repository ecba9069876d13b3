"""Two bays of an office floor: left as handed over, right fitted out.

For fit-out and for the retail expansion in New York: where the landlord's work ends and ours
begins. Both bays have the same structure, so they must stay alike in all but their contents.
Services are vermilion; they show below the raised floor and above the ceiling of the bare bay.
"""

import math
import random
from collections.abc import Iterator, Sequence

from kit import studio, trees
from kit.figures import crowd
from kit.geometry import ALONG_X, Matrix, Model, Point, place, rotation, shift
from kit.materials import Materials, card, glow, plain, standard

GRADE = studio.Grade(exposure=1.0, vignette=0.24, warmth=-0.02, bloom=0.05, bloom_threshold=2.0)

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
PIPE = 0.12  # height of the sprinkler main above the ceiling
CARPET = 0.055  # underside of carpet and boards
# The fitted bay: corner of the meeting room; kitchen at the back on the left, lounge in front
MEETING_X, MEETING_Y = FITTED + 6 * TILE_X, FRONT + 5 * TILE_Y
LOUNGE_X = FITTED + 1.50
# Where a planter stands, and how large its plant is
PLANTERS = (
    (FITTED + 1.26, MEETING_Y + 0.02, 0.36),
    (FITTED + 0.13, FRONT + 0.13, 0.30),
    (FITTED_END - 0.42, FRONT + 1.06, 0.30),
)
DESKS, DESK = (FITTED + 0.76, FRONT + 0.60), 0.228  # middle, and height of their tops
# Left side, front and height there; the one on the right ends sooner
WALLS = ((BARE - WALL, FRONT, 0.42), (BARE_END, FRONT, 0.42), (FITTED_END, FRONT + 0.30, 0.36))
PERSON = 0.37
# Two who inspect the bare bay, two at work in the other
INSPECTORS = (
    (BARE + 0.85, FRONT + 0.62, FLOOR, 0.3, 'stand', 'dark'),
    (BARE + 1.42, FRONT + 1.15, FLOOR, -0.4, 'point', 'dark'),
)
STAFF = (
    (FITTED + 1.55, FRONT + 0.15, FLOOR, 0.5, 'walk', 'dark'),
    (FITTED + 0.92, FRONT + 1.32, FLOOR, -0.2, 'stand', 'dark'),
)


def build(lens: float = 65) -> None:
    surfaces = new_surfaces()
    model = Model(surfaces, seed=41)
    site(model)
    for x in (BARE, FITTED):
        rear_wall(model, x)
    side_walls(model)
    raised_floor(model, BARE)
    services_below_floor(model, BARE)
    ceiling_grid(model, BARE)
    services_above_ceiling(model, BARE)
    stepladder(model.at(BARE + 1.62, FRONT + 1.10, FLOOR))
    fitted_rooms(model)
    desks(model, random.Random(9))
    lounge(model)
    planters(model, PLANTERS)
    crowd(model, (*INSPECTORS, *STAFF), PERSON)
    model.finish()
    studio.not_as_lamps(surfaces, ['lamp'])
    plants(surfaces, PLANTERS)
    light()
    lamps()
    studio.camera((3.7, -12.0, 5.6), (-0.32, -0.1, 0.42), lens, 5.0, focus=(0.8, -0.6, 0.5))


def new_surfaces() -> Materials:
    """The standard set with metal tiles and ducts, carpet, and lit ceiling panels."""
    return standard(
        plain('tile', '#A7A9A8', roughness=0.5, metal=0.35),
        card('carpet', '#8F959A', roughness=0.95, variation=0.05),
        glow('lamp', '#FFE2BC', 4.0),
        plain('duct', '#C2C5C6', roughness=0.38, metal=0.8),
    )


def site(model: Model) -> None:
    """The board, and the slab that carries both bays."""
    model.slab((-2.9, -2.3, -0.40), (6.4, 2.3, -0.12), 'oak', 0.02)
    model.slab((-2.78, -2.18, -0.12), (6.28, 2.18, -0.07), 'card2', 0.006)
    bays, length = model.at(BARE, FRONT), FITTED_END - BARE
    bays.slab((-0.35, -0.30, -0.07), (length + 0.35, DEPTH + 0.3, -0.03), 'card', 0.006)
    bays.slab((-WALL, -0.02, -0.03), (length + WALL, DEPTH + 0.12, SLAB), 'card', 0.006)


def rear_wall(model: Model, x0: float) -> None:
    """The wall behind a bay: spandrels, piers and three dark windows."""
    wall, width = model.at(x0, BACK), BAY / 3
    wall.slab((0, 0, SLAB), (BAY, WALL, SILL), 'card', 0.005)
    wall.slab((0, 0, HEAD), (BAY, WALL, TOP), 'card', 0.005)
    for k in range(4):
        left, right = max(0, k * width - 0.07), min(BAY, k * width + 0.07)
        wall.slab((left, 0.001, SILL), (right, 0.099, HEAD), 'card', 0.004)
    end = width - 0.07
    for window in wall.row(3, width):
        for x, bar in ((0.07, 0.025), (width / 2 - 0.012, 0.024), (end - 0.025, 0.025)):
            window.slab((x, 0.03, SILL), (x + bar, 0.07, HEAD), 'dark', 0.003)
        for z in (SILL, HEAD - 0.025):
            window.slab((0.07, 0.03, z), (end, 0.07, z + 0.025), 'dark', 0.003)
        window.slab((0.04, -0.04, SILL - 0.025), (end + 0.03, 0.02, SILL), 'card', 0.004)


def side_walls(model: Model, walls: Sequence[tuple[float, float, float]] = WALLS) -> None:
    """Walls cut down towards the camera."""
    for start, front, height in walls:
        back, top = BACK + WALL, TOP - 0.001
        outline = [(front, SLAB), (back, SLAB), (back, top), (BACK - 0.95, top), (front, height)]
        across = shift(start + 0.0005, 0) @ ALONG_X
        model.prism(outline, 0, WALL - 0.001, 'card', across, chamfer=0.004)


def raised_floor(model: Model, left: float) -> None:
    """Pedestals and metal tiles of a bare bay; some tiles are lifted, two of them stacked."""
    bay, z = model.at(left, FRONT), FLOOR - 0.03
    for i in range(TILES + 1):
        x = min(max(i * TILE_X, 0.02), BAY - 0.02)
        for j in range(TILES + 1):
            y = min(max(j * TILE_Y, 0.02), DEPTH - 0.02)
            bay.rod((x, y, SLAB), (x, y, z), 0.012, 'steel', 8)
    for i, j, spot in tiles(bay):
        if (i, j) not in LIFTED_TILES:
            tile(spot, 0.002, (z, FLOOR), 'tile', 0.004)
    for lifted in bay.at(0.60, 0.62, FLOOR).row(2, 0.01, 0.012, 0.031):
        lifted.slab((0, 0, 0.001), (TILE_X - 0.004, TILE_Y - 0.004, 0.03), 'tile', 0.004)


def tiles(bay: Model) -> Iterator[tuple[int, int, Model]]:
    """Column, row and corner of each tile in the grid of a bay."""
    for k, spot in enumerate(bay.grid(TILES, TILES, TILE_X, TILE_Y)):
        yield k // TILES, k % TILES, spot


def tile(
    corner: Model, joint: float, z: tuple[float, float], material: str, chamfer: float = 0.002
) -> None:
    """A tile of a floor or ceiling, from and to a height."""
    low, high = (joint, joint, z[0]), (TILE_X - joint, TILE_Y - joint, z[1])
    corner.slab(low, high, material, chamfer)


def services_below_floor(model: Model, left: float) -> None:
    """Two vermilion pipes along the front, and a box under a lifted tile."""
    bay = model.at(left, FRONT)
    for y in (0.09, 0.16):
        bay.rod((0.02, y, 0.085), (BAY - 0.02, y, 0.085), 0.016, 'accent', 8)
    bay.slab((1.62, 0.58, 0.055), (1.70, 0.70, 0.10), 'accent', 0.006)


def ceiling_grid(model: Model, left: float, columns: int = TILES) -> None:
    """The grid over the back of a bay, partly tiled, with light panels, on its hangers."""
    bay, right = model.at(left, FRONT, CEILING), columns * TILE_X
    for i in range(columns + 1):
        x = i * TILE_X
        low, high = (max(x - 0.008, 0), 1.05, 0), (min(x + 0.008, right), DEPTH, 0.02)
        bay.slab(low, high, 'card', 0.002)
    for bar in bay.at(0, CEILING_STARTS * TILE_Y).row(TILES + 1 - CEILING_STARTS, y=TILE_Y):
        bar.slab((0, -0.007, 0.001), (right, 0.007, 0.019), 'card', 0.002)
    for i, j, spot in tiles(bay):
        if i >= columns or j <= CEILING_STARTS or (i * 7 + j * 3) % 11 in (1, 4):
            continue
        if i in (2, 7) and j % 2 == 1:
            tile(spot, 0.012, (0.004, 0.012), 'lamp')
        else:
            tile(spot, 0.009, (0.006, 0.016), 'card')
    for hanger in bay.at(TILE_X, 5 * TILE_Y).grid(columns // 2, 3, 2 * TILE_X, TILE_Y):
        hanger.rod((0, 0, 0.02), (0, 0, TOP - 0.03 - CEILING), 0.0035, 'black', 5)


def services_above_ceiling(model: Model, left: float) -> None:
    """A flanged duct, and the vermilion sprinkler main with four heads."""
    duct = model.at(left, FRONT + 1.22, CEILING)
    duct.slab((0.03, 0, 0.055), (BAY - 0.03, 0.2, 0.175), 'duct', 0.008)
    for flange in duct.row(8, 0.25):
        flange.slab((0.25, -0.008, 0.048), (0.265, 0.208, 0.182), 'duct', 0.003)
    main = model.at(left, FRONT + 1.09, CEILING)
    main.rod((0.02, 0, PIPE), (BAY - 0.02, 0, PIPE), 0.018, 'accent', 12)
    for head in main.at(0.3, 0).row(4, 0.5):
        head.rod((0, 0, PIPE), (0, 0, -0.03), 0.009, 'accent', 8)
        head.rod((0, 0, -0.035), (0, 0, -0.03), 0.02, 'accent', 10)


def stepladder(model: Model) -> None:
    """Two pairs of legs and five treads."""
    height = 0.62
    for x in (-0.10, 0.10):
        for y in (-0.16, 0.16):
            model.beam((x, y, 0), (x * 0.6, 0, height), (0.022, 0.022), 'bass', 0.003)
    for k in range(5):
        share = (k + 0.7) / 5.4
        half, y, z = 0.10 * (1 - 0.4 * share), -0.16 * (1 - share), height * share
        model.beam((-half, y, z), (half, y, z), (0.05, 0.012), 'bass', 0.002)


def fitted_rooms(model: Model) -> None:
    """All of the fitted bay that stays where it is: floors, meeting room and kitchen."""
    floor_finishes(model)
    for slat in model.at(MEETING_X + 0.03, MEETING_Y, CEILING).row(13, 0.07):
        back = BACK - MEETING_Y - 0.006
        slat.slab((0, 0.004, -0.019), (0.022, back, 0.035), 'oak', 0.003, grain=1)
    meeting_room(model)
    meeting_table(model.at(MEETING_X, MEETING_Y, FLOOR))
    kitchen(model.at(FITTED + 0.02, BACK, FLOOR))
    kitchen_seats(model.at(FITTED + 0.62, FRONT + 6.9 * TILE_Y, FLOOR))


def floor_finishes(model: Model) -> None:
    """Carpet tiles, oak in the meeting room, pale boards in the kitchen, and the cut edge."""
    bay = model.at(FITTED, FRONT)
    for i, j, spot in tiles(bay):
        in_meeting_room, in_kitchen = i >= 6 and j >= 5, i < 3 and j >= 6
        if not in_meeting_room and not in_kitchen:
            tile(spot, 0.0012, (CARPET, FLOOR), 'carpet')
    cut_edge(bay)
    for x, y, length, depth, boards, material in (
        (6 * TILE_X, 5 * TILE_Y, 4 * TILE_X, 5 * TILE_Y, 13, 'oak'),
        (0, 6 * TILE_Y, 3 * TILE_X, 4 * TILE_Y, 11, 'bass'),
    ):
        width = depth / boards
        for board in bay.at(x, y).row(boards, y=width):
            low, high = (0.001, 0.001, CARPET), (length - 0.001, width - 0.001, FLOOR)
            board.slab(low, high, material, 0.002)


def cut_edge(bay: Model) -> None:
    """The edge of the floor at the front of a bay."""
    bay.slab((0.002, -0.014, 0.051), (BAY - 0.002, -0.001, FLOOR - 0.004), 'card', 0.002)


def meeting_room(model: Model) -> None:
    """Oak frames with glass on the left and in front, and slats on the right-hand wall."""
    room, depth, right = model.at(MEETING_X, MEETING_Y, FLOOR), BACK - MEETING_Y, 4 * TILE_X
    head, top = CEILING - 0.055 - FLOOR, CEILING - 0.02 - FLOOR

    def post(low: Point, high: Point, end: float, chamfer: float) -> None:
        room.slab((*low, 0), (*high, end), 'oak', chamfer, grain=2)

    post((0, 0), (0.03, 0.05), top, 0.004)
    post((0, depth - 0.05), (0.03, depth - 0.001), top, 0.004)
    for y in (depth / 4, depth / 2, depth * 3 / 4):
        post((0, y - 0.014), (0.03, y + 0.014), top, 0.003)
    for bottom, end in ((head, top), (0, 0.03)):
        room.slab((-0.002, 0, bottom), (0.032, depth - 0.002, end), 'oak', 0.004)
    room.slab((0.012, 0.05, 0.03), (0.016, depth - 0.05, head), 'acrylic', 0.001)
    room.slab((0.03, 0, head), (right - 0.002, 0.045, top), 'oak', 0.004)
    room.slab((0.03, 0, 0), (right - 0.45, 0.045, 0.03), 'oak', 0.004)
    for x in (0.28, 0.56, right - 0.04):
        post((x - 0.014, 0.004), (x + 0.014, 0.041), head, 0.003)
    room.slab((0.03, 0.018, 0.03), (0.56, 0.022, head), 'acrylic', 0.001)
    for k in range(16):
        y = 0.06 + k * 0.066
        post((right - 0.035, y), (right - 0.003, y + 0.055), CEILING - 0.03 - FLOOR, 0.004)


def meeting_table(model: Model) -> None:
    """An oak table for six under three brass pendants."""
    model.slab((0.25, 0.28, 0.20), (0.66, 0.86, 0.225), 'oak', 0.008)
    model.slab((0.40, 0.42, 0), (0.51, 0.72, 0.20), 'dark', 0.004)
    for seat in model.at(0, 0.38).row(3, y=0.19):
        chair(seat.on(shift(0.17, 0) @ rotation(-90)), 'card')
        chair(seat.on(shift(0.74, 0) @ rotation(90)), 'card')
    for pendant in model.at(0.455, 0.38).row(3, y=0.19):
        pendant.rod((0, 0, CEILING - 0.02 - FLOOR), (0, 0, 0.62), 0.003, 'black', 5)
        pendant.rod((0, 0, 0.56), (0, 0, 0.63), 0.045, 'brass', 16, end_radius=0.02)


def chair(model: Model, material: str) -> None:
    """Seat, back, column and a star foot; it looks along Y."""
    model.box((0, 0, 0.125), (0.13, 0.13, 0.022), material, 0.008)
    model.box((0, -0.062, 0.205), (0.12, 0.018, 0.12), material, 0.008)
    model.rod((0, 0, 0.015), (0, 0, 0.115), 0.010, 'dark', 8)
    for degrees in (0, 60, 120):
        model.on(rotation(degrees)).box((0, 0, 0.012), (0.13, 0.014, 0.012), 'dark', 0.003)


def kitchen(model: Model) -> None:
    """A row of units with a tap, and an oak cupboard with two doors, from the corner at the back."""
    right = 3 * TILE_X - 0.04
    model.slab((0, -0.30, 0.03), (right, -0.02, 0.29), 'card', 0.004)
    for front in model.row(4, 0.158):
        front.slab((0.006, -0.313, 0.045), (0.158, -0.30, 0.285), 'oak', 0.004, grain=2)
    model.slab((-0.004, -0.325, 0.29), (right + 0.02, -0.02, 0.315), 'card', 0.005)
    model.rod((0.5, -0.12, 0.315), (0.5, -0.12, 0.43), 0.008, 'brass', 8)
    model.rod((0.5, -0.12, 0.43), (0.5, -0.20, 0.43), 0.007, 'brass', 8)
    cupboard, top = model.at(0, -DEPTH), CEILING - 0.10 - FLOOR
    cupboard.slab((0, 6.2 * TILE_Y, 0), (0.22, 7.9 * TILE_Y, top), 'oak', 0.006, grain=2)
    for near, far in ((6.25, 7.02), (7.06, 7.86)):
        low, high = (0.22, near * TILE_Y, 0.02), (0.228, far * TILE_Y, top - 0.02)
        cupboard.slab(low, high, 'oak', 0.003, grain=2)


def kitchen_seats(model: Model) -> None:
    """A round table with three stools, one of them vermilion."""
    model.rod((0, 0, 0), (0, 0, 0.26), 0.014, 'dark', 10)
    model.rod((0, 0, 0.26), (0, 0, 0.28), 0.15, 'oak', 28)
    for angle, material in ((0, 'accent'), (2.1, 'card'), (4.2, 'card')):
        stool = model.at(0.24 * math.cos(angle), 0.24 * math.sin(angle))
        stool.rod((0, 0, 0), (0, 0, 0.15), 0.045, material, 16)


def desks(model: Model, draw: random.Random, middle: tuple[float, float] = DESKS) -> None:
    """A bench of four desks on three frames, with a green screen along its middle."""
    model = model.at(*middle, FLOOR)
    model.slab((-0.62, -0.30, 0.205), (0.62, 0.30, DESK), 'oak', 0.006)
    for frame in model.at(-0.58, 0).row(3, 0.58):
        frame.slab((-0.012, -0.27, 0), (0.012, 0.27, 0.02), 'card', 0.003)
        for leg in frame.at(0, -0.25).row(2, y=0.5):
            leg.slab((-0.012, -0.012, 0.02), (0.012, 0.012, 0.205), 'card', 0.003)
    model.slab((-0.60, -0.010, DESK), (0.60, 0.010, 0.36), 'sage', 0.004)
    for x in (-0.3, 0.3):
        for side in (-1, 1):
            workplace(model.at(x, 0), side)
            seat = shift(x + draw.uniform(-0.03, 0.03), side * (0.40 + draw.uniform(-0.02, 0.04)))
            turn = (0 if side < 0 else math.pi) + draw.uniform(-0.3, 0.3)
            here = model.on(seat @ Matrix.Rotation(turn, 4, 'Z'))
            chair(here, 'dark' if draw.random() < 0.5 else 'card')


def workplace(model: Model, side: int) -> None:
    """Screen and keyboard on the near (-1) or far (1) side of the desks."""
    screen, stand, keyboard = (model.at(0, side * out) for out in (0.10, 0.09, 0.21))
    screen.slab((-0.10, -0.006, 0.262), (0.10, 0.006, 0.385), 'dark', 0.004)
    stand.rod((0, 0, DESK), (0, 0, 0.30), 0.008, 'dark', 8)
    stand.slab((-0.05, -0.03, DESK), (0.05, 0.03, 0.234), 'dark', 0.002)
    keyboard.slab((-0.08, -0.025, DESK), (0.06, 0.025, 0.236), 'card', 0.002)


def lounge(model: Model) -> None:
    """A sofa and a round table on a rug."""
    rug, sofa = model.at(LOUNGE_X, FRONT, FLOOR), model.at(FITTED_END, FRONT, FLOOR)
    rug.slab((0, 0.12, 0), (FITTED_END - LOUNGE_X - 0.10, 0.98, 0.012), 'card2', 0.004)
    sofa.slab((-0.36, 0.18, 0.03), (-0.08, 0.92, 0.14), 'grey', 0.03)
    sofa.slab((-0.15, 0.18, 0.05), (-0.06, 0.92, 0.30), 'grey', 0.03)
    for arm in sofa.at(0, 0.16).row(2, y=0.72):
        arm.slab((-0.36, -0.03, 0.03), (-0.07, 0.04, 0.21), 'grey', 0.025)
    rug.rod((0.22, 0.52, 0), (0.22, 0.52, 0.11), 0.012, 'dark', 10)
    rug.rod((0.22, 0.52, 0.11), (0.22, 0.52, 0.125), 0.12, 'oak', 28)


def planters(model: Model, spots: Sequence[tuple[float, float, float]]) -> None:
    """Square pots."""
    for x, y, _ in spots:
        model.slab((x - 0.07, y - 0.07, FLOOR), (x + 0.07, y + 0.07, FLOOR + 0.15), 'bass', 0.006)


def plants(surfaces: Materials, spots: Sequence[tuple[float, float, float]]) -> None:
    """What grows in the pots."""
    plant = trees.tree(surfaces, 'plant', 'sage', 3, flakes=900, flake=0.03)
    for x, y, scale in spots:
        place(plant, (x, y, FLOOR + 0.10), scale=scale, turn=x)


def light() -> None:
    """The key and the fill."""
    studio.room('#857F79', wall=13, floor=-0.42, light='#BFCFE2', strength=0.22)
    studio.area_light((-7, -9.5, 8.5), (0, 0, 0.6), 1.4, 2600, '#FFE8D0')
    studio.area_light((8, -5, 4), (0, 0, 0.8), 6, 130, '#CFDEF0')


def lamps() -> None:
    """The lamps in the meeting room and the kitchen."""
    meeting_room_lamp = (FITTED_END - 0.55, MEETING_Y + 0.6, CEILING - 0.15)
    studio.point_light(meeting_room_lamp, 6, '#FFC486', 0.06)
    studio.point_light((FITTED + 0.5, BACK - 0.6, CEILING - 0.1), 5, '#FFC486', 0.06)
