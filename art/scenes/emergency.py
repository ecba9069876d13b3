"""A call-out at night: the van with its beacon on wet ground, one door lit.

For emergency services of the facilities company, as its night picture beside `night`. The vermilion
beacon and the warm doorway are the only colours. All that glows is only seen; seven lamps do
the lighting, and bounced light is cut off low, because lamps stand close to walls. Two of them are
a fill for this camera alone: the near camera of van.py needs none.
"""

import math
import random
from collections.abc import Iterator

from kit import studio
from kit.figures import person
from kit.geometry import TOWARDS_CAMERA, Matrix, Model, Vector, rotation, shift
from kit.materials import glow, plain, standard

GRADE = studio.Grade(exposure=0.85, vignette=0.22, bloom=0.14, bloom_threshold=1.3)

STREET, PAVEMENT = -0.06, 0.012
STREET_LEFT, STREET_RIGHT, STREET_FRONT, STREET_BACK = -6.5, 5.1, -3.5, 0.62
PAVING = ('g0', 'g1', 'g2')  # wet stone of three tones
LEFT, RIGHT, FRONT, BACK = 0.15, 4.75, 0.75, 3.25  # of the building
GROUND_STOREY, STOREY, UPPER_STOREYS = 0.95, 0.62, 2
BAND = 0.085  # of card, below and above each storey
PIER_PITCH, LIT_BAY = 0.305, 4
DOOR_LEFT, DOOR_RIGHT, DOOR_HEAD = 1.35, 1.78, 0.70
FRAME = 0.05
WINDOWS = ((0.42, 0.95), (2.25, 2.95), (3.30, 4.0))
SILL, HEAD = 0.30, 0.80
BRICK, COURSE, JOINT = 0.155, 0.052, 0.002
# The van drives along X of its place
VAN = shift(-0.30, -1.42, STREET) @ rotation(206) @ Matrix.Scale(1.06, 4)
VAN_PROFILE = (
    *((0.65, 0.10), (0.645, 0.24), (0.615, 0.29), (0.46, 0.335), (0.235, 0.525)),
    *((0.16, 0.545), (-0.57, 0.545), (-0.615, 0.50), (-0.62, 0.10)),
)
PERSON = 0.40


def build() -> None:
    build_model(boarded=True)
    light()
    fill()
    studio.camera((-5.2, -10.6, 2.65), (-0.42, 0, 0.80), 60, 5.0, focus=(0.1, -1.3, 0.3))


def build_model(boarded: bool = False) -> None:
    """The model alone: other scenes photograph it too, before the window is boarded up."""
    tones = zip(PAVING, ('#24272B', '#2A2D31', '#1F2226'), (0.20, 0.27, 0.16))
    surfaces = standard(
        glow('beacon', '#FF2606', 9.0),
        glow('lit', '#FFC98F', 7.0),
        glow('win', '#FFBE7C', 2.6),
        glow('head', '#FFE9CC', 12.0),
        glow('tail', '#FF2A12', 4.0),
        *(plain(*tone, specular=0.55, bump=0.03) for tone in tones),
        plain('van', '#E9E5DD', roughness=0.38, coat=0.15),
        plain('vglass', '#0D1114', roughness=0.08, specular=0.6),
    )
    model = Model(surfaces, seed=7)
    ground(model, random.Random(4))
    brickwork(model)
    ground_storey(model)
    doorway(model)
    upper_storeys(model)
    van(model)
    person(model, (1.46, 0.50, 0.035), PERSON, math.radians(200), 'dark', 'stand')
    turn = math.radians(25)  # walks up to the door with a tool case
    place = (1.78, -0.50, STREET)
    on_figure = person(model, place, PERSON, turn, 'card', 'walk', hat='accent')
    case = on_figure((0.14, 0.12, 0.50)) + Vector((0, 0, -0.05))
    model.box(case, (0.05, 0.13, 0.085), 'black', 0.01, turn=turn)
    for x in (2.6, 3.1, 3.6):  # bollards on the kerb, and a drain cover
        model.rod((x, FRONT - 0.50, 0.01), (x, FRONT - 0.50, 0.26), 0.028, 'dark', 14)
    model.slab((-0.9, -2.2, -0.0605), (-0.6, -2.0, -0.055), 'black', 0.002)
    for bar in model.at(-0.89, 0).row(6, 0.048):
        bar.slab((0, -2.19, -0.056), (0.03, -2.01, -0.051), 'steel', 0.001)
    if boarded:
        board_up(model, *WINDOWS[0])
    model.finish()
    studio.not_as_lamps(surfaces, ['beacon', 'lit', 'head', 'tail', 'win'])


