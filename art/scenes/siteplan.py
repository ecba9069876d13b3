"""A building site as it is set up: hoarding, cabins, frame, crane, haul road.

For project management and planning applications. A concrete frame goes up in the middle, and the
next section of the crane's mast comes down on a hook. Hoarding and mast are the accents.
"""

import math
import random

from mathutils import Matrix, Vector

from kit import materials, studio, trees
from kit.buildings import scaffold
from kit.cranes import lattice
from kit.figures import person
from kit.geometry import TOWARDS_CAMERA, Model, Point, place, rotation, shift
from kit.shot import Grade

GRADE = Grade(exposure=0.62, vignette=0.22, warmth=-0.015)

LEFT, RIGHT, FRONT, BACK = -2.35, 4.3, -1.75, 2.6  # of the site
GROUND = -0.05
HOARDING_LINE, HOARDING = FRONT + 0.03, 0.315  # Y along the street, and height
PERSON = 0.27

CABIN_LENGTH, CABIN_DEPTH, CABIN_HEIGHT = 1.0, 0.42, 0.40
CABIN_X, CABIN_Y, CABIN_Z = -2.18, 0.95, -0.03
WALKWAY = 0.362  # height of the gallery of the upper cabins

# The concrete frame: corner, size, storey, lines of its columns, and how many of them each floor
# has so far
FRAME_X, FRAME_Y, FRAME_WIDTH, FRAME_DEPTH = 0.75, 0.25, 2.9, 1.9
FOOT, STOREY = -0.015, 0.52
COLUMNS_X = [FRAME_X + 0.06 + (FRAME_WIDTH - 0.12) * i / 5 for i in range(6)]
COLUMNS_Y = [FRAME_Y + 0.06 + (FRAME_DEPTH - 0.12) * j / 3 for j in range(4)]
CAST = (6, 6, 4, 3)
DECK = FOOT + 3 * STOREY

CRANE_X, CRANE_Y = 0.15, 1.72
MAST, MAST_TOP, PLATFORM = 0.085, 1.98, 1.70  # half width, height, height of its platform
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))

# The middle of the haul road, from the gate
ROUTE = (
    *((-0.62, -1.85), (-0.62, -1.3), (-0.55, -0.9), (-0.35, -0.62), (0.0, -0.45)),
    *((0.6, -0.40), (1.6, -0.40), (2.6, -0.42), (3.4, -0.42), (4.2, -0.42)),
)

# X, Y, Z, turn, material, pose; then the same without a helmet, on the pavement
CREW = (
    (-1.22, -0.95, GROUND, 0.6, 'dark', 'stand'),
    (-0.02, -1.0, GROUND, -0.9, 'dark', 'plan'),
    (0.14, -0.84, GROUND, 2.6, 'card', 'point'),
    (2.25, -0.72, GROUND, 1.2, 'dark', 'walk'),
    (FRAME_X + 0.35, FRAME_Y + 0.35, DECK, 0.8, 'dark', 'plan'),
    (FRAME_X + 0.95, FRAME_Y + 0.05, DECK, 0.3, 'card', 'stand'),
    (FRAME_X + 1.9, FRAME_Y + 0.22, FOOT + 2 * STOREY, 0.5, 'dark', 'walk'),
    (FRAME_X + 2.5, FRAME_Y + 0.25, FOOT + STOREY, -0.8, 'dark', 'point'),
    (-1.2, 0.83, 0.378, 0.3, 'dark', 'stand'),
)
PASSERS_BY = (
    (-3.4, -2.05, -0.10, 1.6, 'dark', 'walk'),
    (2.4, -2.08, -0.10, -1.5, 'dark', 'walk'),
)


