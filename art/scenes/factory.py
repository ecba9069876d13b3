"""A long joinery workshop with its roof partly off, and a truck being loaded.

For the office complex in Manila and the group's work abroad. Benches stand in front, racks of
frames and fire doors behind the aisle; one batch of doors in vermilion primer waits on a trolley.
The roof covers only the last bays, or nothing of the work would be seen.
"""

import random

from mathutils import Vector

from kit import materials, studio
from kit.figures import crowd, silhouette
from kit.geometry import ALONG_X, Model, shift
from kit.shot import Grade

GRADE = Grade(exposure=0.9, vignette=0.22, warmth=-0.025, bloom=0.04, bloom_threshold=2.0)

YARD = -0.04
FLOOR = 0.02
LEFT, RIGHT, FRONT, BACK = -2.35, 4.25, -1.35, 1.55
MIDDLE = (FRONT + BACK) / 2
EAVES, RISE = 1.10, 0.62  # height of the walls, and of the ridge above them
RIDGE = EAVES + RISE
BAYS = 11
BAY = (RIGHT - LEFT) / BAYS
# The first bay with sheets on the roof, on the slope in front and on that behind
SHEETED_FRONT, SHEETED_BACK = 8, 4
GATE = (3, 4)  # bays without a plinth, where the truck is loaded
BENCH_LENGTH, BENCH_DEPTH, BENCH_PITCH = 0.72, 0.34, 0.98
RACK_WIDTH, RACK_PITCH = 0.62, 0.062
ON_BENCH, ON_RACK, ON_STAND = 0.307, 0.057, -0.003
LEANING = Vector((0, 0.2, 1)).normalized()  # up, of what leans on a stand
TROLLEY_BENCH = 2  # its place in the front row is left out for the trolley
WINDOW_SILL, WINDOW_HEAD = 0.36, 0.86
PERSON = 0.34


def build() -> None:
    """Build the model and set up the studio."""
    surfaces = materials.standard(
        materials.card('floor', '#BDB8AE', variation=0.02),
        materials.card('roof', '#E4E0D8', variation=0.03),
        materials.card('yard', '#C6C0B4', variation=0.02),
        materials.wood('oakL', ('#E2C295', '#CBA06C', '#94683F'), roughness=0.5),
    )
    model = Model(surfaces, seed=81)
    draw = random.Random(17)
    site(model)
    for bay in range(BAYS):
        rear_wall(model, bay)
    # The gable on the right, and what is left of the one on the left
    cut_down = [
        *((FRONT, FLOOR), (BACK, FLOOR), (BACK, EAVES - 0.02)),
        *((FRONT + 2.0, EAVES - 0.02), (FRONT + 0.9, 0.52), (FRONT, 0.30)),
    ]
    place = shift(LEFT - 0.0701, 0) @ ALONG_X
    model.prism(cut_down, 0, 0.07, 'card', place, chamfer=0.004)
    gable = [
        *((FRONT, FLOOR), (BACK, FLOOR), (BACK, EAVES)),
        *((MIDDLE, RIDGE), (FRONT, EAVES)),
    ]
    place = shift(RIGHT + 0.0001, 0) @ ALONG_X
    model.prism(gable, 0, 0.07, 'card', place, chamfer=0.004)
    for line in range(BAYS + 1):
        truss(model, min(max(LEFT + line * BAY, LEFT + 0.035), RIGHT - 0.035))
    roof(model)
    rows_of_benches(model)
    # Racks behind the aisle, by turns of window frames and of doors
    y = FRONT + 1.86
    for k in range(3):
        rack_of_frames(model, draw, LEFT + 0.22 + 2 * k * 1.02, y)
        rack_of_doors(model, draw, LEFT + 0.22 + (2 * k + 1) * 1.02, y)
    trolley(model)
    timber_stacks(model, draw)
    truck(model, 0.55, -2.15)
    stand(model, 1.75, -1.98)
    work_on_stands(model)
    stand(model, 2.45, -1.95)
    doors_on_stand(model, 2.45, -1.95)
    # Four at the benches, three in the aisle, two in the yard
    crowd(
        model,
        (
            (LEFT + 0.65, FRONT + 0.70, FLOOR, 0.3, 'point', 'dark'),
            (LEFT + 1.75, FRONT + 0.70, FLOOR, -0.3, 'point', 'dark'),
            (LEFT + 3.55, FRONT + 0.72, FLOOR, 0.2, 'stand', 'dark'),
            (LEFT + 4.7, FRONT + 0.70, FLOOR, 0.4, 'point', 'dark'),
            (LEFT + 2.3, FRONT + 1.42, FLOOR, 0.8, 'walk', 'dark'),
            (LEFT + 4.1, FRONT + 1.45, FLOOR, -0.7, 'walk', 'card'),
            (LEFT + 0.9, FRONT + 1.45, FLOOR, 0.6, 'walk', 'dark'),
            (-0.2, -1.95, YARD, 0.3, 'stand', 'dark'),
            (-3.1, -1.0, YARD, -0.3, 'stand', 'dark'),
        ),
        PERSON,
    )
    model.finish()

    studio.sweep('#857F79', wall=14, floor=-0.38)
    studio.world('#BFD0E4', 0.22)
    studio.area_light((-7.5, -8.5, 8.0), (0, 0, 0.6), 1.4, 2700, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 130, '#CFDEF0')
    studio.camera((4.5, -12.4, 6.4), (-0.62, -0.2, 0.48), 57, 5.0, focus=(0.6, -0.8, 0.5))


