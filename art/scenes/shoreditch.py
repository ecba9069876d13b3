"""A brick warehouse cut open: two floors being fitted out, people at work above and below them.

For the fit-out in London EC2A. Old brick and pale timber are the landlord's, oak and white card
are ours. Two panes are missing from the glass partition on the second floor. The vermilion store,
where drills are locked up in quiet hours, is what to look at. Only the two floors have lamps.
"""

import math
from collections.abc import Callable

from kit import studio, trees
from kit.buildings import Opening, grid_building
from kit.figures import person
from kit.geometry import Model, place, rotation, shift
from kit.materials import acrylic, card, glow, plain, standard
from scenes.canal import on_bond, wall

GRADE = studio.Grade(exposure=0.62, vignette=0.22, warmth=-0.01, bloom=0.04, bloom_threshold=2.0)

WIDTH, CUT, BACK = 3.0, -1.0, 0.95
DEPTH = BACK - CUT
WALL, STOREY = 0.12, 0.62
CEILING = STOREY - 0.11
PERSON = 0.285
LOFT = 4 * STOREY
EAVES, TOOTH = 0.30, 0.38  # of the loft, and how far its roof rises
JOISTS = 22
PANES, PANE, MISSING = 7, 0.37, (3, 4)
# X of the desks of a floor, and who sits on the left and on the right of each
GROUND = ((0.55, 'dark', 'card'), (1.5, 'card', None), (2.35, None, 'dark'))
THIRD = ((0.5, None, 'dark'), (1.3, 'dark', 'card'), (2.15, 'dark', None))
TOP = ((0.6, 'card', None), (1.4, 'dark', 'dark'), (2.2, None, 'card'))
# Where a plant stands, and on which floor
PLANTS = ((2.85, -0.75, 0), (2.85, -0.8, 3))
# X and Y of those who walk by, and their turn
WALKERS = ((-0.75, -1.1, -1.2), (1.2, -1.3, 1.4), (3.7, -1.2, 1.5))


def build() -> None:
    build_model(second_floor)
    light()
    studio.camera((-4.4, -12.6, 3.0), (0.42, 0, 1.48), 54, 5.0, focus=(1.5, -0.9, 1.4))


def build_model(
    second: Callable[[Model], None], with_store: bool = True, walkers: tuple = WALKERS
) -> None:
    """The warehouse, with what is to be seen on its second floor, and the store on the first."""
    surfaces = standard(
        card('clay', '#BC9F8A', variation=0.10),
        card('bed', '#B9B0A2', variation=0.02),
        card('slate', '#6F7276', roughness=0.7, variation=0.12),
        card('tile', '#A9ABAA', variation=0.04),
        plain('scr', '#22262B', roughness=0.25),
        acrylic('pane', '#DCE8E8', reflection=1.4),
        acrylic('tint', '#AFCDD1', reflection=1.6),
        glow('strip', '#FFE2BC', 4.0),
    )
    model = Model(surfaces, seed=29)
    site(model)
    outer_walls(model)
    for number in range(5):
        storey(model.at(0, 0, number * STOREY), number)
    occupied(model, GROUND)
    first_floor(model.at(0, 0, STOREY))
    if with_store:
        store(model.at(2.22, -0.88, STOREY))
    second(model.at(0, 0, 2 * STOREY))
    occupied(model.at(0, 0, 3 * STOREY), THIRD)
    occupied(model.at(0, 0, LOFT), TOP)
    for tooth in model.at(0, 0, LOFT + EAVES).row(2, WIDTH / 2):
        sawtooth(tooth)
    for x, y, turn in walkers:
        person(model, (x, y, -0.05), PERSON, turn, 'dark', 'walk')
    for x, y, floor in PLANTS:
        foot = (x, y, STOREY * floor)
        model.rod(foot, (x, y, foot[2] + 0.08), 0.04, 'card', 16, end_radius=0.05)
    model.finish()
    plant = trees.tree(surfaces, 'plant', 'sage', 9, 0.5, 0.26, 420, 0.034)
    for x, y, floor in PLANTS:
        place(plant, (x, y, STOREY * floor + 0.05), scale=0.45, turn=x)


