"""A Victorian terrace; one house is in scaffold and gets a new oak roof.

For renovations and extensions. Every brick slip is a piece of its own, cut at openings; the
skip at the kerb is the accent. A house is mirrored with its neighbour, as they were built.
"""

import math
import random
from dataclasses import dataclass

from mathutils import Matrix, Vector

from kit import materials, studio, trees
from kit.buildings import scaffold
from kit.figures import silhouette
from kit.geometry import ALONG_X, TOWARDS_CAMERA, Model, place, shift
from kit.shot import Grade

GRADE = Grade(exposure=0.95, vignette=0.24, warmth=-0.025)

HOUSES, ROW_LEFT, WIDTH = 6, -2.02, 1.06
FRONT, BACK = -0.1, -0.1 + 1.55
MIDDLE = (FRONT + BACK) / 2  # Y of the ridge
EAVES, RIDGE = 1.42, 2.12
SLOPE = math.atan2(RIDGE - EAVES, MIDDLE - FRONT)
SLOPE_LENGTH = math.hypot(RIDGE - EAVES, MIDDLE - FRONT) + 0.08
JOB = 2  # the house in scaffold
JOB_LEFT, JOB_RIGHT = ROW_LEFT + JOB * WIDTH, ROW_LEFT + (JOB + 1) * WIDTH
PAVEMENT, ROAD = 0.008, -0.045
BRICKS = ('slipA', 'slipC', 'slipB', 'slipA', 'slipC', 'slipA')
DOORS = ('walnut', 'oak', 'oak', 'dark', 'oak', 'walnut')

BRICK_LENGTH, COURSE = 0.104, 0.034
BAY_DEPTH, BAY_CANT = 0.17, 0.10
UPPER_SILL, UPPER_HEAD = 0.84, 1.22
GARDEN_WALL = FRONT - 0.62

SKIP_FOOT, SKIP_TOP, SKIP_HALF_WIDTH, SKIP_HEIGHT, PLATE = 0.36, 0.52, 0.20, 0.26, 0.014

# X, Y, Z, turn, pose, material
PEOPLE = (
    (JOB_LEFT + 0.86, FRONT - 0.33, 0.969, 0.2, 'point', 'dark'),
    (JOB_LEFT + 0.30, FRONT - 0.33, 1.446, -0.3, 'point', 'dark'),
    (JOB_LEFT + 1.02, -0.98, PAVEMENT, 0.6, 'stand', 'dark'),
    (-1.35, -0.92, PAVEMENT, -0.4, 'walk', 'dark'),
    (-1.12, -0.9, PAVEMENT, 0.3, 'walk', 'card'),
    (1.95, -0.95, PAVEMENT, 0.4, 'walk', 'dark'),
    (2.62, -0.95, PAVEMENT, 0.4, 'walk', 'card'),
)
# Where a tree stands, its size, and its kind
TREES = (
    *((-3.0, 0.2, 1.15, 0), (-3.9, 0.9, 1.45, 1), (-2.9, 1.5, 1.5, 1), (-4.7, 1.9, 1.3, 0)),
    *((2.62, -1.1, 0.95, 1), (4.2, -1.1, 1.0, 0), (-0.55, -1.1, 0.8, 0)),
)

Span = tuple[float, float]


def build() -> None:
    """Build the model and set up the studio."""
    surfaces = materials.standard()
    add_surfaces(surfaces)
    model = Model(surfaces, seed=21)
    draw = random.Random(4)
    street(model)
    for number in range(HOUSES):
        house = House(model, number)
        walls(house)
        mouldings(house)
        bay_window(house)
        front_door(house)
        front_garden(house)
        roof(house)
    for x in (ROW_LEFT + 0.10, *(ROW_LEFT + i * WIDTH for i in (1, 3, 5))):
        chimney(model, x)
    scaffolding(model)
    skip(model, JOB_LEFT + 0.42, -1.56)
    skip_sides(model, JOB_LEFT + 0.42, -1.56)
    rubble(model, JOB_LEFT + 0.42, -1.56, draw)
    slate_pallet(model, JOB_LEFT + 1.24, -1.02)
    car(model, -1.75, -1.52, 'bass')
    car(model, 2.25, -1.52, 'card2')
    for x, y, z, turn, pose, material in PEOPLE:
        silhouette(model, (x, y, z), height=0.335, turn=turn, material=material, pose=pose)
    for x in (-2.3, 0.95, 3.1):
        lamp_post(model, x)
    model.finish()
    plant_trees(surfaces, draw)
    photograph()


