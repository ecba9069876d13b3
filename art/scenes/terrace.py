"""A Victorian terrace; one house is in scaffold and gets a new oak roof.

For renovations and extensions. Every brick slip is a piece of its own, cut at openings; the
skip at the kerb is the accent. A house is mirrored with its neighbour, as they were built.
"""

import math
import random

from kit import studio, trees
from kit.buildings import brickwork, scaffold
from kit.figures import Figure, crowd, silhouette
from kit.geometry import ALONG_X, TOWARDS_CAMERA, Matrix, Model, Vector, place, shift
from kit.materials import Materials, card, plain, standard

GRADE = studio.Grade(exposure=0.95, vignette=0.24, warmth=-0.025)

HOUSES, ROW_LEFT, WIDTH = 6, -2.02, 1.06
FRONT, BACK = -0.1, -0.1 + 1.55
MIDDLE = (FRONT + BACK) / 2  # Y of the ridge
EAVES, RIDGE = 1.42, 2.12
SLOPE = math.atan2(RIDGE - EAVES, MIDDLE - FRONT)
SLOPE_LENGTH = math.hypot(RIDGE - EAVES, MIDDLE - FRONT) + 0.08
JOB = 2  # the house in scaffold
JOB_LEFT = ROW_LEFT + JOB * WIDTH
PAVEMENT, ROAD = 0.008, -0.045
BRICKS = ('slipA', 'slipC', 'slipB', 'slipA', 'slipC', 'slipA')
DOORS = ('walnut', 'oak', 'oak', 'dark', 'oak', 'walnut')
# X, Y, Z, turn, pose, material
PEOPLE = (
    (JOB_LEFT + 0.86, FRONT - 0.33, 0.969, 0.2, 'point', 'dark'),
    (JOB_LEFT + 0.30, FRONT - 0.33, 1.446, -0.3, 'point', 'dark'),
    (JOB_LEFT + 1.02, -0.98, PAVEMENT, 0.6, 'stand', 'dark'),
    *((-1.35, -0.92, PAVEMENT, -0.4, 'walk', 'dark'), (-1.12, -0.9, PAVEMENT, 0.3, 'walk', 'card')),
    *((1.95, -0.95, PAVEMENT, 0.4, 'walk', 'dark'), (2.62, -0.95, PAVEMENT, 0.4, 'walk', 'card')),
)
TREES = (
    *((-3.0, 0.2, 1.15, 0), (-3.9, 0.9, 1.45, 1), (-2.9, 1.5, 1.5, 1), (-4.7, 1.9, 1.3, 0)),
    *((2.62, -1.1, 0.95, 1), (4.2, -1.1, 1.0, 0), (-0.55, -1.1, 0.8, 0)),
)

Span = tuple[float, float]


def build() -> None:
    build_model()
    light()
    studio.camera((4.3, -12.6, 4.3), (-0.62, -0.2, 0.92), 65, 4.5, focus=(0.4, -0.5, 0.9))


