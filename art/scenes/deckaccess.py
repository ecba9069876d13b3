"""A slice of a deck-access block of the 1960s, where two installers hang a new front door.

For the fire doors of east London. Three galleries of flats lead to a stair tower at the far end.
The new leaf is the accent; beyond it, that gallery still has its old doors. Everything but people
and trees is in metres of the block, with the foot of the tower's corner as origin.
"""

import math
import random
from collections.abc import Callable

from kit import studio, trees
from kit.buildings import solid_parts
from kit.figures import person
from kit.geometry import ALONG_X, Model, place, rotation, shift
from kit.materials import acrylic, card, plain, standard

GRADE = studio.Grade(exposure=0.62, vignette=0.22, warmth=-0.02)

METRE = 1 / 3  # 1:30
TURN = -24
BLOCK = shift(-0.85, 1.0) @ rotation(TURN)
STOREYS, STOREY, SLAB = 4, 2.6, 0.2
FLATS, FLAT = 6, 4.2
RISER = 1.6  # the wall between the tower and the first flat, with a riser door
DEPTH, GALLERY = 5.0, 1.5
WALL = 0.25
DOOR, WINDOW = (0.5, 1.5, 0, 2.1), (2.1, 3.7, 0.95, 2.1)
LEAF = (0.93, 2.03)
JOB = (2, 1)  # storey and flat
OLD = ('dark', 'card2', 'grey', 'dark')
RAIL = 1.1
PERSON = 1.72 * METRE
TREES = ((-2.72, 0.55, 1.05, 0),)
# Storey and X of a shrub in a tub before a wall
TUBS = ((1, 5.5), (3, 9.6), (2, 13.9), (0, 5.4), (1, 14.0), (3, 3.4))


def build() -> None:
    block = build_model(STOREYS, hero_day)
    light(block)
    studio.camera((1.9, -13.6, 3.3), (-0.95, 0, 1.82), 49, 4.5, focus=block.point((6, -1, 5)))


def build_model(storeys: int, work: Callable[[Model], None]) -> Model:
    """The block up to a storey, and the work of a day: other scenes lift the upper storeys off."""
    surfaces = standard(
        plain('pane', '#3B4247', roughness=0.22, specular=0.6),
        card('road', '#BCB8B0', variation=0.02),
        acrylic('clear', '#EEF4F4', reflection=0.3),
    )
    model = Model(surfaces, seed=12)
    model.slab((-5.2, -3.0, -0.4), (9, 4.6, -0.12), 'oak', 0.02)
    model.slab((-5.1, -2.9, -0.12), (8.9, 4.5, -0.05), 'road', 0.006)
    block = model.on(BLOCK).scaled(METRE)
    forecourt(block)
    for number, storey in enumerate(block.row(storeys, z=STOREY)):
        for flat, front in enumerate(storey.at(RISER, 0).row(FLATS, FLAT)):
            flat_front(front, number, flat)
        riser(storey)
        if number:
            gallery(storey)
    work(block)
    tubs = [(storey, x) for storey, x in TUBS if storey < storeys]
    for storey, x in tubs:
        block.at(x, -0.3, storey * STOREY).rod((0, 0, 0), (0, 0, 0.35), 0.2, 'grey', 16)
    model.finish()
    kinds = trees.grove(surfaces, TREES, random.Random(3), flakes=1500, flake=0.021)
    for storey, x in tubs:
        foot = block.point((x, -0.3, storey * STOREY - 0.1))
        place(kinds[storey % 2], foot, scale=0.27, turn=x)
    return block


def hero_day(block: Model) -> None:
    """The roof and the tower; the new leaf is held before its frame."""
    roof(block.at(0, 0, STOREYS * STOREY))
    tower(block)
    job(block.at(RISER + JOB[1] * FLAT, 0, JOB[0] * STOREY))
    rack(block.at(8.7, -2.1).on(rotation(-28)))
    people(block)


def light(block: Model) -> None:
    """A key from the left, a fill from the right, a lamp in the hall of the open flat."""
    studio.room('#98928A', wall=14, floor=-0.36, light='#C0D0E3', strength=0.16)
    inside = block.point((RISER + JOB[1] * FLAT + 1.4, 1.4, JOB[0] * STOREY + 1.9))
    studio.point_light(inside, 5, '#FFC486', 0.05)
    studio.area_light((-10, -6.2, 8.6), (0, 0, 1.4), 1.1, 2900, '#FFE6C8')
    studio.area_light((8, -6, 4.5), (0, 0, 1.5), 6, 90, '#CFDEF0')


