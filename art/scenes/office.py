"""An eight-storey office with oak fins over lit shops, and a vermilion bus.

For commercial buildings. Deep fins stand between card slabs, the top floor is set back behind a
planted terrace. The bus is the accent, so it must stay clear of trees and lamp posts.
"""

import random

from mathutils import Vector

from kit import materials, studio, trees
from kit.buildings import grid_building
from kit.figures import silhouette
from kit.geometry import Model, place, shift
from kit.shot import Grade

GRADE = Grade(exposure=0.95, vignette=0.22, warmth=-0.025)

LEFT, RIGHT, FRONT, BACK = -1.75, 2.55, -0.05, 2.3
WIDTH, DEPTH = RIGHT - LEFT, BACK - FRONT
SHOP, STOREY, STOREYS = 0.52, 0.365, 6  # heights, and the number of storeys over the shops
FIRST_FLOOR = SHOP + 0.075
TERRACE = FIRST_FLOOR + STOREYS * STOREY
SHOPS, SIDE_SHOPS = 9, 5
BAY = WIDTH / SHOPS
ENTRANCE = 4  # bay
FINS, SIDE_FINS = 27, 14

PAVEMENT, ROAD = 0.008, -0.05
PERSON = 0.235
# Height of the windows of the bus above the road: lower deck, upper deck
BUS_WINDOWS = ((0.20, 0.30), (0.37, 0.45))
TREES_ON_LEFT = ((-4.9, 0.6, 1.0), (-3.3, 1.1, 1.15), (-2.7, 2.3, 1.2), (-4.0, 0.2, 0.8))


def build() -> None:
    """Build the model and set up the studio."""
    surfaces = materials.standard(
        materials.plain('pane', '#76838A', roughness=0.14, specular=0.7),
        materials.card('road', '#B4B0A8', variation=0.02),
        materials.glow('shop', '#FFD2A0', 2.2, 0.25),
        materials.wood('fin', ('#E6CBA2', '#CFA874', '#9C7146'), roughness=0.5),
        materials.card('blind', '#D9D4C9', variation=0.05),
    )
    model = Model(surfaces, seed=31)
    draw = random.Random(6)
    street(model)
    shops(model, draw)
    shop_floor(model)
    low, high = (LEFT - 0.06, FRONT - 0.08, SHOP), (RIGHT + 0.08, BACK, FIRST_FLOOR)
    model.slab(low, high, 'card', 0.007)
    for storey in range(STOREYS):
        office_storey(model, FIRST_FLOOR + storey * STOREY, draw)
    top_floor(model)
    # Two lower blocks, plain
    style = {'pier': 0.06, 'depth': 0.06}
    right, left = (3.2, 0.1), (-5.4, 1.5)
    grid_building(model, right, (2.2, 2.0), 0, 4, 0.40, (9, 8), frame='card2', **style)
    grid_building(model, left, (1.7, 1.4), 0, 3, 0.40, (8, 6), **style)
    bus(model, -0.35, -1.45)
    for x, y, material in ((2.2, -1.45, 'oak'), (-2.6, -2.15, 'bass'), (1.4, -2.18, 'card')):
        car(model, x, y, material)
    # Lamp posts, benches, and a bus shelter with its seat
    for x in (-3.6, -1.0, 1.6, 4.2):
        model.rod((x, -1.06, 0), (x, -1.06, 0.86), 0.011, 'dark', 10)
        model.beam((x, -1.06, 0.86), (x, -1.30, 0.88), (0.02, 0.015), 'dark', 0.003)
    for x in (-2.4, 3.0):
        model.slab((x, -0.98, PAVEMENT), (x + 0.42, -0.86, 0.06), 'oak', 0.006)
        model.slab((x + 0.02, -0.96, 0), (x + 0.06, -0.88, 0.03), 'dark', 0.003)
    for x in (0.75, 1.3):
        model.slab((x, -1.08, PAVEMENT), (x + 0.03, -1.06, 0.36), 'dark', 0.003)
    model.slab((0.7, -1.1, 0.36), (1.38, -0.85, 0.385), 'card', 0.005)
    model.slab((0.8, -0.87, 0.1), (1.28, -0.862, 0.34), 'acrylic', 0.001)
    model.slab((0.82, -0.95, 0.12), (1.26, -0.88, 0.14), 'oak', 0.004)
    # Passers-by on the near and on the far pavement
    for _ in range(24):
        silhouette(
            model,
            (draw.uniform(-3.4, 5.2), draw.uniform(-0.95, -0.42), PAVEMENT),
            height=PERSON,
            turn=draw.uniform(-0.9, 0.9),
            material=draw.choice(['dark', 'dark', 'bass', 'card']),
            pose=draw.choice(['walk', 'walk', 'stand']),
        )
    for _ in range(7):
        silhouette(
            model,
            (draw.uniform(-4.6, 5), -2.68 + draw.uniform(-0.1, 0.1), 0),
            height=PERSON,
            turn=draw.uniform(-0.9, 0.9),
            material=draw.choice(['dark', 'bass']),
            pose='walk',
        )
    model.finish()
    studio.not_as_lamps(surfaces, ['shop'])
    plant_trees(surfaces, draw)

    # Two lamps in the shops, the key and the fill
    studio.sweep('#8E8882', wall=14, floor=-0.38)
    studio.world('#BFD0E4', 0.22)
    for x in (-0.9, 1.7):
        studio.point_light((x, FRONT + 0.42, 0.40), 5.5, '#FFC488', 0.05)
    studio.area_light((-9.5, -7.0, 7.5), (0, 0, 1.2), 1.5, 2600, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 130, '#CFDEF0')
    studio.camera((4.7, -13.2, 2.9), (-0.85, -0.1, 1.36), 57, 4.5, focus=(0.6, -0.4, 1.1))


