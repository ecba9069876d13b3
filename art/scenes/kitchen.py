"""An oak kitchen cut open: island with a dovetailed drawer, tall units.

For the bespoke joinery company and fitted furniture. Oak is the subject, and three vermilion
pendants are what to look at. The scene is measured in metres; `at`, `box` and `rod` scale it. The
open drawer is there to be looked into: nothing may stand before it.
"""

import math
import random

from kit import materials, studio, trees
from kit.geometry import Model, Point, place
from kit.shot import Grade

GRADE = Grade(exposure=0.72, vignette=0.18, warmth=-0.02, bloom=0.06, bloom_threshold=2.0)

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
ON_ISLAND = 0.931
SHELVES = (1.42, 1.78)
PENDANTS, PENDANTS_Y, PENDANT = (-0.4, 0.35, 1.1), -0.66, 1.72


def build() -> None:
    """Build the model and set up the studio."""
    surfaces = materials.standard(
        stone(),
        materials.plain('glass', '#1C1F22', roughness=0.12),
        materials.glow('lampin', '#FFD3A0', 14.0),
        materials.plain('inox', '#A9ACAF', roughness=0.3, metal=1.0),
        materials.card('tile', '#BDB6AA', roughness=0.7, bump=0.04, variation=0.06),
    )
    model = Model(surfaces, seed=7)
    room(model)
    splashback(model, random.Random(5))
    wall_units(model)
    things(model)
    tall_units(model)
    island(model)
    open_drawer(model)
    # Cutlery, knives with walnut handles, and two bowls
    column, row = OPEN_DRAWER
    x0, y = ISLAND_COLUMNS[column][0], ISLAND_FRONT - DRAWER_PULL
    z = ISLAND_DRAWERS[row][0] + 0.014
    for k in range(5):
        x = x0 + 0.07 + k * 0.032
        rod(model, (x, y + 0.08, z + 0.04), (x + 0.005, y + 0.30, z + 0.04), 0.007, 'inox', 8)
    for k in range(4):
        x = x0 + 0.255 + k * 0.035
        low, high = (x, y + 0.07, z + 0.026), (x + 0.017, y + 0.32, z + 0.05)
        box(model, low, high, 'walnut', 0.004, grain=1)
    bowls(model, (x0 + 0.49, y + 0.18, z + 0.026), 0.06, 2)
    stool(model, -0.30, -1.22)
    stool(model, -0.66, -1.30)
    # A bowl with four vermilion fruits, a board with bread, a vase
    x, y, z = 0.15, -0.62, ON_ISLAND
    bowls(model, (x, y, z), 0.15)
    for dx, dy, dz in ((-0.04, 0, 0), (0.045, 0.03, 0), (0.01, -0.05, 0), (0.01, 0.02, 0.045)):
        model.ball(at(x + dx, y + dy, 0.985 + dz), 0.042 * METRE, 'accent', 3)
    box(model, (0.80, -0.85, z), (1.22, -0.52, 0.955), 'walnut', grain=0)
    box(model, (0.88, -0.74, 0.956), (1.06, -0.64, 1.0), 'bass', 0.03)
    rod(model, (-0.5, -0.5, z), (-0.5, -0.5, 1.10), 0.05, 'card', 24, end_radius=0.035)
    # Three joists, the beam below them, and on it three vermilion pendants
    for x in (-0.55, 0.35, 1.25):
        low, high = (x - 0.03, -0.85, CEILING - 0.15), (x + 0.03, BACK, CEILING - 0.02)
        box(model, low, high, 'bass', 0.005, grain=1)
    beam = CEILING - 0.28
    box(model, (-0.85, -0.72, beam), (1.55, -0.60, CEILING - 0.151), 'bass', 0.005, grain=0)
    y, z = PENDANTS_Y, PENDANT
    for x in PENDANTS:
        rod(model, (x, y, z + 0.23), (x, y, beam), 0.006, 'black', 8)
        rod(model, (x, y, z + 0.15), (x, y, z + 0.24), 0.03, 'brass', 16)
        rod(model, (x, y, z + 0.16), (x, y, z), 0.045, 'accent', 36, end_radius=0.17)
        model.ball(at(x, y, z + 0.005), 0.055 * METRE, 'lampin', 3)
    model.finish()
    plant = trees.tree(surfaces, 'plant', 'sage', 3, flakes=900, flake=0.05)
    place(plant, at(-0.5, -0.5, 1.05), scale=0.55)

    # The key in two halves, the fill, and one lamp for all three pendants
    studio.sweep('#968F86', wall=13, floor=-0.20 * METRE)
    studio.world('#C4D1E2', 0.22)
    x, y = PENDANTS[1], PENDANTS_Y
    lamp, below = at(x, y, PENDANT - 0.02), at(x, y, 0)
    studio.area_light(lamp, below, 1.75 * METRE, 55, '#FFC488', height=0.16)
    studio.split_light((-9.0, -7.5, 7.6), (0.6, 0, 1.2), 1.4, 1350, '#FFE9D2')
    studio.area_light((8, -5, 4), (0, 0, 1.4), 6, 120, '#CFDEF0')
    studio.camera((4.2, -14.4, 4.9), (-0.58, 0.2, 1.62), 52.5, 4.5, focus=(1.4, -2.0, 1.3))
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


