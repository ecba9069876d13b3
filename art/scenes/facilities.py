"""A four-storey office cut open like a shelf, with its plant in vermilion on the roof.

For the home of the facilities company and for facilities management: all that has to run at once,
and a technician at a ceiling light in the middle of it. The floors are lit from inside by one lamp
each; more lamps would only add noise. The roof must stay below the headline.
"""

import math
import random

from mathutils import Matrix, Vector

from kit import materials, studio, trees
from kit.figures import person
from kit.geometry import Model, Point, place, rotation, shift
from kit.shot import Grade

GRADE = Grade(exposure=0.58, vignette=0.22, warmth=-0.015, bloom=0.04, bloom_threshold=2.0)

LEFT, RIGHT, FRONT, BACK = -1.85, 2.55, -1.0, 1.0
STOREYS, STOREY = 4, 0.60
SLAB = 0.055
FINISH = 0.0118  # thickness of a floor finish
ROOF = STOREYS * STOREY
FINISHES = ('oak', 'card2', 'oak', 'card2', None)  # from the ground to the roof
PERSON = 0.28
# The lift core, and the notch behind the front of it in which the stair climbs
CORE_LEFT, CORE_RIGHT, CORE_FRONT = 0.98, 1.62, 0.12
STAIR_LEFT, STAIR_RIGHT, STAIR_FRONT = 0.22, 0.94, 0.68
TREADS = 11
GLASS_WALL = -0.58  # right side of the meeting room
# Where a plant stands, and on which floor
PLANTS = (
    *((-1.72, -0.82, 2), (0.70, -0.75, 2), (2.42, 0.3, 2), (-0.62, -0.82, 1)),
    *((2.42, -0.7, 1), (0.1, 0.86, 0), (-0.05, 0.84, 2), (0.72, -0.78, 3)),
)


def build() -> None:
    """Build the model and set up the studio."""
    surfaces = materials.standard()
    surfaces['pglow'] = materials.glow('pglow', '#FFE2BC', 4.0)
    surfaces['acr2'] = materials.acrylic('acr2', '#E9F2F2', reflection=1.5)
    surfaces['scr'] = materials.plain('scr', '#22262B', roughness=0.25)
    model = Model(surfaces, seed=21)
    draw = random.Random(6)
    site(model)
    for floor in range(STOREYS):
        floor_plate(model, draw, floor)
        shell(model, floor * STOREY)
        stair(model, floor)
    floor_plate(model, draw, STOREYS)
    cafe(model)
    reception(model)
    open_plan(model, draw)
    technician(model)
    meeting_room(model)
    lounge(model, draw)
    desks_and_booths(model, draw)
    server_room(model)
    parapet(model)
    roof_plant(model)
    people_on_roof_and_street(model)
    for x, y, floor in PLANTS:
        foot = (x, y, floor * STOREY)
        model.rod(foot, (x, y, foot[2] + 0.07), 0.035, 'card', 16, end_radius=0.045)
    model.finish()
    studio.not_as_lamps(surfaces, ['pglow'])
    plant_trees(surfaces, draw)

    # The key, the fill, and one lamp on each floor, by turns warm and neutral
    studio.sweep('#A8A299', wall=13, floor=-0.50)
    studio.world('#C0D0E3', 0.20)
    for floor in range(STOREYS):
        colour = ('#FFCB95', '#FFE0BC')[floor % 2]
        studio.point_light((-0.70, -0.15, floor * STOREY + 0.47), 9, colour, 0.06)
    studio.area_light((-8.6, -6.6, 6.4), (0, 0, 1.0), 1.0, 1850, '#FFE6C8')
    studio.area_light((8, -5, 4.5), (0, 0, 1.0), 6, 95, '#CFDEF0')
    studio.camera((3.9, -11.9, 3.6), (-0.98, 0, 1.20), 57, 5.0, focus=(0.2, -0.95, 1.2))