def site(model: Model) -> None:
    """Oak board, yard and floor, with the lines that mark the aisle."""
    model.slab((-5.4, -2.75, -0.36), (6.2, 2.9, -0.08), 'oak', 0.02)
    model.slab((-5.25, -2.6, -0.08), (6.05, 2.75, YARD), 'yard', 0.006)
    model.slab((LEFT - 0.35, FRONT - 0.35, YARD), (RIGHT + 0.35, BACK + 0.3, 0), 'card', 0.006)
    model.slab((LEFT, FRONT, 0), (RIGHT, BACK, FLOOR), 'floor', 0.003)
    for y in (FRONT + 1.22, FRONT + 1.66):
        model.slab((LEFT + 0.15, y, 0.0205), (RIGHT - 0.15, y + 0.02, 0.0225), 'card', 0.001)


def rear_wall(model: Model, bay: int) -> None:
    """A bay of the wall behind with its oak window, and the plinth that is left in front."""
    x0, x1, y = LEFT + bay * BAY, LEFT + (bay + 1) * BAY, BACK
    here = model.at(0, y)
    here.slab((x0, -0.07, FLOOR), (x1, 0, WINDOW_SILL), 'card', 0.004)
    here.slab((x0, -0.07, WINDOW_HEAD), (x1, 0, EAVES), 'card', 0.004)
    for pier in (x0, x1 - 0.08):
        here.slab((pier, -0.069, WINDOW_SILL), (pier + 0.08, -0.001, WINDOW_HEAD), 'card', 0.003)
    for x in (x0 + 0.08, (x0 + x1) / 2 - 0.01, x1 - 0.10):
        here.slab((x, -0.05, WINDOW_SILL), (x + 0.02, -0.02, WINDOW_HEAD), 'oak', 0.003, grain=2)
    for z in (WINDOW_SILL, 0.61, WINDOW_HEAD - 0.02):
        here.slab((x0 + 0.08, -0.048, z), (x1 - 0.08, -0.022, z + 0.02), 'oak', 0.003)
    if bay not in GATE:
        model.slab((x0 + 0.001, FRONT, FLOOR), (x1 - 0.001, FRONT + 0.07, 0.14), 'card', 0.005)