def forecourt(block: Model) -> None:
    """Flags before the ground floor, and a low kerb."""
    block.slab((-8, -5.3, -0.15), (FLATS * FLAT + 2, DEPTH + 1, -0.02), 'card', 0.005)
    for flag in block.at(-8, -5.3).grid(29, 3, 1.2, 1.2):
        flag.slab((0.01, 0.01, -0.02), (1.19, 1.19, 0), 'card2', 0.002)


def flat_front(front: Model, storey: int, flat: int) -> None:
    """The wall of a flat on its gallery, with its front door and its kitchen window."""
    for left, right, bottom, top in solid_parts(0, FLAT, 0, STOREY - SLAB, (DOOR, WINDOW)):
        front.slab((left, 0, bottom), (right, WALL, top), 'card2', 0.003)
    left, right, sill, head = WINDOW
    front.slab((left, 0.12, sill), (right, 0.14, head), 'pane', 0.001)
    for x in (left, left + 0.55, right - 0.07):
        front.slab((x, 0.06, sill), (x + 0.07, 0.12, head), 'card2', 0.002, grain=2)
    for z in (sill, head - 0.07):
        front.slab((left + 0.07, 0.06, z), (right - 0.07, 0.12, z + 0.07), 'card2', 0.002)
    front.slab((left - 0.08, -0.07, sill - 0.07), (right + 0.08, 0.05, sill), 'card', 0.002)
    left, right, _, head = DOOR
    for x in (left, right - 0.06):
        front.slab((x, 0.03, 0), (x + 0.06, 0.16, head), 'oak', 0.002, grain=2)
    front.slab((left + 0.06, 0.03, head - 0.06), (right - 0.06, 0.16, head), 'oak', 0.002)
    number, job = JOB
    if (storey, flat) == JOB:
        return
    old = storey == number and flat > job
    leaf(front.at(left + 0.065, 0.08), OLD[flat % len(OLD)] if old else 'oak', old)


def riser(storey: Model) -> None:
    """The wall beside the tower, with a pair of oak doors before the riser."""
    storey.slab((0, 0, 0), (RISER, WALL, STOREY - SLAB), 'card2', 0.003)
    for door in storey.at(0.35, -0.06).row(2, 0.52):
        door.slab((0, 0, 0.1), (0.49, 0.06, 2.03), 'oak', 0.004, grain=2)
    storey.slab((0.9, -0.09, 1), (0.94, -0.06, 1.25), 'steel', 0.002)


def leaf(model: Model, material: str, old: bool = False) -> None:
    """A leaf with its lever, letter plate and viewer; an old one has two panels instead."""
    width, height = LEAF[0] - 0.06, LEAF[1]
    model.slab((0, 0, 0.01), (width, 0.05, height), material, 0.003, grain=2)
    if old:
        for bottom, top in ((0.2, 0.85), (1.05, 1.85)):
            model.slab((0.13, -0.015, bottom), (width - 0.13, 0, top), material, 0.004)
    else:
        model.slab((0.26, -0.015, 0.92), (0.62, 0, 0.99), 'steel', 0.002)
        model.rod((width / 2, -0.02, 1.45), (width / 2, 0, 1.45), 0.025, 'steel', 10)
    model.slab((width - 0.1, -0.02, 0.95), (width - 0.05, 0, 1.2), 'steel', 0.002)
    model.slab((width - 0.2, -0.06, 1.06), (width - 0.06, -0.03, 1.09), 'steel', 0.002)


def gallery(storey: Model) -> None:
    """The slab with its brackets, and a balustrade of clear sheets between posts."""
    length = RISER + FLATS * FLAT
    storey.slab((0, -GALLERY, -SLAB), (length, DEPTH, 0), 'card', 0.004)
    storey.slab((0, -GALLERY - 0.06, -SLAB - 0.12), (length, -GALLERY, 0.1), 'card', 0.004)
    bracket = [(-GALLERY, -SLAB), (-GALLERY, -SLAB - 0.1), (0, -SLAB - 0.3), (0, -SLAB)]
    for beam in storey.at(RISER, 0).row(FLATS + 1, FLAT):
        beam.prism(bracket, -0.1, 0.1, 'card2', ALONG_X)
    edge = storey.at(0, -GALLERY - 0.03)
    for bay in edge.row(FLATS * 3 + 1, FLAT / 3):
        bay.slab((-0.025, -0.025, 0.1), (0.025, 0.025, RAIL), 'dark', 0.002)
        bay.slab((0.06, -0.008, 0.2), (FLAT / 3 - 0.06, 0.008, RAIL - 0.1), 'clear', 0.001)
    edge.slab((0, -0.04, RAIL), (length, 0.04, RAIL + 0.06), 'dark', 0.003)