def site(model: Model) -> None:
    """The board, a layer of pavement with its flags, and the plinth of the building."""
    model.slab((-4.9, -2.5, -0.50), (4.4, 2.5, -0.24), 'oak', 0.02)
    model.slab((-4.8, -2.4, -0.24), (4.3, 2.4, -0.18), 'card2', 0.006)
    model.slab((LEFT - 0.9, FRONT - 0.75, -0.18), (RIGHT + 0.6, BACK + 0.6, -0.12), 'card', 0.006)
    low, high = (LEFT - 0.14, FRONT - 0.10, -0.12), (RIGHT + 0.12, BACK + 0.14, -0.045)
    model.slab(low, high, 'grey', 0.006)
    for i in range(11):
        for j in range(3):
            low = (LEFT - 0.86 + i * 0.30, FRONT - 0.70 + j * 0.18, -0.12)
            high = (LEFT - 0.864 + (i + 1) * 0.30, FRONT - 0.704 + (j + 1) * 0.18, -0.108)
            model.slab(low, high, 'card2', 0.003)


def floor_plate(model: Model, draw: random.Random, floor: int) -> None:
    """A slab, in three parts where the stair goes through it, with its finish."""
    z, finish = floor * STOREY, FINISHES[floor]
    parts = [((LEFT, FRONT), (RIGHT, BACK))]
    if 0 < floor < STOREYS:
        parts = [
            ((LEFT, FRONT), (RIGHT, STAIR_FRONT - 0.001)),
            ((LEFT, STAIR_FRONT), (STAIR_LEFT - 0.001, BACK)),
            ((STAIR_RIGHT + 0.001, STAIR_FRONT), (RIGHT, BACK)),
        ]
    for low, high in parts:
        model.slab((*low, z - SLAB), (*high, z - 0.012 if finish else z), 'card', 0.004)
        if finish == 'card2':
            inner = (low[0] + 0.002, low[1] + 0.002, z - FINISH)
            model.slab(inner, (high[0] - 0.002, high[1] - 0.002, z), 'card2', 0.002)
        if finish == 'oak':
            floorboards(model, draw, low, high, z)


def floorboards(model: Model, draw: random.Random, low: Point, high: Point, z: float) -> None:
    """Oak boards along X, each jointed once, at a random place."""
    (x0, y0), (x1, y1) = low, high
    boards = max(2, int((y1 - y0) / 0.085))
    for i in range(boards):
        y = y0 + (y1 - y0) * i / boards
        end = y + (y1 - y0) / boards - 0.001
        joint = x0 + (x1 - x0) * draw.uniform(0.3, 0.7)
        for a, b in ((x0 + 0.002, joint - 0.001), (joint + 0.001, x1 - 0.002)):
            model.slab((a, y + 0.001, z - FINISH), (b, end, z), 'oak', 0.0015)


def shell(model: Model, z: float) -> None:
    """What every storey has: lifts, columns, back wall, left gable, strips of light."""
    ceiling = z + STOREY - SLAB
    low, high = (CORE_LEFT, CORE_FRONT, z + 0.001), (CORE_RIGHT, BACK - 0.101, ceiling - 0.001)
    model.slab(low, high, 'grey', 0.004)
    for x in (CORE_LEFT + 0.06, CORE_LEFT + 0.35):
        lift_doors(model, x, z + 0.001)
    for x in (LEFT + 0.3, -0.66, 0.44, 1.86, RIGHT - 0.12):
        model.rod((x, FRONT + 0.16, z), (x, FRONT + 0.16, ceiling), 0.028, 'bass', 16)
    back_wall(model, z, ceiling)
    left_gable(model, z, ceiling)
    for x in (-1.35, -0.75, -0.15, 1.95, 2.3):
        model.slab((x, -0.55, ceiling - 0.013), (x + 0.022, 0.25, ceiling - 0.003), 'pglow', 0.002)


def lift_doors(model: Model, x: float, z: float) -> None:
    """A card surround and two leaves of steel."""
    y, head = CORE_FRONT, z - 0.001 + 0.375
    model.slab((x - 0.02, y - 0.014, z), (x + 0.25, y - 0.001, z - 0.001 + 0.40), 'card', 0.003)
    for leaf in (x, x + 0.106):
        model.slab((leaf, y - 0.022, z), (leaf + 0.102, y - 0.006, head), 'steel', 0.002)


