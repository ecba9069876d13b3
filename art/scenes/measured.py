"""Building materials in stacks by size, and a brass calliper on one brick.

For quantity surveying: everything is counted and measured. The vermilion tag on the bricks is the
one accent. From left to right slates, bricks, blocks, timber and insulation boards, each larger.
"""

import random

from kit import studio
from kit.geometry import Matrix, Model, Point, Vector, rotation, shift
from kit.materials import card, plain, standard, wood

GRADE = studio.Grade(exposure=0.9, vignette=0.24, warmth=-0.02)

PALLET_TOP = 0.077
# Width and height of timber, from the lowest layer up
SECTIONS = (
    *((0.27, 0.20), (0.20, 0.17), (0.155, 0.14)),
    *((0.125, 0.115), (0.10, 0.09), (0.08, 0.07)),
)
BAR_ROWS = (8, 7, 6, 5)  # steel bars in each layer, from the lowest up
WIRE = (  # Y and Z of a wire tied round the bars
    *((-1.03, 0.01), (-1.035, 0.06), (-0.885, 0.235)),
    *((-0.675, 0.235), (-0.525, 0.06), (-0.53, 0.01)),
)

# The calliper: X of its sliding jaw, and the outlines of both jaws
JAW = -0.543 + 0.47
FIXED_JAW = ((-0.70, 0.43), (-0.70, 0.22), (-0.60, -0.34), (-0.545, -0.36), (-0.545, 0.43))
FIXED_TIP = ((-0.70, 0.431), (-0.55, 0.431), (-0.55, 0.50), (-0.585, 0.66), (-0.60, 0.66))
SLIDING_JAW = (
    *((JAW, 0.26), (JAW, -0.36), (JAW + 0.055, -0.34)),
    *((JAW + 0.155, 0.20), (JAW + 0.155, 0.26)),
)


def build() -> None:
    build_model()
    light()
    studio.camera((3.0, -10.8, 4.2), (-0.22, -0.38, 0.46), 56, 4.5, focus=(0.2, -0.6, 0.4))


def build_model() -> None:
    """The model alone: other scenes photograph it too."""
    surfaces = standard(
        card('brick', '#CFB18D', variation=0.10, bump=0.25),
        card('block', '#A9A8A4', variation=0.06, bump=0.5),
        card('ins', '#E7DFC4', variation=0.03, bump=0.2),
        plain('foil', '#C9CBCB', roughness=0.35, metal=0.8),
        card('tilec', '#6F7276', variation=0.10),
        wood('oakL', ('#E2C295', '#CBA06C', '#94683F'), roughness=0.5),
        card('rule', '#C9C2B5', variation=0.0, bump=0),
    )
    # Duller than usual, or it would mirror the lamp
    surfaces['brass'] = plain('brassd', '#C9A05A', roughness=0.40, metal=0.6, bump=0.0)
    model = Model(surfaces, seed=91)
    draw = random.Random(23)
    model.slab((-3.1, -2.35, -0.30), (7.0, 2.1, -0.06), 'oak', 0.02)
    model.slab((-2.98, -2.23, -0.06), (6.88, 1.98, 0), 'card', 0.006)
    for line in model.row(33, 0.3):  # a printed grid
        line.slab((-2.9, -2.15, 0), (-2.893, 1.9, 0.0012), 'rule', 0)
    for line in model.row(14, 0, 0.3):
        line.slab((-2.9, -2.1, 0.0013), (6.8, -2.093, 0.0024), 'rule', 0)
    small_stacks(model, draw)
    long_stacks(model, draw)
    calliper(model)
    # The vermilion tag, and its string over the bricks
    string = tag(model, (-0.30, -0.185, 0.52), (1, 0, 0.06), (-0.06, -0.06, 1))
    over = Vector((-0.33, -0.12, 0.655))
    model.rod(string, over, 0.006, 'black', 6)
    model.rod(over, Vector((-0.36, 0.30, 0.665)), 0.006, 'black', 6)
    sheet = model.on(shift(1.95, -1.68, 0.004) @ rotation(-7))  # items and amounts, and a pencil
    for k in range(3):
        sheet.box((0.012 * k, 0.008 * k, 0.004 * k + 0.002), (0.78, 0.56, 0.004), 'card', 0)
    for k in range(9):
        (x, length), y = (-0.13, 0.40) if k else (-0.2, 0.25), 0.20 - k * 0.05
        sheet.box((x, y, 0.0145), (length, 0.006, 0.001), 'grey', 0)
        sheet.box((0.26, y, 0.0145), (0.09, 0.006, 0.001), 'grey', 0)
    model.rod((2.6, -1.95, 0.03), (3.15, -1.70, 0.03), 0.026, 'oakL', 6)
    model.rod((2.6, -1.95, 0.03), (2.53, -1.98, 0.03), 0.024, 'bass', 6, end_radius=0.006)
    model.rod((2.53, -1.982, 0.03), (2.515, -1.989, 0.03), 0.006, 'black', 6, end_radius=0.002)
    model.finish()


