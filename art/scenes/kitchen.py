"""An oak kitchen cut open: island with a dovetailed drawer, tall units.

For the bespoke joinery company and fitted furniture. Oak is the subject, and three vermilion
pendants are what to look at. The scene is measured in metres. The open drawer is there to be looked
into: nothing may stand before it.
"""

import math
import random

from kit import materials, studio, trees
from kit.buildings import around
from kit.geometry import Model, place
from kit.materials import card, glow, plain

GRADE = studio.Grade(exposure=0.72, vignette=0.18, warmth=-0.02, bloom=0.06, bloom_threshold=2.0)

METRE = 1.5  # units
LEFT, RIGHT, FRONT, BACK = -1.75, 2.75, -1.75, 1.55
CEILING = 2.62
WINDOW_LEFT, WINDOW_RIGHT, SILL, HEAD = -1.15, 0.05, 1.12, 2.02
KICK, CARCASS, WORKTOP = 0.09, 0.875, 0.925  # heights
RUN_FRONT, RUN_END = BACK - 0.6, 0.98  # of the units along the wall
TALL_LEFT, TALL_RIGHT, TALL_FRONT, TALL_TOP = 1.0, RIGHT - 0.03, BACK - 0.64, 2.3
ISLAND_LEFT, ISLAND_RIGHT, ISLAND_FRONT, ISLAND_BACK = -0.85, 1.55, -1.12, -0.2
ISLAND_COLUMNS = ((-0.045, 0.755), (0.755, 1.555))
ISLAND_DRAWERS = ((0.095, 0.40), (0.404, 0.68), (0.684, 0.872))
OPEN_DRAWER = (1, 2)  # its column and row
DRAWER_PULL = 0.40  # how far it is open
SHELVES = (1.42, 1.78)
PENDANTS, PENDANTS_Y, PENDANT = (-0.4, 0.35, 1.1), -0.66, 1.72


def build() -> None:
    build_model()
    light()
    studio.camera((4.2, -14.4, 4.9), (-0.58, 0.2, 1.62), 52.5, 4.5, focus=(1.4, -2.0, 1.3))


def build_model() -> None:
    """The model alone: other scenes photograph it too."""
    surfaces = materials.standard(
        stone(),
        plain('glass', '#1C1F22', roughness=0.12),
        glow('lampin', '#FFD3A0', 14.0),
        plain('inox', '#A9ACAF', roughness=0.3, metal=1.0),
        card('tile', '#BDB6AA', roughness=0.7, bump=0.04, variation=0.06),
    )
    model = Model(surfaces, seed=7).scaled(METRE)
    room(model, random.Random(5))
    units_along_wall(model)
    shelves(model)
    tall_units(model)
    island(model)
    open_drawer(model)
    stool(model.at(-0.30, -1.22))
    stool(model.at(-0.66, -1.30))
    on_island = model.at(0, 0, 0.931)
    bowls(on_island.at(0.15, -0.62), 0.15)
    for x, y, z in ((0.11, -0.62, 0), (0.195, -0.59, 0), (0.16, -0.67, 0), (0.16, -0.60, 0.045)):
        model.ball((x, y, 0.985 + z), 0.042, 'accent', 3)  # fruits
    on_island.slab((0.80, -0.85, 0), (1.22, -0.52, 0.024), 'walnut', grain=0)
    on_island.slab((0.88, -0.74, 0.025), (1.06, -0.64, 0.069), 'bass', 0.03)
    on_island.rod((-0.5, -0.5, 0), (-0.5, -0.5, 0.169), 0.05, 'card', 24, end_radius=0.035)
    pendants(model)
    model.finish()
    plant = trees.tree(surfaces, 'plant', 'sage', 3, flakes=900, flake=0.05)
    place(plant, model.point((-0.5, -0.5, 1.05)), scale=0.55)