def street(model: Model) -> None:
    """The board, the road with its line, pavements with kerb stones, and flags."""
    model.slab((-6.0, -3.1, -0.36), (6.0, 3.2, -0.08), 'oak', 0.02)
    model.slab((-5.85, -2.95, -0.08), (5.85, 3.05, ROAD), 'road', 0.006)
    model.slab((-5.82, -1.12, ROAD), (5.82, 3.02, 0), 'card2', 0.005)
    model.slab((-5.82, -2.92, ROAD), (5.82, -2.45, 0), 'card2', 0.005)
    for i in range(40):
        x = -5.8 + i * 0.29
        model.slab((x, -1.145, ROAD), (x + 0.285, -1.115, 0.004), 'card', 0.003)
        model.slab((x, -2.455, ROAD), (x + 0.285, -2.425, 0.004), 'card', 0.003)
    for i in range(46):
        for j in range(3):
            x, y = -5.75 + i * 0.25, -1.1 + j * 0.25
            model.slab((x + 0.003, y + 0.003, 0), (x + 0.247, y + 0.247, PAVEMENT), 'card', 0.002)
    for i in range(16):
        x = -5.6 + i * 0.74
        model.slab((x, -1.80, ROAD), (x + 0.36, -1.775, -0.046), 'card', 0.001)


def shops(model: Model, draw: random.Random) -> None:
    """The ground floor: columns along the front, and a shop or the entrance between them."""
    model.slab((LEFT - 0.02, FRONT - 0.02, 0), (RIGHT + 0.02, BACK, 0.03), 'card', 0.005)
    low, high = (LEFT + 0.02, FRONT + 0.75, 0.03), (RIGHT - 0.02, FRONT + 0.78, SHOP)
    model.slab(low, high, 'card2', 0.003)
    for i in range(SHOPS + 1):
        x = LEFT + i * BAY
        model.slab((x - 0.04, FRONT, 0.03), (x + 0.04, FRONT + 0.09, SHOP), 'card', 0.006)
        if i == ENTRANCE:
            entrance(model, x)
        elif i < SHOPS:
            shop(model, x, draw)


def entrance(model: Model, x: float) -> None:
    """A recess lined in oak, with slats before its glass."""
    y = FRONT
    low, high = (x + 0.05, y + 0.30, 0.03), (x + BAY - 0.05, y + 0.31, SHOP - 0.03)
    model.slab(low, high, 'pane', 0.001)
    for k in range(10):
        along = k * (BAY - 0.12) / 9
        low, high = (x + 0.045 + along, y + 0.315, 0.03), (x + 0.07 + along, y + 0.36, SHOP - 0.01)
        model.slab(low, high, 'oak', 0.003, grain=2)
    for lining in (x + 0.042, x + BAY - 0.07):
        low, high = (lining, y + 0.02, 0.03), (lining + 0.028, y + 0.30, SHOP - 0.02)
        model.slab(low, high, 'oak', 0.004, grain=2)


