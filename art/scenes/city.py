"""A city block with a timber tower going up under a vermilion crane.

For the home of the group, at the widest: the whole trade in one street, from scaffold to steel.
Watch that the crane is neither cropped nor crossed by a taller neighbour, and that the row of
trees at the front stays lower than the shops behind it.
"""

import math
import random
from collections.abc import Sequence

from bpy.types import Mesh

from kit import materials, studio, trees
from kit.buildings import bare_tower, grid_building, scaffold
from kit.cranes import tower_crane
from kit.figures import SILHOUETTE_POSES, silhouette
from kit.geometry import ALONG_X, Model, Point, place

GRADE = studio.Grade(exposure=0.85, vignette=0.18, warmth=-0.035)

PAVEMENT = 0.022  # height of the blocks above the streets
STOREY = 0.20
PERSON = 0.115

# The tower: corner, width and depth, and how far its cladding has come
TOWER_X, TOWER_Y, TOWER_SIZE = -1.35, 0.5, 1.35
TOWER_STOREYS, CLAD_STOREYS = 13, 6
PANELS = 9  # of cladding along a side
PANELS_OF_LAST_STOREY = 6
DECK = PAVEMENT + TOWER_STOREYS * STOREY + 0.01

BLOCKS = (
    ((-4.8, -3.0), (-2.35, -0.45)),
    ((-1.95, -3.0), (0.95, -0.45)),
    ((1.35, -3.0), (4.8, -0.45)),
    ((-4.8, -0.05), (-2.35, 3.2)),
    ((-1.95, -0.05), (0.95, 3.2)),
    ((1.35, -0.05), (4.8, 3.2)),
)
# Where a tree stands in a gap between buildings
TREES_IN_GAPS = (
    *((-4.7, 0.1), (-4.65, 1.45), (-2.6, 1.5), (-2.55, 0.3), (3.05, 0.2), (3.1, 1.6)),
    *((4.65, 0.3), (4.7, 1.7), (0.75, 0.2), (0.8, 2.9), (-1.7, 2.5), (-1.5, 2.8)),
    *((-1.1, 2.9), (-0.6, 2.75), (0, 2.9)),
)


def build() -> None:
    surfaces = materials.standard()
    model = Model(surfaces, seed=7)
    draw = random.Random(5)
    ground(model)
    tower(model)
    neighbours(model)
    scaffold(model, -4.55, -2.75, -2.7, PAVEMENT, PAVEMENT + 0.62, wire=0.005)
    hoarding(model)
    vehicles(model)
    passers_by(model, draw)
    scaffold(model, -4.6, -2.7, 0.2, PAVEMENT, PAVEMENT + 1.02, bay=0.19, lift=0.2)
    cabins(model)
    crew_on_deck(model, draw)
    side_streets(model, draw)
    model.finish()
    plant_trees(surfaces, draw)
    light()
    studio.camera((7.4, -13.0, 4.2), (-0.6, 0.2, 1.62), 58, 4.0, (0.1, 0.3, 1.3), (-0.05, 0.0))


def ground(model: Model) -> None:
    """An oak board, a layer of card for the streets, and raised blocks."""
    model.slab((-5.2, -3.4, -0.34), (5.2, 3.6, -0.06), 'oak', 0.012)
    model.slab((-5.05, -3.25, -0.06), (5.05, 3.45, -0.02), 'card2', 0.006)
    for low, high in BLOCKS:
        model.slab((*low, -0.02), (*high, PAVEMENT), 'card', 0.006)


def tower(model: Model) -> None:
    """Card slabs on timber columns, oak cladding on two sides, and the crane with a beam."""
    model.slab((-1.6, 0.3, PAVEMENT), (0.6, 2.2, PAVEMENT + 0.02), 'grey', 0.004)
    corner, size = (TOWER_X, TOWER_Y), (TOWER_SIZE, TOWER_SIZE)
    bare_tower(model, corner, size, PAVEMENT, TOWER_STOREYS, STOREY, columns=(5, 5))
    cladding(model)
    crane(model)


