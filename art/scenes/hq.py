"""The group's warehouse on the estuary: sawtooth roof, quay, jetty and barge.

For link previews; quay.py, yard.py and hqsection.py show it again. The site plan of the
headquarters (src/features/contact/site-plan.svg) shows the same place from above, so change both.
Accents are the cabin of the barge and the lintels of the two open doors. The water is layered card,
darker with depth.
"""

import math
import random

import bpy

from kit import studio, trees
from kit.figures import Figure, crowd, silhouette
from kit.geometry import Matrix, Model, rotation, shift
from kit.materials import Materials, card, standard, wood

GRADE = studio.Grade(exposure=0.65, vignette=0.2, warmth=-0.01)

BOARD_LEFT, BOARD_RIGHT, BOARD_FRONT, BOARD_BACK = -6.0, 6.0, -4.0, 3.6
RIVER_BED = -0.34
QUAY = 0.06
# From the bed up: bottom, top, material, and the shore: distance, height of its waves, phase
LAYERS = (
    (-0.28, -0.235, 'w3', (2.0, 0.22, 0.3)),
    (-0.235, -0.19, 'w2', (1.35, 0.24, 0.9)),
    (-0.19, -0.145, 'w1', (0.75, 0.22, 1.5)),
    (-0.145, -0.10, 'w0', (0.28, 0.16, 2.0)),
    (-0.10, -0.05, 'card2', (0.02, 0.10, 2.4)),
    (-0.05, 0.0, 'card', (-0.22, 0.05, 2.8)),
)
LEAF = ('#E0BE8E', '#C99B66', '#94673C')  # timber of the doors
WATER = ('#8FA3A8', '#748D95', '#5B7781', '#45636E', '#33505C')  # from shallow to deep

LEFT, FRONT, DEPTH, EAVES = -1.1, -0.35, 2.5, 1.15  # of the warehouse
BAYS, BAY, SAWTOOTH = 5, 1.05, 0.62
BOARDS = 21  # of a bay
BOARD = BAY / BOARDS
DOOR_BAYS = (1, 3)
DOOR_BOARDS = (4, 17)  # a doorway lies between these boards
DOOR_HEAD = 0.785
ROOM_FLOOR = 0.028  # of the room behind a doorway
# A place for a prism with its outline in X and Z, extruded away from the camera
AWAY = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
HULL = (
    *((-1.5, -0.32), (1.25, -0.32), (1.62, -0.12), (1.68, 0)),
    *((1.62, 0.12), (1.25, 0.32), (-1.5, 0.32)),
)
PERSON = 0.30
# Four on the quay, one in a doorway, one on the jetty
PEOPLE = (
    *((-0.6, -0.85, QUAY, 0.4, 'walk', 'card'), (0.98, -0.72, QUAY, -0.3, 'stand', 'dark')),
    *((1.20, -0.72, QUAY, 0.3, 'stand', 'card'), (2.62, 0.05, QUAY, 0.2, 'point', 'dark')),
    *((-2.44, -2.0, 0.04, 1.2, 'stand', 'dark'), (3.6, -0.9, QUAY, 0.5, 'walk', 'card')),
)
# Where a tree stands, and how large it is
TREES = (
    *((-4.9, 1.0, 1.3), (-4.1, 0.3, 1.0), (-3.5, 1.5, 1.5), (-5.4, 2.4, 1.4), (-2.7, 2.6, 1.3)),
    *((5.0, 1.2, 1.2), (5.4, 0.2, 0.9), (-3.0, 1.0, 0.8), (5.1, 2.7, 1.5), (-4.4, 2.6, 1.6)),
)


def build() -> None:
    build_model()
    light()
    studio.camera((6.6, -13.2, 4.0), (-0.6, -0.4, 0.95), 54, 4.0, focus=(0.6, -0.6, 0.6))


def build_model(figure: Figure = silhouette) -> Materials:
    """The headquarters without light and camera; for a near camera `figure` is `moulded`."""
    surfaces = standard(
        wood('leaf', LEAF, scale=1.2, roughness=0.5, contrast=0.8),
        *(
            card(f'w{k}', tone, roughness=0.42, bump=0.05, variation=0)
            for k, tone in enumerate(WATER)
        ),
    )
    model = Model(surfaces, seed=12)
    draw = random.Random(8)
    estuary(model)
    quay(model)
    for number in range(BAYS):
        bay(model, number)
    ends_and_jetty(model)
    barge(model)
    # Reeds along the shore on the left, most of them near the jetty
    for _ in range(260):
        x = draw.choice([draw.uniform(-5.8, -3.0), draw.uniform(-5.0, -2.9)])
        y = -0.95 + draw.gauss(0, 0.16) - 0.03 * (x - 1) + 0.1
        height = draw.uniform(0.10, 0.30)
        tip = (x + draw.gauss(0, 0.03), y + draw.gauss(0, 0.03), height)
        material = draw.choice(['bass', 'moss', 'sage'])
        model.rod((x, y, -0.1), tip, 0.006, material, 4, end_radius=0.002)
    crowd(model, PEOPLE, PERSON, figure)
    # Two vans at the end of the warehouse
    for x in (-2.4, -2.0):
        model.box((x, 0.6, 0.08), (0.5, 0.22, 0.16), 'card', 0.03, turn=1.57)
        model.box((x, 0.6, 0.17), (0.30, 0.20, 0.08), 'card', 0.03, turn=1.57)
    model.finish()
    leaves = ('sage', 'moss', 'foam')
    trees.grove(surfaces, TREES, draw, flakes=1500, flake=0.021, leaves=leaves)
    return surfaces