def light() -> None:
    """The studio, and lamps on the two floors."""
    studio.room('#9A948D', wall=13, floor=-0.28, light='#BACCE4', strength=0.18)
    for floor in (1, 2):
        studio.point_light((1.5, -0.3, floor * STOREY + 0.42), 17, '#FFDDB8', 0.07)
    studio.area_light((-6.5, -9.6, 6.0), (1, 0, 1.3), 1.0, 2000, '#FFDDB4')
    studio.area_light((8, -6, 4.5), (1, 0, 1.3), 6, 140, '#CFDEF0')


def site(model: Model) -> None:
    """The board, the pavement, and a neighbour that runs out of the picture."""
    model.slab((-1.2, -1.6, -0.28), (6.4, 1.8, -0.14), 'oak', 0.02)
    model.slab((-1.1, -1.52, -0.14), (6.3, 1.7, -0.05), 'card2', 0.006)
    model.slab((-WALL - 0.03, CUT - 0.02, -0.05), (WIDTH + WALL, BACK + 0.1, -0.001), 'grey', 0.005)
    corner = (WIDTH + WALL + 0.01, CUT + 0.12)
    grid_building(model, corner, (2.6, 1.8), -0.05, 4, 0.5, (9, 6), depth=0.06)


def outer_walls(model: Model) -> None:
    """Brick walls, with tall windows on the left and at the back, dark where they are cut."""

    def openings(width: float, places: tuple[float, ...]) -> list[Opening]:
        floors = [floor * STOREY for floor in range(4)]
        spans = [(on_bond(x), on_bond(x + width)) for x in places]
        return [(*span, floor + 0.12, floor + 0.48) for floor in floors for span in spans]

    sides = openings(0.34, (0.2, 0.8, 1.4))
    left = model.on(shift(-WALL, BACK) @ rotation(-90))
    wall(left, DEPTH, LOFT + EAVES, sides, 'clay')
    rear = openings(0.36, (0.22, 0.77, 1.32, 1.87, 2.42))
    wall(model.at(0, BACK), WIDTH, LOFT + EAVES, rear, 'clay')
    for face, holes in ((left, sides), (model.at(0, BACK), rear)):
        for x0, x1, sill, head in holes:
            face.slab((x0, 0.05, sill), (x1, 0.054, head), 'pane', 0.001)
            for x in (x0, (x0 + x1) / 2 - 0.007, x1 - 0.014):
                face.slab((x, 0.03, sill), (x + 0.014, 0.049, head), 'dark', 0.002)
            for z in (sill, (sill + head) / 2, head - 0.014):
                face.slab((x0, 0.032, z), (x1, 0.048, z + 0.014), 'dark', 0.002)
            face.slab((x0 - 0.02, -0.025, sill - 0.025), (x1 + 0.02, 0.028, sill), 'card2', 0.003)
            face.slab((x0 - 0.02, -0.018, head), (x1 + 0.02, 0.028, head + 0.035), 'card2', 0.003)
    top = LOFT + EAVES
    wall(model.on(shift(WIDTH, BACK) @ rotation(-90)), DEPTH, top, [], 'clay')
    model.slab((WIDTH + 0.081, CUT, 0), (WIDTH + WALL, BACK, top), 'bed', 0.004)
    for x in (-WALL - 0.012, WIDTH):
        model.slab((x, CUT - 0.014, 0), (x + WALL + 0.012, CUT - 0.001, top), 'dark', 0.002)


def storey(model: Model, number: int) -> None:
    """Joists under boards, or under the tiles of a bare floor; a row of iron columns; two lights."""
    finish = 'tile' if number in (1, 2) else 'bass'
    if number:
        for joist in model.at(0.03, 0).row(JOISTS, (WIDTH - 0.09) / (JOISTS - 1)):
            joist.slab((0, CUT, -0.095), (0.03, BACK, -0.025), 'bass', 0.003, grain=1)
        model.slab((0, -0.14, -0.17), (WIDTH, -0.06, -0.096), 'bass', 0.004)
    rows = 12 if finish == 'bass' else 6
    for board in model.at(0, CUT).row(rows, 0, DEPTH / rows):
        for part in board.row(1 if finish == 'bass' else 10, WIDTH / 10):
            length = WIDTH if finish == 'bass' else WIDTH / 10 - 0.003
            part.slab((0, 0, -0.024), (length, DEPTH / rows - 0.002, 0), finish, 0.002)
    if number < 4:
        for column in model.at(0.75, -0.1).row(3, 0.75):
            column.rod((0, 0, 0), (0, 0, CEILING - 0.06), 0.022, 'dark', 14)
            column.box((0, 0, CEILING - 0.075), (0.1, 0.07, 0.03), 'dark', 0.004)
        for y in (-0.62, 0.42):
            model.slab(
                (0.25, y, CEILING - 0.02), (WIDTH - 0.25, y + 0.02, CEILING - 0.008), 'strip'
            )