def build() -> None:
    """Build the model and set up the studio."""
    surfaces = materials.standard()
    add_surfaces(surfaces)
    model = Model(surfaces, seed=31)
    draw = random.Random(14)
    street(model)
    haul_road(model)
    hoarding(model, (LEFT + 0.02, HOARDING_LINE), (-1.02, HOARDING_LINE))
    hoarding(model, (-0.22, HOARDING_LINE), (1.55, HOARDING_LINE))
    hoarding(model, (LEFT + 0.03, BACK - 0.1), (LEFT + 0.03, FRONT + 0.06))
    mesh_fence(model)
    gate(model)
    cabins(model)
    walkway(model)
    low = (FRAME_X - 0.12, FRAME_Y - 0.12, GROUND)
    high = (FRAME_X + FRAME_WIDTH + 0.12, FRAME_Y + FRAME_DEPTH + 0.12, FOOT)
    model.slab(low, high, 'grey', 0.005)
    for storey in range(4):
        columns(model, storey, draw)
        if storey < 3:
            floor_slab(model, storey)
    core_and_props(model)
    crane_base(model)
    crane_platform(model)
    mast_section(model)
    laydown(model, draw)
    rubbish_skip(model, draw)
    lorry(model, draw)
    people(model)
    model.finish()
    plant_trees(surfaces, draw)
    photograph()


def add_surfaces(surfaces: materials.Materials) -> None:
    """Road, earth, screens and the walls of cabins."""
    surfaces['road'] = materials.card('road', '#77746E', roughness=0.85, variation=0.03)
    surfaces['earth'] = materials.card('earth', '#C9B79C', roughness=0.9, variation=0.02, bump=0.3)
    surfaces['scr'] = materials.plain('scr', '#23272C', roughness=0.25)
    surfaces['cab'] = materials.card('cab', '#DAD7D0', variation=0.05)


def street(model: Model) -> None:
    """The board, the street with its line, the pavement, and the ground of the site."""
    model.slab((-5.6, -3.1, -0.50), (4.7, 3.3, -0.22), 'oak', 0.02)
    model.slab((-5.5, -3.0, -0.22), (4.6, 3.2, -0.16), 'card2', 0.006)
    model.slab((-5.5, -2.95, -0.16), (4.6, -2.32, -0.135), 'road', 0.004)
    model.slab((-5.5, -2.28, -0.16), (4.6, -1.86, -0.10), 'card', 0.005)
    for i in range(14):
        low, high = (-5.3 + i * 0.72, -2.65, -0.134), (-4.98 + i * 0.72, -2.62, -0.130)
        model.slab(low, high, 'card', 0.001)
    model.slab((LEFT, FRONT, -0.16), (RIGHT, BACK, GROUND), 'earth', 0.006)


def haul_road(model: Model) -> None:
    """A smooth curve from the gate along the frame (Catmull and Rom)."""
    middle = []
    for i in range(len(ROUTE) - 1):
        near = [min(max(j, 0), len(ROUTE) - 1) for j in (i - 1, i, i + 1, i + 2)]
        a, b, c, d = (Vector((*ROUTE[j], 0)) for j in near)
        for k in range(6):
            t = k / 6
            square, cube = 2 * a - 5 * b + 4 * c - d, -a + 3 * b - 3 * c + d
            middle.append(0.5 * ((2 * b) + (-a + c) * t + square * t * t + cube * t**3))
    left, right = [], []
    for i, point in enumerate(middle):
        along = (middle[min(i + 1, len(middle) - 1)] - middle[max(i - 1, 0)]).normalized()
        side = Vector((-along.y, along.x, 0))
        left.append(point + side * 0.27)
        right.append(point - side * 0.27)
    outline = [(p.x, p.y) for p in (*right, *reversed(left))]
    model.prism(outline, -0.052, -0.036, 'road', chamfer=0.004)


def hoarding(model: Model, start: Point, end: Point) -> None:
    """Vermilion panels, a white capping, and posts behind."""
    (xa, ya), (xb, yb) = start, end
    first, run = Vector((xa, ya, 0)), Vector((xb - xa, yb - ya, 0))
    length = run.length
    panels = max(1, round(length / 0.34))
    along = run / length
    turn = math.atan2(along.y, along.x)
    for i in range(panels):
        middle = first + along * (length * (i + 0.5) / panels)
        size = (length / panels - 0.006, 0.022, HOARDING)
        centre = (middle.x, middle.y, GROUND + HOARDING / 2)
        model.box(centre, size, 'accentcard', 0.004, turn=turn)
    cap = ((xa + xb) / 2, (ya + yb) / 2, GROUND + HOARDING + 0.010)
    model.box(cap, (length, 0.034, 0.018), 'card', 0.003, turn=turn)
    behind = Vector((-along.y, along.x, 0))
    for i in range(panels + 1):
        post = first + along * (length * i / panels) + behind * 0.03
        size = (0.024, 0.03, HOARDING * 0.98)
        model.box((post.x, post.y, GROUND + HOARDING * 0.5), size, 'bass', 0.003, turn=turn)


