"""Upper corner of a 30-minute fire door: intumescent strip and smoke brush in the lipped edge.

For fit-out. What to look at is the vermilion strip in its groove, flush with the edge, with the
brush standing out of its middle to meet the frame. The head of the leaf shows what it is made of.
One unit is 20 mm at full size: leaf 44 mm, lipping 8 mm, strip 15 by 4 mm.
"""

from kit import studio
from kit.geometry import Model
from kit.materials import card, plain, standard
from scenes import firedoor

GRADE = studio.Grade(exposure=0.88, vignette=0.26, warmth=-0.02)

MM = 1 / 20
# The leaf: X to its edge, which is at 0, Y from its front, Z down from its head
THICKNESS, LIPPING, LENGTH, DROP = 44 * MM, 8 * MM, 30.0, 16.0
VENEER, FACE = 0.7 * MM, 3.5 * MM  # depths to which veneer and fibreboard reach
STRIP, DEPTH = 15 * MM, 4 * MM
GROOVE = ((THICKNESS - STRIP) / 2, (THICKNESS + STRIP) / 2)
PLAY = 0.012
PILE, STANDS_OUT = 2 * MM, 5 * MM  # thickness of the brush, and how far it reaches


def build() -> None:
    surfaces = standard(
        *firedoor.leaf_materials(),
        plain('casing', '#D2502A', roughness=0.5, specular=0.4),
        card('fill', '#4A4340', roughness=0.95, bump=0.3, variation=0),
        plain('pile', '#34363A', roughness=0.8, specular=0.2),
    )
    model = Model(surfaces, seed=11)
    leaf(model)
    lipping(model)
    strip(model)
    brush(model)
    model.finish()

    # The key from the right, across the edge, so that the groove and the brush throw shadows
    studio.room('#A9A299', wall=30, floor=-22, light='#C6D4E4', strength=0.24, radius=10)
    studio.split_light((7, -13, 9), (0, 1, -2), 1.8, 2100, '#FFE6CA', apart=(0, 0, 0.3))
    studio.area_light((-10, -13, 3), (0, 0, -2), 8, 170, '#CFDEF0')
    studio.only_lamps_light()
    focus = (0, THICKNESS / 2, -1.2)
    studio.camera((10.6, -7.4, 7.4), (-0.5, 1.15, -1.15), 80, 2.0, focus)


def leaf(model: Model) -> None:
    """Veneer on fibreboard on both faces of the core; the head is not lipped."""
    edge = -LIPPING - 0.002
    for front, back in ((0, VENEER), (THICKNESS - VENEER, THICKNESS)):
        model.slab((-LENGTH, front, -DROP), (0, back, 0), 'veneer', 0.006, grain=2)
    for front, back in ((VENEER, FACE), (THICKNESS - FACE, THICKNESS - VENEER)):
        low, high = (-LENGTH, front + 0.001, -DROP), (edge, back - 0.001, -0.002)
        model.slab(low, high, 'hdf', 0.003, grain=2)
    model.slab((-LENGTH, FACE, -DROP), (edge, THICKNESS - FACE, -0.004), 'chip', 0.003, grain=0)


def lipping(model: Model) -> None:
    """Oak on the edge, with the groove along its middle."""
    front, back = VENEER + 0.001, THICKNESS - VENEER - 0.001
    for low, high in ((front, GROOVE[0]), (GROOVE[1], back)):
        model.slab((-LIPPING, low, -DROP), (0, high, -0.001), 'oak', 0.008, grain=2)
    bottom = (-DEPTH - 0.004, GROOVE[1] - 0.001, -0.002)
    model.slab((-LIPPING, GROOVE[0] + 0.001, -DROP), bottom, 'oak', 0.002, grain=2)


def strip(model: Model) -> None:
    """The strip: a thin casing of plastic and, seen at its end, what swells in a fire."""
    front, back = GROOVE[0] + PLAY, GROOVE[1] - PLAY
    wall, middle = 0.6 * MM, THICKNESS / 2
    model.slab((-DEPTH, front, -DROP), (-DEPTH + wall, back, -0.02), 'casing', 0.004, grain=2)
    for low, high in ((front, middle - PILE / 2), (middle + PILE / 2, back)):
        model.slab((-wall, low, -DROP), (0, high, -0.02), 'casing', 0.008, grain=2)
        inner = (-wall - 0.001, high - wall, -0.026)
        model.slab((-DEPTH + wall, low + wall, -DROP), inner, 'fill', 0.002, grain=2)
    for y in (front, back - wall, middle - PILE / 2 - wall, middle + PILE / 2):
        model.slab((-DEPTH, y, -DROP), (-wall * 0.5, y + wall, -0.021), 'casing', 0.003, grain=2)


def brush(model: Model) -> None:
    """The pile of the smoke seal: fine bristles in three rows, none quite straight."""
    z = -0.03
    while z > -DROP:
        for row in (-0.33, 0, 0.33):
            y = THICKNESS / 2 + row * PILE
            lean = [model.random.uniform(-0.035, 0.035) for _ in range(2)]
            reach = STANDS_OUT * model.random.uniform(0.93, 1.03)
            tip = (reach, y + lean[0], z + lean[1])
            model.rod((-DEPTH * 0.6, y, z), tip, 0.011, 'pile', 5, 0.008)
        z -= 0.021
