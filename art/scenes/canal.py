"""A planned office of white brick and oak between old warehouses, and the ground cut at a canal.

For the office in Leeds. The board is sawn through in front: piles, an old footing in their way, and
the basin of the canal show in the cut. The foot of a mast marks where the crane will stand. The
vermilion narrowboat is what to look at, so nothing may stand between it and the camera.
"""

import math
import random

from kit import studio, trees
from kit.buildings import BRICK_LENGTH, COURSE, Opening, brickwork, solid_parts
from kit.cranes import lattice
from kit.figures import crowd, moulded
from kit.geometry import TOWARDS_CAMERA, Model, rotation, shift
from kit.materials import Materials, card, plain, standard

GRADE = studio.Grade(exposure=0.75, vignette=0.22, warmth=-0.02)

LEFT, RIGHT, CUT, BACK = -1.3, 5.6, -1.6, 2.5  # of the board
ROCK, BASE = -1.08, -1.20  # bottom of the ground, bottom of the oak board
CANAL, QUAY, WATER, BED = -0.92, 0.0, -0.13, -0.36
GROUND_FLOOR, STOREY, STOREYS = 0.52, 0.48, 4
EAVES = GROUND_FLOOR + (STOREYS - 1) * STOREY
OFFICE = (0.34, -1.46)  # front left corner
WIDTH, DEPTH, GABLE = 2.0, 2.1, 1.0
YARD = 2.76  # X of the middle of the crane's pad
BRICK = 0.7  # size of the slips, in those of the terrace
PERSON = 0.235
# X, Y, Z, turn, pose, material
PEOPLE = (
    *((0.17, -1.2, 0.01, 1.2, 'walk', 'dark'), (0.2, 0.2, 0.01, -1.5, 'walk', 'dark')),
    *((0.14, 0.95, 0.01, 0.3, 'stand', 'dark'), (3.1, -1.42, 0.01, 2.9, 'point', 'dark')),
    *((-1.16, -0.6, 0.01, 1.4, 'walk', 'dark'), (-0.27, 0.6, WATER + 0.09, -1.5, 'stand', 'dark')),
)
# X, Y, scale, kind
TREES = ((-1.16, 1.4, 0.7, 0), (-1.16, 2.2, 0.85, 1))


def build() -> None:
    surfaces = materials()
    model = Model(surfaces, seed=17)
    ground(model)
    piles(model)
    canal(model)
    narrowboat(model.on(shift(-0.27, -0.28, WATER) @ rotation(-90)))
    office(model.at(*OFFICE))
    pad(model.at(YARD, -1.28))
    neighbours(model)
    crowd(model, PEOPLE, PERSON, moulded)
    model.finish()
    trees.grove(surfaces, TREES, random.Random(5), flakes=1300, flake=0.022)
    light()
    studio.camera((-6.6, -12.3, 4.1), (-0.36, 0.18, 0.56), 50.5, 5.0, focus=(0.5, -1.3, 0.6))


def materials() -> Materials:
    """What the model is made of."""
    return standard(
        card('clay', '#C2A188', variation=0.10),
        card('clay2', '#B08F77', variation=0.10),
        card('bed', '#B9B0A2', variation=0.02),
        card('slate', '#6F7276', roughness=0.7, variation=0.12),
        card('fill', '#978B7C', variation=0.03),
        card('marl', '#7C7268', variation=0.03),
        card('rock', '#5C5853', variation=0.03),
        plain('pane', '#4A545A', roughness=0.16, specular=0.65),
        plain('water', '#4F6C74', roughness=0.07, specular=0.55, bump=0.03),
    )


def neighbours(model: Model) -> None:
    """The two old warehouses."""
    warehouse(model.at(3.26, -1.40), 1.8, 3.0, 4, 'clay')
    warehouse(model.at(0.34, 0.95), 1.7, 1.5, 3, 'clay2')


def light() -> None:
    """The studio for the site."""
    studio.room('#9A948D', wall=14, floor=BASE, light='#C0D0E3', strength=0.22)
    studio.area_light((-9.5, -7.5, 7.5), (0, 0, 0.5), 1.4, 2500, '#FFE6C8')
    studio.area_light((9, -6, 5), (0, 0, 0.5), 6, 110, '#CFDEF0')


def wave(x: float, level: float) -> float:
    """Height of the border of two layers of ground."""
    return level + 0.05 * math.sin(1.7 * x + 4 * level) + 0.02 * math.sin(4.1 * x)