def occupied(model: Model, desks: tuple) -> None:
    """A floor in use: people at desks, seen from the side, one on their way, and cupboards."""
    for x, left, right in desks:
        for y, workers in ((-0.6, (left, right)), (0.3, (right, left))):
            bench = model.at(x, y)
            bench.slab((-0.17, -0.15, 0.112), (0.17, 0.15, 0.126), 'card', 0.003)
            for leg in (-0.13, 0.12):
                bench.slab((-0.15, leg, 0), (0.15, leg + 0.01, 0.111), 'card2', 0.002)
            for side, worker in zip((-1, 1), workers):
                bench.slab((side * 0.04, -0.07, 0.145), (side * 0.048, 0.07, 0.22), 'scr', 0.002)
                bench.rod((side * 0.25, 0, 0), (side * 0.25, 0, 0.066), 0.007, 'steel', 8)
                bench.box((side * 0.25, 0, 0.07), (0.07, 0.07, 0.012), 'grey', 0.004)
                bench.box((side * 0.29, 0, 0.12), (0.01, 0.065, 0.08), 'grey', 0.004)
                if worker:
                    person(bench, (side * 0.25, 0, 0), PERSON, side * math.pi / 2, worker, 'sit')
    person(model, (desks[1][0] + 0.42, -0.72, 0), PERSON, 1.2, 'dark', 'walk')
    for cupboard in model.at(0.3, BACK - 0.16).row(4, 0.6):
        cupboard.slab((0, 0, 0), (0.4, 0.15, 0.1), 'card2', 0.003)


def first_floor(model: Model) -> None:
    """Reception desk, shelving, a partition with its first board on, oak boards."""
    counter = model.at(0.25, -0.72)
    counter.slab((0, 0, 0), (0.8, 0.12, 0.2), 'card', 0.004)
    for slat in counter.row(20, 0.04):
        slat.slab((0.004, -0.016, 0.012), (0.036, 0, 0.2), 'oak', 0.003, grain=2)
    counter.slab((-0.02, -0.03, 0.2), (0.82, 0.16, 0.22), 'oak', 0.004)
    person(model, (0.98, -0.4, 0), PERSON, 2.4, 'dark', 'push', hat='card')
    shelving(model.at(0.1, BACK - 0.2), 9)
    partition = model.at(1.28, -0.2)
    for stud in partition.row(6, 0.13):
        stud.slab((0, 0, 0), (0.03, 0.06, CEILING - 0.07), 'oak', 0.002, grain=2)
    for z in (0, CEILING - 0.1):
        partition.slab((0, 0.002, z), (0.68, 0.058, z + 0.03), 'oak', 0.002)
    partition.slab((0.395, -0.02, 0), (0.7, -0.001, CEILING - 0.07), 'card', 0.003)
    person(model, (1.62, -0.46, 0), PERSON, -0.4, 'dark', 'point', hat='card')
    for board in model.at(1.3, -0.9).row(4, 0.02, 0.01, 0.026):
        board.slab((0, 0, 0.001), (0.62, 0.1, 0.024), 'oak', 0.002)
        board.slab((0, 0.11, 0.001), (0.6, 0.21, 0.024), 'oak', 0.002)


def shelving(model: Model, bays: int) -> None:
    """Oak shelves, three high."""
    for upright in model.row(bays + 1, 0.3):
        upright.slab((0, 0, 0), (0.018, 0.14, 0.4), 'oak', 0.002, grain=2)
    for shelf in model.row(4, 0, 0, 0.124):
        shelf.slab((0, 0.004, 0.006), (bays * 0.3 + 0.018, 0.136, 0.022), 'oak', 0.002)


