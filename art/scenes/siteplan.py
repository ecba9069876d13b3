"""A building site as it is set up: hoarding, cabins, frame, crane, haul road.

For project management and planning applications. A concrete frame goes up in the middle, and the
next section of the crane's mast comes down on a hook. Hoarding and mast are the accents.
"""

import random
from collections.abc import Iterable

from kit import studio, trees
from kit.buildings import scaffold
from kit.cranes import lattice
from kit.figures import crowd, person
from kit.geometry import TOWARDS_CAMERA, Matrix, Model, Vector, rotation, shift, spline
from kit.materials import Materials, card, plain, standard

GRADE = studio.Grade(exposure=0.62, vignette=0.22, warmth=-0.015)

LEFT, RIGHT, FRONT, BACK = -2.35, 4.3, -1.75, 2.6  # of the site
GROUND = -0.05
HOARDING_LINE, HOARDING = FRONT + 0.03, 0.315  # Y along the street, and height
PERSON = 0.27

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
    *((-0.62, FRONT), (-0.62, -1.3), (-0.55, -0.9), (-0.35, -0.62), (0.0, -0.45)),
    *((0.6, -0.40), (1.6, -0.40), (2.6, -0.42), (3.4, -0.42), (4.2, -0.42)),
)

# X, Y, Z, turn, pose, material: on the site, without a helmet on the pavement, on the crane
CREW = (
    *((-1.22, -0.95, GROUND, 0.6, 'stand', 'dark'), (-0.02, -1.0, GROUND, -0.9, 'plan', 'dark')),
    *((0.14, -0.84, GROUND, 2.6, 'point', 'card'), (2.25, -0.72, GROUND, 1.2, 'walk', 'dark')),
    (FRAME_X + 0.35, FRAME_Y + 0.35, DECK, 0.8, 'plan', 'dark'),
    (FRAME_X + 0.95, FRAME_Y + 0.05, DECK, 0.3, 'stand', 'card'),
    (FRAME_X + 1.9, FRAME_Y + 0.22, FOOT + 2 * STOREY, 0.5, 'walk', 'dark'),
    (FRAME_X + 2.5, FRAME_Y + 0.25, FOOT + STOREY, -0.8, 'point', 'dark'),
    (-1.2, 0.83, 0.378, 0.3, 'stand', 'dark'),
)
PASSERS_BY = ((-3.4, -2.05, -0.10, 1.6, 'walk', 'dark'), (2.4, -2.08, -0.10, -1.5, 'walk', 'dark'))
FITTERS = (
    (CRANE_X - 0.14, CRANE_Y - 0.15, 1.715, -0.6, 'point', 'dark'),
    (CRANE_X + 0.12, CRANE_Y + 0.15, 1.715, 2.6, 'stand', 'dark'),
)


def build() -> None:
    build_model()
    light()
    studio.camera((4.6, -12.2, 3.0), (-0.92, 0, 0.95), 55, 4.5, focus=(0.6, -0.9, 0.4))


def build_model(crew: Iterable = CREW) -> Materials:
    """Returns its materials, for what other scenes add."""
    surfaces = standard(
        card('road', '#77746E', roughness=0.85, variation=0.03),
        card('earth', '#C9B79C', roughness=0.9, variation=0.02, bump=0.3),
        plain('scr', '#23272C', roughness=0.25),
        card('cab', '#DAD7D0', variation=0.05),
    )
    model = Model(surfaces, seed=31)
    draw = random.Random(14)
    ground(model)
    hoarding(model.at(LEFT + 0.02, HOARDING_LINE), -1.04 - LEFT)
    hoarding(model.at(-0.22, HOARDING_LINE), 1.77)
    hoarding(model.on(shift(LEFT + 0.03, BACK - 0.1) @ rotation(-90)), BACK - FRONT - 0.16)
    fence_and_gate(model)
    cabins(model)
    concrete_frame(model, draw)
    crane(model)
    laydown(model, draw)
    rubbish_skip(model, draw)
    lorry(model.on(shift(-0.60, -1.16, -0.036) @ rotation(84)), draw)
    crowd(model, crew, PERSON, person, hat='card')
    crowd(model, PASSERS_BY, PERSON, person)
    crowd(model, FITTERS, PERSON * 0.95, person, hat='card')
    model.finish()
    spots = ((-3.5, -0.2, 1.0), (-3.0, 1.3, 1.25), (-4.3, 1.0, 0.95))
    trees.grove(surfaces, spots, draw, flakes=1300, flake=0.021, ground=-0.16)
    return surfaces


