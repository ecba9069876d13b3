"""A four-storey office cut open like a shelf, with its plant in vermilion on the roof.

For the home of the facilities company and for facilities management: all that has to run at once,
and our people in vermilion, one for each team: an officer at the front desk, a cleaner in front of
the lifts, a technician at a ceiling light and an engineer at the plant. The floors are lit from inside by one lamp
each; more lamps would only add noise. The roof must stay below the headline.
"""

import math
import random

from kit import studio, trees
from kit.figures import person
from kit.geometry import Matrix, Model, Vector, place, rotation
from kit.materials import acrylic, glow, plain, standard

GRADE = studio.Grade(exposure=0.58, vignette=0.22, warmth=-0.015, bloom=0.04, bloom_threshold=2.0)

LEFT, RIGHT, FRONT, BACK = -1.85, 2.55, -1.0, 1.0
STOREYS, STOREY = 4, 0.60
SLAB = 0.055
CEILING = STOREY - SLAB
ROOF = STOREYS * STOREY
FINISHES = ('oak', 'card2', 'oak', 'card2', None)  # from the ground to the roof
PERSON = 0.28
# The lift core, and the notch behind the front of it in which the stair climbs
CORE_LEFT, CORE_RIGHT, CORE_FRONT = 0.98, 1.62, 0.12
STAIR_LEFT, STAIR_RIGHT, STAIR_FRONT = 0.22, 0.94, 0.68
TREADS = 11
# Where a plant stands, and on which floor
PLANTS = (
    *((-1.72, -0.82, 2), (0.70, -0.75, 2), (2.42, 0.3, 2), (-0.62, -0.82, 1)),
    *((2.42, -0.7, 1), (0.1, 0.86, 0), (-0.05, 0.84, 2), (0.72, -0.78, 3)),
)
TREES = ((-3.1, 0.3, 1.25), (-2.6, 1.5, 1.5), (-3.7, 1.4, 1.1), (3.3, 1.2, 1.3))


def build() -> None:
    surfaces = standard(
        glow('pglow', '#FFE2BC', 4.0),
        acrylic('acr2', '#E9F2F2', reflection=1.5),
        plain('scr', '#22262B', roughness=0.25),
    )
    model = Model(surfaces, seed=21)
    draw = random.Random(6)
    site(model)
    for number, level in enumerate(model.row(STOREYS, z=STOREY)):
        floor_plate(level, draw, number)
        shell(level)
        stair(level, number)
    floor_plate(model.at(0, 0, ROOF), draw, STOREYS)
    ground_floor(model)
    first_floor(model.at(0, 0, STOREY), draw)
    second_floor(model.at(0, 0, 2 * STOREY), draw)
    third_floor(model.at(0, 0, 3 * STOREY), draw)
    roof(model.at(0, 0, ROOF))
    cleaner(model, (1.42, -0.50, 2 * STOREY))
    for spot in ((LEFT - 0.55, FRONT - 0.45, -0.108, -1.4), (-0.3, FRONT - 0.46, -0.108, 0.8)):
        person(model, spot[:3], PERSON, spot[3], 'dark', 'walk')
    person(model, (RIGHT + 0.35, -1.25, -0.12), PERSON, 1.0, 'dark', 'walk')
    for x, y, floor in PLANTS:
        foot = model.at(x, y, floor * STOREY)
        foot.rod((0, 0, 0), (0, 0, 0.07), 0.035, 'card', 16, end_radius=0.045)
    model.finish()
    studio.not_as_lamps(surfaces, ['pglow'])
    shrub = {'height': 0.5, 'crown': 0.26, 'flakes': 420, 'flake': 0.034}
    plant = trees.tree(surfaces, 'plant', 'sage', 9, **shrub)
    for x, y, floor in PLANTS:
        place(plant, (x, y, STOREY * floor + 0.06), scale=0.42, turn=draw.uniform(0, 6))
    trees.grove(surfaces, TREES, draw, flakes=1500, flake=0.021, ground=-0.18)

    studio.room('#A8A299', wall=13, floor=-0.50, light='#C0D0E3', strength=0.20)
    for floor in range(STOREYS):  # by turns warm and neutral
        colour = ('#FFCB95', '#FFE0BC')[floor % 2]
        studio.point_light((-0.70, -0.15, floor * STOREY + 0.47), 9, colour, 0.06)
    studio.area_light((-8.6, -6.6, 6.4), (0, 0, 1.0), 1.0, 1850, '#FFE6C8')
    studio.area_light((8, -5, 4.5), (0, 0, 1.0), 6, 95, '#CFDEF0')
    studio.camera((3.9, -11.9, 3.6), (-0.98, 0, 1.20), 57, 5.0, focus=(0.2, -0.95, 1.2))