def light() -> None:
    """Morning: the sun from the left, and lamps in the two open doorways."""
    for x in (0.47, 2.57):
        studio.point_light((x, FRONT + 0.75, 0.70), 3.2, '#FFC488', 0.05)
    studio.room('#9A9894', wall=14, floor=-0.62, light='#BFD0E4', strength=0.24)
    studio.split_light((-9.5, -5.0, 6.0), (0, 0, 0.4), 1.5, 1000, '#FFE3C2')
    studio.area_light((9, -3, 5), (0, 0, 1), 6, 110, '#CFE0F2')
    # The room is not sampled as a light at all, so that the lit roofs can be lamps too.
    bpy.context.scene.world.cycles.sampling_method = 'NONE'


def shore(distance: float, wave: float, phase: float) -> list[tuple[float, float]]:
    """The edge of a layer, `distance` before the quay; it falls back towards the right."""
    points = []
    for k in range(61):
        x = BOARD_LEFT + (BOARD_RIGHT - BOARD_LEFT) * k / 60
        swell = wave * math.sin(x * 0.8 + phase) + wave * 0.5 * math.sin(x * 1.9 + phase * 2.1)
        fall = 0.10 * (x - 1) * (0.4 if x > 1 else 1)
        y = -0.95 - distance + swell - fall
        points.append((x, max(BOARD_FRONT + 0.02, min(BOARD_BACK, y))))
    points[0] = (BOARD_LEFT + 0.02, points[0][1])
    points[-1] = (BOARD_RIGHT - 0.02, points[-1][1])
    return points


def estuary(model: Model) -> None:
    """The oak board, the bed of the river, and layers that end at the shore."""
    model.slab((BOARD_LEFT, BOARD_FRONT, -0.62), (BOARD_RIGHT, BOARD_BACK, RIVER_BED), 'oak', 0.02)
    low = (BOARD_LEFT + 0.01, BOARD_FRONT + 0.01, RIVER_BED)
    model.slab(low, (BOARD_RIGHT - 0.01, BOARD_BACK - 0.01, -0.28), 'w4', 0.004)
    back = [(BOARD_RIGHT - 0.02, BOARD_BACK - 0.02), (BOARD_LEFT + 0.02, BOARD_BACK - 0.02)]
    for bottom, top, material, edge in LAYERS:
        model.prism(shore(*edge) + back, bottom, top, material, chamfer=0.004)


def quay(model: Model) -> None:
    """A slab on piles, decked with oak along the water."""
    model.slab((-1.6, -1.6, 0), (4.6, -0.3, QUAY), 'card2', 0.006)
    for pile in model.at(-1.5, -1.52).row(14, 0.46):
        pile.rod((0, 0, RIVER_BED), (0, 0, 0.12), 0.035, 'bass', 12)
    for board in model.row(62, 0.1):
        board.slab((-1.58, -1.62, QUAY), (-1.49, -1.18, 0.075), 'oak', 0.003, grain=1)


def bay(model: Model, number: int) -> None:
    """A bay of the warehouse; two of them have a doorway with a lit room behind it.

    Upright oak boards clad it, short above a doorway. The upright side of the sawtooth roof is
    glazed and lit, to the left.
    """
    x = LEFT + number * BAY
    left, right = (board * BAY / BOARDS for board in DOOR_BOARDS)
    here = model.at(x, FRONT)
    has_door = number in DOOR_BAYS
    if has_door:
        room(here, left, right)
    for i, board in enumerate(here.row(BOARDS, BOARD)):
        above_door = has_door and DOOR_BOARDS[0] <= i < DOOR_BOARDS[1]
        low, high = (0.004, 0, 0.78 if above_door else 0.03), (BOARD - 0.004, 0.03, EAVES + 0.02)
        board.slab(low, high, 'oak', 0.003, grain=2)
    outline = [(x, EAVES), (x, EAVES + SAWTOOTH), (x + BAY, EAVES)]
    model.prism(outline, 0, DEPTH + 0.04, 'card', shift(0, FRONT - 0.02) @ AWAY)
    here.slab((-0.012, 0.08, EAVES + 0.10), (0, DEPTH - 0.08, EAVES + 0.54), 'glow', 0.003)
    for bar in here.at(0, 0.08, EAVES).row(9, 0, (DEPTH - 0.18) / 8):
        bar.slab((-0.024, 0, 0.08), (-0.008, 0.02, 0.56), 'card', 0.002)
    if has_door:
        # The vermilion lintel, two jambs, the track, and the leaves: one bay has both open, in the
        # other one leaf is drawn half across.
        width, head = (right - left) / 2, DOOR_HEAD
        here.slab((left - 0.03, -0.06, head), (right + 0.03, 0.02, 0.825), 'accent', 0.004)
        for start, end in ((left - 0.022, left), (right, right + 0.022)):
            here.slab((start, -0.012, 0.03), (end, 0.06, head), 'card', 0.003)
        low, high = (left - width - 0.06, -0.045, 0.742), (right + width + 0.06, -0.03, 0.765)
        here.slab(low, high, 'black', 0.003)
        second = right + 0.03 if number == DOOR_BAYS[0] else left + width + 0.004
        for start in (left - width - 0.03, second):
            sliding_leaf(here.at(start, 0), width)