def ground(model: Model, draw: random.Random) -> None:
    """A walnut board, wet paving also where the building will stand, the kerb with two rows of slabs."""

    def paving(front: float, back: float, rows: int, bottom: float) -> None:
        width, depth = (STREET_RIGHT - STREET_LEFT) / 18, (back - front) / rows
        for slab in model.at(STREET_LEFT, front).grid(18, rows, width, depth):
            high = (width - 0.002, depth - 0.002, STREET)
            slab.slab((0.002, 0.002, bottom), high, draw.choice(PAVING), 0.002)

    model.slab((-6.6, -3.6, -0.40), (5.2, 3.4, -0.12), 'walnut', 0.02)
    paving(STREET_FRONT, STREET_BACK, 12, -0.12)
    model.slab((STREET_LEFT, STREET_BACK, -0.12), (STREET_RIGHT, 3.3, -0.066), 'dark', 0.004)
    paving(STREET_BACK + 0.005, STREET_BACK + 2.665, 8, -0.10)
    model.slab((LEFT - 0.62, FRONT - 0.62, -0.08), (5.1, 3.3, -0.005), 'grey', 0.01)
    long, short, joint = 0.35, 0.27, 0.003
    x0, y0 = LEFT - 0.54, FRONT - 0.54
    slabs = [(x0 + i * long, y0 + j * short, long, short) for i in range(16) for j in range(2)]
    slabs += [(x0 + i * short, FRONT + j * long, short, long) for j in range(7) for i in range(2)]
    for x, y, width, depth in slabs:
        low, high = (x + joint, y + joint, -0.005), (x + width - joint, y + depth - joint, PAVEMENT)
        model.slab(low, high, 'grey', 0.003)


def bricks(start: float, end: float) -> Iterator[tuple[float, float, float, float]]:
    """Bricks of a wall in running bond: where each starts and ends, its bottom and its top."""
    courses = round((GROUND_STOREY - PAVEMENT) / COURSE)
    height = (GROUND_STOREY - PAVEMENT) / courses
    for course in range(courses):
        bottom, top = (PAVEMENT + k * height for k in (course, course + 1))
        x = start - (BRICK / 2 if course % 2 else 0)
        while x < end - 0.001:
            left, right = max(x, start), min(x + BRICK, end)
            if right - left >= 0.02:
                yield left, right, bottom, top
            x += BRICK


def brickwork(model: Model) -> None:
    """Brick slips on the front, cut at the doorway and the windows, and on the side."""
    door_left, door_right = DOOR_LEFT - FRAME, DOOR_RIGHT + FRAME
    for left, right, bottom, top in bricks(LEFT, RIGHT):
        parts = [(left + JOINT, right - JOINT)]
        if left < door_right and right > door_left and bottom < DOOR_HEAD + FRAME:
            parts = []
            if left < door_left:
                parts.append((left + JOINT, door_left))
            if right > door_right:
                parts.append((door_right, right - JOINT))
        elif bottom < HEAD and top > SILL:
            parts = beside_windows(left, right)
        for start, end in parts:
            low, high = (start, FRONT - 0.022, bottom + JOINT), (end, FRONT, top - JOINT)
            model.slab(low, high, 'card2', 0.002)
    for near, far, bottom, top in bricks(FRONT, BACK):
        low, high = (LEFT - 0.022, near + JOINT, bottom + JOINT), (LEFT, far - JOINT, top - JOINT)
        model.slab(low, high, 'card2', 0.002)