def site(model: Model) -> None:
    """The board, a layer of pavement with its flags, and the plinth of the building."""
    model.slab((-4.9, -2.5, -0.50), (4.4, 2.5, -0.24), 'oak', 0.02)
    model.slab((-4.8, -2.4, -0.24), (4.3, 2.4, -0.18), 'card2', 0.006)
    low, high = (LEFT - 0.9, FRONT - 0.75, -0.18), (RIGHT + 0.6, BACK + 0.6, -0.12)
    model.slab(low, high, 'card', 0.006)
    low, high = (LEFT - 0.14, FRONT - 0.10, -0.12), (RIGHT + 0.12, BACK + 0.14, -0.045)
    model.slab(low, high, 'grey', 0.006)
    for flag in model.at(LEFT - 0.86, FRONT - 0.70, -0.12).grid(11, 3, 0.30, 0.18):
        flag.slab((0, 0, 0), (0.296, 0.176, 0.012), 'card2', 0.003)


def floor_plate(model: Model, draw: random.Random, number: int) -> None:
    """A slab, in three parts where the stair goes through it, with its finish.

    Oak boards lie along X, each jointed once, at a random place.
    """
    finish, top = FINISHES[number], -0.0118
    parts = [(LEFT, FRONT, RIGHT, BACK)]
    if 0 < number < STOREYS:
        parts = [
            (LEFT, FRONT, RIGHT, STAIR_FRONT - 0.001),
            (LEFT, STAIR_FRONT, STAIR_LEFT - 0.001, BACK),
            (STAIR_RIGHT + 0.001, STAIR_FRONT, RIGHT, BACK),
        ]
    for x0, y0, x1, y1 in parts:
        model.slab((x0, y0, -SLAB), (x1, y1, -0.012 if finish else 0), 'card', 0.004)
        if finish == 'card2':
            low, high = (x0 + 0.002, y0 + 0.002, top), (x1 - 0.002, y1 - 0.002, 0)
            model.slab(low, high, 'card2', 0.002)
        boards = max(2, int((y1 - y0) / 0.085)) if finish == 'oak' else 0
        for i in range(boards):
            y = y0 + (y1 - y0) * i / boards
            end = y + (y1 - y0) / boards - 0.001
            joint = x0 + (x1 - x0) * draw.uniform(0.3, 0.7)
            for a, b in ((x0 + 0.002, joint - 0.001), (joint + 0.001, x1 - 0.002)):
                model.slab((a, y + 0.001, top), (b, end, 0), 'oak', 0.0015)