def ground(model: Model) -> None:
    """The oak board, rock, marl, and made ground on both sides of the canal with its paving."""
    model.slab((LEFT - 0.1, CUT - 0.1, BASE), (RIGHT + 0.1, BACK + 0.1, ROCK), 'oak', 0.015)
    xs = [LEFT + (RIGHT - LEFT) * k / 60 for k in range(61)]
    for material, bottom, top in (('rock', ROCK, -0.82), ('marl', -0.82, -0.48)):
        upper = [(x, wave(x, top)) for x in xs]
        lower = [(x, bottom if bottom == ROCK else wave(x, bottom)) for x in xs]
        model.prism(lower + upper[::-1], -BACK, -CUT, material, TOWARDS_CAMERA)
    for x0, x1 in ((LEFT, CANAL - 0.1), (QUAY + 0.1, RIGHT)):
        inside = [x0, *(x for x in xs if x0 < x < x1), x1]
        lower = [(x, wave(x, -0.48)) for x in inside]
        model.prism([*lower, (x1, -0.05), (x0, -0.05)], -BACK, -CUT, 'fill', TOWARDS_CAMERA)
        model.slab((x0, CUT, -0.05), (x1, BACK, 0), 'card2', 0.004)
    for flag in model.at(QUAY + 0.11, CUT + 0.01).grid(1, 20, 0, 0.2):
        flag.slab((0, 0, 0), (0.225, 0.194, 0.008), 'card', 0.003)


def piles(model: Model) -> None:
    """Piles sawn in half at the cut under a ground beam, and an old footing in the made ground."""
    x, _ = OFFICE
    model.slab((x - 0.04, CUT - 0.025, -0.14), (x + WIDTH + 0.04, CUT + 0.3, -0.03), 'card', 0.004)
    for pile in model.at(x + 0.1, CUT).row(7, (WIDTH - 0.2) / 6):
        pile.rod((0, 0, -0.94), (0, 0, -0.13), 0.048, 'card', 20)
    for k, half in enumerate((0.14, 0.11, 0.08, 0.05)):
        step = model.at(x + 0.85, CUT, wave(x + 0.85, -0.48) + 0.03 + 0.05 * k)
        for brick in step.at(-half, 0).row(2, half):
            brick.slab((0.003, -0.02, 0), (half - 0.003, 0.1, 0.046), 'clay2', 0.003)


def canal(model: Model) -> None:
    """The water over puddled clay, between walls of coursed stone with copings."""
    model.slab((CANAL - 0.1, CUT + 0.001, -0.6), (QUAY + 0.1, BACK, BED), 'dark', 0.003)
    model.slab((CANAL, CUT + 0.004, BED), (QUAY, BACK, WATER), 'water', 0.002)
    for x0, x1 in ((CANAL - 0.1, CANAL), (QUAY, QUAY + 0.1)):
        for k, course in enumerate(model.at(0, CUT - 0.006, BED).row(4, 0, 0, 0.08)):
            for j, stone in enumerate(course.row(33, 0, 0.12)):
                if j % 2 == k % 2 or j == 0:
                    end = 0.116 if j == 0 and k % 2 else 0.236
                    low, high = (x0, 0, 0.002), (x1, end, 0.078)
                    stone.slab(low, high, 'grey' if k % 3 else 'card2', 0.004)
        for stone in model.at(0, CUT - 0.012).row(14, 0, 0.292):
            stone.slab((x0 - 0.02, 0, -0.038), (x1 + 0.02, 0.286, 0.018), 'card', 0.006)