def beside_windows(left: float, right: float) -> list[tuple[float, float]]:
    """What is left of a brick that meets a window, or all of it."""
    if not any(left < end + 0.001 and right > start - 0.001 for start, end in WINDOWS):
        return [(left + JOINT, right - JOINT)]
    parts = []
    for start, end in WINDOWS:
        if left < start < right:
            parts.append((left + JOINT, start - JOINT))
        if left < end < right:
            parts.append((end + JOINT, right - JOINT))
    return parts


def ground_storey(model: Model) -> None:
    """The walls behind the bricks, a real room behind the door with a counter; dark windows."""
    here, top = model.at(0, FRONT), GROUND_STOREY
    left, right = DOOR_LEFT - FRAME, DOOR_RIGHT + FRAME
    room_left, room_right, depth = DOOR_LEFT - 0.35, DOOR_RIGHT + 0.9, BACK - FRONT
    for low, high, material in (
        ((LEFT + 0.001, 0.001, 0), (left, 0.10, top), 'grey'),
        ((right, 0.001, 0), (RIGHT, 0.10, top), 'grey'),
        ((left + 0.001, 0.001, DOOR_HEAD + FRAME), (right - 0.001, 0.10, top - 0.001), 'grey'),
        ((LEFT + 0.001, 0.101, 0), (LEFT + 0.10, depth, top), 'grey'),
        ((room_left, 1.3, 0), (room_right, 1.35, top), 'card'),
        ((room_left - 0.05, 0.101, 0), (room_left, 1.35, top), 'card'),
        ((room_right, 0.101, 0), (room_right + 0.05, 1.35, top), 'card'),
    ):
        here.slab(low, high, material, 0.003)
    for board in here.at(room_left, 0).row(14, 0.12):
        board.slab((0, 0.02, 0), (0.115, 1.3, 0.014), 'oak', 0.002, grain=1)
    here.slab((DOOR_LEFT + 0.1, 1.05, 0.014), (DOOR_LEFT + 0.75, 1.28, 0.34), 'oak', 0.006)
    for left, right in WINDOWS:
        low, high = (left + 0.004, -0.004, SILL), (right - 0.004, -0.0005, HEAD)
        here.slab(low, high, 'vglass', 0.001)
        for z in (SILL - 0.01, HEAD - 0.01):
            here.slab((left - 0.03, -0.035, z), (right + 0.03, -0.001, z + 0.03), 'card', 0.004)
        for x in (left, (left + right) / 2 - 0.012, right - 0.024):
            here.slab((x, -0.016, 0.31), (x + 0.024, -0.0045, HEAD), 'dark', 0.003)


def doorway(model: Model) -> None:
    """Frame, step, the oak leaf swung open, and a canopy with a lamp below it."""
    here, width, head = model.at(DOOR_LEFT, FRONT), DOOR_RIGHT - DOOR_LEFT, DOOR_HEAD
    for x in (-FRAME, width):
        here.slab((x, -0.03, 0), (x + FRAME, 0.105, head), 'card', 0.004)
    here.slab((-FRAME, -0.03, head), (width + FRAME, 0.105, head + FRAME), 'card', 0.004)
    here.slab((-0.10, -0.22, PAVEMENT), (width + 0.10, -0.031, 0.035), 'card2', 0.005)
    leaf = model.on(shift(DOOR_RIGHT - 0.005, FRONT - 0.035, 0.04) @ rotation(180 + 112))
    height = head - 0.05
    leaf.box((width / 2, 0, height / 2), (width - 0.01, 0.03, height), 'oak', 0.005, grain=2)
    leaf.box((width - 0.05, 0, 0.32), (0.02, 0.07, 0.06), 'brass', 0.004)
    here.slab((-0.22, -0.38, head + 0.13), (width + 0.22, -0.023, head + 0.17), 'dark', 0.006)
    here.slab((0.05, -0.20, head + 0.122), (width - 0.05, -0.15, head + 0.129), 'lit', 0.002)


