"""A long joinery workshop with its roof partly off, and a truck being loaded.

For the office complex in Manila and the group's work abroad. Benches stand in front, racks of
frames and fire doors behind the aisle; one batch of doors in vermilion primer waits on a trolley.
The roof covers only the last bays, or nothing of the work would be seen.
"""

import math
import random

from kit import studio, vehicles
from kit.buildings import around
from kit.figures import crowd
from kit.geometry import ALONG_X, Model, Vector, rotation, shift
from kit.materials import card, standard, wood

GRADE = studio.Grade(exposure=0.9, vignette=0.22, warmth=-0.025, bloom=0.04, bloom_threshold=2.0)

YARD, FLOOR = -0.04, 0.02
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
ON_BENCH, ON_RACK = 0.307, 0.057
LEANING = rotation(-math.degrees(math.atan(0.2)), 'X')  # of what leans on a stand
TROLLEY_BENCH = 2  # its place in the front row is left out for the trolley
SILL, HEAD = 0.36, 0.86

# Four at the benches, three in the aisle, two in the yard
PEOPLE = (
    (LEFT + 0.65, FRONT + 0.70, FLOOR, 0.3, 'point', 'dark'),
    (LEFT + 1.75, FRONT + 0.70, FLOOR, -0.3, 'point', 'dark'),
    (LEFT + 3.55, FRONT + 0.72, FLOOR, 0.2, 'stand', 'dark'),
    (LEFT + 4.7, FRONT + 0.70, FLOOR, 0.4, 'point', 'dark'),
    (LEFT + 2.3, FRONT + 1.42, FLOOR, 0.8, 'walk', 'dark'),
    (LEFT + 4.1, FRONT + 1.45, FLOOR, -0.7, 'walk', 'card'),
    (LEFT + 0.9, FRONT + 1.45, FLOOR, 0.6, 'walk', 'dark'),
    *((-0.2, -1.95, YARD, 0.3, 'stand', 'dark'), (-3.1, -1.0, YARD, -0.3, 'stand', 'dark')),
)


def build() -> None:
    surfaces = standard(
        card('floor', '#BDB8AE', variation=0.02),
        card('roof', '#E4E0D8', variation=0.03),
        card('yard', '#C6C0B4', variation=0.02),
        wood('oakL', ('#E2C295', '#CBA06C', '#94683F'), roughness=0.5),
    )
    model = Model(surfaces, seed=81)
    draw = random.Random(17)
    walls(model)
    for line in range(BAYS + 1):
        truss(model.at(min(max(LEFT + line * BAY, LEFT + 0.035), RIGHT - 0.035), 0))
    roof(model)
    rows_of_benches(model)
    for k in range(3):  # behind the aisle, by turns window frames and doors
        rack_of_frames(model.at(LEFT + 0.22 + 2 * k * 1.02, FRONT + 1.86), draw)
        rack_of_doors(model.at(LEFT + 0.22 + (2 * k + 1) * 1.02, FRONT + 1.86), draw)
    trolley(model.at(LEFT + 2.55, FRONT + 0.34))
    timber_stacks(model, draw)
    truck(model.at(0.55, -2.15, YARD))
    stands(model)
    crowd(model, PEOPLE, 0.34)
    model.finish()

    studio.room('#857F79', wall=14, floor=-0.38, light='#BFD0E4', strength=0.22)
    studio.area_light((-7.5, -8.5, 8.0), (0, 0, 0.6), 1.4, 2700, '#FFE6C8')
    studio.area_light((9, -4, 5), (0, 0, 1), 6, 130, '#CFDEF0')
    studio.camera((4.5, -12.4, 6.4), (-0.62, -0.2, 0.48), 57, 5.0, focus=(0.6, -0.8, 0.5))