def back_wall(model: Model, z: float, ceiling: float) -> None:
    """Spandrels, piers and glazing."""
    model.slab((LEFT, BACK - 0.06, z + 0.001), (RIGHT, BACK, z + 0.13), 'card', 0.003)
    model.slab((LEFT, BACK - 0.06, ceiling - 0.05), (RIGHT, BACK, ceiling - 0.001), 'card', 0.003)
    bays = 11
    for i in range(bays + 1):
        x = LEFT + (RIGHT - LEFT - 0.07) * i / bays
        low, high = (x, BACK - 0.062, z + 0.131), (x + 0.07, BACK + 0.012, ceiling - 0.051)
        model.slab(low, high, 'card', 0.003)
    low = (LEFT + 0.02, BACK - 0.03, z + 0.131)
    model.slab(low, (RIGHT - 0.02, BACK - 0.024, ceiling - 0.051), 'acr2', 0.001)


def left_gable(model: Model, z: float, ceiling: float) -> None:
    """A wall of card with two windows."""
    for y0, y1 in ((FRONT + 0.02, -0.62), (-0.28, 0.12), (0.46, BACK - 0.062)):
        model.slab((LEFT - 0.07, y0, z - 0.02), (LEFT - 0.001, y1, ceiling + 0.02), 'card', 0.004)
    for y0, y1 in ((-0.62, -0.28), (0.12, 0.46)):
        for bottom, top in ((z - 0.018, z + 0.13), (ceiling - 0.05, ceiling + 0.018)):
            low, high = (LEFT - 0.068, y0 + 0.001, bottom), (LEFT - 0.003, y1 - 0.001, top)
            model.slab(low, high, 'card', 0.003)
        low = (LEFT - 0.04, y0 + 0.002, z + 0.131)
        model.slab(low, (LEFT - 0.034, y1 - 0.002, ceiling - 0.051), 'acr2', 0.001)


def stair(model: Model, floor: int) -> None:
    """The flight to the next floor, and the guard round the opening of the one below."""
    z, width = floor * STOREY, STAIR_RIGHT - STAIR_LEFT
    if floor < STOREYS - 1:
        going = (width - 0.06) / TREADS
        for i in range(TREADS):
            x = STAIR_LEFT + 0.03 + (width - 0.06) * i / TREADS
            low = (x, STAIR_FRONT + 0.03, z + STOREY * i / TREADS + STOREY / TREADS - 0.022)
            high = (x + going + 0.012, BACK - 0.09, z + STOREY * (i + 1) / TREADS)
            model.slab(low, high, 'oak', 0.003)
        foot = (STAIR_LEFT + 0.03, STAIR_FRONT + 0.022, z)
        head = (STAIR_RIGHT - 0.03, STAIR_FRONT + 0.022, z + STOREY - 0.02)
        model.beam(foot, head, (0.014, 0.07), 'card', 0.003)
    if floor:
        y = STAIR_FRONT - 0.012
        for i in range(6):
            x = STAIR_LEFT + width * i / 5
            model.rod((x, y, z), (x, y, z + 0.15), 0.004, 'dark', 6)
        model.rod((STAIR_LEFT, y, z + 0.15), (STAIR_RIGHT, y, z + 0.15), 0.006, 'oak', 8)


def chair(model: Model, position: Point, turn: float, material: str = 'dark') -> None:
    """A swivel chair; its back is towards -Y."""
    x, y, z = position
    at = shift(*position) @ Matrix.Rotation(turn, 4, 'Z')
    model.box_at(at @ shift(0, 0, 0.070), (0.068, 0.066, 0.014), material, 0.004)
    model.box_at(at @ shift(0, -0.034, 0.115), (0.064, 0.010, 0.075), material, 0.003)
    model.rod((x, y, z), (x, y, z + 0.066), 0.006, 'steel', 8)
    model.rod((x, y, z), (x, y, z + 0.008), 0.026, 'steel', 10)


def desk(
    model: Model,
    draw: random.Random,
    position: Point,
    turn: float = 0,
    worker: str | None = None,
    top: str = 'card',
) -> None:
    """A desk with screen, keyboard and chair; `worker` is the material of who sits there."""
    at = shift(*position) @ Matrix.Rotation(turn, 4, 'Z')
    model.box_at(at @ shift(0, 0, 0.115), (0.26, 0.13, 0.012), top, 0.003)
    for x in (-0.118, 0.118):
        model.box_at(at @ shift(x, 0, 0.055), (0.010, 0.12, 0.108), 'card2', 0.003)
    model.box_at(at @ shift(0, 0.035, 0.178), (0.105, 0.007, 0.064), 'scr', 0.003)
    model.box_at(at @ shift(0, 0.037, 0.135), (0.015, 0.01, 0.03), 'scr', 0.003)
    model.box_at(at @ shift(0, -0.022, 0.124), (0.075, 0.024, 0.005), 'card2', 0.001)
    seat = at @ Vector((0, -0.115, 0))
    chair(model, (*seat.xy, position[2]), turn, 'dark' if draw.random() < 0.6 else 'grey')
    if worker:
        person(model, at @ Vector((0, -0.125, 0.012)), PERSON, turn, worker, 'sit')