def rod(
    model: Model,
    start: Point,
    end: Point,
    radius: float,
    material: str,
    sides: int = 14,
    end_radius: float | None = None,
) -> None:
    """A round bar whose ends and radii are given in metres."""
    last = None if end_radius is None else end_radius * METRE
    model.rod(at(*start), at(*end), radius * METRE, material, sides, end_radius=last)


def room(model: Model) -> None:
    """Floor, walls and window."""
    # The base board and 9 × 7 tiles
    low, high = (LEFT - 0.35, FRONT - 0.20, -0.20), (RIGHT + 0.35, BACK + 0.35, -0.06)
    box(model, low, high, 'oak', 0.02)
    low, high = (LEFT - 0.10, FRONT - 0.05, -0.06), (RIGHT + 0.20, BACK + 0.20, -0.03)
    box(model, low, high, 'card2')
    columns, rows, joint = 9, 7, 0.003
    width, depth = RIGHT - LEFT, BACK - FRONT
    for i in range(columns):
        x0, x1 = LEFT + width * i / columns, LEFT + width * (i + 1) / columns
        for j in range(rows):
            y0, y1 = FRONT + depth * j / rows, FRONT + depth * (j + 1) / rows
            low, high = (x0 + joint, y0 + joint, -0.03), (x1 - joint, y1 - joint, 0)
            box(model, low, high, 'tile', 0.003)
    # The wall behind, around its window, and a part of the one on the right
    for x0, z0, x1, z1 in (
        (LEFT, 0, WINDOW_LEFT, CEILING),
        (WINDOW_RIGHT, 0, RIGHT, CEILING),
        (WINDOW_LEFT, 0, WINDOW_RIGHT, SILL),
        (WINDOW_LEFT, HEAD, WINDOW_RIGHT, CEILING),
    ):
        box(model, (x0, BACK, z0), (x1, BACK + 0.12, z1), 'card', 0.004)
    low, high = (RIGHT, FRONT + 1.35, 0), (RIGHT + 0.12, BACK + 0.12, CEILING)
    box(model, low, high, 'card', 0.004)
    # An oak frame in two lights, its board and pane
    left, right, y = WINDOW_LEFT, WINDOW_RIGHT, BACK
    for x in (left, (left + right) / 2 - 0.02, right - 0.04):
        box(model, (x, y + 0.03, SILL), (x + 0.04, y + 0.08, HEAD), 'oak', 0.005, grain=2)
    for z in (SILL, HEAD - 0.04):
        low, high = (left + 0.04, y + 0.031, z), (right - 0.04, y + 0.079, z + 0.04)
        box(model, low, high, 'oak', 0.005)
    low, high = (left - 0.04, y - 0.10, SILL - 0.035), (right + 0.04, y + 0.10, SILL - 0.001)
    box(model, low, high, 'oak')
    low, high = (left, y + 0.05, SILL + 0.04), (right, y + 0.055, HEAD - 0.04)
    box(model, low, high, 'acrylic', 0.001)