def store(model: Model) -> None:
    """The vermilion steel store: two doors with louvres, a hasp and a brass padlock."""
    width, depth, height = 0.56, 0.36, 0.4
    model.slab((0.03, 0.03, 0.001), (width - 0.03, depth - 0.03, 0.03), 'dark', 0.003)
    model.slab((0, 0, 0.03), (width, depth, height), 'accentcard', 0.006)
    model.slab(
        (-0.012, -0.022, height), (width + 0.012, depth + 0.01, height + 0.022), 'accentcard'
    )
    for x in (0.016, width / 2 + 0.003):
        end = x + width / 2 - 0.019
        model.slab((x, -0.016, 0.045), (end, -0.001, height - 0.012), 'accentcard', 0.004)
        for louvre in model.at(0, 0, height - 0.09).row(3, 0, 0, 0.02):
            louvre.slab((x + 0.06, -0.02, 0), (end - 0.06, -0.015, 0.008), 'dark', 0.001)
    model.slab((width / 2 - 0.06, -0.024, 0.2), (width / 2 + 0.06, -0.015, 0.228), 'steel', 0.002)
    model.box((width / 2, -0.034, 0.18), (0.06, 0.02, 0.055), 'brass', 0.005)


def second_floor(model: Model) -> None:
    """An oak and glass partition, two with the drawing at its missing panes, kitchen behind."""
    partition(model.at(0.2, -0.5))
    person(model, (1.36, -0.72, 0), PERSON, 0.2, 'dark', 'plan', hat='card')
    person(model, (1.72, -0.75, 0), PERSON, 0.5, 'card', 'point', hat='card')
    person(model, (2.5, 0.1, 0), PERSON, 1.6, 'dark', 'stand', hat='card')
    fittings(model)


def partition(line: Model) -> None:
    """Panes in an oak frame, but for those that are missing."""
    top = CEILING - 0.07
    for k, bay in enumerate(line.row(PANES + 1, PANE)):
        bay.slab((-0.014, 0, 0), (0.014, 0.05, top), 'oak', 0.003, grain=2)
        if k < PANES and k not in MISSING:
            bay.slab((0.014, 0.02, 0.03), (PANE - 0.014, 0.026, top - 0.03), 'tint', 0.001)
    for z in (0, top - 0.03):
        line.slab((-0.013, 0.002, z), (PANES * PANE + 0.013, 0.048, z + 0.03), 'oak', 0.003)


def fittings(model: Model) -> None:
    """The kitchen, shelving, and a board on trestles."""
    model.slab((0.3, 0.3, 0), (1.2, 0.5, 0.2), 'oak', 0.004)
    model.slab((0.28, 0.28, 0.2), (1.22, 0.52, 0.22), 'card', 0.004)
    shelving(model.at(1.4, BACK - 0.2), 5)
    for trestle in model.each(((0.42, -0.86), (0.82, -0.86))):
        trestle.slab((0, 0, 0.13), (0.03, 0.2, 0.15), 'bass', 0.002)
        for y in (0.02, 0.18):
            trestle.beam((0.015, y, 0), (0.015, y, 0.14), (0.02, 0.02), 'bass', 0.002)
    model.slab((0.34, -0.8, 0.151), (0.94, -0.7, 0.172), 'oak', 0.003)


def sawtooth(model: Model) -> None:
    """A tooth of the roof: glass to the left, a slope of slate, a truss at the cut."""
    width, middle = WIDTH / 2, (CUT + BACK) / 2
    start, end = (-0.02, middle, TOOTH + 0.02), (width + 0.02, middle, 0.02)
    model.beam(start, end, (DEPTH + 0.1, 0.05), 'slate', 0.004)
    model.beam((-0.02, CUT - 0.06, TOOTH + 0.02), (width, CUT - 0.06, 0.025), (0.014, 0.06), 'dark')
    model.slab((-0.01, CUT + 0.02, 0.04), (-0.004, BACK - 0.02, TOOTH - 0.02), 'pane', 0.001)
    for bar in model.at(-0.03, CUT).row(9, 0, (DEPTH - 0.03) / 8):
        bar.slab((0, 0, 0), (0.03, 0.03, TOOTH), 'dark', 0.003)
    for y in (CUT + 0.01, -0.1):
        model.slab((0, y, -0.03), (width, y + 0.05, 0.02), 'bass', 0.003)
        model.beam((0.04, y + 0.025, 0), (0.04, y + 0.025, TOOTH), (0.05, 0.05), 'bass', 0.003)
        for x in (0.5, 1.0):
            foot, head = (x, y + 0.025, 0), (x, y + 0.025, TOOTH * (1 - x / width))
            model.beam(foot, head, (0.04, 0.04), 'bass', 0.003)
        model.beam((0.06, y + 0.025, 0.02), (0.5, y + 0.025, TOOTH * 0.66), (0.04, 0.04), 'bass')