def mesh_fence(model: Model) -> None:
    """Brass wire on feet, which continues the hoarding and lets the site be seen."""
    y = HOARDING_LINE
    for i in range(8):
        x = 1.62 + i * 0.36
        model.rod((x, y, GROUND), (x, y, 0.24), 0.007, 'brass', 8)
        model.box((x, y, -0.035), (0.10, 0.05, 0.03), 'grey', 0.006)
        if i < 7:
            for z in (0.0, 0.23):
                model.rod((x, y, z), (x + 0.36, y, z), 0.005, 'brass', 6)
            for k in range(1, 9):
                model.rod((x + k * 0.04, y, 0), (x + k * 0.04, y, 0.23), 0.002, 'brass', 4)


def gate(model: Model) -> None:
    """Two posts, and two leaves swung into the site."""
    for x in (-1.0, -0.24):
        low, high = (x - 0.02, FRONT + 0.01, GROUND), (x + 0.02, FRONT + 0.05, 0.40)
        model.slab(low, high, 'dark', 0.004)
    for x, degrees in ((-1.0, 78), (-0.24, 102)):
        angle = math.radians(degrees)
        along, hinge = Vector((math.cos(angle), math.sin(angle), 0)), Vector((x, FRONT + 0.06, 0))
        for z in (0.0, 0.14, 0.28):
            up = Vector((0, 0, z))
            model.beam(hinge + up, hinge + along * 0.36 + up, (0.012, 0.016), 'dark', 0.002)
        for t in (0, 0.12, 0.24, 0.36):
            foot, head = Vector((0, 0, -0.02)), Vector((0, 0, 0.30))
            model.rod(hinge + along * t + foot, hinge + along * t + head, 0.006, 'dark', 6)


def cabins(model: Model) -> None:
    """Two stacks of two cabins, a third one on the left stack, and their feet."""
    for stack in range(2):
        for level in range(2):
            spot = (CABIN_X + stack * 1.02, CABIN_Y, CABIN_Z + level * 0.41)
            cabin(model, spot, ('cab', 'card2')[(stack + level) % 2])
    cabin(model, (CABIN_X, CABIN_Y, CABIN_Z + 2 * 0.41), 'cab')
    for x in (-2.1, -1.3, -1.1, -0.3):
        model.slab((x - 0.05, 0.97, GROUND), (x + 0.05, 1.33, -0.031), 'grey', 0.003)


def cabin(model: Model, spot: Point, material: str) -> None:
    """A modular unit: its frame, ribbed cladding, a window and an oak door."""
    x, y, z = spot
    right, back, top = x + CABIN_LENGTH, y + CABIN_DEPTH, z + CABIN_HEIGHT
    low, high = (x + 0.012, y + 0.012, z + 0.02), (right - 0.012, back - 0.012, top - 0.012)
    model.slab(low, high, material, 0.004)
    for post_x in (x, right - 0.03):
        for post_y in (y, back - 0.03):
            low, high = (post_x, post_y, z), (post_x + 0.03, post_y + 0.03, top)
            model.slab(low, high, 'card', 0.003)
    for bottom in (z, top - 0.03):
        for x0, y0, x1, y1 in (
            (x + 0.031, y + 0.001, right - 0.031, y + 0.026),
            (x + 0.031, back - 0.026, right - 0.031, back - 0.001),
            (x + 0.001, y + 0.031, x + 0.026, back - 0.031),
            (right - 0.026, y + 0.031, right - 0.001, back - 0.031),
        ):
            model.slab((x0, y0, bottom), (x1, y1, bottom + 0.028), 'card', 0.003)
    ribs = int(CABIN_LENGTH / 0.045)
    for i in range(ribs):
        rib = x + 0.04 + (CABIN_LENGTH - 0.08) * i / ribs
        beside_window = not 0.34 < rib - x < 0.62
        if beside_window:
            low, high = (rib, y + 0.004, z + 0.03), (rib + 0.022, y + 0.0125, top - 0.035)
            model.slab(low, high, material, 0.002)
    model.slab((x + 0.36, y + 0.002, z + 0.16), (x + 0.60, y + 0.0119, z + 0.31), 'scr', 0.002)
    low, high = (x + 0.475, y - 0.002, z + 0.155), (x + 0.485, y + 0.0118, z + 0.315)
    model.slab(low, high, 'card', 0.001)
    low, high = (x + 0.72, y - 0.003, z + 0.03), (x + 0.72 + 0.14, y + 0.0035, z + 0.33)
    model.slab(low, high, 'oak', 0.002, grain=2)