def shell(model: Model) -> None:
    """What every storey has: lifts, columns, back wall, left gable, strips of light."""
    low, high = (CORE_LEFT, CORE_FRONT, 0.001), (CORE_RIGHT, BACK - 0.101, CEILING - 0.001)
    model.slab(low, high, 'grey', 0.004)
    for lift in model.each(((CORE_LEFT + 0.06, CORE_FRONT), (CORE_LEFT + 0.35, CORE_FRONT))):
        lift.slab((-0.02, -0.014, 0.001), (0.25, -0.001, 0.40), 'card', 0.003)
        for x in (0, 0.106):
            lift.slab((x, -0.022, 0.001), (x + 0.102, -0.006, 0.375), 'steel', 0.002)
    for x in (LEFT + 0.3, -0.66, 0.44, 1.86, RIGHT - 0.12):
        model.rod((x, FRONT + 0.16, 0), (x, FRONT + 0.16, CEILING), 0.028, 'bass', 16)
    back = model.at(0, BACK)
    back.slab((LEFT, -0.06, 0.001), (RIGHT, 0, 0.13), 'card', 0.003)
    back.slab((LEFT, -0.06, CEILING - 0.05), (RIGHT, 0, CEILING - 0.001), 'card', 0.003)
    for pier in back.at(LEFT, 0).row(12, (RIGHT - LEFT - 0.07) / 11):
        pier.slab((0, -0.062, 0.131), (0.07, 0.012, CEILING - 0.051), 'card', 0.003)
    low, high = (LEFT + 0.02, -0.03, 0.131), (RIGHT - 0.02, -0.024, CEILING - 0.051)
    back.slab(low, high, 'acr2', 0.001)
    gable = model.at(LEFT, 0)
    for y0, y1 in ((FRONT + 0.02, -0.62), (-0.28, 0.12), (0.46, BACK - 0.062)):
        gable.slab((-0.07, y0, -0.02), (-0.001, y1, CEILING + 0.02), 'card', 0.004)
    for y0, y1 in ((-0.62, -0.28), (0.12, 0.46)):
        for bottom, top in ((-0.018, 0.13), (CEILING - 0.05, CEILING + 0.018)):
            gable.slab((-0.068, y0 + 0.001, bottom), (-0.003, y1 - 0.001, top), 'card', 0.003)
        low, high = (-0.04, y0 + 0.002, 0.131), (-0.034, y1 - 0.002, CEILING - 0.051)
        gable.slab(low, high, 'acr2', 0.001)
    for x in (-1.35, -0.75, -0.15, 1.95, 2.3):
        low, high = (x, -0.55, CEILING - 0.013), (x + 0.022, 0.25, CEILING - 0.003)
        model.slab(low, high, 'pglow', 0.002)


def stair(model: Model, number: int) -> None:
    """The flight to the next floor, and the guard round the opening of the one below."""
    here, width = model.at(STAIR_LEFT, STAIR_FRONT), STAIR_RIGHT - STAIR_LEFT
    if number < STOREYS - 1:
        going, rise = (width - 0.06) / TREADS, STOREY / TREADS
        for tread in here.at(0.03, 0).row(TREADS, going, 0, rise):
            high = (going + 0.012, BACK - STAIR_FRONT - 0.09, rise)
            tread.slab((0, 0.03, rise - 0.022), high, 'oak', 0.003)
        foot, head = (0.03, 0.022, 0), (width - 0.03, 0.022, STOREY - 0.02)
        here.beam(foot, head, (0.014, 0.07), 'card', 0.003)
    if number:
        for bar in here.row(6, width / 5):
            bar.rod((0, -0.012, 0), (0, -0.012, 0.15), 0.004, 'dark', 6)
        here.rod((0, -0.012, 0.15), (width, -0.012, 0.15), 0.006, 'oak', 8)


# Furniture of all floors; a chair's back is towards -Y


def chair(model: Model, x: float, y: float, turn: float, material: str = 'dark') -> None:
    """A swivel chair."""
    here = model.at(x, y)
    seat = here.on(Matrix.Rotation(turn, 4, 'Z'))
    seat.box((0, 0, 0.070), (0.068, 0.066, 0.014), material, 0.004)
    seat.box((0, -0.034, 0.115), (0.064, 0.010, 0.075), material, 0.003)
    here.rod((0, 0, 0), (0, 0, 0.066), 0.006, 'steel', 8)
    here.rod((0, 0, 0), (0, 0, 0.008), 0.026, 'steel', 10)