def build_model(figure: Figure = silhouette) -> Materials:
    """Returns its materials, for what other scenes add."""
    surfaces = standard(
        card('slipA', '#EDE6DB', variation=0.07),
        card('slipB', '#DCC9B0', variation=0.09),
        card('slipC', '#E4DACB', variation=0.08),
        card('bed', '#B9B0A2', variation=0.02),
        plain('pane', '#3B4247', roughness=0.22, specular=0.6),
        card('road', '#BCB8B0', variation=0.02),
        card('slate', '#6F7276', roughness=0.7, variation=0.12),
    )
    model = Model(surfaces, seed=21)
    draw = random.Random(4)
    street(model)
    for number in range(HOUSES):
        house(model, number)
    for x in (ROW_LEFT + 0.10, *(ROW_LEFT + i * WIDTH for i in (1, 3, 5))):
        chimney(model, x)
    scaffolding(model.at(JOB_LEFT, FRONT))
    skip(model, JOB_LEFT + 0.42, -1.56, draw)
    pallet = model.at(JOB_LEFT + 1.24, -1.02)
    pallet.slab((-0.15, -0.11, PAVEMENT), (0.15, 0.11, 0.03), 'bass', 0.003)
    for layer in pallet.row(3, z=0.068):
        for slate in layer.row(9, x=0.031):
            slate.slab((-0.14, -0.1, 0.032), (-0.113, 0.1, 0.096), 'slate', 0.003)
    car(model.on(shift(-1.75, -1.52, ROAD)), 'bass')
    car(model.on(shift(2.25, -1.52, ROAD)), 'card2')
    crowd(model, PEOPLE, 0.335, figure)
    for post in model.each(((-2.3, -1.12), (0.95, -1.12), (3.1, -1.12))):
        post.rod((0, 0, 0), (0, 0, 0.85), 0.012, 'dark', 10)
        post.box((0, 0, 0.89), (0.05, 0.05, 0.08), 'dark', 0.008)
        post.rod((0, 0, 0), (0, 0, 0.12), 0.022, 'dark', 10)
    model.finish()
    kinds = trees.grove(surfaces, TREES, draw, flakes=1500, flake=0.021)
    for number in range(HOUSES):  # three shrubs in each front garden
        x = ROW_LEFT + number * WIDTH + (0.22 if number % 2 == 0 else 0.62)
        for k in range(3):
            spot = (x + k * 0.1, FRONT - 0.46 + draw.uniform(-0.05, 0.05), -0.02)
            scale = draw.uniform(0.16, 0.24)
            place(kinds[k % 2], spot, scale=scale, turn=draw.uniform(0, 6))
    return surfaces


def light() -> None:
    """The key, the fill, and a lamp under the open roof."""
    studio.room('#8E8882', wall=13, floor=-0.38, light='#BFCFE2', strength=0.2)
    studio.point_light((ROW_LEFT + (JOB + 0.5) * WIDTH, MIDDLE, EAVES + 0.2), 3.0, '#FFC486', 0.05)
    studio.area_light((-9, -7.0, 7.0), (0, 0, 0.8), 1.4, 2500, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 100, '#CFDEF0')


def street(model: Model) -> None:
    """The board, the road, the pavement with kerb stones, and flags."""
    model.base((-5.6, -2.75), (6.2, 2.9), (-0.36, -0.08, ROAD), 'road', 0.15)
    model.slab((-5.42, -1.22, ROAD), (6.02, 2.72, 0), 'card2', 0.005)
    for stone in model.row(28, 0.407):
        stone.slab((-5.4, -1.245, ROAD), (-4.998, -1.215, 0.004), 'card', 0.003)
    for flag in model.at(-5.3, -1.2).grid(34, 2, 0.3, 0.2):
        flag.slab((0.003, 0.003, 0), (0.297, 0.197, PAVEMENT), 'card', 0.002)


def house(row: Model, number: int) -> None:
    """A house of the row, in X and Y from the foot of its left party wall."""
    left = ROW_LEFT + number * WIDTH
    model = row.at(left, FRONT)
    brick, end = BRICKS[number], WIDTH - 0.002

    def span(a: float, b: float) -> Span:
        """From and to X of a part; every other house has its door on the left."""
        return (WIDTH - b, WIDTH - a) if number % 2 else (a, b)

    # The wall behind the slips, with real reveals, the slips, and two sashes upstairs
    bay, door, windows = span(0.10, 0.62), span(0.74, 0.94), (span(0.20, 0.44), span(0.67, 0.91))
    for bottom, top in ((0.62, 0.80), (1.22, EAVES)):
        model.slab((0.002, 0.001, bottom), (end, 0.09, top), 'bed', 0.003)
    for openings, bottom, top in ((windows, 0.80, 1.22), ((bay, door), 0, 0.62)):
        start = 0.002
        for opening in (*sorted(openings), (end, end)):
            model.slab((start, 0.001, bottom), (opening[0], 0.09, top), 'bed', 0.003)
            start = opening[1]
    model.slab((0.002, 0.09, 0), (end, BACK - FRONT, EAVES - 0.02), 'card2', 0.003)
    holes = [(*bay, 0, 0.62), (*door, 0, 0.60), *((*window, 0.84, 1.22) for window in windows)]
    brickwork(model, (0.004, WIDTH - 0.004), (0, EAVES - 0.07), 0, brick, holes)
    for start, stop in windows:
        sash(model.at(start, 0), stop - start)

    # The string course, the two courses of the cornice, and its dentils
    for y, bottom, top in (
        *((-0.03, 0.675, 0.715), (-0.04, EAVES - 0.07, EAVES - 0.03)),
        (-0.075, EAVES - 0.03, EAVES),
    ):
        model.slab((0.003, y, bottom), (WIDTH - 0.003, 0.01, top), 'card', 0.004)
    for dentil in model.row(17, 0.06):
        dentil.slab((0.03, -0.062, EAVES - 0.066), (0.056, -0.041, EAVES - 0.031), 'card', 0.002)

    bay_window(row, left + bay[0], left + bay[1])
    front_door(model.at(door[0], 0), door[1] - door[0], DOORS[number])
    front_garden(model, door, number)
    profile = ((-0.03, -0.02), (1.61, -0.02), (1.61, 0.10), (0.775, 0.84), (-0.03, 0.10))
    outline = [(FRONT + y, EAVES + z) for y, z in profile]
    row.at(left - 0.03, 0).prism(outline, 0, 0.06, 'card', ALONG_X, chamfer=0.004)
    roof = new_roof if number == JOB else slated_roof
    roof(row.at(left, 0))


