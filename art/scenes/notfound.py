"""A lone doorway with its door ajar, and a stair that leads nowhere.

For the page that is not found. A tiny figure with a plan looks for the house, of which only the
outline is left on the board. Watch the light that comes through the door from behind: it leads
the eye, and must not burn out.
"""

import math

from kit import studio
from kit.figures import person
from kit.geometry import TOWARDS_CAMERA, Matrix, Model, rotation, shift
from kit.materials import standard

GRADE = studio.Grade(exposure=0.62, vignette=0.24, warmth=-0.01)

# The wall that is missing, in which the door would be
WALL = 0.55
MISSING_WALLS = (
    *(((-1.0, WALL), (-0.55, WALL)), ((0.55, WALL), (3.2, WALL)), ((3.2, WALL), (3.2, -1.5))),
    *(((3.2, -1.5), (2.2, -1.5)), ((-1.0, WALL), (-1.0, 1.75)), ((-1.0, 1.75), (0.6, 1.75))),
    *(((1.2, WALL), (1.2, 0.1)), ((1.2, -0.6), (1.2, -1.5)), ((1.2, -1.5), (1.6, -1.5))),
)
# The clear opening of the door
LEFT, RIGHT, HEAD = -0.46, 0.46, 2.05
DOOR_OPEN = 128  # degrees
LEAF_WIDTH, LEAF_HEIGHT = RIGHT - LEFT - 0.012, HEAD - 0.11
STILE = 0.12

STAIR_X, STAIR_Y, STAIR_WIDTH = 1.30, -0.90, 0.60
STEPS, GOING, RISE = 9, 0.160, 0.182
HANDRAIL = 0.46  # above the treads


def build() -> None:
    model = Model(standard(), seed=5)
    model.slab((-3.4, -2.3, -0.42), (4.1, 2.3, -0.16), 'oak', 0.02)
    model.slab((-3.3, -2.2, -0.16), (4.0, 2.2, -0.04), 'card2', 0.008)
    model.slab((-3.24, -2.14, -0.04), (3.94, 2.14, 0), 'card', 0.008)
    for (xa, ya), (xb, yb) in MISSING_WALLS:  # inlaid in grey
        low = (min(xa, xb) - 0.012, min(ya, yb) - 0.012, -0.002)
        model.slab(low, (max(xa, xb) + 0.012, max(ya, yb) + 0.012, 0.004), 'grey', 0.001)
    door_frame(model.at(0, WALL))
    door_leaf(model.on(shift(RIGHT - 0.004, WALL + 0.06, 0.10) @ rotation(DOOR_OPEN)))
    stair(model)
    # The figure with a plan, looking at the door, and a roll of drawings that it dropped
    on_figure = person(model, (-1.02, -1.15, 0), 0.40, math.radians(-34), 'dark', 'plan')
    hands = Matrix.Translation(on_figure((0, 0.24, 0.66)))
    model.box_at(hands @ rotation(-34) @ rotation(38, 'X'), (0.22, 0.15, 0.003), 'card', 0.0008)
    model.rod((-1.42, -1.02, 0.018), (-1.22, -1.28, 0.018), 0.018, 'card', 14)
    model.finish()

    studio.room('#A39D94', wall=13, floor=-0.42, light='#BFCFE2', strength=0.17)
    studio.area_light((-9.2, -5.4, 4.9), (0, 0, 0.8), 0.7, 2050, '#FFE0BC')
    studio.area_light((8, -5, 4.5), (0, 0, 1.0), 6, 75, '#CFDEF0')
    studio.point_light((0.05, 1.75, 1.35), 30, '#FFC98A', 0.07)  # behind the door
    studio.camera((3.4, -12.4, 3.1), (-0.92, 0, 0.96), 58, 4.0, focus=(0, 0.3, 1.0))