def walls(model: Model) -> None:
    """Board, yard and floor with its aisle; the wall behind, a low plinth in front, both ends."""
    model.base((-5.4, -2.75), (6.2, 2.9), (-0.36, -0.08, YARD), 'yard', 0.15)
    model.slab((LEFT - 0.35, FRONT - 0.35, YARD), (RIGHT + 0.35, BACK + 0.3, 0), 'card', 0.006)
    model.slab((LEFT, FRONT, 0), (RIGHT, BACK, FLOOR), 'floor', 0.003)
    for y in (FRONT + 1.22, FRONT + 1.66):
        model.slab((LEFT + 0.15, y, 0.0205), (RIGHT - 0.15, y + 0.02, 0.0225), 'card', 0.001)
    for number in range(BAYS):
        x1 = LEFT + (number + 1) * BAY
        bay = model.at(LEFT + number * BAY, BACK)
        bay.slab((0, -0.07, FLOOR), (BAY, 0, SILL), 'card', 0.004)
        bay.slab((0, -0.07, HEAD), (BAY, 0, EAVES), 'card', 0.004)
        for x in (0, BAY - 0.08):
            bay.slab((x, -0.069, SILL), (x + 0.08, -0.001, HEAD), 'card', 0.003)
        for x in (0.08, BAY / 2 - 0.01, BAY - 0.10):
            bay.slab((x, -0.05, SILL), (x + 0.02, -0.02, HEAD), 'oak', 0.003, grain=2)
        for z in (SILL, 0.61, HEAD - 0.02):
            bay.slab((0.08, -0.048, z), (BAY - 0.08, -0.022, z + 0.02), 'oak', 0.003)
        if number not in GATE:
            model.at(x1, FRONT).slab((0.001 - BAY, 0, FLOOR), (-0.001, 0.07, 0.14), 'card', 0.005)
    cut_down = [
        *((FRONT, FLOOR), (BACK, FLOOR), (BACK, EAVES - 0.02)),
        *((FRONT + 2.0, EAVES - 0.02), (FRONT + 0.9, 0.52), (FRONT, 0.30)),
    ]
    gable = [(FRONT, FLOOR), (BACK, FLOOR), (BACK, EAVES), (MIDDLE, RIDGE), (FRONT, EAVES)]
    for x, outline in ((LEFT - 0.0701, cut_down), (RIGHT + 0.0001, gable)):
        model.prism(outline, 0, 0.07, 'card', shift(x, 0) @ ALONG_X, chamfer=0.004)


def truss(model: Model) -> None:
    """Two columns and a king-post truss with steel plates at its joints."""
    for y in (FRONT + 0.035, BACK - 0.105):
        model.slab((-0.03, y - 0.03, FLOOR), (0.03, y + 0.03, EAVES), 'oakL', 0.005, grain=2)
    model, height, quarter = model.at(0, 0, EAVES), RISE - 0.04, (BACK - FRONT) * 0.25
    ties = [((FRONT - 0.03, 0.035), (BACK - 0.04, 0.035), (0.045, 0.07))]
    for foot in (FRONT - 0.10, BACK + 0.03):
        ties.append(((foot, 0.045), (MIDDLE, height), (0.045, 0.075)))
    ties.append(((MIDDLE, 0.07), (MIDDLE, height - 0.02), (0.04, 0.05)))
    for side in (-1, 1):
        y, top = MIDDLE + side * quarter, height * 0.5
        ties.append(((MIDDLE + side * 0.03, 0.075), (y, top - 0.01), (0.036, 0.045)))
        ties.append(((y, 0.07), (y, top - 0.02), (0.036, 0.045)))
    for start, end, section in ties:
        model.beam((0, *start), (0, *end), section, 'oakL')
    plates = ((MIDDLE, height - 0.05), (MIDDLE, 0.06), (FRONT + 0.03, 0.05), (BACK - 0.10, 0.05))
    for plate in model.each((x, y, z) for y, z in plates for x in (-0.026, 0.026)):
        plate.slab((-0.003, -0.05, -0.035), (0.003, 0.05, 0.035), 'dark', 0.002)