def crane(model: Model) -> None:
    """The tower crane with a beam on its hook."""
    foot, angle, turn = (0.48, 2.15, PAVEMENT), math.radians(200), 0.5
    hook = model.at(*tower_crane(model, foot, 3.75, 2.7, 0.95, angle, hook_drop=0.42))
    hook.box((0, 0, -0.16), (0.36, 0.05, 0.05), 'accent', 0.006, turn=turn)
    for along in (-0.15, 0.15):
        end = (along * math.cos(turn), along * math.sin(turn), -0.14)
        hook.rod((0, 0, 0), end, 0.0025, 'black', 5)


def cladding(model: Model) -> None:
    """Oak panels on the lower storeys, at the front and on the right."""
    bay = TOWER_SIZE / PANELS
    corner = model.at(TOWER_X, TOWER_Y, PAVEMENT)
    for k, storey in enumerate(corner.row(CLAD_STOREYS, z=STOREY)):
        for i in range(PANELS if k < CLAD_STOREYS - 1 else PANELS_OF_LAST_STOREY):
            front, right = storey.at(bay * i, 0), storey.at(0.008 - TOWER_X, bay * i)
            front.slab((0.012, -0.035, 0.035), (0.138, -0.008, 0.195), 'oak', 0.004, grain=2)
            right.slab((0, 0.012, 0.035), (0.027, 0.138, 0.195), 'oak', 0.004, grain=2)


def neighbours(model: Model) -> None:
    """Blocks of different card and heights, a steel frame, and two terraces of small houses."""
    for corner, size, storeys, bays, style in (
        ((-1.75, -2.75), (1.2, 1.0), 5, (8, 6), {}),
        ((-0.3, -2.8), (1.05, 1.9), 4, (7, 12), {'frame': 'bass', 'core': 'dark'}),
        ((1.6, 0.2), (1.3, 1.2), 8, (9, 8), {}),
        ((3.2, 0.4), (1.35, 1.0), 5, (9, 7), {'frame': 'card2'}),
        ((1.7, 1.75), (1.2, 1.2), 11, (7, 7), {'pier': 0.05}),
        ((3.3, 1.8), (1.2, 1.2), 6, (8, 8), {'frame': 'bass'}),
        ((-4.6, 0.2), (1.9, 1.0), 6, (13, 7), {}),
        ((-4.6, 1.6), (1.0, 1.4), 9, (6, 9), {'frame': 'card2', 'pier': 0.05}),
        ((-3.4, 1.7), (0.85, 1.3), 5, (6, 8), {}),
    ):
        grid_building(model, corner, size, PAVEMENT, storeys, STOREY, bays, **style)
    steel_frame(model.at(1.75, -2.7, PAVEMENT))
    terrace(model, -2.7, 'card', 'card2')
    terrace(model, -1.45, 'bass', 'bass')


def steel_frame(model: Model) -> None:
    """A frame of dark columns and beams with card decks, the top one half laid."""
    columns, rows, storeys = 5, 3, 3
    bay, depth, height = 0.36, 0.5, 0.26
    length, deep = columns * bay, rows * depth
    for column in model.grid(columns + 1, rows + 1, bay, depth):
        column.slab((-0.014, -0.014, 0), (0.014, 0.014, storeys * height + 0.02), 'dark', 0.003)
    for k, floor in enumerate(model.at(0, 0, height).row(storeys, z=height), start=1):
        for beam in floor.row(rows + 1, y=depth):
            beam.slab((0, -0.012, -0.03), (length, 0.012, 0), 'dark', 0.003)
        for beam in floor.row(columns + 1, bay):
            beam.slab((-0.012, 0, -0.03), (0.012, deep, 0), 'dark', 0.003)
        if k < storeys:
            laid = deep if k < storeys - 1 else deep / 2
            floor.slab((-0.02, -0.02, 0), (length + 0.02, laid + 0.02, 0.02), 'card', 0.003)