def truss(model: Model, x: float) -> None:
    """Two columns and a king-post truss with steel plates at its joints."""
    for y in (FRONT + 0.035, BACK - 0.105):
        model.slab((x - 0.03, y - 0.03, FLOOR), (x + 0.03, y + 0.03, EAVES), 'oakL', 0.005, grain=2)
    z, height = EAVES, RISE - 0.04
    tie = ((x, FRONT - 0.03, z + 0.035), (x, BACK - 0.04, z + 0.035))
    model.beam(*tie, (0.045, 0.07), 'oakL')
    for foot in (FRONT - 0.10, BACK + 0.03):
        model.beam((x, foot, z + 0.045), (x, MIDDLE, z + height), (0.045, 0.075), 'oakL')
    king_post = ((x, MIDDLE, z + 0.07), (x, MIDDLE, z + height - 0.02))
    model.beam(*king_post, (0.04, 0.05), 'oakL')
    for side in (-1, 1):
        y, top = MIDDLE + side * (BACK - FRONT) * 0.25, z + height * 0.5
        strut = ((x, MIDDLE + side * 0.03, z + 0.075), (x, y, top - 0.01))
        model.beam(*strut, (0.036, 0.045), 'oakL')
        model.beam((x, y, z + 0.07), (x, y, top - 0.02), (0.036, 0.045), 'oakL')
    for y, joint in (
        (MIDDLE, z + height - 0.05),
        (MIDDLE, z + 0.06),
        (FRONT + 0.03, z + 0.05),
        (BACK - 0.10, z + 0.05),
    ):
        for face in (x - 0.026, x + 0.026):
            low = (face - 0.003, y - 0.05, joint - 0.035)
            model.slab(low, (face + 0.003, y + 0.05, joint + 0.035), 'dark', 0.002)


def on_slope(side: int, share: float, rise: float) -> tuple[float, float]:
    """Y and Z on the front (-1) or back (1) slope, `share` of the way up, raised by `rise`."""
    eaves = FRONT - 0.16 if side < 0 else BACK + 0.10
    z = EAVES + 0.035
    return eaves + (MIDDLE - eaves) * share, z + (RIDGE + 0.005 - z) * share + rise


def roof(model: Model) -> None:
    """Purlins, corrugated sheet over the last bays, the ridge with its ventilators."""
    # Behind and over the middle they are laid, in front of them only the highest
    for bay in range(BAYS):
        x0, x1 = LEFT + bay * BAY, LEFT + (bay + 1) * BAY
        for side in (-1, 1):
            for share in (0.08, 0.27, 0.46, 0.65, 0.84, 0.965):
                laid = bay <= SHEETED_FRONT and (side > 0 or bay >= 5)
                if laid or (side < 0 and share > 0.9):
                    y, z = on_slope(side, share, 0.045)
                    ends = ((x0 + 0.002, y, z), (x1 - 0.002, y, z))
                    model.beam(*ends, (0.03, 0.035), 'bass', 0.003)
    # Corrugated sheet over the last bays: every other strip lies a little higher
    for side, first in ((-1, SHEETED_FRONT), (1, SHEETED_BACK)):
        for k in range(int((BAYS - first) * BAY / 0.062)):
            x = LEFT + first * BAY + k * 0.062 + 0.031
            rise = 0.078 + (0.008 if k % 2 else 0)
            ends = ((x, *on_slope(side, -0.01, rise)), (x, *on_slope(side, 1.0, rise)))
            model.beam(*ends, (0.0605, 0.01), 'roof', 0.002)
    # The cap on the sheets, and three ventilators
    low = (LEFT + SHEETED_FRONT * BAY - 0.02, MIDDLE - 0.07, RIDGE + 0.085)
    model.slab(low, (RIGHT + 0.02, MIDDLE + 0.07, RIDGE + 0.11), 'card', 0.01)
    for k in range(3):
        x = LEFT + (SHEETED_FRONT + 0.6 + k) * BAY
        model.rod((x, MIDDLE, RIDGE + 0.10), (x, MIDDLE, RIDGE + 0.19), 0.055, 'steel', 16)
        model.rod((x, MIDDLE, RIDGE + 0.19), (x, MIDDLE, RIDGE + 0.21), 0.08, 'steel', 16)