def on_slope(side: int, share: float, rise: float) -> tuple[float, float]:
    """Y and Z on the front (-1) or back (1) slope, `share` of the way up, raised by `rise`."""
    eaves = FRONT - 0.16 if side < 0 else BACK + 0.10
    z = EAVES + 0.035
    return eaves + (MIDDLE - eaves) * share, z + (RIDGE + 0.005 - z) * share + rise


def roof(model: Model) -> None:
    """Purlins; corrugated sheet over the last bays; the cap on it with three ventilators.

    Behind and over the middle all purlins are laid, in front of them only the highest. Every other
    strip of sheet lies a little higher.
    """
    for bay in range(BAYS):
        x0, x1 = LEFT + bay * BAY + 0.002, LEFT + (bay + 1) * BAY - 0.002
        for side in (-1, 1):
            for share in (0.08, 0.27, 0.46, 0.65, 0.84, 0.965):
                laid = bay <= SHEETED_FRONT and (side > 0 or bay >= 5)
                if laid or (side < 0 and share > 0.9):
                    spot = on_slope(side, share, 0.045)
                    model.beam((x0, *spot), (x1, *spot), (0.03, 0.035), 'bass', 0.003)
    for side, first in ((-1, SHEETED_FRONT), (1, SHEETED_BACK)):
        for k in range(int((BAYS - first) * BAY / 0.062)):
            x = LEFT + first * BAY + k * 0.062 + 0.031
            rise = 0.078 + (0.008 if k % 2 else 0)
            start, end = (x, *on_slope(side, -0.01, rise)), (x, *on_slope(side, 1.0, rise))
            model.beam(start, end, (0.0605, 0.01), 'roof', 0.002)
    cap = model.at(LEFT + SHEETED_FRONT * BAY, MIDDLE, RIDGE)
    cap.slab((-0.02, -0.07, 0.085), (3 * BAY + 0.02, 0.07, 0.11), 'card', 0.01)
    for ventilator in cap.at(0.6 * BAY, 0).row(3, BAY):
        ventilator.rod((0, 0, 0.10), (0, 0, 0.19), 0.055, 'steel', 16)
        ventilator.rod((0, 0, 0.19), (0, 0, 0.21), 0.08, 'steel', 16)


def rows_of_benches(model: Model) -> None:
    """Two rows of benches, with by turns a frame, a door leaf and parts on them."""
    work = (window_frame, door_leaf, planed_parts)
    for row, y in enumerate((FRONT + 0.28, FRONT + 0.82)):
        for k in range(6):
            if (row, k) == (0, TROLLEY_BENCH):
                continue
            bench = model.at(LEFT + 0.28 + k * BENCH_PITCH, y)
            bench.slab((0, 0, 0.27), (BENCH_LENGTH, BENCH_DEPTH, 0.305), 'oakL', 0.006)
            high = (BENCH_LENGTH - 0.03, BENCH_DEPTH - 0.03, 0.115)
            bench.slab((0.03, 0.03, 0.10), high, 'bass', 0.003)
            edges = [
                (x, y) for y in (0.03, BENCH_DEPTH - 0.03) for x in (0.03, BENCH_LENGTH - 0.03)
            ]
            for leg in bench.each(edges):
                leg.slab((-0.022, -0.022, FLOOR), (0.022, 0.022, 0.27), 'bass', 0.004, grain=2)
            work[(k + row) % 3](bench.at(0, 0, ON_BENCH))
            bench.box((0.10, -0.02, 0.285), (0.12, 0.045, 0.05), 'bass', 0.006)
            bench.rod((0.10, -0.055, 0.285), (0.10, 0, 0.285), 0.01, 'steel', 8)


def window_frame(model: Model) -> None:
    """A window frame that lies on a bench."""
    x0, x1, y0, y1, bar = 0.08, BENCH_LENGTH - 0.10, 0.03, BENCH_DEPTH - 0.03, 0.03
    middle = (x0 + x1) / 2
    light, mullion = (x0 + bar, x1 - bar, y0 + bar, y1 - bar), (middle - 0.012, middle + 0.012)
    for a, b, c, d in (*around(light, (x0, x1, y0, y1)), (*mullion, y0 + bar, y1 - bar)):
        model.slab((a, c, 0), (b, d, 0.034), 'oak', 0.003)


