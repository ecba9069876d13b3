"""An eight-storey office with oak fins over lit shops, and a vermilion bus.

For commercial buildings. Deep fins stand between card slabs, the top floor is set back behind a
planted terrace. The bus is the accent, so it must stay clear of trees and lamp posts.
"""

import random

from kit import studio, trees, vehicles
from kit.buildings import grid_building
from kit.figures import passers_by
from kit.geometry import Model, place, shift
from kit.materials import Materials, card, glow, plain, standard, wood

GRADE = studio.Grade(exposure=0.95, vignette=0.22, warmth=-0.025)

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


def build() -> None:
    surfaces = standard(
        plain('pane', '#76838A', roughness=0.14, specular=0.7),
        card('road', '#B4B0A8', variation=0.02),
        glow('shop', '#FFD2A0', 2.2, 0.25),
        wood('fin', ('#E6CBA2', '#CFA874', '#9C7146'), roughness=0.5),
        card('blind', '#D9D4C9', variation=0.05),
    )
    model = Model(surfaces, seed=31)
    draw = random.Random(6)
    street(model)
    ground_floor(model, draw)
    model.slab((LEFT - 0.06, FRONT - 0.08, SHOP), (RIGHT + 0.08, BACK, FIRST_FLOOR), 'card', 0.007)
    for storey in model.at(0, 0, FIRST_FLOOR).row(STOREYS, z=STOREY):
        office_storey(storey, draw)
    top_floor(model.at(0, 0, TERRACE))
    style = {'pier': 0.06, 'depth': 0.06}
    right, left = (3.2, 0.1), (-5.4, 1.5)
    grid_building(model, right, (2.2, 2.0), 0, 4, 0.40, (9, 8), frame='card2', **style)
    grid_building(model, left, (1.7, 1.4), 0, 3, 0.40, (8, 6), **style)
    bus(model.at(-0.35, -1.45, ROAD))
    for x, y, material in ((2.2, -1.45, 'oak'), (-2.6, -2.15, 'bass'), (1.4, -2.18, 'card')):
        body = ((0, 0, 0.09), (0.52, 0.21, 0.09), 0.03)
        cabin = ((-0.02, 0, 0.165), (0.28, 0.19, 0.085), 0.03)
        wheel = (0.08, 0.108, 0.045)
        vehicles.car(model.on(shift(x, y, ROAD)), material, body, cabin, 0.16, wheel, 14)
    street_furniture(model)
    person, walking = 0.235, ['walk', 'walk', 'stand']
    clothes = ['dark', 'dark', 'bass', 'card']
    pavement = (-0.95, -0.42), PAVEMENT
    passers_by(model, draw, 24, (-3.4, 5.2), *pavement, person, 0.9, clothes, walking)
    far = (-2.78, -2.58), 0
    passers_by(model, draw, 7, (-4.6, 5), *far, person, 0.9, ['dark', 'bass'], 'walk')
    model.finish()
    studio.not_as_lamps(surfaces, ['shop'])
    plant(surfaces, draw)

    studio.room('#8E8882', wall=14, floor=-0.38, light='#BFD0E4', strength=0.22)
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
    for stone in model.at(-5.8, 0).row(40, 0.29):
        stone.slab((0, -1.145, ROAD), (0.285, -1.115, 0.004), 'card', 0.003)
        stone.slab((0, -2.455, ROAD), (0.285, -2.425, 0.004), 'card', 0.003)
    for flag in model.at(-5.75, -1.1).grid(46, 3, 0.25, 0.25):
        flag.slab((0.003, 0.003, 0), (0.247, 0.247, PAVEMENT), 'card', 0.002)
    for dash in model.at(-5.6, 0).row(16, 0.74):
        dash.slab((0, -1.80, ROAD), (0.36, -1.775, -0.046), 'card', 0.001)


def ground_floor(model: Model, draw: random.Random) -> None:
    """Columns along the front with shops and the entrance between them; awnings; round the corner.

    The awnings on the left have a valance.
    """
    model.slab((LEFT - 0.02, FRONT - 0.02, 0), (RIGHT + 0.02, BACK, 0.03), 'card', 0.005)
    model.at(0, FRONT).slab((LEFT + 0.02, 0.75, 0.03), (RIGHT - 0.02, 0.78, SHOP), 'card2', 0.003)
    for i, bay in enumerate(model.at(LEFT, FRONT).row(SHOPS + 1, BAY)):
        bay.slab((-0.04, 0, 0.03), (0.04, 0.09, SHOP), 'card', 0.006)
        if i == ENTRANCE:
            entrance(bay)
        elif i < SHOPS:
            shop(bay, draw)
    for i, depth, fall in ((1, 0.27, 0.15), (2, 0.27, 0.15), (6, 0.24, 0.14), (7, 0.24, 0.14)):
        bay = model.at(LEFT + i * BAY, FRONT, SHOP)
        bay.beam((0.245, 0, -0.045), (0.245, -depth, -fall), (BAY - 0.10, 0.012), 'card', 0.003)
        if i < ENTRANCE:
            bay.slab((0.05, -0.285, -0.19), (BAY - 0.045, -0.272, -0.146), 'card', 0.003)
    side, depth = model.at(RIGHT, 0), DEPTH / SIDE_SHOPS
    for j in range(SIDE_SHOPS):
        y = FRONT + j * depth
        start, end = y + 0.09, y + depth - 0.04
        column_end = y + depth + 0.035 if j < SIDE_SHOPS - 1 else BACK
        side.slab((-0.09, end, 0.03), (0, column_end, SHOP), 'card', 0.006)
        side.slab((-0.075, start, 0.09), (-0.069, end, SHOP - 0.09), 'acrylic', 0.001)
        for bottom, top in ((0.03, 0.09), (SHOP - 0.09, SHOP - 0.02)):
            side.slab((-0.085, start, bottom), (-0.03, end, top), 'oak', 0.003)
    model.slab((RIGHT - 0.8, FRONT + 0.80, 0.03), (RIGHT - 0.78, BACK - 0.1, SHOP), 'card2', 0.003)