def rows_of_benches(model: Model) -> None:
    """Two rows of benches, with by turns a frame, a door leaf and parts on them."""
    work = (window_frame_on, door_leaf_on, parts_on)
    for row, y in enumerate((FRONT + 0.28, FRONT + 0.82)):
        for k in range(6):
            if row == 0 and k == TROLLEY_BENCH:
                continue
            x = LEFT + 0.28 + k * BENCH_PITCH
            bench(model, x, y)
            work[(k + row) % 3](model, x, y)
            model.box((x + 0.10, y - 0.02, 0.285), (0.12, 0.045, 0.05), 'bass', 0.006)
            screw = ((x + 0.10, y - 0.055, 0.285), (x + 0.10, y, 0.285))
            model.rod(*screw, 0.01, 'steel', 8)


def bench(model: Model, x: float, y: float) -> None:
    """Top, shelf and four legs."""
    x1, y1 = x + BENCH_LENGTH, y + BENCH_DEPTH
    model.slab((x, y, 0.27), (x1, y1, 0.305), 'oakL', 0.006)
    model.slab((x + 0.03, y + 0.03, 0.10), (x1 - 0.03, y1 - 0.03, 0.115), 'bass', 0.003)
    for leg_y in (y + 0.03, y1 - 0.03):
        for leg_x in (x + 0.03, x1 - 0.03):
            low = (leg_x - 0.022, leg_y - 0.022, FLOOR)
            model.slab(low, (leg_x + 0.022, leg_y + 0.022, 0.27), 'bass', 0.004, grain=2)


def window_frame_on(model: Model, x: float, y: float) -> None:
    """A window frame that lies on a bench."""
    x0, x1 = x + 0.08, x + BENCH_LENGTH - 0.10
    y0, y1 = y + 0.03, y + BENCH_DEPTH - 0.03
    middle, bar = (x0 + x1) / 2, 0.03
    for low, high in (
        ((x0, y0), (x1, y0 + bar)),
        ((x0, y1 - bar), (x1, y1)),
        ((x0, y0 + bar), (x0 + bar, y1 - bar)),
        ((x1 - bar, y0 + bar), (x1, y1 - bar)),
        ((middle - 0.012, y0 + bar), (middle + 0.012, y1 - bar)),
    ):
        model.slab((*low, ON_BENCH), (*high, ON_BENCH + 0.034), 'oak', 0.003)


def door_leaf_on(model: Model, x: float, y: float) -> None:
    """A door leaf with two panels that lies on a bench."""
    z, back = ON_BENCH + 0.03, y + BENCH_DEPTH
    low, high = (x + 0.04, y + 0.03, ON_BENCH), (x + BENCH_LENGTH - 0.03, back - 0.04, z)
    model.slab(low, high, 'oak', 0.004)
    for x0, x1 in ((0.10, 0.32), (0.38, 0.62)):
        model.slab((x + x0, y + 0.08, z), (x + x1, back - 0.09, z + 0.006), 'oak', 0.003)


def parts_on(model: Model, x: float, y: float) -> None:
    """Five planed lengths on a bench."""
    for k in range(5):
        low = (x + 0.05, y + 0.04 + k * 0.05, ON_BENCH)
        end = x + BENCH_LENGTH - 0.08 - 0.03 * (k % 2)
        model.slab(low, (end, y + 0.08 + k * 0.05, 0.335), 'oak', 0.003)


def rack(model: Model, x: float, y: float, places: int, height: float) -> None:
    """A base with four posts that hold what stands in it."""
    end, back = x + places * RACK_PITCH, y + RACK_WIDTH
    model.slab((x - 0.04, y - 0.03, FLOOR), (end + 0.05, back + 0.03, 0.055), 'bass', 0.004)
    for post_x in (x - 0.03, end + 0.03):
        for post_y in (y + 0.05, back - 0.05):
            low = (post_x - 0.012, post_y - 0.012, 0.055)
            model.slab(low, (post_x + 0.012, post_y + 0.012, height * 0.75), 'dark', 0.003)