def desk(model: Model, draw: random.Random, turn: float, worker: str | None, top: str) -> None:
    """A desk with screen, keyboard and chair; `worker` is the material of who sits there."""
    here = model.on(Matrix.Rotation(turn, 4, 'Z'))
    here.box((0, 0, 0.115), (0.26, 0.13, 0.012), top, 0.003)
    for x in (-0.118, 0.118):
        here.box((x, 0, 0.055), (0.010, 0.12, 0.108), 'card2', 0.003)
    here.box((0, 0.035, 0.178), (0.105, 0.007, 0.064), 'scr', 0.003)
    here.box((0, 0.037, 0.135), (0.015, 0.01, 0.03), 'scr', 0.003)
    here.box((0, -0.022, 0.124), (0.075, 0.024, 0.005), 'card2', 0.001)
    back = -1 if turn else 1
    chair(model, 0, -0.115 * back, turn, 'dark' if draw.random() < 0.6 else 'grey')
    if worker:
        person(here, (0, -0.125, 0.012), PERSON, turn, worker, 'sit')


def desk_pair(
    model: Model, draw: random.Random, workers: tuple = (None, None), top: str = 'card'
) -> None:
    """Two desks face to face with a screen between them."""
    desk(model, draw, 0, workers[0], top)
    desk(model.at(0, 0.14), draw, math.pi, workers[1], top)
    model.slab((-0.128, 0.067, 0.121), (0.128, 0.073, 0.175), 'grey', 0.002)


def ground_floor(model: Model) -> None:
    """A café with three tables and a counter; a desk, visitors, lockers and a sofa."""
    for table in model.each(((-1.5, -0.35), (-1.02, -0.55), (-1.1, 0.05))):
        table.rod((0, 0, 0.112), (0, 0, 0.122), 0.085, 'bass', 20)
        table.rod((0, 0, 0), (0, 0, 0.112), 0.010, 'dark', 8)
        table.rod((0, 0, 0), (0, 0, 0.008), 0.05, 'dark', 16)
        for angle in (0.4, 2.6, 4.5):
            x, y = math.cos(angle) * 0.14, math.sin(angle) * 0.14
            chair(table, x, y, angle + math.pi / 2, 'grey')
    model.slab((-1.75, 0.62, 0), (-0.75, 0.76, 0.17), 'oak', 0.004)
    model.slab((-1.77, 0.60, 0.17), (-0.73, 0.78, 0.182), 'card', 0.003)
    model.slab((-1.75, BACK - 0.13, 0), (-0.75, BACK - 0.065, 0.13), 'card2', 0.003)
    person(model, (-1.2, 0.84, 0), PERSON, math.pi, 'card', 'stand')
    person(model, (-1.28, -0.72, 0), PERSON, 1.2, 'dark', 'stand')
    front_desk = model.at(-0.12, -0.42)
    front_desk.slab((-0.30, -0.05, 0), (0.30, 0.06, 0.14), 'oak', 0.004)
    front_desk.slab((-0.32, -0.07, 0.14), (0.32, 0.08, 0.154), 'card', 0.003)
    front_desk.box((0.17, 0.03, 0.195), (0.10, 0.008, 0.06), 'scr', 0.003)
    person(front_desk, (-0.04, 0.20, 0), PERSON, math.pi, 'dark', 'stand', top='accent')
    person(front_desk, (-0.20, -0.34, 0), PERSON, -0.3, 'card', 'walk')
    person(model, (1.30, -0.38, 0), PERSON, 0.15, 'dark', 'stand')
    for locker in model.row(5, 0.13):
        locker.slab((1.80, 0.70, 0), (1.92, 0.9, 0.34), 'bass', 0.003)
    model.slab((1.85, -0.2, 0), (2.35, 0.0, 0.07), 'grey', 0.015)
    model.slab((1.85, -0.03, 0), (2.35, 0.03, 0.14), 'grey', 0.012)


