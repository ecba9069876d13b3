"""The kitchen of a Manchester office at 2:00 PM: its second visit, on the day of the audit.

For the cleaning of two offices in Manchester. One cleaner wipes the worktop, one mops; the client
and the supervisor, with a clipboard, look at what they have done. The vermilion clock between the
iron windows is what to look at: its hands must stay at two. Lengths are metres of the room, 1:20.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from kit import studio
from kit.buildings import Opening, brickwork, solid_parts
from kit.figures import limb, person
from kit.geometry import TOWARDS_CAMERA, Model, rotation, shift
from kit.materials import card, glow, plain, standard

GRADE = studio.Grade(exposure=0.7, vignette=0.22, warmth=-0.01)

METRE = 0.5
WIDTH, DEPTH, HEIGHT = 7.6, 4.2, 3.3
WALL, SIDE = 0.5, 0.3  # thickness of the brick wall at the back, and of the wall on the right
FLOOR = 0.42  # thickness of the floor with its brick arches
WINDOWS, WINDOW = (1.25, 3.8, 6.35), 1.45  # middles, and their width
SILL, SPRING, RISE = 1.15, 2.6, 0.24
TOP = 0.92  # of the worktop
LEFT, RIGHT, BENCH = 0.25, 6.95, DEPTH - 0.62  # of the units, and Y of their front
SINK = (3.4, BENCH + 0.1, TOP)  # corner
CLOCK = (5.075, 2.45)
PERSON = 1.72


@dataclass(frozen=True)
class Counter:
    """A worktop, and how high the units reach below it."""

    build: Callable[[Model], None]
    units: float = TOP - 0.05


def build() -> None:
    build_model(people)
    light()
    studio.camera((-1.98, -10.95, 4.62), (-0.47, 0.0, 0.58), 59, 5.0, focus=(0.85, -0.4, 0.3))


def build_model(seen: Callable[[Model], None], counter: Counter | None = None) -> None:
    """The kitchen, with what is seen in it on a day, and another worktop for a near camera."""
    surfaces = standard(
        card('brick', '#DED6CA', variation=0.09),
        card('mortar', '#9C948A'),
        plain('iron', '#33373B', roughness=0.5),
        plain('tile0', '#D3CEC5', roughness=0.28, specular=0.5),
        plain('tile1', '#77767A', roughness=0.28, specular=0.5),
        glow('sky', '#E8EAE8', 0.6),
        plain('inox', '#B9BCBE', roughness=0.3, metal=1.0),
    )
    model = Model(surfaces, seed=27)
    board = model.at(-0.99, -1.04)
    board.slab((-0.40, -0.47, -0.44), (5.3, 3.0, -0.255), 'oak', 0.02)
    board.slab((-0.35, -0.42, -0.255), (5.25, 2.95, -0.205), 'card2', 0.006)
    room = board.scaled(METRE)
    floor(room)
    back_wall(room)
    length, height, face = WIDTH * METRE, HEIGHT * METRE, DEPTH * METRE
    holes = [tuple(edge * METRE for edge in window) for window in openings()]
    brickwork(board, (0, length), (0, height), face, 'brick', holes)
    side_wall(room)
    units(room, counter or Counter(worktop))
    table(room)
    clock(room.at(CLOCK[0], DEPTH - 0.03, CLOCK[1]))
    seen(room)
    model.finish()


def light() -> None:
    """The studio for the kitchen."""
    studio.room('#9A948C', wall=13, floor=-0.44, light='#C2D0E2', strength=0.22)
    studio.split_light((-9.6, -3.6, 6.6), (0.9, 0, 0.3), 1.3, 1150, '#FFE6C8')
    studio.area_light((8, -6, 5), (0.5, 0, 0.5), 6, 85, '#CFDEF0')
    studio.only_lamps_light()


def floor(model: Model) -> None:
    """Tiles on a floor of shallow arches between iron beams, cut at the front."""
    model.slab((0, 0, -FLOOR), (WIDTH + SIDE, DEPTH + WALL, -0.02), 'card')
    for k, tile in enumerate(model.at(0.002, 0.002).grid(14, 7, WIDTH / 14, DEPTH / 7)):
        material = f'tile{k % 2}'
        tile.slab((0, 0, -0.019), (WIDTH / 14 - 0.006, DEPTH / 7 - 0.006, 0), material, 0.002)
    span = WIDTH / 6
    for bay in model.at(0, 0, -FLOOR).row(6, span):
        angles = [math.pi * k / 16 for k in range(17)]
        half = span / 2 - 0.1
        arch = [(span / 2 + half * math.cos(a), 0.005 + 0.2 * math.sin(a)) for a in angles]
        bay.prism(arch, -0.1, 0.004, 'dark', TOWARDS_CAMERA)
    for beam in model.at(0, 0, -FLOOR).row(7, span):
        beam.slab((-0.012, -0.006, 0.01), (0.012, 0.1, 0.3), 'iron', 0.001)
        beam.slab((-0.07, -0.006, 0.005), (0.07, 0.1, 0.03), 'iron', 0.001)


def openings() -> list[Opening]:
    """The holes of the windows."""
    return [(x - WINDOW / 2, x + WINDOW / 2, SILL, SPRING + RISE) for x in WINDOWS]


def back_wall(model: Model) -> None:
    """What is behind the bricks, and three iron windows."""
    wall = model.at(0, DEPTH)
    for left, right, bottom, top in solid_parts(0, WIDTH + SIDE, 0, HEIGHT, openings()):
        wall.slab((left, 0, bottom - 0.01), (right, WALL, top), 'mortar', 0.002)
    wall.slab((-0.004, -0.02, HEIGHT), (WIDTH + SIDE, WALL + 0.004, HEIGHT + 0.02), 'grey', 0.002)
    for x in WINDOWS:
        window(wall.at(x, 0, 0))


def window(model: Model) -> None:
    """An iron window of small panes below a segmental arch, from the middle of its foot."""
    half = WINDOW / 2
    radius = (half**2 + RISE**2) / (2 * RISE)

    def head(x: float) -> float:
        return SPRING + RISE - radius + math.sqrt(radius**2 - x**2)

    curve = [(x, head(x)) for x in (half * (1 - k / 8) for k in range(17))]
    spandrel = (*curve, (-half, SPRING + RISE + 0.002), (half, SPRING + RISE + 0.002))
    model.prism(spandrel, -WALL, 0.02, 'brick', TOWARDS_CAMERA)
    model.slab((-half - 0.08, -0.06, SILL - 0.06), (half + 0.08, WALL, SILL), 'card', 0.004)
    for k in range(6):
        x = half * (k / 2.5 - 1) * 0.985
        thick = 0.035 if k in (0, 5) else 0.018
        model.slab((x - thick, 0.22, SILL), (x + thick, 0.28, head(x) + 0.02), 'iron', 0.002)
    for k in range(6):
        z = SILL + (SPRING + 0.06 - SILL) * k / 5
        model.slab((-half, 0.225, z - 0.018), (half, 0.275, z + 0.018), 'iron', 0.002)
    model.ribbon([(x, 0.25, z - 0.02) for x, z in curve], (0.06, 0.07), 'iron')
    model.slab((-half, 0.245, SILL), (half, 0.249, SPRING + RISE), 'sky', 0.001)


def side_wall(model: Model) -> None:
    """The wall on the right, and tall oak cupboards about a fridge."""
    wall = model.at(WIDTH, 0)
    wall.slab((0, 0.02, 0), (SIDE, DEPTH, HEIGHT), 'card')
    wall.slab((-0.004, 0.016, HEIGHT), (SIDE + 0.004, DEPTH - 0.02, HEIGHT + 0.02), 'grey', 0.002)
    for k, material in enumerate(('oak', 'inox', 'oak', 'oak')):
        y = 1.75 + k * 0.61
        wall.slab((-0.62, y, 0.08), (-0.001, y + 0.60, 2.3), 'bass', 0.004)
        for low, high in ((0.09, 0.86), (0.87, 2.29)):
            wall.slab((-0.645, y + 0.004, low), (-0.62, y + 0.596, high), material, 0.004, grain=2)
            z = high - 0.35 if low < 0.5 else low + 0.1
            wall.rod((-0.685, y + 0.07, z), (-0.685, y + 0.07, z + 0.25), 0.012, 'brass', 10)


def units(model: Model, counter: Counter) -> None:
    """Oak units under a worktop, and what always stands on it."""
    model.slab((LEFT, BENCH + 0.06, 0), (RIGHT, DEPTH - 0.03, 0.1), 'dark')
    model.slab((LEFT, BENCH + 0.02, 0.1), (RIGHT, DEPTH - 0.03, counter.units), 'bass')
    width = (RIGHT - LEFT) / 12
    for front in model.at(LEFT, BENCH).row(12, width):
        front.slab((0.004, 0, 0.11), (width - 0.004, 0.02, TOP - 0.06), 'oak', 0.004, grain=2)
        front.rod((0.12, -0.04, TOP - 0.14), (width - 0.12, -0.04, TOP - 0.14), 0.012, 'brass', 10)
    counter.build(model)
    machine = model.at(4.85, BENCH + 0.12, TOP)  # for coffee
    machine.slab((0, 0.1, 0), (0.5, 0.42, 0.46), 'dark', 0.02)
    machine.slab((0, -0.02, 0.3), (0.5, 0.12, 0.46), 'dark', 0.02)
    machine.slab((0.03, -0.02, 0), (0.47, 0.12, 0.03), 'inox', 0.004)
    for k, mug_at in enumerate(model.at(5.6, BENCH + 0.2, TOP).grid(4, 2, 0.16, 0.16)):
        if k not in (2, 5):
            mug(mug_at)


def worktop(model: Model) -> None:
    """White, with a flat sink."""
    model.slab((LEFT - 0.02, BENCH - 0.03, TOP - 0.05), (RIGHT, DEPTH - 0.025, TOP), 'card', 0.006)
    sink = model.at(*SINK)
    sink.slab((0, 0, 0), (0.9, 0.4, 0.004), 'inox', 0.001)
    sink.slab((0.03, 0.03, 0), (0.5, 0.37, 0.007), 'dark', 0.001)
    tap(sink)


def tap(sink: Model) -> None:
    """A brass swan neck."""
    path = [
        (0.25, 0.42 - 0.14 * (1 - math.cos(a)), 0.3 + 0.1 * math.sin(a))
        for a in (k * math.pi / 12 for k in range(13))
    ]
    sink.ribbon([(0.25, 0.42, 0), *path], (0.035, 0.035), 'brass', chamfer_share=0.3)


def mug(model: Model) -> None:
    """A mug of coffee."""
    model.rod((0, 0, 0), (0, 0, 0.11), 0.05, 'card', 16)
    model.rod((0, 0, 0.1), (0, 0, 0.113), 0.04, 'dark', 16)


def table(model: Model) -> None:
    """A long table with stools, and the mugs that are still on it."""
    here = model.at(2.6, 1.35)
    here.slab((0, 0, 0.72), (2.6, 0.9, 0.77), 'oak', 0.008, grain=0)
    for leg in here.each((x, y) for x in (0.12, 2.4) for y in (0.08, 0.74)):
        leg.slab((0, 0, 0), (0.08, 0.08, 0.72), 'oak', 0.004)
    for stool in here.each((x, y, 0) for x in (0.4, 1.05, 1.7) for y in (-0.22, 1.15)):
        stool.rod((0, 0, 0.42), (0, 0, 0.46), 0.18, 'card', 24)
        for k in range(4):
            x, y = math.cos(0.8 + k * math.pi / 2), math.sin(0.8 + k * math.pi / 2)
            stool.rod((x * 0.12, y * 0.12, 0.42), (x * 0.19, y * 0.19, 0), 0.014, 'iron', 8)
    for x, y in ((0.3, 0.3), (0.55, 0.6), (0.9, 0.25)):
        mug(here.at(x, y, 0.77))


def clock(model: Model) -> None:
    """Two o'clock, from the middle of the dial."""
    face = model.on(rotation(90, 'X'))
    face.rod((0, 0, 0), (0, 0, 0.09), 0.44, 'accent', 64)
    for hour in range(12):
        mark = face.on(rotation(-30 * hour))
        mark.slab((-0.018, 0.31, 0.085), (0.018, 0.39, 0.096), 'card', 0.001)
    for hour, length in ((2, 0.22), (12, 0.33)):
        hand = face.on(rotation(-30 * hour))
        hand.slab((-0.024, -0.05, 0.097), (0.024, length, 0.106 + length / 100), 'card', 0.001)
    face.rod((0, 0, 0.09), (0, 0, 0.12), 0.04, 'card', 16)