def walkway(model: Model) -> None:
    """The gallery before the upper cabins, with railings, and the stair up to it."""
    z = WALKWAY
    model.slab((-2.18, 0.72, z), (-0.14, 0.948, 0.378), 'bass', 0.003)
    for x in (-2.14, -1.5, -0.85, -0.18):
        model.rod((x, 0.74, GROUND), (x, 0.74, 0.58), 0.008, 'brass', 8)
    for rail in (0.48, 0.575):
        model.rod((-2.14, 0.74, rail), (-0.18, 0.74, rail), 0.006, 'brass', 6)
    for i in range(9):
        tread = z - 0.045 * (i + 1)
        low, high = (-0.13 + i * 0.055, 0.74, tread), (-0.08 + i * 0.055, 0.93, tread + 0.012)
        model.slab(low, high, 'bass', 0.002)
    for y in (0.735, 0.935):
        model.beam((-0.14, y, 0.36), (0.36, y, GROUND), (0.012, 0.035), 'brass', 0.002)
    model.beam((-0.14, 0.735, 0.58), (0.36, 0.735, 0.17), (0.010, 0.010), 'brass', 0.002)
    model.rod((0.36, 0.735, GROUND), (0.36, 0.735, 0.17), 0.006, 'brass', 6)


def columns(model: Model, storey: int, draw: random.Random) -> None:
    """The columns of a storey, with starter bars where nothing is cast on them yet."""
    z = FOOT + storey * STOREY
    top_storey = storey == 3
    for i in range(CAST[storey]):
        x = COLUMNS_X[i]
        for y in COLUMNS_Y:
            only_kicker = top_storey and i > 1
            if only_kicker:
                top = z + 0.02
                model.slab((x - 0.03, y - 0.03, z), (x + 0.03, y + 0.03, top), 'card', 0.003)
            else:
                top = z + 0.36 if top_storey else z + STOREY - 0.055
                low, high = (x - 0.034, y - 0.034, z), (x + 0.034, y + 0.034, top)
                model.slab(low, high, 'card2', 0.004)
            if top_storey:
                starter_bars(model, (x, y, top), draw)
            elif i >= CAST[storey + 1]:
                starter_bars(model, (x, y, z + STOREY), draw)


def starter_bars(model: Model, top: Point, draw: random.Random) -> None:
    """Four bars, a little bent."""
    x, y, z = top
    for dx in (-0.016, 0.016):
        for dy in (-0.016, 0.016):
            end = (x + dx + draw.gauss(0, 0.003), y + dy, z + 0.10)
            model.rod((x + dx, y + dy, z - 0.02), end, 0.0042, 'dark', 5)


def floor_slab(model: Model, storey: int) -> None:
    """The slab over a storey as far as it is cast, with edge protection on three sides."""
    top = FOOT + storey * STOREY + STOREY
    end = COLUMNS_X[CAST[storey] - 1] + 0.11
    front, back = FRAME_Y - 0.05, FRAME_Y + FRAME_DEPTH + 0.05
    model.slab((FRAME_X - 0.05, front, top - 0.055), (end, back, top), 'card', 0.005)
    left, right, near, far = FRAME_X - 0.04, end - 0.01, front + 0.01, back - 0.01
    for a, b in (
        ((left, near), (right, near)),
        ((right, near), (right, far)),
        ((left, near), (left, far)),
    ):
        start, finish = Vector((*a, top)), Vector((*b, top))
        posts = max(2, round((finish - start).length / 0.3))
        for i in range(posts + 1):
            foot = start + (finish - start) * i / posts
            model.rod(foot, foot + Vector((0, 0, 0.15)), 0.005, 'brass', 6)
        for height in (0.08, 0.145):
            up = Vector((0, 0, height))
            model.rod(start + up, finish + up, 0.004, 'brass', 6)