def sash(model: Model, width: float) -> None:
    """A sash window in oak with card head and sill."""
    z0, z1, frame, bar = 0.84, 1.22, 0.022, width / 2
    model.slab((0, 0.045, z0), (width, 0.055, z1), 'pane', 0.001)
    for x in (0, width - frame):
        model.slab((x, 0.008, z0), (x + frame, 0.044, z1), 'oak', 0.003, grain=2)
    for a, b in ((z0, z0 + frame * 1.3), (z1 - frame, z1)):
        model.slab((frame, 0.008, a), (width - frame, 0.044, b), 'oak', 0.003)
    model.slab((frame, 0.014, 1.02), (width - frame, 0.044, 1.04), 'oak', 0.002)
    model.slab((bar - 0.005, 0.026, 0.862), (bar + 0.005, 0.044, 1.198), 'oak', 0.001, grain=2)
    model.slab((-0.03, -0.035, z1), (width + 0.03, 0.03, z1 + 0.05), 'card', 0.004)
    model.slab((-0.035, -0.045, z0 - 0.03), (width + 0.035, 0.03, z0), 'card', 0.004)


def bay_window(model: Model, left: float, right: float) -> None:
    """The canted bay: base, glass, head, slated roof, and oak posts and rails."""

    def canted(out: float) -> list[Span]:
        y, inwards = FRONT - 0.17 - out, 0.10 - out * 0.4
        corners = [(left - out, FRONT), (left + inwards, y), (right - inwards, y)]
        return [*corners, (right + out, FRONT)]

    for out, bottom, top, material, chamfer in (
        *((0, 0, 0.17, 'card', 0.004), (0.018, 0.17, 0.195, 'card', 0.004)),
        *((-0.022, 0.195, 0.53, 'pane', 0), (0.0, 0.53, 0.58, 'card', 0.004)),
        (0.03, 0.58, 0.61, 'card', 0.005),
    ):
        model.prism(canted(out), bottom, top, material, chamfer=chamfer)
    for k in range(4):
        y, inwards, out = FRONT - 0.18 + k * 0.038, 0.10 + k * 0.012, 0.02 - k * 0.02
        outline = [(left - out, FRONT + 0.01), (left + inwards, y)]
        outline += [(right - inwards, y), (right + out, FRONT + 0.01)]
        model.prism(outline, 0.61 + k * 0.015, 0.627 + k * 0.015, 'slate', chamfer=0.003)
    corners = canted(-0.008)
    for start, end in zip(corners, corners[1:]):
        a, b = Vector((*start, 0)), Vector((*end, 0))
        lights = 3 if (b - a).length > 0.2 else 1
        for k in range(lights + 1):
            post = a.lerp(b, k / lights)
            model.at(post.x, post.y).beam((0, 0, 0.195), (0, 0, 0.53), (0.022, 0.022), 'oak', 0.003)
        for z in (0.205, 0.36, 0.52):
            model.beam((a.x, a.y, z), (b.x, b.y, z), (0.018, 0.02), 'oak', 0.003)