def desk_pair(
    model: Model,
    draw: random.Random,
    position: Point,
    workers: tuple[str | None, str | None] = (None, None),
    top: str = 'card',
) -> None:
    """Two desks face to face with a screen between them."""
    x, y, z = position
    desk(model, draw, position, 0, workers[0], top)
    desk(model, draw, (x, y + 0.14, z), math.pi, workers[1], top)
    low, high = (x - 0.128, y + 0.067, z + 0.121), (x + 0.128, y + 0.073, z + 0.175)
    model.slab(low, high, 'grey', 0.002)


def sofa(model: Model, low: Point, high: Point, back: tuple[float, float], z: float) -> None:
    """A seat between two corners and a back between two values of Y."""
    model.slab((*low, z), (*high, z + 0.07), 'grey', 0.015)
    model.slab((low[0], back[0], z), (high[0], back[1], z + 0.14), 'grey', 0.012)


def cafe(model: Model) -> None:
    """The left of the ground floor: three round tables and a counter."""
    for x, y in ((-1.5, -0.35), (-1.02, -0.55), (-1.1, 0.05)):
        model.rod((x, y, 0.112), (x, y, 0.122), 0.085, 'bass', 20)
        model.rod((x, y, 0), (x, y, 0.112), 0.010, 'dark', 8)
        model.rod((x, y, 0), (x, y, 0.008), 0.05, 'dark', 16)
        for angle in (0.4, 2.6, 4.5):
            seat = (x + math.cos(angle) * 0.14, y + math.sin(angle) * 0.14, 0)
            chair(model, seat, angle + math.pi / 2, 'grey')
    model.slab((-1.75, 0.62, 0), (-0.75, 0.76, 0.17), 'oak', 0.004)
    model.slab((-1.77, 0.60, 0.17), (-0.73, 0.78, 0.182), 'card', 0.003)
    model.slab((-1.75, BACK - 0.13, 0), (-0.75, BACK - 0.065, 0.13), 'card2', 0.003)
    person(model, (-1.2, 0.84, 0), PERSON, math.pi, 'card', 'stand')
    person(model, (-1.28, -0.72, 0), PERSON, 1.2, 'dark', 'stand')


def reception(model: Model) -> None:
    """The rest of the ground floor: a desk, visitors, lockers, a sofa."""
    model.slab((-0.25, -0.05, 0), (0.35, 0.06, 0.17), 'oak', 0.004)
    model.slab((-0.27, -0.07, 0.17), (0.37, 0.08, 0.184), 'card', 0.003)
    model.box((0.05, 0.03, 0.225), (0.10, 0.008, 0.06), 'scr', 0.003)
    person(model, (0.08, 0.2, 0), PERSON, math.pi, 'dark', 'stand')
    person(model, (-0.05, -0.42, 0), PERSON, 0.1, 'card', 'walk')
    person(model, (1.30, -0.38, 0), PERSON, 0.15, 'dark', 'stand')
    for i in range(5):
        model.slab((1.80 + i * 0.13, 0.70, 0), (1.92 + i * 0.13, 0.9, 0.34), 'bass', 0.003)
    sofa(model, (1.85, -0.2), (2.35, 0.0), (-0.03, 0.03), 0)


def open_plan(model: Model, draw: random.Random) -> None:
    """The first floor: rows of desks, and cupboards at the right."""
    z = STOREY
    for x, front, behind in (
        (-1.55, ('dark', None), (None, None)),
        (-1.25, (None, 'card'), ('dark', None)),
        (-0.95, ('card', None), (None, None)),
    ):
        desk_pair(model, draw, (x, -0.30, z), front)
        desk_pair(model, draw, (x, 0.34, z), behind)
    desk_pair(model, draw, (-0.35, -0.30, z))
    desk_pair(model, draw, (-0.05, -0.30, z), ('dark', None))
    for i in range(4):
        low, high = (1.78 + i * 0.16, 0.62, z), (1.93 + i * 0.16, 0.78, z + 0.30)
        model.slab(low, high, ('card2', 'bass')[i % 2], 0.003)
    desk(model, draw, (2.1, -0.25, z), math.pi, None, 'bass')
    person(model, (1.78, -0.42, z), PERSON, -0.3, 'dark', 'walk')


