"""A box-sash window in oak, in a slice of brick wall.

For heritage windows. It is a workshop sample: the lower sash is pushed up, and cords, horns and
brass lifts are all there. One unit is 50 cm. The bricks are one bond round the opening, so
courses must run through from side to side.
"""

import random

from kit import materials, studio
from kit.buildings import around
from kit.geometry import TOWARDS_CAMERA, Model, shift

GRADE = studio.Grade(exposure=0.75, vignette=0.18, warmth=-0.03)

WIDTH, HEIGHT = 2.3, 3.9  # of the opening
LEFT, RIGHT, SILL, HEAD = -WIDTH / 2, WIDTH / 2, 0.75, 0.75 + HEIGHT
WALL_LEFT, WALL_RIGHT, WALL_TOP = -2.25, 2.1, 5.75
WALL_FACE, WALL_BACK = -0.34, 0.30
BRICK_WIDTH, BRICK_HEIGHT, JOINT = 0.42, 0.135, 0.016
# The bricks stop before the voussoirs and below the sill
GAP_LOW, GAP_HIGH = SILL - 0.07, HEAD + 0.40
VOUSSOIRS = 15

FRAME = WALL_FACE + 0.12  # front of the box frame
THICKNESS, STILE = 0.12, 0.135  # of a sash
BAR = 0.042
PANES_ACROSS, PANES_UP = 3, 2
LIFT = 0.62  # how far the lower sash is pushed up
LOWER_SASH = SILL + 0.09 + LIFT


def build() -> None:
    build_model()
    light()
    studio.camera((5.2, -14.8, 4.0), (-1.75, -0.3, 2.36), 51, 3.5, focus=(0, -0.3, 2.6))


def build_model() -> None:
    """The model alone: other scenes photograph it too."""
    model = Model(materials.standard(), seed=4)
    wall(model)
    bricks(model, random.Random(2))
    flat_arch(model)
    low, high = (LEFT - 0.18, WALL_FACE - 0.2, SILL - 0.14), (RIGHT + 0.18, WALL_BACK - 0.1, SILL)
    model.slab(low, high, 'card', 0.02)
    box_frame(model)
    middle = (SILL + HEAD) / 2
    sash(model, (middle - 0.06, HEAD - 0.12), FRAME + 0.055, (0.10, 0.13))
    sash(model, (LOWER_SASH, middle + 0.04 + LIFT), FRAME + 0.21, (0.2, 0.10))
    ironmongery(model)
    bench_top(model)
    model.finish()


def wall(model: Model) -> None:
    """The slice of wall, four slabs of card round the opening."""
    hole, whole = (LEFT, RIGHT, SILL - 0.12, HEAD + 0.42), (WALL_LEFT, WALL_RIGHT, 0, WALL_TOP)
    for x0, x1, z0, z1 in around(hole, whole, upright=True):
        model.slab((x0, WALL_FACE, z0), (x1, WALL_BACK, z1), 'card', 0.004)


def bricks(model: Model, draw: random.Random) -> None:
    """Slips in stretcher bond over the whole slice, cut at the opening."""
    course, z = 0, 0.0
    while z < WALL_TOP - 0.02:
        height = min(BRICK_HEIGHT, WALL_TOP - z) - JOINT
        whole = not GAP_LOW <= z + height / 2 <= GAP_HIGH
        x = WALL_LEFT - (BRICK_WIDTH / 2 if course % 2 else 0)
        while x < WALL_RIGHT:
            start, end = max(x, WALL_LEFT), min(x + BRICK_WIDTH - JOINT, WALL_RIGHT)
            beside = [(start, min(end, LEFT - 0.004)), (max(start, RIGHT + 0.004), end)]
            for a, b in [(start, end)] if whole else beside:
                if b - a > 0.05:
                    face = WALL_FACE - 0.05 + draw.uniform(-0.004, 0.004)
                    material = 'card2' if draw.random() > 0.25 else 'card'
                    model.slab((a, face, z), (b, WALL_FACE, z + height), material, 0.008)
            x += BRICK_WIDTH
        z += BRICK_HEIGHT
        course += 1


def flat_arch(model: Model) -> None:
    """Gauged voussoirs, wider at the top, and the lintel behind them."""
    spread = (WIDTH + 0.62) / (WIDTH + 0.06)
    half = ((WIDTH + 0.06) / VOUSSOIRS - 0.014) / 2
    place = shift(0, WALL_FACE) @ TOWARDS_CAMERA
    for i in range(VOUSSOIRS):
        share = (i + 0.5) / VOUSSOIRS - 0.5
        foot, top = share * (WIDTH + 0.06), share * (WIDTH + 0.62)
        outline = [(foot - half, HEAD + 0.005), (foot + half, HEAD + 0.005)]
        outline += [(top + half * spread, HEAD + 0.41), (top - half * spread, HEAD + 0.41)]
        model.prism(outline, 0, 0.06, 'card2', place, chamfer=0.007)
    low, high = (LEFT - 0.02, WALL_FACE, HEAD), (RIGHT + 0.02, WALL_BACK, HEAD + 0.43)
    model.slab(low, high, 'card', 0.003)