def people(model: Model) -> None:
    """Two cleaners at work; a supervisor with a clipboard, and the client."""

    def figure(x: float, y: float, degrees: float, pose: str, top: str) -> Model:
        person(model, (x, y, 0), PERSON * METRE, math.radians(degrees), 'dark', pose, top)
        return model.on(shift(x * METRE, y * METRE) @ rotation(degrees))

    wiper = figure(2.5, DEPTH - 0.98, -25, 'push', 'card')
    wiper.box((0.2, 0.52, TOP + 0.015), (0.24, 0.18, 0.02), 'grey', 0.004)
    mop(figure(5.75, 1.15, 105, 'mop', 'card'))
    bucket(model.on(shift(6.45 * METRE, 0.75 * METRE) @ rotation(-12)))
    supervisor = figure(1.45, 1.1, -70, 'plan', 'dark')
    board = supervisor.on(shift(0, 0.37 * METRE, 1.15 * METRE) @ rotation(14, 'X'))
    board.box((0, 0, 0), (0.26, 0.36, 0.014), 'oak', 0.003)
    board.box((0, -0.01, 0.01), (0.22, 0.31, 0.01), 'card', 0.001)
    figure(0.85, 1.95, -95, 'stand', 'bass')


def mop(model: Model) -> None:
    """A mop in the hands of a figure that stands at the origin."""
    head, hand, end = (0.06, 1.02, 0.06), (0.035, 0.43, 1.1), (0.028, 0.33, 1.28)
    model.rod(head, hand, 0.016, 'bass', 8)
    model.rod(hand, end, 0.016, 'bass', 8)
    for k in range(14):
        x, y = math.cos(k * 0.45) * 0.2, math.sin(k * 0.45) * 0.17
        ends = model.point(head), model.point((head[0] + x, head[1] + y, 0.02))
        limb(model, *ends, (0.014, 0.012), (0.02, 0.01), 'grey', sides=6)


def bucket(model: Model) -> None:
    """Two buckets on castors, and a wringer with its lever on one of them."""
    model.slab((-0.42, -0.24, 0.1), (0.42, 0.24, 0.14), 'iron', 0.006)
    for castor in model.each((x, y, 0.055) for x in (-0.34, 0.34) for y in (-0.18, 0.18)):
        castor.rod((0, -0.02, 0), (0, 0.02, 0), 0.055, 'black', 14)
    model.slab((-0.39, -0.21, 0.14), (0.01, 0.21, 0.50), 'card', 0.02)
    model.slab((0.04, -0.21, 0.14), (0.39, 0.21, 0.50), 'grey', 0.02)
    model.slab((-0.36, -0.18, 0.49), (-0.02, 0.18, 0.72), 'iron', 0.02)
    model.rod((-0.1, 0.1, 0.7), (0.12, 0.1, 1.15), 0.022, 'iron')