def shop(model: Model, x: float, draw: random.Random) -> None:
    """A shop window in an oak frame, a cabinet, goods, and a lamp."""
    y, left, right = FRONT, x + 0.04, x + BAY - 0.04
    model.slab((left, y + 0.06, 0.09), (right, y + 0.066, SHOP - 0.09), 'acrylic', 0.001)
    model.slab((left, y + 0.04, 0.03), (right, y + 0.085, 0.09), 'oak', 0.004)
    model.slab((left, y + 0.03, SHOP - 0.09), (right, y + 0.085, SHOP - 0.02), 'oak', 0.004)
    for k in (1, 2):
        bar = x + 0.04 + k * (BAY - 0.08) / 3
        low, high = (bar - 0.007, y + 0.05, 0.09), (bar + 0.007, y + 0.08, SHOP - 0.09)
        model.slab(low, high, 'oak', 0.002, grain=2)
    low, high = (x + 0.05, y + 0.70, 0.03), (x + BAY - 0.05, y + 0.74, 0.38)
    model.slab(low, high, draw.choice(['oak', 'bass', 'card', 'walnut']), 0.003)
    for k in range(3):
        back = 0.06 * (k % 2)
        low = (x + 0.06 + k * 0.13, y + 0.25 + back, 0.03)
        high = (x + 0.13 + k * 0.13, y + 0.36 + back, draw.uniform(0.10, 0.22))
        model.slab(low, high, draw.choice(['oak', 'card', 'bass', 'walnut']), 0.004)
    low, high = (x + 0.08, y + 0.3, SHOP - 0.03), (x + BAY - 0.08, y + 0.34, SHOP - 0.024)
    model.slab(low, high, 'shop', 0.001)


def shop_floor(model: Model) -> None:
    """The ground floor."""
    # White awnings over two shops on either side; those on the left have a valance
    for i in (1, 2):
        x = LEFT + i * BAY
        start, end = (x + 0.245, FRONT, SHOP - 0.045), (x + 0.245, FRONT - 0.27, SHOP - 0.15)
        model.beam(start, end, (BAY - 0.10, 0.012), 'card', 0.003)
        low = (x + 0.05, FRONT - 0.285, SHOP - 0.19)
        model.slab(low, (x + BAY - 0.045, FRONT - 0.272, SHOP - 0.146), 'card', 0.003)
    for i in (6, 7):
        x = LEFT + i * BAY
        start, end = (x + 0.245, FRONT, SHOP - 0.045), (x + 0.245, FRONT - 0.24, SHOP - 0.14)
        model.beam(start, end, (BAY - 0.10, 0.012), 'card', 0.003)
    # Shop windows round the corner, and the wall behind them
    bay = DEPTH / SIDE_SHOPS
    for j in range(SIDE_SHOPS):
        y = FRONT + j * bay
        start, end = y + 0.09, y + bay - 0.04
        column_end = y + bay + 0.035 if j < SIDE_SHOPS - 1 else BACK
        model.slab((RIGHT - 0.09, end, 0.03), (RIGHT, column_end, SHOP), 'card', 0.006)
        low, high = (RIGHT - 0.075, start, 0.09), (RIGHT - 0.069, end, SHOP - 0.09)
        model.slab(low, high, 'acrylic', 0.001)
        for bottom, top in ((0.03, 0.09), (SHOP - 0.09, SHOP - 0.02)):
            model.slab((RIGHT - 0.085, start, bottom), (RIGHT - 0.03, end, top), 'oak', 0.003)
    model.slab((RIGHT - 0.8, FRONT + 0.80, 0.03), (RIGHT - 0.78, BACK - 0.1, SHOP), 'card2', 0.003)