def splashback(model: Model, draw: random.Random) -> None:
    """Stacked tiles of two tones as far as the tall units, except before the window."""
    width, height = 0.0905, 0.095
    for i in range(32):
        x = LEFT + 0.02 + i * width
        if x > RUN_END:
            break
        for j in range(8):
            z = 0.93 + j * height
            if WINDOW_LEFT - 0.12 < x < WINDOW_RIGHT + 0.02 and z > SILL - 0.14:
                continue
            low, high = (x + 0.002, BACK - 0.014, z + 0.002), (x + 0.0885, BACK - 0.001, z + 0.093)
            box(model, low, high, 'card2' if draw.random() < 0.35 else 'card', 0.004)


def bar_handle(model: Model, middle: float, half: float, y: float, z: float) -> None:
    """A level brass handle on a front whose face is at Y `y`."""
    x0, x1 = middle - half, middle + half
    rod(model, (x0, y - 0.035, z), (x1, y - 0.035, z), 0.008, 'brass', 12)
    for x in (x0 + 0.03, x1 - 0.03):
        rod(model, (x, y, z), (x, y - 0.035, z), 0.006, 'brass', 10)


def upright_handle(model: Model, x: float, y: float, bottom: float, top: float) -> None:
    """The same, upright."""
    rod(model, (x, y - 0.035, bottom), (x, y - 0.035, top), 0.008, 'brass', 12)
    for z in (bottom + 0.03, top - 0.03):
        rod(model, (x, y, z), (x, y - 0.035, z), 0.006, 'brass', 10)


def wall_units(model: Model) -> None:
    """Units under a stone worktop, a sink, and shelves."""
    # Three doors and two stacks of drawers under a stone worktop
    y, left, end = RUN_FRONT, LEFT + 0.02, RUN_END
    box(model, (left, y + 0.06, 0), (end, BACK - 0.02, KICK), 'dark')
    box(model, (left, y + 0.022, KICK), (end, BACK - 0.02, CARCASS), 'walnut', 0.003)
    box(model, (LEFT, y - 0.02, 0.88), (1.0, BACK - 0.015, WORKTOP), 'stone', 0.008)
    for x0, x1, handle in ((-1.73, -1.15, -1.67), (-1.15, -0.57, -0.63), (-0.57, 0.03, -0.03)):
        low, high = (x0 + 0.003, y, 0.095), (x1 - 0.003, y + 0.02, 0.872)
        box(model, low, high, 'oak', 0.005, grain=2)
        upright_handle(model, handle, y, 0.62, 0.82)
    for x0, x1 in ((0.03, 0.49), (0.49, 0.98)):
        for z0, z1 in ((0.095, 0.43), (0.434, 0.68), (0.684, 0.872)):
            box(model, (x0 + 0.003, y, z0), (x1 - 0.003, y + 0.02, z1), 'oak', 0.005, grain=0)
            bar_handle(model, (x0 + x1) / 2, 0.10, y, z1 - 0.05)
    # The bowl, and a brass tap that bends over it
    y = RUN_FRONT
    box(model, (-0.85, y + 0.12, 0.9251), (-0.30, BACK - 0.14, 0.929), 'inox', 0.002)
    box(model, (-0.82, y + 0.15, 0.927), (-0.33, BACK - 0.17, 0.931), 'dark', 0.002)
    x, y, z, bend = -0.57, BACK - 0.09, 1.22, 0.10
    rod(model, (x, y, WORKTOP), (x, y, z), 0.013, 'brass')
    spout = []
    for k in range(13):
        angle = k * 0.26
        spout.append(at(x, y - bend * (1 - math.cos(angle)), z + bend * math.sin(angle)))
    section = (0.02 * METRE, 0.02 * METRE)
    model.ribbon(spout, section, 'brass', chamfer_share=0.3)
    # Two oak shelves on brass brackets, on the right of the window
    for z in SHELVES:
        box(model, (0.18, BACK - 0.26, z), (1.0, BACK - 0.002, z + 0.035), 'oak', 0.005)
        for x in (0.25, 0.90):
            low, high = (x, BACK - 0.20, z - 0.07), (x + 0.02, BACK - 0.002, z - 0.0005)
            box(model, low, high, 'brass', 0.002)


def bowls(
    model: Model, foot: Point, radius: float, number: int = 1, material: str = 'card'
) -> None:
    """Bowls, one in the other."""
    x, y, bottom = foot
    for k in range(number):
        z = bottom + k * 0.022
        ends = ((x, y, z), (x, y, z + 0.045))
        rod(model, *ends, radius * 0.55, material, 24, end_radius=radius)


