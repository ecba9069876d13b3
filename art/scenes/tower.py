"""The tower of the city block, photographed from one place at eight stages: tower0 to tower7.

For the programme of the home page, whose work stages they are, from the plot pegged out to the
building in use. Watch that nothing moves from stage to stage but the plot, and that one vermilion
thing says what is new.
"""

import math
import random
from collections.abc import Callable

from kit import materials, studio, trees
from kit.buildings import bare_tower, scaffold
from kit.cranes import lattice
from kit.figures import silhouette
from kit.geometry import Model, place
from scenes import city
from scenes.city import PAVEMENT, PERSON, STOREY, TOWER_SIZE, TOWER_STOREYS, TOWER_X, TOWER_Y

GRADE = city.GRADE

HANDOVER, IN_USE = 6, 7
RIGHT, BACK = TOWER_X + TOWER_SIZE, TOWER_Y + TOWER_SIZE
MIDDLE = (TOWER_X + RIGHT) / 2, (TOWER_Y + BACK) / 2
GROUND = PAVEMENT + 0.02  # of the plot
ROOF = PAVEMENT + TOWER_STOREYS * STOREY + 0.03
BAY = TOWER_SIZE / city.PANELS
# The part of the front that is drawn in full before the rest is built: bays and storeys
SAMPLE_BAYS, SAMPLE_STOREYS = range(6, 9), range(4)
LIT_SHARE = 0.4  # of the windows of the building in use


def build(stage: int = IN_USE) -> None:
    """Build the model as it is at a work stage, and photograph it."""
    surfaces = materials.standard()
    surfaces['glass'] = materials.plain('glass', '#39444D', roughness=0.12, coat=0.6)
    surfaces['lit'] = materials.glow('lit', '#FFC98A', 2.6, 0.3)
    neighbourhood(surfaces)
    model = Model(surfaces, seed=11)
    plot = 'card2' if stage >= HANDOVER else 'grey'
    model.slab((-1.6, 0.3, PAVEMENT), (0.6, 2.2, GROUND), plot, 0.004)
    STAGES[stage](model)
    model.finish('tower')
    city.light()
    studio.not_as_lamps(surfaces, ['lit'])
    studio.camera((6.0, -8.7, 6.15), (-0.85, 0.9, 1.86), 64, 4.5, focus=(-0.2, 0.6, 1.3))


def neighbourhood(surfaces: materials.Materials) -> None:
    """All of the city but its tower, which is built of the same random numbers and left out."""
    model, draw = Model(surfaces, seed=7), random.Random(5)
    left_out = Model(surfaces, seed=0)
    left_out.random = model.random
    city.ground(model)
    city.tower(left_out)
    city.neighbours(model)
    scaffold(model, -4.55, -2.75, -2.7, PAVEMENT, PAVEMENT + 0.62, wire=0.005)
    city.vehicles(model)
    city.passers_by(model, draw)
    city.crew_on_deck(left_out, draw)
    city.side_streets(model, draw)
    model.finish()
    city.plant_trees(surfaces, draw)


def pegged_out(model: Model) -> None:
    """Stage 0: a vermilion line from peg to peg, where the building is to stand."""
    corners = ((TOWER_X, TOWER_Y), (RIGHT, TOWER_Y), (RIGHT, BACK), (TOWER_X, BACK))
    for (xa, ya), (xb, yb) in zip(corners, corners[1:] + corners[:1]):
        model.beam((xa, ya, GROUND + 0.1), (xb, yb, GROUND + 0.1), (0.022, 0.022), 'accent', 0.002)
        model.rod((xa, ya, GROUND), (xa, ya, GROUND + 0.18), 0.018, 'accent')
    for x, y, turn in ((-0.75, 1.2, 0.4), (-0.6, 1.12, 2.6), (-0.1, 0.36, 0.3)):
        silhouette(model, (x, y, GROUND), PERSON, turn, 'dark', 'stand')


def surveyed(model: Model) -> None:
    """Stage 1: a grid of levels, trial pits, and a vermilion drill rig."""
    for k in range(6):
        along = k * TOWER_SIZE / 5
        for low, high in (
            ((TOWER_X + along - 0.008, TOWER_Y), (TOWER_X + along + 0.008, BACK)),
            ((TOWER_X, TOWER_Y + along - 0.008), (RIGHT, TOWER_Y + along + 0.008)),
        ):
            model.slab((*low, GROUND - 0.01), (*high, GROUND + 0.003 + 0.001 * (k % 2)), 'card')
    for pit in model.at(0, 0, GROUND).each(((-1.08, 0.92), (-0.95, 1.55), (-0.3, 1.5))):
        pit.slab((-0.1, -0.07, 0), (0.1, 0.07, 0.008), 'black')
        pit.ball((-0.02, 0.16, 0), 0.11, 'walnut', squash=0.55)
        pit.ball((0.1, 0.17, 0), 0.08, 'walnut', squash=0.55)
    drill_rig(model.at(-0.42, 0.86, GROUND))
    level = model.at(-1.3, 0.4, GROUND)
    for k in range(3):
        foot = (0.05 * math.cos(k * 2.1), 0.05 * math.sin(k * 2.1), 0)
        level.rod(foot, (0, 0, 0.1), 0.004, 'brass', 6)
    level.box((0, 0, 0.11), (0.035, 0.02, 0.02), 'black', 0.003)
    for x, y, pose in ((-1.4, 0.38, 'stand'), (-0.72, 0.78, 'point'), (0.22, 0.6, 'stand')):
        silhouette(model, (x, y, GROUND), PERSON, 0.3, 'dark', pose)