def technician(model: Model) -> None:
    """Somebody in a helmet on a vermilion step-ladder, reaching for a strip of light."""
    x, y, z = 0.52, -0.42, STOREY
    for side in (-0.05, 0.05):
        top = z + 0.30
        front = ((x + side, y - 0.10, z), (x + side * 0.7, y, top))
        back = ((x + side, y + 0.10, z), (x + side * 0.7, y + 0.006, top))
        model.beam(*front, (0.010, 0.014), 'accent', 0.002)
        model.beam(*back, (0.010, 0.010), 'accent', 0.002)
    for i in range(5):
        up = (i + 0.6) / 5.3
        half, middle = 0.047 - 0.012 * up, y - 0.10 + 0.10 * up
        low = (x - half, middle - 0.014, z + 0.30 * up - 0.004)
        model.slab(low, (x + half, middle + 0.014, z + 0.30 * up + 0.004), 'card', 0.001)
    person(model, (x, y - 0.045, z + 0.165), PERSON, 0.0, 'dark', 'point', hat='card')


def meeting_room(model: Model) -> None:
    """The left of the second floor: a table for eight behind glass."""
    z = 2 * STOREY
    ceiling = z + STOREY - SLAB
    model.slab((-1.55, -0.42, z + 0.112), (-0.86, -0.06, z + 0.128), 'bass', 0.006)
    for x in (-1.42, -1.0):
        model.slab((x - 0.015, -0.30, z), (x + 0.015, -0.18, z + 0.112), 'dark', 0.003)
    places = [-1.46 + k * 0.17 for k in range(4)]
    for x in places:
        chair(model, (x, -0.50, z), 0)
        chair(model, (x, 0.02, z), math.pi)
    for k, material in ((0, 'dark'), (2, 'card')):
        person(model, (places[k], -0.51, z + 0.012), PERSON, 0, material, 'sit')
    for k, material in ((1, 'card'), (3, 'dark')):
        person(model, (places[k], 0.03, z + 0.012), PERSON, math.pi, material, 'sit')
    model.slab((LEFT + 0.002, -0.27, z + 0.16), (LEFT + 0.014, 0.11, z + 0.40), 'card2', 0.003)
    person(model, (-1.68, -0.12, z), PERSON, -math.pi / 2, 'dark', 'point')
    x = GLASS_WALL
    for y in (-0.82, -0.36, 0.10, 0.56):
        low, high = (x - 0.008, y - 0.008, z), (x + 0.008, y + 0.008, ceiling - 0.002)
        model.slab(low, high, 'dark', 0.002)
    model.slab((x - 0.003, -0.81, z), (x + 0.003, 0.55, ceiling - 0.004), 'acr2', 0.001)
    model.slab((LEFT + 0.01, 0.552, z), (x + 0.008, 0.562, ceiling - 0.004), 'acr2', 0.001)


def lounge(model: Model, draw: random.Random) -> None:
    """The rest of the second floor: a sofa, a small table, one pair of desks."""
    z = 2 * STOREY
    sofa(model, (-0.35, 0.0), (0.25, 0.18), (0.15, 0.21), z)
    model.rod((-0.05, -0.2, z + 0.06), (-0.05, -0.2, z + 0.07), 0.09, 'oak', 20)
    model.rod((-0.05, -0.2, z), (-0.05, -0.2, z + 0.06), 0.012, 'dark', 8)
    person(model, (0.62, -0.40, z), PERSON, -1.2, 'card', 'walk')
    desk_pair(model, draw, (2.08, -0.18, z), ('dark', None), 'bass')
    for i in range(3):
        model.slab((1.82 + i * 0.22, 0.66, z), (2.02 + i * 0.22, 0.84, z + 0.2), 'card', 0.004)