def add_surfaces(surfaces: materials.Materials) -> None:
    """Brick slips of three tones, what they are laid on, glass, road and slate."""
    surfaces['slipA'] = materials.card('slipA', '#EDE6DB', variation=0.07)
    surfaces['slipB'] = materials.card('slipB', '#DCC9B0', variation=0.09)
    surfaces['slipC'] = materials.card('slipC', '#E4DACB', variation=0.08)
    surfaces['bed'] = materials.card('bed', '#B9B0A2', variation=0.02)
    surfaces['pane'] = materials.plain('pane', '#3B4247', roughness=0.22, specular=0.6)
    surfaces['road'] = materials.card('road', '#BCB8B0', variation=0.02)
    surfaces['slate'] = materials.card('slate', '#6F7276', roughness=0.7, variation=0.12)


def street(model: Model) -> None:
    """The board, the road, the pavement with kerb stones, and flags."""
    model.slab((-5.6, -2.75, -0.36), (6.2, 2.9, -0.08), 'oak', 0.02)
    model.slab((-5.45, -2.6, -0.08), (6.05, 2.75, ROAD), 'road', 0.006)
    model.slab((-5.42, -1.22, ROAD), (6.02, 2.72, 0), 'card2', 0.005)
    for i in range(28):
        x = -5.4 + i * 0.407
        model.slab((x, -1.245, ROAD), (x + 0.402, -1.215, 0.004), 'card', 0.003)
    for i in range(34):
        for j in range(2):
            x, y = -5.3 + i * 0.3, -1.2 + j * 0.2
            low, high = (x + 0.003, y + 0.003, 0), (x + 0.297, y + 0.197, PAVEMENT)
            model.slab(low, high, 'card', 0.002)


@dataclass(frozen=True)
class House:
    """A house of the row, by its number from the left."""

    model: Model
    number: int

    @property
    def left(self) -> float:
        """X of its left party wall."""
        return ROW_LEFT + self.number * WIDTH

    @property
    def right(self) -> float:
        """X of its right party wall."""
        return self.left + WIDTH

    @property
    def mirrored(self) -> bool:
        """Whether its door is on the left."""
        return self.number % 2 == 1

    @property
    def brick(self) -> str:
        """The material of its slips."""
        return BRICKS[self.number]

    def span(self, a: float, b: float) -> Span:
        """From and to X of a part that lies so far from the left, or, mirrored, the right."""
        return (self.right - b, self.right - a) if self.mirrored else (self.left + a, self.left + b)

    @property
    def bay(self) -> Span:
        """From and to X of the bay window."""
        return self.span(0.10, 0.62)

    @property
    def door(self) -> Span:
        """From and to X of the front door."""
        return self.span(0.74, 0.94)


def brickwork(
    model: Model,
    x: Span,
    z: Span,
    face: float,
    material: str,
    openings: list[tuple[float, float, float, float]] | None = None,
) -> None:
    """Slips in stretcher bond; an opening is left, right, bottom and top."""
    courses = int((z[1] - z[0]) / COURSE)
    height = (z[1] - z[0]) / courses
    for course in range(courses):
        bottom, top = z[0] + course * height, z[0] + (course + 1) * height
        stretches = [x]
        for left, right, low, high in openings or ():
            if low < (bottom + top) / 2 < high:
                cut = [s for a, b in stretches for s in ((a, min(b, left)), (max(a, right), b))]
                stretches = [(a, b) for a, b in cut if b - a > 0.008]
        bond = BRICK_LENGTH / 2 * (course % 2)
        for start, end in stretches:
            brick = math.floor((start - x[0] + bond) / BRICK_LENGTH)
            while start < end - 0.004:
                brick += 1
                joint = min(end, x[0] - bond + brick * BRICK_LENGTH)
                if joint - start > 0.012:
                    low = (start + 0.003, face - 0.014, bottom + 0.003)
                    high = (joint - 0.003, face + 0.004, top - 0.003)
                    model.slab(low, high, material, 0.002)
                start = joint


