"""A stepped terrace of six Georgian houses; one window is boarded while its sash is repaired.

For the sash windows of Bath. The weathertight board is the accent; its sash lies on trestles below.
There are 46 windows, as on the page: two of the 48 openings are blind.
Everything but people is in metres of the street, with the near corner of the row as origin.
"""

import math
from collections.abc import Callable

from kit import studio
from kit.buildings import Opening, solid_parts
from kit.figures import person
from kit.geometry import ALONG_X, TOWARDS_CAMERA, Model, rotation, shift
from kit.materials import card, plain, standard

GRADE = studio.Grade(exposure=0.52, vignette=0.22, warmth=-0.02)

METRE = 0.2  # 1:50
TURN = 40
STREET = shift(-0.45, -1.2) @ rotation(TURN)
HOUSES, WIDTH, DEPTH, RISE = 6, 5.3, 8.5, 0.35  # each house stands so much higher than the last
EAVES, PARAPET, RIDGE = 10.3, 11.5, 13.2
WALL, COURSE, STONE, JOINT = 0.3, 0.42, 1.06, 0.006
BAYS = (0.5, 2.08, 3.66)  # left edge of an opening
OPENING = 1.15
# Sill and head of the windows of each storey
STOREYS = ((0.9, 2.95), (4.5, 6.95), (8.2, 9.75))
DOORS = ('dark', 'walnut', 'grey', 'dark', 'grey', 'dark')
BLIND = ((2, 2, 1), (4, 2, 0))  # house, storey and bay
JOB = (1, 1, 1)
PAVEMENT, ROAD = -3.6, -10.5  # Y of the kerb, and of the edge of the board
PERSON = 1.72 * METRE


Spot = tuple[int, int, int]


def build() -> None:
    street = build_model()
    light()
    studio.camera((0.6, -12.6, 3.3), (-0.5, 0, 1.52), 50, 4.5, focus=street.point((8, 0, 5)))


def build_model(boarded: Spot = JOB, work: Callable[[Model], None] | None = None) -> Model:
    """The street with one boarded window and the work of a day: other scenes show another day."""
    surfaces = standard(
        card('stone', '#D4C2A4', variation=0.08),
        card('trim', '#E0D1B6', variation=0.03),
        card('slate', '#85878A', roughness=0.7, variation=0.1),
        card('road', '#ABA79F', variation=0.02),
        plain('pane', '#3B4247', roughness=0.22, specular=0.6),
    )
    model = Model(surfaces, seed=31)
    street = model.on(STREET).scaled(METRE)
    ground(street)
    for number in range(HOUSES):
        house(street.at(number * WIDTH, 0, number * RISE), number, boarded)
    for number in range(HOUSES + 1):
        party_wall(street.at(number * WIDTH, 0, min(number, HOUSES - 1) * RISE), number == 0)
    (work or first_floor)(street)
    model.finish()
    return street


def light() -> None:
    """A raking key from the left, a fill from the right."""
    studio.room('#98928A', wall=14, floor=-0.42, light='#C0D0E3', strength=0.13)
    studio.area_light((-4.4, -9.8, 7.6), (0.5, 0, 1), 1.1, 2700, '#FFE6C8')
    studio.area_light((8, -5, 5), (0, 0, 1), 6, 70, '#CFDEF0')


def level(x: float) -> float:
    """Z of the pavement, which climbs with the row."""
    return x / WIDTH * RISE - 0.45


def ground(street: Model) -> None:
    """The board, the road, and the pavement with its flags, which climb to the right."""
    start, end = -2.5, HOUSES * WIDTH + 4
    street.slab((start, ROAD - 0.4, -1.9), (end, DEPTH + 2.4, -1.2), 'oak', 0.02)
    street.slab((start - 0.6, ROAD - 0.4, -1.9), (start, DEPTH + 2.4, -1.2), 'oak', 0.02, grain=1)
    for front, back, drop in ((ROAD, PAVEMENT, 0.12), (PAVEMENT, DEPTH + 2, 0)):
        outline = [(start, -1.2), (end, -1.2), (end, level(end) - drop)]
        outline.append((start, level(start) - drop))
        street.at(0, back).prism(outline, 0, back - front, 'road', TOWARDS_CAMERA, chamfer=0.005)
    slope = rotation(-math.degrees(math.atan2(RISE, WIDTH)), 'Y')
    flags = street.at(start, PAVEMENT, level(start)).on(slope)
    for flag in flags.grid(30, 3, 1.25, 1.2):
        flag.slab((0.015, 0.015, 0), (1.235, 1.185, 0.03), 'card2', 0.002)