def first_floor(model: Model, draw: random.Random) -> None:
    """Rows of desks, cupboards, and a technician on a vermilion step-ladder at a ceiling light."""
    for x, front, behind in (
        (-1.55, ('dark', None), (None, None)),
        (-1.25, (None, 'card'), ('dark', None)),
        (-0.95, ('card', None), (None, None)),
    ):
        desk_pair(model.at(x, -0.30), draw, front)
        desk_pair(model.at(x, 0.34), draw, behind)
    desk_pair(model.at(-0.35, -0.30), draw)
    desk_pair(model.at(-0.05, -0.30), draw, ('dark', None))
    for i, cupboard in enumerate(model.row(4, 0.16)):
        cupboard.slab((1.78, 0.62, 0), (1.93, 0.78, 0.30), ('card2', 'bass')[i % 2], 0.003)
    desk(model.at(2.1, -0.25), draw, math.pi, None, 'bass')
    person(model, (1.78, -0.42, 0), PERSON, -0.3, 'dark', 'walk')
    ladder = model.at(0.52, -0.42)
    for x in (-0.05, 0.05):
        ladder.beam((x, -0.10, 0), (x * 0.7, 0, 0.30), (0.010, 0.014), 'accent', 0.002)
        ladder.beam((x, 0.10, 0), (x * 0.7, 0.006, 0.30), (0.010, 0.010), 'accent', 0.002)
    for i in range(5):
        up = (i + 0.6) / 5.3
        half, y, z = 0.047 - 0.012 * up, -0.10 + 0.10 * up, 0.30 * up
        ladder.slab((-half, y - 0.014, z - 0.004), (half, y + 0.014, z + 0.004), 'card', 0.001)
    person(ladder, (0, -0.045, 0.165), PERSON, 0.0, 'dark', 'point', top='accent', hat='card')


def second_floor(model: Model, draw: random.Random) -> None:
    """A table for eight behind glass, a lounge, one pair of desks."""
    model.slab((-1.55, -0.42, 0.112), (-0.86, -0.06, 0.128), 'bass', 0.006)
    for x in (-1.42, -1.0):
        model.slab((x - 0.015, -0.30, 0), (x + 0.015, -0.18, 0.112), 'dark', 0.003)
    places = [-1.46 + k * 0.17 for k in range(4)]
    for x in places:
        chair(model, x, -0.50, 0)
        chair(model, x, 0.02, math.pi)
    for k, y, turn, material in (
        *((0, -0.51, 0, 'dark'), (2, -0.51, 0, 'card')),
        *((1, 0.03, math.pi, 'card'), (3, 0.03, math.pi, 'dark')),
    ):
        person(model, (places[k], y, 0.012), PERSON, turn, material, 'sit')
    model.slab((LEFT + 0.002, -0.27, 0.16), (LEFT + 0.014, 0.11, 0.40), 'card2', 0.003)
    person(model, (-1.68, -0.12, 0), PERSON, -math.pi / 2, 'dark', 'point')
    glass, top = model.at(-0.58, 0), CEILING - 0.004
    for y in (-0.82, -0.36, 0.10, 0.56):
        glass.slab((-0.008, y - 0.008, 0), (0.008, y + 0.008, CEILING - 0.002), 'dark', 0.002)
    glass.slab((-0.003, -0.81, 0), (0.003, 0.55, top), 'acr2', 0.001)
    model.slab((LEFT + 0.01, 0.552, 0), (-0.572, 0.562, top), 'acr2', 0.001)
    model.slab((-0.35, 0.0, 0), (0.25, 0.18, 0.07), 'grey', 0.015)
    model.slab((-0.35, 0.15, 0), (0.25, 0.21, 0.14), 'grey', 0.012)
    model.rod((-0.05, -0.2, 0.06), (-0.05, -0.2, 0.07), 0.09, 'oak', 20)
    model.rod((-0.05, -0.2, 0), (-0.05, -0.2, 0.06), 0.012, 'dark', 8)
    desk_pair(model.at(2.08, -0.18), draw, ('dark', None), 'bass')
    for chest in model.row(3, 0.22):
        chest.slab((1.82, 0.66, 0), (2.02, 0.84, 0.2), 'card', 0.004)