def light() -> None:
    studio.room('#A39D94', wall=13, floor=-0.50, light='#C0D0E3', strength=0.20)
    studio.area_light((-9.2, -6.0, 6.2), (0, 0, 0.6), 1.2, 1950, '#FFE4C4')
    studio.area_light((8, -5, 4.5), (0, 0, 1.0), 6, 95, '#CFDEF0')


def ground(model: Model) -> None:
    """The board, the street with its line, the pavement, the site, and its haul road."""
    model.base((-5.6, -3.1), (4.7, 3.3), (-0.50, -0.22, -0.16))
    model.slab((-5.5, -2.95, -0.16), (4.6, -2.32, -0.135), 'road', 0.004)
    model.slab((-5.5, -2.28, -0.16), (4.6, -1.86, -0.10), 'card', 0.005)
    for dash in model.row(14, 0.72):
        dash.slab((-5.3, -2.65, -0.134), (-4.98, -2.62, -0.130), 'card', 0.001)
    model.slab((LEFT, FRONT, -0.16), (RIGHT, BACK, GROUND), 'earth', 0.006)
    middle = [Vector((*point, 0)) for point in spline((ROUTE[0], *ROUTE, ROUTE[-1]), 6)]
    left, right = [], []
    for i, point in enumerate(middle):
        along = (middle[min(i + 1, len(middle) - 1)] - middle[max(i - 1, 0)]).normalized()
        side = Vector((-along.y, along.x, 0))
        left.append(point + side * 0.27)
        right.append(point - side * 0.27)
    outline = [(p.x, p.y) for p in (*right, *reversed(left))]
    model.prism(outline, -0.052, -0.036, 'road', chamfer=0.004)
    # Down to the pavement
    model.beam((-0.62, FRONT, -0.046), (-0.62, -2.0, -0.099), (0.54, 0.016), 'road')


def hoarding(model: Model, length: float) -> None:
    """Vermilion panels, a white capping, and posts behind."""
    model, panels = model.at(0, 0, GROUND), max(1, round(length / 0.34))
    width = length / panels
    for panel in model.row(panels, width):
        panel.slab((0.003, -0.011, 0), (width - 0.003, 0.011, HOARDING), 'accentcard', 0.004)
    model.slab((0, -0.017, HOARDING + 0.001), (length, 0.017, HOARDING + 0.019), 'card', 0.003)
    for post in model.row(panels + 1, width):
        post.slab((-0.012, 0.015, HOARDING * 0.01), (0.012, 0.045, HOARDING * 0.99), 'bass', 0.003)


def fence_and_gate(model: Model) -> None:
    """Brass wire on feet, which lets the site be seen; two leaves swung into it on two posts."""
    for i, post in enumerate(model.at(1.62, HOARDING_LINE).row(8, 0.36)):
        post.rod((0, 0, GROUND), (0, 0, 0.24), 0.007, 'brass', 8)
        post.box((0, 0, -0.035), (0.10, 0.05, 0.03), 'grey', 0.006)
        if i < 7:
            for z in (0.0, 0.23):
                post.rod((0, 0, z), (0.36, 0, z), 0.005, 'brass', 6)
            for k in range(1, 9):
                post.rod((k * 0.04, 0, 0), (k * 0.04, 0, 0.23), 0.002, 'brass', 4)
    for x in (-1.0, -0.24):
        model.slab((x - 0.02, FRONT + 0.01, GROUND), (x + 0.02, FRONT + 0.05, 0.40), 'dark', 0.004)
    for x, degrees in ((-1.0, 78), (-0.24, 102)):
        leaf = model.on(shift(x, FRONT + 0.06) @ rotation(degrees))
        for z in (0, 0.14, 0.28):
            leaf.beam((0, 0, z), (0.36, 0, z), (0.012, 0.016), 'dark', 0.002)
        for t in (0, 0.12, 0.24, 0.36):
            leaf.rod((t, 0, -0.02), (t, 0, 0.30), 0.006, 'dark', 6)