def door_frame(model: Model) -> None:
    """Threshold, linings, architraves on both sides, and a head with a cornice."""
    model.slab((LEFT - 0.34, -0.30, 0.0045), (RIGHT + 0.34, 0.26, 0.055), 'card2', 0.008)
    model.slab((LEFT - 0.14, -0.13, 0.055), (RIGHT + 0.14, 0.13, 0.085), 'grey', 0.006)
    for lining, architrave in ((LEFT - 0.05, LEFT - 0.15), (RIGHT, RIGHT + 0.012)):
        low, high = (lining, -0.085, 0.085), (lining + 0.05, 0.085, HEAD)
        model.slab(low, high, 'oak', 0.006, grain=2)
        for y in (-0.115, 0.085):
            low, high = (architrave, y, 0.086), (architrave + 0.138, y + 0.029, HEAD + 0.04)
            model.slab(low, high, 'oak', 0.008, grain=2)
    head = model.at(0, 0, HEAD)
    head.slab((LEFT - 0.05, -0.084, 0.001), (RIGHT + 0.05, 0.084, 0.05), 'oak', 0.006)
    for y in (-0.12, 0.085):
        head.slab((LEFT - 0.18, y, 0.041), (RIGHT + 0.18, y + 0.034, 0.20), 'oak', 0.008)
    head.slab((LEFT - 0.23, -0.15, 0.201), (RIGHT + 0.23, 0.15, 0.245), 'oak', 0.010)


def door_leaf(model: Model) -> None:
    """The vermilion leaf, from its hinges: stiles, rails and panels, and two knobs."""
    width, middle = LEAF_WIDTH, LEAF_WIDTH / 2

    def part(x: float, z: float, size: tuple, chamfer: float = 0.006) -> None:
        grain = 2 if size[2] > size[0] else 0
        model.box((x, 0, z), size, 'accentcard', chamfer, grain=grain)

    for x in (STILE / 2, width - STILE / 2):
        part(x, LEAF_HEIGHT / 2, (STILE, 0.055, LEAF_HEIGHT))
    for z, height in ((0.10, 0.20), (0.86, 0.15), (LEAF_HEIGHT - 0.07, 0.14)):
        part(middle, z, (width - 0.242, 0.054, height))
    part(middle, 1.36, (0.09, 0.053, 0.85))
    part(middle, 0.49, (0.09, 0.053, 0.58))
    for x in ((STILE + middle - 0.045) / 2, (width - STILE + middle + 0.045) / 2):
        for z, height in ((0.49, 0.585), (1.365, 0.855)):
            part(x, z, (middle - 0.166, 0.024, height), 0.003)
            part(x, z, (middle - 0.24, 0.038, height - 0.09), 0.012)
    for side in (-1, 1):
        model.ball((width - 0.06, side * 0.06, 0.86), 0.036, 'brass', 3)
        rose, knob = (width - 0.06, side * 0.028, 0.86), (width - 0.06, side * 0.06, 0.86)
        model.rod(rose, knob, 0.014, 'brass', 12)


def stair(model: Model) -> None:
    """Card carcass, oak treads and one handrail; it ends in the air."""
    here, width, rail = model.at(STAIR_X, STAIR_Y), STAIR_WIDTH, 0.045
    for step in here.at(0, 0, RISE).row(STEPS, GOING, 0, RISE):
        step.slab((-0.02, 0, -0.035), (GOING + 0.006, width, 0), 'oak', 0.006, grain=1)
        step.slab((0, 0.02, -RISE + 0.001), (0.016, width - 0.02, -0.036), 'card', 0.003)
    for y in (STAIR_Y + 0.042, STAIR_Y + width - 0.012):
        model.at(0, y).prism(string_outline(), 0, 0.03, 'card', TOWARDS_CAMERA)
    for bar in here.at(0.07, rail, RISE).row(STEPS, GOING, 0, RISE):
        bar.rod((0, 0, 0), (0, 0, HANDRAIL), 0.008, 'dark', 8)
    bottom = (-0.02, rail, RISE + HANDRAIL - 0.11)
    top = (STEPS * GOING + 0.02, rail, STEPS * RISE + HANDRAIL + 0.06)
    here.beam(bottom, top, (0.035, 0.03), 'oak', 0.008)
    here.slab((-0.01, 0.022, 0.001), (0.055, 0.068, RISE + 0.42), 'oak', 0.006)


def string_outline() -> list[tuple[float, float]]:
    """The side of the carcass in X and Z: a straight underside, and notches below the treads."""
    end, top = STAIR_X + STEPS * GOING, STEPS * RISE
    outline = [(STAIR_X + 0.02, 0.005), (STAIR_X + 0.26, 0.005)]
    outline += [(end, top - 0.25), (end, top - 0.036), (end - GOING + 0.02, top - 0.036)]
    for i in range(STEPS - 1, 0, -1):
        notch = STAIR_X + i * GOING + 0.017
        if i < STEPS - 1:
            outline.append((notch, (i + 1) * RISE - 0.0365))
        outline.append((notch, i * RISE - 0.0365))
    outline.append((STAIR_X + 0.02, RISE - 0.0365))
    return outline