def front_door(model: Model, width: float, material: str) -> None:
    """The panelled door with its fanlight, surround, knob and two steps."""
    model.slab((0.012, 0.05, 0.05), (width - 0.012, 0.07, 0.46), material, 0.003, grain=2)
    model.slab((0, 0.055, 0.46), (width, 0.07, 0.60), 'pane', 0.001)
    for x in (0, width - 0.014):
        model.slab((x, 0.01, 0), (x + 0.014, 0.05, 0.60), 'card', 0.002, grain=2)
    model.slab((0.014, 0.02, 0.46), (width - 0.014, 0.049, 0.48), 'card', 0.002)
    for bottom, top in ((0.08, 0.22), (0.26, 0.43)):
        for x in (0.03, 0.11):
            model.slab((x, 0.043, bottom), (x + 0.06, 0.05, top), material, 0.004, grain=2)
    model.ball((width - 0.035, 0.04, 0.245), 0.009, 'brass', 1)
    model.slab((-0.035, -0.05, 0.60), (width + 0.035, 0.03, 0.645), 'card', 0.004)
    for x in (-0.035, width + 0.005):
        model.slab((x, -0.028, 0), (x + 0.03, 0, 0.60), 'card', 0.004)
    model.slab((-0.01, -0.10, 0), (width + 0.01, 0.05, 0.05), 'card', 0.005)
    model.slab((-0.01, -0.18, 0), (width + 0.01, -0.10, 0.026), 'card', 0.005)


def front_garden(model: Model, door: Span, number: int) -> None:
    """A low brick wall before the bay, two piers, and a chequered path."""
    model, (left, right) = model.at(0, -0.62), door
    start, end = (right + 0.04, WIDTH - 0.02) if number % 2 else (0.02, left - 0.04)
    model.slab((start, 0.012, 0), (end, 0.055, 0.155), 'bed', 0.003)
    brickwork(model, (start, end), (0, 0.16), 0.012, BRICKS[number])
    model.slab((start - 0.006, -0.012, 0.16), (end + 0.006, 0.067, 0.185), 'card', 0.004)
    for pier in model.each(((left - 0.045, 0), (right + 0.045, 0))):
        pier.slab((-0.034, -0.012, 0), (0.034, 0.066, 0.235), BRICKS[number], 0.005)
        pier.slab((-0.043, -0.021, 0.235), (0.043, 0.075, 0.255), 'card', 0.006)
    for k, flag in enumerate(model.at(left, 0).row(7, 0, 0.062)):
        tones = ('slate', 'card') if k % 2 else ('card', 'slate')
        flag.slab((0.004, 0.02, 0), (0.094, 0.078, 0.008), tones[0], 0.002)
        flag.slab((0.098, 0.02, 0), (right - left - 0.004, 0.078, 0.008), tones[1], 0.002)


# The roofs take X from the party wall, but Y from the board


def on_slope(along: float, lift: float) -> Span:
    """Y and Z of a point so far up the front slope, and so far above it."""
    cos, sin = math.cos(SLOPE), math.sin(SLOPE)
    y = FRONT - 0.075 + cos * along - sin * lift
    return (y, EAVES - 0.035 + sin * along + cos * lift)


def slated_roof(model: Model) -> None:
    """Thirteen courses of slates and five ridge tiles."""
    gable = [(FRONT - 0.06, EAVES), (BACK + 0.06, EAVES), (MIDDLE, RIDGE)]
    model.at(0.031, 0).prism(gable, 0, WIDTH - 0.062, 'bed', ALONG_X)
    for k in range(13):
        along = k * SLOPE_LENGTH / 13
        low, high = on_slope(along, 0.045), on_slope(along + SLOPE_LENGTH / 13 * 1.5, 0.032)
        start = 0.032
        while start < WIDTH - 0.035:
            whole = start > 0.04 or not k % 2
            end = min(WIDTH - 0.032, start + (0.12 if whole else 0.06))
            x, section = (start + end) / 2, (end - start - 0.003, 0.012)
            model.beam((x, *low), (x, *high), section, 'slate', 0.002)
            start = end
    for tile in model.at(0.035, MIDDLE, RIDGE).row(5, 0.198):
        tile.slab((0, -0.035, 0.02), (0.194, 0.035, 0.07), 'slate', 0.012)