def entrance(model: Model) -> None:
    """A recess lined in oak, with slats before its glass."""
    model.slab((0.05, 0.30, 0.03), (BAY - 0.05, 0.31, SHOP - 0.03), 'pane', 0.001)
    for slat in model.row(10, (BAY - 0.12) / 9):
        slat.slab((0.045, 0.315, 0.03), (0.07, 0.36, SHOP - 0.01), 'oak', 0.003, grain=2)
    for x in (0.042, BAY - 0.07):
        model.slab((x, 0.02, 0.03), (x + 0.028, 0.30, SHOP - 0.02), 'oak', 0.004, grain=2)


def shop(model: Model, draw: random.Random) -> None:
    """A shop window in an oak frame, a cabinet, goods, and a lamp."""
    left, right = 0.04, BAY - 0.04
    model.slab((left, 0.06, 0.09), (right, 0.066, SHOP - 0.09), 'acrylic', 0.001)
    model.slab((left, 0.04, 0.03), (right, 0.085, 0.09), 'oak', 0.004)
    model.slab((left, 0.03, SHOP - 0.09), (right, 0.085, SHOP - 0.02), 'oak', 0.004)
    for k in (1, 2):
        x = 0.04 + k * (BAY - 0.08) / 3
        model.slab((x - 0.007, 0.05, 0.09), (x + 0.007, 0.08, SHOP - 0.09), 'oak', 0.002, grain=2)
    cabinet = draw.choice(['oak', 'bass', 'card', 'walnut'])
    model.slab((0.05, 0.70, 0.03), (BAY - 0.05, 0.74, 0.38), cabinet, 0.003)
    for k in range(3):
        item = model.at(0.06 + k * 0.13, 0.06 * (k % 2))
        high = (0.07, 0.36, draw.uniform(0.10, 0.22))
        item.slab((0, 0.25, 0.03), high, draw.choice(['oak', 'card', 'bass', 'walnut']), 0.004)
    model.slab((0.08, 0.3, SHOP - 0.03), (BAY - 0.08, 0.34, SHOP - 0.024), 'shop', 0.001)


def office_storey(model: Model, draw: random.Random) -> None:
    """A storey: core, glass on two sides, slab, then blinds, oak sills and fins.

    A blind hangs behind every fourth fin of the front, and every fifth of the side.
    """
    corner, top = model.at(LEFT, FRONT), STOREY - 0.055
    right, back, glass = WIDTH - 0.095, DEPTH - 0.05, top - 0.001
    corner.slab((0.04, 0.115, 0), (WIDTH - 0.115, back, top), 'card2', 0.002)
    corner.slab((0.03, 0.095, 0), (right, 0.112, glass), 'pane', 0.001)
    corner.slab((WIDTH - 0.112, 0.113, 0), (right, back, glass), 'pane', 0.001)
    corner.slab((-0.03, -0.035, top), (WIDTH + 0.035, DEPTH, STOREY), 'card', 0.006)
    bay = WIDTH / FINS
    for i, fin in enumerate(corner.row(FINS + 1, bay)):
        if i < FINS:
            if draw.random() < 0.26:
                low = (0.014, 0.082, draw.choice([0.12, 0.17, 0.22]))
                fin.slab(low, (bay - 0.014, 0.09, STOREY - 0.058), 'blind', 0.001)
            fin.slab((0.012, 0.06, 0.001), (bay - 0.012, 0.092, 0.075), 'fin', 0.002)
        fin.slab((-0.011, -0.075, 0.001), (0.011, 0.094, STOREY - 0.056), 'fin', 0.004, grain=2)
    bay = (DEPTH - 0.1) / SIDE_FINS
    for fin in model.at(RIGHT, FRONT + bay).row(SIDE_FINS, 0, bay):
        if draw.random() < 0.2:
            fin.slab((-0.09, 0.014, 0.16), (-0.082, bay - 0.014, STOREY - 0.058), 'blind', 0.001)
        fin.slab((-0.094, -0.011, 0.001), (0.075, 0.011, STOREY - 0.056), 'fin', 0.004, grain=2)