def walls(house: House) -> None:
    """The wall behind the slips, with real reveals, the slips, and two sashes upstairs."""
    model, x0, x1 = house.model, house.left + 0.002, house.right - 0.002
    windows = (house.span(0.20, 0.44), house.span(0.67, 0.91))
    front, back = FRONT + 0.001, FRONT + 0.09
    for bottom, top in ((0.62, 0.80), (UPPER_HEAD, EAVES)):
        model.slab((x0, front, bottom), (x1, back, top), 'bed', 0.003)
    for openings, bottom, top in (
        (windows, 0.80, UPPER_HEAD),
        ((house.bay, house.door), 0, 0.62),
    ):
        start = x0
        for left, right in (*sorted(openings), (x1, x1)):
            model.slab((start, front, bottom), (left, back, top), 'bed', 0.003)
            start = right
    model.slab((x0, back, 0), (x1, BACK, EAVES - 0.02), 'card2', 0.003)
    holes = [(*house.bay, 0, 0.62), (*house.door, 0, 0.60)]
    holes += [(*window, UPPER_SILL, UPPER_HEAD) for window in windows]
    x = (house.left + 0.004, house.right - 0.004)
    brickwork(model, x, (0, EAVES - 0.07), FRONT, house.brick, holes)
    for window in windows:
        sash(model, window)


def sash(model: Model, x: Span) -> None:
    """A sash window in oak with card head and sill."""
    (left, right), z0, z1, y, frame = x, UPPER_SILL, UPPER_HEAD, FRONT, 0.022
    model.slab((left, y + 0.045, z0), (right, y + 0.055, z1), 'pane', 0.001)
    for a, b in ((left, left + frame), (right - frame, right)):
        model.slab((a, y + 0.008, z0), (b, y + 0.044, z1), 'oak', 0.003, grain=2)
    inner_left, inner_right = left + frame, right - frame
    for a, b in ((z0, z0 + frame * 1.3), (z1 - frame, z1)):
        model.slab((inner_left, y + 0.008, a), (inner_right, y + 0.044, b), 'oak', 0.003)
    meeting = (z0 + z1) / 2
    low, high = (inner_left, y + 0.014, meeting - 0.01), (inner_right, y + 0.044, meeting + 0.01)
    model.slab(low, high, 'oak', 0.002)
    bar = (left + right) / 2
    low, high = (bar - 0.005, y + 0.026, z0 + frame), (bar + 0.005, y + 0.044, z1 - frame)
    model.slab(low, high, 'oak', 0.001, grain=2)
    model.slab((left - 0.03, y - 0.035, z1), (right + 0.03, y + 0.03, z1 + 0.05), 'card', 0.004)
    model.slab((left - 0.035, y - 0.045, z0 - 0.03), (right + 0.035, y + 0.03, z0), 'card', 0.004)


def mouldings(house: House) -> None:
    """The string course, the two courses of the cornice, and its dentils."""
    model, left, right, back = house.model, house.left + 0.003, house.right - 0.003, FRONT + 0.01
    for front, bottom, top in (
        (FRONT - 0.03, 0.675, 0.715),
        (FRONT - 0.04, EAVES - 0.07, EAVES - 0.03),
        (FRONT - 0.075, EAVES - 0.03, EAVES),
    ):
        model.slab((left, front, bottom), (right, back, top), 'card', 0.004)
    for k in range(17):
        x = house.left + k * 0.06
        low, high = (x + 0.03, FRONT - 0.062, EAVES - 0.066), (
            x + 0.056,
            FRONT - 0.041,
            EAVES - 0.031,
        )
        model.slab(low, high, 'card', 0.002)


