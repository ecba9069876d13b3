"""End plate of a steel beam, bolted to a column, with the weld that joins both.

For the construction company. What to look at is the vermilion line of the paint pen across nut,
washer and plate: whoever tightens a bolt draws it, and it breaks if the nut turns. Only the upper
bolt has it yet. One unit is 40 mm at full size; M20 bolts, end plate 12 mm, beam 254 deep.
"""

import math

from mathutils import Vector

from kit import studio
from kit.geometry import ALONG_X, Model, Point, shift
from kit.materials import card, plain, standard

GRADE = studio.Grade(exposure=0.8, vignette=0.26, warmth=-0.03)

MM = 1 / 40
DEPTH, WIDTH, WEB, FLANGE = 254 * MM, 146 * MM, 6.3 * MM, 10.9 * MM
PLATE, PLATE_HEIGHT, PLATE_WIDTH = 12 * MM, 290 * MM, 170 * MM
COLUMN_FLANGE, COLUMN_WIDTH, COLUMN_DEPTH = 14 * MM, 254 * MM, 254 * MM
GAUGE, BOLT_PITCH = 90 * MM, 75 * MM
# M20: shank, nut across flats and its height, washer, thread beyond the nut
BOLT, FLATS, NUT = 10 * MM, 30 * MM, 18 * MM
WASHER, WASHER_HEIGHT, BEYOND = 18.5 * MM, 3 * MM, 9 * MM
THREAD = 2.5 * MM
BEAD, RIPPLE = 5.5 * MM, 2.6 * MM  # radius of the weld, and from one ripple to the next
INSIDE = DEPTH / 2 - FLANGE


def build() -> None:
    surfaces = standard(
        card('primer', '#6C7170', roughness=0.55, bump=0.07, variation=0.03),
        plain('bead', '#6A6F6E', roughness=0.42, specular=0.6),
        plain('zinc', '#B9BDBF', roughness=0.34, metal=0.9, bump=0.05),
        plain('thread', '#9EA2A4', roughness=0.3, metal=0.9),
    )
    model = Model(surfaces, seed=31)
    column(model)
    beam(model)
    welds(model)
    for side in (-1, 1):
        for row in (1, 0, -1):
            bolt(model, side * GAUGE / 2, row * BOLT_PITCH, turn=0.37 * (1 - row))
    mark(model, -GAUGE / 2, BOLT_PITCH)
    model.finish()

    # The key from above, so that nuts and weld throw short shadows down the plate
    studio.room('#8E8A86', wall=30, floor=-18, light='#C2D1E4', strength=0.13, radius=8)
    studio.split_light((13, -7.5, 6), (0, 0, 0), 1.8, 2500, '#FFE8CF', apart=(0, 0, 0.3))
    studio.area_light((-9, -14, 2), (0, 0, 0), 8, 150, '#CFDEF0')
    studio.only_lamps_light()
    focus = (PLATE + NUT, -GAUGE / 2, BOLT_PITCH)
    studio.camera((10.5, -13.5, 5.2), (0.9, -0.9, 1.45), 84, 2.0, focus)


def column(model: Model) -> None:
    """An H-section: its flange behind the plate, its web and its other flange."""
    tall, half = 16, COLUMN_WIDTH / 2
    back = -COLUMN_DEPTH
    model.slab((-COLUMN_FLANGE, -half, -tall), (0, half, tall), 'primer', 0.02, grain=2)
    model.slab((back, -half, -tall), (back + COLUMN_FLANGE, half, tall), 'primer', 0.02, grain=2)
    web = (back + COLUMN_FLANGE, -0.11, -tall), (-COLUMN_FLANGE, 0.11, tall)
    model.slab(*web, 'primer', 0.01, grain=2)