def new_roof(model: Model) -> None:
    """Oak rafters and ridge, joists, battens, and the first courses of slate."""
    for k in range(11):
        x = 0.06 + (WIDTH - 0.12) * k / 10
        for foot, y in ((on_slope(-0.03, 0.02), -0.012), ((BACK + 0.10, EAVES - 0.03), 0.012)):
            model.beam((x, *foot), (x, MIDDLE + y, RIDGE + 0.005), (0.036, 0.075), 'oak', 0.004)
    right = WIDTH - 0.034
    low, high = (0.034, MIDDLE - 0.016, RIDGE - 0.07), (right, MIDDLE + 0.016, RIDGE + 0.085)
    model.slab(low, high, 'oak', 0.005)
    for joist in model.at(0, FRONT, EAVES).row(7, 0, 0.2):
        joist.slab((0.034, 0.1, -0.018), (right, 0.29, 0.002), 'bass', 0.003)
    for k in range(6):
        batten = on_slope(0.03 + k * 0.085, 0.075)
        model.beam((0.036, *batten), (WIDTH - 0.036, *batten), (0.026, 0.02), 'bass', 0.003)
    for k in range(3):
        along, x = k * 0.085, 0.04 + (k % 2) * 0.06
        low, high = on_slope(along - 0.02, 0.11), on_slope(along + 0.11, 0.095)
        while x < WIDTH * (0.62 - 0.14 * k):
            model.beam((x + 0.06, *low), (x + 0.06, *high), (0.117, 0.012), 'slate', 0.002)
            x += 0.12


def chimney(model: Model, x: float) -> None:
    """A stack with slips at the front and on the right, two caps, and four pots."""
    model, top = model.at(x, MIDDLE), RIDGE + 0.30
    model.slab((-0.115, -0.17, EAVES + 0.2), (0.115, 0.17, top), 'bed', 0.003)
    brickwork(model, (-0.118, 0.118), (RIDGE - 0.16, top), -0.17, 'slipC')
    for course in model.at(0, -0.17, RIDGE - 0.15).row(13, z=0.0345):
        for slip in course.row(4, y=0.085):
            slip.slab((0.112, 0.002, 0.002), (0.129, 0.082, 0.032), 'slipC', 0.002)
    model.slab((-0.145, -0.20, top), (0.145, 0.20, RIDGE + 0.335), 'card', 0.005)
    model.slab((-0.125, -0.18, RIDGE + 0.335), (0.125, 0.18, RIDGE + 0.365), 'card', 0.005)
    for j in range(4):
        y, head = -0.125 + j * 0.083, RIDGE + 0.50 + 0.02 * (j % 2)
        model.rod((0, y, RIDGE + 0.36), (0, y, head), 0.030, 'bass', 14, end_radius=0.024)