def narrowboat(model: Model) -> None:
    """Along X with its bow ahead: black hull, vermilion cabin with five windows, tiller, chimney."""
    hull = [(-1.0, -0.06), (-0.94, -0.13), (0.72, -0.14), (0.93, -0.09), (1.05, 0)]
    hull += [(x, -y) for x, y in hull[-2::-1]]
    model.prism(hull, -0.06, 0.085, 'dark', chamfer=0.01)
    model.prism([(x * 0.97, y * 0.9) for x, y in hull], 0.08, 0.092, 'bass')
    model.slab((-0.72, -0.118, 0.09), (0.58, 0.118, 0.235), 'accentcard', 0.008)
    model.slab((-0.76, -0.126, 0.235), (0.64, 0.126, 0.252), 'accentcard', 0.006)
    for side in (-1, 1):
        for window in model.at(-0.56, side * 0.119).row(5, 0.24):
            window.slab((-0.004, -0.002, 0.141), (0.134, 0.002, 0.209), 'card', 0.002)
            window.slab((0.003, -0.004, 0.148), (0.127, 0.004, 0.202), 'pane', 0.002)
        model.rod((-0.70, side * 0.09, 0.262), (0.58, side * 0.09, 0.262), 0.006, 'brass', 6)
    model.rod((-0.3, 0.03, 0.25), (-0.3, 0.03, 0.36), 0.02, 'black', 12)
    for k in range(4):
        model.rod((0.1 + 0.035 * k, -0.05, 0.262), (0.1 + 0.035 * k, 0.05, 0.262), 0.016, 'oak', 10)
    model.beam((-0.98, 0, 0.09), (-0.9, 0, 0.2), (0.014, 0.014), 'brass', 0.003)
    model.beam((-0.99, 0, 0.2), (-0.78, 0, 0.215), (0.014, 0.014), 'oak', 0.003)


def on_bond(x: float) -> float:
    """The nearest joint of the slips, so that openings end at whole or half bricks."""
    half = BRICK_LENGTH * BRICK / 2
    return round(x / half) * half


def wall(model: Model, width: float, height: float, openings: list[Opening], brick: str) -> None:
    """A wall along X, its outer face towards the camera: slips on a bed, with real reveals."""
    for x0, x1, z0, z1 in solid_parts(0, width, 0, height, openings):
        model.slab((x0, 0.001, z0), (x1, 0.08, z1), 'bed', 0.002)
    holes = [tuple(edge / BRICK for edge in opening) for opening in openings]
    size = (0, width / BRICK), (0, height / BRICK)
    brickwork(model.scaled(BRICK), *size, 0, brick, holes)


def gable(model: Model, width: float, rise: float, length: float, brick: str, roof: str) -> None:
    """From the eaves up: a brick triangle in front, coped, and two slopes that run back."""
    half = width / 2
    model.prism([(0, 0), (width, 0), (half, rise)], -0.08, -0.001, 'bed', TOWARDS_CAMERA)
    course = COURSE * BRICK
    for k in range(int(rise / course) - 1):
        inset = (k + 1) * course * half / rise
        x, z = (inset / BRICK, (width - inset) / BRICK), (k * COURSE, (k + 1.001) * COURSE)
        brickwork(model.scaled(BRICK), x, z, 0, brick)
    for side in (-1, 1):
        eaves, ridge = (half + side * (half + 0.04), -0.01), (half, rise + 0.03)
        middle, out = length / 2 - 0.02 + 0.001 * side, side * 0.02
        foot, head = (eaves[0], middle, eaves[1]), (ridge[0], middle, ridge[1])
        model.beam(foot, head, (length + 0.06, 0.04), roof, 0.004)
        for y in [0.12 * k for k in range(1, int(length / 0.12))]:
            start, end = (eaves[0] + out, y, eaves[1] + 0.025), (half, y, rise + 0.055)
            model.beam(start, end, (0.012, 0.02), roof, 0.002)
        y = -0.02 + 0.002 * side  # neighbours overlap, and share no plane
        start, end = (eaves[0], y, eaves[1] + 0.012), (half, y, rise + 0.045)
        model.beam(start, end, (0.07, 0.05), 'card', 0.004)


def oak_window(model: Model, opening: Opening, panel: tuple[float, float]) -> None:
    """A pane in an oak frame with an oak panel, from and to shares of its width."""
    left, right, sill, head = opening
    start, end = (left + share * (right - left) for share in panel)
    model.slab((left, 0.045, sill), (right, 0.052, head), 'pane', 0.001)
    model.slab((start, 0.03, sill + 0.014), (end, 0.044, head - 0.014), 'oak', 0.003, 2)
    for x in (left, start, end - 0.014, right - 0.014):
        model.slab((x, 0.012, sill), (x + 0.014, 0.044, head), 'oak', 0.003, grain=2)
    for z in (sill, head - 0.014):
        model.slab((left + 0.014, 0.013, z), (right - 0.014, 0.053, z + 0.014), 'oak', 0.003)
    model.slab((left - 0.012, -0.02, sill - 0.022), (right + 0.012, 0.03, sill), 'card', 0.003)