def light() -> None:
    """The key, the fill, and one lamp for all three pendants."""
    studio.room('#968F86', wall=13, floor=-0.20 * METRE, light='#C4D1E2', strength=0.22)
    x, y = PENDANTS[1] * METRE, PENDANTS_Y * METRE
    lamp, below = (x, y, (PENDANT - 0.02) * METRE), (x, y, 0)
    studio.area_light(lamp, below, 1.75 * METRE, 55, '#FFC488', height=0.16)
    studio.split_light((-9.0, -7.5, 7.6), (0.6, 0, 1.2), 1.4, 1350, '#FFE9D2')
    studio.area_light((8, -5, 4), (0, 0, 1.4), 6, 120, '#CFDEF0')
    studio.only_lamps_light()


def stone() -> materials.Material:
    """Dark stone with fine light veins, which run where a noise crosses its mean."""
    material, graph = materials.new_material('stone')
    noise = {'Scale': 0.9, 'Detail': 5, 'Roughness': 0.55, 'Distortion': 0.6}
    cloud = graph.add('TexNoise', {'Vector': materials.grain_coordinates(graph), **noise})
    from_mean = graph.calculate('SUBTRACT', cloud.outputs['Fac'], 0.5)
    veins = graph.ramp(
        graph.calculate('ABSOLUTE', from_mean),
        [(0.0, '#7C7B78'), (0.008, '#5A5B5B'), (0.04, '#4A4C4C'), (0.3, '#404243')],
    )
    surface = {'Base Color': veins, 'Roughness': 0.32, 'Specular': 0.5}
    graph.finish(graph.add('BsdfPrincipled', surface))
    return material


def room(model: Model, draw: random.Random) -> None:
    """Board, tiled floor, walls, the window with its oak frame, and the tiles round it."""
    model.slab((LEFT - 0.35, FRONT - 0.20, -0.20), (RIGHT + 0.35, BACK + 0.35, -0.06), 'oak', 0.02)
    model.slab((LEFT - 0.10, FRONT - 0.05, -0.06), (RIGHT + 0.20, BACK + 0.20, -0.03), 'card2')
    width, depth = (RIGHT - LEFT) / 9, (BACK - FRONT) / 7
    for tile in model.at(LEFT, FRONT).grid(9, 7, width, depth):
        tile.slab((0.003, 0.003, -0.03), (width - 0.003, depth - 0.003, 0), 'tile', 0.003)
    left, right = WINDOW_LEFT, WINDOW_RIGHT
    window = (left, right, SILL, HEAD)
    for x0, x1, z0, z1 in around(window, (LEFT, RIGHT, 0, CEILING), upright=True):
        model.slab((x0, BACK, z0), (x1, BACK + 0.12, z1), 'card', 0.004)
    low, high = (RIGHT, FRONT + 1.35, 0), (RIGHT + 0.12, BACK + 0.12, CEILING)
    model.slab(low, high, 'card', 0.004)
    wall = model.at(0, BACK)
    for x in (left, (left + right) / 2 - 0.02, right - 0.04):
        wall.slab((x, 0.03, SILL), (x + 0.04, 0.08, HEAD), 'oak', 0.005, grain=2)
    for z in (SILL, HEAD - 0.04):
        wall.slab((left + 0.04, 0.031, z), (right - 0.04, 0.079, z + 0.04), 'oak', 0.005)
    wall.slab((left - 0.04, -0.10, SILL - 0.035), (right + 0.04, 0.10, SILL - 0.001), 'oak')
    wall.slab((left, 0.05, SILL + 0.04), (right, 0.055, HEAD - 0.04), 'acrylic', 0.001)
    for i in range(32):  # stacked tiles, as far as the tall units
        x = LEFT + 0.02 + i * 0.0905
        for z in (0.93 + j * 0.095 for j in range(8)):
            at_window = left - 0.12 < x < right + 0.02 and z > SILL - 0.14
            if x <= RUN_END and not at_window:
                material = 'card2' if draw.random() < 0.35 else 'card'
                low, high = (x + 0.002, -0.014, z + 0.002), (x + 0.0885, -0.001, z + 0.093)
                wall.slab(low, high, material, 0.004)


def bar_handle(model: Model, middle: float, half: float, y: float, z: float) -> None:
    """A level brass handle on a front whose face is at Y `y`."""
    x0, x1 = middle - half, middle + half
    model.rod((x0, y - 0.035, z), (x1, y - 0.035, z), 0.008, 'brass', 12)
    for x in (x0 + 0.03, x1 - 0.03):
        model.rod((x, y, z), (x, y - 0.035, z), 0.006, 'brass', 10)