def cleaner(model: Model, place: tuple[float, float, float]) -> None:
    """A cleaner with a flat mop, and the bucket."""
    x, y, z = place
    on_figure = person(model, place, PERSON, math.radians(100), 'dark', 'mop', top='accent')
    head = Vector((x - 0.24, y - 0.08, z + 0.012))
    hand = on_figure((0.02, 0.25, 0.64))
    model.rod(head, hand + (hand - head).normalized() * 0.07, 0.006, 'bass', 8)
    model.box(head, (0.05, 0.11, 0.016), 'grey', 0.003)
    model.box((x + 0.16, y - 0.05, z + 0.05), (0.10, 0.08, 0.08), 'accent', 0.008)
    model.box((x + 0.16, y - 0.05, z + 0.105), (0.05, 0.06, 0.03), 'card', 0.004)


def third_floor(model: Model, draw: random.Random) -> None:
    """Desks, three oak booths for calls, and four racks of servers with their lights."""
    for x, workers in ((-1.55, (None, 'card')), (-1.25, ('dark', None))):
        desk_pair(model.at(x, -0.30), draw, workers, 'bass')
        desk_pair(model.at(x, 0.34), draw, top='bass')
    for booth in model.at(-0.80, 0).row(3, 0.30):
        for x in (0, 0.258):
            booth.slab((x, 0.28, 0), (x + 0.012, 0.62, 0.38), 'oak', 0.003)
        booth.slab((0, 0.28, 0.38), (0.27, 0.62, 0.395), 'oak', 0.003)
        booth.slab((0.012, 0.60, 0), (0.258, 0.612, 0.38), 'grey', 0.002)
        booth.slab((0.03, 0.5, 0), (0.24, 0.60, 0.07), 'grey', 0.008)
    person(model, (-0.42, -0.25, 0), PERSON, 2.2, 'dark', 'plan')
    person(model, (-0.24, -0.32, 0), PERSON, -1.4 + math.pi, 'card', 'stand')
    for rack in model.at(1.78, 0).row(4, 0.15):
        rack.slab((0, 0.15, 0), (0.135, 0.40, 0.38), 'dark', 0.004)
        for unit in rack.at(0, 0, 0.03).row(7, z=0.048):
            unit.slab((0.012, 0.143, 0), (0.123, 0.152, 0.03), 'scr', 0.001)
            unit.slab((0.10, 0.140, 0.01), (0.112, 0.144, 0.02), 'pglow', 0.0005)
    person(model, (2.02, -0.16, 0), PERSON, 0.2, 'card', 'point')
    person(model, (0.95, -0.45, 0), PERSON, -1.5, 'dark', 'walk')