def ashlar(model: Model, bottom: float, top: float, openings: list[Opening], gap: float) -> None:
    """Courses of stone between openings; `gap` is the width of the groove below each."""
    courses = round((top - bottom) / COURSE)
    height = (top - bottom) / courses
    for course in range(courses):
        z = bottom + course * height
        here = [hole for hole in openings if hole[2] < z + height - 0.01 and hole[3] > z + 0.01]
        for start, end, low, high in solid_parts(0, WIDTH, z, z + height, here):
            for a, b in blocks(start, end, course % 2):
                model.slab((a, 0, low + gap), (b, WALL, high), 'stone', 0.002)


def blocks(start: float, end: float, odd: int) -> list[tuple[float, float]]:
    """From and to where each stone of a course reaches; every other course is half a stone on."""
    joints = [STONE * (k - odd / 2) for k in range(1, 12)]
    edges = [start, *(x for x in joints if start + 0.2 < x < end - 0.2), end]
    return [(a + JOINT, b - JOINT) for a, b in zip(edges, edges[1:])]


def house(model: Model, number: int, boarded: Spot) -> None:
    """A house of three storeys and three bays, with its door in the first."""
    model.slab((0.01, WALL + 0.01, -1), (WIDTH - 0.01, DEPTH, EAVES), 'stone', 0.002)
    openings = []
    for storey, (sill, head) in enumerate(STOREYS):
        for bay, x in enumerate(BAYS):
            is_door = storey == bay == 0
            openings.append((x, x + OPENING, 0 if is_door else sill, head))
            here, spot = model.at(x, 0), (number, storey, bay)
            if is_door:
                front_door(here, head, DOORS[number])
                continue
            trims(here, sill, head, storey, bay)
            if spot in BLIND:
                here.slab((0, 0.1, sill), (OPENING, WALL, head), 'trim', 0.002)
            elif spot != boarded:
                window(here, sill, head)
    ashlar(model, -1, 3.6, openings, 0.04)
    ashlar(model, 3.6, EAVES, openings, 0.012)
    for out, bottom, top in (
        (0.08, 3.55, 3.8),
        (0.06, 4.28, 4.42),
        (0.1, EAVES - 0.25, EAVES),
        (0.3, EAVES, EAVES + 0.16),
        (0.42, EAVES + 0.16, EAVES + 0.3),
        (0.06, PARAPET - 0.12, PARAPET),
    ):
        model.slab((0.002, -out, bottom), (WIDTH - 0.002, WALL, top), 'trim', 0.003)
    model.slab((0.002, 0, EAVES + 0.3), (WIDTH - 0.002, WALL, PARAPET - 0.12), 'stone', 0.003)
    roof = [(WALL + 0.2, EAVES), (DEPTH, EAVES), (DEPTH / 2, RIDGE)]
    model.at(0.2, 0).prism(roof, 0, WIDTH - 0.4, 'slate', ALONG_X)
    run, rise = DEPTH / 2 - WALL - 0.2, RIDGE - EAVES
    slope = model.at(0, WALL + 0.2, EAVES).on(rotation(math.degrees(math.atan2(rise, run)), 'X'))
    deep = math.hypot(run, rise) / 10
    for k, course in enumerate(slope.row(10, y=deep)):
        for slate in course.at(0.2 * (k % 2), 0).row(12, 0.42):
            slate.slab((0.01, 0.012, 0), (0.41, deep, 0.05), 'slate', 0.002)