def upright_handle(model: Model, x: float, y: float, bottom: float, top: float) -> None:
    """The same, upright."""
    model.rod((x, y - 0.035, bottom), (x, y - 0.035, top), 0.008, 'brass', 12)
    for z in (bottom + 0.03, top - 0.03):
        model.rod((x, y, z), (x, y - 0.035, z), 0.006, 'brass', 10)


def units_along_wall(model: Model) -> None:
    """Three doors and two stacks of drawers under a stone worktop with a sink."""
    y, left, end = RUN_FRONT, LEFT + 0.02, RUN_END
    model.slab((left, y + 0.06, 0), (end, BACK - 0.02, KICK), 'dark')
    model.slab((left, y + 0.022, KICK), (end, BACK - 0.02, CARCASS), 'walnut', 0.003)
    model.slab((LEFT, y - 0.02, 0.88), (1.0, BACK - 0.015, WORKTOP), 'stone', 0.008)
    for x0, x1, handle in ((-1.73, -1.15, -1.67), (-1.15, -0.57, -0.63), (-0.57, 0.03, -0.03)):
        model.slab((x0 + 0.003, y, 0.095), (x1 - 0.003, y + 0.02, 0.872), 'oak', 0.005, grain=2)
        upright_handle(model, handle, y, 0.62, 0.82)
    for x0, x1 in ((0.03, 0.49), (0.49, 0.98)):
        for z0, z1 in ((0.095, 0.43), (0.434, 0.68), (0.684, 0.872)):
            model.slab((x0 + 0.003, y, z0), (x1 - 0.003, y + 0.02, z1), 'oak', 0.005, grain=0)
            bar_handle(model, (x0 + x1) / 2, 0.10, y, z1 - 0.05)
    model.slab((-0.85, y + 0.12, 0.9251), (-0.30, BACK - 0.14, 0.929), 'inox', 0.002)
    model.slab((-0.82, y + 0.15, 0.927), (-0.33, BACK - 0.17, 0.931), 'dark', 0.002)
    tap = model.at(-0.57, BACK - 0.09)
    tap.rod((0, 0, WORKTOP), (0, 0, 1.22), 0.013, 'brass', 14)
    angles = [k * 0.26 for k in range(13)]
    spout = [(0, -0.10 * (1 - math.cos(a)), 1.22 + 0.10 * math.sin(a)) for a in angles]
    tap.ribbon(spout, (0.02, 0.02), 'brass', chamfer_share=0.3)


def bowls(model: Model, radius: float, number: int = 1, material: str = 'card') -> None:
    """Bowls, one in the other."""
    for bowl in model.row(number, z=0.022):
        bowl.rod((0, 0, 0), (0, 0, 0.045), radius * 0.55, material, 24, end_radius=radius)


def jar(model: Model, radius: float, height: float, material: str = 'card') -> None:
    """A jar with an oak lid."""
    model.rod((0, 0, 0), (0, 0, height), radius, material, 20)
    model.rod((0, 0, height), (0, 0, height + 0.02), radius * 0.8, 'oak', 20)