def scaffolding(model: Model) -> None:
    """The scaffold with its guard rails and ladder, and slates and timber on its top lift."""
    style = {'bay': 0.265, 'lift': 0.476, 'depth': 0.20, 'wire': 0.0085}
    scaffold(model, 0, WIDTH, -0.20, 0, EAVES + 0.01, **style)
    for post in model.at(0, -0.43, EAVES).row(5, WIDTH / 4):
        post.rod((0, 0, 0), (0, 0, 0.24), 0.0085, 'brass', 6)
    for z in (EAVES + 0.11, EAVES + 0.22):
        model.rod((0, -0.43, z), (WIDTH, -0.43, z), 0.007, 'brass', 6)
    for tie in model.each((x, 0, z) for x in (0, WIDTH) for z in (0.62, 1.09, 1.56)):
        tie.rod((0, -0.42, 0), (0, -0.06, 0), 0.006, 'brass', 6)
    for z in (0.71, 1.18):
        model.rod((0, -0.43, z), (WIDTH, -0.43, z), 0.007, 'brass', 6)
    for x in (0.06, 0.12):
        model.beam((x, -0.50, 0), (x, -0.44, 1.1), (0.010, 0.014), 'oak', 0.002)
    for k in range(16):
        z = 0.05 + k * 0.066
        y = -0.50 + 0.06 * z / 1.1
        model.rod((0.06, y, z), (0.12, y, z), 0.005, 'oak', 6)
    for slate in model.row(4, 0.034):
        slate.slab((0.2, -0.40, 0.955), (0.23, -0.30, 1.05), 'slate', 0.003)
    for k in range(5):
        timber = model.at(0.55, 0.035 * (k % 3), 0.028 * (k // 3))
        timber.slab((0, -0.41, 0.957), (0.45 - 0.03 * k, -0.38, 0.983), 'oak', 0.003)


def skip(model: Model, x: float, y: float, draw: random.Random) -> None:
    """The vermilion skip: sides, floor, ends, lifting pins, rims and ribs; then its filling."""
    here, material, plate, half = model.at(x, y, ROAD), 'accentcard', 0.014, 0.20
    outline = [(-0.36, 0.02), (0.36, 0.02), (0.52, 0.17)]
    outline += [(0.52, 0.26), (-0.52, 0.26), (-0.52, 0.17)]
    for side in (-half, half - plate):
        here.prism(outline, side, side + plate, material, TOWARDS_CAMERA, chamfer=0.003)
    inside = half - plate
    here.slab((-0.36, -inside, 0.02), (0.36, inside, 0.035), material, 0.003)
    for end in (-1, 1):
        edge, section = end * 0.52, (2 * inside, plate)
        here.beam((end * 0.36, 0, 0.03), (end * 0.515, 0, 0.172), section, material, 0.003)
        here.slab((edge - end * plate, -inside, 0.166), (edge, inside, 0.258), material, 0.003)
        here.slab((edge - 0.016, -half, 0.244), (edge + 0.016, half, 0.271), material, 0.005)
        for side in (-1, 1):
            pin, tip = (end * 0.24, side * half, 0.15), (end * 0.24, side * (half + 0.03), 0.15)
            here.rod(pin, tip, 0.018, 'dark', 10)
    for side in (-1, 1):
        rim = side * half
        here.slab((-0.534, rim - 0.014, 0.244), (0.534, rim + 0.014, 0.274), material, 0.005)
        for rib in here.at(-0.30, side * (half + 0.001)).row(5, 0.15):
            rib.slab((-0.012, -0.012, 0.03), (0.012, 0.012, 0.243), material, 0.004)
    here.slab((-0.46, -0.18, 0.12), (0.46, 0.18, 0.19), 'bed', 0.01)
    for _ in range(46):  # bricks, slates and offcuts
        spot = (x + draw.uniform(-0.42, 0.42), y + draw.uniform(-0.14, 0.14))
        lies = shift(*spot, ROAD + draw.uniform(0.19, 0.265))
        for axis, most in (('Z', (0, 6)), ('X', (-0.6, 0.6)), ('Y', (-0.6, 0.6))):
            lies = lies @ Matrix.Rotation(draw.uniform(*most), 4, axis)
        kind = draw.choice(['slipB', 'slipA', 'slate', 'bass', 'slipC'])
        size = (draw.uniform(0.16, 0.3), 0.03, 0.02) if kind == 'bass' else (0.104, 0.05, 0.034)
        model.box_at(lies, size, kind, 0.003)


def car(model: Model, material: str) -> None:
    """A car of two blocks on four wheels."""
    model.box((0, 0, 0.145), (0.86, 0.34, 0.15), material, 0.045)
    model.box((-0.04, 0, 0.27), (0.46, 0.30, 0.13), material, 0.05)
    for wheel in model.each((axle, side) for axle in (-0.27, 0.27) for side in (-0.17, 0.14)):
        wheel.rod((0, 0, 0.07), (0, 0.03, 0.07), 0.07, 'dark', 16)