def rack_of_frames(model: Model, draw: random.Random, x: float, y: float) -> None:
    """Nine window frames on edge."""
    places, height, bar = 9, 0.66, 0.036
    rack(model, x, y, places, height)
    back, middle, top = y + RACK_WIDTH, y + RACK_WIDTH / 2, ON_RACK + height
    for k in range(places):
        start = x + k * RACK_PITCH + 0.02
        # Frames are all of one height, but doors after them depend on what is drawn here.
        draw.uniform(-0.02, 0.0)
        for y0, y1 in (
            (y, y + bar),
            (back - bar, back),
            (middle - bar * 0.35, middle + bar * 0.35),
        ):
            model.slab((start, y0, ON_RACK), (start + 0.036, y1, top), 'oak', 0.003, grain=2)
        for z in (ON_RACK, ON_RACK + height / 2 - bar / 2, top - bar):
            low, high = (start + 0.001, y + bar, z), (start + 0.035, back - bar, z + bar)
            model.slab(low, high, 'oak', 0.003)


def rack_of_doors(model: Model, draw: random.Random, x: float, y: float) -> None:
    """Ten doors on edge; the panels of the last can be seen."""
    places, height = 10, 0.74
    rack(model, x, y, places, height)
    back = y + RACK_WIDTH
    for k in range(places):
        start = x + k * RACK_PITCH + 0.02
        top = ON_RACK + height + draw.uniform(-0.02, 0.0)
        model.slab((start, y, ON_RACK), (start + 0.034, back, top), 'oak', 0.004, grain=2)
    face = x + (places - 1) * RACK_PITCH + 0.054
    for z0, z1 in ((0.14, 0.44), (0.52, 0.90)):
        low = (face, y + 0.07, ON_RACK + height * z0)
        model.slab(low, (face + 0.006, back - 0.07, ON_RACK + height * z1), 'oak', 0.003, grain=2)


def trolley(model: Model) -> None:
    """The accent: a batch of fire doors in primer, on a trolley in the front row."""
    x, y = LEFT + 2.55, FRONT + 0.34
    model.slab((x - 0.06, y - 0.06, 0.06), (x + 0.50, y + 0.46, 0.085), 'dark', 0.004)
    for wheel_y in (y, y + 0.40):
        for wheel_x in (x, x + 0.44):
            axle = ((wheel_x, wheel_y - 0.02, 0.04), (wheel_x, wheel_y + 0.02, 0.04))
            model.rod(*axle, 0.022, 'black', 10)
    for post_x in (x - 0.05, x + 0.49):
        for post_y in (y - 0.04, y + 0.44):
            low, high = (post_x - 0.01, post_y - 0.01, 0.085), (post_x + 0.01, post_y + 0.01, 0.62)
            model.slab(low, high, 'dark', 0.003)
    for k in range(6):
        low = (x + 0.03 + k * 0.072, y - 0.02, 0.087)
        model.slab(low, (x + 0.068 + k * 0.072, y + 0.42, 0.827), 'accentcard', 0.004, grain=2)


def timber_stacks(model: Model, draw: random.Random) -> None:
    """Three stacks of boards in the yard, with battens between their layers."""
    x, boards = -3.45, 4
    for y, layers, material in ((-0.55, 5, 'oakL'), (0.35, 4, 'bass'), (1.2, 6, 'oakL')):
        back = y + boards * 0.13
        for layer in range(layers):
            z = layer * 0.075
            for k in range(boards):
                low = (x - 0.36 + draw.uniform(-0.02, 0.02), y + k * 0.13, z - 0.02)
                high = (x + 0.42 + draw.uniform(-0.03, 0.02), y + k * 0.13 + 0.12, z + 0.035)
                model.slab(low, high, material, 0.004)
            for batten in (x - 0.25, x + 0.28):
                low, high = (batten - 0.02, y, z + 0.0355), (batten + 0.02, back - 0.01, z + 0.0545)
                model.slab(low, high, 'bass', 0.002)
        for batten in (x - 0.25, x + 0.28):
            model.slab((batten - 0.025, y, YARD), (batten + 0.025, back, -0.021), 'bass', 0.002)