def drill_rig(model: Model) -> None:
    """Two tracks, a body, and a braced mast with its rod in the ground."""
    for side in (-0.075, 0.075):
        model.box((0, side, 0.025), (0.3, 0.05, 0.05), 'black', 0.015)
    model.box((0.05, 0, 0.1), (0.22, 0.14, 0.1), 'accent', 0.01)
    lattice(model, (-0.16, 0, 0.03), (-0.16, 0, 0.95), 0.06, 0.07, 0.007, 'accent')
    model.rod((0.1, 0, 0.14), (-0.14, 0, 0.6), 0.011, 'accent')
    model.rod((-0.21, 0, 0), (-0.21, 0, 0.98), 0.008, 'steel')


def massed(model: Model) -> None:
    """Stage 2: blocks of timber inside the vermilion outline of what may be built."""
    heights = (GROUND, *(PAVEMENT + storey * STOREY for storey in (4, 8)), ROOF)
    for bottom, top in zip(heights, heights[1:]):
        model.slab((TOWER_X, TOWER_Y, bottom + 0.008), (RIGHT, BACK, top), 'bass', 0.006, grain=0)
    gap, top = 0.09, ROOF + 0.2
    x, y = (TOWER_X - gap, RIGHT + gap), (TOWER_Y - gap, BACK + gap)
    outline = [(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])]
    for a, b in zip(outline, outline[1:] + outline[:1]):
        model.rod((*a, GROUND), (*a, top), 0.012, 'accent')
        model.rod((*a, top), (*b, top), 0.012, 'accent')


def coordinated(model: Model) -> None:
    """Stage 3: floors, cut open at the corner, about a vermilion core of stairs and risers."""
    x, y, half = *MIDDLE, TOWER_SIZE * 0.16
    for storey in range(TOWER_STOREYS + 1):
        z = PAVEMENT + storey * STOREY
        model.slab((TOWER_X, y, z), (RIGHT, BACK, z + 0.03), 'card', 0.004)
        model.slab((TOWER_X, TOWER_Y, z), (x, y + 0.002, z + 0.03), 'card', 0.004)
    model.slab((x - half, y - half, PAVEMENT), (x + half, y + half, ROOF + 0.19), 'accentcard')


def detailed(model: Model) -> None:
    """Stage 4: the frame to its last column, and one part of the front in full."""
    frame(model)
    facade(model, lambda bay, storey: bay in SAMPLE_BAYS and storey in SAMPLE_STOREYS, ('front',))
    left, right = TOWER_X + SAMPLE_BAYS[0] * BAY - 0.02, RIGHT + 0.02
    top = PAVEMENT + len(SAMPLE_STOREYS) * STOREY + 0.02
    for x in (left, right):
        model.beam((x, 0.455, GROUND), (x, 0.455, top), (0.03, 0.03), 'accent')
    model.beam((left, 0.455, top), (right, 0.455, top), (0.03, 0.03), 'accent')


def under_construction(model: Model) -> None:
    """Stage 5: the tower of the city, with its crane, its hoarding and six storeys clad."""
    frame(model)
    last = city.PANELS_OF_LAST_STOREY
    facade(model, lambda bay, storey: storey < city.CLAD_STOREYS - (bay >= last))
    city.crane(model)
    city.hoarding(model)
    city.cabins(model)
    city.crew_on_deck(model, random.Random(3))


def handed_over(model: Model) -> None:
    """Stage 6: all clad, trees planted, and the cradle for cleaning tried out at the top."""
    finished(model, 0)
    cradle(model, ROOF - 0.3)
    for x, turn in ((-0.85, 0.4), (-0.72, 2.7), (-0.58, 0.3)):
        silhouette(model, (x, 0.34, GROUND), PERSON, turn, 'dark', 'stand')


def in_use(model: Model) -> None:
    """Stage 7: lights, people, a van at the door, and the cradle at work."""
    finished(model, LIT_SHARE)
    cradle(model, PAVEMENT + 7.6 * STOREY)
    draw = random.Random(9)
    for _ in range(26):
        spot = (draw.uniform(-1.5, 0.5), draw.uniform(0.16, 0.4), GROUND)
        city.passer_by(model, draw, spot, ('dark', 'card', 'bass'), ('walk', 'walk', 'stand'))
    van(model.at(0.74, 0.62, PAVEMENT))


STAGES: tuple[Callable[[Model], None], ...] = (
    pegged_out,
    surveyed,
    massed,
    coordinated,
    detailed,
    under_construction,
    handed_over,
    in_use,
)