def cabins(model: Model) -> None:
    """Two stacks of cabins on feet, and the gallery before the upper ones with its stair."""
    for stack in range(2):
        for level in range(2):
            spot = model.at(-2.18 + stack * 1.02, 0.95, -0.03 + level * 0.41)
            cabin(spot, ('cab', 'card2')[(stack + level) % 2])
    cabin(model.at(-2.18, 0.95, -0.03 + 2 * 0.41), 'cab')
    for x in (-2.1, -1.3, -1.1, -0.3):
        model.slab((x - 0.05, 0.97, GROUND), (x + 0.05, 1.33, -0.031), 'grey', 0.003)
    model.slab((-2.18, 0.72, 0.362), (-0.14, 0.948, 0.378), 'bass', 0.003)
    for x in (-2.14, -1.5, -0.85, -0.18):
        model.rod((x, 0.74, GROUND), (x, 0.74, 0.58), 0.008, 'brass', 8)
    for z in (0.48, 0.575):
        model.rod((-2.14, 0.74, z), (-0.18, 0.74, z), 0.006, 'brass', 6)
    for tread in model.at(-0.13, 0, 0.362 - 0.045).row(9, 0.055, 0, -0.045):
        tread.slab((0, 0.74, 0), (0.05, 0.93, 0.012), 'bass', 0.002)
    for y in (0.735, 0.935):
        model.beam((-0.14, y, 0.36), (0.36, y, GROUND), (0.012, 0.035), 'brass', 0.002)
    model.beam((-0.14, 0.735, 0.58), (0.36, 0.735, 0.17), (0.010, 0.010), 'brass', 0.002)
    model.rod((0.36, 0.735, GROUND), (0.36, 0.735, 0.17), 0.006, 'brass', 6)


def cabin(model: Model, material: str) -> None:
    """A modular unit: its frame, ribbed cladding, a window and an oak door."""
    length, depth, top = 1.0, 0.42, 0.40
    model.slab((0.012, 0.012, 0.02), (length - 0.012, depth - 0.012, top - 0.012), material, 0.004)
    model.legs((0, 0, 0), (length, depth, top), 0.03, 'card', 0.003)
    for z in (0, top - 0.03):
        for x0, y0, x1, y1 in (
            *((0.031, 0.001, 0.969, 0.026), (0.031, 0.394, 0.969, 0.419)),
            *((0.001, 0.031, 0.026, 0.389), (0.974, 0.031, 0.999, 0.389)),
        ):
            model.slab((x0, y0, z), (x1, y1, z + 0.028), 'card', 0.003)
    for x in (0.04 + 0.92 * i / 22 for i in range(22)):
        if not 0.34 < x < 0.62:  # beside the window
            model.slab((x, 0.004, 0.03), (x + 0.022, 0.0125, top - 0.035), material, 0.002)
    model.slab((0.36, 0.002, 0.16), (0.60, 0.0119, 0.31), 'scr', 0.002)
    model.slab((0.475, -0.002, 0.155), (0.485, 0.0118, 0.315), 'card', 0.001)
    model.slab((0.72, -0.003, 0.03), (0.86, 0.0035, 0.33), 'oak', 0.002, grain=2)


def concrete_frame(model: Model, draw: random.Random) -> None:
    """The base, columns and floors as far as they are cast; core, props, scaffold, bars."""
    low = (FRAME_X - 0.12, FRAME_Y - 0.12, GROUND)
    high = (FRAME_X + FRAME_WIDTH + 0.12, FRAME_Y + FRAME_DEPTH + 0.12, FOOT)
    model.slab(low, high, 'grey', 0.005)
    for storey in range(4):
        columns(model, storey, draw)
        if storey < 3:
            floor_slab(model, storey)
    here = model.at(FRAME_X, FRAME_Y)
    here.slab((1.15, 0.75, FOOT), (1.75, 1.35, 3 * STOREY + 0.30), 'grey', 0.005)
    for bar in here.at(1.18, 0.78, 3 * STOREY).grid(6, 2, 0.108, 0.54):
        bar.rod((0, 0, 0.28), (0, 0, 0.42), 0.0045, 'dark', 5)
    for prop in here.each((x, y, STOREY) for y in (0.32, 0.82, 1.32) for x in (0.22, 0.64, 1.06)):
        prop.rod((0, 0, -0.01), (0, 0, STOREY - 0.072), 0.009, 'bass', 8)
    ends, lift = (FRAME_X + 0.02, FRAME_X + 1.5), STOREY * 0.5
    scaffold(model, *ends, FRAME_Y - 0.07, GROUND, 2.6 * STOREY, bay=0.30, lift=lift, depth=0.12)
    for bar in here.at(0, 0.18, DECK + 0.015).row(9, 0, 0.06):
        bar.rod((0.75, 0, 0), (1.12, 0, 0), 0.004, 'dark', 5)
    for bar in here.at(0.78, 0, DECK + 0.022).row(6, 0.065):
        bar.rod((0, 0.15, 0), (0, 0.70, 0), 0.004, 'dark', 5)