def room(model: Model, left: float, right: float) -> None:
    """The dark body of a bay, hollow behind its doorway; the room's walls, boards and a bench."""
    front, back = 0.03, DEPTH - 0.03
    for low, high in (
        ((0.02, front, 0), (left - 0.03, back, EAVES)),
        ((right + 0.03, front, 0), (BAY - 0.02, back, EAVES)),
        ((left - 0.029, 1.5, 0), (right + 0.029, back, EAVES)),
        ((left - 0.029, front, 0.80), (right + 0.029, 1.499, EAVES)),
    ):
        model.slab(low, high, 'dark', 0.004)
    x0, x1, head, floor, top = left - 0.028, right + 0.028, 0.799, ROOM_FLOOR, 0.27
    model.slab((x0, -0.02, 0.001), (x1, 1.499, floor), 'card2', 0.004)
    model.slab((x0, 1.44, floor), (x1, 1.498, head), 'bass', 0.003)
    for start, end in ((x0 - 0.001, x0 + 0.018), (x1 - 0.018, x1 + 0.001)):
        model.slab((start, 0.031, floor), (end, 1.44, head), 'card', 0.003)
    for k, board in enumerate(model.at(left + 0.02, 0).row(5, 0.125)):
        low, high = (0, 1.36 - 0.02 * (k % 2), floor), (0.10, 1.40, 0.5 + 0.05 * (k * 7 % 4))
        board.slab(low, high, 'oak', 0.004, grain=2)
    model.slab((left + 0.06, 0.62, 0.22), (right - 0.10, 0.94, top), 'oak', 0.006, grain=0)
    model.legs((left + 0.09, 0.66, floor), (right - 0.11, 0.92, 0.22), 0.04, 'oak', 0.003)
    model.slab((left + 0.14, 0.72, top), (left + 0.40, 0.86, 0.30), 'bass', 0.003)
    model.slab((right - 0.26, 0.70, top), (right - 0.16, 0.84, 0.36), 'card', 0.005)


def sliding_leaf(model: Model, width: float) -> None:
    """Five boards on two ledges and a brace, hung from two rollers."""
    for board in model.row(5, width / 5):
        low, high = (0.002, -0.050, 0.045), (width / 5 - 0.002, -0.028, 0.735)
        board.slab(low, high, 'leaf', 0.003, grain=2)
    for z in (0.10, 0.62):
        model.slab((0.004, -0.062, z), (width - 0.004, -0.051, z + 0.055), 'leaf', 0.003)
    model.beam((0.03, -0.0565, 0.165), (width - 0.03, -0.0565, 0.612), (0.010, 0.05), 'leaf', 0.003)
    for x in (width * 0.2, width * 0.8):
        model.slab((x - 0.012, -0.058, 0.70), (x + 0.012, -0.046, 0.775), 'black', 0.002)


def ends_and_jetty(model: Model) -> None:
    """Boarded ends of the warehouse, the jetty on posts."""
    width = DEPTH / 44
    for board in model.at(LEFT, FRONT).row(44, 0, width):
        for x in (-0.03, BAYS * BAY):
            low, high = (x, 0.004, 0.03), (x + 0.03, width - 0.004, EAVES + 0.02)
            board.slab(low, high, 'oak', 0.003, grain=2)
    for board in model.row(40, 0, -0.06):
        board.slab((-2.62, -1.2, 0.02), (-2.26, -1.145, 0.04), 'bass', 0.002)
    for pair in model.at(0, -1.25).row(6, 0, -0.42):
        for x in (-2.6, -2.28):
            pair.rod((x, 0, RIVER_BED), (x, 0, 0.16), 0.022, 'bass', 10)


def barge(model: Model) -> None:
    """The barge with its vermilion roof."""
    barge = model.on(shift(1.5, -2.6, -0.16) @ rotation(4))
    barge.prism(HULL, 0, 0.26, 'dark', chamfer=0.02)
    barge.prism([(x * 0.9, y * 0.78) for x, y in HULL], 0.25, 0.275, 'bass')
    barge.box((-1.05, 0, 0.40), (0.55, 0.42, 0.26), 'card', 0.012)
    barge.box((-1.05, 0, 0.55), (0.62, 0.48, 0.03), 'accent', 0.008)
    for i in range(3):
        barge.box((-0.3 + i * 0.5, 0, 0.37), (0.42, 0.36, 0.2), 'oak', 0.008)