def bay_window(house: House) -> None:
    """The canted bay: base, glass, head, slated roof, and oak posts and rails."""
    model, (left, right) = house.model, house.bay

    def canted(out: float) -> list[tuple[float, float]]:
        y = FRONT - BAY_DEPTH - out
        near_left, near_right = left + BAY_CANT - out * 0.4, right - BAY_CANT + out * 0.4
        return [(left - out, FRONT), (near_left, y), (near_right, y), (right + out, FRONT)]

    model.prism(canted(0), 0, 0.17, 'card', chamfer=0.004)
    model.prism(canted(0.018), 0.17, 0.195, 'card', chamfer=0.004)
    model.prism(canted(-0.022), 0.195, 0.53, 'pane')
    model.prism(canted(0.0), 0.53, 0.58, 'card', chamfer=0.004)
    model.prism(canted(0.03), 0.58, 0.61, 'card', chamfer=0.005)
    for k in range(4):
        y, inwards = FRONT - BAY_DEPTH - 0.01 + k * 0.038, BAY_CANT + k * 0.012
        outline = [(left - 0.02 + k * 0.02, FRONT + 0.01), (left + inwards, y)]
        outline += [(right - inwards, y), (right + 0.02 - k * 0.02, FRONT + 0.01)]
        model.prism(outline, 0.61 + k * 0.015, 0.627 + k * 0.015, 'slate', chamfer=0.003)
    corners = canted(-0.008)
    for start, end in zip(corners, corners[1:]):
        a, b = Vector((*start, 0)), Vector((*end, 0))
        lights = 3 if (b - a).length > 0.2 else 1
        for k in range(lights + 1):
            post = a.lerp(b, k / lights)
            foot, head = (post.x, post.y, 0.195), (post.x, post.y, 0.53)
            model.beam(foot, head, (0.022, 0.022), 'oak', 0.003)
        for z in (0.205, 0.36, 0.52):
            model.beam((a.x, a.y, z), (b.x, b.y, z), (0.018, 0.02), 'oak', 0.003)


def front_door(house: House) -> None:
    """The panelled door with its fanlight, surround, knob and two steps."""
    model, (left, right), y, material = house.model, house.door, FRONT, DOORS[house.number]
    low, high = (left + 0.012, y + 0.05, 0.05), (right - 0.012, y + 0.07, 0.46)
    model.slab(low, high, material, 0.003, grain=2)
    model.slab((left, y + 0.055, 0.46), (right, y + 0.07, 0.60), 'pane', 0.001)
    for a, b in ((left, left + 0.014), (right - 0.014, right)):
        model.slab((a, y + 0.01, 0), (b, y + 0.05, 0.60), 'card', 0.002, grain=2)
    low, high = (left + 0.014, y + 0.02, 0.46), (right - 0.014, y + 0.049, 0.48)
    model.slab(low, high, 'card', 0.002)
    for bottom, top in ((0.08, 0.22), (0.26, 0.43)):
        for a, b in ((0.03, 0.09), (0.11, 0.17)):
            low, high = (left + a, y + 0.043, bottom), (left + b, y + 0.05, top)
            model.slab(low, high, material, 0.004, grain=2)
    model.ball((right - 0.035, y + 0.04, 0.245), 0.009, 'brass', 1)
    low, high = (left - 0.035, y - 0.05, 0.60), (right + 0.035, y + 0.03, 0.645)
    model.slab(low, high, 'card', 0.004)
    for side in (left - 0.035, right + 0.005):
        model.slab((side, y - 0.028, 0), (side + 0.03, y, 0.60), 'card', 0.004)
    model.slab((left - 0.01, y - 0.10, 0), (right + 0.01, y + 0.05, 0.05), 'card', 0.005)
    model.slab((left - 0.01, y - 0.18, 0), (right + 0.01, y - 0.10, 0.026), 'card', 0.005)