def door_leaf(model: Model) -> None:
    """A door leaf with two panels that lies on a bench."""
    model.slab((0.04, 0.03, 0), (BENCH_LENGTH - 0.03, BENCH_DEPTH - 0.04, 0.03), 'oak', 0.004)
    for x0, x1 in ((0.10, 0.32), (0.38, 0.62)):
        model.slab((x0, 0.08, 0.03), (x1, BENCH_DEPTH - 0.09, 0.036), 'oak', 0.003)


def planed_parts(model: Model) -> None:
    """Five planed lengths on a bench."""
    for k, part in enumerate(model.row(5, 0, 0.05)):
        high = (BENCH_LENGTH - 0.08 - 0.03 * (k % 2), 0.08, 0.028)
        part.slab((0.05, 0.04, 0), high, 'oak', 0.003)


def rack(model: Model, places: int, height: float) -> None:
    """A base with four posts that hold what stands in it."""
    end = places * RACK_PITCH
    model.slab((-0.04, -0.03, FLOOR), (end + 0.05, RACK_WIDTH + 0.03, 0.055), 'bass', 0.004)
    low, high = (-0.042, 0.038, 0.055), (end + 0.042, RACK_WIDTH - 0.038, height * 0.75)
    model.legs(low, high, 0.024, 'dark', 0.003)


def rack_of_frames(model: Model, draw: random.Random) -> None:
    """Nine window frames on edge."""
    height, bar, back, middle = 0.66, 0.036, RACK_WIDTH, RACK_WIDTH / 2
    rack(model, 9, height)
    for frame in model.at(0.02, 0, ON_RACK).row(9, RACK_PITCH):
        # Frames are all of one height, but doors after them depend on what is drawn here.
        draw.uniform(-0.02, 0.0)
        stiles = ((0, bar), (back - bar, back), (middle - bar * 0.35, middle + bar * 0.35))
        for y0, y1 in stiles:
            frame.slab((0, y0, 0), (0.036, y1, height), 'oak', 0.003, grain=2)
        for z in (0, height / 2 - bar / 2, height - bar):
            frame.slab((0.001, bar, z), (0.035, back - bar, z + bar), 'oak', 0.003)


def rack_of_doors(model: Model, draw: random.Random) -> None:
    """Ten doors on edge; the panels of the last can be seen."""
    height = 0.74
    rack(model, 10, height)
    for door in model.at(0.02, 0, ON_RACK).row(10, RACK_PITCH):
        high = (0.034, RACK_WIDTH, height + draw.uniform(-0.02, 0.0))
        door.slab((0, 0, 0), high, 'oak', 0.004, grain=2)
    for z0, z1 in ((0.14, 0.44), (0.52, 0.90)):
        low, high = (0.034, 0.07, height * z0), (0.040, RACK_WIDTH - 0.07, height * z1)
        door.slab(low, high, 'oak', 0.003, grain=2)


def trolley(model: Model) -> None:
    """The accent: a batch of fire doors in primer, on a trolley in the front row."""
    model.slab((-0.06, -0.06, 0.06), (0.50, 0.46, 0.085), 'dark', 0.004)
    for castor in model.each((x, y) for y in (0, 0.40) for x in (0, 0.44)):
        castor.rod((0, -0.02, 0.04), (0, 0.02, 0.04), 0.022, 'black', 10)
    model.legs((-0.06, -0.05, 0.085), (0.50, 0.45, 0.62), 0.02, 'dark', 0.003)
    for door in model.row(6, 0.072):
        door.slab((0.03, -0.02, 0.087), (0.068, 0.42, 0.827), 'accentcard', 0.004, grain=2)