def frame(model: Model) -> None:
    """Slabs on timber columns about a core."""
    size = (TOWER_SIZE, TOWER_SIZE)
    bare_tower(model, (TOWER_X, TOWER_Y), size, PAVEMENT, TOWER_STOREYS, STOREY, columns=(5, 5))


def facade(
    model: Model,
    made: Callable[[int, int], bool] = lambda bay, storey: True,
    sides: tuple[str, ...] = ('front', 'right'),
    lit_share: float = 0,
) -> None:
    """Oak frames with a window each, where they are already `made`."""
    draw = random.Random(21)

    def part(side: str, along: tuple[float, float], z: tuple[float, float], out: float, of: str):
        """A piece of a side: along it, up it, and how far it stands out."""
        if side == 'front':
            low, high = (TOWER_X + along[0], 0.492 - out, z[0]), (TOWER_X + along[1], 0.494, z[1])
        else:
            low, high = (0.006, TOWER_Y + along[0], z[0]), (0.008 + out, TOWER_Y + along[1], z[1])
        model.slab(low, high, of, 0.003)

    for side in sides:
        for storey in range(TOWER_STOREYS):
            bottom = PAVEMENT + storey * STOREY + 0.035
            top = bottom + 0.16
            for bay in range(city.PANELS):
                window = 'lit' if draw.random() < lit_share else 'glass'
                if not made(bay, storey):
                    continue
                left, right = bay * BAY + 0.01, bay * BAY + BAY - 0.01
                part(side, (left, left + 0.024), (bottom, top), 0.034, 'oak')
                part(side, (right - 0.024, right), (bottom, top), 0.034, 'oak')
                part(side, (left + 0.025, right - 0.025), (bottom, bottom + 0.035), 0.03, 'oak')
                part(side, (left + 0.025, right - 0.025), (top - 0.02, top), 0.03, 'oak')
                window_z = (bottom + 0.036, top - 0.021)
                part(side, (left + 0.025, right - 0.025), window_z, 0.008, window)


def finished(model: Model, lit_share: float) -> None:
    """The building complete, with its entrance, its roof and a planted forecourt."""
    frame(model)
    facade(model, lit_share=lit_share)
    roof = model.at(0, 0, ROOF)
    roof.slab((TOWER_X - 0.01, 0.455, -0.03), (0.045, 0.52, 0.07), 'oak', 0.004)
    roof.slab((-0.02, 0.521, -0.03), (0.045, BACK + 0.01, 0.07), 'oak', 0.004)
    roof.slab((TOWER_X - 0.01, 0.521, -0.03), (TOWER_X + 0.03, BACK + 0.01, 0.07), 'oak', 0.004)
    roof.slab((TOWER_X + 0.031, BACK - 0.05, -0.03), (-0.021, BACK + 0.01, 0.07), 'oak', 0.004)
    roof.slab((-1.15, 1.45, 0), (-0.95, 1.7, 0.12), 'grey', 0.004)
    roof.slab((-0.4, 1.4, 0), (-0.15, 1.7, 0.09), 'card2', 0.004)
    model.slab((-0.95, 0.24, PAVEMENT + 0.19), (-0.4, 0.49, PAVEMENT + 0.215), 'card', 0.004)
    model.slab((-1.75, 0.12, PAVEMENT), (0.75, 0.299, GROUND), 'card2', 0.004)
    draw = random.Random(4)
    kind = trees.tree(model.materials, 'tree of the forecourt', 'sage', 8)
    front = [(x, 0.2) for x in (-1.62, -1.3, -0.1, 0.2, 0.5)]
    for x, y in (*front, *((0.45, y) for y in (0.6, 0.95, 1.3, 1.65, 2.0))):
        place(kind, (x, y, GROUND), scale=draw.uniform(0.28, 0.36), turn=draw.uniform(0, 6))


def van(model: Model) -> None:
    """A white van at the side of the building."""
    model.box((0, 0, 0.075), (0.12, 0.3, 0.11), 'card', 0.016)
    model.box((0, -0.08, 0.1), (0.125, 0.1, 0.045), 'glass', 0.01)
    for along in (-0.09, 0.09):
        model.box((0, along, 0.02), (0.124, 0.06, 0.04), 'black', 0.012)


def cradle(model: Model, height: float) -> None:
    """The vermilion cleaning cradle at a height before the front, on its davits on the roof."""
    left, right, y = -0.75, -0.2, 0.38
    for x in (left + 0.05, right - 0.05):
        model.beam((x, 0.75, ROOF), (x, 0.75, ROOF + 0.26), (0.035, 0.035), 'accent')
        model.beam((x, 0.8, ROOF + 0.26), (x, y, ROOF + 0.26), (0.035, 0.035), 'accent')
        model.rod((x, y, height + 0.1), (x, y, ROOF + 0.25), 0.004, 'black', 5)
    model.slab((left, y - 0.05, height), (right, y + 0.05, height + 0.09), 'accent', 0.006)
    for x in (left + 0.16, right - 0.16):
        silhouette(model, (x, y, height + 0.04), PERSON, 0.2, 'dark', 'stand')