def upper_storeys(model: Model) -> None:
    """Bands and piers of card before dark glass, one lit window; a parapet, two boxes of plant."""

    def band(z: float) -> None:
        low, high = (LEFT - 0.06, FRONT - 0.06, z), (RIGHT, BACK, z + BAND)
        model.slab(low, high, 'card', 0.006)

    for storey in range(UPPER_STOREYS):
        z = GROUND_STOREY + storey * STOREY
        bottom, top = z + BAND, z + STOREY
        band(z)
        for pier in model.at(LEFT - 0.04, FRONT).row(16, PIER_PITCH):
            pier.slab((0, -0.04, bottom), (0.075, 0.12, top), 'card', 0.005)
        for pier in model.at(LEFT, FRONT - 0.04 + 0.42).row(5, 0, 0.42):
            pier.slab((-0.04, 0, bottom), (0.02, 0.085, top), 'card', 0.005)
        low, high = (LEFT + 0.10, FRONT + 0.13, bottom), (RIGHT, FRONT + 0.14, top)
        model.slab(low, high, 'vglass', 0.001)
        low, high = (LEFT + 0.03, FRONT + 0.142, bottom), (LEFT + 0.04, BACK, top)
        model.slab(low, high, 'vglass', 0.001)
    z = GROUND_STOREY + UPPER_STOREYS * STOREY
    band(z)
    bottom, top = z + BAND, z + 0.17
    model.slab((LEFT - 0.06, FRONT - 0.06, bottom), (RIGHT, FRONT, top), 'card', 0.005)
    model.slab((LEFT - 0.06, FRONT + 0.001, bottom), (LEFT, BACK, top), 'card', 0.005)
    here = model.at(LEFT, FRONT)
    here.slab((0.8, 0.7, bottom), (1.9, 1.7, z + 0.30), 'card2', 0.006)
    here.slab((2.4, 0.6, bottom), (3.0, 1.3, z + 0.30), 'grey', 0.006)
    window = here.at(-0.04 + LIT_BAY * PIER_PITCH, 0, GROUND_STOREY)
    high = (PIER_PITCH - 0.003, 0.125, STOREY - 0.003)
    window.slab((0.078, 0.10, 0.088), high, 'win', 0.001)