def roof(model: Model) -> None:
    """Parapet, lift head, vermilion plant joined by a duct, solar panels, people, guard rail."""
    for x0, y0, x1, y1 in (
        (LEFT - 0.07, FRONT - 0.01, RIGHT + 0.02, FRONT + 0.05),
        (LEFT - 0.07, BACK - 0.05, RIGHT + 0.02, BACK + 0.012),
        (LEFT - 0.07, FRONT + 0.051, LEFT - 0.01, BACK - 0.051),
        (RIGHT - 0.04, FRONT + 0.051, RIGHT + 0.02, BACK - 0.051),
    ):
        model.slab((x0, y0, -SLAB + 0.001), (x1, y1, 0.09), 'card', 0.004)
    left, right, front = CORE_LEFT, CORE_RIGHT, CORE_FRONT
    low, high = (left - 0.03, front - 0.03, 0.001), (right + 0.03, BACK - 0.08, 0.34)
    model.slab(low, high, 'grey', 0.005)
    low, high = (left - 0.05, front - 0.05, 0.34), (right + 0.05, BACK - 0.06, 0.37)
    model.slab(low, high, 'card', 0.005)
    low, high = (left + 0.1, front - 0.045, 0.001), (left + 0.28, front - 0.031, 0.26)
    model.slab(low, high, 'card2', 0.003)
    air_handling(model.at(-1.45, -0.42), 0.95, 0.42, 0.24)
    for i in range(3):
        chiller(model.at(-0.18 + i * 0.34, -0.48))
    duct = [(-0.50, -0.20), (-0.42, -0.20), (-0.34, -0.14), (-0.33, -0.05)]
    duct += [(-0.33, 0.30), (-0.29, 0.42), (-0.18, 0.46), (0.95, 0.46)]
    model.ribbon([(x, y, 0.15) for x, y in duct], (0.12, 0.12), 'accent')
    for x in (-0.1, 0.3, 0.7):
        model.slab((x, 0.40, 0.001), (x + 0.02, 0.52, 0.088), 'card2', 0.003)
    for bay in model.row(3, 0.34):
        bay.slab((-1.45, 0.25, 0.001), (-1.18, 0.70, 0.02), 'grey', 0.003)
        panel = bay.at(-1.31, 0.475, 0.085).on(rotation(20, 'X'))
        panel.box((0, 0, 0), (0.27, 0.44, 0.012), 'scr', 0.002)
    chiller(model.at(1.82, -0.62))
    person(model, (0.62, -0.72, 0), PERSON, 0.4, 'dark', 'plan', top='accent')
    person(model, (2.28, 0.0, 0), PERSON, 1.2, 'card', 'walk')
    edge = model.at(0, FRONT + 0.02)
    for bar in edge.at(LEFT + 0.05, 0).row(15, (RIGHT - LEFT - 0.1) / 14):
        bar.rod((0, 0, 0.09), (0, 0, 0.20), 0.005, 'dark', 6)
    for z in (0.145, 0.20):
        edge.rod((LEFT + 0.04, 0, z), (RIGHT - 0.04, 0, z), 0.005, 'dark', 6)


def air_handling(model: Model, length: float, width: float, height: float) -> None:
    """A unit of several vermilion cases with louvres at the front."""
    model.slab((0, 0, 0.001), (length, width, 0.035), 'grey', 0.004)
    cases = max(2, int(length / 0.18))
    pitch = (length - 0.02) / cases
    for case in model.at(0.01, 0).row(cases, pitch):
        case.slab((0, 0.01, 0.036), (pitch - 0.004, width - 0.01, 0.036 + height), 'accent', 0.008)
    for i, case in enumerate(model.at(0.03, 0).row(cases, pitch)):
        for louvre in case.at(0, 0, 0.08).row(6, z=(height - 0.08) / 6):
            high = (pitch - 0.045, 0.0095, 0.012)
            louvre.slab((0, 0.002, 0), high, 'card' if i % 2 else 'dark', 0.001)


def chiller(model: Model) -> None:
    """A square case with a fan on top."""
    model.slab((0, 0, 0.001), (0.30, 0.30, 0.03), 'grey', 0.004)
    model.slab((0.01, 0.01, 0.031), (0.29, 0.29, 0.24), 'card', 0.008)
    model.rod((0.15, 0.15, 0.238), (0.15, 0.15, 0.262), 0.115, 'accent', 28)
    model.rod((0.15, 0.15, 0.258), (0.15, 0.15, 0.266), 0.09, 'dark', 24)
    for k in range(3):
        turn = k * math.pi / 3
        model.box((0.15, 0.15, 0.268), (0.17, 0.02, 0.004), 'card', 0.001, turn=turn)