def columns(model: Model, storey: int, draw: random.Random) -> None:
    """The columns of a storey, with starter bars where nothing is cast on them yet."""
    z, top_storey = FOOT + storey * STOREY, storey == 3
    for i in range(CAST[storey]):
        for column in model.each((COLUMNS_X[i], y, z) for y in COLUMNS_Y):
            if top_storey and i > 1:  # only a kicker
                top = 0.02
                column.slab((-0.03, -0.03, 0), (0.03, 0.03, top), 'card', 0.003)
            else:
                top = 0.36 if top_storey else STOREY - 0.055
                column.slab((-0.034, -0.034, 0), (0.034, 0.034, top), 'card2', 0.004)
            if top_storey or i >= CAST[storey + 1]:
                bars = column.at(0, 0, top if top_storey else STOREY)
                for x, y in ((s * 0.016, t * 0.016) for s, t in CORNERS):
                    end = (x + draw.gauss(0, 0.003), y, 0.10)  # a little bent
                    bars.rod((x, y, -0.02), end, 0.0042, 'dark', 5)


def floor_slab(model: Model, storey: int) -> None:
    """The slab over a storey as far as it is cast, with edge protection on three sides."""
    top = FOOT + storey * STOREY + STOREY
    end = COLUMNS_X[CAST[storey] - 1] + 0.11
    front, back = FRAME_Y - 0.05, FRAME_Y + FRAME_DEPTH + 0.05
    model.slab((FRAME_X - 0.05, front, top - 0.055), (end, back, top), 'card', 0.005)
    left, right, near, far = FRAME_X - 0.04, end - 0.01, front + 0.01, back - 0.01
    for a, b in (
        *(((left, near), (right, near)), ((right, near), (right, far))),
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


def crane(model: Model) -> None:
    """Base and ballast, the vermilion mast with its platform, and its next section on the hook."""
    here = model.at(CRANE_X, CRANE_Y)
    here.slab((-0.34, -0.34, -0.06), (0.34, 0.34, 0.02), 'grey', 0.008)
    for s in (-1, 1):
        here.beam((-0.30, s * 0.11, 0.055), (0.30, s * 0.11, 0.055), (0.05, 0.06), 'dark', 0.005)
        here.beam((s * 0.11, -0.30, 0.10), (s * 0.11, 0.30, 0.10), (0.05, 0.03), 'dark', 0.005)
        for t in (-1, 1):
            ballast = here.at(s * 0.22, t * 0.22)
            ballast.slab((-0.07, -0.07, 0.085), (0.07, 0.07, 0.21), 'card2', 0.006)
    foot, top = (CRANE_X, CRANE_Y, 0.085), (CRANE_X, CRANE_Y, MAST_TOP)
    lattice(model, foot, top, 0.17, 0.17, 0.0125, 'accent')
    nodes = ((s * MAST, t * MAST, z) for z in (0.71, 1.34, MAST_TOP) for s, t in CORNERS)
    for node in here.each(nodes):
        node.slab((-0.020, -0.020, -0.022), (0.020, 0.020, 0.022), 'accent', 0.003)
    here.slab((-0.20, -0.20, PLATFORM), (0.20, -0.10, 1.715), 'bass', 0.002)
    here.slab((-0.20, 0.10, PLATFORM), (0.20, 0.20, 1.715), 'bass', 0.002)
    half = 0.195
    for s, t in CORNERS:
        here.rod((s * half, t * half, 1.71), (s * half, t * half, 1.90), 0.006, 'brass', 6)
    for z in (1.81, 1.895):
        for side in (-half, half):
            here.rod((-half, side, z), (half, side, z), 0.005, 'brass', 6)
            here.rod((side, -half, z), (side, half, z), 0.005, 'brass', 6)

    hook = model.at(CRANE_X + 0.02, CRANE_Y, 3.18)
    section = hook.on(shift(0, 0, -0.98) @ Matrix.Rotation(0.16, 4, 'Z'))
    feet = ((-MAST, -MAST), (MAST, -MAST), (MAST, MAST), (-MAST, MAST))
    for foot in feet:
        section.rod((*foot, 0), (*foot, 0.60), 0.0125, 'accent', 8)
    for k, level in enumerate(section.row(4, z=0.2)):
        for i in range(4):
            a, b = feet[i], feet[(i + 1) % 4]
            if k < 3:
                low, high = (a, b) if (k + i) % 2 else (b, a)
                level.rod((*low, 0), (*high, 0.2), 0.008, 'accent', 6)
            level.rod((*a, 0), (*b, 0), 0.008, 'accent', 6)
    for foot in feet:
        section.rod((*foot, 0.60), (0, 0, 0.98), 0.0045, 'black', 5)
    hook.box((0, 0, 0.04), (0.06, 0.05, 0.09), 'dark', 0.01)
    for x in (-0.016, 0.016):  # the rope, out of the picture
        hook.rod((x, 0, 0.08), (x, 0, 2.82), 0.0045, 'black', 5)
    for s, t in CORNERS:
        start, end = (s * MAST, t * MAST, 0.62), (s * 0.29, t * 0.29, 0.07)
        here.beam(start, end, (0.018, 0.018), 'accent', 0.003)


def laydown(model: Model, draw: random.Random) -> None:
    """Stacks of timber and boards, pipes, and bricks on pallets."""
    # Place, pieces across and up, size of a piece, material, turn
    for x, y, across, up, (length, width, height), material, turn in (
        (1.05, -1.12, 5, 4, (0.62, 0.05, 0.045), 'bass', 0.06),
        (1.85, -1.10, 4, 3, (0.66, 0.07, 0.05), 'oak', -0.03),
        (0.28, -1.18, 3, 5, (0.40, 0.085, 0.035), 'card', 0.0),
    ):
        here = model.on(shift(x, y, GROUND) @ Matrix.Rotation(turn, 4, 'Z'))
        for side in (-0.3, 0.3):
            size = (0.035, across * width + 0.02, 0.03)
            here.box((side * length, 0, 0.015), size, 'oak', 0.003)
        for k in range(up):
            for i in range(across):  # none quite in line
                size = (length * draw.uniform(0.97, 1.0), width - 0.005, height - 0.004)
                x, z = draw.uniform(-0.008, 0.008), 0.03 + height * (k + 0.5)
                here.box((x, (i - (across - 1) / 2) * width, z), size, material, 0.003)
    for layer, count in enumerate((5, 4, 3)):
        pipes = model.at(0, -1.36 + layer * 0.0425, -0.005 + layer * 0.073)
        for pipe in pipes.row(count, y=0.085):
            pipe.rod((2.42, 0, 0), (3.02, 0, 0), 0.04, 'grey', 16)
            pipe.rod((3.008, 0, 0), (3.024, 0, 0), 0.03, 'dark', 14)
    for number, pallet in enumerate(model.row(3, 0.34)):
        for column in pallet.at(3.3, -1.30, -0.03).grid(4, 3, 0.066, 0.085):
            for brick in column.row(3 if number else 4, z=0.05):
                brick.slab((0, 0, 0), (0.062, 0.081, 0.047), 'foam', 0.003)
        pallet.slab((3.29, -1.31, GROUND), (3.565, -1.04, -0.031), 'oak', 0.003)


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
    model.box((0.03, 0, 0.085), (0.92, 0.20, 0.05), 'dark', 0.01)
    model.box((0.40, 0, 0.22), (0.22, 0.27, 0.25), 'card', 0.025)
    model.box((0.515, 0, 0.27), (0.01, 0.22, 0.10), 'scr', 0.003)
    model.box((-0.13, 0, 0.135), (0.74, 0.27, 0.03), 'card2', 0.01)
    for y in (0.13, -0.13):
        model.box((-0.13, y, 0.21), (0.74, 0.018, 0.14), 'card2', 0.004)
    model.box((0.235, 0, 0.23), (0.016, 0.25, 0.17), 'card2', 0.004)
    model.box((-0.495, 0, 0.21), (0.016, 0.25, 0.14), 'card2', 0.004)
    for _ in range(22):
        clod = (-0.13 + draw.uniform(-0.28, 0.28), draw.uniform(-0.08, 0.08), 0.19)
        model.ball(clod, draw.uniform(0.03, 0.055), 'earth', 1)
    for hub in model.each((x, y, 0.068) for x in (0.36, -0.22, -0.40) for y in (-0.115, 0.115)):
        hub.rod((0, -0.025, 0), (0, 0.025, 0), 0.068, 'black', 18)
        hub.rod((0, -0.028, 0), (0, 0.028, 0), 0.03, 'card2', 12)