def desks_and_booths(model: Model, draw: random.Random) -> None:
    """The left of the third floor: desks, and three oak booths for calls."""
    z = 3 * STOREY
    for x, workers in ((-1.55, (None, 'card')), (-1.25, ('dark', None))):
        desk_pair(model, draw, (x, -0.30, z), workers, 'bass')
        desk_pair(model, draw, (x, 0.34, z), top='bass')
    for k in range(3):
        x = -0.80 + k * 0.30
        for side in (x, x + 0.258):
            model.slab((side, 0.28, z), (side + 0.012, 0.62, z + 0.38), 'oak', 0.003)
        model.slab((x, 0.28, z + 0.38), (x + 0.27, 0.62, z + 0.395), 'oak', 0.003)
        model.slab((x + 0.012, 0.60, z), (x + 0.258, 0.612, z + 0.38), 'grey', 0.002)
        model.slab((x + 0.03, 0.5, z), (x + 0.24, 0.60, z + 0.07), 'grey', 0.008)
    person(model, (-0.42, -0.25, z), PERSON, 2.2, 'dark', 'plan')
    person(model, (-0.24, -0.32, z), PERSON, -1.4 + math.pi, 'card', 'stand')


def server_room(model: Model) -> None:
    """The right of the third floor: four racks with their lights, and who looks after them."""
    z = 3 * STOREY
    for i in range(4):
        x = 1.78 + i * 0.15
        model.slab((x, 0.15, z), (x + 0.135, 0.40, z + 0.38), 'dark', 0.004)
        for j in range(7):
            unit = z + 0.03 + j * 0.048
            model.slab((x + 0.012, 0.143, unit), (x + 0.123, 0.152, unit + 0.03), 'scr', 0.001)
            low, high = (x + 0.10, 0.140, unit + 0.01), (x + 0.112, 0.144, unit + 0.02)
            model.slab(low, high, 'pglow', 0.0005)
    person(model, (2.02, -0.16, z), PERSON, 0.2, 'card', 'point')
    person(model, (0.95, -0.45, z), PERSON, -1.5, 'dark', 'walk')


def parapet(model: Model) -> None:
    """The parapet round the roof, and the head of the lift core with its door."""
    z = ROOF
    here = model.at(0, 0, z)
    for (x0, y0), (x1, y1) in (
        ((LEFT - 0.07, FRONT - 0.01), (RIGHT + 0.02, FRONT + 0.05)),
        ((LEFT - 0.07, BACK - 0.05), (RIGHT + 0.02, BACK + 0.012)),
        ((LEFT - 0.07, FRONT + 0.051), (LEFT - 0.01, BACK - 0.051)),
        ((RIGHT - 0.04, FRONT + 0.051), (RIGHT + 0.02, BACK - 0.051)),
    ):
        here.slab((x0, y0, -SLAB + 0.001), (x1, y1, 0.09), 'card', 0.004)
    left, right, front = CORE_LEFT, CORE_RIGHT, CORE_FRONT
    here.slab((left - 0.03, front - 0.03, 0.001), (right + 0.03, BACK - 0.08, 0.34), 'grey', 0.005)
    here.slab((left - 0.05, front - 0.05, 0.34), (right + 0.05, BACK - 0.06, 0.37), 'card', 0.005)
    low, high = (left + 0.1, front - 0.045, 0.001), (left + 0.28, front - 0.031, 0.26)
    here.slab(low, high, 'card2', 0.003)


def roof_plant(model: Model) -> None:
    """Air handling and chillers joined by a duct, and three solar panels."""
    z = ROOF
    air_handling(model, (-1.45, -0.42), (0.95, 0.42), 0.24)
    for i in range(3):
        chiller(model, -0.18 + i * 0.34, -0.48)
    duct = [(-0.50, -0.20), (-0.42, -0.20), (-0.34, -0.14), (-0.33, -0.05)]
    duct += [(-0.33, 0.30), (-0.29, 0.42), (-0.18, 0.46), (0.95, 0.46)]
    model.ribbon([(x, y, z + 0.15) for x, y in duct], (0.12, 0.12), 'accent')
    for x in (-0.1, 0.3, 0.7):
        model.slab((x, 0.40, z + 0.001), (x + 0.02, 0.52, z + 0.088), 'card2', 0.003)
    for i in range(3):
        low, high = (-1.45 + i * 0.34, 0.25, z + 0.001), (-1.18 + i * 0.34, 0.70, z + 0.02)
        model.slab(low, high, 'grey', 0.003)
        panel = shift(-1.31 + i * 0.34, 0.475, z + 0.085) @ rotation(20, 'X')
        model.box_at(panel, (0.27, 0.44, 0.012), 'scr', 0.002)
    chiller(model, 1.82, -0.62)