def front_garden(house: House) -> None:
    """A low brick wall before the bay, two piers, and a chequered path."""
    model, (left, right), y = house.model, house.door, GARDEN_WALL
    start, end = house.left + 0.02, left - 0.04
    if house.mirrored:
        start, end = right + 0.04, house.right - 0.02
    model.slab((start, y + 0.012, 0), (end, y + 0.055, 0.155), 'bed', 0.003)
    brickwork(model, (start, end), (0, 0.16), y + 0.012, house.brick)
    low, high = (start - 0.006, y - 0.012, 0.16), (end + 0.006, y + 0.067, 0.185)
    model.slab(low, high, 'card', 0.004)
    for pier in (left - 0.045, right + 0.045):
        low, high = (pier - 0.034, y - 0.012, 0), (pier + 0.034, y + 0.066, 0.235)
        model.slab(low, high, house.brick, 0.005)
        low, high = (pier - 0.043, y - 0.021, 0.235), (pier + 0.043, y + 0.075, 0.255)
        model.slab(low, high, 'card', 0.006)
    for k in range(7):
        near, far = y + 0.02 + k * 0.062, y + 0.078 + k * 0.062
        tones = ('slate', 'card') if k % 2 else ('card', 'slate')
        model.slab((left + 0.004, near, 0), (left + 0.094, far, 0.008), tones[0], 0.002)
        model.slab((left + 0.098, near, 0), (right - 0.004, far, 0.008), tones[1], 0.002)


def on_slope(along: float, lift: float) -> tuple[float, float]:
    """Y and Z of a point so far up the front slope, and so far above it."""
    cos, sin = math.cos(SLOPE), math.sin(SLOPE)
    y = FRONT - 0.075 + cos * along - sin * lift
    return (y, EAVES - 0.035 + sin * along + cos * lift)


def roof(house: House) -> None:
    """The party wall that stands up through the roof, then slates, or a roof in progress."""
    profile = [
        (FRONT - 0.03, EAVES - 0.02),
        (BACK + 0.06, EAVES - 0.02),
        (BACK + 0.06, EAVES + 0.10),
    ]
    profile += [(MIDDLE, RIDGE + 0.14), (FRONT - 0.03, EAVES + 0.10)]
    party_wall = shift(house.left - 0.03, 0) @ ALONG_X
    house.model.prism(profile, 0, 0.06, 'card', party_wall, chamfer=0.004)
    if house.number == JOB:
        new_roof(house)
    else:
        slated_roof(house)


def slated_roof(house: House) -> None:
    """Thirteen courses of slates and five ridge tiles."""
    model, x = house.model, house.left
    gable = [(FRONT - 0.06, EAVES), (BACK + 0.06, EAVES), (MIDDLE, RIDGE)]
    model.prism(gable, 0, WIDTH - 0.062, 'bed', shift(x + 0.031, 0) @ ALONG_X)
    courses = 13
    for k in range(courses):
        along = k * SLOPE_LENGTH / courses
        low, high = on_slope(along, 0.045), on_slope(along + SLOPE_LENGTH / courses * 1.5, 0.032)
        start = x + 0.032
        while start < house.right - 0.035:
            whole = start > x + 0.04 or not k % 2
            end = min(house.right - 0.032, start + (0.12 if whole else 0.06))
            middle, section = (start + end) / 2, (end - start - 0.003, 0.012)
            model.beam((middle, *low), (middle, *high), section, 'slate', 0.002)
            start = end
    for k in range(5):
        low = (x + 0.035 + k * 0.198, MIDDLE - 0.035, RIDGE + 0.02)
        high = (x + 0.035 + k * 0.198 + 0.194, MIDDLE + 0.035, RIDGE + 0.07)
        model.slab(low, high, 'slate', 0.012)