def van(model: Model) -> None:
    """The van: body, wheels, glass, stripes, mirrors, lights, beacon bar and a ladder."""
    model.prism(VAN_PROFILE, 0, 0.48, 'van', VAN @ shift(0, 0.24) @ TOWARDS_CAMERA, chamfer=0.028)
    here = model.on(VAN)
    here.box((0.01, 0, 0.10), (1.24, 0.44, 0.06), 'black', 0.01)
    axle = (VAN.to_3x3() @ Vector((0, 1, 0))).normalized()
    scale = VAN.to_scale().x
    for x in (-0.38, 0.40):
        for y in (-0.225, 0.225):
            middle = VAN @ Vector((x, y, 0.10))
            tyre_and_hub = ((0.035, 0.105, 'black', 22), (0.039, 0.052, 'steel', 16))
            for half, radius, material, sides in tyre_and_hub:
                ends = middle - axle * half * scale, middle + axle * half * scale
                model.rod(*ends, radius * scale, material, sides)
    run, fall = 0.225, 0.19  # of the windscreen, which slopes like the profile below it
    screen = here.at(0.3555, 0, 0.439)
    size = (math.hypot(run, fall) * 0.86, 0.40, 0.008)
    screen.box_at(Matrix.Rotation(math.atan2(fall, run), 4, 'Y'), size, 'vglass', 0.003)
    for side in (-1, 1):
        outline = [(0.02, 0.33), (0.40, 0.33), (0.225, 0.49), (0.02, 0.49)]
        here.at(0, side * 0.2405 + 0.004).prism(outline, 0, 0.008, 'vglass', TOWARDS_CAMERA)
        for centre, size, material, chamfer in (
            ((-0.30, side * 0.241, 0.30), (0.60, 0.010, 0.075), 'accent', 0.003),
            ((0.26, side * 0.241, 0.255), (0.46, 0.010, 0.035), 'accent', 0.003),
            ((-0.01, side * 0.241, 0.30), (0.004, 0.012, 0.36), 'dark', 0.001),
            ((0.37, side * 0.275, 0.36), (0.035, 0.05, 0.07), 'black', 0.01),
            ((0.645, side * 0.165, 0.245), (0.02, 0.09, 0.05), 'head', 0.008),
            ((-0.622, side * 0.20, 0.25), (0.012, 0.05, 0.09), 'tail', 0.006),
        ):
            here.box(centre, size, material, chamfer)
    for centre, size, material, chamfer in (
        ((0.648, 0, 0.20), (0.02, 0.24, 0.05), 'black', 0.006),
        ((0.645, 0, 0.125), (0.03, 0.46, 0.06), 'black', 0.01),
        ((0.12, 0, 0.556), (0.10, 0.36, 0.018), 'black', 0.004),
        ((0.12, -0.105, 0.585), (0.085, 0.12, 0.042), 'beacon', 0.014),
        ((0.12, 0.105, 0.585), (0.085, 0.12, 0.042), 'beacon', 0.014),
        ((0.12, 0, 0.583), (0.085, 0.07, 0.038), 'black', 0.01),
        ((-0.50, 0, 0.565), (0.02, 0.40, 0.02), 'black', 0.004),
        ((-0.15, 0, 0.565), (0.02, 0.40, 0.02), 'black', 0.004),
    ):
        here.box(centre, size, material, chamfer)
    for y in (0.02, 0.14):
        here.rod((-0.60, y, 0.59), (0, y, 0.59), 0.010, 'steel', 8)
    for k in range(8):
        x = -0.57 + k * 0.075
        here.rod((x, 0.02, 0.59), (x, 0.14, 0.59), 0.006, 'steel', 6)


def board_up(model: Model, left: float, right: float) -> None:
    """A sheet of plywood over a window, with the battens and screws that hold it."""
    here = model.at(0, FRONT)
    low, high = (left - 0.05, -0.052, SILL - 0.05), (right + 0.05, -0.037, HEAD + 0.06)
    here.slab(low, high, 'bass', 0.003)
    for z in (SILL + 0.07, HEAD - 0.11):
        here.slab((left - 0.08, -0.076, z), (right + 0.08, -0.053, z + 0.055), 'oak', 0.003)
        for x in (left, (left + right) / 2, right):
            here.rod((x, -0.082, z + 0.0275), (x, -0.070, z + 0.0275), 0.012, 'dark', 12)


def fill() -> None:
    """Two large lamps: one for the side of the building, a weaker one for its front."""
    studio.area_light((-11, -3.5, 5), (0, 0, 0.4), 7, 420, '#A9BEE6')
    studio.area_light((4, -10, 7), (1, 0, 0.4), 7, 110, '#A9BEE6')


def light() -> None:
    """Moonlight, the paper behind, and lamps in the room, at the door and in the beacon."""
    studio.room('#3A4149', wall=14, floor=-0.40, light='#5F7FA8', strength=0.085, roughness=0.8)
    studio.point_light((1.62, FRONT + 0.55, 0.72), 21, '#FFC488', 0.07)
    studio.point_light((1.56, FRONT - 0.17, DOOR_HEAD + 0.06), 3.0, '#FFCF9A', 0.05)
    studio.point_light(VAN @ Vector((0.12, 0, 0.70)), 10, '#FF3A10', 0.06)
    studio.area_light((-8, -4, 8), (0, 0, 0.4), 2.2, 450, '#9DBBE8')
    studio.area_light((5, 9, 3.5), (-1, 13.5, 2.5), 5, 330, '#7F9FCF')
    studio.clamp_indirect_light(4.0)