def office_storey(model: Model, z: float, draw: random.Random) -> None:
    """A storey: core, glass on two sides, slab, then blinds, oak sills and fins."""
    top = z + STOREY
    low, high = (LEFT + 0.04, FRONT + 0.115, z), (RIGHT - 0.115, BACK - 0.05, top - 0.055)
    model.slab(low, high, 'card2', 0.002)
    low, high = (LEFT + 0.03, FRONT + 0.095, z), (RIGHT - 0.095, FRONT + 0.112, top - 0.056)
    model.slab(low, high, 'pane', 0.001)
    low, high = (RIGHT - 0.112, FRONT + 0.113, z), (RIGHT - 0.095, BACK - 0.05, top - 0.056)
    model.slab(low, high, 'pane', 0.001)
    model.slab((LEFT - 0.03, FRONT - 0.035, top - 0.055), (RIGHT + 0.035, BACK, top), 'card', 0.006)
    fins(model, z, draw)


def fins(model: Model, z: float, draw: random.Random) -> None:
    """."""
    # Fins along the front, a sill between each two, and a blind behind every fourth
    y, top, bay = FRONT, z + STOREY, WIDTH / FINS
    for i in range(FINS + 1):
        x = LEFT + i * bay
        if i < FINS:
            if draw.random() < 0.26:
                low = (x + 0.014, y + 0.082, z + draw.choice([0.12, 0.17, 0.22]))
                model.slab(low, (x + bay - 0.014, y + 0.09, top - 0.058), 'blind', 0.001)
            low, high = (x + 0.012, y + 0.06, z + 0.001), (x + bay - 0.012, y + 0.092, z + 0.075)
            model.slab(low, high, 'fin', 0.002)
        low, high = (x - 0.011, y - 0.075, z + 0.001), (x + 0.011, y + 0.094, top - 0.056)
        model.slab(low, high, 'fin', 0.004, grain=2)
    # Fins along the right side, and a blind behind every fifth
    top, bay = z + STOREY, (DEPTH - 0.1) / SIDE_FINS
    for j in range(1, SIDE_FINS + 1):
        y = FRONT + j * bay
        if draw.random() < 0.2:
            low = (RIGHT - 0.09, y + 0.014, z + 0.16)
            model.slab(low, (RIGHT - 0.082, y + bay - 0.014, top - 0.058), 'blind', 0.001)
        low, high = (RIGHT - 0.094, y - 0.011, z + 0.001), (RIGHT + 0.075, y + 0.011, top - 0.056)
        model.slab(low, high, 'fin', 0.004, grain=2)


def top_floor(model: Model) -> None:
    """The terrace with its railing, and the top floor set back behind it."""
    # The parapet on three sides, and oak boards along the front
    z = TERRACE
    for x0, y0, x1, y1 in (
        (LEFT - 0.03, FRONT - 0.035, RIGHT + 0.035, FRONT),
        (RIGHT, FRONT, RIGHT + 0.035, BACK),
        (LEFT - 0.03, FRONT, LEFT, BACK),
    ):
        model.slab((x0, y0, z), (x1, y1, z + 0.05), 'card', 0.005)
    for i in range(44):
        x = LEFT + i * WIDTH / 44
        low, high = (x + 0.003, FRONT + 0.003, z), (x + 0.095, FRONT + 0.50, z + 0.012)
        model.slab(low, high, 'oak', 0.002, grain=1)
    # The top floor, set back: glass behind oak fins, its roof, and plant behind a screen
    z, y = TERRACE, FRONT
    roof = z + 0.34
    low, high = (LEFT + 0.35, y + 0.55, z), (RIGHT - 0.45, BACK - 0.1, roof)
    model.slab(low, high, 'pane', 0.002)
    for i in range(26):
        x = LEFT + 0.35 + i * (WIDTH - 0.8) / 25
        model.slab((x - 0.011, y + 0.49, z), (x + 0.011, y + 0.548, roof), 'oak', 0.003, grain=2)
    for j in range(10):
        along = y + 0.56 + j * 0.165
        low, high = (RIGHT - 0.448, along, z), (RIGHT - 0.40, along + 0.022, roof)
        model.slab(low, high, 'oak', 0.003, grain=2)
    model.slab((LEFT + 0.22, y + 0.40, roof), (RIGHT - 0.32, BACK, z + 0.40), 'card', 0.006)
    low, high = (LEFT + 1.3, y + 0.9, z + 0.40), (RIGHT - 1.6, BACK - 0.3, z + 0.62)
    model.slab(low, high, 'card2', 0.006)
    for k in range(16):
        x = LEFT + 1.3 + k * 0.088
        model.slab((x, y + 0.875, z + 0.42), (x + 0.04, y + 0.898, z + 0.60), 'card', 0.003)
    for k in range(2):
        x = RIGHT - 1.2 + k * 0.3
        model.rod((x, 1.3, z + 0.4), (x, 1.3, z + 0.50), 0.07, 'card2', 18)
    # A brass railing along the front of the terrace
    y, z = FRONT + 0.012, TERRACE
    for i in range(20):
        x = LEFT + 0.03 + i * (WIDTH - 0.03) / 19.5
        model.rod((x, y, z + 0.04), (x, y, z + 0.135), 0.005, 'brass', 6)
    model.rod((LEFT + 0.02, y, z + 0.135), (RIGHT, y, z + 0.135), 0.006, 'brass', 6)