def jar(model: Model, foot: Point, radius: float, height: float, material: str = 'card') -> None:
    """A jar with an oak lid."""
    x, y, bottom = foot
    z = bottom + height
    rod(model, foot, (x, y, z), radius, material, 20)
    rod(model, (x, y, z), (x, y, z + 0.02), radius * 0.8, 'oak', 20)


def things(model: Model) -> None:
    """What stands on shelves and worktop."""
    # Bowls, jars and plates
    y = BACK - 0.13
    lower, upper = (shelf + 0.035 for shelf in SHELVES)
    bowls(model, (0.32, y, lower), 0.07, 4)
    jar(model, (0.48, y, lower), 0.045, 0.12)
    jar(model, (0.59, y, lower), 0.045, 0.16, 'card2')
    jar(model, (0.70, y, lower), 0.04, 0.10, 'grey')
    for k in range(7):
        z = lower + k * 0.012
        rod(model, (0.85, y, z), (0.85, y, z + 0.01), 0.085, 'card', 28)
    bowls(model, (0.36, y, upper), 0.09, 2, 'grey')
    jar(model, (0.56, y, upper), 0.05, 0.17)
    jar(model, (0.68, y, upper), 0.05, 0.13, 'dark')
    rod(model, (0.86, y, upper), (0.86, y, 1.90), 0.05, 'bass', 20)
    # Two chopping boards against the wall, two jars and a bowl
    z = 0.926
    low, high = (0.30, BACK - 0.07, z), (0.56, BACK - 0.045, 1.24)
    box(model, low, high, 'walnut', grain=2)
    box(model, (0.44, BACK - 0.10, z), (0.62, BACK - 0.078, 1.14), 'oak', grain=2)
    jar(model, (-1.35, BACK - 0.20, z), 0.06, 0.17)
    jar(model, (-1.50, BACK - 0.20, z), 0.06, 0.22, 'card2')
    bowls(model, (-0.10, BACK - 0.30, z), 0.11, 1, 'bass')


def tall_units(model: Model) -> None:
    """A column with two ovens and two double cupboards, up to a cornice."""
    left, right, y, top = TALL_LEFT, TALL_RIGHT, TALL_FRONT, TALL_TOP
    box(model, (left, y + 0.06, 0), (right, BACK - 0.02, KICK), 'dark')
    box(model, (left, y + 0.022, KICK), (right, BACK - 0.02, top), 'oak', 0.003, grain=2)
    width = (right - left) / 3
    ovens(model, left, left + width)
    for x0 in (left + width, left + 2 * width):
        x1 = x0 + width
        middle = (x0 + x1) / 2
        for start, end in ((x0, middle), (middle, x1)):
            for bottom, head in ((0.095, 1.85), (1.86, top)):
                low, high = (start + 0.003, y, bottom), (end - 0.003, y + 0.02, head)
                box(model, low, high, 'oak', 0.005, grain=2)
        for x in (middle - 0.045, middle + 0.045):
            upright_handle(model, x, y, 0.85, 1.25)
    low, high = (left - 0.01, y - 0.01, top + 0.002), (right + 0.02, BACK - 0.01, top + 0.03)
    box(model, low, high, 'oak', 0.005)


def ovens(model: Model, x0: float, x1: float) -> None:
    """A cupboard below, one above, and two ovens between them."""
    y = TALL_FRONT
    for bottom, top in ((0.095, 0.74), (1.86, TALL_TOP)):
        low, high = (x0 + 0.003, y, bottom), (x1 - 0.003, y + 0.02, top)
        box(model, low, high, 'oak', 0.005, grain=2)
    for bottom, top in ((0.75, 1.32), (1.33, 1.85)):
        low, high = (x0 + 0.012, y - 0.004, bottom), (x1 - 0.012, y + 0.02, top)
        box(model, low, high, 'glass', 0.004)
        low, high = (x0 + 0.012, y - 0.01, top - 0.09), (x1 - 0.012, y - 0.004, top)
        box(model, low, high, 'inox', 0.002)
        ends = ((x0 + 0.06, y - 0.05, top - 0.13), (x1 - 0.06, y - 0.05, top - 0.13))
        rod(model, *ends, 0.011, 'inox', 12)