def truck(model: Model, x: float, y: float) -> None:
    """A flatbed truck with nine doors between its bulkheads."""
    z = YARD
    model.slab((x - 0.5, y - 0.17, z + 0.12), (x + 0.42, y + 0.17, z + 0.16), 'dark', 0.006)
    model.slab((x + 0.45, y - 0.165, z + 0.08), (x + 0.78, y + 0.165, z + 0.46), 'card', 0.03)
    model.slab((x + 0.775, y - 0.13, z + 0.27), (x + 0.787, y + 0.13, z + 0.40), 'dark', 0.003)
    for axle in (x - 0.32, x - 0.14, x + 0.6):
        for side in (-1, 1):
            inner, outer = y + side * 0.12, y + side * 0.175
            model.rod((axle, inner, z + 0.075), (axle, outer, z + 0.075), 0.075, 'dark', 16)
    for k in range(9):
        low = (x - 0.45 + k * 0.09, y - 0.13, z + 0.162)
        model.slab(low, (x - 0.405 + k * 0.09, y + 0.13, z + 0.56), 'oak', 0.004, grain=2)
    for end in (x - 0.49, x + 0.4):
        model.slab((end, y - 0.16, z + 0.16), (end + 0.018, y + 0.16, z + 0.5), 'dark', 0.003)


def stand(model: Model, x: float, y: float) -> None:
    """A pallet in the yard with two props to lean work against."""
    model.slab((x - 0.06, y - 0.10, YARD), (x + 0.58, y + 0.26, -0.005), 'bass', 0.004)
    for prop in (x + 0.02, x + 0.5):
        ends = ((prop, y + 0.22, -0.005), (prop, y + 0.10, 0.52))
        model.beam(*ends, (0.03, 0.03), 'bass', 0.003)
        model.beam((prop, y + 0.22, 0.0), (prop, y + 0.24, 0.4), (0.03, 0.03), 'bass', 0.003)


def work_on_stands(model: Model) -> None:
    """Window frames and doors that lean on their stands."""
    # Three window frames that lean on a stand
    x, y = 1.75, -1.98
    for k in range(3):
        corner = Vector((x + 0.02 * k, y - 0.08 + 0.045 * k, ON_STAND))
        leaning_frame(model, corner, 0.5, 0.56)


def leaning_frame(model: Model, corner: Vector, width: float, height: float) -> None:
    """A window frame with a transom and a mullion."""
    side, up = Vector((1, 0, 0)), LEANING
    bar, depth = 0.034, 0.036
    for x in (bar / 2, width - bar / 2):
        foot = corner + side * x
        model.beam(foot, foot + up * height, (bar, depth), 'oak', 0.003)
    for k in range(3):
        z = up * (bar / 2 + (height - bar) * k / 2)
        start, end = corner + side * bar + z, corner + side * (width - bar) + z
        model.beam(start, end, (depth, bar), 'oak', 0.003)
    middle = corner + side * (width / 2)
    ends = middle + up * bar, middle + up * (height - bar)
    model.beam(*ends, (bar * 0.6, depth * 0.7), 'oak', 0.002)


def doors_on_stand(model: Model, x: float, y: float) -> None:
    """Three doors that lean on a stand, the first with a vision panel and a knob."""
    for k in range(3):
        corner = Vector((x + 0.05 * k, y - 0.08 + 0.042 * k, ON_STAND))
        foot = corner + Vector((0.15, 0, 0))
        model.beam(foot, foot + LEANING * 0.62, (0.30, 0.03), 'oak', 0.004)
        if k == 0:
            face = foot + Vector((0, -0.018, 0))
            right = Vector((0.05, 0, 0))
            panel = face + LEANING * 0.36 + right, face + LEANING * 0.54 + right
            model.beam(*panel, (0.07, 0.006), 'dark', 0.002)
            knob = face + LEANING * 0.29
            ends = knob + Vector((-0.11, 0, 0)), knob + Vector((-0.11, -0.02, 0))
            model.rod(*ends, 0.012, 'brass', 10)