def beam(model: Model) -> None:
    """The end plate and an I-section that runs out of the frame."""
    y, z = PLATE_WIDTH / 2, PLATE_HEIGHT / 2
    model.slab((0.004, -y, -z), (PLATE, y, z), 'primer', 0.02, grain=2)
    start, end = PLATE, 40
    model.slab((start, -WEB / 2, -INSIDE), (end, WEB / 2, INSIDE), 'primer', 0.004, grain=0)
    for low in (INSIDE, -DEPTH / 2):
        corner = (end, WIDTH / 2, low + FLANGE)
        model.slab((start, -WIDTH / 2, low), corner, 'primer', 0.02, grain=0)


def welds(model: Model) -> None:
    """Fillet welds on both sides of the web and along the flanges."""
    for side in (-1, 1):
        y = side * WEB / 2
        bead(model, (PLATE, y, -INSIDE + 0.1), (PLATE, y, INSIDE - 0.1))
        for z in (INSIDE, -INSIDE):
            bead(model, (PLATE, side * WIDTH / 2, z), (PLATE, y, z))
    for z in (DEPTH / 2, -DEPTH / 2):
        bead(model, (PLATE, -WIDTH / 2, z), (PLATE, WIDTH / 2, z))


def bead(model: Model, start: Point, end: Point) -> None:
    """A run of weld: overlapping drops, none quite like the last, smaller at its ends."""
    start, end = Vector(start), Vector(end)
    count = int((end - start).length / RIPPLE)
    for k in range(count + 1):
        wander = Vector([model.random.uniform(-1, 1) for _ in range(3)]) * 0.006
        taper = min(1, 0.5 + 0.12 * min(k, count - k))
        radius = taper * BEAD * (1 + 0.05 * math.sin(k * 0.9) + model.random.uniform(-0.03, 0.03))
        model.ball(start + (end - start) * k / count + wander, radius, 'bead', 3)


def bolt(model: Model, y: float, z: float, turn: float) -> None:
    """A nut on its washer, and the thread that stands out of it."""
    face = PLATE + 0.002
    model.rod((face, y, z), (face + WASHER_HEIGHT, y, z), WASHER, 'zinc', 48)
    base = face + WASHER_HEIGHT + 0.001
    radius = FLATS / math.sqrt(3)
    angles = [turn + math.pi * k / 3 for k in range(6)]
    corners = [(math.cos(a) * radius, math.sin(a) * radius) for a in angles]
    place = shift(base, y, z) @ ALONG_X
    model.prism(corners, 0, NUT, 'zinc', place, chamfer=0.035)
    model.rod((base + NUT - 0.02, y, z), (base + NUT + 0.012, y, z), BOLT * 1.22, 'zinc', 40)
    # The thread is a stack of rings: a helix would look no different at this size.
    x = base + NUT - 0.01
    for _ in range(int(BEYOND / THREAD)):
        model.rod((x, y, z), (x + THREAD * 0.52, y, z), BOLT * 0.9, 'thread', 40, BOLT)
        model.rod((x + THREAD * 0.5, y, z), (x + THREAD, y, z), BOLT, 'thread', 40, BOLT * 0.9)
        x += THREAD
    model.rod((x - 0.01, y, z), (x + 0.03, y, z), BOLT * 0.88, 'thread', 40, BOLT * 0.8)


def mark(model: Model, y: float, z: float) -> None:
    """The line of the paint pen, from the thread over nut and washer on to the plate."""
    washer = PLATE + 0.002 + WASHER_HEIGHT
    nut, end = washer + NUT, washer + NUT + 0.208
    half, thin = 2.4 * MM, 0.008
    flat = FLATS / 2
    for low, high in (
        ((end - 0.02, 0.0), (end + thin, BOLT * 0.74)),
        ((nut, BOLT), (nut + thin, flat - 0.03)),
        ((washer, flat - 0.005), (nut - 0.03, flat + thin)),
        ((washer, flat), (washer + thin, WASHER - 0.015)),
        ((PLATE, WASHER - 0.02), (PLATE + thin, WASHER + 13 * MM)),
    ):
        (x0, out0), (x1, out1) = low, high
        model.slab((x0, y - half, z + out0), (x1, y + half, z + out1), 'accent', 0.004)