def terrace(model: Model, y: float, walls: str, roofs: str) -> None:
    """Five gabled houses with chimneys and two rows of windows."""
    width, depth, eaves, ridge = 0.36, 0.7, PAVEMENT + 0.5, PAVEMENT + 0.794
    gable = [(y - 0.03, eaves), (y + depth + 0.03, eaves), (y + depth / 2, ridge)]
    for house in model.at(-4.55, 0).row(5, width):
        house.slab((0, y, PAVEMENT), (width - 0.004, y + depth, eaves), walls, 0.004)
        house.prism(gable, 0, width - 0.004, roofs, ALONG_X)
        chimney = house.at(width, y + depth * 0.35)
        chimney.slab((-0.06, 0, eaves), (0.02, depth * 0.3, ridge + 0.1), walls, 0.004)
        for storey in house.at(0.06, y, PAVEMENT + 0.1).row(2, z=0.22):
            for window in storey.row(2, 0.14):
                window.slab((0, -0.004, 0), (0.07, 0.02, 0.12), 'dark', 0.002)


def hoarding(model: Model) -> None:
    """The vermilion fence round three sides of the tower's site."""
    z, left, right, front, back = PAVEMENT + 0.055, -1.8, 0.78, 0.12, 2.6
    for a, b in (
        *(((left, front), (right, front)), ((right, front), (right, back))),
        ((left, front), (left, back)),
    ):
        model.beam((*a, z), (*b, z), (0.012, 0.11), 'accentcard', 0.002)


def vehicles(model: Model) -> None:
    """Cars of two oak blocks each, some of them down the streets that run away."""
    down = 1.57
    for x, y, turn in (
        *((-2.15, -1.2, down), (-2.12, 1.4, down), (1.15, -1.9, down), (2.4, -0.25, 0)),
        *((-0.6, -0.25, 0), (-3.3, -0.22, 0), (1.2, 0.9, down)),
    ):
        model.box((x, y, 0.03), (0.2, 0.085, 0.05), 'oak', 0.014, turn=turn)
        model.box((x, y, 0.065), (0.11, 0.075, 0.04), 'oak', 0.014, turn=turn)


def passer_by(
    model: Model, draw: random.Random, spot: Point, materials: Sequence[str], poses: Sequence[str]
) -> None:
    """A figure at a place, all else at random."""
    turn, material = draw.uniform(0, 6), draw.choice(materials)
    silhouette(model, spot, PERSON, turn, material, draw.choice(poses))


def passers_by(model: Model, draw: random.Random) -> None:
    """People on the pavements of the street in the middle, some of them crossing it."""
    for _ in range(46):
        x = draw.choice([draw.uniform(-4.7, 4.7)])
        y = draw.choice([-0.38, -0.12, -0.52, 0.02]) + draw.uniform(-0.03, 0.03)
        spot = (x, y, PAVEMENT if abs(y + 0.25) > 0.2 else -0.02)
        passer_by(model, draw, spot, ('dark', 'card', 'card', 'bass'), ('walk', 'walk', 'stand'))


def cabins(model: Model) -> None:
    """Cabins and stacked timber on the tower's site."""
    ground_floor, first_floor, roof = PAVEMENT + 0.02, PAVEMENT + 0.16, PAVEMENT + 0.30
    stacked = [(k, ground_floor, first_floor, 'card') for k in range(3)]
    stacked += [(0, first_floor, roof, 'accentcard'), (1, first_floor, roof, 'card')]
    for k, bottom, top, material in stacked:
        model.slab((-1.62, 0.42 + k * 0.34, bottom), (-1.46, 0.72 + k * 0.34, top), material, 0.004)
    for k in range(5):
        low = (0.16, 0.55 + k * 0.07, ground_floor)
        model.slab(low, (0.44, 0.60 + k * 0.07, PAVEMENT + 0.05 + 0.03 * (k % 3)), 'bass', 0.003)