def trims(opening: Model, sill: float, head: float, storey: int, bay: int) -> None:
    """The sill; upstairs an architrave; on the first floor a hood, with a pediment in the middle."""
    opening.slab((-0.1, -0.12, sill - 0.14), (OPENING + 0.1, 0.1, sill), 'trim', 0.002)
    if not storey:
        return
    for x in (-0.18, OPENING + 0.002):
        opening.slab((x, -0.05, sill), (x + 0.178, 0.02, head), 'trim', 0.002)
    opening.slab((-0.18, -0.05, head), (OPENING + 0.18, 0.02, head + 0.18), 'trim', 0.002)
    if storey == 1:
        top = head + 0.32
        opening.slab((-0.32, -0.22, top), (OPENING + 0.32, 0.02, top + 0.1), 'trim', 0.002)
        if bay == 1:
            outline = [(-0.32, 0), (OPENING + 0.32, 0), (OPENING / 2, 0.42)]
            opening.at(0, 0.01, top + 0.1).prism(outline, 0, 0.2, 'trim', TOWARDS_CAMERA)


def window(opening: Model, sill: float, head: float) -> None:
    """Two sashes of six panes before dark glass, the lower one behind."""
    middle = (sill + head) / 2
    opening.slab((0, 0.27, sill), (OPENING, 0.29, head), 'pane', 0.001)
    for x in (0, OPENING - 0.05):
        opening.slab((x, 0.1, sill), (x + 0.05, 0.27, head), 'oak', 0.001, grain=2)
    sash(opening.at(0.05, 0.12, middle - 0.03), head - middle + 0.03)
    sash(opening.at(0.05, 0.19, sill), middle + 0.03 - sill)


def sash(model: Model, height: float) -> None:
    """One sash, upright: stiles, rails and bars."""
    width = OPENING - 0.1
    for x in (0, width - 0.07):
        model.slab((x, 0, 0), (x + 0.07, 0.06, height), 'oak', 0.001, grain=2)
    for z, deep in ((0, 0.1), (height - 0.07, 0.07)):
        model.slab((0.07, 0, z), (width - 0.07, 0.06, z + deep), 'oak', 0.001)
    for x in (width / 3, width * 2 / 3):
        model.slab((x - 0.016, 0.01, 0.1), (x + 0.016, 0.05, height - 0.07), 'oak', 0.001, grain=2)
    z = height / 2
    model.slab((0.07, 0.015, z - 0.016), (width - 0.07, 0.045, z + 0.016), 'oak', 0.001)


def front_door(opening: Model, head: float, material: str) -> None:
    """The panelled door below a fanlight, between pilasters under a hood, with three steps."""
    opening.slab((0, 0.18, 0), (OPENING, 0.24, 2.2), material, 0.002, grain=2)
    for x in (0.14, 0.63):
        for bottom, top in ((0.2, 0.9), (1.1, 2.0)):
            opening.slab((x, 0.15, bottom), (x + 0.38, 0.18, top), material, 0.003)
    opening.slab((0, 0.12, 2.2), (OPENING, 0.25, 2.3), 'trim', 0.002)
    opening.slab((0, 0.22, 2.3), (OPENING, 0.24, head), 'pane', 0.001)
    for x in (-0.3, OPENING + 0.002):
        opening.slab((x, -0.12, 0), (x + 0.298, 0.02, head), 'trim', 0.002)
    opening.slab((-0.38, -0.3, head), (OPENING + 0.38, 0.02, head + 0.2), 'trim', 0.003)
    for out, top in ((1.2, -0.3), (0.85, -0.15), (0.5, 0)):
        opening.slab((-0.3, -out, -1), (OPENING + 0.3, 0.15, top), 'trim', 0.003)


