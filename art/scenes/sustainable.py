"""A timber house cut across: insulation all round, one airtight line.

For sustainable design. The vermilion line is the airtight layer, and it runs round the section
without a break: floor, walls and roof, taped to the window. Layers are offsets from the inner face.
"""

import math

from kit import studio, trees
from kit.figures import crowd
from kit.geometry import TOWARDS_CAMERA, Model, Vector
from kit.materials import card, plain, standard, wood

GRADE = studio.Grade(exposure=0.7, vignette=0.26, warmth=-0.02)

CUT, BACK = -1.25, 1.35  # Y of the cut, and of the inner face of the back wall
LEFT, RIGHT, EAVES, RIDGE = -1.75, 1.75, 1.42, 2.62
# The inner face of the section in X and Z, counter-clockwise; sides are numbered from the corner
# that they start at
INNER_FACE = ((LEFT, 0), (RIGHT, 0), (RIGHT, EAVES), (0, RIDGE), (LEFT, EAVES))
FLOOR, RIGHT_WALL, RIGHT_ROOF, LEFT_ROOF, LEFT_WALL = range(5)
ABOVE_FLOOR = (RIGHT_WALL, RIGHT_ROOF, LEFT_ROOF, LEFT_WALL)
# Outer faces of the layers, from the inner face; cladding stands outside the last
LINING, AIRTIGHT, INSULATION, SHEATHING = 0.05, 0.080, 0.36, 0.385
SILL, HEAD = 0.42, 1.22  # of the south window, in the left wall
FRAME = LEFT - 0.20  # X of the window, in line with the insulation
BATT = 0.60
FLOORBOARD = 0.031
GALLERY = 1.426
LAWN = -0.12
TREES = ((-3.35, 0.35, 2.0, 0), (-4.5, 1.6, 1.5, 1), (2.75, 2.1, 1.9, 0), (2.95, 0.2, 0.8, 1))

Outline = list[Vector]


def build() -> None:
    surfaces = standard(
        wood('clad', ('#D9B585', '#BC8C57', '#82572F'), scale=1.3, roughness=0.5),
        card('wool', '#C9BC9B', roughness=0.95, bump=0.5, variation=0.05),
        card('wool2', '#B9AB88', roughness=0.95, bump=0.5, variation=0.05),
        card('earth', '#A79B86', roughness=0.95, bump=0.2, variation=0.02),
        card('lawn', '#A9AD8C', roughness=0.95, bump=0.1, variation=0.0),
        plain('ink', '#6E6350', roughness=0.8),
        plain('pane', '#8C9AA0', roughness=0.15, specular=0.7),
    )
    model = Model(surfaces, seed=37)
    layer(model, (0, LINING), ABOVE_FLOOR, (CUT, BACK), 'card')
    # The airtight layer stands 14 mm before the cut, so that it reads as one line.
    airtight = (LINING + 0.001, AIRTIGHT)
    layer(model, airtight, range(5), (CUT - 0.014, BACK + AIRTIGHT), 'accent')
    layer(model, (0, LINING), (FLOOR,), (CUT, BACK), 'card2')
    insulation(model)
    sheathing = (INSULATION + 0.001, SHEATHING)
    layer(model, sheathing, ABOVE_FLOOR, (CUT - 0.004, BACK + SHEATHING), 'bass')
    envelope(model)
    openings(model)
    interior(model)
    ground(model)
    model.finish()
    trees.grove(surfaces, TREES, 1, flakes=1500, flake=0.021, ground=LAWN)

    studio.room('#8E8882', wall=13, floor=-1.02, light='#BFCFE2', strength=0.2)
    studio.point_light((0.2, 0.1, 1.15), 5, '#FFC488', 0.06)
    studio.point_light((0.7, 0.3, 2.1), 2.5, '#FFC488', 0.06)
    studio.split_light((-9, -7.0, 7.2), (0, 0, 0.7), 1.4, 1250, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 115, '#CFDEF0')
    studio.only_lamps_light()
    studio.camera((3.3, -13.6, 3.6), (-1.05, 0, 0.95), 57, 4.5, focus=(0, -1.25, 1.0))