def core_and_props(model: Model) -> None:
    """The stair core with its bars, back-props, the scaffold, and a mat of bars on the deck."""
    x, y = FRAME_X, FRAME_Y
    top = 3 * STOREY + 0.30
    model.slab((x + 1.15, y + 0.75, FOOT), (x + 1.75, y + 1.35, top), 'grey', 0.005)
    for i in range(6):
        bar = x + 1.18 + i * 0.108
        for side in (y + 0.78, y + 1.32):
            start, end = (bar, side, 3 * STOREY + 0.28), (bar, side, 3 * STOREY + 0.42)
            model.rod(start, end, 0.0045, 'dark', 5)
    for i in range(9):
        prop_x, prop_y = x + 0.22 + (i % 3) * 0.42, y + 0.32 + (i // 3) * 0.5
        start, end = (prop_x, prop_y, STOREY - 0.01), (prop_x, prop_y, 2 * STOREY - 0.072)
        model.rod(start, end, 0.009, 'bass', 8)
    ends = (x + 0.02, x + 1.5)
    lift = STOREY * 0.5
    scaffold(model, *ends, y - 0.07, GROUND, 2.6 * STOREY, bay=0.30, lift=lift, depth=0.12)
    for i in range(9):
        bar, z = y + 0.18 + i * 0.06, DECK + 0.015
        model.rod((x + 0.75, bar, z), (x + 1.12, bar, z), 0.004, 'dark', 5)
    for i in range(6):
        bar, z = x + 0.78 + i * 0.065, DECK + 0.022
        model.rod((bar, y + 0.15, z), (bar, y + 0.70, z), 0.004, 'dark', 5)


def crane_base(model: Model) -> None:
    """The base with its cross and ballast, and the vermilion mast so far."""
    x, y = CRANE_X, CRANE_Y
    model.slab((x - 0.34, y - 0.34, -0.06), (x + 0.34, y + 0.34, 0.02), 'grey', 0.008)
    for s in (-1, 1):
        start, end = (x - 0.30, y + s * 0.11, 0.055), (x + 0.30, y + s * 0.11, 0.055)
        model.beam(start, end, (0.05, 0.06), 'dark', 0.005)
        start, end = (x + s * 0.11, y - 0.30, 0.10), (x + s * 0.11, y + 0.30, 0.10)
        model.beam(start, end, (0.05, 0.03), 'dark', 0.005)
        for t in (-1, 1):
            ballast_x, ballast_y = x + s * 0.22, y + t * 0.22
            low = (ballast_x - 0.07, ballast_y - 0.07, 0.085)
            model.slab(low, (ballast_x + 0.07, ballast_y + 0.07, 0.21), 'card2', 0.006)
    lattice(model, (x, y, 0.085), (x, y, MAST_TOP), 0.17, 0.17, 0.0125, 'accent')
    for z in (0.71, 1.34, MAST_TOP):
        for s, t in CORNERS:
            node_x, node_y = x + s * MAST, y + t * MAST
            low = (node_x - 0.020, node_y - 0.020, z - 0.022)
            model.slab(low, (node_x + 0.020, node_y + 0.020, z + 0.022), 'accent', 0.003)


def crane_platform(model: Model) -> None:
    """The platform at the top of the mast, with its railing."""
    x, y, z = CRANE_X, CRANE_Y, PLATFORM
    model.slab((x - 0.20, y - 0.20, z), (x + 0.20, y - 0.10, 1.715), 'bass', 0.002)
    model.slab((x - 0.20, y + 0.10, z), (x + 0.20, y + 0.20, 1.715), 'bass', 0.002)
    half = 0.195
    for s, t in CORNERS:
        post_x, post_y = x + s * half, y + t * half
        model.rod((post_x, post_y, 1.71), (post_x, post_y, 1.90), 0.006, 'brass', 6)
    for height in (1.81, 1.895):
        for t in (-1, 1):
            side = t * half
            start, end = (x - half, y + side, height), (x + half, y + side, height)
            model.rod(start, end, 0.005, 'brass', 6)
            start, end = (x + side, y - half, height), (x + side, y + half, height)
            model.rod(start, end, 0.005, 'brass', 6)


def mast_section(model: Model) -> None:
    """The next section of the mast on the hook, its rope out of the picture, and four struts."""
    hangs = shift(CRANE_X + 0.02, CRANE_Y, 2.20) @ Matrix.Rotation(0.16, 4, 'Z')
    round_section = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    feet = [hangs @ Vector((a * MAST, b * MAST, 0)) for a, b in round_section]
    height = Vector((0, 0, 0.60))
    for foot in feet:
        model.rod(foot, foot + height, 0.0125, 'accent', 8)
    for k in range(4):
        here, above = Vector((0, 0, 0.2 * k)), Vector((0, 0, 0.2 * (k + 1)))
        for i in range(4):
            a, b = feet[i], feet[(i + 1) % 4]
            if k < 3:
                low, high = (a, b) if (k + i) % 2 else (b, a)
                model.rod(low + here, high + above, 0.008, 'accent', 6)
            model.rod(a + here, b + here, 0.008, 'accent', 6)
    hook = hangs @ Vector((0, 0, 0.98))
    for foot in feet:
        model.rod(foot + height, hook, 0.0045, 'black', 5)
    model.box((hook.x, hook.y, hook.z + 0.04), (0.06, 0.05, 0.09), 'dark', 0.01)
    for side in (-0.016, 0.016):
        start, end = (hook.x + side, hook.y, hook.z + 0.08), (hook.x + side, hook.y, 6.0)
        model.rod(start, end, 0.0045, 'black', 5)
    for s, t in CORNERS:
        start = (CRANE_X + s * MAST, CRANE_Y + t * MAST, 0.62)
        end = (CRANE_X + s * 0.29, CRANE_Y + t * 0.29, 0.07)
        model.beam(start, end, (0.018, 0.018), 'accent', 0.003)


def laydown(model: Model, draw: random.Random) -> None:
    """Stacks of timber and boards, pipes, and bricks on pallets."""
    stack(model, shift(1.05, -1.12, GROUND), (5, 4), (0.62, 0.05, 0.045), 'bass', 0.06, draw)
    stack(model, shift(1.85, -1.10, GROUND), (4, 3), (0.66, 0.07, 0.05), 'oak', -0.03, draw)
    stack(model, shift(0.28, -1.18, GROUND), (3, 5), (0.40, 0.085, 0.035), 'card', 0.0, draw)
    for layer, count in enumerate((5, 4, 3)):
        for i in range(count):
            y, z = -1.36 + i * 0.085 + layer * 0.0425, -0.005 + layer * 0.073
            model.rod((2.42, y, z), (3.02, y, z), 0.04, 'grey', 16)
            model.rod((3.008, y, z), (3.024, y, z), 0.03, 'dark', 14)
    for pallet in range(3):
        left = pallet * 0.34
        for i in range(4):
            for j in range(3):
                for k in range(3 if pallet else 4):
                    x, y, z = 3.3 + left + i * 0.066, -1.30 + j * 0.085, -0.03 + k * 0.05
                    model.slab((x, y, z), (x + 0.062, y + 0.081, z + 0.047), 'foam', 0.003)
        low, high = (3.29 + left, -1.31, GROUND), (3.29 + left + 0.275, -1.04, -0.031)
        model.slab(low, high, 'oak', 0.003)


def stack(
    model: Model,
    spot: Matrix,
    count: tuple[int, int],
    piece: tuple[float, float, float],
    material: str,
    turn: float,
    draw: random.Random,
) -> None:
    """So many pieces across and up on two bearers, none quite in line."""
    here = spot @ Matrix.Rotation(turn, 4, 'Z')
    length, width, height = piece
    for side in (-0.3, 0.3):
        bearer = here @ shift(side * length, 0, 0.015)
        model.box_at(bearer, (0.035, count[0] * width + 0.02, 0.03), 'oak', 0.003)
    for k in range(count[1]):
        for i in range(count[0]):
            size = (length * draw.uniform(0.97, 1.0), width - 0.005, height - 0.004)
            x = draw.uniform(-0.008, 0.008)
            y, z = (i - (count[0] - 1) / 2) * width, 0.03 + height * (k + 0.5)
            model.box_at(here @ shift(x, y, z), size, material, 0.003)


def rubbish_skip(model: Model, draw: random.Random) -> None:
    """A dark skip with offcuts in it."""
    here = shift(-1.75, -0.75, GROUND) @ Matrix.Rotation(0.22, 4, 'Z')
    outline = ((-0.24, 0), (0.24, 0), (0.36, 0.24), (-0.36, 0.24))
    model.prism(outline, 0, 0.34, 'dark', here @ shift(0, 0.17) @ TOWARDS_CAMERA, chamfer=0.008)
    for _ in range(16):
        x, y = -1.75 + draw.uniform(-0.22, 0.22), -0.75 + draw.uniform(-0.1, 0.1)
        centre = (x, y, 0.20 + draw.uniform(0, 0.03))
        size = (draw.uniform(0.1, 0.26), 0.04, 0.03)
        material = draw.choice(['bass', 'card2', 'oak'])
        model.box(centre, size, material, 0.003, turn=draw.uniform(0, 3))


def lorry(model: Model, draw: random.Random) -> None:
    """A tipper on the haul road, loaded with earth."""
    here = shift(-0.60, -1.16, -0.036) @ rotation(84)
    for centre, size, material, chamfer in (
        ((0.03, 0, 0.085), (0.92, 0.20, 0.05), 'dark', 0.01),
        ((0.40, 0, 0.22), (0.22, 0.27, 0.25), 'card', 0.025),
        ((0.515, 0, 0.27), (0.01, 0.22, 0.10), 'scr', 0.003),
        ((-0.13, 0, 0.135), (0.74, 0.27, 0.03), 'card2', 0.01),
        ((-0.13, 0.13, 0.21), (0.74, 0.018, 0.14), 'card2', 0.004),
        ((-0.13, -0.13, 0.21), (0.74, 0.018, 0.14), 'card2', 0.004),
        ((0.235, 0, 0.23), (0.016, 0.25, 0.17), 'card2', 0.004),
        ((-0.495, 0, 0.21), (0.016, 0.25, 0.14), 'card2', 0.004),
    ):
        model.box_at(here @ shift(*centre), size, material, chamfer)
    for _ in range(22):
        clod = Vector((-0.13 + draw.uniform(-0.28, 0.28), draw.uniform(-0.08, 0.08), 0.19))
        model.ball(here @ clod, draw.uniform(0.03, 0.055), 'earth', 1)
    axle = here.to_3x3() @ Vector((0, 1, 0))
    for x in (0.36, -0.22, -0.40):
        for y in (-0.115, 0.115):
            hub = here @ Vector((x, y, 0.068))
            model.rod(hub - axle * 0.025, hub + axle * 0.025, 0.068, 'black', 18)
            model.rod(hub - axle * 0.028, hub + axle * 0.028, 0.03, 'card2', 12)


def people(model: Model) -> None:
    """The crew in helmets, passers-by, and two on the platform of the crane."""
    for x, y, z, turn, material, pose in CREW:
        person(model, (x, y, z), PERSON, turn, material, pose, hat='card')
    for x, y, z, turn, material, pose in PASSERS_BY:
        person(model, (x, y, z), PERSON, turn, material, pose)
    fitter, mate = (CRANE_X - 0.14, CRANE_Y - 0.15, 1.715), (CRANE_X + 0.12, CRANE_Y + 0.15, 1.715)
    person(model, fitter, PERSON * 0.95, -0.6, 'dark', 'point', hat='card')
    person(model, mate, PERSON * 0.95, 2.6, 'dark', 'stand', hat='card')


def plant_trees(surfaces: materials.Materials, draw: random.Random) -> None:
    """Three trees left of the site."""
    kinds = [
        trees.tree(surfaces, f'tree {seed}', leaves, seed, flakes=1300, flake=0.021)
        for seed, leaves in enumerate(('sage', 'moss'), start=3)
    ]
    for x, y, scale in ((-3.5, -0.2, 1.0), (-3.0, 1.3, 1.25), (-4.3, 1.0, 0.95)):
        place(draw.choice(kinds), (x, y, -0.16), scale=scale, turn=draw.uniform(0, 6))


def photograph() -> None:
    """The key and the fill."""
    studio.sweep('#A39D94', wall=13, floor=-0.50)
    studio.world('#C0D0E3', 0.20)
    studio.area_light((-9.2, -6.0, 6.2), (0, 0, 0.6), 1.2, 1950, '#FFE4C4')
    studio.area_light((8, -5, 4.5), (0, 0, 1.0), 6, 95, '#CFDEF0')
    studio.camera(
        (4.6, -12.2, 3.0), (-0.92, 0, 0.95), lens=55, f_number=4.5, focus=(0.6, -0.9, 0.4)
    )