def new_roof(house: House) -> None:
    """Oak rafters and ridge, joists, battens, and the first courses of slate."""
    model, x, right = house.model, house.left, house.right
    for k in range(11):
        rafter = x + 0.06 + (WIDTH - 0.12) * k / 10
        foot, ridge = on_slope(-0.03, 0.02), (MIDDLE - 0.012, RIDGE + 0.005)
        model.beam((rafter, *foot), (rafter, *ridge), (0.036, 0.075), 'oak', 0.004)
        foot, ridge = (BACK + 0.10, EAVES - 0.03), (MIDDLE + 0.012, RIDGE + 0.005)
        model.beam((rafter, *foot), (rafter, *ridge), (0.036, 0.075), 'oak', 0.004)
    low, high = (x + 0.034, MIDDLE - 0.016, RIDGE - 0.07), (
        right - 0.034,
        MIDDLE + 0.016,
        RIDGE + 0.085,
    )
    model.slab(low, high, 'oak', 0.005)
    for k in range(7):
        low = (x + 0.034, FRONT + 0.1 + k * 0.2, EAVES - 0.018)
        model.slab(low, (right - 0.034, FRONT + 0.29 + k * 0.2, EAVES + 0.002), 'bass', 0.003)
    for k in range(6):
        batten = on_slope(0.03 + k * 0.085, 0.075)
        start, end = (x + 0.036, *batten), (right - 0.036, *batten)
        model.beam(start, end, (0.026, 0.02), 'bass', 0.003)
    for k in range(3):
        along = k * 0.085
        low, high = on_slope(along - 0.02, 0.11), on_slope(along + 0.11, 0.095)
        start = x + 0.04 + (k % 2) * 0.06
        while start < x + WIDTH * (0.62 - 0.14 * k):
            slate = start + 0.06
            model.beam((slate, *low), (slate, *high), (0.117, 0.012), 'slate', 0.002)
            start += 0.12


def chimney(model: Model, x: float) -> None:
    """A stack with slips at the front and on the right, two caps, and four pots."""
    y, top = MIDDLE, RIDGE + 0.30
    model.slab((x - 0.115, y - 0.17, EAVES + 0.2), (x + 0.115, y + 0.17, top), 'bed', 0.003)
    brickwork(model, (x - 0.118, x + 0.118), (RIDGE - 0.16, top), y - 0.17, 'slipC')
    for k in range(13):
        z = RIDGE - 0.15 + k * 0.0345
        for j in range(4):
            along = y - 0.17 + j * 0.085
            low, high = (x + 0.112, along + 0.002, z + 0.002), (x + 0.129, along + 0.082, z + 0.032)
            model.slab(low, high, 'slipC', 0.002)
    model.slab((x - 0.145, y - 0.20, top), (x + 0.145, y + 0.20, RIDGE + 0.335), 'card', 0.005)
    low, high = (x - 0.125, y - 0.18, RIDGE + 0.335), (x + 0.125, y + 0.18, RIDGE + 0.365)
    model.slab(low, high, 'card', 0.005)
    for j in range(4):
        pot = y - 0.125 + j * 0.083
        foot, head = (x, pot, RIDGE + 0.36), (x, pot, RIDGE + 0.50 + 0.02 * (j % 2))
        model.rod(foot, head, 0.030, 'bass', 14, end_radius=0.024)