def envelope(model: Model) -> None:
    """What is seen of the cut besides its layers: timbers end on, cladding, and the roof."""
    # Timbers between batts, end on: one in the right wall, three in each slope
    inner, outer = offset(AIRTIGHT + 0.002), offset(INSULATION)
    slope = (0.2, 0.5, 0.8)
    for i, shares in ((RIGHT_WALL, (0.5,)), (RIGHT_ROOF, slope), (LEFT_ROOF, slope)):
        half = (inner[i + 1] - inner[i]).normalized() * 0.022
        for t in shares:
            a, b = inner[i].lerp(inner[i + 1], t), outer[i].lerp(outer[i + 1], t)
            outline = [a - half, b - half, b + half, a + half]
            piece(model, outline, (CUT - 0.006, CUT + 0.05), 'bass', 0.003)
    # Eleven boards on each wall, end on at the cut, fewer where the window is
    near, far = offset(SHEATHING + 0.002), offset(SHEATHING + 0.040)
    bottom, top, boards = -0.08, near[2].y - 0.10, 11
    for side, x0, x1 in ((RIGHT_WALL, near[1].x, far[1].x), (LEFT_WALL, far[0].x, near[0].x)):
        for k in range(boards):
            z0 = bottom + (top - bottom) * k / boards + 0.004
            z1 = bottom + (top - bottom) * (k + 1) / boards - 0.004
            at_window = side == LEFT_WALL and z1 > SILL - 0.02 and z0 < HEAD + 0.02
            if not at_window:
                low, high = (x0, CUT - 0.012, z0), (x1, BACK + SHEATHING, z1)
                model.slab(low, high, 'clad', 0.004, grain=1)
    # Both slopes in card with standing seams, and the ridge
    corners = offset(SHEATHING + 0.002)
    ridge, end = corners[3], BACK + SHEATHING + 0.06
    for eaves, side in ((corners[2], 1), (corners[4], -1)):
        edge = eaves + (eaves - ridge).normalized() * 0.22
        out = Vector((side * (ridge.y - corners[2].y), abs(corners[2].x))).normalized()
        outline = [edge, edge + out * 0.035, ridge + Vector((0, 0.045)), ridge]
        piece(model, outline[::side], (CUT - 0.05, end), 'card')
        for k in range(9):
            y = CUT - 0.03 + k * (end - CUT) / 8
            start = (edge.x + out.x * 0.045, y, edge.y + out.y * 0.045)
            model.beam(start, (ridge.x, y, ridge.y + 0.055), (0.016, 0.022), 'card', 0.003)
    low, high = (-0.05, CUT - 0.06, ridge.y + 0.03), (0.05, end + 0.01, ridge.y + 0.085)
    model.slab(low, high, 'card', 0.008)


def ground(model: Model) -> None:
    """The board, the cut earth, gravel under and beside the house, and the lawn."""
    model.slab((-5.4, -3.0, -1.02), (5.2, 3.0, -0.78), 'oak', 0.02)
    house, outside = offset(INSULATION), offset(SHEATHING)
    bed = house[0].y
    gravel = bed - 0.109
    model.slab((-5.25, CUT, -0.78), (5.05, 2.86, bed - 0.11), 'earth', 0.004)
    model.slab((-5.25, -2.86, -0.78), (5.05, CUT - 0.001, -0.70), 'card2', 0.006)
    low = (house[0].x - 0.02, CUT - 0.003, gravel)
    model.slab(low, (house[1].x + 0.02, BACK + 0.5, bed - 0.002), 'grey', 0.004)
    for x0, x1 in ((-5.25, outside[0].x - 0.16), (outside[1].x + 0.16, 5.05)):
        model.slab((x0, CUT, gravel), (x1, 2.86, -0.16), 'earth', 0.004)
        model.slab((x0, CUT, -0.159), (x1, 2.86, LAWN), 'lawn', 0.006)
    for x0, x1 in (
        (outside[0].x - 0.159, house[0].x - 0.021),
        (house[1].x + 0.021, outside[1].x + 0.159),
    ):
        model.slab((x0, CUT, gravel), (x1, 2.86, -0.13), 'grey', 0.004)


def offset(distance: float) -> Outline:
    """The corners of the section so far outside its inner face."""
    corners = []
    count = len(INNER_FACE)
    for i in range(count):
        before, corner, after = (Vector(INNER_FACE[(i + k) % count]) for k in (-1, 0, 1))
        into, out = (corner - before).normalized(), (after - corner).normalized()
        a, b = Vector((into.y, -into.x)), Vector((out.y, -out.x))
        corners.append(corner + (a + b) * (distance / (1 + a.dot(b))))
    return corners


def piece(
    model: Model, outline: Outline, y: tuple[float, float], material: str, chamfer: float = 0.004
) -> None:
    """An outline in X and Z, from and to Y."""
    corners = [tuple(corner) for corner in outline]
    model.prism(corners, -y[1], -y[0], material, TOWARDS_CAMERA, chamfer)


def layer(
    model: Model,
    depth: tuple[float, float],
    sides: tuple[int, ...] | range,
    y: tuple[float, float],
    material: str,
) -> None:
    """The strip between two offsets, one piece a side, with a gap for the window."""
    inner, outer = offset(depth[0]), offset(depth[1])
    for i in sides:
        j = (i + 1) % len(INNER_FACE)
        if i == LEFT_WALL:
            x_in, x_out = inner[i].x, outer[i].x
            below = [outer[j], (x_out, SILL), (x_in, SILL), inner[j]]
            above = [inner[i], outer[i], (x_out, HEAD), (x_in, HEAD)]
            piece(model, below, y, material, 0.003)
            piece(model, above, y, material, 0.003)
        else:
            piece(model, [inner[i], outer[i], outer[j], inner[j]], y, material, 0.003)