def box_frame(model: Model) -> None:
    """Outer lining, pulley stile, inner lining and parting bead on each side, head and cill."""
    y = FRAME
    for side, x in ((1, LEFT), (-1, RIGHT)):
        model.slab((x, y, SILL), (x + side * 0.14, y + 0.05, HEAD), 'oak', 0.008, grain=2)
        low, high = (x + side * 0.10, y + 0.05, SILL), (x + side * 0.14, y + 0.36, HEAD)
        model.slab(low, high, 'oak', 0.006, grain=2)
        model.slab((x, y + 0.36, SILL), (x + side * 0.18, y + 0.41, HEAD), 'oak', 0.008, grain=2)
        low, high = (x + side * 0.14, y + 0.185, SILL), (x + side * 0.16, y + 0.205, HEAD)
        model.slab(low, high, 'oak', 0.004, grain=2)
    low, high = (LEFT + 0.141, y + 0.004, HEAD - 0.12), (RIGHT - 0.141, y + 0.405, HEAD - 0.002)
    model.slab(low, high, 'oak', 0.008)
    model.slab((LEFT - 0.06, y - 0.10, SILL), (RIGHT + 0.06, y + 0.43, SILL + 0.09), 'oak', 0.012)


def sash(model: Model, span: tuple[float, float], face: float, rails: tuple[float, float]) -> None:
    """A sash from bottom to top; `rails` are the heights of its lower and its upper rail."""
    bottom, top = span
    left, right, back = LEFT + 0.15, RIGHT - 0.15, face + THICKNESS
    for a, b in ((left, left + STILE), (right - STILE, right)):
        model.slab((a, face, bottom), (b, back, top), 'oak', 0.012, grain=2)
    glass = (left + STILE, right - STILE, bottom + rails[0], top - rails[1])
    for z0, z1 in ((bottom, glass[2]), (glass[3], top)):
        model.slab((glass[0], face + 0.001, z0), (glass[1], back - 0.001, z1), 'oak', 0.012)
    glazing_bars(model, glass, face)
    low = (glass[0] - 0.02, face + THICKNESS * 0.45, glass[2] - 0.02)
    high = (glass[1] + 0.02, face + THICKNESS * 0.45 + 0.008, glass[3] + 0.02)
    model.slab(low, high, 'acrylic', 0.001)


def glazing_bars(model: Model, glass: tuple[float, float, float, float], face: float) -> None:
    """Upright bars, and short level ones between them."""
    left, right, bottom, top = glass
    back = face + THICKNESS
    for i in range(1, PANES_ACROSS):
        x = left + (right - left) * i / PANES_ACROSS
        low, high = (x - BAR / 2, face + 0.012, bottom), (x + BAR / 2, back - 0.012, top)
        model.slab(low, high, 'oak', 0.012, grain=2)
    for k in range(1, PANES_UP):
        z = bottom + (top - bottom) * k / PANES_UP
        for i in range(PANES_ACROSS):
            start = left + (right - left) * i / PANES_ACROSS + (BAR / 2 if i else 0)
            end = left + (right - left) * (i + 1) / PANES_ACROSS
            end -= BAR / 2 if i < PANES_ACROSS - 1 else 0
            low, high = (start, face + 0.014, z - BAR / 2), (end, back - 0.014, z + BAR / 2)
            model.slab(low, high, 'oak', 0.012)


def ironmongery(model: Model) -> None:
    """Two brass lifts on the lower sash, and a cord and a pulley on each side."""
    for x in (-0.5, 0.5):
        model.box((x, FRAME + 0.20, LOWER_SASH + 0.10), (0.2, 0.03, 0.06), 'brass', 0.012)
        model.box((x, FRAME + 0.175, LOWER_SASH + 0.085), (0.12, 0.05, 0.025), 'brass', 0.01)
    for side, x in ((1, LEFT + 0.17), (-1, RIGHT - 0.17)):
        model.at(x, FRAME).rod((0, 0.25, LOWER_SASH + 1.8), (0, 0.25, HEAD - 0.3), 0.012, 'foam', 8)
        model.box((x - side * 0.02, FRAME + 0.27, HEAD - 0.38), (0.03, 0.09, 0.22), 'brass', 0.01)


def bench_top(model: Model) -> None:
    """The board with two offcuts, the vermilion pencil and a sheet of card."""
    model.slab((-3.1, -2.6, -0.26), (3.1, 1.5, 0), 'oak', 0.02)
    model.box((1.7, -1.35, 0.07), (1.5, 0.34, 0.14), 'oak', 0.012, turn=0.35)
    model.box((1.5, -1.8, 0.05), (1.0, 0.22, 0.10), 'oak', 0.012, turn=0.12)
    model.rod((-0.75, -1.72, 0.045), (0.45, -2.02, 0.045), 0.045, 'accent', 6)
    model.rod((-0.75, -1.72, 0.045), (-0.91, -1.68, 0.045), 0.045, 'bass', 6, end_radius=0.012)
    model.box((-1.6, -2.1, 0.012), (1.1, 0.75, 0.018), 'card', 0.003, turn=-0.25)


def light() -> None:
    """The key, the fill, and a lamp behind that lights the glass and the reveals."""
    studio.room('#928C84', wall=14, floor=-0.26, light='#C6D4E4', strength=0.22)
    studio.area_light((-9, -7, 9.5), (0, 0, 2.4), 1.3, 3000, '#FFE4C4')
    studio.area_light((8, -6, 4), (0, 0, 2), 6, 170, '#CFDEF0')
    studio.area_light((2.0, 6.5, 6.5), (0, 0, 2.2), 3.0, 420, '#FFE9CF')