def bus(model: Model, x: float, y: float) -> None:
    """A vermilion double-decker with a white band."""
    half, z = 1.32 / 2, ROAD
    here = model.at(x, y, z)
    low, high = (x - half, y - 0.14, z + 0.05), (x + half, y + 0.14, z + 0.50)
    model.slab(low, high, 'accentcard', 0.035)
    pane = (2 * half - 0.1) / 9
    for sill, head in BUS_WINDOWS:
        for side in (-1, 1):
            face = y + side * 0.1405
            for k in range(9):
                start, end = x - half + 0.05 + k * pane, x - half + 0.05 + (k + 1) * pane
                low = (start + 0.006, face - 0.004, z + sill)
                model.slab(low, (end - 0.006, face + 0.004, z + head), 'pane', 0.002)
        for end in (x - half, x + half):
            low = (end - 0.004, y - 0.115, z + sill - 0.03)
            model.slab(low, (end + 0.004, y + 0.115, z + head), 'pane', 0.002)
    here.slab((-half + 0.012, -0.1445, 0.075), (half - 0.012, 0.1445, 0.16), 'card', 0.004)
    for axle in (-half + 0.22, half - 0.30):
        for side in (-1, 1):
            here.rod((axle, side * 0.10, 0.065), (axle, side * 0.1475, 0.065), 0.065, 'dark', 18)


def car(model: Model, x: float, y: float, material: str) -> None:
    """A car of two blocks on four wheels."""
    here = shift(x, y, ROAD)
    model.box_at(here @ shift(0, 0, 0.09), (0.52, 0.21, 0.09), material, 0.03)
    model.box_at(here @ shift(-0.02, 0, 0.165), (0.28, 0.19, 0.085), material, 0.03)
    for axle in (-0.16, 0.16):
        for side in (-1, 1):
            inner = here @ Vector((axle, side * 0.08, 0.045))
            outer = here @ Vector((axle, side * 0.108, 0.045))
            model.rod(inner, outer, 0.045, 'dark', 14)


def plant_trees(surfaces: materials.Materials, draw: random.Random) -> None:
    """Street trees, shrubs on the terrace, and trees on the left."""
    kinds = [
        trees.tree(surfaces, f'tree {seed}', leaves, seed, flakes=1300, flake=0.022)
        for seed, leaves in enumerate(('sage', 'moss', 'sage'), start=3)
    ]

    def turn() -> float:
        return draw.uniform(0, 6)

    for x in (-4.4, -3.1, -2.2, 3.4, 4.7):
        kind = draw.choice(kinds)
        place(kind, (x, -0.98, 0), scale=draw.uniform(0.66, 0.82), turn=turn())
    for x in (-0.72, 2.75):
        place(draw.choice(kinds), (x, -0.98, 0), scale=0.62, turn=turn())
    for x in (-1.5, -0.9, -0.2, 0.5, 1.1, 1.8):
        kind, spot = draw.choice(kinds), (x, FRONT + 0.25, TERRACE)
        place(kind, spot, scale=draw.uniform(0.18, 0.26), turn=turn())
    for x, y, scale in TREES_ON_LEFT:
        place(draw.choice(kinds), (x, y, 0), scale=scale, turn=turn())