def party_wall(model: Model, gable: bool) -> None:
    """The coping of a party wall, its chimney and five pots; at the near end also the gable."""
    if gable:
        height = (EAVES + 1) / 27
        for number, course in enumerate(model.at(0, 0, -1).row(27, z=height)):
            for a, b in blocks(0, DEPTH, number % 2):
                course.slab((-WALL, a, 0.012), (-0.002, b, height), 'stone', 0.002)
    outline = [(WALL + 0.01, EAVES), (DEPTH + 0.1, EAVES), (DEPTH / 2, RIDGE + 0.35)]
    if gable:
        outline = [(0.02, EAVES), (DEPTH, EAVES), (DEPTH / 2, RIDGE + 0.35), (0.02, PARAPET)]
    model.at(-WALL, 0).prism(outline, 0, 0.55, 'trim', ALONG_X, chamfer=0.003)
    stack, left = model.at(0, DEPTH / 2, RIDGE + 1.5), 0.02 - WALL if gable else -0.5
    stack.slab((left, -1.4, -2.5), (0.4, 1.4, 0), 'stone', 0.003)
    stack.slab((left - 0.1, -1.5, 0), (0.5, 1.5, 0.18), 'trim', 0.003)
    for pot in stack.at(left / 2 + 0.2, -1.1, 0.17).row(5, y=0.55):
        pot.rod((0, 0, 0), (0, 0, 0.65), 0.17, 'bass', 12, end_radius=0.13)


def first_floor(street: Model) -> None:
    """A day's work at a window of the first floor."""
    number, storey, bay = JOB
    job(street.at(number * WIDTH + BAYS[bay], 0, number * RISE), *STOREYS[storey])
    people(street)


def job(opening: Model, sill: float, head: float) -> None:
    """The board with its two battens, a tower before it, and its sash on trestles."""
    opening.slab((-0.04, 0.03, sill), (OPENING + 0.04, 0.1, head), 'accent', 0.003)
    for z in (sill + 0.45, head - 0.6):
        opening.slab((0.02, -0.03, z), (OPENING - 0.02, 0.03, z + 0.16), 'accent', 0.003)
    foot, deck = -0.4, sill - 0.75
    for x in (-0.5, 1.65):
        for y in (-1.75, -0.45):
            opening.rod((x, y, foot), (x, y, deck + 1.1), 0.035, 'steel', 8)
        for z in (foot + 0.3, foot + 2.0, deck - 0.1, deck + 0.55, deck + 1.08):
            opening.rod((x, -1.75, z), (x, -0.45, z), 0.03, 'steel', 8)
    for z in (foot + 2.0, deck - 0.1, deck + 0.55, deck + 1.08):
        opening.rod((-0.5, -1.75, z), (1.65, -1.75, z), 0.03, 'steel', 8)
    opening.rod((-0.5, -1.75, foot + 0.1), (1.65, -1.75, foot + 2.0), 0.03, 'steel', 8)
    opening.rod((1.65, -1.75, foot + 2.0), (-0.5, -1.75, deck - 0.1), 0.03, 'steel', 8)
    opening.slab((-0.55, -1.8, deck - 0.06), (1.7, -0.4, deck), 'bass', 0.003)
    bench = opening.at(1.95, -2.85, -0.28)
    for trestle in bench.row(2, 0.75):
        trestle.slab((0, -0.4, 0.8), (0.1, 1.5, 0.9), 'bass', 0.003)
        for y in (-0.25, 1.35):
            for x in (-0.22, 0.32):
                trestle.beam((x, y, 0), (0.05, y, 0.82), (0.08, 0.08), 'bass', 0.002)
    for x in (0.05, 0.8):
        bench.beam((x, 0.3, 1.9), (x, 1.2, 0.85), (0.07, 0.07), 'bass', 0.002)
    sash(bench.at(-0.1, -0.3, 0.9).on(rotation(-30, 'X')), (head - sill) / 2)


def people(street: Model) -> None:
    """The two restorers, an owner on the steps and passers-by: X, Y, Z, degrees, pose, top."""
    x = JOB[0] * WIDTH + BAYS[JOB[2]]
    deck = JOB[0] * RISE + STOREYS[JOB[1]][0] - 0.75
    for along, out, z, degrees, pose, top in (
        (x + 1.3, -0.85, deck, 40, 'point', 'card'),
        (x + 3.5, -3.2, level(x + 3.5) + 0.03, 80, 'push', 'card'),
        (x - 3.2, -2.4, level(x - 3.2) + 0.03, -80, 'walk', 'grey'),
        (x + 14.5, -2.2, level(x + 14.5) + 0.03, 90, 'walk', 'grey'),
    ):
        turn = math.radians(degrees + TURN)
        person(street, (along, out, z), PERSON, turn, 'dark', pose, top)