def top_floor(model: Model) -> None:
    """The terrace with its railing; the top floor set back behind fins; plant behind a screen."""
    for x0, y0, x1, y1 in (
        (LEFT - 0.03, FRONT - 0.035, RIGHT + 0.035, FRONT),
        *((RIGHT, FRONT, RIGHT + 0.035, BACK), (LEFT - 0.03, FRONT, LEFT, BACK)),
    ):
        model.slab((x0, y0, 0), (x1, y1, 0.05), 'card', 0.005)
    corner = model.at(LEFT, FRONT)
    for board in corner.row(44, WIDTH / 44):
        board.slab((0.003, 0.003, 0), (0.095, 0.50, 0.012), 'oak', 0.002, grain=1)
    roof = 0.34
    corner.slab((0.35, 0.55, 0), (WIDTH - 0.45, DEPTH - 0.1, roof), 'pane', 0.002)
    for fin in corner.at(0.35, 0).row(26, (WIDTH - 0.8) / 25):
        fin.slab((-0.011, 0.49, 0), (0.011, 0.548, roof), 'oak', 0.003, grain=2)
    for fin in corner.at(WIDTH, 0.56).row(10, 0, 0.165):
        fin.slab((-0.448, 0, 0), (-0.40, 0.022, roof), 'oak', 0.003, grain=2)
    corner.slab((0.22, 0.40, roof), (WIDTH - 0.32, DEPTH, 0.40), 'card', 0.006)
    corner.slab((1.3, 0.9, 0.40), (WIDTH - 1.6, DEPTH - 0.3, 0.62), 'card2', 0.006)
    for slat in corner.at(1.3, 0).row(16, 0.088):
        slat.slab((0, 0.875, 0.42), (0.04, 0.898, 0.60), 'card', 0.003)
    for x in (RIGHT - 1.2, RIGHT - 0.9):
        model.rod((x, 1.3, 0.4), (x, 1.3, 0.50), 0.07, 'card2', 18)
    for bar in corner.at(0.03, 0.012).row(20, (WIDTH - 0.03) / 19.5):
        bar.rod((0, 0, 0.04), (0, 0, 0.135), 0.005, 'brass', 6)
    corner.rod((0.02, 0.012, 0.135), (WIDTH, 0.012, 0.135), 0.006, 'brass', 6)


def bus(model: Model) -> None:
    """A vermilion double-decker with a white band."""
    half = 1.32 / 2
    model.slab((-half, -0.14, 0.05), (half, 0.14, 0.50), 'accentcard', 0.035)
    pane = (2 * half - 0.1) / 9
    for sill, head in ((0.20, 0.30), (0.37, 0.45)):  # lower deck, upper deck
        for side in (-1, 1):
            for window in model.at(-half + 0.05, side * 0.1405).row(9, pane):
                window.slab((0.006, -0.004, sill), (pane - 0.006, 0.004, head), 'pane', 0.002)
        for x in (-half, half):
            model.slab((x - 0.004, -0.115, sill - 0.03), (x + 0.004, 0.115, head), 'pane', 0.002)
    model.slab((-half + 0.012, -0.1445, 0.075), (half - 0.012, 0.1445, 0.16), 'card', 0.004)
    vehicles.wheels(model, (-half + 0.22, half - 0.30), 0.10, 0.1475, 0.065, 18)


def street_furniture(model: Model) -> None:
    """Lamp posts, benches, and a bus shelter with its seat."""
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


def plant(surfaces: Materials, draw: random.Random) -> None:
    """Street trees, shrubs on the terrace, and trees on the left."""
    leaves = ('sage', 'moss', 'sage')
    kinds = trees.grove(surfaces, (), draw, flakes=1300, flake=0.022, leaves=leaves)
    for x in (-4.4, -3.1, -2.2, 3.4, 4.7):
        kind, scale = draw.choice(kinds), draw.uniform(0.66, 0.82)
        place(kind, (x, -0.98, 0), scale=scale, turn=draw.uniform(0, 6))
    for x in (-0.72, 2.75):
        place(draw.choice(kinds), (x, -0.98, 0), scale=0.62, turn=draw.uniform(0, 6))
    for x in (-1.5, -0.9, -0.2, 0.5, 1.1, 1.8):
        kind, scale = draw.choice(kinds), draw.uniform(0.18, 0.26)
        place(kind, (x, FRONT + 0.25, TERRACE), scale=scale, turn=draw.uniform(0, 6))
    for x, y, scale in ((-4.9, 0.6, 1.0), (-3.3, 1.1, 1.15), (-2.7, 2.3, 1.2), (-4.0, 0.2, 0.8)):
        place(draw.choice(kinds), (x, y, 0), scale=scale, turn=draw.uniform(0, 6))