def scaffolding(model: Model) -> None:
    """The scaffold with its guard rails and ladder, and slates and timber on its top lift."""
    left, right, face, outer = JOB_LEFT, JOB_RIGHT, FRONT - 0.20, FRONT - 0.43
    style = {'bay': 0.265, 'lift': 0.476, 'depth': 0.20, 'wire': 0.0085}
    scaffold(model, left, right, face, 0, EAVES + 0.01, **style)
    for k in range(5):
        x = left + (right - left) * k / 4
        model.rod((x, outer, EAVES), (x, outer, EAVES + 0.24), 0.0085, 'brass', 6)
    for height in (0.11, 0.22):
        z = EAVES + height
        model.rod((left, outer, z), (right, outer, z), 0.007, 'brass', 6)
    for x in (left, right):
        for k in range(1, 4):
            z = 0.47 * k + 0.15
            model.rod((x, FRONT - 0.42, z), (x, FRONT - 0.06, z), 0.006, 'brass', 6)
    for k in range(2):
        z = 0.47 * (k + 1) + 0.24
        model.rod((left, outer, z), (right, outer, z), 0.007, 'brass', 6)
    for side in (0.06, 0.12):
        foot, head = (left + side, FRONT - 0.50, 0), (left + side, FRONT - 0.44, 1.1)
        model.beam(foot, head, (0.010, 0.014), 'oak', 0.002)
    for k in range(16):
        z = 0.05 + k * 0.066
        y = FRONT - 0.50 + 0.06 * z / 1.1
        model.rod((left + 0.06, y, z), (left + 0.12, y, z), 0.005, 'oak', 6)
    for k in range(4):
        x = left + k * 0.034
        low, high = (x + 0.2, FRONT - 0.40, 0.955), (x + 0.23, FRONT - 0.30, 1.05)
        model.slab(low, high, 'slate', 0.003)
    for k in range(5):
        y, z = 0.035 * (k % 3), 0.028 * (k // 3)
        low = (left + 0.55, FRONT - 0.41 + y, 0.957 + z)
        model.slab(low, (left + 1.0 - 0.03 * k, FRONT - 0.38 + y, 0.983 + z), 'oak', 0.003)


def skip(model: Model, x: float, y: float) -> None:
    """The vermilion skip: sides, floor, ends and lifting pins."""
    material, z, half, top = 'accentcard', ROAD, SKIP_HALF_WIDTH, SKIP_HEIGHT
    outline = [(-SKIP_FOOT, 0.02), (SKIP_FOOT, 0.02), (SKIP_TOP, 0.17)]
    outline += [(SKIP_TOP, top), (-SKIP_TOP, top), (-SKIP_TOP, 0.17)]
    upright = shift(x, y, z) @ TOWARDS_CAMERA
    for side in (-half, half - PLATE):
        model.prism(outline, side, side + PLATE, material, upright, chamfer=0.003)
    near, far = y - half + PLATE, y + half - PLATE
    model.slab((x - SKIP_FOOT, near, z + 0.02), (x + SKIP_FOOT, far, z + 0.035), material, 0.003)
    for end in (-1, 1):
        foot, head = x + end * SKIP_FOOT, x + end * (SKIP_TOP - 0.005)
        section = (2 * half - 2 * PLATE, PLATE)
        model.beam((foot, y, z + 0.03), (head, y, z + 0.172), section, material, 0.003)
        edge = x + end * SKIP_TOP
        low, high = (edge - end * PLATE, near, z + 0.166), (edge, far, z + top - 0.002)
        model.slab(low, high, material, 0.003)
        low, high = (edge - 0.016, y - half, z + top - 0.016), (
            edge + 0.016,
            y + half,
            z + top + 0.011,
        )
        model.slab(low, high, material, 0.005)
        for side in (-1, 1):
            pin = (x + end * 0.24, y + side * half, z + 0.15)
            tip = (x + end * 0.24, y + side * (half + 0.03), z + 0.15)
            model.rod(pin, tip, 0.018, 'dark', 10)


def skip_sides(model: Model, x: float, y: float) -> None:
    """Rims and ribs along both sides of the skip, and its filling."""
    material, z, half, top = 'accentcard', ROAD, SKIP_HALF_WIDTH, SKIP_HEIGHT
    for side in (-1, 1):
        rim = y + side * half
        low = (x - SKIP_TOP - 0.014, rim - 0.014, z + top - 0.016)
        model.slab(low, (x + SKIP_TOP + 0.014, rim + 0.014, z + top + 0.014), material, 0.005)
        face = y + side * (half + 0.001)
        for k in range(5):
            rib = x - 0.30 + k * 0.15
            low, high = (rib - 0.012, face - 0.012, z + 0.03), (
                rib + 0.012,
                face + 0.012,
                z + top - 0.017,
            )
            model.slab(low, high, material, 0.004)
    low, high = (x - 0.46, y - half + 0.02, z + 0.12), (x + 0.46, y + half - 0.02, z + 0.19)
    model.slab(low, high, 'bed', 0.01)


def rubble(model: Model, x: float, y: float, draw: random.Random) -> None:
    """Bricks, slates and offcuts on top of the skip."""
    for _ in range(46):
        spot = (x + draw.uniform(-0.42, 0.42), y + draw.uniform(-0.14, 0.14))
        lies = shift(*spot, ROAD + draw.uniform(0.19, 0.265))
        lies = lies @ Matrix.Rotation(draw.uniform(0, 6), 4, 'Z')
        lies = lies @ Matrix.Rotation(draw.uniform(-0.6, 0.6), 4, 'X')
        lies = lies @ Matrix.Rotation(draw.uniform(-0.6, 0.6), 4, 'Y')
        material = draw.choice(['slipB', 'slipA', 'slate', 'bass', 'slipC'])
        size = (draw.uniform(0.16, 0.3), 0.03, 0.02) if material == 'bass' else (0.104, 0.05, 0.034)
        model.box_at(lies, size, material, 0.003)


def slate_pallet(model: Model, x: float, y: float) -> None:
    """Slates on a pallet, on the pavement."""
    model.slab((x - 0.15, y - 0.11, PAVEMENT), (x + 0.15, y + 0.11, 0.03), 'bass', 0.003)
    for k in range(3):
        for j in range(9):
            left = x - 0.14 + j * 0.031
            low, high = (left, y - 0.1, 0.032 + k * 0.068), (
                left + 0.027,
                y + 0.1,
                0.096 + k * 0.068,
            )
            model.slab(low, high, 'slate', 0.003)


def car(model: Model, x: float, y: float, material: str) -> None:
    """A car of two blocks on four wheels."""
    here = shift(x, y, ROAD)
    model.box_at(here @ shift(0, 0, 0.145), (0.86, 0.34, 0.15), material, 0.045)
    model.box_at(here @ shift(-0.04, 0, 0.27), (0.46, 0.30, 0.13), material, 0.05)
    for axle in (-0.27, 0.27):
        for side in (-0.17, 0.14):
            inner, outer = (here @ Vector((axle, side + out, 0.07)) for out in (0, 0.03))
            model.rod(inner, outer, 0.07, 'dark', 16)


def lamp_post(model: Model, x: float) -> None:
    """A lamp post at the kerb."""
    y = -1.12
    model.rod((x, y, 0), (x, y, 0.85), 0.012, 'dark', 10)
    model.box((x, y, 0.89), (0.05, 0.05, 0.08), 'dark', 0.008)
    model.rod((x, y, 0), (x, y, 0.12), 0.022, 'dark', 10)


def plant_trees(surfaces: materials.Materials, draw: random.Random) -> None:
    """Trees beside the row and in the street, and three shrubs in each front garden."""
    kinds = [
        trees.tree(surfaces, f'tree {seed}', leaves, seed, flakes=1500, flake=0.021)
        for seed, leaves in enumerate(('sage', 'moss'), start=3)
    ]
    for x, y, scale, kind in TREES:
        place(kinds[kind], (x, y, 0), scale=scale, turn=draw.uniform(0, 6))
    for number in range(HOUSES):
        x = ROW_LEFT + number * WIDTH + (0.22 if number % 2 == 0 else 0.62)
        for k in range(3):
            spot = (x + k * 0.1, FRONT - 0.46 + draw.uniform(-0.05, 0.05), -0.02)
            scale = draw.uniform(0.16, 0.24)
            place(kinds[k % 2], spot, scale=scale, turn=draw.uniform(0, 6))


def photograph() -> None:
    """A lamp under the open roof, the key and the fill."""
    studio.sweep('#8E8882', wall=13, floor=-0.38)
    studio.world('#BFCFE2', 0.2)
    studio.point_light((ROW_LEFT + (JOB + 0.5) * WIDTH, MIDDLE, EAVES + 0.2), 3.0, '#FFC486', 0.05)
    studio.area_light((-9, -7.0, 7.0), (0, 0, 0.8), 1.4, 2500, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 100, '#CFDEF0')
    studio.camera(
        (4.3, -12.6, 4.3), (-0.62, -0.2, 0.92), lens=65, f_number=4.5, focus=(0.4, -0.5, 0.9)
    )