def insulation(model: Model) -> None:
    """Batts along each side, so that the cut shows their joints, and the sign drawn on them."""
    inner, outer = offset(AIRTIGHT + 0.002), offset(INSULATION)
    for i in range(len(INNER_FACE)):
        j = (i + 1) % len(INNER_FACE)
        a, b, c, d = inner[i], inner[j], outer[i], outer[j]
        batts = max(3, round((b - a).length / BATT))
        for k in range(batts):
            t, u = k / batts, (k + 1) / batts
            batt = [a.lerp(b, t), c.lerp(d, t), c.lerp(d, u), a.lerp(b, u)]
            if i == LEFT_WALL:
                batt = beside_window(batt)
            if batt:
                material = 'wool' if k % 2 else 'wool2'
                piece(model, batt, (CUT + 0.006, BACK + INSULATION), material)
        if i != LEFT_WALL:
            ends = (a.lerp(b, 0.02), a.lerp(b, 0.98), c.lerp(d, 0.02), c.lerp(d, 0.98))
            insulation_sign(model, *ends)
        else:
            for top, bottom in ((a.y - 0.02, HEAD + 0.03), (SILL - 0.03, b.y + 0.02)):
                ends = [Vector((x, z)) for x in (a.x, c.x) for z in (top, bottom)]
                insulation_sign(model, *ends)


def beside_window(batt: Outline) -> Outline:
    """What the window leaves of a batt in the left wall; nothing if it takes all."""
    top, bottom = max(batt[0].y, batt[1].y), min(batt[2].y, batt[3].y)
    if top <= HEAD + 0.02 and bottom >= SILL - 0.02:
        return []
    if top > HEAD and bottom > SILL + 0.2:
        batt = [Vector((corner.x, max(corner.y, HEAD))) for corner in batt]
    elif bottom < SILL:
        batt = [Vector((corner.x, min(corner.y, SILL))) for corner in batt]
    is_flat = abs(batt[0].y - batt[3].y) < 0.04 and abs(batt[1].y - batt[2].y) < 0.04
    return [] if is_flat else batt


def insulation_sign(
    model: Model, start: Vector, end: Vector, outer_start: Vector, outer_end: Vector
) -> None:
    """The draughtsman's sign for insulation: a line folded back and forth across it."""
    folds = max(2, round((end - start).length / 0.085))
    path = []
    for k in range(folds * 8 + 1):
        t = k / (folds * 8)
        wave = math.tanh(2.6 * math.sin(math.pi * folds * t)) / math.tanh(2.6)
        point = start.lerp(end, t).lerp(outer_start.lerp(outer_end, t), 0.5 + 0.43 * wave)
        path.append((point.x, CUT + 0.004, point.y))
    model.ribbon(path, (0.009, 0.008), 'ink', up=Vector((0, 1, 0)))


def openings(model: Model) -> None:
    """The back wall with one small window; the south window with its linings; louvres over it.

    The south window has triple glass in an oak frame, to which the airtight layer is taped.
    """
    model.slab((LEFT, BACK, 0), (RIGHT, BACK + 0.05, EAVES), 'card', 0.002)
    gable = [(LEFT, EAVES), (RIGHT, EAVES), (0, RIDGE)]
    piece(model, gable, (BACK, BACK + 0.05), 'card', 0.001)
    back = model.at(0, BACK)
    back.slab((0.55, -0.03, 0.50), (1.25, 0, 1.05), 'clad', 0.004)
    back.slab((0.60, -0.036, 0.55), (1.20, -0.031, 1.00), 'pane', 0.001)
    back.slab((0.885, -0.045, 0.55), (0.915, -0.037, 1.00), 'clad', 0.002, grain=2)
    frame = model.at(FRAME, 0)
    for z0, z1 in ((SILL + 0.001, SILL + 0.055), (HEAD - 0.055, HEAD - 0.001)):
        frame.slab((-0.06, CUT - 0.008, z0), (0.06, BACK, z1), 'clad', 0.004, grain=1)
    for y in (CUT + 0.62, CUT + 1.28, CUT + 1.94):
        low, high = (-0.05, y - 0.028, SILL + 0.056), (0.05, y + 0.028, HEAD - 0.056)
        frame.slab(low, high, 'clad', 0.004, grain=2)
    for x in (-0.03, 0, 0.03):
        low, high = (x - 0.004, CUT, SILL + 0.05), (x + 0.004, BACK - 0.01, HEAD - 0.05)
        frame.slab(low, high, 'acrylic', 0.001)
    for z0, z1 in ((SILL - 0.0005, SILL + 0.022), (HEAD - 0.022, HEAD + 0.0005)):
        model.slab((FRAME + 0.061, CUT - 0.014, z0), (LEFT - LINING, BACK, z1), 'accent', 0.003)
    for z0, z1 in ((SILL + 0.0225, SILL + 0.045), (HEAD - 0.045, HEAD - 0.0225)):
        model.slab((FRAME + 0.061, CUT, z0), (LEFT + 0.03, BACK, z1), 'clad', 0.004, grain=1)
    low = (LEFT - SHEATHING - 0.09, CUT - 0.02, SILL - 0.03)
    model.slab(low, (FRAME - 0.061, BACK, SILL + 0.02), 'card', 0.005)
    outside = model.at(LEFT - SHEATHING, 0, HEAD)
    for louvre in outside.at(-0.07, 0, 0.10).row(6, -0.085):
        start, end = (0, CUT - 0.03, 0), (0, BACK + 0.2, 0)
        louvre.beam(start, end, (0.014, 0.085), 'clad', 0.003, roll=math.radians(28))
    for y in (CUT + 0.05, (CUT + BACK) / 2, BACK):
        outside.slab((-0.62, y - 0.02, 0.14), (0.002, y + 0.02, 0.175), 'clad', 0.004)