def light() -> None:
    """The key and the fill."""
    studio.room('#857F79', wall=13, floor=-0.32, light='#C2D1E4', strength=0.2)
    studio.area_light((-8, -7.0, 7.0), (0, 0, 0.5), 1.3, 2100, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 110, '#CFDEF0')


def pallet(model: Model, width: float, depth: float) -> None:
    """Three bearers and as many boards as fit."""
    boards = max(3, round(depth / 0.2))
    for bearer in model.row(3, (width - 0.07) / 2):
        bearer.slab((0, 0, 0.003), (0.07, depth, 0.05), 'bass', 0.005)
    for board in model.row(boards, 0, (depth - 0.11) / (boards - 1)):
        board.slab((0, 0, 0.051), (width, 0.11, 0.075), 'bass', 0.004)


def small_stacks(model: Model, draw: random.Random) -> None:
    """Slates, the smallest; bricks, some of them already taken; blocks, one of them taken."""
    pallet(model.at(-1.42, -0.10), 0.50, 0.55)
    for layer in model.at(-1.41, -0.09, PALLET_TOP).row(9, z=0.024):
        for slate in layer.row(2, 0.245):
            low = (draw.uniform(-0.006, 0.006), draw.uniform(-0.008, 0.008), 0)
            slate.slab(low, (0.24, 0.53, 0.022), 'tilec', 0.003)
    pallet(model.at(-0.72, -0.15), 0.72, 0.77)
    for number, layer in enumerate(model.at(-0.715, -0.13, PALLET_TOP).row(6, z=0.081)):
        for k, brick in enumerate(layer.grid(3, 6, 0.24, 0.122)):
            if number < 5 or (k < 12 and k % 6 >= 2):
                low = (draw.uniform(-0.003, 0.003), 0, 0)
                brick.slab(low, (0.235, 0.112, 0.078), 'brick', 0.006)
    pallet(model.at(0.22, -0.18), 0.80, 0.92)
    for number, layer in enumerate(model.at(0.225, -0.16, PALLET_TOP).row(4, z=0.205)):
        for k, block in enumerate(layer.grid(2, 4, 0.4, 0.222)):
            if (number, k) != (3, 4):
                block.slab((0, 0, 0), (0.392, 0.214, 0.2), 'block', 0.008)


def long_stacks(model: Model, draw: random.Random) -> None:
    """Timber, insulation and steel."""
    # Timber on spacers, ends to the camera, the largest sections lowest
    z, available = 0.003, 0.84
    for y in (-0.05, 0.62):
        model.slab((1.22, y, z), (2.06, y + 0.09, z + 0.07), 'bass', 0.005)
    z += 0.072
    for width, height in SECTIONS:
        count = int(available / width)
        gap = min((available - count * width) / max(1, count - 1), 0.02)
        start = 1.22 + (available - (count * width + (count - 1) * gap)) / 2
        for k in range(count):
            x = start + k * (width + gap)
            low = (x + 0.003, -0.26 + draw.uniform(-0.02, 0.012), z)
            high = (x + width - 0.003, 1.0 + draw.uniform(-0.02, 0.02), z + height)
            model.slab(low, high, 'oakL' if height > 0.1 else 'oak', 0.007, grain=1)
        z += height + 0.004
        for y in (0.0, 0.62) if height > 0.08 else ():
            model.slab((1.24, y, z), (2.04, y + 0.05, z + 0.022), 'bass', 0.003)
        z += 0.026
    # Foil-faced insulation boards on edge, the largest, held by two straps
    height = 1.52
    for board in model.at(2.28, 0).row(7, 0.118):
        board.slab((0, -0.22, 0.003), (0.105, 1.02, height), 'ins', 0.008)
        for x in (0.105, -0.005):
            board.slab((x, -0.218, 0.006), (x + 0.005, 1.018, height - 0.003), 'foil', 0.001)
    for z in (0.35, 1.15):
        model.slab((2.28 - 0.012, -0.226, z), (2.28 + 0.835, -0.2205, z + 0.05), 'dark', 0.001)
    # A heap of reinforcement tied with wire; only bars that are seen have their ribs
    for layer, count in enumerate(BAR_ROWS):
        for k in range(count):
            y, z = -0.78 + (k - (count - 1) / 2) * 0.062, 0.034 + layer * 0.054
            start, end = 0.78 + draw.uniform(-0.05, 0.05), 3.55 + draw.uniform(-0.06, 0.06)
            model.rod((start, y, z), (end, y, z), 0.028, 'steel', 10)
            if z > 0.1 or y < -0.9:
                for rib in range(58):
                    x = start + 0.05 + rib * 0.048
                    model.rod((x, y, z), (x + 0.010, y, z), 0.0315, 'steel', 10)
    for x in (1.1, 2.05, 3.0):
        for a, b in zip(WIRE, WIRE[1:]):
            model.rod((x, *a), (x, *b), 0.008, 'brass', 8)