def air_handling(
    model: Model, corner: tuple[float, float], size: tuple[float, float], height: float
) -> None:
    """A unit of several vermilion cases with louvres at the front."""
    (x, y), (length, width), z = corner, size, ROOF
    model.slab((x, y, z + 0.001), (x + length, y + width, z + 0.035), 'grey', 0.004)
    cases = max(2, int(length / 0.18))
    for i in range(cases):
        low = (x + 0.01 + (length - 0.02) * i / cases, y + 0.01, z + 0.036)
        end = x + 0.01 + (length - 0.02) * (i + 1) / cases - 0.004
        model.slab(low, (end, y + width - 0.01, z + 0.036 + height), 'accent', 0.008)
    for i in range(cases):
        start = x + 0.03 + (length - 0.02) * i / cases
        end = start + (length - 0.02) / cases - 0.045
        for k in range(6):
            louvre = z + 0.08 + k * (height - 0.08) / 6
            low, high = (start, y + 0.002, louvre), (end, y + 0.0095, louvre + 0.012)
            model.slab(low, high, 'card' if i % 2 else 'dark', 0.001)


def chiller(model: Model, x: float, y: float) -> None:
    """A square case with a fan on top."""
    z = ROOF
    model.slab((x, y, z + 0.001), (x + 0.30, y + 0.30, z + 0.03), 'grey', 0.004)
    model.slab((x + 0.01, y + 0.01, z + 0.031), (x + 0.29, y + 0.29, z + 0.24), 'card', 0.008)
    cx, cy = x + 0.15, y + 0.15
    model.rod((cx, cy, z + 0.238), (cx, cy, z + 0.262), 0.115, 'accent', 28)
    model.rod((cx, cy, z + 0.258), (cx, cy, z + 0.266), 0.09, 'dark', 24)
    for k in range(3):
        model.box((cx, cy, z + 0.268), (0.17, 0.02, 0.004), 'card', 0.001, turn=k * math.pi / 3)


def people_on_roof_and_street(model: Model) -> None:
    """Two on the roof, its guard rail, and three in front of the building."""
    z, y = ROOF, FRONT + 0.02
    person(model, (0.05, -0.70, z), PERSON, 0.4, 'dark', 'plan')
    person(model, (2.28, 0.0, z), PERSON, 1.2, 'card', 'walk')
    for i in range(15):
        x = LEFT + 0.05 + i * (RIGHT - LEFT - 0.1) / 14
        model.rod((x, y, z + 0.09), (x, y, z + 0.20), 0.005, 'dark', 6)
    for height in (0.145, 0.20):
        ends = ((LEFT + 0.04, y, z + height), (RIGHT - 0.04, y, z + height))
        model.rod(*ends, 0.005, 'dark', 6)
    person(model, (LEFT - 0.55, FRONT - 0.45, -0.108), PERSON, -1.4, 'dark', 'walk')
    person(model, (-0.3, FRONT - 0.46, -0.108), PERSON, 0.8, 'dark', 'walk')
    person(model, (RIGHT + 0.35, -1.25, -0.12), PERSON, 1.0, 'dark', 'walk')


def plant_trees(surfaces: materials.Materials, draw: random.Random) -> None:
    """Plants in their pots, and four trees beside the building."""
    kinds = [
        trees.tree(surfaces, f'tree {seed}', leaves, seed, flakes=1500, flake=0.021)
        for seed, leaves in ((3, 'sage'), (4, 'moss'))
    ]
    shrub = {'height': 0.5, 'crown': 0.26, 'flakes': 420, 'flake': 0.034}
    plant = trees.tree(surfaces, 'plant', 'sage', 9, **shrub)
    for x, y, floor in PLANTS:
        pot = (x, y, STOREY * floor + 0.06)
        place(plant, pot, scale=0.42, turn=draw.uniform(0, 6))
    for x, y, scale in ((-3.1, 0.3, 1.25), (-2.6, 1.5, 1.5), (-3.7, 1.4, 1.1), (3.3, 1.2, 1.3)):
        place(draw.choice(kinds), (x, y, -0.18), scale=scale, turn=draw.uniform(0, 6))