def timber_stacks(model: Model, draw: random.Random) -> None:
    """Three stacks of boards in the yard, with battens between their layers."""
    for y, layers, material in ((-0.55, 5, 'oakL'), (0.35, 4, 'bass'), (1.2, 6, 'oakL')):
        stack, depth = model.at(-3.45, y), 4 * 0.13
        for layer in stack.row(layers, z=0.075):
            for board in layer.row(4, 0, 0.13):
                low = (-0.36 + draw.uniform(-0.02, 0.02), 0, -0.02)
                board.slab(low, (0.42 + draw.uniform(-0.03, 0.02), 0.12, 0.035), material, 0.004)
            for x in (-0.25, 0.28):
                layer.slab((x - 0.02, 0, 0.0355), (x + 0.02, depth - 0.01, 0.0545), 'bass', 0.002)
        for x in (-0.25, 0.28):
            stack.slab((x - 0.025, 0, YARD), (x + 0.025, depth, -0.021), 'bass', 0.002)


def truck(model: Model) -> None:
    """A flatbed truck with nine doors between its bulkheads."""
    model.slab((-0.5, -0.17, 0.12), (0.42, 0.17, 0.16), 'dark', 0.006)
    model.slab((0.45, -0.165, 0.08), (0.78, 0.165, 0.46), 'card', 0.03)
    model.slab((0.775, -0.13, 0.27), (0.787, 0.13, 0.40), 'dark', 0.003)
    vehicles.wheels(model, (-0.32, -0.14, 0.6), 0.12, 0.175, 0.075, 16)
    for door in model.row(9, 0.09):
        door.slab((-0.45, -0.13, 0.162), (-0.405, 0.13, 0.56), 'oak', 0.004, grain=2)
    for x in (-0.49, 0.4):
        model.slab((x, -0.16, 0.16), (x + 0.018, 0.16, 0.5), 'dark', 0.003)


def stands(model: Model) -> None:
    """Pallets in the yard with props: three window frames lean on one, three doors on another."""
    for x, y, lean in ((1.75, -1.98, leaning_frame), (2.45, -1.95, leaning_door)):
        here = model.at(x, y)
        here.slab((-0.06, -0.10, YARD), (0.58, 0.26, -0.005), 'bass', 0.004)
        for prop in (0.02, 0.5):
            here.beam((prop, 0.22, -0.005), (prop, 0.10, 0.52), (0.03, 0.03), 'bass', 0.003)
            here.beam((prop, 0.22, 0.0), (prop, 0.24, 0.4), (0.03, 0.03), 'bass', 0.003)
        for k in range(3):
            lean(here, k)


def leaning_frame(stand: Model, k: int) -> None:
    """A window frame with a transom and a mullion."""
    frame = stand.at(0.02 * k, -0.08 + 0.045 * k, -0.003).on(LEANING)
    width, height, bar, depth = 0.5, 0.56, 0.034, 0.036
    for x in (bar / 2, width - bar / 2):
        frame.beam((x, 0, 0), (x, 0, height), (bar, depth), 'oak', 0.003)
    for z in (bar / 2, height / 2, height - bar / 2):
        frame.beam((bar, 0, z), (width - bar, 0, z), (depth, bar), 'oak', 0.003)
    foot, head = (width / 2, 0, bar), (width / 2, 0, height - bar)
    frame.beam(foot, head, (bar * 0.6, depth * 0.7), 'oak', 0.002)


def leaning_door(stand: Model, k: int) -> None:
    """A door; the first one has a vision panel and a knob."""
    foot = stand.at(0.15 + 0.05 * k, -0.08 + 0.042 * k, -0.003)
    foot.on(LEANING).beam((0, 0, 0), (0, 0, 0.62), (0.30, 0.03), 'oak', 0.004)
    if k == 0:
        face = foot.at(0, -0.018)
        face.on(LEANING).beam((0.05, 0, 0.36), (0.05, 0, 0.54), (0.07, 0.006), 'dark', 0.002)
        knob = LEANING @ Vector((-0.11, 0, 0.29))
        face.rod(knob, knob + Vector((0, -0.02, 0)), 0.012, 'brass', 10)