def interior(model: Model) -> None:
    """Floorboards, the gallery with its balustrade, a stair, furniture and inhabitants."""
    width, floor = (BACK - CUT) / 14, FLOORBOARD
    for board in model.at(0, CUT).row(14, 0, width):
        low, high = (LEFT + 0.002, 0.002, 0.001), (RIGHT - 0.002, width - 0.002, 0.03)
        board.slab(low, high, 'clad', 0.002, grain=0)
    model.slab((0.12, CUT + 0.85, 1.34), (1.74, BACK - 0.002, 1.40), 'card', 0.004)
    model.slab((0.10, CUT + 0.84, 1.401), (1.742, BACK - 0.002, 1.425), 'clad', 0.003)
    model.slab((0.10, CUT + 0.84, 1.24), (0.16, BACK - 0.002, 1.339), 'bass', 0.004)
    for bar in model.at(0.13, CUT + 0.88).row(9, 0, 0.21):
        bar.rod((0, 0, 1.425), (0, 0, 1.72), 0.008, 'dark', 8)
    model.slab((0.115, CUT + 0.85, 1.72), (0.145, BACK - 0.01, 1.745), 'clad', 0.004)
    for tread in model.at(-0.42, BACK, 0.03).row(8, 0.075, 0, 0.163):
        tread.slab((0, -0.50, 0.13), (0.12, -0.06, 0.16), 'clad', 0.003, grain=1)
    model.beam((-0.46, BACK - 0.52, 0.10), (0.16, BACK - 0.52, 1.42), (0.03, 0.12), 'clad', 0.004)
    model.slab((-1.70, CUT + 0.3, floor), (-1.42, BACK - 0.3, 0.30), 'clad', 0.005)
    model.slab((-1.69, CUT + 0.32, 0.301), (-1.43, BACK - 0.32, 0.35), 'grey', 0.02)
    model.slab((-0.95, -0.45, 0.36), (-0.05, 0.05, 0.39), 'oak', 0.006)
    model.legs((-0.92, -0.42, floor), (-0.08, 0.02, 0.36), 0.04, 'oak', 0.003)
    for x, y in ((-0.72, -0.62), (-0.32, -0.62), (-0.72, 0.20), (-0.32, 0.20)):
        chair, back = model.at(x, y), 0.06 if y > 0 else -0.07
        chair.slab((-0.07, -0.07, 0.20), (0.07, 0.07, 0.22), 'dark', 0.003)
        chair.slab((-0.07, back, 0.22), (0.07, back + 0.01, 0.42), 'dark', 0.003)
        chair.legs((-0.07, -0.07, floor), (0.07, 0.07, 0.20), 0.014, 'dark', 0.001)
    model.slab((0.75, BACK - 0.34, floor), (1.72, BACK - 0.03, 0.42), 'clad', 0.004)
    model.slab((0.73, BACK - 0.36, 0.421), (1.73, BACK - 0.03, 0.45), 'card', 0.004)
    model.slab((0.9, CUT + 1.0, GALLERY), (1.62, CUT + 1.9, 1.52), 'bass', 0.006)
    model.slab((0.92, CUT + 1.02, 1.521), (1.60, CUT + 1.88, 1.60), 'card2', 0.025)
    people = (
        *((0.55, -0.35, floor, 0.3, 'stand', 'dark'), (-1.15, 0.45, floor, -0.3, 'walk', 'dark')),
        (0.45, 0.55, GALLERY, 0.2, 'stand', 'card2'),
    )
    crowd(model, people, 0.46)