def office(model: Model) -> None:
    """Two gables to the street and six bays to the canal, all of white brick and oak."""
    model.slab((0.08, 0.08, 0), (WIDTH - 0.01, DEPTH, EAVES), 'grey', 0.003)
    bays, door, side = 6, 3, model.on(shift(0, DEPTH) @ rotation(-90))
    for face, width, panel in ((model, WIDTH, (0, 0.4)), (side, DEPTH, (0.6, 1))):
        bay, openings = width / bays, []
        for k in range(bays):
            x0, x1 = on_bond((k + 0.19) * bay), on_bond((k + 0.81) * bay)
            openings.append((x0, x1, 0.02, GROUND_FLOOR - 0.08))
            for storey in range(STOREYS - 1):
                z = GROUND_FLOOR + storey * STOREY
                openings.append((x0, x1, z + 0.07, z + STOREY - 0.06))
        wall(face, width, EAVES, openings, 'card')
        for i, opening in enumerate(openings):
            oak_window(face, opening, (0.1, 0.9) if i == door * STOREYS else panel)
        for storey in range(STOREYS - 1):
            z = GROUND_FLOOR + storey * STOREY
            face.slab((-0.018, -0.022, z - 0.016), (width, 0.004, z + 0.016), 'card', 0.003)
    for half in model.at(0, 0, EAVES).row(2, GABLE):
        gable(half, GABLE, 0.37, DEPTH, 'card', 'card')
        half.rod((GABLE / 2, -0.02, 0.14), (GABLE / 2, 0.05, 0.14), 0.095, 'card', 28)
        for k in range(-3, 4):
            y = math.sqrt(0.08**2 - (0.02 * k) ** 2)
            low, high = (-y, -0.032, 0.133 + 0.02 * k), (y, -0.01, 0.147 + 0.02 * k)
            half.at(GABLE / 2, 0).slab(low, high, 'oak', 0.002)


def pad(model: Model) -> None:
    """The oak square where the crane will stand, four bolts, and the foot of its mast."""
    model.slab((-0.26, -0.26, 0), (0.26, 0.26, 0.012), 'card', 0.003)
    model.slab((-0.21, -0.21, 0.012), (0.21, 0.21, 0.04), 'oak', 0.004)
    for stud in model.each((x, y) for x in (-0.16, 0.16) for y in (-0.16, 0.16)):
        stud.rod((0, 0, 0.04), (0, 0, 0.06), 0.018, 'brass', 10)
    lattice(model, (0, 0, 0.04), (0, 0, 1.04), 0.17, 0.17, 0.011, 'card')


def warehouse(model: Model, width: float, depth: float, storeys: int, brick: str) -> None:
    """Old brick with small windows, loading doors under a hoist in the gable, a slate roof."""
    top, bays = storeys * 0.45, 4
    model.slab((0.08, 0.08, 0), (width - 0.01, depth, top), 'bed', 0.003)
    canal_side = model.on(shift(0, depth) @ rotation(-90))
    for face, length, count in ((model, width, bays), (canal_side, depth, 6)):
        bay, openings = length / count, []
        for k in range(count):
            for storey in range(storeys):
                x, z = on_bond((k + 0.5) * bay - 0.09), storey * 0.45
                openings.append((x, x + 2.5 * BRICK_LENGTH * BRICK, z + 0.12, z + 0.36))
        wall(face, length, top, openings, brick)
        for left, right, sill, head in openings:
            face.slab((left, 0.05, sill), (right, 0.06, head), 'pane', 0.001)
            for x in (left, (left + right) / 2 - 0.005, right - 0.01):
                face.slab((x, 0.035, sill), (x + 0.01, 0.049, head), 'card2', 0.001)
            for out, z0, z1 in ((0.02, sill - 0.025, sill), (0.014, head, head + 0.03)):
                face.slab((left - 0.02, -out, z0), (right + 0.02, 0.02, z1), 'card2', 0.003)
    middle = width / 2
    for door in model.at(middle, 0, 0).row(storeys, z=0.45):
        door.slab((-0.09, -0.016, 0.03), (0.09, 0.003, 0.36), 'walnut', 0.003, grain=2)
    gable(model.at(0, 0, top), width, 0.46, depth, brick, 'slate')
    model.slab((middle - 0.02, -0.3, top + 0.28), (middle + 0.02, 0.02, top + 0.32), 'dark')
    model.rod((middle, -0.28, top + 0.1), (middle, -0.28, top + 0.29), 0.005, 'dark', 6)