def shelves(model: Model) -> None:
    """Two oak shelves on brass brackets; what stands on them, and on the worktop below."""
    wall = model.at(0, BACK)
    for z in SHELVES:
        wall.slab((0.18, -0.26, z), (1.0, -0.002, z + 0.035), 'oak', 0.005)
        for x in (0.25, 0.90):
            wall.slab((x, -0.20, z - 0.07), (x + 0.02, -0.002, z - 0.0005), 'brass', 0.002)
    lower, upper = (wall.at(0, -0.13, shelf + 0.035) for shelf in SHELVES)
    bowls(lower.at(0.32, 0), 0.07, 4)
    jars = ((0.48, 0.045, 0.12, 'card'), (0.59, 0.045, 0.16, 'card2'), (0.70, 0.04, 0.10, 'grey'))
    for x, radius, height, material in jars:
        jar(lower.at(x, 0), radius, height, material)
    for plate in lower.at(0.85, 0).row(7, z=0.012):
        plate.rod((0, 0, 0), (0, 0, 0.01), 0.085, 'card', 28)
    bowls(upper.at(0.36, 0), 0.09, 2, 'grey')
    jar(upper.at(0.56, 0), 0.05, 0.17)
    jar(upper.at(0.68, 0), 0.05, 0.13, 'dark')
    upper.rod((0.86, 0, 0), (0.86, 0, 1.90 - SHELVES[1] - 0.035), 0.05, 'bass', 20)
    top = wall.at(0, 0, 0.926)
    top.slab((0.30, -0.07, 0), (0.56, -0.045, 0.314), 'walnut', grain=2)
    top.slab((0.44, -0.10, 0), (0.62, -0.078, 0.214), 'oak', grain=2)
    jar(top.at(-1.35, -0.20), 0.06, 0.17)
    jar(top.at(-1.50, -0.20), 0.06, 0.22, 'card2')
    bowls(top.at(-0.10, -0.30), 0.11, 1, 'bass')


def tall_units(model: Model) -> None:
    """A column with two ovens and two double cupboards, up to a cornice."""
    left, right, y, top = TALL_LEFT, TALL_RIGHT, TALL_FRONT, TALL_TOP

    def front(x0: float, x1: float, bottom: float, head: float) -> None:
        model.slab((x0 + 0.003, y, bottom), (x1 - 0.003, y + 0.02, head), 'oak', 0.005, grain=2)

    model.slab((left, y + 0.06, 0), (right, BACK - 0.02, KICK), 'dark')
    model.slab((left, y + 0.022, KICK), (right, BACK - 0.02, top), 'oak', 0.003, grain=2)
    width = (right - left) / 3
    front(left, left + width, 0.095, 0.74)
    front(left, left + width, 1.86, top)
    x0, x1 = left + 0.012, left + width - 0.012
    for bottom, head in ((0.75, 1.32), (1.33, 1.85)):
        model.slab((x0, y - 0.004, bottom), (x1, y + 0.02, head), 'glass', 0.004)
        model.slab((x0, y - 0.01, head - 0.09), (x1, y - 0.004, head), 'inox', 0.002)
        start, end = (x0 + 0.048, y - 0.05, head - 0.13), (x1 - 0.048, y - 0.05, head - 0.13)
        model.rod(start, end, 0.011, 'inox', 12)
    for x0 in (left + width, left + 2 * width):
        x1 = x0 + width
        middle = (x0 + x1) / 2
        for start, end in ((x0, middle), (middle, x1)):
            front(start, end, 0.095, 1.85)
            front(start, end, 1.86, top)
        for x in (middle - 0.045, middle + 0.045):
            upright_handle(model, x, y, 0.85, 1.25)
    low, high = (left - 0.01, y - 0.01, top + 0.002), (right + 0.02, BACK - 0.01, top + 0.03)
    model.slab(low, high, 'oak', 0.005)


def island(model: Model) -> None:
    """Drawers under a stone top, whose overhang on the left rests on an oak panel."""
    left, right, front, back = ISLAND_LEFT, ISLAND_RIGHT, ISLAND_FRONT, ISLAND_BACK
    model.slab((-0.02, front + 0.07, 0), (right - 0.03, back - 0.04, KICK), 'dark')
    model.slab((-0.05, front + 0.022, KICK), (right - 0.001, back, CARCASS), 'oak', 0.003, grain=2)
    model.slab((left, front - 0.03, 0.88), (right + 0.03, back + 0.03, 0.93), 'stone', 0.008)
    model.slab((left + 0.02, front + 0.02, 0), (left + 0.07, back - 0.02, CARCASS), 'oak', grain=2)
    for column in range(2):
        for row in range(3):
            if (column, row) != OPEN_DRAWER:
                drawer_front(model, column, row, front, 0.02)


def drawer_front(model: Model, column: int, row: int, y: float, thickness: float) -> None:
    """The front of a drawer of the island, with its handle."""
    (x0, x1), (z0, z1) = ISLAND_COLUMNS[column], ISLAND_DRAWERS[row]
    model.slab((x0 + 0.003, y, z0), (x1 - 0.003, y + thickness, z1), 'oak', 0.005, grain=0)
    bar_handle(model, (x0 + x1) / 2, 0.14, y, z1 - 0.05)