def crew_on_deck(model: Model, draw: random.Random) -> None:
    """Five workers and two stacks on the top of the tower."""
    model.slab((-0.95, 1.0, DECK + 0.02), (-0.55, 1.3, DECK + 0.09), 'bass', 0.004)
    model.slab((-1.25, 0.6, DECK + 0.02), (-1.0, 0.9, DECK + 0.13), 'oak', 0.004)
    for i in range(5):
        spot = (-1.2 + i * 0.25, 0.56 + 0.05 * (i % 2), DECK + 0.02)
        silhouette(model, spot, PERSON, draw.uniform(0, 6), 'dark', SILHOUETTE_POSES[i % 3])


def side_streets(model: Model, draw: random.Random) -> None:
    """People along the two streets that run away from the camera, and at the very front."""
    for _ in range(60):
        x = draw.choice([-2.42, -1.9, 0.98, 1.4]) + draw.uniform(-0.04, 0.04)
        spot = (x, draw.uniform(-2.9, 2.6), PAVEMENT)
        passer_by(model, draw, spot, ('dark', 'card', 'bass'), ('walk', 'walk', 'stand'))
    for _ in range(14):
        spot = (draw.uniform(-4.6, 4.6), draw.uniform(-2.98, -2.88), PAVEMENT)
        turn, material = draw.uniform(0, 6), draw.choice(('dark', 'bass'))
        silhouette(model, spot, PERSON, turn, material)


def plant_trees(surfaces: materials.Materials, draw: random.Random) -> None:
    """Trees along the streets, in gaps between buildings, and in a row at the front."""
    leaves = ('sage', 'moss', 'sage', 'moss')
    kinds = [trees.tree(surfaces, f'tree {seed}', leaf, seed) for seed, leaf in enumerate(leaves)]

    def plant(kind: Mesh, x: float, y: float, smallest: float, largest: float) -> None:
        scale = draw.uniform(smallest, largest)
        place(kind, (x, y, PAVEMENT), scale=scale, turn=draw.uniform(0, 6))

    for x in (i * 0.42 - 4.6 for i in range(23)):
        for y in (-0.56, 0.06):
            on_crossing = abs(x + 2.15) < 0.3 or abs(x - 1.15) < 0.3
            before_site = y > 0 and -2 < x < 1
            if not on_crossing and not before_site:
                plant(draw.choice(kinds), x + draw.uniform(-0.05, 0.05), y, 0.27, 0.36)
    for _ in range(16):
        kind = draw.choice(kinds)
        x = draw.choice([draw.uniform(1.42, 1.55), draw.uniform(-1.9, -1.82)])
        plant(kind, x, draw.uniform(-2.9, -0.5), 0.25, 0.33)
    for x, y in TREES_IN_GAPS:
        plant(draw.choice(kinds), x, y, 0.3, 0.42)
    front = [-4.65 + i * 0.36 for i in range(7)] + [-1.9 + i * 0.4 for i in range(4)] + [1.45, 1.5]
    for x in front:
        plant(draw.choice(kinds), x, -2.93 + draw.uniform(-0.02, 0.02), 0.24, 0.33)
    for _ in range(22):
        plant(draw.choice(kinds), draw.uniform(-2.6, -2.45), draw.uniform(-2.9, 3), 0.25, 0.34)


def light() -> None:
    """The key, the fill, and a third lamp that lifts the paper behind the crane."""
    studio.room('#8F8A84', wall=13, floor=-0.36, light='#BFD0E4', strength=0.20)
    studio.area_light((-9.5, -3.6, 6.6), (0, 0, 0.6), 1.6, 2300, '#FFE6C8')
    studio.area_light((9, -3, 5), (0, 0, 1), 6, 90, '#CFE0F2')
    studio.area_light((4.5, 9.5, 1.0), (3.5, 13.5, 4), 4, 330, '#FFF0DD')