def calliper(model: Model) -> None:
    """The vernier calliper, lying flat, with a brick between its jaws."""
    here = model.on(shift(-0.62, -1.70) @ rotation(7))
    here.slab((-0.70, 0.30, 0.06), (1.62, 0.43, 0.092), 'brass', 0.006)
    for k in range(89):
        x, length = -0.02 + k * 0.018, 0.055 if k % 10 == 0 else 0.04 if k % 5 == 0 else 0.027
        here.slab((x - 0.0016, 0.302, 0.092), (x + 0.0016, 0.302 + length, 0.0932), 'black', 0)
    here.prism(FIXED_JAW, 0.055, 0.097, 'brass', chamfer=0.004)
    here.prism(FIXED_TIP, 0.06, 0.09, 'brass', chamfer=0.004)
    here.slab((-0.541, -0.30, 0.003), (JAW - 0.002, -0.08, 0.153), 'brick', 0.012)
    here.prism(SLIDING_JAW, 0.055, 0.097, 'brass', chamfer=0.004)
    here.slab((JAW, 0.26, 0.052), (JAW + 0.62, 0.47, 0.104), 'brass', 0.008)
    here.slab((JAW + 0.05, 0.30, 0.104), (JAW + 0.57, 0.385, 0.1055), 'card', 0)
    for k in range(21):
        x, length = JAW + 0.07 + k * 0.0235, 0.05 if k % 5 == 0 else 0.03
        here.slab((x - 0.0015, 0.302, 0.1056), (x + 0.0015, 0.302 + length, 0.1064), 'black', 0)
    here.rod((JAW + 0.32, 0.47, 0.078), (JAW + 0.32, 0.54, 0.078), 0.045, 'brass', 20)
    here.slab((1.54, 0.33, 0.003), (1.59, 0.40, 0.059), 'brass', 0.002)


def tag(model: Model, top: Point, along: Point, up: Point) -> Vector:
    """A tag with an eyelet and four lines of writing. Returns where its string starts."""
    across, upwards = Vector(along).normalized(), Vector(up).normalized()
    out = across.cross(upwards)
    frame = Matrix((across, upwards, out)).transposed().to_4x4()
    frame.translation = Vector(top)
    half, height, corner = 0.12, 0.40, 0.07
    outline = [(-half, -height), (half, -height), (half, -corner)]
    outline += [(half - corner, 0), (-half + corner, 0), (-half, -corner)]
    model.prism(outline, 0, 0.012, 'accentcard', frame, chamfer=0.002)
    eyelet = frame @ Vector((0, -0.06, 0.010))
    model.rod(eyelet, eyelet + out * 0.008, 0.026, 'brass', 16)
    model.rod(eyelet + out * 0.0081, eyelet + out * 0.0095, 0.012, 'black', 12)
    for k in range(4):
        y = -0.16 - k * 0.055
        start = frame @ Vector((-0.24 * 0.36, y, 0.0135))
        end = frame @ Vector((0.24 * (0.36 if k < 3 else 0.05), y, 0.0135))
        model.beam(start, end, (0.010, 0.003), 'card', 0)
    return eyelet + out * 0.012