def open_drawer(model: Model) -> None:
    """The opening, the oak front, basswood sides whose tails show in it, and what is inside."""
    column, row = OPEN_DRAWER
    (x0, x1), (z0, z1) = ISLAND_COLUMNS[column], ISLAND_DRAWERS[row]
    mouth = model.at(0, ISLAND_FRONT)
    mouth.slab((x0 + 0.02, 0.0195, z0 + 0.02), (x1 - 0.02, 0.0235, z1 - 0.01), 'dark', 0.001)
    drawer_front(model, column, row, ISLAND_FRONT - DRAWER_PULL, 0.03)
    drawer, width = model.at(x0, ISLAND_FRONT - DRAWER_PULL, z0 + 0.014), x1 - x0
    height, back, tails = z1 - z0 - 0.026, DRAWER_PULL + 0.30, 4
    pitch = height / tails
    for side in drawer.row(2, width - 0.048):
        side.slab((0.012, 0.0305, 0), (0.036, back, height), 'bass', 0.003, grain=1)
        for tail in side.row(tails, z=pitch):
            low, high = (0.0108, 0.004, pitch * 0.2), (0.0372, 0.0335, pitch * 0.8)
            tail.slab(low, high, 'bass', 0.002, grain=1)
    drawer.slab((0.03, 0.02, 0.012), (width - 0.03, back, 0.024), 'card', 0.002)
    for k in range(1, 4):
        divider = drawer.at(0.03 + (width - 0.06) * k / 4, 0)
        low, high = (-0.006, 0.031, 0.024), (0.006, DRAWER_PULL + 0.10, 0.11)
        divider.slab(low, high, 'bass', 0.002, grain=1)
    for fork in drawer.row(5, 0.032):  # cutlery, knives with walnut handles, and two bowls
        fork.rod((0.07, 0.08, 0.04), (0.075, 0.30, 0.04), 0.007, 'inox', 8)
    for knife in drawer.row(4, 0.035):
        knife.slab((0.255, 0.07, 0.026), (0.272, 0.32, 0.05), 'walnut', 0.004, grain=1)
    bowls(drawer.at(0.49, 0.18, 0.026), 0.06, 2)


def stool(model: Model) -> None:
    """An oak seat on four splayed legs with a brass foot ring."""
    model.rod((0, 0, 0.62), (0, 0, 0.655), 0.155, 'oak', 32)
    corners = [math.pi / 4 + k * math.pi / 2 for k in range(5)]

    def at_corner(angle: float, radius: float, z: float) -> tuple[float, float, float]:
        return (math.cos(angle) * radius, math.sin(angle) * radius, z)

    for a in corners[:4]:
        model.rod(at_corner(a, 0.10, 0.62), at_corner(a, 0.17, 0), 0.015, 'black', 12)
    for a, b in zip(corners, corners[1:]):
        model.rod(at_corner(a, 0.153, 0.22), at_corner(b, 0.153, 0.22), 0.009, 'brass', 10)


def pendants(model: Model) -> None:
    """Three joists, the beam below them, and on it three vermilion pendants."""
    for x in (-0.55, 0.35, 1.25):
        low, high = (x - 0.03, -0.85, CEILING - 0.15), (x + 0.03, BACK, CEILING - 0.02)
        model.slab(low, high, 'bass', 0.005, grain=1)
    beam = CEILING - 0.28
    model.slab((-0.85, -0.72, beam), (1.55, -0.60, CEILING - 0.151), 'bass', 0.005, grain=0)
    for lamp in model.each((x, PENDANTS_Y, PENDANT) for x in PENDANTS):
        lamp.rod((0, 0, 0.23), (0, 0, beam - PENDANT), 0.006, 'black', 8)
        lamp.rod((0, 0, 0.15), (0, 0, 0.24), 0.03, 'brass', 16)
        lamp.rod((0, 0, 0.16), (0, 0, 0), 0.045, 'accent', 36, end_radius=0.17)
        lamp.ball((0, 0, 0.005), 0.055, 'lampin', 3)