def roof(top: Model) -> None:
    """The roof and its parapet."""
    length = RISER + FLATS * FLAT
    top.slab((0, -GALLERY - 0.3, -SLAB), (length, DEPTH, 0.05), 'card', 0.005)
    for y in (-GALLERY - 0.3, DEPTH - 0.2):
        top.slab((0, y, 0.05), (length, y + 0.2, 0.35), 'card', 0.005)


def tower(block: Model) -> None:
    """The stair tower with its tall window, its entrance, and the door to each gallery."""
    height = STOREYS * STOREY + 0.9
    left, front, right = -3.9, -GALLERY - 0.9, -0.01
    glass = (-2.5, -1.4, 2.9, height - 0.8)
    for a, b, bottom, top in solid_parts(left, right, 0, height, (glass, (*glass[:2], 0, 2.3))):
        block.slab((a, front, bottom), (b, front + 0.3, top), 'card', 0.004)
    block.slab((left, front + 0.3, 0), (right, DEPTH, height), 'card', 0.004)
    low, high = (left - 0.12, front - 0.12, height), (right + 0.12, DEPTH + 0.1, height + 0.2)
    block.slab(low, high, 'card')
    block.slab((-2.5, front + 0.25, 0.01), (-1.4, front + 0.29, height - 0.75), 'pane', 0.001)
    for transom in block.at(-2.5, front, 2.9).row(13, z=0.65):
        transom.slab((0, 0.12, 0), (1.1, 0.24, 0.07), 'card2', 0.002)
    block.slab((-2.9, front - 1.2, 2.45), (-1, front + 0.01, 2.62), 'card', 0.004)
    for level in block.row(STOREYS, z=STOREY):
        level.slab((right, -1.25, 0.02), (right + 0.03, -0.35, 2.05), 'pane', 0.002)


def job(front: Model) -> None:
    """The open flat: the new leaf held before the frame, and the old leaf."""
    hall(front)
    leaf(front.at(0.25, -0.75, 0.03).on(rotation(18)), 'accent')
    leaf(front.at(3.86, -0.4, 0.02).on(rotation(-9, 'X')), 'dark', old=True)


def hall(front: Model) -> None:
    """The walls and the floor of a hall."""
    top = STOREY - SLAB
    front.slab((0, WALL, 0), (0.1, 3, top), 'card', 0.003)
    front.slab((1.9, WALL, 0), (2, 3, top), 'card', 0.003)
    front.slab((0.1, 2.9, 0), (1.9, 3, top), 'card', 0.003)
    front.slab((0.1, WALL, 0), (1.9, 2.9, 0.02), 'oak', 0.002)


def rack(model: Model) -> None:
    """New leaves on an A-frame, ready to go up."""
    model.slab((0, 0, 0), (2.6, 1.3, 0.12), 'dark', 0.003)
    for x, y in ((0.08, 0.25), (0.08, 1.05), (2.52, 0.25), (2.52, 1.05)):
        model.beam((x, y, 0.1), (x, 0.65, 1.5), (0.09, 0.09), 'dark', 0.003)
    for side in (-1, 1):
        for k, new in enumerate(model.at(0.2, 0.65 + side * 0.36, 0.12).row(3, y=side * 0.08)):
            for door in new.at(0.1 * k, 0).row(2, 1.02):
                at = door.on(rotation(side * 12, 'X'))
                at.slab((0, -0.03, 0), (0.93, 0.03, 2.03), 'oak', 0.004, grain=2)


def people(block: Model) -> None:
    """The two installers at the leaf, and tenants: storey, X, Y, degrees, pose, top."""
    number, flat = JOB
    x = RISER + flat * FLAT
    for storey, along, out, degrees, pose, top in (
        (number, x - 0.15, -0.78, -90, 'push', 'card2'),
        (number, x + 1.5, -0.5, 90, 'push', 'card2'),
        (1, x + 6.2, -0.95, 90, 'walk', 'grey'),
        (3, x + 5.2, -0.85, 150, 'stand', 'card2'),
        (0, x - 1.2, -2.8, -70, 'walk', 'card2'),
        (0, x + 7.6, -1.7, 100, 'walk', 'grey'),
    ):
        turn = math.radians(degrees + TURN)
        person(block, (along, out, storey * STOREY + 0.01), PERSON, turn, 'dark', pose, top)