def island(model: Model) -> None:
    """Drawers under a stone top, whose overhang on the left rests on an oak panel."""
    left, right, front, back = ISLAND_LEFT, ISLAND_RIGHT, ISLAND_FRONT, ISLAND_BACK
    box(model, (-0.02, front + 0.07, 0), (right - 0.03, back - 0.04, KICK), 'dark')
    low, high = (-0.05, front + 0.022, KICK), (right - 0.001, back, CARCASS)
    box(model, low, high, 'oak', 0.003, grain=2)
    low, high = (left, front - 0.03, 0.88), (right + 0.03, back + 0.03, 0.93)
    box(model, low, high, 'stone', 0.008)
    low, high = (left + 0.02, front + 0.02, 0), (left + 0.07, back - 0.02, CARCASS)
    box(model, low, high, 'oak', grain=2)
    for column in range(2):
        for row in range(3):
            if (column, row) != OPEN_DRAWER:
                drawer_front(model, column, row, front, 0.02)


def drawer_front(model: Model, column: int, row: int, y: float, thickness: float) -> None:
    """The front of a drawer of the island, with its handle."""
    x0, x1 = ISLAND_COLUMNS[column]
    z0, z1 = ISLAND_DRAWERS[row]
    low, high = (x0 + 0.003, y, z0), (x1 - 0.003, y + thickness, z1)
    box(model, low, high, 'oak', 0.005, grain=0)
    bar_handle(model, (x0 + x1) / 2, 0.14, y, z1 - 0.05)


def open_drawer(model: Model) -> None:
    """The opening, the oak front, and basswood sides whose tails show in it."""
    column, row = OPEN_DRAWER
    x0, x1 = ISLAND_COLUMNS[column]
    z0, z1 = ISLAND_DRAWERS[row]
    mouth, y = ISLAND_FRONT, ISLAND_FRONT - DRAWER_PULL
    low, high = (x0 + 0.02, mouth + 0.0195, z0 + 0.02), (x1 - 0.02, mouth + 0.0235, z1 - 0.01)
    box(model, low, high, 'dark', 0.001)
    drawer_front(model, column, row, y, 0.03)
    bottom, top, side, tails = z0 + 0.014, z1 - 0.012, 0.024, 4
    pitch = (top - bottom) / tails
    for left in (x0 + 0.012, x1 - 0.012 - side):
        right = left + side
        low, high = (left, y + 0.0305, bottom), (right, mouth + 0.30, top)
        box(model, low, high, 'bass', 0.003, grain=1)
        for k in range(tails):
            low = (left - 0.0012, y + 0.004, bottom + pitch * (k + 0.2))
            high = (right + 0.0012, y + 0.0335, bottom + pitch * (k + 0.8))
            box(model, low, high, 'bass', 0.002, grain=1)
    low, high = (x0 + 0.03, y + 0.02, bottom + 0.012), (x1 - 0.03, mouth + 0.30, bottom + 0.024)
    box(model, low, high, 'card', 0.002)
    for k in range(1, 4):
        x = x0 + 0.03 + (x1 - x0 - 0.06) * k / 4
        low, high = (x - 0.006, y + 0.031, bottom + 0.024), (x + 0.006, mouth + 0.10, bottom + 0.11)
        box(model, low, high, 'bass', 0.002, grain=1)


def stool(model: Model, x: float, y: float) -> None:
    """An oak seat on four splayed legs with a brass foot ring."""
    rod(model, (x, y, 0.62), (x, y, 0.655), 0.155, 'oak', 32)
    corners = [math.pi / 4 + k * math.pi / 2 for k in range(5)]

    def at_corner(angle: float, radius: float, z: float) -> Point:
        return (x + math.cos(angle) * radius, y + math.sin(angle) * radius, z)

    for angle in corners[:4]:
        ends = at_corner(angle, 0.10, 0.62), at_corner(angle, 0.17, 0)
        rod(model, *ends, 0.015, 'black', 12)
    for start, end in zip(corners, corners[1:]):
        ends = at_corner(start, 0.153, 0.22), at_corner(end, 0.153, 0.22)
        rod(model, *ends, 0.009, 'brass', 10)
